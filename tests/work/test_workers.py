"""Computing for many people: one thing of each at a time, so that whoever asks for much waits for it alone."""

from __future__ import annotations

import asyncio
import threading

from bot.telemetry import trace
from bot.work.workers import Queues, Workers, asking
from tests.service.house import until


async def test_one_thing_of_each_person_is_computed_at_a_time() -> None:
    """Both threads are free, and yet the second of Ann's waits; Ben's doesn't."""
    workers, gate, began = Workers(2), threading.Event(), list[str]()

    def work(name: str) -> None:
        began.append(name)
        gate.wait(10)

    async def ask(user: str, name: str) -> None:
        asking.set(user)
        await workers.run(work, name)

    try:
        tasks = [asyncio.create_task(ask(*each)) for each in (("1", "Ann's"), ("1", "Ann's second"), ("2", "Ben's"))]
        async with asyncio.timeout(10):
            while len(began) < 2:  # noqa: ASYNC110 (threads begin)
                await asyncio.sleep(0.01)
        await asyncio.sleep(0.02)
        assert began == ["Ann's", "Ben's"]
        gate.set()
        await asyncio.gather(*tasks)
        assert began[2:] == ["Ann's second"]
    finally:
        gate.set()
        await workers.close()


async def test_what_nobody_asked_for_waits_for_nobody_and_nothing_is_kept() -> None:
    turns = Queues()
    async with turns.own(), turns.own():
        pass
    asking.set("1")
    async with turns.own():
        pass
    assert (turns._locks, turns._waiting) == ({}, {})


async def test_what_a_thread_logs_is_about_the_same_as_who_has_it_computed() -> None:
    workers = Workers(1)
    trace.begin(trace.Trace("click", interaction=7))
    assert await workers.run(trace.current) is trace.current()
    await workers.close()


async def test_threads_count_as_busy_while_they_compute() -> None:
    workers, go = Workers(2), threading.Event()
    computing = asyncio.ensure_future(workers.run(go.wait, 60))
    await until(lambda: workers.load() == {"threads": 1, "pictures": 0})
    go.set()
    await computing
    await until(lambda: workers.load()["threads"] == 0)
    await workers.close()
