"""Absence from end to end: silence, reminders, a vote by buttons, the caretaker, substitutes, the seat claimed back."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

import engine
from bot.local.actors import Actor, BotAnswer
from bot.local.standin.model import Message
from bot.service import GameInfo
from bot.service import Person as Seated
from tests.discord.days import Days, table_in
from tests.discord.party import Party, codes

MANAGE = 1 << 5
"""Discord's right to manage a server."""
HOSTILE = ("@everyone", "<@1> `x`", "**[a](http://b)**")


@pytest.fixture
async def days(tmp_path: Path) -> AsyncIterator[Days]:
    async with table_in(tmp_path) as made:
        yield made


def having(days: Days, game: GameInfo, verb: str) -> list[Message]:
    """The messages in the thread with a button of this kind."""
    return [each for each in days.party.messages(game) if any(f":{verb}:" in code for code in codes(each))]


def newest(days: Days, game: GameInfo, part: str) -> Message:
    return [each for each in days.party.messages(game) if part in each.text][-1]


async def refusal(days: Days, answer: BotAnswer) -> str:
    """What a click that was refused was told, privately."""
    await days.server.until(lambda: answer.followups != [], what="the refusal")
    told = answer.followups[-1]
    assert told.ephemeral
    return told.text


async def test_who_is_up_and_on_leave_is_shown_to_be_away(days: Days) -> None:
    game = await days.game(days.party.ann, pace=8)
    now = days.party.service.clock()
    await days.party.service.people.add_leave(days.party.ann.id, now, now + 86400)
    shown = await days.party.ben.slash(days.party.thread(game), "game status")
    assert f"away until <t:{int(now + 86400)}:D>" in shown.text


async def test_silence_reminders_vote_caretaker_and_the_seat_claimed_back(days: Days) -> None:
    party = days.party
    game = await days.game(party.ann, pace=8, patience=2)
    await days.go_by(16)
    assert len(days.reminders(game)) == 2
    assert "before the next reminder is due" in days.reminders(game)[-1].text
    assert "the others decide by a vote" in days.reminders(game)[-1].text
    await days.go_by(8)
    (vote,) = having(days, game, "ballot")
    assert sorted(vote.mentions) == sorted([party.ben.id, party.cid.id])
    assert not vote.silent
    assert "Ann doesn’t answer" in vote.text

    assert "aren’t asked" in await refusal(days, await party.ann.click(vote, label="No"))
    answer = await party.ben.click(vote, label="Yes")
    await answer.touched()
    assert "Yes: Ben" in vote.text
    assert "2 of 2" in vote.text
    answer = await party.cid.click(vote, label="Yes")
    await answer.touched()
    await days.told()
    assert "by 2 to 0: a caretaker plays for Ann" in vote.text
    assert vote.labels() == []

    info = await party.info(game)
    assert info.seq == 1
    assert info.turn is not None
    assert info.turn.user != party.ann.id
    assert "Ann [caretaker]" in (await party.turn_message(game)).text
    told = newest(days, game, "a caretaker plays for Ann from now on")
    assert (told.silent, told.mentions) == (True, [])
    await days.go_by(2)
    assert [each for each in days.server.pings if each.user_id == party.ann.id and not each.silent][3:] == []

    back = await party.ann.click(told, label="It’s mine: I’m back")
    await days.server.until(lambda: back.followups != [], what="what was done for Ann")
    mine = back.followups[-1]
    assert mine.ephemeral
    assert "One move was made for you" in mine.text
    assert "Ann [caretaker]: picks" in mine.text
    assert "it takes 2 yes votes" in mine.text
    await days.told()
    assert told.labels() == []
    assert not (await party.info(game)).seat(seat_of(info, party.ann)).caretaker
    asked = newest(days, game, "Ann is back. Shall all that has come since")
    assert "Ann [caretaker]: picks" in asked.text
    assert sorted(asked.mentions) == sorted([party.ben.id, party.cid.id])
    for person in (party.ben, party.cid):
        await (await person.click(asked, label="Yes")).touched()
    await days.told()
    assert "can be played again" in asked.text
    info = await party.info(game)
    assert info.turn is not None
    assert (info.turn.user, await days.service.story(game.id)) == (party.ann.id, [])


