"""The REST calls about channels, threads, messages, pins and reactions."""

from typing import Any

from aiohttp import web

from bot.local.standin.body import read_body
from bot.local.standin.errors import ApiError, Problems, missing_access, missing_permission, unknown
from bot.local.standin.gateway import GUILD_REACTIONS, GUILDS
from bot.local.standin.ids import iso
from bot.local.standin.model import DM, FORUM, PRIVATE_THREAD, PUBLIC_THREAD, Channel, Json, Message, Upload
from bot.local.standin.parts import Parts
from bot.local.standin.rest import Handler

PINS = 250
REACTIONS = 20
THREADS = 1000


def _channel(server: Parts, request: web.Request, *needed: str) -> Channel:
    """The path's channel, if the bot can see it and may do what's `needed` in it."""
    channel = server.world.channel(request.match_info["channel"])
    denied = _denied(server, channel)
    if "view" in denied or (channel.guild_id and not server.world.guilds[channel.guild_id].has_bot):
        raise missing_access()
    if channel.kind == PRIVATE_THREAD and server.world.bot.id not in channel.members:
        raise missing_access()
    if any(each in denied for each in needed):
        raise missing_permission()
    return channel


def _denied(server: Parts, channel: Channel) -> set[str]:
    """What the bot may not do in a channel; a thread has its parent's permissions."""
    parent = server.world.channels.get(channel.parent_id or "")
    return {*channel.denied, *(parent.denied if parent else ())}


def _message(server: Parts, request: web.Request) -> Message:
    channel = _channel(server, request)
    return server.world.message(channel.id, request.match_info["message"])


async def open_dm(server: Parts, request: web.Request) -> Json:
    """The direct conversation with a user."""
    body, _ = await read_body(request)
    return server.payloads.channel(server.world.direct(str(body.get("recipient_id"))))


async def get_channel(server: Parts, request: web.Request) -> Json:
    """A channel or thread."""
    return server.payloads.channel(_channel(server, request))


async def edit_channel(server: Parts, request: web.Request) -> Json:
    """Renames, archives, locks, or sets the topic."""
    channel = _channel(server, request, "thread")
    body, _ = await read_body(request)
    problems = Problems()
    if "name" in body:
        problems.length("name", body["name"], 1, 100)
    if body.get("auto_archive_duration", 60) not in (60, 1440, 4320, 10080):
        problems.add("auto_archive_duration", "Value must be one of (60, 1440, 4320, 10080).")
    problems.raise_any()
    if channel.archived and body.get("archived", True):
        raise ApiError(400, 50083, "Thread is archived")
    if body.get("archived", channel.archived) != channel.archived:
        channel.archive_stamp = iso(server.world.clock())
    channel.name = body.get("name", channel.name)
    channel.topic = body.get("topic", channel.topic)
    channel.archived = body.get("archived", channel.archived)
    channel.locked = body.get("locked", channel.locked)
    channel.auto_archive = body.get("auto_archive_duration", channel.auto_archive)
    channel.applied_tags = [str(each) for each in body.get("applied_tags", channel.applied_tags)]
    server.gateway.dispatch_channel("THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE", channel)
    server.world.tell("channel", channel)
    return server.payloads.channel(channel)


async def delete_channel(server: Parts, request: web.Request) -> Json:
    """Deletes a channel or thread."""
    channel = _channel(server, request, "thread")
    payload = server.payloads.channel(channel)
    server.delete_channel(channel)
    return payload


async def typing(server: Parts, request: web.Request) -> None:
    """The bot is writing."""
    server.world.tell("typing", _channel(server, request, "send"))


async def list_messages(server: Parts, request: web.Request) -> list[Json]:
    """Messages, newest first, by `limit`, `before`, `after` or `around`."""
    channel = _channel(server, request)
    limit = int(request.query.get("limit", "50"))
    if not 1 <= limit <= 100:
        raise ApiError(400, 50035, "Invalid Form Body", {"limit": ["Must be between 1 and 100."]})
    found = [each for each in server.world.in_channel(channel.id) if not each.ephemeral]
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
    channel = _channel(server, request, "send")
    body, uploads = await read_body(request)
    _may_write(server, channel, uploads)
    message = server.posting.repeated(channel, body)
    if message is None:
        message = server.posting.create(channel, server.world.bot.id, body, uploads)
    return server.payloads.message(message)


def _may_write(server: Parts, channel: Channel, uploads: dict[str, Upload]) -> None:
    if channel.kind == FORUM:
        raise ApiError(400, 50008, "Cannot send messages in a non-text channel")
    if uploads and "attach" in _denied(server, channel):
        raise missing_permission()
    if channel.archived and channel.locked and "thread" in channel.denied:
        raise ApiError(400, 160005, "Thread is locked")
    people = [server.world.users[each] for each in channel.members] if channel.kind == DM else []
    if not all(each.dms_open for each in people):
        raise ApiError(403, 50007, "Cannot send messages to this user")


