"""All routes of one train, each set of taken sides and resources once, with the best value that it can bring."""

from __future__ import annotations

from engine.board.route_board import LOCATION, TOWN, Board, Fits, Step

Path = tuple["Path | int", int]
"""A chain of legs, last first, that ends in the stop where it began; ~leg begins the second arm there."""

Listed = tuple[int, int, Path]
"""(value, mask, path) of a route; the mask holds what it takes of the run: sides and resources."""

_PLACES = TOWN - 1


class Lister:
    """Lists the routes of one kind of train: `Lister(board, fits).listed()`."""

    def __init__(self, board: Board, fits: Fits) -> None:
        self._board = board
        self._fits = fits
        self._best: dict[int, tuple[int, Path]] = {}

    def listed(self) -> list[Listed]:
        """The routes by value, highest first; of equals the one with fewer sides and resources, then the lower mask."""
        board = self._board
        earlier = 0
        for token in board.tokens:
            self._through(token, board.enter[token] | earlier)
            earlier |= board.itself[token]
        routes = [(value, mask, path) for mask, (value, path) in self._best.items()]
        routes.sort(key=lambda route: (-route[0], route[1].bit_count(), route[1]))
        return routes

    def _through(self, token: int, used: int) -> None:
        """All routes through `token` that keep off the stops in `used`."""
        starts = self._board.starts[token]
        passable = self._board.problem.stops[token].passable
        for number, step in enumerate(starts):
            block, stop, load, value, leg = step
            if block & used:
                continue
            later = starts[number + 1 :] if passable else []
            load += self._board.load[token]
            if load in self._fits:
                self._first(stop, used | block, value + self._board.value[token], load, (token, leg), later, token)

    def _first(self, end: int, used: int, value: int, load: int, path: Path, later: list[Step], token: int) -> None:
        """The route as it stands, with every second arm, and with every longer first arm."""
        fits = self._fits
        self._note(used, value, load, path, end, token)
        for block, stop, more, worth, leg in later:
            if not block & used and load + more in fits:
                self._second(stop, used | block, value + worth, load + more, (path, ~leg), end)
        for block, stop, more, worth, leg in self._board.onward[end]:
            if not block & used and load + more in fits:
                self._first(stop, used | block, value + worth, load + more, (path, leg), later, token)

    def _second(self, end: int, used: int, value: int, load: int, path: Path, other: int) -> None:
        """The route as it stands, and with every longer second arm; `other` is the end of the first."""
        fits = self._fits
        self._note(used, value, load, path, end, other)
        for block, stop, more, worth, leg in self._board.onward[end]:
            if not block & used and load + more in fits:
                self._second(stop, used | block, value + worth, load + more, (path, leg), other)

    def _note(self, used: int, value: int, load: int, path: Path, end: int, other: int) -> None:
        """Keep the route, in each of its forms, if it has two locations and is the best of its mask."""
        if load & _PLACES < 2 * LOCATION:
            return
        board = self._board
        mask = used & board.taken
        forms = self._fits[load]
        if forms == (0,) and board.bonus[end] is None and board.bonus[other] is None:
            old = self._best.get(mask)
            if old is None or old[0] < value:
                self._best[mask] = (value, path)
            return
        for spent, more in bonus_forms(board.bonus[end], board.bonus[other]):
            for extra in forms:
                if spent & mask or extra & mask or spent & extra:
                    continue
                old = self._best.get(mask | spent | extra)
                if old is None or old[0] < value + more:
                    self._best[mask | spent | extra] = (value + more, path)


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


def unrolled(board: Board, path: Path) -> tuple[tuple[int, ...], tuple[int, ...]]:
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
        ends = board.problem.legs[leg]
        stops.append(ends.b if stops[-1] == ends.a else ends.a)
        legs.append(leg)
    if stops[0] > stops[-1]:
        stops.reverse()
        legs.reverse()
    return tuple(stops), tuple(legs)
