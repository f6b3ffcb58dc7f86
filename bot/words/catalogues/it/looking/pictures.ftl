# Parole sulle immagini e nei loro testi alternativi.
picture-phase = { $phase ->
    [yellow] fase gialla
    [green] fase verde
    [brown] fase marrone
    [gray] fase grigia
   *[other] fase { $phase }
    }
picture-round = { $round ->
    [draft] scelta iniziale
    [auction] asta
    [stock] stock round { $set }
    [operating] operating round { $set }.{ $number }
    [end] fine della partita
   *[other] { $round }
    }
picture-number = { $number }
picture-map = mappa intera
picture-area = zona di { $hex }
picture-pick = scelta di un esagono
picture-tiles = scelta di una tessera per { $hex }
picture-stock = tessere rimaste
picture-market = valori delle azioni
picture-market-order = la compagnia in alto opera prima
picture-market-start = doppia cornice: valori iniziali
picture-movements = dividendo pagato e movimento del valore
picture-holdings = partecipazioni
picture-last-move = ultima mossa
picture-changed = cambiamenti
picture-tokens = stazioni
picture-outside = fuori vista
picture-train = treno { $train }
picture-total = totale
picture-left = { $count ->
    [0] esauriti
    [one] ne resta 1
   *[other] ne restano { $count }
    }
picture-treasury = tesoreria
picture-price = valore
picture-cash = contanti
picture-trains = treni
picture-train-limit = limite { $count }
picture-no-trains = nessuno
picture-stations = stazioni
picture-stations-left = da costruire, con il costo
picture-no-stations = nessuna
picture-terrain-tokens = token terreno
picture-owner = proprietario { $player }
picture-president = presidente { $player }
picture-no-president = senza presidente
picture-not-drafted = senza proprietario
picture-shares = azioni
picture-stack = mazzo
picture-pool = mercato
picture-president-mark = scuro: presidente
picture-percent = cifre in percentuale
picture-companies = compagnie
picture-certificates = certificati
picture-worth = patrimonio
picture-priority = priorità
picture-none = niente
picture-president-short = presidente
picture-ipo = offerta iniziale
picture-zone = { $zone ->
    [uncounted] i certificati non contano per il limite
    [unlimited] lo stesso, e niente limite del 60% per giocatore
    [closed] la compagnia chiude
   *[other] { $zone }
    }
picture-par = valore iniziale
picture-loans = prestiti
picture-privates = compagnie private
picture-not-operating = non opera ancora
picture-company-unstarted = non ancora fondata
picture-company-unformed = non ancora formata
picture-company-unfloated = venduto il { PERCENT($sold) } delle azioni, serve il { PERCENT($need) }
picture-company-closed = chiusa
picture-company-unsold = non ancora venduta
picture-company-undrafted = ancora da scegliere
picture-company-removed = fuori dal gioco
picture-companies-unstarted = non ancora fondate
picture-companies-unformed = non ancora formate
picture-companies-unfloated = venduto il { PERCENT($sold) } delle azioni, serve il { PERCENT($need) }
picture-companies-closed = chiuse
picture-companies-unsold = non ancora vendute
picture-companies-undrafted = ancora da scegliere
picture-companies-removed = fuori dal gioco
picture-face = valore facciale
picture-income = rendita
picture-reach = portata
picture-capacity = capacità
picture-train-price = prezzo
picture-train-left = ne restano
picture-train-leaves = fino alla { $phase }
picture-phase-tiles = tessere
picture-phase-limit = treni
picture-phase-rounds = operating round
picture-takings = incassi per round
takings-earned = incassi
takings-sum = in tutto
takings-price = valore alla fine del round
takings-worth = patrimonio alla fine del round
takings-note = in grassetto: è stato pagato un dividendo; sotto: per azione
picture-wealth = patrimonio dei giocatori
picture-wealth-rounds = stock round ombreggiati
picture-legend = come leggere la mappa
picture-sign = { $sign ->
    [tile-yellow] tessera gialla, un punto
    [tile-green] tessera verde, due punti
    [tile-brown] tessera marrone, tre punti
    [tile-gray] tessera grigia, quattro punti
    [crossing] incrocio senza scambio
    [town] paese
    [city] città, due spazi
    [mine] miniera
    [worth] valore della fermata
    [offboard] area esterna
    [token] stazione
    [token-square] stazione di una maggiore
    [home] base riservata
    [cost-cost] costo della tessera
    [cost-mountain] costo: montagna
    [cost-water] costo: acqua
    [lake] lago
    [sea] rotta marittima
    [side-river] fiume lungo un lato
    [side-mountain] montagne su un lato
    [side-impassable] passaggio vietato
    [coast] costa
    [destination] destinazione di una compagnia
    [blocked] bloccato da una privata
    [private] esagono di una privata
    [harbour] qui può andare il porto
    [port] porto
    [bridge] bonus del ponte
    [tunnel] bonus del tunnel
    [maritime] luogo di una marittima
    [last] ultima mossa
    [changed] cambiamenti
    [train-1] primo treno
    [train-2] secondo treno
    [choice] scelta
   *[other] { $sign }
    }
picture-destination = destinazione
picture-reached = raggiunta
picture-escrow = deposito
picture-rights = diritti
picture-right = { $right ->
    [bridge] ponte
    [tunnel] tunnel
    [port] porto
   *[other] { $right }
    }
picture-part = { $part ->
    [sardinia] Sardegna
    [corsica] Corsica
   *[other] { $part }
    }
picture-surcharges = sotto, prezzo di un’azione dei Draghi:
picture-surcharge = { $zone ->
    [white] zona bianca
    [green] zona verde
   *[other] { $zone }
    }
picture-dragons = Draghi
picture-dragons-chart = tabella dei Draghi
picture-dragons-zone = { $zone ->
    [red] rosso (vendono)
    [white] bianco (nulla)
    [green] verde (comprano)
   *[other] { $zone }
    }
picture-dragons-hold = i Draghi hanno
picture-estimation = accanto alla compagnia la sua stima: stazioni sulla mappa e livello dei treni
picture-traffic = traffico
picture-lettered = { $colour ->
    [green] verde { $letter }
    [brown] marrone { $letter }
    [grey] grigia { $letter }
   *[other] { $letter } ({ $colour })
    }
picture-share = { PERCENT($percent) }
picture-colon = :
