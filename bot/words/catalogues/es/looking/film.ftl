# The film of a game.
field-film = película
field-film-description = La partida como película: el mapa y el patrimonio de todos, ronda a ronda
button-film = Película
film-told = 🎞 **{ $game }** como película, ronda a ronda
film-alt = Película de { $game }: el mapa y el patrimonio de todos al comienzo de { $count ->
    [one] una ronda
   *[other] cada una de { $count } rondas
    }, y una ficha con el resultado.
film-score = Resultado final
film-score-now = Resultado hasta ahora
film-place = { $place }. { $name }: { MONEY($worth) }
film-best = Mejores rutas
film-run = { $company }: { MONEY($revenue) } (jugada { $seq })
film-busiest = Compañía más activa
film-runs = { $company }: { $count ->
    [one] una vez
   *[other] { $count } veces
    }, { MONEY($revenue) } en total
film-times = Tiempo usado
refusal-film_under_way = Todavía preparo tu última película. De una en una: vuelve a pedirla cuando esté.
refusal-film_too_hard = Ahora no puedo preparar esta película. Inténtalo más tarde.
