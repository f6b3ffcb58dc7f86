"""Operating rounds: companies in order, each with a turn made of steps that read like the rulebook's contents page."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from engine.actions import Action, Pass
from engine.acts import Act, Decision, FrameRule, Single, has_legal, legal_kinds
from engine.codec import LATER
from engine.errors import EngineFault, IllegalAction
from engine.events import TurnSkipped, TurnStarted
from engine.rounds.passing import passed
from engine.state import Frame

if TYPE_CHECKING:
    from engine.editor import Editor
    from engine.view import View


@dataclass(slots=True)
class OperatingRound(Frame):
    """The companies that have had their turn in this round, or were skipped, and those that wait, in order."""

    kind: ClassVar[str] = "operating_round"
    waiting: list[str] = field(default_factory=list[str])
    done: list[str] = field(default_factory=list[str])


def operating_round(g: View) -> OperatingRound:
    """The operating round that is on."""
    return next(frame for frame in g.state.stack if isinstance(frame, OperatingRound))


@dataclass(slots=True)
class CompanyTurn(Frame):
    """A company's turn: the step it's in, how often each thing was done, the services bought, and sums of money."""

    kind: ClassVar[str] = "company_turn"
    company: str
    step: int = 0
    counts: dict[str, int] = field(default_factory=dict[str, int])
    services: list[str] = field(default_factory=list[str])
    amounts: dict[str, int] = field(default_factory=dict[str, int], metadata=LATER)

    def count(self, what: str) -> int:
        """How often this was done in the turn."""
        return self.counts.get(what, 0)

    def add(self, what: str) -> None:
        """Count one more time in this turn that `what` was done."""
        self.counts[what] = self.counts.get(what, 0) + 1


@dataclass(frozen=True, slots=True)
class Step:
    """A step of a turn: its name, clause and acts; `over` says that nothing is left to do in it.

    While `must_act` says so the step can't be passed, by the clause `duty`, else the step's own. `chooses` makes the
    move of a company without a player to act for it; `forced` gives the only legal action where there's no choice.
    While `waits` says so the step isn't skipped though none of its acts is legal: one that's open at any time may make
    one so.
    """

    name: str
    clause: str
    acts: tuple[Act, ...]
    over: Callable[[View, CompanyTurn], bool]
    must_act: Callable[[View, CompanyTurn], bool] = lambda g, turn: False
    chooses: Callable[[View, CompanyTurn], Action] = lambda g, turn: Pass()
    forced: Callable[[View, CompanyTurn], Action | None] = lambda g, turn: None
    waits: Callable[[View, CompanyTurn], bool] = lambda g, turn: False
    duty: str = ""


@dataclass(frozen=True, slots=True)
class Duty:
    """What happens by itself at a point of a turn, perhaps by an interruption that it puts on the flow."""

    name: str
    clause: str
    does: Callable[[Editor, CompanyTurn], None]


@dataclass(frozen=True, slots=True)
class AnyTime:
    """An act that's open in all of these steps of a company's own turn."""

    act: Act
    steps: frozenset[str]


class EndStep(Single):
    """Leave the current step."""

    action = Pass

    def __init__(self, step: Callable[[View, CompanyTurn], Step]) -> None:
        self._step = step

    def check(self, g: View, frame: CompanyTurn, action: Pass) -> None:
        """IllegalAction while something compulsory is legal."""
        step = self._step(g, frame)
        if step.must_act(g, frame):
            kinds = legal_kinds(g, frame, step.acts)
            refusal = IllegalAction("turn.must_act", legal_instead=kinds, step=step.name, company=frame.company)
            raise refusal.citing(step.duty or step.clause)

    def apply(self, g: Editor, frame: CompanyTurn, action: Pass) -> None:
        """The turn goes on to its next step."""
        step = self._step(g, frame)
        player = g.actor(frame.company)
        g.emit(passed(g, player or frame.company, frame.company, step.name))
        frame.step += 1


class CompanyTurnRule(FrameRule):
    """A company's turn; `steps` are those of its kind, `any_time` the acts open beside them in several steps."""

    def __init__(
        self, steps_by_kind: Mapping[str, tuple[Step | Duty, ...]], any_time: tuple[AnyTime, ...] = ()
    ) -> None:
        self._steps_by_kind = steps_by_kind
        self._pass = EndStep(self.step)
        self._acts = {
            kind: tuple(self._acts_of(step, any_time) for step in steps) for kind, steps in steps_by_kind.items()
        }

    def _acts_of(self, step: Step | Duty, any_time: tuple[AnyTime, ...]) -> tuple[Act, ...]:
        if isinstance(step, Duty):
            return ()
        return (*step.acts, *(each.act for each in any_time if step.name in each.steps), self._pass)

    def steps(self, g: View, frame: CompanyTurn) -> tuple[Step | Duty, ...]:
        """The steps of this company's turn."""
        return self._steps_by_kind[g.company(frame.company).kind]

    def step(self, g: View, frame: CompanyTurn) -> Step:
        """The step that the turn is in; EngineFault at a duty."""
        step = self.steps(g, frame)[frame.step]
        if isinstance(step, Duty):
            raise EngineFault(f"{frame.company} waits at {step.name}, where there's nothing to decide")
        return step

    def decide(self, g: Editor, frame: CompanyTurn) -> Decision | None:
        """The first step that isn't over, duties done on the way; after the last one the turn ends.

        A company that has closed meanwhile has no further turn.
        """
        steps = self.steps(g, frame)
        while frame.step < len(steps) and not g.company(frame.company).closed:
            step = steps[frame.step]
            if isinstance(step, Duty):
                frame.step += 1
                step.does(g, frame)
                if not g.state.stack or g.state.stack[-1] is not frame:
                    return None
            elif step.over(g, frame):
                frame.step += 1
            else:
                return Decision(g.actor(frame.company), frame.company, step.name, step.clause)
        g.pop(frame)
        return None

    def acts(self, g: View, frame: CompanyTurn) -> tuple[Act, ...]:
        """The acts of the current step, and passing."""
        return self._acts[g.company(frame.company).kind][frame.step]

    def automatic(self, g: View, frame: CompanyTurn, decision: Decision) -> Action | None:
        """A company without anybody to act for it makes its one move; a step with nothing legal is passed."""
        step = self.step(g, frame)
        if decision.player is None:
            return step.chooses(g, frame)
        if has_legal(g, frame, step.acts):
            return step.forced(g, frame)
        return None if step.waits(g, frame) else Pass()


class OperatingRoundRule(FrameRule):
    """One turn after the other; `finish` does what is due at the end of the round.

    `between` does what is due before the next turn and says whether it has put something on the flow; `may_operate`
    says whether a company may have its turn, `sold` how much of one that may not has been sold, in percent.
    """

    def __init__(
        self,
        finish: Callable[[Editor], None],
        between: Callable[[Editor], bool] = lambda g: False,
        may_operate: Callable[[View, str], bool] = lambda g, company: True,
        sold: Callable[[View, str], int] = lambda g, company: 100,
    ) -> None:
        self._finish = finish
        self._sold = sold
        self._between = between
        self._may_operate = may_operate

    def decide(self, g: Editor, frame: OperatingRound) -> Decision | None:
        """The next company's turn, or the end of the round."""
        if self._between(g):
            return None
        if not frame.waiting:
            self._finish(g)
            g.pop(frame)
            return None
        company = frame.waiting.pop(0)
        frame.done.append(company)
        if not self._may_operate(g, company):
            g.emit(TurnSkipped(company, self._sold(g, company)))
            return None
        g.push(CompanyTurn(company))
        g.emit(TurnStarted(company, g.actor(company)))
        return None
