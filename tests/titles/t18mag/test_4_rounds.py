"""Chapters 4 and 10: rounds, phases, the order of operating, and the end of the game."""

from __future__ import annotations

import pytest

from engine.events import GameEnded, GameEnding, PhaseChanged, RoundStarted, TurnStarted
from engine.game import Applied
from engine.hints import Remark
from tests.titles.t18mag.table import PASS, Table, buy, pay_out, position, sell, station, told

NEXT = {"yellow": "green", "green": "brown", "brown": "gray"}


def idle(cash: int = 0, **more) -> Table:
    """Minor 3, without a train or any track, in its track step; nobody else has anything to do.

    With 80 Ft left after a purchase its turn waits for a pass.
    """
    minors = {"3": {"trains": [], "cash": cash}, **more.pop("others", {})}
    return position(minors=minors, turn="3", **more)


def finish_round(table: Table) -> list[Applied]:
    """Pass until the round is over; rounds in which nobody can do anything go by at once."""
    here, done = table.round, list[Applied]()
    while table.round == here:
        done.append(table.act(PASS))
    return done


def rounds(applied: list[Applied]) -> list[str]:
    """The rounds that began, as `SR 2` and `OR 2.1 of 2`."""
    found: list[str] = []
    for each in (event for one in applied for event in told(one, RoundStarted)):
        name = f"OR {each.set_number}.{each.round_number} of {each.of}"
        found.append(name if each.round == "operating" else f"SR {each.set_number}")
    return found


def buys(table: Table, train: str, minor: str = "3") -> Applied:
    """Go on to the minor's next purchase and buy."""
    table.go_to(minor, "trains")
    return table.act(buy(train, table.game.title.trains[train].price))


# --- 4.1, 4.2 sequence and length


@pytest.mark.parametrize(("phase", "length"), [("yellow", 1), ("green", 2), ("brown", 2)])
def test_4_2_length_of_a_set(phase: str, length: int) -> None:
    """Yellow one round, green two, brown two (grey three: see 10.1); a stock round before each set."""
    table = idle(phase=phase, rounds_left=0)
    assert rounds(finish_round(table)) == ["SR 2", f"OR 2.1 of {length}"]
    for number in range(2, length + 1):
        assert rounds(finish_round(table)) == [f"OR 2.{number} of {length}"]


def test_4_2_the_length_is_fixed_before_the_set() -> None:
    """A phase reached during the set doesn't lengthen it."""
    table = idle(280)
    buys(table, "4")
    assert table.phase == "green"
    assert table.round == "OR 1.1"
    assert rounds(finish_round(table)) == ["SR 2", "OR 2.1 of 2"]


# --- 4.3, 4.4 phases by purchase


def test_15_37_the_first_of_any_type_opens_green() -> None:
    """4-train sold as the first of the three types: phase green, sets of two after the next SR; LdStEG 100.
    4.4, 5.7.1
    """
    table = idle(200, others={"13": {"trains": [], "cash": 0}})
    table.go_to("3", "trains")
    applied = table.act(buy("4", 200), pays={"3": -200, "LdStEG": 100})
    assert told(applied, PhaseChanged) == [PhaseChanged("yellow", "green", "4")]
    assert rounds(finish_round(table)) == ["SR 2", "OR 2.1 of 2"]


@pytest.mark.parametrize("order", [("3", "4", "6"), ("6", "3", "4"), ("4", "6", "3")])
def test_4_4_the_order_of_types_is_free(order: tuple[str, str, str]) -> None:
    """The first opened starts green, the second brown, the third grey."""
    names = iter(NEXT.values())
    minors = {number: {"trains": [], "cash": 640} for number in ("3", "5", "8")}
    table = position(minors=minors, turn="3")
    for minor, train in zip(minors, order, strict=True):
        buys(table, train, minor)
        assert table.phase == next(names)


def test_4_4_only_the_first_of_a_type_counts() -> None:
    """A second 3-train and a 2-train change nothing."""
    table = idle(320)
    table.go_to("3", "trains")
    table.act(buy("3", 120))
    assert not told(table.act(buy("3", 120)), PhaseChanged)
    assert table.phase == "green"
    assert not told(buys(idle(80), "2"), PhaseChanged)


