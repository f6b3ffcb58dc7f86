# Ce qu’on prévoit de la formation de la compagnie nationale.
remark-formation-due = Après ce tour, tous les emprunts sont dus ; en l’état actuel :
remark-formation-repaid = Remboursés par leur trésorerie : { $company }.
remark-formation-asked = { $company } doit encore { $loans ->
    [one] un emprunt
   *[other] { $loans } emprunts
    }{ $short ->
    [0] {" "}: { $who } paie { MONEY($need) }, ou elle fusionne avec { $into }.
   *[other] . Il manque { MONEY($short) } à { $who } sur { MONEY($need) } : elle fusionne avec { $into }.
    }
remark-formation-none = Plus personne n’a alors de dette : { $company } ne se forme pas.
