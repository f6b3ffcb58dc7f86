"""What a player may do whoever is asked: an act of its own frame, beside the flow, which goes on as if nothing was."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from engine.acts import Act, Decision, FrameRule, Want
from engine.state import Frame

if TYPE_CHECKING:
    from engine.actions import Action, Offer
    from engine.editor import Editor
    from engine.view import View


@dataclass(slots=True)
class Aside(Frame):
    """What this player does beside the flow; it's never on the stack but of a copy that shows what is open there."""

    kind: ClassVar[str] = "aside"
    player: str


def frame_of_flow(g: View) -> Frame:
    """The frame on top, of whoever is asked; beneath that of a copy which shows what is open out of turn."""
    top, *beneath = reversed(g.state.stack)
    return beneath[0] if isinstance(top, Aside) else top


class AsideRule(FrameRule):
    """The player chooses among what may be done out of turn."""

    def decide(self, g: Editor, frame: Aside) -> Decision | None:
        """The player; nothing but what is open out of turn can be done."""
        return Decision(frame.player, None, "aside", g.rulebook.aside_clause)

    def acts(self, g: View, frame: Aside) -> tuple[Act, ...]:
        """What the title lets players do whoever is asked."""
        return g.rulebook.asides(g, frame.player)


class Beside(Act):
    """An act out of turn among those of whoever is asked: in whatever frame it's open, it's given its own."""

    def __init__(self, act: Act, player: str) -> None:
        self.act, self.frame, self.action = act, Aside(player), act.action

    def candidates(self, g: View, frame: Any, want: Want) -> Iterator[Action | Offer]:
        """The same as out of turn."""
        yield from self.act.candidates(g, self.frame, want)

    def check(self, g: View, frame: Any, action: Any) -> None:
        """Raise IllegalAction as out of turn."""
        self.act.check(g, self.frame, action)

    def apply(self, g: Editor, frame: Any, action: Any) -> None:
        """Carry it out as out of turn."""
        self.act.apply(g, self.frame, action)

    def handles(self, action: Action) -> bool:
        """Whether the act is the one for an action."""
        return self.act.handles(action)

    def in_prospect(self, g: View, frame: Any) -> bool:
        """Whether an action of the kind may become legal."""
        return self.act.in_prospect(g, self.frame)


def besides(g: View, player: str | None) -> tuple[Beside, ...]:
    """What a player may do out of turn, legal or not, as acts that are open in any frame; none for a company."""
    if player is None or player not in g.state.players:
        return ()
    return tuple(Beside(act, player) for act in g.rulebook.asides(g, player))
