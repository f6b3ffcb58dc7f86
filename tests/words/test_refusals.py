"""A refusal of the engine brings every figure that its message speaks of."""

from __future__ import annotations

import ast
import re

import pytest

import engine
from bot.panel.choices import Choice
from bot.words import DEFAULT, LANGUAGES, speak
from bot.words.catalogue import resources
from bot.words.events import tell
from bot.words.labels import label
from bot.words.names import Names
from bot.words.refusals import refusal
from engine.events import TokenPlaced
from engine.titles import TITLES
from tests.words.sources import calls

MESSAGE = re.compile(r"^refusal-([\w-]+) =(.*(?:\n[ ].*)*)", re.MULTILINE)
FIGURE = re.compile(r"\$(\w+)")
SPOKEN: dict[str, set[str]] = {}
for _, words in resources(DEFAULT):
    for key, text in MESSAGE.findall(words):
        # A title's own words for a reason need no other figures than everybody's.
        of_all = next((key.removesuffix(f"-{title}") for title in TITLES if key.endswith(f"-{title}")), key)
        SPOKEN.setdefault(of_all, set()).update(FIGURE.findall(text))


def given() -> list[tuple[str, frozenset[str]]]:
    """Each reason written in the engine with the names of its figures, where these are written beside it."""
    found: list[tuple[str, frozenset[str]]] = []
    for name, call in calls("engine"):
        names = [each.arg for each in call.keywords]
        if name in ("IllegalAction", "RouteError") and call.args and None not in names:
            reason = call.args[0]
            if isinstance(reason, ast.Constant):
                found.append((str(reason.value), frozenset(each for each in names if each)))
    return found


GIVEN = given()


@pytest.mark.parametrize(("reason", "figures"), GIVEN, ids=[f"{n}-{reason}" for n, (reason, _) in enumerate(GIVEN)])
def test_every_figure_of_the_message_is_given(reason: str, figures: frozenset[str]) -> None:
    assert SPOKEN[reason.replace(".", "-")] <= figures


@pytest.mark.parametrize(
    ("language", "town"),
    [("en", "stop 2"), ("es", "parada 2"), ("fr", "arrêt 2"), ("it", "fermata 2"), ("pt", "parada 2")],
)
def test_a_hex_with_two_towns_has_stops_and_no_cities(language: str, town: str) -> None:
    names = Names(speak(language, "$"), engine.load_title("1856"), {"P1": "Ann"})
    told = [
        refusal(names.words, "route.disconnected", {"train": "3", "stop": stop}, names) for stop in ("E18.1", "N17.1")
    ]
    assert [town in each.replace("\u2068", "").replace("\u2069", "") for each in told] == [True, False]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_station_where_a_city_took_the_place_of_two_towns_is_on_its_hex_and_no_stop_of_it(language: str) -> None:
    names = Names(speak(language, "$"), engine.load_title("1856"), {"P1": "Ann"})
    placed = TokenPlaced("GT", "E18.0", 40, False).to_json()
    choice = Choice("place_token", {"node": "E18.0"}, {"price": 40})
    full = refusal(names.words, "token.no_slot", {"node": "E18.0", "slots": 1}, names)
    for told in (tell(placed, names).text, label(choice, names)[0], full):
        assert names.hex("E18") in told
        assert names.node("E18.0") not in told
    assert names.city("E18.1") == names.node("E18.1")
    assert names.city("N17.0") == names.node("N17.0")
