# Pourquoi une chose s’est faite toute seule : la raison avec ses chiffres ; la clause suit.
why-no_further = il n’y a plus de case dans ce sens
why-price_moved-dividend = { $amount ->
    [0] aucun dividende n’a été versé
   *[other] un dividende de { MONEY($amount) } a été versé, soit { MONEY($each) } par part
    }
why-price_moved-sale = vente de { PERCENT($percent) } par { $seller } pour { MONEY($amount) }
why-price_moved-sold_out = à la fin du round de bourse les joueurs la détiennent en entier : { PERCENT(100) }
why-price_moved-new_train = elle a acheté à son tour un train de la pile des trains disponibles : { $train }
why-price_moved-no_revenue = son revenu était de { MONEY($amount) }
why-passed = rien d’autre n’était possible à cette étape : { $step } (argent { MONEY($cash) } ; trains { $held }, limite { $limit })
why-passed-stock = rien ne peut être acheté ni vendu maintenant (argent { MONEY($cash) } ; titres { $held }, limite { $limit })
why-passed-auction = avec { MONEY($cash) } rien ne peut être acheté ni recevoir une enchère
why-passed-repay = aucun emprunt ne pouvait être remboursé avec { MONEY($cash) }
why-receivership = personne ne la dirige : elle verse ce qu’elle a, { MONEY($amount) }
why-only-pay_dividend = aucun autre montant n’était possible : { MONEY($amount) }
why-only-pay_dividend-interest = les intérêts ont pris tout le revenu : il restait { MONEY($amount) } à verser
why-only-pay_dividend-withheld = tant qu’elle n’a pas eu de train permanent elle doit retenir : { MONEY($kept) } restent
why-supporter_kept = rien de son genre n’a été fait dans ce tour ; sa seule aide (1) de ce round d’opérations reste à venir
why-phase_changed = le premier train de son type a été vendu : { $train }, prix imprimé { MONEY($price) }
why-phase_changed-no_sale = 3 rounds sans train vendu par la banque ont été marqués : { phase-bare }
why-phase_changed-draft = chacun a choisi 2 compagnies
why-trains_rusted = la phase { $phase } a commencé
why-private_bought = la seule enchère restante l’emporte aussitôt : { MONEY($price) }
why-private_bought-free = tous ont passé jusqu’à ce que son prix tombe à { MONEY($price) } : le joueur suivant doit la prendre
why-private_closed = la phase { $phase } a commencé
why-private_closed-used = son droit a servi ; son revenu de { MONEY($income) } cesse avec lui
why-1865-private_closed-used = chacun en a choisi 2 et personne n’a pris celle-ci ; son revenu aurait été de { MONEY($income) }
why-company_removed = personne ne l’a choisie ; { $count } de son genre étaient proposées
why-company_closed = son cours est tombé à { MONEY($price) }, dans la zone qui ferme les compagnies
why-company_closed-merged = elle a été fusionnée : 2 de ses parts en font 1
why-president_changed = { $first ->
    [yes] { $new } réunit le premier le titre de Président : { PERCENT($percent) }
   *[no] { $new } en détient maintenant { PERCENT($percent) }, { $old } { PERCENT($left) }
    }
why-turn_skipped = il ne s’en est vendu que { PERCENT($percent) }, trop peu pour qu’elle opère
why-token_placed-home = la gare de départ vient avec la compagnie, gratuitement
why-token_placed = elle prend la place de la compagnie absorbée{ $cost ->
    [0] {""}
   *[other] , pour { MONEY($cost) }
    }
