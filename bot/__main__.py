"""`python -m bot`: play, run on Discord, back up, restore, copy, health check. One sentence when something is amiss."""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from bot.config import Config, ConfigError, secrets_of, settings_from
from bot.health import is_healthy
from bot.telemetry.logs import set_up_logging
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


def _arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bot", description="Railwire: 18xx railway games by message.")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    commands.add_parser(
        "play", help="play: on Discord if DISCORD_TOKEN is set, else at a table on this machine (default)"
    )
    commands.add_parser("run", help="run on Discord; needs DISCORD_TOKEN")
    saving = commands.add_parser("backup", help="write a copy of the database, also while the bot runs")
    saving.add_argument("file", type=Path)
    bringing = commands.add_parser("restore", help="put a back-up in the database's place; the bot must not run")
    bringing.add_argument("file", type=Path)
    bringing.add_argument("--force", action="store_true", help="replace the database that is there (it is kept aside)")
    copying = commands.add_parser("copy", help="copy all into an empty database, or go on with that; no bot may run")
    for name in ("from", "to"):
        copying.add_argument(
            name, metavar=name.upper(), help="a SQLite file, or postgresql://USER:PASSWORD@HOST/DATABASE"
        )
    commands.add_parser("health", help="exit with 0 if the bot runs and answers")
    return parser.parse_args(argv)


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the arguments say, by default the process's own.

    Returns 0 if it went well, 1 if not, 2 for a wrong argument or setting.
    """
    arguments = _arguments(argv)
    try:
        settings = settings_from(os.environ)
    except ConfigError as error:
        print(f"railwire: {error}", file=sys.stderr)
        return 2
    named = [vars(arguments).get(each, "") for each in ("from", "to")]
    secrets = [*settings.secrets, *(secret for each in named for secret in secrets_of(each))]
    set_up_logging(settings.log_level, settings.log_format, secrets)
    try:
        return _do(arguments, settings)
    except StorageError as error:
        _complain(_sentence(error, settings), settings)
        return 1
    except KeyboardInterrupt:
        return 130


def _do(arguments: argparse.Namespace, settings: Config) -> int:
    match arguments.command:
        case "health":
            return 0 if is_healthy(settings.heartbeat) else 1
        case "backup":
            return _backup(arguments.file, settings)
        case "restore":
            return _restore(arguments.file, arguments.force, settings)
        case "copy":
            return _copy(vars(arguments)["from"], arguments.to)
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


def _run(command: str | None, settings: Config) -> int:
    # Imported here: back-up, restore and the health check need neither the engine nor discord.py.
    from bot.house import CannotRun, run_at_table, run_on_discord, until_signal

    work = run_at_table if command != "run" and settings.token is None else run_on_discord
    try:
        asyncio.run(until_signal(work(settings)))
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


if __name__ == "__main__":
    sys.exit(main())
