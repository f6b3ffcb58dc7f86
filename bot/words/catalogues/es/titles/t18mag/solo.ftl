# The solo game of 18Mag: its opponent's cards, which lie open, and his next turn.
command-opponent = istvan
command-opponent-description = Las cartas de István y qué haría en su próximo turno
button-forecast-18mag = István…
forecast-now-18mag = **{ $name } en su próximo turno, tal como está todo:**
forecast-after-18mag = **{ $what }: después { $name } haría esto:**
remark-opponent-tie = Aquí sus cartas lo dejan abierto: eliges tú por él ({ $hex }).
remark-opponent-card = **{ $company }** ({ MONEY($cash) }; { $train }): líneas de su carta hechas: { $done } de { $count }
remark-opponent-keeps = Toda la partida: una pequeña suya sin tren compra primero un tren-2.
remark-opponent-line = { $now ->
    [yes] **ahora**
   *[no] después
  }, { $number }: { picture-order }
remark-opponent-stock = **Carta de valores** ({ MONEY($cash) }), la primera línea que pueda cumplir:
remark-opponent-share = { $number }. { $company } hasta el { PERCENT($most) }: tiene el { PERCENT($percent) }, precio { MONEY($price) }{ $state ->
    [full] { " " }– ya tiene lo que quiere
    [none] { " " }– no queda ninguna
    [dear] { " " }– no le alcanza
   *[free] { "" }
  }
remark-opponent-rest = Todas sus cartas están a la vista. No entra ninguna otra en la partida.
picture-order = { $do ->
    [station] estación en { $hex }
    [buy_train] comprar un { $train } al banco
    [replace_2_train] con más de { MONEY($above) }: desguazar un tren-2, rutas, comprar un { $train }
    [buy_2_train_from_next_higher] comprar un tren-2 a su pequeña del número siguiente por { MONEY($price) }
   *[buy_2_train_from_other] comprar un tren-2 a otra de sus pequeñas: número mayor { MONEY($price) }, si no, menor { MONEY($other) }
  }
picture-opponent = las cartas de István
picture-card = { $state ->
    [done] carta, hecho
    [now] carta, ahora
   *[later] carta, después
  }
picture-stock-card = carta de valores
picture-card-holds = tiene / quiere
picture-keeps = toda la partida: sin tren se compra primero un tren-2
picture-next-turn = próximo turno, tal como está todo
forecast-house-18mag = 26 de sus 28 cartas y todas sus vías iniciales son nuestras (reglas 12.9, 12.2.2).
refusal-automaton-other_choice-18mag = Aquí eliges por István, y solo entre lo que sus cartas dejan abierto.