async def get_message(server: Parts, request: web.Request) -> Json:
    """One message."""
    return server.payloads.message(_message(server, request))


async def edit_message(server: Parts, request: web.Request) -> Json:
    """Edits a message of the bot's own."""
    message = _message(server, request)
    body, uploads = await read_body(request)
    if message.author_id != server.world.bot.id:
        raise ApiError(403, 50005, "Cannot edit a message authored by another user")
    if uploads and "attach" in _denied(server, server.world.channels[message.channel_id]):
        raise missing_permission()
    if server.world.channels[message.channel_id].archived:
        raise ApiError(400, 50083, "Thread is archived")
    return server.payloads.message(server.posting.edit(message, body, uploads))


async def delete_message(server: Parts, request: web.Request) -> None:
    """Deletes a message."""
    server.posting.delete(_message(server, request))


async def react(server: Parts, request: web.Request) -> None:
    """Adds the bot's reaction."""
    message = _message(server, request)
    emoji = request.match_info["emoji"]
    if emoji not in message.reactions and len(message.reactions) >= REACTIONS:
        raise ApiError(400, 30010, "Maximum number of reactions reached (20)")
    users = message.reactions.setdefault(emoji, [])
    if server.world.bot.id not in users:
        users.append(server.world.bot.id)
        _tell_reaction(server, message, emoji, "MESSAGE_REACTION_ADD")


async def unreact(server: Parts, request: web.Request) -> None:
    """Takes the bot's reaction back."""
    message = _message(server, request)
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


async def start_thread(server: Parts, request: web.Request) -> Json:
    """Opens a thread in a text channel, or a post in a forum."""
    parent = _channel(server, request, "send")
    body, uploads = await read_body(request)
    _check_thread(server, parent, body)
    if parent.kind == FORUM:
        return _start_post(server, parent, body, uploads)
    if parent.kind == DM or parent.is_thread:
        raise ApiError(400, 50024, "Cannot execute action on this channel type")
    kind = body.get("type", PRIVATE_THREAD)
    thread = server.add_thread(parent, body["name"], kind, body.get("auto_archive_duration") or 10080)
    if kind == PUBLIC_THREAD:
        reference = {"channel_id": thread.id, "guild_id": thread.guild_id}
        server.posting.notice(parent, server.world.bot.id, 18, thread.name, reference)
    return server.payloads.channel(thread)


def _check_thread(server: Parts, parent: Channel, body: Json) -> None:
    if "thread" in parent.denied:
        raise missing_permission()
    problems = Problems()
    problems.length("name", body.get("name"), 1, 100)
    if (body.get("auto_archive_duration") or 10080) not in (60, 1440, 4320, 10080):
        problems.add("auto_archive_duration", "Value must be one of (60, 1440, 4320, 10080).")
    if len(body.get("applied_tags") or []) > 5:
        problems.add("applied_tags", "Must be 5 or fewer in length.")
    problems.raise_any()
    open_threads = [each for each in server.world.threads(parent.guild_id or "") if not each.archived]
    if len(open_threads) >= THREADS:
        raise ApiError(400, 160006, "Maximum number of active threads reached")


def _start_post(server: Parts, forum: Channel, body: Json, uploads: dict[str, Upload]) -> Json:
    if not isinstance(body.get("message"), dict):
        raise ApiError(400, 50035, "Invalid Form Body", {"message": ["This field is required"]})
    thread = server.add_thread(forum, body["name"], PUBLIC_THREAD, body.get("auto_archive_duration") or 10080)
    thread.applied_tags = [str(each) for each in body.get("applied_tags") or []]
    message = server.posting.create(thread, server.world.bot.id, body["message"], uploads)
    return server.payloads.channel(thread) | {"message": server.payloads.message(message)}


async def start_thread_at(server: Parts, request: web.Request) -> Json:
    """Opens a thread at a message; its id is the message's."""
    message = _message(server, request)
    parent = server.world.channels[message.channel_id]
    body, _ = await read_body(request)
    if message.id in server.world.channels:
        raise ApiError(400, 160004, "A thread has already been created for this message")
    _check_thread(server, parent, body)
    minutes = body.get("auto_archive_duration") or 10080
    thread = server.add_thread(parent, body["name"], PUBLIC_THREAD, minutes, thread_id=message.id)
    message.thread_id = thread.id
    server.world.tell("message", message)
    return server.payloads.channel(thread)


