"""Stock rounds: order, Dragons, selling, buying, presidencies (chapters 5 to 7; edge cases 13 to 31, 62 to 70)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest

from engine import flow, new_game
from engine.actions import Action, PlaceToken, StartCompany
from engine.dev import log
from engine.events import Event, MoveExplained, PriorityMoved, ShareBought, SharesSold
from engine.finance.holdings import POOL, certificates
from engine.hints import Remark
from engine.titles import games_folder
from engine.titles.t1865.actions import Convert
from engine.titles.t1865.common import DRAGONS
from engine.titles.t1865.rounds import chart, dragons
from engine.titles.t1865.rounds.launch import make_major
from tests.titles.t1865.table import PASS, begin, buy, position, sell, told

GREEN = ["PH2", "PH2"]
LOGS = sorted(games_folder("1865").glob("*-40.jsonl.gz"))
"""One for each number of players."""


def test_7_2_one_sells_then_buys_never_the_other_way() -> None:
    """Edge cases 13, 15: at the limit one may sell and then buy one; the purchase ends the turn."""
    table = position(
        companies={
            "FA": {"kind": "major", "shares": {"P2": 20, "P1": 50}, "president": "P1"},
            "CFC": {"kind": "major", "shares": {"P1": 60}},
            "FMS": {"shares": {"P2": 60}},
        },
        stock="P1",
        short=False,
        players=4,
    )
    assert certificates(table.game.view, "P1") == 9
    table.act(sell("FA", 10), pays={"P1": 100})
    table.act(buy("FMS"))
    assert table.to_act[0] == "P2"


def test_7_18_certificate_limit() -> None:
    """Edge cases 13, 68: at the limit no purchase, not even the one that would win a presidency; after a sale one."""
    majors = {name: {"kind": "major", "shares": {"P1": 60}} for name in ("FA", "CFC")}
    table = position(
        companies={
            **majors,
            "CFD": {"kind": "major", "shares": {"P2": 30, "P1": 30}},
            "SFS": {"kind": "major", "shares": {"P2": 30, "P1": 20}},
            "FMS": {"shares": {"P2": 40, "P1": 20}},
            "SFSS": {"shares": {"P2": 40, "P1": 40}, "at": ["C25.0"]},
        },
        stock="P1",
        players=4,
        short=False,
    )
    assert certificates(table.game.view, "P1") == 5 + 5 + 3 + 2 + 1 + 2
    table.refused(buy("CFD"), "share.certificate_limit", "7.18", held=18, limit=18)
    table.act(sell("SFSS", 20), pays={"P1": 100})
    table.act(buy("CFD"))
    assert table.president("CFD") == "P1"


def test_7_18_nothing_of_what_one_has_sold_in_this_round() -> None:
    """Edge case 14: refused for the round; the next round allows it, from the pool at the price of then (7.16)."""
    table = position(companies={"FA": {"kind": "major", "shares": {"P2": 30, "P1": 20}}}, stock="P1")
    table.act(sell("FA", 10), pays={"P1": 100})
    table.refused(buy("FA"), "share.sold_this_round", "7.18")
    table.passes(3)
    table.refused(buy("FA", POOL), "share.sold_this_round", "7.18")
    table.passes()
    while table.round != "SR 2":
        passing = table.game.legal("pass")
        table.act(next(iter([*passing, *table.game.legal()])))
    while table.to_act[0] != "P1":
        table.passes()
    table.act(buy("FA", POOL), pays={"P1": -table.price("FA")})


def test_7_12_only_what_has_operated_is_sold() -> None:
    """Edge case 16."""
    table = position(companies={"FMS": {"shares": {"P1": 60}, "operated": False}}, stock="P1")
    table.refused(sell("FMS", 20), "share.not_operated", "7.12")


@pytest.mark.parametrize(("kind", "dragons", "pool"), [("major", 50, 30), ("major", 30, 50), ("minor", 40, 20)])
def test_7_25_dragons_and_pool_never_have_all(kind: str, dragons: int, pool: int) -> None:
    """Edge case 66: at most 80 % of a major and 60 % of a minor; the rest is the president's certificate."""
    own = 100 - dragons - pool
    fa = {"kind": kind, "shares": {"P1": own, DRAGONS: dragons, POOL: pool}}
    table = position(companies={"FA": fa}, stock="P1")
    share = table.game.state.companies["FA"].unit
    for percent in (share, own):
        reason = "share.pool_limit" if pool + percent > 50 else "share.president_certificate"
        table.refused(sell("FA", percent), reason, "7.12" if reason == "share.pool_limit" else "7.25")
    table.passes(3)
    held = table.percent("FA")
    assert (held["P1"], held[DRAGONS] + held[POOL]) == (own, dragons + pool)
    assert max(held[DRAGONS], held[POOL]) <= 50


