"""The games that benchmarks run over: those that ship, and the reference games beside the project, if any are there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any

import engine
from engine.dev import log
from engine.dev.recorded import Line
from engine.dev.reference import ReferenceGame, Translator, positions, read, replay
from engine.game import Game
from engine.titles import games_folder, translator

TRACES = Path(__file__).resolve().parents[2] / "shared" / "traces"


@dataclass(frozen=True, slots=True)
class Recorded:
    """A game in our own terms: its set-up record, and who did what (seat and action as JSON)."""

    name: str
    setup: dict[str, Any]
    moves: list[tuple[str, Any]]

    def begin(self) -> Game:
        """The game before its first move; its log holds no digests, which aren't what is measured."""
        return Game(engine.load_game(self.setup, []).rulebook, self.setup, digests=False)

    def positions(self) -> Iterator[tuple[Game, str, Any]]:
        """The game before each move, with who makes it and what it is; the same object moves on."""
        game = self.begin()
        for by, raw in self.moves:
            yield game, by, raw
            game.apply(game.read_action(raw), by)


def paths(title: str) -> list[Path]:
    """A title's games: those that ship, then the reference games that are there."""
    return [*sorted(games_folder(title).glob("*.jsonl.gz")), *sorted((TRACES / title).glob("*.jsonl.gz"))]


def recorded(path: Path) -> Recorded:
    """A shipped log or a reference game; raises OSError, ValueError."""
    if TRACES in path.parents:
        reference = read(path)
        game = replay(reference, translator(reference.header["game"])).game
        assert game is not None
        setup, entries = game.setup, game.entries
    else:
        setup, entries = log.record(path)
    moves = [(each["by"], each["action"]) for each in entries if "action" in each]
    return Recorded(path.name.partition(".")[0], setup, moves)


def references(title: str = "18mag", most: int | None = None) -> Iterator[tuple[ReferenceGame, Translator]]:
    """The reference games of a title (at most so many), with what translates them; a line says where there are none."""
    found = sorted((TRACES / title).glob("*.jsonl*"))
    if not found:
        print(f"there are no reference games of {title} in {TRACES}")
    for path in islice(found, most):
        reference = read(path)
        yield reference, translator(reference.header["game"])


def lines(reference: ReferenceGame, title: Translator) -> Iterator[tuple[Line, Game]]:
    """Each recorded line with the game in the position before it; at the end the game is in its last position."""
    for (game, _), line in zip(positions(reference, title), reference.actions, strict=False):
        yield line, game
