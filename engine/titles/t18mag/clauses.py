"""The paragraph of the specification behind each reason of refusal, and behind what happens by itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from engine.rulebook import by_reason

if TYPE_CHECKING:
    from engine.titles.t18mag.variant import Variant

CLAUSES = by_reason("""
    1.3 share.no_such_company
    1.8 money.short
    3.1 draft.not_on_offer
    3.2 draft.company_limit; draft.share_limit
    5.2 token.no_power
    5.2.1 token.none_left
    5.2.3 token.no_city; token.no_slot; token.not_connected
    5.2.4 token.already_here
    5.3 train.not_held
    5.4.1 route.no_such_train; route.train_twice
    5.4.2 route.unreached; route.ways; route.no_track; route.unknown; route.disconnected; route.fewer_than_two
    5.4.2 route.no_token
    5.4.3 route.too_long
    5.4.4 route.side_twice
    5.4.5 route.repeated_stop; route.same_group
    5.4.6 route.through_end
    5.4.7 route.through_blocked
    5.4.8 route.shared_side
    5.4.10 route.not_best
    5.5.1 wagon.unknown; wagon.bought; wagon.no_train
    5.5.3 route.shared_resource; route.exclusive
    5.5.6 route.needs_wagon
    5.5.7 wagon.no_effect; route.cover_missing
    5.7.1 train.unknown; train.sold_out; train.price; train.no_trade
    5.7.2 train.limit
    5.7.3 5.7: train.not_held; train.no_seller; train.price_too_low
    6.1 tile.two_laid; tile.one_upgrade
    6.2 tile.not_in_phase; tile.colour_order
    6.3 tile.unknown_hex; tile.no_tile_here
    6.4.1 tile.not_connected
    6.5.1 tile.wrong_kind
    6.5.2 tile.off_map
    6.5.3 tile.rotation; tile.track_lost
    6.5.5 tile.partition
    6.5.6 tile.unknown_tile; tile.none_left
    6.6.2 tile.fixed_rotation
    6.6.4 tile.not_an_upgrade
    6.8.3 tile.unknown_means; tile.no_terrain_token
    6.8.4 tile.no_terrain
    7.2 7.2: token.none_left; 7.2: token.no_city; 7.2: token.already_here; 7.2: token.no_slot; 7.2: token.no_power
    7.3.1 dividend.multiple; dividend.too_much
    8.3.1 share.not_held; share.one_block
    8.3.4 share.president_certificate
    8.4.1 share.not_in_play; share.none_left
    8.4.2 share.sold_this_round
    8.4.3 share.holding_limit
    8.4.4 share.certificate_limit
    8.5.2 share.must_sell_first
    10 game.over
    12.3 automaton.other_choice
    12.4.1 card.nothing_to_do
    13.2 share.only_president
    13.3 draft.private_limit; tile.supporter_pays; supporter.not_yours; supporter.used; supporter.no_use
    13.4 dividend.all_or_nothing
""")

CAUSES = by_reason("""
    3.5 token_placed.home
    3.7 company_removed
    4.4 phase_changed
    4.5 phase_changed.no_sale
    5.1 passed
    7.3.2 price_moved.dividend
    7.3.3 receivership
    7.3.4 only.pay_dividend
    8.2 passed.stock
    8.3.2 price_moved.sale
    8.6.2 president_changed.first
    8.6.3 president_changed
    8.7.1 price_moved.sold_out
    10.1 game_ending; game_ended
    10.3 result
    12.3 automaton.tile_laid; automaton.passed.track
    12.3.5 automaton.paid.second_tile
    12.4.3 automaton.train_bought
    12.4.4 automaton.train_scrapped
    12.4.8 automaton.token_placed
    12.4.9 automaton.passed
    12.5 automaton.wagon_bought; automaton.trains_ran
    12.6 automaton.dividend_paid
    12.7 automaton.share_bought; automaton.passed.stock
    12.8 automaton.shares_sold
    13.3 supporter_kept
""")
"""For a kind of event, or a kind and its reason; "automaton.": what an automaton does; "only.": a forced action."""

SMALL_CLAUSES = by_reason("""
    11.2 tile.partition
    11.3 train.unknown
    11.5 wagon.unknown; wagon.bought; wagon.no_effect; route.cover_missing; route.shared_resource
    11.5.1 route.exclusive
""")
SMALL_CAUSES = by_reason("""
    11.6 company_removed
    11.7 phase_changed
    11.8 price_moved.dividend
""")
"""What chapter 11 replaces for two players, and for one."""

DRAFTS = ("draft.not_on_offer", "draft.company_limit", "draft.share_limit")
LABELS = {"OO": "6.6.1", "B": "6.6.2", "K": "6.6.3"}
"""The clause about hexes and tiles with a label."""


def clauses_of(form: Variant) -> Mapping[str, str]:
    """The clauses of refusals in a form of the game: what a variant replaces is cited by the variant's clause."""
    if form.players < 3:
        return CLAUSES | SMALL_CLAUSES | dict.fromkeys(DRAFTS, draft_clause(form))
    challenging = form.new_minors == "challenging"
    return CLAUSES | {"draft.company_limit": "13.1"} if challenging else CLAUSES


def causes_of(form: Variant) -> Mapping[str, str]:
    """The clauses of what happens by itself in a form of the game."""
    if form.players > 2:
        return CAUSES
    return CAUSES | SMALL_CAUSES | ({"company_removed": "12.2.4"} if form.players == 1 else {})


def draft_clause(form: Variant) -> str:
    """3.4, 11.6 for two, 12.2.4 for one."""
    return {1: "12.2.4", 2: "11.6"}.get(form.players, "3.4")
