# Ce qui est sans retour : annoncé avant le clic, et demandé.
foresee-line = ⚠ **{ $what }** : { $told }
foresee-lost = { $company } perd { $trains }
foresee-due = { $company } ne peut tout payer : { $who } paie le reste sur ses { MONEY($cash) }{ $missing ->
    [0] {""}
   *[other] {" "}et il lui manque encore { MONEY($missing) } ; des ventes de parts peuvent rapporter { MONEY($most) }
    }
foresee-hopeless = on ne peut réunir ce qu’il faut à { $company }, même avec les { MONEY($cash) } et les parts de { $who }
foresee-ruin = { $who } est alors en faillite, ce qui termine aussitôt la partie
end-line = **{ $ending }**
end-near = La fin approche ; après ce round viennent encore : { $stock ->
    [0] {""}
    [one] un round de bourse et{" "}
   *[other] { $stock } rounds de bourse et{" "}
    }{ $operating ->
    [1] un round d’opérations
   *[other] { $operating } rounds d’opérations
    }
end-last_round = C’est le dernier round de la partie
end-last_turn = C’est le dernier tour de la partie
remark-train_help = { $company } doit acheter un train et a { MONEY($cash) } ; le moins cher est un { $train } à { MONEY($price) } : son Président ajoute { MONEY($help) }{ $missing ->
    [0] .
   *[other] , tout ce qu’il a ; { MONEY($missing) } de plus doivent venir de ventes de parts, qui rapportent au plus { MONEY($most) }{ $enough ->
        [yes] .
       *[no] {" "}: cela ne suffit pas.
      }
  }
