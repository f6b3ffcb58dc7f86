"""The REST calls about channels and threads."""

from aiohttp import web

from bot.local.standin.errors import ApiError, Problems, archived, unknown
from bot.local.standin.gateway.gateway import GUILDS
from bot.local.standin.ids import iso
from bot.local.standin.model import DM, FORUM, NEWS, NEWS_THREAD, PRIVATE_THREAD, PUBLIC_THREAD, Channel, Json, Upload
from bot.local.standin.parts import Parts
from bot.local.standin.permissions import (
    CREATE_PRIVATE_THREADS,
    CREATE_PUBLIC_THREADS,
    MANAGE_CHANNELS,
    MANAGE_THREADS,
    READ_MESSAGE_HISTORY,
    SEND_MESSAGES,
)
from bot.local.standin.rest.call import MESSAGE, Handler, channel_at, message_at, read_body, require


async def open_dm(server: Parts, request: web.Request) -> Json:
    """The direct conversation with a user."""
    body, _ = await read_body(request)
    return server.payloads.channel(server.world.direct(str(body.get("recipient_id"))))


async def get_channel(server: Parts, request: web.Request) -> Json:
    """A channel or thread that the bot can see."""
    return server.payloads.channel(channel_at(server, request))


async def edit_channel(server: Parts, request: web.Request) -> Json:
    """Renames, archives, locks, or sets the topic; ApiError."""
    channel = channel_at(server, request)
    body, _ = await read_body(request)
    require(server, channel, _needed(server, channel, body))
    problems = Problems()
    if "name" in body:
        problems.length("name", body["name"], 1, 100)
    if body.get("auto_archive_duration", 60) not in (60, 1440, 4320, 10080):
        problems.add("auto_archive_duration", "Value must be one of (60, 1440, 4320, 10080).")
    problems.raise_any()
    if channel.archived and body.get("archived", True):
        raise archived()
    if channel.archived:
        server.world.check_room_for_thread(channel.guild_id or "")
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


def _needed(server: Parts, channel: Channel, body: Json) -> int:
    """The permission for an edit.

    Whoever may write in a thread may open it again, if it isn't locked; who has opened it, close it.
    """
    if not channel.is_thread:
        return MANAGE_CHANNELS
    is_own = channel.owner_id == server.world.bot.id and "locked" not in body
    return SEND_MESSAGES if (is_own or body == {"archived": False}) and not channel.locked else MANAGE_THREADS


async def delete_channel(server: Parts, request: web.Request) -> Json:
    """Deletes a channel or thread."""
    channel = channel_at(server, request)
    require(server, channel, MANAGE_THREADS if channel.is_thread else MANAGE_CHANNELS)
    payload = server.payloads.channel(channel)
    server.delete_channel(channel)
    return payload


async def typing(server: Parts, request: web.Request) -> None:
    """The bot is writing, which those are told who look at the stand-in."""
    server.world.tell("typing", channel_at(server, request, SEND_MESSAGES))


async def start_thread(server: Parts, request: web.Request) -> Json:
    """Opens a thread in a text channel, or a post in a forum; ApiError."""
    parent = channel_at(server, request, SEND_MESSAGES)
    body, uploads = await read_body(request)
    _check_thread(server, parent, body)
    if parent.kind == FORUM:
        return _start_post(server, parent, body, uploads)
    if parent.kind == DM or parent.is_thread:
        raise ApiError(400, 50024, "Cannot execute action on this channel type")
    kind = body.get("type", PRIVATE_THREAD)
    require(server, parent, CREATE_PRIVATE_THREADS if kind == PRIVATE_THREAD else CREATE_PUBLIC_THREADS)
    if (kind == NEWS_THREAD) != (parent.kind == NEWS):
        raise ApiError(400, 50024, "Cannot execute action on this channel type")
    thread = server.add_thread(parent, body["name"], kind, body.get("auto_archive_duration") or 10080)
    if kind != PRIVATE_THREAD:
        reference = {"channel_id": thread.id, "guild_id": thread.guild_id}
        server.posting.notice(parent, server.world.bot.id, 18, thread.name, reference)
    return server.payloads.channel(thread)


def _check_thread(server: Parts, parent: Channel, body: Json) -> None:
    problems = Problems()
    problems.length("name", body.get("name"), 1, 100)
    if (body.get("auto_archive_duration") or 10080) not in (60, 1440, 4320, 10080):
        problems.add("auto_archive_duration", "Value must be one of (60, 1440, 4320, 10080).")
    if len(body.get("applied_tags") or []) > 5:
        problems.add("applied_tags", "Must be 5 or fewer in length.")
    problems.raise_any()
    server.world.check_room_for_thread(parent.guild_id or "")


