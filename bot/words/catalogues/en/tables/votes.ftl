# Votes of the table.
vote-ask-remove = 🗳 **{ $game }**: { $who } asks to remove { $name } from the game. A caretaker would play until somebody takes the seat.
vote-ask-caretaker = 🗳 **{ $game }**: { $who } asks for a caretaker to play for { $name }, who may claim the seat back at any moment.
vote-ask-silent = 🗳 **{ $game }**: { $name } doesn’t answer. Shall a caretaker play on for { $name }, who may claim the seat back at any moment?
vote-ask-undo = 🗳 **{ $game }**: { $who } asks to undo:
vote-host = the host
vote-rule = It takes { $needed } of { $voters } votes.
vote-yes = Yes: { $who }
vote-no = No: { $who }
vote-asked = Not yet: { $who }
vote-over = 🗳 **{ $game }**: the vote is over.
vote-passed-remove = Yes, by { $yes } to { $no }: { $name } is removed.
vote-passed-caretaker = Yes, by { $yes } to { $no }: a caretaker plays for { $name }.
vote-passed-undo = Yes, by { $yes } to { $no }: the moves are undone.
vote-failed = No, by { $no } to { $yes }: all stays as it is.
vote-overtaken = The game has moved on, so this vote is settled.
vote-opened = The others are asked; they vote in the game’s thread.
vote-none = No vote is open in **{ $game }**.
button-vote-yes = Yes
button-vote-no = No
command-vote = vote
command-vote-description = Votes of the table: a caretaker, removing a player
command-vote-remove = remove
command-vote-remove-description = Ask the others to remove a player
command-vote-caretaker = caretaker
command-vote-caretaker-description = Ask the others for a caretaker to play for somebody who doesn’t answer
command-vote-list = list
command-vote-list-description = The open votes, with their buttons
vote-ask-return = 🗳 **{ $game }**: { $who } is back. Shall all that has come since a caretaker first played for { $who } be taken back? It can be played again. It’s this:
vote-passed-return = Yes, by { $yes } to { $no }: the moves are taken back, and can be played again.
dismiss-ask = You manage this server, so you can remove { $name } from **{ $game }** alone and for good. A caretaker plays until somebody takes the seat, and all are told that it was you.
button-dismiss = Remove for good
button-removal = Ask the others instead
dismiss-done = { $name } is out of the game.
refusal-too_early = { $name } still has time. With one other player left to agree, a caretaker comes only once { $name }’s reminders have run out, { $name } was told so alone, and one more pace has passed{ $until ->
    [none] .
   *[other] : not before { $until }.
    } Two other players who agree may ask for one at any time.
refusal-not_alone = { $what ->
    [remove] Nobody removes another player alone: it takes at least two others who agree, or somebody who manages this server.
    [readmit] To let a removed player in again it takes at least two at the table who agree, or somebody who manages this server.
    [undo] Moves that another person has made go back only if somebody else agrees, and nobody is there to ask. Your own last moves go back with `/{ command-undo }`.
    [redo] Moves that another person has made are redone only if somebody else agrees, and nobody is there to ask.
   *[other] With one other player left, the host alone can’t leave that player less time. Who manages this server can.
    }
refusal-not_removed = That person wasn’t removed from this game, so there’s nobody to let in again.
vote-ask-readmit = 🗳 **{ $game }**: { $who } asks to let { $name }, who was removed, play here again. { $name } could then take a free seat.
vote-passed-readmit = Yes, by { $yes } to { $no }: { $name } may play here again.
command-vote-readmit = readmit
command-vote-readmit-description = Ask the others to let a removed player in again
readmit-done = { $name } may play here again, and is told so in the game’s thread.
