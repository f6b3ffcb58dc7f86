"""Prices of stops and sides: they make the bound of a long train tight, and weigh the trains' wishes for one track.

The bound is that of a linear relaxation. Each long train takes legs, each worth half of the stops at both its ends, and
two ends, worth half a stop each; the other trains take a listed route each. Its conditions each have a price, and any
prices from 0 up give a bound (weak duality), so how they were found is no matter for a proof:

* a stop has at most two of legs and ends: `stops`;
* what enters a stop by some of its legs (those that cross one side) leaves it by others or ends there: `doors`;
* a side is crossed once by all trains together: `sides`;
* of any stops, a route visits more than it takes legs between them (see `route_cycles`): `sets`.

How they are sought is for `route_market` to say.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.board.routing.route_board import RouteBoard
from engine.board.routing.route_combine import Pool
from engine.board.routing.route_lists import Listed

SCALE = 16
"""Prices are in this part of the money, even, so that half a stop is a whole number."""


@dataclass(frozen=True, slots=True)
class Prices:
    """What a search pays and may hope for, in 1/SCALE of the money.

    worth: per stop, what a visit is taken to bring: its value and what the sets give for it.
    fares: per leg, what the sets take for it.
    visit: per stop, the most that a visit on the way brings, sides unpaid. ending: what ending there brings more.
    opened: per (leg, stop), what is to be added where a route that came by the leg goes on.
    sides: price by side. tolls: the price of all sides in the block of a step. all_sides: the sum of all.
    """

    worth: list[int]
    fares: dict[int, int]
    visit: list[int]
    ending: list[int]
    opened: dict[tuple[int, int], int]
    sides: dict[int, int]
    tolls: dict[int, int]
    all_sides: int

    def ordered(self, pool: Pool) -> list[Listed]:
        """The routes by what they bring beyond the price of their sides, the best first."""
        return sorted(pool.routes, key=lambda route: -self._worth(route))

    def pool(self, routes: list[Listed]) -> Pool:
        """The routes, in this order, with what they bring beyond the price of their sides; 0 if that's less."""
        return Pool([(max(0, self._worth(route)), route[1], route[2]) for route in routes])

    def _worth(self, route: Listed) -> int:
        worth, mask, _ = route
        worth *= SCALE
        for bit in bits_of(mask):
            worth -= self.sides.get(bit, 0)
        return worth


def plain(board: RouteBoard) -> Prices:
    """Every stop its own value, sides for nothing."""
    opened = {(leg, stop): 0 for steps in board.starts for _, stop, _, _, leg in steps}
    tolls = {block: 0 for steps in board.starts for block, _, _, _, _ in steps}
    worth = [value * SCALE for value in board.value]
    return Prices(worth, {leg: 0 for leg, _ in opened}, worth, [0] * len(worth), opened, {}, tolls, 0)


def bits_of(mask: int) -> list[int]:
    """The bits of a mask, the lowest first."""
    found: list[int] = []
    while mask:
        bit = mask & -mask
        found.append(bit)
        mask ^= bit
    return found
