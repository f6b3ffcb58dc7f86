"""`/rules`: what a clause says, found by its number or by words, and shown wherever a clause is cited."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import app_commands

from bot.discord.citations import clause_line
from bot.discord.codes import Code
from bot.discord.commands import Text, YesNo, make
from bot.discord.completion import in_time
from bot.discord.front import Confusing, Front, Interaction
from bot.discord.localization import option_name
from bot.discord.play.actions import GameField
from bot.discord.replies import say
from bot.discord.telling import CONTENT_LIMIT, bounded
from bot.service import GameInfo, text
from bot.words import Words, digest

MOST = 8
"""So many clauses are told in one answer, if they fit."""
ROOM_FOR_MORE = 120
"""What the line takes that says how many clauses more there are."""
OFFERED, LABEL_LIMIT, TYPED_LIMIT = 25, 100, 80


def commands(front: Front) -> list[app_commands.Command[Any, ..., Any]]:
    """The command `/rules`."""

    async def titles(interaction: Interaction) -> list[tuple[Any, str]]:
        return [(each.id, each.name) for each in front.service.titles]

    async def show_rules(interaction: Interaction, clause: str = "", title: str = "", **more: Any) -> None:
        info, found = await _meant(front, interaction, title, more.get("game"))
        show = bool(more.get("show"))
        words = front.table_words(info) if show and info is not None else front.words(interaction, info)
        answer = bounded(told(words, found, _named(front, found), clause[:TYPED_LIMIT]))
        if show:
            await interaction.followup.send(answer)
        else:
            await say(interaction, answer)

    options = [("clause", str, _Clauses(front)), ("title", str, Text(titles)), ("show", bool, YesNo()),
               ("game", str, GameField(front))]  # fmt: skip
    return [make("rules", show_rules, options)]


async def _meant(front: Front, interaction: Interaction, title: str, game: str | None) -> tuple[GameInfo | None, str]:
    """The title whose rules are asked for, and the game where it's that of one; Confusing where there's no telling."""
    known = {each.id for each in front.service.titles}
    if title:
        if title not in known:
            raise Confusing("no_such_title", title=title, titles=sorted(known))
        return None, title
    info = await front.game(interaction, game)
    return info, info.title


def _named(front: Front, title: str) -> str:
    return next((each.name for each in front.service.titles if each.id == title), title)


class _Clauses(Text):
    """A clause, completed from the digest by what is typed."""

    def __init__(self, front: Front) -> None:
        super().__init__()
        self._front = front

    async def autocomplete(self, interaction: Interaction, value: Any, /) -> list[app_commands.Choice[Any]]:
        """The clauses with that number or those words."""
        return await in_time(self._matching(interaction, value))

    async def _matching(self, interaction: Interaction, value: Any) -> list[app_commands.Choice[Any]]:
        fields = interaction.namespace
        title, game = (getattr(fields, option_name(each), None) for each in ("title", "game"))
        info, found = await _meant(self._front, interaction, str(title or ""), game)
        words = self._front.words(interaction, info)
        matching = digest.search(words, found, str(value)[:TYPED_LIMIT])[:OFFERED]
        return [app_commands.Choice(name=text.shorten(f"{n} · {said}", LABEL_LIMIT), value=n) for n, said in matching]


def told(words: Words, title: str, name: str, asked: str) -> list[str]:
    """The clauses that are meant, as lines; that there's none, with what can be asked for."""
    found = digest.search(words, title, asked)
    exact = [each for each in found if each[0] == asked.strip().strip(".")]
    first = (exact + [each for each in found if each not in exact])[:MOST]
    heading, note = words("rules-heading", title=name), _note(words, title)
    room = CONTENT_LIMIT - len(heading) - len(note) - ROOM_FOR_MORE
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


async def _rule(front: Front, interaction: Interaction, info: GameInfo, code: Code) -> None:
    """The clause that a refusal named."""
    words = front.words(interaction, info)
    await say(interaction, bounded(told(words, info.title, _named(front, info.title), code.argument[:TYPED_LIMIT])))


BUTTONS = {"rule": _rule}
