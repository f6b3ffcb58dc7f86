"""`python -m benchmarks.moves [--where]`: what a move costs until everything is posted: locks, queries, transactions.

A move by command, by a menu and by a button of the turn message, and by a bundle (the rest of a turn in one tap), at a
table on the stand-in. Counted until the answer is there, the announcement, the pinned message, and what asked before
reads as past.
With `--where` each lock, query and transaction is printed with the functions that came to it.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import traceback
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.discord import RailwireBot, create_bot
from bot.house import attended, open_house
from bot.local.actors import Actor
from bot.local.standin.model import Message
from bot.local.start import open_table
from bot.panel import panel
from bot.service import GameInfo
from bot.service.games.tables import Tables
from engine.dev import log
from engine.titles import games_folder
from storage.database import Database
from storage.databases.sqlite import SqliteDatabase
from tests.endtoend.seats import Seats, choose, codes, line_of, typed

RECORD = games_folder("18mag") / "robots-3p-40.jsonl.gz"
BEGUN = 40
"""Entries from which on moves are looked for: the game is on its way."""
LATER = 3600.0
GOALS = {"locks": 4, "queries": 8, "transactions": 2, "panels": 1}
"""No more than so many; once the game, and what is kept about it and its people, is in memory."""
BUNDLES = (":run:", ":fin:")
"""What the custom ids of bundles' buttons have in them."""
Played = Callable[["Sitting"], Awaitable[Any]]


@dataclass
class Counts:
    """What a move came to, each by the functions that led there."""

    locks: list[str] = field(default_factory=list)
    queries: list[str] = field(default_factory=list)
    transactions: list[str] = field(default_factory=list)
    panels: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return ", ".join(f"{len(getattr(self, name))} {name}" for name in GOALS)


@contextmanager
def counted() -> Iterator[Counts]:
    """Count what this process does meanwhile."""
    counts, made = Counts(), panel.panel_of
    with ExitStack() as stack:
        stack.enter_context(_noted(Tables, "hold", counts.locks))
        stack.enter_context(_noted(SqliteDatabase, "rows", counts.queries))
        stack.enter_context(_noted(Database, "transaction", counts.transactions))
        for module in _knowing(made):
            stack.enter_context(_noted(module, made.__name__, counts.panels))
        yield counts


@contextmanager
def _noted(owner: Any, name: str, where: list[str]) -> Iterator[None]:
    made = getattr(owner, name)

    def noting(*args: Any, **kwargs: Any) -> Any:
        where.append(_here())
        return made(*args, **kwargs)

    setattr(owner, name, noting)
    try:
        yield
    finally:
        setattr(owner, name, made)


def _knowing(made: Any) -> list[Any]:
    """The modules that know a function by its name."""
    return [each for each in list(sys.modules.values()) if getattr(each, "__dict__", {}).get(made.__name__) is made]


def _here() -> str:
    """The functions of ours that are under way, the outermost first."""
    frames = [each for each in traceback.extract_stack() if "/bot/" in each.filename or "/storage/" in each.filename]
    return " > ".join(f"{Path(each.filename).stem}.{each.name}" for each in frames)


@dataclass
class Sitting:
    """A table whose game goes on with this move."""

    seats: Seats
    info: GameInfo
    person: Actor
    message: Message
    action: dict[str, Any]


async def by_command(sitting: Sitting) -> None:
    """Typed."""
    command, options = typed(sitting.action)
    await sitting.person.slash(sitting.seats.thread(sitting.info), command, **options)


async def by_menu(sitting: Sitting) -> None:
    """A line of a menu on the turn message."""
    answer = await choose(sitting.person, sitting.message, line_of(sitting.action))
    assert answer is not None, "the turn message doesn't offer the move"
    await answer.touched()


async def by_button(sitting: Sitting) -> None:
    """A button of the turn message for a single move."""
    found = next(code for code in codes(sitting.message) if code.endswith(f":act:{sitting.action['type']}"))
    answer = await sitting.person.click(sitting.message, custom_id=found)
    await answer.touched()


async def by_bundle(sitting: Sitting) -> None:
    """The rest of a turn by one button of the turn message."""
    found = next(code for code in codes(sitting.message) if any(each in code for each in BUNDLES))
    answer = await sitting.person.click(sitting.message, custom_id=found)
    await answer.touched()


MOVES: dict[str, tuple[str, Played]] = {
    "by command": ("buy_share", by_command),
    "by menu": ("buy_share", by_menu),
    "by button": ("pass", by_button),
    "by bundle": ("run", by_bundle),
}


async def measure() -> dict[str, Counts]:
    """What each way of moving takes, each at a table of its own."""
    found: dict[str, Counts] = {}
    with tempfile.TemporaryDirectory() as name:
        async with open_house(Path(name) / "games.sqlite", "en") as service, attended(service):
            bot = create_bot(service, guild_ready_timeout=0.02)
            bot.pinned.pause = bot.bygones.pause = LATER
            async with open_table(lambda: bot) as table:
                seats = Seats(table.server, service)
                for number, (way, (kind, played)) in enumerate(MOVES.items()):
                    sitting = await seated(seats, bot, kind, number)
                    with counted() as found[way]:
                        await played(sitting)
                        await posted(bot, sitting.info)
    return found


async def seated(seats: Seats, bot: RailwireBot, kind: str, number: int) -> Sitting:
    """A table at which a move of this kind was made in the recorded game, everything being posted."""
    setup, entries = log.record(RECORD)
    at = next(place for place, each in enumerate(entries) if place >= BEGUN and each["action"]["type"] == kind)
    info = await seats.seated(setup, entries[:at], name=f"Game {number}")
    message = await seats.turn_message(info.id)
    await posted(bot, info)
    return Sitting(seats, info, await seats.up(info.id), message, entries[at]["action"])


async def posted(bot: RailwireBot, info: GameInfo) -> None:
    """Come to where nothing more is to be told or shown, as the bot does by itself after a pause."""
    await bot.front.finish()
    await bot.dispatcher.settled()
    await bot.bygones.update(info.id)
    await bot.pinned.update(info.id)


def main(arguments: list[str] | None = None) -> None:
    """Print the counts."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.moves")
    parser.add_argument("--where", action="store_true", help="print what came to each of them")
    chosen = parser.parse_args(arguments)
    for way, counts in asyncio.run(measure()).items():
        print(f"a move {way}: {counts}")
        for name in GOALS if chosen.where else ():
            print(f"  {name}:", *getattr(counts, name), sep="\n    ")
    print("at most:", ", ".join(f"{most} {name}" for name, most in GOALS.items()))


if __name__ == "__main__":
    main()
