"""Several bots on one database: each game is driven by one of them, and all see the same."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest

from bot.discord import RailwireBot, create_bot
from bot.house import open_house
from bot.local.actors import Actor
from bot.local.connect import point_client_at
from bot.local.standin import Guild, LocalDiscord
from bot.local.standin.model import Channel, Message
from bot.service import GameInfo, Person
from tests.discord.party import codes
from tests.processes.conftest import QUICK, until

pytestmark = pytest.mark.postgres
SHARDS = 2
NAMES = ("Zoe", "Bob", "Eve")


class Bots:
    """Bots of one fleet on one database, and a server for each shard."""

    def __init__(self, server: LocalDiscord, url: str, stack: AsyncExitStack) -> None:
        self.server, self._url, self._stack = server, url, stack
        self.bots: list[RailwireBot] = []
        self.handover = QUICK.handover
        self.guilds = [server.add_guild(f"shard {number}", shard=(number, SHARDS)) for number in range(SHARDS)]

    async def comes(self) -> RailwireBot:
        """Another one."""
        bot = await self._stack.enter_async_context(self._running())
        self.bots.append(bot)
        return bot

    @asynccontextmanager
    async def _running(self) -> AsyncIterator[RailwireBot]:
        rhythm = replace(QUICK, identify=0.05, sure=4.0, silent=6.0, handover=self.handover, leave=self.handover)
        async with open_house(self._url, "en", rhythm=rhythm) as service:
            bot = create_bot(service, shards=SHARDS, guild_ready_timeout=0.02)
            task = asyncio.create_task(bot.start(self.server.token))
            try:
                yield bot
            finally:
                await bot.close()
                await asyncio.gather(task, return_exceptions=True)

    async def until(self, holds: Callable[[], object], what: str = "") -> None:
        """Wait for it."""
        await until(holds, lambda: what)

    async def both(self) -> None:
        """Two bots, each with a shard."""
        await self.comes()
        await self.comes()
        live = self.server.gateway.on_shard
        await self.until(
            lambda: (
                [len(bot.fleet.shards) for bot in self.bots] == [1, 1]
                and all(live(number, SHARDS) for number in range(SHARDS))
            ),
            "a shard for each",
        )

    def room(self, guild: Guild) -> Channel:
        """The text channel of a guild."""
        return next(each for each in self.server.world.channels.values() if each.guild_id == guild.id)

    def bot_of(self, shard: int) -> RailwireBot:
        """The bot that has a shard."""
        return next(each for each in self.bots if shard in each.fleet.shards)

    async def game(self, guild: Guild, *names: str) -> tuple[GameInfo, list[Actor]]:
        """A game that has begun on a server."""
        people = [Actor(self.server, name, guild) for name in names]
        notice = await people[0].slash(self.room(guild), "game new", title="18mag")
        for person in people[1:]:
            await person.click(notice.message, custom_id=code_of(notice.message, "join"))
        await people[0].click(notice.message, custom_id=code_of(notice.message, "start"))
        (info,) = await self.bots[0].service.list(guild.id)
        await self.until(lambda: self.pings(info), "the first ping")
        return info, people

    def pings(self, info: GameInfo) -> list[Message]:
        """The messages of a game's thread that mention somebody."""
        there = [each for each in self.server.world.channels.values() if each.guild_id == info.server]
        ids = {each.id for each in there}
        return [each for each in self.server.world.messages.values() if each.channel_id in ids and each.mentions]


def code_of(message: Message, verb: str) -> str:
    """The custom id of a message's button."""
    return next(each for each in codes(message) if f":{verb}:" in each)


@pytest.fixture
async def bots(database: str) -> AsyncIterator[Bots]:
    server = LocalDiscord()
    await server.start()
    point_client_at(server.base_url)
    try:
        async with AsyncExitStack() as stack:
            yield Bots(server, database, stack)
        server.check()
    finally:
        await server.close()


async def test_a_game_on_each_shard_is_played_and_told_by_its_own_process(bots: Bots) -> None:
    await bots.both()
    for number, guild in enumerate(bots.guilds):
        info, _ = await bots.game(guild, "Ann", "Ben")
        assert len(bots.pings(info)) == 1
        assert bots.bot_of(number).service.homes.is_ours(info.id)


def up(bots: Bots, info: GameInfo, people: list[Actor]) -> Actor:
    """Who is to act, by the newest ping."""
    last = max(bots.pings(info), key=lambda each: int(each.id))
    return next(each for each in people if each.id in last.mentions)


async def move(actor: Actor, channel: Channel, **options: str) -> str:
    """Draft the first company that is offered; what the bot says."""
    offered = await actor.autocomplete(channel, "draft_company", "company", **options)
    return (await actor.slash(channel, "draft_company", company=offered[0].value, **options)).text


async def test_who_plays_in_direct_messages_and_on_the_server_plays_one_game(bots: Bots) -> None:
    """The one is answered by the process with shard 0, the other by the server's."""
    await bots.both()
    info, people = await bots.game(bots.guilds[1], "Ann", "Ben")
    there = next(each for each in bots.server.world.channels.values() if each.id == bots.pings(info)[0].channel_id)
    await move(up(bots, info, people), up(bots, info, people).dm)
    await bots.until(lambda: len(bots.pings(info)) == 2, "the next ping")
    assert [(await bot.service.status(info.id)).seq for bot in bots.bots] == [1, 1]
    # Who picks last picks first in the next round, too, and isn't pinged for that.
    await move(up(bots, info, people), there)
    await move(up(bots, info, people), up(bots, info, people).dm)
    await bots.until(lambda: len(bots.pings(info)) == 3, "the ping for the other")
    assert [(await bot.service.status(info.id)).seq for bot in bots.bots] == [3, 3]
    await asyncio.sleep(0.3)
    assert len(bots.pings(info)) == 3


