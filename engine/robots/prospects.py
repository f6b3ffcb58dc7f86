"""What a company will earn, pay and need over the rounds that are left: a forecast from what it has now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, NamedTuple

from engine.robots.promise import earned, further, promised
from engine.robots.timetable import timetable
from engine.robots.tips import EARNING
from engine.rounds.operating import CompanyTurn, OperatingRound

if TYPE_CHECKING:
    from engine.position import Position
    from engine.robots.timetable import Timetable
    from engine.robots.tips import Outlook, Tips
    from engine.state import SeenCompany
    from engine.view import View

LASTING = 0.93
"""How much of what a company's track earns less than it could is left a round later: it's built on."""
SOON = 2
"""A train is bought for what it earns in so many rounds."""
LED = 0.5
"""The part of a company that who leads it usually has."""
IN_NEED = 1.0
"""What it costs beside the money itself if a president hasn't got what a train will need: shares sold in a hurry."""
FLOOR = 0.5
"""A company whose trains can't run yet will soon earn this part of what its track promises."""

WAYS: Sequence[Mapping[str, bool]] = (
    {},
    {"is_saving": True},
    {"is_patient": True},
    {"is_patient": True, "is_saving": True},
    {"is_thrifty": True},
    {"is_thrifty": True, "is_saving": True},
    {"is_daring": True},
)
"""How a company may go about its trains."""
LIGHTLY = WAYS[:2]
"""How it may where that must be found quickly."""


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


class _Earning(NamedTuple):
    """What a company's track earns, in parts of what is usual.

    known: with the trains that it has, and with those of them that each rust leaves; one, more: with another one, with
    more; ahead: what it will earn once it's built on.
    """

    known: tuple[tuple[tuple[str, ...], float], ...] = ()
    one: float = 0
    more: float = 0
    ahead: float = 0


class _Stand(NamedTuple):
    """A company as it is now; what becomes of it on each way follows from this.

    outlook: in place of what its track earns. parts, kept: see `Forecaster._parts`.
    """

    company: str
    held: tuple[str, ...]
    earning: _Earning
    outlook: Outlook
    parts: float
    kept: float
    cash: float
    interest: float


@dataclass(slots=True)
class _Course:
    """A company on its way through the rounds: trains, treasury, how far its price has moved.

    first: the round of its next run.

    is_patient: it buys no more of the trains that are on sale now; is_thrifty: only trains that last, if it can;
    is_saving: it keeps what it earns for a train that it will need, or could use; is_daring: it spends what it will
    need.
    """

    company: str
    trains: list[str]
    held: tuple[str, ...]
    known: Mapping[tuple[str, ...], float]
    one: float
    more: float
    ahead: float
    outlook: Outlook
    parts: float
    kept: float
    cash: float
    interest: float
    limits: tuple[int, ...]
    first: int
    moved: float = 0
    is_patient: bool = False
    is_thrifty: bool = False
    is_saving: bool = False
    is_daring: bool = False


@dataclass(frozen=True, slots=True)
class Care:
    """How carefully companies are forecast: routes followed at a glance; ways that they may go about their trains."""

    width: int
    ways: Sequence[Mapping[str, bool]] = WAYS


@dataclass(frozen=True, slots=True)
class Forecasts:
    """The forecasters for the positions of a round, one for each phase and stock of trains.

    rounds: the operating rounds that are left. pace: so many trains are bought in each, of which `part` by others than
    who looks ahead.
    """

    tips: Tips
    rounds: int
    pace: float
    part: float
    care: Care
    found: dict[object, Forecaster] = field(default_factory=dict[object, "Forecaster"])

    def at(self, position: Position) -> Forecaster:
        """The forecaster of a position; a move that buys trains hastens those that come after them."""
        key = position.state.phase, *position.state.depot.values()
        if key not in self.found:
            table = timetable(position.view, self.tips, self.rounds, self.pace, self.part)
            self.found[key] = Forecaster(position.view, self.tips, table, self.care)
        return self.found[key]


