"""`/game rebuild`: a game made anew from its log, the file that's attached to its thread."""

from __future__ import annotations

import discord

from bot import errors
from bot.discord.front import Confusing, Front, Interaction, heading_name
from bot.discord.replies import say
from bot.discord.tables import notice
from bot.discord.tables.lobby import table_language
from bot.service import GameInfo, text
from bot.service.games.logfile import MOST_BYTES, LogFile


async def rebuild(front: Front, interaction: Interaction, file: discord.Attachment) -> None:
    """Check the log, and post a notice by which people take their seats again. For one alone it goes on at once."""
    if file.size > MOST_BYTES:
        raise errors.BadLog("log_too_large", most=MOST_BYTES // 2**20)
    log = await front.service.read_log(front.person(interaction), await _bytes(file))
    info = await _made(front, interaction, log)
    words = front.words(interaction)
    done = words("rebuilt", game=heading_name(info), count=len(log.entries))
    if interaction.guild_id is None:
        person = front.person(interaction, info)
        with notice.telling(front, info):
            await say(interaction, done)
            if not info.seats_of(person.user):
                await front.service.join(info.id, person)
            await front.service.start(info.id, person)
        return
    with notice.telling(front, info):
        await say(interaction, done)
        await notice.post(front, interaction, info, silent=True)


async def _bytes(file: discord.Attachment) -> bytes:
    try:
        data = await file.read()
    except discord.HTTPException as error:
        raise Confusing("file_gone") from error
    return data


async def _made(front: Front, interaction: Interaction, log: LogFile) -> GameInfo:
    """The game, waiting for those who played it."""
    alone = interaction.guild_id is None
    name = log.name or notice.title_info(front, log.setup["title"]).name
    language = await table_language(front, interaction, log.language)
    channel = str(interaction.channel_id) if alone else None
    pace = {"pace": 0} if alone else {}
    known = await notice.unheard(front, interaction, {"name": text.clean(name), "language": language, "rebuilt": True})
    if known is not None and await front.service.is_of_log(known.id, log):
        return known
    return await front.service.rebuild(
        front.person(interaction), log, name=name, language=language, channel=channel, **pace
    )
