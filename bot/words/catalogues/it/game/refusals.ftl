# Rifiuti delle regole: una frase con le cifre. La regola viene aggiunta dopo.
refusal-game-over = La partita è finita.
refusal-turn-not_now = Non è possibile in questo passo: { $step }.
refusal-turn-other_player = Tocca a { $player }: { $step }.
refusal-turn-must_act = In questo passo non si può passare: { $step }.
refusal-undo-no_such_move = Non c’è una mossa { $seq } a cui tornare; l’ultima è la { $last }.
refusal-draft-not_on_offer = { $company } non è in offerta.
refusal-draft-company_limit = Hai già { $limit } compagnie minori, il massimo della scelta iniziale.
refusal-draft-private_limit = Hai già { $limit ->
    [one] una compagnia privata
   *[other] { $limit } compagnie private
    }, il massimo della scelta iniziale.
refusal-draft-share_limit = Hai già { $limit ->
    [one] un’azione
   *[other] { $limit } azioni
    }, il massimo della scelta iniziale.
refusal-share-no_such_company = Di { $company } non ci sono azioni da comprare o vendere.
refusal-share-not_in_play = { $company } non è in gioco, quindi le sue azioni non si possono comprare.
refusal-share-no_shares = Questa compagnia non ha azioni.
refusal-share-not_held = Non puoi vendere il { PERCENT($percent) } di { $company }: possiedi il { PERCENT($held) }, e ogni azione è del { PERCENT($unit) }.
refusal-share-one_block = Hai già venduto azioni di { $company } in questo turno; è ammesso un blocco per turno.
refusal-share-president_certificate = Il certificato di presidente di { $company } non si può vendere: nessun altro possiede il { PERCENT($size) } che serve per prenderlo.
refusal-share-must_sell_first = Hai { $held } certificati, il limite è { $limit }: prima devi vendere.
refusal-share-over_held = Hai il { PERCENT($held) } di { $company } e il limite è il { PERCENT($limit) }: vendi prima delle azioni.
refusal-share-none_left = Lì non resta nessuna azione di { $company }: { $source }.
refusal-share-only_president = Di { $company } resta solo il certificato di presidente, pari al { PERCENT($size) }: chi possiede il { PERCENT($unit) } può pagarne l’altra metà e dare in cambio quell’azione; tu possiedi il { PERCENT($held) }.
refusal-share-sold_this_round = Hai venduto azioni di { $company } in questo stock round e non puoi ricomprarle nello stesso.
refusal-share-holding_limit = Avresti il { PERCENT($after) } di { $company }; il limite è il { PERCENT($limit) }.
refusal-share-certificate_limit = Hai { $held } certificati; il limite è { $limit }.
refusal-money-short = { $who } ha { MONEY($has) } e servono { MONEY($need) }.
refusal-tile-two_laid = { $company } ha già posato due tessere in questo turno.
refusal-tile-one_upgrade = { $company } ha già migliorato una tessera in questo turno; è ammesso un miglioramento per turno.
refusal-tile-not_in_phase = La tessera { $tile } è { $colour }; { phase-the } non permette ancora questo colore.
refusal-tile-unknown_hex = Su questa mappa non c’è un esagono «{ $hex }».
refusal-tile-unknown_tile = In questo gioco non c’è una tessera «{ $tile }».
refusal-tile-rotation = Una rotazione è un numero da 0 a 5, non { $rotation }.
refusal-tile-no_tile_here = In { $hex } non si può posare nessuna tessera.
refusal-tile-not_an_upgrade = La tessera { $tile } non è un miglioramento della tessera { $lying } in { $hex }.
refusal-tile-colour_order = La tessera { $tile } è { $colour }; in { $hex } { $next ->
    [none] non se ne posano più
   *[other] la prossima dev’essere { $next }
}.
refusal-tile-wrong_kind = La tessera { $tile } non va bene per ciò che è stampato in { $hex }.
refusal-tile-off_map = La tessera { $tile } punterebbe a lati di { $hex } che nessun binario può attraversare: { $edges }.
refusal-tile-track_lost = Così la tessera { $tile } taglierebbe binari posati in { $hex } ({ $edges }).
refusal-tile-partition = Così la tessera { $tile } unirebbe lati di { $hex } che il lago divide: { $edges }.
refusal-tile-fixed_rotation = La tessera { $tile } si può posare in una sola rotazione: { $fixed }.
refusal-tile-none_left = Tutte le tessere { $tile } sono sulla mappa ({ $count }).
refusal-tile-not_connected = Così { $company } non raggiunge nessun binario della tessera { $tile } in { $hex }.
refusal-tile-unknown_means = «{ $means }» non serve a pagare il terreno.
refusal-tile-no_terrain_token = { $company } non ha token terreno.
refusal-tile-no_terrain = Un token terreno non serve in { $hex }: non c’è terreno da pagare.
refusal-tile-supporter_pays = { $supporter } è stato chiamato e paga da sé il terreno di { $hex }: posa la tessera senza token.
refusal-token-none_left = { $company } non ha più stazioni da costruire.
refusal-token-no_city = In { $node } non c’è una città per una stazione.
refusal-token-already_here = { $company } ha già una stazione a { $hex }.
refusal-token-no_slot = { $node } non ha spazi liberi ({ $slots } in tutto).
refusal-token-not_connected = { $company } non è collegata con { $node }.
refusal-train-not_held = { $company } non ha nessun { $train }.
refusal-train-limit = { $company } ha { $held } treni; il limite è { $limit }.
refusal-train-unknown = In questo gioco non c’è un { $train }.
refusal-train-sold_out = Non resta nessun { $train }.
refusal-train-not_yet = La banca non vende ancora nessun { $train }.
refusal-train-not_in_pool = Nel mercato non c’è nessun { $train }.
refusal-train-price = Un { $train } costa { MONEY($price) }, non { MONEY($given) }.
refusal-train-no_seller = { $source } qui non può vendere un treno.
refusal-train-price_too_low = { MONEY($given) } è troppo poco: il prezzo minimo è { MONEY($lowest) }.
refusal-wagon-unknown = { $company } non ha vagoni.
refusal-wagon-bought = Il vagone di { $company } è già stato comprato per questo turno.
refusal-wagon-no_train = { $company } non ha treni che possano correre, quindi un vagone non serve.
refusal-wagon-no_effect = { $count ->
    [0] Il vagone di { $company } non avrebbe effetto in nessuna corsa.
   *[other] Il vagone di { $company } non avrebbe effetto in nessuna corsa insieme a quelli già comprati.
    }
