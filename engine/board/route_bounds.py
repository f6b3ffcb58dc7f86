"""The most that the open ends of a route can still bring: what the searches cut by."""

from __future__ import annotations

from engine.board.route_board import Board, Fits

Choice = tuple[int, int, int, int, int, int, "Crossing"]
"""(gain, block, worth, leg, stop, load, crossing): a step, the most that a route gains by it and by all that may
follow (end bonuses included), the value met by it alone, and the route's load and choices after it."""


class Crossing:
    """The choices at the end of an arm: `onward` goes on, `second` begins the second arm. The best come first.

    ending: the end bonus if the arm ends here.
    """

    __slots__ = ("ending", "onward", "second")

    def __init__(self, ending: int, onward: list[Choice], second: list[Choice]) -> None:
        self.ending = ending
        self.onward = onward
        self.second = second

    def gain(self) -> int:
        """The most that a route gains from here on."""
        most = self.ending
        if self.onward and self.onward[0][0] > most:
            most = self.onward[0][0]
        if self.second and self.second[0][0] + self.ending > most:
            most = self.second[0][0] + self.ending
        return most


class Outlook:
    """For a train with a range: the steps from every place on the board, each with the most that can follow.

    What can follow is relaxed to walks: they keep to the range and don't turn back at once, but may meet again what
    they have met before. Everything that does not depend on the route so far is worked out once.

    ending: per stop, the most that a route gains by ending there.
    """

    def __init__(self, board: Board, fits: Fits) -> None:
        self._board = board
        self._fits = fits
        self._crossings: dict[tuple[int, int, int, int], Crossing] = {}
        self._seconds: dict[tuple[int, int], list[Choice]] = {}
        self.ending = [bonus[1] if bonus else 0 for bonus in board.bonus]

    def whole(self) -> int:
        """The most that any route brings."""
        most = 0
        for token in self._board.tokens:
            first = self.begin(token)
            if first:
                most = max(most, self._board.value[token] + self.ending[token] + first[0][0])
        return most

    def begin(self, token: int) -> list[Choice]:
        """The first steps of routes through `token`."""
        passable = self._board.problem.stops[token].passable
        return self._choices(token, -1, self._board.load[token], token if passable else -1)

    def _choices(self, stop: int, previous: int, load: int, token: int) -> list[Choice]:
        """The steps from `stop` but the one back; `token`: where the second arm may begin later, or -1."""
        fits = self._fits
        found: list[Choice] = []
        steps = self._board.onward[stop] if previous >= 0 else self._board.starts[stop]
        for block, after, more, worth, leg in steps:
            if after != previous and after != token and load + more in fits:
                crossing = self._crossing(after, stop, load + more, token)
                found.append((worth + crossing.gain(), block, worth, leg, after, load + more, crossing))
        found.sort(key=_gain, reverse=True)
        return found

    def _crossing(self, stop: int, previous: int, load: int, token: int) -> Crossing:
        key = (stop, previous, load, token)
        known = self._crossings.get(key)
        if known is None:
            onward = self._choices(stop, previous, load, token)
            known = self._crossings[key] = Crossing(self.ending[stop], onward, self._second(token, load))
        return known

    def _second(self, token: int, load: int) -> list[Choice]:
        """The steps with which a second arm may leave `token`."""
        if token < 0:
            return []
        known = self._seconds.get((token, load))
        if known is None:
            known = self._seconds[token, load] = self._choices(token, -1, load, -1)
        return known


def _gain(choice: Choice) -> int:
    return choice[0]


def end_bonuses(board: Board) -> int:
    """The most that one route has of end bonuses."""
    amounts: dict[int, int] = {}
    for bonus in board.bonus:
        if bonus is not None:
            amounts[bonus[0]] = max(bonus[1], amounts.get(bonus[0], 0))
    return sum(sorted(amounts.values())[-2:])


class FloodBound:
    """For a train without a limit: the sum of all that the open ends still reach; of mere ends, the best alone.

    A stop that now has one way in or out is a mere end too.
    """

    def __init__(self, board: Board) -> None:
        self._board = board
        self._bonus = end_bonuses(board)

    def whole(self) -> int:
        """The most that any route brings."""
        board = self._board
        most = 0
        for token in board.tokens:
            most = max(most, board.value[token] + self.rest(token, token, board.enter[token], 1 << 60))
        return most

    def rest(self, end: int, token: int, used: int, spare: int) -> int:
        """The most that steps from `end`, and from `token` too unless it is -1, can add, end bonuses included.

        `used`: of the route so far. Any answer above `spare` is as good as another.
        """
        onward, itself, values = self._board.onward, self._board.itself, self._board.value
        ways = [0] * len(values)
        waiting: list[int] = []
        for start in (end, token) if token >= 0 else (end,):
            for block, stop, _, _, _ in self._board.starts[start] if end == token else onward[start]:
                if not block & used:
                    if not ways[stop]:
                        waiting.append(stop)
                    ways[stop] += 1
        seen = used
        for stop in waiting:
            seen |= itself[stop]
        total = self._bonus
        best = second = 0
        for stop in waiting:
            around = ways[stop]
            for block, other, _, _, _ in onward[stop]:
                if not block & used:
                    around += 1
                    if not itself[other] & seen:
                        seen |= itself[other]
                        waiting.append(other)
            value = values[stop]
            if around > 1 and onward[stop]:
                if value > 0:
                    total += value
                    if total > spare:
                        return total
            elif value > best:
                best, second = value, best
            elif value > second:
                second = value
        return total + best + (second if token >= 0 else 0)
