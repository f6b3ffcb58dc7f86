"""Chapter 3: stock rounds."""

from __future__ import annotations

import pytest

from engine.actions import Accept, Action, BuyPrivate, BuyShare, Refuse, SellShares, StartCompany
from engine.events import CompanyStarted, PrivateBought, PrivateOffered, RoundStarted
from engine.finance.holdings import certificates
from tests.titles.t1856.table import PASS, Table, position
from tests.titles.table import told

RICH = {"P1": 1000, "P2": 1000, "P3": 1000}


def ipo(company: str) -> BuyShare:
    return BuyShare(company, "ipo")


def pool(company: str) -> BuyShare:
    return BuyShare(company, "pool")


def round_of(companies: dict[str, dict[str, object]], stock: str = "P1", **more: object) -> Table:
    return position(companies=companies, cash=RICH, stock=stock, **more)  # type: ignore[arg-type]


def test_3_2_6_no_sale_in_the_first_stock_round() -> None:
    """18.5."""
    table = round_of({"GW": {"price": 80, "shares": {"P2": 20, "P1": 20}}}, set_number=1)
    table.refused(SellShares("GW", 10), "share.first_round", "3.2.6")


def test_3_2_7_one_share_of_what_was_bought_stays() -> None:
    """18.6: who holds 2 and buys 1 may sell 2 of them in the same turn, not 3."""
    table = round_of({"GW": {"price": 80, "shares": {"P2": 40, "P1": 20}}})
    table.act(ipo("GW"))
    table.refused(SellShares("GW", 30), "share.keep_one", "3.2.7")
    table.act(SellShares("GW", 20))


def test_3_2_1_not_sell_buy_sell() -> None:
    """18.7: the purchase after a sale ends the turn."""
    table = round_of(
        {"GW": {"price": 80, "shares": {"P2": 40, "P1": 20}}, "CA": {"price": 75, "shares": {"P2": 40, "P1": 20}}}
    )
    table.acts(SellShares("GW", 10), ipo("CA"))
    assert table.to_act[0] == "P2"


def test_3_2_4_one_action_a_company() -> None:
    """18.7."""
    table = round_of({"GW": {"price": 80, "shares": {"P2": 40, "P1": 20}}})
    table.act(SellShares("GW", 10))
    table.refused(SellShares("GW", 10), "share.one_block", "3.2.4")


def test_3_2_5_what_was_sold_is_not_bought_again_in_the_round() -> None:
    """18.8."""
    table = round_of({"GW": {"price": 80, "shares": {"P2": 40, "P1": 20}}, "CA": {"price": 75, "shares": {"P2": 40}}})
    table.acts(SellShares("GW", 10), PASS, PASS, PASS)
    table.refused(ipo("GW"), "share.sold_this_round", "3.2.5")
    table.refused(pool("GW"), "share.sold_this_round", "3.2.5")


def test_3_5_2_the_pool_holds_half_at_most() -> None:
    """18.9."""
    table = round_of({"GW": {"price": 80, "shares": {"P2": 40, "P1": 20}, "pool": 40}})
    table.refused(SellShares("GW", 20), "share.pool_limit", "3.5.2", after=60, limit=50)
    table.act(SellShares("GW", 10), pays={"P1": 80})
    assert table.price("GW") == 75


def test_3_5_3_a_president_sells_out_of_the_certificate_if_another_takes_it() -> None:
    """18.10. The new president gives two ordinary shares for the certificate (3.6.2)."""
    table = round_of({"GW": {"price": 80, "shares": {"P1": 20, "P2": 20}, "president": "P1"}})
    table.act(SellShares("GW", 10))
    assert (table.company("GW").president, table.percent("P1", "GW"), table.percent("P2", "GW")) == ("P2", 10, 20)


def test_3_5_3_the_certificate_itself_is_never_sold() -> None:
    table = round_of({"GW": {"price": 80, "shares": {"P1": 20, "P2": 10}}})
    table.refused(SellShares("GW", 10), "share.president_certificate", "3.5.3")


def test_3_6_1_a_tie_keeps_the_president() -> None:
    """18.11."""
    table = round_of({"GW": {"price": 80, "shares": {"P1": 30, "P2": 20}}}, stock="P2")
    table.act(ipo("GW"))
    assert table.company("GW").president == "P1"


