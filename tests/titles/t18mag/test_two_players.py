"""Chapter 11: two players."""

from __future__ import annotations

import pytest

import engine
from engine.actions import Action, DraftCompany, DraftShare
from engine.board import lays
from engine.events import CompanyRemoved, DividendPaid, GameEnded, Paid, PriceMoved
from tests.titles.t18mag.boards import earned
from tests.titles.t18mag.table import PASS, Table, begin, buy, pay_out, position, run, share, station, told, wagon

SOPRON = {"B3": "6/0", "C2": "58/3", "D3": "9/2", "E4": "8/0"}
"""Bécs – Sopron – town C2 – Trieszt."""
MINORS = ["1", "2", "3", "4", "6", "7", "11"]
MAJORS = ["RÁBA", "SIK", "SzKÉV", "LdStEG"]


def two(**pieces) -> Table:
    return position(players=2, **pieces)


def sopron(step: str = "run", *, cash: int = 100, trains: tuple[str, ...] = ("2",), **pieces) -> Table:
    """Minor 11 on its line from Bécs to Trieszt."""
    minor = {"11": {"cash": cash, "trains": list(trains)}}
    return two(minors=minor, tiles=SOPRON, turn="11", step=step, cash=pieces.pop("players_cash", None), **pieces)


# --- 11.1 to 11.3 map, companies, trains


def test_11_1_minors_and_majors_of_the_small_map() -> None:
    """Seven minors with homes of their own, four majors in this order."""
    title = engine.load_title("18mag", 2)
    assert [name for name, each in title.companies.items() if each.kind == "minor"] == MINORS
    assert [name for name, each in title.companies.items() if each.kind == "major"] == MAJORS
    homes = {name: title.companies[name].home for name in MINORS}
    assert homes == {"1": "C8.1", "2": "B15.0", "3": "C6.0", "4": "E10.0", "6": "A12.0", "7": "E6.1", "11": "B3.0"}


def test_11_1_the_title_for_more_players_is_another() -> None:
    """The map of three to six is what the title is without a number; the set-up record names the files."""
    assert "E12" in engine.load_title("18mag").board.hexes
    assert len(engine.load_title("18mag", 3).companies) == 20
    assert engine.load_title("18mag", 2).board.hexes["C8"].name == "Buda & Pest"
    assert list(begin(2).game.setup["files"]) == ["board-2p-1", "title-2p-1"]


def test_11_1_par_cards_and_ties() -> None:
    """On equal price RÁBA, SIK, SzKÉV, LdStEG lie in this order."""
    table = begin(2, par=dict.fromkeys(MAJORS, 70))
    assert table.game.state.market == {"70": MAJORS}


def test_11_2_two_grey_towns_no_mine_one_oo_no_k() -> None:
    """A4 and a11 are worth 10; labels are B and one OO."""
    hexes = engine.load_title("18mag", 2).board.hexes
    grey = {name: each.nodes[0] for name, each in hexes.items() if each.colour == "gray"}
    assert {name: (node.kind, node.worth("brown")) for name, node in grey.items()} == {
        "A4": ("town", 10),
        "a11": ("town", 10),
    }
    assert not any(node.kind == "mine" for each in hexes.values() for node in each.nodes)
    assert {name: each.label for name, each in hexes.items() if each.label} == {"C8": "B", "E6": "OO"}


def test_11_2_the_lake_lies_in_d5() -> None:
    """Track keeps to the sides {1, 2, 3} or {0, 4, 5} (6.5.5)."""
    board = two(turn="SIK").game.rulebook.board
    fitting: dict[str, set[int]] = {}
    for tile, rotation in lays.fitting(board, "D5", None):
        fitting.setdefault(tile, set()).add(rotation)
    assert fitting == {"7": {1, 2, 4, 5}, "8": {1, 4}}


def test_11_2_a_grey_town_counts_like_any_other() -> None:
    """Székesfehérvár 20 – Győr 20 – A4 10 with a 3-train (5.4.9)."""
    table = two(minors={"3": {"trains": ["3"]}}, tiles={"C6": "57/2", "B5": "57/2"}, turn="3", step="run")
    assert earned(table.act(run("3: C6.0 B5.0 A4.0"))) == 50


def test_11_3_no_6_train_no_grey() -> None:
    """Trains 2, 3, 4; phases and tiles up to brown; one L17, no K tiles."""
    title = engine.load_title("18mag", 2)
    assert list(title.trains) == ["2", "3", "4"]
    assert {name: each.operating_rounds for name, each in title.phases.items()} == {"yellow": 1, "green": 2, "brown": 3}
    assert {tile.colour for tile in title.board.tiles.values()} == {"yellow", "green", "brown"}
    assert title.board.tiles["L17"].count == 1
    assert not {"236", "237", "238", "L34"} & set(title.board.tiles)