def test_4_3_effects_hold_at_once() -> None:
    """A later minor of the same round may lay green."""
    table = idle(120, others={"13": {}}, tiles={"I2": "57/2"})
    buys(table, "3")
    table.go_to("13", "track")
    assert table.can_lay("I2", "237") == {2}


def test_4_3_trains_never_rust() -> None:
    """In grey a 2-train still is one."""
    table = position(minors={"3": {"trains": ["2"], "cash": 0}}, turn="3", phase="gray")
    finish_round(table)
    assert table.trains("3") == ["2"]


def test_15_65_two_types_opened_in_one_round() -> None:
    """First 4 and first 3 are bought in one OR by different minors: two phase changes, both at once in force; one SR
    follows. 4.4, 4.6
    """
    table = position(minors={n: {"trains": [], "cash": 200} for n in ("3", "5")}, turn="3")
    buys(table, "4", "3")
    assert table.phase == "green"
    buys(table, "3", "5")
    assert table.phase == "brown"
    assert rounds(finish_round(table)) == ["SR 2", "OR 2.1 of 2"]


def test_15_38_the_set_is_cut_short() -> None:
    """First 3-train bought in OR 1 of 2: OR finishes, SR follows, OR 2 not played. 4.6"""
    table = idle(200, phase="green", indicators=("3", "6"), rounds_left=1)
    buys(table, "3")
    assert table.phase == "brown"
    assert rounds(finish_round(table)) == ["SR 2", "OR 2.1 of 2"]


def test_trap_11_rounds_are_counted_and_played_rightly_when_the_phase_changes_within_a_set() -> None:
    """A set has as many rounds as the phase before it says; one that a new phase cuts short stays so. 4.2, 4.6"""
    table = idle(200)
    buys(table, "3")
    assert (table.phase, table.game.view.phase.operating_rounds, table.round) == ("green", 2, "OR 1.1")
    assert rounds(finish_round(table)) == ["SR 2", "OR 2.1 of 2"]
    assert rounds(finish_round(table)) == ["OR 2.2 of 2"]
    assert rounds(finish_round(table)) == ["SR 3", "OR 3.1 of 2"]


def test_15_39_a_trade_between_minors_is_no_sale() -> None:
    """A 3-train bought from another minor: no phase change, not a sale for markers. 4.4, 4.5"""
    table = idle(50, others={"5": {"trains": ["3"], "cash": 0}})
    table.go_to("3", "trains")
    assert not told(table.act(buy("3", 50, "5")), PhaseChanged)
    finish_round(table)
    assert table.phase == "yellow"
    assert table.game.state.own.markers == {"3": 1}
    assert table.game.state.own.indicators == ["3", "4", "6"]


# --- 4.5 phases by markers


def test_15_40_the_third_marker_advances_the_phase() -> None:
    """ORs: none, one 2-train, none, none: third marker on stack 3 after the fourth OR: phase advances. 4.5.3"""
    table = idle(160)
    finish_round(table)
    assert table.game.state.own.markers == {"3": 1}
    buys(table, "2")
    finish_round(table)
    assert table.game.state.own.markers == {"3": 1}
    finish_round(table)
    assert table.game.state.own.markers == {"3": 2}
    applied = finish_round(table)
    assert told(applied[-1], PhaseChanged) == [PhaseChanged("yellow", "green", "no_sale")]
    assert (table.game.state.own.markers, table.game.state.own.indicators) == ({}, ["4", "6"])
    assert rounds(applied) == ["SR 5", "OR 5.1 of 2"]


def test_15_40_recorded_games_count_rounds_in_a_row() -> None:
    """Peer: count 2, not yet."""
    table = idle(160, options={"no_train_rule": "18xx.games"})
    finish_round(table)
    buys(table, "2")
    for _ in range(3):
        finish_round(table)
    assert (table.phase, table.game.state.own.rounds_without_sale) == ("yellow", 2)
    finish_round(table)
    assert (table.phase, table.game.state.own.rounds_without_sale) == ("green", 0)


