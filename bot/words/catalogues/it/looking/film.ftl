# The film of a game.
field-film = film
field-film-description = La partita come film: la mappa e il patrimonio di tutti, round per round
button-film = Film
film-told = 🎞 **{ $game }** come film, round per round
film-alt = Film di { $game }: la mappa e il patrimonio di tutti all’inizio di { $count ->
    [one] un round
   *[other] ciascuno dei { $count } round
    }, e una scheda con il punteggio.
film-score = Punteggio finale
film-score-now = Punteggio finora
film-place = { $place }. { $name }: { MONEY($worth) }
film-best = Corsa migliore
film-run = { $company }: { MONEY($revenue) } (mossa { $seq })
film-busiest = Compagnia più attiva
film-runs = { $company }: { $count ->
    [one] una corsa
   *[other] { $count } corse
    } per { MONEY($revenue) }
film-times = Tempo usato
refusal-film_under_way = Sto ancora preparando il tuo ultimo film. Uno alla volta: richiedilo quando c’è.
refusal-film_too_hard = Ora non posso preparare questo film. Riprova più tardi.
