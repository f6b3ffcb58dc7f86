"""Nobody reads an id: not of a seat or robot, nor of a step, an action, an event or a message without words."""

from __future__ import annotations

import re
from collections.abc import Iterator

import discord
import pytest

import engine
from benchmarks.tapping import Hand, full_panel
from bot.discord.play.offers import AGREED, OPEN, offer_text
from bot.discord.play.panel_text import matter_lines, run_lines, warning_lines
from bot.discord.posts.turn_text import asked as asked_for
from bot.service import GameInfo
from bot.service.model import Seat
from bot.words import LANGUAGES, speak
from bot.words.names import Names
from bot.words.stories import story_lines
from engine.dev import log
from engine.game import Game
from engine.titles import AT_TABLES, games_folder

COMMAND = re.compile(r"`[^`]*`|(?<!\w)/[\w-]+")
"""Names of commands and options are typed as they are."""
RAW = re.compile(r"\brobot:\w+|(?<![\w#])P[1-6](?!\w)|\b[a-z]+(?:_[a-z0-9]+)+\b|\{ ?\$?\w+ ?\}")
EVERY = 120
"""At one of so many positions the panel is read."""


def raw_ids(text: str) -> list[str]:
    return RAW.findall(COMMAND.sub("", text))


def texts_of_panel(game: Game, names: Names) -> Iterator[str]:
    """All that's read above and on the buttons and menus of whoever is to act."""
    panel = full_panel(game)
    yield asked_for(panel.company, panel.step, panel.on_behalf, names)
    yield from (*matter_lines(panel, names), *run_lines(panel, names), *warning_lines(panel, names))
    for each in Hand(names, dict(game.actions)).maker().view(panel).children:
        if isinstance(each, discord.ui.Button):
            yield str(each.label)
        elif isinstance(each, discord.ui.Select):
            yield str(each.placeholder)
            yield from (f"{option.label} {option.description}" for option in each.options)


@pytest.mark.parametrize("title", AT_TABLES)
def test_no_id_is_read_in_stories_and_panels(title: str) -> None:
    setup, entries = log.record(sorted(games_folder(title).glob("*.jsonl.gz"))[0])
    game = Game(engine.load_game(setup, []).rulebook, setup, digests=False)
    people = dict(zip(game.state.seats, ("Ann", "Ben", "Builder", "Trader", "Eva", "Fay"), strict=False))
    tongues = [
        Names(speak(each, game.title.currency), game.title, people, game.rulebook.automata) for each in LANGUAGES
    ]
    found: set[str] = set()
    for number, entry in enumerate(entries):
        tongue = tongues[number // EVERY % len(tongues)]
        if number % EVERY == 0 and game.decision is not None:
            found.update(each for text in texts_of_panel(game, tongue) for each in raw_ids(text))
        events = [each.to_json() for each in game.apply(game.read_action(entry["action"]), entry["by"]).events]
        told = story_lines([{"by": entry["by"], "events": events}], tongues[number % len(tongues)], details=True)
        found.update(each for text in told for each in raw_ids(text))
    assert found - set(game.title.board.hexes) == set(), "some hexes are called like seats"


def test_an_offer_to_a_robot_bears_its_name_in_every_state() -> None:
    game = engine.new_game("18mag", players=["P1", "P2", "P3"], seed=1)
    seats = (Seat("P1", "7", "Ann", robot=False), Seat("P2", "robot:builder:1", "Builder", robot=True))
    info = GameInfo(
        7,
        "1",
        "2",
        "Friday",
        "18mag",
        "house",
        {},
        "en",
        "9",
        False,
        3,
        "running",
        0,
        seats,
        None,
        0.0,
        0.0,
        None,
        None,
    )
    terms = {"sort": "train", "object": "2", "seller": "5", "buyer": None, "price": 10, "until": 1.0}
    for language in LANGUAGES:
        names = Names(speak(language, "Ft"), game.title, {"P1": "Ann", "P2": "Builder", "P3": "Cid"})
        for state in (OPEN, AGREED):
            body = {**terms, "seat": "P1", "to": "P2", "accepted": "P2" if state == AGREED else None}
            told = offer_text(info, body, names, state)
            assert "Builder" in told
            assert raw_ids(told) == []
            assert "<@robot" not in told


def test_raw_ids_are_seen() -> None:
    text = "P2 passes; robot:builder:1 of buy_train; { $cash }"
    assert raw_ids(text) == ["P2", "robot:builder", "buy_train", "{ $cash }"]
    assert raw_ids("`/draft_company` of PH3, P12.0 and /buy_train") == []
