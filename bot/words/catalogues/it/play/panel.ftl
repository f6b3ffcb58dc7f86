# Che cosa sta su pulsanti e menu (80 lettere su un pulsante, 100 in un menu), e i messaggi del tavolo.
button-my_turn = Il mio turno
button-my_language = La mia lingua
button-join = Unisciti
button-leave = Lascia
button-start = Inizia
button-pass-draft = Passa
button-pass-stock = Passa
button-pass-stock-done = Fine del turno
button-pass-track = Non posare altro
button-pass-station = Nessuna stazione
button-pass-scrap = Non rottamare
button-pass-run = Nessuna corsa
button-pass-trains = Fine del turno
button-pass-dividend = Passa
button-pass-consent = Passa
button-run-best = Corsa migliore: { MONEY($net) }
button-accept = Accetta
button-refuse = Rifiuta
button-undo = Annulla
button-other_amount = Altro importo…
button-confirm = Conferma
button-back = Indietro
button-older = Precedenti
button-newer = Più recenti
menu-draft_company = Scegli una compagnia minore
menu-draft_share = Scegli un’azione
menu-buy_share = Compra un’azione
menu-sell_shares = Vendi azioni
menu-lay_tile = Posa binari: scegli un esagono
menu-lay_tile-at = Tessera e rotazione in { $hex }
menu-place_token = Costruisci una stazione
menu-scrap_train = Rottama un treno
menu-buy_wagon = Compra un vagone
menu-run = Corse, la migliore per prima
menu-pay_dividend = Distribuisci un dividendo
menu-buy_train = Compra un treno
menu-page = { $title } ({ $page } di { $pages })
choice-minor-detail = Base { $home }, { $tokens ->
    [0] nessun token terreno
    [one] un token terreno
   *[other] { $tokens } token terreno
    }
choice-share = { PERCENT($percent) } di { $company }
choice-share-free = gratis, vale { MONEY($price) }
choice-share-detail = { MONEY($price) }, resta il { PERCENT($left) } da comprare
choice-sale = { PERCENT($percent) } di { $company } per { MONEY($total) }
choice-hex-tiles = { $count ->
    [one] un modo
   *[other] { $count } modi
    }
choice-train-bank = { $train } { $edition ->
    [t1865] dalla pila
   *[other] dalla banca
    } per { MONEY($price) }
choice-train-from = { $train } da { $source }
choice-train-price = Da { MONEY($low) } a { MONEY($high) }
choice-run = { $wagons }: netto { MONEY($net) }
choice-run-none = nessun vagone
choice-run-detail = Incasso { MONEY($income) }: { MONEY($owner) } a te, { MONEY($kept) } alla sua tesoreria{ $extra ->
    [0] { "" }
   *[other] , miniera { MONEY($extra) }
    }{ $fee ->
    [0] { "" }
   *[other] ; costo { MONEY($fee) }
    }
