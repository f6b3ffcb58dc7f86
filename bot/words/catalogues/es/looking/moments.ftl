# Earlier positions.
field-at = momento
field-at-description = En una jugada, una ronda como 4.1 o cuando miraste por última vez
button-move_before = ‹ Jugada
button-move_after = Jugada ›
button-round_before = ‹‹ Ronda
button-round_after = Ronda ››
button-present = Ahora
past-heading = **Así estaba** tras la jugada { $seq }{ $made ->
    [none] {""}
   *[other] {" "}({ $made })
    }: { $round }
past-taken_back = **Así estaba** tras la jugada { $seq }, que luego se deshizo: { $round }
past-looked = Cuando miré por última vez (tras la jugada { $seq })
past-move = Tras la jugada { $seq }
past-round = Empieza: { $round } (tras la jugada { $seq })
refusal-no_such_moment = No hay ninguna jugada ni ronda «{ $at }» que mirar. Indica el número de una jugada, como mucho { $last }, o una ronda de operaciones como 4.1.
