"""People who have left the server, and threads that were deleted: the others hear of it and can go on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace

import discord
import pytest

from bot.discord.connection.presence import FRESH, LASTING, MOST_KEPT, Members
from bot.discord.tables.threads import OFFERED, tell_lost
from bot.local.actors import Actor
from bot.local.standin.model import Message
from bot.service import GameInfo
from bot.service import Person as Seated
from tests.discord.days import HOUR, Days, labelled, table_in
from tests.discord.party import Party, codes, confirm, press
from tests.discord.play.test_offering import posted
from tests.discord.play.test_offering import table as trading_table
from tests.discord.tables.test_manners import offered

MANY = 12
"""More answers than a test brings about in which Discord says that somebody isn't a member."""


@pytest.fixture
async def days(tmp_path: Path) -> AsyncIterator[Days]:
    async with table_in(tmp_path) as made:
        yield made


def leave(days: Days, person: Actor, game: GameInfo) -> None:
    """The person leaves the game's server; the bot isn't told."""
    days.server.world.guilds[str(game.server)].members.remove(person.id)
    for _ in range(MANY):
        days.server.expect(404, 10007)


def come_back(days: Days, person: Actor) -> None:
    days.server.join(person.name)


async def drafted(days: Days, game: GameInfo, company: str = "5") -> GameInfo:
    """Whoever is up drafts a company, and it's told."""
    up = days.party.up(game)
    await days.service.act(
        game.id, Seated(up.id, up.name, server=game.server), [{"type": "draft_company", "company": company}]
    )
    await days.told()
    return await days.party.info(game)


def last(days: Days, game: GameInfo) -> Message:
    return days.party.messages(game)[-1]


async def test_the_turn_of_somebody_who_has_left_tells_the_others(days: Days) -> None:
    game = await days.game(days.party.ann)
    after = await days.service.read(game.id, lambda position: position.state.seats)
    ben = next(each for each in (days.party.ben, days.party.cid) if each.id == game.seat(after[1]).user)
    planned = Seated(ben.id, ben.name, server=game.server)
    await days.service.plans.try_out(game.id, planned, [{"type": "draft_company", "company": "6"}])
    await days.service.plans.keep(game.id, planned)
    leave(days, ben, game)
    rung = len(days.server.pings)
    game = await drafted(days, game)
    assert game.turn is not None
    assert game.turn.user == ben.id
    told = next(each for each in days.party.messages(game) if f"{ben.name} has left this server" in each.text)
    assert ben.mention not in told.text
    assert f"Orders and plans of {ben.name}, if there are any, rest until then." in told.text
    assert (told.mentions, told.silent) == ([], True)
    assert len(days.server.pings) == rung
    # The game stands: everybody sees who is up, and everything else goes on.
    assert ben.name in (await days.party.ann.slash(days.party.thread(game), "game status")).text


async def test_one_tap_lets_the_caretaker_play_for_who_has_left_and_the_seat_is_theirs_when_they_are_back(
    days: Days,
) -> None:
    game = await days.game(days.party.ann, silence="wait")
    game = await drafted(days, game)
    ben = days.party.up(game)
    leave(days, ben, game)
    await days.go_by(24)
    told = next(each for each in days.party.messages(game) if f"waits for {ben.name}, who has left" in each.text)
    assert (told.mentions, told.silent) == ([], True)
    answer = await press(days.party.ann, told, ":call:")
    assert "The others are asked" in answer.text
    await days.told()
    other = next(each for each in days.party.people.values() if each not in (days.party.ann, ben))
    assert last(days, game).mentions == [other.id]
    await (await press(other, last(days, game), ";yes;")).touched()
    await days.told()
    game = await days.party.info(game)
    assert game.seat(next(each.seat for each in game.seats if each.user == ben.id)).caretaker
    assert game.turn is not None
    assert game.turn.user != ben.id
    come_back(days, ben)
    claimed = await ben.slash(days.party.thread(game), "seat claim")
    assert "is yours again" in claimed.text
    assert not any(each.caretaker for each in (await days.party.info(game)).seats)


