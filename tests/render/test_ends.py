"""How far the end is stands in the market's picture and its alternative text, in every title and language."""

from __future__ import annotations

import io
from dataclasses import replace

import pytest
from PIL import Image

import engine
import render
from bot.words import LANGUAGES, speak
from engine.dev import log
from engine.hints import Remark
from engine.titles import TITLES, games_folder
from render import palette
from render.picture import Picture
from render.sheets.page import Page
from render.wording import end_words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_the_market_says_how_far_the_end_is(title: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []
    write = Page.text
    monkeypatch.setattr(Page, "text", lambda page, x, y, text, *more, **named: (
        written.append(text), write(page, x, y, text, *more, **named))[1])  # fmt: skip
    game = engine.new_game(title, ["P1", "P2", "P3"], seed=3)
    words = speak(language, game.title.currency, title)
    picture = Picture("market", game.title, game.state, ends=render.standing(game).ends,
                      words=words)  # fmt: skip
    (told,) = end_words(picture)
    drawn = render.draw(picture)
    assert told in drawn.alt
    assert all(word in " ".join(written) for word in told.split())
    bank = game.state.bank
    assert (words.money(bank).replace("\u202f", "\u00a0") if title != "18mag" else "6") in told
    later = replace(picture, ends=(Remark("bank", {"cash": 7}),))
    assert words.money(7) in render.draw(later).alt


def test_1856_11_1_the_trains_say_the_national_companys_own_limit() -> None:
    game = engine.new_game("1856", ["P1", "P2", "P3"], seed=3)
    assert "CGR: limit 3" in render.draw(Picture("trains", game.title, game.state)).alt
    assert render.own_train_limits(Picture("trains", game.title, game.state)) == ["CGR: limit 3"]
    game.state.companies["CGR"].closed = True
    assert render.own_train_limits(Picture("trains", game.title, game.state)) == []
    other = engine.new_game("1865", ["P1", "P2", "P3"], seed=3)
    assert render.own_train_limits(Picture("trains", other.title, other.state)) == []


def test_nobody_has_priority_once_the_game_is_over() -> None:
    path = games_folder("18mag") / "robots-3p-40.jsonl.gz"
    for game, is_over in ((log.read(path), True), (log.read(path, 400), False)):
        assert (game.decision is None) == is_over
        for what in ("holdings", "status", "player"):
            drawn = render.draw(Picture(what, game.title, game.state, player=game.state.priority))
            image = Image.open(io.BytesIO(drawn.png)).convert("RGB")
            colours = {colour for _, colour in image.getcolors(image.width * image.height) or ()}
            assert (palette.LAST_MOVE in colours) != is_over, what
            assert what == "player" or ("Priority: " in drawn.alt) != is_over
