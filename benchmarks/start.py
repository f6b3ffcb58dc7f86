"""`python -m benchmarks.start [GAMES ...]`: what a start costs with so many running games, all told and pinned before.

A dozen recorded games are brought to a stage each, told and pinned by the bot; the others are copies of their rows, in
threads of their own. Then the bot is started anew, somebody asks for a picture the moment it's connected, and some
quiet time later its processor time and memory are read: of itself, and of the processes that it keeps beside it.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sqlite3
import tempfile
import time
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from benchmarks.table import Playing, bot_at, prepare, settled
from bot.local.actors import Actor
from bot.local.standin.standin import LocalDiscord
from tests.endtoend.seats import THREAD

GAMES = (100, 1000)
TOLD = 12
"""Games that were brought up to date by the bot; copies are as these."""
QUIET = 30.0
"""Seconds after which a start is over."""
ASKED = "market"
TICKS = os.sysconf("SC_CLK_TCK")
COPIED = ("seats", "actions", "snapshots", "outbox", "turns", "intents", "wealth")
SMALL = (4, 2, 3.0)
"""Games, those of them that are told, and seconds of quiet, where little is to be measured."""


@dataclass(frozen=True, slots=True)
class Cost:
    """Seconds and MB: until the bot was connected and its first answer came; of itself, and of those beside it."""

    connected: float
    answered: float
    processor: float
    memory: float
    beside: float


async def measure(count: int, told: int = TOLD, quiet: float = QUIET) -> Cost:
    """A start with so many games."""
    with tempfile.TemporaryDirectory() as name:
        folder, server = Path(name), LocalDiscord()
        await server.start()
        try:
            playing = await prepare(folder, server, told)
            async with bot_at(folder, server):
                await settled(server, playing)
                await server.until(
                    lambda: _all_pinned(server, playing), deadline=60 + 30 * told, what="pinned messages"
                )
            copies = {each.game_id: [_thread(server, count) for _ in range(_share(count, told, n))]
                      for n, each in enumerate(playing)}  # fmt: skip
            copy_games(folder / "games.sqlite", copies)
            return await _start(folder, server, playing[0], quiet)
        finally:
            await server.close()


def _share(count: int, told: int, place: int) -> int:
    """How many copies the game at this place gets, so that there are `count` games in all."""
    return (count - place - 1) // told


def _thread(server: LocalDiscord, number: int) -> str:
    return server.add_thread(server.channel, f"Copy {number}", THREAD, 10080).id


def _all_pinned(server: LocalDiscord, playing: Sequence[Playing]) -> bool:
    return all(any(each.pinned_at for each in server.world.in_channel(game.channel)) for game in playing)


def copy_games(database: Path, copies: dict[int, list[str]]) -> None:
    """Copy the rows of each game for each of its further channels."""
    with closing(sqlite3.connect(database)) as db, db:
        for game_id, channels in copies.items():
            for channel in channels:
                (new,) = db.execute("SELECT MAX(id) + 1 FROM games").fetchone()
                _copy(db, "games", "id = ?", game_id, {"id": new, "channel": channel})
                for table in COPIED:
                    _copy(db, table, "game_id = ?", game_id, {"id": None, "game_id": new})
                _copy(db, "settings", "scope = 'game' AND id = ?", str(game_id), {"id": str(new)})


def _copy(db: sqlite3.Connection, table: str, where: str, key: int | str, other: dict[str, object]) -> None:
    """Copy a table's rows with other values in some columns; a number of its own for each where that's None."""
    columns = [row[1] for row in db.execute(f"PRAGMA table_info({table})")]
    kept = [each for each in columns if other.get(each, "") is not None]
    chosen = ", ".join("?" if each in other else each for each in kept)
    order = " ORDER BY seq" if "seq" in columns else ""
    values = [*(other[each] for each in kept if each in other), key]
    db.execute(f"INSERT INTO {table} ({', '.join(kept)}) SELECT {chosen} FROM {table} WHERE {where}{order}", values)


async def _start(folder: Path, server: LocalDiscord, game: Playing, quiet: float) -> Cost:
    began = time.monotonic()
    async with bot_at(folder, server) as child:
        connected = time.monotonic() - began
        thread, asker = server.world.channels[game.channel], Actor(server, "Gus")
        asked = time.monotonic()
        await asker.slash(thread, ASKED)
        answered = next(
            each.answered - each.started
            for each in reversed(server.interactions.all.values())
            if each.channel_id == game.channel and each.answered is not None
        )
        await asyncio.sleep(max(0.0, quiet - (time.monotonic() - asked)))
        beside = _children(child.pid)
        return Cost(
            connected,
            answered,
            sum(_processor(pid) for pid in (child.pid, *beside)),
            _memory(child.pid),
            sum(_memory(pid) for pid in beside),
        )


def _children(pid: int) -> list[int]:
    return [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def _processor(pid: int) -> float:
    """Seconds of processor time that a process, and those that it has waited for, have used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return sum(int(each) for each in fields[11:15]) / TICKS


def _memory(pid: int) -> float:
    """MB of memory that a process holds."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(each.split()[1]) / 1024 for each in lines if each.startswith("VmRSS:"))


def main(arguments: Sequence[str] | None = None, *, small: bool = False) -> None:
    """Print a line for each number of games."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.start")
    parser.add_argument("games", nargs="*", type=int, default=GAMES)
    chosen = parser.parse_args(arguments)
    for count in (SMALL[0],) if small else chosen.games:
        cost = asyncio.run(measure(count, *SMALL[1:]) if small else measure(count))
        print(
            f"{count} games: connected after {cost.connected:.1f} s, first answer after {cost.answered:.2f} s,"
            f" {cost.processor:.1f} s of processor time, {cost.memory:.0f} MB, {cost.beside:.0f} MB beside",
            flush=True,
        )


if __name__ == "__main__":
    main()
