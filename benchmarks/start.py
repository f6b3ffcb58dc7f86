"""`python -m benchmarks.start [GAMES ...]`: what a start costs with so many running games, all told and pinned before.

A dozen recorded games are brought to a stage each, told and pinned by the bot; the others are copies of these, on
servers and with people of their own. Then the bot is started anew, somebody asks for a picture the moment it's
connected, and some quiet time later its processor time and memory are read: of itself, and of the processes that it
keeps beside it.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from benchmarks.copies import Copier, places
from benchmarks.table import FILE, Playing, bot_at, prepare, settled
from benchmarks.usage import usage_of
from bot.local.actors import Actor
from bot.local.standin.standin import LocalDiscord

GAMES = (100, 1000)
TOLD = 12
"""Games that were brought up to date by the bot; copies are as these."""
QUIET = 30.0
"""Seconds after which a start is over."""
ASKED = "market"
TABLES = 5
"""Games of each server."""
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
            async with bot_at(folder / FILE, server):
                await settled(server, playing)
                await server.until(lambda: all_pinned(server, playing), deadline=60 + 30 * told, what="pinned messages")
            copied = places(server, playing, (count - told) // TABLES + 1, count - told)
            Copier(server, folder / FILE).copy(playing, copied)
            return await _start(folder, server, playing[0], quiet)
        finally:
            await server.close()


def all_pinned(server: LocalDiscord, playing: Sequence[Playing]) -> bool:
    """Whether each game has its pinned message."""
    return all(any(each.pinned_at for each in server.world.in_channel(game.channel)) for game in playing)


async def _start(folder: Path, server: LocalDiscord, game: Playing, quiet: float) -> Cost:
    began = time.monotonic()
    async with bot_at(folder / FILE, server) as child:
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
        used = usage_of(child.pid)
        return Cost(connected, answered, used.processor, used.memory, used.beside)


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
