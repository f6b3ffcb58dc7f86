"""The table notation of 1889's rulebook tests: put pieces on the table, act, be refused.

    table = position(companies={"AR": {"price": 80, "shares": {"P1": 40}, "trains": ["2"]}}, turn="AR", step="run")

What the helpers demand stands in `tests.titles.table`, what else a position may have in `tests.titles.usual`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

import engine
from engine.actions import Action, Run
from engine.game import Game
from tests.titles.table import PASS, Pieces, lay, run
from tests.titles.usual import State, UsualTable, cell_of, put_up

__all__ = ["PASS", "Pieces", "Table", "begin", "lay", "position", "run"]

STEPS = {"track": 0, "station": 1, "run": 2, "dividend": 3, "trains": 5, "last": 6}
"""Where a company's turn begins at a step: its number among the steps and duties."""


class Table(UsualTable):
    """A game of 1889, with helpers that check more than one asks."""

    def listed(self, action: Action) -> bool:
        """Any run is covered by the one proposal, also one that isn't legal."""
        return not isinstance(action, Run)

    def owner(self, private: str) -> str | None:
        return self.game.state.privates.get(private)


def begin(players: int = 4, profile: str = "house", **options: Any) -> Table:
    """A game in its first position: seats P1, P2, ... in this order; in the beginner's game private companies too."""
    seats = [f"P{number}" for number in range(1, players + 1)]
    deal: dict[str, Any] = {"seats": seats}
    if options.get("beginner"):
        deal["privates"] = ["DR", "SIR", "ER", "SMR", "TER", "MF"][:players]
    return Table(engine.new_game("1889", seats, options, profile, deal=deal))


def position(*, players: int = 4, profile: str = "house", **pieces: Any) -> Table:
    """A position after the auction, as `put_up` has it.

    companies: those started, each {"price" or "cell", "par", "cash", "shares": {player: percent}, "pool": percent,
    "president", "trains", "at": nodes}; what isn't with players or in the pool is in the IPO. Of one without a price
    only shares. Home tokens lie where "at" doesn't say otherwise.
    """
    fresh = begin(players, profile).game
    return Table(put_up(fresh, partial(_put_company, fresh), STEPS, **pieces))


def _put_company(fresh: Game, state: State, name: str, pieces: Mapping[str, Any]) -> None:
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
    cell = pieces.get("cell") or cell_of(fresh, pieces["price"])
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
