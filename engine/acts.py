"""The pieces of a title's behaviour: acts (one action type each), steps, frames' rules, decisions.

Legality lives in `Act.check` and nowhere else. A step only says which acts are open and when it's over; `legal` is
`candidates` filtered by `check`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engine.actions import Action, Offer
from engine.errors import IllegalAction

if TYPE_CHECKING:
    from engine.editor import Editor
    from engine.state import Frame
    from engine.view import View

Want = Mapping[str, Any]
"""Fields that a caller has fixed already; `candidates` may use them to look at less."""


@dataclass(frozen=True, slots=True)
class Decision:
    """Whose choice is next.

    `player` is None only where nobody chooses (an automaton, a company in receivership). `on_behalf` names an automaton
    for which the player breaks a tie, or which chooses by itself if there's no player; `default` is the action that the
    rules foresee for silence.
    """

    player: str | None
    company: str | None
    step: str
    clause: str
    on_behalf: str | None = None
    default: Action | None = None
    choices: tuple[Action, ...] = ()
    """The only actions open, where the player breaks a tie; empty where whatever is legal is open."""

    @property
    def by(self) -> str:
        """Who signs the action: the player, or the company or the automaton that acts by itself."""
        return self.player or self.company or self.on_behalf or ""


class Act(ABC):
    """One kind of action: what could be tried, what is legal, what it does."""

    action: type[Action]
    """The action type that this act handles."""

    @abstractmethod
    def candidates(self, g: View, frame: Any, want: Want) -> Iterator[Action | Offer]:
        """Everything worth checking, in a fixed order; may hold illegal actions, must hold every legal one."""

    @abstractmethod
    def check(self, g: View, frame: Any, action: Any) -> None:
        """Raise IllegalAction with the reason if the action isn't legal now."""

    @abstractmethod
    def apply(self, g: Editor, frame: Any, action: Any) -> None:
        """Carry out a checked action."""

    def handles(self, action: Action) -> bool:
        """Whether this act is the one for an action; several may share a type and differ in the means."""
        return type(action) is self.action

    def possible(self, g: View, frame: Any) -> bool:
        """Whether any action of this kind is legal now."""
        return any(True for _ in self.legal(g, frame, {}))

    def in_prospect(self, g: View, frame: Any) -> bool:
        """Whether an action of this kind, if it isn't legal now, may become so in the course of the turn."""
        return True

    def legal(self, g: View, frame: Any, want: Want) -> Iterator[Action | Offer]:
        """The candidates that hold the fixed fields and pass the check."""
        for candidate in self.candidates(g, frame, want):
            if isinstance(candidate, Offer):
                if all(candidate.fixed.get(name, value) == value for name, value in want.items()):
                    yield candidate
            elif (not want or _has(candidate, want)) and self.allows(g, frame, candidate):
                yield candidate

    def allows(self, g: View, frame: Any, action: Action) -> bool:
        """Whether an action of this kind is legal now."""
        try:
            self.check(g, frame, action)
        except IllegalAction:
            return False
        return True


class Single(Act):
    """An act whose action has nothing to choose: there's one to try."""

    def candidates(self, g: View, frame: Any, want: Want) -> Iterator[Action | Offer]:
        """The one action that there is."""
        yield self.action()


def _has(action: Action, want: Want) -> bool:
    return all(getattr(action, name, None) == value for name, value in want.items())


class FrameRule(ABC):
    """The behaviour of a kind of frame. By itself it's a passage: nobody decides anything in it."""

    @abstractmethod
    def decide(self, g: Editor, frame: Any) -> Decision | None:
        """Who must decide now; None if the flow was moved on instead (a frame pushed, popped or advanced)."""

    def acts(self, g: View, frame: Any) -> tuple[Act, ...]:
        """The acts that are open in the current step."""
        return ()

    def automatic(self, g: View, frame: Any, decision: Decision) -> Action | None:
        """The action that makes itself here (nothing else is legal, or nobody chooses), if there's one."""
        return None


def has_legal(g: View, frame: Frame, acts: tuple[Act, ...]) -> bool:
    """Whether any of these acts has a legal action now."""
    return any(act.possible(g, frame) for act in acts)


def legal_kinds(g: View, frame: Frame, acts: tuple[Act, ...]) -> tuple[str, ...]:
    """The types of those of these acts that have a legal action now."""
    return tuple(dict.fromkeys(act.action.type for act in acts if act.possible(g, frame)))
