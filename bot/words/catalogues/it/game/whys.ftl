# Perché qualcosa è avvenuto da sé: il motivo con le sue cifre; segue la clausola.
why-no_further = non ci sono altre caselle in quel verso
why-price_moved-dividend = { $amount ->
    [0] non è stato pagato alcun dividendo
   *[other] è stato pagato un dividendo di { MONEY($amount) }, { MONEY($each) } per azione
    }
why-price_moved-sale = vendita del { PERCENT($percent) } da parte di { $seller } per { MONEY($amount) }
why-price_moved-sold_out = alla fine dello stock round i giocatori la possiedono tutta: il { PERCENT(100) }
why-price_moved-new_train = ha comprato un treno dalla pila dei treni disponibili nel suo turno: { $train }
why-price_moved-no_revenue = il suo incasso era di { MONEY($amount) }
why-passed = in questo passo non si poteva fare altro: { $step } (denaro { MONEY($cash) }; treni { $held }, limite { $limit })
why-passed-stock = ora non si può comprare né vendere nulla (denaro { MONEY($cash) }; certificati { $held }, limite { $limit })
why-passed-auction = con { MONEY($cash) } non si può comprare né offrire per nulla
why-passed-repay = con { MONEY($cash) } non si poteva ripagare nessun prestito
why-receivership = nessuno la dirige, quindi distribuisce ciò che ha: { MONEY($amount) }
why-only-pay_dividend = nessun altro importo era possibile: { MONEY($amount) }
why-only-pay_dividend-interest = gli interessi hanno preso tutto l’incasso: da distribuire restava { MONEY($amount) }
why-only-pay_dividend-withheld = finché non ha avuto un treno permanente deve trattenere: restano { MONEY($kept) }
why-supporter_kept = in questo turno non si è fatto nulla del suo genere; il suo unico aiuto (1) in questo operating round resta da usare
why-phase_changed = è stato venduto il primo treno del suo tipo: { $train }, prezzo stampato { MONEY($price) }
why-phase_changed-no_sale = sono stati segnati 3 round in cui la banca non ha venduto treni: { phase-bare }
why-phase_changed-draft = tutti hanno scelto 2 compagnie
why-trains_rusted = è iniziata la fase { $phase }
why-private_bought = l’unica offerta rimasta se la aggiudica subito: { MONEY($price) }
why-private_bought-free = tutti hanno passato finché il prezzo è sceso a { MONEY($price) }, quindi il giocatore seguente deve prenderla
why-private_closed = è iniziata la fase { $phase }
why-private_closed-used = il suo diritto è stato usato; con esso finisce la rendita di { MONEY($income) }
why-1865-private_closed-used = tutti ne hanno scelte 2 e nessuno ha preso questa; la rendita sarebbe stata di { MONEY($income) }
why-company_removed = nessuno l’ha scelta; ne erano offerte { $count } del suo tipo
why-company_closed = il suo valore è sceso a { MONEY($price) }, nella zona che chiude le compagnie
why-company_closed-merged = è stata assorbita: 2 sue azioni ne fanno 1
why-president_changed = { $first ->
    [yes] { $new } ha per primo il certificato di presidente: il { PERCENT($percent) }
   *[no] ora { $new } ne ha il { PERCENT($percent) }, { $old } il { PERCENT($left) }
    }
why-turn_skipped = ne è stato venduto solo il { PERCENT($percent) }, troppo poco perché operi
why-token_placed-home = la stazione di partenza viene con la compagnia, gratis
why-token_placed = { $cost ->
    [0] prende il posto della compagnia assorbita
   *[other] prende il posto della compagnia assorbita, per { MONEY($cost) }
    }
