"""Prices of stops and sides: they make the bound of a long train tight, and weigh the trains' wishes for one track.

The bound is that of a linear relaxation. Each long train takes legs, each worth half of the stops at both its ends, and
two ends, worth half a stop each; the other trains take a listed route each. Its conditions each have a price, and any
prices from 0 up give a bound (weak duality), so how they were found is no matter for a proof:

* a stop has at most two of legs and ends: `stops`;
* what enters a stop by some of its legs (those that cross one side) leaves it by others or ends there: `doors`;
* a side is crossed once by all trains together: `sides`.

Prices are sought as real numbers by steps against the conditions that are broken most, and used as whole numbers.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from engine.board.route_board import Board
from engine.board.route_combine import Pool
from engine.board.route_lists import Listed

SCALE = 16
"""Prices are in this part of the money, even, so that half a stop is a whole number."""

_CANDIDATES = 1000
"""So many of the best routes of a pool are looked at while prices are sought."""

_SHORTER = 0.6
_MOMENTUM = 0.7


class Effort(NamedTuple):
    """How long prices are sought.

    rounds: so many at most. stale: after so many without a better bound, steps are shorter by _SHORTER. aim: steps are
    as long as if this part of the best bound so far were within reach.
    """

    rounds: int
    stale: int
    aim: float


SINGLE = Effort(120, 6, 0.93)
SEVERAL = Effort(1000, 20, 0.98)
"""For one long train, and for several, where better prices save much more than they cost."""


@dataclass(frozen=True, slots=True)
class Prices:
    """What a search pays and may hope for, in 1/SCALE of the money.

    visit: per stop, the most that a visit on the way brings, sides unpaid. ending: what ending there brings more.
    opened: per (leg, stop), what is to be added where a route that came by the leg goes on.
    sides: price by side. tolls: the price of all sides in the block of a step. all_sides: the sum of all.
    """

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


def plain(board: Board) -> Prices:
    """Every stop its own value, sides for nothing."""
    opened = {(leg, stop): 0 for steps in board.starts for _, stop, _, _, leg in steps}
    tolls = {block: 0 for steps in board.starts for block, _, _, _, _ in steps}
    size = len(board.value)
    return Prices([value * SCALE for value in board.value], [0] * size, opened, {}, tolls, 0)


@dataclass(slots=True)
class _Link:
    """A leg between the stops `a` and `b`: its worth, its sides, and the doors by which it meets `a` and `b`."""

    leg: int
    a: int
    b: int
    worth: float
    sides: list[int]
    at_a: list[int]
    at_b: list[int]


class Market:
    """Seeks prices for `long` trains without a limit and `pools`, each for so many trains as `times` says."""

    def __init__(self, board: Board, pools: list[Pool], times: list[int], long: int = 1) -> None:
        self._board = board
        self._long = long
        self._times = times
        self._bits: dict[int, int] = {}
        self._links: list[_Link] = []
        self._at: list[list[int]] = [[] for _ in board.value]
        self._doors: list[tuple[int, list[int]]] = []
        self._add_links()
        for stop, links in enumerate(self._at):
            if links:
                self._add_doors(stop, links)
        self._wishes = [self._wishes_of(pool) for pool in pools]
        self._size = len(board.value)
        prices = [value / 2 for value in board.value]
        doors = [0.0] * len(self._doors)
        for number, (stop, links) in enumerate(self._doors):
            if len(links) == len(self._at[stop]):
                doors[number], prices[stop] = board.value[stop] / 2, 0.0
        self.prices = [*prices, *doors, *([0.0] * len(self._bits))]

    def _add_links(self) -> None:
        board, known = self._board, set[int]()
        sides = board.taken & ~board.resources
        for a, steps in enumerate(board.starts):
            for block, b, _, _, leg in steps:
                if leg not in known:
                    known.add(leg)
                    crossed = [self._bits.setdefault(bit, len(self._bits)) for bit in bits_of(block & sides)]
                    worth = (board.value[a] + board.value[b]) / 2
                    self._at[a].append(len(self._links))
                    self._at[b].append(len(self._links))
                    self._links.append(_Link(leg, a, b, worth, crossed, [], []))

    def _add_doors(self, stop: int, links: list[int]) -> None:
        doors = {tuple(links)}
        if self._board.onward[stop]:
            blocks = {step[4]: step[0] for step in self._board.starts[stop]}
            mine = [blocks[self._links[number].leg] for number in links]
            by_side: dict[int, list[int]] = {}
            for place, number in enumerate(links):
                for side in self._links[number].sides:
                    by_side.setdefault(side, []).append(place)
            doors = {tuple([links[place] for place in _widened(door, mine)]) for door in by_side.values()}
        for door in sorted(doors):
            for number in door:
                link = self._links[number]
                (link.at_a if link.a == stop else link.at_b).append(len(self._doors))
            self._doors.append((stop, list(door)))

    def _wishes_of(self, pool: Pool) -> list[tuple[float, list[int]]]:
        """The best routes of a pool with their sides."""
        wishes: list[tuple[float, list[int]]] = []
        for value, mask in zip(pool.values[:_CANDIDATES], pool.masks[:_CANDIDATES], strict=True):
            wishes.append((value, [self._bits[bit] for bit in bits_of(mask) if bit in self._bits]))
        return wishes

    def seek(self, effort: Effort = SINGLE) -> Prices:
        """The prices of the lowest bound found."""
        best, lowest, pace, stale = self.prices, float("inf"), 1.0, 0
        drift = [0.0] * len(best)
        for _ in range(effort.rounds):
            bound, slack = self._bound()
            if bound < lowest:
                best, lowest, stale = self.prices, bound, 0
            else:
                stale += 1
                if stale == effort.stale:
                    pace, stale = pace * _SHORTER, 0
            drift = [
                (0.0 if price <= 0 and much > 0 else much) + _MOMENTUM * before
                for price, much, before in zip(self.prices, slack, drift, strict=True)
            ]
            norm = sum([much * much for much in drift])
            if not norm:
                break
            step = pace * (bound - lowest * effort.aim) / norm
            self.prices = [max(0.0, price - step * much) for price, much in zip(self.prices, drift, strict=True)]
        return self.rounded([round(price * SCALE) for price in best])

    def _bound(self) -> tuple[float, list[float]]:
        """The bound at the present prices, and how much is left of each condition by what would be taken."""
        size, board, long = self._size, self._board, self._long
        doors = self.prices[size : size + len(self._doors)]
        sides = self.prices[size + len(self._doors) :]
        free = [1.0] * len(sides)
        taken = [0.0] * size
        passed = [0.0] * len(doors)
        base = self.prices[:size]
        for (stop, _), price in zip(self._doors, doors, strict=True):
            base[stop] -= price
        route = 2 * sum(self.prices[:size])
        for link in self._links:
            gain = link.worth - base[link.a] - base[link.b]
            for door in link.at_a:
                gain -= 2 * doors[door]
            for door in link.at_b:
                gain -= 2 * doors[door]
            for side in link.sides:
                gain -= sides[side]
            if gain > 0:
                route += gain
                taken[link.a] += 1
                taken[link.b] += 1
                for door in link.at_a:
                    passed[door] += 2
                for door in link.at_b:
                    passed[door] += 2
                for side in link.sides:
                    free[side] -= long
        ends = sorted([(board.value[stop] / 2 - base[stop], stop) for stop, at in enumerate(self._at) if at])
        for gain, stop in ends[-2:]:
            if gain > 0:
                route += gain
                taken[stop] += 1
        bound = sum(sides) + long * route
        for wishes, times in zip(self._wishes, self._times, strict=True):
            bound += times * self._best_wish(wishes, sides, free, times)
        slack = [(2.0 - much) * long for much in taken]
        slack += [(taken[stop] - much) * long for (stop, _), much in zip(self._doors, passed, strict=True)]
        return bound, slack + free

    def _best_wish(
        self, wishes: list[tuple[float, list[int]]], sides: list[float], free: list[float], times: int
    ) -> float:
        """What the best route brings beyond the price of its sides, which are taken from `free`."""
        most, chosen = 0.0, list[int]()
        for value, crossed in wishes:
            if value <= most:
                break
            for side in crossed:
                value -= sides[side]
            if value > most:
                most, chosen = value, crossed
        for side in chosen:
            free[side] -= times
        return most

    def rounded(self, prices: list[int]) -> Prices:
        """The prices as whole numbers; sides dearer where a leg would still bring more than its price."""
        board, size, middle = self._board, self._size, self._size + len(self._doors)
        doors, sides = prices[size:middle], prices[middle:]
        base = prices[:size]
        at_doors = [0] * size
        for (stop, _), price in zip(self._doors, doors, strict=True):
            base[stop] -= price
            at_doors[stop] += price
        opened: dict[tuple[int, int], int] = {}
        for link in self._links:
            half = SCALE // 2
            door_a, door_b = sum([doors[door] for door in link.at_a]), sum([doors[door] for door in link.at_b])
            gain = (board.value[link.a] + board.value[link.b]) * half - base[link.a] - base[link.b]
            gain -= 2 * door_a + 2 * door_b + sum([sides[side] for side in link.sides])
            if gain > 0:
                sides[link.sides[0]] += gain
            for stop, door in ((link.a, door_a), (link.b, door_b)):
                opened[link.leg, stop] = prices[stop] + at_doors[stop] - 2 * door - board.value[stop] * half
        ending = [board.value[stop] * (SCALE // 2) - base[stop] for stop in range(size)]
        by_bit = dict(zip(self._bits, sides, strict=True))
        blocks = {block for steps in board.starts for block, _, _, _, _ in steps}
        tolls = {block: sum([by_bit.get(bit, 0) for bit in bits_of(block & board.taken)]) for block in blocks}
        return Prices([2 * price for price in prices[:size]], ending, opened, by_bit, tolls, sum(sides))


def _widened(door: list[int], blocks: list[int]) -> list[int]:
    """The door with all ways, in order, that have something in common with each that's in it already."""
    wide = set(door)
    for way, block in enumerate(blocks):
        if way not in wide and all(block & blocks[other] for other in wide):
            wide.add(way)
    return sorted(wide)


def bits_of(mask: int) -> list[int]:
    """The bits of a mask, the lowest first."""
    found: list[int] = []
    while mask:
        bit = mask & -mask
        found.append(bit)
        mask ^= bit
    return found
