# Words on pictures and in their alternative texts. Small letters at the beginning; the picture sets the capital.
picture-phase = { $phase ->
    [yellow] yellow phase
    [green] green phase
    [brown] brown phase
    [gray] grey phase
   *[other] phase { $phase }
    }
picture-round = { $round ->
    [draft] draft
    [stock] stock round { $set }
    [operating] operating round { $set }.{ $number }
    [end] end of the game
   *[other] { $round }
    }
picture-map = whole map
picture-area = area around { $hex }
picture-pick = choice of a hex
picture-tiles = choice of a tile for { $hex }
picture-market = share prices
picture-market-order = the upper company runs first
picture-market-start = framed twice: start prices
picture-holdings = holdings
picture-last-move = last move
picture-changed = changed
picture-tokens = tokens
picture-outside = not in view
picture-train = { $train }-train
picture-total = total
picture-left = { $count } left
picture-treasury = treasury
picture-price = price
picture-cash = cash
picture-trains = trains
picture-train-limit = limit { $count }
picture-no-trains = none
picture-stations = stations
picture-stations-left = still to build, with cost
picture-no-stations = none left
picture-terrain-tokens = terrain tokens
picture-owner = owner { $player }
picture-director = director { $player }
picture-no-director = no director
picture-not-drafted = no owner
picture-shares = shares
picture-stack = stack
picture-pool = pool
picture-director-mark = dark: director
picture-percent = figures are per cent
picture-companies = companies
picture-certificates = certificates
picture-worth = worth
picture-priority = priority
picture-none = none
picture-director-short = director
