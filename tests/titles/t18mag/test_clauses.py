"""The table of clauses is complete: every reason that can be given has a paragraph, and a test that provokes it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import engine
from engine.titles.t18mag.clauses import CLAUSES

ROOT = Path(engine.__file__).parent
HERE = Path(__file__).parent
REASON = re.compile(r"(draft|share|money|tile|token|train|wagon|dividend|route|game)\.[a-z_0-9]+")
IN_TABLE = {key.rpartition(": ")[2] for key in CLAUSES}
"""The reasons; a key like `7.2: token.no_city` is about one step only."""
TABLE = {key.rpartition(": ")[2] for key, clause in CLAUSES.items() if int(clause.split(".")[0]) <= 10}
"""Those of chapters 1 to 10; chapters 11 to 13 are variants."""
OF_THE_FLOW = re.compile(r"(turn|undo)\.[a-z_]+")
"""These carry the clause of the step that is on, or are none of the rules' business."""


def module_file(name: str) -> Path | None:
    """The file of an engine module, None for anything else."""
    base = ROOT.parent.joinpath(*name.split("."))
    return next((path for path in (base.with_suffix(".py"), base / "__init__.py") if path.is_file()), None)


def modules_of_the_title() -> dict[str, ast.Module]:
    """What 18Mag's package imports, directly or not, beside the door and the tools."""
    found: dict[str, ast.Module] = {}
    todo = ["engine.titles.t18mag", "engine.game", "engine.flow"]
    while todo:
        name = todo.pop()
        path = module_file(name)
        if path is None or name in found or name == "engine":
            continue
        found[name] = ast.parse(path.read_text("utf-8"))
        for node in ast.walk(found[name]):
            if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("engine"):
                todo += [node.module, *(f"{node.module}.{each.name}" for each in node.names)]
    return found


def literals(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def reasons_raised() -> set[str]:
    """The first arguments of IllegalAction and RouteError, and the reasons why a tile doesn't fit."""
    found: set[str] = set()
    for name, tree in modules_of_the_title().items():
        if name.endswith(".clauses"):
            continue
        found.update(each for each in literals(tree) if REASON.fullmatch(each) or OF_THE_FLOW.fullmatch(each))
    return found


def reasons_provoked() -> set[str]:
    """The reasons that the tests of this folder name."""
    trees = [ast.parse(path.read_text("utf-8")) for path in HERE.glob("test_*.py") if path != Path(__file__)]
    return {each for tree in trees for each in literals(tree) if REASON.fullmatch(each)}


def test_every_reason_raised_has_a_clause() -> None:
    """Whatever the rounds, finance and board that 18Mag uses may say."""
    missing = {each for each in reasons_raised() if REASON.fullmatch(each)} - IN_TABLE
    assert missing == set()


def test_every_reason_in_the_table_is_raised_somewhere() -> None:
    """No clause for a reason that's never given."""
    assert TABLE - reasons_raised() == set()


def test_every_reason_is_provoked_by_a_test() -> None:
    """In this folder, by name."""
    unreachable = {"route.same_group", "route.exclusive", "share.not_in_play"}
    """No areas of several stops, for three and more no wagons that exclude each other, majors always in play."""
    assert TABLE - reasons_provoked() == unreachable


def test_clauses_are_paragraphs_of_the_specification() -> None:
    """Chapter, section, perhaps paragraph."""
    assert all(re.fullmatch(r"\d+(\.\d+){0,2}", clause) for clause in CLAUSES.values())
    assert all(1 <= int(clause.split(".")[0]) <= 13 for clause in CLAUSES.values())
