# The film of a game.
field-film = filme
field-film-description = A partida como filme: o mapa e o patrimônio de todos, rodada a rodada
button-film = Filme
film-told = 🎞 **{ $game }** como filme, rodada a rodada
film-alt = Filme de { $game }: o mapa e o patrimônio de todos no começo de { $count ->
    [1] uma rodada
   *[other] cada uma de { $count } rodadas
    }, e uma ficha com o placar.
film-score = Placar final
film-score-now = Placar até agora
film-place = { $place }. { $name }: { MONEY($worth) }
film-best = Melhor renda
film-run = { $company }: { MONEY($revenue) } (jogada { $seq })
film-busiest = Companhia mais ativa
film-runs = { $company }: { $count ->
    [1] uma vez
   *[other] { $count } vezes
    }, { MONEY($revenue) } no total
film-times = Tempo usado
refusal-film_under_way = Ainda estou fazendo seu último filme. Um de cada vez: peça de novo quando ele estiver pronto.
refusal-film_too_hard = Não posso fazer este filme agora. Tente mais tarde.
