"""All routes of one train, each set of taken sides and resources once, with the best value that it can bring."""

from __future__ import annotations

from engine.board.routing.route_board import LOCATION, PLACES, Fits, RouteBoard, Step
from engine.board.routing.route_problem import RouteProblem

Path = tuple["Path | int", int]
"""A chain of legs, last first, that ends in the stop where it began; ~leg begins the second arm there."""

Listed = tuple[int, int, Path]
"""(value, mask, path) of a route; the mask holds what it takes of the run: sides and resources."""

_PLAIN = (0,)


class Catalogue:
    """The best route of each mask so far, for trains whose loads are `fits`.

    wanted: only routes that spend all these resources count.
    """

    def __init__(self, board: RouteBoard, fits: Fits, wanted: int) -> None:
        self._board = board
        self._fits = fits
        self._wanted = wanted
        self._best: dict[int, tuple[int, Path]] = {}

    def clear(self) -> None:
        """Forget all routes."""
        self._best.clear()

    def listed(self, floor: int) -> list[Listed]:
        """The routes worth `floor` or more by value, highest first.

        Of equals the one with fewer sides and resources comes first, then that with the lower mask.
        """
        routes = [(value, mask, path) for mask, (value, path) in self._best.items() if value >= floor]
        if len(routes) > 1:
            routes.sort(key=_order)
        return routes

    def note(self, used: int, value: int, load: int, path: Path, end: int, other: int) -> None:
        """Keep the route, in each of its forms, if it has two locations and is the best of its mask."""
        if load & PLACES < 2 * LOCATION:
            return
        board = self._board
        mask = used & board.taken
        value += board.gate[end] & board.gate[other]
        if board.again:
            value -= board.excess(used)
        forms = self._fits[load]
        if forms == _PLAIN and board.bonus[end] is None and board.bonus[other] is None and not board.visits:
            if not self._wanted & ~mask:
                old = self._best.get(mask)
                if old is None or old[0] < value:
                    self._best[mask] = (value, path)
            return
        for spent, more in _free_forms(board, used, end, other):
            for extra in forms:
                if spent & mask or extra & mask or spent & extra:
                    continue
                whole = mask | spent | extra
                old = self._best.get(whole)
                if (old is None or old[0] < value + more) and not self._wanted & ~whole:
                    self._best[whole] = (value + more, path)


def _order(route: Listed) -> tuple[int, int, int]:
    return -route[0], route[1].bit_count(), route[1]


def leg_routes(problem: RouteProblem) -> list[Listed] | None:
    """The routes of trains of range 2 in order, where each is a leg at an own token; None where more may be.

    Without stops that are no location or count more for a train, without extras and without anything to spend, a route
    is its two stops.
    """
    if problem.extras or problem.cover or problem.visits or problem.both_gates or problem.bonuses:
        return None
    if any(train.limit != 2 or train.more for train in problem.trains):
        return None
    stops = problem.stops
    tokens: set[int] = set()
    for index, stop in enumerate(stops):
        if not stop.location or stop.uses or stop.end_bonus:
            return None
        if stop.token:
            tokens.add(index)
    routes: list[Listed] = []
    for index, leg in enumerate(problem.legs):
        a, b = leg.a, leg.b
        if (a in tokens or b in tokens) and a != b and not stops[a].groups & stops[b].groups:
            routes.append((stops[a].value + stops[b].value, leg.sides, (a, index)))
    routes.sort(key=_order)
    return routes


class Lister:
    """Lists all routes of one kind of train: `Lister(board, fits, catalogue).run()`."""

    def __init__(self, board: RouteBoard, fits: Fits, catalogue: Catalogue) -> None:
        self._board = board
        self._fits = fits
        self._catalogue = catalogue

    def run(self) -> None:
        """Put all routes into the catalogue."""
        board = self._board
        earlier = 0
        for token in board.tokens:
            used = board.enter[token] | earlier
            passable = board.problem.stops[token].passable
            starts = board.starts[token]
            for number, (block, stop, load, value, leg) in enumerate(starts):
                load += board.load[token]
                if block & used or load not in self._fits:
                    continue
                later = starts[number + 1 :] if passable else []
                self._first(stop, used | block, value + board.value[token], load, (token, leg), later, token)
            earlier |= board.bar[token]

    def _first(self, end: int, used: int, value: int, load: int, path: Path, later: list[Step], token: int) -> None:
        """The route as it stands, with every second arm, and with every longer first arm."""
        fits = self._fits
        self._catalogue.note(used, value, load, path, end, token)
        for block, stop, more, worth, leg in later:
            if not block & used and load + more in fits:
                self._second(stop, used | block, value + worth, load + more, (path, ~leg), end)
        for block, stop, more, worth, leg in self._board.onward[end]:
            if not block & used and load + more in fits:
                self._first(stop, used | block, value + worth, load + more, (path, leg), later, token)

    def _second(self, end: int, used: int, value: int, load: int, path: Path, other: int) -> None:
        """The route as it stands, and with every longer second arm; `other` is the end of the first."""
        fits = self._fits
        self._catalogue.note(used, value, load, path, end, other)
        for block, stop, more, worth, leg in self._board.onward[end]:
            if not block & used and load + more in fits:
                self._second(stop, used | block, value + worth, load + more, (path, leg), other)


def route_forms(board: RouteBoard, used: int, end: int, other: int) -> list[tuple[int, int]]:
    """The ways to have a route that has `used` so much, between these ends, for a train that needs no extras.

    Each is (resources spent, what it earns more than its stops).
    """
    mask = used & board.taken
    further = (board.gate[end] & board.gate[other]) - (board.excess(used) if board.again else 0)
    return [(spent, more + further) for spent, more in _free_forms(board, used, end, other) if not spent & mask]


def _free_forms(board: RouteBoard, used: int, end: int, other: int) -> list[tuple[int, int]]:
    """The ways to spend the bonuses of the ends, and what visits may spend: (resources, amount)."""
    forms = bonus_forms(board.bonus[end], board.bonus[other])
    for bit, stops in board.visits:
        if used & stops:
            forms += [(spent | bit, more) for spent, more in forms if not spent & bit]
    return forms


def bonus_forms(one: tuple[int, int] | None, other: tuple[int, int] | None) -> list[tuple[int, int]]:
    """The ways to spend the bonuses of two ends: (resources, amount); the first is to spend none."""
    forms = [(0, 0)]
    if one is not None and other is not None:
        if one[0] == other[0]:
            return [*forms, max(one, other)]
        forms.append((one[0] | other[0], one[1] + other[1]))
    if one is not None:
        forms.append(one)
    if other is not None:
        forms.append(other)
    return forms


def unrolled(problem: RouteProblem, path: Path) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The stops and legs of a path from end to end, the end with the lower index first."""
    chain: list[int] = []
    rest: Path | int = path
    while isinstance(rest, tuple):
        rest, leg = rest
        chain.append(leg)
    stops, legs = [rest], list[int]()
    for leg in reversed(chain):
        if leg < 0:
            stops.reverse()
            legs.reverse()
            leg = ~leg
        ends = problem.legs[leg]
        stops.append(ends.b if stops[-1] == ends.a else ends.a)
        legs.append(leg)
    if stops[0] > stops[-1]:
        stops.reverse()
        legs.reverse()
    return tuple(stops), tuple(legs)
