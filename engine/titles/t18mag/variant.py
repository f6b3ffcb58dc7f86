"""The forms of 18Mag: for three to six players, for two (11), for one (12), and with the expansion's options (13)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.rulebook import Switch

SEVERAL = (3, 6)
OPTIONS: dict[str, Switch] = {
    "new_minors": Switch(("none", "simple", "challenging"), "none", players=SEVERAL, later=True),
    "new_major": Switch((False, True), False, players=SEVERAL, later=True),
    "supporters": Switch((False, True), False, players=SEVERAL, later=True),
    "standard_dividends": Switch((False, True), False, later=True),
    "difficulty": Switch(("easy", "medium", "hard"), "medium", players=(1, 1), later=True),
    "length": Switch(("short", "long"), "short", players=(1, 1), later=True),
}
"""What may be agreed before a game: chapter 13, and for the solo game 12.2.1."""


@dataclass(frozen=True, slots=True)
class Variant:
    """What decides about figures and acts. `players`: 1, 2, or 3 for three and more."""

    players: int = 3
    new_minors: str = "none"
    new_major: bool = False
    supporters: bool = False
    standard_dividends: bool = False
    difficulty: str = ""
    length: str = ""


SEVERAL_PLAYERS = Variant()


def variant(players: int, options: Mapping[str, Any]) -> Variant:
    """The form of the game for so many players with these options, which `resolve` has accepted."""
    chosen = {name: options.get(name, switch.house) for name, switch in OPTIONS.items()}
    if players > 1:
        chosen.update(difficulty="", length="")
    return Variant(players=min(players, 3), **chosen)
