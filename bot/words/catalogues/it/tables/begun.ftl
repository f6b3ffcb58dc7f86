# Ciò che è stato corretto nelle regole dall’inizio di una partita.
begun-told = **{ $game }**: da quando è iniziata questa partita sono state corrette delle regole. Prosegue come è iniziata:
begun-heading = Come è iniziata questa partita, diversamente dalle regole di adesso:
begun-line = { $text } (Regola { $clause })
