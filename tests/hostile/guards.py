"""Who looks on while hostile hands are at work: at the log, at what goes out, at what is unhandled, and at files."""

from __future__ import annotations

import asyncio
import logging
import re
import sys
import traceback
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from bot.discord.features import is_shown
from bot.local.standin.model import SLASH, Interaction, Json, Message
from bot.telemetry.logs import TextLines
from tests.hostile.scene import Scene
from tests.hostile.texts import GHOST, MARK

OVERRIDES = re.compile("[\u202a-\u202e]")
RAW = re.compile(rf"@everyone|@here|<(?:@[!&]?|#|/[^>]*:|a?:[^>]*:){GHOST}>")
"""Mentions as people write them, left as they were."""
GAME = re.compile(rf"{MARK}-game-([ABCD])")
MOST_LINES = 200


class Faults(list[str]):
    """What was found; each once, and not without end."""

    def note(self, text: str) -> None:
        """One more, unless it's known."""
        if text not in self and len(self) < MOST_LINES:
            self.append(text)


class LogGuard(logging.Handler):
    """Nothing of level ERROR, no name above DEBUG, no token at any level."""

    def __init__(self, faults: Faults, secrets: Collection[str]) -> None:
        super().__init__(logging.DEBUG)
        self._faults, self._secrets = faults, secrets
        self._lines = TextLines([])
        self.count = 0

    def emit(self, record: logging.LogRecord) -> None:
        """Look at it as the operator would, but for the blots."""
        line = self._lines.format(record)
        self.count += 1
        if record.levelno >= logging.ERROR:
            self._faults.note(f"an error: {line}")
        if record.levelno > logging.DEBUG and MARK.lower() in line.lower():
            self._faults.note(f"a name in the log: {line}")
        if any(each in line for each in self._secrets):
            self._faults.note(f"a token in the log: {line[:80]}…")


@contextmanager
def log_guarded(faults: Faults, secrets: Collection[str]) -> Iterator[LogGuard]:
    """All logs of ours from DEBUG on, the client's as it's by default, until the block ends."""
    guard, root = LogGuard(faults, secrets), logging.getLogger()
    ours = [logging.getLogger(each) for each in ("bot", "engine", "render", "storage")]
    before = [(each, each.level) for each in (root, *ours)]
    root.setLevel(logging.INFO)
    for each in ours:
        each.setLevel(logging.DEBUG)
    root.addHandler(guard)
    try:
        yield guard
    finally:
        root.removeHandler(guard)
        for each, level in before:
            each.setLevel(level)


@contextmanager
def unhandled(faults: Faults) -> Iterator[None]:
    """What no task or finalizer has handled counts as a fault."""
    loop, hook = asyncio.get_running_loop(), sys.unraisablehook
    handler = loop.get_exception_handler()

    def in_loop(_: Any, context: dict[str, Any]) -> None:
        error = context.get("exception")
        where = "".join(traceback.format_exception(error)[-4:]) if error is not None else ""
        faults.note(f"unhandled: {context.get('message')}: {error!r}\n{where}")

    def in_finalizer(thing: Any) -> None:
        faults.note(f"unhandled: {thing.exc_value!r}")

    loop.set_exception_handler(in_loop)
    sys.unraisablehook = in_finalizer
    try:
        yield
    finally:
        loop.set_exception_handler(handler)
        sys.unraisablehook = hook


