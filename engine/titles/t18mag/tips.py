"""What robots have to know of 18Mag beside its rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
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
HALFWAY = 40
"""With stops near its track that would bring so much a minor is half as promising as it can be."""
CLOSED = 0.4
"""What stops count, as a part, to which its track can't be built on in this phase: yellow track may lead nowhere."""
FIRST_RUN = 30
"""What a minor that can't run yet will earn once it has laid track in its turn."""
SAVED = 0.8
"""What of its half is left for trains after tiles, stations and wagons."""
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
"""What majors get in a round from all minors together, by phase, as three good players spend it."""
WAGONS: Mapping[str, str] = {"red_area": "RÁBA", "plus_train": "G&C", "mine": "SNW"}
TRAINS: Mapping[str, str] = {"2": "LdStEG", "3": "MÁVAG", "4": "LdStEG", "6": "MÁVAG"}
"""Whose fees those for a wagon and for a train are; for two players and for one fewer majors sell them (11.5)."""
SELLERS_PART = 2
"""The part of a train's price that is among these fees: a half."""
ALL_MINORS = 12
"""So many of them do that."""
USUAL = 6
"""What is usual counts as much as so many rounds that have been."""
ROUNDS_A_SET = 1.5
STARTED_AT = 70
"""2.3: about the price that a major began with."""
HIGHEST = 1.2
"""A little more than the least for which a price moves the farthest is about what moves it so far."""
FROM_THE_END = (3, 5, 8)
"""So many operating rounds before the end the last phase has usually begun, the one before it, and so on."""


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
            part = sum(each.kind == "minor" and each.in_play for each in g.state.companies.values()) / ALL_MINORS
            key = (COURSE, company, state.cash, g.price(company), g.state.set_number, part, rounds)
            if key not in g.memo:
                g.memo[key] = self._major(g, company, part, rounds)
            return g.memo[key]
        if is_buyer:  # 5.1: the run comes before, also where there was no train for it
            rounds = range(max(1, rounds.start), rounds.stop)
        key = (COURSE, company, *state.trains, state.cash, rounds, is_buyer, _is_up(g, company))
        if key not in g.memo:
            g.memo[key] = self._minor(position, company, rounds, is_buyer)
        return g.memo[key], 0.0

    def _major(self, g: View, company: str, part: float, rounds: range) -> tuple[float, float]:
        """It pays all that it has; it gets what is usual in the phase that it will be, and as it got so far.

        part: of the minors are in play, who pay it.
        """
        paid, moved, cash, (known, got) = 0.0, 0.0, g.cash(company), _so_far(g, company)
        for number in rounds:
            left = rounds.stop - number
            usual = _fees(g, company, _phase(g, left)) * part
            amount = cash + (USUAL * usual + known * got) / (USUAL + known)
            paid += amount * self.grown(left - 1)
            moved += _steps(g, amount)
            cash = 0
        return paid * g.company(company).unit / 100, moved

    def _minor(self, position: Position, company: str, rounds: range, is_buyer: bool) -> float:
        """What its owner gets by the better of two ways: it buys whatever is worth it, or waits for long trains."""
        g, runs = position.view, self._runs(position, company)
        kinds = tuple(g.data.trains)
        return max(self._followed(g, company, runs, ways, rounds, is_buyer) for ways in (kinds, kinds[-2:]))

    def _followed(
        self, g: View, company: str, runs: Earnings, kinds: Sequence[str], rounds: range, is_buyer: bool
    ) -> float:
        """Round for round the half of a run, and trains of these kinds for the other half."""
        course, found = _Course(self, g, company, runs, kinds, list(runs.held), g.cash(company)), 0.0
        if is_buyer:
            course.add(rounds.start, rounds.stop - rounds.start)
        is_up = _is_up(g, company)
        for number in rounds:
            left = rounds.stop - number - 1
            income = self.income_then(g, runs, course.trains, number)
            course.cash += income * (1 - self.owner_part) * SAVED
            course.add(number, left)
            if number or not is_up:
                income -= course.exchange(number, left)
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
        near = growth(g, company, CLOSED)
        return Earnings(held, income, each, beside, near / (near + HALFWAY))

    def income_then(self, g: View, runs: Earnings, trains: Sequence[str], number: int) -> float:
        """What it earns in so many rounds: track is built on towards what's usual at the end, as there is some near."""
        key = tuple(trains)
        if key not in runs.known:
            now = runs.earns(trains) or FIRST_RUN * bool(trains)
            runs.known[key] = now, self.earned_by(g, trains) * (1 + runs.promise) / 2
        now, aim = runs.known[key]
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
    could earn, by what is near it. known: by trains what it earns with them now, and what it is to earn.
    """

    held: tuple[str, ...]
    income: int
    each: Mapping[str, int]
    beside: Mapping[str, float]
    promise: float
    known: dict[tuple[str, ...], tuple[float, float]] = field(
        default_factory=dict[tuple[str, ...], tuple[float, float]]
    )

    def earns(self, trains: Sequence[str]) -> float:
        """What it would earn with these."""
        if sorted(trains) == sorted(self.held):
            return self.income
        if not trains:
            return 0
        better, *others = sorted(trains, key=lambda kind: self.each[kind], reverse=True)
        return self.each[better] + sum(self.beside[kind] * self.each[kind] for kind in others)


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
    kinds: Sequence[str]
    trains: list[str]
    cash: float

    def add(self, number: int, left: int) -> None:
        """Buy what is worth it for the rounds left, as long as there's room."""
        while len(self.trains) < self._limit and self._take(self.trains, 0, number, left):
            pass

    def exchange(self, number: int, left: int) -> float:
        """Buy a better train in place of the cheapest (5.3), if that's worth it; what this one would have earned."""
        if len(self.trains) < self._limit:
            return 0
        worst = min(self.trains, key=lambda kind: self.g.data.trains[kind].price)
        rest = list(self.trains)
        rest.remove(worst)
        lost = self._earns(self.trains, number) - self._earns(rest, number)
        return lost if self._take(rest, lost, number, left) else 0

    @property
    def _limit(self) -> int:
        return self.g.rulebook.train_limit(self.g, self.company)

    def _take(self, beside: Sequence[str], lost: float, number: int, left: int) -> bool:
        """Buy the train that with these earns the most, if it's worth what is lost for it."""
        before, prices = self._earns(self.trains, number + 1), self.g.data.trains
        gains = [
            (self._earns([*beside, kind], number + 1) - before, -prices[kind].price, kind)
            for kind in self.kinds
            if prices[kind].price <= self.cash
        ]
        gain, price, kind = max(gains, default=(0.0, 0, ""))
        if gain <= 0 or gain * left <= lost:
            return False
        self.cash += price
        self.trains = [*beside, kind]
        return True

    def _earns(self, trains: Sequence[str], number: int) -> float:
        return self.tips.income_then(self.g, self.runs, trains, number)


