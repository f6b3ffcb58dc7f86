"""`python -m benchmarks.taps [--all] [NAME ...]`: taps on the panel by recorded games, played by components alone.

Shipped games are measured whole, or (without `--all`) every so manieth turn; reference games where they are beside the
project. A turn's real moves are those that aren't passes: with one tap each, they'd be the least a turn could take.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from benchmarks.references import paths, recorded
from benchmarks.tapping import Hand, Way, hand_for
from bot.panel.titles import ANY_TIME
from engine.actions import Action
from engine.errors import IllegalAction
from engine.game import Game
from engine.titles import TITLES

TURN = "company_turn"
EVERY, FEW = 5, 60
"""Each so manieth turn is measured, by default and where little is to be."""
Move = tuple[str, Action]


@dataclass
class Taps:
    """What a game took: taps by company turn, by yellow tile, by pass in a stock round; what no component makes."""

    turns: list[int] = field(default_factory=list)
    fingers: list[int] = field(default_factory=list)
    """The same with opening a menu counted by itself."""
    real: list[int] = field(default_factory=list)
    """Moves by company turn that aren't passes."""
    yellow: list[int] = field(default_factory=list)
    passes: list[int] = field(default_factory=list)
    others: list[int] = field(default_factory=list)
    """Taps by move outside a company's turn, passes left out."""
    missing: list[str] = field(default_factory=list)
    spent: Counter[str] = field(default_factory=Counter)
    """Taps in companies' turns by what they were for."""
    by_hand: int = 0
    pages: dict[str, int] = field(default_factory=dict)
    worst: list[tuple[int, int, str]] = field(default_factory=list)

    def add(self, other: Taps) -> None:
        """Count another game too."""
        for name in ("turns", "fingers", "real", "yellow", "passes", "others", "missing", "worst"):
            getattr(self, name).extend(getattr(other, name))
        self.spent += other.spent
        self.by_hand += other.by_hand
        for kind, pages in other.pages.items():
            self.pages[kind] = max(pages, self.pages.get(kind, 0))


def measure(path: Path, every: int = 1) -> Taps:
    """Play a recorded game; of its turns each `every`-th is played by components.

    A game whose record is excepted somewhere, so that it goes on from another position, is measured up to there.
    """
    record = recorded(path)
    game = record.begin()
    hand, taps = hand_for(game), Taps()
    moves = [(by, game.read_action(each)) for by, each in record.moves]
    at = number = 0
    while at < len(moves):
        key, end = _key(game), at
        trial = game.copy()
        try:
            while end < len(moves) and _key(trial) == key:
                trial.apply(moves[end][1], moves[end][0])
                end += 1
        except IllegalAction:
            break
        if number % every == 0:
            _play(game, hand, in_order(game, moves[at:end]), taps, in_turn=bool(key[1]))
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


def in_order(game: Game, moves: Sequence[Move]) -> list[Move]:
    """The moves of a turn with what may be done at any time before the passes around it, and no pass more than needed.

    The turn comes to the same position, or is left as it is.
    """
    out, end = list(moves), _comes_to(game, moves)
    for at in range(1, len(out)):
        if at < len(out) and out[at - 1][1].type == "pass" and out[at][1].type in ANY_TIME:
            before, pair, after = out[: at - 1], out[at - 1 : at + 1], out[at + 1 :]
            for changed in ([*before, pair[1], *after], [*before, *pair[::-1], *after]):
                if _comes_to(game, changed) == end:
                    out = changed
                    break
    return out


def _comes_to(game: Game, moves: Sequence[Move]) -> Any:
    """The position after moves; None where they aren't legal."""
    trial = game.copy()
    try:
        for by, move in moves:
            trial.apply(move, by)
    except IllegalAction:
        return None
    return trial.state


