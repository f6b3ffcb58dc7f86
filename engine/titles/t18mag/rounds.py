"""The sequence of rounds (4.1-4.7), what ends a stock round (8.7), and the order of operating (4.8)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, cast

from engine.acts import Decision, FrameRule
from engine.events import GameEnded, PriorityMoved, RoundStarted
from engine.finance.holdings import players_units
from engine.hints import Ending
from engine.rounds.draft import Draft, DraftLimits
from engine.rounds.operating import OperatingRound
from engine.rounds.stock import StockRound
from engine.titles.t18mag.phases import own
from engine.titles.t18mag.setup import draft_offer
from engine.titles.t18mag.state import Sequence

if TYPE_CHECKING:
    from engine.editor import Editor
    from engine.view import View


class SequenceRule(FrameRule):
    """Draft; then sets of operating rounds alternate with stock rounds, until the final set is over.

    `begin` starts the draft, `before_operating` does what is due at the start of each operating round.
    """

    def __init__(
        self, begin: Callable[[Editor], None], before_operating: Callable[[Editor], None] = lambda g: None
    ) -> None:
        self._begin = begin
        self._before_operating = before_operating

    def decide(self, g: Editor, frame: Sequence) -> Decision | None:
        """Begin the next round, or end the game."""
        match g.state.round:
            case "":
                self._begin(g)
            case "operating" if frame.rounds_left and not frame.stock_round_due:
                self._begin_operating_round(g, frame)
            case "operating" if own(g).final_sets == 0:
                g.emit(GameEnded())
                g.pop(frame)
            case "operating":
                self._begin_stock_round(g, frame)
            case _:
                self._begin_set(g, frame)
        return None

    def _begin_set(self, g: Editor, frame: Sequence) -> None:
        frame.rounds_left = g.phase.operating_rounds  # 4.2: fixed by the phase before the set
        g.state.round_number = 0
        mine = own(g)
        if mine.final_sets is not None:
            mine.final_sets -= 1
        self._begin_operating_round(g, frame)

    def _begin_operating_round(self, g: Editor, frame: Sequence) -> None:
        frame.rounds_left -= 1
        g.state.round = "operating"
        g.state.round_number += 1
        g.push(OperatingRound(waiting=operating_order(g)))
        of = g.state.round_number + frame.rounds_left
        g.emit(RoundStarted("operating", g.state.set_number, g.state.round_number, of))
        self._before_operating(g)

    def _begin_stock_round(self, g: Editor, frame: Sequence) -> None:
        frame.stock_round_due = False
        g.state.round = "stock"
        g.state.set_number += 1
        g.push(StockRound(g.state.priority))
        g.emit(RoundStarted("stock", g.state.set_number, 0, 0))


def ending(g: View) -> Ending | None:
    """10.1, 4.6: what is still to come once the last phase has begun: this set or round, then the final sets."""
    bottom, sets = g.state.stack[0] if g.state.stack else None, own(g).final_sets
    if sets is None or not isinstance(bottom, Sequence):
        return None
    if g.state.round != "operating":
        return Ending(sets - 1, sets * g.phase.operating_rounds)
    left = 0 if bottom.stock_round_due else bottom.rounds_left
    return Ending(sets, left + sets * g.phase.operating_rounds)


def begin_draft(g: Editor) -> None:
    """3.1: minors, shares and supporters are on offer."""
    g.state.round, g.state.set_number = "draft", 1
    g.push(draft_offer(g))
    g.emit(RoundStarted("draft", 1, 0, 0))


def operating_order(g: View) -> list[str]:
    """4.8: minors by number, then majors by price, the one on top first."""
    minors = [name for name, company in g.state.companies.items() if company.kind == "minor" and company.in_play]
    return [*sorted(minors, key=int), *g.by_price()]


def draft_limits(g: View) -> DraftLimits:
    """3.2, 11.6, 13.1, 13.3: what each player picks."""
    players = str(len(g.state.seats))
    figures: dict[str, Any] = g.data.raw["draft"][players]
    supporters = g.data.raw["supporters"]["each"][players] if "supporters" in g.data.raw else 0
    return DraftLimits(figures["minors"], figures["shares"], supporters)


def finish_draft(g: Editor, frame: Draft) -> None:
    """3.7 undrafted minors leave the game; 3.8 the priority deal stays with the first picker of the last turn."""
    for name in frame.companies:
        g.remove_company(name)
    g.emit(PriorityMoved(g.state.priority))


def finish_stock_round(g: Editor) -> None:
    """8.7.1: a major all of whose certificates are with players rises, in operating order."""
    for name in g.by_price():
        company = g.company(name)
        if players_units(g, company) * company.unit == 100:
            g.move_price(name, 1, "sold_out")


def start_minor(g: Editor, name: str) -> None:
    """3.5: a drafted minor gets its money, its train and its home station at once."""
    data, company = g.data.companies[name], g.company(name)
    company.in_play = True
    g.pay("bank", name, data.cash, "start")
    for train in data.trains:
        g.give_train(name, train)
    g.place_token(name, cast("str", data.home), 0, home=True)
