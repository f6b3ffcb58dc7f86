"""Tables: open, join, leave, start, end. Commands and the notice's buttons come down to the same steps."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from typing import Any

import discord

from bot import errors
from bot.discord.codes import Code
from bot.discord.components import Shown, button
from bot.discord.front import Confusing, Front, Interaction, heading_name, title_name, told_apart
from bot.discord.reach import BROKEN
from bot.discord.replies import say
from bot.discord.tables import notice
from bot.discord.tables.notice import title_info
from bot.discord.tables.options import check_players, read_options
from bot.service import GameInfo, text
from bot.words import language_of

log = logging.getLogger(__name__)

THREAD_NAME_LIMIT = 100
ARCHIVE_MINUTES = 7 * 24 * 60
HEARD_TRIES, HEARD_PAUSE = 10, 0.1
"""So often, and after so many seconds each, it's looked whether a thread is there."""
NOT_SHOWN = ("profile",)
"""Terms that a table doesn't show as they were given."""


async def open_table(
    front: Front,
    interaction: Interaction,
    title: str,
    name: str | None = None,
    language: str | None = None,
    players: int | None = None,
    options: str | None = None,
    **pace: Any,
) -> None:
    """`/game new`: make the game and post its notice. In direct messages a game for one begins at once.

    `pace` is what was typed of pace, silence and patience.
    """
    known = title_info(front, title)
    most = _count(players)
    chosen = read_options(known.id, options)
    if most is not None:
        check_players(known.id, chosen, most)
    alone = interaction.guild_id is None
    if alone and (known.least > 1 or most not in (None, 1)):
        raise Confusing("solo_only" if most not in (None, 1) else "server_only")
    text.clean(name or known.name)
    terms = {
        "name": name or known.name,
        "title": known.id,
        "language": await table_language(front, interaction, language),
        "most": 1 if alone else most,
        "options": chosen,
        **pace,
    }
    if alone:
        await open_alone(front, interaction, terms | {"pace": 0})
        return
    info = await _opened(front, interaction, terms, channel=None)
    await notice.post(front, interaction, info)


async def _opened(front: Front, interaction: Interaction, terms: dict[str, Any], channel: str | None) -> GameInfo:
    """A new table; the one that's there already where the answer that opened it got lost."""
    shown = terms | {"name": text.clean(terms["name"]), "channel": channel, "rebuilt": False}
    known = await notice.unheard(front, interaction, {key: shown[key] for key in shown if key not in NOT_SHOWN})
    return known or await front.service.create(front.person(interaction), channel=channel, **terms)


async def table_language(front: Front, interaction: Interaction, typed: str | None) -> str:
    """The language that was typed, else the server's own setting, else that of the server or person on Discord."""
    if typed is None and interaction.guild_id is not None:
        typed = await front.service.settings.get("server", str(interaction.guild_id), "language")
    return language_of(typed or str(interaction.guild_locale or interaction.locale))


async def open_alone(front: Front, interaction: Interaction, terms: dict[str, Any]) -> None:
    """A game for one, which lives in the person's direct messages."""
    check_players(terms["title"], terms["options"], 1)
    person = front.person(interaction)
    info = await _opened(front, interaction, terms, str(interaction.channel_id))
    words = front.words(interaction)
    with notice.telling(front, info):
        await interaction.followup.send(words("solo-opened", game=heading_name(info), title=title_name(info)))
        await front.service.start(info.id, person)


def _count(players: Any) -> int | None:
    if players is not None and (not isinstance(players, int) or isinstance(players, bool)):
        raise Confusing("not_a_number", value=str(players))
    return players


async def join(front: Front, interaction: Interaction, info: GameInfo) -> None:
    """`/game join`."""
    joined = await front.service.join(info.id, front.person(interaction, info))
    await say(interaction, front.words(interaction)("joined", game=heading_name(joined)))
    await notice.refresh(front, interaction, joined)


async def leave(front: Front, interaction: Interaction, info: GameInfo) -> None:
    """`/game leave`."""
    left = await front.service.leave(info.id, front.person(interaction, info))
    await say(interaction, front.words(interaction)("left", game=heading_name(left)))
    await notice.refresh(front, interaction, left)


async def join_button(front: Front, interaction: Interaction, info: GameInfo, code: Code) -> None:
    """Join by the notice, which shows the new seat at once."""
    joined = await front.service.join(info.id, front.person(interaction, info))
    await notice.show(front, interaction, joined)


async def sit(front: Front, interaction: Interaction, info: GameInfo, code: Code, seat: str = "") -> None:
    """Take one of a rebuilt game's seats by the notice's menu."""
    joined = await front.service.join(info.id, front.person(interaction, info), seat)
    await notice.show(front, interaction, joined)


async def leave_button(front: Front, interaction: Interaction, info: GameInfo, code: Code) -> None:
    """Leave by the notice."""
    left = await front.service.leave(info.id, front.person(interaction, info))
    await notice.show(front, interaction, left)


