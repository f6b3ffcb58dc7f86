"""What must be told after a command, as data: whose turn it is now, what happened since their last move, the end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from bot.service.model import Announcement, GameInfo, Turn
from storage import EntryRecord, NewAnnouncement, OutboxRecord, TurnRecord

STORY_ROWS = 40
TURN_KINDS = ("turn", "consent")
ASKING = (*TURN_KINDS, "undone")
"""Kinds whose message has the buttons of the person to act."""
BESIDE = ("plan_shown", "talk_here")
"""Kinds that are told where a game's people talk: they ask nobody for anything, and tell nothing that has happened."""
LOST = "lost"
LAST_CALL = "last_call"
ALONE = "alone"
"""The kind of a ping that one person gets by direct message, as it can't be delivered in the channel."""
OVERTAKEN_KINDS = (*TURN_KINDS, "end", "film")


def row_of(record: EntryRecord) -> dict[str, Any]:
    """An entry of the log as front ends and announcements show it."""
    row: dict[str, Any] = {
        "seq": record.seq,
        "by": record.seat,
        "user": record.user,
        "command": record.command,
        "action": record.entry.get("action"),
        "auto": record.entry.get("auto", []),
        "events": record.events,
        "at": record.at,
    }
    if "undo" in record.entry:
        row["undo"] = record.entry["undo"]
    if record.mark is not None:
        row["mark"] = record.mark
    return row


def again(item: NewAnnouncement) -> NewAnnouncement:
    """The same where a game has another place: whoever was pinged for it already isn't once more.

    Who that is, is known when it's told: what is on its way to the place before may still arrive there.
    """
    return replace(item, payload=item.payload | {"rung": []})


def rung_before(item: Announcement, earlier: Iterable[OutboxRecord]) -> list[str]:
    """Whom an announcement's turn has pinged already: by itself, or by one of these that came before it."""
    asked = [each for each in earlier if each.kind in TURN_KINDS and each.seq == item.seq and each.id < item.id]
    rung = [user for each in asked for user in (*each.payload.get("rung", ()), *(each.mentions if each.sent else ()))]
    return list(dict.fromkeys((*item.payload.get("rung", ()), *rung)))


def is_news(old: Turn | None, new: Turn) -> bool:
    """Whether somebody else is to act, or the same person for another reason."""
    return old is None or (old.seat, old.kind) != (new.seat, new.kind)


def started(info: GameInfo) -> NewAnnouncement:
    """The game begins: who sits where."""
    seats = [{"seat": each.seat, "user": each.user, "name": each.name} for each in info.seats]
    return NewAnnouncement(info.seq, "start", (), {"title": info.title, "seats": seats})


def turn_message(turn: Turn, since: int, story: Sequence[EntryRecord], left_out: int) -> NewAnnouncement:
    """The message that pings the person to act: exactly one of these for each turn.

    Its `story` is the bulk of it, and dropped once it's told; `rows` are the entries that it's made from.
    """
    rows = {"rows": [each.seq for each in story], "story": [row_of(each) for each in story]}
    payload = _turn_json(turn) | {"since": since, "left_out": left_out} | rows
    return NewAnnouncement(turn.seq, turn.kind, (turn.user,), payload)


def aside(records: Sequence[EntryRecord]) -> NewAnnouncement:
    """Somebody has acted who isn't asked, and whoever is goes on: the table is told what was done."""
    return NewAnnouncement(records[-1].seq, "aside", (), {"story": [row_of(each) for each in records]})


def lesson(seq: int) -> NewAnnouncement:
    """Where a lesson stands; nobody is pinged."""
    return NewAnnouncement(seq, "lesson", (), {})


def ended(seq: int, result: dict[str, Any], story: Sequence[EntryRecord]) -> NewAnnouncement:
    """The final worth, and the command that ended the game."""
    return NewAnnouncement(seq, "end", (), {"result": result, "story": [row_of(each) for each in story]})


def film(seq: int) -> NewAnnouncement:
    """The film of the game that has ended."""
    return NewAnnouncement(seq, "film", (), {})


def log_due(records: Sequence[EntryRecord]) -> list[NewAnnouncement]:
    """The log as a file, where a set of operating rounds has come to its end."""
    events = [event for each in records for event in each.events if event["type"] == "round_started"]
    ends = any(each["round"] != "operating" and each["set_number"] > 1 for each in events)
    return [NewAnnouncement(records[-1].seq, "log", (), {})] if ends else []


def undone(
    record: EntryRecord,
    whole_turn: bool,
    taken: Sequence[EntryRecord],
    outdated: Sequence[OutboxRecord],
    turn: Turn,
    *,
    voted: bool = False,
    again: bool = False,
) -> NewAnnouncement:
    """Moves were taken back, perhaps since the table has voted for it; what `outdated` names no longer holds.

    `again`: they had been taken back, and hold again.

    The messages of `outdated` are filled in when this is told.
    """
    payload = _turn_json(turn) | {
        "by": record.seat,
        "by_user": record.user,
        "to": record.entry["undo"],
        "whole_turn": whole_turn,
        "voted": voted,
        "again": again,
        "rows": [row_of(each) for each in taken],
        "outdated": [{"id": each.id, "kind": each.kind} for each in outdated],
    }
    return NewAnnouncement(record.seq, "undone", (), payload)


def abandoned(seq: int, user: str) -> NewAnnouncement:
    """The game was given up by this person."""
    return NewAnnouncement(seq, "abandoned", (), {"user": user})


