"""What standing orders, plans and agreements are judged by, and what a judge says. Pure values."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from bot.panel.comparison import plain_figures
from bot.service.chain import Made
from bot.service.intents.policy import Past
from engine import Action, Game, IllegalAction


@dataclass(frozen=True)
class Happened:
    """A move that holds: its entry's number, the seat, the action as JSON, the events as JSON."""

    seq: int
    seat: str
    action: dict[str, Any]
    events: list[dict[str, Any]]


@dataclass(frozen=True)
class Situation:
    """What an intent is judged by. `seat` is to act; `since` is what happened after the intent was made.

    `last`: the move made just now. `fresh`: the person hasn't acted by hand in this turn of theirs. `fired`: the
    intents that made moves in this chain already; `stopped`: a plan of this seat has stopped in it. `now`: the time.
    """

    game: Game
    seat: str
    since: Sequence[Happened]
    last: Made | None
    fresh: bool
    fired: frozenset[int]
    stopped: bool
    past: Past
    now: float

    @property
    def step(self) -> str:
        """The step of the decision, "" when the game is over."""
        return self.game.decision.step if self.game.decision is not None else ""

    @property
    def company(self) -> str | None:
        """The company for which a decision is due."""
        return self.game.decision.company if self.game.decision is not None else None


@dataclass(frozen=True)
class Verdict:
    """What follows from an intent: moves for a seat, a note (with `over`: its end and why), or nothing."""

    seat: str = ""
    actions: tuple[Any, ...] = ()
    outcome: dict[str, Any] | None = None
    over: bool = False


NOTHING = Verdict()


def ended(why: str, **figures: Any) -> Verdict:
    """The intent is over, for this reason."""
    return Verdict(outcome={"why": why} | figures, over=True)


def if_legal(s: Situation, action: Action) -> Verdict:
    """This one move of whoever is to act; an end with the reason where the rules forbid it."""
    try:
        s.game.check(action, s.seat)
    except IllegalAction as error:
        return Verdict(outcome=illegal(error), over=True)
    return Verdict(s.seat, (action,))


def illegal(error: IllegalAction) -> dict[str, Any]:
    """The outcome that says which rule forbids what was ordered."""
    return {"why": "illegal", "key": error.reason, "figures": plain_figures(error.figures), "clause": error.clause}


def events_of(since: Iterable[Happened], kind: str) -> list[tuple[Happened, dict[str, Any]]]:
    """The events of a type, each with its move, in order."""
    return [(each, event) for each in since for event in each.events if event["type"] == kind]
