"""What was put right in the rules since a game was begun: it goes on without it, and its people know."""

from __future__ import annotations

import pytest

import engine
from bot.service import GameInfo, Watch
from engine.game import Game
from tests.discord.party import Party

HEADINGS = {
    "en": "rules have been put right",
    "es": "se han corregido reglas",
    "fr": "des règles ont été corrigées",
    "it": "sono state corrette delle regole",
    "pt": "regras foram corrigidas",
}


def begun_before(*fixes: str) -> Game:
    """A game of 1856 as a version began it that hadn't put this right yet."""
    setup = dict(engine.new_game("1856", ["P1", "P2", "P3"], seed=7).setup)
    setup["rules"] = {name: value for name, value in setup["rules"].items() if name not in fixes}
    return engine.load_game(setup, ())


def told(party: Party, game: GameInfo) -> list[str]:
    """The messages that say what was put right."""
    return [each.content for each in party.messages(game) if any(each_ in each.content for each_ in HEADINGS.values())]


@pytest.mark.parametrize("language", HEADINGS)
async def test_a_running_game_is_told_once_what_was_put_right_since_it_was_begun(party: Party, language: str) -> None:
    game = await party.at(begun_before("any_time"), title="1856", language=language)
    new = await party.at(begun_before(), title="1856", language=language)
    for _ in range(2):  # as after two starts
        await Watch(party.service).look()
        await party.service.settings.set("server", "rules", "fixes", None)
    await party.server.until(lambda: told(party, game) != [], what="what was put right")
    assert party.bot is not None
    await party.bot.dispatcher.settled()
    (message,) = told(party, game)
    assert HEADINGS[language] in message
    assert "5.7" in message
    assert "3.2.3" not in message
    assert told(party, new) == []


async def test_the_state_and_the_rules_of_a_game_say_what_is_as_it_was_begun(party: Party) -> None:
    game = await party.at(begun_before("any_time", "refused_offers"), title="1856")
    status = (await party.ann.slash(party.thread(game), "game status")).text
    assert "As this game was begun" in status
    assert "counts as the turn’s purchase; now it doesn’t (Rule 3.2.3)" in status
    assert "now it does (Rule 5.7)" in status
    rule = (await party.ann.slash(party.thread(game), "rules", clause="5.7")).text
    assert "No step waits" in rule
    assert "3.2.3" not in rule
    assert "As this game was begun" not in (await party.ann.slash(party.thread(game), "rules", clause="5.1")).text
    elsewhere = (await party.ann.slash(party.lobby, "rules", title="1856", clause="5.7")).text
    assert "As this game was begun" not in elsewhere
