"""The reference games that a benchmark runs over; they lie beside the project, if anywhere."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from engine.actions import Action
from engine.dev.recorded import Line
from engine.dev.reference import ReferenceGame, Translator, positions, read
from engine.game import Game
from engine.titles import translator

TRACES = Path(__file__).resolve().parents[2] / "shared" / "traces"


def references(title_folder: str = "18mag") -> Iterator[tuple[ReferenceGame, Translator]]:
    """Every reference game of a title, with what translates it; a line says so where there's none."""
    paths = sorted((TRACES / title_folder).glob("*.jsonl*"))
    if not paths:
        print(f"there are no reference games of {title_folder} in {TRACES}")
    for path in paths:
        reference = read(path)
        yield reference, translator(reference.header["game"])


def lines(reference: ReferenceGame, title: Translator) -> Iterator[tuple[Line, Game]]:
    """Each recorded line with the game in the position before it; at the end the game is in its last position."""
    for (game, _), line in zip(positions(reference, title), reference.actions, strict=False):
        yield line, game


def own_actions(reference: ReferenceGame, title: Translator) -> list[tuple[Action, str]]:
    """A reference game's actions in our terms, and who took them."""
    *_, (game, _) = positions(reference, title)
    return [(game.read_action(each["action"]), each["by"]) for each in game.entries]
