"""Faults of ours and of Discord's: nothing is swallowed, nothing is lost, and they don't pose as a refusal."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest

from bot.discord import playing
from bot.service import GameInfo
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
    monkeypatch.setattr(playing, "update_public", broken)
    message = await party.turn_message(game)
    answer = await choose(party.up(game), message, "draft_company|5")
    await answer.touched()
    assert "Your move is made" in answer.followups[0].text
    assert (await party.info(game)).seq == 1


async def test_a_picture_that_cant_be_drawn_doesnt_hold_up_the_ping(
    party: Party, game: GameInfo, monkeypatch: pytest.MonkeyPatch, errors_logged: list[str]
) -> None:
    errors_logged.append("can't be drawn")

    def no_picture(*_: Any) -> None:
        raise ValueError("no picture")

    monkeypatch.setattr("bot.pictures.draw", no_picture)
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


async def test_a_channel_where_no_thread_may_be_opened(party: Party) -> None:
    notice = await party.open()
    await party.ben.click(notice.message, label="Join")
    await party.cid.click(notice.message, label="Join")
    party.lobby.denied.append("thread")
    party.server.expect(403, 50013)
    answer = await party.ann.click(notice.message, label="Start")
    await answer.touched()
    assert "may not open a thread" in answer.followups[0].text
    party.lobby.denied.clear()
    answer = await party.ann.click(notice.message, label="Start")
    await answer.touched()
    assert (await party.service.list(party.server.guild.id))[0].status == "running"


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
