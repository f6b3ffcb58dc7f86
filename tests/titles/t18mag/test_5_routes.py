"""Chapter 5.4 to 5.6: routes, wagons, income, each on a board of tiles."""

from __future__ import annotations

import pytest

from engine.actions import Offer, RouteClaim, Run
from engine.board.route_claims import verify
from engine.board.route_problem import Claim, RouteError
from engine.events import Paid, TrainsRan
from engine.titles.t18mag.actions import WagonBought
from engine.titles.t18mag.running import problem
from tests.titles.t18mag.table import PASS, Table, buy, position, run, told, wagon

LINE = {"B9": "4/0", "C8": "6/3", "D9": "57/2", "E10": "6/2", "E12": "209/0"}
"""Mine A10 – town B9 – Pozsony – Győr – Székesfehérvár – Budapest (40)."""
JUNCTION = {"E10": "57/0", "C12": "57/0", "D13": "4/1", "D11": "23/0"}
"""Székesfehérvár – D11, where the track divides to Selmecbánya (C12) and the town D13."""
CROSSING = {"E10": "57/0", "C12": "57/0", "D9": "57/1", "D13": "4/1", "D11": "20/0"}
"""Székesfehérvár – Selmecbánya crosses Győr – D13."""
KASSA = {"B17": "6/1", "B15": "4/1"}
"""Town B15 – Kassa – mine A18."""
ALL_WAGONS = {"C8": "6/1", "B9": "4/0", "B11": "9/2", "C12": "57/2", "D13": "58/0", "E12": "209/0"}
"""Bécs – Pozsony – town B9 – mine A10 – Selmecbánya – town D13 – Budapest."""
TWO_REDS = {"D7": "6/0", "E6": "4/0", "F5": "8/3", "G6": "3/1", "G4": "8/4", "H3": "8/1"}
"""Bécs – Sopron – town E6 – town G6 – Trieszt."""


def running(minor: str, tiles: dict[str, str], *trains: str, phase: str = "yellow", cash: int = 100, **more) -> Table:
    """The minor (of P1) in its run step; `at` and `others` are its stations and the other pieces."""
    pieces = {"cash": cash, "trains": list(trains)}
    if "at" in more:
        pieces["at"] = more.pop("at")
    minors = {minor: pieces, **more.pop("others", {})}
    return position(minors=minors, tiles=tiles, turn=minor, step="run", phase=phase, **more)


def earned(applied) -> int:
    """Income and mine of a run."""
    (ran,) = told(applied, TrainsRan)
    assert sum(ran.values) == ran.revenue + ran.extra
    return ran.revenue + ran.extra


# --- 5.4 routes


def test_5_4_1_running_is_compulsory() -> None:
    """While a legal route exists there's no passing, and no run of nothing."""
    table = running("3", LINE, "2", phase="green")
    table.refused(PASS, "turn.must_act", "5.4", step="run", company="3")
    table.refused(run(), "route.not_best", "5.4.10", claimed=0, best=60)


def test_5_4_1_no_route_no_run() -> None:
    """The step is passed by itself; likewise without a train."""
    for tiles, trains in (({"E10": "57/0"}, ["2"]), (LINE, [])):
        table = position(minors={"3": {"trains": trains}}, tiles=tiles, turn="3", step="scrap", phase="green")
        if trains:
            table.passes()
            assert table.to_act[2] != "run"
        else:
            table.passes()
            assert table.to_act[1:] == ("3", "track")  # the next round: nothing could be done in this one


def test_5_4_1_one_route_a_train() -> None:
    """Two claims for one train, or one for a train not held."""
    table = running("3", LINE, "2", phase="green")
    two = run("2: D9.0 E10.0", "2: E10.0 E12.0")
    table.refused(two, "route.no_such_train", "5.4.1", train="2")
    table.refused(run("4: D9.0 E10.0"), "route.no_such_train", "5.4.1", train="4")


def test_5_4_2_at_least_two_locations() -> None:
    """One stop is no route; none is none."""
    table = running("3", LINE, "2", phase="green")
    table.refused(run("2: E10.0"), "route.fewer_than_two", "5.4.2", count=1)
    table.refused(run("2: "), "route.fewer_than_two", "5.4.2", count=0)


