"""Faults of ours and of Discord's: nothing is swallowed, nothing is lost, and they don't pose as a refusal."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import aiohttp
import pytest

from bot.discord import replies
from bot.discord.play import moves
from bot.service import GameInfo
from bot.words import speak
from storage import DiskFull
from tests.discord.party import Party, choose


@pytest.fixture
async def game(party: Party) -> GameInfo:
    """A game that has just begun."""
    return await party.started()


async def broken(*_: Any, **__: Any) -> Any:
    raise RuntimeError("a fault")


async def test_a_fault_in_a_command_has_a_reference_that_stands_in_the_log(
    party: Party,
    game: GameInfo,
    monkeypatch: pytest.MonkeyPatch,
    errors_logged: list[str],
    caplog: pytest.LogCaptureFixture,
) -> None:
    errors_logged.append("fault")
    monkeypatch.setattr(party.service, "act", broken)
    answer = await party.up(game).slash(party.thread(game), "draft_company", company="5")
    assert answer.private
    reference = re.search(r"Reference: (\w+)", answer.text)
    assert reference is not None
    assert f"fault {reference[1]}" in caplog.text
    assert "RuntimeError" not in answer.text


async def test_a_fault_behind_a_button_is_answered_too(
    party: Party, game: GameInfo, monkeypatch: pytest.MonkeyPatch, errors_logged: list[str]
) -> None:
    errors_logged.append("fault")
    monkeypatch.setattr(party.service, "act", broken)
    message = await party.turn_message(game)
    answer = await choose(party.up(game), message, "draft_company|5")
    await answer.touched()
    assert "an error of mine" in answer.followups[0].text


async def test_a_fault_after_the_move_says_that_the_move_stands(
    party: Party, game: GameInfo, monkeypatch: pytest.MonkeyPatch, errors_logged: list[str]
) -> None:
    errors_logged.append("fault")
    monkeypatch.setattr(moves, "update_public", broken)
    message = await party.turn_message(game)
    answer = await choose(party.up(game), message, "draft_company|5")
    await answer.touched()
    assert "It’s done, but because of an error of mine" in answer.followups[0].text
    assert (await party.info(game)).seq == 1


async def test_a_picture_that_cant_be_drawn_doesnt_hold_up_the_ping(
    party: Party, game: GameInfo, monkeypatch: pytest.MonkeyPatch, errors_logged: list[str]
) -> None:
    errors_logged.append("can't be drawn")

    def no_picture(*_: Any) -> None:
        raise ValueError("no picture")

    monkeypatch.setattr("bot.work.pictures.draw", no_picture)
    await party.up(game).slash(party.thread(game), "draft_company", company="5")
    message = await party.turn_message(game)
    assert message.attachments == []
    answer = await party.ann.slash(party.thread(game), "market")
    assert "SIK" in answer.text


async def test_a_picture_that_takes_too_long_doesnt_hold_up_the_ping(
    party: Party, game: GameInfo, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked_for_later: list[bool] = []

    async def slow(*_: Any, later: bool = False) -> None:
        asked_for_later.append(later)
        await asyncio.sleep(600)

    monkeypatch.setattr(party.service.workers, "run_apart", slow)
    monkeypatch.setattr("bot.discord.drawing.PATIENCE", 0.01)
    await party.up(game).slash(party.thread(game), "draft_company", company="5")
    message = await party.turn_message(game)
    assert message.attachments == []
    assert asked_for_later
    assert all(asked_for_later)


async def test_a_completion_that_fails_gives_nothing(
    party: Party, game: GameInfo, monkeypatch: pytest.MonkeyPatch, errors_logged: list[str]
) -> None:
    errors_logged.append("completion failed")
    monkeypatch.setattr(party.service, "read", broken)
    assert await party.ann.autocomplete(party.thread(game), "draft_company", "company", company="") == []


async def test_a_command_of_an_older_form(party: Party, game: GameInfo) -> None:
    data = {"name": "draft_company", "type": 1, "options": []}
    answer = await party.up(game).raw(2, party.thread(game), data)
    assert "This command has changed" in answer.text
    assert (await party.info(game)).seq == 0


async def test_a_channel_where_neither_a_thread_may_be_opened_nor_anything_said(party: Party) -> None:
    notice = await party.open()
    await party.ben.click(notice.message, label="Join")
    await party.cid.click(notice.message, label="Join")
    party.lobby.denied += ["thread", "send"]
    answer = await party.ann.click(notice.message, label="Start")
    await answer.touched()
    assert "may not open a thread" in answer.followups[0].text
    party.lobby.denied.clear()
    answer = await party.ann.click(notice.message, label="Start")
    await answer.touched()
    assert (await party.service.list(party.server.guild.id))[0].status == "running"


async def test_the_thread_of_a_game_that_could_not_start_is_closed_where_it_may_not_be_deleted(
    party: Party, monkeypatch: pytest.MonkeyPatch, errors_logged: list[str]
) -> None:
    """The invite link doesn't ask for Manage Threads; whoever has opened a thread may close it all the same."""
    errors_logged.append("the storage refused")
    notice = await party.open()
    for person in (party.ben, party.cid):
        await person.click(notice.message, label="Join")
    party.server.fail("DELETE", r"/channels/\d+$", 403, 50013)

    async def full(*_: Any) -> None:
        raise DiskFull

    with monkeypatch.context() as patch:
        patch.setattr(party.service.storage, "commit", full)
        answer = await party.ann.click(notice.message, label="Start")
        await answer.touched()
    assert "I have no room to store anything. Nothing was changed" in answer.followups[0].text
    (closed,) = party.server.world.threads(party.server.guild.id)
    assert closed.archived
    await (await party.ann.click(notice.message, label="Start")).touched()
    (game,) = await party.service.list(party.server.guild.id)
    assert (game.status, game.channel == closed.id) == ("running", False)


