"""`/game rebuild` without a file: a server's games that the database has lost, found by the logs in their threads.

Only what the bot itself has attached counts: whose the seats are is read there. Nothing is kept from the list to the
click that wants it done: it's looked for anew.
"""

from __future__ import annotations

import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import discord

from bot.discord.codes import Code
from bot.discord.components import button, with_buttons
from bot.discord.connection.availability import NOT_DONE
from bot.discord.feature import Click, Feature
from bot.discord.front import Confusing
from bot.discord.game_info import heading_name
from bot.discord.posts.post import Post, Told
from bot.discord.posts.written import codes_of
from bot.discord.tables import notice
from bot.discord.tables.end import LOG_NAME
from bot.discord.texts import bounded
from bot.discord.visit import Visit
from bot.errors import OneAtATime
from bot.service import ServiceError, text
from bot.service.games.logfile import MOST_BYTES, LogFile

log = logging.getLogger(__name__)

GIVEN_UP = "over"
"""Marks the message that says that a game was ended without a result."""
MOST_CHANNELS, MOST_ARCHIVED = 300, 100
"""So many places are looked through; of each channel so many of its closed threads, the newest ones."""
BACK, FORTH = 1000, 10
"""So many of a place's newest messages, then so many of its oldest ones: a game that has just begun."""
SECONDS = 300.0
MOST_GAMES = 100
"""So many are rebuilt by one command; the next takes the next ones."""


Then = Callable[[int, bytes], Awaitable[None]]


@dataclass(frozen=True)
class Attached:
    """The newest log in a place: what it says, but for its moves."""

    channel: int
    file: LogFile


@dataclass
class Findings:
    """What was found: logs of games that are lost, how many others can't be read, whether some places weren't seen."""

    found: list[Attached] = field(default_factory=list[Attached])
    unreadable: int = 0
    is_whole: bool = True


async def offer(visit: Visit) -> None:
    """List the games that could be rebuilt, with a button that does it."""
    search = await _searched(visit)
    lines, words = [], visit.words
    for each in search.found:
        lines.append("- " + words("recovery-game", **_figures(visit, each)))
    if not lines:
        await visit.say(bounded([words("recovery-none"), *_left_out(visit, search)]))
        return
    heading, note = words("recovery-found", count=len(lines)), words("recovery-note")
    everything = button(Code("b", 0, 0, "recover"), words("button-recover"), discord.ButtonStyle.primary)
    content = bounded([heading, *lines, note, *_left_out(visit, search)])
    await visit.say(content, view=with_buttons(everything))


async def _recover(visit: Visit, code: Code) -> None:
    """Rebuild all that is found now; what can't be is said. OneAtATime for a second click while that's done."""
    with visit.service.recovery.rebuilding(visit.server or ""):
        await visit.edit(content=visit.words("recovery-under-way"), view=None)
        await _rebuilt(visit)


async def _rebuilt(visit: Visit) -> None:
    done, failed = list[str](), list[str]()

    async def rebuild(channel: int, data: bytes) -> None:
        try:
            await visit.service.recovery.recover(visit.person, data, str(channel))
            done.append(f"<#{channel}>")
        except ServiceError as error:
            log.info("the game of channel %s can't be rebuilt: %s", channel, error)
            failed.append(f"<#{channel}>")

    search, words = await _searched(visit, rebuild), visit.words
    lines = [words("recovery-done", count=len(done), games=words.listed(done) if done else words("nobody"))]
    lines += [words("recovery-failed", games=words.listed(failed))] if failed else []
    await visit.edit(content=bounded([*lines, *_left_out(visit, search)]), view=None)


def _left_out(visit: Visit, search: Findings) -> list[str]:
    lines = [visit.words("recovery-unreadable", count=search.unreadable)] if search.unreadable else []
    return lines + ([] if search.is_whole else [visit.words("recovery-unfinished")])


def _figures(visit: Visit, each: Attached) -> dict[str, Any]:
    title = notice.title_info(visit.service, each.file.setup["title"]).name
    names = [text.isolate(text.escape(name)) for name in each.file.names.values() if name]
    moves = each.file.entries[-1]["seq"]
    return {"place": f"<#{each.channel}>", "title": title, "count": moves, "people": visit.words.listed(names)}


async def _searched(visit: Visit, then: Then | None = None) -> Findings:
    """The newest log of each place of the server where no game is known; `then` gets each with its place.

    Confusing for who doesn't manage the server, OneAtATime while another file of theirs is read.
    """
    guild = visit.interaction.guild
    if visit.server is None or guild is None:
        raise Confusing("server_only")
    if not visit.person.manager:
        raise Confusing("managers_see")
    search, until = Findings(), time.monotonic() + SECONDS
    seen = 0
    async for place in _places(guild):
        seen += 1
        if seen > MOST_CHANNELS or len(search.found) >= MOST_GAMES or time.monotonic() > until:
            search.is_whole = False
            break
        if await visit.service.recovery.is_lost(visit.server, str(place.id)):
            await _look(visit, place, search, then)
    return search


async def _places(guild: discord.Guild) -> AsyncIterator[Any]:
    """Threads that are open, then closed ones, then channels: where the bot may read."""
    seen = set[int]()
    try:
        for thread in await guild.active_threads():
            seen.add(thread.id)
            yield thread
    except NOT_DONE as error:
        log.info("the open threads of a server can't be listed: %s", error)
    readable = [each for each in guild.text_channels if each.permissions_for(guild.me).read_message_history]
    for channel in readable:
        try:
            async for thread in channel.archived_threads(limit=MOST_ARCHIVED):
                if thread.id not in seen:
                    yield thread
        except NOT_DONE as error:
            log.info("the closed threads of channel %s can't be listed: %s", channel.id, error)
    for channel in readable:
        yield channel


async def _look(visit: Visit, place: Any, search: Findings, then: Then | None) -> None:
    """Add what the newest log of a place says, if it's of a game that goes on."""
    try:
        attachment = await _newest(visit, place)
        if attachment is None:
            return
        data = await attachment.read()
        file = await visit.service.recovery.look(visit.person, data)
    except OneAtATime:
        raise
    except (ServiceError, *NOT_DONE) as error:
        log.info("what channel %s holds of a game can't be read: %s", place.id, error)
        search.unreadable += 1
        return
    if file.head is None or file.head.status != "running":
        return
    search.found.append(Attached(place.id, file))
    if then is not None:
        await then(place.id, data)


async def _newest(visit: Visit, place: Any) -> discord.Attachment | None:
    """The newest log that the bot itself has attached; None where there's none, or the game was given up since."""
    me = visit.interaction.client.user.id
    for more in ({"limit": BACK}, {"limit": FORTH, "oldest_first": True}):
        async for message in place.history(**more):
            if message.author.id != me:
                continue
            if any(GIVEN_UP in code.argument.split(";") for code in codes_of(message)):
                return None
            for each in message.attachments:
                if LOG_NAME.fullmatch(each.filename) and each.size <= MOST_BYTES:
                    return each
    return None


async def _recovered(told: Told) -> Post:
    """The table hears that its game was rebuilt, and from which move it goes on; nobody is pinged by it."""
    words, game = told.words, heading_name(told.info)
    return Post(words("recovery-told", game=game, count=told.item.seq), with_buttons(told.log_button()))


FEATURE = Feature(buttons={"recover": Click(_recover, loose=True)}, posts={"recovered": _recovered})
