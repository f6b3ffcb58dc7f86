# Refusals of the rules: one sentence with the figures. The clause is added behind it.
refusal-game-over = The game is over.
refusal-turn-not_now = That isn’t possible in this step: { $step }.
refusal-turn-other_player = { $player } is up: { $step }.
refusal-turn-must_act = Passing isn’t possible in this step: { $step }.
refusal-undo-no_such_move = There’s no move { $seq } to go back to; the last is { $last }.
refusal-draft-not_on_offer = { $company } isn’t on offer.
refusal-draft-company_limit = You already have { $limit } minor companies, the most that a player may draft.
refusal-draft-private_limit = You already have { $limit ->
    [one] one private company
   *[other] { $limit } private companies
    }, the most that a player may draft.
refusal-draft-share_limit = You already have { $limit ->
    [one] one share
   *[other] { $limit } shares
    }, the most that a player may draft.
refusal-share-no_such_company = There are no shares of { $company } to trade.
refusal-share-not_in_play = { $company } isn’t in play, so its shares can’t be bought.
refusal-share-no_shares = This company has no shares.
refusal-share-not_held = You can’t sell { PERCENT($percent) } of { $company }: you hold { PERCENT($held) }, and its shares are of { PERCENT($unit) } each.
refusal-share-one_block = You’ve already sold shares of { $company } in this turn; one block a turn is allowed.
refusal-share-president_certificate = The president’s certificate of { $company } can’t be sold: nobody else holds the { PERCENT($size) } to take it over.
refusal-share-must_sell_first = You hold { $held } certificates, the limit is { $limit }: you have to sell first.
refusal-share-over_held = You hold { PERCENT($held) } of { $company }, and { PERCENT($limit) } is the limit: sell shares first.
refusal-share-none_left = No share of { $company } is left there: { $source }.
refusal-share-only_president = Only the director’s certificate of { $company } is left, { PERCENT($size) }: one who holds { PERCENT($unit) } may pay for its other half and trade that share in; you hold { PERCENT($held) }.
refusal-share-sold_this_round = You’ve sold shares of { $company } in this stock round and can’t buy it back in the same one.
refusal-share-holding_limit = You would hold { PERCENT($after) } of { $company }; the limit is { PERCENT($limit) }.
refusal-share-certificate_limit = You hold { $held } certificates; the limit is { $limit }.
refusal-money-short = { $who } has { MONEY($has) } and needs { MONEY($need) }.
refusal-tile-two_laid = { $company } has already laid two tiles in this turn.
refusal-tile-one_upgrade = { $company } has already upgraded a tile in this turn; one upgrade a turn is allowed.
refusal-tile-not_in_phase = Tile { $tile } is { $colour }; { phase-the } doesn’t allow that colour yet.
refusal-tile-unknown_hex = There’s no hex “{ $hex }” on this map.
refusal-tile-unknown_tile = There’s no tile “{ $tile }” in this game.
refusal-tile-rotation = A rotation is a number from 0 to 5, not { $rotation }.
refusal-tile-no_tile_here = No tile can be laid on { $hex }.
refusal-tile-not_an_upgrade = Tile { $tile } isn’t an upgrade of tile { $lying } on { $hex }.
refusal-tile-colour_order = Tile { $tile } is { $colour }; on { $hex } { $next ->
    [none] nothing more can be laid
   *[other] the next tile has to be { $next }
}.
refusal-tile-wrong_kind = Tile { $tile } doesn’t fit what is printed on { $hex }.
refusal-tile-off_map = Tile { $tile } would point to sides of { $hex } that no track may cross: { $edges }.
refusal-tile-track_lost = Tile { $tile } like this would cut track that lies on { $hex } ({ $edges }).
refusal-tile-partition = Tile { $tile } like this would join sides of { $hex } that the lake keeps apart: { $edges }.
refusal-tile-fixed_rotation = Tile { $tile } can be laid in one rotation only: { $fixed }.
refusal-tile-none_left = All tiles { $tile } are on the map ({ $count }).
refusal-tile-not_connected = { $company } reaches no track of tile { $tile } on { $hex } like this.
refusal-tile-unknown_means = “{ $means }” is no way to pay for the terrain.
refusal-tile-no_terrain_token = { $company } has no terrain token.
refusal-tile-no_terrain = A terrain token is of no use on { $hex }: there’s no terrain to pay for.
refusal-tile-supporter_pays = { $supporter } was called and pays for the terrain on { $hex } by itself: lay the tile without a token.
refusal-token-none_left = { $company } has no station left to build.
refusal-token-no_city = There’s no city for a station in { $node }.
refusal-token-already_here = { $company } has a station in { $hex } already.
refusal-token-no_slot = { $node } has no free slot ({ $slots } in all).
refusal-token-not_connected = { $company } isn’t connected with { $node }.
refusal-train-not_held = { $company } has no { $train }.
refusal-train-limit = { $company } has { $held } trains; the limit is { $limit }.
refusal-train-unknown = There’s no { $train } in this game.
refusal-train-sold_out = There’s no { $train } left.
refusal-train-not_yet = The bank doesn’t sell a { $train } yet.
refusal-train-not_in_pool = There’s no { $train } in the pool.
refusal-train-price = A { $train } costs { MONEY($price) }, not { MONEY($given) }.
refusal-train-no_seller = { $source } can’t sell a train here.
refusal-train-price_too_low = { MONEY($given) } is too little: the lowest price is { MONEY($lowest) }.
refusal-wagon-unknown = { $company } has no wagon.
refusal-wagon-bought = { $company }’s wagon has been bought for this turn already.
refusal-wagon-no_train = { $company } has no train that can run, so a wagon is of no use.
refusal-wagon-no_effect = { $count ->
    [0] { $company }’s wagon would have no effect in any run.
   *[other] { $company }’s wagon would have no effect in any run together with those bought already.
    }
