"""Messages and interactions in the shapes of Discord's API."""

from typing import Any

from bot.local.standin.guild_payloads import GuildPayloads
from bot.local.standin.ids import iso, seconds_of
from bot.local.standin.model import (
    AUTOCOMPLETE,
    SLASH,
    Attachment,
    Channel,
    Guild,
    Interaction,
    Json,
    Message,
    User,
)
from bot.local.standin.world import World

UPLOAD_LIMIT = 10 * 1024 * 1024
"""Largest file, in bytes."""


class Payloads(GuildPayloads):
    """Builds all payloads; `base` is the stand-in's address, which the links to files begin with."""

    def __init__(self, world: World, base: str) -> None:
        super().__init__(world)
        self.base = base

    def attachment(self, channel_id: str, file: Attachment) -> Json:
        """An attachment with its links."""
        url = f"{self.base}/cdn/attachments/{channel_id}/{file.id}/{file.filename}"
        payload: Json = {
            "id": file.id,
            "filename": file.filename,
            "size": file.size,
            "url": url,
            "proxy_url": url,
            "content_type": file.content_type,
        }
        if file.description is not None:
            payload["description"] = file.description
        if file.width is not None:
            payload |= {"width": file.width, "height": file.height}
        return payload

    def message(self, message: Message, *, nested: bool = True) -> Json:
        """A whole message (the client builds everything anew from it, also on an edit)."""
        world = self._world
        channel = world.channels[message.channel_id]
        author = world.users[message.author_id]
        payload: Json = {
            "id": message.id,
            "channel_id": message.channel_id,
            "author": self.user(author),
            "content": message.content,
            "type": message.kind,
            "flags": message.flags,
            "timestamp": iso(seconds_of(message.id)),
            "edited_timestamp": message.edited,
            "tts": False,
            "mention_everyone": "everyone" in message.mentions,
            "mentions": [self.user(world.users[each]) for each in message.mentions if each in world.users],
            "mention_roles": [],
            "attachments": [self.attachment(message.channel_id, each) for each in message.attachments],
            "embeds": message.embeds,
            "components": message.components,
            "pinned": message.pinned_at is not None,
        }
        if author.bot:
            payload["application_id"] = world.application_id
        if message.nonce is not None:
            payload["nonce"] = message.nonce
        if message.interaction is not None:
            payload["interaction_metadata"] = message.interaction
        if message.reactions:
            payload["reactions"] = [self._reaction(*each) for each in message.reactions.items()]
        if channel.guild_id is not None and author.id in world.guilds[channel.guild_id].members:
            payload["guild_id"] = channel.guild_id
            payload["member"] = self.member(world.guilds[channel.guild_id], author, with_user=False)
        if message.reference is not None:
            payload["message_reference"] = message.reference
            replied = world.messages.get(str(message.reference.get("message_id")))
            if nested and message.kind == 19:
                payload["referenced_message"] = None if replied is None else self.message(replied, nested=False)
        if message.thread_id in world.channels:
            payload["thread"] = self.channel(world.channels[message.thread_id])
        return payload

    def _reaction(self, emoji: str, users: list[str]) -> Json:
        me = self._world.bot.id in users
        counts = {"burst": 0, "normal": len(users)}
        return {"emoji": {"id": None, "name": emoji}, "count": len(users), "count_details": counts, "me": me}

    def application(self) -> Json:
        """The application that the bot belongs to."""
        owner = {"id": "1", "username": "owner", "discriminator": "0", "avatar": None}
        return {
            "id": self._world.application_id,
            "name": self._world.bot.display,
            "icon": None,
            "description": "",
            "bot_public": True,
            "bot_require_code_grant": False,
            "verify_key": "0" * 64,
            "owner": owner,
            "team": None,
            "flags": 0,
        }

    def interaction(self, interaction: Interaction) -> Json:
        """What INTERACTION_CREATE carries."""
        world = self._world
        channel = world.channels[interaction.channel_id]
        user = world.users[interaction.user_id]
        payload: Json = {
            "id": interaction.id,
            "application_id": world.application_id,
            "type": interaction.kind,
            "token": interaction.token,
            "version": 1,
            "data": interaction.data,
            "channel_id": channel.id,
            "channel": self.channel(channel),
            "locale": user.locale,
            "app_permissions": str(world.permissions(world.bot.id, channel)),
            "entitlements": [],
            "attachment_size_limit": UPLOAD_LIMIT,
        }
        if interaction.guild_id is None:
            payload |= {"user": self.user(user), "context": 1, "authorizing_integration_owners": {"0": "0"}}
        else:
            payload |= self._in_guild(world.guilds[interaction.guild_id], user, channel)
        if interaction.message_id is not None and interaction.message_id in world.messages:
            payload["message"] = self.message(world.messages[interaction.message_id])
        return payload

    def resolved_channel(self, channel: Channel, user_id: str) -> Json:
        """A channel that an option or a menu names: with what the person who named it may do there, and the bot."""
        payload = self.channel(channel) | {"permissions": str(self._world.permissions(user_id, channel))}
        if channel.guild_id is not None and self._world.guilds[channel.guild_id].has_bot:
            payload["app_permissions"] = str(self._world.permissions(self._world.bot.id, channel))
        return payload

    def _in_guild(self, guild: Guild, user: User, channel: Channel) -> Json:
        owners: dict[str, Any] = {"0": guild.id} if guild.has_bot else {"1": user.id}
        return {
            "guild_id": guild.id,
            "guild": {"id": guild.id, "locale": guild.locale, "features": []},
            "guild_locale": guild.locale,
            "member": self.member(guild, user, with_permissions=True, channel=channel),
            "context": 0,
            "authorizing_integration_owners": owners,
        }

    def interaction_metadata(self, interaction: Interaction) -> Json:
        """What a message says of the interaction that made it."""
        kind = SLASH if interaction.kind == AUTOCOMPLETE else interaction.kind
        user = self._world.users[interaction.user_id]
        owners = {"0": interaction.guild_id or "0"}
        metadata: Json = {"id": interaction.id, "type": kind, "user": self.user(user)}
        metadata["authorizing_integration_owners"] = owners
        if interaction.message_id is not None:
            metadata["interacted_message_id"] = interaction.message_id
        return metadata
