"""Chapter 8: stock rounds."""

from __future__ import annotations

import pytest

from engine.events import Passed, PresidentChanged, PriceMoved, PriorityMoved, ShareBought, SharesSold
from engine.finance.holdings import certificates
from tests.titles.t18mag.table import PASS, Table, lay, position, sell, share, told

RICH = {"P1": 1000, "P2": 1000, "P3": 1000}


def stock(holdings: dict[str, int] | None = None, *, director: str | None = None, price: int = 75, **more) -> Table:
    """A stock round with P1 on turn; who holds how much of SIK (percent), and who directs it."""
    pieces = {"price": price, "shares": holdings or {}, "director": director}
    more = {"cash": RICH, "stock": "P1", **more}
    return position(majors={"SIK": pieces, **more.pop("majors", {})}, **more)


# --- 8.1, 8.2 order and turn


def test_8_1_in_seat_order_from_the_priority_deal() -> None:
    """Who has the PD begins; a pass doesn't bind for later turns; the round ends when all pass in succession,
    including the last who acted.
    """
    table = stock(minors={"3": {"trains": [], "cash": 0}})
    table.act(PASS)
    table.act(share("SIK"))
    assert table.to_act[0] == "P3"
    table.act(PASS)
    table.act(share("SNW"))  # P1 passed before
    for player in ("P2", "P3", "P1"):
        assert table.to_act[0] == player
        assert table.round == "SR 1"
        table.act(PASS)
    assert not table.round.startswith("SR")


def test_8_1_the_next_round_begins_with_the_new_holder() -> None:
    """8.7.2 gave it to P3."""
    minors = {"3": {"trains": [], "cash": 0}}
    table = position(minors=minors, turn="3", waiting=(), priority="P3", cash=RICH)
    table.act(PASS)
    assert (table.round, table.to_act[0]) == ("SR 2", "P3")


def test_8_2_sell_then_buy() -> None:
    """Any number of blocks, then one certificate, which ends the turn."""
    table = stock({"P1": 10}, majors={"SNW": {"shares": {"P1": 10}}})
    table.act(sell("SIK", 10))
    assert table.to_act[0] == "P1"
    table.act(sell("SNW", 10))
    applied = table.act(share("G&C"))
    assert told(applied, ShareBought) == [ShareBought("P1", "G&C", 10, 60)]
    assert table.to_act[0] == "P2"


def test_8_2_no_sale_after_the_purchase_and_one_purchase_a_turn() -> None:
    """The turn is over with it."""
    table = stock({"P1": 10})
    table.act(share("SNW"))
    table.refused(sell("SIK", 10), "turn.other_player", "8.2", by="P1", player="P2", step="stock")
    table.refused(share("SNW"), "turn.other_player", "8.2", by="P1")


def test_8_2_either_part_may_be_left_out() -> None:
    """A sale alone is ended by a pass, and isn't one: the round goes on."""
    table = stock({"P1": 10})
    table.act(sell("SIK", 10))
    table.act(PASS)
    table.act(PASS)
    table.act(PASS)
    assert (table.round, table.to_act[0]) == ("SR 1", "P1")
    table.act(PASS)
    assert table.round != "SR 1"


def test_8_2_nothing_else_is_done_in_a_stock_round() -> None:
    """No track."""
    stock().refused(lay("E10", "57/0"), "turn.not_now", "8.2", type="lay_tile", step="stock")


def test_8_2_who_can_do_nothing_passes_by_himself() -> None:
    """P2 has neither money nor shares."""
    table = stock(cash={"P1": 1000, "P3": 1000})
    applied = table.act(PASS)
    assert told(applied, Passed) == [Passed("P1", None, "stock", False), Passed("P2", None, "stock", True)]
    assert table.to_act[0] == "P3"


# --- 8.3 selling


def test_15_49_sale_of_a_block() -> None:
    """Sale of 30 % at 75: 225 Ft, price 70. 8.3.2"""
    table = stock({"P1": 30, "P2": 30}, director="P1")
    applied = table.act(sell("SIK", 30), pays={"P1": 225})
    assert told(applied, SharesSold) == [SharesSold("P1", "SIK", 30, 75, 225)]
    assert told(applied, PriceMoved) == [PriceMoved("SIK", 75, 70, "sale")]
    assert table.percent("SIK") == {"P2": 30, "stack": 70}


def test_8_3_1_one_block_of_a_major_a_turn() -> None:
    """The second block of SIK is refused, another major's isn't."""
    table = stock({"P1": 40, "P2": 10}, director="P1", majors={"SNW": {"shares": {"P1": 10}}})
    table.act(sell("SIK", 10))
    table.refused(sell("SIK", 10), "share.one_block", "8.3.1", company="SIK")
    table.act(sell("SNW", 10))


