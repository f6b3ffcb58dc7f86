"""The health check tells the truth about the connection to Discord; people are answered as soon as there's one."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot import health
from bot.discord import RailwireBot, create_bot
from bot.discord.connection.availability import LONGEST_OUTAGE, Availability, OutOfReach
from bot.local.actors import BotAnswer
from bot.local.standin.standin import LocalDiscord
from bot.local.start import seated
from bot.service import GameService
from storage import DiskFull
from storage.databases.sqlite import LEAST_ROOM
from tests.discord.party import Party
from tests.service.house import until


class Seconds:
    """A clock that a test puts forward."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def is_well(reach: Availability) -> bool:
    """Whether the check is content."""
    try:
        reach.check()
    except OutOfReach:
        return False
    return True


def test_a_start_may_take_a_while_but_not_for_ever() -> None:
    clock = Seconds()
    reach = Availability(clock)
    clock.now = LONGEST_OUTAGE
    assert is_well(reach)
    clock.now += 1
    assert not is_well(reach)
    reach.find(0)
    assert is_well(reach)


def test_one_shard_that_stays_away_is_enough() -> None:
    clock = Seconds()
    reach = Availability(clock)
    reach.find(0)
    reach.find(1)
    reach.lose(1)
    clock.now = LONGEST_OUTAGE - 1
    reach.lose(1)
    clock.now += 2
    assert not is_well(reach), "it counts from the first loss, however often the client has tried since"
    reach.find(1)
    assert is_well(reach)


@pytest.fixture
def bot(party: Party) -> RailwireBot:
    """The bot at the table, with a clock of its own for its connection."""
    assert party.bot is not None
    party.bot.availability.clock = Seconds()
    return party.bot


@pytest.mark.long
async def test_the_heartbeat_stops_when_discord_stays_away_and_goes_on_when_it_is_back(
    party: Party, bot: RailwireBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, errors_logged: list[str]
) -> None:
    errors_logged.append("Attempting a reconnect")
    monkeypatch.setattr(health, "EVERY_SECONDS", 0.01)
    path, clock = tmp_path / "heartbeat", bot.availability.clock
    assert isinstance(clock, Seconds)
    async with health.heartbeat(path, bot.examine):
        await until(path.exists, 30)
        party.server.gateway.out = True
        await party.server.gateway.drop()
        await until(lambda: bot.availability._lost != {}, 30)
        clock.now += LONGEST_OUTAGE + 1
        with pytest.raises(OutOfReach):
            await bot.examine()
        path.unlink()
        party.server.gateway.out = False
        await until(path.exists, 60)
        await bot.examine()
    assert "No game waits for you" in (await party.ann.slash(party.lobby, "turns")).text


async def test_the_heartbeat_stops_while_the_disk_is_full(
    bot: RailwireBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "EVERY_SECONDS", 0.01)
    path, full = tmp_path / "heartbeat", SimpleNamespace(free=LEAST_ROOM - 1)
    async with health.heartbeat(path, bot.examine):
        await until(path.exists, 30)
        with monkeypatch.context() as patch:
            patch.setattr(shutil, "disk_usage", lambda _: full)
            with pytest.raises(DiskFull):
                await bot.examine()
            # A beat that had examined it before may still be on its way.
            await asyncio.sleep(0.1)
            path.unlink(missing_ok=True)
            await asyncio.sleep(0.1)
            assert not path.exists()
        await until(path.exists, 30)


async def test_a_command_is_answered_before_discord_has_told_of_the_server(
    party: Party, service: GameService, bot: RailwireBot
) -> None:
    """As in the first moments after a start: the bot hears people, but knows none of its servers and channels yet."""
    game = await party.started()
    server, guild = party.server, party.server.guild
    server.set_available(guild, False)
    await until(lambda: bot.get_guild(int(guild.id)) is None or bot.get_guild(int(guild.id)).unavailable, 30)
    up, other = party.up(game), party.others(game)[0]
    assert "isn’t your turn" in (await other.slash(party.thread(game), "pass")).text
    answer = await up.slash(party.thread(game), "draft_company", company="5")
    assert "minor 5" in answer.text
    assert (await party.info(game)).seq == 1
    opened = await party.open(name="Early")
    assert "Early" in opened.text
    server.set_available(guild, True)
    await party.turn_message(game)


async def test_a_command_in_the_moment_of_the_start_is_answered(service: GameService) -> None:
    """It's there before the bot is: it comes in with the first events, and isn't lost."""
    server = LocalDiscord()
    await server.start()
    try:
        async with seated(server, lambda: create_bot(service, guild_ready_timeout=0.02)):
            pass
        server.guild.available = False
        bot = create_bot(service, guild_ready_timeout=0.02)
        party = Party(server, service, bot)
        asked: list[asyncio.Task[BotAnswer]] = []
        send = server.gateway._send

        def at_once(session: object, event: str, data: object) -> None:
            send(session, event, data)  # type: ignore[arg-type]
            if event == "READY" and not asked:
                asked.append(asyncio.ensure_future(party.ann.slash(party.lobby, "turns")))

        server.gateway._send = at_once  # type: ignore[method-assign]
        async with seated(server, lambda: bot):
            (waiting,) = asked
            assert "No game waits for you" in (await waiting).text
        server.check()
    finally:
        await server.close()


async def test_a_command_while_the_bot_stops_is_answered_and_changes_nothing(party: Party) -> None:
    game = await party.started()
    await party.service.close()
    answer = await party.up(game).slash(party.thread(game), "draft_company", company="5")
    assert answer.private
    assert "being restarted" in answer.text
    assert (await party.info(game)).seq == 0
