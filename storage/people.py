"""What is kept about one person, and striking it out."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Any

from sqlalchemy import ColumnElement, Table, case, delete, func, null, or_, select, union, update

from storage.database import Database
from storage.databases.portable import place_of, text_at
from storage.databases.statement import Statement, fixed, given
from storage.jsontext import dump, load
from storage.ledger import close_errand
from storage.removals import MARK, mark_of, salt_of
from storage.schema import actions, games, intents, notes, outbox, seats, settings, turns, unanswered

GONE = "gone"
"""Stands for a person who was forgotten, where a move must still count as a person's."""

_REMOVAL = "remove"
"""What a vote is about by which somebody is removed; only their mark stays with it."""

_MOVES = Statement(select(func.count().label("n")).select_from(actions).where(actions.c.user == given("user")))
_DELETE = [
    Statement(delete(settings).where(settings.c.scope == fixed("player"), settings.c.id == given("user"))),
    Statement(delete(unanswered).where(unanswered.c.user == given("user"))),
    Statement(delete(intents).where(intents.c.user == given("user"))),
    Statement(delete(notes).where(notes.c.by == given("user"))),
]
_ABOUT = Statement(
    select(intents.c.id, intents.c.game_id, intents.c.body).where(
        text_at(intents.c.body, fixed("about")) == given("user")
    )
)
_WRITE_BODY = Statement(update(intents).where(intents.c.id == given("id")).values(body=given("body")))


def _says(column: ColumnElement[str]) -> ColumnElement[bool]:
    """Whether a JSON text has the person's id somewhere."""
    return place_of(column, given("quoted", type_=column.type)) > fixed(0)


_STRIKE_OUT = Statement(
    update(intents)
    .where(_says(intents.c.body))
    .values(
        body=func.replace(
            intents.c.body, given("quoted", type_=intents.c.body.type), given("gone", type_=intents.c.body.type)
        )
    )
)
_text = games.c.terms.type
_UNINVITE = Statement(
    update(games)
    .where(_says(games.c.terms))
    .values(terms=func.replace(games.c.terms, given("quoted", type_=_text), given("gone", type_=_text)))
)
_KEPT_FOR = Statement(
    select(func.count().label("n")).select_from(games).where(_says(games.c.terms), games.c.status == fixed("open"))
)
_in_their_games = outbox.c.game_id.in_(
    select(seats.c.game_id).where(or_(seats.c.user == given("user"), seats.c.owner == given("user")))
)
_EMPTY = Statement(
    update(outbox)
    .where(
        outbox.c.state.in_([fixed("sent"), fixed("void"), fixed("failed")]),
        or_(_in_their_games, _says(outbox.c.mentions), _says(outbox.c.payload)),
    )
    .values(mentions=fixed("[]"), payload=fixed("{}"))
)
_last_in_the_seat = (
    select(turns.c.user)
    .where(turns.c.game_id == seats.c.game_id, turns.c.seat == seats.c.seat, turns.c.user != fixed(""))
    .order_by(turns.c.id.desc())
    .limit(1)
    .correlate(seats)
    .scalar_subquery()
)


def _gone_from(table: Table, column: str, **more: ColumnElement[str]) -> Statement:
    """Where a table names the person, it names nobody who is known."""
    changed = {column: fixed(GONE), **more}
    return Statement(update(table).where(table.c[column] == given("user")).values(changed))


_their_games = union(
    select(seats.c.game_id).where(or_(seats.c.user == given("user"), seats.c.owner == given("user"))),
    select(turns.c.game_id).where(turns.c.user == given("user")),
    select(actions.c.game_id).where(actions.c.user == given("user")),
)
_PLAYED = Statement(_their_games)
_TOUCH = Statement(update(games).where(games.c.id.in_(_their_games)).values(seq=games.c.seq))
"""Gives their games' rows another version, so that no process writes down again what it still has in memory."""

_CHANGE = [
    # A seat that was taken from them still bears their name, where nobody had a turn in it since.
    Statement(
        update(seats).where(seats.c.user == fixed(""), _last_in_the_seat == given("user")).values(name=fixed(""))
    ),
    _gone_from(actions, "user"),
    _gone_from(turns, "user"),
    Statement(
        update(seats)
        .where(seats.c.owner == given("user"))
        .values(owner=null(), name=case((seats.c.user == fixed(""), fixed("")), else_=seats.c.name))
    ),
    _gone_from(seats, "user", name=fixed("")),
    _gone_from(games, "host"),
    Statement(update(games).where(games.c.turn_user == given("user")).values(turn_user=null(), turn=null())),
]


def _removes(vote: Mapping[str, Any]) -> bool:
    """Whether somebody may not take a seat of a game since this vote, or a manager, has removed them."""
    return vote.get("what") == _REMOVAL and bool(vote.get("passed")) and not vote.get("readmitted")


class People:
    """Their rows in every table."""

    def __init__(self, database: Database, forget_all: Callable[[], None]) -> None:
        """`forget_all` is called once rows of all kinds have changed."""
        self._database, self._forget_all = database, forget_all

    async def moves(self, user: str) -> int:
        """How many moves a person has given."""
        row = await self._database.row(_MOVES, user=user)
        return 0 if row is None else row["n"]

    async def kept_for(self, user: str) -> int:
        """At how many tables a seat is kept for a person."""
        row = await self._database.row(_KEPT_FOR, quoted=f'"{user}"')
        return 0 if row is None else row["n"]

    async def removals(self, user: str) -> int:
        """How many games a person was removed from and not let in again."""
        rows = [load(row["body"]) for row in await self._database.rows(_ABOUT, user=user)]
        return sum(map(_removes, rows))

    async def played(self, user: str) -> list[int]:
        """The games in which a person has, or had, a seat or a move, as far as that's still known."""
        found = [*await self._database.rows(_PLAYED, user=user), *await self._database.rows(_ABOUT, user=user)]
        return sorted({row["game_id"] for row in found})

    async def forget(self, user: str) -> int:
        """Strike out a person everywhere: the games' moves stay, without saying whose they were.

        How many marks of them stay: one with each removal of theirs from a game.

        Nothing of it can be read from the file any more, nor from its free room.
        """
        close_errand()
        marks = 0
        async with self._database.transaction() as tx:
            tx.touch("person", user)
            await tx.run(_TOUCH, user=user)
            for each in _DELETE:
                await tx.run(each, user=user)
            for about in await tx.rows(_ABOUT, user=user):
                body = load(about["body"])
                body.pop("name", None)
                if _removes(body):
                    marks += 1
                    body[MARK] = await asyncio.to_thread(mark_of, user, salt_of(about["game_id"], about["id"]))
                await tx.run(_WRITE_BODY, id=about["id"], body=dump(body))
            # Others' votes and offers say who answered them.
            await tx.run(_STRIKE_OUT, quoted=f'"{user}"', gone=f'"{GONE}"')
            await tx.run(_UNINVITE, quoted=f'"{user}"', gone=f'"{GONE}"')
            await tx.run(_EMPTY, user=user, quoted=f'"{user}"')
            for each in _CHANGE:
                await tx.run(each, user=user)
        self._forget_all()
        await self._database.fold()
        return marks
