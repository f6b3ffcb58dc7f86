"""What Discord's own client checks before it sends a command, click or form; people can't get past it."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Literal

from bot.local.standin.command_limits import (
    ATTACHMENT,
    BOOLEAN,
    CHANNEL,
    GROUP,
    INTEGER,
    MENTIONABLE,
    NUMBER,
    ROLE,
    STRING,
    SUBCOMMAND,
    USER,
)
from bot.local.standin.model import Channel, Json, Upload, User
from bot.local.standin.payloads import UPLOAD_LIMIT
from bot.local.standin.permissions import ADMINISTRATOR, USE_APPLICATION_COMMANDS
from bot.local.standin.standin import LocalDiscord

SAFE_INTEGER = 2**53


Hindrance = Literal["changed", "command", "place", "value", "file"]
"""What is in the way, for words to a person: what was clicked, the command, the place, a value, a file."""


class CannotDo(Exception):
    """A person with Discord's client couldn't do this; says why to whoever drives one."""

    def __init__(self, why: str, kind: Hindrance = "changed") -> None:
        super().__init__(why)
        self.kind: Hindrance = kind


@dataclass(frozen=True)
class Known:
    """A synced command as one person finds it: its nodes from the root to the leaf, which has the options."""

    nodes: tuple[Json, ...]

    @property
    def root(self) -> Json:
        """The synced command itself."""
        return self.nodes[0]

    @property
    def leaf(self) -> Json:
        """The subcommand, or the command itself where it has none."""
        return self.nodes[-1]

    @property
    def words(self) -> tuple[str, ...]:
        """What one types, by the base names."""
        return tuple(each["name"] for each in self.nodes)

    @property
    def options(self) -> list[Json]:
        """The options one fills in."""
        return [each for each in self.leaf.get("options") or [] if each["type"] not in (SUBCOMMAND, GROUP)]

    def data(self, options: list[Json], resolved: Json | None = None) -> Json:
        """The interaction's data with the filled-in options in the place of the leaf's."""
        nested = options
        for depth in range(len(self.words) - 1, 0, -1):
            kind = SUBCOMMAND if depth == len(self.words) - 1 else GROUP
            nested = [{"name": self.words[depth], "type": kind, "options": nested}]
        data: Json = {"id": self.root["id"], "name": self.root["name"], "type": 1, "options": nested}
        if "guild_id" in self.root:
            data["guild_id"] = self.root["guild_id"]
        if resolved:
            data["resolved"] = resolved
        return data


def usable(server: LocalDiscord, user: User, channel: Channel) -> list[Json]:
    """The synced commands that this person may use in this channel, menus included."""
    commands = list(server.world.commands.get("global", []))
    if channel.guild_id is None:
        return [each for each in commands if _in_dms(each)]
    commands += server.world.commands.get(channel.guild_id, [])
    held = server.world.permissions(user.id, channel)
    if not held & USE_APPLICATION_COMMANDS:
        return []
    return [each for each in commands if _in_guilds(each) and _permitted(each, held)]


def _in_dms(command: Json) -> bool:
    contexts = command.get("contexts")
    return 1 in contexts if contexts is not None else command.get("dm_permission", True) is not False


def _in_guilds(command: Json) -> bool:
    contexts = command.get("contexts")
    return contexts is None or 0 in contexts


def _permitted(command: Json, held: int) -> bool:
    needed = command.get("default_member_permissions")
    if needed is None or held & ADMINISTRATOR:
        return True
    return int(needed) != 0 and int(needed) & held == int(needed)


def leaves(commands: Iterable[Json]) -> list[Known]:
    """Every slash command that can be sent, subcommands spelt out."""
    found: list[Known] = []
    for root in commands:
        if root.get("type", 1) == 1:
            found += _leaves((root,))
    return found


def _leaves(nodes: tuple[Json, ...]) -> list[Known]:
    inner = [each for each in nodes[-1].get("options") or [] if each["type"] in (SUBCOMMAND, GROUP)]
    if not inner:
        return [Known(nodes)]
    return [leaf for each in inner for leaf in _leaves((*nodes, each))]


def find(server: LocalDiscord, user: User, channel: Channel, command: str) -> Known:
    """The command by its words ("game new"); CannotDo when it isn't synced or not for this person here."""
    words = tuple(command.removeprefix("/").split())
    for known in leaves(usable(server, user, channel)):
        if known.words == words:
            return known
    raise CannotDo(f"/{command} isn't offered to {user.display} in {channel.name}", "command")


