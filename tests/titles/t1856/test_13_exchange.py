"""Chapter 13: what becomes of merged companies: shares, tokens, money, trains, rights, and whose turn it is."""

from __future__ import annotations

from typing import Any

import pytest

from engine.actions import BuyTrain, RemoveToken, ScrapTrain
from engine.events import CompanyClosed, Passed, TokenPlaced
from engine.titles.t1856.actions import CompanyMerged, Merge, NationalFormed, SharesExchanged
from tests.titles.t1856.formation import LATE, buying, declare, merged, two_tokens_in_a_hex
from tests.titles.t1856.table import PASS, Table, position
from tests.titles.table import told

BUYER = {"price": 80, "cash": 700, "shares": {"P1": 60}}
"""BBG, which buys the first 6-train and owes nothing."""


def pair(ca: dict[str, Any], gt: dict[str, Any], **more: Any) -> Table:
    """CA and GT have merged, P2's and P3's."""
    first = {"price": 75, "loans": 6, "shares": {"P2": 60}, **ca}
    second = {"price": 70, "loans": 6, "shares": {"P3": 60}, **gt}
    return merged(buying({"BBG": BUYER, "CA": first, "GT": second}, **more))


def test_13_4_to_13_7_a_formation_from_the_last_declaration_on() -> None:
    """Shares, tokens and treasuries pass over; the merged companies are gone; nothing is left over."""
    table = buying(
        {
            "BBG": BUYER,
            "CA": {"price": 75, "loans": 6, "cash": 30, "shares": {"P2": 60}, "trains": ["5"]},
            "GT": {"price": 70, "loans": 6, "cash": 40, "shares": {"P3": 40}},
        }
    )
    declare(table)
    table.act(Merge())
    formed = table.act(Merge(), pays={"CA": -30, "GT": -40, "CGR": 70})
    given = {"P2": 30, "P3": 20, "ipo": 50}
    assert told(formed, SharesExchanged) == [SharesExchanged(each, "CGR", part) for each, part in given.items()]
    assert told(formed, CompanyMerged) == [CompanyMerged("CA", "CGR"), CompanyMerged("GT", "CGR")]
    assert told(formed, CompanyClosed) == [CompanyClosed("CA"), CompanyClosed("GT")]
    assert told(formed, NationalFormed) == [NationalFormed("CGR", 100, 10, "P2")]
    assert told(formed, TokenPlaced) == [TokenPlaced("CGR", "D17.0", 0, False), TokenPlaced("CGR", "P9.0", 0, False)]
    assert (table.own.formed, table.own.merged) == (True, ["CA", "GT"])
    assert (table.trains("CGR"), table.trains("CA"), table.company("CGR").president_size) == (["5"], [], 2)
    assert "CA" not in table.game.view.by_price()


def test_13_5_5_two_shares_are_the_certificate_of_a_president() -> None:
    """Nobody has more than two, and nothing lies idle (13.5.6)."""
    table = pair({"shares": {"P2": 40}}, {"shares": {"P3": 30}})
    assert table.company("CGR").shares == {"P2": 2, "P3": 1, "ipo": 7}


def test_13_5_3_and_13_5_6_the_half_that_lies_idle_is_one_of_the_twenty() -> None:
    """Six players with one share each, and thirty old shares in the pool: thirteen are left for it."""
    names = dict(zip(("BBG", "CA", "GT", "CV", "GW", "LPS"), ("P1", "P2", "P3", "P4", "P5", "P6"), strict=True))
    half: dict[str, Any] = {"price": 75, "loans": 5, "pool": 50}
    companies = {name: {**half, "cash": 0, "shares": {seat: 20}} for name, seat in names.items()}
    companies["BBG"] |= {"cash": 700, "loans": 2}
    table = merged(buying(companies, players=6))
    one = dict.fromkeys(names.values(), 1)
    assert table.company("CGR").shares == {**one, "pool": 13, "out": 1}
    assert (table.company("CGR").president, table.company("CGR").president_size) == ("P1", 1)


def test_13_6_2_a_second_token_in_a_city_is_removed() -> None:
    table = two_tokens_in_a_hex()
    assert table.game.state.tokens["D17.0"] == ["CGR"]
    assert (table.at("CA"), table.at("GT")) == ([], [])


def test_13_6_2_tokens_of_others_stay_where_they_are() -> None:
    """LPS has the other slot of J13."""
    table = merged(
        buying(
            {
                "BBG": BUYER,
                "LPS": {"price": 65, "shares": {"P1": 40}, "at": ["C14.0", "J13.0"]},
                "CA": {"price": 75, "loans": 6, "shares": {"P2": 60}, "at": ["D17.0", "J13.0"]},
            },
            tiles={"J15": "57/0", "J13": "14/0"},
        )
    )
    assert table.game.state.tokens["J13.0"] == ["LPS", "CGR"]


