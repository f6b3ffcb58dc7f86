"""The table notation of 1856's rulebook tests: put pieces on the table, act, be refused.

    table = position(companies={"GW": {"price": 80, "shares": {"P1": 40}, "trains": ["2"]}}, turn="GW", step="run")
    table.act(run("2: F15.0 F17.0"), pays={})
    table.refused(lay("L15", "59/0"), "tile.not_in_phase", "6.2")

What the helpers demand stands in `tests.titles.table`, what else a position may have in `tests.titles.usual`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

import engine
from engine.game import Game
from tests.titles.table import PASS, Pieces, lay, run
from tests.titles.usual import State, UsualTable, cell_of, put_up

__all__ = ["PASS", "Pieces", "Table", "begin", "lay", "position", "run"]

STEPS = {"track": 1, "station": 3, "borrow": 4, "run": 5, "dividend": 7, "trains": 9, "repay": 12}
"""Where a company's turn begins at a step: its number among the steps and duties."""


class Table(UsualTable):
    """A game of 1856, with helpers that check more than one asks."""

    @property
    def own(self) -> Any:
        return self.game.state.own


def begin(players: int = 3, profile: str = "house", **options: Any) -> Table:
    """A game before its auction: seats P1, P2, ... in this order."""
    seats = [f"P{number}" for number in range(1, players + 1)]
    return Table(engine.new_game("1856", seats, options, profile, deal={"seats": seats}))


def position(
    *,
    players: int = 3,
    profile: str = "house",
    options: Mapping[str, Any] | None = None,
    own: Mapping[str, Any] | None = None,
    **pieces: Any,
) -> Table:
    """A position after the auction, as `put_up` has it.

    companies: those started, each {"price" or "cell", "par", "cash", "shares": {player: percent}, "pool": percent,
    "president", "trains", "loans", "at": nodes, "operated", "unit"}; what isn't with players or in the pool is in the
    IPO.
    """
    fresh = begin(players, profile, **(options or {})).game
    return Table(put_up(fresh, partial(_put_company, fresh), STEPS, partial(_put_own, own or {}), **pieces))


def _put_own(own: Mapping[str, Any], state: State) -> None:
    if state["own"]["formed"] or own.get("formed"):
        state["companies"]["WR"].update(in_play=False, closed=True, shares={}, president_at=None)
    state["own"].update(own)


def _put_company(fresh: Game, state: State, name: str, pieces: Mapping[str, Any]) -> None:
    company, data, unit = state["companies"][name], fresh.title.companies[name], pieces.get("unit", 10)
    cell = pieces.get("cell") or cell_of(fresh, pieces["price"])
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
