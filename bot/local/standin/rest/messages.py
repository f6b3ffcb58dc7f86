"""The REST calls about messages, reactions and pins."""

from datetime import UTC, datetime, timedelta
from typing import Any

from aiohttp import web

from bot.local.standin.errors import ApiError, archived, locked
from bot.local.standin.gateway.gateway import GUILD_REACTIONS, GUILDS
from bot.local.standin.model import DM, FORUM, Channel, Json, Message, Upload
from bot.local.standin.parts import Parts
from bot.local.standin.permissions import (
    ADD_REACTIONS,
    ATTACH_FILES,
    MANAGE_MESSAGES,
    MANAGE_THREADS,
    PIN_MESSAGES,
    READ_MESSAGE_HISTORY,
    SEND_MESSAGES,
)
from bot.local.standin.rest.call import MESSAGE, Handler, channel_at, message_at, read_body, require

PINS = 250
"""Pins of a channel; 50 until August 2025."""
PINS_A_PAGE = 50
REACTIONS = 20


async def list_messages(server: Parts, request: web.Request) -> list[Json]:
    """Messages, newest first, by `limit`, `before`, `after` or `around`; ApiError."""
    channel = channel_at(server, request)
    limit = int(request.query.get("limit", "50"))
    if not 1 <= limit <= 100:
        raise ApiError(400, 50035, "Invalid Form Body", {"limit": ["Must be between 1 and 100."]})
    found = [each for each in server.world.in_channel(channel.id) if not each.ephemeral]
    if not server.world.may(server.world.bot.id, channel, READ_MESSAGE_HISTORY):
        found = []
    if (before := request.query.get("before")) is not None:
        found = [each for each in found if int(each.id) < int(before)][-limit:]
    elif (after := request.query.get("after")) is not None:
        found = [each for each in found if int(each.id) > int(after)][:limit]
    elif (around := request.query.get("around")) is not None:
        earlier = [each for each in found if int(each.id) <= int(around)][-(limit // 2 + 1) :]
        found = earlier + [each for each in found if int(each.id) > int(around)][: limit // 2]
    else:
        found = found[-limit:]
    return [server.payloads.message(each) for each in reversed(found)]


async def send_message(server: Parts, request: web.Request) -> Json:
    """Sends a message; a repeated nonce answers the first message again."""
    channel = channel_at(server, request, SEND_MESSAGES)
    body, uploads = await read_body(request)
    _may_write(server, channel, body, uploads)
    message = server.posting.repeated(channel, body)
    if message is None:
        message = server.posting.create(channel, server.world.bot.id, body, uploads)
    return server.payloads.message(message)


def _may_write(server: Parts, channel: Channel, body: Json, uploads: dict[str, Upload]) -> None:
    if channel.kind == FORUM:
        raise ApiError(400, 50008, "Cannot send messages in a non-text channel")
    require(server, channel, ATTACH_FILES if uploads else 0)
    require(server, channel, READ_MESSAGE_HISTORY if body.get("message_reference") else 0)
    if channel.locked and not server.world.may(server.world.bot.id, channel, MANAGE_THREADS):
        raise locked()
    people = [server.world.users[each] for each in channel.members] if channel.kind == DM else []
    if not all(each.dms_open for each in people):
        raise ApiError(403, 50007, "Cannot send messages to this user")
    shared = {user for guild in server.world.guilds.values() if guild.has_bot for user in guild.members}
    if not all(each.id in shared for each in people):
        raise ApiError(403, 50278, "Cannot send messages to this user due to having no mutual guilds")


async def get_message(server: Parts, request: web.Request) -> Json:
    """A message of a channel that the bot may read back."""
    return server.payloads.message(message_at(server, request, READ_MESSAGE_HISTORY))


async def edit_message(server: Parts, request: web.Request) -> Json:
    """Edits a message of the bot's own; ApiError."""
    message = message_at(server, request)
    body, uploads = await read_body(request)
    if message.author_id != server.world.bot.id:
        raise ApiError(403, 50005, "Cannot edit a message authored by another user")
    channel = server.world.channels[message.channel_id]
    require(server, channel, ATTACH_FILES if uploads else 0)
    _check_open(channel)
    return server.payloads.message(server.posting.edit(message, body, uploads))


def _check_open(channel: Channel) -> None:
    if channel.archived:
        raise archived()


async def delete_message(server: Parts, request: web.Request) -> None:
    """Deletes a message; one of somebody else's takes a permission."""
    message = message_at(server, request)
    channel = server.world.channels[message.channel_id]
    require(server, channel, 0 if message.author_id == server.world.bot.id else MANAGE_MESSAGES)
    server.posting.delete(message)


async def react(server: Parts, request: web.Request) -> None:
    """Adds the bot's reaction; one that nobody has made yet takes a permission more; ApiError."""
    message = message_at(server, request, READ_MESSAGE_HISTORY)
    emoji = request.match_info["emoji"]
    _check_open(server.world.channels[message.channel_id])
    require(server, server.world.channels[message.channel_id], 0 if emoji in message.reactions else ADD_REACTIONS)
    if emoji not in message.reactions and len(message.reactions) >= REACTIONS:
        raise ApiError(400, 30010, "Maximum number of reactions reached (20)")
    users = message.reactions.setdefault(emoji, [])
    if server.world.bot.id not in users:
        users.append(server.world.bot.id)
        _tell_reaction(server, message, emoji, "MESSAGE_REACTION_ADD")


async def unreact(server: Parts, request: web.Request) -> None:
    """Takes the bot's reaction back."""
    message = message_at(server, request)
    emoji = request.match_info["emoji"]
    users = message.reactions.get(emoji, [])
    if server.world.bot.id in users:
        users.remove(server.world.bot.id)
        message.reactions = {key: value for key, value in message.reactions.items() if value}
        _tell_reaction(server, message, emoji, "MESSAGE_REACTION_REMOVE")


def _tell_reaction(server: Parts, message: Message, emoji: str, event: str) -> None:
    guild_id = server.world.channels[message.channel_id].guild_id
    data: Json = {"user_id": server.world.bot.id, "channel_id": message.channel_id, "message_id": message.id}
    data |= {"emoji": {"id": None, "name": emoji}, "burst": False, "type": 0}
    if guild_id is not None:
        data["guild_id"] = guild_id
    server.gateway.dispatch(event, data, guild_id, GUILD_REACTIONS)
    server.world.tell("message", message)


def _pinned(server: Parts, channel: Channel) -> list[Message]:
    """A channel's pinned messages, the last pinned first."""
    pinned = [each for each in server.world.in_channel(channel.id) if each.pinned_at is not None]
    return sorted(pinned, key=_pinned_at, reverse=True)


def _pinned_at(message: Message) -> datetime:
    return datetime.fromisoformat(message.pinned_at or "")


async def list_pins(server: Parts, request: web.Request) -> Json:
    """Pinned messages, the last pinned first, by `limit` and `before` (a time); who may not read back gets none.

    Raises ApiError.
    """
    channel = channel_at(server, request)
    limit = int(request.query.get("limit", str(PINS_A_PAGE)))
    if not 1 <= limit <= PINS_A_PAGE:
        raise ApiError(400, 50035, "Invalid Form Body", {"limit": [f"Must be between 1 and {PINS_A_PAGE}."]})
    pinned = _pinned(server, channel)
    if (before := request.query.get("before")) is not None:
        pinned = [each for each in pinned if _pinned_at(each) < datetime.fromisoformat(before)]
    if not server.world.may(server.world.bot.id, channel, READ_MESSAGE_HISTORY):
        pinned = []
    items = [{"pinned_at": each.pinned_at, "message": server.payloads.message(each)} for each in pinned[:limit]]
    return {"items": items, "has_more": len(pinned) > limit}


async def list_first_pins(server: Parts, request: web.Request) -> list[Json]:
    """The older call: the first page of pins, as messages."""
    return [each["message"] for each in (await list_pins(server, request))["items"]]


async def pin(server: Parts, request: web.Request) -> None:
    """Pins a message, which the service says in the channel; ApiError."""
    message = message_at(server, request, PIN_MESSAGES)
    channel = server.world.channels[message.channel_id]
    _check_open(channel)
    if message.pinned_at is not None:
        return
    pinned = _pinned(server, channel)
    if len(pinned) >= PINS:
        raise ApiError(400, 30003, f"Maximum number of pins reached for the channel ({PINS})")
    now = datetime.fromtimestamp(server.world.clock(), UTC)
    # No two are pinned at one time, or a page would end among them.
    message.pinned_at = max([now, *(_pinned_at(each) + timedelta(microseconds=1) for each in pinned[:1])]).isoformat()
    reference: Json = {"message_id": message.id, "channel_id": channel.id, "guild_id": channel.guild_id}
    _tell_pins(server, message)
    server.posting.notice(channel, server.world.bot.id, 6, "", reference)


async def unpin(server: Parts, request: web.Request) -> None:
    """Unpins a message; one that isn't pinned stays so."""
    message = message_at(server, request, PIN_MESSAGES)
    _check_open(server.world.channels[message.channel_id])
    message.pinned_at = None
    _tell_pins(server, message)


def _tell_pins(server: Parts, message: Message) -> None:
    channel = server.world.channels[message.channel_id]
    last = next((each.pinned_at for each in _pinned(server, channel)), None)
    data: dict[str, Any] = {"channel_id": channel.id, "last_pin_timestamp": last}
    if channel.guild_id is not None:
        data["guild_id"] = channel.guild_id
    server.gateway.dispatch("CHANNEL_PINS_UPDATE", data, channel.guild_id, GUILDS)
    server.gateway.dispatch_message("MESSAGE_UPDATE", message)
    server.world.tell("message", message)


ROUTES: list[tuple[str, str, Handler]] = [
    ("GET", "/channels/{channel}/messages/pins", list_pins),
    ("PUT", "/channels/{channel}/messages/pins/{message}", pin),
    ("DELETE", "/channels/{channel}/messages/pins/{message}", unpin),
    ("GET", "/channels/{channel}/messages", list_messages),
    ("POST", "/channels/{channel}/messages", send_message),
    ("GET", MESSAGE, get_message),
    ("PATCH", MESSAGE, edit_message),
    ("DELETE", MESSAGE, delete_message),
    ("PUT", MESSAGE + "/reactions/{emoji}/@me", react),
    ("DELETE", MESSAGE + "/reactions/{emoji}/@me", unreact),
    ("GET", "/channels/{channel}/pins", list_first_pins),
    ("PUT", "/channels/{channel}/pins/{message}", pin),
    ("DELETE", "/channels/{channel}/pins/{message}", unpin),
]