def test_7_25_the_president_keeps_two_shares() -> None:
    """Edge case 17: of 60 % of a minor one share may go, the last two may not unless another player has two.

    7.14: the president's certificate is never sold as such, another player takes it.
    """
    table = position(companies={"FMS": {"shares": {"P1": 60, "P2": 20}}}, stock="P1")
    table.refused(sell("FMS", 40), "share.president_certificate", "7.25")
    table.act(sell("FMS", 20), pays={"P1": 100})
    assert table.price("FMS") == 90
    table = position(companies={"FMS": {"shares": {"P1": 40, "P2": 40}}}, stock="P1")
    table.act(sell("FMS", 20), pays={"P1": 100})
    assert (table.president("FMS"), table.percent("FMS")["P1"], table.price("FMS")) == ("P2", 20, 90)


def test_7_24_equal_shares_change_nothing() -> None:
    """Edge case 18."""
    table = position(companies={"FA": {"kind": "major", "shares": {"P1": 30, "P2": 20}}}, stock="P1")
    table.act(sell("FA", 10), pays={"P1": 100})
    assert (table.president("FA"), table.price("FA")) == ("P1", 90)


def test_7_24_the_first_clockwise_takes_over() -> None:
    """Edge case 19."""
    fa = {"kind": "major", "shares": {"P2": 20, "P1": 20, "P3": 20}}
    table = position(companies={"FA": fa}, stock="P2")
    table.act(sell("FA", 20), pays={"P2": 200})
    assert (table.president("FA"), table.price("FA")) == ("P3", 80)


def test_7_25_nobody_to_take_over() -> None:
    """Edge cases 20, 69: with 10 % each of the others no share can go; of 30 % one can."""
    table = position(companies={"FA": {"kind": "major", "shares": {"P1": 20, "P2": 10, "P3": 10}}}, stock="P1")
    table.refused(sell("FA", 10), "share.president_certificate", "7.25")
    table = position(companies={"FA": {"kind": "major", "shares": {"P1": 30, "P2": 10}}}, stock="P1")
    table.act(sell("FA", 10), pays={"P1": 100})
    table.refused(sell("FA", 10), "share.one_block", "7.11")


def test_7_8_dragons_are_never_president() -> None:
    """Edge case 21."""
    fa = {"kind": "major", "shares": {"P1": 20, DRAGONS: 20}, "trains": ["PH3", "PH2"]}
    table = position(companies={"FA": fa}, stock="P1", dragons_first=True)
    assert (table.percent("FA")[DRAGONS], table.president("FA")) == (30, "P1")


def test_7_12_a_full_pool() -> None:
    """Edge case 22: with 40 % of a minor in the pool nobody sells, the Dragons neither."""
    fms = {"shares": {"P1": 40, POOL: 40, DRAGONS: 20}}
    table = position(companies={"FMS": fms}, stock="P1", dragons_first=True)
    assert (table.zone("FMS"), table.percent("FMS")[DRAGONS]) == ("red", 20)
    table.refused(sell("FMS", 20), "share.pool_limit", "7.12")


def test_7_6_dragons_hold_half_at_most() -> None:
    """Edge cases 23, 70: not a third 20 % share; after the conversion the same certificates are 20 % and they may.

    7.21: those of the pool and of the Dragons are turned too.
    """
    fms = {"shares": {"P1": 40, DRAGONS: 40}, "trains": GREEN, "at": ["E43.0"]}
    table = position(companies={"FMS": fms}, stock="P1", dragons_first=True)
    assert (table.zone("FMS"), table.percent("FMS")[DRAGONS]) == ("green", 40)
    fms = {"shares": {"P1": 40, DRAGONS: 40, POOL: 20}, "trains": GREEN}
    tiles = {"D42": "7/5", "D44": "8/1", "C45": "8/2", "B44": "173/3"}
    table = position(companies={"FMS": fms}, tiles=tiles, before_stock=True)
    table.act(Convert("FMS"))
    assert table.percent("FMS") == {"P1": 20, DRAGONS: 30, POOL: 10, "ipo": 40}


