"""What the stand-in is made of, and what a table asks of it: guilds, channels and people, as the bot hears of them."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from bot.local.standin.gateway.gateway import GUILDS, Gateway
from bot.local.standin.ids import iso
from bot.local.standin.interactions import Interactions
from bot.local.standin.model import Channel, Guild, Ping, User
from bot.local.standin.payloads import Payloads
from bot.local.standin.posting import Posting
from bot.local.standin.roles import Roles
from bot.local.standin.world import World

T = TypeVar("T")


class Parts:
    """The stand-in's memory, its gateway, and the hands that post and answer; the REST calls work on these."""

    def __init__(
        self, folder: Path | None, token: str, guild_name: str, clock: Callable[[], float] = time.time
    ) -> None:
        """With a `folder` all survives a restart. `clock` gives seconds since 1970."""
        self.world = World(folder, clock)
        if not self.world.guilds:
            guild = self.world.add_guild(guild_name)
            self.world.add_channel(guild, "games")
        self.creates: dict[str, list[float]] = {}
        """When new commands were made today, by where they belong."""
        self.payloads = Payloads(self.world, "")
        self.gateway = Gateway(self.world, self.payloads, token)
        self.roles = Roles(self.world, self.payloads, self.gateway)
        self.posting = Posting(self.world, self.payloads, self.gateway)
        self.interactions = Interactions(self.world, self.payloads, self.gateway, self.posting)

    @property
    def token(self) -> str:
        """The bot's token: what its REST calls and sessions are authorised with."""
        return self.gateway.token

    @property
    def base_url(self) -> str:
        """`http://127.0.0.1:PORT`, without a path."""
        return self.payloads.base

    @property
    def gateway_url(self) -> str:
        """Where the bot's WebSocket goes."""
        return self.base_url.replace("http", "ws", 1) + "/gateway"

    # -- the table ------------------------------------------------------------------------------------------------

    @property
    def guild(self) -> Guild:
        """The first guild, which is there from the start."""
        return next(iter(self.world.guilds.values()))

    @property
    def channel(self) -> Channel:
        """The first guild's first text channel."""
        return next(each for each in self.world.channels.values() if each.guild_id == self.guild.id and each.kind == 0)

    @property
    def pings(self) -> list[Ping]:
        """Whom new messages mentioned, in order; a silent ping rings no bell."""
        return self.world.pings

    def join(self, name: str, guild: Guild | None = None, *, robot: bool = False, locale: str = "en-GB") -> User:
        """A person of this name who is a member of the guild; made on first use, with a client in this language."""
        guild = guild or self.guild
        people = [each for each in self.world.users.values() if each.display == name and not each.bot]
        user = people[0] if people else self.world.add_user(name, robot=robot, locale=locale)
        if user.id not in guild.members:
            guild.members.append(user.id)
            self.world.tell("user", user)
        return user

    def add_channel(self, guild: Guild, name: str, kind: int = 0, tags: list[str] | None = None) -> Channel:
        """A new channel, of which the bot hears."""
        channel = self.world.add_channel(guild, name, kind, tags)
        self.gateway.dispatch_channel("CHANNEL_CREATE", channel)
        return channel

    def add_thread(self, parent: Channel, name: str, kind: int, minutes: int, *, thread_id: str = "") -> Channel:
        """A thread opened by the bot, archived after so many quiet `minutes`."""
        thread = Channel(thread_id or self.world.ids.next(), kind, name, parent.guild_id, parent_id=parent.id)
        thread.owner_id = self.world.bot.id
        thread.members = [self.world.bot.id]
        thread.auto_archive = minutes
        self.world.channels[thread.id] = thread
        self.gateway.dispatch_channel("THREAD_CREATE", thread, newly_created=True)
        self.world.tell("channel", thread)
        return thread

    def close_thread(self, thread: Channel, *, archived: bool | None = None, locked: bool | None = None) -> None:
        """Archives or locks a thread, or ends that, as a moderator or a long quiet time does."""
        if archived not in (None, thread.archived):
            thread.archived, thread.archive_stamp = not thread.archived, iso(self.world.clock())
        thread.locked = thread.locked if locked is None else locked
        self.gateway.dispatch_channel("THREAD_UPDATE", thread)
        self.world.tell("channel", thread)

    def delete_channel(self, channel: Channel) -> None:
        """Takes a channel away, as a moderator might under an open game. Of its threads nothing is told."""
        event = "THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE"
        self.gateway.dispatch_channel(event, channel)
        self.world.drop_channel(channel)
        self.world.tell("channel", channel)

    def add_guild(self, name: str, **options: Any) -> Guild:
        """A further guild with a text channel "games"; options as `World.add_guild`. The bot hears of it."""
        guild = self.world.add_guild(name, **options)
        self.world.add_channel(guild, "games")
        for session in self.gateway.sessions.values():
            if guild.has_bot and session.sees(guild.id):
                self.gateway.send_guild(session, guild)
        return guild

    def set_available(self, guild: Guild, available: bool) -> None:
        """An outage of a guild begins or ends."""
        guild.available = available
        if not available:
            self.gateway.dispatch("GUILD_DELETE", {"id": guild.id, "unavailable": True}, guild.id, GUILDS)
            return
        for session in self.gateway.sessions.values():
            if session.sees(guild.id):
                self.gateway.send_guild(session, guild)

    def set_present(self, guild: Guild, present: bool) -> None:
        """The bot is removed from a guild, or comes back to it."""
        guild.has_bot = present
        if not present:
            self.gateway.dispatch("GUILD_DELETE", {"id": guild.id}, guild.id, GUILDS)
            return
        self.world.settle(guild)
        for session in self.gateway.sessions.values():
            if session.sees(guild.id):
                self.gateway.send_guild(session, guild)

    # -- waiting --------------------------------------------------------------------------------------------------

    async def until(self, look: Callable[[], T], deadline: float = 45.0, what: str = "") -> T:
        """Waits until `look()` gives something true, and gives it; TimeoutError after `deadline` seconds."""
        return await self.world.until(look, deadline, what or "what was waited for")

    async def connected(self, deadline: float = 10.0) -> None:
        """Waits until the bot's gateway session is live."""
        await self.until(lambda: self.gateway.connected, deadline, "the bot to connect")
