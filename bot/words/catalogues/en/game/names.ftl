# What things are called.
company-minor = minor { $id }
company-minor-full = Minor { $id }, { $name }
company-major = { $id }
company-major-full = { $id }, { $name }
bank = the bank
train-name = { $train }-train
tile-name = tile { $tile }
tile-turned = tile { $tile }, rotation { $rotation } ({ $sides })
rotation-name = { $rotation } ({ $sides })
rotation-bare = { $rotation }
node-of-hex = { $hex }, city { $number }
node-of-towns = { $hex }, stop { $number }
edge-flat-0 = S
edge-flat-1 = SW
edge-flat-2 = NW
edge-flat-3 = N
edge-flat-4 = NE
edge-flat-5 = SE
edge-pointy-0 = SW
edge-pointy-1 = W
edge-pointy-2 = NW
edge-pointy-3 = NE
edge-pointy-4 = E
edge-pointy-5 = SE
colour-yellow = yellow
colour-green = green
colour-brown = brown
colour-gray = grey
means-none = pay the terrain
means-terrain_token = terrain token
step-draft = draft
step-stock = stock round
step-track = track
step-station = station
step-scrap = scrap trains
step-run = run
step-trains = buy trains
step-dividend = dividend
step-consent = answer an offer
round-draft = the draft
round-stock = stock round { $set }
round-operating = { $of ->
    [none] operating round { $set }.{ $number }
   *[other] operating round { $set }.{ $number } (of { $of })
    }
somebody = somebody
robot-name = Robot { $name }
language-en = English
language-es = Spanish
language-fr = French
language-it = Italian
language-pt = Portuguese
status-open = open, waiting for players
status-running = running
status-finished = finished
status-abandoned = abandoned
company-public = { $id }
company-public-full = { $id }, { $name }
company-national = { $id }
company-national-full = { $id }, { $name }
stock-pool = pool
seller-pool = the pool
seller-trains-pool = the pool
stock-ipo = IPO
step-auction = auction
step-aside = at any time
step-contest = bidding
step-city = choose a city
step-discard = discard trains
step-raise = raise money
step-repay = repay loans
step-last = end of the turn
step-borrow = borrow a train
step-declare = repay the loans or merge
step-give_up_token = take stations away
step-give_up_train = give trains up
round-auction = the auction
step-markers = station markers
step-dragons = the Dragons
step-home = choose the home
step-conversion = conversion
step-absorb = absorb a company
colour-grey = grey
tile-yellow = yellow
tile-green = green
tile-brown = brown
tile-gray = grey
tile-grey = grey
tile-lettered = { $letter } ({ $colour })
phase-the = { $phase ->
    [yellow] the yellow phase
    [green] the green phase
    [brown] the brown phase
    [grey] the grey phase
   *[other] phase { $phase }
    }
phase-bare = { $phase ->
    [yellow] yellow phase
    [green] green phase
    [brown] brown phase
    [grey] grey phase
   *[other] phase { $phase }
    }
step-keep_trains = keep the trains
trains-name = { $train }-trains
