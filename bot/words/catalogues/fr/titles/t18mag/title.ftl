# What only 18Mag needs.
event-card_followed = { $rule ->
    [station] carte : gare ici (ligne { $number })
    [buy_train] carte : acheter un train (ligne { $number })
    [replace_2_train] carte : remplacer un train 2 (ligne { $number })
    [buy_2_train_from_next_higher] carte : un train 2 de la compagnie suivante (ligne { $number })
    [buy_2_train_from_other] carte : un train 2 d’une autre compagnie (ligne { $number })
   *[keep_a_train] carte : jamais sans train
    }
automaton-18mag-tile_laid = ordre des améliorations, règle 12.3
automaton-18mag-wagon_bought = règle 12.5
automaton-18mag-trains_ran = meilleures routes, règle 12.5
automaton-18mag-dividend_paid = tout, règle 12.6
automaton-18mag-share_bought = carte de bourse, règle 12.7
automaton-18mag-shares_sold = au-delà de la limite, règle 12.8
refusal-card-nothing_to_do = La carte de { $company } n’ordonne rien à cette étape : { $step }.
command-follow_card = suivre_carte
command-follow_card-description = Faire ce que la carte de la compagnie ordonne
button-follow_card = Suivre la carte
company-director-18mag = Président : { $name }
company-no-director-18mag = Sans Président
event-president_changed-18mag = { $old ->
    [none] { $new } devient Président
   *[other] { $new } devient Président à la place de { $old }
    }
picture-director = Président { $player }
picture-no-director = sans Président
picture-director-short = Président
picture-director-mark = foncé : Président
hint-stock-how-18mag = Qui a le plus d’une majeure en est le Président et décide pour elle. Une vente fait baisser le cours ; le round finit quand tous passent de suite.
why-18mag-president_changed = { $first ->
    [yes] { $new } réunit le premier le titre de Président : { PERCENT($percent) }
   *[no] { $new } en détient maintenant { PERCENT($percent) }, { $old } { PERCENT($left) }
    }
effect-director-18mag = Président : { $old } → { $new }
effect-first-director-18mag = Président : { $new }
personal-leads-18mag = Vous êtes désormais à la tête de { $company }.
personal-led-18mag = { $new } est désormais à la tête de { $company } à votre place.
refusal-draft-private_limit-18mag = Vous avez déjà { $limit ->
    [one] { $limit } soutien
   *[other] { $limit } soutiens
    }, le maximum au choix initial.
refusal-share-president_certificate-18mag = Le titre de Président de { $company } ne peut pas être vendu : personne d’autre ne détient les { PERCENT($size) } pour le recevoir.
remark-picks_privates-18mag = Soutiens qu’il vous reste à choisir : { $count }.
fix-scrapped_train = une mineure d’István qui doit d’abord acheter un train 2 recommence « Remplacer » ; désormais elle achète encore le train pour lequel elle en a mis un au rebut
fix-last_certificate = le titre de Président de CIWL n’est pas vendu s’il reste seul ; désormais qui a une part de 20 % peut payer l’autre moitié
fix-called_supporter = un soutien utilisé sans effet est dépensé ; désormais non