choice-dividend = { MONEY($amount) }
choice-dividend-detail = { MONEY($each) } per azione, restano { MONEY($kept) }
choice-node-price = { MONEY($price) }
choice-page = Altro (da { $from } a { $to })
modal-price = Prezzo da { $low } a { $high }
modal-amount = Da { $low } a { $high }, di { $step }
modal-plain = Quanto?
turn-heading = **{ $game }** · { $title }
turn-ask = { $mention }, tocca a te: { $step }
consent-ask = { $mention }, un’offerta aspetta la tua risposta
consent-ask-train_offered = { $mention }, { $company } vuole comprare un { $train } da { $source } per { MONEY($price) }: accetti?
consent-ask-private_offered = { $mention }, { $buyer } vuole comprare { $private } per { MONEY($price) }: accetti?
turn-round = { phase-bare }, { $round }
run-best-text = Corsa migliore di { $company }: { MONEY($income) } di incasso, { MONEY($owner) } a te, { MONEY($kept) } alla sua tesoreria
since-heading = Dalla tua ultima mossa:
since-stale = La partita è andata avanti da quando è nato questo pulsante:
since-nothing = Da allora non è successo niente.
panel-heading = **{ $game }** · { $step }
panel-heading-company = **{ $game }** · { $company } · { $step }
panel-cash = Hai { MONEY($cash) }.
panel-cash-company = { $company } ha { MONEY($cash) }, treni: { $trains }.
panel-no-trains = nessuno
panel-done = Fatto.
panel-done-next = Fatto. Ora tocca a { $name }.
panel-not-yours = Ora tocca a { $name } in **{ $game }**. Ti avviserò quando sarà il tuo turno.
panel-aside = Non è il tuo turno, ma ora puoi fare questo:
panel-robot-up = Ora tocca a un robot in **{ $game }**.
panel-over = **{ $game }** è finita.
panel-open = **{ $game }** non è ancora iniziata.
panel-repeated = Era già fatto; la seconda volta non ha cambiato niente.
notice-text = { $host } apre un tavolo da { $least } a { $most } giocatori. Lingua: { $language }.
notice-text-exactly = { $host } apre un tavolo da { $most ->
    [1] una persona
   *[other] { $most } giocatori
    }. Lingua: { $language }.
notice-seats = Posti: { $seats }
notice-no-seats = Nessuno ha ancora preso posto.
notice-started = La partita è iniziata: { $link }
notice-abandoned = Il tavolo è chiuso.
started-seats = Ordine di gioco: { $seats }
started-thread = La partita inizia: { $link }
joined = Hai un posto in **{ $game }**.
left = Hai lasciato **{ $game }**.
end-near-bank = Banca: restano { MONEY($cash) }
end-near-indicators = Indicatori di round: { $train }{ $count ->
    [0] { "" }
    [one] ; round senza treni venduti: { $count } segnalino su { $limit } sul { $stack }
   *[other] ; round senza treni venduti: { $count } segnalini su { $limit } sul { $stack }
    }
end-heading = **{ $game }** è finita
end-place = { $place }. { $name }: { MONEY($worth) } ({ MONEY($cash) } in contanti, { MONEY($shares) } in azioni{ $debt ->
    [0] { "" }
   *[other] , { MONEY($debt) } di debito
    })
abandoned-text = { $who } ha chiuso **{ $game }** senza risultato.
undone-text = **{ $game }**: { $who } annulla { $count ->
    [one] una mossa
   *[other] { $count } mosse
    }.
