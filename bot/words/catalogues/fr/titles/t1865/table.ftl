# 1865 Sardinia à la table : ce que fait son automate et pourquoi, liaisons des marqueurs, ce que coûte une absorption.
event-move_explained = { $text }
reason-dragons-red = zone rouge : vente de ce que la Corbeille peut prendre, 7.5
reason-dragons-only = la seule compagnie verte disponible, 7.6
reason-dragons-fewest = verte ; la compagnie dont ils ont le moins de titres, 7.6 a
reason-dragons-estimation = verte ; la plus haute estimation, 7.6 b
reason-dragons-price = verte ; la cotation la plus basse, 7.6 c
reason-dragons-stack = verte ; en haut de la pile, 7.6 d
reason-dragons-limit = à leur limite de titres, 7.6
reason-dragons-none = aucune compagnie verte dont ils puissent avoir plus, 7.6
remark-absorb-due = { $target } : { $count ->
    [1] une part hors de l’offre initiale à { MONEY($each) }
   *[other] { $count } parts hors de l’offre initiale à { MONEY($each) }
  } ({ $zone ->
    [green] zone verte
    [white] zone blanche
   *[red] zone rouge
  }) : il faut payer { MONEY($due) }.
remark-absorb-cash = Argent de { $absorber } et { $target } : { MONEY($cash) }, dont on utilise { MONEY($used) }.
remark-absorb-shares = { $absorber } vend { $count ->
    [1] une de ses parts
   *[other] { $count } de ses parts
} à la Corbeille à { MONEY($price) } : { MONEY($total) }.
remark-absorb-borrowed = { $count ->
    [1] Un prêt de l’État
   *[other] { $count } prêts de l’État
  } : { MONEY($total) }.
remark-absorb-left = Il reste { MONEY($left) } à { $absorber } ; emprunts : { $loans } ({ $most } au plus).
remark-absorb-trains = Trains : { $train }{ $over ->
    [0] .
   *[other] {" "}; { $over } au dépôt de la banque, à votre choix.
  }
remark-absorb-traffic = Trafic de { $absorber } : { $old } → { $new }.
remark-absorb-markers = Marqueurs de gare de { $absorber } avant de remplacer des gares : { $left } sur le plateau de la compagnie.
remark-absorb-doubled = Déjà dans la même ville : { $node } ; +{ MONEY($money) }.
remark-absorb-cities = { $all ->
    [yes] Villes où la gare est remplacée : { $node }.
   *[no] Villes où la gare est remplacée : { $count } parmi { $node }, à votre choix.
  }
remark-absorb-lost = Perdues sans compensation : { $node }.
remark-absorb-mines = Mines où la gare peut être remplacée s’il reste des marqueurs : { $node }.
remark-absorb-own_mines = Mines propres qui peuvent être abandonnées avant : { $node }.
remark-markers_left = Marqueurs de gare sur le plateau de la compagnie : { $count }.
remark-revenue = Trafic { $traffic }, capacité { $capacity } : revenu { MONEY($revenue) }.
remark-must_buy = { $company } doit avoir un train à la fin de son tour{ $forced ->
    [yes] {" "}; son argent ne suffit pas et le Président ajoute ce qui manque pour un train.
   *[no] .
  }
remark-raise = Pour le { $train } à { MONEY($price) }, il manque { MONEY($missing) } ; { $bankrupt ->
    [yes] les ventes rapportent { MONEY($most) } au plus, puis { $count ->
        [1] suit un prêt de l’État personnel
       *[other] suivent { $count } prêts de l’État personnels
      } : { MONEY($debt) } de moins au score final.
   *[no] les ventes peuvent rapporter { MONEY($most) } ; on ne vend que le nécessaire.
  }
remark-markers-own_mines = { $absorber } peut abandonner maintenant des gares dans ses mines ; marqueurs sur le plateau de la compagnie : { $left }.
remark-markers-cities = Choisissez les villes de { $target } où { $absorber } remplace la gare ; marqueurs sur le plateau de la compagnie : { $left }.
remark-markers-mines = { $absorber } peut remplacer des gares dans des mines de { $target } ; marqueurs sur le plateau de la compagnie : { $left }.
remark-conversion = { $count ->
    [0] Comme compagnie majeure { $company } ne reçoit pas d’autre marqueur de gare.
    [one] Comme compagnie majeure { $company } reçoit un marqueur de gare de plus.
   *[other] Comme compagnie majeure { $company } reçoit { $count } marqueurs de gare de plus.
    }
