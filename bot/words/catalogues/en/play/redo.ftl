# Moves that were taken back hold again.
command-redo = redo
command-redo-description = Take back your undo, until somebody moves
button-redo = Redo
redone-text = **{ $game }**: { $who } redoes { $count ->
    [one] one move
   *[other] { $count } moves
    }.
redone-host = **{ $game }**: the host redoes { $count ->
    [one] one move
   *[other] { $count } moves
    }.
redone-vote = **{ $game }**: the table has agreed to redo { $count ->
    [one] one move
   *[other] { $count } moves
    }.
redo-private = Redone.
redo-again = That’s redone already; nothing more was redone just now.
redo-older = This redoes { $count ->
    [one] one move
   *[other] { $count } moves
    }:
refusal-nothing_to_redo = There’s nothing to redo: nothing was undone, or somebody has moved since.
refusal-redo_closed = { $name } undid moves of their own, so only { $name } can redo them.
vote-ask-redo = 🗳 **{ $game }**: { $who } asks to redo what was undone:
vote-passed-redo = Yes, by { $yes } to { $no }: the moves are redone.
log-redo = { $who } redoes the moves up to { $to }
