"""Slips of a hand: acts that are nearly legal, as people write them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import fields, replace
from typing import Any

from engine.actions import Action, Offer, RouteClaim
from engine.game import Game

AMOUNTS = (0, 1, 5, 37, 50, 80, 100, 200, 350, 750, 10_000)


def values(game: Game) -> dict[str, tuple[Any, ...]]:
    """What people might write into each field of an action."""
    title, seats = game.title, game.state.seats
    companies, hexes = (*title.companies, "nobody"), (*title.board.hexes, "Z9")
    return {
        "company": companies, "absorber": companies, "target": companies, "private": (*title.privates, "Q9"),
        "source": ("bank", "pool", "ipo", *seats, *title.companies), "hex": hexes, "tile": (*title.board.tiles, "999"),
        "node": tuple(f"{each}.{number}" for each in hexes for number in (0, 1)), "rotation": (0, 1, 2, 3, 7),
        "train": (*title.trains, "99"), "trade": ("", *title.trains), "means": ("", *title.privates),
        "price": AMOUNTS, "amount": AMOUNTS, "percent": (5, 10, 20, 30, 60, 100), "right": ("bridge", "tunnel"),
    }  # fmt: skip


def slip(game: Game, meant: Action, chance: random.Random) -> Action | None:
    """The action with one field wrong; None where it has none."""
    known = values(game)
    names = [each.name for each in fields(meant) if each.name in known or each.name == "routes"]
    if not names:
        return None
    name = chance.choice(names)
    if name != "routes":
        return replace(meant, **{name: chance.choice(known[name])})
    routes: tuple[RouteClaim, ...] = meant.routes  # type: ignore[attr-defined]
    first = routes[0]
    wrong = (
        RouteClaim("99", first.stops, first.ways),
        RouteClaim(first.train, first.stops[:-1], first.ways[:-1]),
        RouteClaim(first.train, (*first.stops[:-1], chance.choice(known["node"])), first.ways),
        RouteClaim(first.train, (*first.stops, first.stops[-2]), (*first.ways, first.ways[-1])),
    )
    return replace(meant, routes=(chance.choice(wrong),))


def wrong(game: Game, chance: random.Random, count: int) -> Iterator[Action]:
    """So many slips of what is legal now, and something that may not be legal at all."""
    legal = [each.proposal[-1] if isinstance(each, Offer) else each for each in game.legal()]
    known = values(game)
    for _ in range(count):
        action = slip(game, chance.choice(legal), chance) if legal else None
        if action is not None:
            yield action
    kind = chance.choice(list(game.actions.values()))
    if all(each.name in known for each in fields(kind)):
        yield kind(**{each.name: chance.choice(known[each.name]) for each in fields(kind)})
