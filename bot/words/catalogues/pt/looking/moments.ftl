# Earlier positions.
field-at = momento
field-at-description = Em uma jogada, em uma rodada como 4.1, ou na última vez que você olhou
button-move_before = ‹ Jogada
button-move_after = Jogada ›
button-round_before = ‹‹ Rodada
button-round_after = Rodada ››
button-present = Agora
past-heading = **Como estava** depois da jogada { $seq }{ $made ->
    [none] {""}
   *[other] {" "}({ $made })
    }: { $round }
past-taken_back = **Como estava** depois da jogada { $seq }, que depois foi desfeita: { $round }
past-looked = Na última vez que olhei (depois da jogada { $seq })
past-move = Depois da jogada { $seq }
past-round = Começa: { $round } (depois da jogada { $seq })
refusal-no_such_moment = Não há jogada nem rodada “{ $at }” para rever. Dê o número de uma jogada, no máximo { $last }, ou uma rodada de operações como 4.1.
