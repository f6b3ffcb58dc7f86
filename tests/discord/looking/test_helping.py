"""Help: two lines with a newcomer's first decisions, and `/help`."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.discord.front import Front
from bot.discord.looking import help
from bot.discord.visit import GameVisit
from bot.panel.panel import Panel, panel_of
from bot.service import GameInfo
from bot.words import LANGUAGES, speak
from tests.discord.party import Party
from tests.discord.positions import at_step, played_until
from tests.words.sources import steps


def test_the_first_five_decisions_have_help_and_after_them_the_first_of_each_kind() -> None:
    seen: dict[str, Any] = {}
    helped = []
    for seq, step in enumerate(["draft"] * 7 + ["track", "track", "run"]):
        known = help.noted(seen, 3, seq, step)
        helped.append(known is not None)
        seen = seen if known is None else known
    assert helped == [True] * 5 + [False, False, True, False, True]


def test_a_decision_opened_again_has_its_help_again() -> None:
    known = help.noted({}, 3, 8, "draft")
    assert known is not None
    assert help.noted(known, 3, 8, "draft") == known


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_decision_has_two_lines(language: str) -> None:
    words = speak(language)
    missing = {each for each in steps() if f"hint-{each}-what" not in words or f"hint-{each}-how" not in words}
    assert missing == set()


async def hints(party: Party, info: GameInfo, user: str) -> list[str]:
    asked: Any = SimpleNamespace(user=SimpleNamespace(id=user), locale="fr")
    panel: Panel = await party.service.read(info.id, panel_of)
    return await help.tip_lines(GameVisit(Front(party.service), asked, info), panel)


async def test_only_the_first_game_of_a_title_has_help(party: Party) -> None:
    first = await party.at(played_until(at_step("draft", 1)))
    second = await party.at(played_until(at_step("track")))
    told = await hints(party, first, party.ann.id)
    assert len(told) == 2
    assert "gratuitement" in told[0]
    assert await hints(party, second, party.ann.id) == []


async def test_tips_can_be_switched_off_and_on(party: Party) -> None:
    info = await party.at(played_until(at_step("draft", 1)))
    answer = await party.ann.slash(party.lobby, "help", tips=False)
    assert answer.private
    assert "are off" in answer.text
    assert await hints(party, info, party.ann.id) == []
    await party.ann.slash(party.lobby, "help", tips=True)
    assert len(await hints(party, info, party.ann.id)) == 2


async def test_help_tells_how_to_play_in_the_reader_s_language(party: Party) -> None:
    party.ben.user.locale = "it"
    answer = await party.ben.slash(party.lobby, "help")
    assert answer.private
    assert "Il tuo turno" in answer.text
    assert "/regole" in answer.text
    assert len(answer.text) < 2000


async def test_commands_in_the_help_are_links_in_one_piece_where_they_can_be(party: Party) -> None:
    assert party.bot is not None
    ids = party.bot.front.command_ids
    english = await party.ann.slash(party.lobby, "help")
    assert f"</game new:{ids['game']}>" in english.text
    assert f"</undo:{ids['undo']}>" in english.text
    party.ben.user.locale = "fr"
    words = speak("fr")
    french = await party.ben.slash(party.lobby, "help")
    assert f"`/{words('command-game')} {words('command-game-new')}`" in french.text
    assert "` new" not in english.text
    assert len(english.text) < 2000
