"""People at the table, for tests and robots: what a person with Discord's client can do, and nothing more.

    ann = Actor(server, "Ann")
    answer = await ann.slash(server.channel, "game new", title=title)
    answer = await ann.click(answer.message, label="Join")

Each step returns once the bot has answered it, a deferred answer included; `NotAnswered` is raised otherwise.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.local.client_limits import CannotDo, Filling, find, usable
from bot.local.forms import fill
from bot.local.standin.ids import seconds_of
from bot.local.standin.interactions import DEFER, DEFER_UPDATE, UPDATE
from bot.local.standin.model import (
    AUTOCOMPLETE,
    COMPONENT,
    MODAL,
    SLASH,
    Channel,
    Guild,
    Interaction,
    Json,
    Message,
    Ping,
    Upload,
    User,
)
from bot.local.standin.permissions import ATTACH_FILES, MANAGE_MESSAGES, MANAGE_THREADS, SEND_MESSAGES
from bot.local.standin.standin import LocalDiscord

__all__ = ["Actor", "BotAnswer", "CannotDo", "NotAnswered", "Suggestion"]


DEADLINE = 60.0
"""Seconds that the bot's work behind an answer may take; a busy machine takes its time."""


class NotAnswered(AssertionError):
    """The bot left a person without an answer: on Discord they read "This interaction failed"."""


@dataclass(frozen=True)
class Suggestion:
    """A suggestion while typing: the name one reads, the value that is sent."""

    name: str
    value: str | int | float


class BotAnswer:
    """What the bot answered; the message is live, and shows later edits."""

    def __init__(self, server: LocalDiscord, interaction: Interaction) -> None:
        self._server = server
        self.interaction = interaction

    @property
    def message(self) -> Message:
        """The answer, or for an update the message it changed; AssertionError when there's none (any more).

        Where the bot took back its promise of an answer, what it said instead.
        """
        message = self._server.world.messages.get(self.interaction.response_id or "")
        if message is None and self.followups:
            return self.followups[0]
        assert message is not None, f"{self.interaction.name} was answered without a message"
        return message

    @property
    def followups(self) -> list[Message]:
        """Further messages of the same answer that still exist."""
        known = self._server.world.messages
        return [known[each] for each in self.interaction.followups if each in known]

    @property
    def text(self) -> str:
        """All there is to read in the message."""
        return self.message.text

    @property
    def said(self) -> str:
        """What the person reads first: the message that followed, or where none did the answer itself."""
        return (self.followups[0] if self.followups else self.message).text

    @property
    def private(self) -> bool:
        """Does only the person who asked see it?"""
        return self.message.ephemeral

    @property
    def is_update(self) -> bool:
        """Did the bot answer by changing the message clicked, or by promising to?"""
        return self.interaction.answer in (UPDATE, DEFER_UPDATE)

    @property
    def modal(self) -> Json:
        """The form that opened, in Discord's form; AssertionError when none did."""
        assert self.interaction.modal is not None, f"{self.interaction.name} opened no form"
        return self.interaction.modal

    async def touched(self, deadline: float = DEADLINE) -> "BotAnswer":
        """Waits for the first edit or follow-up after the answer, for clicks that the bot only acknowledged."""
        await self._server.until(lambda: self.interaction.touched, deadline, f"an edit after {self.interaction.name}")
        return self


