"""Positions in the middle of games, and actions near those that are legal there: other prices, hexes, companies."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from engine.actions import Action, FieldKind, Offer, RouteClaim, Run, field_kinds
from engine.dev import perft
from engine.game import Game

ODD = ("", "nowhere", "ï.0", "P9")
MOST = 4
"""So many ids are tried in the place of another."""


@cache
def placed(title: str, name: str) -> Game:
    """A named position of a title. Shared: don't apply anything but to a copy."""
    return perft.position(title, perft.positions(title)[name])


def ids(game: Game) -> Mapping[FieldKind, list[str]]:
    """What each kind of field may name in this game."""
    board, state = game.title.board, game.state
    nodes = [f"{hex_id}.{index}" for hex_id in board.hexes for index in range(len(game.view.track(hex_id).nodes))]
    privates, companies = list(game.title.privates), list(state.companies)
    return {
        FieldKind.HEX: list(board.hexes),
        FieldKind.TILE: list(board.tiles),
        FieldKind.NODE: nodes,
        FieldKind.COMPANY: companies,
        FieldKind.SOURCE: [*companies, *state.seats, "bank", "pool", "ipo"],
        FieldKind.TRAIN: list(game.title.trains),
        FieldKind.MEANS: [*privates, "bridge", "terrain_token"],
        FieldKind.PRIVATE: privates,
    }


def near(game: Game, action: Action, chance: random.Random) -> Iterator[Action]:
    """The action with one field changed."""
    known = ids(game)
    for name, (plain, kind) in field_kinds(type(action)).items():
        value = getattr(action, name)
        if plain is int:
            others: list[Any] = [value + 1, value - 1, value + 5, value - 5, 2 * value, -value, 0]
            others += range(6) if kind is FieldKind.ROTATION else ()
        elif plain is str:
            named = known.get(kind, [])
            others = [*chance.sample(named, min(MOST, len(named))), *ODD]
        else:
            others = list(
                near_routes(value, chance.choice(known[FieldKind.TRAIN]), chance.choice(known[FieldKind.NODE]))
            )
        yield from (dataclasses.replace(action, **{name: other}) for other in others)


def near_routes(routes: tuple[RouteClaim, ...], train: str, node: str) -> Iterator[tuple[RouteClaim, ...]]:
    """The routes with one of them cut, turned, lengthened, doubled or run by another train."""
    yield from ((), routes + routes, routes[:-1])
    for index, route in enumerate(routes):
        turned = RouteClaim(route.train, route.stops[::-1], route.ways)
        for other in (
            RouteClaim(route.train, route.stops[:-1], route.ways[:-1]),
            RouteClaim(route.train, route.stops, route.ways[:-1]),
            RouteClaim(route.train, (*route.stops, node), (*route.ways, ())),
            RouteClaim(route.train, (*route.stops, *route.stops[:1]), (*route.ways, *route.ways[:1])),
            RouteClaim(route.train, (), ()),
            RouteClaim(train, route.stops, route.ways),
            turned,
        ):
            yield (*routes[:index], other, *routes[index + 1 :])


def tries(game: Game, chance: random.Random, most: int) -> list[Action]:
    """At most so many actions near what is legal, and some of every kind."""
    listed = [each.proposal[-1] if isinstance(each, Offer) else each for each in game.legal()]
    found = [other for each in chance.sample(listed, min(8, len(listed))) for other in near(game, each, chance)]
    known = ids(game)
    for kind in game.actions.values():
        values: dict[str, Any] = {
            name: chance.choice(known.get(of) or ["x"])
            if plain is str
            else chance.choice((0, 5, 70))
            if plain is int
            else ()
            for name, (plain, of) in field_kinds(kind).items()
        }
        found.append(kind(**values))
    found = list(dict.fromkeys(found))
    return chance.sample(found, min(most, len(found)))


def offers(listed: list[Action | Offer], action: Action) -> bool:
    """Whether the list has the action, or bounds that hold it. One proposal stands for every legal run."""
    return any(each == action or (isinstance(each, Offer) and _holds(each, action)) for each in listed)


def _holds(offer: Offer, action: Action) -> bool:
    if offer.type != action.type:
        return False
    if isinstance(action, Run):
        return True
    for each in dataclasses.fields(action):
        value = getattr(action, each.name)
        if each.name in offer.ranges:
            low, high, step = offer.ranges[each.name]
            if not (low <= value <= high and (value - low) % step == 0):
                return False
        elif value != offer.fixed.get(each.name, each.default):
            return False
    return True
