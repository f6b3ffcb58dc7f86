"""The best runs of a person's companies in two positions, as far as they're found at a glance. Pure."""

from __future__ import annotations

from dataclasses import dataclass

from engine import Game
from engine.actions import RouteClaim
from engine.hints import Programme
from engine.trial import at_run

PATIENCE = 2000
"""Steps of a search: a tenth of a second."""
MOST = 6
"""So many companies are looked at."""


@dataclass(frozen=True, slots=True)
class RunChange:
    """What a company's best run brings before and after, its routes after; `proven`: nothing better exists."""

    company: str
    old: int
    new: int
    routes: tuple[RouteClaim, ...]
    proven: bool


def run_changes(before: Game, after: Game, seat: str) -> list[RunChange]:
    """The companies that the seat leads in either position whose best run changes; not those of one position only."""
    led = [
        name
        for name in before.state.companies
        if name in after.state.companies
        and seat in (before.view.actor(name), after.view.actor(name))
        and (before.state.companies[name].trains or after.state.companies[name].trains)
    ]
    found: list[RunChange] = []
    for name in led[:MOST]:
        old, new = best_run(before, name), best_run(after, name)
        proven = all(each is None or each.proven for each in (old, new))
        values = [0 if each is None else each.net for each in (old, new)]
        if values[0] != values[1]:
            found.append(RunChange(name, values[0], values[1], () if new is None else new.routes, proven))
    return found


def best_run(game: Game, company: str) -> Programme | None:
    """The best run that a short search finds; None where there's none."""
    position = at_run(game, company)
    runs = position.programmes(most=1, patience=PATIENCE) if position is not None else []
    return runs[0] if runs else None