def _start_post(server: Parts, forum: Channel, body: Json, uploads: dict[str, Upload]) -> Json:
    if not isinstance(body.get("message"), dict):
        raise ApiError(400, 50035, "Invalid Form Body", {"message": ["This field is required"]})
    if forum.needs_tag and not body.get("applied_tags"):
        raise ApiError(400, 40067, "A tag is required to create a forum post in this channel")
    thread = server.add_thread(forum, body["name"], PUBLIC_THREAD, body.get("auto_archive_duration") or 10080)
    thread.applied_tags = [str(each) for each in body.get("applied_tags") or []]
    message = server.posting.create(thread, server.world.bot.id, body["message"], uploads)
    return server.payloads.channel(thread) | {"message": server.payloads.message(message)}


async def start_thread_at(server: Parts, request: web.Request) -> Json:
    """Opens a thread at a message; its id is the message's; ApiError."""
    message = message_at(server, request)
    parent = server.world.channels[message.channel_id]
    body, _ = await read_body(request)
    require(server, parent, CREATE_PUBLIC_THREADS)
    if message.id in server.world.channels:
        raise ApiError(400, 160004, "A thread has already been created for this message")
    _check_thread(server, parent, body)
    minutes = body.get("auto_archive_duration") or 10080
    kind = NEWS_THREAD if parent.kind == NEWS else PUBLIC_THREAD
    thread = server.add_thread(parent, body["name"], kind, minutes, thread_id=message.id)
    message.thread_id = thread.id
    server.world.tell("message", message)
    return server.payloads.channel(thread)


async def join(server: Parts, request: web.Request) -> None:
    """Adds someone (or the bot itself) to a thread; ApiError."""
    channel = channel_at(server, request)
    user_id = request.match_info["user"].replace("@me", server.world.bot.id)
    if user_id != server.world.bot.id:
        require(server, channel, SEND_MESSAGES)
    if channel.archived:
        raise archived()
    if user_id not in server.world.users:
        raise unknown("User")
    if user_id not in channel.members:
        channel.members.append(user_id)
        _tell_members(server, channel, added=user_id)


async def leave(server: Parts, request: web.Request) -> None:
    """Takes someone (or the bot itself) out of a thread."""
    channel = channel_at(server, request)
    user_id = request.match_info["user"].replace("@me", server.world.bot.id)
    own = channel.kind == PRIVATE_THREAD and channel.owner_id == server.world.bot.id
    if user_id != server.world.bot.id and not own:
        require(server, channel, MANAGE_THREADS)
    if user_id in channel.members:
        channel.members.remove(user_id)
        _tell_members(server, channel, removed=user_id)


def _tell_members(server: Parts, channel: Channel, added: str = "", removed: str = "") -> None:
    data: Json = {"id": channel.id, "guild_id": channel.guild_id, "member_count": len(channel.members)}
    data["added_members"] = [server.payloads.thread_member(channel, added)] if added else []
    data["removed_member_ids"] = [removed] if removed else []
    server.gateway.dispatch("THREAD_MEMBERS_UPDATE", data, channel.guild_id, GUILDS)
    server.world.tell("channel", channel)


async def active_threads(server: Parts, request: web.Request) -> Json:
    """The open threads of a guild that the bot may see."""
    found = server.world.threads(request.match_info["guild"])
    return _listed_threads(server, [each for each in found if not each.archived])


async def archived_threads(server: Parts, request: web.Request) -> Json:
    """A channel's closed threads, the last closed first, by `limit`; who may not read back gets none, as ApiError."""
    channel = channel_at(server, request, READ_MESSAGE_HISTORY)
    limit = int(request.query.get("limit", "50"))
    found = [each for each in server.world.threads(channel.guild_id or "") if each.parent_id == channel.id]
    closed = sorted((each for each in found if each.archived), key=lambda each: int(each.id), reverse=True)
    return _listed_threads(server, closed[:limit]) | {"has_more": len(closed) > limit}


def _listed_threads(server: Parts, threads: list[Channel]) -> Json:
    me = server.world.bot.id
    members = [server.payloads.thread_member(each, me) for each in threads if me in each.members]
    return {"threads": [server.payloads.channel(each) for each in threads], "members": members}


ROUTES: list[tuple[str, str, Handler]] = [
    ("POST", "/users/@me/channels", open_dm),
    ("GET", "/channels/{channel}", get_channel),
    ("PATCH", "/channels/{channel}", edit_channel),
    ("DELETE", "/channels/{channel}", delete_channel),
    ("POST", "/channels/{channel}/typing", typing),
    ("POST", "/channels/{channel}/threads", start_thread),
    ("POST", MESSAGE + "/threads", start_thread_at),
    ("GET", "/guilds/{guild}/threads/active", active_threads),
    ("GET", "/channels/{channel}/threads/archived/public", archived_threads),
    ("PUT", "/channels/{channel}/thread-members/{user}", join),
    ("DELETE", "/channels/{channel}/thread-members/{user}", leave),
]
