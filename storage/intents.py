"""What people wish for later: orders, plans, offers, votes. The bodies are the service's own JSON."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import select, update

from storage.database import Database
from storage.databases.portable import one_of
from storage.databases.statement import Statement, fixed, given, numbered_insertion
from storage.databases.transaction import Row, Transaction
from storage.jsontext import dump, dump_or_none, load, load_or_none
from storage.records import IntentChange, IntentRecord
from storage.remembered import Remembered
from storage.schema import intents

REMEMBERED = 200
"""So many games' open ones stay in memory."""

_ONE = Statement(select(intents).where(intents.c.id == given("id")))
_OF_GAME = select(intents).where(intents.c.game_id == given("game_id")).order_by(intents.c.id)
_OPEN = Statement(_OF_GAME.where(intents.c.state == fixed("open")))
_SOME = Statement(_OF_GAME.where(one_of(intents.c.kind, "kinds"), one_of(intents.c.state, "states")))
_OF_USER = Statement(select(intents).where(intents.c.user == given("user")).order_by(intents.c.id))
_ADD = numbered_insertion(intents, *(each.name for each in intents.c if each.name != "id"))
_change = update(intents).where(intents.c.id == given("id"))
_CHANGE = Statement(_change.values(state=given("state"), body=given("body")).returning(intents.c.game_id))
_END = Statement(_change.values(ended=given("ended"), outcome=given("outcome")))


def _intent(row: Row) -> IntentRecord:
    return IntentRecord(
        id=row["id"],
        game_id=row["game_id"],
        kind=row["kind"],
        user=row["user"],
        seat=row["seat"],
        body=load(row["body"]),
        state=row["state"],
        made=row["made"],
        created=row["created"],
        ended=row["ended"],
        outcome=load_or_none(row["outcome"]),
    )


class Intents:
    """Rows in, rows out; what the game ends is written with the game's own commit."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.remembered: Remembered[int, list[IntentRecord]] = Remembered(0 if database.is_shared else REMEMBERED)
        """What is open in a game."""

    async def get(self, intent_id: int) -> IntentRecord | None:
        """The one of this number, or None."""
        if not 0 < intent_id < 2**63:
            return None
        row = await self._database.row(_ONE, id=intent_id)
        return None if row is None else _intent(row)

    async def of_game(
        self, game_id: int, kinds: Sequence[str], states: Sequence[str] = ("open",)
    ) -> list[IntentRecord]:
        """A game's, oldest first."""
        if tuple(states) == ("open",):
            found = await self.remembered.get(game_id, lambda: self._open(game_id))
            return [each for each in found if each.kind in kinds]
        rows = await self._database.rows(_SOME, game_id=game_id, kinds=kinds, states=states)
        return [_intent(row) for row in rows]

    async def _open(self, game_id: int) -> list[IntentRecord]:
        return [_intent(row) for row in await self._database.rows(_OPEN, game_id=game_id)]

    async def of_user(self, user: str) -> list[IntentRecord]:
        """All of a person's in every game, oldest first."""
        return [_intent(row) for row in await self._database.rows(_OF_USER, user=user)]

    async def add(self, intent: IntentRecord) -> int:
        """Keep a new one; its number. `intent.id` is ignored."""
        with self.remembered.changing(intent.game_id):
            async with self._database.transaction() as tx:
                return await insert_intent(tx, intent)

    async def change(self, intent_id: int, state: str, body: dict[str, Any]) -> None:
        """Write the state and the body anew."""
        with self.remembered.changing():
            async with self._database.transaction() as tx:
                await change_intent(tx, intent_id, state, body)


async def change_intent(tx: Transaction, intent_id: int, state: str, body: dict[str, Any]) -> None:
    """Write the state and the body of a row anew."""
    for changed in await tx.rows(_CHANGE, id=intent_id, state=state, body=dump(body)):
        tx.touch("game", changed["game_id"])


async def insert_intent(tx: Transaction, intent: IntentRecord) -> int:
    """Add a row; its number."""
    tx.touch("game", intent.game_id)
    found = await tx.rows(
        _ADD,
        game_id=intent.game_id,
        kind=intent.kind,
        user=intent.user,
        seat=intent.seat,
        body=dump(intent.body),
        state=intent.state,
        made=intent.made,
        created=intent.created,
        ended=intent.ended,
        outcome=dump_or_none(intent.outcome),
    )
    return found[0]["id"]


async def end_intents(tx: Transaction, changes: Iterable[IntentChange]) -> None:
    """Note with which entry the game ended them, and how; entry None opens them again."""
    await tx.many(
        _END, [{"id": each.id, "ended": each.ended, "outcome": dump_or_none(each.outcome)} for each in changes]
    )
