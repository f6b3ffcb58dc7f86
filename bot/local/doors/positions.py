"""Turns to try: well-chosen positions of the recorded games that ship with a title, as its `turns.json` lists them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass

from engine.titles import TITLES, games_folder


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


def _turns(title: str) -> Iterator[TurnToTry]:
    path = games_folder(title) / "turns.json"
    found = json.loads(path.read_text("utf-8")) if path.exists() else {}
    for name, place in found.items():
        yield TurnToTry(f"{title}-{place['log']}", place["entry"], f"{title}-{name}")


POSITIONS = tuple(turn for title in TITLES for turn in _turns(title))
