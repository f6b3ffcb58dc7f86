"""The table of clauses is complete: every reason that 1856 can give has a paragraph."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import engine
from engine.titles.t1856.clauses import CLAUSES

ROOT = Path(engine.__file__).parent
REASON = re.compile(
    r"(auction|share|start|private|tile|city|token|route|loan|money|dividend|train|bankruptcy|national|port|right)\.[a-z_0-9]+"
)


def reasons(path: Path) -> set[str]:
    tree = ast.parse(path.read_text("utf-8"))
    texts = (each.value for each in ast.walk(tree) if isinstance(each, ast.Constant))
    return {text for text in texts if isinstance(text, str) and REASON.fullmatch(text)}


def test_every_reason_of_the_titles_own_rules_has_a_clause() -> None:
    own = [path for path in (ROOT / "titles" / "t1856").glob("*.py") if path.name != "clauses.py"]
    shared = [
        ROOT / "rounds" / f"{name}.py" for name in ("auction", "city_choice", "discards", "raising", "run", "starting")
    ]
    found = set().union(*(reasons(path) for path in (*own, *shared)))
    assert found
    assert found - set(CLAUSES) == set()
