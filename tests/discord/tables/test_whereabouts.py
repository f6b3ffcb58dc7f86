"""What may happen to the place of a game: it goes on, and everybody who must know is told once (docs/running.md)."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.local.actors import CannotDo
from bot.local.standin.model import FORUM, NEWS, NEWS_THREAD, PUBLIC_THREAD, Channel, Message
from bot.local.standin.permissions import SEND_MESSAGES_IN_THREADS, VIEW_CHANNEL
from bot.service import GameInfo
from bot.service import Person as Seated
from storage import OutboxRecord
from tests.discord.connection.test_closed_doors import alone, drafts, until, waits
from tests.discord.days import Days, table_in
from tests.discord.party import Party, codes, press

MANY = 60
"""More refusals than a test brings about."""


@pytest.fixture(autouse=True)
def refusals(request: pytest.FixtureRequest) -> None:
    """What is gone, or closed, Discord says so of."""
    party = request.getfixturevalue("party") if "party" in request.fixturenames else None
    server = party.server if party is not None else request.getfixturevalue("days").server
    for each in ((404, 10003), (404, 10008), (403, 50001), (403, 50013), (400, 160005), (400, 160006), (400, 50083)):
        server.expected[each] = MANY


@pytest.fixture
async def days(tmp_path: Path) -> AsyncIterator[Days]:
    async with table_in(tmp_path) as made:
        yield made


@pytest.fixture
async def game(party: Party) -> GameInfo:
    """A game that has just begun, in a thread of its own."""
    return await party.started(name="Friday")


def offers(party: Party, place: Channel | None = None) -> list[Message]:
    """What offers a new thread, where the table was opened."""
    found = party.server.world.in_channel((place or party.lobby).id)
    return [each for each in found if "🧵" in each.text]


def told_alone(party: Party) -> list[int]:
    """How often each of the people was told alone that a thread is gone."""
    return [len(offers(party, each.dm)) for each in party.people.values()]


async def settled(party: Party) -> None:
    assert party.bot is not None
    await party.bot.whereabouts.settled()
    await party.bot.dispatcher.settled()


def rung(party: Party) -> list[str]:
    return [each.user_id for each in party.server.pings]


# --- deleted


async def test_a_text_channel_that_is_itself_the_place_is_deleted(party: Party) -> None:
    party.lobby.denied.append("thread")
    game = await party.started()
    assert game.channel == party.lobby.id
    elsewhere = party.server.add_channel(party.server.guild, "elsewhere")
    party.server.delete_channel(party.lobby)
    await party.server.until(lambda: told_alone(party) == [1, 1, 1], what="a message to each player")
    await party.ann.slash(elsewhere, "game thread", game=str(game.id))
    await party.asked(await party.info(game))
    assert rung(party) == [party.up(game).id]


@pytest.mark.parametrize("archived", [False, True], ids=["open threads", "archived, so that the client has forgotten"])
async def test_of_each_game_in_a_channel_that_is_deleted_each_player_is_told_once(party: Party, archived: bool) -> None:
    games = [await party.started(name=each) for each in ("Friday", "Sunday")]
    for each in games:
        if archived:
            party.server.close_thread(party.thread(each), archived=True)
    await asyncio.sleep(0.05)
    party.server.delete_channel(party.lobby)
    await party.server.until(lambda: told_alone(party) == [2, 2, 2], what="a message of each game to each player")
    await settled(party)
    assert told_alone(party) == [2, 2, 2]


async def test_without_any_place_each_turn_is_still_told_to_whoever_is_up(party: Party, game: GameInfo) -> None:
    elsewhere = party.server.add_channel(party.server.guild, "elsewhere")
    party.server.delete_channel(party.lobby)
    await party.server.until(lambda: told_alone(party) == [1, 1, 1], what="a message to each player")
    for company in ("5", "8"):
        game = await party.info(game)
        await party.up(game).slash(elsewhere, "draft_company", company=company, game=str(game.id))
        up = party.up(await party.info(game))
        await party.server.until(lambda up=up: rung(party)[-1] == up.id, what="the ping alone")
    await settled(party)
    assert len(rung(party)) == 3
    assert told_alone(party) == [1, 1, 1]


async def test_a_thread_deleted_while_the_bot_was_away_is_told_at_its_start_once(days: Days) -> None:
    """Nobody moves, and nobody is reminded."""
    party = days.party
    game = await party.started(pace=0)
    await days.down()
    days.server.world.drop_channel(party.thread(game))
    await days.up()
    party = days.party
    await days.server.until(lambda: len(offers(party)) == 1, what="the offer of a new thread")
    await days.bot.whereabouts.settled()
    await days.down()
    await days.up()
    await days.bot.whereabouts.settled()
    assert len(offers(days.party)) == 1
    await (await press(days.party.ben, offers(days.party)[0], ":thread")).touched()
    assert (await days.party.info(game)).channel != game.channel


async def test_an_offer_whose_answer_got_lost_is_found_again(party: Party, game: GameInfo) -> None:
    """Also once Discord has forgotten the nonce."""
    assert party.bot is not None
    party.bot.whereabouts.retry = 0.05
    party.server.cut("POST", rf"/channels/{party.lobby.id}/messages$", after=True)
    party.server.posting.repeated = lambda *_: None  # type: ignore[method-assign]
    party.server.delete_channel(party.thread(game))
    await party.server.until(lambda: len(offers(party)) == 1, what="the offer of a new thread")
    await settled(party)
    (offer,) = offers(party)
    await (await press(party.ben, offer, ":thread")).touched()
    assert offer.labels() == []


async def test_a_discord_that_fails_in_that_moment_is_asked_again(party: Party, game: GameInfo) -> None:
    assert party.bot is not None
    party.bot.whereabouts.retry = 0.05
    party.server.fail("GET", rf"/channels/{game.channel}$", 503)
    party.server.delete_channel(party.thread(game))
    await party.server.until(lambda: len(offers(party)) == 1, what="the offer of a new thread")


async def test_several_who_notice_it_at_once_tell_it_once(party: Party, game: GameInfo) -> None:
    party.server.posting.repeated = lambda *_: None  # type: ignore[method-assign]
    up = party.up(game)
    party.server.delete_channel(party.thread(game))
    await asyncio.gather(
        up.slash(party.lobby, "draft_company", company="5", game=str(game.id)),
        party.bot.whereabouts.look_around(party.bot.get_guild(int(party.server.guild.id))),  # type: ignore[union-attr]
    )
    await party.server.until(lambda: len(rung(party)) == 2, what="the ping alone")
    await settled(party)
    assert len(offers(party)) == 1


async def test_both_threads_of_a_game_gone_with_their_channel_are_told_one_after_the_other(party: Party) -> None:
    """First that of the moves; and where the game goes on, that the one for talk is gone, too."""
    game = await party.started(talk=True)
    assert (await party.info(game)).talk is not None
    elsewhere = party.server.add_channel(party.server.guild, "elsewhere")
    await settled(party)
    party.server.delete_channel(party.lobby)
    await party.server.until(lambda: told_alone(party) == [1, 1, 1], what="a message to each player")
    await party.ann.slash(elsewhere, "game thread", game=str(game.id))
    moved = await party.info(game)

    def lost() -> list[Message]:
        return [each for each in party.messages(moved) if "The thread for talk is gone" in each.text]

    await party.server.until(lambda: len(lost()) == 1, what="that the thread for talk is gone")
    await settled(party)
    assert len(lost()) == 1


# --- the bot away from the server


async def test_whoever_the_bot_cannot_write_to_is_pinged_once_it_is_back(party: Party, game: GameInfo) -> None:
    """It was taken from the only server that it shares with them, and one of the game's threads is gone meanwhile."""
    guild, other = party.server.guild, await party.started(name="Sunday")
    party.server.set_present(guild, False)
    await until(lambda: party.bot.get_guild(int(guild.id)) is None)  # type: ignore[union-attr]
    party.server.expected[403, 50278] = MANY
    await drafts(party, game)
    await until(lambda: game.id in party.bot.dispatcher.closed)  # type: ignore[union-attr]
    await settled_but_aside(party, game)
    party.server.world.drop_channel(party.thread(other))
    assert len(rung(party)) == 2
    party.server.set_present(guild, True)
    await party.turn_message(game)
    await party.server.until(lambda: len(offers(party)) == 1, what="the offer of a new thread")
    assert len(rung(party)) == 3


