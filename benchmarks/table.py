"""How long people wait: games on the stand-in, the bot in a process of its own, moves and looks at a given rate.

The first answer is what Discord counts: the bot has taken the command, and the person sees that it's at work. The whole
answer has all its text and pictures. Recorded games are played on, each from another point of its log.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from benchmarks.figures import summary
from benchmarks.table_bot import WATCHED
from bot.house import open_house
from bot.local.actors import Actor
from bot.local.standin.standin import LocalDiscord
from engine.dev import log
from engine.titles import TITLES, games_folder
from tests.endtoend.seats import Seats, codes, typed

GAMES, RATE, BURST, SECONDS = 20, 2.0, 10, 60
FILE = "games.sqlite"
TREND_GAMES, TREND_RATE = 100, 20.0
SMALL = (2, 4.0, 1.0, 2)
"""Games, commands a second, seconds, and commands at once, where little is to be measured."""
SETTLING = 60
"""Seconds in which the turn messages of all games, with their pictures, are posted before anything is measured."""


@dataclass
class Playing:
    """A game that goes on by its log: `moves` are still to be made, each a seat and its action."""

    game_id: int
    channel: str
    people: dict[str, Actor]
    """By seat."""
    moves: list[tuple[str, dict[str, Any]]]
    busy: asyncio.Lock = field(default_factory=asyncio.Lock)


@dataclass
class Waited:
    """Seconds until the first answer and until the whole one, by kind of command."""

    first: dict[str, list[float]] = field(default_factory=dict[str, list[float]])
    whole: dict[str, list[float]] = field(default_factory=dict[str, list[float]])


def shipped() -> list[Path]:
    """The recorded games of all titles."""
    return sorted(path for title in TITLES for path in games_folder(title).glob("*.jsonl.gz"))


async def prepare(folder: Path, server: LocalDiscord, count: int) -> list[Playing]:
    """Games in all stages, in threads of their own, kept in the database that the bot will open."""
    paths, found = shipped(), list[Playing]()
    async with open_house(folder / FILE, "en") as service:
        seats = Seats(server, service)
        for number in range(count):
            setup, entries = log.record(paths[number % len(paths)])
            start = len(entries) * (10 + number * 37 % 60) // 100
            info = await seats.seated(setup, entries[:start], name=f"Game {number + 1}", first=number)
            people = {each.seat: seats.person(each.user) for each in info.seats}
            moves = [(each["by"], each["action"]) for each in entries[start:]]
            found.append(Playing(info.id, str(info.channel), people, moves))
    return found


@asynccontextmanager
async def bot_at(
    database: Path | str, server: LocalDiscord, *, watched: bool = False
) -> AsyncIterator[asyncio.subprocess.Process]:
    """The bot in a process of its own, connected; its database is a file or an address.

    `watched`: what holds its event loop up is noted, which takes time itself.
    """
    arguments = ("-m", "benchmarks.table_bot", str(database), server.base_url, server.token, *[WATCHED] * watched)
    pipe = asyncio.subprocess.PIPE
    child = await asyncio.create_subprocess_exec(sys.executable, *arguments, stdin=pipe, stdout=pipe, limit=1 << 26)
    try:
        await server.connected(deadline=60)
        yield child
    finally:
        if child.returncode is None and child.stdin is not None:
            child.stdin.close()
            await child.wait()


KINDS = {"move": 50, "map": 15, "market": 10, "panel": 15, "completion": 10}
"""How often each kind of command is chosen, of a hundred."""


class Load:
    """Commands at a given rate, by default of all kinds."""

    def __init__(
        self, server: LocalDiscord, games: list[Playing], seed: int = 1, shares: Mapping[str, int] = KINDS
    ) -> None:
        self._server = server
        self._games = games
        self._chance = random.Random(seed)
        self._shares = shares
        self.waited = Waited()
        self.failures: list[str] = []

    async def run(self, rate: float, seconds: float) -> None:
        """So many commands a second, evenly."""
        tasks: list[asyncio.Task[None]] = []
        for _ in range(int(rate * seconds)):
            tasks.append(asyncio.create_task(self._one()))
            await asyncio.sleep(1 / rate)
        await asyncio.gather(*tasks)

    async def burst(self, count: int) -> None:
        """So many commands at once."""
        await asyncio.gather(*(self._one() for _ in range(count)))

    async def _one(self) -> None:
        idle = [each for each in self._games if not each.busy.locked() and each.moves]
        game = self._chance.choice(idle or self._games)
        kinds: dict[str, Callable[[Playing], Awaitable[Any]]] = {
            "move": self._move,
            "map": lambda each: self._slash(each, "map"),
            "market": lambda each: self._slash(each, "market"),
            "panel": self._panel,
            "completion": self._complete,
        }
        kind = self._chance.choices(list(self._shares), list(self._shares.values()))[0]
        async with game.busy:
            seen = len(self._server.interactions.all)
            began = asyncio.get_running_loop().time()
            try:
                await kinds[kind](game)
            except Exception as error:
                self.failures.append(f"{kind} in game {game.game_id}: {error!r}")
                return
            ended = asyncio.get_running_loop().time()
        self._note(kind, game, seen, began, ended)

    def _note(self, kind: str, game: Playing, seen: int, began: float, ended: float) -> None:
        """The first answer is that of the first interaction of this game since then."""
        for each in list(self._server.interactions.all.values())[seen:]:
            if each.channel_id == game.channel and each.started >= began and each.answered is not None:
                self.waited.first.setdefault(kind, []).append(each.answered - each.started)
                self.waited.whole.setdefault(kind, []).append(ended - began)
                return

    def _person(self, game: Playing) -> Actor:
        return game.people[game.moves[0][0] if game.moves else next(iter(game.people))]

    async def _move(self, game: Playing) -> None:
        command, options = typed(game.moves[0][1])
        answer = await self._person(game).slash(self._server.world.channels[game.channel], command, **options)
        del game.moves[0]
        if not answer.message.content:
            self.failures.append(f"{command} in game {game.game_id}: an answer without text")

    async def _slash(self, game: Playing, command: str) -> None:
        await self._person(game).slash(self._server.world.channels[game.channel], command)

    async def _panel(self, game: Playing) -> None:
        posted = [each for each in self._server.world.in_channel(game.channel) if not each.ephemeral][::-1]
        code, message = next((code, each) for each in posted for code in codes(each) if ":my:" in code)
        answer = await self._person(game).click(message, custom_id=code)
        await answer.touched(deadline=30)

    async def _complete(self, game: Playing) -> None:
        await self._person(game).autocomplete(self._server.world.channels[game.channel], "company", "company")


async def measure(games: int, rate: float, seconds: float, burst: int) -> None:
    """One set of figures, printed."""
    with tempfile.TemporaryDirectory() as name:
        folder, server = Path(name), LocalDiscord()
        await server.start()
        try:
            playing = await prepare(folder, server, games)
            async with bot_at(folder / FILE, server, watched=True) as child:
                await settled(server, playing)
                load = Load(server, playing)
                assert child.stdin is not None
                assert child.stdout is not None
                child.stdin.write(b"measure\n")
                await load.run(rate, seconds)
                report(f"{games} games, {rate:g} commands a second for {seconds:g} s", load)
                if burst:
                    load.waited = Waited()
                    for _ in range(5):
                        await load.burst(burst)
                    report(f"{games} games, five bursts of {burst}", load)
                child.stdin.close()
                report_loop(json.loads(await child.stdout.readline()))
        finally:
            await server.close()


async def settled(server: LocalDiscord, playing: list[Playing]) -> None:
    """Wait until each game has its turn message."""

    def all_told() -> bool:
        return all(any(each.mentions for each in server.world.in_channel(game.channel)) for game in playing)

    await server.until(all_told, deadline=SETTLING + len(playing) * 3, what="the turn messages of all games")


def report(heading: str, load: Load) -> None:
    """First and whole answers, all together and by kind."""
    print(heading)
    first, whole = load.waited.first, load.waited.whole
    print("  first answer:", summary([each for times in first.values() for each in times]))
    for kind in sorted(first):
        print(f"    {kind}: {summary(first[kind])}")
    print("  whole answer:", summary([each for times in whole.values() for each in times]))
    for kind in sorted(whole):
        print(f"    {kind}: {summary(whole[kind])}")
    print(f"  failures: {len(load.failures)}", *load.failures[:10], sep="\n    ", flush=True)


def report_loop(found: dict[str, Any]) -> None:
    """How long the bot's event loop was held up, and by what."""
    print("  event loop late by:", summary(found["late"]))
    print("  of that not for want of a processor:", summary(found["blocked"]))
    for each in found["worst"]:
        late, computed, unscheduled = (f"{each[part] * 1000:.0f} ms" for part in ("late", "computed", "unscheduled"))
        print(f"    {late}: {computed} computing, {unscheduled} without a processor", *each["where"], sep="\n      ")
    own, drawing = (each / 1024 for each in found["memory"])
    print(f"  memory at most: {own:.0f} MB, and {drawing:.0f} MB of the process that draws", flush=True)


def main(arguments: list[str] | None = None, *, small: bool = False) -> None:
    """Print the figures for a group of servers, and for five times as much as a trend; or once, for two games."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.table")
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--no-trend", action="store_true", help="leave out the second, larger set")
    chosen = parser.parse_args(arguments)
    if small:
        asyncio.run(measure(*SMALL))
        return
    asyncio.run(measure(GAMES, RATE, chosen.seconds, BURST))
    if not chosen.no_trend:
        asyncio.run(measure(TREND_GAMES, TREND_RATE, chosen.seconds, 0))


if __name__ == "__main__":
    main()
