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
    [auction] auction
    [stock] stock round { $set }
    [operating] operating round { $set }.{ $number }
    [end] end of the game
   *[other] { $round }
    }
picture-number = { $number }
picture-map = whole map
picture-area = area around { $hex }
picture-pick = choice of a hex
picture-tiles = choice of a tile for { $hex }
picture-stock = tiles left
picture-market = share prices
picture-market-order = the upper company runs first
picture-market-start = framed twice: par prices
picture-movements = dividend paid, and how far the price moves
picture-holdings = holdings
picture-last-move = last move
picture-changed = changed
picture-tokens = stations
picture-outside = not in view
picture-train = { $train }-train
picture-total = total
picture-left = { $count ->
    [0] sold out
   *[other] { $count } left
    }
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
picture-president = president { $player }
picture-no-president = no president
picture-not-drafted = no owner
picture-shares = shares
picture-stack = stack
picture-pool = pool
picture-president-mark = dark: president
picture-percent = figures are per cent
picture-companies = companies
picture-certificates = certificates
picture-worth = worth
picture-priority = priority
picture-none = none
picture-president-short = president
picture-ipo = IPO
picture-zone = { $zone ->
    [uncounted] certificates don’t count against the limit
    [unlimited] the same, and no 60% limit for a player
    [closed] the company closes
   *[other] { $zone }
    }
picture-par = par price
picture-loans = loans
picture-privates = private companies
picture-not-operating = doesn’t operate yet
picture-company-unstarted = not started yet
picture-company-unformed = not formed yet
picture-company-unfloated = { PERCENT($sold) } of the shares sold, { PERCENT($need) } are needed
picture-company-closed = closed
picture-company-unsold = not sold yet
picture-company-undrafted = still to be picked
picture-company-removed = out of the game
picture-companies-unstarted = not started yet
picture-companies-unformed = not formed yet
picture-companies-unfloated = { PERCENT($sold) } of the shares sold, { PERCENT($need) } are needed
picture-companies-closed = closed
picture-companies-unsold = not sold yet
picture-companies-undrafted = still to be picked
picture-companies-removed = out of the game
picture-face = face value
picture-income = income
picture-reach = reach
picture-capacity = capacity
picture-train-price = price
picture-train-left = left
picture-train-leaves = until { $phase }
picture-phase-tiles = tiles
picture-phase-limit = trains
picture-phase-rounds = operating rounds
picture-takings = earnings by round
takings-earned = earned
takings-sum = in all
takings-price = price at the end of the round
takings-worth = worth at the end of the round
takings-note = bold: a dividend was paid; below: for each share
picture-wealth = worth of the players
picture-wealth-rounds = stock rounds are shaded
picture-legend = how to read the map
picture-sign = { $sign ->
    [tile-yellow] yellow tile, one dot
    [tile-green] green tile, two dots
    [tile-brown] brown tile, three dots
    [tile-gray] grey tile, four dots
    [crossing] crossing without junction
    [town] town
    [city] city, two slots
    [mine] mine
    [worth] worth of the stop
    [offboard] off-board area
    [token] station
    [token-square] station of a major
    [home] reserved home
    [cost-cost] cost of a tile
    [cost-mountain] cost of a tile: mountain
    [cost-water] cost of a tile: water
    [lake] lake
    [sea] sea route
    [side-river] river along a side
    [side-mountain] mountains along a side
    [side-impassable] no track across
    [coast] coast
    [destination] destination of a company
    [blocked] blocked by a private company
    [private] private company’s hex
    [harbour] port may be placed
    [port] port
    [bridge] bridge bonus
    [tunnel] tunnel bonus
    [maritime] maritime company’s place
    [last] last move
    [changed] changed
    [train-1] first train
    [train-2] second train
    [choice] choice
   *[other] { $sign }
    }
picture-destination = destination
picture-reached = reached
picture-escrow = escrow
picture-rights = rights
picture-right = { $right ->
    [bridge] bridge
    [tunnel] tunnel
    [port] port
   *[other] { $right }
    }
picture-part = { $part ->
    [sardinia] Sardinia
    [corsica] Corsica
   *[other] { $part }
    }
picture-surcharges = below, price of a Dragons’ share:
picture-surcharge = { $zone ->
    [white] white zone
    [green] green zone
   *[other] { $zone }
    }
picture-dragons = Dragons
picture-dragons-chart = the Dragons’ chart
picture-dragons-zone = { $zone ->
    [red] red (they sell)
    [white] white (nothing)
    [green] green (they buy)
   *[other] { $zone }
    }
picture-dragons-hold = the Dragons hold
picture-estimation = beside the company its estimation: stations on the map and phase numbers of its trains
picture-traffic = traffic
picture-lettered = { $colour ->
    [green] { $letter } (green)
    [brown] { $letter } (brown)
    [grey] { $letter } (grey)
   *[other] { $letter } ({ $colour })
    }
picture-share = { PERCENT($percent) }
picture-colon = :
