"""The porter before, between and after the processes of a fleet."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace

import asyncpg
import pytest

from bot.attendance import run_porter
from bot.config import settings_from
from bot.discord import porter
from bot.house import CannotRun
from bot.local.actors import Actor, BotAnswer
from bot.processes import visits
from bot.processes.link import Link
from bot.processes.roll import make_tables
from tests.processes.conftest import QUICK, Harbour, until
from tests.processes.test_shards_of_bots import SHARDS, Bots, bots, counts

__all__ = ["bots"]

pytestmark = pytest.mark.postgres


@pytest.fixture
async def link(database: str) -> AsyncIterator[Link]:
    made = Link(database, "test", 5.0)
    await made.connect()
    await make_tables(made)
    yield made
    await made.close()


async def test_each_visit_is_taken_once_by_who_has_its_shard(link: Link, database: str) -> None:
    for number in range(20):
        await visits.keep(link, number, number << 22, str(number))
    await visits.keep(link, 3, 3 << 22, "the same once more")
    other = Link(database, "other", 5.0)
    await other.connect()
    taken = await asyncio.gather(*(visits.take(each, 4, [0, 1]) for each in (link, other, link)))
    await other.close()
    assert sorted(itertools.chain(*taken), key=int) == [str(each) for each in range(20) if each % 4 < 2]
    assert await visits.take(link, 4, [3]) == ["3", "7", "11", "15", "19"]
    assert await visits.take(link, 4, range(4)) == ["2", "6", "10", "14", "18"]


async def test_what_discord_takes_no_answer_to_any_more_is_dropped(link: Link) -> None:
    for number in range(4):
        await visits.keep(link, number, number << 22, str(number))
    await link.ask("UPDATE processes.visits SET at = at - interval '15 minutes' WHERE id < 3")
    assert await visits.take(link, 4, [3]) == ["3"]
    assert await link.ask("SELECT * FROM processes.visits") == []


async def test_a_member_takes_what_is_kept_for_it_once_it_hears(link: Link, harbour: Harbour) -> None:
    await visits.keep(link, 1, 1 << 22, "before")
    await harbour.comes(4)
    (crew,) = harbour.crews
    await harbour.until(lambda: crew.received == ["before"])
    await visits.keep(link, 2, 2 << 22, "meanwhile")
    await harbour.until(lambda: crew.received == ["before", "meanwhile"])


async def rows(database: str) -> int:
    connection = await asyncpg.connect(database)
    try:
        return await connection.fetchval("SELECT count(*) FROM processes.visits")
    finally:
        await connection.close()


async def all_kept(database: str) -> None:
    """Wait until what `ask` has asked is kept."""
    while await rows(database) < SHARDS + 1:  # noqa: ASYNC110 - another connection keeps it
        await asyncio.sleep(0.05)


def ask(bots: Bots) -> Sequence[asyncio.Task[BotAnswer]]:
    """Somebody on each server, and in direct messages."""
    people = [Actor(bots.server, "Ann", guild) for guild in bots.guilds]
    places = [
        next(each for each in bots.server.world.channels.values() if each.guild_id == guild.id) for guild in bots.guilds
    ]
    asked = [(ann, place) for ann, place in zip(people, places, strict=True)] + [(people[0], people[0].dm)]
    return [asyncio.ensure_future(ann.slash(place, "turns")) for ann, place in asked]


async def test_the_porter_bridges_the_time_without_a_fleet_and_goes_when_all_is_served(
    bots: Bots, database: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(porter, "PATIENCE", 0.2)
    first = await bots.comes()
    await bots.until(lambda: counts(bots) == [4])
    settings = settings_from({"DISCORD_TOKEN": bots.server.token})
    attending = asyncio.ensure_future(run_porter(settings, database, replace(QUICK, beat=0.2)))
    await until(lambda: "stop the bot now" in capsys.readouterr().out, lambda: attending)
    await first.close()
    asked = ask(bots)
    await all_kept(database)
    for _ in range(2):
        await bots.comes()
    for each in asked:
        assert "No game waits for you" in (await each).text
    await attending
    assert f"has kept {SHARDS + 1} visits" in capsys.readouterr().out
    assert await rows(database) == 0


async def test_a_porter_that_is_stopped_asks_people_to_try_again(
    bots: Bots, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(porter, "PATIENCE", 0.2)
    first = await bots.comes()
    await bots.until(lambda: counts(bots) == [4])
    await first.close()
    attending = asyncio.ensure_future(run_porter(settings_from({"DISCORD_TOKEN": bots.server.token}), database))
    await until(lambda: bots.server.gateway.connected, lambda: attending)
    asked = ask(bots)
    await all_kept(database)
    attending.cancel()
    for each in asked:
        assert "being restarted" in (await each).text
    await asyncio.gather(attending, return_exceptions=True)
    assert await rows(database) == 0


async def test_a_porter_wants_a_token_and_an_address(database: str) -> None:
    with pytest.raises(CannotRun, match="DISCORD_TOKEN"):
        await run_porter(settings_from({}), database)
    with pytest.raises(CannotRun, match="address"):
        await run_porter(settings_from({"DISCORD_TOKEN": "t"}), "data/railwire.sqlite")