async def test_in_a_game_for_two_the_person_is_told_alone_before_the_other_decides(days: Days) -> None:
    """And a vote before that is refused, with what it takes."""
    party = days.party
    ann, ben = party.ann, party.ben
    party.people = {each.id: each for each in (ann, ben)}
    begun = engine.new_game("18mag", players=["P1", "P2"], options={}, profile="house", seed=7)
    game = await days.at(begun, ann, pace=8, patience=1)
    seat = seat_of(game, ann)
    refused = await ben.slash(party.thread(game), "vote caretaker", player=seat)
    assert "Ann still has time" in refused.text
    assert (
        "Nobody removes another player alone" in (await ben.slash(party.thread(game), "vote remove", player=seat)).text
    )
    await days.go_by(9)
    alone = [each for each in days.server.world.in_channel(ann.dm.id) if "⏳" in each.text]
    assert [each.silent for each in alone] == [False]
    assert "the other player may have a caretaker play for you" in alone[0].text
    refused = await ben.slash(party.thread(game), "vote caretaker", player=seat)
    assert "not before <t:" in refused.text
    await days.go_by(9)
    (vote,) = having(days, game, "ballot")
    await (await ben.click(vote, label="Yes")).touched()
    await days.told()
    told = newest(days, game, "Nobody else may take it")
    assert told.labels() == ["It’s mine: I’m back"]
    # The seat can be claimed from the message that came alone, too.
    assert "is yours again" in (await ann.slash(ann.dm, "seat claim")).text
    assert [each.text for each in days.server.world.in_channel(ann.dm.id) if "⏳" in each.text] == [alone[0].text]


async def test_a_manager_removes_a_player_alone_after_confirming(days: Days) -> None:
    party = days.party
    game = await days.game(party.ann)
    chief = Actor(days.server, "Chief")
    chief.user.permissions |= MANAGE
    asked = await chief.slash(party.thread(game), "vote remove", player=seat_of(game, party.ann))
    assert "alone and for good" in asked.text
    assert asked.message.labels() == ["Remove for good"]
    assert (await party.info(game)).seats_of(party.ann.id) != ()
    await (await chief.click(asked.message, label="Remove for good")).touched()
    await days.told()
    told = newest(days, game, "has removed Ann from the game")
    assert f"<@{chief.id}>" in told.text
    assert (told.silent, (await party.info(game)).seats_of(party.ann.id)) == (True, ())
    await party.ben.slash(party.thread(game), "vote readmit", player="Ann")
    await days.told()
    vote = newest(days, game, f"Ben asks to let {party.ann.mention}, who was removed, play here again.")
    assert vote.mentions == [party.cid.id]
    assert "may play here again" in (await chief.slash(party.thread(game), "vote readmit", player=party.ann.id)).text
    await days.told()
    told = newest(days, game, "lets <@")
    assert (told.mentions, told.silent) == ([party.ann.id], False)
    await (await party.ann.click(told, label="Take this seat")).touched()
    await days.told()
    assert (await party.info(game)).seats_of(party.ann.id) != ()


def seat_of(info: GameInfo, person: Actor) -> str:
    return next(each.seat for each in info.seats if person.id in (each.user, each.owner))


async def test_a_no_leaves_the_seat_as_it_is(days: Days) -> None:
    party = days.party
    game = await days.game(party.ann)
    asked = await party.ben.slash(party.thread(game), "vote caretaker", player=seat_of(game, party.ann))
    assert asked.private
    await days.told()
    (vote,) = having(days, game, "ballot")
    assert vote.mentions == [party.cid.id]
    assert "Ben asks for a caretaker to play for Ann" in vote.text
    assert "Yes: Ben" in vote.text
    answer = await party.cid.click(vote, label="No")
    await answer.touched()
    await days.told()
    assert "by 1 to 1: all stays as it is" in vote.text
    late = {"component_type": 2, "custom_id": f"rw:b:{game.id}:0:ballot:1;yes;x"}
    assert "no such vote" in await refusal(days, await party.cid.raw(3, party.thread(game), late, message=vote))
    assert not (await party.info(game)).seat(seat_of(game, party.ann)).caretaker


async def test_votes_by_the_private_list_show_on_the_public_message(days: Days) -> None:
    party = days.party
    game = await days.game(party.ann)
    assert "No vote is open" in (await party.ben.slash(party.thread(game), "vote list")).text
    await party.ben.slash(party.thread(game), "vote remove", player=seat_of(game, party.ann))
    await days.told()
    (vote,) = having(days, game, "ballot")
    listed = await party.cid.slash(party.thread(game), "vote list")
    assert listed.private
    assert f"/{vote.id}" in listed.text
    answer = await party.cid.click(listed.message, label="Yes")
    await answer.touched()
    await days.told()
    assert "Ann is removed" in vote.text
    assert newest(days, game, "Ann is out of the game").labels() == ["Take this seat"]
    eve = Actor(days.server, "Eve")
    taken = await eve.click(newest(days, game, "Ann is out of the game"), label="Take this seat")
    await taken.touched()
    await days.told()
    assert (await party.info(game)).seats_of(eve.id) != ()
    refused = await party.ann.slash(party.thread(game), "seat claim")
    assert refused.private
    assert (await party.info(game)).seats_of(party.ann.id) == ()


