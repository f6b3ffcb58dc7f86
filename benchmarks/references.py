"""The reference games that a benchmark runs over: those beside the project if they are there, else its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from engine.actions import Action
from engine.dev.reference import Line, ReferenceGame, Translator, read
from engine.game import Game
from engine.titles import translator

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = (ROOT.parent / "shared" / "traces", ROOT / "tests" / "games")


def references(title_folder: str = "18mag") -> Iterator[tuple[ReferenceGame, Translator]]:
    """Every reference game of a title that can be replayed."""
    folder = next(each for each in FOLDERS if each.is_dir())
    for path in sorted((folder / title_folder).glob("*.jsonl*")):
        reference = read(path)
        title = translator(reference.header["game"])
        if title.skip_reason(reference.header) is None:
            yield reference, title


def positions(reference: ReferenceGame, title: Translator) -> Iterator[tuple[Line, Game]]:
    """Each recorded line with the game in the position before it."""
    game = title.begin(reference.header)
    for line in reference.actions:
        yield line, game
        for by, action in title.translate(game, line):
            game.apply(action, by)


def own_actions(reference: ReferenceGame, title: Translator) -> list[tuple[Action, str]]:
    """A reference game's actions in our terms."""
    found: list[tuple[Action, str]] = []
    game = title.begin(reference.header)
    for line in reference.actions:
        for by, action in title.translate(game, line):
            game.apply(action, by)
            found.append((action, by))
    return found
