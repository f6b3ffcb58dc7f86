"""Reading requests: what their paths name, and their bodies, JSON or multipart with the files that come along."""

import json
import re
from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import BodyPartReader, web

from bot.local.standin.errors import ApiError, missing_access, missing_permission
from bot.local.standin.limits import REQUEST_LIMIT
from bot.local.standin.model import Channel, Json, Message, Upload
from bot.local.standin.parts import Parts

Handler = Callable[[Parts, web.Request], Awaitable[Any]]
MESSAGE = "/channels/{channel}/messages/{message}"


async def read_body(request: web.Request) -> tuple[Json, dict[str, Upload]]:
    """The JSON of a request and its files by their part's index ("0" for `files[0]`); ApiError."""
    if request.content_type != "multipart/form-data":
        raw = await request.read()
        return (_parse(raw) if raw else {}), {}
    payload: Json = {}
    uploads: dict[str, Upload] = {}
    total = 0
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            raise ApiError(400, 50035, "Invalid Form Body")
        data = bytes(await part.read())
        total += len(data)
        if total > REQUEST_LIMIT:
            raise ApiError(413, 40005, "Request entity too large")
        if part.name == "payload_json":
            payload = _parse(data)
        elif match := re.fullmatch(r"files\[(\d+)\]", part.name or ""):
            uploads[match[1]] = Upload(part.filename or "file", data)
    return payload, uploads


def _parse(raw: bytes) -> Json:
    try:
        payload = json.loads(raw)
    except ValueError:
        raise ApiError(400, 50109, "The request body contains invalid JSON.") from None
    return payload if isinstance(payload, dict) else {"_list": payload}


def channel_at(server: Parts, request: web.Request, needed: int = 0) -> Channel:
    """The path's channel, if the bot can see it and has the `needed` permissions in it."""
    channel = server.world.channel(request.match_info["channel"])
    if channel.guild_id is not None and not server.world.guilds[channel.guild_id].has_bot:
        raise missing_access()
    if not server.world.may_see(server.world.bot.id, channel):
        raise missing_access()
    require(server, channel, needed)
    return channel


def require(server: Parts, channel: Channel, needed: int) -> None:
    """Raises 403/50013 where the bot lacks one of these permissions."""
    if not server.world.may(server.world.bot.id, channel, needed):
        raise missing_permission()


def message_at(server: Parts, request: web.Request, needed: int = 0) -> Message:
    """The path's message, if the bot can see its channel and has the `needed` permissions in it."""
    channel = channel_at(server, request, needed)
    return server.world.message(channel.id, request.match_info["message"])
