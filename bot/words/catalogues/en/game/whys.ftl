# Why something happened by itself: the reason with its figures; the clause follows.
why-no_further = there’s no space further that way
why-price_moved-dividend = { $amount ->
    [0] no dividend was paid
   *[other] a dividend of { MONEY($amount) } was paid, { MONEY($each) } a share
    }
why-price_moved-sale = { $seller } sold { PERCENT($percent) } for { MONEY($amount) }
why-price_moved-sold_out = at the end of the stock round players hold all of it: { PERCENT(100) }
why-price_moved-new_train = it bought a train from the available pile in its turn: { $train }
why-price_moved-no_revenue = its revenue was { MONEY($amount) }
why-passed = nothing else could be done in this step: { $step } (money { MONEY($cash) }; trains { $held }, limit { $limit })
why-passed-stock = nothing can be bought or sold now (money { MONEY($cash) }; certificates { $held }, limit { $limit })
why-passed-auction = nothing can be bought or bid for with { MONEY($cash) }
why-passed-repay = no loan could be paid back with { MONEY($cash) }
why-receivership = nobody directs it, so it pays out what it has: { MONEY($amount) }
why-only-pay_dividend = no other amount was possible: { MONEY($amount) }
why-only-pay_dividend-interest = interest took all of the revenue, so { MONEY($amount) } was left to pay
why-only-pay_dividend-withheld = until it has owned a permanent train it must withhold, so it keeps { MONEY($kept) }
why-supporter_kept = nothing of its kind was done in this turn, so its 1 help in this operating round is still to come
why-phase_changed = the first train of its kind was sold: { $train }, printed price { MONEY($price) }
why-phase_changed-no_sale = 3 rounds in which the bank sold no train have been marked: { phase-bare }
why-phase_changed-draft = everyone has picked 2 companies
why-trains_rusted = phase { $phase } has begun
why-private_bought = the only bid left for it takes it at once: { MONEY($price) }
why-private_bought-free = everyone passed until its price was down to { MONEY($price) }, so the next player has to take it
why-private_closed = phase { $phase } has begun
why-private_closed-used = its right has been used; its income of { MONEY($income) } ends with it
why-1865-private_closed-used = everyone has picked 2, and nobody took this one; its income would have been { MONEY($income) }
why-company_removed = nobody drafted it; { $count } of its kind were on offer
why-company_closed = its price has fallen to { MONEY($price) }, into the zone that closes companies
why-company_closed-merged = it was merged: 2 of its shares become 1
why-president_changed = { $first ->
    [yes] { $new } is the first to hold the president’s certificate: { PERCENT($percent) }
   *[no] { $new } holds { PERCENT($percent) } now, { $old } { PERCENT($left) }
    }
why-turn_skipped = only { PERCENT($percent) } of it has been sold, too little for it to operate
why-token_placed-home = the home station comes with the company, free of charge
why-token_placed = { $cost ->
    [0] it takes the place of the company taken over
   *[other] it takes the place of the company taken over, for { MONEY($cost) }
    }
why-token_removed = the company is taken over, and the new one keeps at most one station a place
why-token_removed-replaced = a station of the company that takes over comes in its place
why-token_removed-doubled = the absorber has a station in that city already
why-1865-token_removed = the company has been absorbed, and no station of the absorber takes this place: the slot is free
why-token_removed-closed = the company has closed
why-train_scrapped = there were more trains than allowed, and nothing to choose: { $train }
why-train_bought = the money was there, so the train was bought at once for { MONEY($price) }
why-shares_sold = the money couldn’t be raised in full, so all that may be sold was sold: { PERCENT($percent) } for { MONEY($total) }
why-loan_taken = the companies’ money and own shares weren’t enough: { MONEY($amount) } was borrowed
why-loan_repaid = loans above the shares in players’ hands have to be repaid: { $repaid }
why-game_ending = { phase-the } has begun; 1 stock round and 3 operating rounds follow
why-result = the highest worth wins{ $tie ->
    [yes] , and no rule breaks a tie
   *[no] {""}
    }
why-game_ended = the last operating round is over
why-game_ended-bankrupt = a bankruptcy ends the game at once
why-game_ended-standstill = no company operates, no private company pays a player, and nobody can buy or sell anything: the rules don’t foresee it, and it would stay so for ever, so the score is taken as things stand
why-paid-interest = interest on its loans: { MONEY($amount) }
why-paid-private_income = the printed income at the start of an operating round: { MONEY($amount) }
why-1865-paid-private_income = each maritime company in hand brings { MONEY(20) } at the start of an operating round, so { MONEY($amount) }
why-paid-capital = { PERCENT(60) } of it has been sold: the bank pays in the full capital, { MONEY($amount) }
why-paid-president = the company’s money didn’t cover the train; its president added { MONEY($amount) }
why-paid-closing = the company has closed, and its { MONEY($amount) } went to the bank
why-paid-bankruptcy = what a bankrupt has left goes to the bank: { MONEY($amount) }
why-paid-compensation = the absorber has a station in that city already: { MONEY($amount) } instead of a second one
why-money_due = the company’s money doesn’t cover it; its president owes { MONEY($amount) }
why-went_bankrupt = all that could be sold wouldn’t have been enough
why-1865-went_bankrupt = all that could be sold wouldn’t be enough, so loans of { MONEY(500) } follow
why-bank_broken = after paying out { MONEY($paid_out) } it had nothing left
why-1856-bank_broken = it had to pay out { MONEY($paid_out) } and hadn’t as much
why-destination_reached = { $escrow ->
    [0] track now joins its home to its destination; nothing had been held back ({ MONEY($escrow) })
   *[other] track now joins its home to its destination; { MONEY($escrow) } had been held back
    }
