"""One message of a game speaks in the present; all others read as past, whatever happened in between."""

from __future__ import annotations

import asyncio

import pytest

from bot.discord.posts.bygone import Bygones
from bot.discord.posts.pinned import past_board
from bot.discord.posts.solo import told_before
from bot.discord.posts.turn_text import past_reminder, past_text
from bot.local.standin.model import Message
from bot.service import GameInfo
from bot.service import Person as Seated
from bot.service.posts.requests import KEPT
from bot.words import LANGUAGES, speak
from tests.discord.party import LATER, Party, choose, codes
from tests.discord.play.test_offering import table

ASKS = "it’s your turn"


def live(party: Party, game: GameInfo) -> list[Message]:
    """The messages of the thread that ask somebody to act now."""
    return [each for each in party.messages(game) if ASKS in each.content or "is up" in each.content]


async def known(party: Party, message: Message) -> None:
    """The bot has heard what this message says: the answer to its own edit."""
    assert party.bot is not None
    kept = party.bot.front.written._kept
    async with asyncio.timeout(10):
        while kept.get(int(message.id)) is None:  # noqa: ASYNC110 (the bot has nothing to wait for)
            await asyncio.sleep(0.01)


async def picked(party: Party, game: GameInfo, minor: str) -> GameInfo:
    """The game after whoever is up has picked a minor on the turn message."""
    await (await choose(party.up(game), await party.turn_message(game), f"draft_company|{minor}")).touched()
    after = await party.info(game)
    await party.turn_message(after)
    return after


async def test_a_turn_message_reads_as_past_once_the_turn_is_over(party: Party) -> None:
    game = await party.started()
    first = await party.turn_message(game)
    after = await picked(party, game, "5")
    assert ASKS not in first.content
    assert first.content.split("\n")[-1] == f"-# <@{party.up(game).id}> was up here"
    styles = [each.get("style") for each in first.parts() if ":my:" in each.get("custom_id", "")]
    assert styles == [2], "nothing on it looks as if it were to be clicked now"
    await party.bot.bygones.settled()
    asking = [each for each in live(party, after) if each.pinned_at is None and ":log:" not in "".join(codes(each))]
    assert asking == [await party.turn_message(after)]


async def test_a_turn_message_is_fetched_only_where_somebody_else_may_have_changed_it(party: Party) -> None:
    """Discord counts what a bot fetches as it does what it sends."""
    game = await party.started()
    for minor, forgotten in (("5", False), ("8", True)):
        await known(party, await party.turn_message(game))
        if forgotten:
            party.bot.front.written.clear()
        seen = len(party.server.calls)
        await party.up(game).slash(party.thread(game), "draft_company", company=minor)
        game = await party.info(game)
        await party.turn_message(game)
        await party.bot.bygones.settled()
        calls = list(party.server.calls)[seen:]
        fetched = [each for each in calls if each.method == "GET" and "/messages/" in each.path]
        assert bool(fetched) == forgotten


async def test_what_was_left_asking_is_made_past_by_the_next_start(party: Party) -> None:
    """The turn went on by a command, and the bot was stopped before it had changed the message."""
    party.bot.bygones.pause = LATER
    game = await party.started()
    first = await party.turn_message(game)
    asks = first.content
    after = await picked(party, game, "5")
    await party.bot.bygones.stop()
    first.content = asks
    party.bot.front.written.clear()
    assert ASKS in first.content
    again = Bygones(party.bot, party.bot.front)
    again.pause = 0.01
    await party.service.asking.over(after)
    await again.start()
    await again.settled()
    assert ASKS not in first.content
    assert await party.service.asking.over(after) == []
    assert ASKS in (await party.turn_message(after)).content
    assert await party.service.asking.due() == []


