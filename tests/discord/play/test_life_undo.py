"""Taking back: one's last move or turn by button and command, older moves with the others' consent."""

from __future__ import annotations

from bot.local.standin.model import Message
from bot.service import GameInfo
from bot.service import Person as Seated
from tests.discord.party import Party, choose, codes
from tests.discord.positions import at_step, played_until


def button(message: Message, verb: str) -> str:
    """The custom id of a message's button."""
    return next(each for each in codes(message) if f":{verb}:" in each)


def has(message: Message, verb: str) -> bool:
    return any(f":{verb}:" in each for each in codes(message))


async def picked(party: Party) -> tuple[GameInfo, Message, Message]:
    """A game in which the first pick was made by the menu: the game, the old and the new turn message."""
    info = await party.started()
    old = await party.turn_message(info)
    await (await choose(party.up(info), old, "draft_company|5")).touched()
    info = await party.info(info)
    return info, old, await party.turn_message(info)


async def test_whoever_moved_last_takes_it_back_by_the_button_below_their_move(party: Party) -> None:
    info = await party.started()
    old = await party.turn_message(info)
    first = party.up(info)
    answer = await choose(first, old, "draft_company|5")
    await party.server.until(lambda: answer.followups, what="what the move did")
    outdated = await party.turn_message(await party.info(info))
    done = answer.followups[0]
    assert done.labels() == ["Undo"]
    await (await first.click(done, custom_id=button(done, "undo"))).touched()
    fresh = await party.info(info)
    assert fresh.turn is not None
    assert (fresh.seq, fresh.turn.user) == (2, first.id)
    await party.server.until(lambda: "undone" in outdated.content, what="the mark on the turn message")
    assert outdated.labels() == []
    assert len(party.server.pings) == 2


async def test_the_log_keeps_what_was_taken_back(party: Party) -> None:
    info, _, _ = await picked(party)
    first = party.people[(await party.service.log(info.id))[0]["user"]]
    await first.slash(party.thread(info), "undo")
    rows = await party.service.log(info.id)
    assert [row.get("undo") for row in rows] == [None, 0]
    assert "undoes" in (await first.slash(party.thread(info), "log")).text


async def test_a_whole_turn_goes_back_at_once(party: Party) -> None:
    info = await party.at(played_until(at_step("track", 2)))
    await party.turn_message(info)
    up = party.up(info)
    start = await party.service.read(info.id, lambda game: game.digest())
    for _ in range(2):
        await up.slash(party.thread(info), "pass")
    panel = await up.click(await party.turn_message(info), label="My turn")
    assert has(panel.message, "undo_turn")
    await (await up.click(panel.message, custom_id=button(panel.message, "undo_turn"))).touched()
    assert await party.service.read(info.id, lambda game: game.digest()) == start


async def test_once_another_has_moved_it_is_too_late(party: Party) -> None:
    info, _, second = await picked(party)
    first = party.people[(await party.service.log(info.id))[0]["user"]]
    await (await choose(party.up(info), second, "draft_company|7")).touched()
    refused = await first.slash(party.thread(info), "undo")
    assert "has moved since" in refused.text
    assert "asks the others by a vote" in refused.text


async def drafted(party: Party, picks: tuple[str, ...] = ("5", "7", "2")) -> GameInfo:
    """A game with several picks of different people."""
    info = await party.started()
    for each in picks:
        info = await party.info(info)
        await party.up(info).slash(party.thread(info), "draft_company", company=each)
    return await party.info(info)


async def test_older_moves_are_offered_newest_first(party: Party) -> None:
    info = await drafted(party)
    found = await party.ann.autocomplete(party.thread(info), "undo", "move")
    assert [each.value for each in found] == ["3", "2", "1"]
    assert "minor 2" in found[0].name


async def test_an_older_move_goes_back_once_most_of_the_others_agree(party: Party) -> None:
    info = await drafted(party)
    mover = party.people[(await party.service.log(info.id))[1]["user"]]
    asker, other = (each for each in party.people.values() if each is not mover)
    asked = await asker.slash(party.thread(info), "undo", move="2")
    assert asked.private
    assert "undoes 2 moves" in asked.text
    assert "minor 7" in asked.text
    assert "2 of the 2 other players have to agree" in asked.text
    assert (await party.info(info)).seq == 3
    await (await asker.click(asked.message, label="Confirm")).touched()
    (vote,) = await party.service.votes.listed(info.id)
    assert (vote.what, vote.to, set(vote.voters)) == ("undo", 1, {mover.id, other.id})
    # Whoever made the move votes last: it's the table that takes it back all the same.
    for each in (other, mover):
        await party.service.votes.cast(info.id, Seated(each.id, server=info.server), vote.id, True)
    rows = await party.service.story(info.id)
    assert [row["seq"] for row in rows] == [1]
    told = "the table has agreed to undo 2 moves"
    await party.server.until(lambda: any(told in each.content for each in party.messages(info)), what="the message")


async def test_a_host_without_a_seat_takes_back_at_once(party: Party) -> None:
    game = played_until(at_step("stock", 2))
    info = await party.at(game)
    await party.turn_message(info)
    from bot.local.actors import Actor

    dan = Actor(party.server, "Dan")
    seats = [Seated(user=each.id, name=each.name, server=party.server.guild.id) for each in party.people.values()]
    host = Seated(user=dan.id, name="Dan", server=party.server.guild.id)
    channel = party.server.add_channel(party.server.guild, "hosted")
    hosted = await party.service.adopt(host, seats, game.setup, game.entries, name="Hosted", title="18mag",
                                       language="en", channel=channel.id)  # fmt: skip
    await party.turn_message(hosted)
    asked = await dan.slash(channel, "undo", move=str(hosted.seq))
    assert "done as soon as you confirm" in asked.text
    await (await dan.click(asked.message, label="Confirm")).touched()
    assert (await party.info(hosted)).seq == hosted.seq + 1
    assert await party.service.votes.listed(hosted.id) == []
    told = "the host undoes one move"
    await party.server.until(lambda: any(told in each.content for each in party.messages(hosted)), what="the message")


async def test_a_confirmation_that_comes_too_late_asks_nobody(party: Party) -> None:
    info = await drafted(party)
    asked = await party.ann.slash(party.thread(info), "undo", move="2")
    await party.up(info).slash(party.thread(info), "draft_company", company="9")
    refused = await party.ann.click(asked.message, label="Confirm")
    await refused.touched()
    assert await party.service.votes.listed(info.id) == []


async def test_a_move_that_there_is_not_is_refused(party: Party) -> None:
    info = await drafted(party)
    refused = await party.ann.slash(party.thread(info), "undo", move="99")
    assert "no move 99" in refused.text
