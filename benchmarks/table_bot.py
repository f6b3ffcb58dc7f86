"""The bot's side of `benchmarks.table`: a process of its own, which watches how long its event loop is held up."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path

from bot.discord import create_bot
from bot.running import attended, open_house
from bot.smooth import smooth
from bot.table.connect import point_client_at

EVERY = 0.005
"""Seconds between two looks at the clock."""


async def watch(late: list[float]) -> None:
    """Note by how many seconds each short sleep took too long: something held the loop, or it had no processor."""
    loop = asyncio.get_running_loop()
    while True:
        before = loop.time()
        await asyncio.sleep(EVERY)
        late.append(loop.time() - before - EVERY)


async def serve(folder: Path, base_url: str, token: str) -> None:
    """Play until standard input says "measure" (the figures start anew) and is closed; then print what was late."""
    point_client_at(base_url)
    late: list[float] = []
    async with open_house(folder / "games.sqlite", "en") as service, attended(service), smooth():
        bot = create_bot(service, guild_ready_timeout=0.02)
        playing = asyncio.create_task(bot.start(token))
        watching = asyncio.create_task(watch(late))
        while line := await asyncio.to_thread(sys.stdin.readline):
            if line.strip() == "measure":
                late.clear()
        watching.cancel()
        print(json.dumps(late), flush=True)
        await bot.close()
        await playing


if __name__ == "__main__":
    asyncio.run(serve(Path(sys.argv[1]), sys.argv[2], sys.argv[3]))
