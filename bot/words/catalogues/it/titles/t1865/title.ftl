# What only 1865 Sardinia needs.
refusal-absorb-had_its_turn = { $target } ha già avuto il suo turno in questo round, quindi non può esservi assorbita.
refusal-absorb-has_absorbed = { $target } ha assorbito una compagnia in questo turno, quindi non può esservi assorbita.
refusal-absorb-loans = { $absorber } e { $target } avrebbero { $loans } prestiti; ne sono ammessi al massimo { $most }.
refusal-absorb-no_own_mine = { $node } non è una miniera in cui l’assorbente abbia una stazione.
refusal-absorb-no_such_city = Adesso non si può mettere una stazione in { $node }.
refusal-absorb-no_such_mine = { $node } non è una miniera che si possa prendere.
refusal-absorb-no_such_pair = { $absorber } non può assorbire { $target } adesso: entrambe devono essere lanciate, e dev’essere il turno di una delle due.
refusal-absorb-not_connected = { $absorber } e { $target } non sono collegate: nessuna città ha segnalini di entrambe e nessun collegamento diretto ne unisce due.
refusal-absorb-not_operated = { $company } non ha ancora operato, quindi non partecipa ad assorbimenti.
refusal-absorb-too_dear = { $absorber } ha bisogno di { MONEY($need) } per { $target } e può averne al massimo { MONEY($most) }.
refusal-absorb-two_presidents = { $absorber } e { $target } hanno presidenti diversi.
refusal-convert-not_asked = Adesso non si chiede la conversione di { $company }.
refusal-convert-not_reached = { $company } non si può ancora convertire.
refusal-dragons-another = Qui i Draghi devono comprare azioni di un’altra compagnia, non di { $company }.
refusal-dragons-must_act = I Draghi qui non possono passare.
refusal-dragons-not_green = I Draghi non comprano azioni di { $company }: il suo segnalino non è nella zona verde.
refusal-dragons-not_red = I Draghi non vendono azioni di { $company }: il suo segnalino non è nella zona rossa.
refusal-dragons-sell_all = I Draghi vendono tutto quel che possono di { $company }: { PERCENT($percent) }.
refusal-home-not_free = { $node } non è libera come base.
refusal-maritime-no_transfer = Le compagnie marittime si trasferiscono nelle fasi da 2 a 4, e questa è la fase { $phase }.
refusal-maritime-not_held = Non possiedi { $private }.
refusal-share-not_operated = { $company } non ha ancora operato: le sue azioni non si possono vendere.
refusal-share-sell_all = Ciò che si può vendere non basta, quindi va venduto tutto: di { $company } il { PERCENT($percent) } in una volta.
refusal-share-too_few = { $units ->
    [one] Un’azione di { $company } porta
   *[other] { $units } azioni di { $company } portano
    } { MONEY($brings) }, e ciò che si può ancora vendere di altre compagnie { MONEY($rest) }: in tutto meno dei { MONEY($missing) } che mancano.
refusal-start-no_home = Non resta una città dove { $company } possa cominciare.
refusal-tile-same_hex = La seconda tessera deve andare in un esagono diverso da { $hex }.
refusal-token-district = { $company } ha già una stazione nel distretto di { $node }.
command-place_marker = metti_segnalino
command-place_marker-description = Mettere un segnalino stazione per un collegamento diretto
command-transfer = trasferisci
command-transfer-description = Dare una compagnia marittima alla compagnia
command-convert = converti
command-convert-description = Trasformare una compagnia minore in maggiore
command-absorb = assorbi
command-absorb-description = Far assorbire una compagnia da un’altra
menu-place_marker = Metti un segnalino stazione
menu-transfer = Trasferisci una compagnia marittima
menu-convert = Converti una compagnia
menu-absorb = Assorbi una compagnia
event-traffic_gained = guadagna { $points } di traffico ({ $total } in tutto)
event-company_launched = è lanciata: riga { $row } della tabella dei Draghi, { $markers ->
    [one] un segnalino stazione
   *[other] { $markers } segnalini stazione
    }
event-company_converted = diventa compagnia maggiore{ $markers ->
    [0] {""}
    [one] {" "}e riceve un altro segnalino stazione
   *[other] {" "}e riceve altri { $markers } segnalini stazione
    }
event-row_changed = scende alla riga { $row } della tabella dei Draghi
event-mine_declined = La miniera di { $hex } declina
event-passed-conversion = resta una compagnia minore
event-passed-markers = lascia le miniere come sono
event-transferred = dà { $private } a { $company }
event-revenue_made = incassa { MONEY($revenue) } (traffico { $traffic }, capacità { $capacity })
event-company_absorbed = assorbe { $target } per { MONEY($due) }
event-personal_loans = { $taken ->
    [one] riceve un prestito personale
   *[other] riceve { $taken } prestiti personali
} ({ $loans } in tutto)
refusal-tile-joint_lost = Così la tessera { $tile } taglierebbe binari di { $hex } che proseguono oltre i suoi lati: { $edges }.
refusal-tile-mine = La tessera della miniera { $hex } non si può migliorare; si sostituisce solo quando la miniera declina.
refusal-tile-no_change = La tessera { $tile } è già posata così in { $hex }.
refusal-tile-other_hexes = La tessera { $tile } non è per { $hex }, ma per { $only }.
refusal-tile-too_few_slots = { $slots ->
    [one] La tessera { $tile } ha un solo spazio, troppo poco per le stazioni di { $hex }: { $markers }.
   *[other] La tessera { $tile } ha { $slots } spazi, troppo pochi per le stazioni di { $hex }: { $markers }.
    }
stock-dragons = i Draghi
seller-trains-bank-1865 = la pila dei treni disponibili
money-absorbed = assorbimento
event-train_scrapped-1865 = scarta un { $train } nel mercato
event-train_bought-1865 = compra un { $train } da { $source } per { MONEY($price) }
refusal-tile-unknown_means-1865 = Qui una tessera si paga solo in denaro: «{ $means }» non serve.
refusal-token-no_city-1865 = In { $node } non c’è né una città né una miniera per una stazione.
refusal-train-not_yet-1865 = Nella pila dei treni disponibili non c’è ancora nessun { $train }.
refusal-train-sold_out-1865 = Nella pila dei treni disponibili non resta nessun { $train }.