def _is_up(g: View, company: str) -> bool:
    """Whether it's its turn, in which a train is scrapped by a decision of its own or not at all."""
    return any(isinstance(each, CompanyTurn) and each.company == company for each in g.state.stack)


def _phase(g: View, left: int) -> str:
    """The phase that it will be when so many rounds are left; none before the one that it is."""
    phases = list(g.data.phases)
    coming = next((n for n, most in enumerate(FROM_THE_END, 1) if left <= most), len(phases))
    return phases[max(phases.index(g.state.phase), len(phases) - coming)]


def _fees(g: View, company: str, phase: str) -> float:
    """What a major usually gets in a round of such a phase if all minors are in play, for all that it sells."""
    services = g.data.raw["services"]
    wagons = {usual for wagon, usual in WAGONS.items() if services.get(wagon) == company}
    trains = {TRAINS[kind] for kind in g.data.trains if g.data.figures("trains", kind)["seller"] == company}
    part = SELLERS_PART / g.data.raw.get("seller_part", SELLERS_PART)
    others = () if wagons or trains else (company,)
    return sum(FEES[each][phase] for each in (*wagons, *others)) + part * sum(FEES[each][phase] for each in trains)


def _so_far(g: View, company: str) -> tuple[float, float]:
    """In how many operating rounds about how much a major has got in each, as its price tells."""
    prices, rounds = [each.price for each in g.data.cells.values()], ROUNDS_A_SET * (g.state.set_number - 1)
    if not rounds:
        return 0, 0.0
    return rounds, _amount(g, (prices.index(g.price(company)) - prices.index(STARTED_AT)) / rounds)


def _rates(g: View) -> list[tuple[float, int]]:
    """7.3.2: about the amounts for which the price moves so far."""
    leasts = g.data.raw["dividend_steps"]
    middles = [(low + high - 10) / 2 for (low, _), (high, _) in pairwise(leasts)]
    return [(amount, move) for amount, (_, move) in zip((*middles, leasts[-1][0] * HIGHEST), leasts, strict=True)]


def _amount(g: View, steps: float) -> float:
    """For about how much the price moves so far."""
    rates = _rates(g)
    for (least, few), (most, many) in pairwise(rates):
        if steps < many:
            return max(0.0, least + (most - least) * (steps - few) / (many - few))
    return rates[-1][0]


def _steps(g: View, amount: float) -> float:
    """How far the price moves for about so much: what comes in isn't known exactly, and may be kept."""
    rates = _rates(g)
    for (least, few), (most, many) in pairwise(rates):
        if amount < most:
            return few + (many - few) * (amount - least) / (most - least)
    return rates[-1][1]


TIPS = MagTips(
    earns={"2": 90, "3": 150, "4": 210, "6": 320},
    yields=1.1,
    idle=3,
    left=(5, 7, 10),
)
