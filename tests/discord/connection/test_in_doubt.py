"""The database is cut off as something is stored: what's said is what it holds, and asking again is safe."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import pytest

from bot.discord.connection import lost
from bot.local.actors import Actor, BotAnswer
from bot.local.standin.model import Channel
from bot.service import GameInfo
from storage import Storage, Uncertain
from storage.databases.transaction import Transaction
from tests.discord.party import Party
from tests.discord.positions import at_step, played_until


class Undone(Exception):
    """What was to be stored isn't."""


class Cut:
    """Of the next transaction nobody hears whether it was committed, until the database is `back`; then, where it's
    `kept`, that can be asked.
    """

    def __init__(self, patched: pytest.MonkeyPatch, storage: Storage, *, done: bool, kept: bool = True) -> None:
        self.back = asyncio.Event()
        writing = storage.database._writing

        async def outcome() -> bool:
            await self.back.wait()
            if not kept:
                raise Uncertain("nobody knows", outcome)
            return done

        @asynccontextmanager
        async def cut() -> AsyncIterator[Transaction]:
            patched.setattr(storage.database, "_writing", writing)
            with suppress(Undone):
                async with writing() as tx:
                    yield tx
                    if not done:
                        raise Undone
            raise Uncertain("cut off", outcome)

        patched.setattr(storage.database, "_writing", cut)


class Scene:
    """A move that's legal twice in a row, so that nothing but the bot's memory keeps it from being made twice."""

    def __init__(self, party: Party, info: GameInfo) -> None:
        self.party, self.info = party, info
        self.up: Actor = party.up(info)
        self.thread: Channel = party.thread(info)

    async def passes(self) -> BotAnswer:
        return await self.up.slash(self.thread, "pass")

    async def moves(self) -> int:
        """How many were made."""
        return (await self.party.info(self.info)).seq - self.info.seq

    async def asked_again(self) -> asyncio.Task[BotAnswer]:
        """Whoever is up does the same, and waits."""
        assert self.party.bot is not None
        again, answers = asyncio.ensure_future(self.passes()), self.party.bot.front.lost
        async with asyncio.timeout(60):
            while not any(each.repeated for each in answers._doubts):  # noqa: ASYNC110 - it has nothing to tell
                await asyncio.sleep(0.01)
        return again


@pytest.fixture
async def scene(party: Party, errors_logged: list[str]) -> Scene:
    errors_logged.append("the storage refused: uncertain")
    info = await party.at(played_until(at_step("track", 2)))
    await party.asked(info)
    return Scene(party, info)


@pytest.mark.parametrize("done", [False, True])
async def test_who_hears_that_it_is_not_known_hears_what_became_of_it(
    scene: Scene, monkeypatch: pytest.MonkeyPatch, done: bool
) -> None:
    cut = Cut(monkeypatch, scene.party.service.storage, done=done)
    assert "don’t know yet whether it’s done" in (await scene.passes()).text
    cut.back.set()
    expected = "what you asked for is done" if done else "Nothing was changed"
    seen = scene.up.sees
    await scene.party.server.until(lambda: any(expected in each.text for each in seen(scene.thread)), what=expected)
    again = await scene.passes()
    assert ("already done" in again.text) == done
    assert await scene.moves() == 1


@pytest.mark.parametrize("done", [False, True])
async def test_who_asks_again_before_it_is_known_has_it_done_once(
    scene: Scene, monkeypatch: pytest.MonkeyPatch, done: bool
) -> None:
    cut = Cut(monkeypatch, scene.party.service.storage, done=done)
    await scene.passes()
    again = await scene.asked_again()
    cut.back.set()
    assert ("already done" in (await again).text) == done
    assert await scene.moves() == 1
    assert not any("My storage is back" in each.text for each in scene.up.sees(scene.thread)), "one answer tells it"


async def test_who_asks_again_while_the_database_stays_away_hears_the_same(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lost, "PATIENCE", 0.05)
    cut = Cut(monkeypatch, scene.party.service.storage, done=True)
    await scene.passes()
    assert "don’t know yet whether it’s done" in (await scene.passes()).text
    assert "Nothing was changed" in (await scene.up.slash(scene.thread, "turns")).text
    cut.back.set()
    assert "already done" in (await scene.passes()).text
    assert await scene.moves() == 1


@pytest.mark.parametrize("done", [False, True])
async def test_where_nothing_else_tells_the_signature_does(
    scene: Scene, monkeypatch: pytest.MonkeyPatch, done: bool
) -> None:
    cut = Cut(monkeypatch, scene.party.service.storage, done=done, kept=False)
    await scene.passes()
    again = await scene.asked_again()
    cut.back.set()
    assert ("already done" in (await again).text) == done
    assert await scene.moves() == 1