def test_5_4_2_one_of_them_an_own_station() -> None:
    """Pozsony – Győr has no station of minor 3."""
    table = running("3", LINE, "2", phase="green")
    table.refused(run("2: C8.0 D9.0"), "route.no_token", "5.4.2")


def test_5_4_2_connected_by_track() -> None:
    """Every stop is reached, and between two stops there's this track."""
    table = running("3", LINE, "2", phase="green")
    table.refused(run("2: E10.0 C16.0"), "route.unreached", "5.4.2", node="C16.0")
    table.refused(run("2: E10.0 Z9.7"), "route.unreached", "5.4.2", node="Z9.7")
    table.refused(run("2: E10.0 D11 E12.0"), "route.no_track", "5.4.2", start="E10.0", end="E12.0")
    bare = Run((RouteClaim("2", ("E10.0", "E12.0"), ()),))
    table.refused(bare, "route.ways", "5.4.2", stops=2, ways=0)


def test_5_4_3_the_range_is_a_most() -> None:
    """A 3-train visits three locations; a shorter route is legal, but rarely the best."""
    table = running("3", LINE, "3", phase="green")
    table.refused(run("3: C8.0 D9.0 E10.0 E12.0"), "route.too_long", "5.4.3", count=4, limit=3)
    table.act(run("3: D9.0 E10.0 E12.0"), pays={"3": 40, "P1": 40})


def test_5_4_3_no_location_is_passed_over() -> None:
    """From Székesfehérvár to Pozsony one calls at Győr."""
    table = running("3", LINE, "2", phase="green")
    table.refused(run("2: E10.0 D9 C8.0"), "route.no_track", "5.4.2", start="E10.0", end="C8.0")


def test_5_4_4_no_side_twice() -> None:
    """C12 – E10 – D13 would use the side between E10 and D11 twice."""
    table = running("3", JUNCTION, "3", phase="green")
    table.refused(run("3: C12.0 D11 E10.0 D11 D13.0"), "route.side_twice", "5.4.4")


def test_5_4_4_no_reversing_at_a_junction() -> None:
    """On tile 23 one can't turn from one branch to the other."""
    table = running("3", JUNCTION, "3", phase="green", at=["E10.0", "C12.0"])
    table.refused(run("3: E10.0 D11 C12.0 D11 D13.0"), "route.no_track", "5.4.2", start="C12.0", end="D13.0")


def test_5_4_4_no_changing_of_track_at_a_crossing() -> None:
    """On tile 20 the two lines don't meet."""
    table = running("3", CROSSING, "3", phase="green", at=["E10.0", "D9.0"])
    table.refused(run("3: E10.0 D11 D13.0"), "route.no_track", "5.4.2", start="E10.0", end="D13.0")


def test_5_4_5_no_location_twice() -> None:
    """A ring from Székesfehérvár by Győr and back."""
    ring = {"E10": "5/2", "D9": "5/4", "D11": "7/0"}
    table = running("3", ring, "3")
    table.refused(run("3: E10.0 D9.0 D11 E10.0"), "route.repeated_stop", "5.4.5", stop="E10.0")
    table.act(run("3: D9.0 D11 E10.0"))


def test_5_4_5_buda_and_pest_are_two() -> None:
    """On yellow Budapest one travels from Budapest to Budapest; 30 + 20 + 30."""
    tiles = {"E12": "L33/2", "F13": "5/1", "F11": "7/3"}
    table = running("1", tiles, "3", at=["E12.0"])
    assert earned(table.act(run("3: E12.0 F13.0 F11 E12.1"), pays={"1": 40, "P1": 40})) == 80


def test_5_4_5_the_two_cities_of_a_green_double_hex() -> None:
    """40 + 20 + 40."""
    tiles = {"G14": "8859/0", "G16": "5/1", "F15": "7/5"}
    table = running("4", tiles, "3", phase="green", at=["G14.0"])
    assert earned(table.act(run("3: G14.0 G16.0 F15 G14.1"))) == 100


