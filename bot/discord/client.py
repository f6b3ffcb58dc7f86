"""The bot: wiring of commands, buttons and announcements on a discord.py client."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from collections.abc import Collection, Iterable
from contextlib import suppress
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.discord.connection.availability import NOT_DONE, START, Availability
from bot.discord.connection.crowd import MOST_AT_ONCE, Crowd
from bot.discord.connection.delivery import GONE, LONGEST_LIMIT, Floodgate, SteadyAdapter, Undelivered, steady
from bot.discord.connection.presence import Members, Presence
from bot.discord.deferral import note_promised
from bot.discord.features import all_commands
from bot.discord.front import BadField, Confusing, Front
from bot.discord.localization import CatalogueTranslator, translated
from bot.discord.posts.bygone import Bygones
from bot.discord.posts.pinned import Pinned
from bot.discord.posts.sender import DiscordSender
from bot.discord.replies import answer_error
from bot.discord.router import clicked, submitted
from bot.discord.shards import ShardCrew, borne, disconnected
from bot.discord.tables.whereabouts import Whereabouts
from bot.discord.visit import visit_of
from bot.processes.fleet import shard_of
from bot.service import Dispatcher, GameInfo, GameService, ServiceError
from bot.words import read_all
from bot.work import pictures
from bot.work.helper import Failed
from storage import StorageError

log = logging.getLogger(__name__)

COMMANDS_SETTING = ("server", "commands", "digest")
IDS, LONGEST_ID = (6, 7, 8, 9, 11), 20
"""Types of options that are ids of something of Discord's: persons, channels, roles, any of these, files."""
RECEIVED = "received"
"""In an interaction's `extras`: it was kept for this process."""
EVERY_STATUS = ("open", "running", "finished", "abandoned")


class Tree(app_commands.CommandTree[Any]):
    """The command tree; nothing that goes wrong in it is swallowed."""

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Let a command through, for whose answer the bot waits before it stops.

        BadField where too much of the person's is under way, or what stands for a person or a file is no id.
        """
        is_completion = interaction.type is discord.InteractionType.autocomplete
        if is_completion and not interaction.client.is_ours(interaction):
            return False
        data: Any = interaction.data or {}
        wrong = _no_id(data.get("options", ()))
        if wrong is not None and is_completion:
            with suppress(*NOT_DONE, Undelivered):
                await interaction.response.autocomplete([])
            return False
        if wrong is not None:
            raise BadField("bad_option", option=wrong[:80])
        if interaction.client.crowd.enter(str(interaction.user.id)):
            interaction.client.front.begin(interaction)
            return True
        await interaction.client.refuse(interaction)
        return False

    async def on_error(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError, /) -> None:
        """Answer privately in the reader's language; a failed completion offers nothing."""
        cause: BaseException = error
        if isinstance(error, app_commands.CommandInvokeError):
            cause = error.original
        elif isinstance(error, BadField):
            cause = error.refusal
        elif isinstance(error, app_commands.CommandSignatureMismatch | app_commands.CommandNotFound):
            log.warning("a command came in another form than ours: %s", type(error).__name__)
            cause = Confusing("old_command")
        elif isinstance(error, app_commands.TransformerError):
            cause = Confusing("bad_option", option=str(error.value)[:80])
        if interaction.type is discord.InteractionType.autocomplete:
            await _offer_nothing(interaction, cause)
            return
        await answer_error(visit_of(interaction), cause)


async def _offer_nothing(interaction: discord.Interaction[Any], cause: BaseException) -> None:
    """Answer a completion that failed; where the command has changed since, that's no fault."""
    if not isinstance(cause, Confusing) and getattr(cause, "code", 0) not in GONE:
        log.error("completion failed: %s", type(cause).__name__, exc_info=cause)
    if not interaction.response.is_done():
        with suppress(*NOT_DONE, Undelivered):
            await interaction.response.autocomplete([])


