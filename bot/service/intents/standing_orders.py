"""What people have ordered for later, carried out when it's their turn. Runs in the worker, knows no storage.

An intent is evaluated against what holds now: what happened since it was made decides whether it still stands. So once
moves are taken back it stands as it did before them.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from bot.panel.foresight import about, harm_of
from bot.service.chain import Follow, Made
from bot.service.intents import agreements, orders, plans
from bot.service.intents.intents import Happened, Situation, Verdict, illegal
from bot.service.intents.policy import Past
from engine import Game, IllegalAction
from storage import IntentChange, IntentRecord

_log = logging.getLogger(__name__)

Judge = Callable[[IntentRecord, Situation], Verdict]
JUDGES: dict[str, Judge] = {"offer": agreements.judge, "plan": plans.judge, "order": orders.judge}
"""In this order: what was agreed with others, then what was planned move by move, then standing orders."""


@dataclass
class StandingOrders:
    """A table's open intents in one chain of moves."""

    intents: list[IntentRecord]
    history: list[Happened]
    past: Past
    seq: int
    now: float
    changes: list[IntentChange] = field(default_factory=list)
    _fired: set[int] = field(default_factory=set)
    _stopped: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        self._by_id = {each.id: each for each in self.intents}

    def next(self, game: Game, made: Sequence[Made]) -> Follow | None:
        """The first move that an intent makes now; those found to be over are noted."""
        for kind, judge in JUDGES.items():
            for intent in [each for each in self.intents if each.kind == kind]:
                verdict = self._harmless(intent, self._judged(judge, intent, game, made), game)
                if verdict.outcome is not None:
                    self._note(intent, verdict.outcome, verdict.over, game.seq + len(verdict.actions))
                if verdict.actions:
                    self._fired.add(intent.id)
                    return Follow(intent.id, verdict.seat, verdict.actions)
        return None

    def refused(self, follow: Follow, made: Sequence[Made], error: Exception) -> None:
        """The intent ends, with the reason."""
        intent = self._by_id[follow.intent]
        outcome = illegal(error) if isinstance(error, IllegalAction) else {"why": "failed"}
        self._note(intent, outcome, True, made[-1].entry["seq"] if made else self.seq)

    def finish(self, game: Game, made: Sequence[Made]) -> None:
        """End the orders whose round is over, also where it isn't their person's turn."""
        for intent in [each for each in self.intents if each.kind == "order"]:
            verdict = self._judged(orders.judge_end, intent, game, made)
            if verdict.outcome is not None:
                self._note(intent, verdict.outcome, True, game.seq)

    def _judged(self, judge: Judge, intent: IntentRecord, game: Game, made: Sequence[Made]) -> Verdict:
        """What a judge says. One person's wish must never keep another's move from being made."""
        try:
            return judge(intent, self._situation(game, made, intent))
        except Exception:
            _log.exception("%s %s can't be followed", intent.kind, intent.id)
            return Verdict(outcome={"why": "failed"}, over=True)

    def _harmless(self, intent: IntentRecord, verdict: Verdict, game: Game) -> Verdict:
        """What a judge says, up to where somebody would lose for good: there the person is asked instead.

        What a plan was seen to come to when it was made is as it was wished.
        """
        steps = intent.body.get("steps", ())
        known = [each for step in steps for each in step.get("harm", ())]
        for count in range(1, len(verdict.actions) + 1):
            moves = [each.to_json() for each in verdict.actions[:count]]
            told = [each for each in harm_of(game, moves) if about(each) not in known]
            if told:
                stop = {"why": "grave", "told": told}
                if intent.kind == "plan":
                    return plans.stopped(intent, game, verdict.seat, verdict.actions[: count - 1], stop)
                return Verdict(outcome=stop, over=True)
        return verdict

    def _note(self, intent: IntentRecord, outcome: dict[str, Any], over: bool, seq: int) -> None:
        """Entry `seq` ends the intent; once that's taken back it's open again."""
        if intent.kind == "plan" and over and outcome["why"] != "done":
            self._stopped.add(intent.seat)
        self.changes = [each for each in self.changes if each.id != intent.id]
        self.changes.append(IntentChange(intent.id, seq if over else None, outcome))
        self.intents = [replace(each, outcome=outcome) if each.id == intent.id else each for each in self.intents]
        if over:
            self.intents = [each for each in self.intents if each.id != intent.id]

    def _situation(self, game: Game, made: Sequence[Made], intent: IntentRecord) -> Situation:
        since = [each for each in self.history if each.seq > intent.made]
        since += [Happened(each.entry["seq"], each.seat, each.entry["action"], each.events) for each in made]
        seat = game.decision.player if game.decision is not None else None
        return Situation(
            game=game,
            seat=seat or "",
            since=since,
            last=made[-1] if made else None,
            fresh=_is_fresh(made, seat),
            fired=frozenset(self._fired),
            stopped=seat in self._stopped,
            past=self.past,
            now=self.now,
        )


def _is_fresh(made: Sequence[Made], seat: str | None) -> bool:
    """Whether a turn of this seat has begun in this chain without a move by hand."""
    if not made or made[-1].seat != seat or not made[-1].own:
        return True
    return any(each["type"] == "round_started" for each in made[-1].events)
