# Ce qui figure sur les boutons et menus (80 lettres sur un bouton, 100 dans un menu), et les messages de la table.
button-my_turn = Mon tour
button-my_language = Ma langue
button-join = Rejoindre
button-leave = Quitter
button-start = Commencer
button-pass-draft = Passer
button-pass-stock = Passer
button-pass-stock-done = Finir le tour
button-pass-track = Terminer les voies
button-pass-station = Ne pas construire de gare
button-pass-scrap = Ne rien mettre au rebut
button-pass-run = Ne pas circuler
button-pass-trains = Finir le tour
button-pass-dividend = Passer
button-pass-consent = Passer
button-run-best = Meilleures routes : { MONEY($net) }
button-accept = Accepter
button-refuse = Refuser
button-undo = Annuler
button-other_amount = Autre montant…
button-confirm = Confirmer
button-back = Retour
button-older = Plus ancien
button-newer = Plus récent
menu-draft_company = Choisir une compagnie mineure
menu-draft_share = Choisir un titre
menu-buy_share = Acheter un titre
menu-sell_shares = Vendre des parts
menu-lay_tile = Poser des voies : choisir un hexagone
menu-lay_tile-at = Tuile et rotation en { $hex }
menu-place_token = Construire une gare
menu-scrap_train = Mettre un train au rebut
menu-buy_wagon = Acheter un wagon
menu-run = Circuler, les meilleures routes d’abord
menu-pay_dividend = Verser un dividende
menu-buy_train = Acheter un train
menu-page = { $title } ({ $page } sur { $pages })
choice-minor-detail = Départ { $home }, { $tokens ->
    [0] aucun jeton de terrain
    [one] un jeton de terrain
   *[other] { $tokens } jetons de terrain
    }
choice-share = { PERCENT($percent) } de { $company }
choice-share-free = gratuit, vaut { MONEY($price) }
choice-share-detail = { MONEY($price) }, { PERCENT($left) } encore à vendre
choice-sale = { PERCENT($percent) } de { $company } pour { MONEY($total) }
choice-hex-tiles = { $count ->
    [1] une possibilité
   *[other] { $count } possibilités
    }
choice-train-bank = { $train } { $edition ->
    [t1865] de la pile
   *[other] de la banque
    } pour { MONEY($price) }
choice-train-from = { $train } de { $source }
choice-train-price = De { MONEY($low) } à { MONEY($high) }
choice-run = { $wagons } : net { MONEY($net) }
choice-run-none = aucun wagon
choice-run-detail = Revenu { MONEY($income) } : { MONEY($owner) } pour vous, { MONEY($kept) } pour sa trésorerie{ $extra ->
    [0] { "" }
   *[other] , mine { MONEY($extra) }
    }{ $fee ->
    [0] { "" }
   *[other] { " " }; frais { MONEY($fee) }
    }
