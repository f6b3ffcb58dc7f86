"""Failure plans: three processes under load, and what a seed has happen to them. Run by hand, as many as wanted:

    python -m tests.processes.plans FIRST COUNT

Each plan is a few seconds of play by actors on three servers while processes are killed or frozen, the database is
killed and started again, the network between is stalled or closed, and clocks are minutes off. Afterwards every move
that was acknowledged is there once, every turn was pinged once, and each shard has one process.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import asyncpg

from bot.local.actors import Actor, NotAnswered
from bot.local.standin import Guild, LocalDiscord
from bot.local.standin.model import Channel, Message
from bot.processes.link import Rhythm
from tests.postgres import Cluster, programs

SHARDS = 3
PROCESSES = 3
RHYTHM = Rhythm(beat=0.3, sure=1.5, silent=2.5, lost=0.9, answer=1.2, identify=0.1, handover=2.0, leave=3.0, again=0.1)
"""A sixth of what is usual: a process that's gone is replaced within five seconds in place of thirty."""
TAKEOVER = 30.0
"""Seconds, also on a machine on which much else goes on."""
SETTLED = 120.0
"""Seconds in which all is told: a picture that a busy machine doesn't draw is waited for, then left out."""
MOVES = 6
"""So many moves each game has behind it when the plan is over."""
IN_A_ROW = 25
"""So many plans in one world: its clocks stay as the first of them has set them."""
RESTART = 4.0
"""Seconds until a process that has ended is started again."""
HARMS = ("kill", "freeze", "database", "stall", "close", "leave")


@dataclass(frozen=True)
class Harm:
    """What happens to a process (or the database), so many seconds into the plan, and for how long."""

    what: str
    whom: int
    after: float
    lasts: float


@dataclass(frozen=True)
class Plan:
    """What a seed says. `ahead`: seconds by which each process's clock is off; `pauses`: before each move, by table."""

    seed: int
    harms: tuple[Harm, ...]
    ahead: tuple[float, ...]
    pauses: tuple[tuple[float, ...], ...]

    @classmethod
    def of(cls, seed: int) -> Plan:
        """The plan of a seed."""
        chance = random.Random(seed)
        harms = [
            Harm(chance.choice(HARMS), chance.randrange(PROCESSES), chance.uniform(0.2, 4.0), chance.uniform(0.5, 4.0))
            for _ in range(chance.randint(1, 3))
        ]
        ahead = tuple(chance.choice((0.0, 0.0, 600.0, -600.0)) for _ in range(PROCESSES))
        span = max(each.after + each.lasts for each in harms)
        pauses = tuple(tuple(chance.uniform(0, 2 * span / MOVES) for _ in range(MOVES)) for _ in range(SHARDS))
        return cls(seed, tuple(sorted(harms, key=lambda each: each.after)), ahead, pauses)


class Wire:
    """A socket between a process and the database that can be stalled or closed."""

    def __init__(self, folder: Path, cluster: Cluster) -> None:
        self.folder = folder
        self._target = str(cluster.folder / ".s.PGSQL.5432")
        self._open = asyncio.Event()
        self._open.set()
        self._cut = False
        self._pumps: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None

    async def start(self) -> None:
        self._server = await asyncio.start_unix_server(self._serve, str(self.folder / ".s.PGSQL.5432"))

    async def stop(self) -> None:
        assert self._server is not None
        self._server.close()
        self._close_all()
        await asyncio.gather(*self._pumps, return_exceptions=True)

    def _close_all(self) -> None:
        for each in self._pumps:
            each.cancel()

    async def stall(self, seconds: float) -> None:
        """Nothing comes through; whoever waits isn't told."""
        self._open.clear()
        await asyncio.sleep(seconds)
        self._open.set()

    async def close(self, seconds: float) -> None:
        """All connections end, and there are no new ones."""
        self._cut = True
        self._close_all()
        await asyncio.sleep(seconds)
        self._cut = False

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._cut:
            writer.close()
            return
        try:
            there_reader, there_writer = await asyncio.open_unix_connection(self._target)
        except OSError:
            writer.close()
            return
        pumps = [
            asyncio.ensure_future(self._pump(reader, there_writer)),
            asyncio.ensure_future(self._pump(there_reader, writer)),
        ]
        self._pumps.update(pumps)
        await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
        for each in pumps:
            each.cancel()
            self._pumps.discard(each)
        for each in (writer, there_writer):
            each.close()

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(1 << 16):
                await self._open.wait()
                writer.write(data)
                await writer.drain()


