"""The flow: after every action, run until somebody must decide.

Nothing is resumed: the frame on top is asked again after each change. Automatic moves come from a source: chosen now
(live play, verifying), or recorded ones (loading, which then makes none by itself).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from engine.acts import legal_kinds
from engine.asides import Aside, Beside, besides
from engine.automata import automaton_of, on_behalf
from engine.errors import EngineFault, IllegalAction

if TYPE_CHECKING:
    from engine.actions import Action
    from engine.acts import Act, Decision
    from engine.editor import Editor
    from engine.view import View

Source = Callable[["Editor", "Decision"], "tuple[str, Action] | None"]
"""Gives the next automatic move (who signs it, what it is), or None if somebody has to decide."""

LONGEST = 2_000
"""More automatic changes than this in a row can only be a loop of ours."""


def next_decision(g: Editor) -> Decision | None:
    """Move rounds and turns on until there's a choice; None when the game is over, EngineFault if none comes."""
    for _ in range(LONGEST):
        if not g.state.stack:
            return None
        frame = g.state.stack[-1]
        decision = g.rulebook.frames[frame.kind].decide(g, frame)
        if decision is not None:
            return decision
    raise EngineFault("the flow does not come to a decision")


def settle(g: Editor, source: Source) -> tuple[Decision | None, list[tuple[str, Action]]]:
    """Run automatic moves from the source, which EngineFault ends; returns the next decision and the moves made."""
    made: list[tuple[str, Action]] = []
    for _ in range(LONGEST):
        decision = next_decision(g)
        if decision is None:
            return None, made
        move = source(g, decision)
        if move is None:
            return on_behalf(g, decision), made
        by, action = move
        check(g, decision, action, by)
        g.is_automatic = True
        carry_out(g, action, by)
        g.is_automatic = False
        made.append(move)
    raise EngineFault("automatic moves do not end")


def chosen(g: Editor, decision: Decision) -> tuple[str, Action] | None:
    """The source of live play: what the rules make automatic, and an automaton's moves but for its ties."""
    automaton = automaton_of(g, decision)
    if automaton is not None:
        choices = automaton.choose(g, decision)
        return (decision.by, choices[0]) if len(choices) == 1 else None
    frame = g.state.stack[-1]
    action = g.rulebook.frames[frame.kind].automatic(g, frame, decision)
    return None if action is None else (decision.by, action)


def recorded(moves: Iterator[tuple[str, Action]]) -> Source:
    """The source of loading: the recorded moves, then none."""
    return lambda g, decision: next(moves, None)


def open_acts(g: View, player: str | None = None) -> tuple[Any, tuple[Act, ...]]:
    """The frame on top and the acts open in it; with what the `player` who is asked may do at any time."""
    frame = g.state.stack[-1]
    acts = g.rulebook.frames[frame.kind].acts(g, frame)
    return frame, acts if frame.kind == Aside.kind else (*acts, *besides(g, player))


def find_act(g: View, decision: Decision, action: Action) -> tuple[Any, Act]:
    """The open act for an action; raises IllegalAction if that type isn't open in this step."""
    frame, acts = open_acts(g, decision.player)
    for act in acts:
        if act.handles(action):
            return frame, act
    kinds = legal_kinds(g, frame, acts)
    error = IllegalAction("turn.not_now", legal_instead=kinds, type=action.type, step=decision.step)
    raise error.citing(decision.clause)


def check(g: View, decision: Decision, action: Action, by: str) -> None:
    """Raise IllegalAction, with its clause, unless this action by this person is legal now."""
    if by != decision.by:
        _check_aside(g, decision, action, by)
        return
    if decision.choices and action not in decision.choices:
        open_choices = tuple(each.to_json() for each in decision.choices)
        error = IllegalAction("automaton.other_choice", legal_instead=open_choices)
        raise error.with_clause(g.rulebook.clauses, decision.clause)
    frame, act = find_act(g, decision, action)
    try:
        act.check(g, frame, action)
    except IllegalAction as error:
        raise error.with_clause(g.rulebook.clauses, decision.clause, action.type) from None


def _check_aside(g: View, decision: Decision, action: Action, by: str) -> None:
    """Raise IllegalAction unless somebody who isn't asked may do this now."""
    act = next((act for act in besides(g, by) if act.handles(action)), None)
    if act is None:
        error = IllegalAction("turn.other_player", player=decision.by, by=by, step=decision.step)
        raise error.citing(decision.clause)
    try:
        act.check(g, act.frame, action)
    except IllegalAction as error:
        raise error.with_clause(g.rulebook.clauses, g.rulebook.aside_clause, action.type) from None


def carry_out(g: Editor, action: Action, by: str | None = None, *, aside: bool = False) -> None:
    """Apply a checked action of whoever is asked in the frame on top, or (`aside`) of a player who isn't.

    EngineFault if it isn't open there. `by` signs it.
    """
    frame, acts = open_acts(g, by)
    acts = besides(g, by) if aside else acts
    act = next((act for act in acts if act.handles(action)), None)
    if act is None:
        raise EngineFault(f"{action} is not open in {frame}")
    act.apply(g, frame, action)
    g.rulebook.after_act(g, act.frame if isinstance(act, Beside) else frame)