def test_7_6_dragons_certificate_limit() -> None:
    """Edge case 24: six in phase 2, so they pass even with green shares on sale; in phase 3 they buy again."""
    companies = {
        "FMS": {"kind": "major", "shares": {"P1": 40, DRAGONS: 40}, "trains": GREEN},
        "FA": {"kind": "major", "shares": {"P2": 40, DRAGONS: 20}, "trains": GREEN},
    }
    table = position(companies=companies, stock="P1", dragons_first=True)
    assert dragons.certificates(table.game.view) == 6
    table = position(companies=companies, stock="P1", dragons_first=True, phase="3")
    assert table.percent("FA")[DRAGONS] == 30


def test_7_5_they_sell_and_buy_in_one_turn() -> None:
    """Edge case 25."""
    companies = {
        "FMS": {"kind": "major", "shares": {"P1": 40, DRAGONS: 20}},
        "FA": {"kind": "major", "shares": {"P2": 40}, "trains": GREEN},
    }
    table = position(companies=companies, stock="P1", dragons_first=True)
    assert (table.percent("FMS").get(DRAGONS), table.price("FMS")) == (None, 80)
    assert table.percent("FA")[DRAGONS] == 10


def test_7_6_from_the_ipo_first() -> None:
    """Edge case 26: and the bank pays the company its price (7.9, 10.2)."""
    fa = {"kind": "major", "shares": {"P2": 40, POOL: 20}, "trains": GREEN, "price": 100}
    table = position(companies={"FA": fa}, stock="P1", dragons_first=True)
    assert (table.percent("FA"), table.cash("FA")) == ({"P2": 40, POOL: 20, "ipo": 30, DRAGONS: 10}, (100,))


def test_7_7_white_companies_are_let_alone() -> None:
    """Neither bought nor sold."""
    fa = {"kind": "major", "shares": {"P2": 40, DRAGONS: 10}, "trains": ["PH2"]}
    table = position(companies={"FA": fa}, stock="P1", dragons_first=True)
    assert (table.zone("FA"), table.percent("FA")[DRAGONS]) == ("white", 10)


def test_7_3_a_purchase_of_the_dragons_keeps_the_round_going() -> None:
    """Edge case 27: they buy before the last player's turn; every player must pass again."""
    fa = {"kind": "major", "shares": {"P3": 40, "P1": 10}, "trains": GREEN}
    table = position(companies={"FA": fa}, stock="P1", cash={"P1": 150})
    for _ in range(2):
        table.passes(3)
        assert table.round == "SR 1"
    assert table.percent("FA")[DRAGONS] >= 40


def test_7_3_nobody_acts() -> None:
    """Edge case 28: the first stock round ends after one pass each; the priority card stays."""
    table = begin(3)
    for private in ("M1", "M2", "M3", "M4", "M5", "M6"):
        (pick,) = [each for each in table.offered("draft_company") if getattr(each, "company", "") == private]
        table.act(pick)  # type: ignore[arg-type]
    table.passes(2)
    last = table.act(PASS)
    assert (told(last, PriorityMoved), table.game.state.priority, table.game.state.set_number) == ([], "P1", 2)


@pytest.mark.parametrize(
    ("actions", "priority"), [([PASS, buy("FMS")], "P3"), ([PASS, PASS, sell("FMS", 20), PASS], "P1")]
)
def test_7_4_the_priority_card_goes_on_from_the_last_who_acted(actions: Sequence[Action], priority: str) -> None:
    """Not from the Dragons, who buy FA later; and FMS doesn't rise for being sold out."""
    companies = {
        "FMS": {"shares": {"P1": 60, "P3": 20}},
        "FA": {"kind": "major", "shares": {"P3": 40}, "trains": GREEN},
    }
    table = position(companies=companies, stock="P1")
    table.acts(*actions)
    before = table.percent("FA")[DRAGONS]
    while table.round == "SR 1":
        table.passes()
    assert table.percent("FA")[DRAGONS] > before
    assert (table.game.state.priority, table.price("FMS")) == (priority, 100)


def test_7_17_buying_from_the_dragons() -> None:
    """Edge case 29: a price of 100 is 130 in the green zone, 110 in the white, 100 in the red; to the bank (10.1)."""
    for trains, price in ((GREEN, 130), (["PH2"], 110), ([], 100)):
        fa = {"kind": "major", "shares": {"P2": 20, DRAGONS: 10, POOL: 50}, "trains": trains}
        table = position(companies={"FA": fa}, stock="P1")
        table.act(buy("FA", DRAGONS), pays={"P1": -price} | ({"FA": 100} if trains == GREEN else {}))


