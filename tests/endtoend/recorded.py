"""The recorded games that ship with 18Mag, as moves."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from engine.dev import log
from engine.titles import games_folder
from tests.endtoend.driving import Move

THREE, FOUR, FIVE = (games_folder("18mag") / f"robots-{name}.jsonl.gz" for name in ("3p-40", "4p-42", "5p-40"))


def moves_of(path: Path) -> tuple[dict[str, Any], list[Move]]:
    """The set-up and the moves of a recorded game."""
    setup, entries = log.record(path)
    return setup, [(each["by"], each["action"]) for each in entries]
