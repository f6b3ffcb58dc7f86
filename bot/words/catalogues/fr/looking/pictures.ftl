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
    [auction] enchères
    [stock] round de bourse { $set }
    [operating] round d’opérations { $set }.{ $number }
    [end] fin de la partie
   *[other] { $round }
    }
picture-number = { $number }
picture-map = carte entière
picture-area = autour de { $hex }
picture-pick = choix d’un hexagone
picture-tiles = choix d’une tuile pour { $hex }
picture-stock = tuiles restantes
picture-market = { edition-prices }
picture-market-order = la compagnie du dessus joue d’abord
picture-market-start = double cadre : { edition-par }
picture-movements = dividende versé et déplacement { edition-of_price }
picture-holdings = portefeuilles
picture-last-move = dernier coup
picture-changed = changements
picture-tokens = gares
picture-outside = hors de vue
picture-train = train { $train }
picture-total = total
picture-left = { $count ->
    [0] épuisés
   *[other] reste { $count }
    }
picture-treasury = trésorerie
picture-price = { edition-price }
picture-cash = liquide
picture-trains = trains
picture-train-limit = limite { $count }
picture-no-trains = aucun
picture-stations = gares
picture-stations-left = à construire, avec leur coût
picture-no-stations = aucune
picture-terrain-tokens = jetons de terrain
picture-owner = propriétaire { $player }
picture-president = Président { $player }
picture-no-president = sans Président
picture-not-drafted = sans propriétaire
picture-shares = parts
picture-stack = pile
picture-pool = Corbeille
picture-president-mark = foncé : Président
picture-percent = chiffres en pour cent
picture-companies = compagnies
picture-certificates = titres
picture-worth = fortune
picture-priority = priorité
picture-none = rien
picture-president-short = Président
picture-ipo = offre
picture-zone = { $zone ->
    [uncounted] les titres ne comptent pas dans la limite
    [unlimited] de même, sans la limite de 60 % par joueur
    [closed] la compagnie ferme
   *[other] { $zone }
    }
picture-par = { $edition ->
    [t1865] départ
   *[other] cours de départ
    }
picture-loans = emprunts
picture-privates = compagnies privées
picture-not-operating = n’opère pas encore
picture-company-unstarted = pas encore créée
picture-company-unformed = pas encore formée
picture-company-unfloated = { PERCENT($sold) } des parts vendues, { PERCENT($need) } nécessaires
picture-company-closed = fermée
picture-company-unsold = pas encore vendue
picture-company-undrafted = encore à choisir
picture-company-removed = hors du jeu
picture-companies-unstarted = pas encore créées
picture-companies-unformed = pas encore formées
picture-companies-unfloated = { PERCENT($sold) } des parts vendues, { PERCENT($need) } nécessaires
picture-companies-closed = fermées
picture-companies-unsold = pas encore vendues
picture-companies-undrafted = encore à choisir
picture-companies-removed = hors du jeu
picture-face = valeur nominale
picture-income = revenu
picture-reach = portée
picture-capacity = capacité
picture-train-price = prix
picture-train-left = reste
picture-train-leaves = jusqu’à la { $phase }
picture-phase-tiles = tuiles
picture-phase-limit = trains
picture-phase-rounds = rounds d’opérations
picture-takings = revenus par round
takings-earned = revenus
takings-sum = en tout
takings-price = { edition-price } à la fin du round
takings-worth = fortune à la fin du round
takings-note = en gras : un dividende a été versé ; dessous : par part
picture-wealth = fortune des joueurs
picture-wealth-rounds = rounds de bourse ombrés
picture-legend = comment lire la carte
picture-sign = { $sign ->
    [tile-yellow] tuile jaune, un point
    [tile-green] tuile verte, deux points
    [tile-brown] tuile marron, trois points
    [tile-gray] tuile grise, quatre points
    [crossing] croisement sans jonction
    [town] village
    [city] ville, deux emplacements
    [mine] mine
    [worth] valeur de l’arrêt
    [offboard] zone hors plateau
    [token] gare
    [token-square] gare d’une compagnie majeure
    [home] réservé à la première gare
    [cost-cost] coût d’une tuile
    [cost-mountain] coût d’une tuile : montagne
    [cost-water] coût d’une tuile : eau
    [lake] lac
    [sea] voie maritime
    [side-river] rivière le long d’un côté
    [side-mountain] montagnes le long d’un côté
    [side-impassable] passage impossible
    [coast] côte
    [destination] destination d’une compagnie
    [blocked] fermé par une compagnie privée
    [private] hexagone d’une compagnie privée
    [harbour] le port peut venir ici
    [port] port
    [bridge] bonus du pont
    [tunnel] bonus du tunnel
    [maritime] lieu d’une compagnie maritime
    [last] dernier coup
    [changed] changements
    [train-1] premier train
    [train-2] deuxième train
    [choice] choix
   *[other] { $sign }
    }
picture-destination = destination
picture-reached = atteinte
picture-escrow = dépôt
picture-rights = droits
picture-right = { $right ->
    [bridge] pont
    [tunnel] tunnel
    [port] port
   *[other] { $right }
    }
picture-part = { $part ->
    [sardinia] Sardaigne
    [corsica] Corse
   *[other] { $part }
    }
picture-surcharges = dessous, prix d’une part des Traders :
picture-surcharge = { $zone ->
    [white] zone blanche
    [green] zone verte
   *[other] { $zone }
    }
picture-dragons = Traders
picture-dragons-chart = tableau d’estimation des Traders
picture-dragons-zone = { $zone ->
    [red] rouge (vente)
    [white] blanc (rien)
    [green] vert (achat)
   *[other] { $zone }
    }
picture-dragons-hold = les Traders détiennent
picture-estimation = à côté de la compagnie, son estimation : gares sur la carte et niveau de ses trains
picture-traffic = trafic
picture-lettered = { $colour ->
    [green] verte { $letter }
    [brown] marron { $letter }
    [grey] grise { $letter }
   *[other] { $letter } ({ $colour })
    }
picture-share = { PERCENT($percent) }
picture-colon = {" "}:
