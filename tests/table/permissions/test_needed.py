"""Which permissions each call asks for, as the pages of Discord's resources say."""

import pytest

from bot.local.actors import Actor, CannotDo
from bot.local.standin.model import PRIVATE_THREAD
from bot.local.standin.permissions import (
    ADD_REACTIONS,
    ALL,
    BOT,
    CREATE_PRIVATE_THREADS,
    CREATE_PUBLIC_THREADS,
    MANAGE_MESSAGES,
    MANAGE_THREADS,
    MENTION_EVERYONE,
    PIN_MESSAGES,
    READ_MESSAGE_HISTORY,
    SEND_MESSAGES,
    SEND_MESSAGES_IN_THREADS,
    VIEW_CHANNEL,
)
from bot.local.start import open_table
from tests.table.sample_bot import make_bot
from tests.table.wire import wired


@pytest.fixture
async def call(server):
    """Makes a call."""
    async with wired(server) as wires:
        yield wires.call


MANAGING = MANAGE_MESSAGES | MANAGE_THREADS
ROOM, TALK = "/channels/{channel}", "/channels/{thread}"
CALLS = [
    (VIEW_CHANNEL, "GET", ROOM, None, 50001),
    (VIEW_CHANNEL, "GET", TALK, None, 50001),
    (SEND_MESSAGES, "POST", ROOM + "/messages", {"content": "x"}, 50013),
    (SEND_MESSAGES_IN_THREADS, "POST", TALK + "/messages", {"content": "x"}, 50013),
    (READ_MESSAGE_HISTORY, "POST", ROOM + "/messages", {"content": "x", "message_reference": {"message_id": 1}}, 50013),
    (READ_MESSAGE_HISTORY, "GET", ROOM + "/messages/{hers}", None, 50013),
    (MANAGE_MESSAGES, "DELETE", ROOM + "/messages/{hers}", None, 50013),
    (PIN_MESSAGES, "PUT", ROOM + "/messages/pins/{hers}", None, 50013),
    (PIN_MESSAGES, "DELETE", ROOM + "/messages/pins/{hers}", None, 50013),
    (ADD_REACTIONS, "PUT", ROOM + "/messages/{hers}/reactions/x/@me", None, 50013),
    (READ_MESSAGE_HISTORY, "PUT", ROOM + "/messages/{hers}/reactions/x/@me", None, 50013),
    (CREATE_PUBLIC_THREADS, "POST", ROOM + "/threads", {"name": "x", "type": 11}, 50013),
    (CREATE_PRIVATE_THREADS, "POST", ROOM + "/threads", {"name": "x", "type": 12}, 50013),
    (CREATE_PUBLIC_THREADS, "POST", ROOM + "/messages/{hers}/threads", {"name": "x"}, 50013),
    (MANAGE_THREADS, "PATCH", TALK, {"name": "y"}, 50013),
    (MANAGE_THREADS, "DELETE", TALK, None, 50013),
    (SEND_MESSAGES_IN_THREADS, "PUT", TALK + "/thread-members/{ann}", None, 50013),
    (MANAGE_THREADS, "DELETE", TALK + "/thread-members/{ann}", None, 50013),
]


@pytest.fixture
def paths(server, channel, thread, ann):
    """What paths may name."""
    hers = server.posting.create(channel, ann.id, {"content": "x"}, {})
    return {"channel": channel.id, "thread": thread.id, "hers": hers.id, "ann": ann.id}


@pytest.mark.parametrize(("needed", "method", "path", "body", "code"), CALLS)
async def test_a_call_without_its_permission_is_refused(server, channel, paths, needed, method, path, body, code):
    async with wired(server) as wires:
        server.roles.overwrite(channel, server.world.bot, allow=MANAGING & ~needed, deny=needed)
        refused = await wires.call(method, path.format(**paths), body)
        assert (refused.status, (await refused.json())["code"]) == (403, code)
        server.roles.overwrite(channel, server.world.bot, allow=MANAGING, deny=ALL & ~BOT & ~MANAGING)
        assert (await wires.call(method, path.format(**paths), body)).status in (200, 204)


async def test_the_bot_may_not_change_a_channel_that_it_does_not_manage(call, channel):
    answer = await call("PATCH", f"/channels/{channel.id}", {"name": "y"})
    assert (answer.status, (await answer.json())["code"]) == (403, 50013)


async def test_whoever_may_write_may_open_a_thread_again_that_is_not_locked(server, channel, thread, call):
    channel.denied.append("thread")
    thread.archived = True
    assert (await call("PATCH", f"/channels/{thread.id}", {"archived": False})).status == 200
    thread.archived = thread.locked = True
    assert (await call("PATCH", f"/channels/{thread.id}", {"archived": False})).status == 403


async def test_whoever_opened_a_private_thread_may_take_people_out_of_it(server, channel, ann, call):
    thread = server.add_thread(channel, "secret", PRIVATE_THREAD, 60)
    thread.members.append(ann.id)
    channel.denied.append("thread")
    assert (await call("DELETE", f"/channels/{thread.id}/thread-members/{ann.id}")).status == 204
    assert ann.id not in thread.members


async def test_who_may_not_read_back_finds_a_channel_empty(server, channel, paths, call):
    path = f"/channels/{channel.id}/messages"
    assert [each["id"] for each in await (await call("GET", path)).json()] == [paths["hers"]]
    server.roles.overwrite(channel, server.world.bot, deny=READ_MESSAGE_HISTORY)
    assert await (await call("GET", path)).json() == []


async def test_a_reaction_that_others_have_made_may_be_joined(server, channel, paths, call):
    server.world.messages[paths["hers"]].reactions["x"] = [paths["ann"]]
    server.roles.overwrite(channel, server.world.bot, deny=ADD_REACTIONS)
    path = f"/channels/{channel.id}/messages/{paths['hers']}/reactions"
    assert (await call("PUT", path + "/x/@me")).status == 204
    assert (await call("PUT", path + "/y/@me")).status == 403


def test_only_who_may_pings_everyone(server, channel, ann):
    bob = server.join("Bob")
    server.posting.create(channel, ann.id, {"content": "@everyone"}, {})
    assert server.pings == []
    server.roles.add(server.guild, "Loud", MENTION_EVERYONE, ann)
    server.posting.create(channel, ann.id, {"content": "@everyone"}, {})
    assert bob.id in [each.user_id for each in server.pings]


async def test_a_person_in_time_out_can_neither_write_nor_command():
    async with open_table(make_bot) as table:
        server, ann = table.server, Actor(table.server, "Ann")
        server.roles.time_out(server.guild, ann.user, 60)
        with pytest.raises(CannotDo):
            await ann.say(server.channel, "x")
        with pytest.raises(CannotDo):
            await ann.slash(server.channel, "roll", sides=2)
        assert ann.sees(server.channel) == []
