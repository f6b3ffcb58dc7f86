"""The files of messages: what they are, and how they're kept, in a folder where there's one."""

import re
import struct
from collections.abc import Iterable
from pathlib import Path

from bot.local.standin.model import Attachment, Message

MOST_REPLACED = 200
"""So many files that no message has any more can still be fetched, as on Discord for a while; others are deleted."""


class Files:
    """`loose` are files that came with commands, until the next start; `replaced` those that messages had."""

    def __init__(self, folder: Path | None) -> None:
        self.messages: dict[str, Message] = {}
        self.loose: dict[str, Attachment] = {}
        self.replaced: dict[str, Attachment] = {}
        self._files: dict[str, bytes] = {}
        self._folder = folder

    def keep_file(self, attachment_id: str, data: bytes) -> None:
        """Keeps an attachment's bytes, in the folder where there's one."""
        if self._folder is None:
            self._files[attachment_id] = data
        else:
            (self._folder / "files").mkdir(parents=True, exist_ok=True)
            (self._folder / "files" / attachment_id).write_bytes(data)

    def file(self, attachment_id: str) -> bytes:
        """An attachment's bytes; KeyError for an unknown one."""
        if self._folder is None:
            return self._files[attachment_id]
        if not attachment_id.isdecimal() or not (self._folder / "files" / attachment_id).exists():
            raise KeyError(attachment_id)
        return (self._folder / "files" / attachment_id).read_bytes()

    def attachment(self, attachment_id: str) -> Attachment:
        """What is known of a file that's there, or was a moment ago; KeyError."""
        shown = (each for message in self.messages.values() for each in message.attachments)
        found = next((each for each in shown if each.id == attachment_id), None)
        return found or self.loose.get(attachment_id) or self.replaced[attachment_id]

    def let_go(self, files: Iterable[Attachment]) -> None:
        """Files that no message has any more: whoever is about to fetch them may."""
        self.replaced |= {each.id: each for each in files}
        for old in list(self.replaced)[:-MOST_REPLACED]:
            del self.replaced[old]
            self._files.pop(old, None)
            if self._folder is not None:
                (self._folder / "files" / old).unlink(missing_ok=True)

    def delete_unknown_files(self) -> None:
        """Whatever an earlier run has left of files that no message has."""
        known = {each.id for message in self.messages.values() for each in message.attachments}
        for path in (self._folder / "files").glob("*") if self._folder is not None else ():
            if path.name not in known:
                path.unlink(missing_ok=True)


def sniff(filename: str, data: bytes) -> tuple[str, int | None, int | None]:
    """What a file is, whatever its sender says: content type, and width and height of a PNG, a GIF or a moving WebP."""
    if data[:8] == b"\x89PNG\r\n\x1a\n" and len(data) >= 24:
        width, height = struct.unpack(">II", data[16:24])
        return "image/png", width, height
    if data[:6] in (b"GIF87a", b"GIF89a") and len(data) >= 10:
        width, height = struct.unpack("<HH", data[6:10])
        return "image/gif", width, height
    if data[:4] == b"RIFF" and data[8:16] == b"WEBPVP8X" and len(data) >= 30:
        width, height = (1 + int.from_bytes(data[at : at + 3], "little") for at in (24, 27))
        return "image/webp", width, height
    if data[:3] == b"\xff\xd8\xff":
        return "image/jpeg", None, None
    endings = {"json": "application/json", "txt": "text/plain; charset=utf-8", "md": "text/plain; charset=utf-8"}
    return endings.get(filename.rpartition(".")[2].lower(), "application/octet-stream"), None, None


def safe_name(filename: str) -> str:
    """A file name as Discord stores it: letters, digits, dots, hyphens and underscores."""
    return re.sub(r"[^A-Za-z0-9._-]+", "_", filename)[-100:] or "file"
