"""Reference games: reading the recorded files, playing them through the engine, comparing state after state."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import zip_longest
from pathlib import Path
from typing import Any, Protocol

from engine.actions import Action
from engine.dev.log import BrokenFile, json_lines
from engine.dev.recorded import Line, Pair
from engine.errors import IllegalAction
from engine.events import Event
from engine.game import Game


@dataclass(frozen=True, slots=True)
class ReferenceGame:
    """A recorded game: its header, one line an action with the state after it, and the result line."""

    name: str
    header: Line
    actions: list[Line]
    result: Line


@dataclass(frozen=True, slots=True)
class Difference:
    """The first place where ours and the record differ."""

    number: int
    what: str
    ours: Any
    theirs: Any
    log: list[str]

    def __str__(self) -> str:
        """Everything one needs to look into it."""
        story = "".join(f"\n    {line}" for line in self.log)
        return f"action {self.number}: {self.what}\n  ours:     {self.ours}\n  recorded: {self.theirs}\n  story:{story}"


@dataclass(slots=True)
class Report:
    """What came of a replay: actions replayed, points compared, points left out, and the first difference."""

    name: str
    actions: int = 0
    compared: int = 0
    left_out: int = 0
    exceptions: int = 0
    difference: Difference | None = None
    game: Game | None = field(default=None, repr=False)


class Translator(Protocol):
    """What a title knows about the recorded form of its games."""

    def begin(self, header: Line) -> Game:
        """The game in its first position."""
        ...

    def translate(self, game: Game, line: Line) -> list[tuple[str, Action]]:
        """Our actions for a recorded one, given the position; may be none."""
        ...

    def catch_up(self, game: Game, line: Line) -> tuple[str, Action] | None:
        """An action of ours that the record doesn't have and that brings us to where it is after the line, if any."""
        ...

    def settled(self, game: Game, line: Line, following: Line | None) -> bool:
        """Whether both sides have reached the same point after the line, so that states can be compared."""
        ...

    def compare(self, game: Game, state: Line) -> Pair | None:
        """The first difference (what, ours, theirs) between the position and a recorded state."""
        ...

    def exception(self, name: str, number: int) -> str | None:
        """The clause that decides against the record at this action, if it's a known and justified exception."""
        ...

    def adopt(self, game: Game, line: Line) -> None:
        """At an exception: take over what the record says happened, so that all that follows can be compared."""
        ...


def read(path: Path) -> ReferenceGame:
    """Read a .jsonl or .jsonl.gz file; raises BrokenFile."""
    lines = json_lines(path)
    if len(lines) < 2 or not {"game", "initial_state"} <= lines[0].keys() or "result" not in lines[-1]:
        raise BrokenFile(f"{path} is neither a log of ours nor a recorded game")
    name = path.name.removesuffix(".gz").removesuffix(".jsonl")
    return ReferenceGame(name, lines[0], lines[1:-1], lines[-1])


def replay(reference: ReferenceGame, translator: Translator) -> Report:
    """Play a reference game through; stops at the first difference or refusal."""
    report = Report(reference.name)
    game = report.game = translator.begin(reference.header)
    found = translator.compare(game, reference.header["initial_state"])
    if found:
        report.difference = Difference(0, *found, log=[])
        return report
    for line, following in zip_longest(reference.actions, reference.actions[1:]):
        report.actions += 1
        report.difference = _play_line(game, line, following, translator, report)
        if report.difference:
            return report
    report.difference = _compare_result(game, reference)
    return report


def _advance(game: Game, line: Line, translator: Translator) -> list[Event]:
    """Play a line, and what the record leaves out of it; what happened."""
    events: list[Event] = []
    for by, action in translator.translate(game, line):
        events += game.apply(action, by).events
    while more := translator.catch_up(game, line):
        events += game.apply(more[1], more[0]).events
    return events


def _play_line(
    game: Game, line: Line, following: Line | None, translator: Translator, report: Report
) -> Difference | None:
    number: int = line["n"]
    try:
        _advance(game, line, translator)
    except IllegalAction as error:
        if not translator.exception(report.name, number):
            refusal = f"refused by {error.clause}: {error}"
            return Difference(number, refusal, game.decision, line["action"], line["log"])
        report.exceptions += 1
        translator.adopt(game, line)
    if not translator.settled(game, line, following):
        report.left_out += 1
        return None
    report.compared += 1
    found = _compare_tiles(game, line) or translator.compare(game, line["state"])
    if found and translator.exception(report.name, number):
        report.exceptions += 1
        translator.adopt(game, line)
        found = translator.compare(game, line["state"])
    return Difference(number, *found, log=line["log"]) if found else None


def _compare_tiles(game: Game, line: Line) -> Pair | None:
    """The tiles that the line changed, with their track as it lies on the map."""
    for change in line["tiles_changed"]:
        laid = game.view.laid(change["hex"])
        ours = (laid.tile, laid.rotation) if laid else None
        if ours != (change["tile"], change["rotation"]):
            return f"tile on {change['hex']}", ours, (change["tile"], change["rotation"])
        track, theirs = game.view.track(change["hex"]), sum({1 << end for end in _edges(change["paths"])})
        if track.mask != theirs:
            return f"track on {change['hex']}", bin(track.mask), bin(theirs)
    return None


def _edges(paths: list[list[Any]]) -> set[int]:
    return {end for path in paths for end in path if isinstance(end, int)}


def _compare_result(game: Game, reference: ReferenceGame) -> Difference | None:
    ours = {player: worth.total for player, worth in game.result().items()}
    theirs = reference.result["result"]
    last = len(reference.actions)
    if ours != theirs:
        return Difference(last, "result", ours, theirs, [])
    tiles = {hex_id: [laid.tile, laid.rotation] for hex_id, laid in game.state.tiles.items()}
    recorded = reference.result["final_map"]
    if tiles != recorded:
        return Difference(last, "final map", tiles, recorded, [])
    stopped = reference.actions[-1]["action"]["type"] == "end_game"
    if reference.result["complete"] and not stopped and game.decision is not None:
        return Difference(last, "the recorded game is over", game.decision, None, [])
    return None


def positions(reference: ReferenceGame, translator: Translator) -> Iterator[tuple[Game, list[Event]]]:
    """The game at its start and after each recorded line, with what happened at that line; nothing is compared.

    Where the rules decide against the record, it stands. Raises IllegalAction where a line can't be followed.
    """
    game = translator.begin(reference.header)
    yield game, []
    for line in reference.actions:
        events = _advance(game, line, translator)
        if translator.exception(reference.name, line["n"]):
            translator.adopt(game, line)
        yield game, events