async def join(server: Parts, request: web.Request) -> None:
    """Adds someone (or the bot itself) to a thread."""
    channel = _channel(server, request)
    user_id = request.match_info["user"].replace("@me", server.world.bot.id)
    if channel.archived:
        raise ApiError(400, 50083, "Thread is archived")
    if user_id not in server.world.users:
        raise unknown("User")
    if user_id not in channel.members:
        channel.members.append(user_id)
        _tell_members(server, channel, added=user_id)


async def leave(server: Parts, request: web.Request) -> None:
    """Takes someone (or the bot itself) out of a thread."""
    channel = _channel(server, request)
    user_id = request.match_info["user"].replace("@me", server.world.bot.id)
    if user_id in channel.members:
        channel.members.remove(user_id)
        _tell_members(server, channel, removed=user_id)


def _tell_members(server: Parts, channel: Channel, added: str = "", removed: str = "") -> None:
    data: Json = {"id": channel.id, "guild_id": channel.guild_id, "member_count": len(channel.members)}
    data["added_members"] = [server.payloads.thread_member(channel, added)] if added else []
    data["removed_member_ids"] = [removed] if removed else []
    server.gateway.dispatch("THREAD_MEMBERS_UPDATE", data, channel.guild_id, GUILDS)
    server.world.tell("channel", channel)


async def list_pins(server: Parts, request: web.Request) -> Json:
    """Pinned messages, the last pinned first."""
    channel = _channel(server, request)
    limit = int(request.query.get("limit", "50"))
    pinned = [each for each in server.world.in_channel(channel.id) if each.pinned_at is not None]
    pinned.sort(key=lambda each: each.pinned_at or "", reverse=True)
    if (before := request.query.get("before")) is not None:
        pinned = [each for each in pinned if (each.pinned_at or "") < before]
    items = [{"pinned_at": each.pinned_at, "message": server.payloads.message(each)} for each in pinned[:limit]]
    return {"items": items, "has_more": len(pinned) > limit}


async def pin(server: Parts, request: web.Request) -> None:
    """Pins a message, which the service says in the channel."""
    channel = _channel(server, request, "pin")
    message = server.world.message(channel.id, request.match_info["message"])
    if message.pinned_at is not None:
        return
    if sum(each.pinned_at is not None for each in server.world.in_channel(channel.id)) >= PINS:
        raise ApiError(400, 30003, "Maximum number of pins reached (250)")
    message.pinned_at = iso(server.world.clock())
    reference: Json = {"message_id": message.id, "channel_id": channel.id, "guild_id": channel.guild_id}
    _tell_pins(server, message)
    server.posting.notice(channel, server.world.bot.id, 6, "", reference)


async def unpin(server: Parts, request: web.Request) -> None:
    """Unpins a message."""
    channel = _channel(server, request, "pin")
    message = server.world.message(channel.id, request.match_info["message"])
    message.pinned_at = None
    _tell_pins(server, message)


def _tell_pins(server: Parts, message: Message) -> None:
    channel = server.world.channels[message.channel_id]
    data: dict[str, Any] = {"channel_id": channel.id, "last_pin_timestamp": message.pinned_at}
    if channel.guild_id is not None:
        data["guild_id"] = channel.guild_id
    server.gateway.dispatch("CHANNEL_PINS_UPDATE", data, channel.guild_id, GUILDS)
    server.gateway.dispatch_message("MESSAGE_UPDATE", message)
    server.world.tell("message", message)


_MESSAGE = "/channels/{channel}/messages/{message}"
ROUTES: list[tuple[str, str, Handler]] = [
    ("POST", "/users/@me/channels", open_dm),
    ("GET", "/channels/{channel}", get_channel),
    ("PATCH", "/channels/{channel}", edit_channel),
    ("DELETE", "/channels/{channel}", delete_channel),
    ("POST", "/channels/{channel}/typing", typing),
    ("GET", "/channels/{channel}/messages/pins", list_pins),
    ("PUT", "/channels/{channel}/messages/pins/{message}", pin),
    ("DELETE", "/channels/{channel}/messages/pins/{message}", unpin),
    ("PUT", "/channels/{channel}/pins/{message}", pin),
    ("DELETE", "/channels/{channel}/pins/{message}", unpin),
    ("GET", "/channels/{channel}/messages", list_messages),
    ("POST", "/channels/{channel}/messages", send_message),
    ("GET", _MESSAGE, get_message),
    ("PATCH", _MESSAGE, edit_message),
    ("DELETE", _MESSAGE, delete_message),
    ("PUT", _MESSAGE + "/reactions/{emoji}/@me", react),
    ("DELETE", _MESSAGE + "/reactions/{emoji}/@me", unreact),
    ("POST", "/channels/{channel}/threads", start_thread),
    ("POST", _MESSAGE + "/threads", start_thread_at),
    ("PUT", "/channels/{channel}/thread-members/{user}", join),
    ("DELETE", "/channels/{channel}/thread-members/{user}", leave),
]