why-token_removed = la compagnia è assorbita, e la nuova tiene al massimo una stazione per luogo
why-token_removed-replaced = al suo posto va una stazione della compagnia che assorbe
why-token_removed-doubled = l’assorbente ha già una stazione in quella città
why-1865-token_removed = la compagnia è stata assorbita e nessuna stazione dell’assorbente va in questo posto: lo spazio è libero
why-token_removed-closed = la compagnia ha chiuso
why-train_scrapped = c’erano più treni del permesso e nulla da scegliere: { $train }
why-train_bought = il denaro c’era, quindi il treno è stato comprato subito per { MONEY($price) }
why-shares_sold = non si poteva ottenere tutto il denaro, quindi si è venduto tutto ciò che si poteva: il { PERCENT($percent) } per { MONEY($total) }
why-loan_taken = il denaro delle compagnie e le azioni proprie non bastavano; preso in prestito: { MONEY($amount) }
why-loan_repaid = i prestiti oltre le azioni in mano ai giocatori vanno ripagati: { $repaid }
why-game_ending = è iniziata { phase-the }; seguono 1 stock round e 3 operating round
why-result = vince il patrimonio più alto{ $tie ->
    [yes] , e nessuna regola scioglie la parità
   *[no] {""}
    }
why-game_ended = l’ultimo operating round è finito
why-game_ended-bankrupt = una bancarotta chiude subito la partita
why-game_ended-standstill = nessuna compagnia opera, nessuna compagnia privata paga un giocatore e nessuno può comprare o vendere niente: il regolamento non lo prevede, e resterebbe così per sempre, quindi si calcola il punteggio allo stato attuale
why-paid-interest = interessi sui suoi prestiti: { MONEY($amount) }
why-paid-private_income = la rendita stampata all’inizio di un operating round: { MONEY($amount) }
why-1865-paid-private_income = ogni compagnia marittima in mano dà { MONEY(20) } all’inizio di un operating round, quindi { MONEY($amount) }
why-paid-capital = ne è stato venduto il { PERCENT(60) }: la banca versa l’intero capitale, { MONEY($amount) }
why-paid-president = il denaro della compagnia non bastava per il treno; il presidente ha aggiunto { MONEY($amount) }
why-paid-closing = la compagnia ha chiuso e i suoi { MONEY($amount) } vanno alla banca
why-paid-bankruptcy = ciò che resta a chi è in bancarotta va alla banca: { MONEY($amount) }
why-paid-compensation = l’assorbente ha già una stazione in quella città: { MONEY($amount) } invece di una seconda
why-money_due = il denaro della compagnia non basta; il presidente deve { MONEY($amount) }
why-went_bankrupt = tutto ciò che si poteva vendere non sarebbe bastato
why-1865-went_bankrupt = tutto ciò che si può vendere non basta, quindi seguono prestiti di { MONEY(500) }
why-bank_broken = dopo aver pagato { MONEY($paid_out) } non le restava nulla
why-1856-bank_broken = ha dovuto pagare { MONEY($paid_out) } e non aveva altrettanto
why-destination_reached = { $escrow ->
    [0] i binari uniscono ora base e destinazione; non c’era denaro in deposito ({ MONEY($escrow) })
   *[other] i binari uniscono ora base e destinazione; denaro in deposito: { MONEY($escrow) }
    }
why-company_merged = i suoi prestiti non sono stati ripagati, quindi 2 sue azioni ne fanno 1 di { $into }
why-national_formed = la media dei valori delle compagnie assorbite porta a { MONEY($price) }
why-shares_exchanged = 2 vecchie azioni ne fanno 1: { PERCENT($percent) } in tutto
why-company_launched = ne è stato venduto il { PERCENT(60) }: riga { $row }, { $markers ->
    [one] 1 segnalino
   *[other] { $markers } segnalini
    }
why-company_converted = c’è un collegamento diretto alla destinazione e il presidente l’ha voluto{ $markers ->
    [0] {""}
    [one] : 1 segnalino in più
   *[other] : { $markers } segnalini in più
    }
why-row_changed = la sua riga era sopra quella della fase: ora { $row }
why-mine_declined = c’è un segnalino e la fase lo permette: la tessera { $old } diventa { $new }
why-traffic_gained = { $points ->
    [one] 1 punto in più: { $total } in tutto
   *[other] { $points } punti in più: { $total } in tutto
    }
