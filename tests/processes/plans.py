"""Failure plans: three processes under load, and what a seed has happen to them. Run by hand, as many as wanted:

    python -m tests.processes.plans FIRST COUNT [--usual]

Each plan is a few seconds of play by actors on three servers while processes are killed or frozen, the database is
killed and started again, the network between stalls, ends or swallows everything, and clocks are minutes off.
Afterwards every move that was acknowledged is there once, every turn was pinged once, and each shard has one process.
How long a shard of a process that was killed, or that nobody could hear any more, was without one, is measured.

All that takes seconds is a sixth of what is usual; with `--usual` it isn't.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import random
import signal
import statistics
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
from tests.postgres import ROLE, Cluster, programs
from tests.processes.wire import Wire
from tests.processes.zygote import Fork, fork, zygote

SHARDS = 3
PROCESSES = 3
QUICK = Rhythm(
    beat=0.3, sure=1.5, silent=2.5, lost=0.9, answer=1.2, identify=0.1, handover=2.0, linger=2.0, leave=3.0, again=0.1
)
"""A sixth of what is usual: a process that's gone is replaced within five seconds in place of thirty."""
USUALLY = 6.0
"""So many times as long takes everything where the rhythm is the usual one."""
TAKEOVER = 30.0
"""Seconds, also on a machine on which much else goes on."""
ANSWERED = 30.0
"""Seconds in which somebody has an answer, whatever happens meanwhile, one thing after the other."""
ONE_TRY, OPENED = 4.0, 20.0
"""Seconds until somebody tries a move once more, or to open a table."""
SETTLED = 120.0
"""Seconds in which all is told: a picture that a busy machine doesn't draw is waited for, then left out."""
MOVES = 6
"""So many moves each game has behind it when the plan is over."""
IN_A_ROW = 25
"""So many plans in one world: its clocks stay as the first of them has set them."""
DRAFTS = (("draft_company", "company"), ("draft_share", "company"))
"""Commands that draft, each with its option."""
RESTART = 4.0
"""Seconds until a process that has ended is started again."""
HARMS = ("kill", "freeze", "database", "stall", "close", "swallow", "leave")
SILENCING = ("kill", "freeze", "stall", "close", "swallow")
"""Those after which a process's shards are another's, where it lasts long enough."""


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
    def of(cls, seed: int, slower: float = 1.0) -> Plan:
        """The plan of a seed, everything in it so many times slower."""
        chance = random.Random(seed)

        def seconds(least: float) -> float:
            return slower * chance.uniform(least, 4.0)

        harms = [
            Harm(chance.choice(HARMS), chance.randrange(PROCESSES), seconds(0.2), seconds(0.5))
            for _ in range(chance.randint(1, 3))
        ]
        ahead = tuple(chance.choice((0.0, 0.0, 600.0, -600.0)) for _ in range(PROCESSES))
        span = max(each.after + each.lasts for each in harms)
        pauses = tuple(tuple(chance.uniform(0, 2 * span / MOVES) for _ in range(MOVES)) for _ in range(SHARDS))
        return cls(seed, tuple(sorted(harms, key=lambda each: each.after)), ahead, pauses)


