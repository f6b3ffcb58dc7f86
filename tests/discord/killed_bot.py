"""The bot in a process that the test kills: python -m tests.discord.killed_bot FOLDER BASE_URL TOKEN SECONDS_AHEAD."""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path

from bot.discord import create_bot
from bot.local.connect import point_client_at
from bot.service import GameService, Watch
from bot.service.rules import Rules
from storage import Storage


async def main(folder: Path, base_url: str, token: str, ahead: float) -> None:
    storage = await Storage.open(folder / "games.sqlite")
    service = GameService(storage, Rules(), clock=lambda: time.time() + ahead)
    watch = Watch(service)
    point_client_at(base_url)
    bot = create_bot(service, guild_ready_timeout=0.02)
    watch.start()
    await bot.start(token)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), sys.argv[2], sys.argv[3], float(sys.argv[4])))