@pytest.mark.parametrize("after", [False, True], ids=["before the work", "after it"])
async def test_a_connection_cut_after_somebody_has_joined_is_no_fault_of_theirs_or_ours(
    party: Party, after: bool
) -> None:
    """They have a seat and were told so; only the notice isn't brought up to date."""
    await party.open()
    (info,) = await party.service.list(party.server.guild.id)
    party.server.cut("PATCH", r"/channels/\d+/messages/\d+$", after=after)
    answer = await party.ben.slash(party.lobby, "game join", game=str(info.id))
    assert "You have a seat" in answer.text
    await party.server.until(lambda: any(each.by_fault for each in party.server.calls), what="the cut")
    await party.cid.slash(party.lobby, "game join", game=str(info.id))
    assert answer.followups == []
    assert len((await party.info(info)).seats) == 3


async def test_a_connection_cut_before_anything_is_done_is_said_to_be_that(party: Party) -> None:
    notice = await party.open()
    for person in (party.ben, party.cid):
        await person.click(notice.message, label="Join")
    party.server.cut("POST", r"/threads$", after=False)
    answer = await party.ann.click(notice.message, label="Start")
    assert "Discord didn’t answer me just now. Nothing was changed" in answer.said
    assert (await party.service.list(party.server.guild.id))[0].status == "open"
    party.server.cut("POST", r"/threads$", after=True)
    await party.ann.click(notice.message, label="Start")
    (game,) = await party.service.list(party.server.guild.id)
    assert [each.id for each in party.server.world.threads(party.server.guild.id)] == [game.channel]


async def test_what_was_changed_before_a_failure_stays_said(errors_logged: list[str]) -> None:
    errors_logged.append("fault")
    words = speak("en")
    for error in (RuntimeError("a fault"), aiohttp.ServerDisconnectedError()):
        assert "Nothing was changed" in replies._failure(words, error, done=False)
        assert "It’s done" in replies._failure(words, error, done=True)
