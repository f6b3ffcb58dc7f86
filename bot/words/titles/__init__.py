"""How the choices and events are said that only one title has. A title without a module of its own has none to say."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any

from engine.titles import part

if TYPE_CHECKING:
    from bot.panel.choices import Choice
    from bot.words.names import Names

Fields = Mapping[str, Any]
"""An event in its JSON form."""
Gathered = list[dict[str, Any]]
"""The events of an entry that are gathered so far, to be told."""
Gatherer = Callable[[Gathered, Fields], bool]
"""Takes an event in, into one that's there or as a new one; False if it's to be told as it is."""


def _in_order(gathered: Gathered) -> Gathered:
    return gathered


@dataclass(frozen=True, slots=True)
class Dialect:
    """What is added to the shared words, by type of action or event.

    labels: a choice with a line of detail. subjects: the field that says whom an event is about. figures: what a
    message needs beside the event's fields. gathered, payments: events, and payments by their reason, that are told
    together with others; arranged: what stands in another order than it happened. grave: never left out of a story;
    of_turn: made by whoever leads the company. gone: a company goes by it, with the field that names it and the words
    for somebody who held its shares; leads, got: the field that names who leads a company by it, or who gets shares.
    chosen: the actions by which people do it themselves; reasons: the field that says by which rule it happened,
    rules: that rule, where it isn't a field alone, from event and figures; before: the figures that an event adds for
    those after it, from itself, the later one and the figures so far. sections: where the printed rulebook says what a
    clause and those below it say, unless one has a section of its own; "" where no book says it.
    """

    labels: Mapping[str, Callable[[Choice, Names], tuple[str, str]]] = field(default_factory=dict)
    subjects: Mapping[str, str] = field(default_factory=dict)
    figures: Mapping[str, Callable[[Fields, Names], dict[str, Any]]] = field(default_factory=dict)
    gathered: Mapping[str, Gatherer] = field(default_factory=dict)
    payments: Mapping[str, Gatherer] = field(default_factory=dict)
    arranged: Callable[[Gathered], Gathered] = _in_order
    grave: frozenset[str] = frozenset()
    of_turn: frozenset[str] = frozenset()
    gone: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    leads: Mapping[str, str] = field(default_factory=dict)
    got: Mapping[str, str] = field(default_factory=dict)
    chosen: Mapping[str, frozenset[str]] = field(default_factory=dict)
    reasons: Mapping[str, str] = field(default_factory=dict)
    rules: Mapping[str, Callable[[Fields, Fields], str]] = field(default_factory=dict)
    before: Mapping[str, Callable[[Fields, Fields, Fields], dict[str, Any]]] = field(default_factory=dict)
    sections: Mapping[str, str] = field(default_factory=dict)


@cache
def dialect_of(title_id: str) -> Dialect:
    """A title's dialect, from the module of this package that has its name, or its own package's `dialect`."""
    module = part(title_id, __name__, "dialect")
    return module.DIALECT if module else Dialect()
