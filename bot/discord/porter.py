"""The porter: hears who comes while the bot is stopped, moved and started again. It carries nothing out.

Of all that Discord sends to the bot it hears as well, from a session of its own. What nobody acknowledges in time it
acknowledges itself, as the bot would have, and leaves it where whoever serves next takes it from. Discord takes one
acknowledgement, so what is left is nobody else's.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import discord

from bot.discord.connection.availability import NOT_DONE
from bot.discord.connection.crowd import MOST_AT_ONCE
from bot.discord.connection.delivery import GONE, Undelivered, steady
from bot.discord.deferral import Manner, note_promised, promise, promise_command
from bot.discord.features import is_shown
from bot.discord.front import Interaction
from bot.discord.router import manner_of
from bot.discord.visit import PUBLIC, withdraw_promise
from bot.words import language_of, read_all, speak
from bot.words.refusals import refusal
from storage import StorageError

log = logging.getLogger(__name__)

PATIENCE, ALONE = 1.2, 0.3
"""Seconds for which somebody else may acknowledge: while somebody does, and once nobody does. Discord waits for 3."""
FORM_PATIENCE = 2.0
"""The same for what opens a form, for which the bot itself takes up to a second."""
KINDS = discord.InteractionType
Leave = Callable[[int, int, str], Awaitable[None]]
"""Keeps a visit: the interaction's id, that of its server (0: none), and as JSON what Discord sent, with the type of
the response by which an answer was promised.
"""


class Porter(discord.AutoShardedClient):
    """A client beside the bot's own. `leave` keeps what it has promised an answer to."""

    def __init__(self, leave: Leave, **client_kwargs: Any) -> None:
        intents = discord.Intents.none()
        # The client wants them; they cost little.
        intents.guilds = True
        options: dict[str, Any] = {"max_messages": None, "allowed_mentions": discord.AllowedMentions.none()}
        super().__init__(intents=intents, **(options | client_kwargs))
        self._leave = leave
        self._connection.parsers["INTERACTION_CREATE"] = self._hear
        self._heard = set[int]()
        self._at_work: set[asyncio.Task[None]] = set()
        self._is_alone = False
        """Whether nobody else has acknowledged what came last."""
        self._promised: Counter[int] = Counter()
        """How much of each person was promised an answer."""
        self.hears = asyncio.Event()
        """Set once it hears on all parts of the gateway."""

    @property
    def kept(self) -> int:
        """How many visits it has promised an answer."""
        return self._promised.total()

    async def setup_hook(self) -> None:
        """Before the gateway is up."""
        steady()
        await asyncio.to_thread(read_all)
        # It's looked up with the first command; that one is not to wait for it.
        await asyncio.to_thread(is_shown, {})

    async def on_shard_connect(self, shard_id: int) -> None:
        """Events of a shard come in."""
        self._heard.add(shard_id)
        if len(self._heard) == self.shard_count:
            self.hears.set()

    async def leave_off(self) -> None:
        """Hear nothing more, and be done with what came in."""
        for each in self.shards.values():
            await each.disconnect()
        await asyncio.gather(*self._at_work)

    async def apologize(self, contents: Sequence[str]) -> None:
        """Ask whoever was promised an answer that nobody will give to try again later."""
        for each in contents:
            data, promised = json.loads(each)
            interaction = self._read(data)
            note_promised(interaction, promised)
            await self._told(interaction, "stopping")

    def _hear(self, data: Any) -> None:
        """What came in, as Discord has sent it."""
        task = asyncio.ensure_future(self._attend(data))
        self._at_work.add(task)
        task.add_done_callback(self._at_work.discard)

    async def _attend(self, data: Any) -> None:
        sent, interaction = json.dumps(data), self._read(data)
        if interaction.type not in (KINDS.application_command, KINDS.component, KINDS.modal_submit):
            return
        is_command = interaction.type is KINDS.application_command
        manner = None if is_command else manner_of(interaction) or Manner.FORM
        await asyncio.sleep(ALONE if self._is_alone else FORM_PATIENCE if manner is Manner.FORM else PATIENCE)
        if manner is Manner.FORM:
            # A form is the acknowledgement, so it can't be promised; what can't be read isn't kept.
            await self._told(interaction, "stopping")
        elif self._promised[interaction.user.id] >= MOST_AT_ONCE:
            await self._told(interaction, "too_much_at_once", most=MOST_AT_ONCE)
        elif await self._promise(interaction, manner):
            self._promised[interaction.user.id] += 1
            await self._keep(interaction, sent)

    def _read(self, data: Any) -> Interaction:
        interaction = discord.Interaction[Any](data=data, state=self._connection)
        interaction.extras[PUBLIC] = interaction.type is KINDS.application_command and is_shown(interaction.data)
        return interaction

    async def _promise(self, interaction: Interaction, manner: Manner | None) -> bool:
        """Whether it's the porter who has acknowledged it."""
        try:
            if manner is None:
                await promise_command(interaction, public=interaction.extras[PUBLIC])
            else:
                message = interaction.message
                await promise(interaction, manner, own=message is not None and message.flags.ephemeral)
        except (*NOT_DONE, Undelivered) as error:
            self._note(interaction, error)
            return False
        self._is_alone = True
        return True

    async def _keep(self, interaction: Interaction, sent: str) -> None:
        how = interaction.response.type
        assert how is not None
        try:
            await self._leave(interaction.id, interaction.guild_id or 0, f"[{sent}, {how.value}]")
        except StorageError as error:
            log.warning("interaction %s can't be kept: %r", interaction.id, error)
            await self._told(interaction, "storage")
        else:
            log.info("interaction %s is kept until somebody serves", interaction.id)

    async def _told(self, interaction: Interaction, key: str, **figures: Any) -> None:
        """Answer privately, in the language of the person's Discord; what another has answered is left alone."""
        content = refusal(speak(language_of(str(interaction.locale))), key, figures)
        try:
            if interaction.response.is_done():
                await withdraw_promise(interaction)
                await interaction.followup.send(content, ephemeral=True)
            else:
                await interaction.response.send_message(content, ephemeral=True)
        except (*NOT_DONE, Undelivered) as error:
            self._note(interaction, error)

    def _note(self, interaction: Interaction, error: Exception) -> None:
        is_anothers = getattr(error, "code", 0) in GONE
        self._is_alone = self._is_alone and not is_anothers
        level = logging.DEBUG if is_anothers else logging.WARNING
        log.log(level, "interaction %s is left alone: %r", interaction.id, error)
