"""Moves on the scales: what all will own at the end after each of them, as a forecast of the companies has it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING

from engine.actions import Accept
from engine.errors import EngineFault, IllegalAction
from engine.robots.candidates import PASSING, Bundle
from engine.robots.estates import Estate, estates
from engine.robots.prospects import LIGHTLY, Care, Forecasts
from engine.robots.timetable import earned_last, pace_of, rounds_left
from engine.robots.tips import COURSE, EARNING, GROWTH, INCOME, STOPS, TRACK
from engine.trial import ending_of

if TYPE_CHECKING:
    from engine.acts import Decision
    from engine.position import Position, Trial
    from engine.robots.tips import Tips
    from engine.view import View

KEPT = (COURSE, EARNING, GROWTH, INCOME, STOPS, TRACK)
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


@dataclass(frozen=True, slots=True)
class Expectation:
    """A bundle, and what is expected by it."""

    actions: Bundle
    own: Estate
    rivals: float
    """What all rivals own on average."""
    counts: float
    """What that counts against one's own."""
    played: float | None = None
    """What it's worth once it was played on from there, if it was."""

    @property
    def value(self) -> float:
        """What it's worth to who plays it."""
        return self.own.total - self.counts * self.rivals


class Scales:
    """Weighs moves of a player in a position, if not said of whoever is asked, by what all will own at the end."""

    def __init__(
        self, position: Position, tips: Tips, care: Care, player: str = "", like: Scales | None = None
    ) -> None:
        """`like`: the scales of an earlier position of the same round, whose forecasts go on holding."""
        self._position = position
        self._tips = tips
        self._care = care
        self._player = player or (position.decision.by if position.decision else "")
        self._like = like
        self._forecasts = like._forecasts if like else self._forecasts_of(position)
        self._standing = self._estates(position)
        """Found first: what's found out of the position as it is serves all that is like it."""

    @cached_property
    def _roughly(self) -> Forecasts:
        return replace(self._forecasts, care=replace(self._care, ways=LIGHTLY), found={})

    @cached_property
    def _near(self) -> Hexes:
        return {name: _near(self._position.view, name) for name in self._position.state.companies}

    @cached_property
    def _close(self) -> Hexes:
        """Of the companies in which the player has a part."""
        companies, player = self._position.state.companies.items(), self._player
        part = {name for name, each in companies if each.owner == player or each.shares.get(player)}
        return {name: _close(self._position.view, name) if name in part else set() for name, _ in companies}

    def _forecasts_of(self, position: Position) -> Forecasts:
        playing = [name for name, each in position.state.companies.items() if each.in_play and not each.closed]
        others = sum(position.view.actor(each) != self._player for each in playing)
        pace, part = pace_of(position.view, self._tips, len(playing)), max(1, others) / max(1, len(playing))
        rounds = rounds_left(position, self._tips, self._income(position))
        return Forecasts(self._tips, rounds, pace, part, self._care)

    def _income(self, position: Position) -> int:
        """What all companies earn together now."""
        companies = position.state.companies.items()
        trains = {name: tuple(each.trains) for name, each in companies if each.in_play and each.trains}
        return sum(self._tips.income(position, name, kinds, self._care.width) for name, kinds in trains.items())

    @property
    def standing(self) -> Expectation:
        """What is expected of the position as it is."""
        return _weighed((), self._standing, self._player)

    def weigh(self, bundles: list[Bundle], shortlist: int = SHORTLIST) -> list[Expectation]:
        """The moves, best first; of equal ones passing comes first. What the rules fail on is left out.

        Of more than the `shortlist` only the best in what they do close to companies in which the player has a part are
        weighed in full.
        """
        if len(bundles) > shortlist:
            first = self._sorted(bundles, is_rough=True)
            bundles = [each.actions for n, each in enumerate(first) if n < shortlist or each.actions == PASSING]
        return self._sorted(bundles)

    def after(self, actions: Bundle, near: Hexes | None = None) -> Trial | None:
        """The position that moves lead to, before anybody else answers; None where the rules fail on them.

        `near`: the hexes by which a company's track is looked at anew.
        """
        trial = self._position.trial()
        try:
            for action in actions:
                trial.play(action)
            self._keep_known(trial, self._near if near is None else near)
        except (IllegalAction, EngineFault):
            return None
        return trial

    @property
    def decision(self) -> Decision | None:
        """What is decided now."""
        return self._position.decision

    def _sorted(self, bundles: list[Bundle], *, is_rough: bool = False) -> list[Expectation]:
        weighed = (self._weighed(each, is_rough=is_rough) for each in bundles)
        return ranked(each for each in weighed if each is not None)

    def _weighed(self, actions: Bundle, *, is_rough: bool) -> Expectation | None:
        position = self._after(actions, self._close if is_rough else self._near)
        if position is None:
            return None
        return _weighed(actions, self._estates(position, self._roughly if is_rough else self._forecasts), self._player)

    def _after(self, actions: Bundle, near: Hexes) -> Position | None:
        """The position that a bundle leads to: passing changes nothing by itself; others agree if they gain by it."""
        if actions == PASSING:
            return self._position
        trial = self.after(actions, near)
        if trial is not None and trial.decision is not None and self._is_asked(trial.decision):
            return self._agreed(trial)
        return trial

    def _is_asked(self, decision: Decision) -> bool:
        """Whether it's for another player to answer an offer."""
        return decision.step == "consent" and decision.by != self._player

    def _keep_known(self, trial: Position, near: Hexes) -> None:
        """What was found out about companies that don't reach the hexes that have changed is as before."""
        g, then = self._position.view, trial.view
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
        try:
            accepted.play(Accept())
        except (IllegalAction, EngineFault):
            return self._position
        then, now = (_weighed((), self._estates(each), other) for each in (accepted, self._position))
        return accepted if then.value > now.value else self._position

    def _estates(self, position: Position, forecasts: Forecasts | None = None) -> dict[str, Estate]:
        decision, settled = position.decision, self._tips.settled(position)
        buying = decision and decision.step == "trains" and position is not self._position and settled is position
        buyer = decision.company or "" if decision and buying else ""
        found = estates(settled, self._tips, (forecasts or self._forecasts).at(position), buyer)
        if self._tips.puts_off:
            more = settled.state.bank - self._position.state.bank
            for player, each in found.items():
                each.time = more * self._gained[player] if more else 0
        return found

    @cached_property
    def _gained(self) -> Mapping[str, float]:
        """What each player gets by the time that the bank lasts longer for each unit of money that it has more."""
        if self._like is not None:
            return self._like._gained
        position, rounds = self._position, self._forecasts.rounds
        if ending_of(position) is not None:
            return dict.fromkeys(position.state.players, 0.0)
        usual, longer = (
            estates(position, self._tips, replace(self._roughly, rounds=each, found={}).at(position))
            for each in (rounds, rounds + 1)
        )
        flow = earned_last(position.view, self._income(position))
        return {player: (each.total - usual[player].total) / flow for player, each in longer.items()}


def ranked(weighed: Iterable[Expectation]) -> list[Expectation]:
    """The best first; of equal ones passing comes first, then the shorter one."""
    return sorted(weighed, key=_rank)


def _rank(weighed: Expectation) -> tuple[float, bool, int]:
    return -weighed.value, weighed.actions != PASSING, len(weighed.actions)


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


def _weighed(actions: Bundle, found: Mapping[str, Estate], player: str) -> Expectation:
    others = [each.total for name, each in found.items() if name != player]
    counts = FACE_TO_FACE if len(others) == 1 else RIVALS
    return Expectation(actions, found.get(player, Estate()), sum(others) / max(1, len(others)), counts)
