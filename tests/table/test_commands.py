"""Slash commands: what is synced, what a person can send, what arrives."""

import pytest

from bot.local.actors import Actor, CannotDo, NotAnswered


async def test_commands_are_synced_with_their_translations(server):
    roll = next(each for each in server.world.commands["global"] if each["name"] == "roll")
    assert roll["name_localizations"] == {"es-ES": "echar"}
    assert roll["options"][0] | {"min_value": 2, "max_value": 100} == roll["options"][0]


async def test_an_unchanged_sync_keeps_ids_and_versions(table, server):
    before = {each["name"]: (each["id"], each["version"]) for each in server.world.commands["global"]}
    await table.bot.tree.sync()
    assert {each["name"]: (each["id"], each["version"]) for each in server.world.commands["global"]} == before


async def test_commands_of_a_guild_carry_its_id(table, server, ann):
    import discord

    guild = discord.Object(int(server.guild.id))
    table.bot.tree.copy_global_to(guild=guild)
    table.bot.tree.clear_commands(guild=None)
    await table.bot.tree.sync(guild=guild)
    await table.bot.tree.sync()
    assert (await ann.slash(server.channel, "roll", sides=4)).text == "rolled 4"


async def test_a_private_answer_is_seen_by_the_one_who_asked(server, ann, bob):
    answer = await ann.slash(server.channel, "roll", sides=6)
    assert answer.private
    assert ann.last(server.channel).content == "rolled 6"
    assert not bob.sees(server.channel)


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("roll", {"sides": 1}),
        ("roll", {"sides": 101}),
        ("roll", {"sides": "6"}),
        ("roll", {"sides": True}),
        ("roll", {}),
        ("roll", {"sides": 6, "colour": "red"}),
        ("game", {}),
        ("game old", {}),
        ("draw", {"private": "yes"}),
        ("whisper", {"to": "17", "text": "hi"}),
    ],
)
async def test_a_person_cannot_send_what_the_client_refuses(server, ann, command, options):
    with pytest.raises(CannotDo):
        await ann.slash(server.channel, command, **options)
    assert not server.interactions.all


async def test_a_changed_client_can_send_anything(server, ann):
    known = next(each for each in server.world.commands["global"] if each["name"] == "roll")
    data = {"id": known["id"], "name": "roll", "type": 1, "options": [{"name": "sides", "type": 4, "value": -9}]}
    assert (await ann.raw(2, server.channel, data)).text == "rolled -9"


async def test_suggestions_come_from_the_bot_and_any_text_may_be_sent(server, ann):
    found = await ann.autocomplete(server.channel, "game new", "title", title="18")
    assert [each.name for each in found] == ["18Mag", "1856", "1865"]
    assert [each.value for each in await ann.autocomplete(server.channel, "game new", "title", title="m")] == ["18mag"]
    assert (await ann.slash(server.channel, "game new", title="1830")).text == "1830 for 3"
    with pytest.raises(CannotDo):
        await ann.autocomplete(server.channel, "game new", "seats", seats="3")


async def test_an_unanswered_command_is_a_failure(server, ann):
    server.interactions.answer_limit = 0.2
    with pytest.raises(NotAnswered):
        await ann.slash(server.channel, "ignore")
    assert server.problems() == ["not answered: /ignore"]
    next(iter(server.interactions.all.values())).must_answer = False


async def test_a_menu_of_a_message(server, ann, bob):
    said = await bob.say(server.channel, "hello")
    assert (await ann.menu(said, "Quote")).text == "> hello"


async def test_a_command_in_the_bots_direct_messages(server, ann):
    assert (await ann.slash(ann.dm, "roll", sides=3)).text == "rolled 3"


async def test_a_command_from_a_guild_without_the_bot(server):
    foreign = server.add_guild("Elsewhere", has_bot=False)
    cat = Actor(server, "Cat", foreign)
    channel = next(each for each in server.world.channels.values() if each.guild_id == foreign.id)
    assert (await cat.slash(channel, "roll", sides=3)).text == "rolled 3"
    with pytest.raises(CannotDo):
        cat.sees(server.channel)


async def test_a_person_as_an_option(server, ann, bob):
    await ann.slash(server.channel, "whisper", to=bob, text="psst")
    assert bob.last(bob.dm).content == "psst"
    with pytest.raises(CannotDo):
        ann.sees(bob.dm)
