"""Redo: by the button below an undo, by the command, and by the others' vote for what the table took back."""

from __future__ import annotations

from bot.service import Person as Seated
from tests.discord.party import Party
from tests.discord.play.test_life_undo import button, drafted, has, picked


async def test_a_tap_below_the_undo_redoes_it(party: Party) -> None:
    info, _, _ = await picked(party)
    first = party.people[(await party.service.log(info.id))[0]["user"]]
    undone = await (await first.slash(party.thread(info), "undo")).touched()
    assert has(undone.message, "redo")
    redone = await (await first.click(undone.message, custom_id=button(undone.message, "redo"))).touched()
    assert "Redone." in redone.text
    assert not has(redone.message, "redo")
    now = await party.info(info)
    assert [row.get("undo") for row in await party.service.log(info.id)] == [None, 0, 1]
    message = await party.turn_message(now)
    assert now.turn is not None
    assert now.turn.user != first.id
    assert f"<@{now.turn.user}>" in message.content
    told = "redoes one move"
    await party.server.until(lambda: any(told in each.content for each in party.messages(info)), what="the message")
    assert not any(told in each.content and has(each, "redo") for each in party.messages(info))
    assert "redoes the moves up to 1" in (await first.slash(party.thread(info), "log")).text


async def test_the_message_about_an_undo_has_the_button_for_whoever_undid(party: Party) -> None:
    info, _, _ = await picked(party)
    first = party.people[(await party.service.log(info.id))[0]["user"]]
    await first.slash(party.thread(info), "undo")
    await party.server.until(lambda: has(party.messages(info)[-1], "redo"), what="the message about the undo")
    message = party.messages(info)[-1]
    other = next(each for each in party.people.values() if each is not first)
    refused = await other.click(message, custom_id=button(message, "redo"))
    await party.server.until(lambda: refused.followups, what="the refusal")
    assert f"only {first.name} can redo them" in refused.followups[0].content
    await (await first.click(message, custom_id=button(message, "redo"))).touched()
    assert (await party.info(info)).seq == 3


async def test_nothing_is_redone_once_somebody_has_moved(party: Party) -> None:
    info, _, _ = await picked(party)
    refused = await party.up(info).slash(party.thread(info), "redo")
    assert "nothing to redo" in refused.text


async def test_what_the_table_took_back_it_redoes_by_a_vote(party: Party) -> None:
    info = await drafted(party)
    asker, *others = party.people.values()
    vote = await party.service.votes.open(info.id, Seated(asker.id, server=info.server), "undo", to=0)
    assert vote is not None
    for each in others:
        await party.service.votes.cast(info.id, Seated(each.id, server=info.server), vote.id, True)
    asked = await others[0].slash(party.thread(info), "redo")
    assert "This redoes 3 moves" in asked.text
    assert "2 of the 2 other players have to agree" in asked.text
    await (await others[0].click(asked.message, label="Confirm")).touched()
    (vote,) = await party.service.votes.listed(info.id)
    told = "asks to redo what was undone"
    await party.server.until(lambda: any(told in each.content for each in party.messages(info)), what="the question")
    question = next(each for each in party.messages(info) if told in each.content)
    assert "minor 7" in question.content
    for each in (asker, others[1]):
        await (await each.click(question, label="Yes")).touched()
    assert [row["seq"] for row in await party.service.story(info.id)] == [1, 2, 3]
