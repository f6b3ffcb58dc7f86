# Refus des règles : une phrase avec les chiffres. La règle est ajoutée derrière.
refusal-game-over = La partie est terminée.
refusal-turn-not_now = Ce n’est pas possible à cette étape : { $step }.
refusal-turn-other_player = C’est à { $player } de jouer : { $step }.
refusal-turn-must_act = On ne peut pas passer à cette étape : { $step }.
refusal-undo-no_such_move = Il n’y a pas de coup { $seq } auquel revenir ; le dernier est { $last }.
refusal-draft-not_on_offer = { $company } n’est pas proposée.
refusal-draft-company_limit = Vous avez déjà { $limit } compagnies mineures, le maximum au choix initial.
refusal-draft-private_limit = Vous avez déjà { $limit ->
    [one] { $limit } compagnie privée
   *[other] { $limit } compagnies privées
    }, le maximum au choix initial.
refusal-draft-share_limit = Vous avez déjà { $limit ->
    [1] un titre
   *[other] { $limit } titres
    }, le maximum au choix initial.
refusal-share-no_such_company = Il n’y a pas de parts de { $company } à acheter ni à vendre.
refusal-share-not_in_play = { $company } n’est pas en jeu : on ne peut pas acheter ses parts.
refusal-share-no_shares = Cette compagnie n’a pas de parts.
refusal-share-not_held = Vous ne pouvez pas vendre { PERCENT($percent) } de { $company } : vous détenez { PERCENT($held) }, et chaque part est de { PERCENT($unit) }.
refusal-share-one_block = Vous avez déjà vendu des parts de { $company } à ce tour ; un seul lot par tour est permis.
refusal-share-president_certificate = Le titre de Président de { $company } ne peut pas être vendu : personne d’autre ne détient les { PERCENT($size) } qu’il faut pour le reprendre.
refusal-share-must_sell_first = Vous avez { $held } titres, la limite est { $limit } : vous devez d’abord vendre.
refusal-share-over_held = Vous détenez { PERCENT($held) } de { $company } et la limite est de { PERCENT($limit) } : vendez d’abord des parts.
refusal-share-none_left = Il n’y reste aucune part de { $company } : { $source }.
refusal-share-only_president = De { $company } il ne reste que le titre de Président, de { PERCENT($size) } : qui détient { PERCENT($unit) } peut en payer l’autre moitié et rendre sa part en échange ; vous détenez { PERCENT($held) }.
refusal-share-sold_this_round = Vous avez vendu des parts de { $company } pendant ce round de bourse et ne pouvez pas en racheter pendant le même.
refusal-share-holding_limit = Vous détiendriez { PERCENT($after) } de { $company } ; la limite est de { PERCENT($limit) }.
refusal-share-certificate_limit = Vous avez { $held } titres ; la limite est { $limit }.
refusal-money-short = { $who } a { MONEY($has) } et il faut { MONEY($need) }.
refusal-tile-two_laid = { $company } a déjà posé deux tuiles à ce tour.
refusal-tile-one_upgrade = { $company } a déjà amélioré une tuile à ce tour ; une seule amélioration par tour est permise.
refusal-tile-not_in_phase = La tuile { $tile } est { $colour } ; { phase-the } ne permet pas encore cette couleur.
refusal-tile-unknown_hex = Il n’y a pas d’hexagone « { $hex } » sur cette carte.
refusal-tile-unknown_tile = Il n’y a pas de tuile « { $tile } » dans ce jeu.
refusal-tile-rotation = Une rotation est un nombre de 0 à 5, pas { $rotation }.
refusal-tile-no_tile_here = On ne peut poser aucune tuile en { $hex }.
refusal-tile-not_an_upgrade = La tuile { $tile } n’améliore pas la tuile { $lying } en { $hex }.
refusal-tile-colour_order = La tuile { $tile } est { $colour } ; en { $hex } { $next ->
    [none] il ne s’en pose plus
   *[other] la suivante doit être { $next }
}.
refusal-tile-wrong_kind = La tuile { $tile } ne convient pas à ce qui est imprimé en { $hex }.
refusal-tile-off_map = La tuile { $tile } mènerait à des côtés de { $hex } qu’aucune voie ne peut franchir : { $edges }.
refusal-tile-track_lost = Ainsi la tuile { $tile } couperait des voies posées en { $hex } ({ $edges }).
refusal-tile-partition = Ainsi la tuile { $tile } joindrait des côtés de { $hex } que le lac sépare : { $edges }.
refusal-tile-fixed_rotation = La tuile { $tile } ne peut être posée que dans une rotation : { $fixed }.
refusal-tile-none_left = Toutes les tuiles { $tile } sont sur la carte ({ $count }).
refusal-tile-not_connected = { $company } n’atteint ainsi aucune voie de la tuile { $tile } en { $hex }.
refusal-tile-unknown_means = « { $means } » ne permet pas de payer le terrain.
refusal-tile-no_terrain_token = { $company } n’a pas de jeton de terrain.
refusal-tile-no_terrain = Un jeton de terrain ne sert à rien en { $hex } : il n’y a pas de terrain à payer.
refusal-tile-supporter_pays = { $supporter } aide déjà et paie lui-même le terrain de { $hex } : posez la tuile sans jeton.
refusal-token-none_left = { $company } n’a plus de gare à construire.
refusal-token-no_city = Il n’y a pas de ville pour une gare en { $node }.
refusal-token-already_here = { $company } a déjà une gare à { $hex }.
refusal-token-no_slot = { $node } n’a plus d’emplacement libre ({ $slots } en tout).
refusal-token-not_connected = { $company } n’est pas reliée à { $node }.
refusal-train-not_held = { $company } n’a pas de { $train }.
refusal-train-limit = { $company } a { $held } trains ; la limite est { $limit }.
refusal-train-unknown = Il n’y a pas de { $train } dans ce jeu.
refusal-train-sold_out = Il ne reste plus de { $train }.
refusal-train-not_yet = La banque ne vend pas encore de { $train }.
refusal-train-not_in_pool = Il n’y a pas de { $train } au dépôt de la banque.
refusal-train-price = Un { $train } coûte { MONEY($price) }, pas { MONEY($given) }.
refusal-train-no_seller = { $source } ne peut pas vendre de train ici.
refusal-train-price_too_low = { MONEY($given) } est trop peu : le prix minimal est { MONEY($lowest) }.
refusal-wagon-unknown = { $company } n’a pas de wagon.
refusal-wagon-bought = Le wagon de { $company } a déjà été acheté pour ce tour.
refusal-wagon-no_train = { $company } n’a pas de train qui puisse circuler, un wagon ne servirait à rien.
refusal-wagon-no_effect = { $count ->
    [0] Le wagon de { $company } n’aurait d’effet sur aucune route.
   *[other] Le wagon de { $company } n’aurait d’effet sur aucune route avec ceux déjà achetés.
    }
