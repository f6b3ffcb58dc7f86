"""What silence brings about: the last call, the move that the rules foresee, and what the table has agreed on."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from bot.service.area import Area, command
from bot.service.desk import Desk, same
from bot.service.games.tables import Table
from bot.service.moves import Hand, carry_out
from bot.service.people import patience, quorum
from bot.service.people.ballots import ask_about_silence
from bot.service.people.rest import after
from bot.service.people.seat_records import SILENCE, change_seat, seat_record
from bot.service.posts import announcements
from bot.service.posts.reminders import HOUR
from storage import Commit, TurnRecord

DEFAULT = "default"
"""Marks in the log the move that the rules foresee."""


class Silence(Area):
    """For the watch, which knows when."""

    async def set_right(self, now: float) -> None:
        """Have turns that began, or were reminded of, later than now count from now: the clock was ahead."""
        if await self._desk.storage.turns.set_right(now):
            self._desk.tables.forget_all()

    @command
    async def up_since(self, turn: TurnRecord) -> float | None:
        """When a turn's person had been told alone that their reminders have run out, and a pace had passed, if so."""
        async with self._desk.tables.hold(turn.game_id) as table:
            since = await patience.up_since(self._desk, table, turn.user)
            return since if since is not None and since <= self._desk.clock() else None

    @command
    async def call(self, turn: TurnRecord) -> bool:
        """Have somebody told, alone and once a turn, that the reminders have run out and what follows.

        Gives whether it's new.

        Nobody is told who plays alone.
        """
        async with self._desk.tables.hold(turn.game_id) as table:
            info, kept = table.info, await self._desk.storage.turns.open(table.id)
            if kept is None or kept.id != turn.id or not patience.have_run_out(kept.reminded, info.pace, info.patience):
                return False
            others = patience.others_of(table, kept.user)
            told = await self._desk.storage.outbox.of_game(table.id, kept.seq - 1)
            if not others or patience.last_call(told, kept) is not None:
                return False
            now, rest = self._desk.clock(), (await self._desk.people.profile(kept.user)).rest
            rule = quorum.follows(info.silence, len(others))
            call = announcements.last_call(kept, rule, len(others), after(rest, now, info.pace * HOUR))
            await self._desk.commit(table, Commit(same(table), now, announcements=[call]))
            return True

    @command
    async def make_default_move(self, turn: TurnRecord) -> None:
        """Do what the rules foresee for silence, if the turn is still on; for the watch."""
        async with self._desk.tables.hold(turn.game_id) as table:
            if not await _still_on(self._desk, table, turn):
                return
            game = table.check_begun(0)
            default = game.decision.default if game.decision is not None else None
            if default is not None:
                await carry_out(self._desk, table, game, [default], Hand(turn.seat, None, DEFAULT))

    @command
    async def apply_rule(self, turn: TurnRecord, *, gone: Collection[str] = ()) -> None:
        """Do what the table has agreed on for a silent player, if the turn is still on and their time is up.

        Nobody asks who is `gone`. With one other person left the seat is taken care of, and offered to nobody.
        """
        async with self._desk.tables.hold(turn.game_id) as table:
            if not await _still_on(self._desk, table, turn) or not await patience.is_up(self._desk, table, turn.user):
                return
            seat, seq = seat_record(table, turn.seat), table.record.seq
            others = len(patience.others_of(table, seat.user, gone))
            match quorum.follows(table.info.silence, others):
                case "caretaker":
                    offered = quorum.is_offered(others)
                    told = announcements.seat_changed(seq, seat.seat, "caretaker" if offered else "kept", seat.user)
                    await change_seat(
                        self._desk, table, replace(seat, caretaker=True, wanted=offered), [told], kept=SILENCE
                    )
                case "substitute":
                    # A seat may be free to take since an earlier silence; that its player is silent again is news.
                    told = announcements.seat_changed(seq, seat.seat, "wanted", seat.user)
                    await change_seat(self._desk, table, replace(seat, wanted=True), [told], kept=None)
                case "ask":
                    await ask_about_silence(self._desk, table, seat, gone)
                case _:
                    pass
            await self._desk.storage.turns.act_on(turn.id, self._desk.clock())


async def _still_on(desk: Desk, table: Table, turn: TurnRecord) -> bool:
    kept = await desk.storage.turns.open(table.id)
    return table.record.status == "running" and kept is not None and kept.id == turn.id
