"""Two threads for one game: moves and pings stay in the one, talk is in the other; commands know the game in both."""

from __future__ import annotations

from dataclasses import fields

from bot.discord.tables.rematch import terms_of
from bot.local.standin.model import Channel, Message
from bot.service import GameInfo
from bot.service import Person as Seated
from bot.service.games.terms import TableTerms
from tests.discord.party import Party, codes


def talk_of(party: Party, game: GameInfo) -> Channel:
    return party.server.world.channels[str(game.talk)]


async def said(party: Party, channel: str | None, words: str) -> Message:
    """The message in a channel that says this, once it's there."""

    def found() -> list[Message]:
        return [each for each in party.server.world.in_channel(str(channel)) if words in each.content]

    await party.server.until(lambda: found() != [], what=words)
    return found()[-1]


async def parted(party: Party, game: GameInfo) -> GameInfo:
    """The game, once Ann has had a thread for talk opened by two taps."""
    answer = await party.ann.slash(party.thread(game), "game talk")
    assert answer.private
    await (await party.ann.click(answer.message, label="A thread for talk")).touched()
    return await party.info(game)


async def test_the_host_has_a_second_thread_by_two_taps_and_everybody_hears_where_it_is(party: Party) -> None:
    game = await party.started(name="Friday")
    pings = len(party.server.pings)
    now = await parted(party, game)
    assert (now.channel, now.talk) == (game.channel, talk_of(party, now).id)
    assert talk_of(party, now).name == "Friday · talk"
    told = await said(party, game.channel, "Talk is in")
    assert f"<#{now.talk}>" in told.content
    assert f"<#{game.channel}>" in (await said(party, now.talk, "Here you talk about")).content
    assert (told.mentions, len(party.server.pings)) == ([], pings)


async def test_commands_typed_where_people_talk_know_the_game_and_moves_are_told_in_the_other(party: Party) -> None:
    game = await parted(party, await party.started())
    up, before = party.up(game), await party.turn_message(game)
    await up.slash(talk_of(party, game), "draft_company", company="5")
    after = await party.info(game)
    assert after.seq == 1
    message = await party.turn_message(after)
    assert f"💬 <#{game.talk}>" in message.content.split("\n")[0]
    assert [each.channel_id for each in party.server.world.in_channel(str(game.talk)) if each.mentions] == []
    assert "-# " in before.content.split("\n")[-1] or party.up(after) is up


async def test_who_is_not_the_host_sees_how_it_stands_and_changes_nothing(party: Party) -> None:
    game = await party.started()
    shown = await party.ben.slash(party.thread(game), "game talk")
    assert "Moves and talk are in one thread" in shown.text
    assert shown.message.labels() == []
    answer = await party.ann.slash(party.thread(game), "game talk")
    code = next(each for each in codes(answer.message) if ":talk_on:" in each)
    refused = await party.ben.raw(
        3, party.thread(game), {"component_type": 2, "custom_id": code}, message=await party.turn_message(game)
    )
    await party.server.until(lambda: "hosts this table" in refused.text, what="the refusal")
    assert (await party.info(game)).talk is None


async def test_a_thread_that_people_have_is_taken_and_no_games_own(party: Party) -> None:
    game = await party.started()
    answer = await party.ann.slash(party.thread(game), "game talk")
    assert answer.message.labels() == ["A thread for talk"]
    thread = party.server.add_thread(party.server.add_channel(party.server.guild, "chat"), "Trains", 11, 10080)
    answer = await party.ann.slash(thread, "game talk", game=str(game.id))
    await (await party.ann.click(answer.message, label="Talk in this thread")).touched()
    assert (await party.info(game)).talk == thread.id


async def test_all_in_one_thread_again_and_back_uses_the_same_second_thread(party: Party) -> None:
    game = await parted(party, await party.started())
    answer = await party.ann.slash(talk_of(party, game), "game talk")
    await (await party.ann.click(answer.message, label="All in one thread")).touched()
    assert (await party.info(game)).talk is None
    await said(party, game.channel, "From now on talk is here again")
    threads = set(party.server.world.channels)
    assert (await parted(party, game)).talk == game.talk
    assert set(party.server.world.channels) == threads


async def test_a_deleted_talk_thread_is_told_once_and_all_goes_on_in_one(party: Party) -> None:
    game = await parted(party, await party.started())
    await said(party, game.talk, "Here you talk about")
    party.server.delete_channel(talk_of(party, game))
    told = await said(party, game.channel, "The thread for talk is gone")
    assert (await party.info(game)).talk is None
    party.server.expect(404, 10003)
    answer = await party.ann.click(told, label="A thread for talk")
    assert answer.private
    again = await party.info(game)
    assert again.talk not in (None, game.talk)
    lost = [each for each in party.server.world.in_channel(str(game.channel)) if "talk is gone" in each.content]
    assert len(lost) == 1


async def test_a_shown_what_if_goes_where_people_talk_or_else_to_the_moves(party: Party) -> None:
    game = await parted(party, await party.started())
    ben = Seated(party.ben.id, party.ben.name, server=party.server.guild.id)

    async def show(place: int) -> None:
        picks = await party.service.plans.read(game.id, ben, lambda g: [e.to_json() for e in g.legal("draft_company")])
        await party.service.plans.drop(game.id, ben)
        await party.service.plans.try_out(game.id, ben, [picks[place]])
        await party.service.plans.show(game.id, ben)

    await show(0)
    assert (await said(party, game.talk, "shows a what-if")).mentions == []
    party.server.expect(403, 50013)
    party.server.fail("POST", f"/channels/{game.talk}/messages", 403, 50013)
    await show(1)
    await said(party, game.channel, "shows a what-if")
    assert (await party.info(game)).talk == game.talk


async def test_a_table_opened_with_talk_apart_gets_both_threads_at_its_start(party: Party) -> None:
    game = await party.started(talk=True)
    now = await party.info(game)
    assert now.talk is not None
    assert talk_of(party, now).parent_id == party.thread(now).parent_id


async def test_a_rematch_is_on_all_terms_of_the_table_before_it(party: Party) -> None:
    await party.open(players=3, talk=True)
    (info,) = await party.service.list(party.server.guild.id)
    anew = {"channel", "take_seat", "seed", "seating"}
    assert set(terms_of(info)) == {each.name for each in fields(TableTerms)} - anew
    assert terms_of(info)["apart"] is True
