"""Messages, threads, pins, pings and files."""

import asyncio
import io

import discord
import pytest

from bot.local.actors import CannotDo
from bot.local.standin import Upload
from tests.table.sample_bot import png


@pytest.fixture
def channel(table, server):
    """The guild's channel as the bot has it."""
    return table.bot.get_channel(int(server.channel.id))


async def test_a_game_opens_a_thread_pins_and_pings(server, ann, bob):
    await ann.slash(server.channel, "game new", title="18Mag")
    ping = (await server.until(ann.pings))[0]
    thread = server.world.channels[ping.channel_id]
    posted = await server.until(lambda: next((m for m in bob.sees(thread) if m.pinned_at), None))
    assert thread.is_thread
    assert posted.embeds[0]["image"]["width"] == 60
    assert "to act" in posted.text
    assert "**Your** turn" in posted.text
    assert not bob.pings()
    assert [each.kind for each in bob.sees(thread)] == [0, 6]


async def test_only_allowed_mentions_ping_and_edits_never_do(server, ann, bob, channel):
    text = f"{ann.mention} {bob.mention} @everyone"
    sent = await channel.send(text, allowed_mentions=discord.AllowedMentions(users=[discord.Object(int(bob.id))]))
    await sent.edit(content=text, allowed_mentions=discord.AllowedMentions.all())
    assert [each.user_id for each in server.pings] == [bob.id]
    await channel.send("@everyone", allowed_mentions=discord.AllowedMentions.all())
    assert ann.pings()


async def test_a_silent_message_rings_no_bell(ann, channel):
    await channel.send(ann.mention, silent=True, allowed_mentions=discord.AllowedMentions.all())
    assert not ann.pings()
    assert len(ann.pings(silent=True)) == 1


async def test_a_repeated_nonce_answers_the_first_message_again(server, channel):
    first = await channel.send("move 417", nonce="g1:417")
    again = await channel.send("move 417", nonce="g1:417")
    assert again.id == first.id
    assert len(server.world.in_channel(server.channel.id)) == 1
    assert (await channel.send("move 418", nonce="g1:418")).id != first.id


async def test_history_edits_and_deletion(server, channel):
    sent = [await channel.send(str(number)) for number in range(4)]
    await sent[1].delete()
    assert [each.content async for each in channel.history(limit=2)] == ["3", "2"]
    assert [each.content async for each in channel.history(after=sent[0], oldest_first=True)] == ["2", "3"]
    await sent[0].edit(content="zero")
    assert (await channel.fetch_message(sent[0].id)).content == "zero"
    server.expect(404, 10008)
    with pytest.raises(discord.NotFound):
        await sent[1].edit(content="gone")


async def test_a_file_is_what_its_first_bytes_say(channel):
    sent = await channel.send(file=discord.File(io.BytesIO(b"\xff\xd8\xff\xe0"), "log.txt"))
    assert sent.attachments[0].content_type == "image/jpeg"


async def test_an_edit_keeps_only_the_attachments_it_lists(channel):
    files = [discord.File(io.BytesIO(png(9, 9)), f"{name}.png") for name in "ab"]
    sent = await channel.send(files=files)
    edited = await sent.edit(attachments=[sent.attachments[1], discord.File(io.BytesIO(b"log"), "log.txt")])
    assert [each.filename for each in edited.attachments] == ["b.png", "log.txt"]
    assert edited.attachments[1].content_type.startswith("text/plain")
    assert await edited.attachments[1].read() == b"log"


async def test_pins_are_listed_last_pinned_first(channel):
    sent = [await channel.send(str(number)) for number in range(3)]
    for each in sent:
        await each.pin()
    await sent[1].unpin()
    assert [each.content async for each in channel.pins()] == ["2", "0"]


async def test_threads_of_messages_and_posts_of_forums(table, server, channel):
    sent = await channel.send("start")
    thread = await sent.create_thread(name="At a message")
    assert thread.id == sent.id
    server.expect(400, 160004)
    with pytest.raises(discord.HTTPException):
        await sent.create_thread(name="Again")
    forum = server.add_channel(server.guild, "posts", 15, ["18Mag"])
    post = await (await table.bot.fetch_channel(int(forum.id))).create_thread(name="A game", content="first")
    assert post.message.content == "first"


async def test_a_locked_thread_is_closed_to_people_and_writing_wakes_an_archived_one(server, ann, channel):
    thread = await channel.create_thread(name="t", type=discord.ChannelType.public_thread)
    await thread.edit(archived=True)
    known = server.world.channels[str(thread.id)]
    await ann.say(known, "hello")
    assert not known.archived
    await thread.edit(archived=True, locked=True)
    with pytest.raises(CannotDo):
        await ann.say(known, "hello?")


async def test_a_private_thread_is_seen_by_its_members_only(server, ann, bob, channel):
    thread = await channel.create_thread(name="secret", type=discord.ChannelType.private_thread)
    await thread.add_user(discord.Object(int(ann.id)))
    known = server.world.channels[str(thread.id)]
    assert not ann.sees(known)
    with pytest.raises(CannotDo):
        bob.sees(known)


async def test_refusals_have_discords_codes(table, server, ann, channel):
    async def code(status, expected, doing):
        server.expect(status, expected)
        with pytest.raises(discord.HTTPException) as caught:
            await doing
        assert (caught.value.status, caught.value.code) == (status, expected)

    ann.user.dms_open = False
    person = await table.bot.fetch_user(int(ann.id))
    await code(403, 50007, person.send("hi"))
    await code(400, 50006, channel.send("   "))
    await code(400, 50035, channel.send("x" * 2001))
    await code(404, 10003, table.bot.fetch_channel(17))
    thread = await channel.create_thread(name="talk", type=discord.ChannelType.public_thread)
    await code(400, 50035, thread.edit(name="x" * 101))
    await code(400, 50035, thread.edit(auto_archive_duration=61))
    server.channel.denied.append("send")
    await code(403, 50013, channel.send("hi"))
    server.channel.denied.append("view")
    await code(403, 50001, channel.send("hi"))
    server.delete_channel(server.channel)
    await code(404, 10003, channel.send("hi"))


async def test_without_the_intent_what_people_write_is_withheld(table, server, ann):
    await ann.say(server.channel, "to all")
    await ann.say(server.channel, f"{server.world.bot.mention} hello")
    await ann.say(ann.dm, "to you", files=[Upload("a.txt", b"a")])
    heard = [await asyncio.wait_for(table.bot.heard.get(), 60) for _ in range(3)]
    assert [each.content for each in heard] == ["", f"{server.world.bot.mention} hello", "to you"]


async def test_reactions(server, channel):
    sent = await channel.send("vote")
    await sent.add_reaction("👍")
    assert server.world.messages[str(sent.id)].reactions == {"👍": [server.world.bot.id]}
    await sent.remove_reaction("👍", server_user := channel.guild.me)
    assert server_user.id == int(server.world.bot.id)
    assert not server.world.messages[str(sent.id)].reactions
