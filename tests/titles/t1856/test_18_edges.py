"""Edge cases of chapter 18 and known traps, beside those in the chapters' own files."""

from __future__ import annotations

from typing import Any

import pytest

from engine.actions import Accept, BuyTrain, DeclareBankruptcy, PayDividend, PlaceToken, SellShares
from engine.board.routing.routes import solve
from engine.events import GameEnded, Paid
from engine.titles.t1856.actions import BorrowTrain
from engine.usual.running import problem
from tests.engine.test_routes_property import best_total
from tests.titles.t1856.formation import LATE
from tests.titles.t1856.table import PASS, Table, lay, position
from tests.titles.table import told

LINE = {"J15": "57/0", "J13": "57/0"}
YOUNG = {"formed": True, "certificate_table": "companies"}


def nation(**more: Any) -> Table:
    """The CGR's turn in phase 6, beside CA with a 4-train."""
    pieces = {"price": 100, "shares": {"P1": 40, "P2": 20}, "at": ["J15.0"], **more.pop("pieces", {})}
    others = {"CA": {"price": 75, "trains": ["4"], "shares": {"P2": 40}}}
    more.setdefault("own", YOUNG)
    return position(companies={"CGR": pieces, **others}, turn="CGR", phase="6", depot=LATE, tiles=LINE, **more)


def test_18_5_a_forced_sale_in_the_first_operating_round() -> None:
    """12.3: the ban of the first stock round isn't one of operating rounds."""
    table = position(
        companies={
            "BBG": {"price": 80, "cash": 50, "shares": {"P1": 40}},
            "CA": {"price": 75, "shares": {"P2": 40, "P1": 20}},
        },
        cash={"P1": 0},
        tiles=LINE,
        turn="BBG",
        step="trains",
        set_number=1,
    )
    table.act(SellShares("CA", 10), pays={"P1": 75})
    table.act(BuyTrain("2", "bank", 100), pays={"P1": -50, "BBG": -50})


def test_18_16_another_company_joins_home_and_destination_before_the_start() -> None:
    """4.3, 4.5: track of anybody from N11 to I14 is noted for CV, which isn't started."""
    table = position(
        companies={"GT": {"price": 80, "at": ["P9.0", "J13.0"]}},
        tiles={"M12": "9/1", "L13": "57/1", "K14": "8/2", "J13": "6/5"},
        turn="GT",
    )
    table.act(lay("I14", "56/1"))
    assert table.own.reached == ["CV"]


def test_18_28_the_reserved_slot_is_refused_to_a_second_one_too() -> None:
    """7.4: of two slots one company has one, the other stays CPR's."""
    table = position(
        companies={
            "GT": {"price": 80, "cash": 100, "at": ["P9.0", "N3.0"]},
            "GW": {"price": 75, "at": ["F15.0", "M4.0"]},
        },
        tiles={"M4": "121/0", "N3": "57/1"},
        turn="GT",
        step="station",
        phase="3",
    )
    table.refused(PlaceToken("M4.0"), "token.reserved", "7.4", company="CPR")


def test_18_42_a_train_handed_in_is_for_sale_in_the_pool() -> None:
    """11.3: at face price, to whom has room."""
    table = position(
        companies={
            "BBG": {"price": 80, "cash": 800, "trains": ["5", "5"], "shares": {"P1": 40}},
            "CA": {"price": 75, "cash": 550, "shares": {"P2": 40}},
        },
        turn="BBG",
        step="trains",
        phase="6",
        depot={**LATE, "6": 0},
        waiting=["CA"],
    )
    table.act(BuyTrain("D", "bank", 750, "5"))
    while table.to_act[1] == "BBG":
        table.act(PASS)
    while table.to_act[2] != "trains":
        table.act(PASS)
    table.act(BuyTrain("5", "pool", 550), pays={"CA": -550})


def test_18_52_a_young_national_company_withholds_and_stays_where_it_is() -> None:
    """14.4: withholding doesn't move its marker."""
    table = nation(
        step="dividend",
        pieces={"trains": ["4"]},
        counts={"run": 1, "interest": 1},
        amounts={"revenue": 40},
    )
    table.refused(PayDividend(40), "national.must_withhold", "14.4", company="CGR")
    table.act(PayDividend(0), pays={"CGR": 40})
    assert table.price("CGR") == 100


