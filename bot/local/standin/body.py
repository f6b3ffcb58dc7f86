"""Reading requests: JSON or multipart, with the files that come along; and what a file is."""

import json
import re
import struct

from aiohttp import BodyPartReader, web

from bot.local.standin.errors import ApiError
from bot.local.standin.limits import REQUEST_LIMIT
from bot.local.standin.model import Json, Upload


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


def sniff(filename: str, data: bytes) -> tuple[str, int | None, int | None]:
    """What a file is, whatever its sender says: content type, and width and height in pixels of a PNG or GIF."""
    if data[:8] == b"\x89PNG\r\n\x1a\n" and len(data) >= 24:
        width, height = struct.unpack(">II", data[16:24])
        return "image/png", width, height
    if data[:6] in (b"GIF87a", b"GIF89a") and len(data) >= 10:
        width, height = struct.unpack("<HH", data[6:10])
        return "image/gif", width, height
    if data[:3] == b"\xff\xd8\xff":
        return "image/jpeg", None, None
    endings = {"json": "application/json", "txt": "text/plain; charset=utf-8", "md": "text/plain; charset=utf-8"}
    return endings.get(filename.rpartition(".")[2].lower(), "application/octet-stream"), None, None


def safe_name(filename: str) -> str:
    """A file name as Discord stores it: letters, digits, dots, hyphens and underscores."""
    return re.sub(r"[^A-Za-z0-9._-]+", "_", filename)[-100:] or "file"