refusal-dividend-multiple = On ne peut pas verser { MONEY($amount) } : le montant doit être un multiple de { $multiple }, de 0 à { MONEY($most) }.
refusal-dividend-too_much = On ne peut pas verser { MONEY($amount) } : la trésorerie contient { MONEY($most) }.
refusal-route-not_best = Ces routes rapportent { MONEY($claimed) } ; on peut obtenir { MONEY($best) }, et le mieux est obligatoire.
refusal-route-no_such_train = Il ne reste pas de { $train } pour une des routes.
refusal-route-unreached = { $node } n’est pas un lieu qu’une route de cette compagnie puisse visiter.
refusal-route-ways = La route du { $train } a besoin d’un chemin entre deux arrêts voisins.
refusal-route-no_track = Sur la route du { $train } il n’y a pas de voie de { $start } à { $end } par ce chemin.
refusal-route-unknown = Une des routes nomme quelque chose qui n’est pas sur la carte.
refusal-route-disconnected = À { $stop } la route du { $train } est interrompue.
refusal-route-fewer_than_two = Une route doit visiter au moins deux lieux, et celle du { $train } en visite { $count }.
refusal-route-no_token = La route du { $train } ne visite aucune gare de la compagnie.
refusal-route-too_long = La route du { $train } visite { $count } lieux ; le train peut en visiter { $limit }.
refusal-route-side_twice = La route du { $train } utilise deux fois le même tronçon de voie.
refusal-route-repeated_stop = La route du { $train } visiterait deux fois { $stop }.
refusal-route-through_blocked = { $stop } est pleine de gares d’autres compagnies : la route du { $train } peut y finir, mais pas la traverser.
refusal-route-through_end = { $stop } ne peut être qu’un bout : la route du { $train } ne peut pas le traverser.
refusal-route-shared_side = Les routes du { $train } et du { $beside } utilisent le même tronçon de voie.
refusal-route-shared_resource = Deux des routes ont besoin de ce qui ne sert qu’un seul train : { $resources }.
refusal-route-cover_missing = Un wagon acheté n’a pas d’effet sur ces routes : { $resources }.
refusal-route-same_group = { $stop } et { $other } vont ensemble : la route du { $train } ne peut en visiter qu’une.
refusal-route-exclusive = Ces wagons ne peuvent pas être utilisés ensemble.
refusal-route-train_twice = Deux routes sont annoncées pour le { $train }.
refusal-auction-not_on_offer = { $private } n’est pas en vente.
refusal-auction-contest = { $private } est aux enchères : enchérissez à { MONEY($lowest) } au moins ou retirez-vous.
refusal-auction-price = { $private } coûte { MONEY($price) }, pas { MONEY($given) }.
refusal-auction-too_low = { MONEY($given) } est trop peu pour { $private } : l’enchère minimale est { MONEY($lowest) }.
refusal-auction-bound = Il faut { MONEY($need) } et { $who } a { MONEY($free) } hors enchères.
refusal-auction-no_bids = On ne peut pas enchérir pour { $private }.
refusal-start-not_startable = { $company } n’est pas une compagnie qu’un joueur puisse créer.
refusal-start-closed = { $company } a fermé et ne peut pas être créée de nouveau.
refusal-start-in_play = { $company } a déjà été créée.
refusal-start-no_par = { MONEY($price) } ne peut pas être maintenant { edition-the_par }.
refusal-dividend-all_or_nothing = On ne peut pas verser { MONEY($amount) } : rien ou { MONEY($most) }.
refusal-dividend-nothing = On ne peut pas verser { MONEY($amount) } : il ne reste pas de revenu pour cela.
refusal-supporter-not_yours = Vous n’avez pas le soutien { $supporter }.
refusal-supporter-used = { $supporter } a déjà aidé dans ce round d’opérations.
refusal-supporter-no_use = { $supporter } n’est d’aucune utilité à { $company } maintenant.
refusal-route-needs_wagon = { $node } ne peut être visitée qu’avec le wagon de mine.
refusal-city-not_free = { $node } n’est pas une ville avec un emplacement libre en { $hex }.
refusal-bankruptcy-can_raise = Il manque { MONEY($missing) } et on peut réunir { MONEY($most) } : pas de faillite possible.
refusal-bankruptcy-no_need = Rien n’est dû qui exige une faillite.
refusal-loan-after_repayment = { $company } a remboursé un emprunt à ce tour et ne peut plus emprunter.
refusal-loan-limit = { $company } a { $loans ->
    [one] { $loans } emprunt
   *[other] { $loans } emprunts
} ; elle peut en avoir autant que les joueurs détiennent de ses parts : { $limit }.
refusal-loan-none = { $company } ne peut pas emprunter : on emprunte en phases 2 à 5, et c’est la phase { $phase }.
refusal-loan-nothing_owed = { $company } n’a pas d’emprunt à rembourser.
refusal-loan-one_a_turn = { $company } a déjà pris un emprunt à ce tour.
refusal-private-no_trade = Dans cette partie, on n’achète pas de compagnies privées aux autres joueurs.
refusal-private-not_owned = { $source } ne possède pas { $private }.
refusal-private-declined = { $source } a déjà décliné une offre pour { $private } à ce tour.
refusal-private-phase = Une compagnie achète des compagnies privées en phases 3 et 4, et c’est la phase { $phase }.
refusal-private-price = { MONEY($given) } n’est pas un prix possible : de { MONEY($lowest) } à { MONEY($highest) }.
refusal-share-first_round = On ne vend pas pendant le premier round de bourse.
refusal-share-keep_one = Vous avez acheté des parts de { $company } à ce tour et devez en garder au moins une.
refusal-share-keep_president = { $company } a besoin de l’argent et doit garder son Président : { $player } en détient { PERCENT($held) }, et vous ne pouvez pas descendre plus bas.
refusal-share-more_than_needed = Il manque { MONEY($missing) }, et pour cela { $enough ->
    [1] une part de { $company } suffit
   *[other] { $enough } parts de { $company } suffisent
    } ; { $units ->
    [1] une part
   *[other] { $units } parts
    }, c’est plus qu’il n’en faut.
