"""`python -m bot check`: whether all is there that the bot needs, a line for each thing, and what to do about it.

Nothing is changed by looking, and no secret is shown.
"""

from __future__ import annotations

import os
import re
import shutil
import socket
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import aiohttp

from bot.backups import folder_of, report
from bot.config import Config
from bot.discord.grants import ask, invitation
from storage import NewerDatabase, StorageError
from storage.backup import check
from storage.migrations import latest_version

OK, WARN, FAIL = "ok", "warn", "fail"
FORM = re.compile(r"[\w-]{18,}\.[\w-]{6,}\.[\w-]{27,}")
"""Of a token: the bot's id, a time and a signature."""
SLACK_SECONDS = 5.0
LEAST_FREE, GOOD_FREE = 64 << 20, 1 << 30
LEAST_MEMORY, GOOD_MEMORY = 512 << 20, 3 << 30
"""Bytes: the bot with the process that draws; and with a hard run's proof and a file that's played anew beside it."""
CGROUPS, OWN_CGROUP = Path("/sys/fs/cgroup"), Path("/proc/self/cgroup")
LIMIT_FILES = (CGROUPS / "memory.max", CGROUPS / "memory" / "memory.limit_in_bytes")
"""As a container sees its own; a service of systemd has one below, by the path that its process is told."""
FACES = ("plain", "bold", "mark")
ANEW = "install the packages anew (make setup-run)"


@dataclass(frozen=True, slots=True)
class Finding:
    """How a thing stands: `level` is OK, WARN (it runs, but something is lost) or FAIL (it doesn't run)."""

    level: str
    thing: str
    text: str

    def __str__(self) -> str:
        return f"{self.level:<5} {self.thing}: {self.text}"


async def findings(settings: Config) -> list[Finding]:
    """All that was looked at, in the order in which it's wanted at a start."""
    return [
        *await _of_discord(settings.token),
        _folder(settings.data),
        _room(settings),
        await _database(settings),
        *(Finding(WARN if "failed" in each else OK, "back-ups", each) for each in _backups(settings)),
        _memory(),
        _fonts(),
        *_optional(settings),
    ]


# --- Discord


async def _of_discord(token: str | None) -> list[Finding]:
    """The token, the invitation and the clock, for which Discord is asked once."""
    if token is None:
        return [
            Finding(FAIL, "token", "DISCORD_TOKEN isn't set, nor DISCORD_TOKEN_FILE; `python -m bot play` needs none")
        ]
    asked = time.time()
    try:
        status, date, told = await ask(token)
    except (aiohttp.ClientError, OSError, TimeoutError, ValueError) as error:
        return [
            _form(token),
            Finding(WARN, "Discord", f"it can't be reached ({type(error).__name__}); look at the network"),
        ]
    return [*_told(status, told), *_clock(date, (asked + time.time()) / 2)]


def _form(token: str) -> Finding:
    if FORM.fullmatch(token):
        return Finding(OK, "token", "it has the form of one; Discord wasn't asked")
    return Finding(
        WARN, "token", "it hasn't the form of one (three parts, with dots between); copy it anew from the portal"
    )


def _told(status: int, told: Any) -> Iterator[Finding]:
    number = str(told.get("id", "")) if isinstance(told, dict) else ""
    if status == 200 and number.isdecimal():
        yield Finding(OK, "token", "Discord takes it")
        yield Finding(OK, "invitation", invitation(int(number)))
    elif status == 401:
        yield Finding(FAIL, "token", "Discord refuses it; make a new one in the developer portal (Bot, Reset Token)")
    else:
        yield Finding(WARN, "token", f"Discord doesn't say (status {status}); try again later")


def _clock(date: str, now: float) -> Iterator[Finding]:
    try:
        off = now - parsedate_to_datetime(date).timestamp() - 0.5
    except (ValueError, TypeError):
        return
    if abs(off) <= SLACK_SECONDS:
        yield Finding(OK, "clock", "it agrees with Discord's")
    else:
        way = "ahead of" if off > 0 else "behind"
        advice = "have it set (timedatectl set-ntp true): logs and back-ups go by it, reminders by Discord's"
        yield Finding(WARN, "clock", f"{abs(off):.0f} s {way} Discord's; {advice}")


# --- the machine


def _folder(data: Path) -> Finding:
    """Whether the data folder can be written; one that isn't there yet, whether it can be made."""
    place = next((each for each in (data, *data.absolute().parents) if each.exists()), data)
    try:
        if place == data:
            tempfile.TemporaryFile(dir=place).close()
        elif not os.access(place, os.W_OK | os.X_OK) or not place.is_dir():
            raise PermissionError(None, f"{place} lets no folder be made in it")
    except OSError as error:
        advice = "set RAILWIRE_DATA to a folder that this user may write"
        return Finding(FAIL, "data folder", f"{data.absolute()} can't be written ({error.strerror}); {advice}")
    return Finding(OK, "data folder", f"{data.absolute()}" + ("" if place == data else ", which the start makes"))


