"""A database that is really full: each command tells the truth, nothing is half done, and all goes on with room."""

from __future__ import annotations

from typing import Any

import pytest

from bot.local.actors import Actor
from bot.local.standin.model import Channel
from storage import DiskFull
from tests.databases import file_of
from tests.discord.party import Party
from tests.discord.test_lost_answers import LOOKING, Broken, every_command, names_of_commands

FULL = "I have no room to store anything. Nothing was changed"
ROOM = 1_000_000


class FullDisk(Broken):
    """A table whose database has no room while a command is typed the first time, and some the second time."""

    async def fill(self) -> None:
        """Take all room away: whatever is written from now on needs more than there is."""
        writer = file_of(self.party.service.storage)._writer
        async with writer.execute("PRAGMA page_count") as cursor:
            (pages,) = await cursor.fetchone() or (0,)
        await writer.execute(f"PRAGMA max_page_count = {pages}")

    async def empty(self) -> None:
        """There's room again."""
        await file_of(self.party.service.storage)._writer.execute(f"PRAGMA max_page_count = {ROOM}")

    async def prepare(self) -> None:
        """Have each change take pages of its own: else what is small finds room on those that there are."""
        writer = file_of(self.party.service.storage)._writer
        await writer.execute("CREATE TABLE filler (some BLOB)")
        async with writer.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name != 'filler'") as cursor:
            tables = [name for (name,) in await cursor.fetchall() if not name.startswith("sqlite_")]
        for name in tables:
            for what in ("INSERT", "UPDATE", "DELETE"):
                grow = "INSERT INTO filler VALUES (zeroblob(20000))"
                await writer.execute(f"CREATE TRIGGER {name}_{what} BEFORE {what} ON {name} BEGIN {grow}; END")

    async def command(self, name: str, who: Actor, where: Channel | None = None, /, **options: Any) -> None:
        """Type a command while there's no room, then with room."""
        where = where or self.party.lobby
        self.driven.add(name)
        await self.fill()
        before = await self.stored.now()
        heard = len(who.sees(where))
        await self.typed(name, who, where, options)
        assert await self.stored.now() == before, f"/{name} was half done"
        said = "\n".join(each.text for each in who.sees(where)[heard:])
        assert FULL in said, (name, said)
        await self.empty()
        await self.typed(name, who, where, options)
        assert await self.stored.now() != before, f"/{name} doesn't go on"


@pytest.fixture
async def full(party: Party, errors_logged: list[str]) -> FullDisk:
    """A table whose database gets full."""
    # That a thread is gone can't be noted either; who types /game thread has it seen to.
    errors_logged += ["the storage refused", "the channel is gone"]
    # The thread of a game that can't start is closed, since deleting it isn't the bot's to do.
    party.server.expected[403, 50013] = 3
    made = FullDisk(party, after=False)
    await made.prepare()
    return made


async def test_every_command_that_finds_no_room_says_so_and_is_done_once_there_is(party: Party, full: FullDisk) -> None:
    await every_command(party, full)
    assert names_of_commands(party) == LOOKING | full.driven - {"draft_company"}


async def test_what_only_looks_is_answered_on_a_full_disk(party: Party, full: FullDisk) -> None:
    game = await party.started()
    await full.fill()
    for name in ("market", "turns", "holdings", "game list", "game status", "log", "rules"):
        answer = await party.ann.slash(party.thread(game), name)
        assert FULL not in answer.text, name
    await full.empty()


async def test_health_is_red_on_a_full_disk_and_green_once_there_is_room(party: Party, full: FullDisk) -> None:
    assert party.bot is not None
    await party.bot.examine()
    await full.fill()
    with pytest.raises(DiskFull):
        await party.bot.examine()
    await full.empty()
    await party.bot.examine()
