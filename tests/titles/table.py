"""What the table notations of all titles share: lay, run, act, be refused. Everything is strict.

`act` demands that the action was offered, that exactly the named accounts change, and that the pieces still add up;
`refused` demands reason, clause and figures, that nothing was offered and that nothing has changed.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import fields
from typing import Any, TypeVar

import pytest

from engine.actions import Action, LayTile, Offer, Pass, RouteClaim, Run
from engine.errors import IllegalAction
from engine.events import Event, Paid
from engine.game import Applied, Game

PASS = Pass()
Pieces = Mapping[str, Mapping[str, Any]]
E = TypeVar("E", bound=Event)


def tile_at(text: str) -> tuple[str, int]:
    """`57/0`: a tile and its rotation."""
    tile, rotation = text.split("/")
    return tile, int(rotation)


def lay(hex_id: str, tile: str, means: str = "") -> LayTile:
    """`lay("E10", "57/0")`."""
    return LayTile(hex_id, *tile_at(tile), means)


def run(*routes: str) -> Run:
    """`run("3: E10.0 F11 G10.0")`: a train, its stops, and between stops the hexes that the track crosses."""
    return Run(tuple(_route(*each.split(": ")) for each in routes))


def _route(train: str, places: str) -> RouteClaim:
    stops: list[str] = []
    ways: list[list[str]] = []
    for place in places.split():
        hex_id = place.rpartition(".")[0] or place
        if ways:
            ways[-1].append(hex_id)
        if "." in place:
            stops.append(place)
            ways.append([hex_id])
    return RouteClaim(train, tuple(stops), tuple(tuple(way) for way in ways[:-1]))


def told(applied: Applied, event: type[E]) -> list[E]:
    """The events of one kind."""
    return [each for each in applied.events if isinstance(each, event)]


def flows(paid: Iterable[Paid]) -> dict[str, int]:
    """What each account gained or lost in all, those without a change and the bank's left out."""
    found: dict[str, int] = {}
    for each in paid:
        found[each.payer] = found.get(each.payer, 0) - each.amount
        found[each.payee] = found.get(each.payee, 0) + each.amount
    return {who: money for who, money in found.items() if money and who != "bank"}


class Table(ABC):
    """A game, with helpers that check more than one asks."""

    def __init__(self, game: Game) -> None:
        self.game = game

    @abstractmethod
    def check_sound(self) -> None:
        """That all pieces are accounted for."""

    @property
    def to_act(self) -> tuple[str, str | None, str]:
        """Who decides, for which company, in which step."""
        assert self.game.decision is not None, "the game is over"
        return self.game.decision.by, self.game.decision.company, self.game.decision.step

    @property
    def phase(self) -> str:
        return self.game.state.phase

    @property
    def round(self) -> str:
        """`SR 2`, `OR 2.1`, `draft`, or `end`."""
        state = self.game.state
        if self.game.decision is None:
            return "end"
        names = {"stock": f"SR {state.set_number}", "operating": f"OR {state.set_number}.{state.round_number}"}
        return names.get(state.round, state.round)

    def price(self, company: str) -> int:
        return self.game.view.price(company)

    def trains(self, company: str) -> list[str]:
        return self.game.state.companies[company].trains

    def at(self, company: str) -> list[str]:
        """The nodes with the company's tokens."""
        return sorted(self.game.view.nodes_of(company))

    def act(self, action: Action, *, by: str = "", pays: Mapping[str, int] | None = None) -> Applied:
        """Do it. `pays`: every account of a player or company that changes, and by how much."""
        assert self.offers(action), f"{action} isn't offered: {[*self.game.legal(action.type)]}"
        applied = self.game.apply(action, by or self.to_act[0])
        if pays is not None:
            assert flows(self.counted(action, told(applied, Paid))) == dict(pays)
        self.check_sound()
        return applied

    def counted(self, action: Action, paid: list[Paid]) -> list[Paid]:
        """The movements of money that count as the action's: by default all."""
        return paid

    def acts(self, *actions: Action) -> None:
        for action in actions:
            self.act(action)

    def passes(self, times: int = 1) -> None:
        self.acts(*[PASS] * times)

    def refused(
        self, action: Action, reason: str, clause: str, *, by: str = "", instead: Any = None, **figures: Any
    ) -> None:
        """It isn't offered, it's refused for this reason by this clause with these figures, nothing has changed.

        instead: what the refusal names as legal.
        """
        decision = self.game.decision
        who = by or (decision.by if decision else self.game.state.seats[0])
        before = (self.game.snapshot(), decision, list(self.game.entries))
        if not by and self.listed(action):
            assert not self.offers(action), f"{action} is offered"
        for attempt in (self.game.check, self.game.apply):
            with pytest.raises(IllegalAction) as caught:
                attempt(action, who)
            error = caught.value
            assert (error.reason, error.clause) == (reason, clause), error
            assert figures == {name: error.figures.get(name) for name in figures}
            assert instead in (None, error.legal_instead)
            json.dumps([error.figures, error.legal_instead])
        assert before == (self.game.snapshot(), self.game.decision, self.game.entries)

    def listed(self, action: Action) -> bool:
        """Whether such an action would be listed if it were legal; by default all are."""
        return True

    def offers(self, action: Action) -> bool:
        """Whether `legal` has the action, or bounds that hold it. Any legal run is covered by the one proposal."""
        fixed = {"hex": action.hex} if isinstance(action, LayTile) else {}
        return any(each == action or _covers(each, action) for each in self.game.legal(action.type, **fixed))

    def offered(self, type: str, **fixed: Any) -> list[Action | Offer]:
        return list(self.game.legal(type, **fixed))

    def can_lay(self, hex_id: str, tile: str) -> set[int]:
        """The rotations in which a tile may be laid on a hex now."""
        found = [each for each in self.game.legal("lay_tile", hex=hex_id, tile=tile) if isinstance(each, LayTile)]
        assert all(each.hex == hex_id and each.tile == tile for each in found)
        return {each.rotation for each in found}


def _covers(each: Action | Offer, action: Action) -> bool:
    if not isinstance(each, Offer) or each.type != action.type:
        return False
    if any(getattr(action, name) != value for name, value in each.fixed.items()):
        return False
    if isinstance(action, Run):
        return action.routes == () or each.proposal != (Run(()),)
    beside = [name for name in (field.name for field in fields(action)) if name not in (*each.fixed, *each.ranges)]
    if any(getattr(action, name) != getattr(each.proposal[-1], name) for name in beside):
        return False
    bounds = ((getattr(action, name), *limits) for name, limits in each.ranges.items())
    return all(low <= value <= high and (value - low) % step == 0 for value, low, high, step in bounds)
