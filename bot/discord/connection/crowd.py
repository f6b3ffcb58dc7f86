"""How much of one person's may be under way at a time: commands, clicks, forms and completions together."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from bot.work.workers import asking

MOST_AT_ONCE = 10


class Crowd:
    """Counts each person's tasks."""

    def __init__(self) -> None:
        self._tasks: dict[asyncio.Task[Any], str] = {}
        self._at_work: Counter[str] = Counter()

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

    def _leave(self, task: asyncio.Task[Any]) -> None:
        user = self._tasks.pop(task)
        self._at_work[user] -= 1
        if not self._at_work[user]:
            del self._at_work[user]