choice-dividend = { MONEY($amount) }
choice-dividend-detail = { MONEY($each) } par part, il reste { MONEY($kept) }
choice-node-price = { MONEY($price) }
choice-page = Suite (de { $from } à { $to })
modal-price = Prix de { $low } à { $high }
modal-amount = De { $low } à { $high }, par { $step }
modal-plain = Combien ?
turn-heading = **{ $game }** · { $title }
turn-ask = { $mention }, à vous de jouer : { $step }
consent-ask = { $mention }, une offre attend votre réponse
consent-ask-train_offered = { $mention }, { $company } veut acheter un { $train } à { $source } pour { MONEY($price) } : acceptez-vous ?
consent-ask-private_offered = { $mention }, { $buyer } veut acheter { $private } pour { MONEY($price) } : acceptez-vous ?
turn-round = { phase-bare }, { $round }
run-best-text = Meilleures routes de { $company } : { MONEY($income) } de revenu, { MONEY($owner) } pour vous, { MONEY($kept) } pour sa trésorerie
since-heading = Depuis votre dernier coup :
since-stale = La partie a avancé depuis la création de ce bouton :
since-nothing = Rien ne s’est passé depuis.
panel-heading = **{ $game }** · { $step }
panel-heading-company = **{ $game }** · { $company } · { $step }
panel-cash = Vous avez { MONEY($cash) }.
panel-cash-company = { $company } a { MONEY($cash) }, trains : { $trains }.
panel-no-trains = aucun
panel-done = C’est fait.
panel-done-next = C’est fait. À { $name } de jouer.
panel-not-yours = C’est à { $name } de jouer dans **{ $game }**. Vous serez averti quand ce sera votre tour.
panel-aside = Ce n’est pas votre tour, mais vous pouvez faire ceci maintenant :
panel-robot-up = C’est à un robot de jouer dans **{ $game }**.
panel-over = **{ $game }** est terminée.
panel-open = **{ $game }** n’a pas encore commencé.
panel-repeated = C’était déjà fait ; la deuxième fois n’a rien changé.
notice-text = { $host } ouvre une table de { $least } à { $most } joueurs. Langue : { $language }.
notice-text-exactly = { $host } ouvre une table de { $most ->
    [1] une personne
   *[other] { $most } joueurs
    }. Langue : { $language }.
notice-seats = Places : { $seats }
notice-no-seats = Personne n’a encore de place.
notice-started = La partie a commencé : { $link }
notice-abandoned = La table est fermée.
started-seats = Ordre du tour : { $seats }
started-thread = La partie commence : { $link }
joined = Vous avez une place dans **{ $game }**.
left = Vous avez quitté **{ $game }**.
end-near-bank = Banque : il reste { MONEY($cash) }
end-near-indicators = Indicateurs de round : { $train }{ $count ->
    [0] { "" }
    [one] {" "}; rounds sans train vendu : { $count } marqueur sur { $limit } pour le { $stack }
   *[other] {" "}; rounds sans train vendu : { $count } marqueurs sur { $limit } pour le { $stack }
    }
end-heading = **{ $game }** est terminée
end-place = { $place }. { $name } : { MONEY($worth) } ({ MONEY($cash) } en liquide, { MONEY($shares) } en titres{ $debt ->
    [0] { "" }
   *[other] , { MONEY($debt) } de dette
    })
abandoned-text = { $who } a mis fin à **{ $game }**, sans résultat.
undone-text = **{ $game }** : { $who } annule { $count ->
    [1] un coup
   *[other] { $count } coups
    }.