def test_3_6_1_among_equals_the_first_after_the_old_president() -> None:
    table = round_of({"GW": {"price": 80, "shares": {"P2": 30, "P3": 30, "P1": 30}, "president": "P2"}}, stock="P2")
    table.act(SellShares("GW", 20))
    assert table.company("GW").president == "P3"


def test_3_5_5_over_sixty_percent_outside_the_brown_zone_must_sell() -> None:
    """18.12: seven shares, and the price is no longer brown."""
    table = round_of({"GW": {"cell": "F2", "shares": {"P1": 70}}, "CA": {"price": 80, "shares": {"P2": 40}}})
    table.refused(PASS, "share.over_held", "3.5.5", company="GW", held=70, limit=60)
    table.refused(ipo("CA"), "share.over_held", "3.5.5")
    table.acts(SellShares("GW", 10), PASS)


def test_3_5_5_1_what_was_sold_once_frees_the_rest_of_the_turn() -> None:
    """18.62: 90 % held; after one sale of 10 % of it the turn is free, on the next turn it must be sold again."""
    table = round_of({"GW": {"price": 80, "shares": {"P1": 90}}, "CA": {"price": 80, "shares": {"P2": 40, "P1": 20}}})
    table.acts(SellShares("CA", 10), SellShares("GW", 10), PASS, PASS, PASS)
    assert table.to_act[0] == "P1"
    table.refused(PASS, "share.over_held", "3.5.5", held=80)


@pytest.mark.parametrize("in_pool", [0, 50])
def test_3_5_5_over_the_certificate_limit_must_sell(in_pool: int) -> None:
    """Three companies left and three players: 10 is the limit. 3.5.5.2: where nothing can be sold one goes on."""
    table = round_of(
        {name: {"price": 80, "shares": {"P1": 50}, "pool": in_pool} for name in ("CA", "GW", "CPR")},
        own={"certificate_table": "companies"},
        phase="6",
    )
    for company in table.game.state.companies.values():
        company.closed = not company.in_play
    assert certificates(table.game.view, "P1") == 12
    if in_pool:
        table.act(PASS)
    else:
        table.refused(PASS, "share.must_sell_first", "3.5.5", held=12, limit=10)


@pytest.mark.parametrize(("cell", "legal"), [("E1", False), ("G1", True)])
def test_3_4_2_above_sixty_percent_only_in_the_brown_zone(cell: str, legal: bool) -> None:
    """18.13: $50 is yellow, $40 brown."""
    table = round_of({"GW": {"cell": cell, "par": 65, "shares": {"P1": 60}}})
    if legal:
        table.act(ipo("GW"))
    else:
        table.refused(ipo("GW"), "share.holding_limit", "3.4.2", after=70, limit=60)


def test_3_4_1_yellow_and_brown_certificates_and_privates() -> None:
    """Exempt in the coloured zones; a private company counts one."""
    table = round_of(
        {"GW": {"cell": "E1", "shares": {"P1": 40}}, "CA": {"price": 80, "shares": {"P1": 40}}}, privates={"FT": "P1"}
    )
    assert certificates(table.game.view, "P1") == 4


def test_3_7_1_sold_out_companies_rise_whether_they_have_operated_or_not() -> None:
    """18.14."""
    table = round_of({"GW": {"price": 80, "shares": {"P1": 40, "P2": 60}, "operated": False}})
    table.acts(PASS, PASS, PASS)
    assert table.price("GW") == 90


def test_3_3_1_starting_a_company_under_the_markers_on_its_cell() -> None:
    table = round_of({"GW": {"price": 80, "shares": {"P2": 40}}})
    table.refused(StartCompany("CA", 85), "start.no_par", "3.3.1")
    table.refused(StartCompany("GW", 80), "start.in_play", "3.3")
    started = table.act(StartCompany("CA", 80), pays={"P1": -160, "CA": 160})
    assert told(started, CompanyStarted) == [CompanyStarted("P1", "CA", 80)]
    assert table.game.view.by_price() == ["GW", "CA"]


