"""Maritime companies (chapter 3): their income, and what they are not."""

from __future__ import annotations

import pytest

from engine.titles.t1865.board.markers import placings
from tests.titles.t1865.table import PASS, marker, position, train, transfer


def test_1_9_what_an_estimation_leaves_out() -> None:
    """Money, maritime companies, and whether it's a minor or a major: markers and trains alone count."""
    poor = {"shares": {"P1": 60}, "trains": ["PH3"], "at": ["E43.0", "C35.0"]}
    rich = {**poor, "kind": "major", "cash": 900, "traffic": 30, "at": ["H34.0", "F30.0"]}
    table = position(companies={"FMS": poor, "SFS": rich}, privates={"M1": "SFS", "M5": "SFS"}, stock="P1", phase="3")
    assert [table.estimation(each) for each in ("FMS", "SFS")] == [2 + 3, 2 + 3]


def test_3_2_income_of_those_in_hand() -> None:
    """From the bank at the start of an operating round (10.2); one on a charter earns nothing."""
    fms = {"shares": {"P1": 60}, "trains": ["PH2"], "traffic": 5}
    table = position(companies={"FMS": fms}, privates={"M1": "P1", "M2": "P1", "M3": "P2", "M4": "FMS"}, stock="P1")
    table.passes(2)
    table.act(PASS, pays={"P1": 40, "P2": 20})
    assert table.round == "OR 1.1"


def test_3_5_a_maritime_company_is_no_train() -> None:
    """With two trains and two of them there's room for a third train; they aren't scrapped with the PH2."""
    fms = {"shares": {"P1": 60}, "trains": ["PH2", "PH3"], "traffic": 50, "cash": 350}
    table = position(
        companies={"FMS": fms},
        privates={"M1": "FMS", "M2": "FMS"},
        turn="FMS",
        step="trains",
        phase="3",
        sold={"PH3": 4, "PH3*": 1},
        rounds_left=1,
    )
    assert table.game.view.phase.train_limit == 3
    table.act(train("PH4", 350), pays={"FMS": -350})
    assert (table.phase, table.trains("FMS")) == ("4", ["PH3", "PH4"])
    assert table.game.state.privates == {"M1": "FMS", "M2": "FMS"}
    assert table.capacity("FMS") == 14 + 20 + 2 * 8


def test_3_6_a_maritime_company_stays_on_its_charter() -> None:
    """Not even the president of both companies may hand it on."""
    companies = {"FMS": {"shares": {"P1": 60}}, "FA": {"shares": {"P1": 60}}}
    table = position(companies=companies, privates={"M1": "FA", "M2": "P1"}, turn="FMS", step="track")
    table.refused(transfer("M1"), "maritime.not_held", "3.3", instead=("M2",))


@pytest.mark.parametrize(
    ("private", "owner", "gain"), [("M5", "SFS", 1 + 4 + 3), ("M5", "P1", 1 + 4), ("M4", "SFS", 1 + 4)]
)
def test_3_4_a_connection_is_told_with_the_bonus_that_is_due_at_its_end(private: str, owner: str, gain: int) -> None:
    """From Arbatax to Oristano in phase 3: that of Oristano's maritime company, once it's on the charter."""
    tiles = {
        "H34": "5/1", "C35": "O-green/0", "G33": "8/3", "G31": "7/0", "F32": "9/1", "E33": "4/1", "D34": "8/4",
        "D36": "7/2",
    }  # fmt: skip
    sfs = {"shares": {"P1": 60}, "traffic": 3, "cash": 500, "trains": ["PH2"]}
    table = position(
        companies={"SFS": sfs}, tiles=tiles, privates={private: owner}, turn="SFS", step="station", phase="3"
    )
    assert [each.gain for each in placings(table.game.view, "SFS")] == [gain]
    table.act(marker("H34 G33 G31 F32 E33 D34 D36 C35"))
    assert table.traffic("SFS") == 3 + gain
