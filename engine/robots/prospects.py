"""What a company will earn, pay and need over the rounds that are left: a forecast from what it has now."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.rounds.operating import CompanyTurn, OperatingRound

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.position import Position
    from engine.robots.timetable import Timetable
    from engine.robots.tips import Tips
    from engine.state import SeenCompany
    from engine.view import View

LASTING = 0.85
"""How much of what a company's track earns above or below the usual is left a round later."""
BEST_TRACK, WORST_TRACK = 2.0, 0.3
"""No company's track earns more, or less, of what is usual."""
AHEAD = 0.35
"""What the run with the next train counts beside the run with the trains that the company has."""


@dataclass(slots=True)
class Prospect:
    """A company until the end, in the title's money.

    dividends: what one unit gets; price: of a unit at the end; help: what the president has to add for trains;
    due: in how many rounds that first is so (-1: never).
    """

    dividends: float = 0
    price: float = 0
    help: float = 0
    due: int = -1


@dataclass(slots=True)
class _Course:
    """A company on its way through the rounds: trains, treasury, the cell of its price."""

    trains: list[str]
    cash: float
    cell: str


class Forecaster:
    """Forecasts the companies of one position by a timetable; `patience` is for the search of routes."""

    def __init__(self, position: Position, tips: Tips, table: Timetable, patience: int) -> None:
        self._position = position
        self._g: View = position.view
        self._tips = tips
        self._table = table
        self._patience = patience

    def prospect(self, company: str) -> Prospect:
        """Round for round: income, dividend and price, rust, the next trains."""
        g, state = self._g, self._g.company(company)
        course = _Course(list(state.trains), float(state.cash + self._tips.capital(g, company)), self._cell(company))
        found, track = Prospect(), self._track(company)
        parts, kept = self._parts(state)
        for number in range(self._missed(company), self._table.rounds):
            course.trains = [kind for kind in course.trains if self._table.gone[kind] > number]
            income = self._tips.earned_by(g, course.trains) * track
            found.dividends += income / parts
            course.cash += income * kept
            course.cell = g.data.moves.get((course.cell, "right" if income else "left"), course.cell)
            track = 1 + (track - 1) * LASTING
            self._buy(company, course, number, found)
        found.price = float(g.data.cells[course.cell].price) if course.cell else 0
        return found

    def _parts(self, state: SeenCompany) -> tuple[float, float]:
        """By what its income is divided for one unit (or for its owner), and the part that the company keeps."""
        if state.owner is not None:
            return 1 / self._tips.owner_part, 1 - self._tips.owner_part
        parts = 100 // state.unit
        return parts, sum(state.shares.get(holder, 0) for holder in self._tips.pays_company) / parts

    def _cell(self, company: str) -> str:
        return next((cell for cell, companies in self._g.state.market.items() if company in companies), "")

    def _missed(self, company: str) -> int:
        """1 for a company that has had its run in the operating round that is on, else 0."""
        for frame in self._g.state.stack:
            if isinstance(frame, CompanyTurn) and frame.company == company:
                return int(bool(frame.counts.get("run") or frame.counts.get("dividend")))
            if isinstance(frame, OperatingRound) and company in frame.done and not self._is_up(company):
                return 1
        return 0

    def _is_up(self, company: str) -> bool:
        return any(isinstance(each, CompanyTurn) and each.company == company for each in self._g.state.stack)

    def _track(self, company: str) -> float:
        """How much of what's usual its track earns, now and with the next train."""
        trains = tuple(self._g.company(company).trains)
        following = self._next_kind(0)
        larger = (following, *trains[1:]) if following else trains
        now, ahead = self._part(company, trains), self._part(company, larger)
        found = ahead if not trains else now * (1 - AHEAD) + ahead * AHEAD
        return max(WORST_TRACK, min(BEST_TRACK, found))

    def _part(self, company: str, trains: Sequence[str]) -> float:
        usual = self._tips.earned_by(self._g, trains)
        income = self._tips.income(self._position, company, tuple(trains), self._patience) if trains else 0
        return income / usual if usual else 0

    def _next_kind(self, number: int) -> str:
        """The cheapest kind of train on sale in so many rounds."""
        opened = [kind for kind, when in self._table.opens.items() if when <= number]
        lasting = [kind for kind in opened if self._table.gone[kind] > number]
        return lasting[-1] if lasting else ""

    def _buy(self, company: str, course: _Course, number: int, found: Prospect) -> None:
        """What the treasury can pay while it has room; the first train whoever must pay for it."""
        kind, limit = self._next_kind(number), self._g.rulebook.train_limit(self._g, company)
        left = min(self._table.rounds, self._table.gone.get(kind, 0)) - number - 1
        price = self._g.data.trains[kind].price if kind else 0
        while kind and len(course.trains) < limit and left > 0:
            lacking = price - course.cash
            if course.trains and (lacking > 0 or left < 2):
                return
            if lacking > 0:
                found.help += lacking
                found.due = number if found.due < 0 else found.due
            course.cash = max(0, course.cash - price)
            course.trains.append(kind)
