"""Events: what happened, as frozen values. Words, log lines, marks on pictures and statistics are made from them.

Money is in the title's currency, shares are in percent. A `who` or `holder` is a player, a company, "bank" or a stock.
"""

from __future__ import annotations

import typing
from dataclasses import dataclass, field, fields
from typing import Any, ClassVar

from engine.actions import RouteClaim


@dataclass(frozen=True, slots=True)
class Event:
    """The base of all events; `type` is their name in JSON and in the message catalogues."""

    type: ClassVar[str] = ""
    grave: ClassVar[bool] = False
    """Somebody loses by it what can't be got back, or the game comes to its end: it's announced before it's done."""

    def to_json(self) -> dict[str, Any]:
        """`{"type": ..., field: value, ...}`."""
        out: dict[str, Any] = {"type": self.type}
        for each in fields(self):
            value: Any = getattr(self, each.name)
            out[each.name] = _plain(value)
        return out


def _plain(value: Any) -> Any:
    if isinstance(value, tuple):
        items = typing.cast("tuple[Any, ...]", value)
        return [each.to_json() if isinstance(each, RouteClaim) else _plain(each) for each in items]
    return value


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """`player` (or an automaton's company) passed the step; `forced` where nothing else was legal.

    A forced one says why: the money there was, the trains (or a player's certificates) held, and how many may be. They
    don't make two passes different.
    """

    type: ClassVar[str] = "passed"
    player: str
    company: str | None
    step: str
    forced: bool
    cash: int = field(default=0, compare=False)
    held: float = field(default=0, compare=False)
    limit: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Paid(Event):
    """Money moved; `reason` is a key of the catalogues ("terrain", "station", "dividend", ...).

    `company`: for which one a player paid what it owed. It doesn't make two payments different.
    """

    type: ClassVar[str] = "paid"
    payer: str
    payee: str
    amount: int
    reason: str
    company: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class CompanyDrafted(Event):
    """A player took a company that is owned whole."""

    type: ClassVar[str] = "company_drafted"
    player: str
    company: str


@dataclass(frozen=True, slots=True)
class ShareDrafted(Event):
    """A player took a share in the draft."""

    type: ClassVar[str] = "share_drafted"
    player: str
    company: str
    percent: int


@dataclass(frozen=True, slots=True)
class CompanyRemoved(Event):
    """A company left the game."""

    type: ClassVar[str] = "company_removed"
    company: str


@dataclass(frozen=True, slots=True)
class ShareBought(Event):
    """A player bought shares from a stock."""

    type: ClassVar[str] = "share_bought"
    player: str
    company: str
    percent: int
    price: int


@dataclass(frozen=True, slots=True)
class SharesSold(Event):
    """A player sold a block: `each` for one share, `total` in all."""

    type: ClassVar[str] = "shares_sold"
    player: str
    company: str
    percent: int
    each: int
    total: int


@dataclass(frozen=True, slots=True)
class PresidentChanged(Event):
    """A company has a new president, who holds `percent` of it, the old one `left`; these don't make two different."""

    type: ClassVar[str] = "president_changed"
    company: str
    old: str | None
    new: str
    percent: int = field(default=0, compare=False)
    left: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class PriceMoved(Event):
    """A price moved, or was to move and could not (`old` = `new`)."""

    type: ClassVar[str] = "price_moved"
    company: str
    old: int
    new: int
    reason: str


@dataclass(frozen=True, slots=True)
class PriorityMoved(Event):
    """The priority deal lies with `player`."""

    type: ClassVar[str] = "priority_moved"
    player: str


@dataclass(frozen=True, slots=True)
class TileLaid(Event):
    """A tile was laid or upgraded; `replaced` is "" on an empty hex; `cost` is all that was paid."""

    type: ClassVar[str] = "tile_laid"
    company: str
    hex: str
    tile: str
    rotation: int
    replaced: str
    cost: int
    means: str


@dataclass(frozen=True, slots=True)
class TokenPlaced(Event):
    """A station token was placed; `home` for one that comes with the company.

    `shifted`: it had been here, and was taken up for a tile that leaves its city open.
    """

    type: ClassVar[str] = "token_placed"
    company: str
    node: str
    cost: int
    home: bool
    shifted: bool = field(default=False, compare=False)


@dataclass(frozen=True, slots=True)
class TrainScrapped(Event):
    """A train went back without compensation."""

    type: ClassVar[str] = "train_scrapped"
    company: str
    train: str


@dataclass(frozen=True, slots=True)
class TrainsRan(Event):
    """A company ran; `values` are the worths of the routes, `revenue` their sum, `extra` what isn't shared (mines).

    `stops` are what each route's stops are worth, in its order; `bonuses` what a route has beside them, by names of the
    title's: an amount, or 0 for what only let the route be. Runs of older logs have neither.
    """

    type: ClassVar[str] = "trains_ran"
    company: str
    routes: tuple[RouteClaim, ...]
    values: tuple[int, ...]
    revenue: int
    extra: int
    stops: tuple[tuple[int, ...], ...] = ()
    bonuses: tuple[tuple[tuple[str, int], ...], ...] = ()


@dataclass(frozen=True, slots=True)
class DividendPaid(Event):
    """A company paid out `amount` in all, `each` a share; `kept` stays with it, of this income or in all."""

    type: ClassVar[str] = "dividend_paid"
    company: str
    amount: int
    each: int
    kept: int


