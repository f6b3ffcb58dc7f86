"""What robots have to know of 18Mag beside its rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

from typing_extensions import override

from engine.robots.promise import growth
from engine.robots.tips import COURSE, Tips
from engine.rounds.operating import CompanyTurn

if TYPE_CHECKING:
    from engine.position import Position
    from engine.view import View

WIDTH = 4
"""So many routes are followed at a time to see what a minor would earn with other trains."""
LASTING = 0.9
"""How much of what a minor's track earns less than it could is left a round later: it's built on."""
HALFWAY = 60
"""With stops near its track that would bring so much a minor is half as promising as it can be."""
FIRST_RUN = 30
"""What a minor that can't run yet will earn once it has laid track in its turn."""
SAVED = 0.8
"""What of its half is left for trains after tiles, stations and wagons."""
RATES = ((0, -1.0), (15, 0.0), (40, 1.0), (80, 2.0), (150, 3.0), (250, 4.0))
"""7.3.2 between its limits: how far the price moves for about so much."""
FEES: Mapping[str, Mapping[str, int]] = {
    "SIK": {"yellow": 110, "green": 50, "brown": 15, "gray": 5},
    "SzKÉV": {"yellow": 50, "green": 40, "brown": 50, "gray": 15},
    "LdStEG": {"yellow": 70, "green": 80, "brown": 150, "gray": 120},
    "MÁVAG": {"yellow": 15, "green": 100, "brown": 100, "gray": 250},
    "RÁBA": {"yellow": 60, "green": 30, "brown": 50, "gray": 90},
    "G&C": {"yellow": 30, "green": 50, "brown": 120, "gray": 150},
    "SNW": {"yellow": 30, "green": 50, "brown": 120, "gray": 60},
    "CIWL": {"yellow": 0, "green": 10, "brown": 50, "gray": 100},
}
"""What majors get in a round from all minors together, by phase, as good players spend it."""
USUAL = 6
"""What is usual counts as much as so many rounds that have been."""
ROUNDS_A_SET = 1.5
STARTED_AT = 70
"""2.3: about the price that a major began with."""
FROM_THE_END: Mapping[str, int] = {"gray": 3, "brown": 5, "green": 8}
"""So many operating rounds before the end a phase has usually begun; yellow before that."""