def _no_id(options: Iterable[Any]) -> str | None:
    """What came instead of the id of a person, a channel or a file; None where all of them are ids."""
    for each in options:
        value = each.get("value")
        if each.get("type") in IDS and not (isinstance(value, str) and value.isdecimal() and len(value) <= LONGEST_ID):
            return str(value)
        found = _no_id(each.get("options", ()))
        if found is not None:
            return found
    return None


class RailwireBot(commands.AutoShardedBot):
    """A client that plays games for the service. It keeps nothing that a restart would lose."""

    def __init__(
        self, service: GameService, *, warms: bool = False, shards: int | None = None, **client_kwargs: Any
    ) -> None:
        """`shards`: how many there are to be; None: as many as Discord recommends."""
        options: dict[str, Any] = {
            "command_prefix": commands.when_mentioned,
            "help_command": None,
            "intents": intents(),
            "allowed_mentions": discord.AllowedMentions.none(),
            "tree_cls": Tree,
            "max_ratelimit_timeout": LONGEST_LIMIT,
        }
        if shards is not None and service.fleet.is_alone:
            options["shard_count"] = shards
        super().__init__(**(options | client_kwargs))
        self._connection.parsers |= borne(self._connection.parsers)
        self.service = service
        self.fleet = service.fleet
        self._wanted_shards = shards
        self._first_shard = asyncio.Event()
        self._warms = warms
        self._warming: asyncio.Task[None] | None = None
        self.availability = Availability(held=self._has)
        self.answers: SteadyAdapter | None = None
        self.front = Front(service)
        self.crowd = Crowd()
        presence = Presence(self, self._is_elsewhere)
        self.front.gone, self.front.unseeing = presence.gone, presence.unseeing
        self.front.member = Members(self).is_member
        service.gone = self._gone
        service.ask_who_left(self._left)
        self.sender = DiscordSender(self, self.front)
        self.pinned = Pinned(self, self.front)
        self.bygones = Bygones(self, self.front)
        self.whereabouts = Whereabouts(self, self.front)
        self.dispatcher = Dispatcher(service, self.sender, told=self._told)

    async def _gone(self, info: GameInfo) -> Collection[str] | None:
        """Those of a game's people who have left its server; None before the servers are known."""
        return await self.front.gone_of(info) if self.is_ready() else None

    async def _left(self, info: GameInfo, users: Collection[str]) -> Collection[str]:
        """Those of these people who Discord says aren't members of a game's server any more."""
        if info.server is None:
            return ()
        people = list(users)
        found = await asyncio.gather(*(self.front.member(info.server, each) for each in people))
        return [user for user, is_member in zip(people, found, strict=True) if is_member is False]

    def _told(self, game_id: int) -> None:
        """Something was posted: the pinned message may follow, and what spoke before it is past."""
        self.pinned.wake(game_id)
        self.bygones.wake(game_id)

    async def setup_hook(self) -> None:
        """Before the gateway is up: commands, buttons, and Discord's list of commands if ours has changed."""
        self.answers = steady()
        self.http._global_over = Floodgate()
        await self.front.load()
        await asyncio.to_thread(read_all)
        for each in all_commands():
            self.tree.add_command(each)
        await self.tree.set_translator(CatalogueTranslator())
        await self.sync_if_changed()
        await self.dispatcher.start()
        await self.pinned.start()
        await self.bygones.start()
        await self.whereabouts.start()

    async def sync_if_changed(self) -> bool:
        """Send the commands to Discord if they differ from those sent last for this application."""
        payload = await translated(self.tree)
        text = json.dumps([self.application_id, payload], sort_keys=True, default=str)
        digest = hashlib.sha256(text.encode()).hexdigest()
        known = {each.name: each.id for each in await self.tree.fetch_commands()}
        self.front.command_ids = known
        same = set(known) == {each.name for each in self.tree.get_commands()}
        if same and await self.service.settings.get(*COMMANDS_SETTING) == digest:
            return False
        assert self.application_id is not None  # the client has logged in
        # The tree's own way to send them would translate them all once more.
        sent = await self.http.bulk_upsert_global_commands(self.application_id, payload)
        self.front.command_ids = {each["name"]: int(each["id"]) for each in sent}
        await self.service.settings.note(*COMMANDS_SETTING, digest)
        return True

    def _has(self, shard: int) -> bool:
        """Whether a shard is this process's, or (for START) any is."""
        return self.fleet.is_alone or shard in self.fleet.shards or (shard == START and bool(self.fleet.shards))

    def _is_elsewhere(self, server: str) -> bool:
        """Whether another process hears of a server."""
        return not self.fleet.is_alone and shard_of(server, self.fleet.total) not in self.fleet.shards

    def is_ours(self, interaction: discord.Interaction[Any]) -> bool:
        """Whether it's this process that answers; what isn't its own (any more) may come to another one as well."""
        if interaction.extras.get(RECEIVED):
            return True
        return self.fleet.answers(None if interaction.guild_id is None else str(interaction.guild_id))

    def receive(self, data: Any, promised: int) -> None:
        """Carry out an interaction, as Discord sent it, to which a porter has `promised` an answer in this way."""
        interaction = discord.Interaction[Any](data=data, state=self._connection)
        interaction.extras[RECEIVED] = True
        note_promised(interaction, promised)
        if interaction.type is discord.InteractionType.application_command:
            self.tree._from_interaction(interaction)
        else:
            self.dispatch("interaction", interaction)

    async def launch_shards(self) -> None:
        """With discord.py all of them; in a fleet those that it gives, as they come."""
        if self.fleet.is_alone:
            await super().launch_shards()
            return
        recommended, _, _ = await self.http.get_bot_gateway()
        crew = ShardCrew(self, self.front, self.receive)
        await self.fleet.follow(crew, self._wanted_shards, recommended, crew.start_limit)
        # The client's own way to say so would launch all of them.
        self.shard_count = self._connection.shard_count = self.fleet.total

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until a shard may identify; one that isn't ours any more ends here."""
        if self.fleet.is_alone:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            await self.fleet.permit(shard_id or 0)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Clicks and forms find their way by their custom id alone.

        So what was posted before a restart is answered too, and a click on a button that was taken off meanwhile.
        """
        handled = (discord.InteractionType.modal_submit, discord.InteractionType.component)
        if interaction.type not in handled:
            return
        visit = visit_of(interaction)
        if not self.crowd.enter(visit.user):
            await self.refuse(interaction)
        elif interaction.type is discord.InteractionType.modal_submit:
            await submitted(visit)
        else:
            await clicked(visit)

    async def refuse(self, interaction: discord.Interaction[Any]) -> None:
        """Answer somebody of whom too much is under way."""
        async with self.crowd.refusing(str(interaction.user.id)):
            if interaction.type is not discord.InteractionType.autocomplete:
                await answer_error(visit_of(interaction), Confusing("too_much_at_once", most=MOST_AT_ONCE))
                return
            with suppress(*NOT_DONE, Undelivered):
                await interaction.response.autocomplete([])

    def is_ready(self) -> bool:
        """Whether the servers are known; in a fleet those of the first shard that it gave."""
        return super().is_ready() if self.fleet.is_alone else self._first_shard.is_set()

    async def wait_until_ready(self) -> None:
        """Wait until `is_ready`."""
        await (super().wait_until_ready() if self.fleet.is_alone else self._first_shard.wait())

    async def on_shard_ready(self, shard_id: int) -> None:
        """The client would wait for shards that are another process's."""
        if not self.fleet.is_alone and not self._first_shard.is_set():
            self._first_shard.set()
            await self.on_ready()

    async def on_ready(self) -> None:
        """Draw ahead what the first pictures would have to wait for, once, where that's wanted."""
        if self._warms and self._warming is None:
            self._warming = asyncio.create_task(self._warm())

    async def _warm(self) -> None:
        try:
            for title in self.service.titles:
                await self.service.workers.run_apart(pictures.warm, title.id, later=True)
        except Failed as error:
            log.info("nothing is drawn ahead: %s", error)

    async def on_shard_connect(self, shard_id: int) -> None:
        """Events come in."""
        self.availability.find(shard_id)
        self.fleet.hears(shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        """Events come in again, those of the gap first."""
        self.availability.find(shard_id)

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """No events come in; the client tries to come back by itself."""
        self.availability.lose(shard_id)

    async def examine(self) -> None:
        """For the heartbeat: raise unless the storage takes changes and Discord is, or was just now, within reach."""
        await self.service.storage.check_writable()
        self.availability.check()
        self.fleet.check()

    async def on_message(self, message: discord.Message, /) -> None:
        """Messages of people aren't commands; the bot doesn't read along."""

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Back on a server, or new there."""
        await self._knock(guild.id)
        await self._look_around(guild)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """At the start, or back on a server of which Discord had known nothing for a while."""
        await self._knock(guild.id)
        await self._look_around(guild)

    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """What the bot may do in a channel may have changed."""
        await self._knock(after.guild.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Games may have been played there, or in its threads, of which Discord says nothing."""
        await self._look_around(channel.guild)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """A thread may have been unlocked, also one that the client hasn't known."""
        await self._knock(payload.guild_id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A game may have lost its thread, or that in which its people talk; others have room for theirs."""
        try:
            await self.whereabouts.lost_in(payload.guild_id, payload.thread_id)
        except (ServiceError, StorageError) as error:
            log.info("whose thread %s was can't be looked up now: %r", payload.thread_id, error)
        await self._knock(payload.guild_id)

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """What the bot may do may have changed."""
        await self._knock(after.guild.id)

    async def on_guild_role_delete(self, role: discord.Role) -> None:
        """What it took from the bot it takes no more."""
        await self._knock(role.guild.id)

    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """The bot's own roles may have changed; it hears of nobody else's."""
        await self._knock(after.guild.id)

    async def _look_around(self, guild: discord.Guild) -> None:
        """Look whether places of games are gone. While the storage is away the next ping finds it out."""
        try:
            await self.whereabouts.look_around(guild)
        except (ServiceError, StorageError) as error:
            log.info("the games of server %s can't be looked up now: %r", guild.id, error)

    async def _knock(self, guild: int) -> None:
        """Try at once what waits for a channel of this server to be open again."""
        if not (self.dispatcher.closed or self.pinned.closed):
            return
        try:
            games = [each.id for each in await self.service.list(str(guild), EVERY_STATUS)]
        except (ServiceError, StorageError) as error:
            # It's tried again in a while anyhow.
            log.info("the games of server %s can't be looked up now: %r", guild, error)
            return
        self.dispatcher.knock(games)
        self.pinned.knock(games)

    def has_moved(self, game_id: int) -> None:
        """A game lives elsewhere from now on, where nothing of what kept it from being told holds."""
        self.dispatcher.knock([game_id])
        self.pinned.knock([game_id])
        self.whereabouts.wake(game_id)

    async def close(self) -> None:
        """Finish what is being answered and announced, then leave."""
        if self._warming is not None:
            self._warming.cancel()
        if not self.is_closed():
            await self.fleet.leave()
            # Whatever is heard is answered, so first nothing more is heard.
            for each in self.shards.values():
                await disconnected(each)
            await self.front.finish()
            self.front.lost.stop()
            await asyncio.gather(
                self.dispatcher.stop(), self.pinned.stop(), self.bygones.stop(), self.whereabouts.stop()
            )
            self.sender.stop()
        await super().close()


def intents() -> discord.Intents:
    """What the bot hears of: servers and its own messages; none of the privileged kinds."""
    wanted = discord.Intents.none()
    wanted.guilds = True
    return wanted


def create_bot(service: GameService, settings: Any = None, **client_kwargs: Any) -> RailwireBot:
    """The bot for a service, not started yet; unknown keywords go to the discord.py client.

    With settings it's one that people play with, and draws ahead; without them it does only what it's asked to.
    """
    own: dict[str, Any] = {} if settings is None else {"warms": True, "shards": settings.shards}
    return RailwireBot(service, **own, **client_kwargs)
