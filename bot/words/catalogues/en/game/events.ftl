# What happened. A line of the log is "who: clause; clause", so each clause has its subject before it.
line = { $who }: { $what }
event-passed = { $forced ->
    [yes] can only pass
   *[no] { $many ->
        [yes] pass
       *[no] passes
        }
    }
event-paid = pays { MONEY($amount) } to { $payee } ({ $reason })
event-company_drafted = picks { $company }
event-share_drafted = picks { PERCENT($percent) } of { $company }
event-company_removed = leaves the game
event-share_bought = { $many ->
    [yes] buy
   *[no] buys
    } { PERCENT($percent) } of { $company } for { MONEY($price) }
event-shares_sold = { $many ->
    [yes] sell
   *[no] sells
    } { PERCENT($percent) } of { $company } for { MONEY($total) }
event-president_changed = { $old ->
    [none] { $new } becomes president
   *[other] { $new } becomes president instead of { $old }
    }
event-price_moved = { $moved ->
    [yes] price { MONEY($old) } → { MONEY($new) }
   *[no] price stays at { MONEY($new) }
    }
event-priority_moved = has the priority deal
event-tile_laid = { $upgrade ->
    [yes] upgrades { $hex } to tile { $tile }
   *[no] lays tile { $tile } on { $hex }
    }{ $cost ->
    [0] {""}
   *[other] {" "}for { MONEY($cost) }
    }{ $means ->
    [none] {""}
   *[other] {" "}({ $means })
    }
event-token_placed = { $home ->
    [yes] has its home station in { $node }
   *[no] builds a station in { $node }{ $cost ->
        [0] {""}
       *[other] {" "}for { MONEY($cost) }
        }
    }
event-train_scrapped = scraps a { $train }
event-trains_ran = { $extra ->
    [0] runs for { MONEY($revenue) }
   *[other] runs for { MONEY($revenue) } and { MONEY($extra) } from a mine
    }
event-dividend_paid = { $amount ->
    [0] pays no dividend{ $kept ->
        [0] {""}
       *[other] {" "}and keeps { MONEY($kept) }
        }
   *[other] pays { MONEY($amount) }, { MONEY($each) } a share{ $kept ->
        [0] {""}
       *[other] , and keeps { MONEY($kept) }
        }
    }
event-train_bought = buys a { $train } from { $source } for { MONEY($price) }
event-train_offered = wants to buy a { $train } from { $source } for { MONEY($price) }; { $player } decides
event-offer_answered = { $accepted ->
    [yes] accepts the offer
   *[no] refuses the offer
    }
event-phase_changed = { phase-the } begins ({ $cause })
event-round_started = { $round } begins
event-turn_started = is up
event-game_ending = The end is near: this operating round is finished, then one stock round and the last operating rounds follow
event-game_ended = { $reason ->
        [standstill] Nobody can do anything any more: the game is over
       *[other] The game is over
    }
event-wagon_bought = buys { $major }’s wagon for { MONEY($fee) }
cause-train = the first { $train } was bought
cause-no_sale = no train was sold
money-terrain = terrain
money-station = station
money-second_tile = second tile
money-train = train
money-wagon = wagon
money-income = income
money-mine = mine
money-dividend = dividend
money-sale = sale of shares
money-purchase = purchase of shares
money-start = start
passes-folded = { $count ->
    [one] { $who } passes
   *[other] { $who } pass
    }
passes-steps = { $count ->
    [one] { $who } passes
   *[other] { $who } pass
    }: { $steps }
passes-forced = { $count ->
    [one] { $who } can only pass
   *[other] { $who } can only pass
    }
earlier-lines = { $count ->
    [one] … and one thing before that (see the log)
   *[other] … and { $count } things before that (see the log)
    }
event-bid_made = bids { MONEY($price) } for { $private }
event-private_bought = buys { $private } from { $seller } for { MONEY($price) }
event-private_offered = wants to buy { $private } for { MONEY($price) }; { $player } decides
event-private_closed = { $private } closes
event-company_started = starts { $company } at { MONEY($price) } a share
event-company_closed = closes
event-loan_taken = borrows { MONEY($amount) } ({ $loans ->
    [one] one loan in all
   *[other] { $loans } loans in all
    })
event-loan_repaid = { $repaid ->
    [one] repays a loan
   *[other] repays { $repaid } loans
    } ({ $loans ->
    [0] none left
   *[other] { $loans } left
    })
event-money_due = must raise { MONEY($amount) } for { $company }
event-went_bankrupt = is bankrupt
event-bank_broken = The bank has broken
event-trains_rusted = All { $trains } rust and leave the game
event-token_removed = removes its station in { $node }
event-turn_skipped = is skipped
event-supporter_used = calls { $private }
event-supporter_kept = may call { $private } again: the help had no effect
money-president = help from the president
money-capital = capital
money-escrow = escrow
money-supporter = supporter
money-loan = loan
money-withheld = withheld
money-private_income = income of private companies
money-private = { $edition ->
    [t1865] maritime company
   *[other] private company
    }
money-right = right
money-bankruptcy = bankruptcy
money-interest = interest
money-repayment = repayment
money-merger = merger
money-revenue = revenue
money-closing = closing
money-compensation = compensation
money-indemnity = indemnity
event-token_shifted = its station takes { $node }
