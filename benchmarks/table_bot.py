"""The bot's side of `benchmarks.table`: a process of its own, which on request watches what holds its event loop up."""

from __future__ import annotations

import asyncio
import json
import resource
import sys
from contextlib import nullcontext, suppress
from pathlib import Path
from typing import Any

from benchmarks.watching import LoopWatch
from bot.discord import create_bot
from bot.eventloop import smooth
from bot.house import attended, open_house
from bot.local.connect import point_client_at
from storage.database import Database

WATCHED = "watched"
"""The argument that asks to watch the event loop, which takes time itself."""


class Tally:
    """How often a database was asked, and how many transactions it had."""

    def __init__(self, database: Database) -> None:
        self.queries = self.transactions = 0
        rows, transaction = database.rows, database.transaction

        def asked(*args: Any, **kwargs: Any) -> Any:
            self.queries += 1
            return rows(*args, **kwargs)

        def begun(*args: Any, **kwargs: Any) -> Any:
            self.transactions += 1
            return transaction(*args, **kwargs)

        database.rows, database.transaction = asked, begun

    def begin_anew(self) -> None:
        """Count from nothing again."""
        self.queries = self.transactions = 0

    def counts(self) -> dict[str, int]:
        """Both."""
        return {"queries": self.queries, "transactions": self.transactions}


async def serve(database: Path | str, base_url: str, token: str, *, watched: bool) -> None:
    """Play until standard input is closed, then print the figures.

    "measure" there has them begin anew, "count" has the queries and transactions told at once.
    """
    point_client_at(base_url)
    watch = LoopWatch()
    async with open_house(database, "en") as service, attended(service), smooth():
        tally = Tally(service.storage.database)
        bot = create_bot(service, guild_ready_timeout=0.02)
        playing = asyncio.create_task(bot.start(token))
        with watch.watching() if watched else nullcontext():
            while line := await asyncio.to_thread(sys.stdin.readline):
                if line.strip() == "measure":
                    watch.begin_anew()
                    tally.begin_anew()
                if line.strip() == "count":
                    print(json.dumps(tally.counts()), flush=True)
        # It may still wait for a shard.
        playing.cancel()
        await bot.close()
        with suppress(asyncio.CancelledError):
            await playing
    memory = [resource.getrusage(whose).ru_maxrss for whose in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    print(json.dumps(watch.figures() | {"memory": memory} | tally.counts()), flush=True)


if __name__ == "__main__":
    where = sys.argv[1] if "://" in sys.argv[1] else Path(sys.argv[1])
    asyncio.run(serve(where, sys.argv[2], sys.argv[3], watched=WATCHED in sys.argv[4:]))
