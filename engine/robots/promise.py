"""What a company's track earns and promises, as a part of what such trains usually earn: by runs, and by what's near.

Beside the stops that it reaches those count that its open ends could soon reach.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING

from engine.robots.tips import GROWTH, STOPS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.position import Position
    from engine.robots.tips import Tips
    from engine.view import View

FARTHEST = 3
"""So many hexes beyond an open end are looked at."""
EACH_HEX = 0.5
"""What a stop one hex farther off is worth, as a part."""
UNTILED: Mapping[str, int] = {"city": 30, "town": 10}
"""What a stop without a tile of its own will bring at least."""
SHUT = ("gray", "red")
"""Hexes printed in these colours never have another tile."""
UNBUILT = 0.8
"""What the track of a company that hasn't begun will earn, where its home doesn't say more."""
BEST = 2.0
"""With other trains than it has no company's track earns more."""
SOON = 0.8
"""What stops near the ends of its track count beside those that it reaches; never all of it, so more is better."""
HALFWAY = 0.5
"""With stops near it that would bring this part of what's usual a company is half as promising as it can be."""


def earned(position: Position, tips: Tips, company: str, trains: Sequence[str], width: int) -> float:
    """How much of what such trains usually earn they would earn on its track now."""
    usual = tips.earned_by(position.view, trains)
    return tips.income(position, company, tuple(trains), width) / usual if usual else 0


def promised(position: Position, tips: Tips, company: str, kinds: Sequence[str], width: int) -> tuple[float, float]:
    """How much of what's usual its track earns with one train of these kinds, and will earn once it's built on.

    They are to come in this order, one for each round.
    """
    if not position.view.nodes_of(company) or not kinds:
        hoped = tips.homes.get(company, UNBUILT)
        return hoped, hoped
    each = {kind: earned(position, tips, company, (kind,), width) for kind in dict.fromkeys(kinds)}
    parts = [each[kind] for kind in kinds]
    now, more = sum(parts) / len(parts), growth(position.view, company)
    near = more / (more + HALFWAY * tips.earned_by(position.view, kinds[-1:]))
    return now, min(BEST, now + SOON * near)


def further(
    position: Position, tips: Tips, company: str, held: Sequence[str], kinds: Sequence[str], width: int
) -> float:
    """How much of what's usual it would earn with the first of these kinds beside the trains that it holds.

    That's two of that kind if it holds none.
    """
    if not position.view.nodes_of(company) or not kinds:
        return tips.homes.get(company, UNBUILT)
    return earned(position, tips, company, (*(held[-1:] or kinds[:1]), kinds[0]), width)


def growth(g: View, company: str, closed: float = 1.0) -> float:
    """The money that stops near the open ends of its track would bring, less the farther off they are.

    closed: what those count, as a part, to which the way leads over a hex that nothing can be laid on in this phase.
    """
    key = (GROWTH, company)
    if key not in g.memo:
        g.memo[key] = _growth(g, company, closed)
    return g.memo[key]


def _growth(g: View, company: str, closed: float) -> float:
    reach, found, weight = g.reach(company), 0.0, 1.0
    reached = set(reach.nodes)
    near = {*reach.sides, *(node.rpartition(".")[0] for node in g.nodes_of(company))}
    free, shut = near, set[str]()
    seen = set[str]()
    for _ in range(FARTHEST):
        weight *= EACH_HEX
        if closed != 1:
            free = {each for each in near if _is_open(g, each)}
            shut |= near - free
        found += weight * (_worth(g, free, reached) + closed * _worth(g, shut, reached))
        seen |= free | shut
        near = free = _beyond(g, free, seen)
        shut = _beyond(g, shut, seen | near)
    return found


def _is_open(g: View, hex_id: str) -> bool:
    """Whether a tile can lie there in this phase that doesn't yet: what lies there isn't of its last colour."""
    laid = g.laid(hex_id)
    colour = g.data.board.tiles[laid.tile].colour if laid else g.data.board.hexes[hex_id].colour
    return colour not in (g.phase.tiles[-1], *SHUT)


def _beyond(g: View, hexes: Collection[str], seen: Collection[str]) -> set[str]:
    """The neighbours of these that haven't been seen."""
    return {other for each in hexes for other in g.data.board.hexes[each].neighbours.values() if other not in seen}


def _worth(g: View, hexes: Collection[str], reached: Collection[str]) -> int:
    """What the stops of these hexes bring that aren't reached."""
    return sum(worth for each in hexes for name, worth in _stops(g, each) if name not in reached)


def _stops(g: View, hex_id: str) -> Collection[tuple[str, int]]:
    """The stops of a hex, and what they bring."""
    key, memo = (STOPS, hex_id), g.memo
    if key not in memo:
        memo[key] = tuple(
            (f"{hex_id}.{place}", max(node.worth(g.state.phase), UNTILED.get(node.kind, 0)))
            for place, node in enumerate(g.track(hex_id).nodes)
        )
    return memo[key]
