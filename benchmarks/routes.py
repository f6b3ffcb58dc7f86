"""`python -m benchmarks.routes`: the proven best run in every position of the reference games where a company runs.

Prints the times of the search alone and with the building of its problem, the ten hardest, how often the record was
less than the best, and a stress set: last boards, as they are and filled up with random upgrades, with the title's
longest trains and every extra.
"""

from __future__ import annotations

import random
import time
from dataclasses import dataclass

from benchmarks.figures import summary
from benchmarks.references import positions, references
from engine.board import lays
from engine.board.route_problem import RouteProblem, RouteSolution
from engine.board.routes import solve
from engine.dev.reference import ReferenceGame, Translator
from engine.game import Game
from engine.titles.t18mag.running import mine_income, problem, resources, wagon_bits

LONGEST = "6"
ALL_WAGONS = ("RÁBA", "G&C", "SNW")


@dataclass(frozen=True, slots=True)
class Measured:
    """A position in which a company runs: the times, and what is best and what was recorded."""

    where: str
    seconds: float
    whole: float
    best: int
    recorded: int


def recorded_runs() -> tuple[list[Measured], list[tuple[str, Game]]]:
    """Every run of the reference games, and the last position of each with the longest trains in play."""
    found: list[Measured] = []
    last: list[tuple[str, Game]] = []
    for reference, title in references():
        runs, final = runs_of(reference, title)
        found += runs
        if LONGEST in final.view.data.trains:
            last.append((reference.name, final))
    return found, last


def runs_of(reference: ReferenceGame, title: Translator) -> tuple[list[Measured], Game]:
    """Every recorded run of one game with what is best there, and the game in its last position."""
    found: list[Measured] = []
    kept: Game | None = None
    for line, game in positions(reference, title):
        kept = game
        raw = line["action"]
        if raw["type"] == "run_routes" and raw["routes"]:
            found.append(_measure(f"{reference.name} {line['n']}", line, game))
    if kept is None:
        raise ValueError(f"{reference.name} has no actions")
    return found, kept.copy()


def _measure(where: str, line, game: Game) -> Measured:
    raw = line["action"]
    company = raw["entity"]
    bits = resources(game.view, game.state.stack[-1]) if game.decision.step == "run" else 0
    game.view.drop_derived()
    started = time.process_time()
    found = problem(game.view, company, bits)
    building = time.process_time() - started
    solution, seconds = _search(found)
    kinds = " ".join(train.kind for train in found.trains)
    label = (
        f"{where} no. {company}, trains {kinds}, wagons {bits:03b}, {len(found.legs)} legs, {len(found.stops)} stops"
    )
    recorded = raw["revenue"] + sum(route.get("subsidy", 0) for route in raw["routes"])
    return Measured(label, seconds, building + seconds, solution.total if solution else 0, recorded)


def _search(found: RouteProblem) -> tuple[RouteSolution | None, float]:
    """The solution and the least time of three searches: other work on the machine only ever adds."""
    times: list[float] = []
    solution = None
    for _ in range(3):
        started = time.process_time()
        solution = solve(found)
        times.append(time.process_time() - started)
    return solution, min(times)


def fill_up(game: Game, chance: random.Random) -> None:
    """Random upgrades within the stock, on every hex as far as it goes."""
    view = game.view
    for _ in range(3):
        for hex_id in sorted(view.data.board.hexes):
            fitting = [each for each in lays.fitting(view.board, hex_id, view.laid(hex_id)) if view.stock_left(each[0])]
            if fitting:
                view.lay(hex_id, *chance.choice(fitting))


def stress(last: list[tuple[str, Game]]) -> list[Measured]:
    """Two trains of range 6 with all wagons, for the three companies of each game with the most stations."""
    found: list[Measured] = []
    for name, game in last:
        for variant in ("as it is", "filled up", "filled up again"):
            trial = game.copy()
            if variant != "as it is":
                fill_up(trial, random.Random(f"{name} {variant}"))
            minors = [each for each, company in trial.state.companies.items() if company.kind == "minor"]
            minors.sort(key=lambda each: -len(trial.view.nodes_of(each)))
            for company in minors[:3]:
                trial.state.companies[company].trains[:] = [LONGEST, LONGEST]
                found.append(_stressed(f"{name} {variant} no. {company}", trial, company))
    return found


def _stressed(where: str, game: Game, company: str) -> Measured:
    found = problem(game.view, company, wagon_bits(game.view, ALL_WAGONS))
    solution, seconds = _search(found)
    best = solution.total if solution else 0
    income = f"{best} ({mine_income(found, solution)} of mines)" if solution else "no run"
    return Measured(f"{where}: {len(found.legs)} legs, {len(found.stops)} stops, {income}", seconds, seconds, best, 0)


def main() -> None:
    """Print everything."""
    runs, last = recorded_runs()
    print("search:", summary([each.seconds for each in runs]))
    print("with building:", summary([each.whole for each in runs]))
    print(f"best above the record in {sum(each.best > each.recorded for each in runs)} of {len(runs)} runs,")
    print(f"  below it in {sum(each.best < each.recorded for each in runs)}")
    for each in sorted(runs, key=lambda each: -each.seconds)[:10]:
        print(f"  {each.seconds * 1000:8.2f} ms  {each.where}: {each.best} ({each.recorded})")
    stressed = stress(last)
    print("stress, 6 6 with all wagons:", summary([each.seconds for each in stressed]))
    for each in sorted(stressed, key=lambda each: -each.seconds)[:10]:
        print(f"  {each.seconds * 1000:8.2f} ms  {each.where}")


if __name__ == "__main__":
    main()
