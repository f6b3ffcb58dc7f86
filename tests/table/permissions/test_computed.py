"""Permissions as bits: Discord's page "Permissions", and what each call asks for."""

import asyncio

import discord
import pytest

from bot.local.actors import Actor
from bot.local.standin import LocalDiscord, permissions
from bot.local.standin.model import PRIVATE_THREAD, PUBLIC_THREAD, SLASH, Overwrite
from bot.local.standin.permissions import (
    ADD_REACTIONS,
    ADMINISTRATOR,
    ALL,
    ATTACH_FILES,
    BOT,
    MANAGE_GUILD,
    MANAGE_MESSAGES,
    MANAGE_THREADS,
    MEMBER,
    PIN_MESSAGES,
    READ_MESSAGE_HISTORY,
    SEND_MESSAGES,
    SEND_MESSAGES_IN_THREADS,
    VIEW_CHANNEL,
)
from bot.local.start import open_table
from tests.table.sample_bot import make_bot
from tests.table.wire import Clock, wired


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def server(clock):
    return LocalDiscord(clock=clock)


@pytest.fixture
def guild(server):
    return server.guild


# -- how they are computed --------------------------------------------------------------------------------------------


def test_roles_add_to_what_everyone_may(server, guild, channel, ann):
    assert server.world.permissions(ann.id, channel) == MEMBER
    role = server.roles.add(guild, "Stewards", MANAGE_MESSAGES, ann)
    assert server.world.permissions(ann.id, channel) == MEMBER | MANAGE_MESSAGES
    server.roles.change(guild, server.roles.everyone(guild), VIEW_CHANNEL)
    assert server.world.permissions(ann.id, channel) == VIEW_CHANNEL | MANAGE_MESSAGES
    server.roles.take(guild, role, ann)
    assert server.world.permissions(ann.id, channel) == VIEW_CHANNEL


def test_what_somebody_may_everywhere_comes_on_top(server, channel, ann):
    ann.permissions |= MANAGE_GUILD
    assert server.world.permissions(ann.id, channel) == MEMBER | MANAGE_GUILD


def test_the_owner_may_all_whatever_overwrites_say(server, guild, channel, ann):
    guild.owner_id = ann.id
    server.roles.overwrite(channel, ann, deny=SEND_MESSAGES)
    assert server.world.permissions(ann.id, channel) == ALL


def test_an_administrator_may_all_whatever_overwrites_say(server, guild, channel, ann):
    server.roles.add(guild, "Chiefs", ADMINISTRATOR, ann)
    server.roles.overwrite(channel, ann, deny=SEND_MESSAGES)
    assert server.world.permissions(ann.id, channel) == ALL


A, D = SEND_MESSAGES, SEND_MESSAGES
RANKS = {
    "everyone's overwrite denies": ([("everyone", 0, D)], False),
    "everyone's allowing beats everyone's denying": ([("everyone", A, D)], True),
    "a role's denying beats everyone's allowing": ([("everyone", A, 0), ("one", 0, D)], False),
    "a role's allowing beats everyone's denying": ([("one", A, 0), ("everyone", 0, D)], True),
    "one role's allowing beats another's denying": ([("one", A, 0), ("two", 0, D)], True),
    "whichever role it is": ([("one", 0, D), ("two", A, 0)], True),
    "a member's denying beats roles' allowing": ([("ann", 0, D), ("one", A, 0)], False),
    "a member's allowing beats roles' denying": ([("ann", A, 0), ("one", 0, D), ("two", 0, D)], True),
    "another's overwrite is none of hers": ([("bob", 0, D), ("other", 0, D)], True),
}


@pytest.mark.parametrize("name", RANKS)
def test_overwrites_apply_in_order(name, server, guild, channel, ann):
    roles = [server.roles.add(guild, each, 0, ann) for each in ("one", "two")]
    other = server.roles.add(guild, "other", 0)
    ids = {"everyone": guild.id, "one": roles[0].id, "two": roles[1].id, "other": other.id}
    ids |= {"ann": ann.id, "bob": server.join("Bob").id}
    overwrites, may = RANKS[name]
    channel.overwrites = [Overwrite(ids[whom], int(whom in ("ann", "bob")), *bits) for whom, *bits in overwrites]
    assert server.world.may(ann.id, channel, SEND_MESSAGES) is may


