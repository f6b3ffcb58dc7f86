"""Files that hostile hands attach to `/game rebuild`."""

from __future__ import annotations

import gzip
import json
import random
from collections.abc import Callable
from functools import cache
from pathlib import Path

from bot.local.standin.model import Upload
from engine.titles import TITLES, games_folder
from tests.hostile.texts import MARK, text

BOMB = 64 << 20
"""Bytes that a small compressed file comes to."""


@cache
def logs() -> tuple[bytes, ...]:
    """The shipped games, small ones first."""
    found = [each for title in TITLES for each in games_folder(title).glob("*.jsonl.gz")]
    return tuple(each.read_bytes() for each in sorted(found, key=lambda each: (each.stat().st_size, str(each))))


@cache
def _bomb() -> bytes:
    return gzip.compress(b"0" * BOMB, 9)


def _nested(chance: random.Random) -> bytes:
    return b'{"setup": ' + b"[" * 100_000 + b"]" * 100_000 + b"}\n"


def _truncated(chance: random.Random) -> bytes:
    whole = chance.choice(logs()[:6])
    return whole[: chance.randrange(len(whole))]


def _other_title(chance: random.Random) -> bytes:
    """A valid log that says it's another title's."""
    first, *rest = gzip.decompress(chance.choice(logs()[:6])).splitlines()
    head = json.loads(first)
    head["setup"]["title"] = chance.choice([*TITLES, "1830", MARK, "../x"])
    return b"\n".join([json.dumps(head).encode(), *rest])


def _changed(chance: random.Random) -> bytes:
    """A valid log with one thing in it changed."""
    lines = gzip.decompress(chance.choice(logs()[:6])).splitlines()
    at = chance.randrange(len(lines))
    entry = json.loads(lines[at])
    name = chance.choice(list(entry))
    entry[name] = chance.choice([None, -1, 10**40, text(chance), [], {}, [[[]]], 1.5, True])
    lines[at] = json.dumps(entry).encode()
    return b"\n".join(lines)


def _bytes(chance: random.Random) -> bytes:
    return chance.randbytes(chance.randrange(2000))


def _valid(chance: random.Random) -> bytes:
    return chance.choice(logs()[:4])


def _just_a_text(chance: random.Random) -> bytes:
    return text(chance).encode("utf-8", "surrogatepass")


MAKERS: tuple[Callable[[random.Random], bytes], ...] = (
    _nested,
    _truncated,
    _other_title,
    _changed,
    _bytes,
    _valid,
    _just_a_text,
    lambda chance: b"",
    lambda chance: _bomb(),
    lambda chance: gzip.compress(_bomb()),
    lambda chance: b'{"setup": {"title": "18mag"}}\n' + b"[]\n" * 1000,
    lambda chance: b'{"setup": {"title": 1e999, "seed": NaN}}\n',
    lambda chance: b"PK\x03\x04" + bytes(500),
    lambda chance: b"\x89PNG\r\n\x1a\n" + bytes(30),
    lambda chance: b"\xff\xfe" + '{"setup": {}}'.encode("utf-16-le"),
    lambda chance: b'{"a": "' + b"x" * (1 << 20) + b'"}',
)
NAMES = (f"{MARK}.jsonl.gz", f"../../{MARK}", f"{MARK}\u202e.exe", "game.jsonl", f"{MARK}.png", "CON")


def upload(chance: random.Random) -> Upload:
    """One of them."""
    return Upload(Path(chance.choice(NAMES)).name, chance.choice(MAKERS)(chance))
