"""Every automatic move and every price change of each title has its reason, with a clause and with figures."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import engine
from bot.words import LANGUAGES, digest, speak
from bot.words.events import is_aside
from bot.words.names import Names
from bot.words.whys import Why, reasons
from engine.dev import log
from engine.events import Event
from engine.game import Game
from engine.titles import TITLES, games_folder, rulebook
from tests.effort import times
from tests.words.test_catalogues import all_events
from tests.words.test_whys import rows_of

FIGURE = re.compile(r"\d")
WITHOUT_FIGURES = ("game_ended",)
"""That the game is over can be seen; how each one stands is told at length elsewhere."""

TOLD = frozenset({
    "round_started", "turn_started", "priority_moved", "move_explained", "card_followed", "offer_answered",
    "train_offered", "private_offered", "paid",
})  # fmt: skip
"""Events that move nothing by themselves: they say where the game is, or belong to the one beside them."""

HAND: dict[str, tuple[str, ...]] = {
    "passed": (),
    "company_drafted": ("draft_company",),
    "share_drafted": ("draft_share",),
    "share_bought": ("buy_share",),
    "shares_sold": ("sell_shares",),
    "tile_laid": ("lay_tile",),
    "token_placed": ("place_token", "place_marker"),
    "token_removed": ("remove_token",),
    "train_scrapped": ("scrap_train",),
    "trains_ran": ("run",),
    "dividend_paid": ("pay_dividend",),
    "train_bought": ("buy_train", "accept"),
    "bid_made": ("bid",),
    "private_bought": ("buy_private", "accept"),
    "private_exchanged": ("exchange_private",),
    "company_started": ("start_company",),
    "loan_taken": ("take_loan",),
    "loan_repaid": ("repay_loan", "redeem"),
    "debt_declared": ("merge", "redeem"),
    "went_bankrupt": ("declare_bankruptcy",),
    "wagon_bought": ("buy_wagon",),
    "supporter_used": ("use_supporter",),
    "port_placed": ("place_port",),
    "right_bought": ("buy_right",),
    "train_borrowed": ("borrow_train",),
    "transferred": ("transfer",),
}
"""Which actions have an event as what they are; everything else happens by itself."""
SPOKEN = [pytest.param(each, marks=[pytest.mark.long] * (each not in ("en", "fr"))) for each in LANGUAGES]
"""In a usual run two; that all have the same messages with the same figures is held by tests of the catalogues."""

Row = dict[str, Any]


@cache
def recorded(title: str) -> tuple[tuple[Game, Row], ...]:
    """Every row of the title's shortest recorded games, with a game of it."""
    found: list[tuple[Game, Row]] = []
    paths = sorted(games_folder(title).glob("*.jsonl.gz"), key=lambda each: each.stat().st_size)
    for path in paths[: times(2, 1)]:
        setup, entries = log.record(path)
        game = Game(engine.load_game(setup, []).rulebook, setup, digests=False)
        for entry in entries:
            applied = game.apply(game.read_action(entry["action"]), entry["by"])
            found.append((game, {**applied.entry, "events": [each.to_json() for each in applied.events]}))
    return tuple(found)


@cache
def solo() -> tuple[tuple[Game, Row], ...]:
    """A game against the automaton, to its end."""
    game, rows = rows_of("18mag", 1, seed=3, most=10_000)
    assert game.decision is None
    return tuple((game, row) for row in rows)


def played(kind: str) -> tuple[tuple[Game, Row], ...]:
    return solo() if kind == "solo" else recorded(kind)


def names_of(game: Game, language: str = "en") -> Names:
    people = {seat: seat for seat in game.state.seats}
    return Names(speak(language, game.title.currency), game.title, people, game.rulebook.automata)


def automatic(row: Row) -> Iterator[Row]:
    """The events of a row that nobody chose."""
    seen: set[str] = set()
    for event in row["events"]:
        kind = event["type"]
        if is_aside(event):
            continue
        own = row["action"]["type"] in HAND.get(kind, ()) and kind not in seen
        seen.add(kind)
        if kind in TOLD or own or (kind == "passed" and not event["forced"]):
            continue
        yield event


def test_every_kind_of_event_is_told_chosen_or_has_a_cause() -> None:
    causes = {key.removeprefix("automaton.").partition(".")[0] for title in TITLES for key in rulebook(title).causes}
    causes |= {"dividend_paid"}
    kinds: set[type[Event]] = set(all_events())
    assert {each.type for each in kinds if each.type not in TOLD | set(HAND) | causes} == set()


@pytest.mark.parametrize("kind", [*TITLES, "solo"])
def test_nothing_happens_by_itself_without_a_reason(kind: str) -> None:
    found = 0
    for game, row in played(kind):
        whys = [each for each in reasons(row, names_of(game), game.rulebook.causes) if not is_payment(each)]
        expected = list(automatic(row))
        assert len(whys) == len(expected), (row["seq"], expected, whys)
        found += len(whys)
    assert found > 100


def is_payment(why: Why) -> bool:
    return bool(re.search(r": pays .+? to ", why.what))


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("kind", [*TITLES, "solo"])
def test_every_reason_has_a_clause_that_can_be_looked_up_and_figures(kind: str, language: str) -> None:
    for game, row in played(kind):
        names = names_of(game, language)
        over = any(each["type"] in WITHOUT_FIGURES for each in row["events"])
        for why in reasons(row, names, game.rulebook.causes):
            assert digest.text_of(names.words, game.title.id, why.clause), why
            assert FIGURE.search(why.what + why.why) or over, why
            assert "{" not in why.what + why.why


@pytest.mark.parametrize("title", sorted(TITLES))
@pytest.mark.parametrize("language", SPOKEN)
def test_every_price_change_names_old_and_new_price(title: str, language: str) -> None:
    moved = 0
    for game, row in recorded(title):
        names = names_of(game, language)
        prices = [each for each in row["events"] if each["type"] == "price_moved"]
        whys = reasons(row, names, game.rulebook.causes)
        for event in prices:
            new = names.words.money(event["new"])
            assert any(new in each.what for each in whys), event
            moved += 1
    assert moved > 20
