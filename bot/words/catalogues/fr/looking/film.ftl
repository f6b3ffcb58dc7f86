# The film of a game.
field-film = film
field-film-description = La partie en film : la carte et la fortune de chacun, round par round
button-film = Film
film-told = 🎞 **{ $game }** en film, round par round
film-alt = Film de { $game } : la carte et la fortune de chacun au début { $count ->
    [1] d’un round
   *[other] de chacun des { $count } rounds
    }, et une fiche avec le score.
film-score = Score final
film-score-now = Score jusqu’ici
film-place = { $place }. { $name } : { MONEY($worth) }
film-best = Meilleur revenu
film-run = { $company } : { MONEY($revenue) } (coup { $seq })
film-busiest = Compagnie la plus active
film-runs = { $company } : { $count ->
    [1] une fois
   *[other] { $count } fois
    }, { MONEY($revenue) } en tout
film-times = Temps utilisé
refusal-film_under_way = Je prépare encore votre dernier film. Un à la fois : redemandez quand il sera là.
refusal-film_too_hard = Je ne peux pas préparer ce film à l’instant. Réessayez plus tard.
