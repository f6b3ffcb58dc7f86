"""Chapter 5.5: the three wagons; and the table of what each set of them brings."""

from __future__ import annotations

import pytest

from engine.events import Paid, TrainsRan
from engine.titles.t18mag.actions import WagonBought
from tests.titles.t18mag.boards import ALL_WAGONS, KASSA, LINE, earned, running
from tests.titles.t18mag.table import PASS, Table, buy, position, run, told, wagon

# --- 5.5 wagons


def test_15_22_rába() -> None:
    """Minor 13 in yellow: Fiume 20 – Trieszt 20, RÁBA bought: 60; RÁBA got 10. 5.5.4"""
    table = running("13", {"I2": "57/2"}, "2", cash=50)
    applied = table.act(wagon("RÁBA"), pays={"13": -10, "RÁBA": 10})
    assert told(applied, WagonBought) == [WagonBought("13", "RÁBA", 10)]
    table.act(run("2: I2.0 H1.0"), pays={"13": 30, "P1": 30})


@pytest.mark.parametrize(
    ("phase", "trieszt", "bonus"), [("yellow", 20, 20), ("green", 30, 20), ("brown", 40, 30), ("gray", 50, 30)]
)
def test_5_5_4_red_bonus_by_phase(phase: str, trieszt: int, bonus: int) -> None:
    """+20 in yellow and green, +30 in brown and grey."""
    table = running("13", {"I2": "57/2"}, "2", phase=phase)
    table.act(wagon("RÁBA"))
    assert earned(table.act(run("2: I2.0 H1.0"))) == 20 + trieszt + bonus


def test_15_23_snw() -> None:
    """Minor 6 in yellow: Kassa 20 – town 10 – mine A18, SNW: 15 owner, 15 + 30 treasury. 5.5.6, 5.6.2"""
    table = running("6", KASSA, "2")
    table.act(wagon("SNW"), pays={"6": -10, "SNW": 10})
    applied = table.act(run("2: B15.0 B17.0 A18.0"), pays={"P1": 15, "6": 45})
    assert [each for each in applied.events if isinstance(each, Paid)] == [
        Paid("bank", "P1", 15, "income"), Paid("bank", "6", 15, "income"), Paid("bank", "6", 30, "mine"),
    ]  # fmt: skip


def test_15_24_no_mine_without_snw() -> None:
    """Same without SNW: run over the mine refused. 5.5.6"""
    table = running("6", KASSA, "2")
    table.refused(run("2: B15.0 B17.0 A18.0"), "route.needs_wagon", "5.5.6", node="A18.0")
    assert earned(table.act(run("2: B15.0 B17.0"))) == 30


def test_15_25_a_mine_is_no_location() -> None:
    """Mine and one city only: refused, one location. 5.4.2, 5.5.6"""
    table = running("6", KASSA, "2")
    table.act(wagon("SNW"))
    table.refused(run("2: B17.0 A18.0"), "route.fewer_than_two", "5.4.2", count=1)
    alone = running("6", {"B17": "6/1"}, "2")
    alone.refused(wagon("SNW"), "wagon.no_effect", "5.5.7", company="SNW")


PLUS = {"H27": "5/1", "G26": "4/2", "F25": "4/2", "E24": "58/5", "E22": "3/4", "F23": "57/2"}
"""Brassó – towns G26, F25, E24, E22 – Kolozsvár."""


def test_15_26_a_plus_train_visits_further_towns() -> None:
    """3-train with G&C over two cities and four towns: legal, 2 + max(0, 4−3) = 3 ≤ 3. 5.5.5"""
    table = running("5", PLUS, "3")
    table.act(wagon("G&C"), pays={"5": -10, "G&C": 10})
    assert earned(table.act(run("3: H27.0 G26.0 F25.0 E24.0 E22.0 F23.0"))) == 80


def test_5_5_5_without_the_wagon_it_is_too_long() -> None:
    """Three locations for a 3-train."""
    table = running("5", PLUS, "3")
    too_long = run("3: H27.0 G26.0 F25.0 E24.0 E22.0 F23.0")
    table.refused(too_long, "route.too_long", "5.4.3", count=6, limit=3)


