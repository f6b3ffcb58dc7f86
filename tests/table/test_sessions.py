"""Sessions that outlive their connection, and what closes one: "Resuming" and the close codes of Discord's Gateway."""

import pytest

from bot.local.actors import Actor
from bot.local.standin import LocalDiscord
from bot.local.start import open_table
from tests.table.sample_bot import make_bot
from tests.table.wire import wired


@pytest.fixture
def server():
    return LocalDiscord()


@pytest.fixture
async def wires(server):
    async with wired(server) as wires:
        yield wires


async def cut(wires, server, texts=(), code=4006):
    """A session whose client went away with a code, and what was then said to it directly; gives (ready, seq)."""
    wire = await wires.identified()
    await wire.event("GUILD_CREATE")
    await wire.socket.close(code=code)
    await server.until(lambda: not server.gateway.connected)
    for text in texts:
        await Actor(server, "Ann").say(Actor(server, "Ann").dm, text)
    return wire.ready, wire.seq


async def test_what_was_missed_comes_in_order_and_then_resumed(server, wires):
    ready, seq = await cut(wires, server, ["one", "two", "three"])
    wire = await wires.open(ready["resume_gateway_url"])
    await wire.resume(ready["session_id"], seq)
    frames = [await wire.frame() for _ in range(4)]
    assert [each["t"] for each in frames] == ["MESSAGE_CREATE"] * 3 + ["RESUMED"]
    assert [each["d"].get("content") for each in frames[:3]] == ["one", "two", "three"]
    assert [each["s"] for each in frames] == [seq + 1, seq + 2, seq + 3, seq + 4]


async def test_only_what_came_after_the_number_given_is_sent_again(server, wires):
    ready, seq = await cut(wires, server, ["one", "two"])
    wire = await wires.open()
    await wire.resume(ready["session_id"], seq + 1)
    assert (await wire.frame())["d"]["content"] == "two"


async def test_the_client_resumes_at_the_address_that_it_was_given():
    async with open_table(make_bot) as table:
        gateway = table.server.gateway
        assert next(iter(gateway.sessions.values())).link.path == "/gateway"
        await gateway.drop(4000)
        await table.server.until(lambda: gateway.resumes == 1)
        assert next(iter(gateway.sessions.values())).link.path == "/gateway/resume"


async def test_an_unknown_session_is_invalid(wires):
    wire = await wires.open()
    await wire.resume("0" * 32, 1)
    assert await wire.opcode() == (9, False)


async def test_a_session_that_missed_more_than_is_kept_is_invalid(server, wires):
    server.gateway.replay = 2
    ready, seq = await cut(wires, server, ["one", "two", "three"])
    wire = await wires.open()
    await wire.resume(ready["session_id"], seq)
    assert await wire.opcode() == (9, False)
    other = await wires.open()
    await other.resume(ready["session_id"], seq + 1)
    assert (await other.frame())["d"]["content"] == "two"


async def test_a_session_gone_too_long_is_invalid(server, wires):
    server.gateway.session_seconds = 0.0
    ready, seq = await cut(wires, server)
    wire = await wires.open()
    await wire.resume(ready["session_id"], seq)
    assert await wire.opcode() == (9, False)


@pytest.mark.parametrize(("code", "answer"), [(1000, 9), (1001, 9), (4000, 0)])
async def test_who_closes_with_1000_or_1001_has_ended_the_session(server, wires, code, answer):
    ready, seq = await cut(wires, server, code=code)
    wire = await wires.open()
    await wire.resume(ready["session_id"], seq)
    assert (await wire.opcode())[0] == answer


async def test_a_client_that_missed_too_much_begins_anew():
    async with open_table(make_bot) as table:
        server = table.server
        session = next(iter(server.gateway.sessions.values()))
        server.gateway.out = True
        await server.gateway.drop(0)
        for _ in range(session.sent.maxlen + 1):
            session.dispatch("TYPING_START", {})
        server.gateway.out = False
        await server.until(lambda: server.gateway.on_shard(0), deadline=60)
        assert server.gateway.resumes == 0
        assert (await Actor(server, "Ann").slash(server.channel, "roll", sides=2)).text == "rolled 2"


async def test_a_number_that_was_never_sent_is_refused(server, wires):
    ready, seq = await cut(wires, server)
    wire = await wires.open()
    await wire.resume(ready["session_id"], seq + 1)
    assert await wire.closed() == 4007


@pytest.mark.parametrize(
    ("opcode", "data", "code"),
    [(5, {}, 4001), (1, "x" * 4096, 4002), (3, {}, 4003)],
    ids=["unknown opcode", "too large", "not authenticated"],
)
async def test_what_a_new_connection_may_not_send(wires, opcode, data, code):
    wire = await wires.open()
    await wire.send(opcode, data)
    assert await wire.closed() == code


async def test_a_second_identify_is_refused(wires):
    wire = await wires.identified()
    await wire.ask()
    assert await wire.closed() == 4005


async def test_what_is_no_json_is_refused(wires):
    wire = await wires.open()
    await wire.socket.send_str("{")
    assert await wire.closed() == 4002


async def test_more_than_120_events_in_a_minute_close_the_connection(wires):
    wire = await wires.open()
    for _ in range(121):
        await wire.send(1, None)
    assert await wire.closed() == 4008
