"""The outbox: announcements wait here until they are known to be told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any
from weakref import WeakValueDictionary

from sqlalchemy import case, exists, func, not_, select, true, update

from storage.database import Database
from storage.databases.portable import is_true_at, one_of, text_at
from storage.databases.statement import Statement, fixed, given, insertion
from storage.databases.transaction import Row, Transaction
from storage.jsontext import dump, load
from storage.records import NewAnnouncement, OutboxRecord
from storage.remembered import Remembered
from storage.schema import outbox


def _record(row: Row) -> OutboxRecord:
    return OutboxRecord(
        id=row["id"],
        game_id=row["game_id"],
        seq=row["seq"],
        kind=row["kind"],
        mentions=tuple(load(row["mentions"])),
        payload=load(row["payload"]),
        origin=row["origin"],
        state=row["state"],
        attempts=row["attempts"],
        created=row["created"],
        claimed=row["claimed"],
        sent=row["sent"],
        message=row["message"],
        trouble=row["trouble"],
    )


REMEMBERED = 200
"""So many games' newest announcements stay in memory."""
FEW = 20
"""So many of a game: those of the turn that's on."""

_untold = outbox.c.state.in_([fixed("waiting"), fixed("claimed")])
_one = outbox.c.id == given("id")
_of_game = outbox.c.game_id == given("game_id")

_GAMES = Statement(select(outbox.c.game_id).where(_untold).distinct().order_by(outbox.c.game_id))
_BACKLOG = Statement(
    select(
        func.count(case((outbox.c.trouble.is_(None), fixed(1)))).label("waiting"),
        func.count(outbox.c.trouble).label("aside"),
        func.min(outbox.c.created).label("oldest"),
    ).where(_untold)
)
_NEXT = Statement(
    select(outbox)
    .where(_of_game, _untold, not_(one_of(outbox.c.id, "aside")))
    .order_by(outbox.c.trouble.is_not(None), outbox.c.id)
    .limit(1)
)
_ASIDE = Statement(select(outbox).where(_untold, outbox.c.due.is_not(None)).order_by(outbox.c.id))
_ONE = Statement(select(outbox).where(_one))
_since = outbox.alias("since")
_HEARD = Statement(
    select(outbox.c.id).where(
        _of_game,
        outbox.c.kind == given("kind"),
        text_at(outbox.c.payload, fixed("cause")) == given("cause"),
        ~exists().where(
            _since.c.game_id == given("game_id"),
            _since.c.sent > outbox.c.created,
            not_(is_true_at(_since.c.payload, fixed("direct"))),
        ),
    )
)
_OF_GAME = Statement(select(outbox).where(_of_game, outbox.c.seq > given("after")).order_by(outbox.c.id))
_told = select(outbox).where(
    _of_game,
    outbox.c.id > given("after"),
    outbox.c.state == fixed("sent"),
    outbox.c.message.is_not(None),
    one_of(outbox.c.kind, "kinds"),
)
_TOLD = Statement(_told.order_by(outbox.c.id))
_first_left = func.min(case((_untold, outbox.c.id)))
_settled = (
    select(func.coalesce(_first_left - fixed(1), func.max(outbox.c.id), fixed(0)).label("up_to"))
    .where(_of_game)
    .cte("settled")
)
_told_so_far = _told.cte("told")
_TOLD_AND_SETTLED = Statement(
    select(_told_so_far, _settled.c.up_to)
    .select_from(_settled.outerjoin(_told_so_far, true()))
    .order_by(_told_so_far.c.id)
)
_CLAIM = Statement(
    update(outbox)
    .where(_one, _untold)
    .values(
        state=fixed("claimed"),
        claimed=func.coalesce(outbox.c.claimed, given("now", type_=outbox.c.claimed.type)),
        attempts=outbox.c.attempts + fixed(1),
    )
)
_SENT = Statement(
    update(outbox)
    .where(_one, _untold)
    .values(state=fixed("sent"), message=given("message"), sent=given("now"))
    .returning(outbox.c.payload)
)
_its_game = select(outbox.c.game_id).where(_one).scalar_subquery()
_LEFT = Statement(select(outbox.c.id).where(outbox.c.game_id == _its_game, _untold).limit(1))
_PAYLOAD = Statement(select(outbox.c.payload).where(_one).with_for_update())
_WRITE_PAYLOAD = Statement(update(outbox).where(_one).values(payload=given("payload")))
_FAILED = Statement(
    update(outbox)
    .where(_one)
    .values(
        state=fixed("failed"),
        trouble=given("trouble"),
        claimed=func.coalesce(outbox.c.claimed, given("now", type_=outbox.c.claimed.type)),
    )
)
_SET_ASIDE = Statement(update(outbox).where(_one).values(trouble=given("trouble"), due=given("due")))
_LAST = Statement(select(func.coalesce(func.max(outbox.c.id), fixed(0)).label("id")))
_DROP = Statement(update(outbox).where(_one, _untold).values(state=fixed("void")))
_ADD = insertion(outbox, "game_id", "seq", "kind", "mentions", "payload", "origin", "created")
_VOID = Statement(update(outbox).where(_one, outbox.c.state == fixed("waiting")).values(state=fixed("void")))


