"""18Mag: its data and the rules that differ. Numbers in brackets are clauses of its specification."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from typing_extensions import override

from engine.actions import catalogue
from engine.rounds.draft import picks_left
from engine.rulebook import Fix, Rulebook, Switch
from engine.titles.t18mag import phases, programmes, rarities, rounds, setup, standing, worth
from engine.titles.t18mag.actions import BuyWagon, FollowCard, UseSupporter
from engine.titles.t18mag.clauses import causes_of, clauses_of
from engine.titles.t18mag.figures import figures
from engine.titles.t18mag.frames import frames
from engine.titles.t18mag.solo import game, outlook
from engine.titles.t18mag.solo.istvan import Istvan
from engine.titles.t18mag.state import MagState
from engine.titles.t18mag.tips import TIPS
from engine.titles.t18mag.variant import OPTIONS, SEVERAL_PLAYERS, Variant, variant

if TYPE_CHECKING:
    from engine.acts import Decision
    from engine.board.routing.route_problem import RouteProblem
    from engine.events import Event
    from engine.finance.worth import Worth
    from engine.hints import Ending, Forecast, Programme, Remark, Wishes
    from engine.position import Position
    from engine.state import State
    from engine.view import View

__all__ = ["Mag", "Solo", "build", "variant"]


def _put_right(now: str, before: str, recorded: str, fix: Fix) -> Switch:
    """How a rule is played now, how it was, and how it is in recorded games."""
    return Switch((now, before), now, {"oracle": recorded}, later=True, fix=fix)


SWITCHES: dict[str, Switch] = {
    "no_train_rule": Switch(("rulebook", "18xx.games"), "rulebook", {"oracle": "18xx.games"}),
    "last_phase_by_markers_extra_set": Switch((False, True), False, {"oracle": True}),
    "routes": Switch(("best", "free"), "best", {"oracle": "free"}),
    "terrain_token": Switch(("with_terrain", "before_tile"), "with_terrain", {"oracle": "before_tile"}),
    "trade_consent": Switch((True, False), True, {"oracle": False}),
    "scrapped_train": _put_right("remembered", "forgotten", "remembered", Fix("12.4.4", alone=True)),
    "last_certificate": _put_right("other_half", "not_sold", "other_half", Fix("13.2", option="new_major")),
    "called_supporter": _put_right("kept", "spent", "spent", Fix("13.3", option="supporters")),
    **OPTIONS,
}
"""Chapter 14: the house's value of each rule, and that of recorded games (profile "oracle"); then the options.

`scrapped_train` (12.4.4): whether a minor of the solo opponent that has to buy a 2-train first (12.4.2) still buys the
train that it has scrapped one for; in games begun without it, it begins that action of its card anew.

`last_certificate` (13.2): whether the holder of one share may pay the other half of the director's certificate where
nothing else is left. `called_supporter` (13.3): whether one that was called and had no effect is spent. In games begun
without them the certificate isn't sold, and the supporter is spent.
"""


class Mag(Rulebook):
    """The rules of 18Mag for several players, in one of its forms."""

    version = 1
    players = (1, 6)
    switches = SWITCHES
    actions = catalogue((BuyWagon, UseSupporter))
    unused = frozenset(
        {"bid", "buy_private", "declare_bankruptcy", "remove_token", "repay_loan", "start_company", "take_loan"}
    )
    own_state = MagState
    tips = TIPS
    fees = MappingProxyType({"major": frozenset({"second_tile", "station", "terrain", "train", "wagon"})})

    def __init__(self, form: Variant) -> None:
        read = figures(form)
        super().__init__(read.data, read.files, frames(form))
        self.clauses, self.causes = clauses_of(form), causes_of(form)

    @override
    def deal(self, players: Sequence[str], seed: int) -> dict[str, Any]:
        return setup.deal(self.data, players, seed)

    @override
    def start(self, record: Mapping[str, Any]) -> State:
        return setup.start(self.data, record)

    @override
    def result(self, g: View) -> dict[str, Worth]:
        return worth.result(g)

    @override
    def ending(self, g: View) -> Ending | None:
        return rounds.ending(g)

    @override
    def best_is_compulsory(self, g: View) -> bool:
        return g.rules["routes"] == "best"

    @override
    def route_problem(self, position: Position, services: Sequence[str]) -> RouteProblem | None:
        return programmes.route_problem(position, services)

    @override
    def programmes(self, position: Position, wishes: Wishes) -> list[Programme]:
        return programmes.programmes(position, wishes)

    @override
    def company_state(self, g: View, company: str) -> Remark | None:
        return standing.company_state(g, company)

    @override
    def remarks(self, g: View, decision: Decision) -> list[Remark]:
        return picks_left(g, decision.by, rounds.draft_limits(g)) if decision.step == "draft" else []

    @override
    def operating_order(self, g: View) -> list[str]:
        """4.8"""
        return rounds.operating_order(g)

    @override
    def ends(self, g: View) -> list[Remark]:
        return phases.ends(g)

    @override
    def rarities(self, events: Iterable[Event]) -> Iterable[str]:
        return rarities.rarities(events)


class Solo(Mag):
    """The rules for one player against an automaton (12)."""

    actions = catalogue((BuyWagon, UseSupporter, FollowCard))
    foreseen_at = outlook.STEPS

    def __init__(self, form: Variant) -> None:
        super().__init__(form)
        self.automata = {self.data.raw["solo"]["opponent"]: Istvan()}

    @override
    def deal(self, players: Sequence[str], seed: int) -> dict[str, Any]:
        return game.deal(self.data, players, seed)

    @override
    def start(self, record: Mapping[str, Any]) -> State:
        return game.start(self.data, record)

    @override
    def remarks(self, g: View, decision: Decision) -> list[Remark]:
        return picks_left(g, decision.by, game.limits(g)) if decision.step == "draft" else []

    @override
    def forecast(self, position: Position) -> Forecast:
        return outlook.forecast(position)


def build(form: Variant = SEVERAL_PLAYERS) -> Mag:
    """The rulebook of a form of 18Mag."""
    return Solo(form) if form.players == 1 else Mag(form)
