# Seats that change hands, and the caretaker.
seat-caretaker = 🪑 **{ $game }**: a caretaker plays for { $name } from now on, who may claim the seat back at any moment. Somebody else may take it too.
seat-wanted = 🪑 **{ $game }**: a substitute for { $name } is wanted. Whoever takes the seat plays on from here.
seat-taken = 🪑 **{ $game }**: { $name } has taken a seat and plays on. Whoever had it may claim it back.
seat-claimed = 🪑 **{ $game }**: { $name } is back.
seat-removed = 🪑 **{ $game }**: { $name } is out of the game. A caretaker plays until somebody takes the seat.
button-seat-take = Take this seat
button-seat-claim = It’s mine: I’m back
button-seat-stay = It’s mine: I’ll stay
seat-you-took = You have a seat in **{ $game }**. You’re pinged when it’s your turn.
seat-you-claimed = Your seat in **{ $game }** is yours again.
seat-you-left = The caretaker plays for you in **{ $game }**. Claim your seat back whenever you like.
seat-you-offer = A substitute is wanted for you in **{ $game }**. You play on until somebody takes the seat.
refusal-removed = You were removed from this game. Only if the others agree, or somebody who manages this server, can you take a seat here again: `/{ command-vote } { command-vote-readmit }`.
marked-caretaker = { $who } [caretaker]
marked-default = { $who } [no answer]
command-seat = seat
command-seat-description = Your seat: a caretaker, a substitute, claiming it back; taking a free one
command-seat-caretaker = caretaker
command-seat-caretaker-description = Let the caretaker play for you until you’re back
command-seat-substitute = substitute
command-seat-substitute-description = Look for somebody to take over your seat
command-seat-claim = claim
command-seat-claim-description = Take your seat back from the caretaker or a substitute
command-seat-take = take
command-seat-take-description = Take a seat for which a substitute is wanted
field-seat = seat
field-seat-description = Whose seat
command-game-pace = pace
command-game-pace-description = How fast this table plays, and what follows silence
pace-heading = **{ $game }**
pace-changed = **{ $game }** plays like this from now on:
seat-kept = 🪑 **{ $game }**: a caretaker plays for { $name } from now on, who may claim the seat back at any moment. Nobody else may take it.
seat-dismissed = 🪑 **{ $game }**: { $by }, who manages this server, has removed { $name } from the game. A caretaker plays until somebody takes the seat.
seat-taken-from = 🪑 **{ $game }**: { $name } has taken the seat of { $whose } and plays on. { $before }, you may claim it back at any moment.
seat-taken-free = 🪑 **{ $game }**: { $name } has taken the seat that was { $whose }’s, and plays on.
seat-claimed-from = 🪑 **{ $game }**: { $name } is back and has taken the seat back from { $whose }. { $before }, thank you for keeping it.
seat-done-for-you = { $count ->
    [one] One move was made for you:
   *[other] { $count } moves were made for you:
    }
seat-return-asked = The others are asked whether what has come since is taken back; it takes { $needed ->
    [one] one yes vote
   *[other] { $needed } yes votes
    }. If you play on, it stays.
seat-return-ask = If you’d rather have it taken back, ask the others with `/{ command-undo }`, option `{ field-move }`.
host-changed = 👑 **{ $game }**: { $name } hosts this table from now on.
seat-readmitted-from = 🪑 **{ $game }**: { $before } may play here again, and take any seat that’s free.
seat-let_in-from = 🪑 **{ $game }**: { $by }, who manages this server, lets { $before } play here again, in any seat that’s free.
removed-struck = somebody who was removed and has deleted their data since
seat-readmitted = 🪑 **{ $game }**: { removed-struck } may play here again, and take any seat that’s free.
seat-let_in = 🪑 **{ $game }**: { $by }, who manages this server, lets { removed-struck } play here again, in any seat that’s free.