def test_7_15_the_other_reading_of_the_ipo_price() -> None:
    """With the named setting a share of the IPO costs what it did at the start, for the Dragons too (7.9)."""
    fa = {"kind": "major", "shares": {"P2": 40}, "trains": GREEN, "price": 100}
    table = position(companies={"FA": fa}, stock="P1", options={"ipo_price": "par"})
    assert table.game.rulebook.resolve("elsewhere", {}) == {"ipo_price": "par", "trade_consent": False, "short": False}
    table.game.state.companies["FA"].par = 70
    table.act(buy("FA"), pays={"P1": -70, "FA": 70 + 70})
    assert table.percent("FA")[DRAGONS] == 10


def test_14_1_players_of_the_short_game() -> None:
    """Two or three, whose cash comes out of the bank (10.2)."""
    assert begin(3, short=True).cash("P1", "bank") == (330, 6000 - 3 * 330)
    with pytest.raises(ValueError, match="2 to 3 players"):
        begin(4, short=True)


def test_7_18_sixty_percent() -> None:
    """Edge case 30: the president of 60 % of a minor can't buy; after the conversion he has 30 % and can."""
    table = position(companies={"FMS": {"shares": {"P1": 60}}}, stock="P1")
    table.refused(buy("FMS"), "share.holding_limit", "7.18", after=80, limit=60)
    table = position(companies={"FMS": {"kind": "major", "shares": {"P1": 30}}}, stock="P1")
    table.act(buy("FMS"), pays={"P1": -100, "FMS": 100})


def test_7_30_a_major_of_fifty_percent_is_not_launched() -> None:
    """Edge case 31: nothing happens to it in an operating round; at 60 % it enters row 2 (5.6)."""
    fms = {"kind": "major", "shares": {"P1": 50}, "row": None}
    table = position(companies={"FMS": fms}, stock="P2", phase="5")
    floated = table.game.rulebook.is_floated
    table.refused(sell("FMS", 10), "share.not_held", "7.11")
    assert not floated(table.game.view, "FMS")
    table.act(buy("FMS"), pays={"P2": -100, "FMS": 100})
    assert floated(table.game.view, "FMS")
    assert (table.row("FMS"), table.left("FMS"), table.traffic("FMS")) == (2, 6, 3)


def test_7_30_what_is_not_launched_does_not_operate() -> None:
    """Edge case 31."""
    table = position(companies={"FMS": {"kind": "major", "shares": {"P1": 50}, "row": None}}, stock="P1", phase="5")
    table.passes(3)
    assert table.game.state.set_number == 2


def test_7_32_what_is_not_launched_keeps_what_it_has() -> None:
    """Money, certificates and price stay over two operating rounds, and no share of it can be sold."""
    fms = {"kind": "major", "shares": {"P1": 50}, "row": None, "cash": 500}
    table = position(companies={"FMS": fms}, stock="P1", phase="5")
    for number in (1, 2):
        assert table.round == f"SR {number}"
        assert (table.cash("FMS"), table.percent("FMS"), table.price("FMS")) == ((500,), {"P1": 50, "ipo": 50}, 100)
        table.refused(sell("FMS", 10), "share.not_operated", "7.12")
        table.passes(3)


def test_7_10_what_was_just_launched_is_red() -> None:
    """Its estimation is 1, so the Dragons pass at their next turn."""
    table = position(companies={"FMS": {"shares": {"P1": 40}, "row": None}}, stock="P1")
    table.act(buy("FMS"), pays={"P1": -100, "FMS": 100})
    assert table.to_act[0] == "P2"
    assert (table.row("FMS"), table.estimation("FMS"), table.zone("FMS")) == (1, 1, "red")
    assert table.percent("FMS") == {"P1": 60, "ipo": 40}


def test_5_6_rows_move_one_at_a_time() -> None:
    """Edge case 62: launched in phase 4 on row 1: row 2 before the next stock round, row 3 before the one after."""
    table = position(companies={"FMS": {"shares": {"P1": 60}}}, phase="4", stock="P1")
    for row in (2, 3, 3):
        chart.lower_rows(table.game.alter())
        assert table.row("FMS") == row


def test_1_8_a_converted_minor_stays_launched() -> None:
    """Edge case 63: 30 % out, 70 % in the IPO; it operates."""
    fms = {"kind": "major", "shares": {"P1": 30}, "trains": ["PH2"], "traffic": 5}
    table = position(companies={"FMS": fms}, turn="FMS", step="dividend")
    assert table.to_act == ("P1", "FMS", "dividend")