class Outbox:
    """waiting -> claimed -> sent; or void (overtaken before it was told), or failed (cannot be told any more).

    A try that goes well is not written down before its end: what is `taken` is known to this process alone. What an
    earlier process has left waiting may have been told by a try that was cut off, and so counts as claimed.
    """

    def __init__(self, database: Database, origin: str, left: int = 0) -> None:
        """`left` is the number of the last announcement that an earlier process may have begun to tell."""
        self._database = database
        self._origin = origin
        self._left = left
        self.foreign: Callable[[int], bool] = lambda game_id: False
        """Whether another process tells of a game: then all that waits may have been taken there."""
        self._taken: dict[int, int] = {}
        """Their games by their numbers."""
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self.remembered: Remembered[int, tuple[int, list[OutboxRecord]]] = Remembered(
            0 if database.is_shared else REMEMBERED, lambda found: len(found[1]) <= FEW
        )
        """The announcements of a game behind the entry that was asked for last."""

    def held(self, game_id: int) -> asyncio.Lock:
        """While it's held, nothing of a game is taken in order to be told: what waits can be taken back."""
        return self._locks.setdefault(game_id, asyncio.Lock())

    def is_taken(self, item_id: int) -> bool:
        """Whether a try to tell it may have begun."""
        return item_id in self._taken or item_id <= self._left

    async def inherit(self) -> None:
        """From now on what there is counts as left by another process, which may have begun to tell it."""
        self._left = await last_announcement(self._database)

    def _as_taken(self, found: OutboxRecord) -> OutboxRecord:
        return replace(found, state="claimed") if found.state == "waiting" and self.is_taken(found.id) else found

    async def games(self) -> list[int]:
        """The games that have something to tell."""
        return [row["game_id"] for row in await self._database.rows(_GAMES)]

    async def backlog(self) -> tuple[int, int, float | None]:
        """How many wait to be told, how many are set aside, and when the oldest was made (unix seconds)."""
        row = (await self._database.rows(_BACKLOG))[0]
        return row["waiting"], row["aside"], row["oldest"]

    async def next(self, game_id: int, aside: Collection[int] = ()) -> OutboxRecord | None:
        """The oldest announcement of a game that is not told yet, and not one of those that are set aside; it's taken.

        Those that have been set aside before come last. Its state is that from before it was taken now.
        """
        async with self.held(game_id):
            row = await self._database.row(_NEXT, game_id=game_id, aside=aside)
            if row is None:
                return None
            found = self._as_taken(_record(row))
            self._taken[found.id] = game_id
        return found

    def leave(self, item: OutboxRecord) -> None:
        """Say of one that was taken that nothing of it was told: where it waited before, it can be taken back again."""
        if item.state == "waiting":
            self._taken.pop(item.id, None)

    async def set_aside_until(self) -> list[tuple[OutboxRecord, float]]:
        """The announcements that an earlier run has set aside, and until when (unix seconds)."""
        return [(_record(row), row["due"]) for row in await self._database.rows(_ASIDE)]

    async def get(self, item_id: int) -> OutboxRecord | None:
        """The announcement of this number, or None."""
        row = await self._database.row(_ONE, id=item_id)
        return None if row is None else self._as_taken(_record(row))

    async def has_heard(self, game_id: int, kind: str, cause: str) -> bool:
        """Whether one of this kind said this cause already, and nothing was told in the game's channel since."""
        return await self._database.row(_HEARD, game_id=game_id, kind=kind, cause=cause) is not None

    async def of_game(self, game_id: int, after: int = 0) -> list[OutboxRecord]:
        """All announcements of a game made after entry number `after`, oldest first."""

        async def read() -> tuple[int, list[OutboxRecord]]:
            return after, [_record(row) for row in await self._database.rows(_OF_GAME, game_id=game_id, after=after)]

        known = self.remembered.known(game_id)
        if known is not None and known[0] > after:
            _, found = await read()
        else:
            _, found = await self.remembered.get(game_id, read)
        return [each for each in found if each.seq > after]

    async def told(self, game_id: int, after: int, kinds: Collection[str]) -> list[OutboxRecord]:
        """A game's announcements of these kinds behind number `after` that were told, oldest first."""
        rows = await self._database.rows(_TOLD, game_id=game_id, after=after, kinds=kinds)
        return [_record(row) for row in rows]

    async def told_and_settled(
        self, game_id: int, after: int, kinds: Collection[str]
    ) -> tuple[list[OutboxRecord], int]:
        """The same, and the number up to which nothing of the game is left to be told."""
        rows = await self._database.rows(_TOLD_AND_SETTLED, game_id=game_id, after=after, kinds=kinds)
        return [_record(row) for row in rows if row["id"] is not None], rows[0]["up_to"]

    @contextmanager
    def _changing(self, item_id: int) -> Iterator[None]:
        """While one is changed, of whose game only those know that are taken."""
        game_id = self._taken.get(item_id)
        try:
            yield
        finally:
            if game_id is None:
                self.remembered.forget()
            else:
                self.remembered.forget(game_id)

    async def claim(self, item_id: int, now: float) -> bool:
        """Say that a try to tell it has begun whose end isn't known; False when it was overtaken meanwhile."""
        with self._changing(item_id):
            async with self._database.transaction() as tx:
                return await tx.run(_CLAIM, id=item_id, now=now) == 1

    async def mark_sent(self, item_id: int, message: str, now: float, rung: tuple[int, str] | None = None) -> bool:
        """Say that it is told, by this message; whether the game has more to tell.

        A story whose `rows` can be had from the log isn't kept twice. `rung`: the announcement for which this pinged a
        person alone. Told in the channel, that pings the others only.
        """
        with self._changing(item_id):
            async with self._database.transaction() as tx:
                for sent in await tx.rows(_SENT, id=item_id, message=message, now=now):
                    await _shorten(tx, item_id, load(sent["payload"]))
                if rung is not None:
                    await _note_rung(tx, *rung)
                more = await tx.rows(_LEFT, id=item_id)
        self._taken.pop(item_id, None)
        return bool(more)

    async def give_up(self, item: OutboxRecord, trouble: str, told: Sequence[NewAnnouncement], now: float) -> None:
        """Say that it can't be told (any more), and why; what is told instead, if there's something."""
        with self.remembered.changing(item.game_id):
            async with self._database.transaction() as tx:
                tx.touch("game", item.game_id)
                await tx.run(_FAILED, id=item.id, trouble=trouble, now=now)
                await add_announcements(tx, item.game_id, self._origin, told, now)
        self._taken.pop(item.id, None)

    async def set_aside(
        self, item: OutboxRecord, trouble: str, told: Sequence[NewAnnouncement], now: float, due: float
    ) -> None:
        """Say why it can't be told until it's `due`, and what is told until then."""
        with self.remembered.changing(item.game_id):
            async with self._database.transaction() as tx:
                tx.touch("game", item.game_id)
                await tx.run(_SET_ASIDE, id=item.id, trouble=trouble, due=due)
                await add_announcements(tx, item.game_id, self._origin, told, now)

    async def drop(self, item_id: int) -> None:
        """Take back an announcement that surely wasn't told, and needn't be any more."""
        with self.dropping(item_id):
            async with self._database.transaction() as tx:
                await drop_announcement(tx, item_id)

    @contextmanager
    def dropping(self, item_id: int) -> Iterator[None]:
        """While one is taken back that surely wasn't told."""
        with self._changing(item_id):
            yield
        self._taken.pop(item_id, None)


