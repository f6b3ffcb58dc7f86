# Ciò che non si può più riavere: detto prima del clic, e chiesto.
foresee-line = ⚠ **{ $what }**: { $told }
foresee-lost = { $company } perde { $trains }
foresee-due = { $company } non può pagare tutto: { $who } paga il resto con i suoi { MONEY($cash) }{ $missing ->
    [0] {""}
   *[other] {" "}e gli mancano altri { MONEY($missing) }; vendendo azioni si possono raccogliere { MONEY($most) }
    }
foresee-hopeless = quel che serve a { $company } non si può raccogliere, nemmeno con i { MONEY($cash) } e le azioni di { $who }
foresee-ruin = { $who } va allora in bancarotta, e la partita finisce subito
end-line = **{ $ending }**
end-near = La fine è vicina; dopo questo round restano: { $stock ->
    [0] {""}
    [one] uno stock round e{" "}
   *[other] { $stock } stock round e{" "}
    }{ $operating ->
    [one] un operating round
   *[other] { $operating } operating round
    }
end-last_round = Questo è l’ultimo round della partita
end-last_turn = Questo è l’ultimo turno della partita
remark-train_help = { $company } deve comprare un treno e ha { MONEY($cash) }; il meno caro è un { $train } a { MONEY($price) }: il suo presidente aggiunge { MONEY($help) }{ $missing ->
    [0] .
   *[other] , tutto quel che ha; altri { MONEY($missing) } devono venire da vendite di azioni, che danno al massimo { MONEY($most) }{ $enough ->
        [yes] .
       *[no] : non basta.
      }
  }