def lost(seq: int, user: str, channel: str, server: str) -> NewAnnouncement:
    """For this person alone: the game's channel on this server (by its name) is gone."""
    return NewAnnouncement(seq, LOST, (), {"user": user, "direct": True, "channel": channel, "server": server})


def last_call(turn: TurnRecord, rule: str, others: int, until: float) -> NewAnnouncement:
    """For this person alone: the reminders of their turn have run out, and after `until` the table's rule follows.

    `others`: so many people are left who may decide.
    """
    payload = {"user": turn.user, "direct": True, "turn": turn.id, "since": turn.since, "seat": turn.seat}
    return NewAnnouncement(
        turn.seq, LAST_CALL, (turn.user,), payload | {"rule": rule, "others": others, "until": until}
    )


def rematch(seq: int, by: str, others: Sequence[str], table: int) -> NewAnnouncement:
    """Somebody has opened a table for another game; those who played this one with them are called to it."""
    return NewAnnouncement(seq, "rematch", tuple(others), {"by": by, "table": table})


def invited(seq: int, by: str, users: Sequence[str], place: str) -> NewAnnouncement:
    """Seats are kept for these people, who are asked in this channel: a table that waits has none of its own yet."""
    return NewAnnouncement(seq, "invited", tuple(users), {"by": by, "place": place})


def host_changed(seq: int, seat: str, user: str) -> NewAnnouncement:
    """Somebody else is the table's host from now on."""
    return NewAnnouncement(seq, "host", (), {"seat": seat, "user": user})


def pace_changed(seq: int, by: str, terms: dict[str, Any]) -> NewAnnouncement:
    """The table's pace, its patience or its rule for silence is another from now on."""
    return NewAnnouncement(seq, "pace", (), {"by": by} | terms)


def put_right(seq: int, fixes: dict[str, str]) -> NewAnnouncement:
    """Rules were put right since the game was begun (see `Rulebook.begun_without`), and it goes on without that."""
    return NewAnnouncement(seq, "put_right", (), {"fixes": fixes})


def recovered(seq: int) -> NewAnnouncement:
    """The game was lost, and goes on from the log that was attached to its thread."""
    return NewAnnouncement(seq, "recovered", (), {})


def robots_changed(seq: int, by: str, terms: dict[str, Any]) -> NewAnnouncement:
    """How robots play at the table, or whether they may be asked, is another from now on."""
    return NewAnnouncement(seq, "robots", (), {"by": by} | terms)


def seat_changed(
    seq: int, seat: str, what: str, user: str, *, name: str = "", before: str = "", by: str = "", strength: str = ""
) -> NewAnnouncement:
    """A seat is kept by a caretaker, wanted, taken, claimed back, or its player removed; `user` is whom it's about.

    `what` is "kept" where a caretaker plays it that nobody else may take, "dismissed" where a manager of the server has
    removed its player; "readmitted" and "let_in" (by a manager) where somebody who was removed may play again.

    `name`: whose it was, by the name borne there then. `before` had the seat, and is told (pinged) that another has it
    now, or that they may take it again. `by` has done it. `strength`: of the robot that plays for the caretaker.
    """
    payload = {"seat": seat, "what": what, "user": user, "name": name, "before": before, "by": by}
    payload |= {"strength": strength} if strength else {}
    return NewAnnouncement(seq, "seat", (before,) if before else (), payload)


def vote_opened(seq: int, body: dict[str, Any], asked: Sequence[str]) -> NewAnnouncement:
    """A vote is asked for: those who are to answer are pinged. Its number comes with the commit, as "intent"."""
    return NewAnnouncement(seq, "vote", tuple(asked), body, intent=0)


def vote_closed(seq: int, vote: int, body: dict[str, Any]) -> NewAnnouncement:
    """A vote has come to its end."""
    return NewAnnouncement(seq, "vote_closed", (), body | {"intent": vote})


def offer_posted(seq: int, seat: str, body: dict[str, Any], to: str) -> NewAnnouncement:
    """Somebody offers something; who it's addressed to is pinged. Its number comes with the commit, as "intent"."""
    return NewAnnouncement(seq, "offer", (to,) if to else (), body | {"seat": seat}, intent=0)


def offer_answered(seq: int, offer: int, body: dict[str, Any], accepted: bool) -> NewAnnouncement:
    """An offer was accepted (it's carried out at the buyer's step) or declined."""
    return NewAnnouncement(seq, "offer_answered", (), body | {"intent": offer, "agreed": accepted})


def talk(seq: int, channel: str | None, *, lost: bool = False) -> NewAnnouncement:
    """From now on people talk in this channel; None: where the moves are, since (`lost`) that channel is gone."""
    return NewAnnouncement(seq, "talk", (), {"channel": channel, "lost": lost})


def talk_here(seq: int) -> NewAnnouncement:
    """For the channel in which people talk from now on."""
    return NewAnnouncement(seq, "talk_here", (), {})


def plan_shown(seq: int, seat: str) -> NewAnnouncement:
    """Somebody shows a what-if. Its number comes with the commit, as "intent"."""
    return NewAnnouncement(seq, "plan_shown", (), {"seat": seat}, intent=0)


def _turn_json(turn: Turn) -> dict[str, Any]:
    return {
        "seat": turn.seat,
        "user": turn.user,
        "company": turn.company,
        "step": turn.step,
        "clause": turn.clause,
        "on_behalf": turn.on_behalf,
    }


def overtaken(items: Sequence[OutboxRecord], gone: Sequence[int]) -> list[OutboxRecord]:
    """The announcements of entries that are taken back now, but for those overtaken before."""
    return [each for each in items if each.kind in OVERTAKEN_KINDS and each.seq in gone and each.state != "void"]
