"""Absorption (chapter 11; edge cases 49 to 56, 76, 78 to 80, 82)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.actions import PlaceToken, RemoveToken, ScrapTrain
from engine.errors import IllegalAction
from engine.events import BankBroken
from engine.finance.holdings import POOL
from engine.titles.t1865.common import DRAGONS
from engine.titles.t1865.rounds.absorption import payment
from tests.titles.t1865.table import PASS, REPAY, Table, absorb, position, told

Pieces = dict[str, dict[str, Any]]
A: dict[str, Any] = {
    "kind": "major", "price": 210, "shares": {"P1": 60, "P2": 40}, "row": 5, "at": ["E43.0", "C35.0"], "traffic": 9,
}  # fmt: skip
"""FMS, the absorber, with a marker in Oristano; nothing left in its IPO."""
B: dict[str, Any] = {"price": 150, "shares": {"P1": 60}, "row": 5, "traffic": 3}
"""RCSF, the target, with a marker in Oristano only."""


def pair(a: dict[str, Any] | None = None, b: dict[str, Any] | None = None, **more: Any) -> Table:
    """FMS's turn, RCSF's comes later."""
    companies = {"FMS": {**A, **(a or {})}, "RCSF": {**B, **(b or {})}, **more.pop("companies", {})}
    return position(companies=companies, **{"turn": "FMS", "phase": "6", "rounds_left": 1, **more})


def test_11_3_by_the_zone_of_the_target() -> None:
    """Edge case 49: a green target at 150: 180 a share, white 160, red 150."""
    for row, trains, each in ((1, ["PH5"], 180), (3, ["PH6"], 160), (5, ["PH6"], 150)):
        table = pair(b={"row": row, "trains": trains})
        assert (payment(table.game.view, "FMS", "RCSF").each, each) == (each, each)


def test_11_4_means_in_order() -> None:
    """Money of both, then own IPO shares as far as needed, for which the bank pays (10.2), then loans."""
    table = pair({"cash": 100, "shares": {"P1": 60}}, {"cash": 50})
    plan = payment(table.game.view, "FMS", "RCSF")
    assert (plan.due, plan.cash, plan.shares, plan.price, plan.loans, plan.left) == (450, 150, 2, 210, 0, 120)
    table.act(absorb("FMS", "RCSF"), pays={"FMS": 20 + 50, "RCSF": -50, "P1": 450})
    assert (table.percent("FMS"), table.price("FMS")) == ({"P1": 60, POOL: 20, "ipo": 20}, 210)


def test_11_5_three_loans_together() -> None:
    """Edge case 50: absorber 1 loan, target 2, money short: not possible; no company has more than three (12.2)."""
    table = pair({"loans": 1, "cash": 100}, {"loans": 2})
    with pytest.raises(IllegalAction) as caught:
        payment(table.game.view, "FMS", "RCSF")
    assert (caught.value.reason, caught.value.figures["most"]) == ("absorb.too_dear", 100)
    assert table.to_act[2] == "track"


def test_11_4_a_full_pool_means_a_loan() -> None:
    """Edge case 51: at 50 % in the pool no IPO share is sold."""
    table = pair({"shares": {"P1": 30, POOL: 50}, "cash": 100})
    plan = payment(table.game.view, "FMS", "RCSF")
    assert (plan.shares, plan.loans, plan.left) == (0, 1, 150)
    table.act(absorb("FMS", "RCSF"))
    assert table.game.state.companies["FMS"].loans == 1


def test_11_3_pool_and_dragons_are_the_banks() -> None:
    """Edge case 52 (10.1)."""
    table = pair({"cash": 1000}, {"shares": {"P1": 40, POOL: 20, DRAGONS: 20}})
    table.act(absorb("FMS", "RCSF"), pays={"FMS": -600 + 50, "P1": 300})


def test_11_1_who_had_its_turn() -> None:
    """Edge case 53: an active absorption of one that has operated in this round is refused; a passive one isn't."""
    table = pair({"cash": 1000}, waiting=[])
    table.refused(absorb("FMS", "RCSF"), "absorb.had_its_turn", "11.1")
    table = pair({"cash": 1000}, turn="RCSF", waiting=[])
    table.act(absorb("FMS", "RCSF"), pays={"FMS": -450 + 50, "P1": 450})
    assert table.round == "OR 1.2"