async def settled_but_aside(party: Party, game: GameInfo) -> None:
    """Wait until nothing is tried any more but what waits for the place to be open."""
    async with asyncio.timeout(60):
        while any(map(is_tried, await party.service.storage.outbox.of_game(game.id, -1))):  # noqa: ASYNC110 (only the bot knows)
            await asyncio.sleep(0.01)


def is_tried(item: OutboxRecord) -> bool:
    return item.state in ("waiting", "claimed") and item.trouble is None


# --- archived and locked


async def test_a_quiet_game_whose_thread_was_archived_is_pinged_in_it(party: Party, game: GameInfo) -> None:
    party.server.close_thread(party.thread(game), archived=True)
    await drafts(party, game)
    await party.turn_message(game)
    assert not party.thread(game).archived
    assert len(rung(party)) == 2


async def test_a_vote_that_ends_while_the_thread_is_archived_reads_as_past_once_it_is_open(party: Party) -> None:
    assert party.bot is not None
    game = await party.started()
    await drafts(party, game)
    await party.asked(game)
    old = party.turn_messages(game)[0]
    party.server.close_thread(party.thread(game), archived=True)
    await party.bot.bygones.update(game.id)
    assert any(":pick:" in each for each in codes(old))
    party.server.close_thread(party.thread(game), archived=False)
    await party.bot.bygones.update(game.id)
    assert not any(":pick:" in each for each in codes(old))


