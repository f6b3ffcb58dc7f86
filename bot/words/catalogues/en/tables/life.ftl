# A table's life: its terms, its pinned message, its end, its log as a file, taking back older moves.
field-pace = pace
field-pace-description = How long a move may take before there’s a reminder
field-silence = silence
field-silence-description = What follows when somebody doesn’t answer
field-patience = patience
field-patience-description = After how many reminders
pace-8 = a move in 8 hours
pace-12 = a move in 12 hours
pace-24 = a move a day
pace-48 = a move in two days
pace-72 = a move in three days
pace-168 = a move a week
pace-0 = no reminders
pace-hours = { $hours ->
    [one] a move in one hour
   *[other] a move in { $hours } hours
    }
silence-ask = the others decide by a vote
silence-substitute = the seat is offered to a substitute
silence-caretaker = a caretaker plays on
silence-wait = the table waits, with a reminder a week
terms-line = Pace: { $pace }. After { $count ->
    [one] one reminder
   *[other] { $count } reminders
    } without an answer: { $silence }.
terms-line-slow = Pace: { $pace }.
refusal-bad_log = I can’t read this file as the log of a game: line { $line } doesn’t fit. I take the files that I attach to a game’s thread.
refusal-log_too_large = This file is too large for the log of a game: at most { $most } MiB are possible.
refusal-log_differs = This log doesn’t hold: by the rules, move { $entry } has another result than it says.
refusal-log_files = This log was begun with other game data than I have, so I can’t go on from it.
refusal-log_seats = A game for one is rebuilt in direct messages, a game for several on a server.
refusal-log_too_long = This log is too long: at most { $most } moves are possible.
refusal-log_undos = In this log moves are undone too often: at most { $most } times are possible.
refusal-log_unknown = I can’t take this file: line { $line } holds “{ $field }”, which isn’t part of the log of a game. I take the files that I attach to a game’s thread.
refusal-log_value = I can’t take this file: what line { $line } holds for “{ $field }” can’t be part of the log of a game. I take the files that I attach to a game’s thread.
refusal-runs_at_once = I’m still looking for the best runs for { $most } wishes of yours, which can take some minutes each. Ask for this one again once one of them is answered.
refusal-rebuilding = I’m rebuilding the games of this server already. Wait for the answer.
refusal-one_at_a_time = I’m still reading your last file. One at a time: send this one once you have the answer.
refusal-crowded = The files of several people are waiting to be read. Send yours again in a few minutes.
refusal-too_hard = To play this game anew takes more time or memory than I have for one file.
refusal-too_much_at_once = You have { $most } commands under way here already. Wait until one is answered.
refusal-too_many_hosted = You host { $most } tables already that wait or are being played. End one before you open another.
refusal-too_many_undos = You’ve undone moves { $most } times in this game, which is the most.
refusal-too_many_undos_in_all = In this game moves were undone { $undos } times, or its log has { $most } entries: nothing more can be undone.
log-file = { $count ->
    [one] **{ $game }**: the log with its one move so far, as a file.
   *[other] **{ $game }**: the log of all { $count } moves so far, as a file.
    } From it the game can be rebuilt: `/{ command-game } { command-game-rebuild }`.
rematch-call = 🔁 **{ $game }** again: { $who } has opened **{ $table }**. { $others }, there’s a seat for you.
button-rematch = Rematch
end-shares = { $company } { PERCENT($percent) } at { MONEY($price) }: { MONEY($amount) }
end-private = { $private } { MONEY($amount) }
end-debt = owed −{ MONEY($amount) }
end-won = { $name } wins with { MONEY($worth) }, { MONEY($lead) } more than { $second }
end-tie = { $names } share the win with { MONEY($worth) } each: nothing breaks the tie
command-game-rebuild = rebuild
command-game-rebuild-description = Rebuild a game from its log; without a file, all games that were lost here (managers)
field-file = file
field-file-description = The log: a file ending in .jsonl or .jsonl.gz
notice-rebuilt = { $host } goes on with a game from its log. Take your seat: with the menu, or “Join” takes the one with your name. At the start a caretaker plays the seats that are still free. Language: { $language }.
notice-free = Still free: { $seats }
menu-sit = Take a seat
rebuilt = { $count ->
    [one] The log of **{ $game }** is sound: its one move is as the rules make it.
   *[other] The log of **{ $game }** is sound: all { $count } moves are as the rules make them.
    }
refusal-file_gone = I can’t fetch that file. Please attach it once more.
list-running = **{ $game }** ({ $title }, #{ $number }): { $name } is up · { $since }
list-yours = **{ $game }** ({ $title }, #{ $number }): **it’s your turn** · { $since }
list-open = **{ $game }** ({ $title }, #{ $number }): waits for players, { $taken } of { $most } seats taken (at least { $least })
list-more = And { $count } more.
button-undo_turn = Undo the whole turn
field-move = move
field-move-description = An older move: it goes back with all that came after, if the others agree
undo-older = This undoes { $count ->
    [one] one move
   *[other] { $count } moves
    }:
undo-as-host = You host this table without a seat, so it’s done as soon as you confirm.
undo-alone = Nobody else has to be asked.
undo-consent = { $count ->
    [one] The other player has to agree. Shall I ask?
   *[other] { $needed ->
        [one] One of the { $count } other players has to agree. Shall I ask them?
       *[other] { $needed } of the { $count } other players have to agree. Shall I ask them?
    }
}
undo-asked = { $needed ->
    [one] They’ve been asked: one has to agree.
   *[other] They’ve been asked: { $needed } have to agree.
}
pinned-forbidden = I may not pin this message here: I need the permission “Pin messages”.
overview-link = { $heading } · 📌 { $link }
pinned-full = I can’t pin this message: this thread has as many pins as Discord allows. Unpin some, and I’ll pin the next one.
undone-host = **{ $game }**: the host undoes { $count ->
    [one] one move
   *[other] { $count } moves
    }.
undone-vote = **{ $game }**: the table has agreed to undo { $count ->
    [one] one move
   *[other] { $count } moves
    }.
refusal-too_many_tables = { $most ->
    [one] You have a table that waits for players or that you play alone at, the most there may be: start or end it first.
   *[other] You have { $most } tables that wait for players or that you play alone at, the most there may be: start or end one first.
    }
end-shares-loans = { $company } { PERCENT($percent) } at { MONEY($price) } ({ MONEY($full) }, less { MONEY($less) } for { $loans ->
    [one] its loan
   *[other] its { $loans } loans
    }): { MONEY($amount) }
