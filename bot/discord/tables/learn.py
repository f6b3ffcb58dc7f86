"""`/learn`: a first game of a title among robots, in direct messages, whose halts say what is what and what to do."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot import errors
from bot.discord.codes import Code
from bot.discord.commands import Command, Pick
from bot.discord.feature import Click, Feature
from bot.discord.front import Confusing
from bot.discord.play import moves
from bot.discord.posts import lesson, solo
from bot.discord.posts.post import Post, Told
from bot.discord.visit import GameVisit, Visit
from bot.service.intents.tutor import lesson_of
from bot.words import Words, language_of
from engine.robots.tempers import TEMPERS
from engine.titles import OWN, rulebook

_LESSONS = {each: found for each in OWN if (found := lesson_of(each)) is not None}
TITLES = tuple(sorted(_LESSONS, key=lambda title: _LESSONS[title].rank))
"""Those that have a lesson, the best for a newcomer first."""


def robot_names(words: Words) -> list[str]:
    """What the robots of a lesson are called, one of each temper."""
    return [words(f"temper-{each}") for each in TEMPERS]


async def _learn(visit: Visit, title: str) -> None:
    """`/learn`: the lesson begins in the person's direct messages, or is told there once more."""
    known = next((each for each in visit.service.titles if each.id == title), None)
    if known is None or title not in TITLES:
        raise Confusing("no_such_title", title=title[:80], titles=list(TITLES))
    welcome, here = visit.words("lesson-welcome", title=known.name), None
    if visit.server is None and visit.interaction.channel_id:
        here = visit.interaction.channel_id
        await visit.say(welcome)
    channel = here or await _opened(visit, welcome)
    language = language_of(visit.words.language)
    await visit.service.lessons.begin(
        visit.person, title, robot_names(visit.words), channel=str(channel), language=language
    )
    if here is None:
        await visit.say(visit.words("lesson-opened", title=known.name, link=f"<#{channel}>"))


async def _opened(visit: Visit, welcome: str) -> int:
    """The id of the person's direct messages, once the welcome stands there; Confusing where they take none."""
    try:
        channel = await visit.interaction.user.create_dm()
        await channel.send(welcome, silent=True, allowed_mentions=discord.AllowedMentions.none())
    except discord.Forbidden as error:
        raise Confusing("direct_closed") from error
    return channel.id


async def _first(told: Told) -> Post:
    """The lesson's message at the halt that it's at, once it has begun."""
    if lesson.is_over(told.info):
        return Post(lesson.closing(told))
    panel = await told.panel(wait=True)
    view = (await told.maker()).view(panel, extra=lesson.buttons(told, told.item.marker))
    return Post(await solo.panel_lines(told, panel), view, await solo.picture(told))


async def _skip(visit: GameVisit, code: Code) -> None:
    """Have a robot decide, and go on to the next halt."""
    try:
        acted = await visit.service.lessons.skip(visit.game, visit.person, code.seq)
    except errors.StaleMove:
        await moves.refresh(visit)
        return
    await moves.answer_click(visit.at(acted.info), acted)


async def _end(visit: GameVisit, code: Code) -> None:
    """End the lesson at once; it can be begun anew."""
    await visit.service.lessons.end(visit.game, visit.person)
    await visit.edit(content=lesson.closing(visit), view=None, attachments=[])


def commands() -> list[Command]:
    """`/learn`, with the titles that have a lesson."""
    names = [app_commands.locale_str(rulebook(each).data.name) for each in TITLES]
    option: tuple[str, type, Any] = ("title", str, Pick(TITLES, names, strict=False))
    return [Command("learn", _learn, [option], ["title"], in_game=False, repeats=True)]


FEATURE = Feature(
    commands,
    buttons={"skip_halt": Click(_skip), "end_lesson": Click(_end)},
    posts={"lesson": _first},
)
