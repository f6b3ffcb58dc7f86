"""Players who were removed for good, and letting one of them play again: by a vote, or by who manages the server."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.errors import NotRemoved
from bot.service.desk import Desk, same
from bot.service.games.heads import MOST_REMOVED, REMOVED
from bot.service.games.tables import Table
from bot.service.model import RemovedPlayer
from bot.service.people.quorum import REMOVE
from bot.service.posts import announcements
from storage import GONE, Commit, GameRecord, IntentRecord, NewAnnouncement
from storage.removals import MARK, is_marked, mark_of, salt_of

READMITTED = "readmitted"
"""Marks the row of a removal that holds no longer."""


async def removed(desk: Desk, table: Table) -> dict[str, RemovedPlayer]:
    """Who was removed from a game and may not take a seat there, by account; the last removal of each counts.

    Who was struck out since has no account and no name any more: "gone" and a number stand for it.
    """
    found = {
        _key(each): RemovedPlayer(_key(each), each.body.get("name", ""), each.body["seat"])
        for each in await _rows(desk, table.id)
    }
    before = {key: RemovedPlayer(key, "", each["seat"]) for key, each in _before(table.record.terms).items()}
    return found | before


def _key(row: IntentRecord) -> str:
    about = row.body["about"]
    return about if about != GONE else f"{GONE}:{row.id}"


def _before(terms: Mapping[str, Any]) -> dict[str, dict[str, str]]:
    """Those who were removed before the game was rebuilt from its log, by what stands for them."""
    return {f"{GONE}-{place}": each for place, each in enumerate(terms.get(REMOVED, ()), 1)}


async def _rows(desk: Desk, game_id: int) -> list[IntentRecord]:
    """The removals that hold, oldest first."""
    closed = await desk.storage.intents.of_game(game_id, ["vote"], ["closed"])
    passed = [each for each in closed if each.body["what"] == REMOVE and each.body["passed"]]
    holding = [each for each in passed if "about" in each.body and not each.body.get(READMITTED)]
    # One of an earlier version, whose person is struck out, has no mark by which they could be known.
    return [each for each in holding if each.body["about"] != GONE or MARK in each.body]


async def was_removed(desk: Desk, table: Table, user: str) -> bool:
    """Whether a person was removed from the game and not let in again, also if they had been struck out since."""
    if user in await removed(desk, table):
        return True
    marks = [each.body[MARK] for each in await _rows(desk, table.id) if MARK in each.body]
    marks += [each["mark"] for each in _before(table.record.terms).values()]
    return await asyncio.to_thread(_is_among, user, marks)


def _is_among(user: str, marks: Sequence[str]) -> bool:
    return any(is_marked(user, each) for each in marks)


async def marks_of(desk: Desk, game: GameRecord) -> list[dict[str, str]]:
    """For a game's log: the seats of those who were removed, with their marks."""
    rows = await _rows(desk, game.id)
    made = await asyncio.to_thread(lambda: [{"seat": each.body["seat"], "mark": _mark(each)} for each in rows])
    return [*_before(game.terms).values(), *made][-MOST_REMOVED:]


def _mark(row: IntentRecord) -> str:
    return row.body.get(MARK) or mark_of(row.body["about"], salt_of(row.game_id, row.id))


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
    rows, record = [each for each in await _rows(desk, table.id) if _key(each) == user], table.record
    player = await find(desk, table, user)
    free = next((each.seat for each in record.seats if each.wanted), player.seat)
    what, known = "let_in" if by else "readmitted", "" if user.startswith(GONE) else user
    told = [*told, announcements.seat_changed(record.seq, free, what, known, name=player.name, before=known, by=by)]
    changed = [replace(each, body=each.body | {READMITTED: True}) for each in rows]
    changed += [closed] if closed is not None else []
    still = [each for key, each in _before(record.terms).items() if key != user]
    terms = record.terms | {REMOVED: still} if REMOVED in record.terms else None
    commit = Commit(same(table), desk.clock(), announcements=told, changed_intents=changed, terms=terms)
    await desk.commit(table, commit)
