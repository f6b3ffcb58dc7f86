"""What happened in a game, and which messages told it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.errors import NoSuchGame
from bot.service.area import Area, command, question
from bot.service.games.heads import head_of
from bot.service.model import turn_of
from bot.service.people.readmission import marks_of
from bot.service.posts import announcements


class Chronicle(Area):
    """The log as rows (see `announcements.row_of`), and the announcements that were made of it."""

    @command
    async def story(self, game_id: int, since: int = 0, until: int | None = None) -> list[dict[str, Any]]:
        """The rows of the log after entry `since` that held after entry `until` (by default: hold now); NoSuchGame.

        An undo counts as the entry that it went to, so what held again after it is told.
        """
        journal = (await self._desk.tables.glance(game_id)).journal
        at = None if until is None else max(0, min(until, journal.seq))
        start = journal.head(max(0, min(since, journal.seq)))
        seqs = [seq for seq in journal.path(at) if seq > start]
        return [announcements.row_of(each) for each in await self._desk.storage.log.pick(game_id, seqs)]

    @command
    async def news(self, game_id: int, user: str) -> list[dict[str, Any]]:
        """The rows that hold since the last move that somebody made by hand for a seat of theirs, the newest ones."""
        table = await self._desk.tables.glance(game_id)
        since = [table.journal.since_own(each)[1] for each in table.info.seats_of(user)]
        seqs = min(since, key=len, default=[])[-announcements.STORY_ROWS :]
        found = await self._desk.storage.log.pick(game_id, seqs) if seqs else []
        return [announcements.row_of(each) for each in found]

    @question
    async def log(self, game_id: int, after: int = 0) -> list[dict[str, Any]]:
        """Every row of the log after an entry, also what was taken back and the undos themselves."""
        return [announcements.row_of(each) for each in await self._desk.storage.log.after(game_id, after)]

    @question
    async def record(self, game_id: int) -> dict[str, Any]:
        """The whole game as a file holds it (see `logfile.dump`); NoSuchGame."""
        game = await self._desk.storage.games.get(game_id)
        if game is None:
            raise NoSuchGame(game=game_id)
        entries = [each.entry for each in await self._desk.storage.log.entries(game_id)]
        seats = [{"seat": each.seat, "name": each.name} for each in game.seats]
        more: dict[str, Any] = {
            "name": game.name,
            "language": game.terms["language"],
            "apart": bool(game.terms.get("apart")),
        }
        more["head"] = head_of(game, await marks_of(self._desk, game))
        return {"title": game.title, "setup": game.setup, "entries": entries, "seats": seats, **more}

    @question
    async def told_at(self, game_id: int, seq: int) -> tuple[int, str, dict[str, Any]] | None:
        """What the turn message said that was made after an entry: that entry, the kind, the payload; or None."""
        items = await self._desk.storage.outbox.of_game(game_id, seq - 1)
        found = [each for each in items if each.seq == seq and each.kind in announcements.TURN_KINDS]
        if not found:
            return None
        payload = found[-1].payload
        if "story" not in payload and "rows" in payload:
            rows = await self._desk.storage.log.pick(game_id, payload["rows"])
            payload = payload | {"story": [announcements.row_of(each) for each in rows]}
        return seq, found[-1].kind, payload

    @question
    async def asked_by(self, game_id: int) -> str | None:
        """The id of the message that asked the person who is to act now; None where it isn't posted, or nobody is.

        NoSuchGame.
        """
        game = self._desk.tables.known(game_id) or await self._desk.storage.games.get(game_id)
        if game is None:
            raise NoSuchGame(game=game_id)
        turn = turn_of(game)
        if turn is None:
            return None
        items = await self._desk.storage.outbox.of_game(game_id, turn.seq - 1)
        asking = [each for each in items if each.kind in announcements.ASKING and each.seq == turn.seq]
        return asking[-1].message if asking else None

    @question
    async def message_of(
        self, game_id: int, kinds: Sequence[str], *, after: int = -1, intent: int | None = None
    ) -> str | None:
        """The id of the newest message that told something of these kinds (of this vote or offer) after an entry."""
        told = await self._desk.storage.outbox.of_game(game_id, after)
        found = [each for each in told if each.kind in kinds and each.message and each.state == "sent"]
        fitting = [each.message for each in found if intent is None or each.payload.get("intent") == intent]
        return fitting[-1] if fitting else None