async def test_votes_do_not_wait_for_somebody_who_has_left(days: Days) -> None:
    """Who is asked already isn't waited for either; but of two who are left nobody decides alone about the other."""
    game = await days.game(days.party.ann)
    ann, ben, cid = days.party.ann, days.party.ben, days.party.cid
    thread = days.party.thread(game)
    seats = {each.user: each.seat for each in game.seats}
    await drafted(days, game)
    asked = await ann.slash(thread, "undo", move="1")
    assert "2 of the 2 other players have to agree" in asked.text
    await (await ann.click(asked.message, label="Confirm")).touched()
    await days.told()
    vote = last(days, game)
    leave(days, cid, game)
    await (await press(ben, vote, ";yes;")).touched()
    assert await days.service.story(game.id) == []
    answer = await ann.slash(thread, "vote caretaker", player=seats[ben.id])
    assert f"{ben.name} still has time" in answer.text
    answer = await ann.slash(thread, "vote remove", player=seats[cid.id])
    assert "The others are asked" in answer.text


async def test_who_has_left_does_nothing_by_direct_message(days: Days) -> None:
    """A host least of all; and the next of the seats hosts the table once somebody would have to be its host."""
    game = await days.game(days.party.ann)
    host = days.party.people[game.host]
    others = [days.party.people[each.user] for each in game.seats if each.user != game.host]
    assert "running" in (await host.slash(host.dm, "game status", game=str(game.id))).text
    leave(days, host, game)
    days.bot.front.member = Members(days.bot).is_member
    for command, more in (("game abandon", {}), ("game pace", {"pace": 8}), ("undo", {}), ("game status", {})):
        refused = await host.slash(host.dm, command, game=str(game.id), **more)
        assert "a server that you aren’t on any more" in refused.text
    asked = await others[0].slash(days.party.thread(game), "game abandon")
    assert "Confirm" in asked.message.labels()
    assert (await days.party.info(game)).host == others[0].id
    await days.told()
    assert f"{others[0].name} hosts this table from now on" in last(days, game).text
    days.server.join(host.name)
    refused = await host.slash(days.party.thread(game), "game abandon")
    assert "who hosts this table" in refused.text


async def test_whoever_discord_does_not_vouch_for_goes_to_the_server(days: Days) -> None:
    game = await days.game(days.party.ann)
    ann = days.party.ann
    days.server.hang("GET", r"/guilds/\d+/members/\d+$", 3)
    refused = await ann.slash(ann.dm, "draft_company", company="5", game=str(game.id))
    assert "Discord doesn’t say just now" in refused.text
    assert (await days.party.info(game)).seq == 0
    answer = await ann.slash(days.party.thread(game), "draft_company", company="5")
    assert "minor 5" in answer.text


async def test_an_answer_about_a_member_is_kept_for_a_while_and_not_for_ever(days: Days) -> None:
    now, asked, silent = [0.0], [], [False]

    class Http:
        async def get_member(self, server: int, user: int) -> None:
            asked.append(user)
            if silent[0]:
                raise OSError

    members = Members(SimpleNamespace(http=Http()), clock=lambda: now[0])  # type: ignore[arg-type]
    assert [await members.is_member("1", "2") for _ in range(3)] == [True] * 3
    assert asked == [2]
    silent[0] = True
    now[0] = FRESH + 1
    assert await members.is_member("1", "2") is True
    now[0] = LASTING + 1
    assert await members.is_member("1", "2") is None
    silent[0] = False
    for user in range(MOST_KEPT + 5):
        await members.is_member("1", str(user))
    assert len(members._kept) == MOST_KEPT


async def test_a_vote_that_silence_opens_counts_only_who_is_still_there(days: Days) -> None:
    ann, ben, cid = days.party.ann, days.party.ben, days.party.cid
    game = await days.game(ann, pace=8, patience=1)
    leave(days, cid, game)
    await days.go_by(17)
    asked = last(days, game)
    assert "Ann doesn’t answer" in asked.text
    assert "It takes 1 of 1 votes" in asked.text
    assert asked.mentions == [ben.id]
    await (await press(ben, asked, ";yes;")).touched()
    assert any(each.caretaker for each in (await days.party.info(game)).seats)


