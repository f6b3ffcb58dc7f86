"""What only 18Mag keeps in its state."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from engine.codec import LATER, later
from engine.state import Frame, TitleState


@dataclass(slots=True)
class MagState(TitleState):
    """Round indicators by the train stack that still carries one (2.7), "no train sold" markers by stack (4.5).

    `rounds_without_sale` counts operating rounds in a row (only by the rule of recorded games), `train_sold` is about
    the current one. `final_sets` counts the sets still to begin once the end was triggered (10.1). `supporters_used`
    are those called in this operating round (13.3). Of the solo game: `cards` how many actions of its card each minor
    of the opponent has done, `replacing` which of them have still to buy a train for the one scrapped (12.4.4), and
    `stock_card`.
    """

    indicators: list[str] = field(default_factory=list[str])
    markers: dict[str, int] = field(default_factory=dict[str, int])
    rounds_without_sale: int = 0
    train_sold: bool = False
    final_sets: int | None = None
    cards: dict[str, int] = field(default_factory=dict[str, int], metadata=LATER)
    replacing: list[str] = field(default_factory=list[str], metadata=LATER)
    stock_card: str = later("")
    supporters_used: list[str] = field(default_factory=list[str], metadata=LATER)


@dataclass(slots=True)
class Sequence(Frame):
    """The bottom of the flow: draft, then sets of operating rounds and stock rounds (4.1)."""

    kind: ClassVar[str] = "sequence"
    rounds_left: int = 0
    stock_round_due: bool = False
