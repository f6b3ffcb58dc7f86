"""The table notation of titles on the floor of usual rules: a position as their rulebooks' tests put it up."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import engine
from engine.game import Game
from tests.titles.table import Pieces, Table, tile_at

State = dict[str, Any]


class UsualTable(Table):
    """A game upon the usual rules."""

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


def put_up(
    fresh: Game,
    put_company: Callable[[State, str, Mapping[str, Any]], None],
    steps: Mapping[str, int],
    own: Callable[[State], None] = lambda state: None,
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
    waiting: Iterable[str] = (),
    done: Iterable[str] = (),
    rounds_left: int = 0,
    bank: int | None = None,
) -> Game:
    """A position after the auction: the turn of a company in an operating round, or a stock round's.

    put_company: puts one of `companies` into the state; own: what only the title has; steps: where a company's turn
    begins at a step, its number among the steps and duties. bank: what it holds, the rest is on the account of the
    last player.
    """
    state: State = fresh.snapshot()["state"]
    state.update(phase=phase, priority="P1", set_number=set_number, round_number=1 if turn else 0)
    state["tiles"] = {
        hex_id: dict(zip(("tile", "rotation"), tile_at(each), strict=True)) for hex_id, each in (tiles or {}).items()
    }
    for player, money in (cash or {}).items():
        state["players"][player]["cash"] = money
    for name, pieces in (companies or {}).items():
        put_company(state, name, pieces)
    if privates:
        state["privates"] = dict(privates)
    state["closed_privates"] = [each for each in fresh.title.privates if each not in (privates or {})]
    if depot:
        state["depot"].update(depot)
    if list(pool):
        state["pool"] = list(pool)
    own(state)
    _fill_bank(state, fresh, bank)
    state["stack"] = [{"kind": "sequence", "rounds_left": rounds_left}]
    if turn:
        state["round"] = "operating"
        state["stack"].append({"kind": "operating_round", "waiting": list(waiting), "done": [*done, turn]})
        frame: State = {"kind": "company_turn", "company": turn, "step": steps[step], "services": []}
        state["stack"].append({**frame, "counts": dict(counts or {}), "amounts": dict(amounts or {})})
    else:
        state["round"] = "stock"
        state["stack"].append({"kind": "stock_round", "player": stock, "passes": 0, "last_to_act": None, "sold": {}})
    return engine.load_game(fresh.setup, [], {"seq": 0, "digest": "", "state": state})


def _fill_bank(state: State, fresh: Game, bank: int | None) -> None:
    held = [each["cash"] for each in (*state["players"].values(), *state["companies"].values())]
    state["bank"] = fresh.state.bank + sum(each.cash for each in fresh.state.players.values()) - sum(held)
    if bank is not None:
        state["players"][fresh.state.seats[-1]]["cash"] += state["bank"] - bank
        state["bank"] = bank


def cell_of(fresh: Game, price: int) -> str:
    """The cell of a par price, or the first one with that price."""
    cells = [cell for cell in fresh.title.cells.values() if cell.price == price]
    return next((cell.id for cell in cells if cell.par), cells[0].id)
