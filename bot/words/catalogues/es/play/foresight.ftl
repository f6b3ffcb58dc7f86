# Lo que no tiene vuelta atrás: se dice antes del clic y se pregunta.
foresee-line = ⚠ **{ $what }**: { $told }
foresee-lost = { $company } pierde { $trains }
foresee-due = { $company } no puede pagarlo todo: { $who } paga el resto con sus { MONEY($cash) }{ $missing ->
    [0] {""}
   *[other] {" "}y le faltan { MONEY($missing) } más; vendiendo acciones se pueden reunir { MONEY($most) }
    }
foresee-hopeless = lo que { $company } necesita no se puede reunir, ni con los { MONEY($cash) } y las acciones de { $who }
foresee-ruin = { $who } queda entonces en bancarrota, y la partida termina en el acto
end-line = **{ $ending }**
end-near = Se acerca el final; después de esta ronda aún vienen: { $stock ->
    [0] {""}
    [one] una { edition-stock_round } y{" "}
   *[other] { $stock } { edition-stock_rounds } y{" "}
    }{ $operating ->
    [one] una ronda de operaciones
   *[other] { $operating } rondas de operaciones
    }
end-last_round = Esta es la última ronda de la partida
end-last_turn = Este es el último turno de la partida
remark-train_help = { $company } debe comprar un tren y tiene { MONEY($cash) }; el más barato es un { $train } por { MONEY($price) }: su presidente pone { MONEY($help) }{ $missing ->
    [0] .
   *[other] , todo lo que tiene; { MONEY($missing) } más deben salir de ventas de acciones, que dan como mucho { MONEY($most) }{ $enough ->
        [yes] .
       *[no] : no basta.
      }
  }
