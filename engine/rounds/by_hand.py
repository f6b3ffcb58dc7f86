"""The check of one route that somebody enters by hand, stop by stop."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from engine.actions import RouteClaim
from engine.board.routing.route_claims import step_fault, too_long, verify
from engine.board.routing.route_problem import Claim, Leg, RouteError, RouteProblem
from engine.errors import IllegalAction
from engine.rounds.run import claim_of, read_claims, told

if TYPE_CHECKING:
    from engine.board.tiles import Board

Clauses = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class RouteCheck:
    """What is to be said of a route.

    claim, value, total: the route, what it earns, and what it earns together with those beside it. None for one that
    isn't legal: then `reason`, `figures` and `clause` are those of a refusal, `at` is the index of the place where it
    fails (None: the route as a whole), `place` what was entered there, and `legal_instead` are the stops, the most
    valuable first, that could come there.
    """

    claim: RouteClaim | None = None
    value: int = 0
    total: int = 0
    at: int | None = None
    place: str = ""
    reason: str = ""
    figures: Mapping[str, Any] = field(default_factory=dict[str, Any])
    clause: str = ""
    legal_instead: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class _Part:
    """A route so far: its stops and legs, and the hexes named since the last stop."""

    stops: tuple[int, ...]
    legs: tuple[int, ...] = ()
    passed: tuple[str, ...] = ()


def check_route(
    board: Board,
    found: RouteProblem,
    clauses: Clauses,
    claim: tuple[str, Sequence[str]],
    beside: tuple[RouteClaim, ...],
) -> RouteCheck:
    """Check (the kind of a train, the places entered for it), where the routes `beside` are run too.

    A place is a node, or a hex: its stop if track leads to one there from the stop before, else a hex on the way. Where
    several ways fit, the one that earns most is taken. What the run as a whole must spend isn't asked for.
    """
    train, places = claim
    walk = _Walk(board, replace(found, cover=0), clauses)
    try:
        walk.begin(train, beside)
    except (IllegalAction, RouteError) as error:
        return walk.refused(error)
    for index, place in enumerate(places):
        failed = walk.go_on(index, place)
        if failed is not None:
            return failed
    return walk.end(places)


class _Walk:
    """All routes that fit what was entered so far."""

    def __init__(self, board: Board, found: RouteProblem, clauses: Clauses) -> None:
        self._board = board
        self._found = found
        self._clauses = clauses
        self._parts: list[_Part] = []
        self._beside: tuple[RouteClaim, ...] = ()
        self._kind = ""
        self._crossed: dict[int, int] = {}
        self._train = 0
        self._at: list[list[int]] = [[] for _ in found.stops]
        for number, leg in enumerate(found.legs):
            self._at[leg.a].append(number)
            self._at[leg.b].append(number)

    def begin(self, kind: str, beside: tuple[RouteClaim, ...]) -> None:
        """Take up the other routes; IllegalAction or RouteError if they, or the train, aren't there."""
        self._kind, self._beside = kind, beside
        *others, mine = read_claims(self._board, self._found, (*beside, RouteClaim(kind, (), ())))
        self._train = mine.train
        verify(self._found, tuple(others))
        for claim in others:
            for leg in claim.legs:
                self._crossed[claim.train] = self._crossed.get(claim.train, 0) | self._found.legs[leg].sides

    def refused(self, error: IllegalAction | RouteError, at: int | None = None, place: str = "") -> RouteCheck:
        """The refusal, with what could have come instead."""
        figures = told(self._found, error)
        clause = IllegalAction(error.reason).with_clause(self._clauses).clause
        instead: tuple[str, ...] = ()
        if isinstance(error, IllegalAction):
            instead = error.legal_instead
        if at is not None:
            stops = self._possible() if at else list(range(len(self._found.stops)))
            stops.sort(key=lambda stop: (-self._found.stops[stop].value, self._found.stops[stop].node))
            instead = tuple(self._found.stops[stop].node for stop in stops)
        return RouteCheck(
            at=at, place=place, reason=error.reason, figures=figures, clause=clause, legal_instead=instead
        )

    def _possible(self) -> list[int]:
        """The stops that may come next."""
        found: set[int] = set()
        for part in self._parts:
            for leg in self._at[part.stops[-1]]:
                if self._fault(part, leg) is None:
                    found.add(self._beyond(part, leg))
        return list(found)

    def go_on(self, index: int, place: str) -> RouteCheck | None:
        """The next place; a refusal if no route comes there."""
        if index == 0:
            self._parts = [_Part((stop,)) for stop in self._stops(place)]
            return None if self._parts else self.refused(IllegalAction("route.unreached", node=place), 0, place)
        further: list[_Part] = []
        fault: RouteError | None = None
        for part in self._parts:
            for leg in self._at[part.stops[-1]]:
                stop, way = self._beyond(part, leg), self._way(part, leg)
                if self._is_at(stop, place) and _has(way, part.passed):
                    wrong = self._fault(part, leg)
                    fault = fault or wrong
                    if wrong is None:
                        further.append(_Part((*part.stops, stop), (*part.legs, leg)))
        if not further and fault is None:
            passing = [self._passing(part, place) for part in self._parts]
            further = [part for part in passing if part is not None]
        if further:
            self._parts = further
            return None
        return self.refused(fault or self._no_track(place), index, place)

    def _no_track(self, place: str) -> IllegalAction:
        if not self._stops(place) and place not in self._board.data.hexes:
            return IllegalAction("route.unreached", node=place)
        part = self._parts[0]
        start = self._found.stops[part.stops[-1]].node
        way = [start.split(".")[0], *part.passed, place]
        return IllegalAction("route.no_track", train=self._kind, start=start, end=place, way=way)

    def _passing(self, part: _Part, place: str) -> _Part | None:
        """The part with one more hex on the way, if some way goes over it."""
        passed = (*part.passed, place)
        if any(_has(self._way(part, leg)[1:-1], passed) for leg in self._at[part.stops[-1]]):
            return replace(part, passed=passed)
        return None

    def _stops(self, place: str) -> list[int]:
        return [stop for stop in range(len(self._found.stops)) if self._is_at(stop, place)]

    def _is_at(self, stop: int, place: str) -> bool:
        node = self._found.stops[stop].node
        return place == node or place == node.split(".")[0]

    def _beyond(self, part: _Part, leg: int) -> int:
        track = self._found.legs[leg]
        return track.b if track.a == part.stops[-1] else track.a

    def _way(self, part: _Part, leg: int) -> tuple[str, ...]:
        track: Leg = self._found.legs[leg]
        return track.way if track.a == part.stops[-1] else track.way[::-1]

    def _fault(self, part: _Part, leg: int) -> RouteError | None:
        """What forbids that the route goes on by this leg."""
        found, stop = self._found, self._beyond(part, leg)
        fault = step_fault(found, Claim(self._train, part.stops, part.legs), leg, stop, self._crossed)
        return fault or too_long(found, self._train, [found.stops[each] for each in (*part.stops, stop)])

    def end(self, places: Sequence[str]) -> RouteCheck:
        """The best of the routes that fit; a refusal if none is legal as a whole."""
        fault: IllegalAction | RouteError = RouteError("route.fewer_than_two", train=self._train, count=len(places))
        best: RouteCheck | None = None
        for part in self._parts:
            if part.passed:
                fault = self._no_track(part.passed[-1])
                continue
            claim = claim_of(self._found, self._train, part.stops, part.legs)
            try:
                run = verify(self._found, read_claims(self._board, self._found, (*self._beside, claim)))
            except RouteError as error:
                fault = error
                continue
            value = next(route.value for route in run.routes if route.train == self._train)
            if best is None or run.total > best.total:
                best = RouteCheck(claim, value, run.total)
        return best or self.refused(fault)


def _has(way: Sequence[str], passed: Sequence[str]) -> bool:
    """Whether the way goes over these hexes in this order."""
    rest = iter(way)
    return all(each in rest for each in passed)