class Forecaster:
    """Forecasts companies by a timetable, as long as that holds.

    Companies that stand as one did before have its forecast.
    """

    def __init__(self, g: View, tips: Tips, table: Timetable, care: Care) -> None:
        self.table = table
        self._g = g
        self._tips = tips
        self._care = care
        self._round = _round_on(g)
        self._sales: dict[int, list[str]] = {}
        self._targets: dict[tuple[int, int], tuple[int, int]] = {}
        self._usual: dict[tuple[str, ...], float] = {}
        self._grown = [tips.grown(table.rounds - 1 - number) for number in range(table.rounds)]
        self._limits: dict[str, tuple[int, ...]] = {}
        self._kinds = tuple(kind for number in range(table.rounds // 2 + 1) for kind in self._on_sale(number)[-1:])
        """Those of the trains that are to come by half time."""
        self._known: dict[tuple[object, ...], tuple[Prospect, ...]] = {}

    def prospect(self, position: Position, company: str, buyer: str = "") -> Prospect:
        """Its forecast; `buyer`: the company that may still buy trains in the turn that is on."""
        g = position.view
        cell = _cell(g, company)
        missed = _missed(g, company) if self._round in (None, _round_on(g)) else 1
        told = self._tips.forecast(position, company, range(missed, self.table.rounds), company == buyer)
        if told is not None:
            return Prospect(told[0], self._price(cell, told[1]) if cell else 0)
        stand = self._stand(position, company)
        key = (stand, cell, missed, company == buyer)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._forecasts(position, stand, cell, missed, company == buyer)
        if len(found) == 1:
            return found[0]
        shares, purse = LED * stand.parts, g.cash(g.actor(company) or company)
        helps = self._tips.helps_with(g, company) if any(each.help for each in found) else 0.0
        return max(found, key=lambda each: self._led(shares, purse, helps, each))

    def _forecasts(
        self, position: Position, stand: _Stand, cell: str, missed: int, is_buyer: bool
    ) -> tuple[Prospect, ...]:
        """One for each way to go about its trains: buy all that it can or what lasts, save for one or not.

        Who leads it takes the best, so it's never worse off with more money, or with more trains. Different ones alone.
        """
        course = self._course(stand, self._limits_of(position, stand.company), missed)
        ways = (replace(course, trains=list(course.trains), **way) for way in self._care.ways)
        found = [self._follow(each, cell, missed, is_buyer) for each in ways]
        return tuple(each for place, each in enumerate(found) if each not in found[:place])

    def _led(self, shares: float, purse: int, helps: float, prospect: Prospect) -> float:
        """What it's worth to who leads it, less what they have to add, and what they'd have to sell shares for."""
        helped = helps * prospect.help
        has = purse + shares * prospect.dividends * max(0, prospect.due) / max(1, self.table.rounds)
        return shares * (prospect.dividends + prospect.price) - helped - IN_NEED * max(0.0, helped - has)

    def _follow(self, course: _Course, cell: str, missed: int, is_buyer: bool) -> Prospect:
        """Round for round: income, dividend and price, rust, the next trains."""
        found = Prospect()
        if is_buyer:
            self._buy(course, 0, found)
            self._rust(course)
        for number in range(missed, self.table.rounds):
            course.trains = self._kept(course, number)
            self._operate(course, number, found)
        found.price = self._price(cell, course.moved) if cell else 0
        return found

    def _stand(self, position: Position, company: str) -> _Stand:
        g, tips = position.view, self._tips
        state = g.company(company)
        held, outlook = tuple(state.trains), tips.outlook(position, company)
        earning = _Earning() if outlook else self._earning(position, company, held)
        cash, interest = float(state.cash + tips.capital(g, company)), tips.interest * state.loans
        return _Stand(company, held, earning, outlook, *self._parts(state), cash, interest)

    def _earning(self, position: Position, company: str, held: tuple[str, ...]) -> _Earning:
        """What its track earns; found out once, until the track changes."""
        g, left = position.view, self._left_by_rust(held)
        key, memo = (EARNING, company, bool(g.nodes_of(company)), held, self._kinds, self._care.width, *left), g.memo
        if key not in memo:
            memo[key] = self._find_earning(position, company, held, left)
        return memo[key]

    def _find_earning(
        self, position: Position, company: str, held: tuple[str, ...], left: Sequence[tuple[str, ...]]
    ) -> _Earning:
        tips, kinds, width = self._tips, self._kinds, self._care.width
        one, ahead = promised(position, tips, company, kinds, width)
        more = further(position, tips, company, next(iter(left), held), kinds, width)
        known = tuple((each, earned(position, tips, company, each, width)) for each in (held, *left))
        return _Earning(known, one, more, ahead)

    def _course(self, stand: _Stand, limits: tuple[int, ...], first: int) -> _Course:
        company, held, (known, one, more, ahead), outlook, *means = stand
        parts, kept, cash, interest = means
        known = dict(known)
        return _Course(
            company, list(held), held, known, one, more, ahead, outlook, parts, kept, cash, interest, limits, first
        )

    def _operate(self, course: _Course, number: int, found: Prospect) -> None:
        """A round: it pays what it doesn't need, and buys trains."""
        income = self._income(course, number) - course.interest
        keeps = self._keeps(course, number, income)
        paid = max(0, income) * (1 - keeps)
        found.dividends += paid / course.parts * self._grown[number]
        course.cash += paid * course.kept + income - paid
        course.moved += self._tips.steps(self._g, course.company, income) * (1 - keeps) - keeps
        self._buy(course, number, found)

    def _income(self, course: _Course, number: int) -> float:
        """What its trains earn then: track is built on until it's halfway between what's usual and what it promises."""
        if course.outlook:
            return self._later(course, course.trains, number)
        trains, found = tuple(course.trains), course.one if len(course.trains) < 2 else course.more
        start = course.known.get(trains, found) or FLOOR * course.ahead
        aim = (1 + course.ahead) / 2
        if trains not in self._usual:
            self._usual[trains] = self._tips.earned_by(self._g, trains)
        return self._usual[trains] * max(start, aim + (start - aim) * LASTING**number)

    def _later(self, course: _Course, trains: Sequence[str], number: int) -> float:
        return self._tips.later(self._g, course.outlook, trains, max(0, number - course.first))

    def _limits_of(self, position: Position, company: str) -> tuple[int, ...]:
        """How many trains it may have in each of the rounds, and after the last."""
        if company not in self._limits:
            limits = [position.view.rulebook.train_limit(position.view, company)] * (self.table.rounds + 1)
            then = position.sketch()
            for phase, when in sorted(self.table.phases.items(), key=lambda each: each[1]):
                then.state.phase = phase
                rest = limits[when:]
                limits[when:] = [then.rulebook.train_limit(then, company)] * len(rest)
            self._limits[company] = tuple(limits)
        return self._limits[company]

    def _kept(self, course: _Course, number: int) -> list[str]:
        """The trains that aren't gone by then; of too many those that last."""
        trains = [kind for kind in course.trains if self.table.gone[kind] > number]
        if len(trains) <= course.limits[number]:
            return trains
        excess = sorted(trains, key=lambda kind: self.table.gone[kind])[: len(trains) - course.limits[number]]
        for kind in excess:
            trains.remove(kind)
        return trains

    def _left_by_rust(self, held: Sequence[str]) -> list[tuple[str, ...]]:
        """What's left of its trains each time that some of them are gone, as long as there are any."""
        times = sorted({self.table.gone[kind] for kind in held})
        return [tuple(kind for kind in held if self.table.gone[kind] > when) for when in times[:-1]]

    def _parts(self, state: SeenCompany) -> tuple[float, float]:
        """By what its income is divided for one unit (or for its owner), and the part that the company keeps."""
        if state.owner is not None:
            return 1 / self._tips.owner_part, 1 - self._tips.owner_part
        parts = 100 // state.unit
        return parts, sum(state.shares.get(holder, 0) for holder in self._tips.pays_company) / parts

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
        if number not in self._sales:
            self._sales[number] = self._find_on_sale(number)
        return self._sales[number]

    def _find_on_sale(self, number: int) -> list[str]:
        opened = [kind for kind, when in self.table.opens.items() if when <= number < self.table.gone[kind]]
        found = opened if self._tips.open_stacks else opened[-1:]
        return sorted(found, key=lambda kind: self._g.data.trains[kind].price)

    def _buy(self, course: _Course, number: int, found: Prospect) -> None:
        """What the treasury can spare while there's room; the first train whoever must pay for it."""
        prices = self._g.data.trains
        while len(course.trains) < course.limits[number]:
            kinds = self._on_sale(number)
            payable = [kind for kind in kinds if self._is_worth(course, kind, number)]
            due = not course.trains and self._tips.needs_train and bool(kinds) and self._left(kinds[0], number) >= 0
            if not payable and not due:
                return
            kind = payable[-1] if payable else kinds[0]
            lacking = prices[kind].price - course.cash
            if lacking > 0:
                found.help += lacking
                found.due = number if found.due < 0 else found.due
            course.cash = max(0.0, -lacking)
            course.trains.append(kind)

    def _fills(self, course: _Course, kind: str, number: int) -> bool:
        """Whether there will be something that one more train earns."""
        if not course.outlook:
            return True
        without, beside = (
            self._later(course, trains, number + SOON) for trains in (course.trains, [*course.trains, kind])
        )
        return beside > without

    def _rust(self, course: _Course) -> None:
        """Take away what goes at once with the trains that it has just bought."""
        phases = list(self._g.data.phases)
        new = {self._tips.begins(self._g, kind) for kind in course.trains[len(course.held) :]}
        bought = [phases.index(phase) for phase in new if phase in phases]
        begun = {phases[place] for place in range(phases.index(self._g.state.phase) + 1, max(bought, default=0) + 1)}
        course.trains = [kind for kind in course.trains if self._tips.gone_with(self._g, kind) not in begun]

    def _is_worth(self, course: _Course, kind: str, number: int) -> bool:
        """Whether it buys such a train where it needn't: it runs more than once, and there's money."""
        if course.is_thrifty and self.table.gone[kind] < self.table.rounds:
            return False
        if course.is_patient and self.table.opens[kind] == 0:
            return False
        return (
            self._left(kind, number) > 1 and self._fills(course, kind, number) and self._can_spare(course, kind, number)
        )

    def _can_spare(self, course: _Course, kind: str, number: int) -> bool:
        """Whether the treasury has a train's price, and what will be needed after it."""
        price = self._g.data.trains[kind].price
        if course.cash < price:
            return False
        if course.is_daring or self.table.gone[kind] >= self.table.rounds:
            return True
        last = self._last(course)
        reserve, _ = self._target(last, number)
        if self.table.gone[kind] > last and price == reserve:
            return True
        return course.cash >= price + reserve

    def _last(self, course: _Course) -> int:
        """When the last of its trains is gone."""
        return max((self.table.gone[kind] for kind in course.trains), default=0)

    def _target(self, last: int, number: int) -> tuple[int, int]:
        """The price of the train that's needed after those that are gone by `last`, and by when.

        It's 0 if the game is over before.
        """
        if last >= self.table.rounds or not self._tips.needs_train:
            return 0, 0
        if (last, number) not in self._targets:
            self._targets[last, number] = self._find_target(last, number)
        return self._targets[last, number]

    def _find_target(self, last: int, number: int) -> tuple[int, int]:
        """It's the cheapest that lasts, else the cheapest that lasts longer than these."""
        table, prices = self.table, self._g.data.trains
        times = [(kind, when) for when in range(number, max(last, number) + 1) for kind in self._on_sale(when)]
        longer = [(kind, when) for kind, when in times if table.gone[kind] > last]
        lasting = [(kind, when) for kind, when in longer if table.gone[kind] >= table.rounds] or longer
        if not lasting:
            return 0, 0
        kind = min((kind for kind, _ in lasting), key=lambda each: prices[each].price)
        return prices[kind].price, max(when for each, when in lasting if each == kind)

    def _keeps(self, course: _Course, number: int, income: float) -> float:
        """The part of what it earns now that it keeps: later runs won't do for the train that it will need."""
        if not course.is_saving:
            return 0.0
        last = self._last(course)
        price, when = self._target(last, number)
        runs = max(0, min(when, last - 1) - number)
        lacking = max(price - course.cash - runs * income, self._wanted(course, number))
        return max(0.0, min(1.0, lacking / income)) if income > 0 else 0.0

    def _wanted(self, course: _Course, number: int) -> float:
        """What it lacks for one more train, where room for trains is all that this brings and there's use for it."""
        if not course.outlook or len(course.trains) >= course.limits[number]:
            return 0
        kinds = [kind for kind in self._on_sale(number) if self._left(kind, number) > SOON]
        useful = (self._g.data.trains[kind].price for kind in kinds if self._fills(course, kind, number))
        return min(useful, default=course.cash) - course.cash

    def _left(self, kind: str, number: int) -> int:
        """How many rounds a train that's bought then still runs."""
        return min(self.table.rounds, self.table.gone[kind]) - number - 1


def _cell(g: View, company: str) -> str:
    return next((cell for cell, companies in g.state.market.items() if company in companies), "")


def _missed(g: View, company: str) -> int:
    """1 for a company that has had its run in the operating round that is on, else 0."""
    for frame in g.state.stack:
        if isinstance(frame, CompanyTurn) and frame.company == company:
            return int(bool(frame.counts.get("run") or frame.counts.get("dividend")))
        if isinstance(frame, OperatingRound) and company in frame.done and not _is_up(g, company):
            return 1
    return 0


def _round_on(g: View) -> tuple[int, int] | None:
    """The operating round that is on: its set, its number."""
    is_on = any(isinstance(frame, OperatingRound) for frame in g.state.stack)
    return (g.state.set_number, g.state.round_number) if is_on else None


def _is_up(g: View, company: str) -> bool:
    return any(isinstance(each, CompanyTurn) and each.company == company for each in g.state.stack)
