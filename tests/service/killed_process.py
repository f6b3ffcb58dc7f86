"""The process that the test kills: it plays several games at once, and tells a chat on the port it's given.

python -m tests.service.killed_process DATABASE PORT START

Its clock runs fast since START (unix seconds), so that reminders of the games in which nobody moves come all the time.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
import uuid
from pathlib import Path
from typing import Any

from bot.service import Announcement, Dispatcher, GameInfo, GameService, Person
from bot.service.watch import Watch
from storage import Storage
from tests.service.fake import FakeRules
from tests.service.house import draws

PEOPLE = [Person(str(number), f"Player {number}", server="s") for number in (1, 2, 3)]
GAMES = 4
IDLE = [[Person(f"{game}{number}", "Idle", server="idle") for number in (1, 2)] for game in (1, 2)]
SPEED = 60_000


async def call(port: int, **message: Any) -> Any:
    """One question to the world outside, on a connection of its own."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(json.dumps(message).encode() + b"\n")
        return json.loads(await reader.readline())
    finally:
        writer.close()


class Chat:
    def __init__(self, port: int) -> None:
        self._port = port

    async def send(self, item: Announcement) -> str:
        return await call(self._port, op="send", marker=item.marker, game=item.game, id=item.id)

    async def find(self, item: Announcement) -> str | None:
        return await call(self._port, op="find", marker=item.marker)


async def make_idle_games(service: GameService) -> None:
    """Games in which nobody moves, so that somebody is reminded every hour of the fast clock."""
    made = len(await service.list("idle", ("running",)))
    for host, guest in IDLE[made:]:
        terms = {"name": "idle", "title": "sum", "seating": "joined", "pace": 1, "silence": "wait"}
        info = await service.create(host, **terms)
        await service.join(info.id, guest)
        await service.start(info.id, host)


async def make_games(service: GameService) -> list[GameInfo]:
    games = await service.list("s", ("running",))
    while len(games) < GAMES:
        info = await service.create(
            PEOPLE[0], name="load", title="sum", pace=0, options={"goal": 10**9}, seating="joined"
        )
        for each in PEOPLE[1:]:
            await service.join(info.id, each)
        games.append(await service.start(info.id, PEOPLE[0]))
    return games


async def play(service: GameService, game_id: int, port: int) -> None:
    """Move, hand on, now and then take back; say each time that it was acknowledged."""
    chance = random.Random()
    info = await service.status(game_id)
    while True:
        assert info.turn is not None
        person = next(each for each in PEOPLE if each.user == info.turn.user)
        tag = uuid.uuid4().hex
        kind = "pass" if chance.random() < 0.4 else "add"
        actions = [{"type": kind, "n": 1, "tag": f"{tag}-{part}"} for part in range(1 if kind == "pass" else 2)]
        acted = await service.act(game_id, person, actions, expected_seq=info.seq)
        await call(port, op="acknowledged", game=game_id, tags=[each["tag"] for each in actions])
        info = acted.info
        if chance.random() < 0.1:
            info = (await service.undo(game_id, person)).info


async def main(database: Path, port: int, start: float) -> None:
    storage = await Storage.open(database)
    clock = lambda: start + (time.time() - start) * SPEED  # noqa: E731
    service = GameService(storage, FakeRules(), snapshot_every=20, clock=clock, draw=draws())
    dispatcher = Dispatcher(service, Chat(port), first_pause=0.01, longest_pause=0.1)
    await dispatcher.start()
    games = await make_games(service)
    await make_idle_games(service)
    watch = Watch(service, every=0.01)
    watch.start()
    if await call(port, op="ready") == "play":
        await asyncio.gather(*(play(service, each.id, port) for each in games))
    await watch.stop()
    await dispatcher.settled()
    await service.close()
    await storage.close()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3])))
