"""What is usual in such games and stands in its clauses all the same: each in its simplest case."""

from __future__ import annotations

import pytest

import engine
from engine.actions import BuyShare, BuyTrain, LayTile, PayDividend, RepayLoan, SellShares
from tests.titles.t1856.formation import FORMED
from tests.titles.t1856.table import PASS, Table, position

LINE = {"J15": "57/0", "J13": "57/0"}


def company(step: str, pieces: dict[str, object], **more: object) -> Table:
    """BBG's turn at a step; its president is the second player."""
    whole = {"price": 80, "shares": {"P2": 60}, **pieces}
    return position(companies={"BBG": whole}, turn="BBG", step=step, tiles=LINE, **more)  # type: ignore[arg-type]


def stock(pieces: dict[str, object], name: str = "GW", **more: object) -> Table:
    return position(companies={name: pieces}, cash={"P1": 500, "P2": 500}, stock="P2", **more)  # type: ignore[arg-type]


def test_3_1_0_the_president_decides_for_the_company() -> None:
    assert company("track", {}).to_act == ("P2", "BBG", "track")


def test_3_4_4_a_company_buys_no_shares() -> None:
    """18.9: in its turn there's no such thing to do, whatever it has."""
    table = company("trains", {"cash": 900})
    table.refused(BuyShare("BBG", "ipo"), "turn.not_now", "11")


def test_3_5_1_the_seller_gets_the_price_before_the_drop() -> None:
    table = stock({"price": 80, "shares": {"P1": 40, "P2": 30}})
    table.act(SellShares("GW", 20), pays={"P2": 160})
    assert table.price("GW") < 80


@pytest.mark.parametrize(("permanent", "rises"), [(False, False), (True, True)])
def test_3_7_2_the_national_company_rises_once_it_is_not_frozen(permanent: bool, rises: bool) -> None:
    own = {**FORMED, "permanent": permanent}
    table = stock({"cell": "C5", "shares": {"P1": 50, "P2": 50}, "at": ["J15.0"]}, "CGR", own=own, phase="6")
    before = table.price("CGR")
    table.passes(3)
    assert (table.price("CGR") > before) is rises


def test_4_2_2_an_incremental_company_gets_the_par_of_each_share() -> None:
    stock({"price": 80, "par": 75, "shares": {"P1": 60}}).act(BuyShare("GW", "ipo"), pays={"P2": -75, "GW": 75})


def test_4_2_4_the_pool_is_paid_to_the_bank_and_so_is_the_national_companys_ipo() -> None:
    stock({"price": 80, "shares": {"P1": 40}, "pool": 20}).act(BuyShare("GW", "pool"), pays={"P2": -80})
    nation = stock({"price": 100, "shares": {"P1": 40}, "at": ["J15.0"]}, "CGR", own=FORMED, phase="6")
    nation.act(BuyShare("CGR", "ipo"), pays={"P2": -100})


def test_5_6_the_steps_of_a_turn_in_their_order() -> None:
    table = company("track", {"cash": 300, "loans": 1, "trains": ["2"]})
    steps: list[str] = []
    while table.to_act[1] == "BBG":
        steps.append(table.to_act[2])
        move = PASS
        if steps[-1] == "run":
            move = next(iter(table.game.legal("run"))).proposal[-1]  # type: ignore[union-attr]
        elif steps[-1] == "dividend":
            move = PayDividend(0)
        table.act(move)
    assert steps == ["track", "station", "run", "dividend", "trains", "repay"]


def test_5_8_loans_are_repaid_after_the_trains_only() -> None:
    table = company("track", {"cash": 300, "loans": 1})
    table.refused(RepayLoan(), "turn.not_now", "6.1")


def test_6_4_7_a_city_stays_a_city_and_a_town_a_town() -> None:
    """Nothing that may be laid on either has more or fewer of them."""
    table = company("track", {"cash": 300}, phase="6")
    board = table.game.title.board
    for each in table.game.legal("lay_tile"):
        if isinstance(each, LayTile) and board.tiles[each.tile].label == "":
            before = [node.kind for node in table.game.view.track(each.hex).nodes]
            after = [node.kind for node in board.tiles[each.tile].nodes]
            assert before in (after, ["town"]), each


def test_6_5_3_torontos_tiles() -> None:
    """124 joins both cities in one of four slots."""
    tiles = engine.load_title("1856").board.tiles
    assert [tiles[each].upgrades_to for each in ("120", "122")] == [{"122"}, {"124"}]
    assert [[node.slots for node in tiles[each].nodes] for each in ("120", "122", "124")] == [[1, 1], [2, 2], [4]]


def test_6_7_track_may_always_be_skipped() -> None:
    table = company("track", {"cash": 300})
    table.act(PASS)
    assert table.to_act[2] != "track"


def test_10_3_what_is_withheld_stays_in_the_treasury() -> None:
    table = company("dividend", {"trains": ["2"]}, counts={"run": 1, "interest": 1}, amounts={"revenue": 70})
    table.act(PayDividend(0), pays={"BBG": 70})


def test_11_5_any_number_of_trains_up_to_the_limit() -> None:
    table = company("trains", {"cash": 500})
    table.acts(BuyTrain("2", "bank", 100), BuyTrain("2", "bank", 100))
    assert table.trains("BBG") == ["2", "2"]


@pytest.mark.parametrize("kind", ["5", "6", "D"])
def test_5_6_and_d_are_permanent(kind: str) -> None:
    """12.5."""
    title = engine.load_title("1856")
    assert title.figures("trains", kind)["rusts_on"] is None
    assert all(title.figures("trains", each)["rusts_on"] for each in ("2", "3", "4"))


def test_14_1_the_national_company_has_no_loans() -> None:
    table = position(
        companies={"CGR": {"price": 100, "shares": {"P1": 40}, "at": ["J15.0"]}},
        turn="CGR", step="trains", phase="6", own=FORMED, tiles=LINE,
    )  # fmt: skip
    assert list(table.game.legal("take_loan")) == []


def test_17_7_tile_125_leaves_one_side_free() -> None:
    """At rotation 0 the sides 1 to 5 have track."""
    paths = engine.load_title("1856").board.tiles["125"].paths
    assert sorted(edge for edge, _ in paths) == [1, 2, 3, 4, 5]
