"""Notes: one's own about the game, a company or a hex, and the table's one. Written by a form or by `/note`.

They're shown where somebody plans: beside what's arranged for later, with a what if, and on a company's card.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Any

import discord

from bot.discord.codes import Code, small_number
from bot.discord.commands import Command, Option, Plain, Text, YesNo
from bot.discord.completion import Found
from bot.discord.components import Option as Line
from bot.discord.components import Shown, button, menu
from bot.discord.deferral import FORM_PATIENCE
from bot.discord.feature import Click, Feature, Manner
from bot.discord.game_info import heading_name
from bot.discord.texts import bounded
from bot.discord.visit import GameVisit, Visit
from bot.service import ServiceError, text
from bot.service.people.notes import COMPANY, GAME, HEX, NOTE_LIMIT, Note
from bot.words.labels import clipped
from bot.words.names import Names
from bot.words.stories import capitalized

SHARED = "-"
"""In the place of what a note is about: it's the table's."""
SHOWN, LENGTH = 12, 160
"""So many notes are shown beside other things, with so many characters of each."""


# --- in words


def subject(about: str, names: Names, *, shared: bool = False) -> str:
    """What a note is about."""
    kind, _, name = about.partition("|")
    if kind == HEX:
        return names.hex(name)
    if kind == COMPANY:
        return names.company(name) if name in names.title.companies else names.private(name)
    return names.words("note-table" if shared else "note-game")


def subject_of(company: str) -> str:
    """What a note about a company, or a private company, is kept under."""
    return f"{COMPANY}|{company}"


def note_line(note: Note, names: Names, length: int = LENGTH) -> str:
    """A note with what it's about; the table's says who wrote it."""
    said = text.escape(text.shorten(note.text, length))
    return names.words("note-line", about=capitalized(subject(note.about, names, shared=note.shared)), text=said)


async def noted(visit: GameVisit, about: Collection[str] | None = None) -> list[str]:
    """The notes that whoever comes may see, about these things or (None) about all, in a few lines."""
    if not visit.seats or visit.info.status == "open":
        return []
    found = await visit.service.notes.seen(visit.game, visit.person)
    wanted = [each for each in found if about is None or (each.about in about and not each.shared)]
    lines = [f"-# {note_line(each, visit.names)}" for each in wanted[:SHOWN]]
    left = len(wanted) - SHOWN
    return [*lines, f"-# {visit.words('notes-more', count=left)}"] if left > 0 else lines


def subjects(names: Names) -> list[tuple[str, str]]:
    """All that a note can be about, with how it's called: the game, the table, companies, hexes that have a name."""
    title = names.title
    companies = [(subject_of(each), names.company_in_full(each)) for each in title.companies]
    privates = [(subject_of(each), names.private(each)) for each in title.privates if each not in title.companies]
    named = [each for each, data in title.board.hexes.items() if data.name]
    others = [each for each, data in title.board.hexes.items() if not data.name]
    hexes = [(f"{HEX}|{each}", names.hex(each)) for each in (*named, *others)]
    return [("|", names.words("note-game")), (SHARED, names.words("note-table")), *companies, *privates, *hexes]


# --- the private message


async def _show(visit: GameVisit, before: str = "", page: int = 0) -> None:
    """One's notes and the table's, and the menu of what to write about."""
    names, words = visit.names, visit.words
    found = await visit.service.notes.seen(visit.game, visit.person)
    lines = [f"- {note_line(each, names, NOTE_LIMIT)}" for each in found]
    content = bounded([before, words("notes-heading", game=heading_name(visit.info)), *lines])
    view = Shown()
    if visit.seats:
        options = [Line(value, label) for value, label in subjects(visit.label_names)]
        view.add_item(menu(visit.code("note_about", kind="s"), words("menu-note"), options, visit.label_names, page))
        view.add_item(button(visit.code("ahead"), words("button-back")))
    await visit.answer(content, view, update=visit.is_private)


async def _notes(visit: GameVisit, code: Code) -> None:
    """The button."""
    await _show(visit)


def _answer_to(value: str) -> Click:
    """A line of the menu leads on to another page, or opens the form."""
    return Click(_turned) if value.startswith("more|") else Click(_asked, Manner.FORM)


async def _turned(visit: GameVisit, code: Code, value: str = "") -> None:
    await _show(visit, page=small_number(value.removeprefix("more|")))


async def _asked(visit: Visit, code: Code, value: str = "") -> None:
    """What it's about has been chosen: the form, with what is noted already."""
    words = visit.words
    form = discord.ui.Modal(
        title=clipped(words("modal-note"), 45), custom_id=str(code.to("note_write", value, "m")), timeout=None
    )
    line: discord.ui.TextInput[Any] = discord.ui.TextInput(
        label=clipped(words("modal-note-text"), 45),
        custom_id="text",
        style=discord.TextStyle.paragraph,
        max_length=NOTE_LIMIT,
        required=False,
        default=await _kept(visit, code.game, value) or None,
    )
    form.add_item(line)
    form.stop()
    await visit.interaction.response.send_modal(form)


async def _kept(visit: Visit, game: int, value: str) -> str:
    """What is noted about it; "" for nothing, and where that takes too long for a form."""
    try:
        async with asyncio.timeout(FORM_PATIENCE):
            found = await visit.service.notes.seen(game, visit.person)
    except (TimeoutError, ServiceError):
        return ""
    about, shared = _meant(value)
    return next((each.text for each in found if (each.about, each.shared) == (about, shared)), "")


def _meant(value: str) -> tuple[str, bool]:
    """What a line of the menu is about, and whether it's the table's note."""
    return (GAME, True) if value == SHARED else (value if value.strip("|") else GAME, False)


async def _sent(visit: Visit, code: Code, lines: dict[str, str]) -> None:
    """The form has come in."""
    here = await visit.find_number(code.game)
    await _write(here, code.argument, lines.get("text", ""))


async def _write(visit: GameVisit, value: str, said: str) -> None:
    about, shared = _meant(value)
    with visit.about():
        await visit.service.notes.write(visit.game, visit.person, said, about, shared=shared)
    key = "note-kept" if said.strip() else "note-deleted"
    await _show(visit, visit.words(key, about=subject(about, visit.names, shared=shared)))


# --- /note


async def _typed(visit: GameVisit, text: str = "", about: str = "|", table: bool = False) -> None:
    """`/note write`."""
    await _write(visit, SHARED if table else about.strip()[:60], text)


async def _subjects(visit: GameVisit) -> Found:
    return [each for each in subjects(visit.label_names) if each[0] != SHARED]


def commands() -> list[Command]:
    """`/note`: write one, list those that one may see."""
    options: list[Option] = [("text", str, Plain()), ("about", str, Text(_subjects)), ("table", bool, YesNo())]
    return [Command("note-write", _typed, options), Command("note-list", _show)]


FEATURE = Feature(
    commands,
    buttons={"notes": Click(_notes, Manner.OWN)},
    menus={"note_about": _answer_to},
    forms={"note_write": Click(_sent, Manner.OWN)},
)
