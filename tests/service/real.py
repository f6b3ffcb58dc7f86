"""A game of a real title, brought to a point by caretakers, with people at its table."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import engine
from bot.service import GameInfo, GameService, Person
from bot.service.intents.policy import Past, caretaker_move
from bot.service.rules import Rules
from engine.robots.tempers import TEMPERS, choose
from tests.service.house import ANN, BOB, CYD, House

PASS = {"type": "pass"}
PEOPLE = {"1": ANN, "2": BOB, "3": CYD}


def real_house(path: Path) -> House:
    house = House(path)
    house.rules = Rules()  # type: ignore[assignment]
    return house


ENOUGH = 80
"""Money with which somebody can buy a share."""


@cache
def record(stock_rounds: int, step: str) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """Set-up and log of a game that has come to a step after so many stock rounds have begun, nobody being poor."""
    for seed in range(1, 30):
        game = engine.new_game("18mag", players=["P1", "P2", "P3"], seed=seed)
        if _played_to(game, stock_rounds, step, random.Random(seed)):
            return game.setup, game.entries
    raise AssertionError("no game comes to this point")


def _played_to(game: engine.Game, stock_rounds: int, step: str, chance: random.Random) -> bool:
    begun = 0
    while game.decision is not None and begun <= stock_rounds:
        rich = all(each.cash >= ENOUGH for each in game.state.players.values())
        if begun >= stock_rounds and game.decision.step == step:
            return rich or step != "stock"
        applied = game.apply_all(choose(game, TEMPERS["builder"], chance), game.decision.by)
        events = [event.to_json() for each in applied for event in each.events]
        begun += sum(each["type"] == "round_started" and each["round"] == "stock" for each in events)
    return False


async def at_stock(service: GameService, rounds: int = 2, **terms: Any) -> GameInfo:
    """A table of Ann, Bob and Cyd at the beginning of a stock round, everybody with some money."""
    return await at(service, rounds, "stock", **terms)


async def at(service: GameService, rounds: int, step: str, **terms: Any) -> GameInfo:
    setup, entries = record(rounds, step)
    seats = [ANN, BOB, CYD]
    return await service.adopt(ANN, seats, setup, list(entries), name="Friday", title="18mag", **terms)


def up(info: GameInfo) -> Person:
    """The person to act."""
    assert info.turn is not None
    return PEOPLE[info.turn.user]


def following(info: GameInfo) -> list[Person]:
    """The three people in the order in which they act in a stock round, beginning with the one to act."""
    assert info.turn is not None
    first = [each.seat for each in info.seats].index(info.turn.seat)
    seats = [*info.seats[first:], *info.seats[:first]]
    return [PEOPLE[each.user] for each in seats]


def seat(info: GameInfo, person: Person) -> str:
    return info.seats_of(person.user)[0]


async def legal(service: GameService, info: GameInfo, kind: str) -> list[dict[str, Any]]:
    def find(game: engine.Game) -> list[dict[str, Any]]:
        return [each.to_json() for each in game.legal(kind) if isinstance(each, engine.Action)]

    return await service.read(info.id, find)


async def cheapest(service: GameService, info: GameInfo) -> str:
    """The company with the lowest price of which the person to act may buy a share."""

    def find(game: engine.Game) -> str:
        found = [each.company for each in game.legal("buy_share") if isinstance(each, engine.BuyShare)]
        return min(found, key=game.view.price)

    return await service.read(info.id, find)


async def state(service: GameService, info: GameInfo) -> str:
    return await service.read(info.id, lambda game: game.digest())


async def value(service: GameService, info: GameInfo, fn: Callable[[engine.Game], Any]) -> Any:
    return await service.read(info.id, fn)


def as_a_caretaker(game: engine.Game) -> list[dict[str, Any]]:
    return [each.to_json() for each in caretaker_move(game, Past())]