refusal-dividend-multiple = { MONEY($amount) } can’t be paid out: the amount must be a multiple of { $multiple }, from 0 to { MONEY($most) }.
refusal-dividend-too_much = { MONEY($amount) } can’t be paid out: the treasury holds { MONEY($most) }.
refusal-route-not_best = This run brings { MONEY($claimed) }; { MONEY($best) } is possible, and the best run is compulsory.
refusal-route-no_such_train = There’s no { $train } left for one of the routes.
refusal-route-unreached = { $node } isn’t a place that a route of this company can visit.
refusal-route-ways = The route of the { $train } needs a way between each two of its stops.
refusal-route-no_track = On the route of the { $train } there’s no track from { $start } to { $end } by that way.
refusal-route-unknown = One of the routes names something that isn’t on the map.
refusal-route-disconnected = At { $stop } the route of the { $train } doesn’t hang together.
refusal-route-fewer_than_two = A route has to visit at least two places, and that of the { $train } visits { $count }.
refusal-route-no_token = The route of the { $train } visits no station of the company.
refusal-route-too_long = The route of the { $train } visits { $count } places; the train can visit { $limit }.
refusal-route-side_twice = The route of the { $train } uses a piece of track twice.
refusal-route-repeated_stop = The route of the { $train } would visit { $stop } twice.
refusal-route-through_blocked = { $stop } is full of other companies’ stations: the route of the { $train } may end there, but not pass through.
refusal-route-through_end = { $stop } can only be an end: the route of the { $train } may not pass through.
refusal-route-shared_side = The routes of the { $train } and the { $beside } use the same piece of track.
refusal-route-shared_resource = Two of the routes need what serves one train only: { $resources }.
refusal-route-cover_missing = A wagon that was bought has no effect in this run: { $resources }.
refusal-route-same_group = { $stop } and { $other } belong together: the route of the { $train } may visit one of them only.
refusal-route-exclusive = These wagons can’t be used together in one run.
refusal-route-train_twice = Two routes are claimed for the { $train }.
refusal-auction-not_on_offer = { $private } isn’t on offer.
refusal-auction-contest = Players are bidding for { $private }: bid { MONEY($lowest) } or more, or drop out.
refusal-auction-price = { $private } costs { MONEY($price) }, not { MONEY($given) }.
refusal-auction-too_low = { MONEY($given) } is too little for { $private }: the lowest bid is { MONEY($lowest) }.
refusal-auction-bound = { $who } needs { MONEY($need) } and has { MONEY($free) } that isn’t bound by bids.
refusal-auction-no_bids = No bids can be made for { $private }.
refusal-start-not_startable = { $company } isn’t a company that a player can start.
refusal-start-closed = { $company } has closed and can’t be started again.
refusal-start-in_play = { $company } has been started already.
refusal-start-no_par = { MONEY($price) } isn’t a starting price to choose now.
refusal-dividend-all_or_nothing = { MONEY($amount) } can’t be paid out: either nothing or { MONEY($most) }.
refusal-dividend-nothing = { MONEY($amount) } can’t be paid out: no revenue is left for it.
refusal-supporter-not_yours = You don’t have the supporter { $supporter }.
refusal-supporter-used = { $supporter } has already helped in this operating round.
refusal-supporter-no_use = { $supporter } is of no use to { $company } now.
refusal-route-needs_wagon = { $node } can be visited only with the mine wagon.
refusal-city-not_free = { $node } isn’t a city with a free slot in { $hex }.
refusal-bankruptcy-can_raise = { MONEY($missing) } is missing, and { MONEY($most) } can be raised: bankruptcy isn’t possible.
refusal-bankruptcy-no_need = Nothing is owed that would call for bankruptcy.
refusal-loan-after_repayment = { $company } has repaid a loan in this turn and can’t take one.
refusal-loan-limit = { $company } has { $loans ->
    [one] one loan
   *[other] { $loans } loans
}; as many are allowed as it has shares in players’ hands: { $limit }.
refusal-loan-none = { $company } can take no loan: they are taken in phases 2 to 5, and this is phase { $phase }.
refusal-loan-nothing_owed = { $company } has no loan to repay.
refusal-loan-one_a_turn = { $company } has already taken a loan in this turn.
refusal-private-no_trade = In this game private companies aren’t bought from other players.
refusal-private-not_owned = { $source } doesn’t own { $private }.
refusal-private-declined = { $source } has already declined an offer for { $private } in this turn.
refusal-private-phase = A company buys private companies in phases 3 and 4, and this is phase { $phase }.
refusal-private-price = { MONEY($given) } isn’t a possible price: from { MONEY($lowest) } to { MONEY($highest) }.
refusal-share-first_round = Nothing can be sold in the first stock round.
refusal-share-keep_one = You bought shares of { $company } in this turn and have to keep one of them.
refusal-share-keep_president = { $company } needs the money, so it has to keep its president: { $player } holds { PERCENT($held) } of it, and you may not fall below that.
refusal-share-more_than_needed = { MONEY($missing) } is missing, and for that { $enough ->
    [one] one share of { $company } will do
   *[other] { $enough } shares of { $company } will do
    }; { $units ->
    [one] one is
   *[other] { $units } are
    } more than needed.
