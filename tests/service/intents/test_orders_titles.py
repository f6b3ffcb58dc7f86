"""Standing orders in each title: passing and each of the conditions that end it; buying until a company floats."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

import engine
from bot.service import GameInfo, GameService, Person
from engine import BuyShare, SellShares
from engine.actions import StartCompany
from engine.game import Game
from engine.robots.tempers import TEMPERS, choose
from engine.titles import TITLES, rulebook
from tests.service.house import ANN, BOB, CYD, House
from tests.service.real import PASS, PEOPLE, seat, up

STARTING = [
    each.data.id
    for each in map(rulebook, TITLES)
    if "start_company" in each.actions and "start_company" not in each.unused
]
"""The titles in which players start companies, which may have to float."""
MOST = 700


@pytest.fixture
def house(real: House) -> House:
    return real


@cache
def played(title: str, seed: int) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """A robots' game from its beginning."""
    game, chance = engine.new_game(title, players=["P1", "P2", "P3"], seed=seed, digests=False), random.Random(seed)
    temper = next(iter(TEMPERS.values()))
    while game.decision is not None and game.seq < MOST:
        for action in choose(game, temper, chance):
            if game.decision is not None:
                game.apply(action, game.decision.by)
    return game.setup, game.entries


def position(title: str, wanted: Callable[[Game], Any]) -> Game:
    """The first position in a stock round that's wanted."""
    for seed in (1, 2, 3, 4):
        setup, entries = played(title, seed)
        game = Game(engine.load_game(setup, []).rulebook, setup, digests=False)
        for entry in entries:
            if game.decision is not None and game.decision.step == "stock" and wanted(game):
                return engine.load_game(setup, game.entries)
            game.apply(game.read_action(entry["action"]), entry["by"])
    raise LookupError(title)


async def table(service: GameService, game: Game, title: str) -> GameInfo:
    return await service.adopt(ANN, [ANN, BOB, CYD], game.setup, game.entries, name="Friday", title=title)


def others(game: Game) -> list[str]:
    return [each for each in game.state.seats if game.decision is not None and each != game.decision.by]


def sale(game: Game) -> SellShares | None:
    """A sale of a company that each of the others holds too."""
    for each in game.legal("sell_shares"):
        assert isinstance(each, SellShares)
        if all(game.state.companies[each.company].shares.get(seat, 0) for seat in others(game)):
            return each
    return None


def start(game: Game) -> StartCompany | None:
    return next((each for each in game.legal("start_company") if isinstance(each, StartCompany)), None)


def purchase(game: Game) -> BuyShare | None:
    return next((each for each in game.legal("buy_share") if isinstance(each, BuyShare)), None)


CASES = [(title, "sells_mine", sale) for title in TITLES] + [(title, "acts", purchase) for title in TITLES]
CASES += [(title, "starts", start) for title in STARTING]


async def moved(service: GameService, info: GameInfo, action: dict[str, Any]) -> Person:
    """The one to act does this and ends the turn."""
    mover = up(info)
    await service.act(info.id, mover, [action])
    now = await service.status(info.id)
    while now.turn is not None and now.turn.user == mover.user and now.turn.step == "stock":
        await service.act(info.id, mover, [PASS])
        now = await service.status(info.id)
    return mover


@pytest.mark.parametrize(("title", "condition", "move"), CASES)
async def test_a_condition_ends_passing(
    service: GameService, title: str, condition: str, move: Callable[[Game], Any]
) -> None:
    game = position(title, move)
    info = await table(service, game, title)
    persons = [each for each in PEOPLE.values() if each is not up(info)]
    for each in persons:
        await service.orders.give(info.id, each, {"what": "pass", "unless": [condition]})
    mover = await moved(service, info, move(game).to_json())
    now = await service.status(info.id)
    (order,) = await service.orders.listed(info.id, up(now))
    assert (order.stands, order.outcome and order.outcome["why"]) == (False, condition)
    assert order.outcome is not None
    assert order.outcome["by"] == seat(info, mover)
    assert [each.id for each in await service.orders.news(info.id, up(now).user)] == [order.id]


@pytest.mark.parametrize("title", TITLES)
async def test_without_conditions_others_pass_whatever_happens(service: GameService, title: str) -> None:
    game = position(title, purchase)
    info = await table(service, game, title)
    mover = up(info)
    for each in [each for each in PEOPLE.values() if each is not mover]:
        await service.orders.give(info.id, each, {"what": "pass", "unless": []})
    action = purchase(game)
    assert action is not None
    await moved(service, info, action.to_json())
    rows = await service.story(info.id, info.seq)
    passes = {row["by"] for row in rows if row["action"]["type"] == "pass" and row["by"] != seat(info, mover)}
    assert passes == set(others(game))


@pytest.mark.parametrize("title", STARTING)
async def test_buying_until_a_company_floats(service: GameService, title: str) -> None:
    def unfloated(game: Game) -> str:
        for each in game.legal("buy_share"):
            if isinstance(each, BuyShare) and game.rulebook.is_floated(game.view, each.company) is False:
                return each.company
        return ""

    game = position(title, unfloated)
    company = unfloated(game)
    info = await table(service, game, title)
    held = game.state.companies[company].shares.get(seat(info, up(info)), 0)
    order = await service.orders.give(info.id, up(info), {"what": "buy", "company": company})
    rows = await service.story(info.id, info.seq)
    assert rows[0]["action"]["type"] == "buy_share"
    assert rows[0]["action"]["company"] == company
    after = await service.read(
        info.id, lambda g: (g.state.companies[company].shares[rows[0]["by"]], g.rulebook.is_floated(g.view, company))
    )
    assert after[0] > held
    assert order.stands or (order.outcome or {})["why"] in ("floated", "illegal")
    assert order.stands is (not after[1]) or (order.outcome or {})["why"] == "illegal"
