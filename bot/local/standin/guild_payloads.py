"""People, channels and guilds in the shapes of Discord's API."""

from bot.local.standin import permissions
from bot.local.standin.ids import iso, seconds_of
from bot.local.standin.model import DM, FORUM, Channel, Guild, Json, Overwrite, Role, User
from bot.local.standin.world import World

REQUIRE_TAG = 1 << 4
HIDDEN, CHANNEL_OBFUSCATED = "___hidden___", 1 << 17
"""Name and flag of a channel that the bot may not view, as the gateway tells it since November 2026."""


class GuildPayloads:
    """Builds the payloads of what lasts; messages and interactions are built of them."""

    def __init__(self, world: World) -> None:
        self._world = world

    def user(self, user: User) -> Json:
        """Discord's user object."""
        return {
            "id": user.id,
            "username": user.name,
            "global_name": None if user.bot else user.display,
            "discriminator": "0",
            "avatar": None,
            "bot": user.bot,
            "public_flags": 0,
        }

    def member(
        self,
        guild: Guild,
        user: User,
        *,
        with_user: bool = True,
        with_permissions: bool = False,
        channel: Channel | None = None,
    ) -> Json:
        """A guild member; in interactions with their permissions (in the channel), in `resolved` without the user."""
        until = guild.timeouts.get(user.id, 0.0)
        member: Json = {
            "roles": list(guild.member_roles.get(user.id, ())),
            "flags": 0,
            "joined_at": iso(seconds_of(guild.id)),
            "nick": None,
            "avatar": None,
            "mute": False,
            "deaf": False,
            "pending": False,
            "premium_since": None,
            "communication_disabled_until": iso(until) if until > self._world.clock() else None,
        }
        if with_user:
            member["user"] = self.user(user)
        if with_permissions:
            held = permissions.base(guild, user) if channel is None else self._world.permissions(user.id, channel)
            member["permissions"] = str(held)
        return member

    def role(self, role: Role) -> Json:
        """Discord's role object."""
        return {
            "id": role.id,
            "name": role.name,
            "permissions": str(role.permissions),
            "position": role.position,
            "managed": role.managed,
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "mentionable": False,
            "flags": 0,
        }

    def _overwrites(self, channel: Channel) -> list[Json]:
        """The channel's overwrites, with what `denied` takes from the bot in the bot's own."""
        deny = permissions.denied(channel.denied)
        found = {each.id: each for each in channel.overwrites}
        if deny:
            own = found.get(self._world.bot.id, Overwrite(self._world.bot.id, 1))
            found[own.id] = Overwrite(own.id, 1, own.allow & ~deny, own.deny | deny)
        return [
            {"id": each.id, "type": each.kind, "allow": str(each.allow), "deny": str(each.deny)}
            for each in found.values()
        ]

    def shown_channel(self, channel: Channel) -> Json:
        """A channel as the gateway tells it: of one that the bot may not view there's little to know."""
        payload = self.channel(channel)
        if channel.guild_id is None or self._world.may_see(self._world.bot.id, channel):
            return payload
        deny = {"id": channel.guild_id, "type": 0, "allow": "0", "deny": str(permissions.VIEW_CHANNEL)}
        hidden: Json = {"name": HIDDEN, "topic": None, "last_message_id": None, "permission_overwrites": [deny]}
        return payload | hidden | {"flags": CHANNEL_OBFUSCATED}

    def channel(self, channel: Channel) -> Json:
        """A channel or thread object."""
        if channel.kind == DM:
            people = [self._world.users[each] for each in channel.members if each != self._world.bot.id]
            return {
                "id": channel.id,
                "type": DM,
                "last_message_id": self._world.last_message_id(channel.id),
                "recipients": [self.user(each) for each in people],
            }
        if channel.is_thread:
            return self._thread(channel)
        payload: Json = {
            "id": channel.id,
            "type": channel.kind,
            "name": channel.name,
            "position": channel.position,
            "guild_id": channel.guild_id,
            "parent_id": channel.parent_id,
            "permission_overwrites": self._overwrites(channel),
            "nsfw": False,
            "topic": channel.topic,
            "rate_limit_per_user": channel.slow,
            "last_message_id": self._world.last_message_id(channel.id),
        }
        if channel.kind == FORUM:
            payload |= {
                "available_tags": channel.tags,
                "flags": REQUIRE_TAG if channel.needs_tag else 0,
                "default_forum_layout": 0,
                "default_sort_order": None,
            }
        return payload

    def _thread(self, channel: Channel) -> Json:
        bot_id = self._world.bot.id
        public = [m for m in self._world.in_channel(channel.id) if not m.ephemeral]
        created = iso(seconds_of(channel.id))
        payload: Json = {
            "id": channel.id,
            "type": channel.kind,
            "name": channel.name,
            "guild_id": channel.guild_id,
            "parent_id": channel.parent_id,
            "owner_id": channel.owner_id,
            "last_message_id": public[-1].id if public else None,
            "message_count": len(public),
            "total_message_sent": len(public),
            "member_count": len(channel.members),
            "rate_limit_per_user": channel.slow,
            "flags": 0,
            "applied_tags": channel.applied_tags,
            "thread_metadata": {
                "archived": channel.archived,
                "locked": channel.locked,
                "auto_archive_duration": channel.auto_archive,
                "archive_timestamp": channel.archive_stamp or created,
                "create_timestamp": created,
                "invitable": True,
            },
        }
        if bot_id in channel.members:
            payload["member"] = self.thread_member(channel, bot_id)
        return payload

    def thread_member(self, channel: Channel, user_id: str) -> Json:
        """A thread's member."""
        joined = iso(seconds_of(channel.id))
        return {"id": channel.id, "user_id": user_id, "join_timestamp": joined, "flags": 0}

    def guild(self, guild: Guild) -> Json:
        """A whole guild, as GUILD_CREATE carries it. Only the bot is among its members (no members intent)."""
        channels = [c for c in self._world.channels.values() if c.guild_id == guild.id and not c.is_thread]
        open_threads = [c for c in self._world.threads(guild.id) if not c.archived]
        threads = [c for c in open_threads if self._world.may_see(self._world.bot.id, c)]
        return {
            "id": guild.id,
            "name": guild.name,
            "icon": None,
            "owner_id": guild.owner_id,
            "roles": [self.role(each) for each in guild.roles],
            "emojis": [],
            "stickers": [],
            "features": [],
            "channels": [self.shown_channel(each) for each in channels],
            "threads": [self.channel(each) for each in threads],
            "members": [self.member(guild, self._world.bot)],
            "member_count": len(guild.members),
            "preferred_locale": guild.locale,
            "premium_tier": 0,
            "verification_level": 0,
            "default_message_notifications": 1,
            "explicit_content_filter": 0,
            "mfa_level": 0,
            "nsfw_level": 0,
            "afk_timeout": 300,
            "system_channel_flags": 0,
            "voice_states": [],
            "presences": [],
            "stage_instances": [],
            "large": False,
            "unavailable": False,
        }