why-token_removed = la compagnie est absorbée, et la nouvelle garde au plus une gare par lieu
why-token_removed-replaced = une gare de l’acquéreur prend sa place
why-token_removed-doubled = l’acquéreur a déjà une gare dans cette ville
why-1865-token_removed = la compagnie a été absorbée et aucune gare de l’acquéreur ne prend cette place : l’emplacement est libre
why-token_removed-closed = la compagnie a fermé
why-train_scrapped = il y avait plus de trains que permis et rien à choisir : { $train }
why-train_bought = l’argent était là : le train a été acheté aussitôt pour { MONEY($price) }
why-shares_sold = la somme ne pouvait être réunie, donc tout ce qui est vendable a été vendu : { PERCENT($percent) } pour { MONEY($total) }
why-loan_taken = l’argent des compagnies et leurs propres parts ne suffisaient pas : il a fallu emprunter { MONEY($amount) }
why-loan_repaid = les emprunts au-delà des parts aux mains des joueurs doivent être remboursés : { $repaid }
why-game_ending = { phase-the } a commencé ; suivent 1 round de bourse et 3 rounds d’opérations
why-result = la plus grosse fortune gagne{ $tie ->
    [yes] , et aucune règle ne départage
   *[no] {""}
    }
why-game_ended = le dernier round d’opérations est terminé
why-game_ended-bankrupt = une faillite termine la partie sur-le-champ
why-game_ended-standstill = aucune compagnie n’opère, aucune compagnie privée ne paie de joueur et personne ne peut rien acheter ni vendre : les règles ne le prévoient pas, et il en serait ainsi pour toujours ; on compte donc les points en l’état
why-paid-interest = intérêts de ses emprunts : { MONEY($amount) }
why-paid-private_income = le revenu imprimé au début d’un round d’opérations : { MONEY($amount) }
why-1865-paid-private_income = chaque compagnie maritime en main rapporte { MONEY(20) } au début d’un round d’opérations, soit { MONEY($amount) }
why-paid-capital = il s’en est vendu { PERCENT(60) } : la banque verse tout le capital, { MONEY($amount) }
why-paid-president = l’argent de la compagnie ne suffisait pas pour le train ; son Président a ajouté { MONEY($amount) }
why-paid-closing = la compagnie a fermé et ses { MONEY($amount) } vont à la banque
why-paid-bankruptcy = ce qui reste à un joueur en faillite va à la banque : { MONEY($amount) }
why-paid-compensation = l’acquéreur a déjà une gare dans cette ville : { MONEY($amount) } au lieu d’une deuxième
why-money_due = l’argent de la compagnie ne suffit pas ; son Président doit { MONEY($amount) }
why-went_bankrupt = tout ce qui pouvait se vendre n’aurait pas suffi
why-1865-went_bankrupt = tout ce qui peut se vendre ne suffit pas : des prêts de l’État de { MONEY(500) } suivent
why-bank_broken = après avoir payé { MONEY($paid_out) } il ne lui restait rien
why-1856-bank_broken = elle a dû payer { MONEY($paid_out) } et n’avait pas autant
why-destination_reached = la voie relie sa ville de départ à sa destination ; en dépôt : { MONEY($escrow) }
why-company_merged = ses emprunts n’ont pas été remboursés : 2 de ses parts en font 1 de { $into }
why-national_formed = la moyenne des cours fusionnés mène à { MONEY($price) }
why-shares_exchanged = 2 anciennes parts en font 1 : { PERCENT($percent) } en tout
why-company_launched = { PERCENT(60) } en sont vendus : ligne { $row }, { $markers ->
    [one] { $markers } marqueur
   *[other] { $markers } marqueurs
    } en tout
why-company_converted = une route directe mène à sa destination et son Président l’a voulu{ $markers ->
    [0] {""}
    [one] {" "}: 1 marqueur de plus
   *[other] {" "}: { $markers } marqueurs de plus
    }
why-row_changed = sa ligne était au-dessus de celle de la phase : maintenant { $row }
why-mine_declined = une gare s’y trouve et la phase le permet : la tuile { $old } devient { $new }
why-traffic_gained = { $points ->
    [0] 0 point de plus : { $total } en tout
    [one] { $points } point de plus : { $total } en tout
   *[other] { $points } points de plus : { $total } en tout
    }
