"""The file that nearly every test begins with: a database at the newest version, made once a process."""

from __future__ import annotations

from pathlib import Path

from storage import Storage
from storage.database import Database

_files: list[bytes] = []


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
