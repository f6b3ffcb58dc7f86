# Ordres permanents et prévision.
command-orders = ordres
command-orders-description = Vos ordres : donner, voir, annuler ; personne d’autre ne les voit
command-orders-give = donner
command-orders-give-description = Passer, acheter ou circuler automatiquement à votre tour
command-orders-list = liste
command-orders-list-description = Vos ordres et votre plan
command-orders-cancel = annuler
command-orders-cancel-description = Annuler un de vos ordres ou votre plan
field-order = ordre
field-order-description = Quel ordre
button-ahead = Prévoir
button-same_run = Mêmes routes et dividende
menu-order_pass = Passer pendant un round de bourse…
menu-order_buy = Acheter un titre à chaque tour jusqu’à…
menu-order_cancel = Annuler un ordre ou plan
ahead-heading = **{ $game }** · Prévu (visible seulement par vous)
ahead-none = Rien encore. Ce que vous prévoyez ici se fait tout seul à votre tour.
order-in_round = { $round } : { $what }
order-pass-always = passer jusqu’à la fin, quoi qu’il arrive
order-pass-sells_mine = passer, sauf si quelqu’un vend des parts d’une compagnie dont vous en avez
order-pass-starts = passer, sauf si quelqu’un crée une compagnie
order-pass-sells_mine-starts = passer, sauf si quelqu’un vend des parts d’une compagnie dont vous en avez ou en crée une
order-pass-acts = passer, sauf si quelqu’un fait autre chose que passer
order-buy-floats = acheter des titres de { $company } jusqu’à ce qu’elle { $edition ->
    [t1865] soit lancée
    [t1889] soit lancée
   *[other] puisse opérer
    }
order-buy-percent = acheter des titres de { $company } jusqu’à { PERCENT($percent) }
order-at_most = { $what }, là où c’est le moins cher, à { MONEY($most) } au plus la part
order-same_run = mêmes routes et dividende de { $company }
order-same_run-all = mêmes routes et dividende de toutes vos compagnies
order-given = Ordonné : { $what }.
order-cancelled = Annulé.
order-ended = Votre ordre « { $what } » a pris fin : { $why }
why-round_over = le round de bourse est terminé.
why-sells_mine = { $by } a vendu des parts de { $company }.
why-starts = { $by } a créé { $company }.
why-acts = { $by } a agi.
why-floated = la compagnie { $edition ->
    [t1865] est lancée
    [t1889] est lancée
   *[other] peut opérer
    }.
why-reached = vous détenez désormais cette part.
why-idle = { $company } a un train qui ne servait pas à ces routes : { $trains }. À vous de décider.
why-dearer = une part de { $company } coûte maintenant { MONEY($price) } ; elle coûtait { MONEY($most) } quand vous avez donné l’ordre.
why-president = { $company } a maintenant un autre Président : { $by }.
why-poorer = ces routes de { $company } rapportent maintenant { MONEY($price) } ; la dernière fois, c’était { MONEY($most) }.
why-not_mine = vous n’êtes plus Président de { $company }.
why-failed = il n’a pas pu être exécuté, par ma faute.
why-grave = il mènerait à quelque chose d’irréversible, c’est donc à vous de décider : { $told }