async def test_all_messages_of_an_older_game_are_made_past_a_few_at_a_time(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a game from before it was kept which messages ask: the newest first, the others later."""
    assert party.bot is not None
    monkeypatch.setattr("bot.discord.posts.bygone.AT_ONCE", 2)
    party.bot.bygones.pause = LATER
    game = await party.started()
    asking: list[Message] = []
    for minor in ("5", "8", "2", "7", "10"):
        message = await party.turn_message(game)
        asks, game = message.content, await picked(party, game, minor)
        message.content = asks
        asking.append(message)
    await party.bot.bygones.stop()
    party.bot.front.written.clear()
    await party.service.storage.settings.set("game", game.id, KEPT, None)
    monkeypatch.setattr("bot.discord.posts.bygone.APART", 0.05)
    old = Bygones(party.bot, party.bot.front)
    old.pause = old.spacing = 0.01
    await old.start()
    await party.server.until(lambda: ASKS not in asking[-2].content, what="the newest two")
    await old.settled()
    assert [ASKS in each.content for each in asking] == [True, True, True, False, False]
    (timer,) = old._timers.values()
    assert 1700 < timer.when() - asyncio.get_running_loop().time() <= 1800
    for left in (1, 0):
        old.wake(game.id)
        await old.settled()
        assert sum(ASKS in each.content for each in asking) == left
    await old.stop()
    assert await party.service.asking.over(game) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_past_keeps_what_it_tells_and_is_made_past_once(language: str) -> None:
    words = speak(language)
    ask = words("turn-ask", mention="<@7>", step="?")
    past = past_text(f"**Friday**\nround 1\n- Ann passes\n{ask}", words)
    assert past.split("\n")[:3] == ["**Friday**", "round 1", "- Ann passes"]
    assert past.split("\n")[3] == f"-# {words('past-turn', mention='<@7>')}"
    assert past_text(past, words) == past
    undone = f"**Friday**: Ben\n{words('undone-next', name='Ann')}"
    assert past_text(undone, words) == f"**Friday**: Ben\n-# {words('past-nobody')}"
    reminder = past_reminder(words("reminder-one", mention="<@7>", game="F", title="T", since="s", link="l"), words)
    assert reminder == f"-# {words('past-turn', mention='<@7>')}" == past_reminder(reminder, words)
    up = words("status-turn", name="Ann", step="?", since="<t:1:R>")
    assert past_board(f"**Friday**\nround 1\n{up}", words) == f"**Friday**\nround 1\n{words('pinned-past')}"
    alone = words("turn-ask-alone", step="run")
    assert told_before(f"**Friday**\n- István passes\n{alone} · more\nbelow", words) == "**Friday**\n- István passes"


@pytest.fixture(autouse=True)
def prompt(party: Party, monkeypatch: pytest.MonkeyPatch) -> Bygones:
    """Old messages are seen to at once."""
    assert party.bot is not None
    monkeypatch.setattr("bot.discord.posts.bygone.AT_THE_END", 0.0)
    party.bot.bygones.pause = party.bot.bygones.spacing = 0.01
    return party.bot.bygones


async def posted(party: Party, game: GameInfo, verb: str) -> Message:
    """The newest message in the thread with a button of this kind."""
    found: list[Message] = []

    def there() -> list[Message]:
        found[:] = [each for each in party.messages(game) if any(f":{verb}:" in code for code in codes(each))]
        return found

    await party.server.until(lambda: there() != [], what=f"a message with {verb}")
    return found[-1]


async def test_a_vote_that_the_game_has_moved_on_from_reads_as_past(party: Party, prompt: Bygones) -> None:
    game = await party.started()
    person = Seated(party.up(game).id, "", server=game.server)
    game = await picked(party, await picked(party, game, "5"), "8")
    await party.service.votes.open(game.id, person, "undo", to=0)
    vote = await posted(party, game, "ballot")
    await picked(party, game, "2")
    await party.server.until(lambda: vote.labels() == [], what="the vote without buttons")
    assert vote.content.endswith("The game has moved on, so this vote is settled.")
    assert "Not yet" not in vote.content


async def test_an_offer_whose_time_has_run_out_reads_as_past(party: Party, prompt: Bygones) -> None:
    game, seller, _, thing, buyer = await table(party)
    sort, what, owner = thing.split("|")
    raw = {"sort": sort, "object": what, "seller": owner, "buyer": buyer, "price": 5, "to": None}
    person = Seated(seller.id, seller.name, server=game.server)
    await party.service.offers.post(game.id, person, raw, party.service.clock() + 0.5)
    offer = await posted(party, game, "offer_yes")
    await party.server.until(lambda: offer.labels() == [], what="the offer without buttons")
    assert offer.content.endswith("This offer isn’t open any more.")
    assert "do you accept" not in offer.content


async def test_seats_offers_and_votes_left_asking_are_made_past_by_the_next_start(party: Party) -> None:
    """What ended them came while nobody could change the messages."""
    assert party.bot is not None
    party.bot.bygones.pause = LATER
    game, seller, other, thing, buyer = await table(party)
    sort, what, owner = thing.split("|")
    raw = {"sort": sort, "object": what, "seller": owner, "buyer": buyer, "price": 5, "to": None}
    persons = {each.id: Seated(each.id, each.name, server=game.server) for each in party.people.values()}
    made = await party.service.offers.post(game.id, persons[seller.id], raw, party.service.clock() + 3600)
    await party.service.seats.want_substitute(game.id, persons[seller.id])
    offer, seat = await posted(party, game, "offer_yes"), await posted(party, game, "seat_take")
    await party.bot.dispatcher.settled()
    assert await party.service.asking.over(await party.info(game)) == []
    await party.service.offers.decline(game.id, persons[other.id], made.id)
    await party.service.seats.claim(game.id, persons[seller.id], gone=())
    await party.bot.dispatcher.settled()
    await party.bot.bygones.stop()
    again = Bygones(party.bot, party.bot.front)
    again.pause = again.spacing = 0.01
    await again.start()
    await again.settled()
    await again.stop()
    assert (offer.labels(), seat.labels()) == ([], [])
    assert "Declined by" in offer.content
    assert seat.content.endswith("\n-# This is over")
    assert await party.service.asking.due() == []


async def test_a_notice_that_couldnt_be_brought_up_to_date_follows(party: Party, prompt: Bygones) -> None:
    notice = (await party.open()).message
    (game,) = await party.service.list(party.server.guild.id)
    party.server.fail("PATCH", rf"/messages/{notice.id}$", 500, 0)
    prompt.retry = 0.05
    for each in (party.ben, party.cid):
        await party.service.join(game.id, Seated(each.id, each.name, server=game.server))
    await party.server.until(lambda: "Cid" in notice.content, what="the notice")
    await party.service.abandon(game.id, Seated(party.ann.id, "Ann", server=game.server))
    await party.server.until(lambda: notice.labels() == [], what="the notice without buttons")