why-company_merged = its loans weren’t paid back, so 2 of its shares become 1 of { $into }
why-national_formed = the average of the merged prices leads to { MONEY($price) }
why-shares_exchanged = 2 old shares become 1: { PERCENT($percent) } in all
why-company_launched = { PERCENT(60) } of it has been sold: row { $row }, { $markers ->
    [one] 1 marker
   *[other] { $markers } markers
    }
why-company_converted = a direct connection to its destination stands, and its president chose so{ $markers ->
    [0] {""}
    [one] : 1 more marker
   *[other] : { $markers } more markers
    }
why-row_changed = its row was above the phase’s: now row { $row }
why-mine_declined = a marker stands there and the phase allows it: tile { $old } becomes { $new }
why-traffic_gained = { $points ->
    [one] 1 point more makes { $total }
   *[other] { $points } points more make { $total }
    }
why-traffic_gained-mine = its mines yield { $points }; that makes { $total } in all
why-traffic_gained-absorbed = the absorbed company’s traffic goes to it ({ $points }); that makes { $total } in all
why-traffic_gained-bonus = a maritime company’s bonus is as much as the number of the phase ({ $points }); that makes { $total } in all
why-traffic_gained-upgrade = a city in which it has a marker was upgraded, and the difference counts ({ $points }); that makes { $total } in all
why-traffic_gained-first_tile = its home had no tile yet, and the first one brings { $points }; that makes { $total } in all
why-traffic_gained-home = launched, it gets what its home shows ({ $points }); that makes { $total } in all
why-traffic_gained-marker = the stop and the towns on its connection bring { $points }; that makes { $total } in all
why-revenue_made = the smaller of traffic { $traffic } and capacity { $capacity } counts, ten each
why-company_absorbed = { MONEY($due) } was due for its shares (own shares sold for it { $shares_sold }, loans taken { $loans })
why-personal_loans = { $taken ->
    [one] all that could be sold wasn’t enough: 1 loan of { MONEY(500) }
   *[other] all that could be sold wasn’t enough: { $taken } loans of { MONEY(500) } each
    }
why-1865-automaton-share_bought = green on the chart, and of the green ones the first by fewest certificates held, estimation and price: { $company } at { MONEY($price) }
why-1865-automaton-shares_sold = red on the chart: all that the pool can take, { PERCENT($percent) } at { MONEY($each) } each
why-1865-automaton-price_moved = the Dragons sold { PERCENT($percent) }: one space a share
why-1865-automaton-passed = no green company that they may still buy, or their limit is reached
why-18mag-automaton-tile_laid = the next city in István’s order that can be upgraded: { $hex }, tile { $tile }
why-18mag-automaton-wagon_bought = the minor can pay the fee of { MONEY($fee) }, and the wagon raises the run
why-18mag-automaton-trains_ran = the best run there is: { MONEY($revenue) }
why-18mag-automaton-dividend_paid = István always pays out all of it: { MONEY($amount) }
why-18mag-automaton-share_bought = the first line of his stock card that he can follow: { $company } for { MONEY($price) }
why-18mag-automaton-shares_sold = he was over his limit of 8 certificates: { PERCENT($percent) } for { MONEY($total) }
why-18mag-automaton-train_bought = { $number ->
    [0] the card of the company never leaves it without a train: { MONEY($price) }
   *[other] line { $number } of the company’s card orders it: { MONEY($price) }
    }
why-18mag-automaton-token_placed = line { $number } of the company’s card orders it: { MONEY($cost) }
why-18mag-automaton-train_scrapped = line { $number } of the company’s card orders a better train, and it has the money for one
why-18mag-automaton-passed = neither card nor limits allow him anything in this step: { $step } (money { MONEY($cash) })
why-18mag-automaton-passed-track = he lays no yellow tile, and no city that this minor reaches can be upgraded now (money { MONEY($cash) })
why-18mag-automaton-passed-stock = no line of his stock card names a share that he lacks, may buy and can pay (money { MONEY($cash) })
why-18mag-automaton-paid-second_tile = in yellow each of his minors with a train pays { MONEY($amount) } in its track step
why-private_closed-owner = the company that owned it has closed; its income of { MONEY($income) } ends with it
why-token_placed-city = the tile laid there has several cities, and the station takes one of them: { $node }
why-1856-loan_repaid-due = all loans fall due with the first 6-train; the treasury paid back: { $repaid }
why-shares_exchanged-ipo = what nobody received in exchange is left for sale: { PERCENT($percent) }
why-shares_exchanged-out = half of the president’s certificate waits until the temporary president buys it: { PERCENT($percent) }
