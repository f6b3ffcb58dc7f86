"""What a command lists for an option may be typed in those words, in every language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import engine
from bot.discord.completion import Found, as_meant, choices_for, field_choices, listed_values, meant
from bot.panel.titles import fields_of
from bot.words import LANGUAGES, speak
from bot.words.names import Names
from engine.actions import FieldKind, LayTile
from engine.game import Game
from tests.discord.party import Party
from tests.discord.positions import at_step, played_until
from tests.discord.positions_1856 import first

LOCALES = {"en": "en-GB", "es": "es-ES", "fr": "fr", "it": "it", "pt": "pt-BR"}


class Reader:
    """Stands for a visit: reads the game, in the words of a language."""

    def __init__(self, game: Game, language: str) -> None:
        assert game.decision is not None
        self.game, self.seats = game, (game.decision.player,)
        people = {each: f"Ann {each}" for each in game.state.seats}
        self.label_names = Names(speak(language, game.title.currency, game.title.id), game.title, people)

    async def read(self, look: Callable[[Any], Any]) -> Any:
        """The value of `look(game)`."""
        return look(self.game)


def on_terrain(game: Game) -> bool:
    """A tile may be paid with a terrain token."""
    return at_step("track")(game) and any(isinstance(each, LayTile) and each.means for each in game.legal("lay_tile"))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_terrain_token_is_typed_as_it_is_listed(party: Party, language: str) -> None:
    game = played_until(on_terrain)
    lay = next(each for each in game.legal("lay_tile") if isinstance(each, LayTile) and each.means)
    info = await party.at(game)
    up = party.up(info)
    up.user.locale = LOCALES[language]
    words = speak(language)("means-terrain_token").upper()
    answer = await up.slash(
        party.thread(info), "lay_tile", hex=lay.hex, tile=lay.tile, rotation=lay.rotation, means=words
    )
    rows = await party.service.story(info.id, info.seq)
    assert rows, answer.text
    assert rows[-1]["action"]["means"] == "terrain_token"


POSITIONS = {
    "18Mag, draft": lambda: engine.new_game("18mag", players=["P1", "P2", "P3"], seed=5),
    "18Mag, stock": lambda: played_until(at_step("stock", 2)),
    "18Mag, track": lambda: played_until(at_step("track", 2)),
    "18Mag, station": lambda: played_until(at_step("station", 2)),
    "18Mag, trains": lambda: played_until(at_step("trains", 2)),
    "1856, stock": lambda: first(at_step("stock", 2)),
    "1856, track": lambda: first(at_step("track", 2)),
    "1856, trains": lambda: first(at_step("trains", 2)),
}


@pytest.mark.parametrize("where", POSITIONS)
async def test_every_word_that_is_listed_is_understood(where: str) -> None:
    """What completion shows for a field stands for its value, whatever else is typed."""
    game, refused = POSITIONS[where](), list[Any]()
    for language in LANGUAGES:
        reader: Any = Reader(game, language)
        for kind in game.actions:
            for field, (plain, what) in fields_of(kind).items():
                if plain is not str or what is FieldKind.ROUTES or not field_choices(game, kind, field, {}):
                    continue
                found = await listed_values(reader, kind, field, {})
                for each in choices_for(found, ""):
                    value = "" if each.value == "-" else each.value
                    got = await as_meant(reader, kind, {field: each.name})
                    if got != {field: value}:
                        refused.append((language, kind, field, each.name, value))
    assert refused == []


def test_words_that_could_mean_two_things_are_left_as_they_came() -> None:
    found: Found = [("a", "Győr · 20"), ("b", "Győr · 30"), ("c", "Pécs · 30")]
    assert meant(found, "pecs") == "c"
    assert meant(found, "GYOR · 20") == "a"
    assert meant(found, "Győr") == "Győr"
    assert meant(found, "b") == "b"
