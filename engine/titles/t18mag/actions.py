"""The actions that only 18Mag has."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.actions import Action, CompanyId, PrivateId
from engine.events import Event


@dataclass(frozen=True, slots=True)
class BuyWagon(Action):
    """Buy the wagon of this major for the run of this turn (5.5)."""

    type: ClassVar[str] = "buy_wagon"
    company: CompanyId


@dataclass(frozen=True, slots=True)
class UseSupporter(Action):
    """Call a supporter for this turn (13.3)."""

    type: ClassVar[str] = "use_supporter"
    private: PrivateId


@dataclass(frozen=True, slots=True)
class FollowCard(Action):
    """Do what the company's card orders now; only the solo opponent does (12.4)."""

    type: ClassVar[str] = "follow_card"


@dataclass(frozen=True, slots=True)
class CardFollowed(Event):
    """A minor of the solo opponent does what its card says: which action, and its number on the card.

    Number 0 is the rule for the whole game (12.4.2). What comes of it is told by the events that follow.
    """

    type: ClassVar[str] = "card_followed"
    company: str
    rule: str
    number: int


@dataclass(frozen=True, slots=True)
class SupporterUsed(Event):
    """A supporter was called for a minor."""

    type: ClassVar[str] = "supporter_used"
    company: str
    private: str


@dataclass(frozen=True, slots=True)
class SupporterKept(Event):
    """A supporter that was called for a minor had no effect in its turn, and can be called again."""

    type: ClassVar[str] = "supporter_kept"
    company: str
    private: str


@dataclass(frozen=True, slots=True)
class WagonBought(Event):
    """A minor bought a major's wagon."""

    type: ClassVar[str] = "wagon_bought"
    company: str
    major: str
    fee: int
