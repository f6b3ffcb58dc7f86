# The film of a game.
field-film = film
field-film-description = The game as a film: the map and everyone’s wealth, round by round
button-film = Film
film-told = 🎞 **{ $game }** as a film, round by round
film-alt = Film of { $game }: the map and everyone’s wealth at the beginning of { $count ->
    [one] one round
   *[other] each of { $count } rounds
    }, and a card with the score.
film-score = Final score
film-score-now = Score so far
film-place = { $place }. { $name }: { MONEY($worth) }
film-best = Best run
film-run = { $company }: { MONEY($revenue) } (move { $seq })
film-busiest = Busiest company
film-runs = { $company }: { $count ->
    [one] one run
   *[other] { $count } runs
    } for { MONEY($revenue) }
film-times = Time used
refusal-film_under_way = I’m still making your last film. One at a time: ask again once it’s there.
refusal-film_too_hard = I can’t make this film just now. Please try again later.
