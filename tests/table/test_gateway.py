"""Lost connections, faults on demand, deadlines, and the address that the client may be pointed at."""

import asyncio

import aiohttp
import discord
import pytest

from bot.local.actors import Actor, NotAnswered
from bot.local.connect import point_client_at
from bot.local.standin import Fault, LocalDiscord
from bot.local.start import open_table, seated
from tests.table.sample_bot import make_bot


@pytest.mark.parametrize("code", [0, 1001, 4000])
async def test_a_lost_connection_is_resumed_with_what_was_missed(table, server, ann, code):
    await server.gateway.drop(code)
    await ann.say(ann.dm, "meanwhile")
    await server.until(lambda: server.gateway.resumes == 1 and server.gateway.connected)
    answer = await ann.slash(server.channel, "roll", sides=2)
    assert answer.text == "rolled 2"
    assert table.bot.heard.get_nowait().content == "meanwhile"


async def test_the_service_may_ask_to_reconnect(server, ann):
    server.gateway.to_all(7)
    await server.until(lambda: server.gateway.resumes == 1 and server.gateway.connected)
    assert (await ann.slash(server.channel, "roll", sides=2)).text == "rolled 2"


async def test_a_forgotten_session_is_begun_anew(server, ann):
    server.gateway.forget()
    await server.gateway.drop(0)
    await server.until(lambda: server.gateway.connected, deadline=60)
    assert (await ann.slash(server.channel, "roll", sides=2)).text == "rolled 2"


async def test_a_silent_connection_is_dropped_and_resumed():
    async with open_table(lambda: make_bot(heartbeat_timeout=0.5)) as table:
        gateway = table.server.gateway
        # A busy machine may have been silent for as long before.
        before = gateway.resumes
        gateway.silence()
        await table.server.until(lambda: gateway.resumes > before)


async def test_refused_intents_end_the_client():
    server = LocalDiscord()
    server.gateway.refused_intents = True
    await server.start()
    with pytest.raises(discord.PrivilegedIntentsRequired):
        async with seated(server, lambda: make_bot(discord.Intents.all())):
            pass
    await server.close()


async def test_two_shards_each_hear_of_their_own_guilds():
    server = LocalDiscord()
    await server.start()
    guilds = [server.add_guild(f"shard {number}", shard=(number, 2)) for number in range(2)]
    async with seated(server, lambda: make_bot(shard_count=2)):
        assert len(server.gateway.sessions) == 2
        for guild in guilds:
            channel = next(each for each in server.world.channels.values() if each.guild_id == guild.id)
            assert (await Actor(server, "Ann", guild).slash(channel, "roll", sides=2)).text == "rolled 2"
    server.check()
    await server.close()


async def test_a_wrong_token_is_refused():
    with pytest.raises(discord.LoginFailure):
        async with open_table(lambda: _with_token("wrong"), check=False):
            pass


def _with_token(token):
    bot = make_bot()
    start = bot.start
    bot.start = lambda given: start(token)
    return bot


async def test_a_call_can_fail(server, ann):
    server.fail("POST", r"/callback$", 404, 10062)
    server.interactions.answer_limit = 0.3
    with pytest.raises(NotAnswered):
        await ann.slash(server.channel, "roll", sides=2)
    assert [each.status for each in server.calls if each.by_fault] == [404]
    next(iter(server.interactions.all.values())).must_answer = False


async def test_a_call_can_lose_its_connection_before_or_after_the_work(table, server):
    channel = table.bot.get_channel(int(server.channel.id))
    for after in (False, True):
        server.cut("POST", r"/messages$", after=after)
        with pytest.raises(aiohttp.ClientError):
            await channel.send("posted", nonce="1")
        assert len(server.world.in_channel(server.channel.id)) == after
    await channel.send("posted", nonce="1")
    assert len(server.world.in_channel(server.channel.id)) == 1


async def test_a_call_can_hang(table, server):
    channel = table.bot.get_channel(int(server.channel.id))
    server.hang("POST", r"/messages$", 30)
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.1):
            await channel.send("posted")
    await channel.send("posted")


async def test_the_client_waits_out_a_rate_limit(table, server):
    channel = table.bot.get_channel(int(server.channel.id))
    body = {"message": "You are being rate limited.", "retry_after": 0.05, "global": False}
    server.fail("POST", r"/messages$", 429, body=body, headers={"Via": "1.1 google"})
    await channel.send("posted")
    assert [each.status for each in server.calls][-2:] == [429, 200]


async def test_the_client_heeds_the_headers_of_a_rate_limit(table, server):
    channel = table.bot.get_channel(int(server.channel.id))
    limit = {"Limit": "1", "Remaining": "0", "Reset-After": "0.2", "Reset": "1", "Bucket": "b"}
    headers = {f"X-RateLimit-{name}": value for name, value in limit.items()}
    server.faults.add(Fault("POST", r"/messages$", headers=headers))
    before = asyncio.get_running_loop().time()
    await channel.send("one")
    await channel.send("two")
    assert asyncio.get_running_loop().time() - before >= 0.2


async def test_a_late_answer_is_refused(table, server, ann):
    server.interactions.answer_limit = 0.05
    server.hang("POST", r"/callback$", 0.1)
    server.expect(404, 10062)
    with pytest.raises(NotAnswered):
        await ann.slash(server.channel, "roll", sides=2)
    await server.until(lambda: server.calls[-1].status == 404)
    next(iter(server.interactions.all.values())).must_answer = False


async def test_an_unknown_route_is_remembered():
    server = LocalDiscord()
    await server.start()
    async with (
        aiohttp.ClientSession(headers={"Authorization": f"Bot {server.token}"}) as session,
        session.get(f"{server.base_url}/api/v10/invites/abc") as answer,
    ):
        assert answer.status == 404
    assert server.problems()[0] == "unknown route: GET /api/v10/invites/abc"
    await server.close()


async def test_a_name_of_elsewhere_is_not_served(server):
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"{server.base_url}/cdn/x", headers={"Host": "example.org"}) as answer,
    ):
        assert answer.status == 403


@pytest.mark.parametrize(
    "address", ["https://127.0.0.1:1", "http://example.org", "http://127.0.0.1.example.org:80", ""]
)
def test_the_client_is_pointed_at_loopback_only(address):
    with pytest.raises(ValueError, match="loopback"):
        point_client_at(address)
