"""`/log`: everything that happened, in pages that a message holds, with the reasons of what happened by itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot import errors
from bot.discord.citations import why_button
from bot.discord.codes import Code, small_number
from bot.discord.commands import Command, Number
from bot.discord.components import Shown, button
from bot.discord.feature import Click, Feature, Manner
from bot.discord.texts import bounded
from bot.discord.visit import GameVisit
from bot.service import text
from bot.words.names import Names
from bot.words.stories import Story

LINE_LIMIT, PAGE_LIMIT, PAGE_LINES = 300, 1850, 24
BELOW = "  - "
"""Before a line that belongs to the one above."""

PART = 300
"""Rows that are told in one go, which takes a tenth of a second at most."""

Line = tuple[str, int]
"""A line, and the number of the last entry that it tells of."""


async def _log(visit: GameVisit, page: int = 1) -> None:
    """`/log`."""
    await _show(visit, page, update=False)


async def _page_button(visit: GameVisit, code: Code) -> None:
    """Another page, or, on any other message, the newest."""
    await _show(visit, small_number(code.argument.partition(";")[0]) or 1, update=visit.is_private)


async def _show(visit: GameVisit, page: int, *, update: bool) -> None:
    """A page of the log, passes folded; page 1 is the newest."""
    info, words = visit.info, visit.words
    if info.status == "open":
        least = next(each.least for each in visit.service.titles if each.id == info.title)
        raise errors.NotStarted(game=visit.game, seats=len(info.seats), least=least)
    if info.status == "abandoned":
        raise errors.GameAbandoned(game=visit.game)
    pages = await _pages(visit)
    page = min(max(page, 1), max(1, len(pages)))
    heading = words("log-page", page=str(page), pages=str(len(pages))) if len(pages) > 1 else ""
    content = bounded([heading, *([line for line, _ in pages[page - 1]] if pages else [words("log-empty")])])
    view = _view(visit, page, pages)
    if update:
        await visit.edit(content=content, view=view)
    else:
        await visit.say(content, view=view)


async def _pages(visit: GameVisit) -> list[list[Line]]:
    """All pages, in the reader's words; kept, as one who leafs through the log asks for them at each click.

    Worked out in parts, so that whoever asks for something else meanwhile waits for one of them only.
    """
    info, words, kept = visit.info, visit.words, visit.front.log_pages
    named = [(each.name, each.user if each.robot else "") for each in info.seats]
    key = (info.id, info.seq, words.language, words.edition, *named)
    pages = kept.get(key)
    if pages is not None:
        return pages
    book, rows, run = Book(visit.names), await visit.service.log(visit.game), visit.service.workers.run
    for start in range(0, len(rows), PART):
        await run(book.add, rows[start : start + PART])
    return kept.keep(key, await run(lambda: paged(book.lines())))


class Book:
    """Makes lines of a log's rows; what was taken back stays in them, with the undo that took it back."""

    def __init__(self, names: Names) -> None:
        self._names = names
        self._lines: list[Line] = []
        self._heads = [0]
        self._story = Story(names, details=True)

    def add(self, rows: Sequence[dict[str, Any]]) -> None:
        """Go on with these rows."""
        for row in rows:
            before = self._heads[-1]
            self._heads.append(self._heads[row["undo"]] if "undo" in row else int(row["seq"]))
            if "undo" not in row:
                self._story.add_row(row)
                continue
            who = self._names.person(row["by"])
            key = "log-redo" if self._heads[-1] > before else "log-undo"
            undone = self._names.words(key, who=who, to=str(row["undo"]))
            self._lines += [*_lines_of(self._story), (undone, int(row["seq"]))]
            self._story = Story(self._names, details=True)

    def lines(self) -> list[Line]:
        """The lines of all rows so far."""
        return self._lines + _lines_of(self._story)


def _lines_of(story: Story) -> list[Line]:
    """Each line, and below it the routes of its runs."""
    return [(line, told.seq) for told in story.told() for line in (told.text, *map(BELOW.__add__, told.routes))]


def paged(lines: Sequence[Line]) -> list[list[Line]]:
    """Pages that fit a message, the newest first, each page's oldest line first; no line is left out."""
    pages: list[list[Line]] = []
    room = 0
    for line, seq in reversed(lines):
        shown = line if line.startswith(BELOW) else f"- {text.shorten(line, LINE_LIMIT)}"
        if not pages or len(shown) + 1 > room or len(pages[-1]) >= PAGE_LINES:
            pages.append([])
            room = PAGE_LIMIT
        pages[-1].insert(0, (shown, seq))
        room -= len(shown) + 1
    return pages


def _view(visit: GameVisit, page: int, pages: Sequence[Sequence[Line]]) -> Shown:
    view, info = Shown(), visit.info
    for target, key in ((page + 1, "button-older"), (page - 1, "button-newer")):
        if 1 <= target <= len(pages):
            view.add_item(button(Code("b", info.id, info.seq, "log", str(target)), visit.words(key)))
    if pages:
        since = pages[page][-1][1] if page < len(pages) else 0
        view.add_item(why_button(info, since, pages[page - 1][-1][1], visit.words))
    return view


FEATURE = Feature(
    lambda: [Command("log", _log, [("page", int, Number(1, 10_000))])],
    buttons={"log": Click(_page_button, Manner.OWN)},
)
