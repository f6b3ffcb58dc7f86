# Ciò che serve solo a 1856.
command-place_port = posa_porto
command-place_port-description = Posare il segnalino porto
command-buy_right = compra_diritto
command-buy_right-description = Comprare il diritto a un bonus: ponte o tunnel
command-borrow_train = affitta_treno
command-borrow_train-description = Affittare un treno dalla banca per questo turno
command-redeem = salda
command-redeem-description = Pagare tu il resto del debito della compagnia
command-merge = fai_assorbire
command-merge-description = Lasciare che la compagnia sia assorbita dalla nazionale
field-right = diritto
field-right-description = Quale diritto
menu-place_port = Posa il porto
menu-buy_right = Ponte o tunnel
menu-borrow_train = Affitta un treno
button-redeem = Salda il debito
button-merge = Assorbimento nella compagnia nazionale
means-bridge = ponte
means-tunnel = tunnel
event-destination_reached = raggiunge la destinazione{ $place ->
    [none] {""}
   *[other] , { $place }
    }, che i binari uniscono ormai alla sua base{ $escrow ->
    [0] {""}
   *[other] : riceve i { MONEY($escrow) } in deposito
    }
event-port_placed = posa il porto in { $hex }
event-right_bought = compra un diritto da { $seller } per { MONEY($price) }: { $right }
event-train_borrowed = affitta un { $train }
event-company_merged = è assorbita da { $into }
event-national_formed = nasce a { MONEY($price) } con azioni del { PERCENT($unit) }; presidente: { $president }
event-shares_exchanged = { $to ->
    [ipo] tiene ciò che avanza di { $company }: il { PERCENT($percent) }
    [out] l’altra metà del certificato di presidente di { $company }: il { PERCENT($percent) }
   *[other] riceve in cambio il { PERCENT($percent) } di { $company }
    }
refusal-national-must_complete = Come presidente provvisorio devi prima comprare l’altra metà del certificato della compagnia nazionale; fino ad allora non puoi fare altro.
refusal-port-no_port = Il porto non si può posare in { $hex }.
refusal-port-not_owned = { $company } non possiede { $private }.
refusal-right-closed = Finché { $private } è di un giocatore, nessuno può comprare questo diritto: { $right }.
refusal-right-held = { $company } ha già questo diritto: { $right }.
refusal-right-none_left = Tutti questi diritti sono venduti: { $right }.
refusal-right-unknown = Questo diritto non esiste: { $right }.
button-redeem-cost = Paga il debito: { MONEY($cost) } tuoi
refusal-national-keep_permanent = Il { $train } è permanente, e { $company } deve tenere i treni così, fino a tre.
refusal-national-token = La stazione in { $node } non è tra quelle che si possono togliere: le basi restano.
refusal-national-must_withhold = { $company } deve trattenere l’incasso finché non ha avuto un treno permanente.
stock-out = fuori gioco
picture-out = fuori gioco
event-train_scrapped-1856 = scarta un { $train } nel mercato
fix-refused_offers = un’offerta rifiutata per una compagnia privata conta come l’acquisto del turno; ora no
fix-any_time = nessun passo aspetta una compagnia privata che vi servirebbe e si potrebbe ancora comprare; ora sì
