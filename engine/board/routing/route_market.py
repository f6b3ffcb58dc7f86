"""Seeks good prices: the bound of a long train gets tight by them, and the trains' wishes for one track are weighed.

The bound is that of a linear relaxation. Each long train takes legs, each worth half of the stops at both its ends, and
two ends, worth half a stop each; the other trains take a listed route each. The conditions that have a price are those
of `route_prices`. Prices are sought as real numbers by steps against the conditions that are broken most, and used as
whole numbers; how good they are is no matter for a proof.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from engine.board.routing.route_board import RouteBoard
from engine.board.routing.route_combine import Pool
from engine.board.routing.route_cycles import Hop, closed_sets
from engine.board.routing.route_prices import SCALE, Prices, bits_of

_CANDIDATES = 1000
"""So many of the best routes of a pool are looked at while prices are sought."""
_SHORTLIST, _KEPT_FOR = 40, 8
"""So many of these, the best at the prices of the moment, stand for all of them, for so many rounds."""

_SHORTER = 0.6
_MOMENTUM = 0.7

_STEADY = 0.93
"""So much of what was taken on average is kept from one round to the next."""
_FIRST_ROUND, _EVERY = 30, 8
"""From this round on, sets are sought every so many rounds."""
_BROKEN = 0.1
_NEW, _MOST_SETS = 3, 60
"""A set counts from so much too much, so many are added at once, and so many altogether."""


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

Wish = tuple[float, list[int]]
"""The value of a listed route and its sides, by number."""


@dataclass(slots=True)
class _Link:
    """A leg between the stops `a` and `b`: its worth, its sides, the doors by which it meets `a` and `b`, its sets."""

    leg: int
    a: int
    b: int
    worth: float
    sides: list[int]
    at_a: list[int]
    at_b: list[int]
    sets: list[int]


class Market:
    """Seeks prices for `long` trains without a limit and `pools`, each for so many trains as `times` says."""

    def __init__(self, board: RouteBoard, pools: list[Pool], times: list[int], long: int = 1) -> None:
        self._board = board
        self._long = long
        self._times = times
        self._bits: dict[int, int] = {}
        self._links: list[_Link] = []
        self._at: list[list[int]] = [[] for _ in board.value]
        self._doors: list[tuple[int, list[int]]] = []
        self._sets: list[list[int]] = []
        self._known: set[frozenset[int]] = set()
        self._add_links()
        for stop, links in enumerate(self._at):
            if links:
                self._add_doors(stop, links)
        self._pairs = [Hop(link.leg, link.a, link.b) for link in self._links]
        self._taken = [0.0] * len(self._links)
        self._visits = [0.0] * len(board.value)
        self._wishes = [self._wishes_of(pool) for pool in pools]
        self._short = self._wishes
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
                    self._links.append(_Link(leg, a, b, worth, crossed, [], [], []))

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

    def _wishes_of(self, pool: Pool) -> list[Wish]:
        """The best routes of a pool with their sides."""
        wishes: list[Wish] = []
        for value, mask in zip(pool.values[:_CANDIDATES], pool.masks[:_CANDIDATES], strict=True):
            wishes.append((value, [self._bits[bit] for bit in bits_of(mask) if bit in self._bits]))
        return wishes

    def seek(self, effort: Effort = SINGLE) -> Prices:
        """The prices of the lowest bound found."""
        best, lowest, pace, stale = self.prices, float("inf"), 1.0, 0
        drift = [0.0] * len(best)
        for number in range(effort.rounds):
            if number % _KEPT_FOR == 0:
                self._shorten()
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
            if number >= _FIRST_ROUND and number % _EVERY == 0 and len(self._sets) < _MOST_SETS:
                drift += [0.0] * self._seek_sets()
        best = best + [0.0] * (len(self.prices) - len(best))
        return self.rounded([round(price * SCALE) for price in best])

    def _seek_sets(self) -> int:
        """Price further sets, those that are broken most on average; how many."""
        new = 0
        for _, root, stops in closed_sets(self._pairs, self._taken, self._visits, _BROKEN):
            if new < _NEW and stops not in self._known:
                self.add_set(root, stops)
                new += 1
        return new

    def add_set(self, root: int, stops: frozenset[int]) -> None:
        """Price a set of stops, for 0 at first: no more legs between them than visits of those beside `root`."""
        self._known.add(stops)
        for link in self._links:
            if link.a in stops and link.b in stops:
                link.sets.append(len(self._sets))
        self._sets.append(sorted(stops - {root}))
        self.prices = [*self.prices, 0.0]

    def _remember(self, chosen: list[int], taken: list[float]) -> None:
        """Put what would be taken in a round into the averages."""
        self._taken = [much * _STEADY for much in self._taken]
        for number in chosen:
            self._taken[number] += 1 - _STEADY
        half = (1 - _STEADY) / 2
        self._visits = [before * _STEADY + much * half for before, much in zip(self._visits, taken, strict=True)]

    def _bound(self) -> tuple[float, list[float]]:
        """The bound at the present prices, and how much is left of each condition by what would be taken."""
        size, board, long = self._size, self._board, self._long
        last = size + len(self._doors) + len(self._bits)
        doors = self.prices[size : size + len(self._doors)]
        sides = self.prices[size + len(self._doors) : last]
        sets = self.prices[last:]
        free = [1.0] * len(sides)
        taken = [0.0] * size
        passed = [0.0] * len(doors)
        left = [0.0] * len(sets)
        base = self.prices[:size]
        for (stop, _), price in zip(self._doors, doors, strict=True):
            base[stop] -= price
        for stops, price in zip(self._sets, sets, strict=True):
            for stop in stops:
                base[stop] -= price / 2
        route = 2 * sum(self.prices[:size])
        chosen: list[int] = []
        for number, link in enumerate(self._links):
            gain = link.worth - base[link.a] - base[link.b]
            for door in link.at_a:
                gain -= 2 * doors[door]
            for door in link.at_b:
                gain -= 2 * doors[door]
            for side in link.sides:
                gain -= sides[side]
            for each in link.sets:
                gain -= sets[each]
            if gain > 0:
                route += gain
                chosen.append(number)
                taken[link.a] += 1
                taken[link.b] += 1
                for door in link.at_a:
                    passed[door] += 2
                for door in link.at_b:
                    passed[door] += 2
                for side in link.sides:
                    free[side] -= long
                for each in link.sets:
                    left[each] -= long
        ends = sorted([(board.value[stop] / 2 - base[stop], stop) for stop, at in enumerate(self._at) if at])
        for gain, stop in ends[-2:]:
            if gain > 0:
                route += gain
                taken[stop] += 1
        self._remember(chosen, taken)
        bound = sum(sides) + long * route
        for wishes, times in zip(self._short, self._times, strict=True):
            bound += times * self._best_wish(wishes, sides, free, times)
        slack = [(2.0 - much) * long for much in taken]
        slack += [(taken[stop] - much) * long for (stop, _), much in zip(self._doors, passed, strict=True)]
        for each, stops in enumerate(self._sets):
            left[each] += long * sum([taken[stop] for stop in stops]) / 2
        return bound, slack + free + left

    def _shorten(self) -> None:
        """Note which wishes are the best at the present prices."""
        first = self._size + len(self._doors)
        sides = self.prices[first : first + len(self._bits)]
        self._short = list[list[Wish]]()
        for wishes in self._wishes:
            weighed: list[tuple[float, int]] = []
            for number, (value, crossed) in enumerate(wishes):
                for side in crossed:
                    value -= sides[side]
                weighed.append((-value, number))
            weighed.sort()
            self._short.append([wishes[number] for _, number in weighed[:_SHORTLIST]])

    def _best_wish(self, wishes: list[Wish], sides: list[float], free: list[float], times: int) -> float:
        """What the best route brings beyond the price of its sides, which are taken from `free`."""
        most, chosen = 0.0, list[int]()
        for value, crossed in wishes:
            if value > most:
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
        last = middle + len(self._bits)
        doors, sides, sets = prices[size:middle], prices[middle:last], [price // 2 * 2 for price in prices[last:]]
        base = prices[:size]
        worth = [value * SCALE for value in board.value]
        at_doors = [0] * size
        for (stop, _), price in zip(self._doors, doors, strict=True):
            base[stop] -= price
            at_doors[stop] += price
        for stops, price in zip(self._sets, sets, strict=True):
            for stop in stops:
                worth[stop] += price
        opened: dict[tuple[int, int], int] = {}
        fares: dict[int, int] = {}
        for link in self._links:
            door_a, door_b = sum([doors[door] for door in link.at_a]), sum([doors[door] for door in link.at_b])
            fare = fares[link.leg] = sum([sets[each] for each in link.sets])
            gain = (worth[link.a] + worth[link.b]) // 2 - base[link.a] - base[link.b] - fare
            gain -= 2 * door_a + 2 * door_b + sum([sides[side] for side in link.sides])
            if gain > 0:
                sides[link.sides[0]] += gain
            for stop, door in ((link.a, door_a), (link.b, door_b)):
                opened[link.leg, stop] = prices[stop] + at_doors[stop] - 2 * door - worth[stop] // 2
        ending = [worth[stop] // 2 - base[stop] for stop in range(size)]
        by_bit = dict(zip(self._bits, sides, strict=True))
        blocks = {block for steps in board.starts for block, _, _, _, _ in steps}
        tolls = {block: sum([by_bit.get(bit, 0) for bit in bits_of(block & board.taken)]) for block in blocks}
        visit = [2 * price for price in prices[:size]]
        return Prices(worth, fares, visit, ending, opened, by_bit, tolls, sum(sides))


def _widened(door: list[int], blocks: list[int]) -> list[int]:
    """The door with all ways, in order, that have something in common with each that's in it already."""
    wide = set(door)
    for way, block in enumerate(blocks):
        if way not in wide and all(block & blocks[other] for other in wide):
            wide.add(way)
    return sorted(wide)
