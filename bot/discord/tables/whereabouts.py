"""Whether the places of games are still there. Of what is deleted the bot isn't always told.

Discord says nothing of the threads in a channel that is deleted, nor of what happened while the bot was away. So it's
asked about each place that the client doesn't know to be there: when a channel goes, and when a server comes in sight.
"""

from __future__ import annotations

import discord

from bot.discord.connection.availability import is_gone
from bot.discord.front import Front
from bot.discord.posts.upkeep import Pace, Upkeep
from bot.discord.tables import threads
from bot.service import GameInfo

GRACE = 4.0
LOOKS = 5.0
"""So many games a second are looked at, each of which takes a request or two."""
PAUSE, RETRY = 0.1, 60.0


class Whereabouts(Upkeep):
    """Looks whether the places of games are gone, and has the tables told."""

    what = "the place where it's played"

    def __init__(self, bot: discord.Client, front: Front) -> None:
        pace = Pace(LOOKS, lambda: front.service.fleet.members)
        super().__init__(GRACE, front.service.homes, spacing=PAUSE, retry=RETRY, pace=pace)
        self._bot, self._front, self.pause = bot, front, PAUSE

    async def start(self) -> None:
        """Nothing is looked for before Discord has told of a server."""
        self._front.service.drive(self)

    async def take_up(self) -> None:
        """See `Upkeep`: a server that is another process's from now on comes in sight there."""

    async def look_around(self, guild: discord.Guild) -> None:
        """Look for the places of a server's games that the client doesn't know to be there."""
        for info in await self._front.service.list(str(guild.id), ("running",)):
            if not all(_is_in_sight(guild, each) for each in (info.channel, info.talk_thread) if each):
                self._front.service.homes.when_ours(info.id, self.wake)

    async def update(self, game_id: int) -> bool:
        """Have the table told of what is gone. Without a place for its moves it doesn't hear of that for talk."""
        info = await self._front.service.status(game_id)
        if info.status != "running":
            return False
        if await self._is_gone(info.channel):
            await threads.tell_lost(self._bot, self._front, info)
        elif await self._is_gone(info.talk_thread):
            await self._front.service.talk_lost(game_id, str(info.talk_thread))
        return False

    async def lost_in(self, guild: int, channel: int) -> None:
        """A thread is gone, of which Discord tells: look after the game that was played, or talked about, in it."""
        info: GameInfo | None = await self._front.service.at(str(guild), str(channel))
        if info is not None:
            self._front.service.homes.when_ours(info.id, self.wake)

    async def _is_gone(self, channel: str | None) -> bool:
        """Whether there's surely no such channel; raises what Discord can't say just now."""
        if channel is None or not channel.isdecimal():
            return False
        try:
            # What the client remembers of threads outlives the channel in which they were.
            await self._bot.fetch_channel(int(channel))
        except discord.NotFound as error:
            return is_gone(error)
        except discord.Forbidden:
            return False
        return False


def _is_in_sight(guild: discord.Guild, channel: str) -> bool:
    return channel.isdecimal() and guild.get_channel_or_thread(int(channel)) is not None
