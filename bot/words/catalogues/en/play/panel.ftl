# What stands on buttons and menus (at most 80 letters on a button, 100 in a menu), and messages of the table.
button-my_turn = My turn
button-my_language = My language
button-join = Join
button-leave = Leave
button-start = Start
button-pass-draft = Pass
button-pass-stock = Pass
button-pass-stock-done = End the turn
button-pass-track = No more track
button-pass-station = No station
button-pass-scrap = Scrap nothing
button-pass-run = No run
button-pass-trains = End the turn
button-pass-dividend = Pass
button-pass-consent = Pass
button-run-best = Run the best: { MONEY($net) }
button-accept = Accept
button-refuse = Refuse
button-undo = Undo
button-other_amount = Other amount …
button-confirm = Confirm
button-back = Back
button-older = Older
button-newer = Newer
menu-draft_company = Pick a minor company
menu-draft_share = Pick a share
menu-buy_share = Buy a share
menu-sell_shares = Sell shares
menu-lay_tile = Lay track: choose a hex
menu-lay_tile-at = Tile and rotation on { $hex }
menu-place_token = Build a station
menu-scrap_train = Scrap a train
menu-buy_wagon = Buy a wagon
menu-run = Run, best first
menu-pay_dividend = Pay a dividend
menu-buy_train = Buy a train
menu-page = { $title } ({ $page } of { $pages })
choice-minor-detail = Home { $home }, { $tokens ->
    [0] no terrain token
    [one] one terrain token
   *[other] { $tokens } terrain tokens
    }
choice-share = { PERCENT($percent) } of { $company }
choice-share-free = free, worth { MONEY($price) }
choice-share-detail = { MONEY($price) }, { PERCENT($left) } left to buy
choice-sale = { PERCENT($percent) } of { $company } for { MONEY($total) }
choice-hex-tiles = { $count ->
    [one] one way
   *[other] { $count } ways
    }
choice-train-bank = { $train } from the { $edition ->
    [t1865] available pile
   *[other] bank
    } for { MONEY($price) }
choice-train-from = { $train } from { $source }
choice-train-price = { MONEY($low) } to { MONEY($high) }
choice-run = { $wagons }: net { MONEY($net) }
choice-run-none = no wagon
choice-run-detail = Income { MONEY($income) }: { MONEY($owner) } to you, { MONEY($kept) } to its treasury{ $extra ->
    [0] { "" }
   *[other] , mine { MONEY($extra) }
    }{ $fee ->
    [0] { "" }
   *[other] ; fee { MONEY($fee) }
    }
choice-dividend = { MONEY($amount) }
choice-dividend-detail = { MONEY($each) } a share, keeps { MONEY($kept) }
choice-node-price = { MONEY($price) }
choice-page = More ({ $from } to { $to })
modal-price = Price from { $low } to { $high }
modal-amount = { $low } to { $high }, by { $step }
modal-plain = How much?
turn-heading = **{ $game }** · { $title }
turn-ask = { $mention }, it’s your turn: { $step }
consent-ask = { $mention }, an offer waits for your answer
consent-ask-train_offered = { $mention }, { $company } would like to buy a { $train } from { $source } for { MONEY($price) }: do you agree?
consent-ask-private_offered = { $mention }, { $buyer } would like to buy { $private } for { MONEY($price) }: do you agree?
turn-round = { phase-bare }, { $round }
run-best-text = Best run of { $company }: { MONEY($income) } income, { MONEY($owner) } to you, { MONEY($kept) } to its treasury
since-heading = Since your last move:
since-stale = The game has moved on since this button was made:
since-nothing = Nothing has happened since.
panel-heading = **{ $game }** · { $step }
panel-heading-company = **{ $game }** · { $company } · { $step }
panel-cash = You have { MONEY($cash) }.
panel-cash-company = { $company } has { MONEY($cash) }, trains: { $trains }.
panel-no-trains = none
panel-done = Done.
panel-done-next = Done. Now { $name } is up.
panel-not-yours = Now { $name } is up in **{ $game }**. You’ll be pinged when it’s your turn.
panel-aside = It isn’t your turn, but you may do this now:
panel-robot-up = Now a robot is up in **{ $game }**.
panel-over = **{ $game }** is over.
panel-open = **{ $game }** hasn’t started yet.
panel-repeated = That was already done; the second time changed nothing.
notice-text = { $host } opens a table for { $least } to { $most } players. Language: { $language }.
notice-text-exactly = { $host } opens a table for { $most ->
    [1] one player
   *[other] { $most } players
    }. Language: { $language }.
notice-seats = Seats: { $seats }
notice-no-seats = Nobody has a seat yet.
notice-started = The game has begun: { $link }
notice-abandoned = The table is closed.
started-seats = Order of play: { $seats }
started-thread = The game begins: { $link }
joined = You have a seat in **{ $game }**.
left = You’ve left **{ $game }**.
end-near-bank = Bank: { MONEY($cash) } left
end-near-indicators = Round indicators: { $train }{ $count ->
    [0] { "" }
   *[other] ; rounds without a train sold: { $count } of { $limit } markers on the { $stack }
    }