def test_5_4_6_red_areas_are_ends() -> None:
    """Pozsony – Bécs – Sopron runs through a red area."""
    tiles = {"C8": "57/1", "D7": "57/2"}
    table = running("11", tiles, "3", at=["D7.0", "C8.0"])
    table.refused(run("3: C8.0 C6.0 D7.0"), "route.through_blocked", "5.4.7", stop="C6.0")


def test_5_4_6_both_ends_may_be_red() -> None:
    """Bécs 30 – Sopron 20 – 10 – 10 – Trieszt 20 = 90; with RÁBA's wagon 110, as the bonus comes once (5.5.4)."""
    route = run("6: C6.0 D7.0 E6.0 F5 G6.0 G4 H3 H1.0")
    assert earned(running("11", TWO_REDS, "6").act(route)) == 90
    table = running("11", TWO_REDS, "6")
    table.act(wagon("RÁBA"), pays={"11": -10, "RÁBA": 10})
    assert earned(table.act(route)) == 110


def test_5_4_6_one_red_area_is_not_both_ends() -> None:
    """Trieszt – Fiume – H3 – Trieszt: the same area by two sides. 5.4.5"""
    table = running("13", {"I2": "5/2", "H3": "7/0"}, "3")
    table.refused(run("3: H1.0 I2.0 H3 H1.0"), "route.repeated_stop", "5.4.5", stop="H1.0")


def test_15_34_a_city_full_of_others_tokens() -> None:
    """City with 2 slots, both foreign (one of a major): may end there, not pass. 5.4.7"""
    tiles = {**LINE, "D9": "14/2"}
    blocked = {"others": {"11": {"at": ["D9.0"]}}, "majors": {"SIK": {"at": ["D9.0"]}}}
    table = running("3", tiles, "3", phase="green", at=["E10.0", "C8.0"], **blocked)
    table.refused(run("3: E10.0 D9.0 C8.0"), "route.through_blocked", "5.4.7", stop="D9.0")
    assert earned(table.act(run("3: D9.0 E10.0 E12.0"))) == 40 + 20 + 40
    beyond = running("3", tiles, "3", phase="green", **blocked)
    beyond.refused(run("3: E10.0 D9.0 C8.0"), "route.unreached", "5.4.2", node="C8.0")


def test_5_4_7_an_own_token_keeps_it_open() -> None:
    """Győr with a foreign token and the minor's own."""
    tiles = {**LINE, "D9": "14/2"}
    table = running("3", tiles, "3", phase="green", at=["E10.0", "D9.0"], others={"11": {"at": ["D9.0"]}})
    table.act(run("3: D9.0 E10.0 E12.0"))
    other = running(
        "3", {**tiles, "E12": "L33/2"}, "3", phase="green", at=["E10.0", "D9.0"], others={"11": {"at": ["D9.0"]}}
    )
    other.act(run("3: E10.0 D9.0 C8.0"))


def test_15_31_two_branches_serve_one_train() -> None:
    """Two trains over the two branches of a tile 23: refused, shared side. 5.4.8"""
    table = running("3", JUNCTION, "2", "2", phase="green")
    both = run("2: E10.0 D11 C12.0", "2: E10.0 D11 D13.0")
    table.refused(both, "route.shared_side", "5.4.8")
    assert earned(table.run_best()) == 40


def test_15_32_two_trains_cross_without_a_location() -> None:
    """Two trains cross on a tile 20 without location: legal. 5.4.8"""
    table = running("3", CROSSING, "2", "2", phase="green", at=["E10.0", "D9.0"])
    assert earned(table.act(run("2: E10.0 D11 C12.0", "2: D9.0 D11 D13.0"))) == 70


def test_5_4_8_two_trains_may_meet_at_a_location() -> None:
    """Both call at Székesfehérvár, by different track."""
    table = running("3", LINE, "2", "2", phase="green")
    assert earned(table.act(run("2: D9.0 E10.0", "2: E10.0 E12.0"))) == 100


