# What only 1865 Sardinia needs.
refusal-absorb-had_its_turn = { $target } has had its turn in this round already, so it can’t be absorbed in it.
refusal-absorb-has_absorbed = { $target } has absorbed a company in this turn, so it can’t be absorbed in it.
refusal-absorb-loans = { $absorber } and { $target } would have { $loans } loans; at most { $most } are allowed.
refusal-absorb-no_own_mine = { $node } isn’t a mine in which the absorber has a station marker.
refusal-absorb-no_such_city = No station can be put into { $node } now.
refusal-absorb-no_such_mine = { $node } isn’t a mine that can be taken.
refusal-absorb-no_such_pair = { $absorber } can’t absorb { $target } now: both have to be launched, and it has to be the turn of one of them.
refusal-absorb-not_connected = { $absorber } and { $target } aren’t connected: no city has markers of both, and no direct connection joins two of them.
refusal-absorb-not_operated = { $company } hasn’t operated yet, so it takes part in no absorption.
refusal-absorb-too_dear = { $absorber } needs { MONEY($need) } for { $target } and can have { MONEY($most) } at most.
refusal-absorb-two_presidents = { $absorber } and { $target } have different presidents.
refusal-convert-not_asked = { $company } isn’t asked about a conversion now.
refusal-convert-not_reached = { $company } can’t be converted yet.
refusal-dragons-another = Here the Dragons have to buy shares of another company, not of { $company }.
refusal-dragons-must_act = The Dragons can’t pass here.
refusal-dragons-not_green = The Dragons don’t buy shares of { $company }: its marker isn’t in the green zone.
refusal-dragons-not_red = The Dragons don’t sell shares of { $company }: its marker isn’t in the red zone.
refusal-dragons-sell_all = The Dragons sell all they can of { $company }: { PERCENT($percent) }.
refusal-home-not_free = { $node } isn’t free to be a home.
refusal-maritime-no_transfer = Maritime companies are transferred in phases 2 to 4, and this is phase { $phase }.
refusal-maritime-not_held = You don’t own { $private }.
refusal-share-not_operated = { $company } hasn’t operated yet, so its shares can’t be sold.
refusal-share-sell_all = What can be sold isn’t enough, so all of it has to go: of { $company } { PERCENT($percent) } at once.
refusal-share-too_few = { $units ->
    [one] One share of { $company } brings
   *[other] { $units } shares of { $company } bring
    } { MONEY($brings) }, and what may still be sold of other companies { MONEY($rest) }: together less than the { MONEY($missing) } that is missing.
refusal-start-no_home = There’s no city left where { $company } could start.
refusal-tile-same_hex = The second tile has to go to another hex than { $hex }.
refusal-token-district = { $company } has a station in the district of { $node } already.
command-place_marker = place_marker
command-place_marker-description = Place a station marker by a direct connection
command-transfer = transfer
command-transfer-description = Give a maritime company to the company
command-convert = convert
command-convert-description = Turn a minor company into a major one
command-absorb = absorb
command-absorb-description = Let a company take over another one
menu-place_marker = Place a station marker
menu-transfer = Transfer a maritime company
menu-convert = Convert a company
menu-absorb = Absorb a company
event-traffic_gained = gains { $points } traffic ({ $total } in all)
event-company_launched = is launched: row { $row } of the Dragons’ chart, { $markers ->
    [one] one station marker
   *[other] { $markers } station markers
    }
event-company_converted = becomes a major company{ $markers ->
    [0] {""}
    [one] {" "}and gets one more station marker
   *[other] {" "}and gets { $markers } more station markers
    }
event-row_changed = goes down to row { $row } of the Dragons’ chart
event-mine_declined = The mine on { $hex } declines
event-passed-conversion = stays a minor company
event-passed-markers = leaves the mines as they are
event-transferred = gives { $private } to { $company }
event-revenue_made = makes { MONEY($revenue) } (traffic { $traffic }, capacity { $capacity })
event-company_absorbed = absorbs { $target } for { MONEY($due) }
event-personal_loans = { $taken ->
    [one] receives a personal loan
   *[other] receives { $taken } personal loans
} ({ $loans } in all)
refusal-tile-joint_lost = Tile { $tile } like this would cut track of { $hex } that goes on beyond its sides: { $edges }.
refusal-tile-mine = The tile of the mine { $hex } can’t be upgraded; it’s replaced only as the mine declines.
refusal-tile-no_change = Tile { $tile } lies like this on { $hex } already.
refusal-tile-other_hexes = Tile { $tile } isn’t for { $hex }, but for { $only }.
refusal-tile-too_few_slots = { $slots ->
    [one] Tile { $tile } has one slot, too few for the stations in { $hex }: { $markers }.
   *[other] Tile { $tile } has { $slots } slots, too few for the stations in { $hex }: { $markers }.
    }
stock-dragons = the Dragons
seller-trains-bank-1865 = the available pile
money-absorbed = takeover
event-train_scrapped-1865 = discards a { $train } to the pool
event-train_bought-1865 = buys a { $train } from { $source } for { MONEY($price) }
refusal-tile-unknown_means-1865 = Only money pays for a tile here: “{ $means }” is of no use.
refusal-token-no_city-1865 = { $node } has neither a city nor a mine for a station marker.
refusal-train-not_yet-1865 = There’s no { $train } in the available pile yet.
refusal-train-sold_out-1865 = No { $train } is left in the available pile.
