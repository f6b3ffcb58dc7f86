"""Interactions: from a person's click to the bot's answers, with Discord's deadlines."""

import asyncio
import secrets

from bot.local.standin.errors import ApiError, unknown
from bot.local.standin.gateway.gateway import Gateway
from bot.local.standin.limits import check_choices, check_modal
from bot.local.standin.model import (
    AUTOCOMPLETE,
    COMPONENT,
    EPHEMERAL,
    LOADING,
    MODAL,
    Interaction,
    Json,
    Message,
    Upload,
)
from bot.local.standin.payloads import Payloads
from bot.local.standin.posting import Posting
from bot.local.standin.world import World

GUEST_FOLLOW_UPS = 5
"""Follow-ups allowed where only the person who asks has installed the bot."""
REPLY, DEFER, DEFER_UPDATE, UPDATE, CHOICES, FORM = 4, 5, 6, 7, 8, 9


class Interactions:
    """All interactions since the start; limits in seconds."""

    def __init__(self, world: World, payloads: Payloads, gateway: Gateway, posting: Posting) -> None:
        self._world = world
        self._payloads = payloads
        self._gateway = gateway
        self._posting = posting
        self.all: dict[str, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}
        self.answer_limit = 3.0
        self.token_limit = 900.0

    # -- the person's side ----------------------------------------------------------------------------------------

    def start(
        self,
        kind: int,
        user_id: str,
        channel_id: str,
        data: Json,
        *,
        message: Message | None = None,
    ) -> Interaction:
        """Sends an interaction to the bot. `message` holds the component."""
        channel = self._world.channels[channel_id]
        self._forget_old()
        interaction = Interaction(
            self._world.ids.next(),
            secrets.token_urlsafe(24),
            kind,
            user_id,
            channel_id,
            data,
            asyncio.get_running_loop().time(),
            guild_id=channel.guild_id,
            message_id=message.id if message else None,
        )
        self.all[interaction.id] = interaction
        self._by_token[interaction.token] = interaction
        payload = self._payloads.interaction(interaction)
        self._gateway.dispatch("INTERACTION_CREATE", payload, channel.guild_id, 0)
        self._world.tell("interaction", interaction)
        return interaction

    def _forget_old(self) -> None:
        """Lets go of answered interactions whose token has run out, so that a long evening doesn't fill the memory."""
        old = asyncio.get_running_loop().time() - self.token_limit
        while self.all and (first := next(iter(self.all.values()))).started < old and first.answer is not None:
            del self.all[first.id], self._by_token[first.token]

    # -- the bot's side -------------------------------------------------------------------------------------------

    def by_id(self, interaction_id: str, token: str) -> Interaction:
        """The interaction of a callback, or 404/10062."""
        interaction = self.all.get(interaction_id)
        if interaction is None or interaction.token != token:
            raise unknown("interaction")
        return interaction

    def by_token(self, token: str) -> Interaction:
        """The interaction of a follow-up or edit, or 404/10015, or 401/50027 when it's too old; ApiError."""
        interaction = self._by_token.get(token)
        if interaction is None or interaction.answer is None:
            raise unknown("Webhook")
        if asyncio.get_running_loop().time() - interaction.started > self.token_limit:
            raise ApiError(401, 50027, "Invalid Webhook Token")
        return interaction

    def answer(self, interaction: Interaction, body: Json, uploads: dict[str, Upload]) -> Json:
        """The first answer; gives the callback's response; ApiError."""
        now = asyncio.get_running_loop().time()
        if interaction.answer is not None:
            raise ApiError(400, 40060, "Interaction has already been acknowledged.")
        if now - interaction.started > self.answer_limit:
            raise unknown("interaction")
        kind, data = body.get("type"), body.get("data") or {}
        self._check_kind(interaction, kind)
        message: Message | None = None
        if kind in (REPLY, DEFER):
            message = self._reply(interaction, data, uploads, loading=kind == DEFER)
            interaction.response_id = message.id
        elif kind in (DEFER_UPDATE, UPDATE):
            interaction.response_id = interaction.message_id
            if kind == UPDATE:
                message = self._posting.edit(self._own(interaction, interaction.message_id), data, uploads)
        elif kind == CHOICES:
            check_choices(data.get("choices"))
            interaction.choices = data["choices"]
        else:
            check_modal(data)
            interaction.modal = data
        interaction.answer, interaction.answered = kind, now
        self._world.tell("interaction", interaction)
        return self._response(interaction, message)

    def _check_kind(self, interaction: Interaction, kind: object) -> None:
        from_message = interaction.message_id is not None
        allowed = {
            REPLY: interaction.kind != AUTOCOMPLETE,
            DEFER: interaction.kind != AUTOCOMPLETE,
            DEFER_UPDATE: from_message and interaction.kind in (COMPONENT, MODAL),
            UPDATE: from_message and interaction.kind in (COMPONENT, MODAL),
            CHOICES: interaction.kind == AUTOCOMPLETE,
            FORM: interaction.kind not in (AUTOCOMPLETE, MODAL),
        }
        if not isinstance(kind, int) or not allowed.get(kind):
            raise ApiError(400, 50035, "Invalid Form Body", {"type": [f"{kind} can't answer this interaction."]})

    def _reply(self, interaction: Interaction, data: Json, uploads: dict[str, Upload], *, loading: bool) -> Message:
        private = bool(int(data.get("flags") or 0) & EPHEMERAL)
        return self._posting.create(
            self._world.channels[interaction.channel_id],
            self._world.bot.id,
            {"flags": int(data.get("flags") or 0) & EPHEMERAL} if loading else data,
            uploads,
            visible_to=interaction.user_id if private else None,
            interaction=self._payloads.interaction_metadata(interaction),
            extra_flags=LOADING if loading else 0,
        )

    def _response(self, interaction: Interaction, message: Message | None) -> Json:
        shown: Json = {"id": interaction.id, "type": interaction.kind}
        if interaction.response_id is not None:
            seen = self._world.messages.get(interaction.response_id)
            shown["response_message_id"] = interaction.response_id
            shown["response_message_loading"] = bool(seen and seen.loading)
            shown["response_message_ephemeral"] = bool(seen and seen.ephemeral)
        response: Json = {"interaction": shown}
        if message is not None:
            response["resource"] = {"type": interaction.answer, "message": self._payloads.message(message)}
        return response

    def follow_up(self, interaction: Interaction, body: Json, uploads: dict[str, Upload]) -> Message:
        """A further message; the first after a deferral takes the place of "thinking", as private as that was.

        Raises ApiError.
        """
        original = self._world.messages.get(interaction.response_id or "")
        interaction.touched += 1
        if interaction.answer == DEFER and original is not None and original.loading:
            return self._finish(interaction, original, body, uploads)
        if not self._has_bot(interaction) and len(interaction.followups) >= GUEST_FOLLOW_UPS:
            raise ApiError(400, 40094, "This interaction has reached the maximum number of follow-up messages.")
        message = self._reply(interaction, body, uploads, loading=False)
        interaction.followups.append(message.id)
        self._world.tell("interaction", interaction)
        return message

    def _has_bot(self, interaction: Interaction) -> bool:
        """Is the bot a member where it was asked, and not just installed by the person who asked?"""
        return interaction.guild_id is None or self._world.guilds[interaction.guild_id].has_bot

    def edit(self, interaction: Interaction, which: str, body: Json, uploads: dict[str, Upload]) -> Message:
        """Edits the original response or a follow-up."""
        message = self.find(interaction, which)
        interaction.touched += 1
        return self._finish(interaction, message, body, uploads)

    def _finish(self, interaction: Interaction, message: Message, body: Json, uploads: dict[str, Upload]) -> Message:
        self._posting.edit(message, body, uploads, clear_flags=LOADING)
        self._world.tell("interaction", interaction)
        return message

    def find(self, interaction: Interaction, which: str) -> Message:
        """The original response, or a follow-up by its id; 404/10008 when it's gone or another's."""
        return self._own(interaction, interaction.response_id if which == "@original" else which)

    def delete(self, interaction: Interaction, which: str) -> None:
        """Deletes the original response or a follow-up."""
        message = self.find(interaction, which)
        interaction.touched += 1
        self._posting.delete(message)
        self._world.tell("interaction", interaction)

    def _own(self, interaction: Interaction, message_id: str | None) -> Message:
        mine = {interaction.response_id, interaction.message_id, *interaction.followups}
        message = self._world.messages.get(message_id or "")
        if message is None or message.id not in mine:
            raise unknown("Message")
        return message

    # -- looking back ---------------------------------------------------------------------------------------------

    def unfinished(self) -> list[str]:
        """Interactions that the bot hasn't answered, or has left "thinking"."""
        found: list[str] = []
        for each in self.all.values():
            message = self._world.messages.get(each.response_id or "")
            if each.answer is None and each.must_answer:
                found.append(f"not answered: {each.name}")
            elif message is not None and message.loading:
                found.append(f'left "thinking": {each.name}')
        return found
