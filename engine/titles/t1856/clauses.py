"""The paragraph of the specification behind each reason of refusal, and behind what happens by itself."""

from __future__ import annotations

from engine.rulebook import by_reason

CLAUSES = by_reason("""
    1.2 money.short
    1.4 start.not_startable
    2.2.1 auction.not_on_offer; auction.price
    2.2.2 auction.no_bids; auction.too_low
    2.3 auction.bound
    2.4.2 auction.contest
    3.2.1 share.one_purchase
    3.2.2 share.no_such_company; share.none_left; buy_share: money.short
    3.2.3 private.no_trade; private.declined; 3.2 buy_private: money.short; 3.2 buy_private: private.not_owned
    3.2.3 3.2 buy_private: private.price
    3.2.4 share.one_block
    3.2.5 share.sold_this_round
    3.2.6 share.first_round
    3.2.7 share.keep_one
    3.3 share.not_in_play; start.in_play
    3.3.1 start.no_par; start_company: money.short
    3.4.1 share.certificate_limit
    3.4.2 share.holding_limit
    3.4.3 share.pool_first
    3.5 share.not_held
    3.5.2 share.pool_limit
    3.5.3 share.president_certificate
    3.5.5 share.must_sell_first; share.over_held
    6.1 tile.one_laid; tile.colour_order
    6.2 tile.not_in_phase; tile.none_left
    6.3 lay_tile: money.short
    6.4 tile.unknown_hex
    6.4.1 tile.not_connected
    6.4.2 tile.off_map
    6.4.3 tile.track_lost
    6.4.4 tile.nothing_new
    6.4.5 tile.unknown_tile; tile.rotation; tile.wrong_kind; tile.not_an_upgrade; tile.fixed_rotation; tile.partition
    6.4.6 tile.blocked
    6.5.5 tile.no_tile_here
    6.5.6 city.not_free
    6.6 tile.town_phase
    7.1 token.none_left; place_token: money.short
    7.3 token.one_placed; token.no_city; token.already_here; token.no_slot; token.not_connected
    7.4 token.reserved
    8.1 route.no_such_train; route.train_twice; route.unknown; route.unreached; route.ways; route.no_track
    8.1 route.disconnected; route.fewer_than_two; route.no_token
    8.2 route.too_long
    8.3 route.repeated_stop
    8.4 route.side_twice; route.shared_side
    8.5 route.through_blocked
    8.6 route.through_end; route.same_group
    8.9 route.shared_resource; route.cover_missing; route.exclusive
    9.1 loan.one_a_turn; loan.limit
    9.4 share.keep_president; share.more_than_needed; share.no_need
    9.5 loan.nothing_owed; repay_loan: money.short
    9.6 loan.after_repayment
    9.7 loan.none
    10.1 dividend.all_or_nothing
    10.7 dividend.nothing
    11.1 train.limit
    11.2 buy_train: money.short; train.unknown; train.sold_out; train.not_yet; train.not_in_pool; train.price
    11.3 traded: money.short; train.no_trade
    11.4 from_company: money.short; train.no_seller; train.not_held; train.price_too_low
    11.9 train.cheapest_only; train.help_short; train.shares_sold
    12.1 11: share.keep_president; 11: share.more_than_needed; 11: share.no_need
    12.2 bankruptcy.no_need; bankruptcy.can_raise
    13.2.2 redeem: money.short
    13.6 national.token
    13.7 13.7: train.limit; 13.7: train.not_held; national.keep_permanent
    14.3 national.not_lent
    14.4 national.must_withhold
    14.5 train.not_permanent
    14.6 3.2: share.no_need; 3.2: share.more_than_needed; 3.2: turn.must_act; national.must_complete
    15.2 private.not_owned; private.phase; private.price; buy_private: money.short
    15.3 token.no_power; token.after_interest
    15.4 tile.no_power
    15.5 port.not_owned; port.no_port
    15.6 buy_right: money.short; right.unknown; right.held; right.closed; right.none_left
    16 game.over
    16.5 start.closed
""")

CAUSES = by_reason("""
    2.2.3 passed.auction
    2.4 private_bought
    2.4.2 passed.contest
    2.6.2 private_bought.free
    3.1.1 passed.stock
    3.3.1 president_changed.first
    3.5.4 price_moved.sale
    3.6.1 president_changed
    3.7.1 price_moved.sold_out
    4.2.3 paid.capital
    4.3 destination_reached
    4.7 turn_skipped
    5.1 paid.private_income
    5.6 passed
    6.5.6 token_placed.city
    7.2 token_placed.home
    9.3 paid.interest; money_due.interest
    9.4 money_due
    9.5 passed.repay
    9.6 loan_repaid; money_due.repayment
    10.1 only.pay_dividend
    10.4 price_moved.dividend
    10.7 only.pay_dividend.interest
    11.6 phase_changed
    11.7 train_scrapped
    11.9 paid.president
    12.4 trains_rusted
    13.2.1 loan_repaid.due
    13.2.2 company_closed.merged; company_merged
    13.4 national_formed
    13.5.1 shares_exchanged
    13.5.2 shares_exchanged.pool
    13.5.4 shares_exchanged.ipo
    13.5.6 shares_exchanged.out
    13.6 token_removed; token_removed.replaced; token_placed
    13.7 train_scrapped.taken_over
    14.4 only.pay_dividend.withheld
    15.3 private_closed.used
    15.5 private_closed.used.GLSC
    15.7 private_closed
    16.1 bank_broken; game_ended
    16.2 paid.bankruptcy; went_bankrupt; game_ended.bankrupt
    16.3 game_ended.standstill
    16.4 result
    16.5 private_closed.owner; company_closed; token_removed.closed; paid.closing
""")
"""For a kind of event, or a kind and its reason; "automaton.": what an automaton does; "only.": a forced action."""
