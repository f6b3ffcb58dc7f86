"""Stories: what happened in a few lines, passes folded, what is told about one company's turn on one line."""

from __future__ import annotations

import logging
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby
from typing import Any

from bot.panel.foresight import OF_OWN_WILL
from bot.words.events import Telling, tell
from bot.words.folding import folded
from bot.words.names import Names
from bot.words.runs import run_lines
from bot.words.titles import dialect_of

log = logging.getLogger(__name__)

QUIET = frozenset({"paid", "turn_started", "priority_moved"})
"""Events that a short story leaves out: their gist is in the others."""


OF_TURN = frozenset({"tile_laid", "token_placed", "trains_ran", "dividend_paid", "train_bought", "train_offered"})
"""Events of a company's own turn, which its owner or president makes."""

GRAVE = frozenset(
    {
        "bank_broken", "company_closed", "game_ended", "game_ending", "money_due", "paid_for", "phase_changed",
        "president_changed", "private_closed", "privates_closed", "trains_rusted", "went_bankrupt",
    }
)  # fmt: skip
"""Events that are told wherever room is short: somebody lost something for good, or the game took a turn."""


@dataclass(frozen=True, slots=True)
class StoryPart:
    """A part of a line: what one event told; a grave one is never left out."""

    text: str
    grave: bool = False


@dataclass(slots=True)
class _Line:
    who: str
    label: str = ""
    parts: list[StoryPart] = field(default_factory=list)
    passed: str = ""
    """How: "free", or "forced" where nothing else could be done."""
    steps: list[str] = field(default_factory=list)
    """What a company passed of its own will."""
    seq: int = 0
    routes: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class StoryLine:
    """A line, the number of the last entry that it tells of, and the routes of the runs in it, a line each.

    `who` it's about as it begins with, and its parts; none where the text is no row of them.
    """

    text: str
    seq: int
    routes: tuple[str, ...] = ()
    who: str = ""
    parts: tuple[StoryPart, ...] = ()

    @property
    def grave(self) -> bool:
        """Whether something in it is never to be left out."""
        return any(each.grave for each in self.parts)


class Leaders:
    """Who leads the companies, as the events of rows tell it one after the other; `known`: what is known before."""

    def __init__(self, names: Names, known: Mapping[str, str] | None = None) -> None:
        self._companies = names.title.companies
        self._kinds = OF_TURN | dialect_of(names.title.id).of_turn
        self._begun: set[str] = set()
        self.known = dict(known or {})
        self.seat = ""
        """Who does what a row tells from here on; "" where that isn't known."""

    def add_row(self, row: Mapping[str, Any]) -> None:
        """Take all of a row into account."""
        self.seat = row.get("by") or ""
        for event in row.get("events", ()):
            self.before(event)
            self.after(event)

    def before(self, event: Mapping[str, Any]) -> None:
        """Take into account who acts in an event, before it's told."""
        if event["type"] == "turn_started":
            self._begun.add(event["company"])
            if event.get("player"):
                self.known[event["company"]] = event["player"]
        if event["type"] == "offer_answered":
            # What was agreed to is done by whoever made the offer, in an earlier row.
            self.seat = ""
        if self.seat and self._is_of_turn(event) and event["company"] not in self._begun:
            # The company's turn began before the story; whoever made its first move leads it.
            self.known.setdefault(event["company"], self.seat)

    def after(self, event: Mapping[str, Any]) -> None:
        """Take into account what an event changes, once it has been told."""
        if event["type"] == "president_changed" and event["company"] in self.known:
            self.known[event["company"]] = event["new"]

    def _is_of_turn(self, event: Mapping[str, Any]) -> bool:
        """Whether a company does this in its own turn; what a player does by a private company has no owner beside."""
        return event["type"] in self._kinds and event["company"] in self._companies


def leaders_of(rows: Iterable[Mapping[str, Any]], names: Names) -> Mapping[str, str]:
    """Who leads the companies after these rows, as far as they tell it."""
    leaders = Leaders(names)
    for row in rows:
        leaders.add_row(row)
    return leaders.known