def test_5_5_5_a_2_train_with_2_more_towns() -> None:
    """2+2: Brassó and three towns, four locations; five are too many."""
    table = running("5", PLUS, "2")
    table.act(wagon("G&C"))
    table.refused(run("2: H27.0 G26.0 F25.0 E24.0 E22.0"), "route.too_long", "5.4.3", count=5, towns=4)
    assert earned(table.act(run("2: H27.0 G26.0 F25.0 E24.0"))) == 50


def test_5_5_5_entered_by_hand_the_fourth_city_is_too_much() -> None:
    """With G&C too: further places are towns, and there's none among these."""
    game = running("3", LINE, "3", phase="green").game
    found = game.check_route("3", ("C8.0", "D9.0", "E10.0", "E12.0"), services=("G&C",))
    assert (found.reason, found.at, found.place, found.clause) == ("route.too_long", 3, "E12.0", "5.4.3")
    assert game.check_route("3", ("B9.0", "C8.0", "D9.0", "E10.0"), services=("G&C",)).claim is not None


def test_15_27_a_plus_train_visits_no_further_cities() -> None:
    """3-train with G&C over four cities: refused. 5.5.5"""
    table = running("3", LINE, "3", phase="green")
    table.act(wagon("G&C"))
    table.refused(run("3: C8.0 D9.0 E10.0 E12.0"), "route.too_long", "5.4.3", count=4, towns=0)
    table.act(run("3: B9.0 C8.0 D9.0 E10.0"))


def test_15_28_a_wagon_without_effect() -> None:
    """G&C bought, longest route has n locations: refused, wagon without effect. 5.5.7"""
    table = running("13", {"I2": "57/2"}, "2")
    table.refused(wagon("G&C"), "wagon.no_effect", "5.5.7", company="G&C", count=0)
    table.refused(wagon("SNW"), "wagon.no_effect", "5.5.7", company="SNW")
    other = running("3", LINE, "3", phase="green")
    other.refused(wagon("RÁBA"), "wagon.no_effect", "5.5.7", company="RÁBA")
    other.act(wagon("G&C"))
    other.refused(run("3: D9.0 E10.0 E12.0"), "route.cover_missing", "5.5.7", resources=["G&C"])


def test_5_5_7_in_free_mode_too() -> None:
    """A wagon bought must be used, whatever the routes are worth."""
    table = running("13", {"I2": "57/2"}, "2", options={"routes": "free"})
    table.act(wagon("RÁBA"))
    table.refused(run(), "route.cover_missing", "5.5.7")
    table.refused(PASS, "turn.must_act", "5.4.1")


def test_5_5_7_a_wagon_may_need_another_to_come() -> None:
    """2-train at Győr: the mine lies behind Pozsony and a town, so SNW needs G&C (20) too."""
    tiles = {"B9": "4/0", "C8": "6/3", "D9": "57/2"}
    poor = running("3", tiles, "2", at=["D9.0"], cash=29)
    poor.refused(wagon("SNW"), "wagon.no_effect", "5.5.7", count=0)
    table = running("3", tiles, "2", at=["D9.0"], cash=30)
    table.act(wagon("SNW"))
    assert not table.offered("run")
    table.refused(PASS, "turn.must_act", "5.4.1")
    table.act(wagon("G&C"), pays={"3": -20, "G&C": 20})
    assert earned(table.run_best()) == 20 + 20 + 10 + 30


def test_5_5_1_a_train_and_money_are_needed() -> None:
    """Without a train there's nothing to run, so the step is passed; a fee must be in the treasury."""
    table = running("13", {"I2": "57/2"}, "2", cash=9)
    table.refused(wagon("RÁBA"), "money.short", "1.8", need=10, has=9, who="13")
    bare = running("13", {"I2": "57/2"})
    bare.refused(wagon("RÁBA"), "wagon.no_train", "5.5.1", company="13")


def test_5_5_1_each_wagon_once_from_its_major() -> None:
    """The second RÁBA is refused; so is one of SIK, or of nobody."""
    table = running("13", {"I2": "57/2"}, "2")
    table.act(wagon("RÁBA"))
    table.refused(wagon("RÁBA"), "wagon.bought", "5.5.1", company="RÁBA")
    for other in ("SIK", "13", "X"):
        table.refused(wagon(other), "wagon.unknown", "5.5.1", company=other)


def test_5_5_1_before_running() -> None:
    """Afterwards it's too late."""
    table = running("13", {"I2": "57/2"}, "2")
    table.run_best()
    table.refused(wagon("RÁBA"), "turn.not_now", "5.7")