@pytest.mark.parametrize("percent", [0, -10, 15, 5, 30, 100])
def test_8_3_1_only_shares_held(percent: int) -> None:
    """Whole 10 % shares, as many as one has: here 20 beside P2's certificate."""
    table = stock({"P1": 20, "P2": 30}, director="P2")
    table.refused(sell("SIK", percent), "share.not_held", "8.3.1", company="SIK", percent=percent, held=20, unit=10)


@pytest.mark.parametrize("company", ["3", "14", "", "P1"])
def test_1_3_only_majors_have_shares(company: str) -> None:
    """Minors have none."""
    table = stock({"P1": 10}, minors={"3": {}})
    table.refused(sell(company, 10), "share.no_such_company", "1.3", company=company)
    table.refused(share(company), "share.no_such_company", "1.3", company=company)


def test_8_3_2_at_the_left_end_the_price_stays() -> None:
    """At 55."""
    table = stock({"P1": 10}, price=55)
    table.act(sell("SIK", 10), pays={"P1": 55})
    assert table.price("SIK") == 55


def test_8_3_3_no_limit_to_the_stack() -> None:
    """All of SIK comes back to it."""
    table = stock({"P1": 10})
    table.act(sell("SIK", 10))
    assert table.percent("SIK") == {"stack": 100}


def test_15_50_the_certificate_is_never_sold() -> None:
    """Director with only the 20 % certificate, nobody else at 20 %: may not sell it. 8.3.4"""
    table = stock({"P1": 20, "P2": 10}, director="P1")
    for percent in (10, 20):
        table.refused(sell("SIK", percent), "share.president_certificate", "8.3.4", held=20, size=20)
    more = stock({"P1": 40, "P2": 10}, director="P1")
    more.refused(sell("SIK", 30), "share.president_certificate", "8.3.4", held=40)
    more.act(sell("SIK", 20))
    assert more.director("SIK") == "P1"


def test_15_51_a_director_who_sells_below_another() -> None:
    """Director 40 %, another 30 %; sells 20 %: the other is director; the old one has two 10 % shares. 8.3.4, 8.6.3"""
    table = stock({"P1": 40, "P2": 30}, director="P1")
    applied = table.act(sell("SIK", 20), pays={"P1": 150})
    assert told(applied, PresidentChanged) == [PresidentChanged("SIK", "P1", "P2")]
    assert table.percent("SIK") == {"P1": 20, "P2": 30, "stack": 50}
    assert table.director("SIK") == "P2"


def test_15_68_a_director_who_leaves_to_one_of_two() -> None:
    """Director A 30 %, B and C 20 % each; A sells 20 %: the certificate goes to the first of B, C in seat order after
    A; A keeps one share. 8.3.4, 8.6.3
    """
    table = stock({"P1": 30, "P2": 20, "P3": 20}, director="P1")
    table.act(sell("SIK", 20))
    assert (table.director("SIK"), table.percent("SIK")["P1"]) == ("P2", 10)
    later = stock({"P3": 30, "P1": 20, "P2": 20}, director="P3", stock="P3")
    later.act(sell("SIK", 20))
    assert later.director("SIK") == "P1"


def test_8_3_4_a_director_may_leave_altogether() -> None:
    """30 % sold to the stack while another holds 20 %."""
    table = stock({"P1": 30, "P2": 20}, director="P1")
    table.act(sell("SIK", 30))
    assert table.percent("SIK") == {"P2": 20, "stack": 80}
    assert table.director("SIK") == "P2"


def test_8_3_5_shares_of_an_earlier_turn_may_be_sold() -> None:
    """Bought in turn 1, sold in turn 2 of the same round."""
    table = stock()
    table.act(share("SIK"))
    table.passes(2)
    table.act(sell("SIK", 10), pays={"P1": 75})


# --- 8.4 buying


def test_8_4_1_one_share_at_the_current_price() -> None:
    """Paid to the bank."""
    table = stock()
    table.act(share("SIK"), pays={"P1": -75})
    assert table.percent("SIK") == {"P1": 10, "stack": 90}


def test_8_4_1_the_money_must_be_there() -> None:
    """60 Ft buy G&C at 60, not SIK at 75."""
    table = stock(cash={"P1": 60})
    table.refused(share("SIK"), "money.short", "1.8", need=75, has=60, who="P1")
    table.act(share("G&C"))


def test_8_4_1_none_left() -> None:
    """The stack is empty."""
    table = stock({"P1": 20, "P2": 40, "P3": 40}, director="P2")
    table.refused(share("SIK"), "share.none_left", "8.4.1", company="SIK")


