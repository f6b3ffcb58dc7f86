# Quanto bene si è giocato, dove un server vuole una classifica.
command-ratings = classifica
command-ratings-description = Quanto bene si è giocato l’uno contro l’altro su questo server
ratings-heading = { $title ->
    [none] **Classifica di questo server**
   *[other] **Classifica di questo server a { $title }**
    }
ratings-line = { $place }. { $name }: **{ $points }** ({ $games ->
    [one] una partita
   *[other] { $games } partite
    })
ratings-none = Non c’è ancora nessuno: serve una partita finita, in due o più.
ratings-meaning = -# Quanto bene si gioca di sicuro, secondo i posti nelle partite e gli avversari (OpenSkill). Si parte da 1000, e ogni partita dà più sicurezza.
ratings-changed = 📈 Classifica: { $people }
ratings-change = { $name } { $points } ({ $change })
refusal-ratings_off = Questo server non tiene una classifica. Chi lo gestisce può attivarla: /impostazioni server.
server-ratings = { $on ->
    [yes] Le partite finite contano per la classifica (/classifica).
   *[no] Le partite non contano per nessuna classifica.
    }
settings-ratings = { $listed ->
    [yes] Sei nella /classifica dei server che ne tengono una.
   *[no] Non sei nella /classifica.
    }
button-set_rated = In classifica
button-set_unrated = Fuori dalla classifica
command-settings-ratings = classifica
command-settings-ratings-description = Se stare nella classifica dei server che ne tengono una
field-ratings = classifica
field-ratings-description = Contare le partite finite (/classifica)
field-listed = visibile
field-listed-description = Stare in classifica