@dataclass
class Process:
    """One of the three, with its wire; started again `pause` seconds after its end, as a supervisor does."""

    number: int
    wire: Wire
    environment: dict[str, str]
    base_url: str
    log: Path
    pause: float
    running: Fork | None = None

    async def start(self) -> None:
        with self.log.open("ab") as log:
            files = (log.fileno(), log.fileno(), log.fileno())
            what = "tests.processes.process:main"
            self.running = await fork(what, self.base_url, environment=self.environment, files=files)

    @property
    def fork(self) -> Fork:
        """Also where it has ended, until the next one."""
        assert self.running is not None
        return self.running

    async def kept_up(self) -> None:
        """Start it again whenever it ends."""
        while True:
            await self.fork.ended()
            # Neighbours are to take over, and don't wait for it.
            await asyncio.sleep(self.pause)
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

    def __init__(
        self, cluster: Cluster, url: str, folder: Path, ahead: Sequence[float], *, usual: bool = False
    ) -> None:
        """`ahead`: see Plan. `usual`: whether the rhythm is the usual one. `folder`'s path has to be short."""
        self.cluster, self.url, self.folder, self._ahead = cluster, url, folder, ahead
        self.rhythm, self.slower = (Rhythm(), USUALLY) if usual else (QUICK, 1.0)
        self.server = LocalDiscord()
        self.server.interactions.answer_limit = 60.0
        self.server.gateway.starts.interval = self.rhythm.identify - 0.05
        self.guilds = [self.server.add_guild(f"shard {n}", shard=(n, SHARDS)) for n in range(SHARDS)]
        self.processes: list[Process] = []
        self.tables: list[Table] = []
        self._database = asyncio.Lock()
        """For who kills it, and starts it again."""
        self.without: list[float] = []
        """Seconds for which a shard was without a process that answers, each time that its own was gone."""

    async def carry_out(self, seed: int) -> str:
        """What a seed's plan came to, in a few figures; Failed where something doesn't hold after it."""
        began, before = time.monotonic(), len(self.without)
        plan = Plan.of(seed, self.slower)
        await self.open_tables()
        await asyncio.gather(
            *map(self.play, self.tables, plan.pauses), *(self.suffer(each, plan) for each in plan.harms)
        )
        await self.check()
        moves = sum(len(each.acknowledged) for each in self.tables)
        pings = sum(len(self.pings(each.channel)) for each in self.tables)
        harms = " ".join(f"{each.what}:{each.whom}" for each in plan.harms)
        without = " ".join(f"{each:.1f}" for each in self.without[before:])
        return f"{moves} moves, {pings} pings, {time.monotonic() - began:.1f} s, {harms}, without: {without or '-'}"

    @asynccontextmanager
    async def running(self) -> AsyncIterator[World]:
        """With all processes up, until the block ends."""
        await self.server.start()
        async with AsyncExitStack() as stack:
            stack.push_async_callback(self.server.close)
            await stack.enter_async_context(zygote(self.folder))
            for number in range(PROCESSES):
                await stack.enter_async_context(self._process(number))
            yield self

    @asynccontextmanager
    async def _process(self, number: int) -> AsyncIterator[None]:
        folder = self.folder / str(number)
        folder.mkdir()
        wire = Wire(self.cluster)
        wire.start()
        name = self.url.partition("@/")[2].partition("?")[0]
        environment = {
            "DISCORD_TOKEN": self.server.token,
            "RAILWIRE_DATABASE": f"postgresql://{ROLE}@127.0.0.1:{wire.port}/{name}",
            "RAILWIRE_DATA": str(folder),
            "RAILWIRE_SHARDS": str(SHARDS),
            "TEST_RHYTHM": json.dumps(asdict(self.rhythm)),
            "TEST_CLOCK_AHEAD": str(self._ahead[number]),
        }
        log, pause = self.folder / f"{number}.log", RESTART * self.slower
        process = Process(number, wire, environment, self.server.base_url, log, pause)
        await process.start()
        keeper = asyncio.ensure_future(process.kept_up())
        self.processes.append(process)
        try:
            yield
        finally:
            keeper.cancel()
            await asyncio.gather(keeper, return_exceptions=True)
            process.fork.send(signal.SIGKILL)
            await process.fork.ended()
            await wire.stop()

    # --- what happens

    async def suffer(self, harm: Harm, plan: Plan) -> None:
        await asyncio.sleep(harm.after)
        watched = await self._watched(harm, plan)
        process = self.processes[harm.whom]
        match harm.what:
            case "kill":
                process.fork.send(signal.SIGKILL)
            case "leave":
                process.fork.send(signal.SIGTERM)
            case "freeze":
                frozen = process.fork
                frozen.send(signal.SIGSTOP)
                await asyncio.sleep(harm.lasts)
                frozen.send(signal.SIGCONT)
            case "database":
                async with self._database:
                    await asyncio.to_thread(self.cluster.kill)
                    await asyncio.sleep(harm.lasts / 4)
                    # In this very thread, with whose end the server would end.
                    self.cluster.start()
            case "stall":
                await process.wire.stall(harm.lasts)
            case "close":
                await process.wire.close(harm.lasts)
            case "swallow":
                await process.wire.swallow(harm.lasts)
        await asyncio.gather(*watched)

    async def _watched(self, harm: Harm, plan: Plan) -> list[asyncio.Task[None]]:
        """Tasks that measure how long the shards of a process that falls silent now are without one."""
        if harm.what not in SILENCING:
            return []
        gateway = self.server.gateway
        before = {each: gateway.on_shard(each, SHARDS) for each in await self._shards_of(self.processes[harm.whom])}
        # Whoever could take them over may have troubles of its own.
        longest = TAKEOVER + sum(each.lasts for each in plan.harms if each is not harm)
        return [asyncio.ensure_future(self._measure(*each, harm, longest)) for each in before.items()]

    async def _shards_of(self, process: Process) -> list[int]:
        """The shards that a process holds; none while the database is away."""
        sql = """SELECT shard FROM processes.shards s JOIN processes.members m ON m.id = s.holder
            WHERE m.name LIKE '%:' || $1::text"""
        return [each["shard"] for each in await self._asked(sql, str(process.fork.pid))]

    async def _asked(self, sql: str, *values: str) -> list[Any]:
        """What the database answers; nothing while it's away."""
        try:
            connection = await asyncpg.connect(self.url)
            try:
                return await connection.fetch(sql, *values)
            finally:
                connection.terminate()
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
            return []

    async def _measure(self, shard: int, before: Sequence[object], harm: Harm, longest: float) -> None:
        """Failed where it's longer than that; who is heard again before it's given up keeps its shards."""
        began = time.monotonic()
        # It may be given up at the last moment, and then its shards have to wait until they may identify.
        end = began + (longest if harm.what == "kill" else min(harm.lasts + 2 * self.rhythm.identify, longest))
        while not any(each not in before for each in self.server.gateway.on_shard(shard, SHARDS)):
            if time.monotonic() > end:
                if end >= began + longest:
                    raise Failed(f"shard {shard} is without a process for {longest:.0f} s")
                return
            await asyncio.sleep(0.05)
        self.without.append(time.monotonic() - began)

    # --- who plays

    async def tried(self, what: str, work: Callable[[], Awaitable[Any]], patience: float = ONE_TRY) -> Any:
        """What it gives, tried again while nobody answers. `patience`: for one try."""
        within = ANSWERED * self.slower
        end = time.monotonic() + within
        why: Exception | None = None
        while time.monotonic() <= end:
            try:
                found = await asyncio.wait_for(work(), patience)
                if found:
                    return found
            except (NotAnswered, TimeoutError, AssertionError, LookupError) as error:
                why = error
            await asyncio.sleep(0.2)
        raise Failed(f"{what}: nobody answers within {within:.0f} s") from why

    async def open_tables(self) -> None:
        """A game on each server; before anything happens."""
        self.tables = []
        # While a shard is handed over there's a moment in which nobody hears.
        await self.check()
        for guild in self.guilds:
            table = await self.tried("a table", lambda there=guild: self._open_table(there), OPENED)
            await self.server.until(lambda there=table.channel: self.pings(there), SETTLED, "the first ping")
            self.tables.append(table)

    async def _open_table(self, guild: Guild) -> Table:
        """With people of its own: each plays one game, so that in direct messages it's known which."""
        people = [Actor(self.server, f"{name} {next(_numbers)}", guild) for name in ("Ann", "Ben")]
        room, before = self._channels(guild)[0], self._channels(guild)
        notice = await people[0].slash(room, "game new", title="18mag")
        for person, verb in ((people[1], "join"), (people[0], "start")):
            answer = await person.click(notice.message, custom_id=_code(notice.message, verb))
        threads = [each for each in self._channels(guild) if each not in before]
        if not threads:
            raise NotAnswered(f"no thread was opened: {answer.said}")
        return Table(people, threads[0])

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
            await self.tried(f"move {number}", lambda: self._one_move(table), ONE_TRY * self.slower)

    async def _one_move(self, table: Table) -> bool:
        """Whether somebody was told that a move of theirs is done, or all that's there is drafted: of some moves nobody
        may have heard.
        """
        nothing = 0
        for actor in table.people:
            where = table.channel if len(table.acknowledged) % 3 else actor.dm
            for command, option in DRAFTS:
                with suppress(NotAnswered):
                    offered = await actor.autocomplete(where, command, option)
                    if not offered:
                        nothing += 1
                        continue
                    answer = await actor.slash(where, command, **{option: offered[0].value})
                    if answer.text.startswith(f"- {actor.user.display}: picks") or "already done" in answer.text:
                        table.acknowledged.append(f"{command} {offered[0].value}")
                        return True
        return nothing == len(table.people) * len(DRAFTS) and await self._has_enough(table)

    async def _has_enough(self, table: Table) -> bool:
        sql = """SELECT 1 FROM actions a JOIN games g ON g.id = a.game_id
            WHERE g.channel = $1 AND a.entry LIKE '%"draft%'"""
        return len(await self._asked(sql, table.channel.id)) >= MOVES

    # --- what has to hold

    async def check(self) -> None:
        """Every acknowledged move once, every turn pinged once, each shard with one process and the other way round."""
        end = time.monotonic() + SETTLED
        while (wrong := await self.wrong()) and time.monotonic() < end:  # noqa: ASYNC110 - it's the database's
            await asyncio.sleep(0.3)
        if wrong:
            raise Failed("; ".join(wrong))

    async def check_sessions(self) -> None:
        """Every process has its shard, and each shard one session."""
        self.tables, tables = [], self.tables
        await self.check()
        self.tables = tables

    async def wrong(self) -> list[str]:
        """What doesn't hold (yet)."""
        connection = await asyncpg.connect(self.url)
        try:
            made = "SELECT to_regclass('games') IS NOT NULL AND to_regclass('processes.shards') IS NOT NULL"
            if not await connection.fetchval(made):
                return ["no process has come up yet"]
            games = {each["channel"]: each["id"] for each in await connection.fetch("SELECT id, channel FROM games")}
            left = await connection.fetchval("SELECT count(*) FROM outbox WHERE state IN ('waiting', 'claimed')")
            entries = await connection.fetch("SELECT game_id, entry FROM actions ORDER BY game_id, seq")
            told = await connection.fetch("SELECT game_id, seq, kind, message FROM outbox WHERE state = 'sent'")
            leases = await connection.fetch("SELECT holder, wanted FROM processes.shards")
        finally:
            await connection.close()
        wrong = [f"{left} announcements aren't told"] if left else []
        holders = {each["holder"] for each in leases if each["wanted"] is None}
        if None in holders or len(holders) < PROCESSES:
            wrong.append("not every process has its shard")
        sessions = [len(self.server.gateway.on_shard(number, SHARDS)) for number in range(SHARDS)]
        if sessions != [1] * SHARDS:
            wrong.append(f"sessions of the shards: {sessions}")
        for table in self.tables:
            game = games[table.channel.id]
            made = [json.loads(each["entry"])["action"] for each in entries if each["game_id"] == game]
            drafted = Counter(f"{each['type']} {each['company']}" for each in made if each["type"].startswith("draft"))
            wrong += [f"only {drafted.total()} moves"] if drafted.total() < MOVES else []
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