@pytest.mark.parametrize("archived", [False, True])
async def test_a_locked_thread_is_told_once_each_and_its_unlocking_is_noticed(
    party: Party, game: GameInfo, archived: bool
) -> None:
    """Also while it stays archived, so that the client doesn't know it."""
    party.server.close_thread(party.thread(game), archived=archived, locked=True)
    await drafts(party, game)
    await waits(party, game)
    party.server.close_thread(party.thread(game), locked=False)
    await party.turn_message(game)
    await settled(party)
    assert len(rung(party)) == 2
    assert len([each for each in alone(party, party.people[game.host]) if "couldn’t ping" in each.text]) <= 1


async def test_a_thread_unlocked_while_the_bot_was_away_is_noticed_at_its_start(days: Days) -> None:
    game = await days.party.started(pace=0)
    days.server.close_thread(days.party.thread(game), archived=True, locked=True)
    await drafts(days.party, game)
    await until(lambda: game.id in days.bot.dispatcher.closed)
    await days.server.until(lambda: len(days.server.pings) == 2, what="the ping alone")
    await days.down()
    days.party.thread(game).locked = False
    await days.up()
    await days.party.turn_message(game)
    assert len(days.server.pings) == 2


@pytest.mark.parametrize("how", ["locked", "hidden", "mute"])
async def test_a_game_whose_thread_stays_closed_goes_on_in_another_at_once(
    party: Party, game: GameInfo, how: str
) -> None:
    elsewhere = party.server.add_channel(party.server.guild, "elsewhere")
    if how == "locked":
        party.server.close_thread(party.thread(game), locked=True)
    else:
        deny = VIEW_CHANNEL if how == "hidden" else SEND_MESSAGES_IN_THREADS
        party.server.roles.overwrite(party.lobby, party.server.world.bot, deny=deny)
    await drafts(party, game)
    await waits(party, game)
    await party.ben.slash(elsewhere, "game thread", game=str(game.id))
    moved = await party.info(game)
    assert party.thread(moved).parent_id == elsewhere.id
    await party.asked(moved)
    assert len(rung(party)) == 2
    await party.up(moved).slash(party.thread(moved), "draft_company", company="8")
    await party.turn_message(moved)
    assert len(rung(party)) == 3


async def test_a_locked_thread_for_talk_has_all_told_where_the_moves_are(party: Party) -> None:
    game = await party.started(talk=True)
    game = await party.info(game)
    party.server.close_thread(party.server.world.channels[str(game.talk)], locked=True)
    ben = Seated(party.ben.id, party.ben.name, server=party.server.guild.id)
    picks = await party.service.plans.read(game.id, ben, lambda g: [e.to_json() for e in g.legal("draft_company")])
    await party.service.plans.try_out(game.id, ben, [picks[0]])
    await party.service.plans.show(game.id, ben)
    await party.server.until(lambda: any("what-if" in each.text for each in party.messages(game)), what="the what-if")


# --- as many threads as there may be


async def test_on_a_server_full_of_threads_a_game_is_played_in_the_channel(party: Party) -> None:
    party.server.world.most_threads = 0
    game = await party.started()
    assert game.channel == party.lobby.id
    second = await party.open()
    for person in (party.ben, party.cid):
        await person.click(second.message, label="Join")
    answer = await (await party.ann.click(second.message, label="Start")).touched()
    assert "as many as Discord allows" in answer.said
    await settled(party)


async def test_an_archived_thread_on_a_server_full_of_threads_waits_for_room(party: Party, game: GameInfo) -> None:
    other = party.server.add_thread(party.lobby, "chatter", PUBLIC_THREAD, 60)
    party.server.close_thread(party.thread(game), archived=True)
    party.server.world.most_threads = 1
    await drafts(party, game)
    await until(lambda: game.id in party.bot.dispatcher.closed)  # type: ignore[union-attr]
    await party.server.until(lambda: len(rung(party)) == 2, what="the ping alone")
    party.server.delete_channel(other)
    await party.turn_message(game)
    assert len(rung(party)) == 2


# --- other places


