# Partite perse, ricostruite dai registri nei loro thread.
recovery-found = { $count ->
    [one] Ho trovato il registro di una partita che non conosco più:
   *[other] Ho trovato i registri di { $count } partite che non conosco più:
    }
recovery-game = { $place }: { $title }, { $count ->
    [one] una mossa
   *[other] { $count } mosse
    }; { $people }
recovery-note = Proseguono nei loro thread, con chi aveva i posti, dalla mossa in cui il registro è stato allegato. Ciò che era lasciato per dopo (ordini permanenti, piani, note, voti) non è in un registro.
button-recover = Ricostruirle tutte
recovery-none = Non ho trovato registri di partite che non conosco.
recovery-under-way = Sto ricostruendo le partite; può richiedere alcuni minuti.
recovery-done = { $count ->
    [0] Non ho ricostruito nessuna partita.
    [one] Ricostruita: { $games }.
   *[other] { $count } partite ricostruite: { $games }.
    }
recovery-failed = Questi registri non si possono seguire: { $games }. `/{ command-game } { command-game-rebuild }` con il file dice perché.
recovery-unreadable = { $count ->
    [one] Un registro è stato allegato da una versione precedente o non si può leggere: `/{ command-game } { command-game-rebuild }` lo accetta come file.
   *[other] { $count } registri sono stati allegati da una versione precedente o non si possono leggere: `/{ command-game } { command-game-rebuild }` li accetta come file.
    }
recovery-unfinished = Non ho visto tutti i thread: quando queste partite sono ricostruite, chiedi di nuovo.
recovery-told = **{ $game }**: avevo perso questa partita e l’ho ricostruita dal suo registro. { $count ->
    [0] Ricomincia, con la stessa preparazione.
    [one] Prosegue dopo la prima mossa; le successive vanno rifatte.
   *[other] Prosegue dopo la mossa { $count }; le successive vanno rifatte.
    } Ordini permanenti, piani e note sono persi. I posti sono com’erano.
refusal-log_headless = Questo registro non dice di chi sono i posti, perché l’ha fatto una versione precedente, o è di un altro server.
