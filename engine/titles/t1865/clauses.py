"""The paragraph of the specification behind each reason of refusal, and behind what happens by itself."""

from __future__ import annotations

from engine.rulebook import by_reason

CLAUSES = by_reason("""
    3.1 draft.not_on_offer
    3.3 maritime.no_transfer; maritime.not_held
    4.3 4.3: train.not_held
    6.4 convert.not_asked
    7.5 dragons.not_red; dragons.sell_all
    7.6 dragons.must_act; dragons.not_green; dragons.another; 7.5: share.holding_limit; 7.5: share.certificate_limit
    7.11 share.not_held; share.one_block
    7.12 share.not_operated; share.pool_limit
    7.15 share.no_such_company; share.not_in_play; share.none_left
    7.18 share.sold_this_round; share.holding_limit; share.certificate_limit
    7.25 share.president_certificate
    7.28 start.not_startable; start.in_play; start.no_par
    8.4 tile.two_laid; tile.same_hex; tile.unknown_means
    8.5 tile.unknown_hex; tile.no_tile_here
    8.6 tile.not_in_phase; tile.not_an_upgrade; tile.colour_order; tile.track_lost
    8.8 tile.no_change; tile.joint_lost; tile.too_few_slots
    8.9 tile.mine
    8.10 tile.wrong_kind
    8.11 tile.other_hexes
    8.12 tile.off_map
    8.13 tile.rotation
    8.14 tile.not_connected
    8.16 tile.unknown_tile; tile.none_left
    8.19 token.district
    8.20 token.none_left; token.no_city
    8.21 token.already_here; token.no_slot; token.not_connected
    8.30 dividend.all_or_nothing
    9.1 train.limit
    9.2 train.unknown; train.sold_out; train.not_yet; train.not_in_pool; train.price; train.no_trade; train.no_seller
    9.2 train.not_held; train.price_too_low
    9.9 9.9: share.one_block; share.keep_president; share.more_than_needed; share.too_few
    9.10 share.sell_all
    10.4 money.short
    11.1 absorb.no_such_pair; absorb.two_presidents; absorb.has_absorbed; absorb.had_its_turn
    11.2 absorb.not_operated; absorb.not_connected
    11.5 absorb.loans; absorb.too_dear
    11.6 home.not_free; start.no_home
    11.7 11.7: train.not_held
    11.9 absorb.no_own_mine; absorb.no_such_city; absorb.no_such_mine
    12.4 loan.nothing_owed
    13.2 game.over
""")

CAUSES = by_reason("""
    3.1 private_closed.used; phase_changed.draft
    3.2 paid.private_income
    3.4 traffic_gained.bonus
    3.7 private_closed
    4.2 trains_rusted
    4.3 train_scrapped
    6.1 mine_declined
    6.3 row_changed
    7.2 passed.stock
    7.5 automaton.shares_sold; automaton.price_moved
    7.6 automaton.share_bought; automaton.passed
    7.13 price_moved.sale
    7.21 company_converted
    7.23 president_changed
    7.24 president_changed.sale
    7.28 president_changed.first
    7.31 company_launched; traffic_gained.home; token_placed.home
    7.33 traffic_gained.first_tile
    8.2 passed
    8.7 traffic_gained.upgrade
    8.18 traffic_gained.mine
    8.24 traffic_gained; traffic_gained.marker
    8.28 revenue_made
    8.29 price_moved.no_revenue; only.pay_dividend
    8.31 price_moved.dividend
    9.4 phase_changed
    9.5 price_moved.new_train
    9.8 money_due; train_bought
    9.10 personal_loans; shares_sold; went_bankrupt
    11.3 company_absorbed
    11.5 loan_taken
    11.7 train_scrapped.taken_over
    11.8 traffic_gained.absorbed
    11.9 token_placed; token_removed; token_removed.replaced; token_removed.doubled; paid.compensation
    13.1 bank_broken
    13.2 game_ended
    13.4 result
""")
"""For a kind of event, or a kind and its reason; "automaton.": what an automaton does; "only.": a forced action."""
