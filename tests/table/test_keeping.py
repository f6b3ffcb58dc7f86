"""The table survives a restart."""

import json

import pytest

from bot.local.actors import Actor
from bot.local.standin import LocalDiscord
from bot.local.standin.model import Ping, Upload
from bot.local.standin.permissions import BOT, MEMBER
from bot.local.standin.posting import OLD_EDITS, Posting
from bot.local.start import open_table
from tests.table.sample_bot import make_bot


async def test_a_table_is_found_again_as_it_was_left(tmp_path):
    async with open_table(make_bot, tmp_path) as table:
        ann = Actor(table.server, "Ann")
        panel = (await ann.slash(table.server.channel, "panel")).message
        await ann.click(panel, "Count")
        picture = (await ann.slash(table.server.channel, "draw")).message
        await ann.slash(table.server.channel, "roll", sides=2)
    async with open_table(make_bot, tmp_path) as table:
        again = Actor(table.server, "Ann")
        seen = again.sees(table.server.channel)
        assert again.id == ann.id
        assert [each.content for each in seen] == ["count 1", "drawn"]
        assert again.picture(seen[1]) == ann.picture(picture)
        await again.click(seen[0], "Count")
        assert seen[0].content == "count 2"


async def test_roles_overwrites_and_time_outs_are_kept(tmp_path):
    server = LocalDiscord(tmp_path)
    ann = server.join("Ann")
    server.roles.add(server.guild, "Stewards", 1 << 13, ann)
    server.roles.overwrite(server.channel, ann, deny=1 << 15)
    server.roles.time_out(server.guild, server.join("Bob"), 3600)
    server.world.save()
    again = LocalDiscord(tmp_path)
    assert (again.guild, again.channel) == (server.guild, server.channel)


async def test_a_table_from_before_there_were_roles_gets_them(tmp_path):
    server = LocalDiscord(tmp_path)
    server.world.tell("user", server.join("Ann"))
    server.world.save()
    saved = json.loads((tmp_path / "table.json").read_text("utf-8"))
    for key in ("roles", "member_roles", "timeouts"):
        del saved["head"]["guilds"][0][key]
    del saved["head"]["channels"][0]["overwrites"]
    (tmp_path / "table.json").write_text(json.dumps(saved), "utf-8")
    again = LocalDiscord(tmp_path)
    held = [again.world.permissions(each.id, again.channel) for each in (again.join("Ann"), again.world.bot)]
    assert held == [MEMBER, BOT]


async def test_a_saved_table_of_another_format_is_refused(tmp_path):
    (tmp_path / "table.json").write_text('{"head": {"format": 99}}')
    with pytest.raises(ValueError, match="format 99"):
        LocalDiscord(tmp_path)
    assert (tmp_path / "table.json").read_text() == '{"head": {"format": 99}}'


async def test_the_last_thousand_pings_are_kept(tmp_path):
    server = LocalDiscord(tmp_path)
    server.pings.extend(Ping("1", "2", str(number), silent=False) for number in range(1001))
    server.world.tell("user", server.join("Ann"))
    server.world.save()
    assert [each.message_id for each in LocalDiscord(tmp_path).pings] == [str(number) for number in range(1, 1001)]


async def test_old_messages_take_only_so_many_edits():
    now = [1_800_000_000.0]
    server = LocalDiscord(clock=lambda: now[0])
    posting: Posting = server.posting
    message = posting.create(server.channel, server.world.bot.id, {"content": "board"}, {})
    now[0] += 7200
    for _ in range(OLD_EDITS):
        posting.edit(message, {"content": "board"}, {})
    with pytest.raises(Exception, match="30046"):
        posting.edit(message, {"content": "board"}, {})


async def test_a_file_that_was_replaced_can_be_fetched_for_a_while(tmp_path, monkeypatch):
    monkeypatch.setattr("bot.local.standin.files.MOST_REPLACED", 2)
    server = LocalDiscord(tmp_path)
    message = server.posting.create(server.channel, server.world.bot.id, {"content": "board"}, {})
    shown = []
    for number in range(5):
        server.posting.edit(message, {"attachments": []}, {"files[0]": Upload("board.txt", bytes([number]))})
        shown.append(message.attachments[0].id)
    there = {path.name for path in (tmp_path / "files").iterdir()}
    assert there == set(shown[-3:])
    assert [server.world.attachment(each).id for each in shown[-3:]] == shown[-3:]
    with pytest.raises(KeyError):
        server.world.attachment(shown[0])
    server.world.tell("message", message)
    server.world.save()
    LocalDiscord(tmp_path)
    assert [path.name for path in (tmp_path / "files").iterdir()] == shown[-1:]
