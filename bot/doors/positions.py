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
        "A minor company's turn",
        "Green phase: minor 5 lays track, may build a station, rents wagons of the majors and runs its trains.",
    ),
    Position(
        "18mag-robots-4p-42",
        492,
        "A major company's dividend",
        "Green phase: SzKÉV has earned well by the track that was built. How much does it pay to its shareholders?",
    ),
    Position(
        "18mag-robots-4p-42",
        353,
        "A stock round",
        "Green phase: buy a share, sell some, or do neither, with all seven majors to choose from.",
    ),
)
