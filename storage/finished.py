"""Games that are over, with what their seats came to, and who had how many turns in them."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from sqlalchemy import func, select

from storage.database import Database
from storage.databases.portable import one_of
from storage.databases.statement import Statement, fixed, given
from storage.databases.transaction import Row
from storage.games import SEATED, seats_in
from storage.jsontext import load
from storage.records import FinishedRecord
from storage.schema import games, turns

PART = 100
"""Of so many games the turns are counted at once, before others are served."""

_newest = (
    select(games.c.id)
    .where(games.c.server == given("server"), games.c.status == fixed("finished"), games.c.result.is_not(None))
    .order_by(games.c.ended.desc(), games.c.id.desc())
    .limit(given("most"))
    .subquery("newest")
)
_told = (games.c.id, games.c.title, games.c.terms, games.c.result, games.c.ended)
_GAMES = Statement(
    select(*_told, SEATED.label("seated"))
    .join_from(games, _newest, games.c.id == _newest.c.id)
    .order_by(games.c.ended, games.c.id)
)
_whose = (turns.c.game_id, turns.c.seat, turns.c.user, turns.c.kind)
_TURNS = Statement(
    select(*_whose, func.count().label("n"))
    .where(one_of(turns.c.game_id, "ids"))
    .group_by(*_whose)
    .order_by(func.max(turns.c.id))
)


class Finished:
    """Questions about finished games."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_server(self, server: str, most: int) -> list[FinishedRecord]:
        """The newest `most` finished games of a server, in the order in which they ended."""
        told = await self._database.rows(_GAMES, server=server, most=most)
        ids = [row["id"] for row in told]
        had: list[Row] = []
        for start in range(0, len(ids), PART):
            had += await self._database.rows(_TURNS, ids=ids[start : start + PART])
        # So many results take a while to be decoded.
        return await asyncio.to_thread(_decoded, told, had)


def _decoded(told: Sequence[Row], had: Sequence[Row]) -> list[FinishedRecord]:
    found = {row["id"]: _finished(row) for row in told}
    for row in had:
        whose = found[row["game_id"]].turns.setdefault(row["seat"], [])
        whose.append((row["user"], row["kind"], row["n"]))
    return list(found.values())


def _finished(row: Row) -> FinishedRecord:
    return FinishedRecord(
        id=row["id"],
        title=row["title"],
        terms=load(row["terms"]),
        result=load(row["result"]),
        ended=row["ended"],
        seats=seats_in(row["seated"]),
        turns={},
    )
