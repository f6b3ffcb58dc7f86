"""Killed under load at any moment, again and again: no acknowledged move is lost or doubled, no ping or reminder."""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from storage import OutboxRecord, Storage
from tests.effort import times
from tests.service.fake import FakeGame, Move

KILLS = times(50, 12)
MOVES = 20
"""So many moves are made on average between two kills."""
SECONDS = 60.0
"""More than a start or an end takes on a busy machine."""


@dataclass
class World:
    """What outlives the process: a chat that remembers each message, and what the players were told is done."""

    messages: list[str] = field(default_factory=list)
    order: dict[int, list[int]] = field(default_factory=dict)
    acknowledged: list[tuple[int, str]] = field(default_factory=list)
    told: asyncio.Event = field(default_factory=asyncio.Event)
    ready: asyncio.Event = field(default_factory=asyncio.Event)
    orders: str = "play"
    start: float = field(default_factory=time.time)
    chance: random.Random = field(default_factory=lambda: random.Random(5))

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            line = await reader.readline()
            if line:
                writer.write(json.dumps(await self._reply(json.loads(line))).encode() + b"\n")
                await writer.drain()
        except ConnectionError:
            pass  # the other side was killed
        finally:
            writer.close()

    async def _reply(self, message: dict) -> object:
        match message["op"]:
            case "send":
                self.messages.append(message["marker"])
                self.order.setdefault(message["game"], []).append(message["id"])
                # The message is there; that the answer takes its time leaves room for a kill before it's marked.
                await asyncio.sleep(self.chance.uniform(0, 0.02))
                return message["marker"]
            case "find":
                return message["marker"] if message["marker"] in self.messages else None
            case "acknowledged":
                self.acknowledged += [(message["game"], tag) for tag in message["tags"]]
                self.told.set()
                return None
            case _:
                self.ready.set()
                return self.orders

    async def until_acknowledged(self, more: int) -> None:
        """Wait until the players were told of so many more moves, however long this machine takes for them."""
        wanted = len(self.acknowledged) + more
        while len(self.acknowledged) < wanted:
            self.told.clear()
            await self.told.wait()


@asynccontextmanager
async def process(world: World, database: Path, port: int) -> AsyncIterator[asyncio.subprocess.Process]:
    world.ready.clear()
    child = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.service.killed_process", str(database), str(port), str(world.start)
    )
    try:
        async with asyncio.timeout(SECONDS):
            await world.ready.wait()
        yield child
    finally:
        if child.returncode is None:
            child.kill()
        await child.wait()


@pytest.mark.long
@pytest.mark.timeout(900)
async def test_killed_again_and_again(tmp_path: Path) -> None:
    world = World()
    database = tmp_path / "railwire.sqlite"
    server = await asyncio.start_server(world.answer, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    async with server:
        for _ in range(KILLS):
            async with process(world, database, port):
                await world.until_acknowledged(world.chance.randint(0, 2 * MOVES))
                await asyncio.sleep(world.chance.uniform(0.0, 0.02))
        world.orders = "rest"
        async with process(world, database, port) as child:
            assert await asyncio.wait_for(child.wait(), SECONDS) == 0

    storage = await Storage.open(database)
    try:
        for game in await storage.games.of_server("s", ["running"]):
            await check_game(storage, world, game.id)
        for game in await storage.games.of_server("idle", ["running"]):
            await check_reminders(storage, world, game.id)
        assert len(world.messages) == len(set(world.messages))
        assert len(world.acknowledged) > MOVES * KILLS / 2, "the load was too light to prove anything"
    finally:
        await storage.close()


async def check_game(storage: Storage, world: World, game_id: int) -> None:
    entries = [each.entry for each in await storage.log.entries(game_id)]
    assert [each["seq"] for each in entries] == list(range(1, len(entries) + 1))
    tags = Counter(each["action"]["tag"] for each in entries if "action" in each)
    assert max(tags.values()) == 1
    assert {tag for game, tag in world.acknowledged if game == game_id} <= set(tags)

    told = await storage.outbox.of_game(game_id, -1)
    assert {each.state for each in told} <= {"sent", "void"}
    sent = [each for each in told if each.state == "sent"]
    markers = Counter(each for each in world.messages)
    assert all(markers[f"{each.origin}-{each.id}"] == 1 for each in sent)
    assert all(markers[f"{each.origin}-{each.id}"] == 0 for each in told if each.state == "void")
    assert world.order[game_id] == [each.id for each in sent]
    game = await storage.games.get(game_id)
    assert game is not None
    assert game.setup is not None
    assert expected_turns(game.setup, entries) == turns(told)


async def check_reminders(storage: Storage, world: World, game_id: int) -> None:
    """Each was told once, and they are numbered without a gap; one that a later one overtook untold is void."""
    due = [each for each in await storage.outbox.of_game(game_id, -1) if each.kind == "reminder"]
    assert {each.state for each in due} <= {"sent", "void"}
    assert due[-1].state == "sent"
    told = [each for each in due if each.state == "sent"]
    assert all(world.messages.count(f"{each.origin}-{each.id}") == 1 for each in told)
    turn = await storage.turns.open(game_id)
    assert turn is not None
    assert [each.payload["games"][0]["count"] for each in told] == list(range(1, turn.reminded + 1))
    assert len(due) >= KILLS // 10, "too few to prove anything"


def expected_turns(setup: dict, entries: list[dict]) -> list[int]:
    """After which entries a turn message is due, from the log alone: where an action hands on the turn."""
    game = FakeGame(setup)
    due = [0]
    for entry in entries:
        before = game.decision
        if "undo" in entry:
            game.undo(entry["undo"], entry["by"])
        else:
            game.apply_all([Move(entry["action"])], entry["by"])
            assert before is not None
            assert game.decision is not None
            if game.decision.player != before.player:
                due.append(entry["seq"])
    return due


def turns(told: list[OutboxRecord]) -> list[int]:
    return [each.seq for each in told if each.kind == "turn"]
