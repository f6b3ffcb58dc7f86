"""Pins: "Get Channel Pins" and its kin in Discord's "Message" page, and error 30003."""

import discord
import pytest

from bot.local.standin.ids import iso
from bot.local.standin.permissions import READ_MESSAGE_HISTORY
from tests.table.wire import wires_to


@pytest.fixture
def channel(table, server):
    """The channel as the client knows it."""
    return table.bot.get_channel(int(server.channel.id))


@pytest.fixture
def pinned(server):
    """Pins so many messages, one a second; gives their ids, the last pinned first."""

    def pinned(count):
        made = [server.posting.create(server.channel, server.world.bot.id, {"content": "x"}, {}) for _ in range(count)]
        for second, message in enumerate(made):
            message.pinned_at = iso(1_700_000_000 + second)
        return [int(each.id) for each in reversed(made)]

    return pinned


async def test_pins_come_in_pages_of_fifty_the_last_pinned_first(server, channel, pinned):
    ids = pinned(120)
    assert [each.id async for each in channel.pins(limit=None)] == ids
    assert len([call for call in server.calls if call.path.endswith("/messages/pins")]) == 3


async def test_what_the_client_pins_is_told_with_its_time(server, channel):
    sent = [await channel.send("x") for _ in range(2)]
    for each in sent:
        await each.pin()
    found = [each async for each in channel.pins()]
    assert [each.id for each in found] == [each.id for each in reversed(sent)]
    assert found[0].pinned_at > found[1].pinned_at
    await sent[1].unpin()
    assert [each.id async for each in channel.pins()] == [sent[0].id]


async def test_a_channel_has_250_pins_at_most(server, channel, pinned):
    pinned(249)
    sent = [await channel.send("x") for _ in range(2)]
    await sent[0].pin()
    server.expect(400, 30003)
    with pytest.raises(discord.HTTPException) as caught:
        await sent[1].pin()
    assert (caught.value.status, caught.value.code) == (400, 30003)
    await sent[0].pin()


async def test_no_two_messages_are_pinned_at_the_same_time(server, channel):
    now = server.world.clock()
    server.world.clock = lambda: now
    for _ in range(3):
        await (await channel.send("x")).pin()
    pins = {each.pinned_at for each in server.world.in_channel(server.channel.id)} - {None}
    assert len(pins) == 3


async def test_who_may_not_read_back_gets_no_pins(server, channel, pinned):
    pinned(1)
    server.roles.overwrite(server.channel, server.world.bot, deny=READ_MESSAGE_HISTORY)
    assert [each async for each in channel.pins()] == []


@pytest.mark.parametrize("limit", [0, 51])
async def test_a_page_has_one_to_fifty(server, limit):
    server.expect(400, 50035)
    async with wires_to(server) as wires:
        answer = await wires.call("GET", f"/channels/{server.channel.id}/messages/pins?limit={limit}")
    assert answer.status == 400


async def test_the_older_call_gives_the_first_fifty(server, pinned):
    ids = pinned(60)
    async with wires_to(server) as wires:
        answer = await wires.call("GET", f"/channels/{server.channel.id}/pins")
        assert [int(each["id"]) for each in await answer.json()] == ids[:50]
