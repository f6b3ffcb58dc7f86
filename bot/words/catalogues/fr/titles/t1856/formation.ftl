# Ce qu’on prévoit de la formation de la compagnie nationale.
remark-formation-due = Après ce tour, tous les emprunts sont dus ; en l’état actuel :
remark-formation-repaid = Remboursés par leur trésorerie : { $company }.
remark-formation-asked = { $company } doit encore { $loans ->
    [1] un emprunt
   *[other] { $loans } emprunts
    }{ $short ->
    [0] {" "}: { $who } paie { MONEY($need) }, ou elle fusionne avec { $into }.
   *[other] . Il manque { MONEY($short) } à { $who } sur { MONEY($need) } : elle fusionne avec { $into }.
    }
remark-formation-ahead = Au premier { $train }, tous les emprunts sont dus. { $company } a { $loans ->
    [1] un emprunt
   *[other] { $loans } emprunts
    } et { MONEY($cash) }{ $need ->
    [0] , de quoi tout rembourser.
   *[other] . { $short ->
        [0] { $who } pourrait payer les { MONEY($need) } qui manquent sur ses { MONEY($own) }, ou elle fusionne avec { $into }.
       *[other] Il manque { MONEY($short) } à { $who } sur ces { MONEY($need) } : elle fusionnerait avec { $into }.
      }
    }
remark-formation-none = Plus personne n’a alors de dette : { $company } ne se forme pas.
event-debt_declared = { $merged ->
    [yes] { $player } la fait fusionner avec { $into }
   *[no] { $player } paie { MONEY($amount) } de sa dette de sa poche
    }
event-passed-keep_trains = garde ses trains
remark-merger-ahead = Si toutes celles dont on doit encore décider fusionnent aussi : { $company } se forme à { MONEY($price) } avec des parts de { PERCENT($unit) } ; Président : { $who }.
remark-merger-share = { $who } : { PERCENT($percent) } de { $company }, soit { MONEY($worth) }, pour des parts qui valaient { MONEY($before) }.