remark-default = Sans réponse à temps : { $train }.
menu-cheapest = Les routes directes les moins chères
menu-richest = Le plus de trafic pour l’argent
menu-place_marker-at = Routes directes vers { $node }
choice-way = { $node } : { MONEY($cost) }, +{ $gain }
choice-way-detail = depuis { $start } : { $edges }{ $towns ->
    [0] { "" }
    [one] {" "}· un village
   *[other] {" "}· { $towns } villages
  }
choice-way-group = { $count ->
    [1] une route directe
   *[other] { $count } routes directes
  }, dès { MONEY($cost) }, jusqu’à +{ $gain }
choice-absorb = { $absorber } absorbe { $target }
button-convert = Convertir { $company }
button-scrap_train = Défausser le { $train }
button-place_token = Remplacer à { $node }
button-remove_token = Abandonner { $node }
command-forecast = traders
command-forecast-description = Le tableau d’estimation et ce que les Traders feraient à leur prochain tour
button-forecast = Les Traders…
forecast-now = **{ $name } à leur prochain tour, en l’état actuel :**
forecast-after = **{ $what } : ensuite { $name } feraient ceci :**
menu-forecast = Voir ce qu’entraînerait une vente ou un achat
picture-ways = choix d’une route directe
button-absorb = { $absorber } absorbe { $target }…
remark-place = { $company } : ligne de la phase { $phase }, estimation { $estimation }, { $zone ->
    [green] verte : ils achètent
    [white] blanche : rien
   *[red] rouge : ils vendent
  }{ $percent ->
    [0] { "" }
   *[other] {" "}; ils détiennent { PERCENT($percent) }
  }
remark-place-lowered = avant le prochain round de bourse { $company } descend à la ligne de la phase { $phase }, { $zone ->
    [green] verte : ils achètent
    [white] blanche : rien
   *[red] rouge : ils vendent
  } (6.3)
remark-dragons-over = Les Traders n’ont plus de tour : la banque n’a plus d’argent, aucun round de bourse ne suit (13.2).
forecast-pass = { $name } passent ({ $reason }).
button-foresee-back = En l’état actuel
refusal-no_automaton = Cette partie n’a pas d’automate dont on puisse prévoir les coups.
choice-absorb-detail = { MONEY($due) } à payer ; emprunts ensuite : { $loans }
company-1865 = { $id }
company-1865-full = { $id }, { $name }
money-private_income-1865 = revenu de compagnies maritimes
picture-privates-1865 = compagnies maritimes
effect-privates-1865 = Compagnies maritimes : { $changes }
effect-income-1865 = revenu des compagnies maritimes par round { MONEY($old) } → { MONEY($new) }
remark-convert = { $company } devient pour toujours une compagnie majeure : chaque { PERCENT($old) } devient { PERCENT($new) }, le titre de Président aussi ; { $count ->
    [1] une nouvelle part rejoint
   *[other] { $count } nouvelles parts rejoignent
  } l’offre initiale ; marqueurs de gare en plus : { $markers }.
remark-transfer = { $private } reste pour toujours à { $company } : capacité +{ $capacity } (avec un train){ $traffic ->
    [0] {""}
   *[other] , trafic +{ $traffic }
  }{ $grows ->
    [yes] , revenu { MONEY($old) } → { MONEY($revenue) }
   *[no] {""}
  } ; son propriétaire perd { MONEY($income) } par round d’opérations.
choice-transfer-detail = capacité +{ $capacity }, trafic +{ $traffic } ; vous perdez { MONEY($income) } par round
choice-convert-detail = { PERCENT($old) } → { PERCENT($new) } la part ; offre initiale +{ $count } ; marqueurs +{ $markers }
choice-train-raise = vous ajoutez vos { MONEY($cash) } ; { MONEY($missing) } de plus par des ventes (au plus { MONEY($most) }){ $bankrupt ->
    [yes] {" "}: faillite
   *[no] {""}
  }
forecast-house-1865 = Les limites des zones (règle 5.5) et les prix surcotés hors de L.70–195 (règle 5.1) sont de nous.
event-incomes_paid-1865 = Revenus des compagnies maritimes : { $sums }
personal-private_closed-1865 = { $private }, qui était à vous, a quitté la partie.
event-privates_closed-1865 = Quittent la partie : { $privates }
remark-ruin_worth = { $who } a alors une fortune de { MONEY($new) } au lieu de { MONEY($old) }.