refusal-share-no_need = Il n’y a pas d’argent à réunir : on ne peut pas vendre de parts de { $company }.
refusal-share-one_purchase = Un seul achat par tour est permis, et vous l’avez fait.
refusal-share-pool_first = Il faut d’abord acheter les parts de { $company } dans la Corbeille ({ PERCENT($pool) }).
refusal-share-pool_limit = La Corbeille contiendrait { PERCENT($after) } de { $company } ; la limite est de { PERCENT($limit) }.
refusal-tile-blocked = { $hex } est bloqué tant qu’un joueur possède { $private }.
refusal-tile-nothing_new = { $company } n’atteint ainsi aucune nouvelle voie de la tuile { $tile } en { $hex }.
refusal-tile-one_laid = { $company } a déjà posé une tuile à ce tour.
refusal-tile-town_phase = Les villages de la tuile { $lying } en { $hex } ne peuvent être changés qu’à partir de la phase 6 ; la partie est en phase { $phase }.
refusal-token-one_placed = { $company } a déjà construit une gare à ce tour.
refusal-token-reserved = Un emplacement à { $node } est réservé à { $company }.
refusal-token-after_interest = Ce droit vaut jusqu’à ce que { $company } règle ses intérêts ; c’est déjà fait pendant ce tour.
refusal-token-no_power = { $company } n’a aucun droit qui permette une gare à { $node }.
refusal-train-cheapest_only = Avec l’aide du Président, seul le train le moins cher peut être acheté : { MONEY($cheapest) }, pas { MONEY($price) }.
refusal-train-no_trade = Un { $trade } ne peut pas être remis contre un { $train }.
refusal-train-not_permanent = { $company } ne peut acheter que des trains permanents, et un { $train } n’en est pas.
refusal-train-shares_sold = Des parts ont été vendues pour le train de { $company } : il doit donc être acheté à la banque.
refusal-automaton-other_choice = Les cartes ne laissent ici que certains coups.
refusal-turn-must_act-trains = { $company } doit avoir un train : il faut en acheter un avant la fin de son tour.
refusal-turn-must_act-run = Les trains de { $company } peuvent circuler, ils doivent donc le faire : impossible de passer.
refusal-turn-must_act-dividend = { $company } doit fixer son dividende, même si rien n’est versé.
