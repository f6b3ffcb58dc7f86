# Notes: one's own about the game, a company or a hex, and one of the whole table.
command-note = note
command-note-description = Your notes on a game, which nobody else sees, and the table’s note
command-note-write = write
command-note-write-description = Note something down; without a text the note is deleted
command-note-list = list
command-note-list-description = Your notes on this game, and the table’s
field-text = text
field-text-description = What you note down
field-about = about
field-about-description = A company or a hex; otherwise the game
field-table = table
field-table-description = As the table’s note, which all players read and change
button-notes = Notes
menu-note = Note something about…
modal-note = Note
modal-note-text = What it says; empty: delete it
note-game = This game
note-table = The table’s note
note-line = { $about }: { $text }
notes-heading = **{ $game }** · Notes (the table’s is read by all players; the others only by you)
notes-more = … and { $count ->
    [1] one more note
   *[other] { $count } more notes
    }
note-kept = Noted: { $about }.
note-deleted = Deleted: { $about }.
privacy-note-kept = Note on game { $game }: { $text }
refusal-too_many_notes = You have { $most } notes on this game; that’s the most. Delete one first.
refusal-note_about = A note is about the game, a company, a private company or a hex with a name; the table’s is about the game.
