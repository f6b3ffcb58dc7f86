"""Operating rounds: companies in order, each with a turn made of steps that read like the rulebook's contents page."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar

from engine.actions import Action, Offer, Pass
from engine.acts import Act, Decision, Want, has_legal
from engine.errors import IllegalAction
from engine.events import Passed, TurnStarted
from engine.state import Frame

if TYPE_CHECKING:
    from engine.editor import Editor
    from engine.view import View


@dataclass(slots=True)
class OperatingRound(Frame):
    """The companies that have had their turn in this round and those that wait, in order."""

    kind: ClassVar[str] = "operating_round"
    waiting: list[str] = field(default_factory=list[str])
    done: list[str] = field(default_factory=list[str])


@dataclass(slots=True)
class CompanyTurn(Frame):
    """A company's turn: the step it's in, how often each thing was done, and the services bought."""

    kind: ClassVar[str] = "company_turn"
    company: str
    step: int = 0
    counts: dict[str, int] = field(default_factory=dict[str, int])
    services: list[str] = field(default_factory=list[str])

    def count(self, what: str) -> int:
        """How often this was done in the turn."""
        return self.counts.get(what, 0)

    def add(self, what: str) -> None:
        """It was done once more."""
        self.counts[what] = self.counts.get(what, 0) + 1


@dataclass(frozen=True, slots=True)
class Step:
    """A step of a turn: its name, clause and acts; `over` says that nothing is left to do in it.

    While `must_act` says so the step can't be passed. `chooses` makes the move of a company without a player to act
    for it; `forced` gives the only legal action where there's no choice.
    """

    name: str
    clause: str
    acts: tuple[Act, ...]
    over: Callable[[View, CompanyTurn], bool]
    must_act: Callable[[View, CompanyTurn], bool] = lambda g, turn: False
    chooses: Callable[[View, CompanyTurn], Action] = lambda g, turn: Pass()
    forced: Callable[[View, CompanyTurn], Action | None] = lambda g, turn: None


class EndStep(Act):
    """Leave the current step."""

    action = Pass

    def __init__(self, steps: Callable[[View, CompanyTurn], tuple[Step, ...]]) -> None:
        self._steps = steps

    def candidates(self, g: View, frame: CompanyTurn, want: Want) -> Iterator[Action | Offer]:
        """There's one way to pass."""
        yield Pass()

    def check(self, g: View, frame: CompanyTurn, action: Pass) -> None:
        """Not while something compulsory is legal."""
        step = self._steps(g, frame)[frame.step]
        if step.must_act(g, frame):
            error = IllegalAction("turn.must_act", step=step.name, company=frame.company)
            error.clause = step.clause
            raise error

    def apply(self, g: Editor, frame: CompanyTurn, action: Pass) -> None:
        """The next step."""
        step = self._steps(g, frame)[frame.step]
        player = g.actor(frame.company)
        g.emit(Passed(player or frame.company, frame.company, step.name, g.is_automatic))
        frame.step += 1


class CompanyTurnRule:
    """A company's turn; `steps` are those of its kind."""

    def __init__(self, steps_by_kind: Mapping[str, tuple[Step, ...]]) -> None:
        self._steps_by_kind = steps_by_kind
        self._pass = EndStep(self.steps)
        self._acts = {kind: tuple((*step.acts, self._pass) for step in steps) for kind, steps in steps_by_kind.items()}

    def steps(self, g: View, frame: CompanyTurn) -> tuple[Step, ...]:
        """The steps of this company's turn."""
        return self._steps_by_kind[g.company(frame.company).kind]

    def decide(self, g: Editor, frame: CompanyTurn) -> Decision | None:
        """The first step that isn't over; after the last one the turn ends."""
        steps = self.steps(g, frame)
        while frame.step < len(steps) and steps[frame.step].over(g, frame):
            frame.step += 1
        if frame.step == len(steps):
            g.pop(frame)
            return None
        step = steps[frame.step]
        return Decision(g.actor(frame.company), frame.company, step.name, step.clause)

    def acts(self, g: View, frame: CompanyTurn) -> tuple[Act, ...]:
        """The acts of the current step, and passing."""
        return self._acts[g.company(frame.company).kind][frame.step]

    def automatic(self, g: View, frame: CompanyTurn, decision: Decision) -> Action | None:
        """A company without anybody to act for it makes its one move; a step with nothing legal is passed."""
        step = self.steps(g, frame)[frame.step]
        if decision.player is None:
            return step.chooses(g, frame)
        return step.forced(g, frame) if has_legal(g, frame, step.acts) else Pass()


class OperatingRoundRule:
    """One turn after the other; `finish` does what is due at the end of the round."""

    def __init__(self, finish: Callable[[Editor], None]) -> None:
        self._finish = finish

    def decide(self, g: Editor, frame: OperatingRound) -> Decision | None:
        """The next company's turn, or the end of the round."""
        if not frame.waiting:
            self._finish(g)
            g.pop(frame)
            return None
        company = frame.waiting.pop(0)
        frame.done.append(company)
        g.push(CompanyTurn(company))
        g.emit(TurnStarted(company, g.actor(company)))
        return None

    def acts(self, g: View, frame: OperatingRound) -> tuple[Act, ...]:
        """Nothing is decided between two turns."""
        return ()

    def automatic(self, g: View, frame: OperatingRound, decision: Decision) -> Any:
        """Nothing is decided between two turns."""
        return None
