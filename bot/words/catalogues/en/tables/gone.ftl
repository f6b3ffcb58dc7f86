# People who have left the server, and games whose thread is gone.
turn-ask-gone = **{ $name }** is up: { $step }. But { $name } has left this server and can’t be pinged. If you like, a caretaker plays on; coming back, { $name } may claim the seat. Orders and plans of { $name }, if there are any, rest until then.
reminder-gone = **{ $game }** waits for { $name }, who has left this server and can’t be reminded. If you like, a caretaker plays on.
offer-left = { $name } has left this server and can’t be asked; the offer stays open all the same.
button-call = Ask for a caretaker
thread-lost = 🧵 The thread of **{ $game }** is gone, but the game isn’t: every move is kept. Shall it go on in a new thread?
thread-lost-all = 🧵 The thread of **{ $game }** on **{ $server }** is gone, and in the channel where the table was opened I can’t write any more. But the game is there: every move is kept. To go on, one of you types `/{ command-game } { command-game-thread } { field-game }:{ $number }` in another channel of that server.
button-thread = Open a new thread
thread-opened = **{ $game }** goes on in { $link }.
refusal-thread_in_making = The thread of **{ $game }** is just being opened.
command-game-thread = thread
command-game-thread-description = Open a new thread for a game whose own is gone