def test_15_41_a_stack_without_indicator_starts_no_phase() -> None:
    """After 40 the first 3-train is sold: no phase change (peer: brown). 4.5.4"""
    table = idle(120, markers={"3": 2})
    finish_round(table)
    assert table.phase == "green"
    buys(table, "3")
    assert table.phase == "green"
    peer = idle(120, options={"no_train_rule": "18xx.games"})
    for _ in range(3):
        finish_round(peer)
    assert peer.phase == "green"
    buys(peer, "3")
    assert peer.phase == "brown"


def test_4_5_1_the_cheapest_stack_with_an_indicator() -> None:
    """Once the 3s are open the markers go on the 4s, then on the 6s."""
    table = idle(phase="green", indicators=("6", "4"))
    finish_round(table)
    assert table.game.state.own.markers == {"4": 1}
    last = idle(phase="brown", indicators=("6",))
    finish_round(last)
    assert last.game.state.own.markers == {"6": 1}


def test_4_5_3_opening_a_stack_returns_its_markers() -> None:
    """Two markers on the 3s, then the first 3 is sold; the next round's marker is the first on the 4s."""
    table = idle(200, markers={"3": 2})
    buys(table, "3")
    assert table.game.state.own.markers == {}
    finish_round(table)
    assert table.game.state.own.markers == {}  # a train was sold in that round
    finish_round(table)
    assert table.game.state.own.markers == {"4": 1}


def test_4_5_3_opening_another_stack_leaves_them() -> None:
    """Two markers on the 3s; the first 4 is sold."""
    table = idle(200, markers={"3": 2})
    buys(table, "4")
    assert table.game.state.own.markers == {"3": 2}


def test_4_5_without_indicators_no_markers() -> None:
    """In grey all three are used up."""
    table = idle(phase="gray")
    finish_round(table)
    assert table.game.state.own.markers == {}


def test_4_6_a_phase_by_markers_cuts_the_set_short_too() -> None:
    """Third marker at the end of OR 1 of 2."""
    table = idle(phase="green", markers={"4": 2}, rounds_left=1)
    assert rounds(finish_round(table)) == ["SR 2", "OR 2.1 of 2"]
    assert table.phase == "brown"


# --- 4.8, 4.9 who operates


def test_4_8_minors_by_number_then_majors_by_price() -> None:
    """Ascending numbers (2 before 10); descending prices, on equal price the one on top first."""
    minors = {number: {"trains": [], "cash": 0} for number in ("10", "2", "13")}
    table = position(minors=minors, majors={"SNW": {"price": 70}, "SIK": {"price": 90}}, turn="2")
    applied = finish_round(table)
    turns = [event.company for one in applied for event in told(one, TurnStarted)]
    order = ["10", "13", "SIK", "MÁVAG", "SNW", "SzKÉV", "LdStEG", "RÁBA", "G&C"]
    assert turns[: len(order)] == order


def test_4_8_the_order_is_fixed_at_the_start_of_the_round() -> None:
    """A price that rises past others' doesn't change whose turn is next."""
    majors = {
        "SIK": {"price": 80, "cash": 300, "director": "P1", "shares": {"P1": 20}},
        "SNW": {"price": 75, "cash": 10, "director": "P2", "shares": {"P2": 20}},
        "G&C": {"price": 70, "cash": 10, "director": "P3", "shares": {"P3": 20}},
    }
    table = position(majors=majors, turn="SIK", step="dividend", waiting=("SNW", "G&C"))
    table.act(pay_out(210))
    assert (table.to_act[:2], table.price("SIK")) == (("P2", "SNW"), 100)


def test_4_9_the_director_acts_for_a_major() -> None:
    """Not another player."""
    majors = {"SIK": {"cash": 50, "director": "P2", "shares": {"P2": 20, "P1": 10}}}
    table = position(majors=majors, turn="SIK", step="station")
    table.refused(station("E10.0"), "turn.other_player", "7.2", by="P1", player="P2", step="station")
    table.act(station("E10.0"), by="P2")


# --- 10 the end


