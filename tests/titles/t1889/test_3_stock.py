"""Chapters 3 and 4: stock rounds, capital, floating."""

from __future__ import annotations

from typing import Any

import pytest

from engine.actions import BuyPrivate, BuyShare, SellShares, StartCompany
from engine.events import Passed
from tests.titles.t1889.table import PASS, Table, begin, position
from tests.titles.table import told

AR = {"price": 80, "shares": {"P1": 40, "P2": 30}}


def stock(companies: dict[str, Any], seller: str = "P1", **more: Any) -> Table:
    cash = {"P1": 500, "P2": 500, "P3": 500, "P4": 500}
    return position(companies=companies, stock=seller, **{"cash": cash, **more})


def test_3_1_0_the_president_decides_for_a_company() -> None:
    assert position(companies={"AR": {**AR, "shares": {"P2": 50}}}, turn="AR").to_act == ("P2", "AR", "track")


def test_3_1_2_the_round_ends_when_all_pass_in_succession() -> None:
    """3.1.1: a passer may act later; the priority deal goes to the player after the last one who acted."""
    table = stock({"AR": AR})
    table.passes(3)
    table.acts(BuyShare("AR", "ipo"), PASS)
    table.act(BuyShare("AR", "ipo"))
    table.acts(PASS, *[PASS] * 4)
    assert (table.game.state.round, table.game.state.priority) == ("operating", "P2")


def test_3_1_1_who_can_do_nothing_passes_by_himself() -> None:
    table = stock({"AR": {"price": 80, "shares": {"P2": 50}}}, cash={"P1": 0, "P2": 500, "P3": 0, "P4": 0}, seller="P2")
    passed = told(table.act(PASS), Passed)
    assert [each.player for each in passed if each.forced][:3] == ["P3", "P4", "P1"]


def test_3_2_1_sales_before_or_after_the_purchase_but_not_both() -> None:
    """16.7: sell X, buy Y, sell Z; sell X twice in one turn (3.2.4)."""
    others = {"IR": {"price": 70, "shares": {"P1": 30, "P3": 50}}, "SR": {"price": 65, "shares": {"P1": 30, "P3": 60}}}
    table = stock({"AR": AR, **others})
    table.act(SellShares("AR", 10))
    table.refused(SellShares("AR", 10), "share.one_block", "3.2.4")
    table.act(BuyShare("IR", "ipo"))
    assert table.to_act[0] == "P2"
    table = stock({"AR": AR, **others})
    table.act(BuyShare("IR", "ipo"))
    table.refused(BuyShare("SR", "ipo"), "share.one_purchase", "3.2.1")
    table.act(SellShares("SR", 10))


def test_3_2_2_what_can_be_bought() -> None:
    """3.2.2: from the IPO at par, from the pool at the market price; 3.2.3: no private company from another player."""
    table = stock({"AR": {**AR, "par": 75, "pool": 10}}, privates={"SIR": "P2"})
    assert table.offers(BuyShare("AR", "pool"))
    table.refused(BuyPrivate("SIR", "P2", 80), "turn.not_now", "3.2")
    table.refused(BuyShare("KU", "ipo"), "share.not_in_play", "3.3")
    table.refused(BuyShare("XX", "ipo"), "share.no_such_company", "3.2.2")
    table.refused(BuyShare("AR", "bank"), "share.none_left", "3.2.2")
    table.act(BuyShare("AR", "ipo"), pays={"P1": -75})
    poor = stock({"AR": AR}, cash={"P1": 70})
    poor.refused(BuyShare("AR", "ipo"), "money.short", "3.2.2", need=80, has=70)
    poor.refused(StartCompany("KU", 65), "money.short", "3.3.1", need=130)


def test_3_2_5_who_has_sold_may_not_buy_again() -> None:
    """16.6: buys AR and sells AR in the same turn (3.2.7); buys AR again later in the round: refused."""
    table = stock({"AR": AR})
    table.acts(BuyShare("AR", "ipo"), SellShares("AR", 20), PASS, PASS, PASS)
    assert table.to_act[0] == "P1"
    table.refused(BuyShare("AR", "ipo"), "share.sold_this_round", "3.2.5")


def test_3_2_6_nothing_is_sold_in_the_first_round() -> None:
    """16.5: but a forced sale in the first operating round is legal (11.4)."""
    stock({"AR": AR}, set_number=1).refused(SellShares("AR", 10), "share.first_round", "3.2.6")
    table = position(
        companies={
            "AR": {"price": 80, "shares": {"P1": 50}, "at": ["K8.0"]},
            "IR": {"price": 70, "shares": {"P1": 20, "P2": 50}, "president": "P2"},
        },
        tiles={"K8": "57/1"},
        turn="AR",
        step="trains",
        set_number=1,
        cash={"P1": 20},
    )
    table.act(SellShares("IR", 10), pays={"P1": 70})


