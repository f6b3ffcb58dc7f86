"""`/game rebuild`: a game made anew from its log, the file that's attached to its thread; or all that were lost."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot import errors
from bot.discord.commands import Command
from bot.discord.feature import Feature
from bot.discord.front import Confusing, Interaction
from bot.discord.game_info import heading_name
from bot.discord.tables import notice, recovery
from bot.discord.tables.lobby import table_language
from bot.discord.visit import GameVisit, Visit
from bot.service import text
from bot.service.games.logfile import MOST_BYTES, LogFile


async def _rebuild(visit: Visit, file: discord.Attachment | None = None) -> None:
    """Check the log, and post a notice by which people take their seats again. For one alone it goes on at once.

    Without a file the games that the database has lost are looked for in their threads.
    """
    if file is None:
        await recovery.offer(visit)
        return
    if file.size > MOST_BYTES:
        raise errors.BadLog("log_too_large", most=MOST_BYTES // 2**20)
    log = await visit.service.read_log(visit.person, await _bytes(file))
    made = await _made(visit, log)
    with notice.telling(made):
        await visit.say(visit.words("rebuilt", game=heading_name(made.info), count=len(log.entries)))
        if visit.server is not None:
            await notice.post(made, silent=True)
            return
        if not made.seats:
            await visit.service.join(made.game, made.person)
        await visit.service.start(made.game, made.person)


async def _bytes(file: discord.Attachment) -> bytes:
    try:
        return await file.read()
    except discord.HTTPException as error:
        raise Confusing("file_gone") from error


async def _made(visit: Visit, log: LogFile) -> GameVisit:
    """The game, waiting for those who played it."""
    name = log.name or notice.title_info(visit.service, log.setup["title"]).name
    language = await table_language(visit, log.language)
    known = await notice.unheard(visit, {"name": text.clean(name), "language": language, "rebuilt": True})
    if known is not None and await visit.service.is_of_log(known.id, log):
        return visit.at(known)
    place: dict[str, Any] = {"channel": None}
    if visit.server is None:
        place = {"channel": str(visit.interaction.channel_id), "pace": 0}
    return visit.at(await visit.service.rebuild(visit.person, log, name=name, language=language, **place))


class _File(app_commands.Transformer):
    """A file that's attached to the command."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        """An attachment."""
        return discord.AppCommandOptionType.attachment

    async def transform(self, interaction: Interaction, value: Any, /) -> discord.Attachment:
        """As it came; whoever reads it trusts nothing of it. TransformerError for what is no file."""
        if not isinstance(value, discord.Attachment):
            raise app_commands.TransformerError(value, self.type, self)
        return value


FEATURE = Feature(lambda: [Command("game-rebuild", _rebuild, [("file", discord.Attachment, _File())], in_game=False)])
