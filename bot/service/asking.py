"""Messages that ask somebody for something: which of them still do, and which only did."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from bot.service import reminders
from bot.service.announce import ASKING
from bot.service.model import GameInfo
from storage import OutboxRecord, Storage

KEPT = "asking"
"""The setting of a game that says which of its messages may still ask, and which announcement was looked at last."""
KINDS = (*ASKING, reminders.KIND)
FIRST = 2
"""So many of the messages from before this was kept are looked at: the newest, and the one that it took over from."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A message that asks: the announcement's number, move and kind, where it is, and the turns it reminds of.

    `direct` is the person to whom it went alone, "" for one in the game's thread.
    """

    id: int
    seq: int
    kind: str
    message: str
    direct: str = ""
    turns: tuple[int, ...] = ()


class AskingMessages:
    """Keeps account of them, so that a restart leaves none behind that asks for what is over."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def over(self, info: GameInfo) -> list[Asked]:
        """The messages of a game that ask for what is over, oldest first."""
        seen, asked = await self._kept(info.id)
        new = await self._new(info.id, seen, min((each.seq for each in asked), default=0))
        if new:
            asked = [*asked, *new]
            await self._keep(info.id, new[-1].id, asked)
        present = await self._present(info, asked)
        return [each for each in asked if each not in present]

    async def note_past(self, game_id: int, done: Asked) -> None:
        """That this one reads as past now, or can't be changed any more."""
        seen, asked = await self._kept(game_id)
        await self._keep(game_id, seen or done.id, [each for each in asked if each != done])

    async def due(self) -> list[int]:
        """The games with more messages that ask than the one of the turn that is on."""
        turns = {each.turn.game_id: each.turn.seq for each in await self._storage.turns.waiting()}
        kept = await self._storage.settings.of_key("game", KEPT)
        return [
            int(game)
            for game, value in kept.items()
            if [each["seq"] for each in value["asked"]] not in ([], [turns.get(int(game))])
        ]

    async def _present(self, info: GameInfo, asked: Sequence[Asked]) -> list[Asked]:
        """The newest message that asks for the turn that's on, and the newest that reminds of it."""
        turn = info.turn.seq if info.turn is not None else None
        asking = [each for each in asked if each.kind in ASKING and each.seq == turn][-1:]
        reminding = [each for each in asked if each.kind == reminders.KIND][-1:]
        if reminding:
            waiting = {each.turn.id for each in await self._storage.turns.waiting()}
            reminding = [each for each in reminding if waiting & set(each.turns)]
        return [*asking, *reminding]

    async def _new(self, game_id: int, seen: int | None, first: int) -> list[Asked]:
        """What was posted since the last look, about moves from the `first` on."""
        told = await self._storage.outbox.of_game(game_id, first - 1)
        found = [_asked(each) for each in told if each.kind in KINDS and each.state == "sent" and each.message]
        return found[-FIRST:] if seen is None else [each for each in found if each.id > seen]

    async def _kept(self, game_id: int) -> tuple[int | None, list[Asked]]:
        value: Any = await self._storage.settings.get("game", game_id, KEPT)
        if value is None:
            return None, []
        return value["seen"], [Asked(**{**each, "turns": tuple(each["turns"])}) for each in value["asked"]]

    async def _keep(self, game_id: int, seen: int, asked: Sequence[Asked]) -> None:
        value = {"seen": seen, "asked": [asdict(each) for each in asked]}
        await self._storage.settings.note("game", game_id, KEPT, value)


def _asked(record: OutboxRecord) -> Asked:
    payload = record.payload
    direct = str(payload["user"]) if payload.get("direct") else ""
    turns = tuple(each["turn"] for each in payload.get("games", ()) if record.kind == reminders.KIND)
    return Asked(record.id, record.seq, record.kind, record.message or "", direct, turns)
