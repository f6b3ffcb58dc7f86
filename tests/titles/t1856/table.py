"""The table notation of 1856's rulebook tests: put pieces on the table, act, be refused.

    table = position(companies={"GW": {"price": 80, "shares": {"P1": 40}, "trains": ["2"]}}, turn="GW", step="run")
    table.act(run("2: F15.0 F17.0"), pays={})
    table.refused(lay("L15", "59/0"), "tile.not_in_phase", "6.2")

What the helpers demand stands in `tests.titles.table`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import engine
from engine.game import Game
from tests.titles import table as titles
from tests.titles.table import PASS, Pieces, lay, run, tile_at

__all__ = ["PASS", "Pieces", "Table", "begin", "lay", "position", "run"]

STEPS = {"track": 1, "station": 3, "borrow": 4, "run": 5, "dividend": 7, "trains": 9, "repay": 12}
"""Where a company's turn begins at a step: its number among the steps and duties."""


class Table(titles.Table):
    """A game of 1856, with helpers that check more than one asks."""

    def check_sound(self) -> None:
        """As self-play demands it."""
        assert list(self.game.rulebook.invariants(self.game.view)) == []

    def cash(self, who: str) -> int:
        return self.game.view.cash(who)

    def company(self, name: str) -> Any:
        return self.game.state.companies[name]

    def percent(self, holder: str, company: str) -> int:
        state = self.company(company)
        return state.shares.get(holder, 0) * state.unit

    @property
    def own(self) -> Any:
        return self.game.state.own


def begin(players: int = 3, profile: str = "house", **options: Any) -> Table:
    """A game before its auction: seats P1, P2, ... in this order."""
    seats = [f"P{number}" for number in range(1, players + 1)]
    return Table(engine.new_game("1856", seats, options, profile, deal={"seats": seats}))


def position(
    *,
    companies: Pieces | None = None,
    cash: Mapping[str, int] | None = None,
    privates: Mapping[str, str] | None = None,
    closed: Iterable[str] = (),
    tiles: Mapping[str, str] | None = None,
    turn: str = "",
    step: str = "track",
    counts: Mapping[str, int] | None = None,
    amounts: Mapping[str, int] | None = None,
    stock: str = "",
    set_number: int = 3,
    phase: str = "2",
    depot: Mapping[str, int] | None = None,
    pool: Iterable[str] = (),
    players: int = 3,
    waiting: Iterable[str] = (),
    done: Iterable[str] = (),
    rounds_left: int = 0,
    own: Mapping[str, Any] | None = None,
    bank: int | None = None,
    profile: str = "house",
    options: Mapping[str, Any] | None = None,
) -> Table:
    """A position after the auction: the turn of a company in an operating round, or a stock round's.

    companies: those started, each {"price" or "cell", "par", "cash", "shares": {player: percent}, "pool": percent,
    "president", "trains", "loans", "at": nodes, "operated", "unit"}; what isn't with players or in the pool is in the
    IPO. bank: what it holds, the rest is put aside on a player's account beyond the table's ("P3" by default).
    """
    seats = [f"P{number}" for number in range(1, players + 1)]
    fresh = engine.new_game("1856", seats, options, profile, deal={"seats": seats})
    state: dict[str, Any] = fresh.snapshot()["state"]
    state.update(phase=phase, priority="P1", set_number=set_number, round_number=1 if turn else 0)
    state["tiles"] = {
        hex_id: dict(zip(("tile", "rotation"), tile_at(each), strict=True)) for hex_id, each in (tiles or {}).items()
    }
    for player, money in (cash or {}).items():
        state["players"][player]["cash"] = money
    for name, pieces in (companies or {}).items():
        _put_company(state, fresh, name, pieces)
    if privates:
        state["privates"] = dict(privates)
    state["closed_privates"] = [each for each in fresh.title.privates if each not in (privates or {})]
    if state["own"]["formed"] or (own or {}).get("formed"):
        state["companies"]["WR"].update(in_play=False, closed=True, shares={}, president_at=None)
    if depot:
        state["depot"].update(depot)
    if list(pool):
        state["pool"] = list(pool)
    state["own"].update(own or {})
    held = [each["cash"] for each in (*state["players"].values(), *state["companies"].values())]
    state["bank"] = 12000 - sum(held)
    if bank is not None:
        state["players"][seats[-1]]["cash"] += state["bank"] - bank
        state["bank"] = bank
    state["stack"] = [{"kind": "sequence", "rounds_left": rounds_left}]
    if turn:
        state["round"] = "operating"
        state["stack"].append({"kind": "operating_round", "waiting": list(waiting), "done": [*done, turn]})
        frame: dict[str, Any] = {"kind": "company_turn", "company": turn, "step": STEPS[step], "services": []}
        state["stack"].append({**frame, "counts": dict(counts or {}), "amounts": dict(amounts or {})})
    else:
        state["round"] = "stock"
        state["stack"].append({"kind": "stock_round", "player": stock, "passes": 0, "last_to_act": None, "sold": {}})
    return Table(engine.load_game(fresh.setup, [], {"seq": 0, "digest": "", "state": state}))


def _put_company(state: dict[str, Any], fresh: Game, name: str, pieces: Mapping[str, Any]) -> None:
    company, data, unit = state["companies"][name], fresh.title.companies[name], pieces.get("unit", 10)
    cell = pieces.get("cell") or _par_cell(fresh, pieces["price"])
    par = pieces.get("par", fresh.title.cells[cell].price)
    shares = {holder: percent // unit for holder, percent in pieces.get("shares", {"P1": 20}).items()}
    president = pieces.get("president", max(shares, key=lambda holder: shares[holder]))
    if pieces.get("pool"):
        shares["pool"] = pieces["pool"] // unit
    left = 100 // unit - sum(shares.values())
    if left:
        shares["ipo"] = left
    state["market"].setdefault(cell, []).append(name)
    company.update(in_play=True, cash=pieces.get("cash", 0), shares=shares, par=par, unit=unit)
    company.update(president=president, president_at=president, trains=list(pieces.get("trains", ())))
    company["president_size"] = pieces.get("president_size", 2)
    operated = pieces.get("operated", True)
    at = pieces.get("at", [data.home] if operated and data.home else [])
    company.update(loans=pieces.get("loans", 0), operated=operated)
    company["stations"] = company["stations"][max(0, len(at) - 1) :]
    for node in at:
        state["tokens"].setdefault(node, []).append(name)
    if data.kind == "public":
        state["own"].setdefault("capital", {})[name] = pieces.get("capital", "incremental")
        if pieces.get("escrow"):
            state["own"].setdefault("escrow", {})[name] = pieces["escrow"]


def _par_cell(fresh: Game, price: int) -> str:
    cells = fresh.title.cells.values()
    par = next((cell.id for cell in cells if cell.par and cell.price == price), None)
    return par or next(cell.id for cell in cells if cell.price == price)