def test_a_member_in_time_out_may_only_look_and_read_until_its_end(server, guild, channel, ann, clock):
    server.roles.time_out(guild, ann, 60)
    server.roles.overwrite(channel, ann, allow=SEND_MESSAGES)
    assert server.world.permissions(ann.id, channel) == VIEW_CHANNEL | READ_MESSAGE_HISTORY
    clock.now += 60
    assert server.world.permissions(ann.id, channel) == MEMBER


def test_an_administrator_is_exempt_from_time_outs(server, guild, channel, ann):
    server.roles.add(guild, "Chiefs", ADMINISTRATOR, ann)
    server.roles.time_out(guild, ann, 60)
    assert server.world.permissions(ann.id, channel) == ALL


def test_who_cannot_see_a_channel_can_do_nothing_in_it(server, channel, ann):
    server.roles.overwrite(channel, ann, deny=VIEW_CHANNEL)
    assert not server.world.may(ann.id, channel, READ_MESSAGE_HISTORY)
    assert not server.world.may_see(ann.id, channel)


def test_who_cannot_write_can_attach_nothing(server, channel, ann):
    server.roles.overwrite(channel, ann, deny=SEND_MESSAGES)
    assert not server.world.may(ann.id, channel, ATTACH_FILES)
    assert server.world.may(ann.id, channel, ADD_REACTIONS)


def test_a_thread_inherits_all_but_writing(server, channel, thread, ann):
    server.roles.overwrite(channel, ann, deny=SEND_MESSAGES | ADD_REACTIONS)
    assert server.world.may(ann.id, thread, SEND_MESSAGES | ATTACH_FILES)
    assert not server.world.may(ann.id, thread, ADD_REACTIONS)
    server.roles.overwrite(channel, ann, deny=SEND_MESSAGES_IN_THREADS)
    assert not server.world.may(ann.id, thread, SEND_MESSAGES)
    assert server.world.may(ann.id, channel, SEND_MESSAGES)


def test_nobody_sees_a_thread_of_a_channel_they_cannot_see(server, channel, thread, ann):
    thread.members.append(ann.id)
    server.roles.overwrite(channel, ann, deny=VIEW_CHANNEL)
    assert not server.world.may_see(ann.id, thread)


def test_a_private_thread_is_for_its_members_and_who_manages_threads(server, guild, channel, ann):
    thread = server.add_thread(channel, "secret", PRIVATE_THREAD, 60)
    assert not server.world.may_see(ann.id, thread)
    server.roles.add(guild, "Stewards", MANAGE_THREADS, ann)
    assert server.world.may_see(ann.id, thread)


@pytest.mark.parametrize("name", permissions.DENIED)
def test_a_name_in_denied_is_short_for_an_overwrite_of_the_bots(server, channel, thread, name):
    channel.denied.append(name)
    for place in (channel, thread):
        assert server.world.permissions(server.world.bot.id, place) == BOT & ~permissions.DENIED[name]


# -- what the bot is told ---------------------------------------------------------------------------------------------

COMPARED = BOT & ~permissions.CHANGE_NICKNAME
"""Permissions of channels, without the one of a guild."""


