"""Words on pictures are whole in every language: captions of the legend, headings of the Dragons' chart."""

from __future__ import annotations

import math
from typing import Any

import pytest

import engine
import render
from bot.words import LANGUAGES, speak
from engine.titles import TITLES
from render.maps import overview
from render.picture import Picture
from render.sheets import legend
from tests.render import made, positions
from tests.render.recording import page_texts


def legend_of(title: str, language: str) -> Picture:
    state = engine.new_game(title, ["P1", "P2", "P3"], seed=3).state
    return Picture("legend", positions.title(title), state, words=speak(language, "$"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_no_caption_of_the_legend_loses_a_word(title: str, language: str) -> None:
    given = legend_of(title, language)
    names = legend.legend_text(given)[0].split("; ")
    captions = legend.captions(given)
    assert [" ".join(lines) for lines in captions] == [each[:1].upper() + each[1:] for each in names]
    assert max(map(len, captions)) <= 3


@pytest.mark.parametrize("title", TITLES)
def test_the_signs_of_the_legend_lie_within_their_hexes(title: str) -> None:
    places = [place for sign in legend._signs(positions.title(title)) for _, place in sign.parts]
    assert max(math.hypot(*place) for place in places) < 1


def test_the_longest_legend_is_no_higher_than_a_phone_shows() -> None:
    assert render.draw(legend_of("1856", "pt")).height <= 2200


@pytest.mark.parametrize("language", ["it", "pt"])
def test_the_headings_of_the_dragons_chart_are_whole(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = page_texts(monkeypatch)
    words = speak(language, "L.")
    render.draw(Picture("dragons", positions.title("1865"), made.sardinia_endgame(), words=words))
    for zone in ("red", "white", "green"):
        assert any(each.endswith(words("picture-dragons-zone", zone=zone)) for each in drawn)


def test_the_longest_name_of_a_company_is_whole_below_the_map(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    write = overview.write

    def noted(pen: Any, place: Any, text: str, *more: Any) -> Any:
        drawn.append(text)
        return write(pen, place, text, *more)

    monkeypatch.setattr(overview, "write", noted)
    game = engine.new_game("1889", players=["P1", "P2"], seed=1)
    game.state.companies["KO"].president = "P1"
    render.draw(Picture("map", game.title, game.state, names={"P1": "Robot 1"}))
    assert game.title.companies["KO"].name in drawn
    assert "Robot 1" in drawn
