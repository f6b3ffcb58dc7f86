"""The files of messages, in a folder where there's one."""

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
