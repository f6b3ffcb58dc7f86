"""Chapter 13: the formation of the national company: who declares what, its price, its shares, its limit."""

from __future__ import annotations

from typing import Any

import pytest

from engine.actions import BuyTrain, Pass, RemoveToken, RepayLoan, ScrapTrain
from engine.finance.holdings import certificate_limit, certificates
from engine.titles.t1856.actions import Merge, Redeem
from engine.titles.t1856.rounds.exchange import price_cell
from tests.titles.t1856.formation import FORMED, buying, declare, merged, two_tokens_in_a_hex
from tests.titles.t1856.table import PASS, Table, position


def test_13_1_the_formation_follows_the_buyers_turn() -> None:
    """18.45: $800 left and two loans: the second 6 may be bought first, then it falls to 13.2 with $100."""
    table = buying({"BBG": {"price": 80, "cash": 1500, "loans": 2, "shares": {"P1": 60}}})
    table.act(BuyTrain("6", "bank", 700))
    table.act(BuyTrain("6", "bank", 700))
    while table.to_act[2] != "declare":
        table.act(PASS)
    assert table.company("BBG").loans == 1


def test_17_1_in_recorded_games_at_once() -> None:
    """18.45: both loans are repaid first, $600 is left."""
    table = buying({"BBG": {"price": 80, "cash": 1500, "loans": 2, "shares": {"P1": 60}}}, profile="oracle")
    table.act(BuyTrain("6", "bank", 700))
    assert (table.cash("BBG"), table.company("BBG").loans) == (600, 0)


@pytest.mark.parametrize(
    ("prices", "start"),
    [((40, 90, 150), 125), ((40, 90), 100), ((90, 150), 125), ((65, 65), 100), ((110, 110), 110), ((100, 115), 110)],
)
def test_13_4_the_price(prices: tuple[int, ...], start: int) -> None:
    """18.46; trap 3: with three or more the lowest is left out; at least 100, in the top row."""
    cells = {40: "G1", 90: "B5", 150: "A8", 65: "F5", 110: "A6", 100: "A5", 115: "A6"}
    names = ["BBG", "CA", "CV"][: len(prices)]
    table = position(
        companies={name: {"cell": cells[price]} for name, price in zip(names, prices, strict=True)}, stock="P1"
    )
    cell = table.game.title.cells[price_cell(table.game.view, names)]
    assert (cell.price, cell.row) == (start, 0)


def test_13_5_1_two_for_one_over_all_merged_companies() -> None:
    """18.47: three shares of one and two of another: two for the player, the odd one to the pool.

    Trap 4: each player gets his.

    The pool exchanges the odd ones (13.5.2).
    """
    table = merged(
        buying(
            {
                "BBG": {"price": 80, "cash": 700, "shares": {"P1": 60}},
                "CA": {"price": 75, "loans": 6, "shares": {"P2": 30, "P3": 30}, "president": "P2"},
                "GT": {"price": 70, "loans": 5, "shares": {"P3": 40, "P2": 20}, "president": "P3"},
            }
        )
    )
    assert table.company("CGR").shares == {"P2": 2, "P3": 3, "pool": 1, "ipo": 4}
    assert (table.company("CGR").president, table.company("CGR").unit) == ("P3", 10)
    assert all(table.company(name).closed for name in ("CA", "GT"))


def test_13_5_4_more_than_ten_shares_are_of_five_percent() -> None:
    """18.48: eleven given out: nine left in the IPO."""
    companies: dict[str, dict[str, Any]] = {"BBG": {"price": 80, "cash": 700, "shares": {"P1": 60}}}
    for name, third in (("CA", 40), ("GT", 40), ("CV", 20)):
        companies[name] = {"price": 75, "loans": 8, "shares": {"P2": 40, "P3": third}, "president": "P2"}
    table = merged(buying(companies))
    assert table.company("CGR").shares == {"P2": 6, "P3": 5, "ipo": 9}
    assert table.company("CGR").unit == 5
    assert certificates(table.game.view, "P2") == 3.0
    assert certificates(table.game.view, "P3") == 2.5


def test_13_5_4_up_to_ten_are_of_ten_percent() -> None:
    """18.48: ten given out: none left in the IPO."""
    companies: dict[str, dict[str, Any]] = {"BBG": {"price": 80, "cash": 700, "shares": {"P1": 60}}}
    for name in ("CA", "GT"):
        companies[name] = {"price": 75, "loans": 8, "shares": {"P2": 60, "P3": 40}, "president": "P2"}
    table = merged(buying(companies))
    assert table.company("CGR").shares == {"P2": 6, "P3": 4}
    assert table.company("CGR").unit == 10


def test_13_5_1_the_national_company_has_twenty_shares_at_most() -> None:
    """13.5.3: who comes last gets what is left."""
    companies: dict[str, dict[str, Any]] = {"BBG": {"price": 80, "cash": 700, "shares": {"P1": 60}}}
    for name in ("CA", "GT", "CV", "GW", "LPS"):
        companies[name] = {"price": 75, "loans": 10, "shares": {"P2": 60, "P3": 40}, "president": "P2"}
    table = merged(buying(companies))
    assert table.company("CGR").shares == {"P2": 15, "P3": 5}


