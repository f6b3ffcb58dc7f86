"""What a panel leaves out in a lesson: whatever would go past a halt that is still to come, with nothing learnt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from bot.panel.bundles import PASS
from bot.panel.choices import Choice
from bot.panel.panel import Panel
from bot.service.intents.tutor import LEARNER, Halt, Lesson

if TYPE_CHECKING:
    from engine.game import Game


def stopping(game: Game, panel: Panel, lesson: Lesson, now: Mapping[str, Any]) -> Panel:
    """The panel without the bundles, runs and menus that pass over a halt; `now`: where the lesson stands."""
    left = [each for each in lesson.halts if each.name not in now["seen"]]
    past = _Past(game, left, now["happened"])
    bundled = {each.key: each.moves for each in panel.bundles}
    menus = {
        kind: _step_by_step(choices)
        for kind, choices in panel.menus.items()
        if not past.a_halt(bundled.get(choices[0].after) or [PASS] * len(choices[0].skips), then=True)
    }
    runs = () if panel.runs and past.a_halt(panel.runs[0].moves) else panel.runs
    return replace(
        panel,
        menus=menus,
        bundles=tuple(each for each in panel.bundles if not past.a_halt(each.moves)),
        runs=runs,
        by_hand=panel.by_hand and runs == panel.runs,
    )


def _step_by_step(choices: Sequence[Choice]) -> tuple[Choice, ...]:
    """The choices without what ends the turn along with them."""
    kept: list[Choice] = []
    for each in choices:
        alone = replace(each, ends=False)
        if alone not in kept:
            kept.append(alone)
    return tuple(kept)


class _Past:
    """Tells whether moves go past one of the halts that are left."""

    def __init__(self, game: Game, left: Sequence[Halt], happened: Sequence[str]) -> None:
        self._game, self._left, self._happened = game, left, frozenset(happened)

    def a_halt(self, moves: Sequence[Any], *, then: bool = False) -> bool:
        """Whether one fits between two of these moves; or after the last, where something else is done at once."""
        trial, happened = self._game.copy(), set(self._happened)
        for number, move in enumerate(moves, 1):
            happened |= {each.type for each in trial.apply(trial.read_action(move), LEARNER).events}
            if trial.decision is None or trial.decision.player != LEARNER:
                return False
            if (number < len(moves) or then) and any(each.fits(trial, happened) for each in self._left):
                return True
        return False