why-traffic_gained-mine = ses mines donnent { $points } ; cela fait { $total } en tout
why-traffic_gained-absorbed = elle reçoit le trafic de la compagnie absorbée ({ $points }) ; cela fait { $total } en tout
why-traffic_gained-bonus = le bonus d’une compagnie maritime est le numéro de la phase ({ $points }) ; cela fait { $total } en tout
why-traffic_gained-upgrade = une ville où elle a une gare a été améliorée, et la différence compte ({ $points }) ; cela fait { $total } en tout
why-traffic_gained-first_tile = sa ville de départ n’avait pas encore de tuile, et la première apporte { $points } ; cela fait { $total } en tout
why-traffic_gained-home = lancée, elle reçoit ce que montre sa ville de départ ({ $points }) ; cela fait { $total } en tout
why-traffic_gained-marker = le lieu et les villages de sa route directe apportent { $points } ; cela fait { $total } en tout
why-revenue_made = le plus petit du trafic { $traffic } et de la capacité { $capacity } compte, dix par point
why-company_absorbed = il fallait { MONEY($due) } pour ses parts (parts propres vendues pour cela { $shares_sold }, emprunts { $loans })
why-personal_loans = { $taken ->
    [1] tout vendre n’a pas suffi : 1 prêt de { MONEY(500) }
   *[other] tout vendre n’a pas suffi : { $taken } prêts de { MONEY(500) } chacun
    }
why-1865-automaton-share_bought = verte au tableau, et première des vertes par titres détenus, estimation et cotation : { $company } à { MONEY($price) }
why-1865-automaton-shares_sold = rouge au tableau : tout ce que la Corbeille peut prendre, { PERCENT($percent) } à { MONEY($each) } la part
why-1865-automaton-price_moved = les Traders ont vendu { PERCENT($percent) } : une case par part
why-1865-automaton-passed = aucune compagnie verte qu’ils puissent encore acheter, ou leur limite est atteinte
why-18mag-automaton-tile_laid = la prochaine ville à améliorer dans l’ordre d’István : { $hex }, tuile { $tile }
why-18mag-automaton-wagon_bought = la mineure peut payer { MONEY($fee) } pour le wagon, qui augmente le revenu
why-18mag-automaton-trains_ran = les meilleures routes possibles : { MONEY($revenue) }
why-18mag-automaton-dividend_paid = István verse toujours tout : { MONEY($amount) }
why-18mag-automaton-share_bought = la première ligne de sa carte qu’il peut suivre : { $company } pour { MONEY($price) }
why-18mag-automaton-shares_sold = il dépassait sa limite de 8 titres : { PERCENT($percent) } pour { MONEY($total) }
why-18mag-automaton-train_bought = { $number ->
    [0] la carte de la compagnie ne la laisse jamais sans train : { MONEY($price) }
   *[other] la ligne { $number } de la carte de la compagnie l’ordonne : { MONEY($price) }
    }
why-18mag-automaton-token_placed = la ligne { $number } de la carte de la compagnie l’ordonne : { MONEY($cost) }
why-18mag-automaton-train_scrapped = la ligne { $number } de la carte de la compagnie demande un meilleur train, et l’argent y est
why-18mag-automaton-passed = ni la carte ni les limites ne lui permettent rien à cette étape : { $step } (argent { MONEY($cash) })
why-18mag-automaton-passed-track = il ne pose pas de tuile jaune, et aucune ville que cette mineure atteint ne peut être améliorée maintenant (argent { MONEY($cash) })
why-18mag-automaton-passed-stock = aucune ligne de sa carte de bourse ne nomme une part qui lui manque, qu’il a le droit d’acheter et peut payer (argent { MONEY($cash) })
why-18mag-automaton-paid-second_tile = en phase jaune, chacune de ses mineures qui a un train paie { MONEY($amount) } à l’étape des voies
why-private_closed-owner = la compagnie qui la possédait a fermé ; son revenu de { MONEY($income) } cesse avec elle
why-token_placed-city = la tuile posée là a plusieurs villes, et la gare en occupe une : { $node }
why-1856-loan_repaid-due = avec le premier train 6 tous les emprunts sont dus ; remboursés par la trésorerie : { $repaid }
why-shares_exchanged-ipo = ce que personne n’a reçu en échange reste en vente : { PERCENT($percent) }
why-shares_exchanged-out = la moitié du titre de Président attend que le Président provisoire l’achète : { PERCENT($percent) }
