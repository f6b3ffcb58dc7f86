"""`python -m benchmarks.routes [TITLE] [--slow]`: the proven best run in every recorded position where a company runs.

Prints the times of the search alone and with the building of its problem, the ten hardest, how often the record was
less than the best, and stress sets: last boards, as they are and filled up with random upgrades, with long trains.
`--slow` adds the sets that take minutes. Several trains without a limit are proven as in the bot's proving process.
All times are processor time of this one process, so that other work on the machine hardly matters.
"""

from __future__ import annotations

import argparse
import gc
import random
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from benchmarks.figures import summary
from benchmarks.references import lines, references
from benchmarks.route_titles import TITLES, RouteTitle, Stress
from bot.work.diesels import best_run
from engine.board import lays
from engine.board.routing.route_problem import RouteProblem, RouteSolution
from engine.board.routing.routes import proving_several_by, solve
from engine.dev.recorded import Line
from engine.dev.reference import ReferenceGame, Translator
from engine.game import Game

HARDEST = 10


@dataclass(frozen=True, slots=True)
class Measured:
    """A position in which a company runs: the times (processor time), and what is best and what was recorded."""

    where: str
    seconds: float
    whole: float
    best: int
    recorded: int


def runs_of(
    reference: ReferenceGame, translator: Translator, title: RouteTitle = TITLES["18mag"]
) -> tuple[list[Measured], Game]:
    """Every recorded run of one game with what is best there, and the game in its last position."""
    found: list[Measured] = []
    kept: Game | None = None
    for line, game in lines(reference, translator):
        kept = game
        raw = line["action"]
        if raw["type"] == "run_routes" and raw["routes"]:
            found.append(_measure(title, f"{reference.name} {line['n']} {raw['entity']}", raw, game))
    if kept is None:
        raise ValueError(f"{reference.name} has no actions")
    return found, kept.copy()


def _measure(title: RouteTitle, where: str, raw: Line, game: Game) -> Measured:
    game.alter().drop_derived()
    started = time.process_time()
    found = title.recorded(game, raw)
    building = time.process_time() - started
    solution, seconds = _search(found, times=3)
    recorded = raw["revenue"] + sum(route.get("subsidy", 0) for route in raw["routes"])
    best = solution.total if solution else 0
    return Measured(f"{where}: {_size(found)}", seconds, building + seconds, best, recorded)


def _size(found: RouteProblem) -> str:
    kinds = " ".join(train.kind for train in found.trains)
    tokens = sum(stop.token for stop in found.stops)
    return f"trains {kinds}, cover {found.cover:b}, {len(found.legs)}/{len(found.stops)}/{tokens} legs/stops/tokens"


def _search(found: RouteProblem, times: int) -> tuple[RouteSolution | None, float]:
    """The solution and the least time of some searches: other work on the machine only ever adds."""
    least = float("inf")
    solution = None
    for _ in range(times):
        started = time.process_time()
        solution = solve(found)
        least = min(least, time.process_time() - started)
    return solution, least


def fill_up(game: Game, chance: random.Random) -> None:
    """Random upgrades within the stock, on every hex as far as it goes."""
    view = game.alter()
    for _ in range(3):
        for hex_id in sorted(view.data.board.hexes):
            fitting = [each for each in lays.fitting(view.board, hex_id, view.laid(hex_id)) if view.stock_left(each[0])]
            if fitting:
                view.lay(hex_id, *chance.choice(fitting))


def stress(title: RouteTitle, which: Stress, last: list[tuple[str, Game]]) -> list[Measured]:
    """The companies of each last board with the most tokens, on it as it is and filled up twice."""
    found: list[Measured] = []
    for name, game in last:
        for variant in ("as it is", "filled up", "filled up again"):
            trial = game.copy()
            if variant != "as it is":
                fill_up(trial, random.Random(f"{name} {variant}"))
            for company, problem in title.stressed(trial, which):
                solution, seconds = _search(problem, times=1)
                where = f"{name} {variant} {company}: {_size(problem)}"
                found.append(Measured(where, seconds, seconds, solution.total if solution else 0, 0))
    return found


def report(name: str, measured: list[Measured]) -> None:
    """The times, and the hardest by name."""
    print(f"{name} processor time,", summary([each.seconds for each in measured]))
    for each in sorted(measured, key=lambda each: -each.seconds)[:HARDEST]:
        recorded = f" ({each.recorded})" if each.recorded else ""
        print(f"  {each.seconds * 1000:8.2f} ms  {each.where}: {each.best}{recorded}", flush=True)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Without the garbage collector going through all the games that are kept within some of the searches."""
    gc.collect()
    gc.freeze()
    try:
        yield
    finally:
        gc.unfreeze()


def main(arguments: Sequence[str] = (), *, most: int | None = None) -> None:
    """Print everything that the arguments of the command line ask for, over all games or `most` of them."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.routes")
    parser.add_argument("title", nargs="?", default="18mag", type=str.lower, choices=sorted(TITLES))
    parser.add_argument("--slow", action="store_true", help="stress sets that take minutes, too")
    chosen = parser.parse_args(arguments)
    title = TITLES[chosen.title]
    runs: list[Measured] = []
    last: list[tuple[str, Game]] = []
    with proving_several_by(best_run):
        for reference, translator in references(title.folder, most):
            measured, final = runs_of(reference, translator, title)
            runs += measured
            if title.is_last(final):
                last.append((reference.name, final))
        report("search:", runs)
        print("with building: processor time,", summary([each.whole for each in runs]))
        print(f"best above the record in {sum(each.best > each.recorded for each in runs)} of {len(runs)} runs,")
        print(f"  below it in {sum(each.best < each.recorded for each in runs)}", flush=True)
        with undisturbed():
            for which in title.sets:
                if chosen.slow or not which.slow:
                    report(f"stress, {which.name}:", stress(title, which, last))


if __name__ == "__main__":
    main(sys.argv[1:])
