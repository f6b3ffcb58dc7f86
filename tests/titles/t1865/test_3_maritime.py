"""Maritime companies (chapter 3): their income, and what they are not."""

from __future__ import annotations

from tests.titles.t1865.table import PASS, position, train, transfer


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