def test_7_20_what_is_only_started_does_not_convert() -> None:
    """Edge case 64: others have joined its home to its destination."""
    line = {"E41": "4/0", "E39": "8/0", "D38": "4/2", "C37": "8/3"}
    rcsf = {"shares": {"P2": 40}, "row": None}
    table = position(companies={"RCSF": rcsf}, tiles=line, before_stock=True)
    assert table.to_act[2] == "stock"
    table = position(companies={"RCSF": {"shares": {"P2": 60}}}, tiles=line, before_stock=True)
    assert table.to_act == ("P2", "RCSF", "conversion")
    table.refused(Convert("FMS"), "convert.not_asked", "6.4")
    table.act(PASS)
    assert table.game.state.companies["RCSF"].kind == "minor"


def test_7_20_not_through_another_stop() -> None:
    """Edge case 33: destination joined only through a mine, which is a stop (1.6): no conversion."""
    tiles = {"D42": "8/5", "C43": "173/2", "B42": "173/3"}
    table = position(companies={"FMS": {"shares": {"P1": 60}}}, tiles=tiles, before_stock=True)
    assert table.to_act[2] == "stock"


def test_7_20_a_full_destination_still_converts() -> None:
    """Edge case 34: Cagliari is full of other markers."""
    line = {"E41": "4/0", "E39": "8/0", "D38": "4/2", "C37": "8/3"}
    companies = {
        "RCSF": {"shares": {"P2": 60}},
        "FCS": {"shares": {"P1": 60}, "at": ["E37.0", "E43.0"]},
    }
    table = position(companies=companies, tiles=line, before_stock=True)
    assert table.game.view.free_slots("E43.0") == 0
    table.act(Convert("RCSF"), pays={})


def test_7_22_markers_of_a_conversion() -> None:
    """Edge case 32: in phase 4 six in all, in phase 5 seven, after an absorption still seven."""
    line = {"E41": "4/0", "E39": "8/0", "D38": "4/2", "C37": "8/3"}
    for phase, left, markers in (("4", 2, 6), ("5", 2, 7), ("5", 6, 7)):
        rcsf = {"shares": {"P2": 60}, "left": left}
        table = position(companies={"RCSF": rcsf}, tiles=line, before_stock=True, phase=phase)
        table.act(Convert("RCSF"))
        assert 1 + table.left("RCSF") == markers


def test_4_4_started_in_phase_4_launched_in_phase_5() -> None:
    """Edge case 65: a minor with 3 markers, on row 2; what isn't started becomes a major."""
    table = position(companies={"FMS": {"shares": {"P1": 40}, "row": None}}, stock="P2", phase="5")
    table.act(buy("FMS"), pays={"P2": -100, "FMS": 100})
    assert (table.row("FMS"), table.left("FMS"), table.game.state.companies["FMS"].kind) == (2, 2, "minor")
    assert table.game.state.companies["FA"].kind == "major"


def test_7_28_prices_of_the_phase() -> None:
    """60 to 100 in phase 2, to 130 in phase 3, to 150 in phase 5, by steps of 10 (4.1); twice the price must be had."""
    table = position(stock="P1", cash={"P1": 180})
    table.refused(StartCompany("FMS", 110), "start.no_par", "7.28")
    table.refused(StartCompany("FMS", 100), "money.short", "10.4", need=200, has=180)
    table.act(StartCompany("FMS", 90))
    table.refused(StartCompany("FMS", 60), "start.in_play", "7.28")
    table.refused(StartCompany("M1", 60), "start.not_startable", "7.28")
    assert {each.price for each in position(stock="P1", phase="3").offered("start_company")} == {  # type: ignore[union-attr]
        *range(60, 140, 10)
    }


def test_7_5_they_try_again_when_the_pool_has_room() -> None:
    """Edge case 67: a player buys a share out of the full pool; the Dragons sell one in their next turn."""
    fms = {"kind": "major", "shares": {"P1": 30, DRAGONS: 20, POOL: 50}}
    table = position(companies={"FMS": fms}, stock="P2", dragons_first=True)
    assert table.percent("FMS")[DRAGONS] == 20
    table.act(buy("FMS", POOL), pays={"P2": -100})
    assert (table.percent("FMS")[DRAGONS], table.percent("FMS")[POOL], table.price("FMS")) == (10, 50, 90)