def test_18_53_a_borrowed_diesel_leaves_4_trains_alone() -> None:
    """14.3: no purchase, so no phase and no rust."""
    table = nation(step="borrow")
    table.act(BorrowTrain("D"))
    assert (table.game.state.phase, table.company("CA").trains) == ("6", ["4"])


def test_18_66_a_private_company_whose_power_has_lapsed_goes_on_paying() -> None:
    """15.3, 5.1: WSRC's company gets its $10 at the start of the next operating round."""
    table = position(
        companies={
            "GW": {"price": 80},
            "WGB": {"price": 75, "at": ["J11.0", "I12.0"]},
            "BBG": {"price": 65, "at": ["J15.0", "I12.1"]},
        },
        privates={"WSRC": "GW"},
        tiles={"I12": "59/0"},
        turn="BBG",
        step="repay",
        phase="3",
        rounds_left=1,
    )
    paid = [each for each in table.act(PASS).events if isinstance(each, Paid) and each.reason == "private_income"]
    assert paid == [Paid("bank", "GW", 10, "private_income")]


def test_trap_1_the_power_is_for_its_companys_own_turn_only() -> None:
    """15.3: not in a stock round, not for another company, and not while a player owns it."""
    stock = position(companies={"GW": {"price": 80, "cash": 100}}, privates={"WSRC": "GW"}, stock="P1", phase="3")
    stock.refused(PlaceToken("I12.0", "WSRC"), "turn.not_now", "3.2", step="stock")
    assert not any(getattr(each, "means", "") for each in stock.game.legal())
    for owner in ("CA", "P1"):
        table = position(
            companies={"GW": {"price": 80, "cash": 100}, "CA": {"price": 75}},
            privates={"WSRC": owner},
            turn="GW",
            step="station",
            phase="3",
        )
        with_right = PlaceToken("I12.0", "WSRC")
        assert not table.offers(with_right)
        while table.to_act[1] == "GW":
            assert not any(getattr(each, "means", "") for each in table.game.legal())
            table.act(PASS)


def test_trap_6_no_train_and_still_interest() -> None:
    """9.3.3: the treasury, then the president, at the next company's turn it's done."""
    table = position(
        companies={
            "BBG": {"price": 75, "cash": 5, "loans": 2, "shares": {"P1": 60}},
            "CA": {"price": 65, "shares": {"P2": 60}},
        },
        cash={"P1": 20},
        turn="BBG",
        step="station",
        waiting=["CA"],
    )
    table.act(PASS, pays={"P1": -20})


@pytest.mark.parametrize("trains", [["6", "D"], ["5", "D"], ["4", "6", "D"]])
def test_trap_9_a_diesel_beside_another_train_is_run_for_the_most(trains: list[str]) -> None:
    """8: a small late board, against exhaustive search."""
    table = position(
        companies={"BBG": {"price": 80, "trains": trains, "at": ["J15.0", "J11.0"]}},
        tiles={
            "J15": "63/0", "J13": "63/0", "J11": "63/0", "K14": "9/1", "K12": "8/1", "I14": "69/1", "J9": "4/0",
            "J17": "56/1", "I16": "7/4", "L13": "57/1", "I12": "59/4",
        },
        turn="BBG",
        step="run",
        phase="D",
        depot={**LATE, "6": 0},
    )  # fmt: skip
    found = problem(table.game.view, "BBG")
    solution = solve(found)
    assert solution is not None
    assert solution.proven
    assert solution.total == best_total(found)


def test_11_9_the_cheapest_train_is_the_cheapest_it_may_own() -> None:
    """14.5, 14.7: a 4 in the pool is no train for the CGR: its president adds to the 5."""
    table = nation(step="trains", own={**YOUNG, "permanent": True}, pool=["4", "5"], cash={"P1": 300, "P2": 0})
    table.company("CGR").cash = 400
    table.game.state.bank -= 400
    table.refused(PASS, "turn.must_act", "11.8")
    table.refused(BuyTrain("4", "pool", 350), "train.not_permanent", "14.5")
    table.act(BuyTrain("5", "pool", 550), pays={"P1": -150, "CGR": -400})


