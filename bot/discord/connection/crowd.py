"""How much of one person's may be under way at a time: commands, clicks, forms and completions together."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from bot.work.workers import Queues, asking

MOST_AT_ONCE = 10


class Crowd:
    """Counts each person's tasks."""

    def __init__(self) -> None:
        self._tasks: dict[asyncio.Task[Any], str] = {}
        self._at_work: Counter[str] = Counter()
        self._refusals = Queues()

    def enter(self, user: str) -> bool:
        """Count the task at hand as this person's, for whom it works from now on; False where there are too many."""
        task = asyncio.current_task()
        if self._at_work[user] >= MOST_AT_ONCE:
            return False
        asking.set(user)
        if task is not None and task not in self._tasks:
            self._tasks[task] = user
            self._at_work[user] += 1
            task.add_done_callback(self._leave)
        return True

    @asynccontextmanager
    async def refusing(self, user: str) -> AsyncIterator[None]:
        """The turn to tell this person that there are too many: one refusal after the other, so that others are
        answered in between however many there are.
        """
        asking.set(user)
        async with self._refusals.own():
            yield

    def _leave(self, task: asyncio.Task[Any]) -> None:
        user = self._tasks.pop(task)
        self._at_work[user] -= 1
        if not self._at_work[user]:
            del self._at_work[user]