def test_5_5_2_the_income_of_the_run_is_not_yet_available() -> None:
    """5 Ft in the treasury and a run worth 40."""
    table = running("13", {"I2": "57/2"}, "2", cash=5)
    table.refused(wagon("RÁBA"), "money.short", "1.8", need=10, has=5)


@pytest.mark.parametrize(
    ("phase", "fees"),
    [("yellow", (10, 20, 30)), ("green", (10, 20, 30)), ("brown", (20, 30, 40)), ("gray", (20, 30, 40))],
)
def test_15_29_fees_in_the_order_bought(phase: str, fees: tuple[int, int, int]) -> None:
    """Three wagons in green, then in brown: 10, 20, 30; 20, 30, 40 in the order bought. 5.5.2"""
    table = running("11", ALL_WAGONS, "2", "3", phase=phase, at=["C8.0"])
    for major, fee in zip(("SNW", "RÁBA", "G&C"), fees, strict=True):
        table.act(wagon(major), pays={"11": -fee, major: fee})


def test_15_30_the_phase_of_the_moment_sets_the_fee() -> None:
    """Phase turns brown by an earlier minor of the same OR: the next minor pays 20 for its first wagon. 4.3, 5.5.2"""
    minors = {"3": {"cash": 200, "trains": []}, "13": {"owner": "P2"}}
    table = position(minors=minors, tiles={"I2": "57/2"}, turn="3", step="trains", phase="green")
    table.act(buy("4", 200))
    assert table.phase == "brown"
    table.go_to("13", "run")
    table.act(wagon("RÁBA"), pays={"13": -20, "RÁBA": 20})


def test_15_71_three_wagons_on_two_trains() -> None:
    """3-train as 3+3 over three cities, two towns and a mine in passing, RÁBA on the other train's red end: legal;
    three fees. 5.5.5–5.5.8
    """
    table = running("11", ALL_WAGONS, "2", "3", phase="green", at=["C8.0"])
    for major in ("RÁBA", "G&C", "SNW"):
        table.act(wagon(major))
    assert table.cash("11", "RÁBA", "G&C", "SNW") == (40, 10, 20, 30)
    claim = run("2: C6.0 C8.0", "3: C8.0 B9.0 A10.0 B11 C12.0 D13.0 E12.0")
    applied = table.act(claim, pays={"P1": 90, "11": 90 + 30})
    (ran,) = told(applied, TrainsRan)
    assert (ran.values, ran.revenue, ran.extra) == ((80, 130), 180, 30)
    assert [sum(each) for each in ran.stops] == [60, 130]
    assert ran.bonuses == ((("red_area", 20),), (("plus_train", 0),)), "who was served by which wagon (5.5.3)"


def test_trap_16_plus_train_with_a_mine_at_the_end() -> None:
    """3-train as 3+3 over cities, towns and a mine at the end. 5.5"""
    tiles = {"D13": "58/0", "C12": "57/2", "B11": "9/2", "E12": "209/0", "F13": "57/2"}
    table = running("1", tiles, "3", phase="green", at=["E12.0"])
    table.act(wagon("G&C"))
    table.act(wagon("SNW"))
    claim = run("3: A10.0 B11 C12.0 D13.0 E12.0 F13.0")
    assert earned(table.act(claim)) == 30 + 20 + 10 + 40 + 20


def test_5_5_6_only_one_train_may_use_a_mine() -> None:
    """Two trains, each at a mine."""
    tiles = {"B17": "15/0", "B15": "4/1", "C16": "57/0", "A16": "7/4"}
    table = running("6", tiles, "2", "2", phase="green")
    table.act(wagon("SNW"))
    both = run("2: B15.0 B17.0 A18.0", "2: C16.0 B17.0 A16 A18.0")
    table.refused(both, "route.shared_resource", "5.5.3", resources=["SNW"])


def test_5_5_6_no_route_touches_two_mines() -> None:
    """A10 – A12 – A14 – A16 – A18 joins two mines."""
    tiles = {"A12": "9/1", "A14": "9/1", "A16": "9/1", **KASSA, "B9": "4/0", "C8": "6/3", "D9": "57/2"}
    table = running("6", tiles, "4", at=["B17.0", "C8.0"])
    table.act(wagon("SNW"))
    claim = run("4: B15.0 B17.0 A18.0 A16 A14 A12 A10.0 B9.0")
    table.refused(claim, "route.shared_resource", "5.5.3")