@dataclass
class Process:
    """One of the three, with its wire; started again after it was killed, as a supervisor does."""

    number: int
    wire: Wire
    environment: dict[str, str]
    base_url: str
    log: Path
    child: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        with self.log.open("ab") as log:
            self.child = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "tests.processes.process", self.base_url),
                env=os.environ | self.environment,
                stdout=log,
                stderr=log,
            )

    def send(self, sign: signal.Signals) -> None:
        assert self.child is not None
        with suppress(ProcessLookupError):
            self.child.send_signal(sign)

    async def ended(self) -> None:
        assert self.child is not None
        await self.child.wait()

    async def kept_up(self) -> None:
        """Start it again whenever it ends."""
        while True:
            await self.ended()
            # Neighbours are to take over, and don't wait for it.
            await asyncio.sleep(RESTART)
            await self.start()


@dataclass
class Table:
    """A game, its people, and what they were told is done."""

    people: list[Actor]
    channel: Channel
    acknowledged: list[str] = field(default_factory=list)


_numbers = itertools.count(1)


class Failed(AssertionError):
    """An invariant doesn't hold."""


class World:
    """The stand-in, the database, three processes, and a game on each of their servers."""

    def __init__(self, cluster: Cluster, url: str, folder: Path, ahead: Sequence[float]) -> None:
        """`ahead`: see Plan."""
        self.cluster, self.url, self.folder, self._ahead = cluster, url, folder, ahead
        self.server = LocalDiscord()
        self.server.interactions.answer_limit = 60.0
        self.server.gateway.starts.interval = RHYTHM.identify / 2
        self.guilds = [self.server.add_guild(f"shard {n}", shard=(n, SHARDS)) for n in range(SHARDS)]
        self.processes: list[Process] = []
        self.tables: list[Table] = []

    async def carry_out(self, plan: Plan) -> str:
        """What a plan came to, in a few figures; Failed where something doesn't hold after it."""
        began = time.monotonic()
        await self.open_tables()
        await asyncio.gather(*map(self.play, self.tables, plan.pauses), *map(self.suffer, plan.harms))
        await self.check()
        moves = sum(len(each.acknowledged) for each in self.tables)
        pings = sum(len(self.pings(each.channel)) for each in self.tables)
        return f"{moves} moves, {pings} pings, {time.monotonic() - began:.1f} s"

    @asynccontextmanager
    async def running(self) -> AsyncIterator[World]:
        """With all processes up, until the block ends."""
        await self.server.start()
        async with AsyncExitStack() as stack:
            stack.push_async_callback(self.server.close)
            for number in range(PROCESSES):
                await stack.enter_async_context(self._process(number))
            yield self

    @asynccontextmanager
    async def _process(self, number: int) -> AsyncIterator[None]:
        folder = self.folder / str(number)
        folder.mkdir()
        wire = Wire(folder, self.cluster)
        await wire.start()
        name = self.url.partition("@/")[2].partition("?")[0]
        environment = {
            "DISCORD_TOKEN": self.server.token,
            "RAILWIRE_DATABASE": f"postgresql://railwire@/{name}?host={folder}",
            "RAILWIRE_DATA": str(folder),
            "RAILWIRE_SHARDS": str(SHARDS),
            "TEST_RHYTHM": json.dumps(asdict(RHYTHM)),
            "TEST_CLOCK_AHEAD": str(self._ahead[number]),
        }
        process = Process(number, wire, environment, self.server.base_url, self.folder / f"{number}.log")
        await process.start()
        keeper = asyncio.ensure_future(process.kept_up())
        self.processes.append(process)
        try:
            yield
        finally:
            keeper.cancel()
            process.send(signal.SIGCONT)
            process.send(signal.SIGKILL)
            await process.ended()
            await asyncio.gather(keeper, return_exceptions=True)
            await wire.stop()

    # --- what happens

    async def suffer(self, harm: Harm) -> None:
        await asyncio.sleep(harm.after)
        process = self.processes[harm.whom]
        match harm.what:
            case "kill":
                process.send(signal.SIGKILL)
            case "leave":
                process.send(signal.SIGTERM)
            case "freeze":
                process.send(signal.SIGSTOP)
                await asyncio.sleep(harm.lasts)
                process.send(signal.SIGCONT)
            case "database":
                await asyncio.to_thread(self.cluster.kill)
                await asyncio.sleep(harm.lasts / 4)
                # In this very thread, with whose end the server would end.
                self.cluster.start()
            case "stall":
                await process.wire.stall(harm.lasts)
            case "close":
                await process.wire.close(harm.lasts)

    # --- who plays

    async def tried(self, what: str, work: Callable[[], Awaitable[Any]], within: float = TAKEOVER) -> Any:
        """What it gives, tried again while nobody answers."""
        end = time.monotonic() + within
        why: Exception | None = None
        while time.monotonic() <= end:
            try:
                found = await asyncio.wait_for(work(), 4.0)
                if found:
                    return found
            except (NotAnswered, TimeoutError, AssertionError, LookupError) as error:
                why = error
            await asyncio.sleep(0.2)
        raise Failed(f"{what}: nobody answers within {within:.0f} s") from why

    async def open_tables(self) -> None:
        """A game on each server; before anything happens."""
        self.tables = []
        for number, guild in enumerate(self.guilds):
            await self.server.until(lambda n=number: self.server.gateway.on_shard(n, SHARDS), 60, f"shard {number}")
            # Each of them plays one game at a time, so that in direct messages it's known which.
            people = [Actor(self.server, f"{name} {next(_numbers)}", guild) for name in ("Ann", "Ben")]
            room, before = self._channels(guild)[0], self._channels(guild)
            notice = await people[0].slash(room, "game new", title="18mag")
            for person, verb in ((people[1], "join"), (people[0], "start")):
                await person.click(notice.message, custom_id=_code(notice.message, verb))
            (thread,) = [each for each in self._channels(guild) if each not in before]
            await self.server.until(lambda there=thread: self.pings(there), 60, "the first ping")
            self.tables.append(Table(people, thread))

    def _channels(self, guild: Guild) -> list[Channel]:
        return [each for each in self.server.world.channels.values() if each.guild_id == guild.id]

    def pings(self, channel: Channel) -> list[Message]:
        """The bot's messages in a channel that ask somebody."""
        bot = self.server.world.bot.id
        messages = self.server.world.messages.values()
        return [each for each in messages if each.channel_id == channel.id and each.mentions and each.author_id == bot]

    async def play(self, table: Table, pauses: Sequence[float]) -> None:
        """Whoever is up drafts, until enough is drafted; what isn't answered is tried again, as people do."""
        for number, pause in enumerate(pauses):
            await asyncio.sleep(pause)
            await self.tried(f"move {number}", lambda: self._one_move(table))

    async def _one_move(self, table: Table) -> bool:
        """Whether somebody was told that a move of theirs is done."""
        for actor in table.people:
            where = table.channel if len(table.acknowledged) % 3 else actor.dm
            for command, option in (("draft_company", "company"), ("draft_share", "company")):
                with suppress(NotAnswered):
                    offered = await actor.autocomplete(where, command, option)
                    if not offered:
                        continue
                    answer = await actor.slash(where, command, **{option: offered[0].value})
                    if answer.text.startswith(f"- {actor.user.display}: picks") or "already done" in answer.text:
                        table.acknowledged.append(f"{command} {offered[0].value}")
                        return True
        return False

    # --- what has to hold

    async def check(self) -> None:
        """Every acknowledged move once, every turn pinged once, each shard with one process."""
        end = time.monotonic() + SETTLED
        while (wrong := await self.wrong()) and time.monotonic() < end:  # noqa: ASYNC110 - it's the database's
            await asyncio.sleep(0.3)
        if wrong:
            raise Failed("; ".join(wrong))

    async def wrong(self) -> list[str]:
        """What doesn't hold (yet)."""
        connection = await asyncpg.connect(self.url)
        try:
            games = {each["channel"]: each["id"] for each in await connection.fetch("SELECT id, channel FROM games")}
            left = await connection.fetchval("SELECT count(*) FROM outbox WHERE state IN ('waiting', 'claimed')")
            entries = await connection.fetch("SELECT game_id, entry FROM actions ORDER BY game_id, seq")
            told = await connection.fetch("SELECT game_id, seq, kind, message FROM outbox WHERE state = 'sent'")
            leases = await connection.fetch("SELECT holder FROM processes.shards")
        finally:
            await connection.close()
        wrong = [f"{left} announcements aren't told"] if left else []
        if any(each["holder"] is None for each in leases):
            wrong.append("a shard is nobody's")
        sessions = [len(self.server.gateway.on_shard(number, SHARDS)) for number in range(SHARDS)]
        if sessions != [1] * SHARDS:
            wrong.append(f"sessions of the shards: {sessions}")
        for table in self.tables:
            game = games[table.channel.id]
            made = [json.loads(each["entry"])["action"] for each in entries if each["game_id"] == game]
            drafted = Counter(f"{each['type']} {each['company']}" for each in made if each["type"].startswith("draft"))
            wrong += [f"{each} is lost" for each in table.acknowledged if not drafted[each]]
            wrong += [f"{each} is doubled" for each, count in drafted.items() if count > 1]
            turns = Counter(each["seq"] for each in told if each["game_id"] == game and each["kind"] == "turn")
            wrong += [f"turn {each} is told twice" for each, count in turns.items() if count > 1]
            mine = [each["message"] for each in told if each["game_id"] == game and each["kind"] == "turn"]
            shown = [each.id for each in self.pings(table.channel)]
            wrong += [f"ping {each} is doubled" for each in set(shown) - set(mine)]
            wrong += [f"ping {each} is lost" for each in set(mine) - set(shown)]
        return wrong