def test_15_33_two_trains_end_in_one_red_area() -> None:
    """Two trains end in the same red area by different sides: legal; RÁBA bonus once. 5.4.8, 5.5.4"""
    table = running("11", {"C8": "57/1", "D7": "57/2"}, "2", "2", at=["D7.0", "C8.0"])
    table.act(wagon("RÁBA"))
    assert earned(table.act(run("2: C6.0 C8.0", "2: C6.0 D7.0"))) == 50 + 50 + 20


def test_5_4_9_cities_of_others_and_of_undrafted_minors() -> None:
    """Sopron, home of an undrafted minor, and Budapest, home of a drafted one."""
    table = position(minors={"3": {"at": ["D9.0"]}}, tiles={"D9": "57/1", "D7": "6/2"}, turn="3", step="run")
    assert earned(table.act(run("2: D7.0 D9.0"))) == 40
    other = running("3", LINE, "2", phase="green", others={"1": {"at": ["E12.0"]}})
    assert earned(other.act(run("2: E10.0 E12.0"))) == 60


def test_5_4_10_the_best_run_is_demanded() -> None:
    """Székesfehérvár – Győr earns 40, Székesfehérvár – Budapest 60."""
    table = running("3", LINE, "2", phase="green")
    table.refused(run("2: D9.0 E10.0"), "route.not_best", "5.4.10", claimed=40, best=60)
    (offer,) = table.offered("run")
    assert isinstance(offer, Offer)
    assert offer.proposal == (run("2: E10.0 E12.0"),)


def test_5_4_10_in_free_mode_any_legal_set_is_accepted() -> None:
    """As recorded games have it; illegal routes stay illegal."""
    table = running("3", LINE, "2", phase="green", options={"routes": "free"})
    table.refused(run("2: C8.0 D9.0"), "route.no_token", "5.4.2")
    table.act(run("2: D9.0 E10.0"), pays={"3": 20, "P1": 20})


def test_5_4_10_mine_values_count_towards_the_total() -> None:
    """Kassa 20 – Miskolc 20 would be 40; Kassa – town with the mine is 30 + 30."""
    tiles = {"B17": "15/0", "B15": "4/1", "C16": "57/0"}
    table = running("6", tiles, "2", phase="green")
    table.act(wagon("SNW"))
    assert earned(table.act(run("2: C16.0 B17.0 A18.0"))) == 20 + 30 + 30


def test_5_4_10_equal_totals_are_equally_good() -> None:
    """Two ways to the best total: either is accepted, though one is proposed."""
    tiles = {"E10": "14/2", "D9": "57/2", "D11": "9/0", "C12": "57/0"}
    for route in ("2: D9.0 E10.0", "2: C12.0 D11 E10.0"):
        table = running("3", tiles, "2", phase="green")
        assert earned(table.act(run(route))) == 50


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


def test_15_27_a_plus_train_visits_no_further_cities() -> None:
    """3-train with G&C over four cities: refused. 5.5.5"""
    table = running("3", LINE, "3", phase="green")
    table.act(wagon("G&C"))
    table.refused(run("3: C8.0 D9.0 E10.0 E12.0"), "route.too_long", "5.4.3", count=4, towns=0)
    table.act(run("3: B9.0 C8.0 D9.0 E10.0"))


def test_15_28_a_wagon_without_effect() -> None:
    """G&C bought, longest route has n locations: refused, wagon without effect. 5.5.7"""
    table = running("13", {"I2": "57/2"}, "2")
    table.refused(wagon("G&C"), "wagon.no_effect", "5.5.7", company="G&C", bought=[])
    table.refused(wagon("SNW"), "wagon.no_effect", "5.5.7", company="SNW")
    other = running("3", LINE, "3", phase="green")
    other.refused(wagon("RÁBA"), "wagon.no_effect", "5.5.7", company="RÁBA")
    other.act(wagon("G&C"))
    other.refused(run("3: D9.0 E10.0 E12.0"), "route.cover_missing", "5.5.7")


def test_5_5_7_in_free_mode_too() -> None:
    """A wagon bought must be used, whatever the routes are worth."""
    table = running("13", {"I2": "57/2"}, "2", options={"routes": "free"})
    table.act(wagon("RÁBA"))
    table.refused(run(), "route.cover_missing", "5.5.7")
    table.refused(PASS, "turn.must_act", "5.4")