async def test_who_left_while_the_bot_was_away_is_not_pinged_at_its_start(days: Days) -> None:
    game = await days.game(days.party.ann)
    second = (await days.service.read(game.id, lambda position: position.state.seats))[1]
    dan, held = Actor(days.server, "Dan"), game.seat(second)
    await days.service.seats.want_substitute(game.id, Seated(held.user, held.name, server=game.server))
    await days.service.seats.take(game.id, Seated(dan.id, dan.name, server=game.server), second)
    await days.told()
    # The move is made, but the bot ends before it's told.
    await days.bot.dispatcher.stop()
    assert (await drafted(days, game)).turn.user == dan.id  # type: ignore[union-attr]
    await days.down()
    leave(days, dan, game)
    rung = len(days.server.pings)
    await days.up()
    await days.told()
    assert "Dan has left this server" in last(days, game).text
    assert len(days.server.pings) == rung


async def test_who_comes_back_plays_on_as_if_nothing_had_been(days: Days) -> None:
    game = await drafted(days, await days.game(days.party.ann))
    ben = days.party.up(game)
    asked = await days.party.turn_message(game)
    leave(days, ben, game)
    come_back(days, ben)
    await press(ben, asked, ":my:")
    answer = await ben.slash(days.party.thread(game), "draft_company", company="8")
    assert "minor 8" in answer.text