def test_11_1_conditions() -> None:
    """Edge case 54 and the rest of 11.2: one president, both have operated, connected."""
    companies: Pieces = {
        "FA": {"shares": {"P1": 60}},
        "SFSS": {"shares": {"P2": 60}, "at": ["C25.0", "E43.0"]},
        "SFS": {"shares": {"P1": 60}, "at": ["H34.0", "F30.0"], "operated": False},
    }
    table = pair({"cash": 1000}, companies=companies)
    table.refused(absorb("FMS", "FA"), "absorb.not_connected", "11.2")
    table.refused(absorb("FMS", "SFSS"), "absorb.two_presidents", "11.1")
    table.refused(absorb("FMS", "SFS"), "absorb.not_operated", "11.2")
    table.refused(absorb("FA", "SFS"), "absorb.no_such_pair", "11.1")
    table.refused(absorb("FMS", "FMS"), "absorb.no_such_pair", "11.1")


def test_11_1_after_an_active_absorption() -> None:
    """The absorber may absorb again, but not be absorbed; then it has its normal turn."""
    companies: Pieces = {"SFS": {"shares": {"P1": 60}, "at": ["H34.0", "E43.0"]}}
    table = pair({"cash": 2000}, companies=companies)
    table.act(absorb("FMS", "RCSF"))
    table.refused(absorb("SFS", "FMS"), "absorb.has_absorbed", "11.1")
    table.act(absorb("FMS", "SFS"))
    assert table.to_act == ("P1", "FMS", "track")
    assert table.game.state.stack[1].waiting == []  # type: ignore[attr-defined]


def test_11_7_excess_trains() -> None:
    """Edge case 55: two and two in phase 6: two go to the pool at once, the president's choice."""
    table = pair({"cash": 1000, "trains": ["PH5", "PH5"]}, {"trains": ["PH4", "PH6"]})
    table.act(absorb("FMS", "RCSF"))
    assert table.to_act == ("P1", "FMS", "discard")
    decision = table.game.decision
    assert decision is not None
    assert (decision.clause, decision.default) == ("11.7", ScrapTrain("PH4"))
    table.refused(ScrapTrain("PH7"), "train.not_held", "11.7", train="PH7", company="FMS")
    table.act(ScrapTrain("PH5"))
    table.act(ScrapTrain("PH4"))
    assert (table.trains("FMS"), table.game.state.pool) == (["PH5", "PH6"], ["PH5", "PH4"])


def test_11_9_a_doubled_city() -> None:
    """Edge case 76: the target's only marker shares a city: connected, L.50 of the bank (10.2), no marker used, its
    traffic kept.
    """
    table = pair({"cash": 1000, "left": 2})
    table.act(absorb("FMS", "RCSF"), pays={"FMS": -450 + 50, "P1": 450})
    assert (table.at("FMS"), table.left("FMS"), table.traffic("FMS")) == (["C35.0", "E43.0"], 5, 12)
    assert (table.at("RCSF"), table.percent("RCSF")) == ([], {"ipo": 100})


def test_11_5_repaying_first() -> None:
    """Edge case 78: two and two loans, cash enough: refused; after the absorber has repaid one: allowed."""
    table = pair({"loans": 2, "cash": 2000}, {"loans": 2})
    assert table.to_act[2] == "absorb"
    table.refused(absorb("FMS", "RCSF"), "absorb.loans", "11.5", loans=4, most=3)
    table.act(REPAY, pays={"FMS": -500})
    table.act(absorb("FMS", "RCSF"))
    assert table.game.state.companies["FMS"].loans == 3


def test_11_9_one_marker_left() -> None:
    """Edge case 79: of two cities the one joined to the network is replaced, the other is lost without L.50."""
    markers = ["E43.0", "F30.0", "C25.0", "G23.0", "F16.0", "G3.0"]
    line = {"E41": "4/0", "E39": "8/0", "D38": "4/2", "C37": "8/3"}
    tiles = {**line, "E37": "15/0", "G23": "57/2"}
    table = pair(
        {"cash": 1000, "at": markers, "left": 0},
        {"at": ["C35.0", "E37.0"]},
        companies={"FCS": {"shares": {"P3": 60}, "at": ["D4.0"]}},
        tiles=tiles,
    )
    table.act(absorb("FMS", "RCSF"), pays={"FMS": -450, "P1": 450})
    assert (table.at("FMS"), table.left("FMS")) == (sorted([*markers, "C35.0"]), 0)
    assert table.game.view.free_slots("E37.0") == 2


def test_11_9_every_city_replaced_is_joined_to_another_marker() -> None:
    """Two markers left for three cities, of which one only is joined to the network: the other two are lost."""
    markers = ["E43.0", "F30.0", "C25.0", "G23.0", "F16.0"]
    line = {"E41": "4/0", "E39": "8/0", "D38": "4/2", "C37": "8/3"}
    table = pair(
        {"cash": 1000, "at": markers, "left": 0},
        {"at": ["C35.0", "E37.0", "G3.0"]},
        companies={"FCS": {"shares": {"P3": 60}, "at": ["D4.0"]}},
        tiles={**line, "E37": "15/0", "G23": "57/2"},
    )
    table.act(absorb("FMS", "RCSF"))
    assert (table.at("FMS"), table.left("FMS")) == (sorted([*markers, "C35.0"]), 1)


