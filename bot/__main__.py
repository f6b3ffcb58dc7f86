"""`python -m bot`: play, run, back up, restore, copy, porter, report, check, health. One sentence if one fails."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from bot import __version__
from bot.backups import report
from bot.config import Config, ConfigError, secrets_of, settings_from
from bot.health import is_healthy

ROOMS = ("bot", "engine", "render", "storage")


def _arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bot", description="Railwire: 18xx railway games by message.")
    parser.add_argument("--version", action="version", version=f"railwire {__version__}")
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
    reporting = commands.add_parser("report", help="write what a fault report about a game needs, without its people")
    reporting.add_argument("game", type=int, metavar="GAME", help="its number")
    reporting.add_argument("--log", metavar="FILE", help="the bot's log, for the game's errors; - for stdin")
    attending = commands.add_parser(
        "porter", help="hear who comes while the bot is stopped, moved to several processes and started again"
    )
    attending.add_argument(
        "address", metavar="ADDRESS", nargs="?", default="", help="the database of the processes (RAILWIRE_DATABASE)"
    )
    commands.add_parser("check", help="say whether all is there that the bot needs, and give the link to invite it")
    commands.add_parser("health", help="exit with 0 if the bot runs and answers; says how old the newest back-up is")
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
    if arguments.command == "health":
        return _health(settings)
    try:
        return _carry_out(arguments, settings)
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package in ROOMS:
            raise
        told = f"the package {package} isn't installed for {sys.executable}"
        print(f"railwire: {told}; `make setup-run` fetches it, and .venv/bin/python finds it", file=sys.stderr)
        return 1


def _carry_out(arguments: argparse.Namespace, settings: Config) -> int:
    # Imported here: a health check, which is asked for again and again, needs none of it.
    from bot.console import carry_out
    from bot.telemetry.logs import set_up_logging

    named = [vars(arguments).get(each, "") for each in ("from", "to", "address")]
    secrets = [*settings.secrets, *(secret for each in named for secret in secrets_of(each))]
    set_up_logging(settings.log_level, settings.log_format, secrets)
    try:
        return carry_out(arguments, settings)
    except KeyboardInterrupt:
        return 130


def _health(settings: Config) -> int:
    """Back-ups are told of and decide nothing: a supervisor that starts the bot anew would mend none."""
    healthy = is_healthy(settings.heartbeat)
    print("The bot answers." if healthy else "The bot doesn't answer, or doesn't run here.")
    for line in report(settings, time.time()):
        print(line)
    return 0 if healthy else 1


if __name__ == "__main__":
    sys.exit(main())
