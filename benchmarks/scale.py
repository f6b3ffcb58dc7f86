"""`python -m benchmarks.scale`: many servers and games, moves at one rate after the other, on one process or several.

A dozen recorded games are brought to a stage each, told and pinned by the bot; the others are copies of them, each on a
server and with people of its own (`copies.py`). Moves are typed in games chosen by chance, so that most games must be
fetched from the database first, as where each is moved a few times a day. Told are how long the first answer took,
processor time, queries, transactions and Discord requests for each move, the memory of each process, and up to which
rate they kept pace. The stand-in
and the people are in this process, and take their part of the machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from benchmarks.copies import Copier, places
from benchmarks.figures import summary
from benchmarks.requests import is_limited, requested
from benchmarks.start import all_pinned
from benchmarks.table import FILE, Load, Playing, bot_at, prepare, settled
from benchmarks.usage import Usage, usage_of
from bot.local.standin.standin import LocalDiscord
from storage.copying import copy
from tests.postgres import Cluster, programs

SHARDS = 4
"""Of the servers; as many as Discord recommends for ten thousand."""
JOINED = 120.0
"""Seconds that bots may take until they have all shards between them."""
SHARED = 30.0
"""Seconds until each of them has its part."""
AFTERWARDS = 5.0
"""Seconds after the last answer in which announcements and edits still come."""


@dataclass(frozen=True, slots=True)
class Size:
    """How much is played: so many moves a second, each rate for so many seconds, and how many games are no copies."""

    servers: int = 1000
    games: int = 5000
    seconds: float = 30.0
    originals: int = 12
    rates: tuple[float, ...] = (5.0, 10.0, 15.0, 20.0)


SMALL = Size(2, 4, 2.0, 2, (2.0,))
FIRST, WHOLE = 1.0, 10.0
"""Seconds after which first and whole answers are late."""
GAMES = "games"
"""What the database is called."""


async def prepared(folder: Path, server: LocalDiscord, size: Size) -> list[Playing]:
    """The games, their people and their messages, in a file that no bot has open."""
    playing = await prepare(folder, server, size.originals)
    async with bot_at(folder / FILE, server):
        await settled(server, playing)
        await server.until(lambda: all_pinned(server, playing), 60 + 30 * size.originals, "pinned messages")
    copied = places(server, playing, size.servers, size.games - size.originals, SHARDS)
    return playing + Copier(server, folder / FILE).copy(playing, copied)


@asynccontextmanager
async def bots(database: Path | str, server: LocalDiscord, count: int) -> AsyncIterator[list[Any]]:
    """So many processes on one database, which have all shards between them."""
    async with AsyncExitStack() as stack:
        made = [await stack.enter_async_context(bot_at(database, server)) for _ in range(count)]
        await server.until(lambda: _has_all_shards(server), JOINED, "all shards")
        # Who came first hands over what is the others' part.
        await asyncio.sleep(SHARED if count > 1 else 0)
        yield made


def _has_all_shards(server: LocalDiscord) -> bool:
    there = [each.shard for each in server.gateway.sessions.values() if each.link]
    return len(set(there)) == max((count for _, count in there), default=1) > 0


async def climb(
    name: str, database: Path | str, server: LocalDiscord, playing: list[Playing], size: Size, count: int
) -> None:
    """Play at one rate after the other on so many processes, for as long as they keep pace; print what each took."""
    heading = f"{name}, {count} process{'es' * (count > 1)}"
    async with bots(database, server, count) as processes:
        highest = 0.0
        for number, rate in enumerate(size.rates):
            load = Load(server, playing[number :: len(size.rates)], seed=count, shares={"move": 1})
            await measure(f"{heading}, {rate:g} moves a second", processes, server, load, rate, size.seconds)
            if not keeps_pace(load):
                break
            highest = rate
        print(f"{heading}: keeps pace with {highest:g} moves a second", flush=True)


def keeps_pace(load: Load) -> bool:
    """Whether all were answered, the first answers at once, and nothing piled up behind them."""
    first, whole = (sorted(each.get("move", ())) for each in (load.waited.first, load.waited.whole))
    most = ((first, FIRST), (whole, WHOLE))
    return not load.failures and all(each and each[int(0.99 * len(each))] < longest for each, longest in most)


async def measure(
    heading: str, processes: Sequence[Any], server: LocalDiscord, load: Load, rate: float, seconds: float
) -> None:
    """Play at this rate, and print what it took."""
    for each in processes:
        each.stdin.write(b"measure\n")
    before = [usage_of(each.pid) for each in processes]
    with requested(server) as requests:
        await load.run(rate, seconds)
        await asyncio.sleep(AFTERWARDS)
    after = [usage_of(each.pid) for each in processes]
    for each in processes:
        each.stdin.write(b"count\n")
    told = [json.loads(await each.stdout.readline()) for each in processes]
    report(heading, load, before, after, told, requests)


def report(
    heading: str,
    load: Load,
    before: Sequence[Usage],
    after: Sequence[Usage],
    told: list[dict[str, Any]],
    requests: Sequence[str],
) -> None:
    """First answers; what each move took; memory of each process."""
    moves = max(1, len(load.waited.first.get("move", ())))
    own, beside = (
        sum(getattr(late, what) - getattr(early, what) for early, late in zip(before, after, strict=True))
        for what in ("own", "others")
    )
    print(heading)
    print("  first answer:", summary(load.waited.first.get("move", ())))
    print("  whole answer:", summary(load.waited.whole.get("move", ())))
    queries, transactions = (sum(each[what] for each in told) / moves for what in ("queries", "transactions"))
    limited = Counter(each for each in requests if is_limited(each))
    drawing = beside / moves * 1000
    print(
        f"  for each of {moves} moves: {own / moves * 1000:.0f} ms of processor time, and {drawing:.0f} ms of what"
        f" draws, {queries:.1f} queries, {transactions:.1f} transactions, {len(requests) / moves:.1f} Discord"
        f" requests, {limited.total() / moves:.1f} of them under the bot's limit"
    )
    print("  those:", ", ".join(f"{count / moves:.2f} {request}" for request, count in limited.most_common()))
    print("  memory:", ", ".join(f"{each.memory:.0f} MB and {each.beside:.0f} MB beside" for each in after))
    print(f"  failures: {len(load.failures)}", *load.failures[:5], sep="\n    ", flush=True)


async def compare(size: Size, processes: Sequence[int]) -> None:
    """PostgreSQL with each of these numbers of processes, then SQLite with one; each moves a part of the same games."""
    with tempfile.TemporaryDirectory(prefix="rw") as name:
        folder, server = Path(name), LocalDiscord()
        server.gateway.sharding.recommended = SHARDS
        await server.start()
        try:
            playing = await prepared(folder, server, size)
            # Each part has copies of all originals.
            random.Random(1).shuffle(playing)
            print(f"SQLite takes {(folder / FILE).stat().st_size / len(playing) / 1000:.0f} kB a game", flush=True)
            parts = [playing[number :: len(processes) + 1] for number in range(len(processes) + 1)]
            if processes:
                with _postgres() as cluster:
                    await copy(folder / FILE, cluster.url(GAMES), lambda done, of: None)
                    taken = int(cluster.ask(f"SELECT pg_database_size('{GAMES}')")) / len(playing) / 1000
                    print(f"PostgreSQL takes {taken:.0f} kB a game", flush=True)
                    for count, part in zip(processes, parts[1:], strict=True):
                        await climb("PostgreSQL", cluster.url(GAMES), server, part, size, count)
            # At the end, since it changes the file that the others are copied from.
            await climb("SQLite", folder / FILE, server, parts[0], size, 1)
        finally:
            await server.close()


@contextmanager
def _postgres() -> Iterator[Cluster]:
    """A server of its own with an empty database, which waits for the disk as one that's used in earnest."""
    found = programs()
    assert found is not None
    with tempfile.TemporaryDirectory(prefix="pg", ignore_cleanup_errors=True) as name:
        cluster = Cluster(found, Path(name), fsync="on", full_page_writes="on", shared_buffers="256MB")
        cluster.start()
        try:
            cluster.ask(f"CREATE DATABASE {GAMES}")
            yield cluster
        finally:
            cluster.stop()


def main(arguments: Sequence[str] | None = None, *, small: bool = False) -> None:
    """Print the figures; PostgreSQL's where it's installed."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.scale")
    parser.add_argument("--processes", type=int, nargs="*", default=(1, 2, 3), help="on PostgreSQL")
    parser.add_argument(
        "--rates", type=float, nargs="+", default=Size().rates, help="moves a second, one after another"
    )
    for name in ("servers", "games", "seconds", "originals"):
        usual = getattr(Size(), name)
        parser.add_argument(f"--{name}", type=type(usual), default=usual)
    chosen = parser.parse_args(arguments)
    size = SMALL if small else Size(**{each.name: getattr(chosen, each.name) for each in fields(Size)})
    asyncio.run(compare(size, () if small or programs() is None else chosen.processes))


if __name__ == "__main__":
    main()