end-heading = **{ $game }** is over
end-place = { $place }. { $name }: { MONEY($worth) } ({ MONEY($cash) } cash, { MONEY($shares) } in shares{ $debt ->
    [0] { "" }
   *[other] , { MONEY($debt) } owed
    })
abandoned-text = **{ $game }** has been ended by { $who }, without a result.
undone-text = **{ $game }**: { $who } undoes { $count ->
    [one] one move
   *[other] { $count } moves
    }.
undone-mark = This was undone.
undo-private = Undone.
undo-again = Your last move is undone already; nothing more was undone just now.
undo-again-next = The one before it, which the button undoes, too: { $what }
status-turn = { $name } is up: { $step } · { $since }
status-leave = away until { $until }
status-players = Players: { $seats }
status-line = **{ $game }** ({ $title }): { $status }
status-up = { $name } is up
list-heading = Games here:
list-empty = There’s no game here. Open a table with `/{ command-game } { command-game-new }`.
turns-heading = Games that wait for you:
turns-empty = No game waits for you.
log-empty = Nothing has happened yet.
log-page = Page { $page } of { $pages }
log-undo = { $who } undoes the moves after { $to }
abandon-ask = End **{ $game }** for good? No one will be able to go on, and its moves and its log are deleted.
abandon-done = **{ $game }** has been ended.
company-owner = Owner: { $name }
company-director = President: { $name }
company-no-director = No president
company-cash = Treasury: { MONEY($cash) }
company-price = Price: { MONEY($price) }
company-trains = Trains: { $trains }
company-stations = Stations left: { $stations }
company-tokens = Terrain tokens: { $count }
company-shares = Shares: { $shares }
company-share = { $name } { PERCENT($percent) }
stock-stack = stack
player-cash = Cash: { MONEY($cash) }
player-companies = Companies: { $companies }
player-shares = Shares: { $shares }
player-certificates = Certificates: { $count } of { $limit }
player-worth = Worth now: { MONEY($worth) }
nothing = nothing
nobody = nobody
menu-bid = Bid
menu-buy_private = Buy a private company
menu-start_company = Start a company
menu-remove_token = Remove a station
menu-use_supporter = Call a supporter
button-take_loan = Take a loan
button-repay_loan = Repay a loan
button-declare_bankruptcy = Declare bankruptcy
button-pass-auction = Pass
button-pass-city = Pass
button-pass-discard = Pass
button-pass-raise = Pass
button-pass-repay = End the turn
button-pass-last = End the turn
button-pass-borrow = Pass
button-take_loan-brings = Loan: +{ MONEY($amount) }
button-repay_loan-cost = Repay a loan: { MONEY($cost) }
button-pay = Pay { MONEY($amount) } ({ MONEY($each) } a share)
button-withhold = Withhold
button-buy_private = Buy { $private } for { MONEY($price) }
button-borrow_train = Borrow a { $train }
menu-start_company-at = Start { $company }: price of a share
choice-share-source = { MONEY($price) }; { $source }: { PERCENT($left) }
choice-sale-missing = { $missing ->
    [0] that’s enough
   *[other] then { MONEY($missing) } is still missing
    }
choice-start-price = { MONEY($price) } a share
choice-start-detail = The president’s certificate costs { MONEY($total) }
choice-start-home = Home { $home }
choice-start-free = Home to be chosen
choice-private-detail = face value { MONEY($face) }, income { MONEY($income) }
choice-private-from = { $private } from { $owner }
choice-train-help = you add { MONEY($amount) } yourself
choice-train-trade = { $train } for { MONEY($price) } and a { $trade }
choice-run-plain = Income { MONEY($income) }
modal-bid-title = Bid for { $private }
modal-buy_private-title = Buy { $private }
modal-buy_train-title = Buy a { $train }
modal-pay_dividend-title = Dividend
turn-behalf = { $what } (you choose for { $name })
turn-ask-alone = Your turn: { $step }
panel-behalf = { $name }’s cards leave this to you: several moves are equally good for him.
panel-token-of = It’s about the station of { $company }.
due-missing = For { $company }, { MONEY($missing) } is missing; you have { MONEY($cash) }. Sell shares: at most { MONEY($most) } can be raised.
due-covered = { $company } can’t pay by itself; you add the rest. You have { MONEY($cash) }.
due-hopeless = What { $company } needs can’t be raised any more, even with your { MONEY($cash) }: sell what you may, or declare bankruptcy.
loans-line = Loans: { $count } of at most { $limit } (the shares in players’ hands), each { MONEY($interest) } interest a turn.
loans-brings = A further one brings { MONEY($amount) } now.
run-working = I’m still working out the best run; it’s shown here as soon as it’s proven.
run-best-plain = Best run of { $company }: { MONEY($income) }.
button-pass-give_up_train = Keep the trains
button-pass-give_up_token = Pass
button-pass-declare = Pass
button-pass-markers = Pass
button-pass-dragons = Pass
button-pass-home = Pass
button-pass-conversion = Pass
button-pass-absorb = Pass
menu-place_token-city = City of the station
menu-place_token-home = Home city
button-opens = { $what } …
