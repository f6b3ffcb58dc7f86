"""How long the game still lasts, and when trains come and go: an estimate in operating rounds."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.rounds.operating import OperatingRound
from engine.trial import ending_of

if TYPE_CHECKING:
    from engine.position import Position
    from engine.robots.tips import Tips
    from engine.view import View

GROWTH = 1.15
"""What companies earn together grows by so much from round to round."""
LEAST = 0.02
"""In a round they earn at least this part of what the bank held when it was full, once trains run."""
OVERDUE = 0.5
"""However long a game has lasted, at least such a part of the rounds in which the bank breaks is still to come."""
SLOWEST, FASTEST = 0.3, 1.5
"""The pace of purchases so far changes what is expected to such a part of what is usual, and to so much more."""
NEVER = 1000


@dataclass(frozen=True, slots=True)
class Timetable:
    """In operating rounds from now: how many are left, when each kind of train is on sale, when it's gone.

    `rounds` counts the one that is on. `opens` and `gone` are by kind of train; NEVER for what doesn't happen.
    `closing`: when private companies close; `phases`: when each phase that's to come begins.
    """

    rounds: int
    opens: Mapping[str, int]
    gone: Mapping[str, int]
    closing: int
    phases: Mapping[str, int]


def rounds_left(position: Position, tips: Tips, income: int) -> int:
    """The operating rounds that are left, the one that is on among them, if companies earn `income` together now."""
    is_on = any(isinstance(frame, OperatingRound) for frame in position.state.stack)
    ending = ending_of(position)
    if ending is not None:
        return ending.operating + is_on
    before = list(position.view.data.phases)[-2::-1]
    if position.state.phase in before[: len(tips.left)]:
        return tips.left[before.index(position.state.phase)]
    played = position.state.set_number * position.view.phase.operating_rounds // 2
    if not tips.bank_ends:
        return max(2, tips.longest - played)
    broken = _until_broken(position.view, income)
    return max(2, min(broken, max(tips.longest - played, round(OVERDUE * broken))))


def earned_last(g: View, income: int) -> float:
    """What companies that earn `income` together now earn in the round in which the bank breaks."""
    return _least(g, income) * GROWTH ** max(0, _emptied(g, income) - 1)


def _until_broken(g: View, income: int) -> int:
    """In how many rounds what companies earn empties the bank; the set is played out then."""
    return _emptied(g, income) + g.phase.operating_rounds // 2


def _emptied(g: View, income: int) -> int:
    left, flow, rounds = float(g.state.bank), _least(g, income), 0
    while left > 0 and rounds < NEVER:
        left -= flow
        flow *= GROWTH
        rounds += 1
    return rounds


def _least(g: View, income: int) -> float:
    """What companies earn together in a round, once trains run."""
    full = sum(state.cash for state in (*g.state.players.values(), *g.state.companies.values())) + g.state.bank
    return max(float(income), LEAST * full)


def timetable(g: View, tips: Tips, rounds: int, pace: float, part: float) -> Timetable:
    """The timetable of a position in which so many rounds are left, and so many trains are bought in a round.

    `part` of them by others than who looks ahead: they count on no more for what comes on sale, but fear all for what
    is gone.
    """
    phase, opens, feared = g.state.phase, _opens(g, pace * part), dict[str, int]()
    for kind, when in _opens(g, pace).items():
        feared[tips.begins(g, kind)] = min(when, feared.get(tips.begins(g, kind), NEVER))
    gone = {kind: _begins(g, tips.gone_with(g, kind), feared, phase) for kind in g.data.trains}
    closing = next((each for each in g.data.phases if g.data.figures("phases", each).get("closes_privates")), "")
    begins = {each: _begins(g, each, feared, phase) for each in g.data.phases}
    if tips.open_stacks:
        opens = dict.fromkeys(opens, 0)
    return Timetable(rounds, opens, gone, begins.get(closing, NEVER), begins)


def _opens(g: View, pace: float) -> dict[str, int]:
    """In how many rounds each kind of train is on sale; NEVER for one that's sold out."""
    before, opens = 0, dict[str, int]()
    for kind, count in g.state.depot.items():
        if count == 0:
            opens[kind] = NEVER
            continue
        opens[kind] = min(NEVER, math.ceil(before / pace))
        before += NEVER if count is None else count
    return opens


def pace_of(g: View, tips: Tips, operating: int) -> float:
    """How many trains are bought in a round: as usual, more or less as has been so far."""
    usual = tips.pace * max(operating, len(g.state.seats))
    bought = sum(each.count - (g.state.depot[kind] or 0) for kind, each in g.data.trains.items() if each.count)
    expected = usual * g.state.set_number * (1 + g.phase.operating_rounds) / 2
    return usual * min(FASTEST, max(SLOWEST, (bought + usual) / (expected + usual)))


def _begins(g: View, phase: str, opens: Mapping[str, int], current: str) -> int:
    """When a phase comes: as the first train is bought that begins it, or a later one; NEVER for one that's past."""
    phases = list(g.data.phases)
    if phase not in phases or phases.index(phase) <= phases.index(current):
        return NEVER
    later = [kind for kind in opens if kind in phases and phases.index(kind) >= phases.index(phase)]
    return min((max(1, opens[kind]) for kind in later), default=NEVER)
