"""The actions and events that only 1856 has."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from engine.actions import Action, HexId, Means, TrainId
from engine.events import CompanyClosed, Event, LoanTaken


@dataclass(frozen=True, slots=True)
class PlacePort(Action):
    """Place the port marker (15.5)."""

    type: ClassVar[str] = "place_port"
    hex: HexId


@dataclass(frozen=True, slots=True)
class BuyRight(Action):
    """Buy the right to a bonus: "bridge" or "tunnel" (15.6)."""

    type: ClassVar[str] = "buy_right"
    right: Means


@dataclass(frozen=True, slots=True)
class BorrowTrain(Action):
    """Borrow a train from the bank for this turn (14.3)."""

    type: ClassVar[str] = "borrow_train"
    train: TrainId


@dataclass(frozen=True, slots=True)
class Redeem(Action):
    """The president pays the rest of a company's debt at the formation (13.2.2 a)."""

    type: ClassVar[str] = "redeem"


@dataclass(frozen=True, slots=True)
class Merge(Action):
    """The company is merged into the national company (13.2.2 b)."""

    type: ClassVar[str] = "merge"


@dataclass(frozen=True, slots=True)
class DestinationReached(Event):
    """A company has reached its destination, a `hex`, and receives its escrow."""

    type: ClassVar[str] = "destination_reached"
    company: str
    escrow: int
    hex: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class PortPlaced(Event):
    """A company placed its port marker."""

    type: ClassVar[str] = "port_placed"
    company: str
    hex: str


@dataclass(frozen=True, slots=True)
class RightBought(Event):
    """A company bought a right; `seller` is the bank or a company."""

    type: ClassVar[str] = "right_bought"
    company: str
    right: str
    seller: str
    price: int


@dataclass(frozen=True, slots=True)
class TrainBorrowed(Event):
    """The national company borrowed a train."""

    type: ClassVar[str] = "train_borrowed"
    company: str
    train: str


@dataclass(frozen=True, slots=True)
class DebtDeclared(Event):
    """13.2.2: a president pays `amount` of a company's debt in person, or, with `merged`, has it merged `into`."""

    type: ClassVar[str] = "debt_declared"
    company: str
    player: str
    merged: bool
    amount: int
    into: str


@dataclass(frozen=True, slots=True)
class CompanyMerged(Event):
    """A company was merged into the national company; who led it until then, and the players' holdings in percent."""

    type: ClassVar[str] = "company_merged"
    grave: ClassVar[bool] = True
    company: str
    into: str
    president: str = field(default="", compare=False)
    holdings: tuple[tuple[str, int], ...] = field(default=(), compare=False)


@dataclass(frozen=True, slots=True)
class NationalFormed(Event):
    """The national company was formed: its price, the percent of a share, its president."""

    type: ClassVar[str] = "national_formed"
    grave: ClassVar[bool] = True
    company: str
    price: int
    unit: int
    president: str


@dataclass(frozen=True, slots=True)
class SharesExchanged(Event):
    """A holder received so many percent of the national company for shares of merged companies."""

    type: ClassVar[str] = "shares_exchanged"
    holder: str
    company: str
    percent: int


RARE: dict[type[Event], str] = {
    NationalFormed: "formation",
    CompanyMerged: "merged",
    SharesExchanged: "exchange",
    TrainBorrowed: "borrowed train",
    CompanyClosed: "company closed",
    LoanTaken: "loan",
    DestinationReached: "destination",
}
"""9, 13, 14, 16: what is counted in self-play beside the usual."""