refusal-dividend-multiple = Non si possono distribuire { MONEY($amount) }: l’importo deve essere un multiplo di { $multiple }, da 0 a { MONEY($most) }.
refusal-dividend-too_much = Non si possono distribuire { MONEY($amount) }: la tesoreria ha { MONEY($most) }.
refusal-route-not_best = Questi percorsi rendono { MONEY($claimed) }; sono possibili { MONEY($best) }, e il massimo è obbligatorio.
refusal-route-no_such_train = Non resta nessun { $train } per uno dei percorsi.
refusal-route-unreached = { $node } non è un luogo che un percorso di questa compagnia possa visitare.
refusal-route-ways = Il percorso del { $train } ha bisogno di una via tra due fermate vicine.
refusal-route-no_track = Nel percorso del { $train } non c’è binario da { $start } a { $end } per quella via.
refusal-route-unknown = Uno dei percorsi nomina qualcosa che non è sulla mappa.
refusal-route-disconnected = A { $stop } il percorso del { $train } è interrotto.
refusal-route-fewer_than_two = Un percorso deve visitare almeno due luoghi, e quello del { $train } ne visita { $count }.
refusal-route-no_token = Il percorso del { $train } non visita nessuna stazione della compagnia.
refusal-route-too_long = Il percorso del { $train } visita { $count } luoghi; il treno può visitarne { $limit }.
refusal-route-side_twice = Il percorso del { $train } usa due volte lo stesso binario.
refusal-route-repeated_stop = Il percorso del { $train } visiterebbe due volte { $stop }.
refusal-route-through_blocked = { $stop } è piena di stazioni altrui: il percorso del { $train } può finirvi, ma non attraversarla.
refusal-route-through_end = { $stop } può essere solo un capolinea: il percorso del { $train } non può attraversarlo.
refusal-route-shared_side = I percorsi del { $train } e del { $beside } usano lo stesso binario.
refusal-route-shared_resource = Due dei percorsi hanno bisogno di ciò che serve un solo treno: { $resources }.
refusal-route-cover_missing = Un vagone comprato non ha effetto in questa corsa: { $resources }.
refusal-route-same_group = { $stop } e { $other } vanno insieme: il percorso del { $train } può visitarne una sola.
refusal-route-exclusive = Questi vagoni non si possono usare insieme.
refusal-route-train_twice = Sono indicati due percorsi per il { $train }.
refusal-auction-not_on_offer = { $private } non è in vendita.
refusal-auction-contest = { $private } è all’asta: offri almeno { MONEY($lowest) } o ritirati.
refusal-auction-price = { $private } costa { MONEY($price) }, non { MONEY($given) }.
refusal-auction-too_low = { MONEY($given) } è troppo poco per { $private }: l’offerta minima è { MONEY($lowest) }.
refusal-auction-bound = { $who } ha bisogno di { MONEY($need) } e ha { MONEY($free) } non vincolati da offerte.
refusal-auction-no_bids = Non si può fare un’offerta per { $private }.
refusal-start-not_startable = { $company } non è una compagnia che un giocatore possa fondare.
refusal-start-closed = { $company } ha chiuso e non si può fondare di nuovo.
refusal-start-in_play = { $company } è già stata fondata.
refusal-start-no_par = { MONEY($price) } non è un valore iniziale che si possa scegliere ora.
refusal-dividend-all_or_nothing = Non si possono distribuire { MONEY($amount) }: niente o { MONEY($most) }.
refusal-dividend-nothing = Non si possono distribuire { MONEY($amount) }: non resta incasso per farlo.
refusal-supporter-not_yours = Non hai il sostenitore { $supporter }.
refusal-supporter-used = { $supporter } ha già aiutato in questo operating round.
refusal-supporter-no_use = { $supporter } ora non serve a { $company }.
refusal-route-needs_wagon = { $node } si può visitare solo con il vagone della miniera.
refusal-city-not_free = { $node } non è una città con uno spazio libero in { $hex }.
refusal-bankruptcy-can_raise = Mancano { MONEY($missing) } e se ne possono ottenere { MONEY($most) }: la bancarotta non è possibile.
refusal-bankruptcy-no_need = Non c’è nessun debito che richieda la bancarotta.
refusal-loan-after_repayment = { $company } ha ripagato un prestito in questo turno e non può chiederne.
refusal-loan-limit = { $company } ha { $loans ->
    [one] un prestito
   *[other] { $loans } prestiti
}; può averne quante sono le sue azioni in mano ai giocatori: { $limit }.
refusal-loan-none = { $company } non può chiedere prestiti: si chiedono nelle fasi da 2 a 5, e questa è la fase { $phase }.
refusal-loan-nothing_owed = { $company } non ha prestiti da ripagare.
refusal-loan-one_a_turn = { $company } ha già chiesto un prestito in questo turno.
refusal-private-no_trade = In questa partita non si comprano compagnie private da altri giocatori.
refusal-private-not_owned = { $source } non possiede { $private }.
refusal-private-declined = { $source } ha già rifiutato un’offerta per { $private } in questo turno.
refusal-private-phase = Una compagnia compra compagnie private nelle fasi 3 e 4, e questa è la fase { $phase }.
refusal-private-price = { MONEY($given) } non è un prezzo possibile: da { MONEY($lowest) } a { MONEY($highest) }.
refusal-share-first_round = Nel primo stock round non si vende.
refusal-share-keep_one = Hai comprato azioni di { $company } in questo turno: devi tenerne almeno una.
refusal-share-keep_president = { $company } ha bisogno del denaro e deve tenere il suo presidente: { $player } ne possiede il { PERCENT($held) }, e non puoi scendere sotto.
refusal-share-more_than_needed = Mancano { MONEY($missing) }, e per questo { $enough ->
    [one] basta un’azione
   *[other] bastano { $enough } azioni
    } di { $company }; { $units ->
    [one] una è
   *[other] { $units } sono
    } più del necessario.
