"""Recorded games, from any of their positions: the logs that ship with the titles, and those in a folder of one's own.

A position is reached from the nearest copy before it, so that stepping on and jumping about are quick.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import engine
from engine.dev import log
from engine.errors import EngineFault, IllegalAction, UnreadableAction
from engine.events import Event
from engine.game import Game
from engine.titles import TITLES, games_folder

MARK_EVERY = 25
"""A copy is kept at every so-manieth entry that was passed."""
USUAL = 3
"""From so many players on a game is as the title's rules have it first."""
OWN = "own-"
"""How the keys of the games in one's own folder begin."""
SUFFIXES = (".jsonl", ".jsonl.gz")
WATCHED = "watch"
"""The folder of whole games by strong robots, among a title's recorded games."""


class BadRecording(Exception):
    """The log can't be played by these rules; the message says why."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A recorded game after `n` entries: the game (its owner's, to be read at once) and what the last entry did."""

    n: int
    game: Game
    entry: dict[str, Any] | None
    events: tuple[Event, ...]


class Recording:
    """A recorded game. Not for several threads at once."""

    def __init__(self, key: str, setup: dict[str, Any], entries: Sequence[dict[str, Any]]) -> None:
        """`key` names it: letters, digits, hyphens."""
        self.key = key
        self.setup = setup
        self.entries = list(entries)
        self._marks: dict[int, Game] = {}
        self._now: Game | None = None

    @property
    def title(self) -> str:
        """The title's id."""
        return self.setup["title"]

    @property
    def players(self) -> int:
        """The number of players of the recorded game."""
        return len(self.setup["players"])

    @property
    def last(self) -> int:
        """How many entries there are."""
        return len(self.entries)

    def at(self, n: int) -> Moment:
        """The game after `n` entries; BadRecording where these rules can't play it."""
        n = max(0, min(n, self.last))
        try:
            game = self._before(max(0, n - 1))
            events = self._play(game, n) if n else game.start_events
        except (EngineFault, IllegalAction, UnreadableAction) as error:
            self._now = None
            raise BadRecording(str(error)) from error
        return Moment(n, game, self.entries[n - 1] if n else None, events)

    def _before(self, n: int) -> Game:
        """A game after `n` entries that may be played on."""
        nearest = max((at for at in self._marks if at <= n), default=None)
        if self._now is None or self._now.seq > n or (nearest is not None and nearest > self._now.seq):
            self._now = self._marks[nearest].copy() if nearest is not None else self._begin()
        for number in range(self._now.seq + 1, n + 1):
            self._play(self._now, number)
        return self._now

    def _begin(self) -> Game:
        # The engine's door checks the files; the game itself is played without digests, which cost most of the time.
        rules = engine.load_game(self.setup, []).rulebook
        game = Game(rules, self.setup, digests=False)
        self._marks[0] = game.copy()
        return game

    def _play(self, game: Game, number: int) -> tuple[Event, ...]:
        entry = self.entries[number - 1]
        if "undo" in entry:
            events = game.undo(entry["undo"], entry["by"]).events
        else:
            events = game.apply(game.read_action(entry["action"]), entry["by"]).events
        if number % MARK_EVERY == 0 and number not in self._marks:
            self._marks[number] = game.copy()
        return events


def recordings(folder: Path | None = None) -> dict[str, Recording]:
    """The games that ship with the titles, then those in the folder, by their keys; of a title the usual ones first.

    Before these comes what is there to be watched. A file that is no log of a known title is left out.
    """
    found: dict[str, Recording] = {}
    for title in TITLES:
        shipped: dict[str, Recording] = {}
        for path in (*_files(games_folder(title) / WATCHED), *_files(games_folder(title))):
            _add(shipped, path, f"{title}-{_stem(path)}")
        found |= dict(sorted(shipped.items(), key=lambda each: _unusual(each[1])))
    for number, path in enumerate(_files(folder) if folder is not None else [], 1):
        _add(found, path, f"{OWN}{number}")
    return found


def _unusual(recording: Recording) -> tuple[bool, bool, int]:
    """What a newcomer should see later: options, games that aren't for three or more, many players."""
    return bool(recording.setup.get("options")), recording.players < USUAL, recording.players


def _files(folder: Path) -> list[Path]:
    return sorted(folder.iterdir()) if folder.is_dir() else []


def _stem(path: Path) -> str:
    return path.name.partition(".")[0]


def _add(found: dict[str, Recording], path: Path, key: str) -> None:
    if not path.name.endswith(SUFFIXES):
        return
    try:
        setup, entries = log.record(path)
    except (OSError, ValueError):
        return
    if setup.get("title") in TITLES and entries:
        found[key] = Recording(key, setup, entries)
