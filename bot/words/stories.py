"""Stories: what happened in a few lines, passes folded, the clauses about one company's turn on one line."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby
from typing import Any

from bot.words.events import Clause, tell
from bot.words.folding import folded
from bot.words.names import Names
from bot.words.runs import run_lines

log = logging.getLogger(__name__)

QUIET = frozenset({"paid", "turn_started", "priority_moved"})
"""Events that a short story leaves out: their gist is in the others."""


OF_TURN = frozenset({"tile_laid", "token_placed", "trains_ran", "revenue_made", "dividend_paid", "train_bought"})
"""Events of a company's own turn, which its owner or president makes."""


@dataclass(slots=True)
class _Line:
    who: str
    label: str = ""
    texts: list[str] = field(default_factory=list)
    passed: str = ""
    seq: int = 0
    routes: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Told:
    """A line, the number of the last entry that it tells of, and the routes of the runs in it, a line each."""

    text: str
    seq: int
    routes: tuple[str, ...] = ()


class Story:
    """Collects events and tells them as lines. `owners`: who acts for companies whose turns began before."""

    def __init__(self, names: Names, *, details: bool = False, owners: Mapping[str, str] | None = None) -> None:
        self._names = names
        self._details = details
        self._lines: list[_Line] = []
        self._seq = 0
        self._owners = dict(owners or {})

    def add_row(self, row: Mapping[str, Any]) -> None:
        """Go on with a row of the log: its events, marked where an automaton moved for the person of the seat."""
        self._seq = row.get("seq", 0)
        self.add(row.get("events", ()), row.get("mark") or "", row.get("by") or "")

    def add(self, events: Iterable[Mapping[str, Any]], mark: str = "", seat: str = "") -> None:
        """Go on with these events (JSON form); what the seat did in them bears the mark."""
        for event in folded(events):
            if event["type"] == "turn_started" and event.get("player"):
                self._owners[event["company"]] = event["player"]
            if seat and event["type"] in OF_TURN:
                # The company's turn began before the story; whoever made its first move leads it.
                self._owners.setdefault(event["company"], seat)
            if not self._told(event):
                continue
            clause = self._by_rule(event, tell(event, self._names))
            if event["type"] == "trains_ran":
                self._add(clause, self._mark_of(clause, mark, seat))
                self._lines[-1].routes += run_lines(event, self._names)
            elif _belongs_behind(event) and self._lines and self._lines[-1].texts:
                # It's about what the line just told, so it needs no line of its own.
                self._lines[-1].texts[-1] += f" ({clause.text})"
            else:
                self._add(clause, self._mark_of(clause, mark, seat))
            if event["type"] == "president_changed" and event["company"] in self._owners:
                self._owners[event["company"]] = event["new"]

    def _mark_of(self, clause: Clause, mark: str, seat: str) -> str:
        """The mark for what the seat did itself."""
        owner = self._owners.get(clause.who, seat if clause.who in self._names.title.companies else "")
        return mark if seat in (clause.who, owner) else ""

    def lines(self) -> list[str]:
        """The story so far, oldest line first; passes in a row are one line."""
        return [each.text for each in self.told()]

    def told(self) -> list[Told]:
        """The lines, with the routes of the runs in them."""
        out: list[Told] = []
        passing: list[_Line] = []
        for line in self._lines:
            if line.passed and not line.texts:
                passing.append(line)
                continue
            out += self._passes(passing)
            passing = []
            text = self._names.words("joint").join(self._counted(line.texts))
            told = self._names.words("line", who=line.label, what=text) if line.who else text
            out.append(Told(capital(told), line.seq, tuple(line.routes)))
        return out + self._passes(passing)

    def _counted(self, texts: Sequence[str]) -> list[str]:
        """Clauses that are the same and follow each other, such as two equal trains, told once with their number."""
        runs = [(text, len(list(same))) for text, same in groupby(texts)]
        return [self._names.words("repeated", text=text, count=count) if count > 1 else text for text, count in runs]

    def _by_rule(self, event: Mapping[str, Any], clause: Clause) -> Clause:
        """What an automaton does has the rule that made it do so behind it."""
        words, key = self._names.words, f"automaton-{self._names.title.id}-{event['type']}"
        player = event.get("player") or self._owners.get(event.get("company") or "")
        if player not in self._names.automata or key not in words:
            return clause
        return replace(clause, text=f"{clause.text} ({words(key)})")

    def _told(self, event: Mapping[str, Any]) -> bool:
        if f"event-{event['type']}" not in self._names.words:
            log.error("no words for the event %r", event)
            return False
        if event["type"] == "token_placed" and event["home"]:
            return self._details
        if event["type"] == "price_moved" and event["old"] == event["new"]:
            return self._details
        if event["type"] == "move_explained":
            return bool(self._lines and self._lines[-1].texts)  # a pass needs no explanation
        return event["type"] not in QUIET or (self._details and event["type"] == "paid")

    def _add(self, clause: Clause, mark: str) -> None:
        last = self._lines[-1] if self._lines else None
        label = self._label(clause.who, mark) if clause.who else ""
        if last is None or (last.who, last.label) != (clause.who, label) or not clause.who:
            last = _Line(clause.who, label)
            self._lines.append(last)
        last.seq = self._seq
        if clause.type == "passed":
            last.passed = clause.text
        else:
            last.texts.append(clause.text)

    def _label(self, who: str, mark: str) -> str:
        """Whom a line is about, with who leads the company now: later lines may have another president."""
        label = self._names.party(who)
        if who in self._owners:
            label = f"{label} ({self._names.person(self._owners[who])})"
        return self._names.words(f"marked-{mark}", who=label) if mark else label

    def _passes(self, lines: Sequence[_Line]) -> list[Told]:
        if not lines:
            return []
        words, distinct = self._names.words, list(dict.fromkeys(each.label for each in lines))
        count = len(distinct) + any(self._names.is_plural(each.who) for each in lines)
        return [Told(capital(words("passes-folded", who=words.listed(distinct), count=count)), lines[-1].seq)]


def _belongs_behind(event: Mapping[str, Any]) -> bool:
    """Whether an event only completes the one before: the price that falls by a sale, an automaton's reason."""
    return event["type"] == "move_explained" or (event["type"] == "price_moved" and event["reason"] == "sale")


def capital(text: str) -> str:
    """The text with a capital letter at its beginning."""
    return text[:1].upper() + text[1:]


def shorten_lines(lines: Sequence[str], names: Names, most: int, left_out: int = 0) -> list[str]:
    """The newest `most` lines; a first line says how many are missing before them, unless it takes one line's place."""
    if not left_out and len(lines) == most + 1:
        return list(lines)
    missing = left_out + max(0, len(lines) - most)
    shown = list(lines[-most:])
    return ([names.words("earlier-lines", count=missing)] if missing else []) + shown


def story_lines(
    rows: Iterable[Mapping[str, Any]],
    names: Names,
    *,
    details: bool = False,
    owners: Mapping[str, str] | None = None,
) -> list[str]:
    """The lines of a story's rows (`{"events": [...]}`)."""
    return [each.text for each in story_of(rows, names, details=details, owners=owners)]


def story_of(
    rows: Iterable[Mapping[str, Any]],
    names: Names,
    *,
    details: bool = False,
    owners: Mapping[str, str] | None = None,
) -> list[Told]:
    """The same with the routes of the runs."""
    story = Story(names, details=details, owners=owners)
    for row in rows:
        story.add_row(row)
    return story.told()
