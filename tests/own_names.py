"""What only one title has, as the engine knows it: id, actions, events and steps; and where a file names them."""

from __future__ import annotations

import ast
import pkgutil
import re
from collections import defaultdict
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path

from engine.actions import Action
from engine.events import Event
from engine.titles import TITLES

ROOT = Path(__file__).resolve().parent.parent
STEP_PLACES = {"Step": 0, "Decision": 2}
"""What names a step, and by which argument; `step` as a keyword."""


@dataclass(frozen=True)
class OwnNames:
    """The ids of titles, what JSON calls their own actions, events and steps, and the classes of the former."""

    titles: frozenset[str]
    types: frozenset[str]
    steps: frozenset[str]
    classes: frozenset[str]

    @property
    def all(self) -> frozenset[str]:
        """Every name that stands in a literal."""
        return self.titles | self.types | self.steps


@cache
def own_names() -> OwnNames:
    """Those of all titles: what's defined, or called so, in the folder of one title alone."""
    classes = [each for package in TITLES.values() for each in _classes(package)]
    used: dict[str, set[str]] = defaultdict(set)
    for path in sorted((ROOT / "engine").rglob("*.py")):
        place = path.relative_to(ROOT / "engine").parts
        owner = place[1] if place[0] == "titles" and len(place) > 2 else ""
        for step in steps_in(path.read_text("utf-8")):
            used[step].add(owner)
    return OwnNames(
        titles=frozenset(TITLES) | {f"t{each}" for each in TITLES},
        types=frozenset(each.type for each in classes),
        steps=frozenset(step for step, owners in used.items() if len(owners) == 1 and "" not in owners),
        classes=frozenset(each.__name__ for each in classes),
    )


def _classes(package: str) -> Iterator[type[Action] | type[Event]]:
    """The actions and events that a title's package defines."""
    for each in pkgutil.walk_packages(import_module(package).__path__, f"{package}."):
        import_module(each.name)
    waiting: list[type[Action] | type[Event]] = [Action, Event]
    while waiting:
        found = waiting.pop()
        waiting += found.__subclasses__()
        if found.__module__.startswith(f"{package}.") and found.type:
            yield found


def steps_in(source: str) -> Iterator[str]:
    """The steps that a file of the engine names where it makes them."""
    for node in ast.walk(ast.parse(source)):
        place = STEP_PLACES.get(getattr(node.func, "id", "")) if isinstance(node, ast.Call) else None
        if place is not None and isinstance(node, ast.Call):
            named = [*node.args[place : place + 1], *(each.value for each in node.keywords if each.arg == "step")]
            yield from (str(each.value) for each in named if isinstance(each, ast.Constant))


def leaks(tree: ast.AST, names: OwnNames, words: Collection[str] = ()) -> list[tuple[int, str]]:
    """The own names in a file, with their lines.

    A name counts as a whole literal, unless it's among the `words` that mean something else, too; in two words or more
    ("buy_right"), or as a title's id, also within a literal. A class counts wherever it's imported or used.
    """
    literal = names.all - set(words)
    within = names.titles | {each for each in literal if "_" in each}
    found: list[tuple[int, str]] = []
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text), lineno=line):
                parts = set(re.findall(r"[^\W_][\w]*", text))
                found += [(line, each) for each in {text} & literal | parts & within]
            case ast.Name(id=name, lineno=line) | ast.Attribute(attr=name, lineno=line):
                found += [(line, name)] if name in names.classes else []
            case ast.ImportFrom(module=str(module), names=imported, lineno=line):
                parts = {*module.split("."), *(each.name for each in imported)}
                found += [(line, each) for each in parts & (names.titles | names.classes)]
            case _:
                pass
    return sorted(found)
