"""The table of clauses: every reason in it is provoked by a test, and what happens by itself has its paragraph, too."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from engine.titles.t1889 import powers
from engine.titles.t1889.clauses import CAUSES, CLAUSES
from engine.usual import powers as usual_powers
from tests.titles.clauses import CLAUSES as ALL
from tests.titles.test_complete import clauses

HERE = Path(__file__).parent
UNMET = {"route.side_twice": "claims that can't be written down with hexes; the route finder's own tests meet them"}
"""The reasons that no action of a person can meet, and why."""
REASON = re.compile(
    r"(auction|share|start|private|tile|city|token|route|money|dividend|train|bankruptcy)\.[a-z_0-9]+|turn\.must_act"
)


def reasons(path: Path) -> set[str]:
    tree = ast.parse(path.read_text("utf-8"))
    texts = (each.value for each in ast.walk(tree) if isinstance(each, ast.Constant))
    return {text for text in texts if isinstance(text, str) and REASON.fullmatch(text)}


def test_every_reason_is_provoked_by_a_test() -> None:
    """In this folder, by name."""
    met = set[str]().union(*(reasons(path) for path in HERE.glob("test_*.py") if path.name != "test_clauses.py"))
    known = {key.rpartition(": ")[2] for key in CLAUSES}
    assert {each for each in known if REASON.fullmatch(each)} - met == set(UNMET)


def test_every_reason_of_the_powers_has_a_clause() -> None:
    found = reasons(Path(powers.__file__)) | reasons(Path(usual_powers.__file__))
    assert found
    assert found - {key.rpartition(": ")[2] for key in CLAUSES} == set()


@pytest.mark.parametrize("table", [CLAUSES, CAUSES], ids=["refusals", "causes"])
def test_every_clause_that_is_cited_is_there(table: dict[str, str]) -> None:
    every = clauses(ALL["t1889"]) | {"2.2", "3.2", "3.3", "3.5", "6.4"}
    assert set(table.values()) - every == set()
