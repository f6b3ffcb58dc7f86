# A company's turn in few taps.
button-skip = Saltar: { $step }
menu-ahead = { $title } (salta { $steps })
bundle-run = Circular { MONEY($net) }
bundle-pay = repartir { MONEY($paid) } ({ MONEY($each) } por acción)
bundle-pay-brief = repartir { MONEY($paid) }
bundle-price = { edition-price } { MONEY($new) }
bundle-hold = { edition-withhold }
bundle-repay = devolver { $count ->
    [one] un préstamo
   *[other] { $count } préstamos
    }: { MONEY($cost) }
bundle-end = acabar el turno
confirm-harm = Esto es lo que hace. ¿De verdad?
button-really = Sí, hacerlo
button-lay = Colocar
button-lay-then = Colocar · { $rest }
button-other-tile = Otra loseta
menu-after = { $title } (antes: { $before })
choice-at-price = { $what } por { MONEY($price) }
choice-other-price = { $what } al precio que digas
choice-ends = { $what } y acabar el turno
chosen-first = Elegido: { $tile } en { $hex }.
chosen-with = Lo que elijas aquí se hace justo después de colocarla; con «Colocar» solo se coloca.
button-other-means = Pagar de otro modo: { $means }
chosen-first-means = Elegido: { $tile } en { $hex }, pago: { $means }.
chosen-again = Lo que elijas aquí se hace justo después de colocarla. Puede seguir otra loseta: «Colocar» solo lo deja abierto; seguir con otra cosa es renunciar a ella.
button-hand-then = Circular así · { $rest }
remark-picks_companies = Compañías pequeñas que aún eliges: { $count }.
remark-picks_shares = Acciones que aún eliges: { $count }.
remark-picks_privates = Compañías privadas que aún eliges: { $count }.