class Story:
    """Collects events and tells them as lines. `owners`: who acts for companies whose turns began before."""

    def __init__(self, names: Names, *, details: bool = False, owners: Mapping[str, str] | None = None) -> None:
        self._names = names
        self._dialect = dialect_of(names.title.id)
        self._details = details
        self._lines: list[_Line] = []
        self._seq = 0
        self._leaders = Leaders(names, owners)

    def add_row(self, row: Mapping[str, Any]) -> None:
        """Go on with a row of the log: its events, marked where an automaton moved for the person of the seat."""
        self._seq = row.get("seq", 0)
        self.add(row.get("events", ()), row.get("mark") or "", row.get("by") or "")

    def add(self, events: Iterable[Mapping[str, Any]], mark: str = "", seat: str = "") -> None:
        """Go on with these events (JSON form); what the seat did in them bears the mark."""
        self._leaders.seat = seat
        for event in folded(events, self._dialect):
            self._leaders.before(event)
            if not self._told(event):
                continue
            if event["type"] == "phase_changed":
                self._keep_the_cause()
            telling = self._by_rule(event, tell(event, self._names))
            if event["type"] == "trains_ran":
                self._add(telling, self._mark_of(telling, mark, seat))
                self._lines[-1].routes += run_lines(event, self._names)
            elif _belongs_behind(event) and self._lines and self._lines[-1].parts:
                # It's about what the line just told, so it needs no line of its own.
                last = self._lines[-1].parts[-1]
                told = self._names.words("with-aside", told=last.text, aside=telling.text)
                self._lines[-1].parts[-1] = replace(last, text=told)
            else:
                self._add(telling, self._mark_of(telling, mark, seat))
            self._leaders.after(event)

    def _keep_the_cause(self) -> None:
        """What brings a phase isn't left out either: the purchase of its first train."""
        last = self._lines[-1] if self._lines else None
        if last is not None and last.seq == self._seq:
            last.parts[-1:] = [replace(each, grave=True) for each in last.parts[-1:]]

    def _mark_of(self, telling: Telling, mark: str, seat: str) -> str:
        """The mark for what the seat did itself."""
        unknown = self._leaders.seat if telling.who in self._names.title.companies else ""
        owner = self._leaders.known.get(telling.who, unknown)
        return mark if seat in (telling.who, owner) else ""

    def lines(self) -> list[str]:
        """The story so far, oldest line first; passes in a row are one line."""
        return [each.text for each in self.told()]

    def told(self) -> list[StoryLine]:
        """The lines, with the routes of the runs in them."""
        out: list[StoryLine] = []
        passing: list[_Line] = []
        for line in self._lines:
            if line.passed and not line.parts:
                passing.append(line)
                continue
            out += self._passes(passing)
            passing = []
            label, parts = line.label if line.who else "", self._counted(line.parts)
            text = line_of(label, [each.text for each in parts], self._names)
            out.append(StoryLine(text, line.seq, tuple(line.routes), label, tuple(parts)))
        return out + self._passes(passing)

    def _counted(self, parts: Sequence[StoryPart]) -> list[StoryPart]:
        """Clauses that are the same and follow each other, such as two equal trains, told once with their number."""
        words, runs = self._names.words, [(each, len(list(same))) for each, same in groupby(parts)]
        return [
            replace(each, text=words("repeated", text=each.text, count=count)) if count > 1 else each
            for each, count in runs
        ]

    def _by_rule(self, event: Mapping[str, Any], telling: Telling) -> Telling:
        """What an automaton does has the rule that made it do so behind it."""
        words, key = self._names.words, f"automaton-{self._names.title.id}-{event['type']}"
        player = event.get("player") or self._leaders.known.get(event.get("company") or "")
        if player not in self._names.automata or key not in words:
            return telling
        return replace(telling, text=f"{telling.text} ({words(key)})")

    def _told(self, event: Mapping[str, Any]) -> bool:
        if f"event-{event['type']}" not in self._names.words:
            log.error("no words for the event %r", event)
            return False
        if event["type"] == "token_placed" and event["home"]:
            return self._details
        if event["type"] == "price_moved" and event["old"] == event["new"]:
            return self._details
        if event["type"] == "move_explained":
            return bool(self._lines and self._lines[-1].parts)  # a pass needs no explanation
        if event["type"] == "paid":
            return self._details or (event["payer"] in self._names.people and event["reason"] not in OF_OWN_WILL)
        return event["type"] not in QUIET

    def _add(self, telling: Telling, mark: str) -> None:
        last = self._lines[-1] if self._lines else None
        label = self._label(telling.who, mark) if telling.who else ""
        if last is None or (last.who, last.label) != (telling.who, label) or not telling.who:
            last = _Line(telling.who, label)
            self._lines.append(last)
        last.seq = self._seq
        if telling.type == "passed":
            last.passed = "forced" if telling.forced and last.passed != "free" else "free"
            if not telling.forced and telling.step and telling.step not in last.steps:
                last.steps.append(telling.step)
        else:
            last.parts.append(StoryPart(telling.text, telling.type in GRAVE | self._dialect.grave))

    def _label(self, who: str, mark: str) -> str:
        """Whom a line is about, with who leads the company now: later lines may have another president."""
        label = self._names.party(who)
        if who in self._leaders.known:
            label = f"{label} ({self._names.person(self._leaders.known[who])})"
        key = f"marked-{mark.partition(':')[0]}"
        return self._names.words(key, who=label) if key in self._names.words else label

    def _passes(self, lines: Sequence[_Line]) -> list[StoryLine]:
        if not lines:
            return []
        words, parts = self._names.words, list[str]()
        decided = [each for each in lines if each.passed == "free"]
        labels = {each.label for each in decided}
        forced = [each for each in lines if each.passed == "forced" and each.label not in labels]
        free = [(steps, list(same)) for steps, same in groupby(decided, key=lambda each: each.steps)]
        for steps, some in [*free, (None, forced)]:
            key = "passes-forced" if steps is None else "passes-steps" if steps else "passes-folded"
            distinct = list(dict.fromkeys(each.label for each in some))
            count = len(distinct) + any(self._names.is_plural(each.who) for each in some)
            told = words.listed(self._names.step(each) for each in steps or ())
            parts += [words(key, who=words.listed(distinct), count=count, steps=told)] if some else []
        return [StoryLine(capitalized(words("joint").join(parts)), lines[-1].seq)]