class Actor:
    """One person of the guild; the same name gives the same person. `deadline` bounds each step, in seconds."""

    def __init__(self, server: LocalDiscord, name: str, guild: Guild | None = None, *, robot: bool = False) -> None:
        self.server = server
        self.user: User = server.join(name, guild, robot=robot)
        self.deadline = DEADLINE

    @property
    def id(self) -> str:
        """Discord's id of the person, as text."""
        return self.user.id

    @property
    def name(self) -> str:
        """The name that people see."""
        return self.user.display

    @property
    def mention(self) -> str:
        """The text that pings this person."""
        return self.user.mention

    # -- looking --------------------------------------------------------------------------------------------------

    @property
    def dm(self) -> Channel:
        """The direct conversation with the bot."""
        return self.server.world.direct(self.id)

    def sees(self, channel: Channel) -> list[Message]:
        """The messages this person sees there, private ones addressed to them included, oldest first."""
        self._enter(channel)
        return self.server.world.visible(self.id, channel)

    def last(self, channel: Channel) -> Message:
        """The newest message that this person sees there; IndexError where there's none."""
        return self.sees(channel)[-1]

    def pings(self, *, silent: bool = False) -> list[Ping]:
        """The mentions of this person in order; those sent without notification only if asked for."""
        return [each for each in self.server.pings if each.user_id == self.id and (silent or not each.silent)]

    def picture(self, message: Message, index: int = 0) -> bytes:
        """The bytes of a message's attachment."""
        return self.server.world.file(message.attachments[index].id)

    def _enter(self, channel: Channel) -> Channel:
        if channel.id not in self.server.world.channels or not self.server.world.may_see(self.id, channel):
            raise CannotDo(f"{self.name} can't open {channel.name}", "place")
        return channel

    def _read(self, message: Message) -> Message:
        """The message as it is now, if this person sees it."""
        present = self.server.world.messages.get(message.id)
        if present is None or present not in self.sees(self.server.world.channels[message.channel_id]):
            raise CannotDo(f"{self.name} doesn't see that message")
        return present

    # -- writing --------------------------------------------------------------------------------------------------

    async def say(
        self, channel: Channel, text: str, *, files: Sequence[Upload] = (), reply_to: Message | None = None
    ) -> Message:
        """Writes a message; CannotDo."""
        self._enter(channel)
        if channel.locked and not self.server.world.may(self.id, channel, MANAGE_THREADS):
            raise CannotDo("the thread is locked", "place")
        if self._is_slowed(channel):
            raise CannotDo(f"{self.name} may write in {channel.name} only so often", "place")
        if not self.server.world.may(self.id, channel, SEND_MESSAGES | (ATTACH_FILES if files else 0)):
            raise CannotDo(f"{self.name} may not write that in {channel.name}", "place")
        body: Json = {"content": text}
        if reply_to is not None:
            body["message_reference"] = {"message_id": self._read(reply_to).id}
        uploads = {str(index): each for index, each in enumerate(files)}
        return self.server.posting.create(channel, self.id, body, uploads)

    def _is_slowed(self, channel: Channel) -> bool:
        """Whether slow mode has this person wait; bots, and who moderates the channel, never wait."""
        since = self.server.world.clock() - channel.slow
        said = [each for each in self.server.world.in_channel(channel.id) if each.author_id == self.id]
        moderates = self.server.world.may(self.id, channel, MANAGE_MESSAGES)
        return bool(channel.slow) and not moderates and any(seconds_of(each.id) > since for each in said[-1:])

    # -- commands -------------------------------------------------------------------------------------------------

    async def slash(self, channel: Channel, command: str, /, **options: Any) -> BotAnswer:
        """Sends a slash command, given by its words ("game new"), with its options by their base names."""
        known = find(self.server, self.user, self._enter(channel), command)
        filling = Filling(self.server, self.user, known)
        data = known.data(filling.complete(options), filling.resolved)
        return await self._ask(SLASH, channel, data)

    async def autocomplete(self, channel: Channel, command: str, focus: str, /, **typed: Any) -> list[Suggestion]:
        """The bot's suggestions for the option named `focus`, given what is typed in it and in the others so far."""
        known = find(self.server, self.user, self._enter(channel), command)
        filling = Filling(self.server, self.user, known)
        options = filling.partial(typed, focus)
        answer = await self._ask(AUTOCOMPLETE, channel, known.data(options, filling.resolved))
        return [Suggestion(each["name"], each["value"]) for each in answer.interaction.choices or []]

    async def menu(self, target: Message | User, name: str) -> BotAnswer:
        """Uses a command from the menu of a message or (in the first guild's first channel) of a person; CannotDo."""
        payloads = self.server.payloads
        if isinstance(target, Message):
            channel = self.server.world.channels[self._read(target).channel_id]
            kind, resolved = 3, {"messages": {target.id: payloads.message(target)}}
        else:
            channel = self.server.channel
            member = payloads.member(self.server.guild, target, with_user=False, with_permissions=True)
            kind, resolved = 2, {"users": {target.id: payloads.user(target)}, "members": {target.id: member}}
        for each in usable(self.server, self.user, channel):
            if each.get("type", 1) == kind and each["name"] == name:
                data = {"id": each["id"], "name": name, "type": kind, "target_id": target.id, "resolved": resolved}
                return await self._ask(SLASH, channel, data | {k: each[k] for k in ("guild_id",) if k in each})
        raise CannotDo(f"the menu has no {name}", "command")

    # -- components -----------------------------------------------------------------------------------------------

    async def click(self, message: Message, label: str | None = None, *, custom_id: str | None = None) -> BotAnswer:
        """Clicks a button, by the label it shows (or its emoji) or by its custom id."""
        button = self._button(self._read(message), label, custom_id)
        return await self._use(message, button, {})

    def _button(self, message: Message, label: str | None, custom_id: str | None) -> Json:
        buttons = [each for each in message.parts() if each["type"] == 2]
        for each in buttons:
            shown = each.get("label") or each.get("emoji", {}).get("name")
            if (label is not None and shown == label) or (custom_id is not None and each.get("custom_id") == custom_id):
                if each.get("disabled") or each.get("style") == 5:
                    raise CannotDo(f"the button {shown} does nothing")
                return each
        raise CannotDo(f"no button {label or custom_id} among {message.labels()}")

    async def select(self, message: Message, *values: Any, custom_id: str | None = None) -> BotAnswer:
        """Chooses from a select menu: options by label or value, people and channels as objects.

        Without a custom id the message must have just one menu. Raises CannotDo.
        """
        menus = [each for each in self._read(message).parts() if each["type"] in (3, 5, 6, 7, 8)]
        found = [each for each in menus if custom_id in (None, each["custom_id"])]
        if len(found) != 1:
            raise CannotDo(f"which menu? {[each['custom_id'] for each in menus]}")
        menu = found[0]
        if menu.get("disabled"):
            raise CannotDo("the menu is disabled")
        if not menu.get("min_values", 1) <= len(values) <= menu.get("max_values", 1):
            raise CannotDo(f"the menu takes {menu.get('min_values', 1)} to {menu.get('max_values', 1)} values")
        if menu["type"] == 3:
            return await self._use(message, menu, {"values": [self._option(menu, each) for each in values]})
        return await self._use(message, menu, self._entities(values))

    def _option(self, menu: Json, wanted: Any) -> str:
        for each in menu["options"]:
            if wanted in (each["label"], each["value"]):
                return each["value"]
        raise CannotDo(f"no option {wanted!r} among {[each['label'] for each in menu['options']]}")

    def _entities(self, values: Sequence[Any]) -> Json:
        users: Json = {}
        channels: Json = {}
        for each in values:
            if isinstance(each, Channel):
                channels[each.id] = self.server.payloads.resolved_channel(each, self.id)
            else:
                users[each.id] = self.server.payloads.user(self.server.world.users[each.id])
        return {"values": [each.id for each in values], "resolved": {"users": users, "channels": channels}}

    async def _use(self, message: Message, part: Json, more: Json) -> BotAnswer:
        data = {"component_type": part["type"], "custom_id": part["custom_id"], "id": part.get("id", 0), **more}
        channel = self.server.world.channels[message.channel_id]
        return await self._ask(COMPONENT, channel, data, message=message)

    async def submit(self, answer: BotAnswer, values: dict[str, Any] | None = None, /, **fields: Any) -> BotAnswer:
        """Sends the form that `answer` opened, its fields by custom id or label; others keep what they showed."""
        data = fill(answer.modal, {**(values or {}), **fields})
        channel = self.server.world.channels[answer.interaction.channel_id]
        message = self.server.world.messages.get(answer.interaction.message_id or "")
        return await self._ask(MODAL, channel, data, message=message)

    # -- asking ---------------------------------------------------------------------------------------------------

    async def raw(
        self, kind: int, channel: Channel, data: Json, *, message: Message | None = None, answered: bool = True
    ) -> BotAnswer:
        """Sends an interaction as it is, which a changed client could: the bot must survive it.

        Kind 2 is a command, 3 a component (with its `message`), 4 autocompletion, 5 a form. With `answered` false
        it returns at once and no answer is demanded.
        """
        if answered:
            return await self._ask(kind, channel, data, message=message)
        interaction = self.server.interactions.start(kind, self.id, channel.id, data, message=message)
        interaction.must_answer = False
        return BotAnswer(self.server, interaction)

    async def _ask(
        self,
        kind: int,
        channel: Channel,
        data: Json,
        *,
        message: Message | None = None,
    ) -> BotAnswer:
        interaction = self.server.interactions.start(kind, self.id, channel.id, data, message=message)
        limit = self.server.interactions.answer_limit
        try:
            await self.server.until(lambda: interaction.answer is not None, min(limit, self.deadline), interaction.name)
            await self.server.until(lambda: not self._waiting(interaction), self.deadline, interaction.name)
        except TimeoutError:
            state = "wasn't answered" if interaction.answer is None else "was left thinking"
            raise NotAnswered(f"{self.name}'s {interaction.name} {state}") from None
        # The bot's code goes on once it has its own answer; let it come back before the next step.
        await asyncio.sleep(0)
        return BotAnswer(self.server, interaction)

    def _waiting(self, interaction: Interaction) -> bool:
        """Is the answer still to come, after a promise of it?"""
        if interaction.answer == DEFER_UPDATE:
            return not interaction.touched
        message = self.server.world.messages.get(interaction.response_id or "")
        if message is None and interaction.answer == DEFER:
            return not interaction.followups
        return message is not None and message.loading
