"""Turns to try: well-chosen positions of the recorded games that ship with the titles."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class TurnToTry:
    """The position after `step` entries of the recording `recording`; `turn` names it among the words.

    Its name is the message "position-TURN" of the catalogues, what there is to do "position-TURN-text".
    """

    recording: str
    step: int
    turn: str

    @property
    def key(self) -> str:
        """What it's called among the cards."""
        return f"{self.recording}:{self.step}"


POSITIONS = (
    TurnToTry("18mag-robots-4p-42", 530, "18mag-minor"),
    TurnToTry("18mag-robots-4p-42", 492, "18mag-dividend"),
    TurnToTry("18mag-robots-4p-42", 353, "18mag-stock"),
    TurnToTry("1856-robots-4p-127", 357, "1856-company"),
    TurnToTry("1856-robots-4p-127", 151, "1856-stock"),
    TurnToTry("1865-robots-3p-40", 178, "1865-company"),
    TurnToTry("1865-robots-3p-40", 161, "1865-stock"),
)
