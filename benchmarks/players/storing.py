"""A process of `benchmarks.storing`: plays a move of a recorded game for each line that it reads.

It uses no more of the project than what older states of it had, too.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from bot.service import Dispatcher, GameService, Person
from bot.service.rules import Rules
from engine.dev import log
from engine.titles import games_folder
from storage import Storage

RECORD = games_folder("18mag") / "robots-3p-40.jsonl.gz"
BEGUN = 40


class Chat:
    """Takes everything at once."""

    async def send(self, item: Any) -> str:
        return str(item.id)

    async def find(self, item: Any) -> str | None:
        return None


async def play(folder: Path) -> None:
    """Answer each line with the move's processor time and all time (s)."""
    setup, entries = log.record(RECORD)
    storage = await Storage.open(folder / "games.sqlite")
    service = GameService(storage, Rules())
    people = [Person(user=str(n), name=str(n), server="1") for n in range(1, len(setup["players"]) + 1)]
    terms = {"name": "Game", "title": setup["title"], "language": "en", "channel": "2"}
    info = await service.adopt(people[0], people, setup, entries[:BEGUN], **terms)
    dispatcher = Dispatcher(service, Chat())
    await dispatcher.start()
    print("ready", flush=True)
    moves = iter(entries[BEGUN:])
    while await asyncio.to_thread(sys.stdin.readline):
        entry = next(moves)
        person = Person(user=info.seat(entry["by"]).user, name="", server="1")
        used, began = time.process_time(), time.perf_counter()
        await asyncio.create_task(service.act(info.id, person, [entry["action"]]))
        await dispatcher.settled()
        print(time.process_time() - used, time.perf_counter() - began, flush=True)
    await dispatcher.stop()
    await service.close()
    await storage.close()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as name:
        asyncio.run(play(Path(name)))
