"""What nearly every test begins with, made once a process: a new database's file, the commands in all languages."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from bot.discord import client, naming
from storage import Storage
from storage.database import Database

_files: list[bytes] = []
_payloads: dict[str, list[dict[str, Any]]] = {}


async def open_storage(path: Path) -> Storage:
    """The storage of this file, made if it isn't there; what it writes isn't waited for until the disk has it.

    So it outlives the process, as in a test that kills one, but not a power cut.
    """
    if not _files:
        made = path.with_suffix(".made")
        await (await Database.open(made)).close()
        _keep(made)
    _begin(path)
    storage = await Storage.open(path)
    for each in (storage._database._writer, storage._database._reader):
        await each.execute("PRAGMA synchronous = OFF")
    return storage


def _keep(made: Path) -> None:
    _files.append(made.read_bytes())
    made.unlink()


def _begin(path: Path) -> None:
    if not path.exists():
        path.write_bytes(_files[0])


async def _translated(tree: Any) -> list[dict[str, Any]]:
    """As `naming.translated`, each set of commands once."""
    bare = json.dumps([each.to_dict(tree) for each in tree.get_commands()], default=str)
    if bare not in _payloads:
        _payloads[bare] = await naming.translated(tree)
    return _payloads[bare]


client.translated = _translated
