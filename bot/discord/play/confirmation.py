"""What is asked once more before it's done: how it stands in custom ids; a tile in its place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bot.discord.codes import Line, pack, routes_text, unpack
from bot.discord.front import panel_and_trial
from bot.panel.bundles import PASS
from bot.panel.foresight import Foresight, foresee
from bot.panel.panel import Panel
from engine.actions import Action, Pass, RouteClaim

if TYPE_CHECKING:
    from engine.game import Game

RUN_LINE = "run|"
"""What stands before the services of a proposed run."""
SURE = "!"
"""What stands behind the bundle of a run by one's own routes that was asked for, before the moves up to the run."""


@dataclass(frozen=True, slots=True)
class Confirmation:
    """A move tried out: what it changes and comes to, what can be done after it (the panel, a copy to find runs in)."""

    foresight: Foresight
    found: tuple[Panel, Any]


def value_of_moves(game: Game, raw: Sequence[Mapping[str, Any]]) -> str:
    """The value of passes and a last move, for a custom id."""
    passes = len(raw) - 1
    return str(Line(pack(game.read_action(raw[-1])), str(passes) if passes else ""))


def proposed_run(panel: Panel, raw: Sequence[Mapping[str, Any]]) -> str:
    """What stands for these moves where they are a proposed run; else empty."""
    found = next((each for each in panel.runs if list(each.moves) == list(raw)), None)
    return f"{RUN_LINE}{','.join(found.services)}" if found is not None else ""


def routes_of(raw: Sequence[Mapping[str, Any]]) -> str | None:
    """The routes among these moves as people type them; None where there's no run."""
    run = next((each for each in raw if "routes" in each), None)
    return None if run is None else routes_text(tuple(RouteClaim.from_json(each) for each in run["routes"]))


def moves_before_run(game: Game, raw: Sequence[Mapping[str, Any]]) -> str:
    """The moves that go before the run among these, for a custom id: how many passes there are, then the others."""
    place = next(place for place, each in enumerate(raw) if "routes" in each)
    passes = next((number for number, each in enumerate(raw[:place]) if each != PASS), place)
    return ";".join([str(passes), *(pack(game.read_action(each)) for each in raw[passes:place])])


def read_moves_before(game: Game, text: str) -> list[Action]:
    """The moves that `moves_before_run` wrote; raises UnreadableAction."""
    passes, *others = text.split(";")
    count = int(passes) if passes.isdecimal() and len(passes) < 3 else 0
    return [*[Pass()] * count, *(unpack(each, game.actions) for each in others)]


def tried(game: Game, raw: Mapping[str, Any]) -> Confirmation | None:
    """A move on a copy; None where it isn't legal, which the move itself will say better."""
    foresight = foresee(game, [raw])
    if foresight is None:
        return None
    trial = game.copy()
    trial.apply(game.read_action(raw), game.decision.by if game.decision is not None else "")
    return Confirmation(foresight, panel_and_trial(trial))
