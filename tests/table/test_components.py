"""Buttons, menus, forms, and answers that come late."""

import discord
import pytest

from bot.local.actors import CannotDo, NotAnswered
from bot.local.start import seated
from tests.table import sample_bot


@pytest.fixture
async def panel(server, ann):
    """A message with buttons and a menu."""
    return (await ann.slash(server.channel, "panel")).message


async def test_a_click_changes_the_message(ann, bob, panel):
    answer = await ann.click(panel, "Count")
    assert answer.is_update
    assert answer.message is panel
    await bob.click(panel, custom_id="panel:count")
    assert panel.content == "count 2"


async def test_a_click_acknowledged_first_and_answered_later(ann, panel):
    answer = await ann.click(panel, "Slow")
    await answer.touched()
    assert panel.content == "count 100"


@pytest.mark.parametrize("label", ["Off", "Absent"])
async def test_a_disabled_or_absent_button_cannot_be_clicked(ann, panel, label):
    with pytest.raises(CannotDo):
        await ann.click(panel, label)


async def test_a_menu_takes_labels_and_values(ann, panel):
    assert (await ann.select(panel, "North", "west")).text == "picked north west"
    for wrong in ((), ("East",), ("North", "South", "West")):
        with pytest.raises(CannotDo):
            await ann.select(panel, *wrong)


async def test_a_form(ann, panel):
    opened = await ann.click(panel, "Bid")
    assert opened.modal["title"] == "Your bid"
    assert (await ann.submit(opened, {"Amount": "120"})).text == "bid 120"
    for wrong in ({"amount": "123456"}, {"amount": ""}, {"price": "1"}):
        with pytest.raises(CannotDo):
            await ann.submit(opened, wrong)


async def test_a_form_that_is_too_large_is_refused(server, ann, panel, monkeypatch):
    monkeypatch.setattr(sample_bot, "Form", lambda: discord.ui.Modal(title="x" * 46))
    server.interactions.answer_limit = 0.2
    server.expect(400, 50035)
    with pytest.raises(NotAnswered):
        await ann.click(panel, "Bid")
    list(server.interactions.all.values())[-1].must_answer = False


async def test_a_stale_custom_id_is_dropped_in_silence(server, ann, panel):
    server.interactions.answer_limit = 0.2
    with pytest.raises(NotAnswered):
        await ann.raw(3, server.channel, {"component_type": 2, "custom_id": "g:1:7:pass"}, message=panel)
    list(server.interactions.all.values())[-1].must_answer = False


async def test_a_private_message_can_be_clicked_by_its_reader_only(server, ann, bob, panel):
    private = (await ann.select(panel, "North")).message
    with pytest.raises(CannotDo):
        await bob.click(private, "Count")
    assert private in ann.sees(server.channel)


async def test_a_deferred_answer_is_waited_for_and_its_picture_is_read_back(server, ann):
    answer = await ann.slash(server.channel, "draw")
    file = answer.message.attachments[0]
    assert (answer.text, file.content_type, file.width, file.height) == ("drawn", "image/png", 30, 20)
    assert file.description == "A board"
    assert ann.picture(answer.message).startswith(b"\x89PNG")
    await server.until(lambda: answer.followups)
    assert answer.followups[0].ephemeral


async def test_the_first_follow_up_is_as_private_as_the_deferral(server, ann, bob):
    answer = await ann.slash(server.channel, "draw", private=True)
    assert answer.private
    assert not bob.sees(server.channel)


async def test_a_layout_with_a_picture_a_labelled_form_and_a_menu_of_people(server, ann, bob):
    board = (await ann.slash(server.channel, "board")).message
    assert board.text == "## The board"
    gallery = next(each for each in board.parts() if each["type"] == 12)
    assert gallery["items"][0]["media"]["width"] == 20
    opened = await ann.click(board, "Notes")
    assert (await ann.submit(opened, {"Side": "Sell"})).text == "['Sell']"
    assert (await ann.select(board, bob)).text == "chose bob"
    await ann.click(board, "Turn")
    assert (board.attachments[0].width, board.attachments[0].height) == (8, 9)


async def test_buttons_outlive_a_restart_of_the_bot(table, server, ann, panel):
    await table.bot.close()
    async with seated(server, sample_bot.make_bot):
        await ann.click(panel, "Count")
    assert panel.content == "count 1"