def _room(settings: Config) -> Finding:
    place = next((each for each in (settings.data, *settings.data.absolute().parents) if each.exists()), Path())
    free = shutil.disk_usage(place).free
    size = settings.database.stat().st_size if settings.database.is_file() else 0
    wanted = max(GOOD_FREE, size * (settings.backups + 1))
    if free < LEAST_FREE:
        return Finding(FAIL, "room", f"{free >> 20} MiB are left on the disk; make room, {wanted >> 20} MiB are good")
    if free < wanted:
        advice = "make room, or keep fewer back-ups (RAILWIRE_BACKUPS)"
        return Finding(WARN, "room", f"{free >> 20} MiB are left on the disk, {wanted >> 20} are good; {advice}")
    return Finding(OK, "room", f"{free >> 30} GiB are left on the disk")


async def _database(settings: Config) -> Finding:
    if settings.database_url is None and not settings.database.exists():
        return Finding(OK, "database", f"{settings.database} isn't there yet; the first start makes it")
    try:
        version = await _version(settings)
    except NewerDatabase as error:
        return Finding(
            FAIL, "database", f"a newer Railwire wrote it (version {error.found}, not {error.known}); install that"
        )
    except StorageError as error:
        return Finding(FAIL, "database", f"{error.detail}; a back-up can be restored (python -m bot restore FILE)")
    if version < latest_version():
        return Finding(
            OK, "database", f"version {version}; the start brings it to {latest_version()}: make a back-up before"
        )
    return Finding(OK, "database", f"version {version}, sound")


async def _version(settings: Config) -> int:
    if settings.database_url is None:
        return check(settings.database, live=True)
    # Imported here: who keeps a file needs none of it.
    from storage.databases.reaching import connect, version_of

    connection = await connect(settings.database_url, "railwire check")
    try:
        return await version_of(connection)
    finally:
        await connection.close()


def _backups(settings: Config) -> list[str]:
    """How old the newest is, where there's something to back up."""
    is_new = settings.database_url is None and not settings.database.exists() and not folder_of(settings).made()
    return [] if is_new else [each.removeprefix("Back-ups: ") for each in report(settings, time.time())]


def _memory() -> Finding:
    have = memory()
    if have is None:
        return Finding(OK, "memory", "this system doesn't say how much there is; 3 GiB are good")
    shown = f"{have / (1 << 30):.1f} GiB"
    if have < LEAST_MEMORY:
        return Finding(WARN, "memory", f"{shown}; the bot takes 0.4 GiB with the process that draws: it may be ended")
    if have < GOOD_MEMORY:
        return Finding(
            WARN, "memory", f"{shown}; a hard run's proof takes up to 2 GiB: with less some runs aren't proven"
        )
    return Finding(OK, "memory", shown)


def memory() -> int | None:
    """Bytes that this process may use: the machine's, or its container's limit; None where nothing says."""
    found: list[int] = []
    if hasattr(os, "sysconf") and "SC_PHYS_PAGES" in os.sysconf_names:
        found.append(os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE"))
    for each in (*LIMIT_FILES, *_service_limits()):
        text = each.read_text("ascii").strip() if each.is_file() else ""
        if text.isdecimal():
            found.append(int(text))
    return min(found, default=None)


def _service_limits() -> list[Path]:
    """The files with the limits of the control group in which this process is, and of those above it."""
    lines = OWN_CGROUP.read_text("utf-8").splitlines() if OWN_CGROUP.is_file() else []
    own = next((each.removeprefix("0::/") for each in lines if each.startswith("0::/")), "")
    place = CGROUPS / own
    return [each / "memory.max" for each in (place, *place.parents) if each.is_relative_to(CGROUPS)]


# --- packages, and what not everybody wants


def _fonts() -> Finding:
    try:
        from render import fonts

        for each in FACES:
            fonts.font(each, 20)
    except (ImportError, OSError) as error:
        return Finding(FAIL, "fonts", f"no picture can be drawn ({type(error).__name__}); {ANEW}")
    return Finding(OK, "fonts", "all faces are there")


def _optional(settings: Config) -> Iterator[Finding]:
    try:
        ZoneInfo("America/Sao_Paulo")
    except (KeyError, OSError):
        yield Finding(WARN, "time zones", f"there are none, so quiet hours are by UTC; {ANEW}")
    try:
        import highspy  # noqa: F401 - whether it's there
    except ImportError:
        yield Finding(WARN, "proofs", f"hard runs can't be proven; {ANEW}")
    if settings.database_url is not None and shutil.which("pg_dump") is None:
        yield Finding(WARN, "pg_dump", "it isn't here, so there are no back-ups from here (Debian: postgresql-client)")
    if settings.metrics_port and not _is_free(settings.metrics_port):
        advice = "it's the running bot's, or set RAILWIRE_METRICS_PORT to another"
        yield Finding(WARN, "metrics", f"port {settings.metrics_port} is taken; {advice}")


def _is_free(port: int) -> bool:
    try:
        socket.create_server(("127.0.0.1", port)).close()
    except OSError:
        return False
    return True
