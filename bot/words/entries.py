"""The messages of Fluent files, each parsed when it's first asked for: all of a language take half a second."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Message
from fluent.syntax import FluentParser, ast

BEGINNING = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE | re.ASCII)
"""Of a message: alone in a file it begins at the edge; all its further lines are indented, or close a brace."""


class Entries:
    """The messages of some texts by their ids; of two with the same id the first counts."""

    def __init__(self, texts: Iterable[str]) -> None:
        self._sources: dict[str, str] = {}
        self._parsed: dict[str, ast.EntryType] = {}
        self._parser = FluentParser(with_spans=False)
        for text in texts:
            found = list(BEGINNING.finditer(text))
            ends = [*(each.start() for each in found[1:]), len(text)]
            for each, end in zip(found, ends, strict=True):
                self._sources.setdefault(each[1], text[each.start() : end])

    def __contains__(self, name: str) -> bool:
        return name in self._sources

    def __iter__(self) -> Iterator[str]:
        return iter(self._sources)

    def parsed(self, name: str) -> ast.EntryType:
        """The message of this id; KeyError if there's none."""
        if name not in self._parsed:
            self._parsed[name] = self._parser.parse_entry(self._sources[name])
        return self._parsed[name]


class EntryBundle(FluentBundle):
    """A bundle that takes in a message when it's first looked up, by its key or from within another message."""

    def __init__(self, language: str, entries: Entries, functions: dict[str, Any]) -> None:
        super().__init__([language], functions=functions, use_isolating=False)
        self._entries = entries

    def has_message(self, message_id: str) -> bool:
        """Whether there's a message of this id."""
        return message_id in self._entries

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        if not term and entry_id not in self._compiled and entry_id in self._entries:
            self.add_resource(ast.Resource([self._entries.parsed(entry_id)]))
        return super()._lookup(entry_id, term)
