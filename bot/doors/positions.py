"""Turns to try: well-chosen positions of the recorded games that ship with the titles."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Position:
    """The position after `step` entries of the recording `recording`, and what there is to do."""

    recording: str
    step: int
    name: str
    text: str

    @property
    def key(self) -> str:
        """What it's called among the cards."""
        return f"{self.recording}:{self.step}"


POSITIONS = (
    Position(
        "18mag-robots-4p-42",
        530,
        "18Mag: a minor company's turn",
        "Green phase: minor 5 lays track, may build a station, rents wagons of the majors and runs its trains.",
    ),
    Position(
        "18mag-robots-4p-42",
        492,
        "18Mag: a major company's dividend",
        "Green phase: SzKÉV has earned well by the track that was built. How much does it pay to its shareholders?",
    ),
    Position(
        "18mag-robots-4p-42",
        353,
        "18Mag: a stock round",
        "Green phase: buy a share, sell some, or do neither, with all seven majors to choose from.",
    ),
    Position(
        "1856-robots-4p-61",
        151,
        "1856: a company's turn",
        "Phase 3: the Welland Railway lays track, runs its 3-train, pays or withholds, and may take a loan.",
    ),
    Position(
        "1856-robots-4p-61",
        114,
        "1856: a stock round",
        "Phase 3: with $205 in hand, start a company, buy a share, sell some, or pass.",
    ),
    Position(
        "1865-robots-3p-40",
        178,
        "1865: a company's turn",
        "Phase 3: the SFSS looks for the best place on its island for a yellow tile, then runs two trains.",
    ),
    Position(
        "1865-robots-3p-40",
        161,
        "1865: a stock round",
        "Phase 3: with L.494 in hand, start a company, buy a share, sell some, or pass.",
    ),
)
