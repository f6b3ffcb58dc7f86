"""What a guild's moderators do about permissions, as the bot hears of it: roles, overwrites and time-outs."""

from bot.local.standin.gateway.gateway import GUILDS, Gateway
from bot.local.standin.model import Channel, Guild, Json, Overwrite, Role, User
from bot.local.standin.payloads import Payloads
from bot.local.standin.world import World

GUILD_MEMBERS = 1 << 1


class Roles:
    """Changes who may do what, with the events of it. Permissions are bits (`bot.local.standin.permissions`)."""

    def __init__(self, world: World, payloads: Payloads, gateway: Gateway) -> None:
        self._world = world
        self._payloads = payloads
        self._gateway = gateway

    def everyone(self, guild: Guild) -> Role:
        """The role that all members have."""
        return next(each for each in guild.roles if each.id == guild.id)

    def of_bot(self, guild: Guild) -> Role:
        """The role that came with the bot."""
        return next(each for each in guild.roles if each.managed)

    def add(self, guild: Guild, name: str, permissions: int, *members: User) -> Role:
        """A new role, given to these members."""
        role = Role(self._world.ids.next(), name, permissions, position=len(guild.roles))
        guild.roles.append(role)
        self._tell_role("GUILD_ROLE_CREATE", guild, role)
        for user in members:
            self.give(guild, role, user)
        return role

    def change(self, guild: Guild, role: Role, permissions: int) -> None:
        """Gives a role other permissions."""
        role.permissions = permissions
        self._tell_role("GUILD_ROLE_UPDATE", guild, role)

    def remove(self, guild: Guild, role: Role) -> None:
        """Deletes a role; who has it loses it."""
        guild.roles.remove(role)
        for held in guild.member_roles.values():
            if role.id in held:
                held.remove(role.id)
        self._gateway.dispatch("GUILD_ROLE_DELETE", {"guild_id": guild.id, "role_id": role.id}, guild.id, GUILDS)
        self._world.tell("user", role)

    def give(self, guild: Guild, role: Role, user: User) -> None:
        """Gives a role to a member."""
        guild.member_roles.setdefault(user.id, []).append(role.id)
        self._tell_member(guild, user)

    def take(self, guild: Guild, role: Role, user: User) -> None:
        """Takes a role from a member."""
        guild.member_roles[user.id].remove(role.id)
        self._tell_member(guild, user)

    def time_out(self, guild: Guild, user: User, seconds: float) -> None:
        """Silences a member for so long; 0 ends it."""
        guild.timeouts[user.id] = self._world.clock() + seconds
        self._tell_member(guild, user)

    def overwrite(self, channel: Channel, whom: Role | User, *, allow: int = 0, deny: int = 0) -> None:
        """Sets a channel's overwrite for a role or a member, in place of an earlier one."""
        others = [each for each in channel.overwrites if each.id != whom.id]
        channel.overwrites = [*others, Overwrite(whom.id, int(isinstance(whom, User)), allow, deny)]
        self._gateway.dispatch_channel("CHANNEL_UPDATE", channel)
        self._world.tell("channel", channel)

    def _tell_role(self, event: str, guild: Guild, role: Role) -> None:
        data: Json = {"guild_id": guild.id, "role": self._payloads.role(role)}
        self._gateway.dispatch(event, data, guild.id, GUILDS)
        self._world.tell("user", role)

    def _tell_member(self, guild: Guild, user: User) -> None:
        data = {"guild_id": guild.id, **self._payloads.member(guild, user)}
        # Of itself the bot hears without the members intent.
        self._gateway.dispatch("GUILD_MEMBER_UPDATE", data, guild.id, 0 if user.bot else GUILD_MEMBERS)
        self._world.tell("user", user)
