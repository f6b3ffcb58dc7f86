"""`python -m benchmarks.moves [--where]`: what a move costs until everything is posted: locks, queries, transactions,
and requests to Discord.

A move by command, by a menu and by a button of the turn message, by a menu of the private panel, by a bundle (the rest
of a turn in one tap), and one that ends a round, at a table on the stand-in. Counted until the answer is there, the
announcement, the pinned message, and what asked before reads as past. Of the requests those are counted that fall under
a bot's limit of 50 a second; answers to people don't.
With `--where` each is printed, with the functions that came to it.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import traceback
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import ExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import Any
from unittest.mock import patch

from benchmarks.requests import is_limited, requested
from bot.discord import RailwireBot, create_bot
from bot.house import attended, open_house
from bot.local.actors import Actor
from bot.local.standin.model import Message
from bot.local.start import open_table
from bot.panel import panel
from bot.service import GameInfo
from bot.service.games.tables import Tables
from engine import load_game
from engine.dev import log
from engine.titles import games_folder
from storage import database
from storage.database import Database
from storage.databases.sqlite import SqliteDatabase
from tests.endtoend.seats import Seats, choose, codes, line_of, typed

RECORD = games_folder("18mag") / "robots-3p-40.jsonl.gz"
BEGUN = 40
"""Entries from which on moves are looked for: the game is on its way."""
LATER = 3600.0
GOALS = {"locks": 4, "queries": 8, "transactions": 2, "panels": 1, "requests": 4}
"""No more than so many; once the game, and what is kept about it and its people, is in memory."""
ROUND = "at a round's end"
OF_A_ROUND = {"locks": 4, "queries": 10, "transactions": 6, "panels": 1, "requests": 9}
"""The same where the pinned message of a new round takes the place of the old one."""
BUNDLES = (":run:", ":fin:")
"""What the custom ids of bundles' buttons have in them."""
Played = Callable[["Sitting"], Awaitable[Any]]
Found = Callable[[dict[str, Any], Sequence[dict[str, Any]]], int]


@dataclass
class Counts:
    """What a move came to, each by the functions that led there."""

    locks: list[str] = field(default_factory=list)
    queries: list[str] = field(default_factory=list)
    transactions: list[str] = field(default_factory=list)
    panels: list[str] = field(default_factory=list)
    requests: list[str] = field(default_factory=list)

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


async def own_panel(sitting: Sitting) -> Message:
    """The person's private panel, opened by the button of the turn message."""
    found = next(code for code in codes(sitting.message) if ":my:" in code)
    return (await sitting.person.click(sitting.message, custom_id=found)).message


async def on_the_panel(sitting: Sitting) -> None:
    """A line of a menu on the private panel, which is there already."""
    await by_menu(sitting)


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


def of_type(kind: str) -> Found:
    """Where the first move of this type was made."""
    return lambda setup, entries: next(at for at, each in _later(entries) if each["action"]["type"] == kind)


def ends_a_round(setup: dict[str, Any], entries: Sequence[dict[str, Any]]) -> int:
    """Where a move was made after which it's another round."""
    for at, entry in _later(entries):
        game = load_game(setup, entries[:at])
        before = game.state.round
        game.apply(game.read_action(entry["action"]), entry["by"])
        if game.state.round != before:
            return at
    raise LookupError("no round ends")


def _later(entries: Sequence[dict[str, Any]]) -> Iterator[tuple[int, dict[str, Any]]]:
    return islice(enumerate(entries), BEGUN, None)


MOVES: dict[str, tuple[Found, Played]] = {
    "by command": (of_type("buy_share"), by_command),
    "by menu": (of_type("buy_share"), by_menu),
    "on the panel": (of_type("buy_share"), on_the_panel),
    "by button": (of_type("pass"), by_button),
    "by bundle": (of_type("run"), by_bundle),
    ROUND: (ends_a_round, by_command),
}


async def measure() -> dict[str, Counts]:
    """What each way of moving takes, each at a table of its own."""
    found: dict[str, Counts] = {}
    async with still_table() as (seats, bot):
        for number, (way, (where, played)) in enumerate(MOVES.items()):
            sitting = await seated(seats, bot, where, number)
            if played is on_the_panel:
                sitting.message = await own_panel(sitting)
            with counted() as found[way], requested(seats.server) as requests:
                await played(sitting)
                await posted(bot, sitting.info)
            found[way].requests += filter(is_limited, requests)
    return found


@asynccontextmanager
async def still_table() -> AsyncIterator[tuple[Seats, RailwireBot]]:
    """A bot on the stand-in that does nothing by itself after a pause.

    What a slow machine would write meanwhile goes with the next move, as it does on a quick one.
    """
    with tempfile.TemporaryDirectory() as name, patch.object(database, "IDLE_SECONDS", LATER):
        async with open_house(Path(name) / "games.sqlite", "en") as service, attended(service):
            bot = create_bot(service, guild_ready_timeout=0.02)
            bot.pinned.pause = bot.bygones.pause = LATER
            async with open_table(lambda: bot) as table:
                yield Seats(table.server, service), bot


async def seated(seats: Seats, bot: RailwireBot, where: Found, number: int) -> Sitting:
    """A table at which such a move was made in the recorded game, everything being posted."""
    setup, entries = log.record(RECORD)
    at = where(setup, entries)
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
    for goals, when in ((GOALS, ""), (OF_A_ROUND, f" {ROUND}")):
        print(f"at most{when}:", ", ".join(f"{most} {name}" for name, most in goals.items()))


if __name__ == "__main__":
    main()