async def test_a_substitute_is_found_and_gives_way(days: Days) -> None:
    party = days.party
    eve = Actor(days.server, "Eve")
    game = await days.game(party.ann)
    await party.ann.slash(party.thread(game), "seat substitute")
    await days.told()
    told = newest(days, game, "a substitute for Ann is wanted")
    assert "already have a seat" in await refusal(days, await party.ben.click(told, label="Take this seat"))
    taken = await eve.click(told, label="Take this seat")
    await taken.touched()
    await days.told()
    turn = await party.turn_message(game)
    assert turn.mentions == [eve.id]
    taken_over = newest(days, game, "Eve has taken the seat of Ann")
    assert taken_over.mentions == [party.ann.id]
    await eve.slash(party.thread(game), "draft_company", company="5")
    assert (await party.info(game)).seq == 1
    back = await party.ann.click(taken_over, label="It’s mine: I’m back")
    await days.server.until(lambda: back.followups != [], what="what was done for Ann")
    assert "One move was made for you" in back.followups[-1].text
    await days.told()
    assert newest(days, game, "has taken the seat back from Eve").mentions == [eve.id]
    assert (await party.info(game)).seats_of(eve.id) == ()
    assert (await party.info(game)).seats_of(party.ann.id) != ()


async def test_the_caretaker_is_called_and_the_seat_taken_by_command(days: Days) -> None:
    party = days.party
    eve = Actor(days.server, "Eve")
    game = await days.game(party.ann)
    await party.ann.slash(party.thread(game), "seat caretaker")
    await days.told()
    assert (await party.info(game)).seq == 1
    offered = await eve.autocomplete(party.thread(game), "seat take", "seat", seat="")
    assert [each.name for each in offered] == ["Ann"]
    answer = await eve.slash(party.thread(game), "seat take", seat=offered[0].value)
    assert "You have a seat" in answer.text
    log = await party.cid.slash(party.thread(game), "log")
    assert "Ann [caretaker]" in log.text or "Eve [caretaker]" in log.text


async def test_pace_is_changed_by_the_host_alone(days: Days) -> None:
    party = days.party
    game = await days.game(party.ann)
    host, guest = (party.people[each] for each in (game.host, next(s.user for s in game.seats if s.user != game.host)))
    shown = await guest.slash(party.thread(game), "game pace")
    assert "a move a day" in shown.text
    refused = await guest.slash(party.thread(game), "game pace", pace=8)
    assert refused.private
    assert (await party.info(game)).pace == 24
    changed = await host.slash(party.thread(game), "game pace", pace=8, silence="caretaker", patience=1)
    assert "a caretaker plays on" in changed.text
    info = await party.info(game)
    assert (info.pace, info.patience, info.silence) == (8, 1, "caretaker")


async def test_the_table_goes_on_by_itself_where_it_agreed_on_a_caretaker(days: Days) -> None:
    game = await days.game(days.party.ann, pace=8, patience=1, silence="caretaker")
    await days.go_by(17)
    info = await days.party.info(game)
    assert info.seat(seat_of(info, days.party.ann)).caretaker
    assert info.seq >= 1
    await days.down()
    await days.up()
    await days.look()
    assert len(days.reminders(game)) == 1


async def test_spectators_look_and_chat_and_are_never_pinged(days: Days) -> None:
    party = days.party
    eve = Actor(days.server, "Eve")
    game = await days.game(party.ann, pace=8, patience=1)
    turn = await party.turn_message(game)
    await eve.say(party.thread(game), "hello @Ann")
    seen = len(party.messages(game))
    for command in ("map", "market", "holdings", "log", "turns", "game status"):
        assert (await eve.slash(party.thread(game), command)).private
    panel = await eve.click(turn, label="My turn")
    assert panel.private
    assert [each for each in codes(panel.message) if each] == []
    act = {"component_type": 2, "custom_id": f"rw:b:{game.id}:0:act:draft_company|5"}
    assert "no seat in this game" in await refusal(days, await eve.raw(3, party.thread(game), act, message=turn))
    assert (await party.info(game)).seq == 0
    refused = await eve.slash(party.thread(game), "vote remove", player=seat_of(game, party.ann))
    assert "no seat in this game" in refused.text
    await days.go_by(30)
    assert [each for each in days.server.pings if each.user_id == eve.id] == []
    assert len(party.messages(game)) > seen


async def named(days: Days, names: tuple[str, ...]) -> tuple[GameInfo, list[Actor]]:
    """A game of people with these names, in which the first is up."""
    people = [Actor(days.server, name) for name in names]
    days.party.people = {each.id: each for each in people}
    return await days.game(people[0], HOSTILE[0], pace=8, patience=1), people