class MagTips(Tips):
    """5.7: a minor needs no train, none is ever gone; 7.3: a major pays what it gets for services; no bank breaks."""

    needs_train = False
    open_stacks = True
    bank_ends = False

    @override
    def forecast(self, position: Position, company: str, rounds: range, is_buyer: bool) -> tuple[float, float] | None:
        g = position.view
        state = g.company(company)
        if state.kind == "major":
            return self._major(g, company, rounds)
        key = (COURSE, company, *state.trains, state.cash, rounds, is_buyer, _is_up(g, company))
        if key not in g.memo:
            g.memo[key] = self._minor(position, company, rounds, is_buyer)
        return g.memo[key], 0.0

    def _major(self, g: View, company: str, rounds: range) -> tuple[float, float]:
        """It pays all that it has; it gets what is usual in the phase that it will be, and as it got so far."""
        phases, fees, cash = list(FEES[company]), FEES[company], g.cash(company)
        paid, moved, (known, got) = 0.0, 0.0, _so_far(g, company)
        for number in rounds:
            left = rounds.stop - number
            phase = next((each for each, most in FROM_THE_END.items() if left <= most), phases[0])
            usual = fees[max(phase, g.state.phase, key=phases.index)]
            amount = cash + (USUAL * usual + known * got) / (USUAL + known)
            paid += amount * self.grown(left - 1)
            moved += _steps(amount)
            cash = 0
        return paid * g.company(company).unit / 100, moved

    def _minor(self, position: Position, company: str, rounds: range, is_buyer: bool) -> float:
        """What its owner gets: round for round the half of a run, and better trains for the other half."""
        g, runs = position.view, self._runs(position, company)
        course, found = _Course(self, g, company, runs, list(runs.held), g.cash(company)), 0.0
        if is_buyer:
            course.add(rounds.start, rounds.stop - rounds.start)
        is_up = _is_up(g, company)
        for number in rounds:
            left = rounds.stop - number - 1
            income = self.income_then(g, runs, course.trains, number)
            course.cash += income * (1 - self.owner_part) * SAVED
            income -= course.buy(number, left) if number or not is_up else course.add(number, left)
            found += income * self.owner_part * self.grown(left)
        return found

    def _runs(self, position: Position, company: str) -> Earnings:
        g = position.view
        kinds, held = list(g.data.trains), tuple(g.company(company).trains)
        short, *_, long, longest = kinds
        each = {kind: self.income(position, company, (kind,), WIDTH) for kind in (short, long, longest)}
        each = {kind: each.get(kind, (each[short] + each[long]) // 2) for kind in kinds}
        pairs = (*held, *[short] * 2)[:2], (long, longest)
        together = [self.income(position, company, pair, WIDTH) for pair in pairs]
        besides = [_beside([each[kind] for kind in pair], both) for pair, both in zip(pairs, together, strict=True)]
        beside = {kind: besides[kind in pairs[1]] for kind in kinds}
        income = together[0] if held == pairs[0] else sum(each[kind] for kind in held)
        near = growth(g, company)
        return Earnings(held, income, each, beside, near / (near + HALFWAY))

    def income_then(self, g: View, runs: Earnings, trains: Sequence[str], number: int) -> float:
        """What it earns in so many rounds: track is built on towards what's usual at the end, as there is some near."""
        now = runs.earns(trains) or FIRST_RUN * bool(trains)
        aim = self.earned_by(g, trains) * (1 + runs.promise) / 2
        return max(now, aim + (now - aim) * LASTING**number)

    @override
    def amounts(self, g: View, company: str) -> Sequence[int]:
        """The least for which the price moves so far."""
        return [least for least, _ in g.data.raw["dividend_steps"]]

    @override
    def gone_with(self, g: View, train: str) -> str:
        return ""


@dataclass(frozen=True)
class Earnings:
    """What a minor would earn now: with its trains (`held`), with one of each kind.

    beside: the part of that which one of this kind adds to a better one. promise: how much of what's usual its track
    could earn, by what is near it.
    """

    held: tuple[str, ...]
    income: int
    each: Mapping[str, int]
    beside: Mapping[str, float]
    promise: float

    def earns(self, trains: Sequence[str]) -> float:
        """What it would earn with these."""
        if sorted(trains) == sorted(self.held):
            return self.income
        better, *others = sorted(trains, key=lambda kind: self.each[kind], reverse=True) or ("",)
        return self.each.get(better, 0) + sum(self.beside[kind] * self.each[kind] for kind in others)


def _beside(each: Sequence[int], both: int) -> float:
    """What part of the lesser one's income two trains earn together beside the better one's."""
    return min(1.0, max(0, both - max(each)) / min(each)) if min(each) else 0.0


@dataclass
class _Course:
    """A minor on its way through the rounds."""

    tips: MagTips
    g: View
    company: str
    runs: Earnings
    trains: list[str]
    cash: float

    def add(self, number: int, left: int) -> float:
        """Buy what is worth it for the rounds left, as long as there's room; nothing is given up for it."""
        limit = self.g.rulebook.train_limit(self.g, self.company)
        while len(self.trains) < limit and self._take(self.trains, 0, number, left):
            pass
        return 0.0

    def buy(self, number: int, left: int) -> float:
        """Also in place of another, 5.3; what that would have earned."""
        self.add(number, left)
        if len(self.trains) < self.g.rulebook.train_limit(self.g, self.company):
            return 0.0
        prices = self.g.data.trains
        worst = min(self.trains, key=lambda kind: prices[kind].price)
        rest = list(self.trains)
        rest.remove(worst)
        lost = self._earns(self.trains, number) - self._earns(rest, number)
        return lost if self._take(rest, lost, number, left) else 0.0

    def _take(self, beside: Sequence[str], lost: float, number: int, left: int) -> bool:
        """Buy the train that with these earns the most, if it's worth what is lost for it."""
        before, prices = self._earns(self.trains, number + 1), self.g.data.trains
        gains = [
            (self._earns([*beside, kind], number + 1) - before, -prices[kind].price, kind)
            for kind in prices
            if prices[kind].price <= self.cash
        ]
        gain, price, kind = max(gains, default=(0.0, 0, ""))
        if gain * left <= lost:
            return False
        self.cash += price
        self.trains = [*beside, kind]
        return True

    def _earns(self, trains: Sequence[str], number: int) -> float:
        return self.tips.income_then(self.g, self.runs, trains, number)


def _is_up(g: View, company: str) -> bool:
    """Whether it's its turn: it may scrap a train by an action of its own, or can't any more."""
    return any(isinstance(each, CompanyTurn) and each.company == company for each in g.state.stack)


def _so_far(g: View, company: str) -> tuple[float, float]:
    """In how many operating rounds about how much a major has got in each, as its price tells."""
    prices = list(dict.fromkeys(each.price for each in g.data.cells.values()))
    rounds = ROUNDS_A_SET * (g.state.set_number - 1)
    if not rounds:
        return 0, 0.0
    rate = (prices.index(g.price(company)) - prices.index(STARTED_AT)) / rounds
    return rounds, _amount(rate)


def _amount(steps: float) -> float:
    """For about how much the price moves so far."""
    for (least, few), (most, many) in pairwise(RATES):
        if steps < many:
            return max(0.0, least + (most - least) * (steps - few) / (many - few))
    return RATES[-1][0]


def _steps(amount: float) -> float:
    """How far the price moves for about so much."""
    for (least, few), (most, many) in pairwise(RATES):
        if amount < most:
            return few + (many - few) * (amount - least) / (most - least)
    return RATES[-1][1]


TIPS = MagTips(
    earns={"2": 90, "3": 150, "4": 210, "6": 320},
    yields=1.1,
    idle=3,
    left={"yellow": 10, "green": 7, "brown": 5},
)