@dataclass(frozen=True, slots=True)
class TrainBought(Event):
    """A train was bought from the bank or another company."""

    type: ClassVar[str] = "train_bought"
    company: str
    train: str
    source: str
    price: int


@dataclass(frozen=True, slots=True)
class TrainOffered(Event):
    """A purchase waits for the consent of `player`, who acts for `source`."""

    type: ClassVar[str] = "train_offered"
    company: str
    train: str
    source: str
    price: int
    player: str


@dataclass(frozen=True, slots=True)
class OfferAnswered(Event):
    """`player` accepted or refused what waited."""

    type: ClassVar[str] = "offer_answered"
    player: str
    accepted: bool


@dataclass(frozen=True, slots=True)
class PhaseChanged(Event):
    """A new phase; `cause` is a train's kind, or "no_sale"."""

    type: ClassVar[str] = "phase_changed"
    old: str
    new: str
    cause: str


@dataclass(frozen=True, slots=True)
class RoundStarted(Event):
    """A round began: "draft", "stock" or "operating", with its numbers; `of`: operating rounds of the set."""

    type: ClassVar[str] = "round_started"
    round: str
    set_number: int
    round_number: int
    of: int


@dataclass(frozen=True, slots=True)
class TurnStarted(Event):
    """A company's turn began."""

    type: ClassVar[str] = "turn_started"
    company: str
    player: str | None


@dataclass(frozen=True, slots=True)
class BidMade(Event):
    """A player offers `price` for a private company."""

    type: ClassVar[str] = "bid_made"
    player: str
    private: str
    price: int


@dataclass(frozen=True, slots=True)
class PrivateBought(Event):
    """A player or a company bought a private company; `seller` is the bank or a player."""

    type: ClassVar[str] = "private_bought"
    buyer: str
    private: str
    seller: str
    price: int


@dataclass(frozen=True, slots=True)
class PrivateOffered(Event):
    """A purchase of a private company waits for its owner's consent."""

    type: ClassVar[str] = "private_offered"
    buyer: str
    private: str
    player: str
    price: int


@dataclass(frozen=True, slots=True)
class PrivateClosed(Event):
    """A private company closed; until then it was its `owner`'s. That doesn't make two different."""

    type: ClassVar[str] = "private_closed"
    private: str
    owner: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class CompanyStarted(Event):
    """A player bought a president's certificate and set the price of a share."""

    type: ClassVar[str] = "company_started"
    player: str
    company: str
    price: int


@dataclass(frozen=True, slots=True)
class CompanyClosed(Event):
    """A company closed for good; who led it until then, and the players' holdings in percent.

    These don't make two different, here as for other events by which a company goes.
    """

    type: ClassVar[str] = "company_closed"
    grave: ClassVar[bool] = True
    company: str
    president: str = field(default="", compare=False)
    holdings: tuple[tuple[str, int], ...] = field(default=(), compare=False)


@dataclass(frozen=True, slots=True)
class LoanTaken(Event):
    """A company took a loan and received `amount`; it owes `loans` now."""

    type: ClassVar[str] = "loan_taken"
    company: str
    amount: int
    loans: int


@dataclass(frozen=True, slots=True)
class LoanRepaid(Event):
    """A company paid back so many loans; it owes `loans` now. `due`: all loans fell due at once."""

    type: ClassVar[str] = "loan_repaid"
    company: str
    repaid: int
    loans: int
    due: bool = field(default=False, compare=False)


@dataclass(frozen=True, slots=True)
class MoneyDue(Event):
    """A player must raise money for a company, if need be by selling shares."""

    type: ClassVar[str] = "money_due"
    grave: ClassVar[bool] = True
    player: str
    company: str
    amount: int
    reason: str


@dataclass(frozen=True, slots=True)
class WentBankrupt(Event):
    """A player is ruined."""

    type: ClassVar[str] = "went_bankrupt"
    grave: ClassVar[bool] = True
    player: str


@dataclass(frozen=True, slots=True)
class BankBroken(Event):
    """The bank has paid out more than it had."""

    type: ClassVar[str] = "bank_broken"
    grave: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class TrainsRusted(Event):
    """All trains of a kind are gone."""

    type: ClassVar[str] = "trains_rusted"
    grave: ClassVar[bool] = True
    train: str


@dataclass(frozen=True, slots=True)
class TokenRemoved(Event):
    """A company's token was taken off the map; `shifted`: only until its city here is chosen."""

    type: ClassVar[str] = "token_removed"
    company: str
    node: str
    shifted: bool = field(default=False, compare=False)


@dataclass(frozen=True, slots=True)
class TurnSkipped(Event):
    """A company may not have its turn; `percent` of it is in the hands of players or in the pool."""

    type: ClassVar[str] = "turn_skipped"
    company: str
    percent: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class GameEnding(Event):
    """The end of the game was triggered."""

    type: ClassVar[str] = "game_ending"
    grave: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over; `reason` is "standstill" where it could only have gone on without a change for ever."""

    type: ClassVar[str] = "game_ended"
    grave: ClassVar[bool] = True
    reason: str = ""


@dataclass(frozen=True, slots=True)
class MoveExplained(Event):
    """Which of its rules made an automaton do what the events before it tell; `rule` is a key of the catalogues."""

    type: ClassVar[str] = "move_explained"
    player: str
    rule: str
