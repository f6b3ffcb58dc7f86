"""`legal` and `check` agree: whatever passes the check is offered, whatever is offered passes. Tried exhaustively."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product

import pytest

import engine
from engine.actions import (
    Action,
    BuyShare,
    BuyTrain,
    DraftCompany,
    DraftShare,
    LayTile,
    PlaceToken,
    ScrapTrain,
    SellShares,
)
from engine.titles.t18mag.actions import BuyWagon
from tests.titles.t18mag.table import TERRAIN_TOKEN, Table, begin, position

TITLE = engine.load_title("18mag")
BUILT = {
    "C8": "6/1",
    "B9": "4/0",
    "B11": "9/2",
    "C12": "57/2",
    "D13": "58/0",
    "E12": "209/0",
    "D11": "23/0",
    "E10": "57/0",
}
COMPANIES = [*TITLE.companies, "X"]


def lays() -> Iterator[Action]:
    near = dict.fromkeys(each for here in BUILT for each in (here, *TITLE.board.hexes[here].neighbours.values()))
    for hex_id, tile, rotation, means in product(near, TITLE.board.tiles, range(6), ("", TERRAIN_TOKEN)):
        yield LayTile(hex_id, tile, rotation, means)


def stations() -> Iterator[Action]:
    return (PlaceToken(f"{hex_id}.{index}") for hex_id in TITLE.board.hexes for index in range(3))


def stock() -> Iterator[Action]:
    for company in COMPANIES:
        yield BuyShare(company)
        yield from (SellShares(company, percent) for percent in range(-10, 101, 5))


def trains() -> Iterator[Action]:
    for train, source in product((*TITLE.trains, "5"), ("bank", *COMPANIES)):
        yield from (BuyTrain(train, source, price) for price in (0, 1, 40, 80, 120, 200, 320, 500))


def wagons() -> Iterator[Action]:
    return (BuyWagon(company) for company in COMPANIES)


def scraps() -> Iterator[Action]:
    return (ScrapTrain(train) for train in (*TITLE.trains, "5"))


def picks() -> Iterator[Action]:
    for company in COMPANIES:
        yield DraftCompany(company)
        yield DraftShare(company)


def minor(step: str, phase: str = "green", number: str = "11") -> Table:
    minors = {
        number: {"cash": 100, "trains": ["2", "3"] if step != "trains" else ["2"], "at": ["C8.0"], "terrain_tokens": 1},
        "3": {"owner": "P2"}, "7": {"trains": ["4"]},
    }  # fmt: skip
    return position(minors=minors, tiles=BUILT, turn=number, step=step, phase=phase)


def stock_round() -> Table:
    majors = {
        "SIK": {"price": 75, "shares": {"P1": 40, "P2": 30}, "director": "P1"},
        "SNW": {"price": 80, "shares": {"P1": 20}, "director": "P1"},
        "RÁBA": {"price": 100, "shares": {"P1": 60, "P2": 20, "P3": 20}, "director": "P1"},
    }
    return position(majors=majors, minors={"3": {}}, cash={"P1": 75}, stock="P1")


def major() -> Table:
    return position(
        majors={"SIK": {"cash": 100, "shares": {"P1": 20}, "director": "P1", "at": ["G14.0"]}},
        minors={"3": {}}, tiles=BUILT, turn="SIK",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("setting", "tried"),
    [
        (lambda: minor("track", "brown"), lays),
        (lambda: minor("station"), stations),
        (major, stations),
        (lambda: minor("scrap"), scraps),
        (lambda: minor("run"), wagons),
        (lambda: minor("trains"), trains),
        (stock_round, stock),
        (lambda: begin(5), picks),
    ],
    ids=["track", "stations", "major's stations", "scrapping", "wagons", "trains", "stock", "draft"],
)
def test_what_passes_is_offered_and_nothing_else(
    setting: Callable[[], Table], tried: Callable[[], Iterator[Action]]
) -> None:
    """Every conceivable action of the step, one by one; a refusal has its clause, and nothing has changed."""
    table = setting()
    by = table.to_act[0]
    before = table.game.digest()
    offered = list(table.game.legal())
    passed = 0
    for action in tried():
        clause = refusal(table, action, by)
        if clause is None:
            passed += 1
            assert table.offers(action), action
        else:
            assert clause, action
            assert action not in offered, action
    assert passed
    assert table.game.digest() == before


def refusal(table: Table, action: Action, by: str) -> str | None:
    """The clause by which it's refused, None for an action that is legal."""
    try:
        table.game.check(action, by)
    except engine.IllegalAction as error:
        return error.clause
    return None