def test_15_42_grey_by_markers() -> None:
    """Third marker starts grey at the end of an OR: one SR, three ORs, end. 10.1"""
    table = idle(phase="brown", markers={"6": 2})
    applied = finish_round(table)
    assert told(applied[-1], GameEnding) == [GameEnding()]
    assert table.phase == "gray"
    assert rounds(applied) == ["SR 2", "OR 2.1 of 3"]
    later = [*finish_round(table), *finish_round(table)]
    assert rounds(later) == ["OR 2.2 of 3", "OR 2.3 of 3"]
    last = finish_round(table)
    assert told(last[-1], GameEnded) == [GameEnded()]
    assert (table.round, table.game.decision) == ("end", None)


def test_15_42_recorded_games_play_one_set_more() -> None:
    """Peer: when the last phase comes by markers."""
    table = idle(phase="brown", markers={"6": 2}, options={"last_phase_by_markers_extra_set": True})
    applied = finish_round(table)
    while table.round != "end":
        applied += finish_round(table)
    sets = [f"OR {number}.{each} of 3" for number in (2, 3) for each in (1, 2, 3)]
    assert rounds(applied) == ["SR 2", *sets[:3], "SR 3", *sets[3:]]


@pytest.mark.parametrize("extra", [False, True])
def test_10_1_grey_by_purchase(extra: bool) -> None:
    """The round is finished, one SR, three ORs; whatever the switch says about markers."""
    table = idle(320, phase="brown", rounds_left=1, options={"last_phase_by_markers_extra_set": extra})
    applied = [buys(table, "6")]
    assert told(applied[0], GameEnding) == [GameEnding()]
    while table.round != "end":
        applied.append(table.act(PASS))
    assert rounds(applied) == ["SR 2", "OR 2.1 of 3", "OR 2.2 of 3", "OR 2.3 of 3"]


def test_10_1_after_the_end_nothing_is_legal() -> None:
    """Everything is refused, nothing offered."""
    table = idle(phase="gray", final_sets=0)
    finish_round(table)
    assert table.game.decision is None
    assert list(table.game.legal()) == []
    table.refused(PASS, "game.over", "10")
    table.refused(buy("2", 80), "game.over", "10", by="P2")


def test_10_2_score() -> None:
    """Cash, and for each 10 % the price on the row; minors, their trains and all treasuries count nothing."""
    majors = {
        "SIK": {"price": 75, "cash": 500, "director": "P1", "shares": {"P1": 30, "P2": 10}},
        "SNW": {"price": 400, "shares": {"P2": 10}},
    }
    table = position(minors={"3": {"cash": 900}}, majors=majors, cash={"P1": 7, "P2": 11}, turn="3")
    result = table.game.result()
    assert {player: worth.total for player, worth in result.items()} == {"P1": 7 + 225, "P2": 11 + 400 + 75, "P3": 0}
    assert result["P2"].shares == (("SNW", 10, 400, 400), ("SIK", 10, 75, 75))
    assert result["P1"].cash == 7
    assert result["P3"].shares == ()


def test_10_3_equal_scores_share_the_place() -> None:
    """There's no tie-break: both have the same worth."""
    table = position(minors={"3": {}}, cash={"P1": 70, "P2": 70}, turn="3")
    result = table.game.result()
    assert result["P1"].total == result["P2"].total == 70


def test_10_4_no_bank_limit() -> None:
    """1.8: the bank is a signed account that pays whatever is due."""
    majors = {"SIK": {"price": 400, "director": "P1", "shares": {"P1": 60}}}
    table = position(majors=majors, minors={"3": {}}, cash={"P2": 100_000}, stock="P1")
    table.act(sell("SIK", 40), pays={"P1": 1600})
    assert table.game.state.bank == -100_000 - 1600 - 50


def test_4_5_indicators_and_markers_are_told_until_the_last_phase() -> None:
    table = position(stock="P1", phase="green", markers={"4": 2})
    figures = {"train": ("4", "6"), "stack": "4", "count": 2, "limit": 3}
    assert table.game.rulebook.ends(table.game.view) == [Remark("indicators", figures)]
    assert position(stock="P1", phase="gray").game.rulebook.ends(position(stock="P1", phase="gray").game.view) == []
