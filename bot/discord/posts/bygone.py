"""Messages that asked somebody for what is over now: they are edited, once, to read as past.

One message of a game speaks in the present, that of the turn which is on; beside it there may be a reminder of it, and
votes, offers and seats that are open. Whatever else once asked keeps what it tells and loses what it asks. Usually the
click that ends something does that on its way; what's left (commands, time that runs out, a restart in between) is seen
to here.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import discord

from bot.discord.components import Shown
from bot.discord.connection.availability import ARCHIVED
from bot.discord.features import PAST
from bot.discord.front import Front
from bot.discord.game_info import heading_name, is_solo
from bot.discord.posts.turn_message import kept_buttons, mentioned
from bot.discord.posts.turn_text import past_ask, past_line, past_reminder, past_text
from bot.discord.posts.upkeep import Upkeep
from bot.discord.tables import notice, threads
from bot.discord.visit import Reading, at_table
from bot.service import GameInfo, ServiceError
from bot.service.posts.announcements import ASKING
from bot.service.posts.reminders import KIND as REMINDER
from bot.service.posts.requests import INVITED, Asked

log = logging.getLogger(__name__)

GRACE = 4.0
SEVERAL = 2
AT_ONCE, BACKLOG = 12, 1800.0
"""So many old messages of a game are made past at a look, the newest first, and so many seconds later the next ones.

An older game may have hundreds, and Discord lets old messages be edited only slowly: 24 calls a game in half an hour.
"""
APART = 5.0
"""Seconds between games of an earlier version that are looked at for the first time after a start."""
LONGEST_TIMER = 86400.0
AT_THE_END = 1.0
"""Seconds after an offer has run out, so that it surely has."""


class Bygones(Upkeep):
    """Makes messages whose turn or question is over read as past."""

    what = "its old messages"

    def __init__(self, bot: discord.Client, front: Front) -> None:
        super().__init__(GRACE, front.service.homes, spacing=2.0, retry=60.0)
        self._bot, self._front = bot, front
        self._timers: dict[int, asyncio.TimerHandle] = {}

    async def start(self) -> None:
        """Look what an earlier run left behind, and when what is open runs out."""
        self._front.service.listen(self.wake)
        self._front.service.drive(self)
        await self.take_up()

    async def take_up(self) -> None:
        """See `Upkeep`."""
        service = self._front.service
        for game_id in await service.homes.ours(await service.asking.due()):
            self.wake(game_id)
        ends = await service.asking.ends()
        for game_id in await service.homes.ours(ends):
            self._set_timer(game_id, ends[game_id])
        unseen = await service.homes.ours(await service.asking.unseen())
        for place, game_id in enumerate(unseen, 1):
            self._set_timer(game_id, service.clock() + place * APART)

    async def stop(self) -> None:
        """Let what is on its way come to its end, but not for ever; the rest waits for the next start."""
        for each in self._timers.values():
            each.cancel()
        await super().stop()

    def _set_timer(self, game_id: int, end: float) -> None:
        """Look at a game again when something of it has run out."""
        wait = max(0.0, end - self._front.service.clock()) + AT_THE_END
        loop = asyncio.get_running_loop()
        if game_id in self._timers:
            self._timers[game_id].cancel()
        self._timers[game_id] = loop.call_later(min(wait, LONGEST_TIMER), self.wake, game_id)

    async def update(self, game_id: int) -> bool:
        """Make what is over past."""
        service = self._front.service
        info = await service.status(game_id)
        table = at_table(self._front, info)
        await notice.see_to(self._bot, table)
        await threads.leave_offer(self._bot, table)
        if is_solo(info):
            return False
        over = await service.asking.over(info)
        for each in over[:AT_ONCE]:
            await self._leave(info, each)
        ends = [await service.asking.next_end(game_id), service.clock() + BACKLOG if len(over) > AT_ONCE else None]
        if any(ends):
            self._set_timer(game_id, min(each for each in ends if each is not None))
        await self._see_to_the_game_before(game_id)
        return bool(over)

    async def _see_to_the_game_before(self, game_id: int) -> None:
        """The call to a rematch stands in the game that was played before it."""
        before = await self._front.service.settings.get("game", game_id, notice.AGAIN)
        if before is not None:
            info = await self._front.service.status(before)
            for each in (await self._front.service.asking.over(info))[:AT_ONCE]:
                await self._leave(info, each)

    async def _leave(self, info: GameInfo, asked: Asked) -> None:
        """Edit one message; one that's gone, or may not be changed any more, is left alone."""
        try:
            # What stood in a thread that the game has left since is gone with it.
            if asked.kind == INVITED or asked.place in ("", info.channel or ""):
                await self._edit(info, asked)
        except discord.HTTPException as error:
            if error.status == 429 or error.status >= 500:
                raise
            log.info("game %s: message %s stays as it is: %s", info.id, asked.message, error)
            if error.code == ARCHIVED:
                # What is told next opens the thread again.
                return
        await self._front.service.asking.note_past(info.id, asked)

    async def _edit(self, info: GameInfo, asked: Asked) -> None:
        front = self._front
        words = front.words_of(asked.direct, info) if asked.direct else front.table_words(info)
        reading = Reading(front, info, words)
        message = (await self._channel(info, asked)).get_partial_message(int(asked.message))
        said = await front.written.of(message)
        content, view = await self._past(reading, asked, said.content), Shown()
        if asked.kind in ASKING:
            for each in kept_buttons(said, reading.label_names, info, past=True):
                view.add_item(each)
        live = said.live and asked.kind not in ASKING
        if content == said.content and not live:
            return
        allowed = mentioned(said.content)
        shown = view if view.children else None
        await front.written.edit(message.id, message.edit, content=content, view=shown, allowed_mentions=allowed)

    async def _past(self, reading: Reading, asked: Asked, content: str) -> str:
        """What a message says once it's past."""
        words = reading.words
        if asked.kind in ASKING:
            return past_text(content, words)
        if asked.direct:
            game = heading_name(reading.info) if len(asked.turns) < SEVERAL else ""
            return past_line(words, game)
        if asked.kind == REMINDER:
            return past_reminder(content, words)
        if asked.kind not in PAST:
            return past_ask(content, words)
        try:
            made = await PAST[asked.kind](reading, asked)
        except ServiceError as error:
            log.info("game %s: %s %s isn't kept any more: %s", reading.game, asked.kind, asked.what, error)
            made = None
        return made or past_ask(content.rpartition("\n")[0] or content, words)

    async def _channel(self, info: GameInfo, asked: Asked) -> Any:
        if asked.direct:
            return await self._bot.create_dm(discord.Object(int(asked.direct)))
        place = asked.place if asked.kind == INVITED else info.channel
        return self._bot.get_partial_messageable(int(place or 0))
