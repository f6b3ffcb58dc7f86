"""A robot that plays to win: of what it may do it chooses what it expects to own the most by at the end.

It decides from the position, the game's seed, its strength and the attempt alone, so a game with it can be replayed.

`Decided.why` has at most two remarks, for whoever asks why it moved so:

- "worth": `worth` is what the player expects to own at the end by this move; `instead` the next best one's first action
  in JSON, `next` what they would own by that. Money of the title, whole numbers.
- then the part of it that decides, if any does: "cash", "dividends", "prices", "privates" or "help" (what the player
  has to add to trains that companies must buy), each with `this` and `next`: that part by this move and by the next.
- in its place "rivals" where the player expects to own less by this move than by the next: `this` and `next` are what
  the rivals are expected to own on average, which made it the better one.
- "alone": nothing else could be done.
- "casual": chosen without weighing, as the strength has it or since nothing could be weighed.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Mapping
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING

from engine.actions import Accept
from engine.errors import EngineFault, IllegalAction
from engine.hints import Remark
from engine.robots.candidates import PASSING, Bundle, proposals
from engine.robots.estates import Estate, estates
from engine.robots.prospects import Forecaster
from engine.robots.tempers import TEMPERS, choose
from engine.robots.timetable import rounds_left, timetable
from engine.robots.tips import COURSE, GROWTH, INCOME, STOPS, TRACK

if TYPE_CHECKING:
    from engine.game import Game
    from engine.position import Position
    from engine.view import View

KEPT = (COURSE, GROWTH, INCOME, STOPS, TRACK)
"""What goes on holding of a company when the map changes where it doesn't reach, and of a hex that doesn't change."""
RIVALS = 0.4
"""What a rival's money counts against one's own: that of all rivals on average."""
FACE_TO_FACE = 0.8
"""That of the only rival."""
SHORTLIST = 16
"""So many moves are weighed in full."""
CLOSE = 4
"""So many hexes from a token track is close."""
Hexes = Mapping[str, Collection[str]]
"""By company."""
REMARKS = ("worth", "cash", "dividends", "prices", "privates", "help", "rivals", "alone", "casual")
"""The keys of all remarks."""


@dataclass(frozen=True, slots=True)
class Strength:
    """How hard a robot thinks: the moves that it weighs; how many routes a glance at a company's track follows.

    lapse: how often, in percent, it doesn't weigh at all.
    """

    most: int
    width: int
    lapse: int = 0


STRENGTHS: Mapping[str, Strength] = {
    "easy": Strength(most=12, width=3, lapse=25),
    "middle": Strength(most=40, width=4),
    "full": Strength(most=250, width=6),
}


@dataclass(frozen=True, slots=True)
class Decided:
    """A bundle for `apply_all`, and why it was chosen."""

    actions: Bundle
    why: tuple[Remark, ...]


@dataclass(frozen=True, slots=True)
class _Weighed:
    actions: Bundle
    own: Estate
    rivals: float
    """What all rivals own on average."""
    counts: float
    """What that counts against one's own."""

    @property
    def value(self) -> float:
        return self.own.total - self.counts * self.rivals


def decide(game: Game, strength: str, attempt: int = 0) -> Decided:
    """What the robot does for whoever is asked; the game must wait for a decision.

    Another `attempt` gives the next best move, for where the first was refused. Raises KeyError for another strength.
    """
    chance = random.Random(f"{game.setup['seed']}:{game.seq}:{attempt}:{strength}")
    budget = STRENGTHS[strength]
    if game.decision is None or game.decision.on_behalf or chance.randrange(100) < budget.lapse:
        return _casual(game, chance)
    bundles = proposals(game, budget.most, chance)
    if len(bundles) == 1 and not attempt:
        return Decided(bundles[0], (Remark("alone"),))
    weighed = Scales(game, budget.width).weigh(bundles)
    if attempt >= len(weighed):
        return _casual(game, chance)
    return Decided(weighed[attempt].actions, _why(weighed, attempt))


def _casual(game: Game, chance: random.Random) -> Decided:
    return Decided(choose(game, TEMPERS["investor"], chance), (Remark("casual"),))


