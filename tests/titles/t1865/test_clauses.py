"""The table of clauses is complete: every reason that can be given has a paragraph, and a test provokes it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import engine
from engine.titles.t1865.clauses import CLAUSES

ROOT = Path(engine.__file__).parent
HERE = Path(__file__).parent
OWN = ROOT / "titles" / "t1865"
SHARED = (
    "board/lays.py",
    "finance/holdings.py",
    "rounds/draft.py",
    "rounds/loans.py",
    "rounds/shares.py",
    "rounds/starting.py",
)
"""The shared files whose checks apply here as they are; of others this title overrides the checks."""
REASON = re.compile(
    r"(absorb|convert|dividend|draft|dragons|home|loan|maritime|money|share|start|tile|token|train)\.[a-z_0-9]+"
)
ELSEWHERE = {
    "tile.partition",
    "tile.fixed_rotation",
    "share.must_sell_first",
    "draft.share_limit",
    "draft.company_limit",
    "draft.private_limit",
    "start.closed",
}
"""For boards, limits and drafts that this title hasn't got."""
OF_AN_AUTOMATON = re.compile(r"dragons\..*")
"""Only a wrong log could meet them: nobody but the Dragons themselves acts in their turn."""
REASONS = {key.rpartition(": ")[2] for key in CLAUSES}


def literals(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and REASON.fullmatch(node.value):
            yield node.value


def raised() -> set[str]:
    """What the title's own files and the shared checks say."""
    files = [*(path for path in OWN.rglob("*.py") if path.name != "clauses.py"), *(ROOT / name for name in SHARED)]
    return {each for path in files for each in literals(path)}


def test_every_reason_has_a_clause() -> None:
    assert raised() - REASONS - ELSEWHERE == set()


def test_every_clause_has_a_reason() -> None:
    known = {*raised(), "game.over", "tile.two_laid", "train.not_held", "tile.unknown_tile", "tile.none_left"}
    known |= {"tile.not_in_phase", "tile.not_connected", "train.no_seller", "train.price_too_low"}
    known |= {"share.keep_president", "dividend.all_or_nothing"}
    assert REASONS - known == set()


def test_every_reason_is_provoked() -> None:
    """In this folder, by name."""
    provoked = {each for path in HERE.glob("test_*.py") if path.name != "test_clauses.py" for each in literals(path)}
    left = {each for each in REASONS if REASON.fullmatch(each) and not OF_AN_AUTOMATON.fullmatch(each)} - provoked
    assert left == set()


def test_clauses_are_paragraphs() -> None:
    """Chapter and paragraph."""
    assert all(re.fullmatch(r"\d+\.\d+", clause) for clause in CLAUSES.values())
