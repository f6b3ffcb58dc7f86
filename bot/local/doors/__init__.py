"""What is behind the doors of the local table: lessons, recorded games to watch, turns to try, games with robots."""

from __future__ import annotations

import asyncio
from pathlib import Path

from bot.local.doors.behind import TableDoors
from bot.local.doors.robots import Robots
from bot.local.start import LocalTable
from bot.service import GameService

__all__ = ["OpenDoors", "Robots", "TableDoors"]


class OpenDoors:
    """Makes a running table's doors, and plays its robots until it's closed."""

    def __init__(self, service: GameService, logs: Path | None = None) -> None:
        """`logs` is a folder with recorded games of one's own."""
        self._service = service
        self._logs = logs
        self._doors: TableDoors | None = None
        self._taking_up: asyncio.Task[None] | None = None
        self.robots = Robots(service)

    def __call__(self, table: LocalTable) -> TableDoors:
        """The table's doors; the games there that wait for a robot go on."""
        self._doors = TableDoors(table.server, self._service, self._logs)
        self._taking_up = asyncio.create_task(self.robots.take_up(table.server.guild.id))
        return self._doors

    async def close(self) -> None:
        """The robots stop."""
        if self._taking_up is not None:
            await self._taking_up
        await self.robots.stop()
        if self._doors is not None:
            await self._doors.close()