refusal-share-no_need = Ora non serve denaro, quindi non si vendono azioni di { $company }.
refusal-share-one_purchase = È ammesso un solo acquisto per turno, e l’hai già fatto.
refusal-share-pool_first = Prima vengono le azioni di { $company } sul mercato ({ PERCENT($pool) }).
refusal-share-pool_limit = Il mercato avrebbe il { PERCENT($after) } di { $company }; il limite è il { PERCENT($limit) }.
refusal-tile-blocked = { $hex } è bloccato finché un giocatore possiede { $private }.
refusal-tile-nothing_new = { $company } non raggiunge così binari nuovi della tessera { $tile } in { $hex }.
refusal-tile-one_laid = { $company } ha già posato una tessera in questo turno.
refusal-tile-town_phase = I paesi della tessera { $lying } in { $hex } si possono cambiare dalla fase 6; questa è la fase { $phase }.
refusal-token-one_placed = { $company } ha già costruito una stazione in questo turno.
refusal-token-reserved = Uno spazio a { $node } è riservato a { $company }.
refusal-token-after_interest = Il diritto vale finché { $company } non paga gli interessi, e in questo turno l’ha già fatto.
refusal-token-no_power = { $company } non ha diritti che permettano una stazione a { $node }.
refusal-train-cheapest_only = Con l’aiuto del presidente si può comprare solo il treno più economico: { MONEY($cheapest) }, non { MONEY($price) }.
refusal-train-no_trade = Un { $trade } non si può dare in cambio di un { $train }.
refusal-train-not_permanent = { $company } può comprare solo treni permanenti, e un { $train } non lo è.
refusal-train-shares_sold = Sono state vendute azioni per il treno di { $company }, quindi va comprato dalla banca.
refusal-automaton-other_choice = Le carte lasciano aperte solo alcune mosse.
refusal-turn-must_act-trains = { $company } deve avere un treno: bisogna comprarne uno prima della fine del turno.
refusal-turn-must_act-run = I treni di { $company } possono correre, quindi devono farlo: non si può passare.
refusal-turn-must_act-dividend = { $company } deve decidere il dividendo, anche se non distribuisce nulla.
