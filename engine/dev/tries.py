"""What robots may leave alone is carried out on copies: proposed runs, and each type of act once a game."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from engine.actions import Action, Run
from engine.dev import invariants
from engine.dev.listed import bundles_of
from engine.errors import IllegalAction
from engine.events import TrainsRan
from engine.game import Game
from engine.hints import Programme

PROPOSALS, PATIENCE, SELDOM = 3, 500, 16
"""So many runs are asked for, each sought for so many steps; mostly it is left alone, for it takes long."""


class Tries:
    """The tries of one game. seldom: proposals are tried at one of so many chances."""

    def __init__(self, seldom: int = SELDOM) -> None:
        self._tried: set[str] = set()
        self._seldom, self._chances = seldom, 0

    def faults(self, game: Game) -> Iterator[str]:
        """What went wrong on copies of this position: a sentence for each."""
        if game.decision is None:
            return
        types = [act.action.type for act in game.open_acts()[1]]
        if Run.type in types:
            self._chances += 1
            yield from _proposals(game) if self._chances % self._seldom == 0 else ()
        for kind in dict.fromkeys(types):
            if kind not in self._tried:
                yield from self._first(game, kind)

    def _first(self, game: Game, kind: str) -> Iterator[str]:
        """The first act of this type that is legal in the game, and what holds after it."""
        assert game.decision is not None
        listed = next(iter(game.legal(kind)), None)
        if listed is None:
            return
        self._tried.add(kind)
        bundle, other = next(iter(bundles_of(game, listed))), game.copy()
        before = invariants.accounts(other)
        try:
            done = other.apply_all(bundle, game.decision.by)
        except IllegalAction as error:
            yield f"{bundle} is listed, but refused: {error}"
            return
        after = [
            *invariants.money(other, tuple(each for applied in done for each in applied.events), before),
            *invariants.position(other),
        ]
        yield from (f"on a copy, after {bundle}: {fault}" for fault in after)


def out_of_turn(game: Game, taken: Collection[str]) -> tuple[Action, str] | None:
    """An act of a type that wasn't `taken` out of turn yet, by a player who may do it though another is asked."""
    asked = game.decision.by if game.decision else ""
    for seat in game.state.seats:
        acts = game.rulebook.asides(game.view, seat) if seat != asked else ()
        for kind in dict.fromkeys(act.action.type for act in acts):
            found = next(iter(game.beside(seat).legal(kind)), None) if kind not in taken else None
            if isinstance(found, Action):
                return found, seat
    return None


def _proposals(game: Game) -> Iterator[str]:
    """Of several proposed runs, each carried out: whether it comes to what it says."""
    assert game.decision is not None
    for programme in game.programmes(most=PROPOSALS, patience=PATIENCE):
        try:
            applied = game.copy().apply_all(programme.actions, game.decision.by)
        except IllegalAction as error:
            yield f"{programme.actions} is proposed, but refused: {error}"
            continue
        ran = [each for one in applied for each in one.events if isinstance(each, TrainsRan)]
        yield from (f"{programme.actions} is proposed: {fault}" for fault in _others(programme, ran))


def _others(programme: Programme, ran: list[TrainsRan]) -> Iterator[str]:
    """In what a run differs from its proposal; what an automaton runs after it doesn't matter."""
    if not ran:
        yield "no train runs"
        return
    event = ran[0]
    said = {
        "routes": (programme.routes, event.routes),
        "values": (programme.values, event.values),
        "income": (programme.income, event.revenue),
        "extra": (programme.extra, event.extra),
        "stops": (programme.stops, event.stops),
        "bonuses": (programme.bonuses, event.bonuses),
    }
    yield from (f"its {name} are {told}, but {came} comes" for name, (told, came) in said.items() if told != came)