def test_15_3_the_power_ends_with_the_interest() -> None:
    """In the token step or later before interest: a company that didn't run has settled it."""
    table = position(
        companies={"GW": {"price": 80, "cash": 300}}, privates={"WSRC": "GW"}, turn="GW", step="station", phase="3"
    )
    table.act(PASS)
    assert table.to_act[2] == "trains"
    table.refused(PlaceToken("I12.0", "WSRC"), "token.after_interest", "15.3")


def test_15_3_the_power_is_its_companys_and_for_its_hex() -> None:
    places = {"companies": {"GW": {"price": 80, "cash": 300}}, "turn": "GW", "step": "station", "phase": "3"}
    position(privates={"WSRC": "P1"}, **places).refused(PlaceToken("I12.0", "WSRC"), "token.no_power", "15.3")
    position(privates={"WSRC": "GW"}, **places).refused(PlaceToken("E12.0", "WSRC"), "city.not_free", "15.3")


def test_7_2_thb_chooses_between_two_cities_by_the_clause_of_homes() -> None:
    table = position(
        companies={"GW": {"price": 80}, "THB": {"price": 75, "operated": False, "shares": {"P2": 40}}},
        tiles={"L15": "59/0"},
        turn="GW",
        step="repay",
        waiting=["THB"],
        phase="3",
    )
    table.act(PASS)
    decision = table.game.decision
    assert decision is not None
    assert (decision.by, decision.step, decision.clause, decision.on_behalf) == ("P2", "city", "7.2", None)
    table.act(PlaceToken("L15.1"))
    assert table.game.view.nodes_of("THB") == ["L15.1"]


def test_17_9_in_recorded_games_a_ruin_sells_what_the_step_would_allow() -> None:
    """No more than needed: two of four shares at $75 for the $150 that are missing."""
    table = position(
        companies={
            "BBG": {"price": 80, "cash": 400, "shares": {"P1": 40, "P2": 40}, "president": "P1"},
            "CA": {"price": 75, "shares": {"P2": 40, "P1": 40}, "president": "P2"},
        },
        cash={"P1": 0},
        tiles=LINE,
        turn="BBG",
        step="trains",
        phase="5",
        depot={"2": 0, "3": 0, "4": 0},
        profile="oracle",
    )
    table.act(DeclareBankruptcy())
    assert (table.percent("P1", "CA"), table.percent("P1", "BBG"), table.cash("P1")) == (20, 40, 0)


def test_11_4_no_consent_between_companies_of_one_president() -> None:
    table = position(
        companies={
            "BBG": {"price": 80, "cash": 100, "shares": {"P1": 40}},
            "CA": {"price": 75, "trains": ["2"], "shares": {"P1": 40}},
        },
        turn="BBG",
        step="trains",
    )
    table.act(BuyTrain("2", "CA", 1), pays={"BBG": -1, "CA": 1})
    assert Accept() not in list(table.game.legal())


IDLE: dict[str, Any] = {
    "companies": {"THB": {"price": 65, "operated": False, "shares": {"P1": 20}}},
    "cash": {"P1": 0, "P2": 0, "P3": 0},
    "phase": "3",
    "depot": {"2": 0},
}
"""30 % would have to be sold for the only company to operate, and nobody can pay for a share."""


def test_16_3_where_nobody_can_do_anything_any_more_the_game_ends_as_it_stands() -> None:
    table = position(stock="P1", **IDLE)
    assert told(table.act(PASS), GameEnded) == [GameEnded("standstill")]
    assert table.game.decision is None


def test_16_3_the_income_of_a_private_company_keeps_the_game_going() -> None:
    table = position(stock="P1", privates={"GLSC": "P2"}, **IDLE)
    table.act(PASS)
    assert table.to_act == ("P2", None, "stock")
    assert table.cash("P2") >= 65


def test_16_3_who_might_act_and_passes_does_not_end_the_game() -> None:
    table = position(stock="P1", **IDLE | {"cash": {"P1": 65, "P2": 0, "P3": 0}})
    table.act(PASS)
    assert table.to_act == ("P1", None, "stock")


def test_16_3_a_company_that_may_operate_keeps_the_game_going() -> None:
    table = position(stock="P1", **IDLE | {"phase": "2", "depot": {"2": 1}})
    table.act(PASS)
    assert table.to_act[1] == "THB"
