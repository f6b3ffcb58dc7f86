"""The local table's own words: each that it asks for is there, and the page can fill in what is open in it."""

from __future__ import annotations

from ast import Constant
from typing import get_args

import pytest
from fluent.syntax import ast

from bot.local.client_limits import Hindrance
from bot.local.doors.positions import POSITIONS
from bot.local.page.words import LOCALES, PLACES, START, chosen, texts
from bot.service.model import STRENGTHS
from bot.words import DEFAULT, LANGUAGES
from engine.robots.tempers import TEMPERS
from tests.words.sources import calls, page_keys
from tests.words.test_catalogues import messages, parsed


def given(name: str) -> set[str]:
    """The texts that are given to the calls of this name."""
    found = [call.args[0] for called, call in calls("bot/local/doors", "bot/local") if called == name and call.args]
    return {str(each.value) for each in found if isinstance(each, Constant)}


def test_every_key_of_the_page_has_words() -> None:
    assert len(page_keys()) > 60
    assert page_keys() - set(messages(DEFAULT)) == set()


def test_every_refusal_of_the_page_and_its_doors_has_words() -> None:
    hindrances = {f"page-cannot-{each}" for each in get_args(Hindrance)}
    closed = {f"door-closed-{each}" for each in given("DoorClosed")}
    assert len(closed) > 4
    assert (hindrances | closed | given("Refused")) - set(messages(DEFAULT)) == set()


def test_every_robot_and_every_turn_to_try_has_words() -> None:
    turns = {f"position-{each.turn}{end}" for each in POSITIONS for end in ("", "-text")}
    robots = {f"temper-{each}" for each in TEMPERS} | {f"door-others-{each}" for each in STRENGTHS}
    assert (turns | robots) - set(messages(DEFAULT)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_fills_in_what_is_open(language: str) -> None:
    for entry in parsed(language):
        if isinstance(entry, ast.Message) and entry.id.name.startswith(START) and entry.value is not None:
            for part in entry.value.elements:
                # A choice between forms would need a figure, which the page alone knows.
                plain = isinstance(part, ast.TextElement) or isinstance(part.expression, ast.VariableReference)
                assert plain, entry.id.name
            assert messages(language)[entry.id.name].variables <= set(PLACES), entry.id.name


def test_places_stand_in_braces() -> None:
    assert texts("it")["page-follows"] == "Tocca a {name}: ora sei a quel posto."
    assert texts("fr")["page-has-pinned"] == "{name} a épinglé {message}"


def test_every_language_has_a_client() -> None:
    assert set(LOCALES) == set(LANGUAGES)


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("es-ES,es;q=0.9,en;q=0.8", "es"),
        ("de-DE,de;q=0.9,it;q=0.8,en;q=0.7", "it"),
        ("en;q=0.4, pt-BR;q=0.5", "pt"),
        ("en-US,fr", "en"),
        ("fr;q=0,de", "en"),
        ("it;q=many,fr;level=1;q=0.2", "fr"),
        ("", "en"),
        ("*", "en"),
    ],
)
def test_a_browser_gets_the_language_that_it_likes_best(accepted: str, language: str) -> None:
    assert chosen({}, accepted) == language


def test_the_language_chosen_on_the_page_comes_first() -> None:
    assert chosen({"railwire-language": "pt"}, "es") == "pt"
    assert chosen({"railwire-language": "../x"}, "es") == "es"
