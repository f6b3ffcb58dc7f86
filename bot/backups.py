"""Back-ups that the running bot makes by itself: when one is due, its name, how many are kept, and what went wrong.

This imports nothing of the storage before one is made: the health check asks for their age.
"""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from bot.config import Config

_log = logging.getLogger(__name__)

HOUR = 3600.0
FIRST_LOOK = 120.0
"""Seconds after the start, so that nothing of it is slowed down."""
EVERY_SECONDS = 60.0
AGAIN = HOUR
"""Seconds after a failure."""
ELSEWHERE = "Back-ups: the games are in PostgreSQL; use its own tools (`python -m bot backup FILE` says how)."
_FORMAT = "railwire-%Y%m%dT%H%M%SZ.sqlite"
_NAME = re.compile(r"railwire-\d{8}T\d{6}Z\.sqlite")
_PARTIAL = re.compile(_NAME.pattern + r"\.partial")
LONGEST_TROUBLE = 500


@dataclass(frozen=True)
class BackupFolder:
    """The folder of the back-ups. A file has its final name once it's verified; its name says when it was made.

    Whatever else lies there, under another name or as a link, isn't the bot's, and stays.
    """

    path: Path
    keep: int

    def place(self, now: float) -> Path:
        """Where a back-up made now (unix seconds) is put."""
        return self.path / datetime.fromtimestamp(now, UTC).strftime(_FORMAT)

    def made(self) -> list[tuple[float, Path]]:
        """When each was made, and where it is; the oldest first."""
        return sorted((_made_at(path), path) for path in self._named(_NAME))

    def newest(self, now: float) -> float | None:
        """When the newest was made. What a wrong clock has put into the future doesn't count."""
        return max((at for at, _ in self.made() if at <= now), default=None)

    def tidy(self, new: Path) -> None:
        """Take away the oldest beyond what is kept, never the new one, and what a killed process has left half done."""
        others = [path for _, path in self.made() if path != new]
        for each in (*others[: max(len(others) - self.keep + 1, 0)], *self._named(_PARTIAL)):
            each.unlink(missing_ok=True)

    def _named(self, name: re.Pattern[str]) -> list[Path]:
        if not self.path.is_dir():
            return []
        return [each for each in self.path.iterdir() if name.fullmatch(each.name) and _is_plain(each)]

    @property
    def _note(self) -> Path:
        return self.path / "failed.txt"

    def trouble(self) -> str | None:
        """Why the last try failed; None if it didn't."""
        try:
            return self._note.read_text("utf-8")[:LONGEST_TROUBLE]
        except OSError:
            return None

    def note(self, trouble: str | None) -> None:
        """Keep in mind, for whoever asks from another process, how the last try went."""
        # On a full disk even this fails; the log has it.
        with suppress(OSError):
            if trouble is None:
                self._note.unlink(missing_ok=True)
            else:
                self._note.write_text(trouble[:LONGEST_TROUBLE], "utf-8")


def _is_plain(path: Path) -> bool:
    return path.is_file() and not path.is_symlink()


def _made_at(path: Path) -> float:
    try:
        return datetime.strptime(path.name, _FORMAT).replace(tzinfo=UTC).timestamp()
    except ValueError:
        # Digits that are no date, such as month 13: older than all.
        return 0.0


def folder_of(settings: Config) -> BackupFolder:
    """Where the bot's own back-ups are."""
    return BackupFolder(settings.data / "backups", settings.backups)


def days_kept(settings: Config) -> int | None:
    """After how many days a back-up is gone; None where the bot makes none by itself."""
    if settings.database_url is not None or not settings.backups:
        return None
    return -(-settings.backups * settings.backup_every // 24)


def report(settings: Config, now: float) -> list[str]:
    """How things stand with the back-ups, a sentence a line, for the operator."""
    if settings.database_url is not None:
        return [ELSEWHERE]
    if not settings.backups:
        return ["Back-ups: none are made by the bot (RAILWIRE_BACKUPS=0)."]
    folder = folder_of(settings)
    newest, trouble = folder.newest(now), folder.trouble()
    lines = ["Back-ups: there is none yet."]
    if newest is not None:
        lines = [f"Back-ups: the newest good one is {(now - newest) / HOUR:.1f} hours old: {folder.place(newest)}."]
    return lines if trouble is None else [*lines, f"Back-ups: the last try failed: {trouble}"]


class Keeper:
    """Makes a back-up when one is due, in a thread of its own, and sees to it that only so many are kept."""

    def __init__(self, settings: Config, clock: Callable[[], float] = time.time) -> None:
        self.folder = folder_of(settings)
        self._database = settings.database
        self._every, self._at = settings.backup_every * HOUR, settings.backup_at * HOUR
        self._clock = clock
        self._not_before = 0.0

    def is_due(self, now: float) -> bool:
        """Whether none was made since the hour at which one was to be made last."""
        newest = self.folder.newest(now)
        return newest is None or newest < (now - self._at) // self._every * self._every + self._at

    def figures(self) -> dict[str, float]:
        """For the metrics: whether the last try failed, and how many seconds old the newest good one is, if any."""
        now = self._clock()
        newest = self.folder.newest(now)
        failed = {"failed": float(self.folder.trouble() is not None)}
        return failed if newest is None else failed | {"age": now - newest}

    async def look(self) -> None:
        """Make one if it's due; an hour passes after a failure, which the log and the folder tell of."""
        now = self._clock()
        if time.monotonic() < self._not_before or not await asyncio.to_thread(self.is_due, now):
            return
        try:
            await asyncio.to_thread(self._make, now)
        except Exception as error:
            self._not_before = time.monotonic() + AGAIN
            _log.exception("the back-up failed; it's tried again in an hour")
            await asyncio.to_thread(self.folder.note, f"{type(error).__name__}: {error}")

    def _make(self, now: float) -> None:
        # Imported here: see above.
        from storage.backup import backup

        began = time.monotonic()
        self.folder.path.mkdir(mode=0o700, parents=True, exist_ok=True)
        place = self.folder.place(now)
        size = backup(self._database, place)
        self.folder.tidy(place)
        self.folder.note(None)
        _log.info("made and verified the back-up %s: %d bytes, %.1f s", place.name, size, time.monotonic() - began)

    async def run(self) -> None:
        """Look again and again."""
        await asyncio.sleep(FIRST_LOOK)
        while True:
            await self.look()
            await asyncio.sleep(EVERY_SECONDS)


@asynccontextmanager
async def kept_safe(settings: Config, clock: Callable[[], float] = time.time) -> AsyncIterator[Keeper | None]:
    """Back-ups are made by themselves until the block ends; None where there are none to make."""
    if settings.database_url is not None or not settings.backups:
        _log.info("%s", " ".join(report(settings, clock())))
        yield None
        return
    keeper = Keeper(settings, clock)
    task = asyncio.ensure_future(keeper.run())
    try:
        yield keeper
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
