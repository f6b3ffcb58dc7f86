# Ordini permanenti e previsione.
command-orders = ordini
command-orders-description = I tuoi ordini: dare, vedere, annullare; nessun altro li vede
command-orders-give = dai
command-orders-give-description = Passare, comprare o correre da solo al tuo turno
command-orders-list = elenco
command-orders-list-description = I tuoi ordini e il tuo piano
command-orders-cancel = annulla
command-orders-cancel-description = Annullare un ordine o il tuo piano
field-order = ordine
field-order-description = Quale ordine
button-ahead = Pianifica
button-same_run = Stessi percorsi e dividendo
menu-order_pass = Passa in uno stock round…
menu-order_buy = Compra un’azione a turno finché…
menu-order_cancel = Annulla un ordine o piano
ahead-heading = **{ $game }** · Pianificato (lo vedi solo tu)
ahead-none = Ancora niente. Ciò che disponi qui avviene da solo al tuo turno.
order-in_round = { $round }: { $what }
order-pass-always = passare fino alla fine, qualunque cosa accada
order-pass-sells_mine = passare, a meno che qualcuno venda azioni di una compagnia di cui ne hai anche tu
order-pass-starts = passare, a meno che qualcuno fondi una compagnia
order-pass-sells_mine-starts = passare, a meno che qualcuno venda azioni di una compagnia di cui ne hai anche tu o ne fondi una
order-pass-acts = passare, a meno che qualcuno faccia altro che passare
order-buy-floats = comprare { $company } finché non è { $edition ->
    [t1865] lanciata
    [t1889] lanciata
   *[other] avviata
    }
order-buy-percent = comprare { $company } fino ad avere { PERCENT($percent) }
order-at_most = { $what }, dove costa meno, per { MONEY($most) } al massimo l’una
order-same_run = stessi percorsi e dividendo di { $company }
order-same_run-all = stessi percorsi e dividendo di tutte le tue compagnie
order-given = Ordinato: { $what }.
order-cancelled = Annullato.
order-ended = Il tuo ordine «{ $what }» è finito: { $why }
why-round_over = lo stock round è finito.
why-sells_mine = { $by } ha venduto azioni di { $company }.
why-starts = { $by } ha fondato { $company }.
why-acts = { $by } ha agito.
why-floated = la compagnia è { $edition ->
    [t1865] lanciata
    [t1889] lanciata
   *[other] avviata
    }.
why-reached = ora possiedi quella quota.
why-idle = { $company } ha un treno che non aveva parte in quei percorsi: { $trains }. Decidi tu.
why-dearer = un’azione di { $company } costa ora { MONEY($price) }; quando hai dato l’ordine costava { MONEY($most) }.
why-president = { $company } è ora guidata da { $by }.
why-poorer = quei percorsi di { $company } rendono ora { MONEY($price) }; l’ultima volta { MONEY($most) }.
why-not_mine = non guidi più { $company }.
why-failed = non si è potuto eseguire, per un mio errore.
why-grave = porterebbe a qualcosa che non si può annullare, quindi decidi tu: { $told }