@pytest.mark.parametrize("price", [65, 70, 75, 80, 90, 100])
def test_3_3_1_starting_a_company(price: int) -> None:
    table = stock({"AR": {"price": 80, "shares": {"P2": 50}}})
    table.refused(StartCompany("KU", 85), "start.no_par", "3.3.1")
    table.refused(StartCompany("AR", price), "start.in_play", "3.3")
    table.refused(StartCompany("XX", price), "start.not_startable", "1.5")
    table.act(StartCompany("KU", price), pays={"P1": -2 * price})
    assert (table.company("KU").president, table.percent("P1", "KU"), table.price("KU")) == ("P1", 20, price)


def test_3_3_1_the_token_goes_under_those_already_there() -> None:
    table = stock({"AR": {"price": 80, "shares": {"P2": 50}}})
    table.act(StartCompany("KU", 80))
    assert table.game.view.by_price() == ["AR", "KU"]


def full(number: int) -> dict[str, Any]:
    """Companies of which P1 holds so many certificates in all, none of them yellow."""
    found: dict[str, Any] = {}
    for name in ("IR", "SR", "KO"):
        count = min(5, number)
        number -= count
        found[name] = {"price": 80, "shares": {"P1": 10 * count, "P2": 50}, "president": "P2"} if count else {}
    return {name: pieces for name, pieces in found.items() if pieces}


def test_3_4_1_the_certificate_limit_and_the_yellow_zone() -> None:
    """16.12: four players, fourteen certificates; one of a company at ¥50 is allowed, one at ¥55 refused."""
    cheap, dear = {"cell": "F1", "shares": {"P3": 50}}, {"cell": "E1", "shares": {"P3": 50}}
    table = stock({**full(14), "UR": cheap, "TR": dear})
    table.refused(BuyShare("TR", "ipo"), "share.certificate_limit", "3.4.1", held=14, limit=14)
    table.act(BuyShare("UR", "ipo"))
    with_private = stock({**full(13), "TR": dear}, privates={"SIR": "P1"})
    with_private.refused(BuyShare("TR", "ipo"), "share.certificate_limit", "3.4.1", held=14)


@pytest.mark.parametrize(("cell", "allowed"), [("G1", False), ("I1", True)])
def test_3_4_2_beyond_sixty_percent_only_in_orange(cell: str, *, allowed: bool) -> None:
    """16.10: at ¥45 (yellow) refused, at ¥30 (orange) allowed."""
    table = stock({"AR": {"cell": cell, "shares": {"P1": 60}}})
    if allowed:
        table.act(BuyShare("AR", "ipo"))
    else:
        table.refused(BuyShare("AR", "ipo"), "share.holding_limit", "3.4.2", after=70, limit=60)


def test_3_4_3_a_company_buys_no_shares() -> None:
    table = position(companies={"AR": {"price": 80, "cash": 900}}, turn="AR", step="trains", tiles={"K8": "57/1"})
    table.refused(BuyShare("AR", "ipo"), "turn.not_now", "10.2")


def test_3_5_1_the_price_before_the_drop_and_3_5_4_one_cell_a_share() -> None:
    table = stock({"AR": AR})
    table.act(SellShares("AR", 20), pays={"P1": 160})
    assert table.price("AR") == 70
    table.refused(SellShares("IR", 10), "share.not_held", "3.5")


def test_3_5_2_the_pool_takes_at_most_half() -> None:
    """16.8: with 40 % in the pool a sale of 20 % is refused, one of 10 % allowed."""
    table = stock({"AR": {"price": 80, "shares": {"P1": 30, "P2": 30}, "pool": 40}})
    table.refused(SellShares("AR", 20), "share.pool_limit", "3.5.2", after=60, limit=50)
    table.act(SellShares("AR", 10))


def test_3_5_3_a_president_sells_into_the_certificate_only_if_somebody_takes_it() -> None:
    """16.9, 3.6.2: with 20 % against 20 % a president sells 10 %, keeps one share, and the other leads."""
    table = stock({"AR": {"price": 80, "shares": {"P1": 20, "P2": 20}, "president": "P1"}})
    table.act(SellShares("AR", 10))
    assert (table.company("AR").president, table.percent("P1", "AR")) == ("P2", 10)
    alone = stock({"AR": {"price": 80, "shares": {"P1": 20, "P2": 10}}})
    alone.refused(SellShares("AR", 10), "share.president_certificate", "3.5.3")


