"""The table of clauses is complete: every reason that 1856 can give has a paragraph."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest

import engine
from engine.actions import (
    Action,
    BuyPrivate,
    BuyShare,
    BuyTrain,
    PlaceToken,
    RepayLoan,
    StartCompany,
)
from engine.titles.t1856.actions import BuyRight
from engine.titles.t1856.clauses import CLAUSES
from tests.titles.t1856.table import lay, position

ROOT = Path(engine.__file__).parent
HERE = Path(__file__).parent
UNMET = {
    "tile.fixed_rotation": "no tile of this game has one",
    "tile.partition": "no hex of this game has one",
    **dict.fromkeys(
        ("route.cover_missing", "route.exclusive", "route.shared_resource"), "nothing is to be spent in this game"
    ),
    **dict.fromkeys(
        ("route.disconnected", "route.side_twice", "route.train_twice", "route.unknown"),
        "claims that can't be written down with hexes; the route finder's own tests meet them",
    ),
}
"""The reasons that no action of a person can meet, and why."""
REASON = re.compile(
    r"(auction|share|start|private|tile|city|token|route|loan|money|dividend|train|bankruptcy|national|port|right)\.[a-z_0-9]+"
)


def reasons(path: Path) -> set[str]:
    tree = ast.parse(path.read_text("utf-8"))
    texts = (each.value for each in ast.walk(tree) if isinstance(each, ast.Constant))
    return {text for text in texts if isinstance(text, str) and REASON.fullmatch(text)}


def test_every_reason_of_the_titles_own_rules_has_a_clause() -> None:
    own = [path for path in (ROOT / "titles" / "t1856").rglob("*.py") if path.name != "clauses.py"]
    shared = [
        ROOT / "rounds" / f"{name}.py"
        for name in ("auction", "city_choice", "discards", "loans", "raising", "run", "starting")
    ]
    found = set().union(*(reasons(path) for path in (*own, *shared)))
    assert found
    assert found - set(CLAUSES) == set()


def test_every_reason_is_provoked_by_a_test() -> None:
    """In this folder, by name."""
    met = set[str]().union(*(reasons(path) for path in HERE.glob("test_*.py") if path.name != "test_clauses.py"))
    known = {key.rpartition(": ")[2] for key in CLAUSES}
    assert {each for each in known if REASON.fullmatch(each)} - met == set(UNMET)


TREASURY: list[tuple[Action, str, dict[str, Any]]] = [
    (lay("K14", "9/4"), "6.3", {"step": "track"}),
    (PlaceToken("J13.0"), "7.1", {"step": "station"}),
    (RepayLoan(), "9.5", {"step": "repay"}),
    (BuyTrain("4", "bank", 350), "11.2", {"step": "trains"}),
    (BuyTrain("4", "CA", 5), "11.4", {"step": "trains"}),
    (BuyPrivate("FT", "P2", 10), "15.2", {"step": "track"}),
    (BuyRight("bridge"), "15.6", {"step": "track"}),
]
"""What a company with $4 can't pay, and the clause that says what it costs."""


@pytest.mark.parametrize(("action", "clause", "turn"), TREASURY, ids=lambda each: getattr(each, "type", None))
def test_money_that_a_company_lacks_is_refused_by_the_clause_of_the_act(
    action: Action, clause: str, turn: dict[str, Any]
) -> None:
    table = position(
        companies={
            "BBG": {"price": 80, "cash": 4, "trains": ["3"], "loans": 1, "at": ["J15.0"]},
            "CA": {"price": 75, "trains": ["4"]},
        },
        privates={"FT": "P2", "NFSBC": "CA"},
        tiles={"J15": "57/1", "J13": "57/0"},
        depot={"2": 0, "3": 0},
        turn="BBG",
        phase="3",
        **turn,
    )
    table.refused(action, "money.short", clause, has=4, who="BBG")


PURSE: list[tuple[Action, str]] = [
    (BuyShare("GW", "ipo"), "3.2.2"),
    (BuyPrivate("FT", "P2", 10), "3.2.3"),
    (StartCompany("CA", 65), "3.3.1"),
]


@pytest.mark.parametrize(("action", "clause"), PURSE, ids=lambda each: getattr(each, "type", None))
def test_money_that_a_player_lacks_is_refused_by_the_clause_of_the_act(action: Action, clause: str) -> None:
    table = position(
        companies={"GW": {"price": 80, "shares": {"P2": 20}}}, privates={"FT": "P2"}, cash={"P1": 4}, stock="P1"
    )
    table.refused(action, "money.short", clause, has=4, who="P1")
