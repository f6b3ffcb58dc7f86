"""What the command line asks for, beside the health check: play, back up, restore, copy, a porter, report, check."""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
from collections.abc import Coroutine
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from bot.config import Config
from storage import (
    Damaged,
    DiskFull,
    FolderLock,
    InUse,
    NewerDatabase,
    NotWritable,
    StorageError,
    Unreachable,
    Unusable,
)
from storage.backup import BACKUP, RESTORE, ElsewhereKept, WouldOverwrite, backup, by_its_own_tools, restore

_log = logging.getLogger(__name__)
EVERY_GAMES = 100
"""After so many a copy says how far it is."""


def carry_out(arguments: argparse.Namespace, settings: Config) -> int:
    """Do what the arguments say; 0 if it went well, 1 if not, which one sentence on stderr or in the log explains."""
    try:
        return _do(arguments, settings)
    except StorageError as error:
        _complain(_sentence(error, settings), settings)
        return 1


def _do(arguments: argparse.Namespace, settings: Config) -> int:
    match arguments.command:
        case "backup":
            return _backup(arguments.file, settings)
        case "restore":
            return _restore(arguments.file, arguments.force, settings)
        case "copy":
            return _copy(vars(arguments)["from"], arguments.to)
        case "report":
            return _report(arguments.game, arguments.log, settings)
        case "check":
            return _check(settings)
        case "porter":
            return _attend(arguments.address, settings)
        case command:
            return _run(command, settings)


def _backup(file: Path, settings: Config) -> int:
    if settings.database_url is not None:
        raise by_its_own_tools(settings.database_url, BACKUP, file)
    size = backup(settings.database, file)
    print(f"Wrote {file} ({size} bytes).")
    return 0


def _restore(file: Path, force: bool, settings: Config) -> int:
    if settings.database_url is not None:
        raise by_its_own_tools(settings.database_url, RESTORE, file)
    with FolderLock(settings.data):
        kept = restore(file, settings.database, force)
    print(f"Restored {settings.database}." + (f" The database that was there is kept as {kept}." if kept else ""))
    return 0


def _copy(source: str, target: str) -> int:
    # Imported here: most commands need none of it.
    from storage.copying import copy

    def told(done: int, of: int) -> None:
        if done % EVERY_GAMES == 0 and done < of:
            print(f"{done} of {of} games.", flush=True)

    count = asyncio.run(copy(source, target, told))
    print(f"Copied {count} games and all settings; each game's digest is the same in both.")
    return 0


def _report(game: int, log: str | None, settings: Config) -> int:
    # Imported here as above.
    from bot.fault_report import fault_report

    with ExitStack() as stack:
        try:
            lines = sys.stdin if log == "-" else stack.enter_context(Path(log).open(errors="replace")) if log else ()
        except OSError as error:
            _complain(f"{log} can't be read: {error.strerror}.", settings)
            return 1
        print(asyncio.run(fault_report(settings, game, lines)), end="")
    return 0


def _check(settings: Config) -> int:
    # Imported here as above.
    from bot.checkup import FAIL, findings

    found = asyncio.run(findings(settings))
    for each in found:
        print(each)
    return 1 if any(each.level == FAIL for each in found) else 0


def _run(command: str | None, settings: Config) -> int:
    # Imported here: back-up, restore and the health check need neither the engine nor discord.py.
    from bot.house import run_at_table, run_on_discord

    work = run_at_table if command != "run" and settings.token is None else run_on_discord
    return _carried_out(work(settings), settings)


def _attend(address: str, settings: Config) -> int:
    # Imported here as above.
    from bot.attendance import run_porter

    return _carried_out(run_porter(settings, address or settings.database_url), settings)


def _carried_out(work: Coroutine[Any, Any, None], settings: Config) -> int:
    from bot.house import CannotRun, until_signal

    try:
        asyncio.run(until_signal(work))
    except CannotRun as error:
        _complain(str(error), settings)
        return 1
    except StorageError:
        raise
    except Exception:
        # Through the log, which knows the token and blots it out.
        _log.critical("Railwire stopped because of a fault of its own", exc_info=True)
        return 1
    return 0


def _complain(sentence: str, settings: Config) -> None:
    """Say what is amiss on stderr: as a line of its own, or as a record where a program reads the log."""
    if settings.log_format == "json":
        _log.critical("%s", sentence)
    else:
        print(f"railwire: {sentence}", file=sys.stderr)


def _sentence(error: StorageError, settings: Config) -> str:
    """One sentence for the operator."""
    match error:
        case NewerDatabase():
            return (
                f"the database was written by a newer version of Railwire (database version {error.found}, "
                f"this one knows {error.known}); it is untouched: install the newer Railwire."
            )
        case Unusable():
            return f"the database can't be used: {error.detail}."
        case Unreachable():
            return f"the database didn't answer: {error.detail}."
        case WouldOverwrite():
            return f"{error.detail} exists already; it was left as it is (restore has --force, which keeps it aside)."
        case InUse():
            return f"{error.detail}; stop it first."
        case DiskFull():
            return f"the disk is full; nothing was changed in {settings.data}."
        case NotWritable() if settings.database_url is not None:
            return f"the database can't be written: {error.detail}."
        case NotWritable():
            return f"{error.detail}; the data folder is {settings.data} (RAILWIRE_DATA), and it must be writable."
        case Damaged():
            return f"the database is damaged or not Railwire's, and was left as it is: {error.detail}."
        case ElsewhereKept():
            return error.detail
        case _ if error.key != StorageError.key:
            return f"{error.detail}."
        case _:
            return f"the database did not answer: {error.detail}."
