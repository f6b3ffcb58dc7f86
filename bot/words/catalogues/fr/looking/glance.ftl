# L’état de la partie en un lieu : sur l’image, dans `/game status`, sur le message épinglé.
picture-status = état de la partie
button-status = État de la partie
status-stations = gares restantes
status-last = dernier trajet
status-share = par part
status-leader = dirigée par
status-tokens = { $count ->
    [0] plus de gare à construire
    [one] 1 gare à construire
   *[other] { $count } gares à construire
    }
status-loans = { $count ->
    [1] 1 emprunt
   *[other] { $count } emprunts
    }
status-run = a rapporté { $amount } en { $round }
status-each = { $amount } par part
status-raised = liquide avec ventes
status-order = **Ordre :** { $list }
status-place = { $when ->
    [done] ✓ { $company }
    [now] ▶ **{ $company }**
   *[next] { $company }
    }{ $price ->
    [0] {""}
   *[other] {" "}{ MONEY($price) }
    }
status-raisable = en vendant des parts { MONEY($amount) }
phase-near-train = { $phase } finit avec le premier { $train }{ $left ->
    [0] {""}
    [one] {" "}; un train reste à vendre avant lui
   *[other] {" "}; { $left } trains restent à vendre avant lui
    }{ $gone ->
    [0] {""}
   *[other] {" "}; alors éliminés : { $rusts }
    }{ $limit ->
    [0] {""}
   *[other] {" "}; trains permis alors : { $limit }
    }
