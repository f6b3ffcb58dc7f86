"""The bot's side of `benchmarks.table`: a process of its own, which watches what holds its event loop up."""

from __future__ import annotations

import asyncio
import json
import resource
import sys
from pathlib import Path

from benchmarks.watching import LoopWatch
from bot.discord import create_bot
from bot.eventloop import smooth
from bot.house import attended, open_house
from bot.local.connect import point_client_at


async def serve(folder: Path, base_url: str, token: str) -> None:
    """Play until standard input says "measure" (the figures start anew) and is closed; then print what was late."""
    point_client_at(base_url)
    watch = LoopWatch()
    async with open_house(folder / "games.sqlite", "en") as service, attended(service), smooth():
        bot = create_bot(service, guild_ready_timeout=0.02)
        playing = asyncio.create_task(bot.start(token))
        with watch.watching():
            while line := await asyncio.to_thread(sys.stdin.readline):
                if line.strip() == "measure":
                    watch.begin_anew()
        await bot.close()
        await playing
    memory = [resource.getrusage(whose).ru_maxrss for whose in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    print(json.dumps(watch.figures() | {"memory": memory}), flush=True)


if __name__ == "__main__":
    asyncio.run(serve(Path(sys.argv[1]), sys.argv[2], sys.argv[3]))
