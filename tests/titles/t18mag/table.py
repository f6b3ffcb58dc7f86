"""The table notation of 18Mag's rulebook tests: put pieces on the table, act, be refused.

    table = position(minors={"3": {"cash": 50}}, tiles={"E10": "57/0"}, turn="3")
    table.act(lay("F11", "8/0"), pays={"3": -20, "SIK": 20})
    table.refused(lay("F9", "9/0"), "tile.partition", "6.5.5", tile="9")

What the helpers demand stands in `tests.titles.table`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import pytest

import engine
from engine.actions import (
    Action,
    BuyShare,
    BuyTrain,
    Offer,
    PayDividend,
    PlaceToken,
    Run,
    SellShares,
)
from engine.board import lays
from engine.events import Paid
from engine.game import Applied, Game
from engine.rounds.operating import CompanyTurn, CompanyTurnRule
from engine.state import LaidTile
from engine.titles.t18mag.actions import BuyWagon
from tests.titles import table as titles
from tests.titles.table import PASS, Pieces, flows, lay, run, tile_at, told

__all__ = [
    "INDICATORS",
    "MAJOR_STEPS",
    "MINOR_STEPS",
    "OPPONENT",
    "PAR",
    "PASS",
    "PRICES",
    "TERRAIN_TOKEN",
    "Pieces",
    "Table",
    "begin",
    "buy",
    "check_sound",
    "laid",
    "lay",
    "pay_out",
    "position",
    "run",
    "sell",
    "share",
    "station",
    "told",
    "wagon",
]

TERRAIN_TOKEN = "terrain_token"
MINOR_STEPS = ("track", "station", "scrap", "run", "trains")
MAJOR_STEPS = ("station", "dividend")
PRICES = {"RÁBA": 60, "G&C": 60, "SNW": 65, "SIK": 65, "SzKÉV": 70, "LdStEG": 70, "MÁVAG": 75}
PAR = {**PRICES, "CIWL": 80}
OPPONENT = "István"
INDICATORS = {"yellow": ("3", "4", "6"), "green": ("4", "6"), "brown": ("6",), "gray": ()}
"""The stacks that carry an indicator still, if trains were opened in ascending order."""

# --- actions as one says them


def station(node: str) -> PlaceToken:
    return PlaceToken(node)


def wagon(major: str) -> BuyWagon:
    return BuyWagon(major)


def buy(train: str, price: int, source: str = "bank") -> BuyTrain:
    return BuyTrain(train, source, price)


def sell(major: str, percent: int) -> SellShares:
    return SellShares(major, percent)


def share(major: str) -> BuyShare:
    return BuyShare(major)


def pay_out(amount: int) -> PayDividend:
    return PayDividend(amount)


# --- the table


class Table(titles.Table):
    """A game of 18Mag, with helpers that check more than one asks."""

    def cash(self, *who: str) -> tuple[int, ...]:
        return tuple(self.game.view.cash(each) for each in who)

    def percent(self, major: str) -> dict[str, int]:
        """The holders of a major in percent, the stack among them."""
        company = self.game.state.companies[major]
        return {holder: units * company.unit for holder, units in company.shares.items() if units}

    def director(self, major: str) -> str | None:
        company = self.game.state.companies[major]
        assert company.president_at == (company.president or "stack")
        return company.president

    def accounts(self) -> dict[str, int]:
        """All money but the bank's."""
        state = self.game.state
        money = {name: each.cash for name, each in state.players.items()}
        return money | {name: each.cash for name, each in state.companies.items()}

    def act(self, action: Action, *, by: str = "", pays: Mapping[str, int] | None = None) -> Applied:
        """Do it. `pays`: every account of a player or company that changes, and by how much."""
        before = self.accounts()
        applied = super().act(action, by=by, pays=pays)
        paid, after = flows(told(applied, Paid)), self.accounts()
        changed = {who: money - before.get(who, 0) for who, money in after.items()}
        assert {who: money for who, money in changed.items() if money} == paid
        return applied

    def counted(self, action: Action, paid: list[Paid]) -> list[Paid]:
        """Dividends that majors in receivership pay by themselves afterwards don't count as the action's."""
        by_themselves = () if isinstance(action, PayDividend) else ("dividend",)
        return [each for each in paid if each.reason not in by_themselves]

    def listed(self, action: Action) -> bool:
        """Any run is covered by the one proposal, also one that isn't legal."""
        return not isinstance(action, Run)

    def check_sound(self) -> None:
        check_sound(self.game)

    def run_best(self) -> Applied:
        """Run as the engine proposes."""
        (offer,) = self.game.legal("run")
        assert isinstance(offer, Offer)
        return self.act(offer.proposal[-1])

    def go_to(self, company: str, step: str) -> None:
        """Pass on until it's this company's step; on the way run where one must, and pay no dividends."""
        while self.to_act[1:] != (company, step):
            if self.offers(PASS):
                self.act(PASS)
            elif self.to_act[2] == "run":
                self.run_best()
            else:
                self.act(PayDividend(0))

    def refused_by_act(self, action: Action, step: str, reason: str, **figures: Any) -> None:
        """What the act itself says in a step that the turn has no room for, so that the door is closed already."""
        rule = self.game.rulebook.frames["company_turn"]
        turn = self.game.state.stack[-1]
        assert isinstance(rule, CompanyTurnRule)
        assert isinstance(turn, CompanyTurn)
        (one,) = [each for each in rule.steps(self.game.view, turn) if each.name == step]
        (act,) = [each for each in one.acts if each.action is type(action)]
        with pytest.raises(engine.IllegalAction) as caught:
            act.check(self.game.view, turn, action)
        assert (caught.value.reason, caught.value.figures) == (reason, figures)


