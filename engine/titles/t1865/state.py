"""What only 1865 Sardinia keeps in its state, and the parts of the flow that only it has."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from engine.state import Frame, TitleState


@dataclass(slots=True)
class SardiniaState(TitleState):
    """Beside what every title has.

    traffic: points by company and by source ("home", "marker", "mine", "upgrade", "bonus", "absorbed"; 1.5).
    rows: the row, from 1, of each launched company on the Dragons' chart (5.5).
    homes: the node of each company's home marker (2.5, 11.6).
    bonuses: the maritime companies whose bonus has been given (3.4).
    debts: personal state loans by player (9.10).
    """

    traffic: dict[str, dict[str, int]] = field(default_factory=dict[str, dict[str, int]])
    rows: dict[str, int] = field(default_factory=dict[str, int])
    homes: dict[str, str] = field(default_factory=dict[str, str])
    bonuses: list[str] = field(default_factory=list[str])
    debts: dict[str, int] = field(default_factory=dict[str, int])


@dataclass(slots=True)
class Conversions(Frame):
    """Before a stock round: the minors whose presidents are still to be asked, in operating order (6.4)."""

    kind: ClassVar[str] = "conversions"
    waiting: list[str] = field(default_factory=list[str])


@dataclass(slots=True)
class DragonsTurn(Frame):
    """The Dragons' turn (7B): the companies to look at for sales, in operating order; whether they acted; the end."""

    kind: ClassVar[str] = "dragons_turn"
    order: list[str] = field(default_factory=list[str])
    acted: bool = False
    over: bool = False


@dataclass(slots=True)
class HomeChoice(Frame):
    """`player` has started an absorbed company again and chooses its home (11.6)."""

    kind: ClassVar[str] = "home_choice"
    player: str
    company: str


@dataclass(slots=True)
class Raising(Frame):
    """`player` raises money for the train that `company` must buy (9.9); `sold` are the companies sold so far.

    bankrupt: the money can't be raised, so everything is sold (9.10).
    """

    kind: ClassVar[str] = "raising"
    player: str
    company: str
    train: str
    source: str
    price: int
    sold: list[str] = field(default_factory=list[str])
    bankrupt: bool = False


@dataclass(slots=True)
class Absorbing(Frame):
    """What is left to decide about markers after an absorption (11.9).

    stage: "own mines" that may be given up, "cities" of the target, its "mines", in this order. picked: the cities
    replaced so far. tight: there are too few markers for all, so that each one replaced must be joined to another.
    """

    kind: ClassVar[str] = "absorbing"
    absorber: str
    target: str
    stage: str = "own mines"
    picked: list[str] = field(default_factory=list[str])
    tight: bool = False
