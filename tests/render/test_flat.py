"""Nothing is made for one title: a small flat-topped board and a price chart in two dimensions."""

from __future__ import annotations

from dataclasses import replace

import pytest

import engine
import render
from engine.board.data import read_board
from engine.state import CompanyState, LaidTile, PlayerState, State, TitleState
from render.picture import Picture
from render.sheets.market import _lines

BOARD = read_board(
    {
        "layout": "flat",
        "colours": ["yellow", "green"],
        "hexes": [
            {"id": "A1", "color": "white", "neighbours": {"0": "A3", "5": "B2"}, "terrain": [
                {"type": "mountain", "symbols": 2, "cost": 40}]},
            {"id": "A3", "color": "white", "name": "Sea Port", "neighbours": {"3": "A1", "4": "B2"},
             "nodes": [{"type": "city", "revenue": 0, "slots": 1}]},
            {"id": "B2", "color": "white", "name": "Left & Right", "neighbours": {"1": "A3", "2": "A1", "5": "C3"},
             "nodes": [{"type": "town", "revenue": 0}, {"type": "town", "revenue": 0}], "edge_terrain":
             {"3": "impassable"}},
            {"id": "C3", "color": "red", "name": "Far Away", "neighbours": {"2": "B2"},
             "nodes": [{"type": "offboard", "revenue": {"yellow": 20, "green": 30}}], "paths": [[2, "n0"]]},
        ],
        "tiles": [
            {"id": "57", "count": 2, "color": "yellow", "nodes": [{"type": "city", "revenue": 20, "slots": 1}],
             "paths": [[0, "n0"], [3, "n0"]]},
            {"id": "56", "count": 1, "color": "yellow", "nodes": [{"type": "town", "revenue": 10},
             {"type": "town", "revenue": 10}], "paths": [[0, "n0"], [2, "n0"], [1, "n1"], [3, "n1"]]},
        ],
    }
)  # fmt: skip
MODEL = engine.load_title("18mag")
CELL, PHASE = MODEL.cells["60"], MODEL.phases["yellow"]
CELLS = {
    f"{row}.{column}": replace(CELL, id=f"{row}.{column}", row=row, column=column, price=50 + 10 * column - 10 * row)
    for row in range(4)
    for column in range(20 - 4 * row)
}
COMPANY = replace(
    MODEL.companies["SIK"], id="ABC", kind="corporation", name="Alpha & Beta", mark="ABC", stations=(40,), home="A3.0"
)
TITLE = replace(
    MODEL,
    id="small",
    name="Small",
    currency="$",
    board=BOARD,
    companies={"ABC": COMPANY},
    phases={"2": replace(PHASE, id="2"), "3": replace(PHASE, id="3", tiles=("yellow", "green"), train_limit=4)},
    cells=CELLS,
)


def state() -> State:
    return State(
        ["P1", "P2"], "P1", "3", {"P1": PlayerState(100), "P2": PlayerState(50)},
        {"ABC": CompanyState("corporation", 300, president="P1", trains=["2", "3"], stations=[40],
                             shares={"P1": 5, "pool": 5}, president_at="P1")},
        {"1.9": ["ABC"]}, {}, TitleState(),
        tiles={"A3": LaidTile("57", 4), "B2": LaidTile("56", 1)}, tokens={"A3.0": ["ABC"]}, round="stock", set_number=2,
    )  # fmt: skip


@pytest.mark.parametrize("what", ["map", "area", "market", "company", "player", "holdings"])
def test_any_title_can_be_drawn(what: str) -> None:
    drawn = render.draw(Picture(what, TITLE, state(), focus=("B2",), company="ABC", player="P1"))
    assert drawn.alt.startswith("Small, ")
    assert max(drawn.width, drawn.height) <= 2000


def test_a_wide_chart_shows_the_columns_around_the_companies() -> None:
    lines = _lines(list(CELLS.values()), Picture("market", TITLE, state()))
    assert [len(line) for line in lines] == [11] * 4
    assert any(cell and cell.id == "1.9" for line in lines for cell in line)
    assert lines[-1][-1] is None
    assert "130: ABC" in render.draw(Picture("market", TITLE, state())).alt


def test_money_with_a_sign_has_it_in_front() -> None:
    assert "Treasury: $300" in render.draw(Picture("company", TITLE, state(), company="ABC")).alt
