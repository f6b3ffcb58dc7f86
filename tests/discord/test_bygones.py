"""One message of a game speaks in the present; all others read as past, whatever happened in between."""

from __future__ import annotations

import pytest

from bot.discord.bygone import Bygones
from bot.discord.pinned import past_board
from bot.discord.solo import told_before
from bot.discord.telling import past_reminder, past_text
from bot.service import GameInfo
from bot.table.server.model import Message
from bot.words import LANGUAGES, speak
from tests.discord.party import Party, choose, codes

ASKS = "it’s your turn"


def live(party: Party, game: GameInfo) -> list[Message]:
    """The messages of the thread that ask somebody to act now."""
    return [each for each in party.messages(game) if ASKS in each.content or "is up" in each.content]


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


async def test_what_was_left_asking_is_made_past_by_the_next_start(party: Party) -> None:
    """The turn went on by a command, and the bot was stopped before it had changed the message."""
    game = await party.started()
    first = await party.turn_message(game)
    asks = first.content
    party.bot.bygones.pause = 3600.0
    after = await picked(party, game, "5")
    await party.bot.bygones.stop()
    first.content = asks
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
