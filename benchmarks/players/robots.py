"""`python -m benchmarks.players.robots`: while robots play at many tables, how long do people wait at others?

The same people move and look at the same rate in the same games, in turn at a bot that has no other tables and at one
that has tables of robots and a person who has nothing to do for long, where they play on as fast as they can think. The
bot is in a process of its own each time.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from benchmarks.table import FILE, Load, bot_at, prepare, report, settled, shipped
from bot.house import open_house
from bot.local.standin.standin import LocalDiscord
from bot.service import Person
from bot.service.people.robot_seats import robot
from engine.dev import log
from tests.endtoend.seats import THREAD, Seats

GAMES, TABLES, RATE, SECONDS = 8, 20, 2.0, 60.0
SMALL = (2, 2, 4.0, 1.0)
STRENGTH = "full"


def _quietest(entries: Sequence[dict[str, Any]], seats: Sequence[str]) -> tuple[int, str]:
    """The seat that for the longest time has nothing to do in a recorded game, and from which entry on."""
    since, found = dict.fromkeys(seats, 0), (0, 0, seats[0])
    for number, each in enumerate(entries):
        seat = each["by"]
        if seat in since:
            found = max(found, (number - since[seat], since[seat], seat))
            since[seat] = number + 1
    return found[1:]


async def _robots(folder: Path, server: LocalDiscord, tables: int) -> list[int]:
    """So many tables, each of robots and of one person who has nothing to do for long."""
    paths, found = shipped(), list[int]()
    async with open_house(folder / FILE, "en") as service:
        seats = Seats(server, service)
        for number in range(tables):
            setup, entries = log.record(paths[number % len(paths)])
            start, quiet = _quietest(entries, setup["players"])
            members = [robot(STRENGTH, place) for place in range(1, len(setup["players"]) + 1)]
            host = seats.people[number % len(seats.people)]
            person = Person(host.id, host.name, server=server.guild.id)
            members[setup["players"].index(quiet)] = person
            thread = server.add_thread(server.channel, f"Robots {number + 1}", THREAD, 10080)
            terms = {"name": thread.name, "title": setup["title"], "channel": thread.id, "profile": setup["profile"]}
            found.append((await service.adopt(person, members, setup, entries[:start], **terms)).id)
    return found


async def _moves(folder: Path, games: list[int]) -> int:
    """How much has been done in these games."""
    async with open_house(folder / FILE, "en") as service:
        return sum([(await service.status(each)).seq for each in games])


async def _measured(games: int, tables: int, rate: float, seconds: float) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder, server = Path(name), LocalDiscord()
        await server.start()
        try:
            playing = await prepare(folder, server, games)
            robots = await _robots(folder, server, tables)
            before = await _moves(folder, robots)
            async with bot_at(folder / FILE, server):
                await settled(server, playing)
                load = Load(server, playing)
                await load.run(rate, seconds)
            report(f"{games} games, {rate:g} commands a second for {seconds:g} s, {tables} tables of robots", load)
            if robots:
                print(f"  the robots: {await _moves(folder, robots) - before} moves", flush=True)
        finally:
            await server.close()


async def measure(games: int, tables: int, rate: float, seconds: float, times: int) -> None:
    """The figures without robots and with them, in turn, printed."""
    for _ in range(times):
        for each in (0, tables):
            await _measured(games, each, rate, seconds)


def main(arguments: list[str] | None = None, *, small: bool = False) -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.players.robots")
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--times", type=int, default=2)
    chosen = parser.parse_args(arguments)
    if small:
        asyncio.run(measure(*SMALL, times=1))
    else:
        asyncio.run(measure(GAMES, TABLES, RATE, chosen.seconds, chosen.times))


if __name__ == "__main__":
    main()
