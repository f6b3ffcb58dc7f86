"""`python -m benchmarks.taps [--all]`: taps on the panel by recorded games of each title, played by components alone.

Shipped games are measured whole, or (without `--all`) every so manieth turn; reference games where they are beside the
project.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import engine
from benchmarks.tapping import Hand, Way, hand_for
from engine.actions import Action
from engine.dev import log, reference
from engine.game import Game
from engine.titles import AT_TABLES, games_folder, translator

ROOT = Path(__file__).resolve().parent.parent
TRACES = ROOT.parent / "shared" / "traces"
TURN = "company_turn"
Move = tuple[str, Action]


@dataclass
class Taps:
    """What a game took: taps by company turn, by yellow tile, by pass in a stock round; what no component makes."""

    turns: list[int] = field(default_factory=list)
    fingers: list[int] = field(default_factory=list)
    """The same with opening a menu counted by itself."""
    yellow: list[int] = field(default_factory=list)
    passes: list[int] = field(default_factory=list)
    others: list[int] = field(default_factory=list)
    """Taps by move outside a company's turn, passes left out."""
    missing: list[str] = field(default_factory=list)
    by_hand: int = 0
    pages: dict[str, int] = field(default_factory=dict)
    worst: list[tuple[int, int, str]] = field(default_factory=list)

    def add(self, other: Taps) -> None:
        """Count another game too."""
        for name in ("turns", "fingers", "yellow", "passes", "others", "missing", "worst"):
            getattr(self, name).extend(getattr(other, name))
        self.by_hand += other.by_hand
        for kind, pages in other.pages.items():
            self.pages[kind] = max(pages, self.pages.get(kind, 0))


def moves_of(path: Path) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The set-up and the entries of a shipped log or a reference game; raises OSError, ValueError."""
    if TRACES not in path.parents:
        return log.record(path)
    recorded = reference.read(path)
    game = reference.replay(recorded, translator(recorded.header["game"])).game
    assert game is not None
    return game.setup, game.entries


def measure(path: Path, every: int = 1) -> Taps:
    """Play a recorded game; of its turns each `every`-th is played by components."""
    setup, entries = moves_of(path)
    game = Game(engine.load_game(setup, []).rulebook, setup, digests=False)
    hand, taps = hand_for(game), Taps()
    moves = [(each["by"], game.read_action(each["action"])) for each in entries if "action" in each]
    at = number = 0
    while at < len(moves):
        key, end = _key(game), at
        trial = game.copy()
        while end < len(moves) and _key(trial) == key:
            trial.apply(moves[end][1], moves[end][0])
            end += 1
        if number % every == 0:
            _play(game, hand, moves[at:end], taps, in_turn=bool(key[1]))
        game, at, number = trial, end, number + 1
    taps.pages = hand.pages
    return taps


def _key(game: Game) -> tuple[Any, ...]:
    """Which turn this is: the person, and the company that operates."""
    turn = next((each for each in game.state.stack if each.kind == TURN), None)
    decision = game.decision
    step = "" if decision is None or decision.step != "consent" else "consent"
    return (
        decision and decision.player,
        getattr(turn, "company", ""),
        game.state.set_number,
        game.state.round_number,
        step,
    )


def _play(game: Game, hand: Hand, moves: Sequence[Move], taps: Taps, *, in_turn: bool) -> None:
    """Make the moves of a turn by taps."""
    game, at, total, fingers = game.copy(), 0, 0, 0
    while at < len(moves):
        by, coming = moves[at][0], [move for _, move in moves[at:]]
        way = hand.way(game, coming)
        if way is None:
            taps.missing.append(f"{game.decision and game.decision.step}: {coming[0]}")
            way = Way(4, 1)
        _note(game, coming[0], way, taps, in_turn=in_turn)
        total, fingers = total + way.taps, fingers + way.taps + way.menus
        taps.by_hand += way.by_hand
        for _, move in moves[at : at + way.moves]:
            game.apply(move, by)
        at += way.moves
    if in_turn:
        taps.turns.append(total)
        taps.fingers.append(fingers)
        taps.worst.append((total, game.seq, " ".join(each.type for _, each in moves)))


def _note(game: Game, move: Action, way: Way, taps: Taps, *, in_turn: bool) -> None:
    decision = game.decision
    if move.type == "lay_tile":
        tile = game.title.board.tiles[move.to_json()["tile"]]
        if tile.colour == "yellow":
            taps.yellow.append(way.taps)
    elif move.type == "pass" and decision is not None and decision.step == "stock":
        taps.passes.append(way.taps)
    elif not in_turn:
        taps.others.append(way.taps)


def paths(title: str) -> Iterator[Path]:
    """A title's games: those that ship, then the reference games that are there."""
    yield from sorted(games_folder(title).glob("*.jsonl.gz"))
    yield from sorted((TRACES / title).glob("*.jsonl.gz"))


def main() -> None:
    """Print the table."""
    everything = "--all" in sys.argv
    chosen = [each for each in sys.argv[1:] if not each.startswith("-")]
    print(
        "title    game                          turns median p95 max  (menus twice) | yellow | pass | others | by hand"
    )
    for title in AT_TABLES:
        whole = Taps()
        for path in paths(title):
            if chosen and not any(each in str(path) for each in chosen):
                continue
            taps = measure(path, 1 if everything else 5)
            print(line(title, path.name.partition(".")[0], taps), flush=True)
            whole.add(taps)
        print(line(title, "all", whole))
        print("   longest lists, in pages:", dict(sorted(whole.pages.items(), key=lambda each: -each[1])[:5]))
        print("   longest turns:", *(f"\n      {each}" for each in sorted(whole.worst, reverse=True)[:5]))
        print("   not by components:", *(f"\n      {each}" for each in whole.missing[:10]))


def line(title: str, name: str, taps: Taps) -> str:
    """A line of the table."""
    turns, fingers = sorted(taps.turns), sorted(taps.fingers)
    figures = f"{len(turns):5} {at(turns, 50):6} {at(turns, 95):3} {at(turns, 100):3}"
    twice = f"{at(fingers, 50):5} {at(fingers, 95):3} {at(fingers, 100):3}"
    rest = " | ".join(f"{at(sorted(each), 100):3}" for each in (taps.yellow, taps.passes, taps.others))
    return f"{title:8} {name:28} {figures}  {twice} | {rest} | {taps.by_hand}"


def at(figures: Sequence[int], percent: int) -> int:
    """The figure that so many percent don't exceed; 0 where there's none."""
    return figures[min(len(figures) - 1, -(-len(figures) * percent // 100) - 1)] if figures else 0


if __name__ == "__main__":
    main()
