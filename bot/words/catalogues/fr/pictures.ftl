# Mots sur les images et dans leurs textes de remplacement.
picture-phase = { $phase ->
    [yellow] phase jaune
    [green] phase verte
    [brown] phase marron
    [gray] phase grise
   *[other] phase { $phase }
    }
picture-round = { $round ->
    [draft] choix initial
    [stock] round de bourse { $set }
    [operating] round d’opérations { $set }.{ $number }
    [end] fin de la partie
   *[other] { $round }
    }
picture-map = carte entière
picture-area = autour de { $hex }
picture-pick = choix d’un hexagone
picture-tiles = choix d’une tuile pour { $hex }
picture-market = cours des titres
picture-market-order = la compagnie du dessus joue d’abord
picture-market-start = double cadre : cours de départ
picture-holdings = portefeuilles
picture-last-move = dernier coup
picture-changed = changements
picture-tokens = jetons
picture-outside = hors de vue
picture-train = train { $train }
picture-total = total
picture-left = reste { $count }
picture-treasury = trésor
picture-price = cours
picture-cash = liquide
picture-trains = trains
picture-train-limit = limite { $count }
picture-no-trains = aucun
picture-stations = gares
picture-stations-left = à construire, avec leur coût
picture-no-stations = aucune
picture-terrain-tokens = jetons de terrain
picture-owner = propriétaire { $player }
picture-director = Président { $player }
picture-no-director = sans Président
picture-not-drafted = sans propriétaire
picture-shares = titres
picture-stack = pile
picture-pool = Corbeille
picture-director-mark = foncé : Président
picture-percent = chiffres en pour cent
picture-companies = compagnies
picture-certificates = certificats
picture-worth = valeur
picture-priority = priorité
picture-none = rien
picture-director-short = Président