TEN = ["D17.0", "B19.0", "F17.0", "H15.0", "J13.0", "L13.0", "N3.0", "G12.0", "I8.0"]
"""CA's home and eight cities more; with GT's home they are ten."""


def test_13_6_3_ten_tokens_are_not_too_many() -> None:
    table = pair({"at": TEN}, {})
    assert table.to_act[2] != "give_up_token"
    assert (len(table.at("CGR")), table.company("CGR").stations) == (10, [])


def test_13_6_3_of_more_than_ten_one_goes_and_no_home() -> None:
    """Homes are replaced always (13.6.1)."""
    table = pair({"at": [*reversed(TEN)]}, {"at": ["O18.0", "P9.0"]})
    assert table.to_act == ("P2", "CGR", "give_up_token")
    table.refused(RemoveToken("D17.0"), "national.token", "13.6", node="D17.0")
    table.refused(RemoveToken("P9.0"), "national.token", "13.6", node="P9.0")
    table.act(RemoveToken("N3.0"))
    assert table.to_act[2] != "give_up_token"
    assert (len(table.at("CGR")), table.company("CGR").stations) == (10, [])


@pytest.mark.parametrize(("unlimited", "left"), [(False, 1), (True, 0)])
def test_13_7_rights_pass_over_and_a_second_one_is_for_sale_again(unlimited: bool, left: int) -> None:
    """15.6; with the option of 1.9 they are for sale anyway."""
    rights = {"CA": ["bridge", "tunnel"], "GT": ["bridge"]}
    own = {"rights": rights, "rights_left": {"bridge": 0, "tunnel": 0}}
    table = pair({}, {}, own=own, options={"unlimited_rights": unlimited})
    assert table.own.rights == {"CGR": ["bridge", "tunnel"]}
    assert table.own.rights_left == {"bridge": left, "tunnel": 0}


def test_13_7_a_train_that_is_not_permanent_may_be_kept() -> None:
    """Three trains are allowed."""
    table = pair({"trains": ["5", "5"]}, {"trains": ["4"]})
    table.refused(ScrapTrain("6"), "train.not_held", "13.7", instead=("4",))
    kept = told(table.act(PASS), Passed)
    assert (kept[0].player, kept[0].company, kept[0].step) == ("P2", "CGR", "keep_trains")
    assert sorted(table.trains("CGR")) == ["4", "5", "5"]
    assert table.to_act[2] != "give_up_train"


def test_13_7_with_permanent_trains_within_the_limit_nothing_is_asked() -> None:
    assert pair({"trains": ["5", "5"]}, {"trains": ["5"]}).to_act[2] != "give_up_train"


def test_13_7_of_four_permanent_trains_one_has_to_go() -> None:
    table = pair({"trains": ["5", "5"]}, {"trains": ["5", "5"]})
    table.refused(PASS, "train.limit", "13.7", held=4, limit=3)
    table.act(ScrapTrain("5"))
    assert table.trains("CGR") == ["5", "5", "5"]
    assert table.game.state.pool == ["5"]


def test_13_8_it_waits_if_one_of_several_has_operated() -> None:
    """18.50: BBG, which bought the 6-train, has; CA hasn't and operates no more."""
    table = buying(
        {
            "BBG": {**BUYER, "cash": 705, "loans": 6},
            "CA": {"price": 75, "loans": 6, "shares": {"P2": 60}},
            "LPS": {"price": 65, "shares": {"P3": 40}},
        }
    )
    merged(table)
    assert table.to_act[1] == "LPS"


def test_13_1_no_loan_is_taken_once_the_6_train_is_bought() -> None:
    table = buying({"BBG": {**BUYER, "cash": 1500, "loans": 2}})
    table.act(BuyTrain("6", "bank", 700))
    assert "take_loan" not in {each.type for each in table.game.legal()}


def test_13_8_whoever_has_begun_a_turn_in_the_round_has_operated() -> None:
    """GW first, then BBG, which buys the 6-train and is merged: CA is next, not the national company."""
    table = position(
        companies={
            "GW": {"price": 90, "shares": {"P3": 40}},
            "BBG": {"price": 80, "cash": 760, "loans": 6, "shares": {"P1": 60}},
            "CA": {"price": 75, "shares": {"P2": 60}},
        },
        turn="GW",
        step="repay",
        waiting=["BBG", "CA"],
        phase="5",
        depot=LATE,
    )
    table.act(PASS)
    while table.to_act[2] != "trains":
        table.act(PASS)
    merged(table)
    assert (table.company("BBG").closed, table.to_act[1]) == (True, "CA")