def test_5_5_6_a_mine_is_never_blocked_and_may_be_passed() -> None:
    """C8 – B9 – A10 – C12 as one route."""
    table = running("11", {**ALL_WAGONS, "C8": "6/3"}, "3", phase="green", at=["C8.0"])
    table.act(wagon("SNW"))
    assert earned(table.run_best()) == 20 + 10 + 20 + 30


@pytest.mark.parametrize(("phase", "value"), [("yellow", 30), ("green", 30), ("brown", 50), ("gray", 50)])
def test_5_5_6_mine_values(phase: str, value: int) -> None:
    """30, later 50, all to the treasury; the fee isn't taken off the income. 5.6.3"""
    table = running("6", KASSA, "2", phase=phase)
    table.act(wagon("SNW"))
    table.act(run("2: B15.0 B17.0 A18.0"), pays={"P1": 15, "6": 15 + value})


def test_5_5_3_wagons_hold_for_this_turn_only() -> None:
    """In the next round minor 13 has none and pays again."""
    table = running("13", {"I2": "57/2"}, "2", cash=50)
    table.act(wagon("RÁBA"))
    table.run_best()
    table.go_to("13", "run")
    assert table.game.state.stack[-1].services == []
    table.act(wagon("RÁBA"), pays={"13": -10, "RÁBA": 10})


def test_5_5_8_one_train_may_have_all_three() -> None:
    """Bécs – Pozsony – B9 – mine – Selmecbánya – D13 with one 3-train: two cities, a red area, two towns."""
    table = running("11", ALL_WAGONS, "3", phase="green", at=["C8.0"])
    for major in ("RÁBA", "G&C", "SNW"):
        table.act(wagon(major))
    claim = run("3: C6.0 C8.0 B9.0 A10.0 B11 C12.0 D13.0")
    assert earned(table.act(claim)) == 40 + 20 + 20 + 10 + 30 + 20 + 10


# --- programmes


def test_programmes_list_the_wagons_with_their_net_results() -> None:
    """Best first; each can be applied as it stands, and brings what it says."""
    table = position(
        minors={"11": {"cash": 100, "trains": ["2", "3"], "at": ["C8.0"]}, "13": {"owner": "P2"}},
        tiles=ALL_WAGONS, turn="11", phase="green",
    )  # fmt: skip
    found = table.game.programmes()
    assert len(found) == 8  # every set of wagons has effect here
    assert [each.net for each in found] == sorted((each.net for each in found), reverse=True)
    (full,) = [each for each in found if len(each.services) == 3]
    assert (full.income, full.extra, full.fee, full.net) == (180, 30, 60, 150)
    assert found[0].net > full.net  # the third wagon isn't worth its 30 here
    for programme in found:
        trial = Table(table.game.copy())
        before = trial.accounts()
        trial.game.apply_all(programme.actions, by="P1")
        after = trial.accounts()
        assert after["P1"] - before["P1"] == programme.to_owner
        assert after["11"] - before["11"] == programme.to_company - programme.fee
        assert sum(after[major] - before[major] for major in programme.services) == programme.fee


def test_programmes_pay_the_owners_major_most() -> None:
    """Of three wagons the one of the owner's major comes last, for the highest fee."""
    table = running(
        "11", ALL_WAGONS, "2", "3", phase="green", at=["C8.0"],
        majors={"SNW": {"director": "P1", "shares": {"P1": 40}}, "RÁBA": {"shares": {"P1": 10}}},
    )  # fmt: skip
    (full,) = [each for each in table.game.programmes() if len(each.services) == 3]
    assert full.services == ("G&C", "RÁBA", "SNW")


def test_programmes_only_while_a_run_is_to_come() -> None:
    """None for a major, after the run, or without a train."""
    table = running("13", {"I2": "57/2"}, "2")
    assert table.game.programmes()
    table.run_best()
    assert table.game.programmes() == []
    majors = {"SIK": {"director": "P1", "shares": {"P1": 20}, "cash": 100}}
    assert position(majors=majors, turn="SIK").game.programmes() == []
    assert running("13", {"I2": "57/2"}).game.programmes() == []
