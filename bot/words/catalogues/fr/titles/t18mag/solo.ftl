# The solo game of 18Mag: its opponent's cards, which lie open, and his next turn.
command-opponent = istvan
command-opponent-description = Les cartes d’István et ce qu’il ferait à son prochain tour
button-forecast-18mag = István…
forecast-now-18mag = **{ $name } à son prochain tour, en l’état actuel :**
forecast-after-18mag = **{ $what } : ensuite { $name } ferait ceci :**
remark-opponent-tie = Ici ses cartes laissent le choix : vous choisissez pour lui ({ $hex }).
remark-opponent-card = **{ $company }** ({ MONEY($cash) } ; { $train }) : lignes de sa carte faites : { $done } sur { $count }
remark-opponent-keeps = Toute la partie : sans train, une de ses mineures achète d’abord un train 2.
remark-opponent-line = { $now ->
    [yes] **maintenant**
   *[no] ensuite
  }, { $number } : { picture-order }
remark-opponent-stock = **Carte de bourse** ({ MONEY($cash) }), la première ligne qu’il peut suivre :
remark-opponent-share = { $number }. { $company } jusqu’à { PERCENT($most) } : il en a { PERCENT($percent) }, cours { MONEY($price) }{ $state ->
    [full] { " " }– il n’en veut pas plus
    [none] { " " }– il n’en reste pas
    [dear] { " " }– trop cher pour lui
   *[free] { "" }
  }
remark-opponent-rest = Toutes ses cartes sont visibles. Aucune autre n’entre en jeu.
picture-order = { $do ->
    [station] gare en { $hex }
    [buy_train] acheter un { $train } à la banque
    [replace_2_train] plus de { MONEY($above) } : un train 2 au rebut, circuler, acheter un { $train }
    [buy_2_train_from_next_higher] acheter un train 2 à sa mineure au numéro suivant pour { MONEY($price) }
   *[buy_2_train_from_other] acheter un train 2 à une autre de ses mineures : numéro supérieur { MONEY($price) }, sinon inférieur { MONEY($other) }
  }
picture-opponent = les cartes d’István
picture-card = { $state ->
    [done] carte, fait
    [now] carte, maintenant
   *[later] carte, ensuite
  }
picture-stock-card = carte de bourse
picture-card-holds = il a / il veut
picture-keeps = toute la partie : sans train, d’abord un train 2
picture-next-turn = prochain tour, en l’état actuel
forecast-house-18mag = 26 de ses 28 cartes et toutes ses voies de départ sont de nous (règles 12.9, 12.2.2).
refusal-automaton-other_choice-18mag = Ici vous choisissez pour István, et seulement parmi ce que ses cartes laissent ouvert.