def check_sound(game: Game) -> None:
    """All pieces are accounted for: money, shares, certificates, tiles, tokens."""
    state, view = game.state, game.view
    money = [each.cash for each in (*state.players.values(), *state.companies.values())]
    assert min(money) >= 0, money
    assert sum(money) + state.bank == 0
    for name, company in state.companies.items():
        if company.kind == "major":
            assert sum(company.shares.values()) * company.unit == 100, name
            assert company.shares.get(str(company.president_at), 0) >= company.president_size, name
            others = (company.shares.get(player, 0) for player in state.seats)
            assert company.president is None or company.shares[company.president] == max(others), name
        assert len(company.trains) <= view.phase.train_limit, name
    assert all(view.stock_left(laid.tile) >= 0 for laid in state.tiles.values())
    assert all(len(tokens) <= view.node_slots(node) for node, tokens in state.tokens.items()), state.tokens
    majors = [name for name, company in state.companies.items() if company.kind == "major"]
    assert sorted(name for names in state.market.values() for name in names) == sorted(majors)


# --- putting pieces on the table


def begin(players: int = 3, options: Mapping[str, Any] | None = None, **deal: Any) -> Table:
    """A game before its draft: seats P1, P2, ... in this order, par prices as in PAR."""
    people = [f"P{number}" for number in range(1, players + 1)]
    seats = [OPPONENT, *people] if players == 1 else people
    given = {"seats": seats, "par": PAR, **deal}
    return Table(engine.new_game("18mag", people, options, deal=given))


def position(
    *,
    minors: Pieces | None = None,
    majors: Pieces | None = None,
    cash: Mapping[str, int] | None = None,
    tiles: Mapping[str, str] | None = None,
    turn: str = "",
    step: str = "",
    counts: Mapping[str, int] | None = None,
    stock: str = "",
    priority: str = "P1",
    phase: str = "yellow",
    players: int = 3,
    rounds_left: int = 0,
    waiting: Iterable[str] | None = None,
    indicators: Iterable[str] | None = None,
    markers: Mapping[str, int] | None = None,
    final_sets: int | None = None,
    profile: str = "house",
    options: Mapping[str, Any] | None = None,
    supporters: Mapping[str, str] | None = None,
    **own: Any,
) -> Table:
    """A position after the draft: either the turn of a company in an operating round, or a stock round's.

    minors: those in play, each {"owner": "P1", "cash": 50, "trains": ["2"], "at": [home], "terrain_tokens": printed}.
    majors: {"price", "cash": 0, "director": None, "shares": {player: percent}, "at": []}; first come, first on top.
    tiles: {hex: "tile/rotation"}. turn, step: whose turn, in which step; counts: what was done in it; waiting: who
    comes later in this round (by default all who would). stock: the player on turn. indicators: else as INDICATORS.
    supporters: who owns them. own: what else is in the title's own state.
    """
    people = [f"P{number}" for number in range(1, players + 1)]
    deal: dict[str, Any] = {"seats": people, "par": PAR}
    if players == 1:
        deal.update(seats=[OPPONENT, *people], minors=[], stock_card="S1")
    fresh = engine.new_game("18mag", people, options, profile, deal=deal)
    state: dict[str, Any] = fresh.snapshot()["state"]
    state.update(phase=phase, priority=priority, set_number=1, round_number=1 if turn else 0)
    state["tiles"] = {
        hex_id: dict(zip(("tile", "rotation"), tile_at(each), strict=True)) for hex_id, each in (tiles or {}).items()
    }
    for player, money in (cash or {}).items():
        state["players"][player]["cash"] = money
    state["tokens"] = {}
    _put_minors(state, fresh, minors or {})
    _put_majors(state, majors or {})
    left = [each for each in INDICATORS[phase] if each in fresh.title.trains] if indicators is None else indicators
    ending = 1 if phase == list(fresh.title.phases)[-1] and final_sets is None else final_sets
    state["own"].update(indicators=list(left), markers=dict(markers or {}), final_sets=ending, **own)
    state["privates"] = dict(supporters or {})
    money = [each["cash"] for each in (*state["players"].values(), *state["companies"].values())]
    state["bank"] = -sum(money)
    state["stack"] = [{"kind": "sequence", "rounds_left": rounds_left, "stock_round_due": False}]
    if turn:
        _begin_turn(state, turn, step, waiting)
        state["stack"][-1]["counts"] = dict(counts or {})
    else:
        state["round"] = "stock"
        state["stack"].append({"kind": "stock_round", "player": stock, "passes": 0, "last_to_act": None, "sold": {}})
    game = engine.load_game(fresh.setup, [], {"seq": 0, "digest": "", "state": state})
    _check_tiles_fit(game)
    check_sound(game)
    return Table(game)


