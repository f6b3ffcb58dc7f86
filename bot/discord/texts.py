"""What all texts of messages are made with: lines within a message's bounds, and what happened in a few of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.service import text
from bot.words.names import Names
from bot.words.stories import CUT, StoryLine, shorten_lines, story_of, within

STORY_LINES = 8
LINE_LIMIT = 180
STORY_ROOM = 1400
"""The characters that a story may take with the routes of its runs; its lines alone are never shortened for them."""
STORY_LIMIT = 1500
"""The characters that the lines of a story may take; where there are more, fewer lines are told."""
CONTENT_LIMIT = 2000


def bounded(lines: Sequence[str]) -> str:
    """Lines as one message of at most 2000 characters; a sign stands for the last ones, where they have no room."""
    return _fitting(lines, CONTENT_LIMIT)


def _fitting(lines: Sequence[str], limit: int) -> str:
    shown = [each for each in lines if each]
    whole = "\n".join(shown)
    if len(whole) <= limit:
        return whole
    while len(shown) > 1 and len("\n".join([*shown, CUT])) > limit:
        shown.pop()
    return text.shorten("\n".join([*shown, CUT]), limit)


def bounded_before(lines: Sequence[str], last: Sequence[str]) -> str:
    """The same where the `last` lines are never cut as long as they fit at all: those before them are."""
    ends = bounded(last)
    if not ends:
        return bounded(lines)
    room = CONTENT_LIMIT - len(ends) - 1
    return "\n".join(each for each in (_fitting(lines, room) if room > 1 else "", ends) if each)


def story_text(
    rows: Sequence[Mapping[str, Any]],
    names: Names,
    left_out: int = 0,
    most: int = STORY_LINES,
    owners: Mapping[str, str] | None = None,
) -> list[str]:
    """What happened in a few lines, each with a mark before it; below a run its routes, as far as there's room.

    `owners`: who leads companies whose turns began before.
    """
    told = story_of(rows, names, owners=owners)
    lines = _picked(told, names, left_out, most)
    while most > 1 and sum(len(each) + 1 for each in lines) > STORY_LIMIT:
        most -= 1
        lines = _picked(told, names, left_out, most)
    room = STORY_ROOM - sum(len(each) + 1 for each in lines)
    shown: list[str] = []
    # The newest line is the last of both, and its routes are what's least known.
    for number, line in enumerate(reversed(lines), 1):
        below = route_lines(told[-number].routes, names, room) if number <= min(most, len(told)) else []
        room -= sum(len(each) + 1 for each in below)
        shown[:0] = [line, *below]
    return shown


def _picked(told: Sequence[StoryLine], names: Names, left_out: int, most: int) -> list[str]:
    """The newest `most` lines, and what's grave of the older ones."""
    grave = {place for place, each in enumerate(told) if each.grave}
    old = len(told) - most if len(told) > most + 1 or left_out else 0
    lines = [within(each, names, LINE_LIMIT if place >= old else 0) for place, each in enumerate(told)]
    lines = [each if place in grave else text.shorten(each, LINE_LIMIT) for place, each in enumerate(lines)]
    return [f"- {each}" for each in shorten_lines(lines, names, most, left_out, grave)]


def route_lines(routes: Sequence[str], names: Names, room: int) -> list[str]:
    """The routes of a run as lines below it; where there's no room for all of them, where they are to be found.

    None for what has none, however little room there is.
    """
    if not routes:
        return []
    lines = [f"  - {each}" for each in routes]
    if sum(len(each) + 1 for each in lines) <= room:
        return lines
    return [f"  - {names.words('routes-elsewhere')}"]


def mention(user: str) -> str:
    """A mention as Discord writes it."""
    return f"<@{user}>"