def test_3_5_4_after_the_change_of_president_the_price_falls() -> None:
    """16.15: at row 1, column 12 (¥255) a sale moves nothing, for the row below is shorter."""
    table = stock({"AR": {"cell": "B13", "shares": {"P1": 20, "P2": 50}, "president": "P2"}})
    assert table.price("AR") == 255
    table.act(SellShares("AR", 10))
    assert table.price("AR") == 255


def test_3_5_5_who_holds_too_much_must_sell_first_once() -> None:
    """16.11, 3.5.5.1: 70 % outside the orange zone: one sale action of it, even if more than 60 % is left."""
    table = stock({"AR": {"cell": "H2", "shares": {"P1": 70}}, "IR": {"price": 70, "shares": {"P1": 20, "P2": 50}}})
    table.refused(PASS, "share.over_held", "3.5.5", held=70, limit=60)
    table.refused(BuyShare("IR", "ipo"), "share.over_held", "3.5.5")
    table.acts(SellShares("AR", 10), BuyShare("IR", "ipo"))


def test_3_5_5_2_who_can_sell_nothing_has_a_normal_turn() -> None:
    table = stock({"AR": {"cell": "H2", "shares": {"P1": 70}}}, set_number=1)
    table.refused(BuyShare("AR", "ipo"), "share.holding_limit", "3.4.2")
    table.act(PASS)


def test_3_5_5_certificates_beyond_the_limit_must_be_sold() -> None:
    table = stock(full(15))
    table.refused(PASS, "share.must_sell_first", "3.5.5", held=15, limit=14)
    table.act(SellShares("SR", 10))


def test_3_5_6_shares_of_a_company_not_started_cannot_be_sold() -> None:
    table = stock({"IR": {"shares": {"P1": 10}}, "AR": AR})
    table.refused(SellShares("IR", 10), "share.not_in_play", "3.5.6")


def test_3_6_1_the_presidency_goes_to_who_holds_strictly_more() -> None:
    """Among equal challengers to the first after the old president in turn order."""
    shares = {"P1": 30, "P3": 20, "P4": 20, "P2": 20}
    table = stock({"AR": {"price": 80, "shares": shares, "president": "P1"}})
    table.act(SellShares("AR", 20))
    assert table.company("AR").president == "P2"
    tie = stock({"AR": {"price": 80, "shares": {"P1": 30, "P2": 20}}}, seller="P2")
    tie.act(BuyShare("AR", "ipo"))
    assert tie.company("AR").president == "P1"


def test_3_7_1_who_is_all_in_players_hands_moves_up() -> None:
    table = stock({"AR": {"price": 80, "shares": {"P1": 60, "P2": 40}}, "IR": {"price": 70, "shares": {"P3": 50}}})
    table.passes(4)
    assert (table.price("AR"), table.price("IR")) == (90, 70)


def test_4_1_a_company_floats_with_its_fifth_share() -> None:
    """16.13: par ¥65: ¥650 in that moment; 4.2: the sixth share pays the bank only; 4.3: at once."""
    table = stock({"AR": {"price": 65, "shares": {"P1": 40}}})
    table.act(BuyShare("AR", "ipo"), pays={"P1": -65, "AR": 650})
    table.act(PASS)
    table.act(BuyShare("AR", "ipo"), pays={"P2": -65})


def test_4_1_shares_in_the_pool_count_as_sold() -> None:
    """16.14: five shares out of the IPO, two of them in the pool; 4.4: it never unfloats."""
    table = stock({"AR": {"price": 65, "shares": {"P1": 30}, "pool": 20}})
    assert table.game.rulebook.is_floated(table.game.view, "AR")
    assert min(cell.price for cell in table.game.title.cells.values()) == 10
    assert not any(zone.closes for zone in table.game.title.zones.values())


def test_4_5_a_company_that_has_not_floated_does_nothing() -> None:
    table = stock({"AR": {"price": 65, "shares": {"P1": 40}, "at": []}})
    table.act(SellShares("AR", 10))
    assert table.price("AR") == 60
    table.passes(5)
    assert table.game.state.round == "stock"
    assert table.at("AR") == []


def test_3_2_7_the_share_just_bought_may_be_sold() -> None:
    table = stock({"AR": {"price": 80, "shares": {"P2": 50}}})
    table.acts(BuyShare("AR", "ipo"), SellShares("AR", 10))
    assert begin().game.view.rules["trade_consent"] is True
