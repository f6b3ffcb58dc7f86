"""The porter: who comes while the bot is stopped is promised an answer, and has it once the next one serves."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import pytest
from discord import app_commands

from bot.discord import RailwireBot, create_bot, porter
from bot.discord.client import RECEIVED
from bot.discord.connection.crowd import MOST_AT_ONCE
from bot.discord.features import FEATURES, all_commands, is_shown
from bot.discord.porter import Porter
from bot.local.actors import BotAnswer
from bot.local.standin import LocalDiscord
from bot.local.start import seated
from bot.service import GameService
from storage import StorageError
from tests.discord.party import Party, choose, press
from tests.discord.positions import at_step, played_until


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(porter, "PATIENCE", 0.1)
    monkeypatch.setattr(porter, "FORM_PATIENCE", 0.2)


class Door:
    """A porter beside the bot, and what it has kept."""

    def __init__(self, server: LocalDiscord) -> None:
        self.server = server
        self.kept: list[str] = []
        self.is_closed = False
        self.porter = Porter(self._leave, guild_ready_timeout=0.02)

    async def _leave(self, number: int, server: int, content: str) -> None:
        if self.is_closed:
            raise StorageError("away")
        assert json.loads(content)[0]["id"] == str(number)
        self.kept.append(content)

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        await self.porter.login(self.server.token)
        connecting = asyncio.ensure_future(self.porter.connect())
        await self.porter.hears.wait()
        try:
            yield
        finally:
            await self.porter.leave_off()
            await self.porter.close()
            await connecting

    async def keeps(self, *asking: Any) -> list[asyncio.Task[BotAnswer]]:
        """People ask; once all of that is kept, what they wait for."""
        before = len(self.kept)
        tasks = [asyncio.ensure_future(each) for each in asking]
        async with asyncio.timeout(60):
            while len(self.kept) < before + len(asking):
                assert not any(each.done() for each in tasks)
                await asyncio.sleep(0.01)
        return tasks

    def pass_on(self, bot: RailwireBot) -> None:
        """To whoever serves now."""
        for each in self.kept:
            bot.receive(*json.loads(each))
        self.kept.clear()


@pytest.fixture
async def door() -> AsyncIterator[Door]:
    server = LocalDiscord()
    await server.start()
    try:
        yield Door(server)
        server.check()
    finally:
        await server.close()


def bot_of(service: GameService) -> RailwireBot:
    return create_bot(service, guild_ready_timeout=0.02)


async def test_what_comes_while_nobody_serves_is_done_by_whoever_serves_next(service: GameService, door: Door) -> None:
    async with seated(door.server, lambda: bot_of(service)):
        party = Party(door.server, service)
        game = await party.started()
        asked = await party.turn_message(game)
    up, thread = party.up(game), party.thread(game)
    async with door.open():
        tasks = await door.keeps(
            choose(up, asked, "draft_company|5"),
            party.cid.slash(party.lobby, "game new", title="18mag"),
            party.others(game)[0].slash(thread, "map"),
            press(party.others(game)[1], asked, ":my:"),
        )
    bot = bot_of(service)
    async with seated(door.server, lambda: bot):
        door.pass_on(bot)
        drafted, table, seen, panel = await asyncio.gather(*tasks)
        assert drafted.is_update
        assert (await party.info(game)).seq == 1
        # The message that was clicked goes on by the answer to the click.
        assert any(each.method == "PATCH" and each.path.endswith("@original") for each in door.server.calls)
        assert [drafted.private, table.private, seen.private] == [False, False, True]
        assert panel.private


async def test_what_the_bot_acknowledges_is_left_to_it(service: GameService, door: Door) -> None:
    async with seated(door.server, lambda: bot_of(service)), door.open():
        party = Party(door.server, service)
        assert (await party.ann.slash(party.lobby, "turns")).text
        door.server.expect(400, 40060)
    assert door.kept == []
    assert door.porter.kept == 0


async def test_it_waits_less_once_nobody_else_acknowledges(
    service: GameService, door: Door, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with seated(door.server, lambda: bot_of(service)):
        party = Party(door.server, service)
    async with door.open():
        tasks = await door.keeps(party.ann.slash(party.lobby, "turns"))
        monkeypatch.setattr(porter, "PATIENCE", 60.0)
        tasks += await door.keeps(party.ben.slash(party.lobby, "turns"))
        await door.porter.apologize(door.kept)
        answers = await asyncio.gather(*tasks)
    assert all(each.text for each in answers)


async def test_a_click_that_is_kept_twice_moves_once(service: GameService, door: Door) -> None:
    async with seated(door.server, lambda: bot_of(service)):
        party = Party(door.server, service)
        game = await party.started()
        asked = await party.turn_message(game)
    async with door.open():
        clicks = await door.keeps(*(choose(party.up(game), asked, "draft_company|5") for _ in range(2)))
    bot = bot_of(service)
    async with seated(door.server, lambda: bot):
        door.pass_on(bot)
        await asyncio.gather(*clicks)
        assert (await party.info(game)).seq == 1


async def test_what_the_bot_has_done_already_is_not_done_again(service: GameService, door: Door) -> None:
    bot = bot_of(service)
    async with seated(door.server, lambda: bot):
        party = Party(door.server, service)
        game = await party.at(played_until(at_step("track", 2)))
        up, thread = party.up(game), party.thread(game)
        # It's done, and the answer gets lost.
        assert bot.answers is not None
        bot.answers.pauses = (0.001,)
        lost = door.server.cut("POST", r"^/webhooks/", after=False, count=None)
        before = asyncio.ensure_future(up.slash(thread, "pass"))
        async with asyncio.timeout(60):
            while (await party.info(game)).seq == game.seq or bot.front._at_work:  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(0.01)
    door.server.faults.remove(lost)
    before.cancel()
    # That one goes on saying "thinking".
    door.server.interactions.all.clear()
    moved = await party.info(game)
    async with door.open():
        (again,) = await door.keeps(up.slash(thread, "pass"))
    bot = bot_of(service)
    async with seated(door.server, lambda: bot):
        door.pass_on(bot)
        assert "already done" in (await again).text
        assert (await party.info(game)).seq == moved.seq


async def test_a_form_is_asked_for_once_more(service: GameService, door: Door) -> None:
    async with seated(door.server, lambda: bot_of(service)):
        party = Party(door.server, service)
        shown = await party.ann.slash(party.lobby, "settings view")
    async with door.open():
        answer = await press(party.ann, shown.message, ":set_quiet")
        assert "being restarted" in answer.text
        assert answer.private
    assert door.kept == []


async def test_nobody_is_kept_more_often_than_may_be_under_way(service: GameService, door: Door) -> None:
    async with seated(door.server, lambda: bot_of(service)):
        party = Party(door.server, service)
    async with door.open():
        tasks = await door.keeps(*(party.ann.slash(party.lobby, "turns") for _ in range(MOST_AT_ONCE)))
        assert "under way" in (await party.ann.slash(party.lobby, "turns")).text
        tasks += await door.keeps(party.ben.slash(party.lobby, "turns"))
    bot = bot_of(service)
    async with seated(door.server, lambda: bot):
        door.pass_on(bot)
        await asyncio.gather(*tasks)


async def test_who_waits_in_vain_is_asked_to_try_again_alone(service: GameService, door: Door) -> None:
    async with seated(door.server, lambda: bot_of(service)):
        party = Party(door.server, service)
    async with door.open():
        tasks = await door.keeps(
            party.ann.slash(party.lobby, "game new", title="18mag"), party.ben.slash(party.lobby, "turns")
        )
        await door.porter.apologize(door.kept)
        for each in await asyncio.gather(*tasks):
            assert "being restarted" in each.text
            assert each.private
        door.is_closed = True
        assert "can’t reach my storage" in (await party.cid.slash(party.lobby, "turns")).text


def leaves(commands: Any) -> Any:
    """The commands with what they're parts of left away."""
    for each in commands:
        yield from leaves(each.commands) if isinstance(each, app_commands.Group) else [each]


def sent(words: tuple[str, ...], *options: dict[str, Any]) -> dict[str, Any]:
    """A command as Discord sends it."""
    name, *parts = words
    typed = list(options)
    for each in reversed(parts):
        typed = [{"type": 1, "name": each, "options": typed}]
    return {"name": name, "options": typed}


def test_it_knows_whose_answer_is_for_all_to_see() -> None:
    declared = [each for feature in FEATURES for each in feature.commands()]
    assert {" ".join(each.words) for each in declared} == {each.qualified_name for each in leaves(all_commands())}
    for each in declared:
        assert is_shown(sent(each.words)) is each.public
    show = {"type": 5, "name": "show", "value": True}
    assert is_shown(sent(("map",), show))
    assert not is_shown(sent(("map",), show | {"value": False}))


@pytest.mark.parametrize("promised", [True, False])
def test_what_a_porter_has_promised_is_answered_whoever_has_the_shard_by_then(promised: bool) -> None:
    bot: Any = SimpleNamespace(fleet=SimpleNamespace(answers=lambda server: False))
    asked: Any = SimpleNamespace(extras={RECEIVED: True} if promised else {}, guild_id=None)
    assert RailwireBot.is_ours(bot, asked) is promised
