# Lo stato della partita in un posto: sull’immagine, in `/game status`, sul messaggio fissato.
picture-status = stato della partita
button-status = Stato della partita
status-stations = stazioni rimaste
status-last = ultima corsa
status-share = per azione
status-leader = diretta da
status-tokens = { $count ->
    [0] nessuna stazione da costruire
    [one] 1 stazione da costruire
   *[other] { $count } stazioni da costruire
    }
status-loans = { $count ->
    [1] 1 prestito
   *[other] { $count } prestiti
    }
status-run = ha reso { $amount } in { $round }
status-each = { $amount } per azione
status-raised = contanti con vendite
status-order = **Ordine:** { $list }
status-place = { $when ->
    [done] ✓ { $company }
    [now] ▶ **{ $company }**
   *[next] { $company }
    }{ $price ->
    [0] {""}
   *[other] {" "}{ MONEY($price) }
    }
status-raisable = vendendo azioni { MONEY($amount) }
phase-near-train = { $phase } finisce con il primo { $train }{ $left ->
    [0] {""}
    [one] ; prima resta un treno da vendere
   *[other] ; prima restano { $left } treni da vendere
    }{ $gone ->
    [0] {""}
   *[other] ; allora obsoleti: { $rusts }
    }{ $limit ->
    [0] {""}
   *[other] ; treni permessi allora: { $limit }
    }
