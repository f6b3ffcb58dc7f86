"""What the code asks of the catalogues: keys written in it, reasons of refusals, fields of events."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
SPEAKING = ("bot/discord", "bot/local/doors", "bot/local", "bot/words", "render")
"""Where words for people are asked for."""
PAGE_KEY = re.compile(r"""["'](page-[a-z-]+)["']""")
RAISED = frozenset({"IllegalAction", "UnreadableAction", "RouteError", "Unreadable", "Illegal", "BadText", "Confusing",
                    "BadField", "Unavailable"})  # fmt: skip


def trees(*rooms: str) -> Iterator[ast.AST]:
    """The syntax trees of the files in these folders."""
    for room in rooms:
        for path in sorted((ROOT / room).rglob("*.py")):
            yield tree_of(path)


@cache
def tree_of(path: Path) -> ast.AST:
    """A file as Python reads it."""
    return ast.parse(path.read_text(encoding="utf-8"))


def calls(*rooms: str) -> Iterator[tuple[str, ast.Call]]:
    """Every call with the name of what is called."""
    for tree in trees(*rooms):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                yield getattr(node.func, "id", getattr(node.func, "attr", "")), node


@cache
def raised_keys() -> frozenset[str]:
    """The reasons that the engine, the service and the front end give by name."""
    return frozenset(
        str(each.value)
        for name, node in calls("engine", "bot/service", "bot/discord")
        if name in RAISED and node.args
        for each in _branches(node.args[0])
        if isinstance(each, ast.Constant)
    )


@cache
def called_keys() -> frozenset[str]:
    """Keys that the code asks for literally: the first argument of a call of `words`, whoever gave them."""
    found: set[str] = set()
    for tree in trees(*SPEAKING):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args and _gives_words(node.func):
                found |= {each.value for each in _branches(node.args[0]) if isinstance(each, ast.Constant)}
    return frozenset(each for each in found if isinstance(each, str))


@cache
def own_keys() -> frozenset[str]:
    """Keys for which the code asks whether the title has words of its own: of `own(key)`."""
    found = [node.args[0] for name, node in calls(*SPEAKING) if name == "own" and node.args]
    return frozenset(each.value for each in found if isinstance(each, ast.Constant) and isinstance(each.value, str))


def _gives_words(function: ast.expr) -> bool:
    if isinstance(function, ast.Call):
        return _gives_words(function.func)
    name = getattr(function, "id", getattr(function, "attr", ""))
    return name in ("words", "table_words", "word", "_words")


def _branches(key: ast.expr) -> list[ast.expr]:
    return [key.body, key.orelse] if isinstance(key, ast.IfExp) else [key]


@cache
def written() -> tuple[frozenset[str], frozenset[str]]:
    """All texts in the code, and the constant beginnings of those that it puts together."""
    texts: set[str] = set()
    beginnings: set[str] = set()
    for tree in trees(*SPEAKING):
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(node.value)
            elif isinstance(node, ast.JoinedStr) and node.values and isinstance(node.values[0], ast.Constant):
                beginnings.add(str(node.values[0].value))
    return page_keys() | texts, frozenset(each for each in beginnings if "-" in each)


@cache
def page_keys() -> frozenset[str]:
    """The keys that the local table's page asks for, in its markup and its scripts."""
    files = [path for path in (ROOT / "bot/local/page/files").iterdir() if path.suffix in (".html", ".js")]
    return frozenset(key for path in files for key in PAGE_KEY.findall(path.read_text(encoding="utf-8")))


@cache
def steps() -> frozenset[str]:
    """The names of the steps that people decide at: of `Step(name, ...)` and `Decision(player, company, name, ...)`."""
    places = {"Step": 0, "Decision": 2}
    found = [
        node.args[places[name]]
        for name, node in calls("engine")
        if name in places and len(node.args) > places[name] and not _is_nobody(name, node)
    ]
    return frozenset(each.value for each in found if isinstance(each, ast.Constant) and isinstance(each.value, str))


def _is_nobody(name: str, node: ast.Call) -> bool:
    """Whether a decision is of no player, so that it's made by a rule."""
    return name == "Decision" and isinstance(node.args[0], ast.Constant) and node.args[0].value is None


@cache
def payments() -> frozenset[str]:
    """The reasons of payments: of `pay(payer, payee, amount, reason)`, written there or as a constant."""
    found = [node.args[3] for name, node in calls("engine") if name == "pay" and len(node.args) == 4]
    written = frozenset(each.value for each in found if isinstance(each, ast.Constant) and isinstance(each.value, str))
    constants = {each.id for each in found if isinstance(each, ast.Name) and each.id.isupper()}
    return written | frozenset(
        node.value.value
        for tree in trees("engine")
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
        if {each.id for each in node.targets if isinstance(each, ast.Name)} & constants
    )
