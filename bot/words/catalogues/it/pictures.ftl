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
    [stock] stock round { $set }
    [operating] operating round { $set }.{ $number }
    [end] fine della partita
   *[other] { $round }
    }
picture-map = mappa intera
picture-area = zona di { $hex }
picture-pick = scelta di un esagono
picture-tiles = scelta di una tessera per { $hex }
picture-market = valori delle azioni
picture-market-order = la compagnia in alto opera prima
picture-market-start = doppia cornice: valori iniziali
picture-holdings = possedimenti
picture-last-move = ultima mossa
picture-changed = cambiamenti
picture-tokens = token
picture-outside = fuori vista
picture-train = treno { $train }
picture-total = totale
picture-left = ne restano { $count }
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
picture-director = presidente { $player }
picture-no-director = senza presidente
picture-not-drafted = senza proprietario
picture-shares = azioni
picture-stack = mazzo
picture-pool = mercato
picture-director-mark = scuro: presidente
picture-percent = cifre in percentuale
picture-companies = compagnie
picture-certificates = certificati
picture-worth = patrimonio
picture-priority = priorità
picture-none = niente
picture-director-short = presidente
