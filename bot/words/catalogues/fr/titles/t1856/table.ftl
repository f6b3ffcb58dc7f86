# Ce que 1856 dit en plus de ce qui est permis.
button-drop_out = Se retirer
event-passed-contest = se retire des enchères en cours
choice-bid-leads = { $who } : enchère de { MONEY($bid) }
choice-right-detail = { MONEY($price) } ; +{ MONEY($bonus) } par route vers { $places }
effect-first-director = Président : { $new }
power-1856-FT = garde L3 fermé
power-1856-WSRC = la 59 et une gare gratuite en I12
power-1856-TCC = une tuile de plus en H11, gratuite
power-1856-GLSC = le port : +$20 par route
power-1856-NFSBC = le pont : +$10 par route
power-1856-SCFTC = le tunnel : +$10 par route
remark-bids_bound = Vos enchères engagent { MONEY($bound) } ; il vous reste { MONEY($free) }.
remark-bidders = Seuls agissent ceux qui ont enchéri sur { $private } : { $who } mène avec { MONEY($price) }, votre enchère est de { MONEY($own) }. Surenchérissez ou retirez-vous.
remark-missing_half = Président provisoire de { $company }, vous achetez d’abord l’autre moitié de son titre{ $missing ->
    [0] .
   *[other] {" "}; il manque { MONEY($missing) } : ne vendez pas plus de parts qu’il n’en faut.{ $enough ->
        [yes] {""}
       *[no] {" "}Les ventes rapportent { MONEY($most) } au plus : c’est la faillite et la partie s’arrête aussitôt.
        }
    }
remark-further_tile = { $own ->
    [yes] La tuile du tour est posée ; { $private } en apporte une autre en { $hex }, gratuite.
   *[no] La tuile du tour est posée. Si vous achetez { $private } maintenant, elle en apporte une autre en { $hex }.
    }
remark-train_due = { $company } doit acheter un train ; le moins cher de la banque est un { $train } à { MONEY($price) }.
remark-loans_left = { $company } doit encore { $loans ->
    [1] un emprunt
   *[other] { $loans } emprunts
    } : outre sa trésorerie, { MONEY($need) } de votre poche{ $short ->
    [0] , ou elle fusionne.
   *[other] . Il manque { MONEY($short) } : elle fusionne.
    }
remark-tokens_left = { $double ->
    [yes] { $company } a repris deux gares dans un même hexagone et n’en garde qu’une : choisissez celle qui revient, à placer plus tard. Au choix : { $node }.
   *[no] { $company } a repris { $count } gares et peut en garder { $limit } : choisissez celles qui reviennent, à placer plus tard ; les gares de départ restent. Au choix : { $node }.
    }
remark-give_up_train = { $company } a { $held ->
    [1] un train
   *[other] { $held } trains
    } et peut en avoir { $limit }. { $excess ->
    [0] Aucun ne doit partir
    [one] Un train doit partir
   *[other] { $excess } trains doivent partir
    } ; ce qui peut aller au dépôt de la banque, sans compensation : { $train } ; les permanents seulement s’ils dépassent eux-mêmes la limite.
remark-discard = { $company } a { $held } trains et peut en avoir { $limit } : celui que vous choisissez va au dépôt de la banque, sans compensation.
refusal-train-help_short = { $who } et son Président ont ensemble { MONEY($has) } et il en faut { MONEY($need) } : vendez d’abord des parts.
remark-port = Le port en { $hex } ne bouge plus et y reste jusqu’au premier { $train } : +{ MONEY($bonus) } pour chaque route de sa compagnie qui y passe. { $private } ferme ; ses { MONEY($income) } par round d’opérations prennent fin.
choice-port-detail = +{ MONEY($bonus) } par route ; ne bouge plus ; { $private } ferme : −{ MONEY($income) } par round
