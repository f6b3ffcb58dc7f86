"""Rows for the storage's tests."""

from __future__ import annotations

from storage import Change, Commit, EntryRecord, GameRecord, NewAnnouncement, SeatRecord, Storage


async def new_game(storage: Storage, server: str | None = "s", channel: str | None = "c") -> int:
    seats = (SeatRecord("P1", "1", "Ann"), SeatRecord("P2", "2", "Łukasz 🚂", robot=True))
    game = GameRecord(
        id=0,
        server=server,
        channel=channel,
        host="1",
        name="Friday",
        title="sum",
        terms={"a": [1, None]},
        status="open",
        setup=None,
        seq=0,
        turn=None,
        turn_user=None,
        turn_since=None,
        result=None,
        created=5.0,
        started=None,
        ended=None,
        seats=seats,
    )
    return await storage.create_game(game)


def entry(seq: int, text: str = "") -> EntryRecord:
    raw = {"seq": seq, "by": "P1", "action": {"type": "add", "text": text}}
    return EntryRecord(seq, "P1", "1", seq, raw, [{"type": "added"}], 7.5)


async def commit(
    storage: Storage, game: int, entries: list[EntryRecord], kinds: tuple[str, ...] = (), status: str = "open"
) -> None:
    seq = entries[-1].seq if entries else 0
    told = [NewAnnouncement(seq, kind, ("1",), {"n": 1}) for kind in kinds]
    await storage.commit(game, Commit(Change(status, seq), 9.0, entries, told))
