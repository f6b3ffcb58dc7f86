"""What plays on in a lesson: the robots on the other seats, and the learner's own until there is something to learn.

A lesson is data of a title, its `lesson.json`: a game by its seed, and halts. A halt is for a decision of the learner:
in a step, with an action of a type legal, or the first one after something has happened. The game goes on by itself
between two halts, in the same command as the learner's move; each halt comes once, the first that fits.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from bot.service.chain import Follow, Made
from bot.service.rules import is_consent
from engine.game import Game
from engine.robots.tempers import Temper, settled
from engine.titles import TITLES, games_folder
from storage import IntentChange

STEADY = Temper(build=100, station=40, invest=100, sell=0, trains=100, trade=0, scrap=0, pay_out=100)
"""How everybody plays in a lesson, but the learner at a halt: so that companies come to run soon."""
MOST_ENTRIES = 500
"""A lesson is over after so many entries, whatever hasn't come up by then."""
TRIES = 5
"""How often another move is looked for after one that was refused."""
LEARNER = "P1"
"""The learner's seat."""


@dataclass(frozen=True, slots=True)
class Halt:
    """A decision at which something is learnt. What isn't given doesn't matter.

    `step`: what the learner is asked in; `act`: a type of action that has to be legal, from this `source`; `phase`: one
    that has to have come; `after`: a type of event that has to have happened. `clause` is the one that it's about.
    """

    name: str
    clause: str
    step: str = ""
    act: str = ""
    source: str = ""
    phase: str = ""
    after: str = ""

    def fits(self, game: Game, happened: Collection[str]) -> bool:
        """Whether it's for the decision that the game waits for, after events of these types."""
        decision, phases = game.decision, list(game.view.data.phases)
        if decision is None or is_consent(decision) or self.step not in ("", decision.step):
            return False
        if self.phase and phases.index(game.state.phase) < phases.index(self.phase):
            return False
        if self.after and self.after not in happened:
            return False
        fixed = {"source": self.source} if self.source else {}
        return not self.act or next(iter(game.legal(self.act, **fixed)), None) is not None


@dataclass(frozen=True, slots=True)
class Lesson:
    """A title's lesson: how its game is set up, and its halts; the learner has the first seat."""

    title: str
    players: int
    seed: int
    halts: tuple[Halt, ...]
    options: Mapping[str, Any] = field(default_factory=dict)
    rank: int = 0
    """The lowest is the best one to begin with."""

    def halt(self, name: str) -> Halt | None:
        """The halt of this name, None where there's none (any more)."""
        return next((each for each in self.halts if each.name == name), None)


@cache
def lesson_of(title: str) -> Lesson | None:
    """The lesson of a title, None for one that has none."""
    path = games_folder(title) / "lesson.json" if title in TITLES else None
    if path is None or not path.exists():
        return None
    raw = json.loads(path.read_text("utf-8"))
    halts = tuple(Halt(**each) for each in raw["halts"])
    return Lesson(title, raw["players"], raw["seed"], halts, raw.get("options", {}), raw["rank"])


@dataclass(frozen=True, slots=True)
class Belongings:
    """What a learner has: cash, percent held by company, of the companies they lead treasury, trains; prices."""

    cash: int
    held: Mapping[str, int]
    treasuries: Mapping[str, int]
    trains: Mapping[str, Sequence[str]]
    prices: Mapping[str, int]


def belongings_of(game: Game, seat: str) -> Belongings:
    """What somebody has in this position."""
    state, view = game.state, game.view
    companies = state.companies
    led = [name for name, each in companies.items() if seat in (each.owner, each.president)]
    priced = {company for cell in state.market.values() for company in cell}
    held = {name: each.shares.get(seat, 0) * each.unit for name, each in companies.items()}
    return Belongings(
        state.players[seat].cash,
        {name: percent for name, percent in held.items() if percent},
        {name: companies[name].cash for name in led},
        {name: list(companies[name].trains) for name in led},
        {name: view.price(name) for name in companies if name in priced and (name in led or held[name])},
    )