why-traffic_gained-mine = le sue miniere danno { $points }; in tutto { $total }
why-traffic_gained-absorbed = riceve il traffico della compagnia assorbita ({ $points }); in tutto { $total }
why-traffic_gained-bonus = il bonus di una compagnia marittima è il numero della fase ({ $points }); in tutto { $total }
why-traffic_gained-upgrade = è stata migliorata una città in cui ha un segnalino, e conta la differenza ({ $points }); in tutto { $total }
why-traffic_gained-first_tile = la sua base non aveva ancora tessera, e la prima porta { $points }; in tutto { $total }
why-traffic_gained-home = lanciata, riceve ciò che mostra la sua base ({ $points }); in tutto { $total }
why-traffic_gained-marker = la fermata e i paesi sul collegamento portano { $points }; in tutto { $total }
why-revenue_made = conta il minore tra traffico { $traffic } e capacità { $capacity }, dieci a punto
why-company_absorbed = per le sue azioni si dovevano pagare { MONEY($due) } (azioni proprie vendute per questo { $shares_sold }, prestiti { $loans })
why-personal_loans = { $taken ->
    [one] vendere tutto non è bastato: 1 prestito di { MONEY(500) }
   *[other] vendere tutto non è bastato: { $taken } prestiti di { MONEY(500) } ciascuno
    }
why-1865-automaton-share_bought = verde nella tabella, e prima fra le verdi per certificati, stima e valore: { $company } a { MONEY($price) }
why-1865-automaton-shares_sold = rossa nella tabella: tutto ciò che il mercato può prendere, il { PERCENT($percent) } a { MONEY($each) } l’una
why-1865-automaton-price_moved = i Draghi hanno venduto il { PERCENT($percent) }: una casella per azione
why-1865-automaton-passed = nessuna compagnia verde che possano ancora comprare, o il loro limite è raggiunto
why-18mag-automaton-tile_laid = la prossima città migliorabile nell’ordine di István: { $hex }, tessera { $tile }
why-18mag-automaton-wagon_bought = la compagnia minore può pagare { MONEY($fee) } per il vagone, che migliora la corsa
why-18mag-automaton-trains_ran = la corsa migliore possibile: { MONEY($revenue) }
why-18mag-automaton-dividend_paid = István distribuisce sempre tutto: { MONEY($amount) }
why-18mag-automaton-share_bought = la prima riga della sua carta che può seguire: { $company } per { MONEY($price) }
why-18mag-automaton-shares_sold = superava il suo limite di 8 certificati: il { PERCENT($percent) } per { MONEY($total) }
why-18mag-automaton-train_bought = { $number ->
    [0] la carta della compagnia non la lascia mai senza treno: { MONEY($price) }
   *[other] lo ordina la riga { $number } della carta della compagnia: { MONEY($price) }
    }
why-18mag-automaton-token_placed = lo ordina la riga { $number } della carta della compagnia: { MONEY($cost) }
why-18mag-automaton-train_scrapped = la riga { $number } della carta della compagnia chiede un treno migliore, e il denaro c’è
why-18mag-automaton-passed = né la carta né i limiti permettono nulla in questo passo: { $step } (denaro { MONEY($cash) })
why-18mag-automaton-passed-track = non posa tessere gialle, e nessuna città che questa compagnia minore raggiunge si può migliorare ora (denaro { MONEY($cash) })
why-18mag-automaton-passed-stock = nessuna riga della sua carta delle azioni indica un’azione che gli manca, che può comprare e pagare (denaro { MONEY($cash) })
why-18mag-automaton-paid-second_tile = nella fase gialla ogni sua compagnia minore con un treno paga { MONEY($amount) } nel passo dei binari
why-private_closed-owner = la compagnia che la possedeva ha chiuso; con lei finisce la rendita di { MONEY($income) }
why-token_placed-city = la tessera posata lì ha più città, e la stazione ne occupa una: { $node }
why-1856-loan_repaid-due = con il primo treno 6 scadono tutti i prestiti; ripagati dalla tesoreria: { $repaid }
why-shares_exchanged-ipo = ciò che nessuno ha ricevuto in cambio resta in vendita: il { PERCENT($percent) }
why-shares_exchanged-out = metà del certificato di presidente aspetta che il presidente provvisorio la compri: il { PERCENT($percent) }
