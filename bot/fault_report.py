"""`python -m bot report GAME`: what whoever looks for a fault needs of a game, and nothing of the people in it.

What is told of the game is chosen field by field; texts that programs wrote, such as the log, are gone through for
names, ids, links and secrets. Each part has a bound.
"""

from __future__ import annotations

import json
import platform
import re
from collections import Counter, deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from importlib import metadata
from typing import Any
from urllib.parse import urlsplit

from bot import __version__
from bot.config import Config
from bot.service.games.invitations import INVITED
from bot.service.games.logfile import dump
from storage import GameRecord, OutboxRecord, Storage, Unusable
from storage.backup import check
from storage.migrations import latest_version

LIBRARIES = ("discord.py", "aiohttp", "aiosqlite", "asyncpg", "sqlalchemy", "pillow", "highspy")
TERMS = ("language", "pace", "patience", "silence", "options", "most", "apart", "rebuilt")
"""The terms of a table that matter and are no words of anybody."""
MOST_RECORDS = 100
"""The newest of the game's warnings and errors."""
LONGEST_RECORD, LONGEST_LINE, LONGEST_TERM = 4000, 20_000, 200
ANNOUNCEMENTS = 20
MARK = "--- the game's log; what follows is a file for python -m engine replay, and for /game rebuild"

_ID = re.compile(r"\d{15,20}")
_TOKEN = re.compile(r"[\w-]{18,}\.[\w-]{6,}\.[\w-]{20,}")
_LINK = re.compile(r"\b\w+://\S+")
_ABOVE = re.compile(
    r"(?:[A-Za-z]:)?(?:[/\\][^/\\\s\"']+)*[/\\](?=(?:bot|engine|render|storage|site-packages|python3)\b)"
)
_PLACE = re.compile(r"(?<![\w.])/(?:home|root|Users|srv|opt|var|tmp|data|etc)/[^\s\"']*")
_TEXT = re.compile(r"(?P<time>\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d{3}) (?P<level>[A-Z]+) (?P<rest>.*)", re.DOTALL)
_PREFIX = re.compile(r"^\w{3} +\d+ [\d:]{8} \S+ \S+: ")
"""What journald puts before a line."""
GRAVE = ("WARNING", "ERROR", "CRITICAL")


@dataclass(frozen=True)
class Blotter:
    """Takes out of a text what tells who somebody is, and where."""

    names: Sequence[str] = ()
    secrets: Sequence[str] = ()

    def clean(self, text: str) -> str:
        """The text with a word in the place of each."""
        for each in sorted(filter(None, self.secrets), key=len, reverse=True):
            text = text.replace(each, "[secret]")
        for pattern, word in ((_TOKEN, "[secret]"), (_LINK, "[link]"), (_ID, "[id]"), (_ABOVE, ""), (_PLACE, "[path]")):
            text = pattern.sub(word, text)
        for each in sorted(filter(None, self.names), key=len, reverse=True):
            text = re.sub(rf"(?<!\w){re.escape(each)}(?!\w)", "[name]", text, flags=re.IGNORECASE)
        return text


@dataclass
class Records:
    """The newest warnings and errors about one game in a log, in either format of the bot's."""

    game: int
    found: deque[str] = field(default_factory=lambda: deque[str](maxlen=MOST_RECORDS))
    _is_open: bool = False

    def read(self, lines: Iterable[str]) -> Sequence[str]:
        """Go through a log's lines; the records that count."""
        for each in lines:
            self._take(_PREFIX.sub("", each[:LONGEST_LINE].rstrip("\n")))
        return list(self.found)

    def _take(self, line: str) -> None:
        if line.startswith("{"):
            self._take_object(line)
        elif (record := _TEXT.search(line)) is not None:
            about = re.search(rf"\bgame[= #]+{self.game}\b", record["rest"])
            self._is_open = record["level"] in GRAVE and about is not None
            if self._is_open:
                self.found.append(record[0])
        elif self._is_open and line.startswith("    "):
            # A traceback, indented below its record.
            self.found[-1] = f"{self.found[-1]}\n{line}"[:LONGEST_RECORD]

    def _take_object(self, line: str) -> None:
        self._is_open = False
        try:
            record = json.loads(line)
        except ValueError:
            return
        about = record.get("game") == self.game or re.search(rf"\bgame #?{self.game}\b", str(record.get("message", "")))
        if about and str(record.get("level", "")).upper() in GRAVE:
            head = " ".join(str(record.get(each, "")) for each in ("time", "level", "logger", "message"))
            self.found.append("\n".join(filter(None, (head, str(record.get("exception", "")))))[:LONGEST_RECORD])


