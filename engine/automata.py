"""Seats that nobody sits on: an automaton plays one by rules of its own, and a player breaks its ties."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from engine.actions import Action
    from engine.acts import Decision
    from engine.view import View


class Automaton(Protocol):
    """Plays a seat. Its moves pass the same checks as a player's and are recorded like all automatic moves."""

    def choose(self, g: View, decision: Decision) -> tuple[Action, ...]:
        """What its rules say here: one action, or several among which they leave the choice to a player.

        It depends on the position alone; all the actions are legal.
        """
        ...


def automaton_of(g: View, decision: Decision) -> Automaton | None:
    """Who decides here, if that's an automaton."""
    return g.rulebook.automata.get(decision.player or "")


def on_behalf(g: View, decision: Decision) -> Decision:
    """The decision as a player gets it: a tie of an automaton falls to the player next in seat order."""
    automaton = automaton_of(g, decision)
    if automaton is None:
        return decision
    name = decision.player or ""
    player = next(seat for seat in g.seats_from(name) if seat not in g.rulebook.automata)
    return replace(decision, player=player, on_behalf=name, choices=automaton.choose(g, decision))