class MessageGuard:
    """Looks at each message that goes out, as the stand-in takes it."""

    def __init__(self, scene: Scene, faults: Faults, secrets: Collection[str]) -> None:
        self._scene, self._faults, self._secrets = scene, faults, secrets
        self._seats: dict[str, set[str]] = {}
        self.count = 0
        posting = scene.server.posting
        create, edit = posting.create, posting.edit

        def created(channel: Any, author: str, body: Json, *rest: Any, **more: Any) -> Message:
            message = create(channel, author, body, *rest, **more)
            self._look(message, body)
            return message

        def edited(message: Message, body: Json, *rest: Any, **more: Any) -> Message:
            found = edit(message, body, *rest, **more)
            self._look(found, body)
            return found

        posting.create, posting.edit = created, edited  # type: ignore[method-assign]

    def note_seats(self, seats: dict[str, set[str]]) -> None:
        """By a game's channel, who sits at it or is asked about it."""
        for channel, people in seats.items():
            self._seats.setdefault(channel, set()).update(people)

    def _look(self, message: Message, body: Json) -> None:
        self.count += 1
        text = message.text
        shown = f"{text}\n{message.components}"
        if found := RAW.search(text):
            self._faults.note(f"a raw mention {found[0]!r} in {text[:300]!r}")
        if OVERRIDES.search(shown):
            self._faults.note(f"an override of direction in {shown[:300]!r}")
        if any(each in shown for each in self._secrets):
            self._faults.note("a token in a message")
        self._look_at_mentions(message, body)
        self._look_at_place(message, shown)

    def _look_at_mentions(self, message: Message, body: Json) -> None:
        allowed = body.get("allowed_mentions")
        if allowed is None:
            if body.get("content"):
                self._faults.note(f"mentions aren't bounded: {str(body)[:300]}")
            return
        if allowed.get("parse") or allowed.get("roles") or allowed.get("replied_user"):
            self._faults.note(f"mentions of a kind are allowed: {allowed}")
        for user in map(str, allowed.get("users") or ()):
            if f"<@{user}>" not in message.text:
                self._faults.note(f"somebody may be mentioned who isn't: {message.text[:200]!r}")
            channel = self._scene.server.world.channels[message.channel_id]
            intended = self._seats.get(message.channel_id) if channel.guild_id else set(channel.members)
            if user not in self._scene.people or (intended and user not in intended):
                self._faults.note(f"somebody else is mentioned: {message.text[:200]!r}")

    def _look_at_place(self, message: Message, shown: str) -> None:
        """A game's name is told on its own server, and to who plays it."""
        channel = self._scene.server.world.channels[message.channel_id]
        guilds = {each.id: letter for each, letter in zip(self._scene.guilds, "ABC", strict=False)}
        here = guilds.get(channel.guild_id or "", "D")
        for letter in set(GAME.findall(shown)) - {here}:
            if channel.guild_id is not None and message.visible_to is None:
                self._faults.note(f"a game of {letter} is named on {here}: {shown[:300]!r}")


def look_at_answer(scene: Scene, interaction: Interaction, faults: Faults, how: str) -> None:
    """Whether the answer is one, and private where it has to be."""
    message = scene.server.world.messages.get(interaction.response_id or "")
    if message is not None and message.loading:
        faults.note(f'left "thinking": {named(interaction)}{how}')
    told = [*interaction.followups, *([interaction.response_id] if interaction.answer in (4, 5) else [])]
    # A table that is made from a log, as a rematch, or as enough people wait for it, is announced to all.
    is_table = interaction.name == "/game rebuild" or re.search(":(rematch|wait_along):", interaction.name)
    may_be_shown = is_table or (interaction.kind == SLASH and is_shown(interaction.data))
    if not may_be_shown and any(_is_public(scene, each or "") for each in told):
        faults.note(f"told to all: {named(interaction)}{how}")


def _is_public(scene: Scene, message: str) -> bool:
    found = scene.server.world.messages.get(message)
    return (
        found is not None and not found.ephemeral and scene.server.world.channels[found.channel_id].guild_id is not None
    )


def named(interaction: Interaction) -> str:
    """What it was, for whoever reads of a fault."""
    return f"{interaction.kind} {str(interaction.data)[:400]}"


class FileGuard:
    """Notes what this process opens for writing outside some folders. A hook stays for good, so it's told to rest."""

    def __init__(self, faults: Faults, folders: Collection[Path]) -> None:
        self._faults, self.awake = faults, True
        self._folders = tuple(str(each.resolve()) for each in folders)
        sys.addaudithook(self._hear)

    def _hear(self, event: str, given: tuple[Any, ...]) -> None:
        if not self.awake or event != "open":
            return
        path, mode, flags = given
        writes = (isinstance(mode, str) and set(mode) & set("wax+")) or (isinstance(flags, int) and flags & 3)
        if writes and isinstance(path, str | Path) and not str(path).startswith((*self._folders, "/dev/", "/proc/")):
            self._faults.note(f"a file is written: {path}")