async def fault_report(settings: Config, game_id: int, log: Iterable[str] = ()) -> str:
    """The report of a game. `log`: lines of the bot's log, of which what concerns the game is kept.

    Unusable for a game that there isn't, or a database that isn't this version's.
    """
    if settings.database_url is None:
        found = check(settings.database, live=True)
        if found < latest_version():
            raise Unusable(f"the database has version {found}; start this version of the bot first")
    storage = await Storage.open(settings.where, "railwire report")
    try:
        record = await storage.games.get(game_id)
        if record is None:
            raise Unusable(f"there's no game {game_id}")
        entries = [each.entry for each in await storage.log.entries(game_id)]
        told = await storage.outbox.of_game(game_id, -1)
    finally:
        await storage.close()
    blotter = Blotter(_names(record), _secrets(settings))
    lines = [
        *(f"{name}: {value}" for name, value in _versions()),
        *(f"{name}: {value}" for name, value in _settings(settings)),
        *(f"{name}: {value}" for name, value in _game(record)),
        *_announcements(told, blotter),
        "warnings and errors about it:",
        *(blotter.clean(each) for each in Records(game_id).read(log)),
        MARK,
    ]
    return "\n".join(lines) + "\n" + _log(record, entries)


def _names(record: GameRecord) -> list[str]:
    """What people are called there, who they are, and what the game is called."""
    people = [text for each in record.seats for text in (each.name, each.user, each.owner or "")]
    invited: Sequence[str] = record.terms.get(INVITED) or ()
    return [*people, *invited, record.host, record.name, record.server or "", record.channel or ""]


def _secrets(settings: Config) -> list[str]:
    address = urlsplit(settings.database_url or "")
    where = [address.hostname, address.username, address.path.strip("/")]
    return [*settings.secrets, settings.database_url or "", *(each for each in where if each and len(each) > 2)]


def _versions() -> Iterator[tuple[str, str]]:
    yield "Railwire", __version__
    yield "Python", f"{platform.python_version()} on {platform.system()} {platform.machine()}"
    yield "libraries", ", ".join(f"{each} {_version(each)}" for each in LIBRARIES)
    yield "database version", str(latest_version())


def _version(name: str) -> str:
    try:
        return metadata.version(name)
    except metadata.PackageNotFoundError:
        return "from its folder"


def _settings(settings: Config) -> Iterator[tuple[str, object]]:
    """Those that matter; none says where or who."""
    yield "kept in", "SQLite" if settings.database_url is None else "PostgreSQL"
    yield "language", settings.language
    yield "log", f"{settings.log_level}, {settings.log_format}"
    yield "shards", settings.shards or "as Discord recommends"
    yield "metrics", "on" if settings.metrics_port is not None else "off"


def _game(record: GameRecord) -> Iterator[tuple[str, object]]:
    turn = record.turn or {}
    yield "game", f"{record.title}, {record.status}, {len(record.seats)} seats, {record.seq} entries"
    yield "on", "a server" if record.server else "direct messages"
    yield "begun", _day(record.started)
    yield "terms", json.dumps({key: _short(record.terms[key]) for key in TERMS if key in record.terms})
    yield "turn", json.dumps({key: turn[key] for key in ("seat", "kind", "step", "seq") if key in turn})
    yield "seats", ", ".join(_kinds(record))


def _kinds(record: GameRecord) -> Iterator[str]:
    """What plays each seat."""
    for each in record.seats:
        kind = "robot" if each.robot else "caretaker" if each.caretaker else "person"
        yield f"{each.seat} {kind}" + (" (wanted)" if each.wanted else "")


def _short(value: Any) -> Any:
    return value if len(json.dumps(value)) <= LONGEST_TERM else "…"


def _day(moment: float | None) -> str:
    return "no" if moment is None else datetime.fromtimestamp(moment, UTC).strftime("%Y-%m-%d")


def _announcements(told: Sequence[OutboxRecord], blotter: Blotter) -> Iterator[str]:
    """How many there are of each kind and state, and the newest that aren't told."""
    counted = Counter((each.kind, each.state) for each in told)
    yield "announcements: " + ", ".join(f"{count} {kind} {state}" for (kind, state), count in sorted(counted.items()))
    for each in [each for each in told if each.state != "sent"][-ANNOUNCEMENTS:]:
        trouble = blotter.clean(each.trouble or "")[:LONGEST_RECORD]
        yield f"- {each.kind} of entry {each.seq}: {each.state}, {each.attempts} tries {trouble}".rstrip()


def _log(record: GameRecord, entries: list[dict[str, Any]]) -> str:
    """The game's log as a file, in which nobody has a name but that of their seat."""
    if record.setup is None:
        return ""
    seats = [{"seat": each.seat, "name": each.seat} for each in record.seats]
    table = {"name": record.title, "language": record.terms["language"], "seats": seats}
    return dump({"setup": record.setup, "entries": entries} | table).decode()
