"""What is behind the doors of the local table: lessons, recorded games to watch, turns to try, games with robots."""

from __future__ import annotations

from pathlib import Path

from bot.local.doors.behind import TableDoors
from bot.local.start import LocalTable
from bot.service import GameService

__all__ = ["OpenDoors", "TableDoors"]


class OpenDoors:
    """Makes a running table's doors, and closes them."""

    def __init__(self, service: GameService, logs: Path | None = None) -> None:
        """`logs` is a folder with recorded games of one's own."""
        self._service = service
        self._logs = logs
        self._doors: TableDoors | None = None

    def __call__(self, table: LocalTable) -> TableDoors:
        """The table's doors."""
        self._doors = TableDoors(table.server, self._service, self._logs)
        return self._doors

    async def close(self) -> None:
        """Stop looking ahead."""
        if self._doors is not None:
            await self._doors.close()
