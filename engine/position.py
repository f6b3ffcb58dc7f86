"""A position and what may be done in it; how to suppose things without touching it. A game is one with a log."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from engine import flow
from engine.acts import Act, Decision, legal_kinds
from engine.asides import Aside, besides
from engine.errors import EngineFault, IllegalAction
from engine.hints import Programme, Way, Wishes
from engine.rounds.by_hand import RouteCheck, check_route
from engine.state import State

if TYPE_CHECKING:
    from engine.actions import Action, Offer, RouteClaim
    from engine.editor import Editor
    from engine.events import Event
    from engine.finance.worth import Worth
    from engine.title import TitleData
    from engine.view import View


class Position:
    """Who decides what in a state. `decision` is None once the game is over."""

    def __init__(self, editor: Editor, decision: Decision | None) -> None:
        self._editor = editor
        self.decision = decision

    @property
    def title(self) -> TitleData:
        """The title's figures."""
        return self._editor.data

    @property
    def actions(self) -> Mapping[str, type[Action]]:
        """The catalogue of this title's actions."""
        return self._editor.rulebook.actions

    @property
    def state(self) -> State:
        """The state; read only for others."""
        return self._editor.state

    @property
    def view(self) -> View:
        """The state with what is derived from it."""
        return self._editor.view

    def legal(self, type: str | None = None, **fixed: Any) -> Iterator[Action | Offer]:
        """Everything legal now; given fields narrow the search itself."""
        if self.decision is None:
            return
        if self.decision.choices:
            yield from (each for each in self.decision.choices if _fits(each, type, fixed))
            return
        frame, acts = self.open_acts()
        for act in acts:
            if type is None or act.action.type == type:
                yield from act.legal(self._editor, frame, fixed)

    def open_acts(self) -> tuple[Any, tuple[Act, ...]]:
        """The frame on top, and the acts that are open to whoever is asked."""
        return flow.open_acts(self._editor, self.decision.player if self.decision is not None else None)

    def open_asides(self, player: str) -> tuple[str, ...]:
        """The types of action that are open to a player while somebody else is asked, legal or not."""
        return tuple(act.action.type for act in self._besides(player))

    def asides(self, player: str) -> tuple[str, ...]:
        """Those of them that are legal now."""
        return legal_kinds(self.view, Aside(player), self._besides(player))

    def _besides(self, player: str) -> tuple[Act, ...]:
        is_asked = self.decision is None or player == self.decision.by
        return () if is_asked else besides(self.view, player)

    def check(self, action: Action, by: str) -> None:
        """Raise IllegalAction unless `by` may do this now."""
        if self.decision is None:
            raise IllegalAction("game.over").with_clause(self._editor.rulebook.clauses)
        flow.check(self._editor, self.decision, action, by)

    def ways(self, kind: str) -> Iterator[Way]:
        """The ways that the acting company may choose from by a type of action, legal or not."""
        company, rules = self.decision.company if self.decision is not None else None, self._editor.rulebook
        if company is not None and kind in rules.ways_of:
            for ways in rules.ways(self._editor, company, kind).values():
                yield from ways

    def result(self) -> dict[str, Worth]:
        """Each player's worth now, which at the end is the score."""
        return self._editor.rulebook.result(self._editor)

    def programmes(
        self,
        visit: Sequence[str] = (),
        avoid: Sequence[str] = (),
        rest: Sequence[str] = (),
        most: int = 6,
        patience: int | None = None,
    ) -> list[Programme]:
        """The ways to run the acting company's trains as wished (see `Wishes`), best first; empty where none is.

        Raises IllegalAction for a wish that names nothing.
        """
        rules = self._editor.rulebook
        try:
            return rules.programmes(self, Wishes(tuple(visit), tuple(avoid), tuple(rest), most, patience))
        except IllegalAction as error:
            raise error.with_clause(rules.clauses) from None

    def check_route(
        self,
        train: str,
        places: Sequence[str],
        beside: Sequence[RouteClaim] = (),
        services: Sequence[str] = (),
    ) -> RouteCheck:
        """Check one route entered by hand, stop by stop, with the routes of other trains and further services."""
        rules = self._editor.rulebook
        found = rules.route_problem(self, services)
        if found is None:
            return RouteCheck(reason="route.no_such_train", figures={"train": train})
        return check_route(rules.board, found, rules.clauses, (train, places), tuple(beside))

    # --- supposing

    def sketch(self) -> Editor:
        """An editor of an equal state, in which anything may be supposed; this position isn't touched."""
        return self._editor.twin(self._editor.rulebook.codec.twin(State, self.state))

    def trial(self) -> Trial:
        """An equal position to go on from without a log; this one isn't touched."""
        return Trial(self.sketch(), self.decision)


class Trial(Position):
    """A position in which actions are tried."""

    def play(self, action: Action) -> tuple[Event, ...]:
        """Carry out an action of whoever decides, with the automatic moves that follow; returns what happened.

        Raises IllegalAction, or EngineFault where a rule fails; after that the trial is of no use.
        """
        self.check(action, self.decision.by if self.decision is not None else "")
        self._editor.events = []
        try:
            flow.carry_out(self._editor, action, self.decision.by if self.decision is not None else None)
            self.decision, _ = flow.settle(self._editor, flow.chosen)
        except Exception as error:
            raise EngineFault(f"trying {action} failed: {error}") from error
        return tuple(self._editor.events)


def _fits(action: Action, type: str | None, fixed: Mapping[str, Any]) -> bool:
    return type in (None, action.type) and all(getattr(action, name, None) == value for name, value in fixed.items())