undone-mark = Questo è stato annullato.
undo-private = Annullato.
undo-again = La tua ultima mossa è già annullata; ora non è stato annullato altro.
undo-again-next = La precedente, che il pulsante annulla anch’essa: { $what }
status-turn = Tocca a { $name }: { $step } · { $since }
status-leave = assente fino al { $until }
status-players = Giocatori: { $seats }
status-line = **{ $game }** ({ $title }): { $status }
status-up = tocca a { $name }
list-heading = Partite qui:
list-empty = Qui non c’è nessuna partita. Apri un tavolo con `/{ command-game } { command-game-new }`.
turns-heading = Partite che ti aspettano:
turns-empty = Nessuna partita ti aspetta.
log-empty = Non è ancora successo niente.
log-page = Pagina { $page } di { $pages }
log-undo = { $who } torna alla mossa { $to }
abandon-ask = Chiudere **{ $game }** per sempre? Nessuno potrà continuare; le sue mosse e il suo registro saranno cancellati.
abandon-done = **{ $game }** è chiusa.
company-owner = Proprietario: { $name }
company-director = Presidente: { $name }
company-no-director = Senza presidente
company-cash = Tesoreria: { MONEY($cash) }
company-price = Valore: { MONEY($price) }
company-trains = Treni: { $trains }
company-stations = Stazioni da costruire: { $stations }
company-tokens = Token terreno: { $count }
company-shares = Azioni: { $shares }
company-share = { $name } { PERCENT($percent) }
stock-stack = mazzo
player-cash = Contanti: { MONEY($cash) }
player-companies = Compagnie: { $companies }
player-shares = Azioni: { $shares }
player-certificates = Certificati: { $count } di { $limit }
player-worth = Patrimonio attuale: { MONEY($worth) }
nothing = niente
nobody = nessuno
menu-bid = Fai un’offerta
menu-buy_private = Compra una compagnia privata
menu-start_company = Fonda una compagnia
menu-remove_token = Togli una stazione
menu-use_supporter = Chiama un sostenitore
button-take_loan = Chiedi un prestito
button-repay_loan = Ripaga un prestito
button-declare_bankruptcy = Dichiara bancarotta
button-pass-auction = Passa
button-pass-city = Passa
button-pass-discard = Passa
button-pass-raise = Passa
button-pass-repay = Fine del turno
button-pass-last = Fine del turno
button-pass-borrow = Passa
button-take_loan-brings = Prestito: +{ MONEY($amount) }
button-repay_loan-cost = Ripaga un prestito: { MONEY($cost) }
button-pay = Distribuisci { MONEY($amount) } ({ MONEY($each) } per azione)
button-withhold = Trattieni
button-buy_private = Compra { $private } per { MONEY($price) }
button-borrow_train = Prendi in affitto un { $train }
menu-start_company-at = Fonda { $company }: prezzo di un’azione
choice-share-source = { MONEY($price) }; { $source }: { PERCENT($left) }
choice-sale-missing = { $missing ->
    [0] così basta
   *[other] mancheranno ancora { MONEY($missing) }
    }
choice-start-price = { MONEY($price) } per azione
choice-start-detail = Il certificato di presidente costa { MONEY($total) }
choice-start-home = Base { $home }
choice-start-free = Base a scelta
choice-private-detail = valore facciale { MONEY($face) }, rendita { MONEY($income) }
choice-private-from = { $private }, di { $owner }
choice-train-help = tu aggiungi { MONEY($amount) }
choice-train-trade = { $train } per { MONEY($price) } e un { $trade }
choice-run-plain = Incasso { MONEY($income) }
modal-bid-title = Offerta per { $private }
modal-buy_private-title = Compra { $private }
modal-buy_train-title = Compra un { $train }
modal-pay_dividend-title = Dividendo
turn-behalf = { $what } (scegli tu per { $name })
turn-ask-alone = Tocca a te: { $step }
panel-behalf = Le carte di { $name } lasciano a te la scelta: più mosse sono pari per lui.
panel-token-of = Si tratta della stazione di { $company }.
due-missing = Per { $company } mancano { MONEY($missing) }; hai { MONEY($cash) }. Vendi azioni: si possono ottenere al massimo { MONEY($most) }.
due-covered = { $company } non può pagare da sola; tu aggiungi il resto. Hai { MONEY($cash) }.
due-hopeless = Quello che serve a { $company } non si può più ottenere, nemmeno con i tuoi { MONEY($cash) }: vendi quel che puoi o dichiara bancarotta.
loans-line = Prestiti: { $count } su { $limit } al massimo (le azioni in mano ai giocatori), ognuno { MONEY($interest) } di interessi per turno.
loans-brings = Uno in più dà ora { MONEY($amount) }.
run-working = Sto ancora calcolando la corsa migliore; apparirà qui appena dimostrata.
run-best-plain = Corsa migliore di { $company }: { MONEY($income) }.
button-pass-give_up_train = Tieni i treni
button-pass-give_up_token = Passa
button-pass-declare = Passa
button-pass-markers = Passa
button-pass-dragons = Passa
button-pass-home = Passa
button-pass-conversion = Passa
button-pass-absorb = Passa
menu-place_token-city = Città della stazione
menu-place_token-home = Città base
button-opens = { $what }…