async def test_turns_lists_the_games_of_all_processes(bots: Bots) -> None:
    await bots.both()
    infos = [(await bots.game(guild, "Ann", "Ben"))[0] for guild in bots.guilds]
    said = ""
    for name in ("Ann", "Ben"):
        actor = Actor(bots.server, name)
        said += (await actor.slash(actor.dm, "turns")).text
    assert all(str(info.channel) in said for info in infos)


async def test_a_language_chosen_with_one_process_is_known_to_all(bots: Bots) -> None:
    await bots.both()
    ann = Actor(bots.server, "Ann", bots.guilds[1])
    await ann.slash(ann.dm, "settings language", language="fr")
    fronts = [bot.front for bot in bots.bots]
    await bots.until(lambda: [each.chosen_language(ann.id) for each in fronts] == ["fr", "fr"], "the language")


async def test_who_is_struck_out_at_one_process_is_forgotten_by_all(bots: Bots) -> None:
    await bots.both()
    info, (ann, ben) = await bots.game(bots.guilds[1], "Ann", "Ben")
    await ann.slash(ann.dm, "settings language", language="fr")
    services, fronts = [each.service for each in bots.bots], [each.front for each in bots.bots]
    await services[0].abandon(info.id, Person(ann.id, "Ann", server=info.server))
    await bots.until(lambda: [each.chosen_language(ann.id) for each in fronts] == ["fr", "fr"], "the language")
    assert all([(await each.status(info.id)).seats_of(ann.id) for each in services])
    there = bots.room(bots.guilds[1])
    asked = await ann.slash(there, "privacy")
    sure = await ann.click(asked.message, custom_id=code_of(asked.message, "forget"))
    await ann.click(sure.message, custom_id=code_of(sure.message, "forget_now"))
    await bots.until(lambda: [each.chosen_language(ann.id) for each in fronts] == [None, None], "no language")
    for each in services:
        seats = (await each.status(info.id)).seats
        assert [(seat.user, seat.name) for seat in seats if seat.user != ben.id] == [("gone", "")]


async def test_who_changes_a_game_before_hearing_who_was_struck_out_does_not_bring_them_back(
    bots: Bots, monkeypatch: pytest.MonkeyPatch
) -> None:
    await bots.both()
    first, second = (each.service for each in bots.bots)
    there = bots.guilds[1]
    zoe, bob, eve = (Person(Actor(bots.server, name, there).id, name, server=there.id) for name in NAMES)
    info = await first.create(zoe, title="18mag", name="Friday", seating="joined")
    await first.join(info.id, bob)
    await first.start(info.id, zoe)
    await first.seats.want_substitute(info.id, zoe)
    await second.seats.take(info.id, eve, "P1")
    monkeypatch.setattr(second, "hear", lambda game_id: None)
    await first.privacy.forget(zoe.user)
    await second.seats.want_substitute(info.id, bob)
    row = await first.storage.games.get(info.id)
    assert row is not None
    assert [(each.user, each.owner) for each in row.seats] == [(eve.user, None), (bob.user, None)]


async def test_a_game_goes_on_while_its_shard_is_handed_over(bots: Bots) -> None:
    await bots.both()
    info, people = await bots.game(bots.guilds[1], "Ann", "Ben")
    there = next(each for each in bots.server.world.channels.values() if each.id == bots.pings(info)[0].channel_id)
    old = bots.bot_of(1)
    await move(up(bots, info, people), there)
    await old.close()
    (rest,) = [each for each in bots.bots if each is not old]
    await bots.until(lambda: set(rest.fleet.shards) == {0, 1} and bots.server.gateway.on_shard(1, SHARDS), "both")
    await bots.until(lambda: len(bots.pings(info)) == 2, "the ping")
    await move(up(bots, info, people), there)
    await move(up(bots, info, people), there)
    await bots.until(lambda: len(bots.pings(info)) == 3, "the next ping")


async def test_while_somebody_is_still_answered_the_shard_is_not_let_go(
    bots: Bots, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody would hear who comes then."""
    bots.handover = 60.0
    await bots.both()
    old, there = bots.bot_of(1), bots.room(bots.guilds[1])
    ann, ben = (Actor(bots.server, name, bots.guilds[1]) for name in ("Ann", "Ben"))
    asked, go_on, turns = asyncio.Event(), asyncio.Event(), old.service.turns

    async def slowly(user: str) -> Any:
        if user == ann.id:
            asked.set()
            await go_on.wait()
        return await turns(user)

    monkeypatch.setattr(old.service, "turns", slowly)
    waiting = asyncio.ensure_future(ann.slash(there, "turns"))
    await asked.wait()
    leaving = asyncio.ensure_future(old.close())
    await bots.until(lambda: not old.fleet.tells(bots.guilds[1].id), "the shard is being handed over")
    assert (await ben.slash(there, "turns")).text
    go_on.set()
    assert (await waiting).text
    await leaving