def _code(message: Message, verb: str) -> str:
    ids = [part.get("custom_id", "") for row in message.components for part in row.get("components", [row])]
    return next(each for each in ids if f":{verb}:" in each)


async def _all(first: int, count: int) -> int:
    """As many in a row in one world as hold; after one that doesn't there's a new world."""
    failed: list[int] = []
    seeds = list(range(first, first + count))
    found = programs()
    assert found is not None
    while seeds:
        with tempfile.TemporaryDirectory(prefix="pg", ignore_cleanup_errors=True) as folder:
            cluster = Cluster(found, Path(folder))
            cluster.start()
            try:
                cluster.ask("CREATE DATABASE plan")
                failed += await _some(seeds, cluster, Path(tempfile.mkdtemp(prefix="rw")))
            finally:
                cluster.stop()
    print(f"{count - len(failed)} of {count} plans hold; the others: {failed}")
    return 1 if failed else 0


async def _some(seeds: list[int], cluster: Cluster, kept: Path) -> list[int]:
    """Take seeds off the list until one fails, or there have been enough for one world: those that failed."""
    async with World(cluster, cluster.url("plan"), kept, Plan.of(seeds[0]).ahead).running() as world:
        for _ in range(min(IN_A_ROW, len(seeds))):
            plan = Plan.of(seeds.pop(0))
            try:
                print(f"{plan.seed}: {await world.carry_out(plan)}, {[each.what for each in plan.harms]}", flush=True)
            except (AssertionError, TimeoutError) as error:
                print(f"{plan.seed}: {error} (logs in {kept}) {plan}", flush=True)
                return [plan.seed]
    return []


if __name__ == "__main__":
    sys.exit(asyncio.run(_all(int(sys.argv[1]), int(sys.argv[2]))))