def test_11_9_the_president_chooses_the_city() -> None:
    """One marker left, two cities joined to the network: a decision."""
    markers = ["E43.0", "F30.0", "C25.0", "G23.0", "F16.0", "G3.0"]
    tiles = {"E41": "58/0", "E39": "9/0", "D42": "8/3", "D40": "4/0", "D38": "4/0", "D36": "9/0", "D34": "7/0"}
    tiles |= {"E37": "15/0", "G23": "57/2", "E41": "4/0"}
    table = pair({"cash": 1000, "at": markers, "left": 0}, {"at": ["C35.0", "E37.0"]}, tiles=tiles)
    table.act(absorb("FMS", "RCSF"))
    assert table.to_act == ("P1", "FMS", "markers")
    table.refused(PlaceToken("H34.0"), "absorb.no_such_city", "11.9")
    table.act(PlaceToken("E37.0"), pays={})
    assert table.at("FMS") == sorted([*markers, "E37.0"])


def test_11_9_mines() -> None:
    """Own mines may be given up, the target's may be taken; a second one of the district may not."""
    tiles = {"D42": "8/5", "C43": "173/2", "B42": "173/3"}
    table = pair({"cash": 1000, "at": ["E43.0", "C43.0", "C35.0"], "left": 1}, {"at": ["C35.0", "B42.0"]}, tiles=tiles)
    table.act(absorb("FMS", "RCSF"))
    table.refused(RemoveToken("E43.0"), "absorb.no_own_mine", "11.9")
    table.act(PASS)
    assert (table.at("FMS"), table.to_act[2]) == (["C35.0", "C43.0", "E43.0"], "track")
    table = pair({"cash": 1000, "at": ["E43.0", "C43.0", "C35.0"], "left": 1}, {"at": ["C35.0", "B42.0"]}, tiles=tiles)
    table.act(absorb("FMS", "RCSF"))
    table.act(RemoveToken("C43.0"))
    assert table.to_act[2] == "markers"
    table.refused(PlaceToken("C43.0"), "absorb.no_such_mine", "11.9")
    table.act(PlaceToken("B42.0"), pays={})
    assert (table.at("FMS"), table.left("FMS")) == (["B42.0", "C35.0", "E43.0"], 4)


def test_11_9_a_city_chosen_binds_the_next() -> None:
    """Two markers for three cities: who takes Oristano, joined to Arbatax alone, takes Arbatax and not Portovecchio."""
    to_arbatax = {"E41": "4/0", "E39": "8/4", "F38": "4/1", "G37": "8/1", "G35": "58/4", "H34": "5/1"}
    to_oristano = {"G33": "8/3", "G31": "7/0", "F32": "9/1", "E33": "4/1", "D34": "8/4", "D36": "7/2"}
    over_the_sea = {"G23": "57/2", "F22": "8/3", "F20": "9/0", "E17": "3/4"}
    cities = ["C35.0", "H34.0", "F16.0"]
    table = pair(
        {"cash": 1000, "at": ["E43.0", "F30.0", "C25.0", "G23.0", "G3.0"], "left": 0},
        {"at": cities},
        companies={"SFS": {"shares": {"P3": 60}, "at": ["D12.0"]}},
        tiles={**to_arbatax, **to_oristano, **over_the_sea, "C35": "O-green/0"},
    )
    table.act(absorb("FMS", "RCSF"))
    assert {each.node for each in table.offered("place_token")} == set(cities)  # type: ignore[union-attr]
    table.act(PlaceToken("C35.0"), pays={})
    assert (set(table.at("FMS")) & set(cities), table.left("FMS")) == ({"C35.0", "H34.0"}, 0)
    assert table.to_act[2] == "track"


FAR = ["F30.0", "C25.0", "G23.0", "F16.0", "G3.0"]
"""Cities that no track joins to Cagliari or Oristano."""


def test_11_9_with_markers_enough_no_connection_is_asked_for() -> None:
    """Two markers for two cities: both are replaced, though nothing joins Isili to the network."""
    line = {"E41": "4/0", "E39": "8/0", "D38": "4/2", "C37": "8/3"}
    table = pair(
        {"cash": 1000, "at": ["E43.0", *FAR[:4]], "left": 0},
        {"at": ["C35.0", "E37.0"]},
        companies={"FCS": {"shares": {"P3": 60}, "at": ["D4.0"]}},
        tiles={**line, "E37": "15/0", "G23": "57/2"},
    )
    table.act(absorb("FMS", "RCSF"))
    assert (table.at("FMS"), table.left("FMS")) == (sorted(["E43.0", *FAR[:4], "C35.0", "E37.0"]), 0)