def test_5_5_7_a_wagon_may_need_another_to_come() -> None:
    """2-train at Győr: the mine lies behind Pozsony and a town, so SNW needs G&C (20) too."""
    tiles = {"B9": "4/0", "C8": "6/3", "D9": "57/2"}
    poor = running("3", tiles, "2", at=["D9.0"], cash=29)
    poor.refused(wagon("SNW"), "wagon.no_effect", "5.5.7", bought=[])
    table = running("3", tiles, "2", at=["D9.0"], cash=30)
    table.act(wagon("SNW"))
    assert not table.offered("run")
    table.refused(PASS, "turn.must_act", "5.4")
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
    table.refused(both, "route.shared_resource", "5.5.3")


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
    """30, later 50, all to the treasury."""
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


# --- 5.6 income


def test_15_35_tokens_of_two_majors() -> None:
    """City with tokens of two majors, value 40: counts 60. 5.6.1"""
    majors = {"SIK": {"at": ["E12.0"]}, "MÁVAG": {"at": ["E12.0"]}}
    table = running("3", LINE, "2", phase="green", majors=majors)
    assert earned(table.act(run("2: E10.0 E12.0"))) == 20 + 60


def test_5_6_1_tokens_of_minors_add_nothing_and_only_the_city_with_the_token_counts() -> None:
    """On yellow Budapest a major on Pest doesn't help Buda."""
    tiles = {"E12": "L33/2", "F13": "5/1", "F11": "7/3"}
    majors = {"SIK": {"at": ["E12.1"]}}
    table = running("1", tiles, "2", at=["E12.0"], majors=majors, others={"3": {"at": ["F13.0"]}})
    assert earned(table.act(run("2: E12.0 F13.0"))) == 50
    three = running("1", tiles, "3", at=["E12.0"], majors=majors)
    assert earned(three.run_best()) == 30 + 20 + 40


@pytest.mark.parametrize(("phase", "worth"), [("yellow", 30), ("green", 40), ("brown", 50), ("gray", 70)])
def test_16_3_red_areas_by_phase(phase: str, worth: int) -> None:
    """Bécs 30, 40, 50, 70."""
    table = running("11", {"D7": "57/2"}, "2", phase=phase)
    assert earned(table.act(run("2: C6.0 D7.0"))) == 20 + worth


def test_5_6_2_half_and_half_always() -> None:
    """60 of income: 30 to the treasury, 30 to the owner; the bank pays; nothing may be withheld."""
    table = running("3", LINE, "2", phase="green", others={})
    applied = table.act(run("2: E10.0 E12.0"), pays={"3": 30, "P1": 30})
    assert {each.payer for each in told(applied, Paid) if each.reason == "income"} == {"bank"}


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


# --- claims that cannot come through the door, asked of the check of claims itself


def test_claims_by_index_are_checked_too() -> None:
    """Unknown indices, a train claimed twice, legs that don't join: the door's notation can't say these."""
    table = running("3", LINE, "3", "3", phase="green")
    found = problem(table.game.view, "3", 0)
    places = {stop.node: index for index, stop in enumerate(found.stops)}
    leg = next(i for i, each in enumerate(found.legs) if {each.a, each.b} == {places["E10.0"], places["E12.0"]})
    good = Claim(0, (places["E10.0"], places["E12.0"]), (leg,))
    assert verify(found, (good,)).total == 60
    for bad, reason in (
        (Claim(7, good.stops, good.legs), "route.unknown"),
        (Claim(0, (places["E10.0"], 99), good.legs), "route.unknown"),
        (Claim(0, good.stops, (99,)), "route.unknown"),
        (Claim(0, (places["E10.0"], places["D9.0"]), good.legs), "route.disconnected"),
    ):
        with pytest.raises(RouteError) as caught:
            verify(found, (bad,))
        assert caught.value.reason == reason
    with pytest.raises(RouteError) as caught:
        verify(found, (good, good))
    assert caught.value.reason == "route.train_twice"