# --- 11.4 trains


@pytest.mark.parametrize(("train", "price", "part"), [("2", 80, 20), ("3", 120, 30), ("4", 200, 50)])
def test_11_4_a_quarter_to_ldsteg(train: str, price: int, part: int) -> None:
    """15.58: of a 3-train 30 go to LdStEG, 90 to the bank."""
    table = sopron("trains", cash=200)
    applied = table.act(buy(train, price), pays={"11": -price, "LdStEG": part})
    paid = [each for each in told(applied, Paid) if each.reason == "train"]
    assert paid == [Paid("11", "LdStEG", part, "train"), Paid("11", "bank", price - part, "train")]


def test_11_10_half_of_a_station_goes_to_szkev() -> None:
    """Stations cost what they cost for more players (5.2.2)."""
    table = two(minors={"3": {"cash": 40}}, tiles={"C6": "57/2", "B5": "57/2"}, turn="3", step="station")
    table.act(station("B5.0"), pays={"3": -40, "SzKÉV": 20})


def test_11_10_terrain_tokens() -> None:
    """Minors 6 and 7 have one each."""
    companies = engine.load_title("18mag", 2).companies
    assert {name: companies[name].terrain_tokens for name in MINORS if companies[name].terrain_tokens} == {
        "6": 1,
        "7": 1,
    }


# --- 11.5 the wagon


def test_11_5_red_area_or_plus_train() -> None:
    """Bécs 30 + 20 and Sopron 20 with the bonus are the best; the plus train alone would bring 60."""
    table = sopron()
    table.act(wagon("RÁBA"), pays={"11": -10, "RÁBA": 10})
    table.refused(run("2: A2.0 B3.0 C2.0"), "route.not_best", "5.4.10", claimed=60, best=70)
    assert earned(table.act(run("2: A2.0 B3.0"))) == 70


def test_11_5_1_no_red_bonus_in_a_run_that_needs_the_plus_train() -> None:
    """15.59: 2+2 from Bécs over Sopron to the town: 60, not 80."""
    table = sopron(options={"routes": "free"})
    table.act(wagon("RÁBA"))
    assert earned(table.act(run("2: A2.0 B3.0 C2.0"))) == 60


def test_11_5_1_not_even_on_another_train() -> None:
    """One train as 2+2 over two towns, the other into Bécs: the bonus is gone."""
    table = sopron(trains=("2", "2"), options={"routes": "free"})
    table.act(wagon("RÁBA"))
    assert earned(table.act(run("2: A2.0 B3.0", "2: B3.0 C2.0 D3 E4 F3.0"))) == 30 + 20 + 20 + 10 + 20


def test_11_5_one_wagon_a_turn() -> None:
    """RÁBA is the only seller and sells one."""
    table = sopron()
    table.act(wagon("RÁBA"))
    table.refused(wagon("RÁBA"), "wagon.bought", "11.5")
    table = sopron()
    table.refused(wagon("SIK"), "wagon.unknown", "11.5")


def test_11_5_20_from_brown_on() -> None:
    """And the bonus is 30 then: Bécs 50 + 30, Sopron 20."""
    table = sopron(phase="brown")
    table.act(wagon("RÁBA"), pays={"11": -20, "RÁBA": 20})
    assert earned(table.run_best()) == 100


def test_11_5_the_wagon_must_have_effect() -> None:
    """5.5.7: two cities and nothing else."""
    table = two(minors={"3": {}}, tiles={"C6": "57/2", "B5": "5/4"}, turn="3", step="run")
    table.refused(wagon("RÁBA"), "wagon.no_effect", "11.5")


def test_11_5_the_programmes_show_both_ways() -> None:
    """The wagon with its fee, and none: 70 - 10 against 50."""
    found = sopron().game.programmes()
    assert [(each.services, each.fee, each.income) for each in found] == [(("RÁBA",), 10, 70), ((), 0, 50)]


# --- 11.6 draft


