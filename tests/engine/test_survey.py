"""The state of a game in one place, and what companies earned round by round, against the recorded games."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import engine
from engine.actions import SellShares
from engine.dev import log
from engine.finance.annals import annals, annals_types, last_earned, prices_in
from engine.game import Game
from engine.survey import DONE, NEXT, NOW, raisable, survey
from engine.titles import TITLES, games_folder

SHORT = {"1856": "robots-4p-61", "1865": "robots-2p-41", "1889": "robots-4p-40", "18mag": "robots-2p-43"}
ENTRIES = 290
"""So many of a recorded game are played: a few rounds of each kind."""

Raw = dict[str, Any]
Prices = dict[str, int]


def replayed(title: str) -> Iterator[tuple[Game, list[Raw]]]:
    """The game after each of its entries, with what happened in it; it goes on by itself."""
    setup, entries = log.record(games_folder(title) / f"{SHORT[title]}.jsonl.gz")
    game = Game(engine.load_game(setup, []).rulebook, setup, digests=False)
    yield game, [each.to_json() for each in game.start_events]
    for entry in entries[:ENTRIES]:
        applied = game.apply(game.read_action(entry["action"]), entry["by"])
        yield game, [each.to_json() for each in applied.events]


@cache
def story(title: str) -> tuple[list[Raw], tuple[Prices, Prices], list[Prices], tuple[Game, ...]]:
    """All events; the first and the last prices; those after entries that began a round, none moved in it; games."""
    told: list[Raw] = []
    checked: list[Prices] = []
    kept: dict[tuple[str, bool], Game] = {}
    first: Prices | None = None
    now: Prices = {}
    for game, events in replayed(title):
        told += events
        now = prices_in(game.title, game.state.market)
        first = now if first is None else first
        begun = [place for place, each in enumerate(events) if each["type"] == "round_started"]
        moves = [each for each in events[begun[-1] :] if each["type"] == "price_moved"] if begun else []
        checked += [now if not moves and len(begun) == 1 else {}] * len(begun)
        step = game.decision.step if game.decision is not None else ""
        order = {each.when for each in survey(game).order} if step not in ("", "stock") else set()
        if (step == "stock" and game.state.set_number > 1) or order == {DONE, NOW, NEXT}:
            kept[step, False] = game.copy()
    return told, (first or {}, now), checked[1:], tuple(kept.values())


@pytest.mark.parametrize("title", TITLES)
def test_the_prices_at_the_end_of_a_round_are_those_on_the_chart(title: str) -> None:
    told, (first, now), checked, games = story(title)
    found = annals(games[0].rulebook, told, first)
    assert found[-1].prices == now
    compared = [(each.prices, after) for each, after in zip(found, checked, strict=False) if after]
    assert len(compared) >= 2
    assert all(prices == after for prices, after in compared)


@pytest.mark.parametrize("title", TITLES)
def test_only_events_of_the_named_types_matter(title: str) -> None:
    told, (first, _), _, games = story(title)
    rules = games[0].rulebook
    fewer = [each for each in told if each["type"] in annals_types(rules)]
    assert annals(rules, fewer, first) == annals(rules, told, first)


def test_what_was_earned_and_paid_stands_in_its_round() -> None:
    told, (first, _), _, games = story("1889")
    found = annals(games[0].rulebook, told, first)
    ran = [each for each in told if each["type"] == "trains_ran"]
    paid = [each for each in told if each["type"] == "dividend_paid"]
    earned = [each for round_ in found for each in round_.earned.values()]
    assert sum(each.income or 0 for each in earned) == sum(each["revenue"] + each["extra"] for each in ran) > 0
    assert sum(each.paid for each in earned) == sum(each["amount"] for each in paid) > 0
    company = paid[-1]["company"]
    assert last_earned(found)[company][1].each == paid[-1]["each"]
    assert all(each.round == "operating" for each in found if each.earned)


@pytest.mark.parametrize("title", TITLES)
def test_the_order_says_who_has_run_who_runs_and_who_is_next(title: str) -> None:
    game = next(each for each in story(title)[3] if each.decision is not None and each.decision.step != "stock")
    order = survey(game).order
    when = [each.when for each in order]
    assert when == sorted(when, key=[DONE, NOW, NEXT].index)
    assert game.decision is not None
    assert [each.company for each in order if each.when == NOW] == [game.decision.company]
    prices = prices_in(game.title, game.state.market)
    assert all(each.price == prices.get(each.company) for each in order)


@pytest.mark.parametrize("title", TITLES)
def test_sales_bring_what_could_be_sold_in_a_stock_turn(title: str) -> None:
    game = next(each for each in story(title)[3] if each.decision is not None and each.decision.step == "stock")
    assert game.decision is not None
    most: dict[str, int] = {}
    for each in game.legal("sell_shares"):
        assert isinstance(each, SellShares)
        most[each.company] = max(most.get(each.company, 0), each.percent)
    view = game.view
    brings = sum(percent // view.company(name).unit * view.price(name) for name, percent in most.items())
    assert raisable(view, game.rulebook, game.decision.by) == brings


@pytest.mark.parametrize(
    ("title", "train", "left", "limit"), [("1856", "3", 6, 0), ("1865", "PH2", 0, 0), ("1889", "3", 6, 0)]
)
def test_the_first_train_of_the_next_kind_ends_the_phase(title: str, train: str, left: int, limit: int) -> None:
    game = engine.new_game(title, ["P1", "P2", "P3"], seed=1)
    [told] = survey(game).phase
    assert (told.key, told.figures["train"], told.figures["left"]) == ("train", train, left)
    assert (told.figures["rusts"], told.figures["limit"]) == ((), limit)


def test_what_rusts_with_the_next_phase_is_named_once_somebody_has_it() -> None:
    game = engine.new_game("1889", ["P1", "P2", "P3"], seed=1)
    g = game.alter()
    g.state.phase, g.state.depot = "3", {**g.state.depot, "2": 0, "3": 1}
    g.company("AR").trains = ["2"]
    [told] = survey(game).phase
    assert told.figures == {"train": "4", "left": 1, "rusts": ("2",), "gone": 1, "limit": 3}


def test_what_majors_are_paid_for_services_and_trains_is_earned() -> None:
    told, (first, _), _, games = story("18mag")
    rules = games[0].rulebook
    found = annals(rules, told, first)
    majors = [name for name, each in rules.data.companies.items() if each.kind == "major"]
    assert sum(sum(each.fees.values()) for each in found) > 0
    for major in majors:
        paid = [each for each in told if each["type"] == "paid" and each["payee"] == major]
        assert sum(each.income(major) or 0 for each in found) == sum(each["amount"] for each in paid)
    assert not any(name in each.fees for each in found for name in rules.data.companies if name not in majors)


@pytest.mark.parametrize("title", ["1856", "1889"])
def test_what_private_companies_bring_a_company_is_earned(title: str) -> None:
    told, (first, _), _, games = story(title)
    rules = games[0].rulebook
    paid = [each["amount"] for each in told if each["type"] == "paid" and each["reason"] == "private_income"
            and each["payee"] in rules.data.companies]  # fmt: skip
    assert paid
    assert sum(sum(each.fees.values()) for each in annals(rules, told, first)) == sum(paid)
