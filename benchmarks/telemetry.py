"""`python -m benchmarks.telemetry`: what logs and metrics cost a move, in pairs of the same move without and with them.

A recorded game is played on at two tables of two houses by turns: at one silently, at the other with a JSON line for
each record and everything counted. A move is a command of a person with its trace, its commit, and the announcements
that follow it, told to a chat that takes them at once. Then a page of metrics is asked for.
"""

from __future__ import annotations

import asyncio
import logging
import os
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

from benchmarks.figures import summary
from bot.house import open_house
from bot.service import Announcement, Dispatcher, GameService, Person
from bot.telemetry import trace
from bot.telemetry.logs import JsonLines
from bot.telemetry.metrics import Census, Metrics
from engine.dev import log
from engine.titles import games_folder

RECORD = games_folder("18mag") / "robots-3p-40.jsonl.gz"
BEGUN, MOVES, FEW = 40, 200, 10
PAGES = 20


class Chat:
    """Takes everything at once."""

    async def send(self, item: Announcement) -> str:
        return str(item.id)

    async def find(self, item: Announcement) -> str | None:
        return None


async def _look() -> Census:
    return Census({"open": 10, "running": 500}, {"waiting": 3, "aside": 0}, 0.1, [(0, True, 0.05)], {"threads": 1})


async def _move(service: GameService, game: int, user: str, action: dict[str, Any], watched: bool) -> None:
    """As `bot.discord` does it: the trace begins with the click, and its end is told and counted."""
    person = Person(user=user, name=user, server="1")
    if not watched:
        await service.act(game, person, [action])
        return
    traced = trace.begin(trace.Trace("click", interaction=2**60))
    trace.at_place(2**60, 1)
    trace.note_first_answer()
    await service.act(game, person, [action])
    logging.info("the picture %s is drawn after %.3f s", "map", 0.1)
    logging.info("%s of game %s pings %s people", "turn", game, 1)
    service.meter.answered(traced.kind, traced.first, traced.seconds())
    logging.info("a %s is answered: %s, whole after %.3f s", traced.kind, traced.first, traced.seconds())


@asynccontextmanager
async def _table(folder: Path, setup: dict[str, Any], entries: Sequence[dict[str, Any]]) -> AsyncIterator[Any]:
    async with open_house(folder / "games.sqlite", "en") as service:
        people = [Person(user=str(n), name=str(n), server="1") for n in range(1, len(setup["players"]) + 1)]
        terms = {"name": "Game", "title": setup["title"], "language": "en", "channel": "2"}
        info = await service.adopt(people[0], people, setup, entries, **terms)
        dispatcher = Dispatcher(service, Chat())
        await dispatcher.start()
        yield service, dispatcher, info
        await dispatcher.stop()


async def measure(count: int) -> tuple[list[float], list[float], list[float]]:
    """Seconds of processor time: each move silently, the same move watched; and each page of metrics."""
    setup, entries = log.record(RECORD)
    silent, watched = [], []
    metrics = Metrics(_look)
    with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as two, _logging(metrics):
        async with (
            _table(Path(one), setup, entries[:BEGUN]) as first,
            _table(Path(two), setup, entries[:BEGUN]) as second,
        ):
            second[0].meter = metrics
            second[0].storage.time_commits(metrics.committed)
            tables = [(first, silent), (second, watched)]
            for number, entry in enumerate(entries[BEGUN : BEGUN + count]):
                for table, costs in tables if number % 2 else reversed(tables):
                    logging.disable(logging.CRITICAL if costs is silent else logging.NOTSET)
                    service, dispatcher, info = table
                    user = info.seat(entry["by"]).user
                    began = time.process_time()
                    await asyncio.create_task(_move(service, info.id, user, entry["action"], costs is watched))
                    await dispatcher.settled()
                    costs.append(time.process_time() - began)
            pages = [await _page(metrics) for _ in range(PAGES)]
    return silent, watched, pages


async def _page(metrics: Metrics) -> float:
    began = time.process_time()
    await metrics.page()
    return time.process_time() - began


@contextmanager
def _logging(metrics: Metrics) -> Iterator[None]:
    """Within the block records from "info" on become JSON lines that go nowhere, and are counted."""
    root, level = logging.root, logging.root.level
    with open(os.devnull, "w", encoding="utf-8") as nowhere:
        lines = logging.StreamHandler(nowhere)
        lines.setFormatter(JsonLines(["a.token.as-long-as-those-of-Discord"]))
        root.setLevel(logging.INFO)
        for each in (lines, metrics.errors):
            root.addHandler(each)
        try:
            yield
        finally:
            logging.disable(logging.NOTSET)
            root.setLevel(level)
            for each in (lines, metrics.errors):
                root.removeHandler(each)


def main(*, small: bool = False) -> None:
    """Print the figures."""
    silent, watched, pages = asyncio.run(measure(FEW if small else MOVES))
    more = [with_it - without for without, with_it in zip(silent, watched, strict=True)]
    print(f"a move, silent:  {summary(silent)}")
    print(f"a move, watched: {summary(watched)}")
    print(f"more by pairs: median {statistics.median(more) * 1000:.3f} ms, mean {statistics.fmean(more) * 1000:.3f} ms")
    print(f"a page of metrics: {summary(pages)}")


if __name__ == "__main__":
    main()