class Scales:
    """Weighs moves of whoever is asked in a game by what all will own at the end."""

    def __init__(self, game: Game, width: int) -> None:
        self._game = game
        self._tips = game.rulebook.tips
        self._width = width
        self._player = game.decision.by if game.decision else ""
        self._operating = sum(each.in_play and not each.closed for each in game.state.companies.values())
        self._rounds = rounds_left(game, self._tips, self._income(game))
        self._forecaster = self._forecaster_at(game)
        companies = game.state.companies.items()
        part = {name for name, each in companies if each.owner == self._player or each.shares.get(self._player)}
        self._near: Hexes = {name: _near(game.view, name) for name, _ in companies}
        self._close: Hexes = {name: _close(game.view, name) if name in part else set() for name, _ in companies}
        self._estates(game)  # What's found out of the position as it is serves all that is like it.

    def _income(self, position: Position) -> int:
        """What all companies earn together now."""
        companies = position.state.companies.items()
        trains = {name: tuple(each.trains) for name, each in companies if each.in_play and each.trains}
        return sum(self._tips.income(position, name, kinds, self._width) for name, kinds in trains.items())

    def weigh(self, bundles: list[Bundle]) -> list[_Weighed]:
        """The moves, best first; of equal ones passing comes first. What the rules fail on is left out.

        Of many only the best in what they do close to companies in which the player has a part are weighed in full.
        """
        if len(bundles) > SHORTLIST:
            first = self._sorted(bundles, is_rough=True)
            bundles = [each.actions for n, each in enumerate(first) if n < SHORTLIST or each.actions == PASSING]
        return self._sorted(bundles)

    def _sorted(self, bundles: list[Bundle], *, is_rough: bool = False) -> list[_Weighed]:
        weighed = (self._weighed(each, self._close if is_rough else self._near) for each in bundles)
        return sorted((each for each in weighed if each is not None), key=_rank)

    def _weighed(self, actions: Bundle, near: Hexes) -> _Weighed | None:
        position = self._after(actions, near)
        if position is None:
            return None
        found = self._estates(position)
        return _weighed(actions, found, self._player)

    def _after(self, actions: Bundle, near: Hexes) -> Position | None:
        """The position that a bundle leads to: passing changes nothing by itself; others agree if they gain by it.

        `near`: the hexes by which a company's track is looked at anew.
        """
        if actions == PASSING:
            return self._game
        trial = self._game.trial()
        try:
            for action in actions:
                trial.play(action)
            self._keep_known(trial, near)
            if trial.decision is not None and trial.decision.step == "consent" and trial.decision.by != self._player:
                return self._agreed(trial)
        except (IllegalAction, EngineFault):
            return None
        return trial

    def _keep_known(self, trial: Position, near: Hexes) -> None:
        """What was found out about companies that don't reach the hexes that have changed is as before."""
        g, then = self._game.view, trial.view
        if then.memo is g.memo or then.state.phase != g.state.phase:
            return
        changed = _changed(g, then)
        new = {each for each, hexes in near.items() if not changed.isdisjoint(hexes)}
        gone = new | changed
        then.memo.update((key, value) for key, value in g.memo.items() if key[0] in KEPT and key[1] not in gone)
        then.derived.reach.update((each, g.reach(each)) for each in near if each not in new)

    def _agreed(self, asked: Position) -> Position:
        """The position after an offer: the other's answer is what is better for them."""
        other, accepted = asked.decision.by if asked.decision else "", asked.trial()
        accepted.play(Accept())
        then, now = (_weighed((), self._estates(each), other) for each in (accepted, self._game))
        return accepted if then.value > now.value else self._game

    def _estates(self, position: Position) -> dict[str, Estate]:
        same, decision = position.state.phase == self._game.state.phase, position.decision
        forecaster = self._forecaster if same else self._forecaster_at(position)
        settled = self._tips.settled(position)
        buying = decision and decision.step == "trains" and position is not self._game and settled is position
        return estates(settled, self._tips, forecaster, decision.company or "" if decision and buying else "")

    def _forecaster_at(self, position: Position) -> Forecaster:
        """What one purchase does to the pace of trains isn't counted, but a new phase is."""
        table = timetable(self._game.view, self._tips, self._rounds, self._operating, position.state.phase)
        return Forecaster(self._game.view, self._tips, table, self._width)


def _rank(weighed: _Weighed) -> tuple[float, bool]:
    return -weighed.value, weighed.actions != PASSING


def _near(g: View, company: str) -> set[str]:
    """The hexes that its track touches, and those of its tokens, which may have no track yet."""
    return {*g.reach(company).sides, *_homes(g, company)}


def _close(g: View, company: str) -> set[str]:
    """Those of them that lie close to a token of it."""
    found = edge = _homes(g, company)
    for _ in range(CLOSE):
        edge = {other for each in edge for other in g.data.board.hexes[each].neighbours.values()} - found
        found = found | edge
    return found & _near(g, company)


def _homes(g: View, company: str) -> set[str]:
    return {node.rpartition(".")[0] for node in g.nodes_of(company)}


def _changed(g: View, then: View) -> set[str]:
    """The hexes with another tile, or other tokens, than before."""
    tiles, after = g.state.tiles, then.state.tiles
    places, later = g.state.tokens, then.state.tokens
    hexes = {each for each in {**tiles, **after} if tiles.get(each) != after.get(each)}
    nodes = {each for each in {**places, **later} if places.get(each) != later.get(each)}
    return hexes | {node.rpartition(".")[0] for node in nodes}


def _weighed(actions: Bundle, found: Mapping[str, Estate], player: str) -> _Weighed:
    others = [each.total for name, each in found.items() if name != player]
    counts = FACE_TO_FACE if len(others) == 1 else RIVALS
    return _Weighed(actions, found.get(player, Estate()), sum(others) / max(1, len(others)), counts)


def _why(weighed: list[_Weighed], place: int) -> tuple[Remark, ...]:
    """What it expects by the move, and by the next best; the part of it that differs the most."""
    this = weighed[place]
    other = next((each for each in weighed if each is not this), None)
    if other is None:
        return (Remark("alone"),)
    figures = {"worth": round(this.own.total), "next": round(other.own.total)}
    told = Remark("worth", {**figures, "instead": other.actions[0].to_json()})
    decisive = _decisive(this, other)
    return (told,) if decisive is None else (told, decisive)


def _decisive(this: _Weighed, other: _Weighed) -> Remark | None:
    """What differs the most; what rivals come to where that alone makes the move the better one."""
    if round(this.own.total) < round(other.own.total) and this.value >= other.value:
        return Remark("rivals", {"this": round(this.rivals), "next": round(other.rivals)})
    gaps = {each.name: (getattr(this.own, each.name), getattr(other.own, each.name)) for each in fields(Estate)}
    name, (mine, others) = max(gaps.items(), key=lambda gap: abs(gap[1][0] - gap[1][1]))
    return Remark(name, {"this": round(mine), "next": round(others)}) if round(mine) != round(others) else None