def test_3_2_3_a_private_company_from_another_player_needs_his_consent() -> None:
    table = round_of({"GW": {"price": 80, "shares": {"P1": 40}}}, privates={"FT": "P2"})
    offer = BuyPrivate("FT", "P2", 33)
    table.act(offer)
    assert table.to_act == ("P2", None, "consent")
    table.act(Accept(), pays={"P1": -33, "P2": 33})
    assert table.game.state.privates == {"FT": "P1"}


def test_3_2_3_an_offer_that_is_declined_is_no_purchase() -> None:
    """3.1.1: so far nothing was bought or sold: the buyer goes on, may ask no more for it, and may pass."""
    table = round_of({"GW": {"price": 80, "shares": {"P2": 40, "P1": 20}}}, privates={"FT": "P2"})
    table.act(BuyPrivate("FT", "P2", 33))
    table.act(Refuse(), pays={})
    assert table.game.state.privates == {"FT": "P2"}
    assert table.to_act[0] == "P1"
    table.refused(BuyPrivate("FT", "P2", 34), "private.declined", "3.2.3", source="P2")
    table.acts(PASS, PASS, PASS)
    assert table.game.state.round == "operating"
    assert table.game.state.priority == "P1"


def test_3_2_3_an_offer_that_is_accepted_is_the_turns_purchase() -> None:
    table = round_of({"GW": {"price": 80, "shares": {"P2": 40, "P1": 20}}}, privates={"FT": "P2"})
    table.acts(BuyPrivate("FT", "P2", 33), Accept())
    table.refused(ipo("GW"), "share.one_purchase", "3.2.1")
    table.act(SellShares("GW", 10))
    assert table.to_act[0] == "P2"


def test_17_5_recorded_games_have_no_trade_among_players() -> None:
    table = round_of({"GW": {"price": 80, "shares": {"P1": 40}}}, privates={"FT": "P2"}, profile="oracle")
    table.refused(BuyPrivate("FT", "P2", 33), "private.no_trade", "3.2.3")


def test_15_3_no_power_in_a_stock_round() -> None:
    """A private company's power is for its company's own operating turn."""
    table = round_of({"GW": {"price": 80, "shares": {"P1": 40}}}, privates={"WSRC": "GW"})
    assert {each.type for each in table.game.legal()} <= {"buy_share", "sell_shares", "start_company", "pass"}


def test_3_5_2_exactly_half_may_lie_in_the_pool() -> None:
    table = round_of({"GW": {"price": 80, "shares": {"P1": 50, "P2": 50}, "president": "P2"}})
    table.act(SellShares("GW", 50), pays={"P1": 400})
    assert table.price("GW") == 55


def test_3_5_5_seventy_percent_in_the_brown_zone_may_be_kept() -> None:
    round_of({"GW": {"cell": "G1", "shares": {"P1": 70}}}).act(PASS)


@pytest.mark.parametrize(("cell", "in_pool"), [("G1", 60), ("A5", 50)])
def test_3_4_3_the_ipo_is_open_in_the_brown_zone_and_up_to_half_in_the_pool(cell: str, in_pool: int) -> None:
    nation = {"cell": cell, "par": 100, "shares": {"P2": 20}, "pool": in_pool, "at": ["J15.0"]}
    own = {"formed": True, "certificate_table": "companies"}
    table = round_of({"CGR": nation}, own=own, phase="6")
    table.act(BuyShare("CGR", "ipo"), pays={"P1": -100})


def test_3_5_5_2_in_breach_with_nothing_to_sell_one_is_bound_by_the_limit_alone() -> None:
    table = round_of(
        {name: {"price": 80, "shares": {"P1": 50}, "pool": 50} for name in ("CA", "GW", "CPR")},
        own={"certificate_table": "companies"},
        phase="6",
    )
    for company in table.game.state.companies.values():
        company.closed = not company.in_play
    table.refused(pool("GW"), "share.certificate_limit", "3.4.1", held=12, limit=10)


def test_3_2_3_whoever_must_sell_first_buys_no_private_company() -> None:
    table = round_of({"GW": {"price": 80, "shares": {"P1": 70}}}, privates={"FT": "P2"})
    table.refused(BuyPrivate("FT", "P2", 33), "share.over_held", "3.5.5", held=70)


