# Notas: propias sobre la partida, una compañía o un hexágono, y una de toda la mesa.
command-note = nota
command-note-description = Tus notas sobre una partida, que nadie más ve, y la de la mesa
command-note-write = escribir
command-note-write-description = Anotar algo; sin texto se borra la nota
command-note-list = lista
command-note-list-description = Tus notas sobre esta partida y la de la mesa
field-text = texto
field-text-description = Lo que anotas
field-about = sobre
field-about-description = Una compañía o un hexágono; si no, la partida
field-table = mesa
field-table-description = Como nota de la mesa, que todos los jugadores leen y cambian
button-notes = Notas
menu-note = Anotar algo sobre…
modal-note = Nota
modal-note-text = Qué dice; vacía: borrarla
note-game = Esta partida
note-table = La nota de la mesa
note-line = { $about }: { $text }
notes-heading = **{ $game }** · Notas (la de la mesa la leen todos los jugadores; las demás, solo tú)
notes-more = … y { $count ->
    [1] una nota más
   *[other] { $count } notas más
    }
note-kept = Anotado: { $about }.
note-deleted = Borrado: { $about }.
privacy-note-kept = Nota sobre la partida { $game }: { $text }
refusal-too_many_notes = Tienes { $most } notas sobre esta partida; no caben más. Borra antes una.
refusal-note_about = Una nota trata de la partida, de una compañía, de una privada o de un hexágono con nombre; la de la mesa, de la partida.