def test_11_6_an_absorbed_company_starts_again() -> None:
    """Edge cases 56, 81: a major (7.29), 7 markers, row 1 in phase 4; in Calvi without a tile it has no traffic yet."""
    table = position(stock="P1", phase="4", cash={"P1": 700, "P2": 700})
    state = table.game.state
    state.own.homes.pop("CFC")
    state.tokens.pop("G3.0")
    make_major(table.game.alter(), "CFC")
    table.act(StartCompany("CFC", 60), pays={"P1": -120, "CFC": 120})
    assert table.to_act == ("P1", "CFC", "home")
    table.refused(PlaceToken("C5.0"), "home.not_free", "11.6")
    table.act(PlaceToken("D4.0"), pays={})
    for player in ("P2", "P3", "P1", "P2"):
        assert table.to_act[0] == player
        table.act(PASS if player == "P3" else buy("CFC"))
    assert table.row("CFC") is None
    table.act(PASS)
    table.act(buy("CFC"))
    assert (table.row("CFC"), table.left("CFC"), table.traffic("CFC")) == (1, 6, 0)


def test_7_5_they_are_foreseen_after_what_comes_before_a_stock_round() -> None:
    """6.3: in phase 4 FMS goes from the row of phase 2, where 5 is green, to that of phase 3, where it's white."""
    fms = {"kind": "major", "shares": {"P1": 40}, "trains": GREEN}
    table = position(companies={"FMS": fms}, turn="FMS", step="track", phase="4")
    assert chart.places(table.game.view) == [chart.Place("FMS", 1, 5, "green")]
    forecast = dragons.forecast(table.game)
    assert [each for each in forecast.events if isinstance(each, MoveExplained)] == [
        MoveExplained(DRAGONS, "dragons-none")
    ]
    assert forecast.places[1] == Remark("place-lowered", {"company": "FMS", "phase": "3", "zone": "white"})


def _theirs(events: Sequence[Event]) -> list[Event]:
    return [each for each in events if getattr(each, "player", "") == DRAGONS]


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.name)
def test_7_5_each_turn_of_theirs_is_what_is_foreseen_where_it_comes_next(path: Path) -> None:
    """In recorded games, after every action that their turn followed, in stock and operating rounds."""
    recorded, told = log.read(path), Counter[str]()
    setup = recorded.setup
    game = new_game("1865", setup["players"], setup["options"], deal=setup["deal"], digests=False)
    for entry in recorded.entries:
        action, made, before = game.read_action(entry["action"]), game.copy(), game.state.round
        theirs = _theirs(game.apply(action, entry["by"]).events)
        if theirs:
            flow.carry_out(made.alter(), action)
            foreseen = _theirs(dragons.forecast(made).events)
            assert foreseen == theirs[: len(foreseen)]
            assert foreseen
            told[before] += 1
    assert told["operating"]
    assert told["stock"]


def test_13_2_no_turn_of_theirs_is_foreseen_where_no_stock_round_follows() -> None:
    companies = {"FMS": {"kind": "major", "shares": {"P1": 40, DRAGONS: 20}}}
    table = position(companies=companies, turn="FMS", step="track", phase="4")
    table.game.state.bank_broken = True
    forecast = dragons.forecast(table.game)
    assert (forecast.events, forecast.places[0]) == ((), Remark("dragons-over"))


def test_7_5_they_are_foreseeable() -> None:
    """Before any sale or purchase one can see what they would do; looking changes nothing."""
    companies = {
        "FMS": {"kind": "major", "shares": {"P1": 40, DRAGONS: 20}},
        "FA": {"kind": "major", "shares": {"P2": 40}, "trains": GREEN},
    }
    table = position(companies=companies, turn="FMS", step="track")
    before = table.game.snapshot()
    forecast = dragons.forecast(table.game)
    told = [each for each in forecast.events if isinstance(each, SharesSold | ShareBought | MoveExplained)]
    assert told == [
        SharesSold(DRAGONS, "FMS", 20, 100, 200),
        MoveExplained(DRAGONS, "dragons-red"),
        ShareBought(DRAGONS, "FA", 10, 100),
        MoveExplained(DRAGONS, "dragons-only"),
    ]
    assert forecast.who == DRAGONS
    assert table.game.snapshot() == before
    assert [(each.company, each.row, each.estimation, each.zone) for each in chart.places(table.game.view)] == [
        ("FMS", 1, 1, "red"),
        ("FA", 1, 5, "green"),
    ]
