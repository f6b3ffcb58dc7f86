"""Shards, and who may identify when: "Sharding" and "Identifying" of Discord's Gateway page."""

import contextlib

import discord
import pytest

from bot.local.actors import Actor
from bot.local.standin import LocalDiscord
from bot.local.start import seated
from tests.table.sample_bot import make_bot
from tests.table.wire import Clock, wired


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def server(clock):
    """A stand-in that doesn't run yet, with a guild for each of two shards."""
    server = LocalDiscord(clock=clock)
    server.guilds = [server.add_guild(f"shard {number}", shard=(number, 2)) for number in range(2)]
    return server


@pytest.fixture
async def wires(server):
    async with wired(server) as wires:
        yield wires


def room(server, guild):
    """The guild's text channel."""
    return next(each for each in server.world.channels.values() if each.guild_id == guild.id)


async def write(server, text, guild=None):
    """Ann writes in a guild, or directly; mentioning the bot, so that it reads it."""
    ann = Actor(server, "Ann", guild)
    await ann.say(room(server, guild) if guild else ann.dm, text)


# -- whose events are whose -------------------------------------------------------------------------------------------


async def test_events_go_to_their_guilds_shard_and_direct_messages_to_shard_0(server, wires):
    shards = [await wires.identified(number, 2, intents=1 << 9 | 1 << 12 | 1 << 15) for number in range(2)]
    for number, guild in enumerate(server.guilds):
        await write(server, f"in guild {number}", guild)
    await write(server, "to you")
    for guild in server.guilds:
        await write(server, "end", guild)
    assert [await shard.heard() for shard in shards] == [["in guild 0", "to you"], ["in guild 1"]]


async def test_each_shard_is_ready_with_its_own_guilds(server, wires):
    for number in range(2):
        ready = (await wires.identified(number, 2)).ready
        told = {each["id"] for each in ready["guilds"]}
        assert [guild.id in told for guild in server.guilds] == [number == 0, number == 1]
        assert ready["shard"] == [number, 2]


async def test_sessions_of_one_shard_and_of_other_counts_all_get_its_events(server, wires):
    every = 1 << 9 | 1 << 12 | 1 << 15
    sessions = [await wires.identified(*shard, intents=every) for shard in ((1, 2), (1, 2), (0, 1))]
    await write(server, "to all", server.guilds[1])
    await write(server, "end", server.guilds[1])
    assert [await each.heard() for each in sessions] == [["to all"]] * 3


async def test_a_client_takes_as_many_shards_as_it_is_told(server):
    server.gateway.sharding.recommended = 2
    await server.start()
    async with seated(server, lambda: make_bot(shard_count=None)) as table:
        assert table.bot.shard_count == 2
        assert [len(server.gateway.on_shard(number, 2)) for number in range(2)] == [1, 1]
    await server.close()


async def test_two_clients_of_one_application_share_its_shards(server):
    """Each answers in its own guilds, the first one direct commands, and both know the one list of commands."""
    ids = []
    await server.start()
    async with contextlib.AsyncExitStack() as stack:
        for number in range(2):
            table = seated(server, lambda number=number: make_bot(shard_count=2, shard_ids=[number]))
            await stack.enter_async_context(table)
            ids.append([each["id"] for each in server.world.commands["global"]])
        assert ids[0] == ids[1]
        for guild in server.guilds:
            assert (await Actor(server, "Ann", guild).slash(room(server, guild), "roll", sides=2)).text == "rolled 2"
        ann = Actor(server, "Ann")
        await server.gateway.drop(0, *server.gateway.on_shard(1, 2))
        assert (await ann.slash(ann.dm, "roll", sides=3)).text == "rolled 3"
    server.check()
    await server.close()


async def test_an_interaction_is_answered_once_where_two_sessions_got_it(server):
    await server.start()
    server.expect(400, 40060)
    async with seated(server, make_bot), seated(server, make_bot):
        answer = await Actor(server, "Ann").slash(server.channel, "roll", sides=2)
        assert answer.text == "rolled 2"
        await server.until(lambda: 400 in [call.status for call in server.calls])
    server.check()
    await server.close()


# -- which shards there can be ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("shard", [[2, 2], [-1, 1], [0, 0], [0], ["0", 1], 0])
async def test_a_shard_that_cannot_be_is_refused(wires, shard):
    wire = await wires.open()
    await wire.ask(shard=shard)
    assert await wire.closed() == 4010


async def test_a_large_bot_must_keep_to_a_multiple_of_the_shards_assigned(server, wires):
    server.gateway.sharding.multiple = 2
    wire = await wires.open()
    await wire.ask(0, 3)
    assert await wire.closed() == 4010
    assert (await wires.identified(0, 4)).ready["shard"] == [0, 4]


async def test_too_many_guilds_for_a_session_require_sharding(server):
    server.gateway.sharding.most_guilds = 2
    await server.start()
    with pytest.raises(discord.ConnectionClosed) as closed:
        async with seated(server, make_bot):
            pass
    assert closed.value.code == 4011
    async with seated(server, lambda: make_bot(shard_count=2)):
        assert len(server.gateway.sessions) == 2
    await server.close()


@pytest.mark.parametrize(("guilds", "shards"), [(0, 1), (1000, 1), (1001, 2), (2500, 3)])
def test_shards_are_recommended_by_the_number_of_guilds(server, guilds, shards):
    assert server.gateway.sharding.shards(guilds) == shards


# -- who may identify when --------------------------------------------------------------------------------------------


async def test_one_identify_a_bucket_in_five_seconds(server, wires, clock):
    server.gateway.starts.interval, server.gateway.starts.max_concurrency = 5.0, 2
    await wires.identified(0, 4)
    await wires.identified(1, 4)
    third = await wires.open()
    await third.ask(2, 4)
    assert await third.opcode() == (9, False)
    clock.now += 5.0
    await (await wires.open()).identify(2, 4)


async def test_a_client_that_hurries_gets_all_its_shards_in_the_end(caplog):
    server = LocalDiscord()
    server.gateway.starts.interval = 0.05
    await server.start()
    async with seated(server, lambda: make_bot(shard_count=2)):
        assert [len(server.gateway.on_shard(number, 2)) for number in range(2)] == [1, 1]
    limit = server.gateway.starts.payload()
    assert limit["remaining"] < limit["total"] - 2
    await server.close()


async def test_one_identify_more_than_a_day_allows_ends_all_sessions_and_the_token(server, wires):
    server.gateway.starts.total = 2
    token = server.token
    first, second = await wires.identified(0, 2), await wires.identified(1, 2)
    third = await wires.open()
    await third.ask()
    assert [await each.closed() for each in (first, second, third)] == [4004] * 3
    assert (await wires.call("GET", "/users/@me", token=token)).status == 401
    assert (await wires.call("GET", "/users/@me")).status == 200
    again = await wires.open()
    await again.resume(first.ready["session_id"], first.seq)
    assert await again.opcode() == (9, False)


async def test_the_gateway_tells_what_is_left_of_the_day(server, wires, clock):
    async def limit():
        return (await (await wires.call("GET", "/gateway/bot")).json())["session_start_limit"]

    whole = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
    assert await limit() == whole
    await wires.identified()
    clock.now += 3600
    assert await limit() == whole | {"remaining": 999, "reset_after": 23 * 3600 * 1000}
    await wires.identified()
    assert await limit() == whole | {"remaining": 998, "reset_after": 23 * 3600 * 1000}
    clock.now += 23 * 3600
    assert await limit() == whole