async def test_whether_somebody_has_left_is_not_waited_for(days: Days, monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord doesn't say: then the person counts as being there, and is pinged."""
    monkeypatch.setattr("bot.discord.connection.presence.PATIENCE", 0.05)
    game = await days.game(days.party.ann)
    days.server.hang("GET", r"/guilds/\d+/members/\d+$", 0.5)
    rung = len(days.server.pings)
    game = await drafted(days, game)
    assert days.server.pings[rung].user_id == game.turn.user  # type: ignore[union-attr]


async def test_an_offer_to_somebody_who_has_left_says_so(party: Party) -> None:
    info, seller, other, thing, buyer = await trading_table(party)
    party.server.guild.members.remove(other.id)
    for _ in range(MANY):
        party.server.expect(404, 10007)
    rung = len(party.server.pings)
    await offered(party, info.id, seller, thing, buyer)
    message = await posted(party, info)
    assert f"{other.name} has left this server" in message.text
    assert (message.mentions, message.silent) == ([], True)
    assert len(party.server.pings) == rung
    party.server.join(other.name)
    await confirm(other, await press(other, message, ":offer_yes:"))
    await party.server.until(lambda: "Accepted" in message.text, what="the public message")


# --- threads


def reopened(party: Party) -> list[Message]:
    """The messages in the lobby that offer a new thread."""
    return [each for each in party.server.world.in_channel(party.lobby.id) if any(":thread" in c for c in codes(each))]


def delete_thread(party: Party, game: GameInfo) -> None:
    """Somebody deletes the game's thread; whoever asks for it hears that there's none."""
    party.server.delete_channel(party.thread(game))
    for _ in range(MANY):
        party.server.expect(404, 10003)


async def test_talk_gets_no_thread_beside_one_that_is_gone(party: Party) -> None:
    game = await party.started(name="Friday")
    delete_thread(party, game)
    await party.server.until(lambda: reopened(party) != [], what="the offer of a new thread")
    answer = await party.ann.slash(party.lobby, "game talk", game=str(game.id))
    refused = await party.ann.click(answer.message, label="A thread for talk")
    await refused.touched()
    assert "Friday\u2069** has no thread now. Have one opened by `/game thread`" in refused.followups[-1].text
    assert [each.path for each in party.server.calls if each.path.endswith("/channels/0")] == []


async def test_a_deleted_thread_is_told_where_the_table_was_opened_and_a_tap_gives_it_another(party: Party) -> None:
    game = await party.started(name="Friday")
    up = party.up(game)
    delete_thread(party, game)
    await party.server.until(lambda: reopened(party) != [], what="the offer of a new thread")
    (told,) = reopened(party)
    assert "Friday" in told.text
    assert (told.mentions, told.silent) == ([], True)
    spectator = Actor(party.server, "Eve")
    refused = await press(spectator, told, ":thread")
    await refused.touched()
    assert "no seat" in refused.followups[0].text
    await (await press(party.others(game)[0], told, ":thread")).touched()
    moved = await party.info(game)
    assert moved.channel != game.channel
    assert f"<#{moved.channel}>" in told.text
    assert told.labels() == []
    # Whoever is up is asked there, without another ping, and plays on.
    message = await party.asked(moved)
    assert f"<@{up.id}>" in message.content
    assert [each.user_id for each in party.server.pings] == [up.id]
    await up.slash(party.thread(moved), "draft_company", company="5")
    assert (await party.info(game)).seq == 1


@pytest.mark.parametrize("over", [False, True])
async def test_a_new_thread_is_offered_no_more_once_a_command_has_opened_it_or_the_game_is_over(
    party: Party, over: bool, errors_logged: list[str]
) -> None:
    errors_logged.append("can't be told: the channel is gone")
    game = await party.started()
    delete_thread(party, game)
    await party.server.until(lambda: reopened(party) != [], what="the offer of a new thread")
    (told,) = reopened(party)
    if over:
        await party.service.abandon(game.id, Seated(party.ann.id, "Ann", server=game.server, manager=True))
    else:
        await party.ann.slash(party.lobby, "game thread", game=str(game.id))
    await party.bot.bygones.update(game.id)
    assert told.labels() == []
    assert ("This is over" if over else "goes on in") in told.text
    assert await party.service.settings.get("game", game.id, OFFERED) is None


async def test_nobody_is_told_that_the_thread_of_a_game_that_is_over_is_gone(party: Party) -> None:
    game = await party.started()
    await party.service.abandon(game.id, Seated(party.ann.id, "Ann", server=game.server, manager=True))
    await tell_lost(party.bot, party.bot.front, await party.info(game))
    assert reopened(party) == []


async def test_two_who_open_the_new_thread_at_once_open_one(party: Party) -> None:
    game = await party.started()
    delete_thread(party, game)
    await party.server.until(lambda: reopened(party) != [], what="the offer of a new thread")
    (told,) = reopened(party)
    before = set(party.server.world.channels)
    answers = await asyncio.gather(*(press(each, told, ":thread") for each in (party.ann, party.ben)))
    for each in answers:
        await each.touched()
    await party.turn_message(await party.info(game))
    assert len(set(party.server.world.channels) - before) == 1
    again = await party.ann.slash(party.lobby, "game thread", game=str(game.id))
    assert f"<#{(await party.info(game)).channel}>" in again.text
    assert len(set(party.server.world.channels) - before) == 1


async def test_a_thread_deleted_while_the_bot_was_away_is_noticed_at_the_next_ping(
    party: Party, errors_logged: list[str]
) -> None:
    """With the whole channel in which the table was opened, too: then a command gives the game a place elsewhere."""
    errors_logged.append("can't be told")
    game = await party.started()
    up = party.up(game)
    elsewhere = party.server.add_channel(party.server.guild, "elsewhere")
    party.server.world.drop_channel(party.thread(game))
    assert party.bot is not None
    guild = party.bot.get_guild(int(party.server.guild.id))
    assert guild is not None
    guild._remove_thread(discord.Object(int(str(game.channel))))
    for _ in range(MANY):
        party.server.expect(404, 10003)
    person = Seated(up.id, up.name, server=party.server.guild.id)
    await party.service.act(game.id, person, [{"type": "draft_company", "company": "5"}])
    await party.server.until(lambda: reopened(party) != [], what="the offer of a new thread")
    party.server.delete_channel(party.lobby)
    answer = await up.slash(elsewhere, "game thread")
    assert "goes on in" in answer.text
    moved = await party.info(game)
    assert party.thread(moved).parent_id == elsewhere.id
    await party.turn_message(moved)


async def test_a_game_whose_whole_channel_was_deleted_goes_on_elsewhere(party: Party) -> None:
    game = await party.started()
    elsewhere = party.server.add_channel(party.server.guild, "elsewhere")
    party.server.delete_channel(party.lobby)
    for _ in range(MANY):
        party.server.expect(404, 10003)
    answer = await party.ann.slash(elsewhere, "game thread")
    assert "goes on in" in answer.text
    moved = await party.info(game)
    assert party.thread(moved).parent_id == elsewhere.id
    asked = await party.asked(moved)
    assert f"<@{party.up(game).id}>" in asked.content
    assert [each.user_id for each in party.server.pings] == [party.up(game).id], "a ping goes out once"


def alone(party: Party, person: Actor) -> list[Message]:
    """What the bot has written to somebody alone of a thread that's gone."""
    return [each for each in party.server.world.in_channel(person.dm.id) if "🧵" in each.text]


async def test_where_nothing_is_left_to_say_it_in_each_player_is_told_alone_how_it_goes_on(party: Party) -> None:
    game = await party.started(name="Friday")
    await party.ben.slash(party.lobby, "settings language", language="it")
    elsewhere = party.server.add_channel(party.server.guild, "elsewhere")
    rung = len(party.server.pings)
    party.server.delete_channel(party.lobby)
    for _ in range(MANY):
        party.server.expect(404, 10003)
    people = list(party.people.values())
    await party.server.until(lambda: all(alone(party, each) for each in people), what="a message to each player")
    for each in people:
        (told,) = alone(party, each)
        typed = "partita thread partita" if each is party.ben else "game thread game"
        assert f"`/{typed}:{game.id}`" in told.text
        assert "Friday" in told.text
        assert party.server.guild.name in told.text
        assert told.silent
    assert len(party.server.pings) == rung
    shown = await party.ann.click(alone(party, party.ann)[0], label="What has happened")
    assert "Nothing has happened yet" in shown.text
    await party.cid.slash(elsewhere, "game thread", game=str(game.id))
    assert f"<@{party.up(game).id}>" in (await party.asked(await party.info(game))).content


async def test_it_is_told_once_also_over_a_restart_and_whoever_takes_no_messages_is_left_alone(
    days: Days, errors_logged: list[str]
) -> None:
    errors_logged.append("can't be told: the channel is gone")
    game = await days.game(days.party.ann)
    await days.bot.dispatcher.stop()
    after = await drafted(days, game)
    days.server.delete_channel(days.party.thread(game))
    for _ in range(MANY):
        days.server.expect(404, 10003)
    await days.down()
    days.server.fail("POST", r"/users/@me/channels$", 403, 50007)
    await days.up()
    await days.told()
    party = days.party
    reached = [each for each in party.people.values() if alone(party, each)]
    assert [len(alone(party, each)) for each in reached] == [1, 1]
    await days.down()
    await days.up()
    days.clock.ahead += 24 * HOUR
    await days.look()
    assert [len(alone(days.party, each)) for each in days.party.people.values()].count(1) == 2
    assert (await days.party.info(game)).seq == after.seq


async def test_the_start_tapped_twice_makes_one_thread(party: Party) -> None:
    notice = await party.open()
    await party.ben.click(notice.message, label="Join")
    await party.cid.click(notice.message, label="Join")
    before = set(party.server.world.channels)
    answers = await asyncio.gather(*(party.ann.click(notice.message, label="Start") for _ in range(2)))
    for each in answers:
        await each.touched()
    (made,) = set(party.server.world.channels) - before
    info = (await party.service.list(party.server.guild.id))[0]
    assert (info.status, info.channel) == ("running", made)
    message = await party.turn_message(info)
    assert message.channel_id == made


async def test_snooze_and_panel_of_a_reminder_are_gone_for_who_has_left(days: Days) -> None:
    game = await drafted(days, await days.game(days.party.ann))
    ben = days.party.up(game)
    leave(days, ben, game)
    days.clock.ahead += 24 * HOUR
    await days.look()
    with pytest.raises(StopIteration):
        labelled(last(days, game), "snooze")
