# Note: le proprie sulla partita, una compagnia o un esagono, e una di tutto il tavolo.
command-note = nota
command-note-description = Le tue note su una partita, che nessun altro vede, e quella del tavolo
command-note-write = scrivi
command-note-write-description = Annotare qualcosa; senza testo la nota si cancella
command-note-list = elenco
command-note-list-description = Le tue note su questa partita e quella del tavolo
field-text = testo
field-text-description = Che cosa annoti
field-about = su
field-about-description = Una compagnia o un esagono; altrimenti la partita
field-table = tavolo
field-table-description = Come nota del tavolo, che tutti i giocatori leggono e cambiano
button-notes = Note
menu-note = Annota qualcosa su…
modal-note = Nota
modal-note-text = Che cosa dice; vuota: si cancella
note-game = Questa partita
note-table = La nota del tavolo
note-line = { $about }: { $text }
notes-heading = **{ $game }** · Note (quella del tavolo la leggono tutti i giocatori; le altre solo tu)
notes-more = … e { $count ->
    [1] un’altra nota
   *[other] altre { $count } note
    }
note-kept = Annotato: { $about }.
note-deleted = Cancellato: { $about }.
privacy-note-kept = Nota sulla partita { $game }: { $text }
refusal-too_many_notes = Hai { $most } note su questa partita; di più non ne puoi tenere. Cancellane prima una.
refusal-note_about = Una nota riguarda la partita, una compagnia, una privata o un esagono con un nome; quella del tavolo, la partita.
