"""A robot that plays to win: of what it may do it chooses what it expects to own the most by at the end.

It decides from the position, the game's seed, its strength and the attempt alone, so a game with it can be replayed.

`Decided.why` has at most two remarks, for whoever asks why it moved so:

- "worth": `worth` is what the player expects to own at the end by this move; `instead` the next best one's first action
  in JSON, `next` what they would own by that. Money of the title, whole numbers.
- then the part of it that decides, if any does: "cash", "dividends", "prices", "privates", "help" (what the player has
  to add to trains that companies must buy) or "time" (what they get while the bank lasts longer by it), each with
  `this` and `next`: that part by this move and by the next.
- in its place "rivals" where the player expects to own less by this move than by the next: `this` and `next` are what
  the rivals are expected to own on average, which made it the better one.
- "played" in its place where by itself the next move is the better one, but not once both were played on.
- "alone": nothing else could be done.
- "casual": chosen without weighing, as the strength has it or since nothing could be weighed.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING

from engine.hints import Remark
from engine.robots.candidates import Bundle, Proposer, refused_lately
from engine.robots.estates import Estate
from engine.robots.lookahead import PlayOuts, searched
from engine.robots.prospects import Care
from engine.robots.scales import Expectation, Scales
from engine.robots.tempers import TEMPERS, choose

if TYPE_CHECKING:
    from engine.game import Game

REMARKS = ("worth", "cash", "dividends", "prices", "privates", "help", "time", "rivals", "played", "alone", "casual")
"""The keys of all remarks."""


@dataclass(frozen=True, slots=True)
class Strength:
    """How hard a robot thinks: the moves that it weighs; how many routes a glance at a company's track follows.

    beam: from so many of the best moves it looks for what may follow in the same step. steps: the closest moves are
    played on by so many decisions of all. lapse: how often, in percent, it doesn't weigh at all.
    """

    most: int
    width: int
    beam: int = 0
    steps: int = 0
    lapse: int = 0


STRENGTHS: Mapping[str, Strength] = {
    "easy": Strength(most=12, width=3, lapse=25),
    "middle": Strength(most=40, width=4, beam=2),
    "full": Strength(most=250, width=6, beam=4, steps=20),
}


@dataclass(frozen=True, slots=True)
class Decided:
    """A bundle for `apply_all`, and why it was chosen."""

    actions: Bundle
    why: tuple[Remark, ...]


def decide(game: Game, strength: str, attempt: int = 0) -> Decided:
    """What the robot does for whoever is asked; the game must wait for a decision.

    Another `attempt` gives the next best move, for where the first was refused. Raises KeyError for another strength.
    """
    chance = random.Random(f"{game.setup['seed']}:{game.seq}:{attempt}:{strength}")
    budget = STRENGTHS[strength]
    if game.decision is None or game.decision.on_behalf or chance.randrange(100) < budget.lapse:
        return _casual(game, chance)
    proposer = Proposer(game.rulebook.tips, budget.most, refused_lately(game))
    bundles = proposer.proposals(game, chance)
    if len(bundles) == 1 and not attempt:
        return Decided(bundles[0], (Remark("alone"),))
    scales = Scales(game, game.rulebook.tips, Care(budget.width))
    weighed = scales.weigh(bundles)
    if budget.beam:
        weighed = searched(scales, weighed, proposer, budget.beam, chance)
    if budget.steps:
        weighed = PlayOuts(game, game.rulebook.tips, budget.steps, chance).sifted(weighed)
    if attempt >= len(weighed):
        return _casual(game, chance)
    return Decided(weighed[attempt].actions, _why(weighed, attempt))


def _casual(game: Game, chance: random.Random) -> Decided:
    return Decided(choose(game, TEMPERS["investor"], chance), (Remark("casual"),))


def _why(weighed: list[Expectation], place: int) -> tuple[Remark, ...]:
    """What it expects by the move, and by the next best; the part of it that differs the most."""
    this = weighed[place]
    other = next((each for each in weighed if each.actions[0] != this.actions[0]), None)
    if other is None:
        return (Remark("alone"),)
    figures = {"worth": round(this.own.total), "next": round(other.own.total)}
    told = Remark("worth", {**figures, "instead": other.actions[0].to_json()})
    decisive = _decisive(this, other)
    return (told,) if decisive is None else (told, decisive)


def _decisive(this: Expectation, other: Expectation) -> Remark | None:
    """What differs the most; what rivals come to, or playing on, where that alone makes the move the better one."""
    if this.value < other.value and this.played is not None:
        return Remark("played")
    if round(this.own.total) < round(other.own.total) and this.value >= other.value:
        return Remark("rivals", {"this": round(this.rivals), "next": round(other.rivals)})
    gaps = {each.name: (getattr(this.own, each.name), getattr(other.own, each.name)) for each in fields(Estate)}
    name, (mine, others) = max(gaps.items(), key=lambda gap: abs(gap[1][0] - gap[1][1]))
    return Remark(name, {"this": round(mine), "next": round(others)}) if round(mine) != round(others) else None
