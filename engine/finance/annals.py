"""What companies earned and paid in each round, and their prices at its end: a fold over the events of a game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Protocol

from engine.events import DividendPaid, Paid, PriceMoved, RoundStarted

if TYPE_CHECKING:
    from engine.rulebook import Rulebook
    from engine.title import TitleData

Raw = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Earned:
    """What a company earned in a round (None: it has no run), what it paid in all and for each share; in money."""

    income: int | None = None
    paid: int = 0
    each: int = 0


class Numbered(Protocol):
    """What tells of a round."""

    @property
    def round(self) -> str: ...
    @property
    def set_number(self) -> int: ...
    @property
    def round_number(self) -> int: ...


def round_key(each: Numbered) -> tuple[str, int, int]:
    """By what a round is known: its kind, its set, and an operating round's number in that."""
    return each.round, each.set_number, each.round_number if each.round == "operating" else 0


@dataclass(frozen=True, slots=True)
class RoundAnnals:
    """A round: its kind, set and number; by company what was earned in it, what it got beside it, and the price at
    its end, in money.
    """

    round: str
    set_number: int
    round_number: int
    earned: Mapping[str, Earned] = field(default_factory=dict[str, Earned])
    prices: Mapping[str, int] = field(default_factory=dict[str, int])
    fees: Mapping[str, int] = field(default_factory=dict[str, int])

    def income(self, company: str) -> int | None:
        """What a company earned by its run and beside it; None for nothing of either."""
        run, fees = self.earned.get(company, Earned()).income, self.fees.get(company)
        return None if run is None and fees is None else (run or 0) + (fees or 0)


def annals_types(rules: Rulebook) -> tuple[str, ...]:
    """The types of event that `annals` looks at."""
    shared = (RoundStarted.type, PriceMoved.type, DividendPaid.type)
    return (*shared, *([Paid.type] if rules.fees else []), *rules.earnings, *rules.enters_chart, *rules.leaves_chart)


def annals(rules: Rulebook, events: Iterable[Raw], first: Mapping[str, int]) -> tuple[RoundAnnals, ...]:
    """All rounds that have begun, from the events of a game in their order, in JSON; `first` are its first prices.

    Other events than those of `annals_types` may be among them, or left out.
    """
    fold = Annals(rules, first)
    for each in events:
        fold.add(each)
    return fold.rounds()


def prices_in(title: TitleData, market: Mapping[str, Sequence[str]]) -> dict[str, int]:
    """The price of each company on the chart, where a state's `market` has it."""
    return {company: title.cells[cell].price for cell, companies in market.items() for company in companies}


def last_revenue(told: Iterable[RoundAnnals], *, on: bool) -> int:
    """What all companies earned together in the last operating round that's over; `on`: the very last one isn't."""
    rounds = [each for each in told if each.round == "operating"]
    over = rounds[:-1] if on else rounds
    return sum(each.income or 0 for each in over[-1].earned.values()) if over else 0


def last_earned(told: Iterable[RoundAnnals]) -> dict[str, tuple[RoundAnnals, Earned]]:
    """What each company earned the last time it did, and the round in which that was."""
    found: dict[str, tuple[RoundAnnals, Earned]] = {}
    for each in told:
        found |= {company: (each, earned) for company, earned in each.earned.items()}
    return found


class Annals:
    """The rounds so far, and the prices now: it goes on with each event, for whoever keeps it."""

    def __init__(self, rules: Rulebook, first: Mapping[str, int]) -> None:
        self._rules = rules
        self._rounds: list[RoundAnnals] = []
        self._prices = dict(first)

    def add(self, event: Raw) -> None:
        """Go on with an event."""
        kind, rules = event["type"], self._rules
        if kind == RoundStarted.type:
            self._begin(event)
        elif kind == PriceMoved.type:
            self._prices[event["company"]] = event["new"]
        elif kind == DividendPaid.type:
            earned = self._of(event["company"])
            self._note(event["company"], replace(earned, paid=event["amount"], each=event["each"]))
        elif kind in rules.earnings:
            income = sum(event[name] for name in rules.earnings[kind])
            self._note(event["company"], replace(self._of(event["company"]), income=income))
        elif kind == Paid.type:
            self._add_fee(event)
        elif kind in rules.enters_chart:
            self._prices[event[rules.enters_chart[kind]]] = event["price"]
        elif kind in rules.leaves_chart:
            self._prices.pop(event[rules.leaves_chart[kind]], None)

    def _add_fee(self, event: Raw) -> None:
        company, this = event["payee"], self._rounds[-1] if self._rounds else None
        data = self._rules.data.companies.get(company)
        if this is not None and data is not None and event["reason"] in self._rules.fees.get(data.kind, ()):
            fees = {**this.fees, company: this.fees.get(company, 0) + event["amount"]}
            self._rounds[-1] = replace(this, fees=fees)

    def _begin(self, event: Raw) -> None:
        self._end()
        self._rounds.append(RoundAnnals(event["round"], event["set_number"], event["round_number"], {}))

    def _end(self) -> None:
        """The prices so far are those at the end of the round that is on."""
        if self._rounds:
            self._rounds[-1] = replace(self._rounds[-1], prices=dict(self._prices))

    def _of(self, company: str) -> Earned:
        return self._rounds[-1].earned.get(company, Earned()) if self._rounds else Earned()

    def _note(self, company: str, earned: Earned) -> None:
        if self._rounds:
            this = self._rounds[-1]
            self._rounds[-1] = replace(this, earned={**this.earned, company: earned})

    def rounds(self) -> tuple[RoundAnnals, ...]:
        """All of them."""
        self._end()
        return tuple(self._rounds)
