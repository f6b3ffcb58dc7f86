"""Who may sit: seats are kept by a button or a command and answered by buttons; those who wait get a table."""

from __future__ import annotations

import pytest

from bot.local.standin.model import Message
from bot.service import Person as Seated
from tests.discord.party import Party, press


def asking(party: Party) -> list[Message]:
    """The messages that ask somebody to take a seat."""
    return [each for each in party.server.world.in_channel(party.lobby.id) if "keeps a seat for you" in each.content]


async def test_a_seat_is_kept_by_thumb_and_taken_by_a_button(party: Party) -> None:
    notice = await party.open(players=3)
    asked = await party.ann.click(notice.message, label="Keep a seat for…")
    assert asked.private
    await (await party.ann.select(asked.message, party.server.world.users[party.ben.id])).touched()
    await party.server.until(lambda: asking(party) != [], what="the invitation")
    (invitation,) = asking(party)
    assert [each.user_id for each in party.server.pings if each.message_id == invitation.id] == [party.ben.id]
    await party.server.until(lambda: "Seats kept for:" in notice.message.content, what="the notice")
    refused = await party.cid.click(invitation, label="Take the seat")
    await party.server.until(lambda: refused.followups != [], what="the refusal")
    assert "No seat at this table is kept for you" in refused.followups[-1].text
    await (await party.ben.click(invitation, label="Take the seat")).touched()
    await party.server.until(lambda: "takes the seat" in invitation.content, what="the answer")
    assert "Take the seat" not in invitation.labels()
    (info,) = await party.service.list(party.server.guild.id)
    assert info.seats_of(party.ben.id)
    await party.server.until(lambda: "Seats kept for:" not in notice.message.content, what="the notice")


async def test_a_seat_is_kept_by_command_and_declined(party: Party) -> None:
    notice = await party.open(players=3)
    (info,) = await party.service.list(party.server.guild.id)
    ben = party.server.world.users[party.ben.id]
    await party.ann.slash(party.lobby, "game invite", player=ben, game=str(info.id))
    await party.server.until(lambda: asking(party) != [], what="the invitation")
    (invitation,) = asking(party)
    denied = await party.cid.click(notice.message, label="Keep a seat for…")
    assert "host" in denied.text
    await (await party.ben.click(invitation, label="No, thanks")).touched()
    await party.server.until(lambda: "this time" in invitation.content, what="the answer")
    (info,) = await party.service.list(party.server.guild.id)
    assert info.invited == ()


@pytest.mark.parametrize("begins", [True, False], ids=["it begins", "it is given up"])
async def test_an_invitation_reads_as_past_once_its_table_waits_for_nobody(party: Party, begins: bool) -> None:
    assert party.bot is not None
    party.bot.bygones.pause = 0.01
    notice = await party.open(players=3)
    (info,) = await party.service.list(party.server.guild.id)
    await party.ann.slash(party.lobby, "game invite", player=party.server.world.users[party.cid.id], game=str(info.id))
    await party.server.until(lambda: asking(party) != [], what="the invitation")
    (invitation,) = asking(party)
    await (await press(party.ben, notice.message, ":join:")).touched()
    await party.bot.bygones.settled()
    assert "Take the seat" in invitation.labels()
    if begins:
        await (await press(party.ann, notice.message, ":start:")).touched()
    else:
        await party.service.abandon(info.id, Seated(party.ann.id, "Ann", server=info.server))
    await party.server.until(lambda: invitation.labels() == [], what="what's past")
    assert invitation.content.splitlines()[-1].startswith("-# ")


async def test_once_enough_wait_a_table_is_opened_and_the_others_are_asked(party: Party) -> None:
    for person, count in ((party.ann, 1), (party.ben, 2)):
        waits = await person.slash(party.lobby, "game wait", title="18mag", players=3)
        assert waits.private
        assert f"{count} of 3" in waits.text
    assert "2 of 3" in (await party.cid.slash(party.lobby, "game waiting")).text
    assert await party.service.list(party.server.guild.id) == []
    await party.cid.slash(party.lobby, "game wait", title="18mag", players=3)
    await party.server.until(lambda: asking(party) != [], what="the invitation")
    (info,) = await party.service.list(party.server.guild.id)
    assert (info.host, set(info.invited), info.most) == (party.cid.id, {party.ann.id, party.ben.id}, 3)
    (invitation,) = asking(party)
    for each in (party.ann, party.ben):
        await (await press(each, invitation, ":seat_yes:")).touched()
    await party.server.until(lambda: "Take the seat" not in invitation.labels(), what="both answers")
    assert len((await party.info(info)).seats) == 3
    assert "Nobody" in (await party.cid.slash(party.lobby, "game waiting")).text


async def test_waiting_is_ended_by_its_button(party: Party) -> None:
    waits = await party.ann.slash(party.lobby, "game wait", title="1889", players=4, pace=48)
    await (await party.ann.click(waits.message, label="Wait no more")).touched()
    assert "don’t wait any more" in waits.message.content
    assert await party.service.waiting.lists(party.server.guild.id) == {}


async def test_a_tap_below_the_lists_waits_along_and_no_more(party: Party) -> None:
    for title in ("1889", "18mag"):
        await party.ann.slash(party.lobby, "game wait", title=title, players=3)
    lists = (await party.ben.slash(party.lobby, "game waiting")).message
    assert lists.labels() == ["1. Wait along", "2. Wait along"]
    await (await party.ben.click(lists, label="2. Wait along")).touched()
    assert lists.labels() == ["1. Wait along", "2. Wait no more"]
    await (await party.ben.click(lists, label="2. Wait no more")).touched()
    assert lists.labels() == ["1. Wait along", "2. Wait along"]
    await party.cid.slash(party.lobby, "game wait", title="1889", players=3)
    await (await party.ben.click(lists, label="1. Wait along")).touched()
    await party.server.until(lambda: asking(party) != [], what="the invitation")
    (info,) = await party.service.list(party.server.guild.id)
    assert (info.host, set(info.invited)) == (party.ben.id, {party.ann.id, party.cid.id})
    await party.server.until(lambda: lists.labels() == ["1. Wait along"], what="the list that's left")
