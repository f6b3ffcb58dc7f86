"""When a person's time at their turn is up: the reminders have run out, they were told so alone, and a pace has passed.

The last call is that telling: a direct message, written down once for each turn. Where Discord refuses it, the last
reminder in the thread was the telling.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from bot.service.desk import Desk
from bot.service.games.tables import Table
from bot.service.people.rest import after
from bot.service.posts import announcements
from bot.service.posts.reminders import HOUR
from storage import OutboxRecord, TurnRecord

TOLD = ("sent", "failed")


def have_run_out(reminded: int, pace: int, patience: int) -> bool:
    """Whether all of the reminders (`patience`) that a table grants have been given; with no pace (hours) none are."""
    return pace > 0 and reminded >= patience


def others_of(table: Table, user: str, gone: Collection[str] = ()) -> list[str]:
    """The people at a table but this one and those who are `gone`."""
    return [each for each in table.info.others_than(user) if each not in gone]


async def up_since(desk: Desk, table: Table, user: str) -> float | None:
    """When a person's time at the turn that is on was up, or will be; None where that can't be said yet.

    None also where it's another's turn, and at a table without reminders.
    """
    info, turn = table.info, await desk.storage.turns.open(table.id)
    if turn is None or turn.user != user or not have_run_out(turn.reminded, info.pace, info.patience):
        return None
    call = last_call(await desk.storage.outbox.of_game(table.id, turn.seq - 1), turn)
    if call is None or call.state not in TOLD:
        return None
    told = max(call.created, call.sent or call.claimed or 0.0)
    if turn.reminded == info.patience:
        told = max(told, turn.reminded_at or 0.0)
    return after((await desk.people.profile(user)).rest, told, info.pace * HOUR)


async def is_up(desk: Desk, table: Table, user: str) -> bool:
    """Whether a person's time at the turn that is on is up."""
    since = await up_since(desk, table, user)
    return since is not None and since <= desk.clock()


def last_call(items: Sequence[OutboxRecord], turn: TurnRecord) -> OutboxRecord | None:
    """The last call of a turn in this state: reminders that were counted anew are called for anew."""
    found = [each for each in items if each.kind == announcements.LAST_CALL and each.state != "void"]
    # What was told is struck out where somebody at the table has had all forgotten that was kept about them.
    same = {"turn": turn.id, "since": turn.since}
    mine = [each for each in found if same.items() >= {key: each.payload.get(key, same[key]) for key in same}.items()]
    return mine[-1] if mine else None
