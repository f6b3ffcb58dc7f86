"""The best run with several trains of no limit, by HiGHS, a solver of integer programs.

Each long train takes legs, visits stops and ends at two of them; each other train takes a listed route. What the
program can't say beforehand, that a train's legs are in one piece, is added where a solution needs it: of the stops in
any set, a route visits more than it takes legs between them, if it visits one. A run is only handed on if the rules
confirm it with its total.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import highspy

from engine.board.routing.route_board import RouteBoard
from engine.board.routing.route_combine import Pool
from engine.board.routing.route_cycles import Hop, Weighed, closed_sets
from engine.board.routing.route_lists import unrolled
from engine.board.routing.route_problem import Claim, RouteError, RouteSolution
from engine.board.routing.routes import verify

_MOST_CUTS = 60
"""So many times the relaxed program is solved with further sets, before its numbers must be whole."""
_LEAST = 0.05
"""A set counts as broken from here."""
_HALF = 0.5

Row = dict[int, float]
"""Column -> factor."""


@dataclass(slots=True)
class _Long:
    """The columns of a long train: legs taken, stops visited, stops where it ends."""

    legs: list[int] = field(default_factory=list[int])
    visits: dict[int, int] = field(default_factory=dict[int, int])
    ends: dict[int, int] = field(default_factory=dict[int, int])


class _Program:
    """All legal runs as an integer program; in its relaxed form until `whole`."""

    def __init__(self, board: RouteBoard, pools: dict[int, Pool], long: list[int]) -> None:
        self._board = board
        self._solver: Any = highspy.Highs()
        for option, value in (("output_flag", False), ("threads", 1), ("random_seed", 1)):
            self._solver.setOptionValue(option, value)
        self._columns = 0
        self._at: dict[int, list[int]] = {}
        self._links: list[Hop] = []
        self._sides: list[int] = []
        self._add_links()
        self.long = {train: self._add_long() for train in long}
        self.routes = {train: self._add_pool(pool) for train, pool in pools.items()}
        self._pools = pools
        self._share_sides()
        self._cover()

    def _add_links(self) -> None:
        taken, known = self._board.taken & ~self._board.resources, set[int]()
        for a, steps in enumerate(self._board.starts):
            for block, b, _, _, leg in steps:
                if leg not in known:
                    known.add(leg)
                    for stop in (a, b):
                        self._at.setdefault(stop, []).append(len(self._links))
                    self._links.append(Hop(leg, a, b))
                    self._sides.append(block & taken)

    def _column(self, worth: int) -> int:
        self._solver.addCol(float(worth), 0.0, 1.0, 0, [], [])
        self._columns += 1
        return self._columns - 1

    def _row(self, least: float, row: Row, most: float) -> None:
        self._solver.addRow(least, most, len(row), list(row), list(row.values()))

    def _add_long(self) -> _Long:
        board, train = self._board, _Long()
        train.legs = [self._column(0) for _ in self._links]
        for stop, links in self._at.items():
            excess = sum(amount for stops, amount in board.again if board.itself[stop] & stops)
            visit = train.visits[stop] = self._column(board.value[stop] - excess)
            end = train.ends[stop] = self._column(0)
            ways = {train.legs[link]: 1.0 for link in links}
            self._row(0, {**ways, end: 1.0, visit: -2.0}, 0)
            if not board.onward[stop]:
                self._row(-highspy.kHighsInf, {**ways, end: -1.0}, 0)
        tokens: Row = {train.visits[stop]: 2.0 for stop in board.tokens if stop in train.visits}
        self._row(0, {**tokens, **dict.fromkeys(train.ends.values(), -1.0)} if tokens else {}, highspy.kHighsInf)
        self._row(0, dict.fromkeys(train.ends.values(), 1.0), 2)
        for stops, amount in board.again:
            bonus = self._column(amount)
            some = {visit: -1.0 for stop, visit in train.visits.items() if board.itself[stop] & stops}
            self._row(-highspy.kHighsInf, {**some, bonus: 1.0}, 0)
        groups: dict[int, Row] = {}
        for stop, visit in train.visits.items():
            mask = board.problem.stops[stop].groups
            while mask:
                groups.setdefault(mask & -mask, {})[visit] = 1.0
                mask &= mask - 1
        for row in groups.values():
            self._row(-highspy.kHighsInf, row, 1)
        return train

    def _add_pool(self, pool: Pool) -> list[int]:
        columns = [self._column(value) for value in pool.values]
        self._row(-highspy.kHighsInf, dict.fromkeys(columns, 1.0), 1)
        return columns

    def _share_sides(self) -> None:
        """Every side is crossed once."""
        rows: dict[int, Row] = {}
        taking = [
            (column, side) for train in self.long.values() for column, side in zip(train.legs, self._sides, strict=True)
        ]
        for train, columns in self.routes.items():
            taking += zip(columns, self._pools[train].masks, strict=True)
        for column, mask in taking:
            left = mask & self._board.taken & ~self._board.resources
            while left:
                rows.setdefault(left & -left, {})[column] = 1.0
                left &= left - 1
        for row in rows.values():
            self._row(-highspy.kHighsInf, row, 1)

    def _cover(self) -> None:
        """What must be visited is visited by some train."""
        board = self._board
        for bit, stops in board.visits:
            if bit & board.problem.cover:
                row: Row = {}
                for train in self.long.values():
                    row.update({visit: 1.0 for stop, visit in train.visits.items() if board.itself[stop] & stops})
                for train, columns in self.routes.items():
                    row.update(
                        {c: 1.0 for c, mask in zip(columns, self._pools[train].masks, strict=True) if mask & bit}
                    )
                self._row(1, row, highspy.kHighsInf)

    def solve(self) -> list[float] | None:
        """The columns' values in the best solution; None if there's none."""
        self._solver.changeObjectiveSense(highspy.ObjSense.kMaximize)
        self._solver.run()
        if self._solver.getModelStatus() != highspy.HighsModelStatus.kOptimal:
            return None
        return list(self._solver.getSolution().col_value)

    def whole(self, step: int) -> None:
        """From now on, all columns are whole numbers. step: divides every total."""
        for column in range(self._columns):
            self._solver.changeColIntegrality(column, highspy.HighsVarType.kInteger)
        self._solver.setOptionValue("mip_rel_gap", 0.0)
        self._solver.setOptionValue("mip_abs_gap", step * 0.9)

    def cut(self, values: list[float]) -> int:
        """Add the sets that the solution breaks; how many there are."""
        found: set[tuple[int, tuple[int, ...]]] = set()
        for train in self.long.values():
            weights = [values[column] for column in train.legs]
            visits = [0.0] * len(self._board.value)
            for stop, column in train.visits.items():
                visits[stop] = values[column]
            found.update((each.root, tuple(sorted(each.stops))) for each in self._broken(weights, visits))
        for root, stops in sorted(found):
            for train in self.long.values():
                row = {train.visits[stop]: -1.0 for stop in stops if stop != root}
                for number, link in enumerate(self._links):
                    if link.a in stops and link.b in stops:
                        row[train.legs[number]] = 1.0
                self._row(-highspy.kHighsInf, row, 0)
        return len(found)

    def _broken(self, weights: list[float], visits: list[float]) -> list[Weighed]:
        return closed_sets(self._links, weights, visits, _LEAST)

    def claims(self, values: list[float]) -> tuple[Claim, ...]:
        """The routes of a whole solution."""
        claims: list[Claim] = []
        for train, columns in self.long.items():
            start = [stop for stop, column in columns.ends.items() if values[column] > _HALF]
            if start:
                taken = {number for number, column in enumerate(columns.legs) if values[column] > _HALF}
                claims.append(self._path(train, min(start), taken))
        for train, columns in self.routes.items():
            for index, column in enumerate(columns):
                if values[column] > _HALF:
                    claims.append(Claim(train, *unrolled(self._board.problem, self._pools[train].routes[index][2])))
        return tuple(sorted(claims, key=lambda claim: claim.train))

    def _path(self, train: int, start: int, taken: set[int]) -> Claim:
        stops, legs = [start], list[int]()
        while further := [number for number in self._at[stops[-1]] if number in taken]:
            link = self._links[further[0]]
            taken.remove(further[0])
            legs.append(link.leg)
            stops.append(link.b if stops[-1] == link.a else link.a)
        return Claim(train, tuple(stops), tuple(legs))


def _is_plain(board: RouteBoard) -> bool:
    """Whether the program says all that decides about runs on this board."""
    problem, visits = board.problem, 0
    for bit, _ in board.visits:
        visits |= bit
    special = any(not stop.location or stop.uses or stop.end_bonus for stop in problem.stops)
    return not (special or problem.both_gates or problem.extras or problem.cover & ~visits)


def best_run(board: RouteBoard, pools: dict[int, Pool], long: list[int], step: int) -> RouteSolution | None:
    """The proven best run; None if the board has what the program can't say, or there's no legal run.

    pools: the routes of each train with a limit. long: the trains without one. step: divides every total.
    """
    if not _is_plain(board):
        return None
    program = _Program(board, pools, long)
    values = program.solve()
    for _ in range(_MOST_CUTS):
        if values is None or not program.cut(values):
            break
        values = program.solve()
    program.whole(step)
    while (values := program.solve()) is not None and program.cut(values):
        pass
    if values is None:
        return None
    try:
        return verify(board.problem, program.claims(values))
    except RouteError:
        return None
