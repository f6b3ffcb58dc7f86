"""Announcements that can't be told for now are set aside, so that those after them are told meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass
class Aside:
    """For each game the announcements that wait, and until when; `clock` gives seconds.

    The storage knows it too, by the wall clock, for the next start.
    """

    clock: Callable[[], float]
    _until: dict[int, dict[int, float]] = field(default_factory=dict)

    def put(self, game_id: int, item_id: int, seconds: float) -> None:
        """Leave an announcement alone for so long."""
        self._until.setdefault(game_id, {})[item_id] = self.clock() + seconds

    def of(self, game_id: int) -> list[int]:
        """The announcements of a game that are to be left alone now."""
        now = self.clock()
        waiting = {item: until for item, until in self._until.get(game_id, {}).items() if until > now}
        self._until[game_id] = waiting
        if not waiting:
            del self._until[game_id]
        return list(waiting)

    def pause(self, game_id: int) -> float | None:
        """Seconds until the next of a game's is due; None where none waits."""
        waiting = self._until.get(game_id)
        return None if not waiting else max(0.01, min(waiting.values()) - self.clock())

    def clear(self, game_id: int) -> None:
        """Try all of a game's again at once."""
        self._until.pop(game_id, None)