def test_13_9_certificates_of_five_percent_count_half_and_the_double_one_whole() -> None:
    """Trap 5."""
    table = position(
        companies={"CGR": {"price": 100, "unit": 5, "shares": {"P1": 30, "P2": 15}, "at": ["J15.0"]}},
        stock="P1",
        own=FORMED,
        phase="6",
    )
    assert (certificates(table.game.view, "P1"), certificates(table.game.view, "P2")) == (3, 1.5)


def test_13_9_the_limit_follows_the_number_of_companies() -> None:
    """18.55; trap 10: eleven companies, four players: 22; one more closes: 20."""
    table = buying(
        {
            "BBG": {"price": 80, "cash": 900, "loans": 2, "shares": {"P1": 60}},
            "CA": {"cell": "I1", "shares": {"P2": 40}},
        },
        players=4,
    )
    assert certificate_limit(table.game.view) == 16
    declare(table)
    assert certificate_limit(table.game.view) == 22
    table.game.rulebook.close(table.game.alter(), "CA")
    assert certificate_limit(table.game.view) == 20


def test_13_9_the_national_company_counts_once_it_has_formed() -> None:
    """Nine others beside it: ten companies, four players: 20."""
    table = merged(
        buying(
            {
                "BBG": {"price": 80, "cash": 700, "shares": {"P1": 60}},
                "CA": {"price": 75, "loans": 6, "shares": {"P2": 60}},
                "GT": {"price": 75, "loans": 6, "shares": {"P3": 60}},
            },
            players=4,
        )
    )
    assert certificate_limit(table.game.view) == 20


def test_17_2_in_recorded_games_a_later_closing_brings_the_first_limit_back() -> None:
    table = position(
        companies={"CA": {"cell": "I1", "shares": {"P2": 40}}}, stock="P1", own=FORMED, phase="6", profile="oracle"
    )
    table.game.rulebook.close(table.game.alter(), "CA")
    assert certificate_limit(table.game.view) == 20


def test_17_2_in_recorded_games_the_limit_stays_without_a_formation() -> None:
    table = buying({"BBG": {"price": 80, "cash": 900, "loans": 2, "shares": {"P1": 60}}}, players=4, profile="oracle")
    table.act(BuyTrain("6", "bank", 700))
    assert certificate_limit(table.game.view) == 16


def test_13_6_one_token_a_hex() -> None:
    """Trap 2: merged tokens in both cities of a hex: the president chooses one; in one city: one.

    The markers that are left cost $100 each (13.6.4).
    """
    table = two_tokens_in_a_hex()
    assert table.to_act[2] == "give_up_token"
    table.refused(RemoveToken("J15.0"), "national.token", "13.6", instead=("N17.0", "N17.1"), node="J15.0")
    table.act(RemoveToken("N17.1"))
    assert sorted(table.game.view.nodes_of("CGR")) == ["D17.0", "N17.0", "P9.0"]
    assert table.company("CGR").stations == [100] * 7


def test_13_8_the_national_company_waits_if_a_merged_one_has_operated() -> None:
    """18.50."""
    table = merged(
        buying(
            {
                "BBG": {"price": 80, "cash": 705, "loans": 6, "shares": {"P1": 60}},
                "CA": {"price": 75, "shares": {"P2": 40}},
            },
            waiting=["CA"],
        )
    )
    while table.to_act[2] in ("give_up_train", "give_up_token"):
        table.act(PASS)
    assert table.to_act[1] == "CA"


def test_13_8_else_it_is_next_whatever_its_price() -> None:
    """18.50: none of the merged has operated: next even at $100, before GW at $150."""
    table = merged(
        buying(
            {
                "BBG": {"price": 80, "cash": 700, "shares": {"P1": 60}},
                "GW": {"cell": "A8", "par": 100, "shares": {"P1": 40}},
                "CA": {"price": 75, "loans": 6, "shares": {"P2": 60}},
            },
            waiting=["GW", "CA"],
        )
    )
    assert table.to_act[1] == "CGR"


def test_13_7_permanent_trains_are_kept() -> None:
    """18.51: merged with three permanent trains and one 4: the 4 must go."""
    table = merged(
        buying(
            {
                "BBG": {"price": 80, "cash": 700, "shares": {"P1": 60}},
                "CA": {"price": 75, "loans": 6, "shares": {"P2": 60}, "trains": ["5", "5"]},
                "GT": {"price": 70, "loans": 6, "shares": {"P3": 60}, "trains": ["5", "4"]},
            }
        )
    )
    assert table.to_act[2] == "give_up_train"
    table.refused(ScrapTrain("5"), "national.keep_permanent", "13.7")
    table.refused(Pass(), "train.limit", "13.7")
    table.act(ScrapTrain("4"))
    assert table.company("CGR").trains == ["5", "5", "5"]
    assert table.own.permanent


