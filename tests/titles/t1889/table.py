"""The table notation of 1889's rulebook tests: put pieces on the table, act, be refused.

    table = position(companies={"AR": {"price": 80, "shares": {"P1": 40}, "trains": ["2"]}}, turn="AR", step="run")

What the helpers demand stands in `tests.titles.table`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import engine
from engine.actions import Action, Run
from engine.game import Game
from tests.titles import table as titles
from tests.titles.table import PASS, Pieces, lay, run, tile_at

__all__ = ["PASS", "Pieces", "Table", "begin", "lay", "position", "run"]

STEPS = {"track": 0, "station": 1, "run": 2, "dividend": 3, "trains": 5, "last": 6}
"""Where a company's turn begins at a step: its number among the steps and duties."""


class Table(titles.Table):
    """A game of 1889, with helpers that check more than one asks."""

    def check_sound(self) -> None:
        """As self-play demands it."""
        assert list(self.game.rulebook.invariants(self.game.view)) == []

    def listed(self, action: Action) -> bool:
        """Any run is covered by the one proposal, also one that isn't legal."""
        return not isinstance(action, Run)

    def cash(self, who: str) -> int:
        return self.game.view.cash(who)

    def company(self, name: str) -> Any:
        return self.game.state.companies[name]

    def percent(self, holder: str, company: str) -> int:
        state = self.company(company)
        return state.shares.get(holder, 0) * state.unit

    def owner(self, private: str) -> str | None:
        return self.game.state.privates.get(private)


def begin(players: int = 4, profile: str = "house", **options: Any) -> Table:
    """A game in its first position: seats P1, P2, ... in this order; in the beginner's game private companies too."""
    seats = [f"P{number}" for number in range(1, players + 1)]
    deal: dict[str, Any] = {"seats": seats}
    if options.get("beginner"):
        deal["privates"] = ["DR", "SIR", "ER", "SMR", "TER", "MF"][:players]
    return Table(engine.new_game("1889", seats, options, profile, deal=deal))


def position(
    *,
    companies: Pieces | None = None,
    cash: Mapping[str, int] | None = None,
    privates: Mapping[str, str] | None = None,
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
    players: int = 4,
    waiting: Iterable[str] = (),
    done: Iterable[str] = (),
    rounds_left: int = 0,
    bank: int | None = None,
    profile: str = "house",
) -> Table:
    """A position after the auction: the turn of a company in an operating round, or a stock round's.

    companies: those started, each {"price" or "cell", "par", "cash", "shares": {player: percent}, "pool": percent,
    "president", "trains", "at": nodes}; what isn't with players or in the pool is in the IPO. Of one without a price
    only shares. Home tokens lie where "at" doesn't say otherwise. bank: what it holds, the rest is on the account of
    the last player.
    """
    seats = [f"P{number}" for number in range(1, players + 1)]
    fresh = engine.new_game("1889", seats, {}, profile, deal={"seats": seats})
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
    if depot:
        state["depot"].update(depot)
    if list(pool):
        state["pool"] = list(pool)
    held = [each["cash"] for each in (*state["players"].values(), *state["companies"].values())]
    state["bank"] = 7000 - sum(held)
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
    company, data = state["companies"][name], fresh.title.companies[name]
    shares = {holder: percent // 10 for holder, percent in pieces.get("shares", {"P1": 50}).items()}
    if pieces.get("pool"):
        shares["pool"] = pieces["pool"] // 10
    left = 10 - sum(shares.values())
    if left:
        shares["ipo"] = left
    company.update(shares=shares)
    if "price" not in pieces and "cell" not in pieces:
        return
    cell = pieces.get("cell") or _cell(fresh, pieces["price"])
    par = pieces.get("par", fresh.title.cells[cell].price)
    players = {holder: units for holder, units in shares.items() if holder.startswith("P")}
    president = pieces.get("president", max(players, key=lambda holder: players[holder]))
    state["market"].setdefault(cell, []).append(name)
    company.update(in_play=True, cash=pieces.get("cash", 0), par=par, president=president, president_at=president)
    company.update(trains=list(pieces.get("trains", ())))
    at = pieces.get("at", [data.home])
    company["stations"] = company["stations"][max(0, len(at) - 1) :]
    for node in at:
        state["tokens"].setdefault(node, []).append(name)


def _cell(fresh: Game, price: int) -> str:
    """The cell of a par price, or the first one with that price."""
    cells = [cell for cell in fresh.title.cells.values() if cell.price == price]
    return next((cell.id for cell in cells if cell.par), cells[0].id)
