"""`python -m benchmarks.scale`: many servers and games, moves at a given rate, on one process or several.

A dozen recorded games are brought to a stage each, told and pinned by the bot; the others are copies of them, each on a
server and with people of its own (`copies.py`). Moves are typed in games chosen by chance, so that most games must be
fetched from the database first, as where each is moved a few times a day. Told are how long the first answer took,
processor time, queries, transactions and Discord requests for each move, and the memory of each process. The stand-in
and the people are in this process, and take their part of the machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import asdict, dataclass
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
    """How much is played: moves a second for so many seconds, and how many games are no copies."""

    servers: int = 1000
    games: int = 5000
    rate: float = 20.0
    seconds: float = 60.0
    originals: int = 12


SMALL = Size(2, 4, 2.0, 2.0, 2)


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


async def measure(
    name: str, database: Path | str, server: LocalDiscord, playing: list[Playing], size: Size, count: int
) -> None:
    """Play at this rate on so many processes, and print what it took."""
    async with bots(database, server, count) as processes:
        load = Load(server, playing, seed=count, shares={"move": 1})
        before = [usage_of(each.pid) for each in processes]
        for each in processes:
            each.stdin.write(b"measure\n")
        with requested(server) as requests:
            await load.run(size.rate, size.seconds)
            await asyncio.sleep(AFTERWARDS)
        after = [usage_of(each.pid) for each in processes]
        for each in processes:
            each.stdin.close()
        told = [json.loads(await each.stdout.readline()) for each in processes]
    report(f"{name}, {count} process{'es' * (count > 1)}", load, before, after, told, requests)


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
    computed = sum(late.processor - early.processor for early, late in zip(before, after, strict=True))
    print(heading)
    print("  first answer:", summary(load.waited.first.get("move", ())))
    print("  whole answer:", summary(load.waited.whole.get("move", ())))
    queries, transactions = (sum(each[what] for each in told) / moves for what in ("queries", "transactions"))
    limited = Counter(each for each in requests if is_limited(each))
    print(
        f"  for each of {moves} moves: {computed / moves * 1000:.0f} ms of processor time, {queries:.1f} queries,"
        f" {transactions:.1f} transactions, {len(requests) / moves:.1f} Discord requests,"
        f" {limited.total() / moves:.1f} of them under the bot's limit"
    )
    print("  those:", ", ".join(f"{count / moves:.2f} {request}" for request, count in limited.most_common()))
    print("  memory:", ", ".join(f"{each.memory:.0f} MB and {each.beside:.0f} MB beside" for each in after))
    print(f"  failures: {len(load.failures)}", *load.failures[:5], sep="\n    ", flush=True)


async def compare(size: Size, processes: Sequence[int]) -> None:
    """SQLite with one process, then PostgreSQL with each of these numbers; each moves a part of the same games."""
    with tempfile.TemporaryDirectory(prefix="rw") as name:
        folder, server = Path(name), LocalDiscord()
        server.gateway.sharding.recommended = SHARDS
        await server.start()
        try:
            playing = await prepared(folder, server, size)
            parts = [playing[number :: len(processes) + 1] for number in range(len(processes) + 1)]
            for count, part in zip(processes, parts[1:], strict=True):
                with _postgres() as address:
                    await copy(folder / FILE, address, lambda done, of: None)
                    await measure("PostgreSQL", address, server, part, size, count)
            # At the end, since it changes the file that the others are copied from.
            await measure("SQLite", folder / FILE, server, parts[0], size, 1)
        finally:
            await server.close()


@contextmanager
def _postgres() -> Iterator[str]:
    """A server of its own, which waits for the disk as one that's used in earnest; the address of an empty database."""
    found = programs()
    assert found is not None
    with tempfile.TemporaryDirectory(prefix="pg", ignore_cleanup_errors=True) as name:
        cluster = Cluster(found, Path(name), fsync="on", full_page_writes="on", shared_buffers="256MB")
        cluster.start()
        try:
            cluster.ask("CREATE DATABASE games")
            yield cluster.url("games")
        finally:
            cluster.stop()


def main(arguments: Sequence[str] | None = None, *, small: bool = False) -> None:
    """Print the figures; PostgreSQL's where it's installed."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.scale")
    parser.add_argument("--processes", type=int, nargs="*", default=(1, 2, 3), help="on PostgreSQL")
    for name, usual in asdict(Size()).items():
        parser.add_argument(f"--{name}", type=type(usual), default=usual)
    chosen = parser.parse_args(arguments)
    size = SMALL if small else Size(**{name: getattr(chosen, name) for name in asdict(Size())})
    asyncio.run(compare(size, () if small or programs() is None else chosen.processes))


if __name__ == "__main__":
    main()