async def test_the_client_comes_to_the_same_result():
    """After each change discord.py, told of it, computes for the bot what the stand-in does."""
    async with open_table(make_bot) as table:
        server, world = table.server, table.server.world
        guild, channel, roles, bot = server.guild, server.channel, server.roles, world.bot
        thread = server.add_thread(channel, "talk", PUBLIC_THREAD, 60)
        extra = roles.add(guild, "Extra", 0, bot)
        for change in (
            lambda: roles.change(guild, roles.of_bot(guild), PIN_MESSAGES),
            lambda: roles.change(guild, roles.everyone(guild), MEMBER & ~SEND_MESSAGES),
            lambda: roles.overwrite(channel, extra, allow=SEND_MESSAGES, deny=PIN_MESSAGES),
            lambda: roles.overwrite(channel, roles.everyone(guild), deny=SEND_MESSAGES_IN_THREADS),
            lambda: roles.overwrite(channel, bot, deny=ATTACH_FILES, allow=MANAGE_THREADS),
            lambda: roles.time_out(guild, bot, 3600),
            lambda: roles.time_out(guild, bot, 0),
            lambda: roles.change(guild, extra, ADMINISTRATOR),
        ):
            change()
            channel.topic = f"{channel.topic}x"
            server.gateway.dispatch_channel("CHANNEL_UPDATE", channel)
            await table.bot.wait_for("guild_channel_update", timeout=60)
            seen = table.bot.get_guild(int(guild.id))
            for place in (channel, thread):
                known = seen.get_channel_or_thread(int(place.id)).permissions_for(seen.me).value
                held = permissions.effective(world.permissions(bot.id, place), in_thread=place is thread)
                # SEND_MESSAGES of a thread is a channel's left as it was with discord.py.
                mask = COMPARED & ~SEND_MESSAGES if place is thread else COMPARED
                assert known & mask == held & mask


async def test_an_interaction_tells_what_person_and_bot_may_in_the_channel(server, channel, ann):
    server.roles.overwrite(channel, ann, deny=ATTACH_FILES)
    channel.denied.append("pin")
    async with wired(server) as wires:
        wire = await wires.identified()
        server.interactions.start(SLASH, ann.id, channel.id, {"name": "x"})
        told = await wire.event("INTERACTION_CREATE")
    assert int(told["member"]["permissions"]) == MEMBER & ~ATTACH_FILES
    assert int(told["app_permissions"]) == BOT & ~PIN_MESSAGES


async def test_a_channel_chosen_from_a_menu_comes_with_what_person_and_bot_may_in_it(server, channel, ann):
    other = server.add_channel(server.guild, "other")
    server.roles.overwrite(other, ann, deny=ATTACH_FILES)
    other.denied.append("pin")
    menu = {"type": 1, "components": [{"type": 8, "custom_id": "x"}]}
    message = server.posting.create(channel, server.world.bot.id, {"components": [menu]}, {})
    async with wired(server) as wires:
        wire = await wires.identified()
        asking = asyncio.create_task(Actor(server, "Ann").select(message, other))
        told = (await wire.event("INTERACTION_CREATE"))["data"]["resolved"]["channels"][other.id]
        asking.cancel()
    assert int(told["permissions"]) == MEMBER & ~ATTACH_FILES
    assert int(told["app_permissions"]) == BOT & ~PIN_MESSAGES


async def test_of_a_channel_that_it_cannot_view_the_bot_learns_next_to_nothing(server, guild, channel, ann):
    async with wired(server) as wires:
        wire = await wires.identified(intents=1 << 0 | 1 << 9 | 1 << 12 | 1 << 15)
        server.roles.overwrite(channel, server.world.bot, deny=VIEW_CHANNEL)
        told = await wire.event("CHANNEL_UPDATE")
        deny = {"id": guild.id, "type": 0, "allow": "0", "deny": str(VIEW_CHANNEL)}
        assert (told["name"], told["flags"], told["permission_overwrites"]) == ("___hidden___", 1 << 17, [deny])
        server.posting.create(channel, ann.id, {"content": "unheard"}, {})
        server.posting.create(server.world.direct(ann.id), ann.id, {"content": "end"}, {})
        assert await wire.heard() == []


async def test_the_bots_own_member_has_its_role():
    async with open_table(make_bot) as table:
        me = table.bot.get_guild(int(table.server.guild.id)).me
        assert me.guild_permissions == discord.Permissions(BOT)
        assert [each.name for each in me.roles] == ["@everyone", table.server.world.bot.display]
