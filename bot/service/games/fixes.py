"""What was put right in the rules: running games go on as they were begun, and their people are told so once."""

from __future__ import annotations

import logging
from typing import Any

from bot.errors import ServiceError
from bot.service.area import Area, command
from bot.service.desk import same
from bot.service.posts import announcements
from bot.telemetry import trace
from storage import Commit

_log = logging.getLogger(__name__)

TOLD = "fixes"
"""The term of a game that says of what its people were told."""
LOOKED = ("server", "rules", "fixes")
"""The setting that says which fixes the running games were last looked through for."""


class Fixes(Area):
    """The telling of what was put right."""

    @command
    async def tell(self) -> None:
        """Have each running game told what was put right since it was begun.

        Looks through them once for each set of fixes that a version of this program brings.
        """
        settings, known = self._desk.storage.settings, self._desk.rules.fixes()
        if await settings.get(*LOOKED) == known:
            return
        for game_id in await self._desk.storage.games.running():
            with trace.about(game_id):
                try:
                    await self._tell(game_id)
                except ServiceError as error:
                    _log.warning("game %s can't be told what was put right: %s", game_id, error)
        await settings.note(*LOOKED, known)

    async def _tell(self, game_id: int) -> None:
        record = await self._desk.storage.games.get(game_id)
        if record is None or record.setup is None or not self._news(record.setup, record.terms):
            return
        async with self._desk.tables.hold(game_id) as table:
            record = table.record
            news = self._news(record.setup or {}, record.terms) if record.status == "running" else {}
            if news:
                terms = record.terms | {TOLD: sorted({*record.terms.get(TOLD, ()), *news})}
                told = [announcements.put_right(record.seq, news)]
                await self._desk.commit(table, Commit(same(table), self._desk.clock(), announcements=told, terms=terms))

    def _news(self, setup: dict[str, Any], terms: dict[str, Any]) -> dict[str, str]:
        """What was put right since the game was begun, and isn't told yet."""
        found = self._desk.rules.begun_without(setup)
        return {name: clause for name, clause in found.items() if name not in terms.get(TOLD, ())}