def test_11_6_draft_order_limits_and_what_is_left() -> None:
    """1-2-2-1-1-2-2-1; three minors and one share each; one minor goes, the priority deal is with seat 1."""
    table = begin(2)
    picks: list[Action] = [DraftCompany(each) for each in ("1", "2", "3", "4", "6", "7")]
    picks += [DraftShare("SIK"), DraftShare("RÁBA")]
    pickers: list[str] = []
    for pick in picks:
        assert table.game.state.priority == "P1"
        pickers.append(table.to_act[0])
        last = table.act(pick)
    assert pickers == ["P1", "P2", "P2", "P1", "P1", "P2", "P2", "P1"]
    assert told(last, CompanyRemoved) == [CompanyRemoved("11")]
    assert table.game.state.priority == "P1"
    assert table.percent("LdStEG") == table.percent("SzKÉV") == {"stack": 100}
    assert table.round == "OR 1.1"


def test_11_6_limits() -> None:
    """A second share, a fourth minor: refused."""
    table = begin(2)
    for pick in (DraftShare("SIK"), DraftShare("RÁBA"), DraftCompany("1")):
        table.act(pick)
    table.refused(DraftShare("SzKÉV"), "draft.share_limit", "11.6", limit=1)
    for pick in ("2", "3", "4", "6"):
        table.act(DraftCompany(pick))
    table.act(DraftCompany("7"))
    assert table.round == "OR 1.1"


# --- 11.7 phases and the end


def test_11_7_the_first_opened_stack_starts_green() -> None:
    """Of the stacks 3 and 4, whichever it is."""
    table = sopron("trains", cash=200)
    assert begin(2).game.snapshot()["state"]["own"]["indicators"] == ["3", "4"]
    table.act(buy("4", 200))
    assert table.phase == "green"


def test_11_7_the_second_starts_brown_which_is_the_last() -> None:
    """15.60: the operating round finishes, then one stock round and three operating rounds, and the end (10.1)."""
    table = sopron("trains", cash=200, phase="green", rounds_left=1, players_cash={"P1": 100})
    last = table.act(buy("4", 200))
    assert table.phase == "brown"
    rounds = [table.round]
    while table.game.decision is not None:
        if table.offers(PASS):
            last = table.act(PASS)
        elif table.to_act[2] == "run":
            last = table.run_best()
        else:
            last = table.act(pay_out(0))
        if table.round != rounds[-1]:
            rounds.append(table.round)
    assert rounds == ["SR 2", "OR 2.1", "OR 2.2", "OR 2.3", "end"]
    assert told(last, GameEnded) == [GameEnded()]


def test_11_7_the_third_marker_starts_brown() -> None:
    """4.5.2 with two stacks: the last indicator goes, brown begins, the end is near."""
    table = sopron("trains", phase="green", markers={"4": 2}, waiting=())
    table.act(PASS)
    assert table.phase == "brown"
    assert table.game.state.own.final_sets is not None


# --- 11.8 to 11.10


@pytest.mark.parametrize(
    ("amount", "price"),
    [(0, 65), (10, 70), (20, 75), (40, 75), (50, 80), (80, 80), (90, 85), (120, 85), (130, 90), (300, 90)],
)
def test_11_8_dividends_move_the_price(amount: int, price: int) -> None:
    """0: 1 left; 10: none; 20-40: 1 right; 50-80: 2; 90-120: 3; more: 4."""
    sik = {"price": 70, "cash": 300, "director": "P1", "shares": {"P1": 20}}
    table = two(majors={"SIK": sik}, turn="SIK", step="dividend")
    assert told(table.act(pay_out(amount)), DividendPaid)[0].amount == amount
    assert table.price("SIK") == price


def test_9_1_the_row_ends_at_300() -> None:
    """A move to the right stops there."""
    sik = {"price": 280, "cash": 300, "director": "P1", "shares": {"P1": 20}}
    table = two(majors={"SIK": sik}, turn="SIK", step="dividend")
    assert told(table.act(pay_out(300)), PriceMoved)[0] == PriceMoved("SIK", 280, 300, "dividend")


def test_11_9_ten_certificates() -> None:
    """Who has ten buys no more."""
    held = {"SIK": {"P1": 50}, "RÁBA": {"P1": 50}}
    majors = {name: {"shares": shares, "director": "P1"} for name, shares in held.items()}
    table = two(majors=majors, cash={"P1": 500}, stock="P1")
    table.act(share("SzKÉV"))
    table.act(PASS)
    table.act(share("SzKÉV"))
    table.act(PASS)
    assert table.game.state.companies["SzKÉV"].president == "P1"
    table.act(share("LdStEG"))
    table.act(PASS)
    table.refused(share("LdStEG"), "share.certificate_limit", "8.4.4", held=10, limit=10)


def test_11_6_the_draft_of_two_cites_its_own_clause() -> None:
    decision = begin(2).game.decision
    assert decision is not None
    assert decision.clause == "11.6"