def test_13_2_2_the_president_may_pay_the_rest_or_merge() -> None:
    """The treasury has paid one of four loans already (13.2.1)."""
    table = buying(
        {
            "BBG": {"price": 80, "cash": 700, "shares": {"P1": 60}},
            "CA": {"price": 75, "cash": 150, "loans": 4, "shares": {"P2": 60}},
        },
        cash={"P2": 250},
    )
    declare(table)
    assert table.to_act == ("P2", "CA", "declare")
    table.act(Redeem(), pays={"CA": -50, "P2": -250})
    assert not table.own.formed


def test_13_2_2_not_without_the_cash() -> None:
    table = buying(
        {
            "BBG": {"price": 80, "cash": 700, "shares": {"P1": 60}},
            "CA": {"price": 75, "loans": 4, "shares": {"P2": 60}},
        },
        cash={"P2": 399},
    )
    declare(table)
    table.refused(Redeem(), "money.short", "13.2.2")


def foreseen(table: Table, action: BuyTrain) -> list[tuple[str, dict[str, Any]]]:
    """What the title says that a purchase comes to; the game isn't touched."""
    before = table.game.snapshot()
    told = [(each.key, dict(each.figures)) for each in table.game.rulebook.preview(table.game, action)]
    assert table.game.snapshot() == before
    return told


def test_13_2_the_purchase_of_the_first_6_foresees_whom_the_formation_asks() -> None:
    """In the order of 13.2.2 from the Starter; with the treasury's whole hundreds repaid, as it then is."""
    table = buying(
        {
            "BBG": {"price": 80, "cash": 960, "loans": 4, "shares": {"P1": 60}},
            "GT": {"price": 70, "loans": 6, "shares": {"P3": 60}},
            "CA": {"price": 75, "loans": 4, "cash": 150, "shares": {"P2": 60}},
            "LPS": {"price": 70, "loans": 2, "cash": 200, "shares": {"P3": 60}},
        },
        cash={"P1": 140, "P2": 249, "P3": 600},
    )
    assert foreseen(table, BuyTrain("6", "bank", 700)) == [
        ("formation-due", {}),
        ("formation-repaid", {"company": ["LPS"]}),
        ("formation-asked", {"company": "BBG", "who": "P1", "into": "CGR", "loans": 2, "need": 140, "short": 0}),
        ("formation-asked", {"company": "CA", "who": "P2", "into": "CGR", "loans": 3, "need": 250, "short": 1}),
        ("formation-asked", {"company": "GT", "who": "P3", "into": "CGR", "loans": 6, "need": 600, "short": 0}),
    ]
    declare(table)
    asked: list[tuple[str, str | None, str]] = []
    while table.to_act[2] == "declare":
        asked.append(table.to_act)
        table.act(Merge())
    assert asked == [("P1", "BBG", "declare"), ("P2", "CA", "declare"), ("P3", "GT", "declare")]


def test_13_3_the_purchase_foresees_that_nobody_is_merged() -> None:
    table = buying({"BBG": {"price": 80, "cash": 1500, "shares": {"P1": 60}}})
    assert foreseen(table, BuyTrain("6", "bank", 700)) == [("formation-none", {"company": "CGR"})]
    table.act(BuyTrain("6", "bank", 700))
    assert foreseen(table, BuyTrain("6", "bank", 700)) == []


def pools(*percents: int) -> Table:
    """As many companies merged, each president with 20 %, so much of each in the pool; nobody gets two shares."""
    companies: dict[str, dict[str, Any]] = {"BBG": {"price": 80, "cash": 700, "shares": {"P1": 60}}}
    names, seats = ("CA", "GT", "CV", "GW", "LPS"), ("P2", "P3", "P4", "P5", "P6")
    for name, seat, pool in zip(names, seats, percents, strict=False):
        companies[name] = {"price": 75, "loans": 5, "shares": {seat: 20}, "pool": pool}
    return merged(buying(companies, players=6))


def test_13_5_6_half_of_the_temporary_certificate_is_of_the_ten_shares() -> None:
    """Ten are given out, and one lies idle in the certificate: ten certificates of 10 % wouldn't do."""
    assert pools(50, 50, 30).company("CGR").shares == {"P2": 1, "P3": 1, "P4": 1, "pool": 6, "out": 1}
    table = pools(50, 50, 40)
    assert table.company("CGR").shares == {"P2": 1, "P3": 1, "P4": 1, "pool": 7, "out": 1, "ipo": 9}
    assert table.company("CGR").unit == 5


def test_17_1_the_buyer_may_be_merged_in_the_middle_of_its_turn() -> None:
    """An interruption that ends the turn it interrupts."""
    table = buying(
        {
            "BBG": {"price": 80, "cash": 705, "loans": 6, "shares": {"P1": 60}},
            "CA": {"price": 75, "shares": {"P2": 40}},
        },
        waiting=["CA"],
        profile="oracle",
    )
    table.act(BuyTrain("6", "bank", 700))
    assert table.to_act[2] == "declare"
    table.act(Merge())
    assert table.company("BBG").closed
    assert table.to_act[1] == "CA"
    assert RepayLoan not in {type(each) for each in table.game.legal()}