async def test_an_announcement_channel_has_threads_of_its_own_kind(party: Party) -> None:
    news = party.server.add_channel(party.server.guild, "news", NEWS)
    notice = await party.ann.slash(news, "game new", title="18mag")
    for person, label in ((party.ben, "Join"), (party.cid, "Join"), (party.ann, "Start")):
        answer = await person.click(notice.message, label=label)
    await answer.touched()
    (game,) = await party.service.list(party.server.guild.id)
    assert (party.thread(game).kind, party.thread(game).parent_id) == (NEWS_THREAD, news.id)


async def test_a_forums_post_is_the_place_of_one_game_also_where_posts_need_tags(party: Party) -> None:
    forum = party.server.add_channel(party.server.guild, "boards", FORUM, ["18xx"])
    forum.needs_tag = True
    post = party.server.add_thread(forum, "Friday", PUBLIC_THREAD, 1440)
    notice = await party.ann.slash(post, "game new", title="18mag", name="Friday")
    for person, label in ((party.ben, "Join"), (party.cid, "Join"), (party.ann, "Start")):
        answer = await person.click(notice.message, label=label)
    await answer.touched()
    (game,) = await party.service.list(party.server.guild.id)
    assert game.channel == post.id
    await party.asked(game)
    party.server.delete_channel(post)
    await party.server.until(lambda: told_alone(party) == [1, 1, 1], what="a message to each player")
    moved = await party.ann.slash(party.lobby, "game thread", game=str(game.id))
    assert "goes on in" in moved.text


# --- roles, slow mode, old messages


async def test_a_role_that_closed_the_thread_is_deleted(party: Party, game: GameInfo) -> None:
    guild, bot = party.server.guild, party.server.world.bot
    role = party.server.roles.add(guild, "muted", 0, bot)
    party.server.roles.overwrite(party.lobby, role, deny=SEND_MESSAGES_IN_THREADS)
    await drafts(party, game)
    await waits(party, game)
    party.server.roles.remove(guild, role)
    await party.turn_message(game)
    assert len(rung(party)) == 2


async def test_whoever_may_not_see_the_thread_any_more_is_pinged_alone_and_the_host_hears_it_once(
    party: Party, game: GameInfo
) -> None:
    for company in ("5", "8", "2", "7"):
        game = await party.info(game)
        if len(rung(party)) == 1:
            hidden = party.others(game)
            for each in hidden:
                party.server.roles.overwrite(party.lobby, each.user, deny=VIEW_CHANNEL)
        seen = party.thread(game) if party.up(game) not in hidden else party.up(game).dm
        await party.up(game).slash(seen, "draft_company", company=company, game=str(game.id))
        await party.turn_message(game)
        await settled(party)
        up = party.up(await party.info(game))
        places = [each.channel_id for each in party.server.pings if each.message_id]
        assert places[-1] == (up.dm.id if up in hidden else game.channel)
    assert len(rung(party)) == 5
    host = party.people[game.host]
    about = [each for each in alone(party, host) if "couldn’t ping" in each.text]
    assert len(about) == len([each for each in hidden if each is not host])


async def test_slow_mode_holds_up_people_and_not_the_bot(party: Party, game: GameInfo) -> None:
    thread = party.thread(game)
    thread.slow = 21600
    await party.ann.say(thread, "hello")
    with pytest.raises(CannotDo):
        await party.ann.say(thread, "hello again")
    for company in ("5", "8"):
        game = await party.info(game)
        await party.up(game).slash(thread, "draft_company", company=company)
    await party.turn_message(game)
    assert len(rung(party)) == 3


@pytest.mark.parametrize("code", [20016, 20028])
async def test_a_limit_on_writing_in_a_channel_is_waited_for(party: Party, game: GameInfo, code: int) -> None:
    body = {"message": "slow", "code": code, "retry_after": 0.2, "global": False}
    party.server.fail("POST", rf"/channels/{game.channel}/messages$", 429, body=body, headers={"Via": "1.1 google"})
    await drafts(party, game)
    await party.turn_message(game)
    assert len(rung(party)) == 2


async def test_a_click_on_a_message_that_may_be_edited_no_more_is_answered(party: Party, game: GameInfo) -> None:
    message = await party.asked(game)
    up = party.up(game)
    for method, path in (("PATCH", "^/channels/"), ("PATCH", "^/webhooks/")):
        party.server.fail(method, path, 429, 30046, count=None)
    answer = await up.click(message, custom_id=next(each for each in codes(message) if ":my:" in each))
    assert answer.private
    await up.slash(party.thread(game), "draft_company", company="5")
    await party.turn_message(game)
    assert (await party.info(game)).seq == 1
