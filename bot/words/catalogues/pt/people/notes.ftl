# Notas: as próprias sobre a partida, uma companhia ou um hexágono, e uma de toda a mesa.
command-note = nota
command-note-description = Suas notas sobre uma partida, que ninguém mais vê, e a da mesa
command-note-write = escrever
command-note-write-description = Anotar algo; sem texto a nota é apagada
command-note-list = lista
command-note-list-description = Suas notas sobre esta partida e a da mesa
field-text = texto
field-text-description = O que você anota
field-about = sobre
field-about-description = Uma companhia ou um hexágono; senão, a partida
field-table = mesa
field-table-description = Como nota da mesa, que todos os jogadores leem e mudam
button-notes = Notas
menu-note = Anotar algo sobre…
modal-note = Nota
modal-note-text = O que ela diz; vazia: apagar
note-game = Esta partida
note-table = A nota da mesa
note-line = { $about }: { $text }
notes-heading = **{ $game }** · Notas (a da mesa é lida por todos os jogadores; as outras, só por você)
notes-more = … e { $count ->
    [1] mais uma nota
   *[other] mais { $count } notas
    }
note-kept = Anotado: { $about }.
note-deleted = Apagado: { $about }.
privacy-note-kept = Nota sobre a partida { $game }: { $text }
refusal-too_many_notes = Você tem { $most } notas sobre esta partida; é o máximo. Apague uma antes.
refusal-note_about = Uma nota é sobre a partida, uma companhia, uma companhia privada ou um hexágono com nome; a da mesa, sobre a partida.