def test_8_4_1_the_certificate_in_the_stack_is_not_for_sale() -> None:
    """Without a director 80 % is the most that can be bought."""
    table = position(majors={"SIK": {"shares": {f"P{n}": 10 for n in range(1, 7)}}}, players=6, cash=RICH, stock="P1")
    company = table.game.state.companies["SIK"]
    company.shares = {"P2": 8, "stack": 2}  # such a position can't arise, but what's left is the certificate
    table.refused(share("SIK"), "share.none_left", "8.4.1", company="SIK")


def test_15_53_not_what_was_sold_in_this_round() -> None:
    """Sold SIK in turn 1, wants SIK in turn 3 of the same SR: refused. 8.4.2"""
    table = stock({"P1": 10})
    table.act(sell("SIK", 10))
    table.refused(share("SIK"), "share.sold_this_round", "8.4.2", company="SIK")  # this turn included
    table.act(share("SNW"))
    for _ in range(2):
        table.passes(2)
        table.refused(share("SIK"), "share.sold_this_round", "8.4.2")
        table.act(share("SNW"))
    assert table.percent("SNW")["P1"] == 30


def test_8_4_2_in_a_later_round_it_may_be_bought() -> None:
    """The bar ends with the round."""
    table = stock({"P1": 10}, minors={"3": {"trains": [], "cash": 0}})
    table.act(sell("SIK", 10))
    table.passes(4)
    table.go_to("3", "track")
    table.act(PASS)
    while table.to_act[0] != "P1":
        table.act(PASS)
    table.act(share("SIK"))


def test_15_54_sixty_percent() -> None:
    """Holding 60 %: the seventh share is refused. 8.4.3"""
    table = stock({"P1": 60}, director="P1")
    table.refused(share("SIK"), "share.holding_limit", "8.4.3", company="SIK", after=70, limit=60)
    stock({"P1": 50}, director="P1").act(share("SIK"))


NINE = {name: {"shares": {"P1": 30}, "director": "P1"} for name in ("SNW", "RÁBA", "G&C")}
"""Six certificates of P1's, two a major."""


def test_15_55_certificate_limit() -> None:
    """Six players, nine certificates: no purchase. 8.4.4, 8.5.1"""
    more = {"players": 6, "majors": {**NINE, "MÁVAG": {"shares": {"P1": 10}}}}
    table = stock({"P1": 30}, director="P1", **more)
    table.refused(share("LdStEG"), "share.certificate_limit", "8.4.4", held=9, limit=9)
    assert not table.offered("buy_share")
    stock({"P1": 20}, director="P1", **more).act(share("LdStEG"))


def test_8_4_4_even_where_two_shares_would_merge() -> None:
    """MÁVAG's second 10 % would make nine certificates of ten; refused all the same."""
    table = stock({"P1": 30}, director="P1", players=6, majors={**NINE, "MÁVAG": {"shares": {"P1": 10}}})
    table.refused(share("MÁVAG"), "share.certificate_limit", "8.4.4", held=9)


@pytest.mark.parametrize(("players", "limit"), [(3, 18), (4, 14), (5, 11), (6, 9)])
def test_8_5_1_limits_by_players(players: int, limit: int) -> None:
    """18, 14, 11, 9."""
    table = stock(players=players)
    assert table.game.title.certificate_limit[players] == limit


OVER = {**NINE, "MÁVAG": {"shares": {"P1": 10}}, "LdStEG": {"shares": {"P1": 10}}}


def test_8_5_2_who_is_over_the_limit_must_sell_first() -> None:
    """Ten certificates of nine: neither passing nor buying, until one is sold."""
    table = stock({"P1": 30}, director="P1", players=6, majors=OVER)
    table.refused(PASS, "share.must_sell_first", "8.5.2", held=10, limit=9)
    table.refused(share("SzKÉV"), "share.must_sell_first", "8.5.2", held=10, limit=9)
    table.act(sell("MÁVAG", 10))
    table.refused(share("SzKÉV"), "share.certificate_limit", "8.4.4", held=9)
    table.act(PASS)


def test_8_5_1_minors_do_not_count_and_the_certificate_counts_one() -> None:
    """30 % with the certificate are two, and one share of SNW is a third."""
    table = stock({"P1": 30}, director="P1", minors={"3": {}, "5": {}}, majors={"SNW": {"shares": {"P1": 10}}})
    assert certificates(table.game.view, "P1") == 3


# --- 8.6 directors


def test_8_6_2_two_shares_become_the_certificate() -> None:
    """Player P1 buys the second; the two ordinary shares go to the stack, where eight are for sale."""
    table = stock({"P1": 10, "P2": 10})
    applied = table.act(share("SIK"))
    assert told(applied, PresidentChanged) == [PresidentChanged("SIK", None, "P1")]
    assert table.percent("SIK") == {"P1": 20, "P2": 10, "stack": 70}
    table.act(share("SIK"))  # P2 has 20 too: on equality nothing changes
    assert table.director("SIK") == "P1"


