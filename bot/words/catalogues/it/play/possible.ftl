# What is possible instead of an option that can’t be used.
refusal-bounds = È possibile: da { $least } a { $most }.
refusal-plan_empty = Non c’è ancora nessun passo da tenere: fai prima le tue mosse nella prova.
order-kind-pass = passare
order-kind-buy = comprare un’azione a turno
order-kind-same_run = stessi percorsi e dividendo
order-unless-sells_mine = qualcuno vende azioni di una compagnia di cui ne hai anche tu
order-unless-starts = qualcuno fonda una compagnia
order-unless-acts = qualcuno fa altro che passare
order-until-floats = finché non è { $edition ->
    [t1865] lanciata
    [t1889] lanciata
   *[other] avviata
    }
refusal-not_in_title = `/{ $command }` non esiste in { $title }.
