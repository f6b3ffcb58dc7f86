"""Which keys of a title's figures nothing reads: neither shared code nor the title's own modules name them."""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Container, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, cast

from typing_extensions import override

_PLAIN = re.compile(r"[a-z][a-z_]*")
_OF_A_TITLE = re.compile(r"engine\.titles\.t\w+")
_KINDS = ("phases", "trains", "companies", "privates")
_SHARED = ("engine", "render", "bot")
"""The packages that may read any title's figures."""


def unread(raw: Mapping[str, Any], package: str, known: Mapping[str, Any]) -> Iterator[str]:
    """A sentence for each key that nothing reads. known: the schema of such a file; package: the title's."""
    read = _Named((package, *_stands_on(package), *_SHARED))
    for key in raw:
        if key not in known["properties"] and key not in read:
            yield f'has "{key}", which nothing reads'
    for kind in _KINDS:
        properties = known["$defs"][known["properties"][kind]["items"]["$ref"].rsplit("/", 1)[1]]["properties"]
        for each in raw.get(kind, ()):
            for key in each:
                if key not in properties and key not in read:
                    yield f'{kind}[{each["id"]}] has "{key}", which nothing reads'
    own = {key: each for key, each in raw.items() if key not in known["properties"]}
    yield from _nested(own, read, _ids(raw), "")


def _nested(value: Any, read: Container[str], ids: Collection[str], where: str) -> Iterator[str]:
    """Keys within a title's own figures, but those that are names of things (ids, colours, numbers of players)."""
    if isinstance(value, list):
        for each in cast("list[Any]", value):
            yield from _nested(each, read, ids, where)
    elif isinstance(value, dict):
        for key, each in cast("dict[str, Any]", value).items():
            if where and _PLAIN.fullmatch(key) and key not in ids and key not in read:
                yield f'{where} has "{key}", which nothing reads'
            yield from _nested(each, read, ids, where or key)


def _ids(raw: Mapping[str, Any]) -> set[str]:
    found = {each["id"] for kind in _KINDS for each in raw.get(kind, ())}
    return found | {colour for each in raw.get("phases", ()) for colour in each["tiles"]}


def _stands_on(package: str) -> set[str]:
    """The titles whose modules a title's package imports."""
    trees = [ast.parse(path.read_text("utf-8")) for path in _modules(files(package))]
    named = [
        f"{node.module}.{name.name}"
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for name in node.names
    ]
    return {found[0] for each in named if (found := _OF_A_TITLE.match(each)) and found[0] != package}


class _Named(Container[object]):
    """All that stands in a literal of its own in the modules of some packages."""

    def __init__(self, packages: Sequence[str]) -> None:
        self._packages = packages

    @override
    def __contains__(self, name: object) -> bool:
        # To parse all modules takes seconds: only those are that have it in quotes somewhere, till one is found.
        quoted = (f'"{name}"', f"'{name}'")
        sources = (source for each in self._packages for source in _sources(each))
        return any(name in _literals(source) for source in sources if any(each in source for each in quoted))


@cache
def _sources(package: str) -> tuple[str, ...]:
    """The texts of a package's modules; none for a package that isn't there."""
    try:
        return tuple(path.read_text("utf-8") for path in _modules(files(package)))
    except ModuleNotFoundError:
        return ()


def _modules(folder: Traversable) -> Iterator[Traversable]:
    for each in folder.iterdir():
        if each.is_dir() and each.name != "titles":
            yield from _modules(each)
        elif each.name.endswith(".py"):
            yield each


@cache
def _literals(source: str) -> frozenset[str]:
    constants = (node.value for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant))
    return frozenset(each for each in constants if isinstance(each, str))
