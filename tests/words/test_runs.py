"""Runs in words: every train's route, stop by stop, so that anyone can check it."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from bot.discord.looking.log import Book
from bot.discord.texts import STORY_ROOM, route_lines, story_text
from bot.words import LANGUAGES, speak
from bot.words.names import Names
from bot.words.stories import story_of
from engine.actions import RouteClaim
from engine.events import TrainsRan

LONG = RouteClaim("2", ("C6.0", "C8.0"), (("C6", "C8"),))
MORE = RouteClaim("3", ("C8.0", "H17.0"), (("C8", "H17"),))
RAN = TrainsRan("11", (LONG, MORE), (80, 70), 150, 0, ((30, 30), (40, 30)), ((("red_area", 20),), (("plus_train", 0),)))
BONUSES = {
    "18mag": ("tokens", "red_area", "red_to_red"),
    "1856": ("bridge", "tunnel", "port"),
}
MEANS = ("plus_train", "further_town")


def names(language: str = "en", title: str = "18mag") -> Names:
    return Names(speak(language, "Ft"), engine.load_title(title), {"P1": "Ann"})


def rows(*events: TrainsRan, **changed: Any) -> list[dict[str, Any]]:
    return [{"seq": 1, "by": "P1", "events": [each.to_json() | changed for each in events]}]


def test_each_train_is_told_with_its_stops_and_what_adds_up_to_its_value() -> None:
    (line,) = story_of(rows(RAN), names())
    assert line.routes == (
        "2-train: Bécs 30 + Pozsony 30 + 20 (red area) = 80\u00a0Ft",
        "3-train (as a plus train): Pozsony 40 + Temesvár 30 = 70\u00a0Ft",
    )
    below = ["  - " + each for each in line.routes]
    assert story_text(rows(RAN), names())[1:] == below
    book = Book(names())
    book.add(rows(RAN))
    assert [each for each, _ in book.lines()][1:] == below


def test_a_run_of_an_older_log_is_told_with_its_stops_alone() -> None:
    old = RAN.to_json()
    del old["stops"], old["bonuses"]
    (line,) = story_of([{"events": [old]}], names())
    assert line.routes[0] == "2-train: Bécs – Pozsony = 80\u00a0Ft"


def test_routes_never_push_anything_else_out_of_a_message() -> None:
    told = story_text(rows(*[RAN] * 30), names(), most=8)
    assert sum(len(each) + 1 for each in told) < STORY_ROOM + 400
    long = {"train": "D", "stops": ["C6.0"] * 15, "ways": []}
    run = {**RAN.to_json(), "routes": [long, long], "stops": [[30] * 15] * 2}
    several = [{"seq": each, "by": "P1", "events": [{**run, "company": str(each)}]} for each in range(1, 30)]
    told = story_text(several, names())
    assert sum(len(each) + 1 for each in told) < STORY_ROOM + 8 * len("  - its routes are in `/log`\n")
    assert told[-1].startswith("  - D-train"), "the newest run is told in full"
    assert "/log" in "".join(told)


def test_a_line_without_routes_points_to_none_however_little_room_is_left() -> None:
    assert route_lines((), names(), -1) == []
    assert "/log" in "".join(route_lines(("3-train: …",), names(), 5))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", BONUSES)
def test_every_bonus_and_means_has_words(language: str, title: str) -> None:
    for name in BONUSES[title]:
        (line,) = story_of(rows(RAN, bonuses=[[[name, 20]], []]), names(language, title))
        assert "20 (" in line.routes[0]
    for name in MEANS:
        (line,) = story_of(rows(RAN, bonuses=[[[name, 0]], []]), names(language, title))
        assert f"({speak(language)(f'route-means-{name}')})" in line.routes[0]