def _belongs_behind(event: Mapping[str, Any]) -> bool:
    """Whether an event only completes the one before: the price that falls by a sale, an automaton's reason."""
    return event["type"] == "move_explained" or (event["type"] == "price_moved" and event["reason"] == "sale")


def capitalized(text: str) -> str:
    """The text with a capital letter at its beginning."""
    return text[:1].upper() + text[1:]


def line_of(who: str, texts: Sequence[str], names: Names) -> str:
    """A line of these parts about somebody; "" for the whole game."""
    what = names.words("joint").join(texts)
    return capitalized(names.words("line", who=who, what=what) if who else what)


def within(told: StoryLine, names: Names, limit: int) -> str:
    """A line of at most `limit` characters: parts that aren't grave are left out, the last first, with a sign there.

    It may be longer where all that's left is grave, or a single part.
    """
    parts, text = [each.text for each in told.parts], told.text
    plain = [place for place, each in enumerate(told.parts) if not each.grave]
    while len(text) > limit and len(plain) > (not told.grave):
        parts[plain.pop()] = CUT
        text = line_of(told.who, [each for each, _ in groupby(parts)], names)
    return text


CUT = "…"
"""Stands for parts that are left out."""


def shorten_lines(
    lines: Sequence[str], names: Names, most: int, left_out: int = 0, grave: Collection[int] = ()
) -> list[str]:
    """The newest `most` lines, and of the older ones the `grave`, by their places; a line says how many are missing.

    It stands where they would, unless it takes the place of the only one.
    """
    if not left_out and len(lines) == most + 1:
        return list(lines)
    old = max(0, len(lines) - most)
    kept = [each for place, each in enumerate(lines[:old]) if place in grave]
    missing = left_out + old - len(kept)
    sign = [names.words("more-lines" if kept else "earlier-lines", count=missing)] if missing else []
    return [*kept, *sign, *lines[old:]]


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
) -> list[StoryLine]:
    """The same with the routes of the runs."""
    story = Story(names, details=details, owners=owners)
    for row in rows:
        story.add_row(row)
    return story.told()