async def last_announcement(database: Database) -> int:
    """The number of the newest, 0 for none."""
    row = await database.row(_LAST)
    return 0 if row is None else row["id"]


async def _shorten(tx: Transaction, item_id: int, payload: dict[str, Any]) -> None:
    """Leave a story out of what was told, if its `rows` can be had from the log."""
    if "rows" in payload and "story" in payload:
        del payload["story"]
        await tx.run(_WRITE_PAYLOAD, id=item_id, payload=dump(payload))


async def _note_rung(tx: Transaction, item_id: int, user: str) -> None:
    for row in await tx.rows(_PAYLOAD, id=item_id):
        payload = load(row["payload"])
        rung = [*(payload.get("rung") or ()), user]
        await tx.run(_WRITE_PAYLOAD, id=item_id, payload=dump(payload | {"rung": rung}))


async def drop_announcement(tx: Transaction, item_id: int) -> None:
    """Take back an announcement that surely wasn't told, also after a try."""
    await tx.run(_DROP, id=item_id)


async def add_announcements(
    tx: Transaction, game_id: int, origin: str, items: Iterable[NewAnnouncement], now: float
) -> None:
    """Put announcements into the outbox, in their order."""
    await tx.many(
        _ADD,
        [
            {
                "game_id": game_id,
                "seq": each.seq,
                "kind": each.kind,
                "mentions": dump(list(each.mentions)),
                "payload": dump(each.payload),
                "origin": origin,
                "created": now,
            }
            for each in items
        ],
    )


async def void_announcements(tx: Transaction, ids: Iterable[int]) -> None:
    """Take back announcements that wait; not to be called for those that are taken."""
    await tx.many(_VOID, [{"id": item_id} for item_id in ids])