def test_3_2_3_a_private_company_for_a_dollar_or_for_all_the_cash() -> None:
    """For less it isn't sold, and a right of 15.6 is a company's, not a player's."""
    for price in (1, 1000):
        table = round_of({"GW": {"price": 80, "shares": {"P1": 40}}}, privates={"NFSBC": "P2"})
        offered = table.act(BuyPrivate("NFSBC", "P2", price))
        assert told(offered, PrivateOffered) == [PrivateOffered("P1", "NFSBC", "P2", price)]
        sold = table.act(Accept())
        assert told(sold, PrivateBought) == [PrivateBought("P1", "NFSBC", "P2", price)]
        assert table.own.rights == {}
    table = round_of({"GW": {"price": 80, "shares": {"P1": 40}}}, privates={"NFSBC": "P2"})
    table.refused(BuyPrivate("NFSBC", "P2", 0), "private.price", "3.2.3", lowest=1, highest=1000)


@pytest.mark.parametrize(("last", "legal"), [(50, True), (60, False)])
def test_3_4_1_a_private_company_is_one_more_certificate(last: int, legal: bool) -> None:
    """Three companies of 60 % are fifteen; with 50 or 60 % of another, nineteen or twenty."""
    held = {name: {"price": 75, "shares": {"P1": 60}} for name in ("BBG", "CA", "CPR")}
    own = {"price": 75, "shares": {"P1": last}}
    table = round_of({**held, "CV": own, "GW": {"price": 80, "shares": {"P2": 20}}}, privates={"FT": "P2"})
    if legal:
        table.act(BuyPrivate("FT", "P2", 20))
    else:
        table.refused(BuyPrivate("FT", "P2", 20), "share.certificate_limit", "3.4.1", held=20, limit=20)


def test_3_2_3_in_games_begun_before_an_offer_declined_was_the_turns_purchase() -> None:
    """Their records go on as they were written."""
    table = round_of(
        {"GW": {"price": 80, "shares": {"P2": 40, "P1": 20}}},
        privates={"FT": "P2"},
        options={"refused_offers": "purchase"},
    )
    table.acts(BuyPrivate("FT", "P2", 33), Refuse())
    table.refused(ipo("GW"), "share.one_purchase", "3.2.1")


def test_3_4_2_sixty_percent_may_be_held() -> None:
    table = round_of({"GW": {"price": 80, "shares": {"P1": 50}}})
    table.act(ipo("GW"))
    assert table.percent("P1", "GW") == 60


def test_3_4_1_what_counts_nothing_may_be_bought_over_the_limit_too() -> None:
    """3.5.5.2: nothing can be sold; a share in the brown zone is no certificate."""
    table = round_of(
        {name: {"price": 80, "shares": {"P1": 50}, "pool": 50} for name in ("CA", "GW", "CPR")}
        | {"LPS": {"cell": "G1", "par": 65, "shares": {"P2": 20}}},
        own={"certificate_table": "companies"},
        phase="6",
    )
    for company in table.game.state.companies.values():
        company.closed = not company.in_play
    table.act(ipo("LPS"))


def test_1_8_a_set_has_as_many_operating_rounds_as_the_phase_says() -> None:
    """Two in phase 3, then the next stock round; nobody operates in them."""
    table = round_of({"GW": {"price": 80, "shares": {"P1": 20}, "operated": False}}, phase="3", depot={"2": 0})
    begun = [each for _ in range(3) for each in told(table.act(PASS), RoundStarted)]
    assert begun == [
        RoundStarted("operating", 3, 1, 2),
        RoundStarted("operating", 3, 2, 2),
        RoundStarted("stock", 4, 0, 0),
    ]


@pytest.mark.parametrize("first", [BuyShare("GW", "ipo"), SellShares("GW", 10)])
def test_3_1_2_the_end_of_a_turn_in_which_something_was_done_is_no_pass(first: Action) -> None:
    """The round goes on until all three have passed after it."""
    table = round_of({"GW": {"price": 80, "shares": {"P2": 40, "P1": 20}}})
    table.acts(first, PASS, PASS, PASS)
    assert (table.game.state.round, table.to_act[0]) == ("stock", "P1")
    table.act(PASS)
    assert table.game.state.round == "operating"