def test_8_6_3_more_than_the_director() -> None:
    """P2 with 30 against 20."""
    table = stock({"P1": 20, "P2": 20}, director="P1", stock="P2")
    applied = table.act(share("SIK"))
    assert told(applied, PresidentChanged) == [PresidentChanged("SIK", "P1", "P2")]
    assert table.percent("SIK") == {"P1": 20, "P2": 30, "stack": 50}


def test_15_52_two_tied_above_the_old_director() -> None:
    """Two others tied above the old director: next in seat order after the old director. 8.6.3"""
    table = stock({"P1": 30, "P2": 30, "P3": 30}, director="P2", stock="P2")
    table.act(sell("SIK", 10))
    assert table.director("SIK") == "P3"


def test_15_69_regained_when_the_new_director_sells() -> None:
    """A lost the certificate to B by a sale; later in the SR B sells below A: A is director again. 8.6.6"""
    table = stock({"P1": 40, "P2": 30}, director="P1")
    table.act(sell("SIK", 20))
    table.act(PASS)
    assert table.director("SIK") == "P2"
    table.act(sell("SIK", 20))
    assert table.director("SIK") == "P1"
    assert table.percent("SIK") == {"P1": 20, "P2": 10, "stack": 70}


def test_15_70_the_stack_may_be_empty() -> None:
    """Players hold all eight 10 % shares and the director's certificate of a major; a change of director falls due:
    carried out without the stack. 8.6.5
    """
    table = stock({"P1": 40, "P2": 40, "P3": 20}, director="P1")
    assert "stack" not in table.percent("SIK")
    table.act(sell("SIK", 10))
    assert table.director("SIK") == "P2"
    assert table.percent("SIK") == {"P1": 30, "P2": 40, "P3": 20, "stack": 10}


def test_8_6_1_a_major_never_loses_its_director() -> None:
    """The last holder can't sell the certificate."""
    table = stock({"P1": 20}, director="P1")
    table.refused(sell("SIK", 20), "share.president_certificate", "8.3.4")


def test_8_6_4_the_new_director_acts_from_then_on() -> None:
    """In the operating round P2 acts for SIK."""
    majors = {"SIK": {"price": 75, "cash": 100, "shares": {"P1": 40, "P2": 30}, "director": "P1"}}
    table = position(minors={"3": {"trains": [], "cash": 0}}, majors=majors, stock="P1")
    table.act(sell("SIK", 20))
    while table.to_act[1] != "SIK":
        table.act(PASS)
    assert table.to_act[0] == "P2"


# --- 8.7 the end of the round


def test_15_56_all_certificates_with_players() -> None:
    """All nine certificates with players at the end of a SR: 1 right. 8.7.1"""
    table = stock({"P1": 40, "P2": 40, "P3": 20}, director="P1", minors={"3": {}})
    table.passes(2)
    applied = table.act(PASS)
    assert told(applied, PriceMoved) == [PriceMoved("SIK", 75, 80, "sold_out")]
    nearly = stock({"P1": 40, "P2": 40, "P3": 10}, director="P1", minors={"3": {}})
    nearly.passes(3)
    assert nearly.price("SIK") == 75


def test_8_7_1_in_operating_order_and_not_beyond_the_right_end() -> None:
    """SIK at 400 stays; of two on one space the upper moves first and is on top again."""
    out = {"shares": {"P1": 40, "P2": 40, "P3": 20}, "director": "P1"}
    majors = {"SNW": {**out, "price": 90}, "G&C": {**out, "price": 90}}
    table = position(majors={"SIK": {**out, "price": 400}, **majors}, minors={"3": {}}, cash=RICH, stock="P1")
    table.passes(3)
    assert table.game.state.market["95"] == ["SNW", "G&C"]
    assert table.price("SIK") == 400


def test_15_57_nobody_acts() -> None:
    """Nobody acts in a SR: PD stays. 8.7.2"""
    table = stock(priority="P2", stock="P2", minors={"3": {}})
    table.passes(2)
    applied = table.act(PASS)
    assert not told(applied, PriorityMoved)
    assert table.game.state.priority == "P2"


def test_8_7_2_left_of_the_last_who_acted() -> None:
    """P2 sold last: P3 has the PD; buying counts alike."""
    table = stock({"P2": 10}, minors={"3": {}})
    table.act(PASS)
    table.act(sell("SIK", 10))
    table.passes(3)
    assert table.to_act[0] == "P2"
    applied = table.act(PASS)
    assert told(applied, PriorityMoved) == [PriorityMoved("P3")]
    other = stock(minors={"3": {}})
    other.passes(2)
    other.act(share("SIK"))
    other.passes(3)
    assert other.game.state.priority == "P1"