def _play(game: Game, hand: Hand, moves: Sequence[Move], taps: Taps, *, in_turn: bool) -> None:
    """Make the moves of a turn by taps."""
    game, at, total, fingers = game.copy(), 0, 0, 0
    while at < len(moves):
        by, coming = moves[at][0], [move for _, move in moves[at:]]
        way = hand.way(game, coming)
        if way is None:
            taps.missing.append(f"{game.decision and game.decision.step}: {coming[0]}")
            way = Way(("missing",) * 4, 1)
        _note(game, coming[0], way, taps, in_turn=in_turn)
        total, fingers = total + way.taps, fingers + way.taps + way.menus
        for _, move in moves[at : at + way.moves]:
            game.apply(move, by)
        at += way.moves
    if in_turn:
        taps.turns.append(total)
        taps.fingers.append(fingers)
        taps.real.append(sum(each.type != "pass" for _, each in moves))
        taps.worst.append((total, game.seq, " ".join(each.type for _, each in moves)))


def _note(game: Game, move: Action, way: Way, taps: Taps, *, in_turn: bool) -> None:
    decision = game.decision
    taps.by_hand += way.by_hand
    if in_turn:
        taps.spent.update(way.spent)
    if move.type == "lay_tile":
        tile = game.title.board.tiles[move.to_json()["tile"]]
        if tile.colour == "yellow":
            taps.yellow.append(way.laying)
    elif move.type == "pass" and decision is not None and decision.step == "stock":
        taps.passes.append(way.taps)
    elif not in_turn:
        taps.others.append(way.taps)


def main(arguments: Sequence[str] | None = None, *, small: bool = False) -> None:
    """Print the table; of a few turns of one game of each title, if `small`."""
    given = sys.argv[1:] if arguments is None else arguments
    everything = "--all" in given
    chosen = [each for each in given if not each.startswith("-")]
    print(
        "title    game                         turns median p95 max"
        " | real moves  | menus twice | yellow pass others | by hand"
    )
    for title in TITLES:
        whole = Taps()
        for path in paths(title)[: 1 if small else None]:
            if chosen and not any(each in str(path) for each in chosen):
                continue
            taps = measure(path, 1 if everything else FEW if small else EVERY)
            print(line(title, path.name.partition(".")[0], taps), flush=True)
            whole.add(taps)
        if whole.turns:
            print(line(title, "all", whole))
            print(summary(whole))


def line(title: str, name: str, taps: Taps) -> str:
    """A line of the table."""
    turns, real, twice = (sorted(each) for each in (taps.turns, taps.real, taps.fingers))
    figures = f"{len(turns):5} {at(turns, 50):6} {at(turns, 95):3} {at(turns, 100):3}"
    beside = " | ".join(f"{at(each, 50):3} {at(each, 95):3} {at(each, 100):3}" for each in (real, twice))
    rest = " ".join(f"{at(sorted(each), 100):4}" for each in (taps.yellow, taps.passes, taps.others))
    return f"{title:8} {name:28} {figures} | {beside} | {rest} | {taps.by_hand}"


def summary(taps: Taps) -> str:
    """What stands below a title's lines: where the taps go, and what is longest."""
    whole = len(taps.turns)
    spent = ", ".join(f"{kind} {count / whole:.2f}" for kind, count in taps.spent.most_common())
    pages = dict(sorted(taps.pages.items(), key=lambda each: -each[1])[:5])
    longest = [f"\n      {each}" for each in sorted(taps.worst, reverse=True)[:5]]
    missing = [f"\n      {each}" for each in taps.missing[:10]]
    return "\n".join(
        (
            f"   taps a turn by what they're for: {spent}",
            f"   longest lists, in pages: {pages}",
            f"   longest turns: {''.join(longest)}",
            f"   not by components: {''.join(missing)}",
        )
    )


def at(figures: Sequence[int], percent: int) -> int:
    """The figure that so many percent don't exceed; 0 where there's none."""
    return figures[min(len(figures) - 1, -(-len(figures) * percent // 100) - 1)] if figures else 0


if __name__ == "__main__":
    main()
