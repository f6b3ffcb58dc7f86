# Et si, et plans.
command-plan = plan
command-plan-description = Et si : essayez vos coups sur une copie privée et gardez-les comme plan
button-what_if = Et si ?
button-plan_open = Voir le plan
button-plan_keep = Garder comme plan
button-plan_play = Le jouer maintenant
button-plan_back = Un pas en arrière
button-plan_anew = Recommencer
button-plan_leave = Fermer l’essai
what_if-heading = **Et si ?** · { $game } · visible seulement par vous, et rien ici ne touche la partie
what_if-closed = L’essai est fermé ; « { button-what_if } » le rouvre.
what_if-start = Jouez comme d’habitude et voyez ce que cela changerait.
what_if-more = { $count ->
    [1] … une étape précédente
   *[other] … { $count } étapes précédentes
}
what_if-changes = Ce que cela change :
what_if-assumed = On suppose que les autres passent et prennent leurs meilleures routes ({ $count ->
    [1] un coup
   *[other] { $count } coups
    }).
what_if-ahead = Ensuite on suppose que les autres passent et prennent leurs meilleures routes jusqu’à votre prochain tour ({ $count ->
    [1] un coup
   *[other] { $count } coups
    }) ; le reste montre la partie à ce moment-là.
what_if-stop = La partie a avancé, l’étape { $step } n’est plus possible : { $why }
plan-name = plan de { $count ->
    [1] une étape
   *[other] { $count } étapes
    }{ $done ->
    [0] {""}
    [1] , dont une déjà jouée
   *[other] , dont { $done } déjà jouées
    }
plan-kept = Gardé comme plan de { $count ->
    [1] une étape
   *[other] { $count } étapes
    } : il se joue à votre tour, tant que tout va comme prévu.
plan-done = Votre { $what } a été joué jusqu’au bout.
plan-stopped = Votre { $what } s’est arrêté avant l’étape { $step } : { $why }
why-differs = cela donnerait autre chose : { $now } au lieu de { $planned }.
why-elsewhere = il s’agit maintenant de { $now }, non de { $planned }.
effect-of-player = { MONEY($amount) } pour vous
effect-of-company = { MONEY($amount) } pour la compagnie
effect-of-none = aucun argent
refusal-what_if_moved = Cet essai a changé depuis ; le message le montre tel qu’il est.
button-plan_hold = Garder, étape par étape
button-plan_look = Images
button-plan_map = Carte
button-plan_holdings = Portefeuilles
button-plan_show = Montrer à la table
button-plan_next = Étape suivante du plan ({ $step } sur { $count })
menu-plan_card = La fiche d’une compagnie
plan-held = Gardé comme plan de { $count ->
    [1] une étape
   *[other] { $count } étapes
    } que vous menez vous-même : à votre tour un bouton les joue l’une après l’autre, tant que tout va comme prévu.
plan-next = **Votre plan**, étape { $step } sur { $count } : { $told }
plan-next-stop = **Votre plan** s’arrête avant l’étape { $step } sur { $count } : { $why }
plan-shown = 💭 **{ $game }** · { $name } montre un « et si » à partir du coup { $seq }. Rien n’en a été joué.
plan-shown-done = Montré à la table, avec un bouton pour ses images.
refusal-plan_shown_often = Vous avez montré { $most } essais à la table en une heure, le maximum. Le prochain sera possible dans { $minutes ->
    [1] une minute
   *[other] { $minutes } minutes
    }.
