"""Chapters 5.4 and 5.6: routes and what they earn, each on a board of tiles."""

from __future__ import annotations

import pytest

from engine.actions import Offer, RouteClaim, Run
from engine.board.routing.route_claims import verify
from engine.board.routing.route_problem import Claim, RouteError
from engine.events import Paid
from engine.titles.t18mag.running import problem
from tests.titles.t18mag.boards import CROSSING, JUNCTION, LINE, TWO_REDS, earned, running
from tests.titles.t18mag.table import PASS, position, run, told, wagon

# --- 5.4 routes


def test_5_4_1_running_is_compulsory() -> None:
    """While a legal route exists there's no passing, and no run of nothing."""
    table = running("3", LINE, "2", phase="green")
    table.refused(PASS, "turn.must_act", "5.4.1", step="run", company="3")
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
    table.refused(run("2: E10.0"), "route.fewer_than_two", "5.4.2", train="2", count=1)
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
    table.refused(bare, "route.ways", "5.4.2", train="2", stops=2, ways=0)


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
    table.refused(run("3: C8.0 C6.0 D7.0"), "route.through_end", "5.4.6", stop="C6.0", train="3")


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
    table.refused(both, "route.shared_side", "5.4.8", train="2", beside="2")
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
