# What is possible instead of an option that can’t be used.
refusal-bounds = Possible : de { $least } à { $most }.
refusal-plan_empty = Il n’y a encore aucune étape à garder : jouez d’abord vos coups dans l’essai.
order-kind-pass = passer
order-kind-buy = acheter un titre à chaque tour
order-kind-same_run = mêmes routes et dividende
order-unless-sells_mine = quelqu’un vend des parts d’une compagnie dont vous en avez
order-unless-starts = quelqu’un crée une compagnie
order-unless-acts = quelqu’un fait autre chose que passer
order-until-floats = jusqu’à ce qu’elle { $edition ->
    [t1865] soit lancée
    [t1889] soit lancée
   *[other] puisse opérer
    }
refusal-not_in_title = `/{ $command }` n’existe pas dans { $title }.