def came_of_it(before: Belongings, after: Belongings) -> list[dict[str, Any]]:
    """What a move has changed for who made it: the key of a sentence, and its figures."""
    told: list[dict[str, Any]] = []
    if before.cash != after.cash:
        key = "paid" if after.cash < before.cash else "got"
        told.append({"key": key, "amount": abs(after.cash - before.cash), "cash": after.cash})
    for company, percent in after.held.items():
        if percent != before.held.get(company, 0):
            leads = "yes" if company in after.treasuries else "no"
            told.append({"key": "holds", "company": company, "percent": percent, "leads": leads})
    told += [{"key": "none", "company": each} for each in before.held if each not in after.held]
    for company, cash in after.treasuries.items():
        old = before.treasuries.get(company)
        if old is None and company not in after.held:
            told.append({"key": "owns", "company": company, "cash": cash})
        elif old is not None and old != cash:
            told.append({"key": "treasury", "company": company, "old": old, "cash": cash})
    for company, price in after.prices.items():
        if price != before.prices.get(company, price):
            told.append({"key": "price", "company": company, "old": before.prices[company], "price": price})
    return told


class Tutor:
    """Follows a learner's command in a lesson, as orders do elsewhere (`chain.Follower`).

    `halt` is the one reached, "" where the lesson is over; `came` what the learner's own move has changed, `since` what
    all that followed has.
    """

    def __init__(self, lesson: Lesson, now: Mapping[str, Any], before: Belongings | None = None) -> None:
        """`now`: where the lesson stands, as `state` gives it; `before`: what the learner has, None at the start."""
        self.changes: list[IntentChange] = []
        self._lesson, self._before = lesson, before
        self._reached: list[list[Any]] = list(now.get("reached", ()))
        self._seen: list[str] = list(now.get("seen", ()))
        self._happened: set[str] = set(now.get("happened", ()))
        self._looked, self._attempt = 0, 0
        self._came: list[dict[str, Any]] = []
        self._left: Belongings | None = None
        self._since: list[dict[str, Any]] = []
        self._skipped = False
        self._halt = ""

    def next(self, game: Game, made: Sequence[Made]) -> Follow | None:
        """A robot's move, until the learner is asked what a halt is for; None there, and where the lesson is over."""
        begins = self._before is not None
        if self._before is not None:
            self._left = belongings_of(game, LEARNER)
            self._came, self._skipped = came_of_it(self._before, self._left), not made
            self._before = None
        self._happened |= {event["type"] for each in made[self._looked :] for event in each.events}
        if len(made) > self._looked:
            self._looked, self._attempt = len(made), 0
        # What is skipped is played for the learner.
        return self._robot(game) if begins and self._skipped else self._next(game)

    def _next(self, game: Game) -> Follow | None:
        decision = game.decision
        left = [each for each in self._lesson.halts if each.name not in self._seen]
        if decision is None or not left or game.seq >= MOST_ENTRIES:
            return None
        found = None
        if decision.player == LEARNER:
            found = next((each for each in left if each.fits(game, self._happened)), None)
        if found is None:
            return self._robot(game)
        self._halt = found.name
        self._seen.append(found.name)
        return None

    def _robot(self, game: Game) -> Follow | None:
        decision = game.decision
        if decision is None or decision.player is None or self._attempt >= TRIES:
            return None
        return Follow(0, decision.player, settled(game, STEADY, self._attempt))

    def refused(self, follow: Follow, made: Sequence[Made], error: Exception) -> None:
        """Another move is looked for."""
        self._attempt += 1

    def finish(self, game: Game, made: Sequence[Made]) -> None:
        """Nothing follows any more: where the lesson stands is noted along with the entry."""
        self._reached.append([game.seq, list(self._seen), self._halt])
        if self._left is not None:
            self._since = came_of_it(self._left, belongings_of(game, LEARNER))

    def state(self, now: float) -> dict[str, Any]:
        """Where the lesson stands: plain values, kept among the game's terms; `now` in unix seconds."""
        return {
            "halt": self._halt,
            "seen": self._seen,
            "of": len(self._lesson.halts),
            "happened": sorted(self._happened & {each.after for each in self._lesson.halts}),
            "came": self._came,
            "since": self._since,
            "skipped": self._skipped,
            "reached": self._reached,
            "at": now,
        }


def gone_back(state: Mapping[str, Any], target: int, now: float) -> dict[str, Any]:
    """Where a lesson stands once its game is again as it was after entry `target`, as far as that was a halt."""
    for seq, seen, halt in reversed(state["reached"]):
        if seq == target:
            return {**state, "halt": halt, "seen": seen, "came": [], "since": [], "skipped": False, "at": now}
    return {**state, "at": now}
