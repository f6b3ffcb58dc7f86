# Earlier positions.
field-at = moment
field-at-description = À un coup, à un round comme 4.1, ou à votre dernier regard
button-move_before = ‹ Coup
button-move_after = Coup ›
button-round_before = ‹‹ Round
button-round_after = Round ››
button-present = Maintenant
past-heading = **Comme c’était** après le coup { $seq }{ $made ->
    [none] {""}
   *[other] {" "}({ $made })
    } : { $round }
past-taken_back = **Comme c’était** après le coup { $seq }, annulé depuis : { $round }
past-looked = À mon dernier regard (après le coup { $seq })
past-move = Après le coup { $seq }
past-round = Début : { $round } (après le coup { $seq })
refusal-no_such_moment = Il n’y a pas de coup ni de round « { $at } » à revoir. Donnez le numéro d’un coup, { $last } au plus, ou un round d’opérations comme 4.1.