def _put_minors(state: dict[str, Any], fresh: Game, minors: Pieces) -> None:
    for name in [name for name, each in state["companies"].items() if each["kind"] == "minor" and name not in minors]:
        del state["companies"][name]
    for name, pieces in minors.items():
        home = fresh.title.companies[name].home or ""
        at = pieces.get("at", [f"{home.rpartition('.')[0]}.0" if home.rpartition(".")[0] in state["tiles"] else home])
        company = state["companies"][name]
        company.update({"in_play": True, "owner": "P1", "cash": 50, "trains": ["2"], **_without(pieces, "at")})
        company["stations"] = company["stations"][max(0, len(at) - 1) :]
        _put_tokens(state, name, at)


def _put_majors(state: dict[str, Any], majors: Pieces) -> None:
    state["market"] = {}
    others = (name for name, each in state["companies"].items() if each["kind"] == "major" and name not in majors)
    for name in (*majors, *others):
        pieces = majors.get(name, {})
        state["market"].setdefault(str(pieces.get("price", PAR[name])), []).append(name)
        company = state["companies"][name]
        unit = company["unit"]
        company["cash"] = pieces.get("cash", 0)
        company["shares"] = {player: percent // unit for player, percent in pieces.get("shares", {}).items()}
        left = 100 // unit - sum(company["shares"].values())
        if left:
            company["shares"]["stack"] = left
        director = pieces.get("director")
        company.update(president=director, president_at=director or "stack")
        at = pieces.get("at", ())
        company["stations"] = company["stations"][len(at) :]
        _put_tokens(state, name, at)


def _put_tokens(state: dict[str, Any], name: str, nodes: Iterable[str]) -> None:
    for node in nodes:
        state["tokens"].setdefault(node, []).append(name)


def _without(pieces: Mapping[str, Any], key: str) -> dict[str, Any]:
    return {name: value for name, value in pieces.items() if name != key}


def _begin_turn(state: dict[str, Any], turn: str, step: str, waiting: Iterable[str] | None) -> None:
    minors = sorted((name for name, each in state["companies"].items() if each["kind"] == "minor"), key=int)
    cells = sorted(state["market"], key=int, reverse=True)
    order = [*minors, *(name for cell in cells for name in state["market"][cell])]
    later = order[order.index(turn) + 1 :] if waiting is None else list(waiting)
    steps = MINOR_STEPS if state["companies"][turn]["kind"] == "minor" else MAJOR_STEPS
    state["round"] = "operating"
    state["stack"].append({"kind": "operating_round", "waiting": later, "done": order[: order.index(turn) + 1]})
    number = steps.index(step) if step else 0
    if state["companies"][turn]["owner"] == OPPONENT and step:
        number += 1  # before the first step something is due
    state["stack"].append({"kind": "company_turn", "company": turn, "step": number, "counts": {}, "services": []})


def _check_tiles_fit(game: Game) -> None:
    """A tile on the table must be one that could have come to lie there, as far as sides and labels go."""
    for hex_id, laid in game.state.tiles.items():
        here = game.title.board.hexes[hex_id]
        track = game.rulebook.board.tile_track(laid.tile, laid.rotation)
        assert all(edge in here.neighbours for edge in range(6) if track.mask >> edge & 1), (hex_id, laid)
        tile = game.title.board.tiles[laid.tile]
        if tile.colour == "yellow":
            assert lays.misfit(game.rulebook.board, hex_id, None, laid.tile, laid.rotation) is None, (hex_id, laid)
        assert tile.label in ("", here.label), (hex_id, laid)


def laid(table: Table, hex_id: str) -> str:
    """What lies on a hex, as `57/0`; "" for nothing."""
    here: LaidTile | None = table.game.state.tiles.get(hex_id)
    return f"{here.tile}/{here.rotation}" if here else ""