@pytest.mark.parametrize(("others", "open_mines"), [(3, ["C39.0", "C43.0"]), (4, ["C43.0"]), (5, [])])
def test_11_9_with_few_markers_a_mine_must_be_joined(others: int, open_mines: list[str]) -> None:
    """Two, one, no marker left for two mines, of which Monteponi only is joined to Cagliari."""
    tiles = {"D42": "8/5", "C43": "173/2", "C39": "173/4", "G23": "57/2"}
    table = pair(
        {"cash": 1000, "at": ["E43.0", "C35.0", *FAR[:others]], "left": 0},
        {"at": ["C35.0", "C43.0", "C39.0"]},
        companies={"CFC": {"shares": {"P3": 60}, "at": ["D4.0"]}},
        tiles=tiles,
    )
    table.act(absorb("FMS", "RCSF"), pays={"FMS": -450 + 50, "P1": 450})
    assert sorted(each.node for each in table.offered("place_token")) == open_mines  # type: ignore[union-attr]
    assert table.to_act[2] == ("markers" if open_mines else "track")


def test_11_9_a_mine_must_be_joined_where_cities_were_too_many() -> None:
    """Two markers for three cities, of which one is joined: one marker is left, but not for a mine far away."""
    line = {"E41": "4/0", "E39": "8/0", "D38": "4/2", "C37": "8/3"}
    table = pair(
        {"cash": 1000, "at": ["E43.0", *FAR[:4]], "left": 0},
        {"at": ["C35.0", "E37.0", "G3.0", "A25.0"]},
        companies={"FCS": {"shares": {"P3": 60}, "at": ["D4.0"]}},
        tiles={**line, "E37": "15/0", "G23": "57/2", "A25": "173/4"},
    )
    table.act(absorb("FMS", "RCSF"))
    assert (table.left("FMS"), table.to_act[2]) == (1, "track")


def test_11_8_a_bonus_by_a_replaced_marker() -> None:
    """Edge case 80: M5 open on the absorber, the target's marker in Oristano is replaced in phase 6: 6."""
    line = {"E41": "4/0", "E39": "8/0", "D38": "4/2", "C37": "8/3"}
    table = pair({"cash": 1000, "at": ["E43.0"]}, tiles=line, privates={"M5": "FMS"})
    table.act(absorb("FMS", "RCSF"), pays={"FMS": -450, "P1": 450})
    assert (table.at("FMS"), table.traffic("FMS")) == (["C35.0", "E43.0"], 9 + 3 + 6)


def test_11_6_the_target_begins_anew() -> None:
    """Its chart marker and price are gone; it's a major with everything in the IPO, and it hasn't operated."""
    table = pair({"cash": 1000}, {"trains": ["PH4"], "cash": 70}, privates={"M1": "RCSF"})
    table.act(absorb("FMS", "RCSF"))
    state = table.game.state.companies["RCSF"]
    assert (state.kind, state.in_play, state.operated, state.cash, state.trains, state.stations) == (
        "major", False, False, 0, [], [],
    )  # fmt: skip
    assert (table.row("RCSF"), table.traffic("RCSF"), table.game.state.privates) == (None, 0, {"M1": "FMS"})
    assert "RCSF" not in table.game.state.own.homes


def test_11_10_a_minor_stays_a_minor() -> None:
    """It keeps its kind, its price and its place; seven markers in all."""
    table = pair({"kind": "minor", "shares": {"P1": 60}, "cash": 1000})
    table.act(absorb("FMS", "RCSF"))
    assert (table.game.state.companies["FMS"].kind, table.price("FMS"), table.left("FMS")) == ("minor", 210, 5)


def test_11_11_an_absorber_without_a_train() -> None:
    """It may absorb; that it must own one is asked at the end of the turn that follows."""
    table = pair({"cash": 1000})
    table.act(absorb("FMS", "RCSF"))
    assert (table.to_act, table.trains("FMS")) == (("P1", "FMS", "track"), [])
    table.act(PASS)
    assert table.to_act == ("P1", "FMS", "trains")
    table.refused(PASS, "turn.must_act", "9.6", instead=("buy_train",))


def test_13_1_a_loan_may_break_the_bank() -> None:
    """Edge case 82: the bank has L.300 and lends 500 (10.2); 600 come back: it has broken."""
    b = {"shares": {"P1": 40, POOL: 40}, "cash": 0}
    table = pair({"cash": 200}, b, bank=300)
    applied = table.act(absorb("FMS", "RCSF"))
    assert (len(told(applied, BankBroken)), table.game.state.bank_broken) == (1, True)
    assert table.game.state.bank > 0
