"""The paragraph of the specification behind each reason of refusal, and behind what happens by itself.

A reason that isn't here is refused by the clause of its step.
"""

from __future__ import annotations

from engine.rulebook import by_reason

CLAUSES = by_reason("""
    1.5 start.not_startable
    2.2 auction
    2.2.1 auction.not_on_offer; auction.price
    2.2.2 auction.no_bids; auction.too_low
    2.3 auction.bound
    2.4.2 auction.contest
    3.2 stock
    3.2.1 share.one_purchase
    3.2.2 share.no_such_company; share.none_left; buy_share: money.short
    3.2.4 share.one_block
    3.2.5 share.sold_this_round
    3.2.6 share.first_round
    3.3 share.not_in_play; start.in_play
    3.3.1 start.no_par; start_company: money.short
    3.4.1 share.certificate_limit
    3.4.2 share.holding_limit
    3.5 share.not_held
    3.5.2 share.pool_limit
    3.5.3 share.president_certificate
    3.5.5 share.must_sell_first; share.over_held
    3.5.6 sell_shares: share.not_in_play
    6.1 track
    6.2 tile.not_in_phase; tile.none_left
    6.3 lay_tile: money.short
    6.4 tile.unknown_hex
    6.4.1 tile.not_connected
    6.4.2 tile.off_map
    6.4.3 tile.track_lost
    6.4.4 tile.nothing_new
    6.4.5 tile.unknown_tile; tile.rotation; tile.wrong_kind; tile.not_an_upgrade
    6.4.6 tile.blocked
    6.5.5 tile.no_tile_here
    7.1 token.none_left; place_token: money.short
    7.3 station
    7.4 token.reserved
    8.1 run
    8.2 route.too_long
    8.3 route.repeated_stop
    8.4 route.side_twice; route.shared_side
    8.5 route.through_blocked
    8.6 route.through_end
    9.1 dividend
    10.1 train.limit
    10.2 trains
    10.3 train.no_trade; traded: money.short
    10.4 train_offer; train.no_seller; train.not_held; train.price_too_low; from_company: money.short
    10.7 discard; scrap_train: train.not_held
    10.8 must_own
    11.1 train.cheapest_only; train.help_short
    11.3 train.shares_sold
    11.4 share.keep_president; share.more_than_needed; share.no_need; 10.2: share.one_block
    11.6 bankruptcy.no_need; bankruptcy.can_raise
    13.2 last; private_offer; private.phase; private.price; private.not_owned; buy_private: money.short
    13.4 tile.no_power; private.not_now
    13.5 13.5: tile.no_power; 13.5: tile.wrong_kind
    13.7 private.no_exchange; exchange_private: share.none_left; exchange_private: share.holding_limit
    14.2 game.over
""")
"""Those of steps, and of what interrupts a turn, are among them."""

CAUSES = by_reason("""
    2.2.3 passed.auction
    2.4.1 private_bought
    2.4.2 passed.contest
    2.6.2 private_bought.free
    3.1.1 passed.stock
    3.3.1 president_changed.first
    3.5.4 price_moved.sale
    3.6.1 president_changed
    3.7.1 price_moved.sold_out
    4.1 paid.capital
    5.1 paid.private_income
    5.2 token_placed.home
    5.7 passed
    9.1 only.pay_dividend
    9.4 price_moved.dividend
    10.6 phase_changed
    10.7 train_scrapped
    11.1 paid.president
    11.5 paid.bankruptcy; shares_sold
    12.1 trains_rusted
    13.5 passed.private_tile
    13.7 private_closed.used
    13.9 private_closed
    14.1 bank_broken; game_ended; game_ended.standstill
    14.2 went_bankrupt; game_ended.bankrupt
    14.3 result
""")
"""For a kind of event, or a kind and its reason; "only.": a forced action."""
