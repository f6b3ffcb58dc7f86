"""Ways over the map to choose from, such as direct connections: the best by each order, the rest by where they end.

Which types of action choose a way, and in which orders ways are compared, is the title's to say (`Rulebook.ways`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from engine.actions import Action

if TYPE_CHECKING:
    from engine.game import Game
    from engine.hints import Way

LISTED = 5
"""How many ways each order shows."""
PER_PICTURE = 10
"""So many ways can be told apart in one picture; a menu of further ways has pages of so many."""


def legal_ways(game: Game, kind: str) -> dict[str, list[Way]]:
    """The acting company's legal ways for a type of action, in each order."""
    company = game.decision.company if game.decision is not None else None
    if company is None or kind not in game.rulebook.ways_of:
        return {}
    legal = {each for each in game.legal(kind) if isinstance(each, Action)}
    orders = game.rulebook.ways(game.view, company, kind)
    return {order: [each for each in ways if each.action in legal] for order, ways in orders.items()}


def way_types(game: Game) -> list[str]:
    """The types of action that choose a way and are open in this step."""
    return [each for each in game.rulebook.ways_of if each in {act.action.type for act in game.open_acts()[1]}]


def best_ways(game: Game) -> dict[str, list[Way]]:
    """The best few by each order; one order alone where it shows them all."""
    found = {order: ways for kind in way_types(game) for order, ways in legal_ways(game, kind).items() if ways}
    orders = {order: ways[:LISTED] for order, ways in found.items()}
    return orders if any(len(ways) > LISTED for ways in found.values()) else dict(list(orders.items())[:1])


def all_listed(game: Game, kind: str) -> bool:
    """Whether every legal way is among the best by some order, so that the others needn't be looked for."""
    orders = legal_ways(game, kind)
    shown = {each.action for ways in orders.values() for each in ways[:LISTED]}
    return bool(orders) and all({each.action for each in ways} <= shown for ways in orders.values())


# --- figures


def way_figures(game: Game, kind: str, fields: Mapping[str, Any]) -> dict[str, Any]:
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
