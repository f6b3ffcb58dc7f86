"""Giving up trains above a limit: each company in turn, its president's choice."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar

from engine.actions import Action, Offer, ScrapTrain
from engine.acts import Act, Decision, FrameRule, Want
from engine.errors import IllegalAction
from engine.events import TrainScrapped
from engine.state import Frame

if TYPE_CHECKING:
    from engine.editor import Editor
    from engine.view import View

Limit = Callable[["View", str], int]


@dataclass(slots=True)
class Discards(Frame):
    """The companies that may hold too many trains, in order."""

    kind: ClassVar[str] = "discards"
    settles: ClassVar[bool] = True
    companies: list[str] = field(default_factory=list[str])


class Discard(Act):
    """Give a train to the pool without compensation."""

    action = ScrapTrain

    def company(self, g: View, frame: Any) -> str:
        """Whose train it is: the company's that is asked."""
        return frame.companies[0]

    def candidates(self, g: View, frame: Any, want: Want) -> Iterator[Action | Offer]:
        """One of each kind held."""
        return (ScrapTrain(train) for train in dict.fromkeys(g.company(self.company(g, frame)).trains))

    def check(self, g: View, frame: Any, action: ScrapTrain) -> None:
        """IllegalAction unless it's held."""
        company = self.company(g, frame)
        trains = g.company(company).trains
        if action.train not in trains:
            raise IllegalAction("train.not_held", train=action.train, company=company, legal_instead=tuple(trains))

    def apply(self, g: Editor, frame: Any, action: ScrapTrain) -> None:
        """It's for sale from now on."""
        discard(g, self.company(g, frame), action.train)


def discard(g: Editor, company: str, train: str) -> None:
    """A company's train goes to the pool."""
    g.take_train(company, train)
    g.state.pool.append(train)
    g.emit(TrainScrapped(company, train))


class DiscardsRule(FrameRule):
    """Company after company, until none is above its limit.

    `clause` gives the paragraph that makes them give up trains. `lowest_for_silence`: whether the rules foresee that
    the lowest train goes where the president says nothing.
    """

    def __init__(self, clause: Callable[[View], str], limit: Limit, *, lowest_for_silence: bool = False) -> None:
        self._clause = clause
        self._limit = limit
        self._lowest_for_silence = lowest_for_silence
        self._acts: tuple[Act, ...] = (Discard(),)

    def decide(self, g: Editor, frame: Discards) -> Decision | None:
        """The first company that is above its limit."""
        while frame.companies:
            company = frame.companies[0]
            if len(g.company(company).trains) > self._limit(g, company):
                default = ScrapTrain(g.company(company).trains[0]) if self._lowest_for_silence else None
                return Decision(g.actor(company), company, "discard", self._clause(g), default=default)
            frame.companies.pop(0)
        g.pop(frame)
        return None

    def acts(self, g: View, frame: Discards) -> tuple[Act, ...]:
        """Only giving up a train."""
        return self._acts

    def automatic(self, g: View, frame: Discards, decision: Decision) -> Action | None:
        """Trains of one kind leave no choice."""
        kinds = set(g.company(frame.companies[0]).trains)
        return ScrapTrain(kinds.pop()) if len(kinds) == 1 else None
