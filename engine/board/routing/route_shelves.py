"""The routes of one kind of train, listed from the best down only as far as a proof needs them."""

from __future__ import annotations

from engine.board.routing.route_board import PLACES, Fits, RouteBoard
from engine.board.routing.route_bounds import FIRST, SECOND, Continuations
from engine.board.routing.route_combine import Combination, Pool
from engine.board.routing.route_lists import Catalogue, Listed, Lister, Path

_SHORT = 5
"""Routes of at most so many locations are all listed: there are few of them."""

_STEPS = 20
"""Shelves are first listed this part of what they can bring together below their best, then twice as far, and so on."""

_SHARE = 12
"""The best route is first sought this part of the upper bound below it."""


class Shelf:
    """All routes worth at least `floor`, in `pool`; none is worth more than `most`.

    wanted: as for `Catalogue`.
    """

    def __init__(self, board: RouteBoard, fits: Fits, wanted: int) -> None:
        self._board = board
        self._catalogue = Catalogue(board, fits, wanted)
        self._outlook: Continuations | None = None
        if max(fits) & PLACES <= _SHORT:
            Lister(board, fits, self._catalogue).run()
            self.floor = 0
            self.pool = Pool(self._catalogue.listed(0))
            self.most = self.pool.values[0] if self.pool.values else 0
        else:
            self._outlook = Continuations(board, fits)
            self.most = self._outlook.whole()
            self.floor = self.most + 1
            self.pool = Pool([])

    def find_best(self) -> None:
        """Go down to where there is a route, so that `most` is exact."""
        below = self.most // _SHARE + 1
        while self.floor and not self.pool.values:
            self.down_to(self.most - below)

    def down_to(self, floor: int) -> None:
        """List the routes worth `floor` or more."""
        floor = max(0, floor)
        if floor >= self.floor or self._outlook is None:
            return
        self._catalogue.clear()
        _Seeker(self._board, self._outlook, self._catalogue, floor).run()
        self.pool = Pool(self._catalogue.listed(floor))
        self.floor = floor
        self.most = self.pool.values[0] if self.pool.values else max(0, floor - 1)


def best_choice(shelves: list[Shelf], cover: int, step: int, total: int) -> tuple[int, dict[int, Listed]] | None:
    """The best choice of a route or none from each shelf that spends `cover`, if it brings more than `total`.

    It comes as its total and the routes by the index of the shelf. step: divides every total.

    A choice that brings at least `goal` has no route that is further below the best of its shelf than the best of all
    shelves together are above `goal`. So the choice is proven as soon as the shelves are listed down to there.
    Shelves of few routes go down twice as far at a time, for it costs little and gives a good choice early.
    """
    found: tuple[int, dict[int, Listed]] | None = None
    if sum([shelf.most for shelf in shelves]) <= total:
        return found
    for shelf in shelves:
        shelf.find_best()
    most = sum([shelf.most for shelf in shelves])
    gap = min([shelf.most - shelf.floor for shelf in shelves if shelf.floor], default=0)
    while True:
        trial = Combination([shelf.pool for shelf in shelves], cover)
        trial.solve(0, total)
        if trial.found is not None:
            total = trial.total
            found = total, trial.found
        needed = most - (total + step if total >= 0 else 0)
        if all(shelf.floor <= max(0, shelf.most - needed) for shelf in shelves):
            return found
        gap += most // _STEPS + 1
        if needed < gap + gap // 2:
            gap = needed
        most_routes = max([len(shelf.pool.routes) for shelf in shelves])
        for shelf in shelves:
            far = gap if 2 * len(shelf.pool.routes) > most_routes else 2 * gap
            shelf.down_to(shelf.most - min(far, needed))


class _Seeker:
    """Puts all routes into a catalogue that are worth at least `floor`.

    What a route still lacks is counted with the end bonus of its finished end taken for granted.
    """

    def __init__(self, board: RouteBoard, outlook: Continuations, catalogue: Catalogue, floor: int) -> None:
        self._board = board
        self._outlook = outlook
        self._ending = outlook.ending
        self._note = catalogue.note
        self._floor = floor

    def run(self) -> None:
        """Seek through each token in turn, off the tokens before it."""
        board = self._board
        earlier = 0
        for token in board.tokens:
            lack = self._floor - board.value[token] - self._ending[token]
            used = board.enter[token] | earlier
            for gain, block, worth, leg, stop, load in self._outlook.first(token):
                if gain < lack:
                    break
                if not block & used:
                    self._first(stop, used | block, lack - worth, load, (token, leg), leg, token)
            earlier |= board.bar[token]

    def _first(self, end: int, used: int, lack: int, load: int, path: Path, number: int, token: int) -> None:
        """The route as it stands, with every second arm, and with every longer first arm; `number`: its first leg."""
        ending = self._ending[end]
        if ending >= lack:
            self._note(used, self._floor - lack - self._ending[token], load, path, end, token)
        for gain, block, worth, leg, stop, after in self._outlook.onward(end, load, FIRST):
            if gain < lack:
                break
            if not block & used:
                self._first(stop, used | block, lack - worth, after, (path, leg), number, token)
        lack += self._ending[token] - ending
        for gain, block, worth, leg, stop, after in self._outlook.second(token, load):
            if gain < lack:
                break
            if leg > number and not block & used:
                self._second(stop, used | block, lack - worth, after, (path, ~leg), end)

    def _second(self, end: int, used: int, lack: int, load: int, path: Path, other: int) -> None:
        """The route as it stands, and with every longer second arm; `other` is the end of the first."""
        if self._ending[end] >= lack:
            self._note(used, self._floor - lack - self._ending[other], load, path, end, other)
        for gain, block, worth, leg, stop, after in self._outlook.onward(end, load, SECOND):
            if gain < lack:
                break
            if not block & used:
                self._second(stop, used | block, lack - worth, after, (path, leg), other)
