# Earlier positions.
field-at = momento
field-at-description = A una mossa, a un round come 4.1, o al tuo ultimo sguardo
button-move_before = ‹ Mossa
button-move_after = Mossa ›
button-round_before = ‹‹ Round
button-round_after = Round ››
button-present = Ora
past-heading = **Com’era** dopo la mossa { $seq }{ $made ->
    [none] {""}
   *[other] {" "}({ $made })
    }: { $round }
past-taken_back = **Com’era** dopo la mossa { $seq }, poi annullata: { $round }
past-looked = Al mio ultimo sguardo (dopo la mossa { $seq })
past-move = Dopo la mossa { $seq }
past-round = Comincia: { $round } (dopo la mossa { $seq })
refusal-no_such_moment = Non c’è nessuna mossa né round «{ $at }» da rivedere. Indica il numero di una mossa, al massimo { $last }, o un operating round come 4.1.
