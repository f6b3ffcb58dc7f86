"""What a company will earn, pay and need over the rounds that are left: a forecast from what it has now."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.robots.promise import earned, promised
from engine.rounds.operating import CompanyTurn, OperatingRound

if TYPE_CHECKING:
    from engine.position import Position
    from engine.robots.timetable import Timetable
    from engine.robots.tips import Tips
    from engine.state import SeenCompany
    from engine.view import View

LASTING = 0.93
"""How much of what a company's track earns below the usual is left a round later: it's built on."""
FLOOR = 0.5
"""A company whose trains can't run yet will soon earn this part of what its track promises."""


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
    """A company on its way through the rounds: trains, treasury, the cell of its price, how far that has moved.

    held: the trains that it has at first; now, ahead: what its track earns with these, and with others, as a part of
    what is usual.
    """

    trains: list[str]
    held: list[str]
    now: float
    ahead: float
    cash: float
    cell: str
    moved: float = 0


class Forecaster:
    """Forecasts the companies of one position by a timetable; `patience` is for the search of routes.

    buyer: the company that may still buy trains in the turn that is on.
    """

    def __init__(self, position: Position, tips: Tips, table: Timetable, patience: int, buyer: str = "") -> None:
        self._buyer = buyer
        self._position = position
        self._g: View = position.view
        self._tips = tips
        self._table = table
        self._patience = patience

    def prospect(self, company: str) -> Prospect:
        """Round for round: income, dividend and price, rust, the next trains."""
        course, found = self._course(company), Prospect()
        if company == self._buyer:
            self._buy(company, course, 0, found)
        for number in range(self._missed(company), self._table.rounds):
            course.trains = [kind for kind in course.trains if self._table.gone[kind] > number]
            self._operate(company, course, number, found)
        found.price = self._price(course.cell, course.moved) if course.cell else 0
        return found

    def _course(self, company: str) -> _Course:
        state, kinds = self._g.company(company), [*self._on_sale(0)[-1:], *self._on_sale(self._table.rounds // 3)[-1:]]
        return _Course(
            trains=list(state.trains),
            held=list(state.trains),
            now=earned(self._position, self._tips, company, state.trains, self._patience),
            ahead=promised(self._position, self._tips, company, kinds, self._patience),
            cash=float(state.cash + self._tips.capital(self._g, company)),
            cell=self._cell(company),
        )

    def _operate(self, company: str, course: _Course, number: int, found: Prospect) -> None:
        """A round: what sells services pays all that it has; others pay what they don't need, and buy trains."""
        fees, (parts, kept) = self._tips.fees.get(company, 0), self._parts(self._g.company(company))
        income = course.cash + fees if fees else self._income(course, number)
        course.cash = 0 if fees else course.cash
        keeps = self._keeps(course, number, income)
        paid = income * (1 - keeps)
        found.dividends += paid / parts
        course.cash += paid * kept + income - paid
        course.moved += self._tips.steps(self._g, company, income) * (1 - keeps) - keeps
        if not fees:
            self._buy(company, course, number, found)

    def _income(self, course: _Course, number: int) -> float:
        """What its trains earn then; track that earns less than usual is built on."""
        track = max(course.now, FLOOR * course.ahead) if course.trains == course.held else course.ahead
        return self._tips.earned_by(self._g, course.trains) * max(track, 1 + (track - 1) * LASTING**number)

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

    def _price(self, cell: str, steps: float) -> float:
        """The price so many cells to the right, or left; between two cells in part."""
        whole = int(steps // 1)
        for _ in range(abs(whole)):
            cell = self._moved(cell, right=whole > 0)
        here, there = (self._g.data.cells[each].price for each in (cell, self._moved(cell, right=True)))
        return here + (there - here) * (steps - whole)

    def _moved(self, cell: str, *, right: bool) -> str:
        return self._g.data.moves.get((cell, "right" if right else "left"), cell)

    def _on_sale(self, number: int) -> list[str]:
        """The kinds of train on sale in so many rounds, the cheapest first."""
        opened = [kind for kind, when in self._table.opens.items() if when <= number < self._table.gone[kind]]
        found = opened if self._tips.open_stacks else opened[-1:]
        return sorted(found, key=lambda kind: self._g.data.trains[kind].price)

    def _buy(self, company: str, course: _Course, number: int, found: Prospect) -> None:
        """What the treasury can spare while there's room; the first train whoever must pay for it."""
        limit, prices = self._g.rulebook.train_limit(self._g, company), self._g.data.trains
        while len(course.trains) < limit:
            kinds = self._on_sale(number)
            payable = [kind for kind in kinds if self._left(kind, number) > 1 and self._can_spare(course, kind, number)]
            due = not course.trains and self._tips.needs_train and bool(kinds) and self._left(kinds[0], number) > 0
            if not payable and not due:
                return
            kind = payable[-1] if payable else kinds[0]
            lacking = prices[kind].price - course.cash
            if lacking > 0:
                found.help += lacking
                found.due = number if found.due < 0 else found.due
            course.cash = max(0.0, -lacking)
            course.trains.append(kind)

    def _can_spare(self, course: _Course, kind: str, number: int) -> bool:
        """Whether the treasury has a train's price, and what will be needed after it."""
        price, (reserve, _) = self._g.data.trains[kind].price, self._target(course, number)
        lasts = self._table.gone[kind] >= self._table.rounds
        is_needed = lasts or (self._table.gone[kind] > self._last(course) and price == reserve)
        return course.cash >= price + (0 if is_needed else reserve)

    def _last(self, course: _Course) -> int:
        """When the last of its trains is gone."""
        return max((self._table.gone[kind] for kind in course.trains), default=0)

    def _target(self, course: _Course, number: int) -> tuple[int, int]:
        """The price of the train that it needs after those that it has, and by when; 0 if the game is over before.

        It's the cheapest that lasts, else the cheapest that lasts longer than these.
        """
        last, table, prices = self._last(course), self._table, self._g.data.trains
        if last >= table.rounds - 1 or not self._tips.needs_train:
            return 0, 0
        times = [(kind, when) for when in range(number, max(last, number) + 1) for kind in self._on_sale(when)]
        longer = [(kind, when) for kind, when in times if table.gone[kind] > last]
        lasting = [(kind, when) for kind, when in longer if table.gone[kind] >= table.rounds] or longer
        if not lasting:
            return 0, 0
        kind = min((kind for kind, _ in lasting), key=lambda each: prices[each].price)
        return prices[kind].price, max(when for each, when in lasting if each == kind)

    def _keeps(self, course: _Course, number: int, income: float) -> float:
        """The part of what it earns now that it keeps: what it earns later won't do for the train that it will need."""
        price, when = self._target(course, number)
        lacking = price - course.cash - max(0, when - number) * income
        return max(0.0, min(1.0, lacking / income)) if income > 0 else 0.0

    def _left(self, kind: str, number: int) -> int:
        """How many rounds a train that's bought then still runs."""
        return min(self._table.rounds, self._table.gone[kind]) - number - 1
