# What only 1856 needs.
command-place_port = place_port
command-place_port-description = Place the port marker
command-buy_right = buy_right
command-buy_right-description = Buy the right to a bonus: bridge or tunnel
command-borrow_train = borrow_train
command-borrow_train-description = Borrow a train from the bank for this turn
command-redeem = redeem
command-redeem-description = Pay the rest of the company’s debt yourself
command-merge = merge
command-merge-description = Let the company be merged into the national company
field-right = right
field-right-description = Which right
menu-place_port = Place the port marker
menu-buy_right = Bridge or tunnel
menu-borrow_train = Borrow a train
button-redeem = Pay the debt
button-merge = Merge into the national company
means-bridge = bridge
means-tunnel = tunnel
event-destination_reached = reaches its destination{ $place ->
    [none] {""}
   *[other] {" "}{ $place }
    }, as track now joins it with its home{ $escrow ->
    [0] {""}
   *[other] : the { MONEY($escrow) } of its escrow are released
    }
event-port_placed = places its port marker on { $hex }
event-right_bought = buys a right from { $seller } for { MONEY($price) }: { $right }
event-train_borrowed = borrows a { $train }
event-company_merged = is merged into { $into }
event-national_formed = is formed at { MONEY($price) } with shares of { PERCENT($unit) }; president: { $president }
event-shares_exchanged = { $to ->
    [ipo] keeps what is left over of { $company }: { PERCENT($percent) }
    [out] the other half of the president’s certificate of { $company }: { PERCENT($percent) }
   *[other] receives { PERCENT($percent) } of { $company } in exchange
    }
refusal-national-must_complete = As temporary president you first have to buy the other half of the national company’s certificate; until then nothing else is possible.
refusal-port-no_port = The port marker can’t be placed on { $hex }.
refusal-port-not_owned = { $company } doesn’t own { $private }.
refusal-right-closed = While a player owns { $private } nobody can buy this right: { $right }.
refusal-right-held = { $company } already has this right: { $right }.
refusal-right-none_left = All of these rights are sold: { $right }.
refusal-right-unknown = There’s no such right: { $right }.
button-redeem-cost = Pay the debt: { MONEY($cost) } of yours
refusal-national-keep_permanent = The { $train } is permanent, and { $company } has to keep such trains, up to three.
refusal-national-token = The station in { $node } isn’t one that may be removed: home stations stay.
refusal-national-must_withhold = { $company } has to withhold its revenue until it has owned a permanent train.
stock-out = out of play
picture-out = out of play
event-train_scrapped-1856 = discards a { $train } to the pool
fix-refused_offers = an offer for a private company that is declined counts as the turn’s purchase; now it doesn’t
fix-any_time = no step waits for a private company that would have a use in it and could still be bought; now it does