async def _all(seeds: list[int], *, usual: bool) -> int:
    """As many in a row in one world as hold; after one that doesn't there's a new world."""
    count, failed, without = len(seeds), list[int](), list[float]()
    found = programs()
    assert found is not None
    while seeds:
        with tempfile.TemporaryDirectory(prefix="pg", ignore_cleanup_errors=True) as folder:
            cluster = Cluster(found, Path(folder))
            cluster.start()
            try:
                cluster.ask("CREATE DATABASE plan")
                failed += await _some(seeds, cluster, Path(tempfile.mkdtemp(prefix="rw")), without, usual=usual)
            finally:
                cluster.stop()
    if without:
        middle, longest = statistics.median(without), max(without)
        print(f"{len(without)} times a shard was without its process: {middle:.1f} s (median) to {longest:.1f} s")
    print(f"{count - len(failed)} of {count} plans hold; the others: {failed}")
    return 1 if failed else 0


async def _some(seeds: list[int], cluster: Cluster, kept: Path, without: list[float], *, usual: bool) -> list[int]:
    """Take seeds off the list until one fails, or there have been enough for one world: those that failed."""
    world = World(cluster, cluster.url("plan"), kept, Plan.of(seeds[0]).ahead, usual=usual)
    world.without = without
    async with world.running():
        for _ in range(min(IN_A_ROW, len(seeds))):
            seed = seeds.pop(0)
            try:
                print(f"{seed}: {await world.carry_out(seed)}", flush=True)
            except (AssertionError, TimeoutError) as error:
                print(f"{seed}: {error!r} (logs in {kept}) {Plan.of(seed, world.slower)}", flush=True)
                return [seed]
    return []


def main() -> int:
    """Carry out what the arguments say; 1 where something doesn't hold."""
    parser = argparse.ArgumentParser(prog="python -m tests.processes.plans")
    parser.add_argument("first", type=int)
    parser.add_argument("count", type=int)
    parser.add_argument("--usual", action="store_true", help="with the usual rhythm: six times as long")
    given = parser.parse_args()
    return asyncio.run(_all(list(range(given.first, given.first + given.count)), usual=given.usual))


if __name__ == "__main__":
    sys.exit(main())