undone-mark = Ceci a été annulé.
undo-private = C’est annulé.
undo-again = Votre dernier coup est déjà annulé ; rien d’autre n’a été annulé à l’instant.
undo-again-next = Le précédent, que le bouton annule aussi : { $what }
status-turn = À { $name } de jouer : { $step } · { $since }
status-leave = absence jusqu’au { $until }
status-players = Joueurs : { $seats }
status-line = **{ $game }** ({ $title }) : { $status }
status-up = à { $name } de jouer
list-heading = Parties ici :
list-empty = Il n’y a pas de partie ici. Ouvrez une table avec `/{ command-game } { command-game-new }`.
turns-heading = Parties qui vous attendent :
turns-empty = Aucune partie ne vous attend.
log-empty = Rien ne s’est encore passé.
log-page = Page { $page } sur { $pages }
log-undo = { $who } revient au coup { $to }
abandon-ask = Mettre fin à **{ $game }** pour de bon ? Personne ne pourra continuer ; ses coups et son journal seront effacés.
abandon-done = **{ $game }** est fermée.
company-owner = Propriétaire : { $name }
company-director = Président : { $name }
company-no-director = Sans Président
company-cash = Trésorerie : { MONEY($cash) }
company-price = Cours : { MONEY($price) }
company-trains = Trains : { $trains }
company-stations = Gares à construire : { $stations }
company-tokens = Jetons de terrain : { $count }
company-shares = Parts : { $shares }
company-share = { $name } { PERCENT($percent) }
stock-stack = pile
player-cash = Liquide : { MONEY($cash) }
player-companies = Compagnies : { $companies }
player-shares = Parts : { $shares }
player-certificates = Titres : { $count } sur { $limit }
player-worth = Fortune actuelle : { MONEY($worth) }
nothing = rien
nobody = personne
menu-bid = Enchérir
menu-buy_private = Acheter une compagnie privée
menu-start_company = Créer une compagnie
menu-remove_token = Retirer une gare
menu-use_supporter = Utiliser un soutien
button-take_loan = Prendre un emprunt
button-repay_loan = Rembourser un emprunt
button-declare_bankruptcy = Déclarer faillite
button-pass-auction = Passer
button-pass-city = Passer
button-pass-discard = Passer
button-pass-raise = Passer
button-pass-repay = Finir le tour
button-pass-last = Finir le tour
button-pass-borrow = Passer
button-take_loan-brings = Emprunt : +{ MONEY($amount) }
button-repay_loan-cost = Rembourser un emprunt : { MONEY($cost) }
button-pay = Verser { MONEY($amount) } ({ MONEY($each) } par part)
button-withhold = Retenir
button-buy_private = Acheter { $private } pour { MONEY($price) }
button-borrow_train = Emprunter un { $train }
menu-start_company-at = Créer { $company } : prix d’une part
choice-share-source = { MONEY($price) } ; { $source } : { PERCENT($left) }
choice-sale-missing = { $missing ->
    [0] cela suffit
   *[other] il manquera encore { MONEY($missing) }
    }
choice-start-price = { MONEY($price) } la part
choice-start-detail = Le titre de Président coûte { MONEY($total) }
choice-start-home = Départ { $home }
choice-start-free = Départ au choix
choice-private-detail = valeur nominale { MONEY($face) }, revenu { MONEY($income) }
choice-private-from = { $private }, de { $owner }
choice-train-help = vous ajoutez { MONEY($amount) }
choice-train-trade = { $train } pour { MONEY($price) } et un { $trade }
choice-run-plain = Revenu { MONEY($income) }
modal-bid-title = Enchère sur { $private }
modal-buy_private-title = Acheter { $private }
modal-buy_train-title = Acheter un { $train }
modal-pay_dividend-title = Dividende
turn-behalf = { $what } (vous choisissez pour { $name })
turn-ask-alone = À vous de jouer : { $step }
panel-behalf = Les cartes de { $name } vous laissent le choix : plusieurs coups se valent pour lui.
panel-token-of = Il s’agit de la gare de { $company }.
due-missing = Pour { $company }, il manque { MONEY($missing) } ; vous avez { MONEY($cash) }. Vendez des parts : on peut réunir { MONEY($most) } au plus.
due-covered = { $company } ne peut pas payer seule ; vous ajoutez le reste. Vous avez { MONEY($cash) }.
due-hopeless = On ne peut plus réunir ce qu’il faut à { $company }, même avec vos { MONEY($cash) } : vendez ce que vous pouvez, ou déclarez-vous en faillite.
loans-line = Emprunts : { $count } sur { $limit } au plus (les parts aux mains des joueurs), avec { MONEY($interest) } d’intérêts par tour pour chacun.
loans-brings = Un de plus rapporte { MONEY($amount) } maintenant.
run-working = Je calcule encore les meilleures routes ; elles s’affichent ici dès qu’elles sont prouvées.
run-best-plain = Meilleures routes de { $company } : { MONEY($income) }.
button-pass-give_up_train = Garder les trains
button-pass-give_up_token = Passer
button-pass-declare = Passer
button-pass-markers = Passer
button-pass-dragons = Passer
button-pass-home = Passer
button-pass-conversion = Passer
button-pass-absorb = Passer
menu-place_token-city = Ville de la gare
menu-place_token-home = Ville de départ
button-opens = { $what }…
