"""Whole games for one, read at every decision: what is told fits six lines and one message, with the cards' rules."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import pytest

from benchmarks.tapping import full_panel
from bot.discord.front import Front
from bot.discord.posts.solo import matter_line, panel_lines
from bot.discord.texts import CONTENT_LIMIT
from bot.discord.visit import Reading
from bot.panel.panel import panel_of
from bot.service import Acted, GameService, Person
from bot.words import LANGUAGES, speak
from bot.words.names import Names
from engine.game import Game
from engine.robots.tempers import TEMPERS, choose
from tests.titles.t18mag.boards import ALL_WAGONS, running

ANN = Person("1001", "Ann", server="1")
MOST_LINES = 6
RULES = {"trains_ran": "best run, rule 12.5", "share_bought": "stock card, rule 12.7", "tile_laid": "rule 12.3"}
"""By what the opponent does, the rule that is told with it."""


def rules_due(acted: Acted) -> Counter[str]:
    """How often each rule must be told for what the opponent has just done by himself."""
    found: Counter[str] = Counter()
    for row in acted.rows:
        own = {each["action"]["type"] for each in row.get("auto") or () if each["by"] == "István"}
        kinds = {"run": "trains_ran", "buy_share": "share_bought", "lay_tile": "tile_laid"}
        found.update(RULES[kinds[each]] for each in own if each in kinds)
    return found


def test_the_best_run_is_told_with_its_wagons_and_routes_and_a_second_tile_is_announced() -> None:
    game = running("11", ALL_WAGONS, "2", "3", phase="green", at=["C8.0"]).game
    names = Names(speak("en", "Ft"), game.title, {"P1": "Ann"})
    told = matter_line(replace(full_panel(game), again=True), names)
    assert told.startswith("One more tile may be laid now")
    best = game.programmes(most=1)[0]
    for each in (*best.services, *(names.stop(stop) for route in best.routes for stop in route.stops)):
        assert each in told
    assert "\n" not in told


@pytest.mark.parametrize(
    ("difficulty", "length", "seed"),
    [
        ("easy", "short", 3),
        pytest.param("medium", "short", 5, marks=pytest.mark.long),
        pytest.param("hard", "short", 7, marks=pytest.mark.long),
        pytest.param("easy", "long", 11, marks=pytest.mark.long),
        pytest.param("hard", "long", 13, marks=pytest.mark.long),
    ],
)
async def test_every_decision_of_a_game_for_one_is_told_in_six_lines(
    service: GameService, difficulty: str, length: str, seed: int
) -> None:
    options = {"difficulty": difficulty, "length": length}
    info = await service.create(ANN, name="Alone", title="18mag", most=1, options=options, seed=seed)
    info = await service.start(info.id, ANN)
    front, chance, due, seen = Front(service), random.Random(seed), Counter[str](), Counter[str]()
    temper = next(iter(TEMPERS.values()))

    def chosen(game: Game) -> list[dict[str, object]]:
        return [each.to_json() for each in choose(game.copy(), temper, chance)]

    while info.status == "running":
        panel = await service.read(info.id, panel_of)
        for language in LANGUAGES if info.seq % 10 == 0 else ("en",):
            words = speak(language)
            told = await panel_lines(Reading(front, info, words), panel)
            assert len(told.split("\n")) <= MOST_LINES, told
            assert len(told) < CONTENT_LIMIT
            if panel.company is not None and panel.company_cash is not None:
                assert words.money(panel.company_cash) in told.split("\n", 1)[1], "the company's treasury"
            if language == "en":
                assert {rule: told.count(rule) for rule, count in due.items() if told.count(rule) < count} == {}, told
        acted = await service.act(info.id, ANN, await service.read(info.id, chosen))
        info, due = acted.info, rules_due(acted)
        seen += due
    assert seen.keys() >= {RULES["trains_ran"], RULES["share_bought"]}