class Filling:
    """Fills in a command's options as Discord's client does, and refuses what that refuses."""

    def __init__(self, server: LocalDiscord, user: User, known: Known) -> None:
        self._server = server
        self._user = user
        self._known = known
        self.resolved: Json = {}

    def complete(self, values: dict[str, Any]) -> list[Json]:
        """The options for sending; CannotDo for a missing, unknown or impossible one."""
        named = {each["name"]: each for each in self._known.options}
        if unknown := sorted(set(values) - set(named)):
            raise CannotDo(f"/{' '.join(self._known.words)} has no option {', '.join(unknown)}", "value")
        for option in self._known.options:
            if option.get("required") and values.get(option["name"]) is None:
                raise CannotDo(f"the option {option['name']} is required", "value")
        given = [(named[name], value) for name, value in values.items() if value is not None]
        return [{"name": each["name"], "type": each["type"], "value": self._value(each, raw)} for each, raw in given]

    def partial(self, values: dict[str, Any], focus: str) -> list[Json]:
        """The options while the one named `focus` is being typed; what is typed need not be whole; CannotDo."""
        named = {each["name"]: each for each in self._known.options}
        if focus not in named or not named[focus].get("autocomplete"):
            raise CannotDo(f"the option {focus} isn't completed by the bot", "value")
        values = {focus: "", **values}
        options: list[Json] = []
        for name, value in values.items():
            if name not in named:
                raise CannotDo(f"no option {name}", "value")
            if value is None:
                continue
            option: Json = {"name": name, "type": named[name]["type"]}
            option["value"] = str(value) if name == focus else self._value(named[name], value)
            if name == focus:
                option["focused"] = True
            options.append(option)
        return options

    def _value(self, option: Json, value: Any) -> Any:
        kind, name = option["type"], option["name"]
        if kind == STRING:
            self._check_text(option, value)
        elif kind in (INTEGER, NUMBER):
            value = self._number(option, value)
        elif kind == BOOLEAN:
            if not isinstance(value, bool):
                raise CannotDo(f"{name} is yes or no", "value")
        elif kind in (USER, MENTIONABLE):
            return self._resolve_user(name, value)
        elif kind == CHANNEL:
            return self._resolve_channel(option, value)
        elif kind == ATTACHMENT:
            return self._attach(name, value)
        elif kind == ROLE:
            raise CannotDo(f"{name}: roles aren't part of the local table", "value")
        choices = option.get("choices") or []
        if choices and not any(each["value"] == value for each in choices):
            raise CannotDo(f"{name} must be one of {[each['value'] for each in choices]}, not {value!r}", "value")
        return value

    def _check_text(self, option: Json, value: Any) -> None:
        low, high = option.get("min_length") or 0, option.get("max_length") or 6000
        if not isinstance(value, str):
            raise CannotDo(f"{option['name']} is a text", "value")
        if not low <= len(value) <= high:
            raise CannotDo(f"{option['name']} takes {low} to {high} characters", "value")

    def _number(self, option: Json, value: Any) -> Any:
        name, kinds = option["name"], (int,) if option["type"] == INTEGER else (int, float)
        if not isinstance(value, kinds) or isinstance(value, bool):
            raise CannotDo(f"{name} is a number, not {value!r}", "value")
        low, high = option.get("min_value", -SAFE_INTEGER), option.get("max_value", SAFE_INTEGER)
        if not low <= value <= high:
            raise CannotDo(f"{name} takes {low} to {high}, not {value}", "value")
        return value

    def _resolve_user(self, name: str, value: Any) -> str:
        user = self._server.world.users.get(str(getattr(value, "id", value)))
        if user is None:
            raise CannotDo(f"{name}: no such person", "value")
        self.resolved.setdefault("users", {})[user.id] = self._server.payloads.user(user)
        guild_id = self._known.root.get("guild_id") or self._server.guild.id
        guild = self._server.world.guilds[guild_id]
        if user.id in guild.members:
            member = self._server.payloads.member(guild, user, with_user=False, with_permissions=True)
            self.resolved.setdefault("members", {})[user.id] = member
        return user.id

    def _attach(self, name: str, value: Any) -> str:
        """A file that's sent along with the command: its id."""
        if not isinstance(value, Upload):
            raise CannotDo(f"{name} is a file", "file")
        if len(value.data) > UPLOAD_LIMIT:
            raise CannotDo(f"{name}: the file is larger than Discord takes", "file")
        file = self._server.posting.attach(value)
        payload = self._server.payloads.attachment("0", file)
        self.resolved.setdefault("attachments", {})[file.id] = payload | {"ephemeral": True}
        return file.id

    def _resolve_channel(self, option: Json, value: Any) -> str:
        channel = self._server.world.channels.get(str(getattr(value, "id", value)))
        if channel is None or channel.kind not in (option.get("channel_types") or [channel.kind]):
            raise CannotDo(f"{option['name']}: no such channel", "value")
        payload = self._server.payloads.resolved_channel(channel, self._user.id)
        self.resolved.setdefault("channels", {})[channel.id] = payload
        return channel.id
