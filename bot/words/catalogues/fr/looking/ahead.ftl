# À quoi s’attendre quand on préside : un train à acheter, d’autres qui pourraient prendre la compagnie.
ahead-money = { $lacks ->
    [0] sa trésorerie a { MONEY($cash) }.
   *[other] sa trésorerie a { MONEY($cash) }, donc { $who } ajoute { MONEY($lacks) }, avec { MONEY($own) } en liquide et { MONEY($raised) } en vendant des parts{ $short ->
        [0] .
       *[other] {" "}: il manque { MONEY($short) }.
      }
  }
remark-train_never = Pas d’achat de train imposé à { $company } : nul n’est tenu d’en avoir.
remark-train_free = Pas d’achat de train imposé à { $company } tant qu’elle n’a pas de trajet.
remark-train_free-1865 = Pas d’achat de train imposé à { $company } tant qu’elle n’a pas de trafic.
remark-train_kept = Pas d’achat de train imposé bientôt à { $company } : elle garde { $train } à l’achat du premier { $stack }.
remark-train_lasts = Pas d’achat de train imposé à { $company } : ses trains ne s’éliminent plus ({ $train }).
remark-train_ahead = ⚠ { $company } doit acheter un train à son prochain tour. Le moins cher est un { $train } à { MONEY($price) } ; { ahead-money }
remark-train_ahead_later = ⚠ { $company } perd ses trains ({ $rusts }) avec le premier { $stack }, { $left ->
    [0] qui peut venir tout de suite.
    [1] après un autre train.
   *[other] après { $left } autres trains.
    } Elle doit alors en acheter un ; en l’état actuel, le moins cher est un { $train } à { MONEY($price) } ; { ahead-money }
remark-owned_alone = Personne ne peut prendre { $company } : elle est à { $who } en entier.
remark-could_lead = ⚠ { $who } ({ PERCENT($held) }) pourrait prendre { $company } à { $president } ({ PERCENT($lead) }) : { PERCENT($need) } de plus pour { MONEY($price) }, avec { MONEY($cash) } en liquide{ $enough ->
    [yes] .
   *[no] {""}, { MONEY($raised) } en vendant des parts.
    }
remark-none_leads = Personne ne peut prendre { $company } à { $president } ({ PERCENT($lead) }) : à { $who } ({ PERCENT($held) }), il faudrait { PERCENT($need) } de plus, { $why ->
    [money] { MONEY($price) }, contre { MONEY($raised) } en vendant des parts.
    [limit] ce que les limites interdisent.
   *[sale] et { PERCENT($sale) } sont à vendre.
    }
bank-lasts = Banque : aux recettes du dernier round ({ MONEY($earned) }), elle tient encore environ { $rounds ->
    [1] 1 round d’opérations
   *[other] { $rounds } rounds d’opérations
    }
company-next_run = { $proven ->
    [yes] En l’état actuel, son prochain trajet rapporte { MONEY($amount) }{ company-run_fee }.
   *[no] En l’état actuel, son prochain trajet rapporte au moins { MONEY($amount) }{ company-run_fee }.
    }
company-run_fee = { $fee ->
    [0] {""}
   *[other] , une fois déduits { MONEY($fee) } de frais
    }
