"""`/rules`: what a clause says, found by its number or by words, and shown wherever a clause is cited."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import app_commands

from bot.discord.citations import clause_line
from bot.discord.codes import Code
from bot.discord.commands import GAME, SHOW, Command, LooseText, Option, Plain
from bot.discord.completion import Found, in_time
from bot.discord.feature import Click, Feature, Manner
from bot.discord.front import Confusing, Interaction
from bot.discord.tables.begun import begun_lines
from bot.discord.texts import CONTENT_LIMIT, bounded
from bot.discord.visit import GameVisit, Reading, Visit, visit_of
from bot.service import text
from bot.words import Words, digest

MOST = 8
"""So many clauses are told in one answer, if they fit."""
ROOM_FOR_MORE = 120
"""What the line takes that says how many clauses more there are."""
OFFERED, LABEL_LIMIT, TYPED_LIMIT = 25, 100, 80
MARK = " · "
"""What stands behind a clause's number where it's listed with its text."""


async def _rules(visit: Visit, clause: str = "", title: str = "", game: str | None = None, show: bool = False) -> None:
    """`/rules`."""
    meant, found = await _meant(visit, title, game)
    reading = meant.read_by(show) if isinstance(meant, GameVisit) else meant
    answer = await _answer(reading, found, _name(visit, found), clause[:TYPED_LIMIT])
    if show:
        await visit.finish(answer)
    else:
        await visit.say(answer)


async def _rule(visit: GameVisit, code: Code) -> None:
    """The clause that a refusal named."""
    title = visit.info.title
    await visit.say(await _answer(visit, title, _name(visit, title), code.argument[:TYPED_LIMIT]))


async def _answer(reading: Visit | Reading, title: str, name: str, asked: str) -> str:
    """The clauses that are meant; and what is otherwise in the game, if one is meant, than the one asked for says."""
    begun = await begun_lines(reading, [asked.strip().strip(".")]) if isinstance(reading, Reading) else []
    room = sum(len(each) + 1 for each in begun)
    return bounded([*told(reading.words, title, name, asked, CONTENT_LIMIT - room), *begun])


async def _meant(visit: Visit, title: str, game: str | None) -> tuple[Visit, str]:
    """The title whose rules are asked for, and the visit of the game where it's that of one.

    Confusing where there's no telling.
    """
    known = {each.id for each in visit.service.titles}
    if not title:
        visit = await visit.find(game)
        return visit, visit.info.title
    if title not in known:
        raise Confusing("no_such_title", title=title, titles=sorted(known))
    return visit, title


def _name(visit: Visit, title: str) -> str:
    return next((each.name for each in visit.service.titles if each.id == title), title)


class _Clauses(Plain):
    """A clause, completed from the digest by what is typed."""

    async def transform(self, interaction: Interaction, value: Any, /) -> str:
        """What is asked for; of a clause as it's listed its number."""
        return str(value).partition(MARK)[0]

    async def autocomplete(self, interaction: Interaction, value: Any, /) -> list[app_commands.Choice[Any]]:
        """The clauses with that number or those words."""
        return await in_time(self._matching(visit_of(interaction), str(value)[:TYPED_LIMIT]))

    async def _matching(self, visit: Visit, typed: str) -> list[app_commands.Choice[Any]]:
        reading, title = await _meant(visit, str(visit.typed("title") or ""), visit.typed("game"))
        found = digest.search(reading.words, title, typed)[:OFFERED]
        return [app_commands.Choice(name=text.shorten(f"{n}{MARK}{said}", LABEL_LIMIT), value=n) for n, said in found]


async def _titles(visit: Visit) -> Found:
    return [(each.id, each.name) for each in visit.service.titles]


def told(words: Words, title: str, name: str, asked: str, limit: int = CONTENT_LIMIT) -> list[str]:
    """The clauses that are meant, as lines; that there's none, with what can be asked for."""
    found = digest.search(words, title, asked)
    exact = [each for each in found if each[0] == asked.strip().strip(".")]
    first = (exact + [each for each in found if each not in exact])[:MOST]
    heading, note = words("rules-heading", title=name), _note(words, title)
    room = limit - len(heading) - len(note) - ROOM_FOR_MORE
    shown = _fitting([clause_line(words, title, number, said) for number, said in first], room)
    lines = [heading, *shown]
    if not found:
        lines.append(words("rules-none", asked=text.escape(asked)))
    elif len(found) > len(shown):
        lines.append(words("rules-more", count=len(found) - len(shown)))
    return [*lines, note]


def _fitting(lines: Sequence[str], room: int) -> list[str]:
    """The first lines, as many as there's room for."""
    shown: list[str] = []
    for each in lines:
        room -= len(each) + 1
        if room < 0:
            break
        shown.append(each)
    return shown


def _note(words: Words, title: str) -> str:
    note = digest.note(words, title)
    return f"-# {note}" if note else ""


def commands() -> list[Command]:
    """`/rules`, of a title or of the game that's meant."""
    options: list[Option] = [("clause", str, _Clauses()), ("title", str, LooseText(_titles)), SHOW, GAME]
    return [Command("rules", _rules, options, in_game=False)]


FEATURE = Feature(commands, buttons={"rule": Click(_rule, Manner.PRIVATE)})
