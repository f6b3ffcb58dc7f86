# A company's turn in few taps.
button-skip = Passer : { $step }
menu-ahead = { $title } (saute { $steps })
bundle-run = Circuler { MONEY($net) }
bundle-pay = verser { MONEY($paid) } ({ MONEY($each) } par part)
bundle-pay-brief = verser { MONEY($paid) }
bundle-price = { edition-price } { MONEY($new) }
bundle-hold = retenir
bundle-repay = rembourser { $count ->
    [1] un emprunt
   *[other] { $count } emprunts
    } : { MONEY($cost) }
bundle-end = finir le tour
confirm-harm = Voici ce que cela fera. Continuer ?
button-really = Oui, le faire
button-lay = Poser
button-lay-then = Poser · { $rest }
button-other-tile = Une autre tuile
menu-after = { $title } (d’abord : { $before })
choice-at-price = { $what } pour { MONEY($price) }
choice-other-price = { $what } au prix de votre choix
choice-ends = { $what }, puis finir le tour
chosen-first = Choisi : { $tile } en { $hex }.
chosen-with = Ce que vous choisissez ici se fait juste après la pose ; « Poser » s’arrête après la tuile.
button-other-means = Payer autrement : { $means }
chosen-first-means = Choisi : { $tile } en { $hex }, paiement : { $means }.
chosen-again = Ce que vous choisissez ici se fait juste après la pose. Une autre tuile peut suivre ; « Poser » seul laisse cette possibilité, passer à autre chose, c’est y renoncer.
button-hand-then = Circuler ainsi · { $rest }
remark-picks_companies = Mineures qu’il vous reste à choisir : { $count }.
remark-picks_shares = Titres qu’il vous reste à choisir : { $count }.
remark-picks_privates = Compagnies privées qu’il vous reste à choisir : { $count }.
