"""Colours, phases and lettered tiles of every title have words in every language, and no English one is left."""

from __future__ import annotations

import pytest

import engine
import render
from bot.words import DEFAULT, LANGUAGES, speak
from bot.words.names import LETTERED, Names
from engine.titles import TITLES
from render.picture import Picture
from render.wording import tile_name

ENGLISH = frozenset({"yellow", "green", "brown", "gray", "grey"})
FOREIGN = [each for each in LANGUAGES if each != DEFAULT]


def names_of(title: str, language: str) -> Names:
    return Names(speak(language), engine.load_title(title), {})


@pytest.mark.parametrize("title", sorted(TITLES))
@pytest.mark.parametrize("language", FOREIGN)
def test_no_colour_and_no_phase_stays_english(title: str, language: str) -> None:
    names = names_of(title, language)
    assert names.title.board.colours
    told = [names.tile_colour(each) for each in names.title.board.colours]
    told += [names.phase(each) for each in names.title.phases]
    told += [names.words("picture-phase", phase=each) for each in names.title.phases]
    assert ENGLISH.isdisjoint(word for each in told for word in each.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tile_with_a_letter_has_its_colour_in_words_alike_in_texts_and_pictures(language: str) -> None:
    names = names_of("1865", language)
    game = engine.new_game("1865", ["P1", "P2"])
    picture = Picture("stock", game.title, game.state, words=names.words)
    lettered = [each for each in names.title.board.tiles if LETTERED.fullmatch(each)]
    assert len(lettered) == 18
    for each in lettered:
        told = names.tile(each)
        assert each not in told
        assert tile_name(picture, each) == told
        assert language == DEFAULT or ENGLISH.isdisjoint(told.split())
    assert names.tile("57") == tile_name(picture, "57") == "57"


def test_a_lettered_tile_is_named_so_in_a_story_and_in_a_picture() -> None:
    names = names_of("1865", "it")
    laid = names.figures({"tile": "N-green", "hex": "F30"})
    assert laid["tile"] == "verde N"
    assert names.tile_turned("N-green", 0).startswith("tessera verde N, ")
    game = engine.new_game("1865", ["P1", "P2"])
    picture = Picture("stock", game.title, game.state, words=names.words, tiles=(render.TileChoice("N-green", 0, 1),))
    assert "verde N × 1" in render.draw(picture).alt


@pytest.mark.parametrize(("title", "phase", "told"), [("18mag", "green", "Green phase, "), ("1856", "3", "Phase 3, ")])
def test_a_phase_is_a_number_or_a_colour(title: str, phase: str, told: str) -> None:
    names = names_of(title, "en")
    text = names.words("turn-round", phase=names.phase(phase), round="stock round 2")
    assert text.capitalize().startswith(told)
    assert names.words("phase-the", phase=names.phase("gray")) == "the grey phase"
