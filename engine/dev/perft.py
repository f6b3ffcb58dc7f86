"""`python -m engine perft TITLE`: how many sequences of legal actions there are from named positions.

As chess engines do: a changed count means that some action became legal or illegal. Offers count by their proposal and
both bounds. A title's positions lie beside its recorded games: a new game, or a recorded one after so many entries.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from engine import new_game
from engine.dev import log
from engine.dev.listed import bundles
from engine.game import Game
from engine.titles import games_folder

SEED = 18


def positions(title: str) -> dict[str, dict[str, Any]]:
    """A title's named positions: {"players": N} or {"log": NAME, "entry": N}, the depth of counting, and the counts.

    There's none where the title has no such file yet.
    """
    path = _file(title)
    return json.loads(path.read_text("utf-8")) if path.exists() else {}


def _file(title: str) -> Path:
    return games_folder(title) / "positions.json"


def position(title: str, place: dict[str, Any]) -> Game:
    """The game in a named position."""
    if "log" in place:
        return log.read(Path(games_folder(title) / f"{place['log']}.jsonl.gz"), place["entry"])
    return new_game(title, [f"P{number}" for number in range(1, place["players"] + 1)], seed=SEED)


def count(game: Game, depth: int) -> int:
    """The number of sequences of `depth` legal choices; a game that is over has the empty one only."""
    if depth == 0 or game.decision is None:
        return 1
    total = 0
    for bundle in bundles(game):
        if depth == 1:
            total += 1
            continue
        after = game.copy()
        after.apply_all(bundle, game.decision.by)
        total += count(after, depth - 1)
    return total


def main(title: str) -> int:
    """Print the counts up to each position's depth.

    Returns 1 where they differ from what the file says, 2 where the title has no named positions.
    """
    if not positions(title):
        print(f"{title} has no named positions yet; they are to stand in {_file(title)}", file=sys.stderr, flush=True)
        return 2
    differ = False
    for name, place in positions(title).items():
        game = position(title, place)
        counts = [count(game, level) for level in range(1, place["depth"] + 1)]
        expected: list[int] = place.get("counts", counts)
        told = ", ".join(f"depth {level}: {each}" for level, each in enumerate(counts, 1))
        if counts != expected:
            differ = True
            told += f"; its file says {', '.join(map(str, expected))}"
        print(f"{name} ({game.decision.step if game.decision else 'over'}): {told}", flush=True)
    return 1 if differ else 0
