"""So much of one person's is under way at a time, and no more."""

from __future__ import annotations

import asyncio

from bot.discord.connection.crowd import MOST_AT_ONCE, Crowd
from bot.work.workers import asking


async def test_so_many_tasks_of_a_person_are_let_in() -> None:
    crowd, gate = Crowd(), asyncio.Event()

    async def ask(user: str) -> bool:
        let_in = crowd.enter(user)
        assert asking.get() == (user if let_in else "")
        await gate.wait()
        return let_in

    tasks = [asyncio.create_task(ask("1")) for _ in range(MOST_AT_ONCE + 1)] + [asyncio.create_task(ask("2"))]
    await asyncio.sleep(0)
    gate.set()
    assert await asyncio.gather(*tasks) == [True] * MOST_AT_ONCE + [False, True]
    await asyncio.sleep(0)
    assert crowd._at_work == {}
