"""What hostile hands have found, each as short as it can be told."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import pytest

from bot.discord.connection.crowd import MOST_AT_ONCE
from bot.discord.people.times import zones_like
from bot.local.client_limits import leaves
from bot.local.standin.model import AUTOCOMPLETE, COMPONENT, MODAL, SLASH
from bot.service.people.people import zone_of
from bot.work import pictures
from tests.discord.party import Party, codes

NOBODYS = {"id": "77", "name": "zqx-secret", "type": 1, "options": []}


async def test_an_event_that_cant_be_read_ends_nothing(party: Party, caplog: pytest.LogCaptureFixture) -> None:
    """The client reads the parts of a form before any of ours is asked."""
    begun = await party.ann.raw(MODAL, party.lobby, {"custom_id": "zqx-secret"}, answered=False)
    assert (await party.ann.slash(party.lobby, "turns")).private
    assert begun.interaction.answer is None
    assert "an event INTERACTION_CREATE can't be read: KeyError" in caplog.text


@pytest.mark.parametrize("code", ["zqx", "rw:", "rw:m:x", "", "rw:b:1:0:nothing:", "rw:s:1:0:pick:x"])
async def test_whatever_is_clicked_or_sent_is_answered(party: Party, code: str) -> None:
    shown = (await party.ann.slash(party.lobby, "turns")).message
    data = {"component_type": 2, "custom_id": code}
    assert (await party.ann.raw(COMPONENT, party.lobby, data, message=shown)).private
    assert (await party.ann.raw(MODAL, party.lobby, {"custom_id": code, "components": []})).private


async def test_a_command_of_nobodys_is_named_nowhere(party: Party, caplog: pytest.LogCaptureFixture) -> None:
    answer = await party.ann.raw(SLASH, party.lobby, NOBODYS)
    assert answer.private
    focused = {"name": "game", "type": 3, "value": "x", "focused": True}
    completed = await party.ann.raw(AUTOCOMPLETE, party.lobby, NOBODYS | {"options": [focused]})
    assert completed.interaction.choices == []
    assert "zqx-secret" not in caplog.text


async def test_a_completion_that_is_answered_already_is_no_fault(party: Party) -> None:
    """As with one that comes too late; a record of level ERROR would fail this test."""
    known = next(each for each in leaves(party.server.world.commands["global"]) if each.words == ("map",))
    focused = {"name": "game", "type": 3, "value": "", "focused": True}
    interactions = party.server.interactions
    party.server.expect(400, 40060)
    for answered in (False, True):
        begun = interactions.start(AUTOCOMPLETE, party.ann.id, party.lobby.id, known.data([focused]))
        if answered:
            interactions.answer(begun, {"type": 8, "data": {"choices": []}}, {})
        await party.server.until(lambda begun=begun: begun.answer is not None)
        assert (await party.ann.slash(party.lobby, "turns")).private


@pytest.mark.parametrize("value", [True, [], {"a": 1}, None, 7, 1.5])
async def test_completions_bear_values_of_any_type(party: Party, value: Any) -> None:
    await party.started()
    for known in leaves(party.server.world.commands["global"]):
        if known.words in (("draft_company",), ("rules",), ("map",)):
            game = {"name": "game", "type": 3, "value": value}
            first = next(each for each in known.options if each.get("autocomplete"))
            focused = {"name": first["name"], "type": first["type"], "value": "", "focused": True}
            answer = await party.ann.raw(AUTOCOMPLETE, party.lobby, known.data([focused, game]))
            assert answer.interaction.choices is not None


async def test_a_refusal_of_a_public_command_where_discord_names_no_channel(party: Party) -> None:
    payload = party.server.payloads.interaction

    def without(interaction: Any) -> Any:
        return {name: value for name, value in payload(interaction).items() if name != "channel"}

    party.server.payloads.interaction = without  # type: ignore[method-assign]
    answer = await party.ann.slash(party.lobby, "game new", title="18mag", players=6, name="\u200b")
    assert answer.private
    assert "can be seen" in answer.said


async def test_a_lesson_takes_place_in_direct_messages_though_discord_names_no_channel(party: Party) -> None:
    payload = party.server.payloads.interaction

    def without(interaction: Any) -> Any:
        return {name: value for name, value in payload(interaction).items() if name not in ("channel", "channel_id")}

    party.server.payloads.interaction = without  # type: ignore[method-assign]
    await party.ann.slash(party.ann.dm, "learn", title="1889")
    there = party.server.world.in_channel
    await party.server.until(lambda: any(codes(each) for each in there(party.ann.dm.id)), what="the first decision")
    assert "/channels/0" not in [each.path for each in party.server.calls]


async def test_a_picture_that_fails_names_nobody_in_the_log(
    party: Party, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, errors_logged: list[str]
) -> None:
    errors_logged.append("the picture status can't be drawn")
    game = await party.started()

    def fails(*_: Any) -> Any:
        raise ValueError

    monkeypatch.setattr(pictures, "draw", fails)
    await party.ann.slash(party.thread(game), "game status")
    assert "the picture status can't be drawn" in caplog.text
    assert not any(each.name in caplog.text for each in party.people.values())


def test_a_zone_is_read_once() -> None:
    """Whoever looks for one has the clocks of all told, while everybody waits."""
    assert zones_like("no such zone", 0.0) == []
    assert zone_of("Europe/Rome") is zone_of("Europe/Rome")


async def test_one_person_is_refused_once_at_a_time(party: Party, caplog: pytest.LogCaptureFixture) -> None:
    """However much of theirs comes in, others are answered in between; each of it is answered."""
    bot, at_once = party.bot, 0
    assert bot is not None
    begun = [
        party.server.interactions.start(SLASH, party.ann.id, party.lobby.id, known.data([]))
        for known in leaves(party.server.world.commands["global"])
        if known.words == ("turns",)
        for _ in range(5 * MOST_AT_ONCE)
    ]
    refusals = bot.crowd._refusals
    other = asyncio.ensure_future(party.ben.slash(party.lobby, "turns"))
    while not all(each.answer for each in begun):
        at_once = max(at_once, refusals._waiting.get(party.ann.id, 0))
        await asyncio.sleep(0)
        if other.done():
            break
    assert any(each.answer is None for each in begun), "Ben waits for none of these"
    await party.server.until(lambda: all(each.answer for each in begun))
    assert (await other).private
    assert at_once > 1
    assert not [each for each in caplog.records if each.levelno >= logging.WARNING]
