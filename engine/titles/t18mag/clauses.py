"""The paragraph of the specification behind each reason of refusal, and behind what happens by itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.titles.t18mag.variant import Variant

CLAUSES = {
    "game.over": "10",
    "draft.not_on_offer": "3.1",
    "draft.company_limit": "3.2",
    "draft.private_limit": "13.3",
    "draft.share_limit": "3.2",
    "share.no_such_company": "1.3",
    "share.not_in_play": "8.4.1",
    "share.not_held": "8.3.1",
    "share.one_block": "8.3.1",
    "share.president_certificate": "8.3.4",
    "share.must_sell_first": "8.5.2",
    "share.none_left": "8.4.1",
    "share.only_president": "13.2",
    "share.sold_this_round": "8.4.2",
    "share.holding_limit": "8.4.3",
    "share.certificate_limit": "8.4.4",
    "money.short": "1.8",
    "tile.two_laid": "6.1",
    "tile.one_upgrade": "6.1",
    "tile.not_in_phase": "6.2",
    "tile.unknown_hex": "6.3",
    "tile.unknown_tile": "6.5.6",
    "tile.rotation": "6.5.3",
    "tile.no_tile_here": "6.3",
    "tile.not_an_upgrade": "6.6.4",
    "tile.colour_order": "6.2",
    "tile.wrong_kind": "6.5.1",
    "tile.off_map": "6.5.2",
    "tile.track_lost": "6.5.3",
    "tile.partition": "6.5.5",
    "tile.fixed_rotation": "6.6.2",
    "tile.none_left": "6.5.6",
    "tile.not_connected": "6.4.1",
    "tile.unknown_means": "6.8.3",
    "tile.no_terrain_token": "6.8.3",
    "tile.no_terrain": "6.8.4",
    "tile.supporter_pays": "13.3",
    "token.none_left": "5.2.1",
    "token.no_city": "5.2.3",
    "token.already_here": "5.2.4",
    "token.no_slot": "5.2.3",
    "token.not_connected": "5.2.3",
    "token.no_power": "5.2",
    "7.2: token.none_left": "7.2",
    "7.2: token.no_city": "7.2",
    "7.2: token.already_here": "7.2",
    "7.2: token.no_slot": "7.2",
    "7.2: token.no_power": "7.2",
    "train.not_held": "5.3",
    "5.7: train.not_held": "5.7.3",
    "train.limit": "5.7.2",
    "train.unknown": "5.7.1",
    "train.sold_out": "5.7.1",
    "train.price": "5.7.1",
    "train.no_trade": "5.7.1",
    "train.no_seller": "5.7.3",
    "train.price_too_low": "5.7.3",
    "wagon.unknown": "5.5.1",
    "wagon.bought": "5.5.1",
    "wagon.no_train": "5.5.1",
    "wagon.no_effect": "5.5.7",
    "supporter.not_yours": "13.3",
    "supporter.used": "13.3",
    "supporter.no_use": "13.3",
    "automaton.other_choice": "12.3",
    "card.nothing_to_do": "12.4.1",
    "dividend.multiple": "7.3.1",
    "dividend.too_much": "7.3.1",
    "dividend.all_or_nothing": "13.4",
    "route.not_best": "5.4.10",
    "route.no_such_train": "5.4.1",
    "route.unreached": "5.4.2",
    "route.needs_wagon": "5.5.6",
    "route.ways": "5.4.2",
    "route.no_track": "5.4.2",
    "route.unknown": "5.4.2",
    "route.disconnected": "5.4.2",
    "route.fewer_than_two": "5.4.2",
    "route.no_token": "5.4.2",
    "route.too_long": "5.4.3",
    "route.side_twice": "5.4.4",
    "route.repeated_stop": "5.4.5",
    "route.through_blocked": "5.4.7",
    "route.through_end": "5.4.6",
    "route.shared_side": "5.4.8",
    "route.shared_resource": "5.5.3",
    "route.cover_missing": "5.5.7",
    "route.same_group": "5.4.5",
    "route.exclusive": "5.5.3",
    "route.train_twice": "5.4.1",
}

CAUSES = {
    "price_moved.dividend": "7.3.2",
    "price_moved.sale": "8.3.2",
    "price_moved.sold_out": "8.7.1",
    "receivership": "7.3.3",
    "only.pay_dividend": "7.3.4",
    "passed": "5.1",
    "passed.stock": "8.2",
    "phase_changed": "4.4",
    "phase_changed.no_sale": "4.5",
    "president_changed": "8.6.3",
    "president_changed.first": "8.6.2",
    "company_removed": "3.7",
    "supporter_kept": "13.3",
    "token_placed.home": "3.5",
    "game_ending": "10.1",
    "game_ended": "10.1",
    "result": "10.3",
    "automaton.paid.second_tile": "12.3.5",
    "automaton.tile_laid": "12.3",
    "automaton.wagon_bought": "12.5",
    "automaton.trains_ran": "12.5",
    "automaton.dividend_paid": "12.6",
    "automaton.share_bought": "12.7",
    "automaton.shares_sold": "12.8",
    "automaton.train_bought": "12.4.3",
    "automaton.token_placed": "12.4.8",
    "automaton.train_scrapped": "12.4.4",
    "automaton.passed": "12.4.9",
    "automaton.passed.stock": "12.7",
    "automaton.passed.track": "12.3",
}
"""For a kind of event, or a kind and its reason; "automaton.": what an automaton does; "only.": a forced action."""

SMALL_CLAUSES = {
    "train.unknown": "11.3",
    "tile.partition": "11.2",
    "wagon.unknown": "11.5",
    "wagon.bought": "11.5",
    "wagon.no_effect": "11.5",
    "route.cover_missing": "11.5",
    "route.shared_resource": "11.5",
    "route.exclusive": "11.5.1",
}
SMALL_CAUSES = {
    "price_moved.dividend": "11.8",
    "phase_changed": "11.7",
    "company_removed": "11.6",
}
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