refusal-share-no_need = No money has to be raised now, so no shares of { $company } can be sold.
refusal-share-one_purchase = One purchase a turn is allowed, and you’ve made yours.
refusal-share-pool_first = The shares of { $company } in the pool ({ PERCENT($pool) }) come first.
refusal-share-pool_limit = The pool would hold { PERCENT($after) } of { $company }; the limit is { PERCENT($limit) }.
refusal-tile-blocked = { $hex } is blocked while a player owns { $private }.
refusal-tile-nothing_new = { $company } reaches no new track of tile { $tile } on { $hex } like this.
refusal-tile-one_laid = { $company } has already laid a tile in this turn.
refusal-tile-town_phase = The towns of tile { $lying } on { $hex } can be changed from phase 6 on; this is phase { $phase }.
refusal-token-one_placed = { $company } has already built a station in this turn.
refusal-token-reserved = A slot in { $node } is kept for { $company }.
refusal-token-after_interest = The right lasts until { $company } settles its interest: that’s done in this turn.
refusal-token-no_power = { $company } has no right that allows a station in { $node }.
refusal-train-cheapest_only = With the president’s help only the cheapest train can be bought: { MONEY($cheapest) }, not { MONEY($price) }.
refusal-train-no_trade = A { $trade } can’t be handed in for a { $train }.
refusal-train-not_permanent = { $company } may buy permanent trains only, and a { $train } isn’t one.
refusal-train-shares_sold = Shares have been sold for { $company }’s train, so it must be bought from the bank.
refusal-automaton-other_choice = The cards leave only some moves open here.
refusal-turn-must_act-trains = { $company } has to own a train, so one must be bought before its turn ends.
refusal-turn-must_act-run = The trains of { $company } can run, so they have to: passing isn’t possible.
refusal-turn-must_act-dividend = { $company } has to settle its dividend, even if nothing is paid out.
