"""What `benchmarks.routes` must know of each title: the problem of a recorded run, and stress sets."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Protocol

from engine.board.routing.route_problem import RouteProblem, Train
from engine.game import Game
from engine.rounds.operating import CompanyTurn
from engine.titles.t18mag import running as running_18mag
from engine.titles.t1856.common import is_national
from engine.usual import running as running_1856

Raw = dict[str, Any]

NATIONAL = {"6 D": "6 5 D", "8 8": "6 8 8"}
"""What the national company of 1856 has where others have less."""

COMPANIES = 3
"""So many companies of a board are stressed, those with the most tokens."""


@dataclass(frozen=True, slots=True)
class Stress:
    """A set of trains that companies of last boards are given."""

    name: str
    slow: bool = False


class RouteTitle(Protocol):
    """One title's part of the benchmark."""

    folder: str
    sets: tuple[Stress, ...]

    def recorded(self, game: Game, raw: Raw) -> RouteProblem:
        """The problem of a recorded run, built anew."""
        ...

    def is_last(self, game: Game) -> bool:
        """Whether the game went far enough for its last board to be stressed."""
        ...

    def stressed(self, game: Game, which: Stress) -> Iterator[tuple[str, RouteProblem]]:
        """Companies of a board with what they'd run if they had these trains."""
        ...


def _most_tokens(game: Game, companies: list[str]) -> list[str]:
    return sorted(companies, key=lambda each: -len(game.view.nodes_of(each)))[:COMPANIES]


class Title18Mag:
    """Two trains of range 6 with all wagons."""

    folder = "18mag"
    sets = (Stress("6 6 with all wagons"),)

    def recorded(self, game: Game, raw: Raw) -> RouteProblem:
        """With the wagons bought in the turn."""
        turn, bits = game.state.stack[-1], 0
        if isinstance(turn, CompanyTurn) and game.decision is not None and game.decision.step == "run":
            bits = running_18mag.resources(game.view, turn)
        return running_18mag.problem(game.view, raw["entity"], bits)

    def is_last(self, game: Game) -> bool:
        """Where the longest trains are in play."""
        return "6" in game.view.data.trains

    def stressed(self, game: Game, which: Stress) -> Iterator[tuple[str, RouteProblem]]:
        """Minors."""
        wagons = running_18mag.wagon_bits(game.view, ("RÁBA", "G&C", "SNW"))
        minors = [each for each, company in game.state.companies.items() if company.kind == "minor"]
        for company in _most_tokens(game, minors):
            game.state.companies[company].trains[:] = ["6", "6"]
            yield company, running_18mag.problem(game.view, company, wagons)


class Title1856:
    """Long trains and diesels; the national company has one more."""

    folder = "1856"
    sets = (Stress("6 D"), Stress("8 8"), Stress("D"), Stress("D D", slow=True))

    def recorded(self, game: Game, raw: Raw) -> RouteProblem:
        """With the company's trains."""
        return running_1856.problem(game.view, raw["entity"])

    def is_last(self, game: Game) -> bool:
        """Every last board will do."""
        return True

    def stressed(self, game: Game, which: Stress) -> Iterator[tuple[str, RouteProblem]]:
        """All companies that have tokens, in the last phase."""
        game.state.phase = game.view.data.raw["phases"][-1]["id"]
        for company in _most_tokens(game, [each for each in game.state.companies if game.view.nodes_of(each)]):
            game.state.companies[company].trains.clear()
            kinds = NATIONAL.get(which.name, which.name) if is_national(game.view, company) else which.name
            trains = tuple(Train(kind, None if kind == "D" else int(kind)) for kind in kinds.split())
            yield f"{company} {kinds}", replace(running_1856.problem(game.view, company), trains=trains)


TITLES: dict[str, RouteTitle] = {"18mag": Title18Mag(), "1856": Title1856()}
