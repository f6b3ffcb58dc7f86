"""Players who were removed for good, and letting one of them play again: by a vote, or by who manages the server."""

from __future__ import annotations

from dataclasses import replace

from bot.errors import NotRemoved
from bot.service.desk import Desk, same
from bot.service.games.tables import Table
from bot.service.model import RemovedPlayer
from bot.service.people.quorum import REMOVE
from bot.service.posts import announcements
from storage import GONE, Commit, IntentRecord, NewAnnouncement

READMITTED = "readmitted"
"""Marks the row of a removal that holds no longer."""


async def removed(desk: Desk, table: Table) -> dict[str, RemovedPlayer]:
    """Who was removed from a game and may not take a seat there, by account; the last removal of each counts."""
    found = [each for each in await _rows(desk, table) if each.body["about"] != GONE]
    return {
        each.body["about"]: RemovedPlayer(each.body["about"], each.body.get("name", ""), each.body["seat"])
        for each in found
    }


async def _rows(desk: Desk, table: Table) -> list[IntentRecord]:
    """The removals that hold, oldest first."""
    closed = await desk.storage.intents.of_game(table.id, ["vote"], ["closed"])
    passed = [each for each in closed if each.body["what"] == REMOVE and each.body["passed"]]
    return [each for each in passed if "about" in each.body and not each.body.get(READMITTED)]


async def was_removed(desk: Desk, table: Table, user: str) -> bool:
    """Whether a person was removed from the game and not let in again."""
    return user in await removed(desk, table)


async def find(desk: Desk, table: Table, user: str) -> RemovedPlayer:
    """One of those who were removed; NotRemoved."""
    found = (await removed(desk, table)).get(user)
    if found is None:
        raise NotRemoved(game=table.id)
    return found


async def let_in(
    desk: Desk, table: Table, user: str, closed: IntentRecord | None, told: list[NewAnnouncement], by: str = ""
) -> None:
    """Let somebody take a free seat again, and tell them and the table; with the vote that has decided it.

    `by`: the manager of the server who has done it.
    """
    rows, seq = [each for each in await _rows(desk, table) if each.body["about"] == user], table.record.seq
    player = await find(desk, table, user)
    free = next((each.seat for each in table.record.seats if each.wanted), player.seat)
    what = "let_in" if by else "readmitted"
    told = [*told, announcements.seat_changed(seq, free, what, user, name=player.name, before=user, by=by)]
    changed = [replace(each, body=each.body | {READMITTED: True}) for each in rows]
    changed += [closed] if closed is not None else []
    await desk.commit(table, Commit(same(table), desk.clock(), announcements=told, changed_intents=changed))