async def test_whatever_people_are_called_only_the_right_ones_are_pinged(days: Days) -> None:
    game, people = await named(days, HOSTILE)
    await days.go_by(17)
    (vote,) = having(days, game, "ballot")
    for each in people[1:]:
        answer = await each.click(vote, custom_id=next(code for code in codes(vote) if ";yes;" in code))
        await answer.touched()
    await days.told()
    await people[0].slash(days.party.thread(game), "seat claim")
    await days.told()
    messages, people_ids = days.party.messages(game), {each.id for each in people}
    rung = {each.message_id: each.user_id for each in days.server.pings if not each.silent}
    assert {each.id for each in messages if not each.silent} == set(rung)
    assert {each.user_id for each in days.server.pings} <= people_ids
    for each in messages:
        assert set(each.mentions) <= people_ids
        assert "@everyone" not in each.text


async def test_nobody_is_mentioned_in_private_answers(party: Party) -> None:
    game = await party.started()
    answer: Any = await party.ann.slash(party.thread(game), "game status")
    assert answer.message.mentions == []


async def test_older_moves_are_taken_back_by_a_vote_that_says_which(days: Days) -> None:
    party = days.party
    game = await days.game(party.ann)
    for company in ("5", "6"):
        info = await party.info(game)
        await party.up(info).slash(party.thread(game), "draft_company", company=company)
    await days.told()
    asked = await party.ann.slash(party.thread(game), "undo", move="1")
    answer = await party.ann.click(asked.message, label="Confirm")
    await answer.touched()
    await days.told()
    (vote,) = having(days, game, "ballot")
    assert "Ann asks to undo" in vote.text
    assert "picks minor 5" in vote.text
    assert "picks minor 6" in vote.text
    assert sorted(vote.mentions) == sorted([party.ben.id, party.cid.id])
    for person in (party.ben, party.cid):
        answer = await person.click(vote, label="Yes")
        await answer.touched()
    await days.told()
    info = await party.info(game)
    assert info.turn is not None
    assert (await days.service.story(game.id), info.turn.user) == ([], party.ann.id)
    assert "by 2 to 0: the moves are undone" in vote.text
    assert "picks minor 6" in vote.text


async def test_a_vote_that_the_game_has_overtaken_loses_its_buttons(days: Days) -> None:
    party = days.party
    game = await days.game(party.ann)
    await party.ann.slash(party.thread(game), "draft_company", company="5")
    await days.told()
    info = await party.info(game)
    up = party.up(info)
    other = next(each for each in party.others(info) if each is not party.ann)
    await days.service.votes.open(game.id, Seated(other.id, other.name, server=game.server), "undo", to=0)
    await days.told()
    (vote,) = having(days, game, "ballot")
    await up.slash(party.thread(game), "draft_company", company="6")
    assert "moved on" in await refusal(days, await party.ann.click(vote, label="Yes"))
    assert vote.labels() == []
    assert "moved on" in vote.text


async def test_beyond_the_tables_patience_the_others_see_what_they_can_do(days: Days) -> None:
    """A reminder in the thread, though she has asked for direct messages, and a button that asks for a caretaker."""
    party = days.party
    await days.service.people.set_direct(party.ann.id, True)
    game = await days.game(party.ann, pace=8, patience=1, silence="wait")
    await days.go_by(8)
    alone = [each.silent for each in days.server.world.in_channel(party.ann.dm.id)]
    # The last call follows the reminder at once: only one of the two rings.
    assert alone == [False, True]
    assert days.reminders(game) == []
    await days.go_by(8)
    (told,) = days.reminders(game)
    assert "a caretaker plays on for Ann" in told.text
    (vote,) = [await asked(days, game, party.ben, told)]
    assert vote.mentions == [party.cid.id]
    await days.go_by(24)
    assert len(days.reminders(game)) == 1


async def asked(days: Days, game: GameInfo, person: Actor, message: Message) -> Message:
    """The vote that somebody's click on "Ask for a caretaker" opens."""
    await person.click(message, label="Ask for a caretaker")
    await days.server.until(lambda: having(days, game, "ballot") != [], what="the vote")
    return having(days, game, "ballot")[0]


async def test_by_the_tables_own_rule_nobody_at_rest_is_pinged(days: Days) -> None:
    """Who is on leave for long is asked all the same, silently."""
    party = days.party
    game = await days.game(party.ann, pace=8, patience=1, silence="ask")
    now = days.clock()
    await days.service.people.add_leave(party.cid.id, now, now + 30 * 24 * 3600)
    await days.go_by(17)
    (vote,) = having(days, game, "ballot")
    assert vote.mentions == [party.ben.id]
    assert "Cid" in vote.text or party.cid.mention in vote.text