async def start_button(front: Front, interaction: Interaction, info: GameInfo, code: Code) -> None:
    """Start by the notice: the game gets its thread."""
    started, _ = await _start(front, interaction, info)
    await notice.show(front, interaction, started)


async def start(front: Front, interaction: Interaction, info: GameInfo) -> None:
    """`/game start`."""
    started, link = await _start(front, interaction, info)
    await say(interaction, front.words(interaction)("started-thread", link=link))
    await notice.refresh(front, interaction, started)


async def _start(front: Front, interaction: Interaction, info: GameInfo) -> tuple[GameInfo, str]:
    """Check that the game may start, make its thread, and begin. The first ping then finds the thread.

    The thread is made first, because a game without a place could tell no one; if the start is refused after all,
    the thread goes again.
    """
    person = front.person(interaction, info)
    _check_start(front, await front.hosted(interaction, await front.service.status(info.id)), person)
    async with new_thread(front, interaction, info) as thread:
        started = await front.service.start(info.id, person, str(thread.id))
    return started, thread.mention


def _check_start(front: Front, info: GameInfo, person: Any) -> None:
    """The refusals that can be foreseen, before a thread is made for nothing; the service checks them again."""
    if info.status == "running":
        raise errors.AlreadyStarted(game=info.id)
    if info.status == "finished":
        raise errors.GameFinished(game=info.id)
    if info.status == "abandoned":
        raise errors.GameAbandoned(game=info.id)
    if person.user != info.host and not person.manager:
        raise errors.NotHost(game=info.id, host=info.host)
    least = title_info(front, info.title).least
    if len(info.seats) < least:
        raise errors.TooFewPlayers(game=info.id, seats=len(info.seats), least=least)
    check_players(info.title, info.options, len(info.seats))


@asynccontextmanager
async def new_thread(front: Front, interaction: Interaction, info: GameInfo) -> AsyncIterator[discord.Thread]:
    """A thread for a game, which goes again if what it's for fails. Of two at the same moment the second is refused."""
    if info.id in front.starting:
        raise Confusing("thread_in_making", game=info.id)
    front.starting.add(info.id)
    try:
        thread = await _thread(front, interaction, info)
        try:
            yield thread
        except Exception:
            await _remove(thread)
            raise
    finally:
        front.starting.discard(info.id)


async def _thread(front: Front, interaction: Interaction, info: GameInfo) -> discord.Thread:
    """A public thread in the channel where the game is started, archived after seven quiet days."""
    channel = interaction.client.get_channel(interaction.channel_id) or interaction.channel
    if isinstance(channel, discord.Thread):
        channel = channel.parent
    if not isinstance(channel, discord.TextChannel):
        raise Confusing("no_threads", game=info.id)
    name, known = told_apart(info, THREAD_NAME_LIMIT), {each.id for each in channel.threads}
    try:
        return await channel.create_thread(
            name=name,
            type=discord.ChannelType.public_thread,
            auto_archive_duration=ARCHIVE_MINUTES,
        )
    except discord.Forbidden as error:
        raise Confusing("no_threads", game=info.id) from error
    except BROKEN:
        found = await _made_all_the_same(channel, name, known)
        if found is None:
            raise
        return found


async def _made_all_the_same(channel: discord.TextChannel, name: str, known: Collection[int]) -> discord.Thread | None:
    """The thread that Discord has opened though the answer got lost: the client hears of it a moment later."""
    for _ in range(HEARD_TRIES):
        for each in channel.threads:
            if each.id not in known and each.name == name and each.owner_id == channel.guild.me.id:
                return each
        await asyncio.sleep(HEARD_PAUSE)
    return None


async def _remove(thread: discord.Thread) -> None:
    try:
        await thread.delete()
        return
    except discord.Forbidden:
        log.info("the thread %s of a game that didn't start is closed: deleting it needs Manage Threads", thread.id)
    except discord.HTTPException as error:
        log.warning("the thread %s of a game that didn't start can't be removed: %s", thread.id, error)
        return
    try:
        # Whoever has opened a thread may close it.
        await thread.edit(archived=True)
    except discord.HTTPException as error:
        log.warning("the thread %s of a game that didn't start can't be closed: %s", thread.id, error)


async def ask_abandon(front: Front, interaction: Interaction, info: GameInfo) -> None:
    """`/game abandon`: what can't be undone is asked for once more."""
    person, info = front.person(interaction, info), await front.hosted(interaction, info)
    if person.user != info.host and not person.manager:
        raise errors.NotHost(game=info.id, host=info.host)
    words = front.words(interaction, info)
    view = Shown()
    view.add_item(button(Code("b", info.id, info.seq, "abandon"), words("button-confirm"), discord.ButtonStyle.danger))
    await say(interaction, words("abandon-ask", game=heading_name(info)), view=view)


async def abandon_button(front: Front, interaction: Interaction, info: GameInfo, code: Code) -> None:
    """The game is ended."""
    ended = await front.service.abandon(info.id, front.person(interaction, info))
    words = front.words(interaction, info)
    await interaction.edit_original_response(content=words("abandon-done", game=heading_name(ended)), view=None)
    await notice.refresh(front, interaction, ended)
