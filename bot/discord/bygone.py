"""Messages that asked somebody for what is over now: they are edited, once, to read as past.

One message of a game speaks in the present, that of the turn which is on; beside it there may be a reminder of it.
Whatever else once asked keeps what it tells and loses what it asks. Usually the click that ends a turn does that on its
way; what's left (moves by commands or by themselves, a restart in between) is seen to here.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

import aiohttp
import discord

from bot.discord.components import Shown
from bot.discord.front import Front, is_solo
from bot.discord.telling import past_reminder, past_text
from bot.discord.turn_message import kept_buttons, mentioned
from bot.service import GameInfo, ServiceError
from bot.service.asking import Asked
from bot.service.lanes import InChannels
from bot.service.reminders import KIND as REMINDER

if TYPE_CHECKING:
    from bot.discord.client import RailwireBot

log = logging.getLogger(__name__)

GRACE = 4.0


class Bygones(InChannels):
    """Makes the messages past. `pause`: seconds in which changes are gathered; `retry`: after a failure."""

    def __init__(self, bot: RailwireBot, front: Front) -> None:
        super().__init__(self._work, GRACE)
        self.pause, self.retry = 2.0, 60.0
        self._bot, self._front = bot, front

    async def start(self) -> None:
        """Look what an earlier run left behind."""
        for game_id in await self._front.service.asking.due():
            self.wake(game_id)

    async def _work(self, game_id: int) -> None:
        wait = self.pause
        while self._lanes.more(game_id):
            await self._lanes.rest(wait, game_id)
            if not self._lanes.more(game_id):
                return
            self._lanes.take(game_id)
            wait = await self._try(game_id)

    async def _try(self, game_id: int) -> float:
        """Make what is over past; how many seconds to wait before the next look."""
        try:
            info = await self._front.service.status(game_id)
            if not is_solo(info):
                for each in await self._front.service.asking.over(info):
                    await self._leave(info, each)
        except discord.RateLimited as error:
            return self._again(game_id, error.retry_after)
        except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError) as error:
            log.info("game %s: its old messages will be seen to later: %r", game_id, error)
            return self._again(game_id, self.retry)
        except ServiceError as error:
            log.info("game %s: its old messages stay as they are: %s", game_id, error)
        except Exception:
            log.exception("game %s: its old messages can't be changed", game_id)
        return self.pause

    def _again(self, game_id: int, seconds: float) -> float:
        self._lanes.again(game_id)
        return max(self.pause, seconds)

    async def _leave(self, info: GameInfo, asked: Asked) -> None:
        """Edit one message; one that's gone, or may not be changed any more, is left alone."""
        try:
            await self._edit(info, asked)
        except discord.HTTPException as error:
            if error.status == 429 or error.status >= 500:
                raise
            log.info("game %s: message %s stays as it is: %s", info.id, asked.message, error)
        await self._front.service.asking.note_past(info.id, asked)

    async def _edit(self, info: GameInfo, asked: Asked) -> None:
        words = self._front.words_of(asked.direct, info) if asked.direct else self._front.table_words(info)
        message = await (await self._channel(info, asked)).fetch_message(int(asked.message))
        make = past_reminder if asked.kind == REMINDER else past_text
        content, view = make(message.content, words), Shown()
        if content == message.content:
            return
        if asked.kind != REMINDER:
            for each in kept_buttons(message, self._front.label_names(info, words), info, past=True):
                view.add_item(each)
        allowed = discord.AllowedMentions(everyone=False, roles=False, users=mentioned(message))
        await message.edit(content=content, view=view, allowed_mentions=allowed)

    async def _channel(self, info: GameInfo, asked: Asked) -> Any:
        if asked.direct:
            return await self._bot.create_dm(discord.Object(int(asked.direct)))
        return self._bot.get_partial_messageable(int(info.channel or 0))
