"""Changes of presidency (7F) and the limits of those who hold (7.19)."""

from __future__ import annotations

from engine.finance.holdings import POOL, certificates
from tests.titles.t1865.table import PASS, Table, buy, position, sell


def test_7_19_over_the_limit_nobody_must_sell() -> None:
    """P1 is at 18 of 18, and has one more when P2 takes the president's certificate of CFD; P1 may pass."""
    majors = {name: {"kind": "major", "shares": {"P1": 60}} for name in ("FA", "CFC")}
    table = position(
        companies={
            **majors,
            "CFD": {"kind": "major", "shares": {"P1": 30, "P2": 30}},
            "SFS": {"kind": "major", "shares": {"P2": 30, "P1": 30}},
            "FMS": {"shares": {"P2": 40, "P1": 20}},
            "SFSS": {"shares": {"P2": 40, "P1": 40}, "at": ["C25.0"]},
        },
        stock="P2",
        players=4,
    )
    assert certificates(table.game.view, "P1") == 5 + 5 + 2 + 3 + 1 + 2
    table.act(buy("CFD"))
    assert (table.president("CFD"), certificates(table.game.view, "P1")) == ("P2", 19)
    table.passes(2)
    assert table.to_act[0] == "P1"
    table.refused(buy("FMS"), "share.certificate_limit", "7.18", held=19, limit=18)
    table.act(PASS, pays={})


def test_7_26_the_pool_has_room_for_all_that_a_president_sells() -> None:
    """30 % in it: three shares are too many, of two the presidency is lost."""
    fa = {"kind": "major", "shares": {"P1": 30, "P2": 20, POOL: 30}}
    table = position(companies={"FA": fa}, stock="P1")
    table.refused(sell("FA", 30), "share.pool_limit", "7.12", after=60, limit=50)
    table.act(sell("FA", 20), pays={"P1": 200})
    assert (table.president("FA"), table.percent("FA")["P1"], table.price("FA")) == ("P2", 10, 80)


def charter(table: Table, company: str) -> tuple[object, ...]:
    state = table.game.state.companies[company]
    owned = (state.cash, list(state.trains), len(state.stations), state.loans)
    return (*owned, table.at(company), table.traffic(company), table.game.view.privates_of(company))


def test_7_27_the_charter_goes_over_whole() -> None:
    """Money, trains, markers, loans, traffic and maritime companies stay together; P2 runs the company from now on."""
    fa = {
        "kind": "major", "shares": {"P1": 20, "P2": 20}, "cash": 70, "trains": ["PH3"], "traffic": 9, "loans": 1,
        "at": ["F30.0", "G23.0"],
    }  # fmt: skip
    table = position(companies={"FA": fa}, privates={"M1": "FA"}, stock="P1", phase="3")
    before = charter(table, "FA")
    table.act(sell("FA", 20), pays={"P1": 200})
    assert (charter(table, "FA"), table.president("FA")) == (before, "P2")
    while table.round == "SR 1":
        table.passes()
    assert table.to_act == ("P2", "FA", "track")
