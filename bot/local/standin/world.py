"""The stand-in's memory, and how it's kept in a folder between two starts."""

import asyncio
import json
import os
import time
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any, TypeVar

from bot.local.standin import permissions
from bot.local.standin.errors import too_many_threads, unknown
from bot.local.standin.files import Files
from bot.local.standin.ids import Shard, Snowflakes, shard_of
from bot.local.standin.model import (
    DM,
    PRIVATE_THREAD,
    TEXT,
    Attachment,
    Channel,
    Guild,
    Json,
    Message,
    Overwrite,
    Ping,
    Role,
    User,
)

T = TypeVar("T")

PASSING = ("interaction", "call", "gateway", "typing")
MOST_THREADS = 1000
"""Threads of a guild that are open at once."""
FORMAT = 1
"""Version of the saved form."""
_TAG = {"moderated": False, "emoji_id": None, "emoji_name": None}


class World(Files):
    """Users, guilds, channels, messages, files and commands, with look-ups that answer as Discord does."""

    def __init__(self, folder: Path | None = None, clock: Callable[[], float] = time.time) -> None:
        """With a `folder`, what was saved there is loaded, and `save` writes it again. `clock`: seconds since 1970."""
        super().__init__(folder)
        self.clock = clock
        self.ids = Snowflakes(clock)
        self.users: dict[str, User] = {}
        self.guilds: dict[str, Guild] = {}
        self.channels: dict[str, Channel] = {}
        self.commands: dict[str, list[Json]] = {}
        self.pings: list[Ping] = []
        self.dismissed: set[str] = set()
        self.most_threads = MOST_THREADS
        self._by_channel: dict[str, dict[str, Message]] = {}
        self._listeners: list[Callable[[str, Any], None]] = []
        self._texts: dict[str, str] = {}
        self._dirty = False
        if folder is not None and (folder / "table.json").exists():
            self._load(json.loads((folder / "table.json").read_text("utf-8")))
        else:
            self.application_id = self.ids.next()
            self.bot = self.add_user("Railwire", bot=True)

    # -- who looks on ---------------------------------------------------------------------------------------------

    def listen(self, listener: Callable[[str, Any], None]) -> Callable[[], None]:
        """Calls `listener(kind, thing)` after each change; gives the function that ends it."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def tell(self, kind: str, thing: Any) -> None:
        """Says that `thing` changed: "message", "gone", "channel", "user", "commands" and "ping", which are saved,
        and "interaction", "call", "gateway" and "typing", which pass.
        """
        self._dirty = self._dirty or kind not in PASSING
        if kind in ("message", "gone"):
            self._texts.pop(thing.id, None)
        for listener in list(self._listeners):
            listener(kind, thing)

    async def until(self, look: Callable[[], T], deadline: float, what: str) -> T:
        """Waits until `look()` gives something true, and gives it; TimeoutError after `deadline` seconds."""
        changed = asyncio.Event()
        stop = self.listen(lambda kind, thing: changed.set())
        try:
            async with asyncio.timeout(deadline):
                while not (found := look()):
                    changed.clear()
                    await changed.wait()
                return found
        except TimeoutError:
            raise TimeoutError(f"not within {deadline} s: {what}") from None
        finally:
            stop()

    # -- making ---------------------------------------------------------------------------------------------------

    def add_user(self, name: str, *, bot: bool = False, robot: bool = False, locale: str = "en-GB") -> User:
        """A new user; `name` is what people see, `locale` the language of their client."""
        user = User(self.ids.next(), name if bot else name.lower().replace(" ", "_"), name, bot=bot, robot=robot)
        user.locale = locale
        self.users[user.id] = user
        self.tell("user", user)
        return user

    def add_guild(self, name: str, *, has_bot: bool = True, shard: Shard = (0, 1)) -> Guild:
        """A new guild, owned by nobody here, whose id belongs to shard `shard[0]` of `shard[1]`."""
        guild_id = self.ids.next()
        while shard_of(guild_id, shard[1]) != shard[0]:
            guild_id = str(int(guild_id) + (1 << 22))
        self.ids.skip_to(guild_id)
        guild = Guild(guild_id, name, self.ids.next(), members=[self.bot.id] if has_bot else [], has_bot=has_bot)
        self.guilds[guild.id] = guild
        self.settle(guild)
        return guild

    def settle(self, guild: Guild) -> None:
        """Gives a guild the role of all its members and, where the bot is, the bot's membership and role."""
        if not guild.roles:
            guild.roles.append(Role(guild.id, "@everyone", permissions.MEMBER))
        if not guild.has_bot:
            return
        if self.bot.id not in guild.members:
            guild.members.append(self.bot.id)
        if not any(role.managed for role in guild.roles):
            role = Role(self.ids.next(), self.bot.display, permissions.BOT, position=1, managed=True)
            guild.roles.append(role)
            guild.member_roles[self.bot.id] = [role.id]

    def add_channel(self, guild: Guild, name: str, kind: int = TEXT, tags: list[str] | None = None) -> Channel:
        """A new text channel (or, with kind 15, a forum with named tags)."""
        channel = Channel(self.ids.next(), kind, name, guild.id, position=len(self.channels))
        channel.tags = [{"id": self.ids.next(), "name": tag, **_TAG} for tag in tags or []]
        self.channels[channel.id] = channel
        self.tell("channel", channel)
        return channel

    def direct(self, user_id: str) -> Channel:
        """The direct conversation of a user with the bot, opened on first use."""
        if user_id not in self.users:
            raise unknown("User")
        for channel in self.channels.values():
            if channel.kind == DM and user_id in channel.members:
                return channel
        channel = Channel(self.ids.next(), DM, self.users[user_id].name, members=[user_id, self.bot.id])
        self.channels[channel.id] = channel
        self.tell("channel", channel)
        return channel

    def put(self, message: Message) -> None:
        """Adds a message, whose id is the highest so far."""
        self.messages[message.id] = message
        self._by_channel.setdefault(message.channel_id, {})[message.id] = message

    def drop(self, message: Message) -> None:
        """Takes a message away."""
        del self.messages[message.id]
        del self._by_channel[message.channel_id][message.id]
        self.let_go(message.attachments)

    def drop_channel(self, channel: Channel) -> None:
        """Takes a channel away, with its threads and messages."""
        for thread in [c for c in self.channels.values() if c.parent_id == channel.id]:
            self.drop_channel(thread)
        for message in self.in_channel(channel.id):
            self.drop(message)
        del self.channels[channel.id]

    # -- looking up -----------------------------------------------------------------------------------------------

    def channel(self, channel_id: str) -> Channel:
        """The channel, or 404/10003."""
        if channel_id not in self.channels:
            raise unknown("Channel")
        return self.channels[channel_id]

    def message(self, channel_id: str, message_id: str) -> Message:
        """A message that the bot may fetch from its channel (no ephemeral one), or 404/10008."""
        message = self.messages.get(message_id)
        if message is None or message.channel_id != channel_id or message.ephemeral:
            raise unknown("Message")
        return message

    def in_channel(self, channel_id: str) -> list[Message]:
        """All messages of a channel, ephemeral ones included, oldest first."""
        return list(self._by_channel.get(channel_id, {}).values())

    def threads(self, guild_id: str) -> list[Channel]:
        """The threads of a guild, archived ones included."""
        return [c for c in self.channels.values() if c.guild_id == guild_id and c.is_thread]

    def check_room_for_thread(self, guild_id: str) -> None:
        """ApiError where a guild has as many open threads as it may have."""
        if sum(not each.archived for each in self.threads(guild_id)) >= self.most_threads:
            raise too_many_threads()

    def permissions(self, user_id: str, channel: Channel) -> int:
        """What someone may do in a channel, as the bits that Discord computes and tells."""
        if channel.guild_id is None:
            return permissions.BOT if user_id in channel.members else 0
        parent = self.channels.get(channel.parent_id or "", channel)
        found = permissions.in_channel(self.guilds[channel.guild_id], parent, self.users[user_id], self.clock())
        if user_id == self.bot.id:
            found &= ~permissions.denied({*parent.denied, *channel.denied})
        return found

    def may(self, user_id: str, channel: Channel, needed: int) -> bool:
        """Has someone all these permissions in a channel, with all that permissions imply?"""
        held = permissions.effective(self.permissions(user_id, channel), in_thread=channel.is_thread)
        return held & needed == needed

    def may_see(self, user_id: str, channel: Channel) -> bool:
        """Can this person or the bot open the channel?"""
        if channel.guild_id is None:
            return user_id in channel.members
        inside = user_id in self.guilds[channel.guild_id].members
        if channel.kind == PRIVATE_THREAD and user_id not in channel.members:
            inside = inside and self.may(user_id, channel, permissions.MANAGE_THREADS)
        return inside and self.may(user_id, channel, permissions.VIEW_CHANNEL)

    def visible(self, user_id: str, channel: Channel) -> list[Message]:
        """The messages this person sees in the channel, oldest first."""
        seen = (m for m in self.in_channel(channel.id) if m.visible_to in (None, user_id))
        return [message for message in seen if message.id not in self.dismissed]

    def last_message_id(self, channel_id: str) -> str | None:
        """The newest public message's id."""
        public = [m.id for m in self.in_channel(channel_id) if not m.ephemeral]
        return public[-1] if public else None

    # -- keeping --------------------------------------------------------------------------------------------------

    def save(self) -> None:
        """Writes the table to its folder when something changed; an interrupted write leaves the old one whole."""
        if self._folder is None or not self._dirty:
            return
        self._dirty = False
        self._folder.mkdir(parents=True, exist_ok=True)
        fresh = self._folder / "table.json.new"
        fresh.write_text(self._dump(), "utf-8")
        os.replace(fresh, self._folder / "table.json")

    def _dump(self) -> str:
        head = {
            "format": FORMAT,
            "application_id": self.application_id,
            "bot_id": self.bot.id,
            "users": [vars(each) for each in self.users.values()],
            "guilds": [asdict(each) for each in self.guilds.values()],
            "channels": [asdict(each) for each in self.channels.values()],
            "commands": self.commands,
            "pings": [vars(each) for each in self.pings[-1000:]],
        }
        # Private answers and unfinished ones end with the session that showed them, as on Discord.
        kept = [m for m in self.messages.values() if not m.ephemeral and not m.loading]
        messages = ",\n".join(self._text(each) for each in kept)
        return f'{{"head": {json.dumps(head, ensure_ascii=False)},\n"messages": [{messages}]}}'

    def _text(self, message: Message) -> str:
        """A message's JSON, kept until it changes: a long game has thousands, and few change between two saves."""
        if message.id not in self._texts:
            plain = {**vars(message), "attachments": [vars(each) for each in message.attachments]}
            self._texts[message.id] = json.dumps(plain, ensure_ascii=False)
        return self._texts[message.id]

    def _load(self, whole: Json) -> None:
        saved = whole.get("head", {})
        if saved.get("format") != FORMAT:
            raise ValueError(f"The saved table has format {saved.get('format')}; this version reads {FORMAT}.")
        self.application_id = saved["application_id"]
        self.users = {each["id"]: User(**each) for each in saved["users"]}
        self.guilds = {each["id"]: _guild(each) for each in saved["guilds"]}
        self.channels = {each["id"]: _channel(each) for each in saved["channels"]}
        for each in whole["messages"]:
            attachments = [Attachment(**file) for file in each.pop("attachments")]
            self.put(Message(**each, attachments=attachments))
        self.commands = saved["commands"]
        self.pings = [Ping(**each) for each in saved["pings"]]
        self.bot = self.users[saved["bot_id"]]
        self.delete_unknown_files()
        for known in (self.users, self.guilds, self.channels, self.messages):
            for snowflake in known:
                self.ids.skip_to(snowflake)
        for guild in self.guilds.values():
            # Tables of earlier versions have no roles.
            self.settle(guild)


def _guild(saved: Json) -> Guild:
    return Guild(**{**saved, "roles": [Role(**each) for each in saved.get("roles", ())]})


def _channel(saved: Json) -> Channel:
    return Channel(**{**saved, "overwrites": [Overwrite(**each) for each in saved.get("overwrites", ())]})
