"""Phases: their change by purchase (4.4) and by "no train sold" markers (4.5), and the trigger of the end (10.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from engine.events import GameEnding
from engine.hints import Remark
from engine.titles.t18mag.state import MagState, Sequence

if TYPE_CHECKING:
    from engine.editor import Editor
    from engine.view import View

MARKERS = 3
"""So many markers on one stack change the phase (4.5.2)."""


def own(g: View) -> MagState:
    """18Mag's part of the state."""
    return cast("MagState", g.state.own)


def is_last_phase(g: View) -> bool:
    """Whether no further phase will come."""
    return bool(g.data.figures("phases", g.state.phase)["last"])


def ends(g: View) -> list[Remark]:
    """4.4, 4.5: the stacks that carry an indicator still, and the markers of rounds without a train."""
    mine = own(g)
    if not mine.indicators or is_last_phase(g):
        return []
    if g.rules["no_train_rule"] == "18xx.games":
        stack, count = mine.indicators[0], mine.rounds_without_sale
    else:
        stack = _cheapest(g)
        count = mine.markers.get(stack, 0)
    figures = {"train": tuple(mine.indicators), "stack": stack, "count": count, "limit": MARKERS}
    return [Remark("indicators", figures)]


def _cheapest(g: View) -> str:
    """4.5.1: the stack that the next marker goes on."""
    return min(own(g).indicators, key=lambda train: g.data.trains[train].price)


def sold_by_bank(g: Editor, train: str) -> None:
    """A train was bought from the bank: the first of a stack with an indicator starts the next phase (4.4)."""
    mine = own(g)
    mine.train_sold = True
    if train not in mine.indicators:
        return
    mine.indicators.remove(train)
    mine.markers.pop(train, None)  # 4.5.3: opening the stack returns its markers
    if not is_last_phase(g):
        advance(g, train)


def end_operating_round(g: Editor) -> None:
    """4.5: an operating round in which the bank sold no train moves time on."""
    mine = own(g)
    if g.rules["no_train_rule"] == "18xx.games":
        _count_round(g)
    elif not mine.train_sold:
        _put_marker(g)
    mine.train_sold = False
    mine.supporters_used.clear()  # 13.3: once in each operating round


def _put_marker(g: Editor) -> None:
    mine = own(g)
    if not mine.indicators:
        return
    stack = _cheapest(g)
    mine.markers[stack] = mine.markers.get(stack, 0) + 1
    if mine.markers[stack] == MARKERS:
        del mine.markers[stack]
        mine.indicators.remove(stack)  # 4.5.4: its first sale won't change the phase again
        advance(g, "no_sale")


def _count_round(g: Editor) -> None:
    """The recorded games' rule: rounds in a row, and no indicator is used up."""
    mine = own(g)
    mine.rounds_without_sale = 0 if mine.train_sold else mine.rounds_without_sale + 1
    if mine.rounds_without_sale == MARKERS and not is_last_phase(g):
        mine.rounds_without_sale = 0
        advance(g, "no_sale")


def advance(g: Editor, cause: str) -> None:
    """The next phase; a stock round follows this operating round in any case (4.6). The last phase ends the game."""
    g.change_phase(cause)
    sequence = cast("Sequence", g.state.stack[0])
    sequence.stock_round_due = True
    if is_last_phase(g):
        extra = cause == "no_sale" and g.rules["last_phase_by_markers_extra_set"]
        own(g).final_sets = 2 if extra else 1
        g.emit(GameEnding())
