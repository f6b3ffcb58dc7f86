"""Rate limits: Discord's page "Rate Limits", held where a test asks for it."""

import asyncio

import discord
import pytest

from bot.local.actors import Actor
from bot.local.standin import LocalDiscord
from bot.local.standin.gateway.identify import IDENTIFY_SECONDS
from bot.local.start import open_table, seated
from tests.table.sample_bot import make_bot
from tests.table.wire import Clock, wired


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def server(clock):
    return LocalDiscord(clock=clock, strict=True)


@pytest.fixture
async def wires(server):
    async with wired(server) as wires:
        yield wires


@pytest.fixture
def send(server, wires):
    """Sends a message to a channel, the first one unless told."""

    async def send(channel=None):
        return await wires.call("POST", f"/channels/{(channel or server.channel).id}/messages", {"content": "x"})

    return send


async def test_each_answer_tells_what_is_left_of_its_bucket(send, clock):
    first, second = await send(), await send()
    told = {key: second.headers[f"X-RateLimit-{key}"] for key in ("Limit", "Remaining", "Reset", "Reset-After")}
    assert told == {"Limit": "5", "Remaining": "3", "Reset": f"{clock.now + 5:.3f}", "Reset-After": "5.000"}
    assert first.headers["X-RateLimit-Bucket"] == second.headers["X-RateLimit-Bucket"]


async def test_the_sixth_message_in_five_seconds_is_refused_and_the_next_after_them_is_not(send, clock):
    assert [(await send()).status for _ in range(5)] == [200] * 5
    clock.now += 1.5
    refused = await send()
    assert refused.status == 429
    assert await refused.json() == {"message": "You are being rate limited.", "retry_after": 3.5, "global": False}
    assert refused.headers["X-RateLimit-Scope"] == "user"
    assert refused.headers["X-RateLimit-Remaining"] == "0"
    assert refused.headers["X-RateLimit-Reset-After"] == "3.500"
    assert refused.headers["Retry-After"] == "4"
    clock.now += 3.5
    assert (await send()).status == 200


async def test_each_channel_has_its_own_count_in_one_bucket(server, send):
    other = server.add_channel(server.guild, "other")
    answers = [await send() for _ in range(5)] + [await send(other)]
    assert {each.status for each in answers} == {200}
    assert len({each.headers["X-RateLimit-Bucket"] for each in answers}) == 1


async def test_edits_and_reactions_have_buckets_of_their_own(server, wires, send):
    message = (await (await send()).json())["id"]
    path = f"/channels/{server.channel.id}/messages/{message}"
    edits = [(await wires.call("PATCH", path, {"content": "y"})).status for _ in range(6)]
    reacted = [(await wires.call(method, path + "/reactions/%F0%9F%91%8D/@me")).status for method in ("PUT", "DELETE")]
    assert (edits, reacted) == ([200] * 5 + [429], [204, 429])


async def test_fifty_requests_a_second_are_all_that_a_bot_may_make(wires, clock):
    statuses = [(await wires.call("GET", "/users/@me")).status for _ in range(50)]
    refused = await wires.call("GET", "/users/@me")
    assert (set(statuses), refused.status) == ({200}, 429)
    assert (refused.headers["X-RateLimit-Global"], refused.headers["X-RateLimit-Scope"]) == ("true", "global")
    assert "X-RateLimit-Remaining" not in refused.headers
    assert (await refused.json())["global"] is True
    clock.now += 1.0
    assert (await wires.call("GET", "/users/@me")).status == 200


async def test_answers_to_interactions_are_outside_the_global_limit():
    async with open_table(make_bot) as table:
        table.server.limits.set("global", 0, 60.0)
        ann = Actor(table.server, "Ann")
        assert (await ann.slash(table.server.channel, "roll", sides=2)).text == "rolled 2"
        assert (await ann.slash(table.server.channel, "draw")).text == "drawn"


async def test_the_client_keeps_to_a_bucket_by_its_headers():
    async with open_table(make_bot) as table:
        table.server.limits.set("messages", 2, 0.1)
        channel = table.bot.get_channel(int(table.server.channel.id))
        before = asyncio.get_running_loop().time()
        for _ in range(5):
            await channel.send("x")
        assert asyncio.get_running_loop().time() - before >= 0.2
        assert 429 not in [call.status for call in table.server.calls]


async def test_processes_of_one_bot_share_its_limits():
    """What one has used up the other learns by a 429, which it waits out."""
    server = LocalDiscord()
    await server.start()
    async with seated(server, make_bot) as first, seated(server, make_bot) as second:
        server.limits.set("messages", 1, 0.1)
        server.expect(429, 0)
        channels = [each.bot.get_channel(int(server.channel.id)) for each in (first, second)]
        await asyncio.gather(*(each.send("x") for each in channels))
        assert [call.status for call in server.calls if call.path.endswith("/messages")] == [200, 429, 200]
    server.check()
    await server.close()


async def test_too_many_invalid_requests_ban_the_address_for_a_while(server, wires, clock):
    server.limits.most_invalid = 2
    assert [(await wires.call("GET", "/users/@me", token="x")).status for _ in range(3)] == [401] * 3
    banned = await wires.call("GET", "/users/@me")
    assert (banned.status, banned.headers["Retry-After"]) == (429, "3601")
    assert (banned.content_type, "Via" in banned.headers) == ("text/plain", False)
    clock.now += 3600
    assert (await wires.call("GET", "/users/@me")).status == 200


async def test_invalid_requests_are_forgotten_after_ten_minutes(server, wires, clock):
    server.limits.most_invalid = 2
    for _ in range(4):
        await wires.call("GET", "/users/@me", token="x")
        clock.now += 300
    assert (await wires.call("GET", "/users/@me")).status == 200


async def test_a_banned_client_does_not_try_again():
    async with open_table(make_bot, check=False) as table:
        table.server.limits.most_invalid = 0
        table.server.limits.note(403)
        with pytest.raises(discord.HTTPException) as caught:
            await table.bot.fetch_channel(int(table.server.channel.id))
        assert (caught.value.status, table.server.calls[-1].status, table.server.calls[-2].status) == (429, 429, 200)


async def test_nobody_is_held_to_the_limits_who_did_not_ask_for_it():
    server = LocalDiscord()
    assert (server.gateway.starts.interval, LocalDiscord(strict=True).gateway.starts.interval) == (0, IDENTIFY_SECONDS)
    async with wired(server) as wires:
        answer = await wires.call("POST", f"/channels/{server.channel.id}/messages", {"content": "x"})
        assert not [key for key in answer.headers if key.lower().startswith("x-ratelimit")]
