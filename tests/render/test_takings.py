"""The table of what companies earned, prices and worth by rounds: its pages, its figures, its height."""

from __future__ import annotations

import itertools

import pytest

import engine
import render
from bot.words import LANGUAGES, speak
from engine.finance.annals import Earned, RoundAnnals
from engine.titles import TITLES
from render.picture import Picture, RoundWealth
from render.sheets.takings import PER_PAGE, pages, shown
from tests.render import positions
from tests.render.recording import lettering, noted, noting

WORTHY = tuple(RoundWealth("operating", 1, number, {"P1": 12_345 + number}) for number in (1, 2))


def picture(title: str, told: tuple[RoundAnnals, ...], **more: object) -> Picture:
    game = engine.new_game(title, ["P1", "P2", "P3"], seed=1)
    return Picture("takings", game.title, game.state, annals=told, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("count", [1, PER_PAGE, PER_PAGE + 1, 51])
def test_each_round_is_on_one_page_the_newest_on_the_first(count: int) -> None:
    told = positions.told(positions.title(), count)
    leaves = [shown(told, page) for page in range(pages(count))]
    assert [*itertools.chain(*reversed(leaves))] == list(told)
    assert leaves[0][-1] is told[-1]
    assert shown(told, pages(count) + 3) == leaves[-1]


def test_a_run_that_was_kept_a_dividend_and_fees_are_told_apart() -> None:
    earned = {"WR": Earned(90, 90, 9), "LPS": Earned(80, 0, 0)}
    told = (
        RoundAnnals("operating", 1, 1, earned, {"WR": 100}),
        RoundAnnals("operating", 1, 2, {"WR": Earned(70, 70, 7)}, {"WR": 110}, {"WR": 5}),
    )
    with noting():
        canvas = noted(picture("1856", told, history=WORTHY))
    assert canvas is not None
    texts = [each.text for each in lettering(canvas.image)]
    for each in ("90", "9", "80", "75", "7", "100", "110", "12,346", "12,347"):
        assert each in texts
    # In all: the run of WR, what it got for services, and its second run.
    assert "165" in texts
    alt = render.draw(picture("1856", told, history=WORTHY)).alt
    assert "1.2: WR $75, $7 a share; WR price 110; P1 12,347" in alt
    assert "LPS $80" in alt


def test_what_people_are_worth_now_stands_in_the_round_that_is_on() -> None:
    told = positions.told(positions.title("1889"), 2)
    assert "P1 4,321" in render.draw(picture("1889", told, worth={"P1": 4321})).alt


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_a_page_on_which_everybody_earns_is_no_higher_than_any_picture(title: str, language: str) -> None:
    given = positions.title(title)
    told = positions.told(given, 60)
    words = speak(language, given.currency, title)
    worth = {f"P{seat}": 12_345 for seat in range(1, 4)}
    drawn = render.draw(picture(title, told, words=words, worth=worth, page=3))
    assert drawn.width == 1080
    assert drawn.height <= 2000
