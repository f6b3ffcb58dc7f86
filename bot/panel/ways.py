"""Ways over the map to choose from, such as direct connections: the best by each order, the rest by where they end.

Which types of action choose a way, and in which orders ways are compared, is the title's to say (`Rulebook.ways`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import render
from engine.actions import Action, RouteClaim
from engine.flow import open_acts

if TYPE_CHECKING:
    from bot.panel.choices import Choice
    from bot.words.names import Names
    from engine.game import Game
    from engine.hints import Way

LISTED = 5
"""How many ways each order shows."""
PER_PICTURE = 10
"""So many ways can be told apart in one picture; a menu of further ways has pages of so many."""


def legal_ways(game: Game, kind: str) -> dict[str, list[Way]]:
    """The acting company's legal ways for a type of action, in each order."""
    company = game.decision.company if game.decision is not None else None
    if company is None or kind not in game.rulebook.ways:
        return {}
    legal = {each for each in game.legal(kind) if isinstance(each, Action)}
    orders = game.rulebook.ways[kind](game.view, company)
    return {order: [each for each in ways if each.action in legal] for order, ways in orders.items()}


def kinds_of(game: Game) -> list[str]:
    """The types of action that choose a way and are open in this step."""
    return [each for each in game.rulebook.ways if each in {act.action.type for act in open_acts(game.view)[1]}]


def best_ways(game: Game) -> dict[str, list[Way]]:
    """The best few by each order; one order alone where it shows them all."""
    found = {order: ways for kind in kinds_of(game) for order, ways in legal_ways(game, kind).items() if ways}
    orders = {order: ways[:LISTED] for order, ways in found.items()}
    return orders if any(len(ways) > LISTED for ways in found.values()) else dict(list(orders.items())[:1])


def all_listed(game: Game, kind: str) -> bool:
    """Whether every legal way is among the best by some order, so that the others needn't be looked for."""
    orders = legal_ways(game, kind)
    shown = {each.action for ways in orders.values() for each in ways[:LISTED]}
    return bool(orders) and all({each.action for each in ways} <= shown for ways in orders.values())


def numbers(lists: Mapping[str, Sequence[Choice]]) -> dict[tuple[Any, ...], int]:
    """The number that each way has in the picture, from 1; a way in two lists has one."""
    found: dict[tuple[Any, ...], int] = {}
    for choices in lists.values():
        for each in choices:
            found.setdefault(tuple(each.fields.values()), len(found) + 1)
    return found


def in_order(lists: Mapping[str, Sequence[Choice]]) -> list[Choice]:
    """Each way once, in the order of the numbers."""
    return list({tuple(each.fields.values()): each for choices in lists.values() for each in choices}.values())


# --- figures and labels


def way_facts(game: Game, kind: str, fields: Mapping[str, Any]) -> dict[str, Any]:
    """The figures of one way; of all ways to an end, where only that is given."""
    orders = legal_ways(game, kind)
    ways = next(iter(orders.values()), [])
    matching = [each for each in ways if all(getattr(each.action, name) == value for name, value in fields.items())]
    if not matching:
        return {}
    first = matching[0]
    if len(fields) == 1:
        return {"cost": min(each.cost for each in matching), "gain": max(each.gain for each in matching)}
    return {"cost": first.cost, "gain": first.gain, "edges": first.edges, "hexes": first.hexes, "nodes": first.nodes}


def way_label(choice: Choice, names: Names) -> tuple[str, str]:
    """Where a way leads, what it costs edge by edge, and what it brings; of a group how many ways there are."""
    facts, words = choice.facts, names.words
    node = names.node(choice.fields["node"])
    if "edges" not in facts:
        return node, words("choice-way-group", count=facts.get("count", 1), cost=facts["cost"], gain=facts["gain"])
    label = words("choice-way", node=node, cost=facts["cost"], gain=facts["gain"])
    edges = " + ".join(str(each) for each in facts["edges"])
    detail = words("choice-way-detail", start=names.node(facts["nodes"][0]), edges=edges, towns=len(facts["nodes"]) - 2)
    return label, detail


# --- the picture


def claims(choices: Sequence[Choice]) -> tuple[RouteClaim, ...]:
    """Ways as routes, so that they can be drawn."""
    shown = enumerate(choices, 1)
    return tuple(render.way_claim(str(number), each.facts["nodes"], each.facts["hexes"]) for number, each in shown)


def captions(choices: Sequence[Choice], names: Names) -> tuple[str, ...]:
    """What stands below the picture for each way."""
    return tuple(" · ".join(each for each in way_label(choice, names) if each) for choice in choices)
