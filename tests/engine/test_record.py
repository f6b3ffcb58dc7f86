"""The form of a stored game: what every version has written is of it, and nothing else is."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import pytest

import engine
from engine.dev import log
from engine.record import BadRecord, check_entries, check_setup
from engine.titles import TITLES, rulebook
from tests.games.folders import OWN


@pytest.mark.parametrize("path", OWN, ids=lambda path: path.name)
def test_a_shipped_game_is_of_the_form(path: Path) -> None:
    setup, entries = log.record(path)
    check_entries(entries, setup, check_setup(setup))


@pytest.mark.parametrize("title", TITLES)
def test_every_game_that_can_be_begun_is_of_the_form(title: str) -> None:
    """For each number of players, with each value of each option that's for so many, by each profile."""
    usual = rulebook(title)
    for players in range(usual.players[0], usual.players[1] + 1):
        seats = [f"P{each}" for each in range(1, players + 1)]
        for name, switch in usual.switches.items():
            for value in switch.values:
                try:
                    game = engine.new_game(title, seats, {name: value}, seed=7)
                except ValueError:
                    continue
                check_setup(game.setup)


@pytest.mark.parametrize("title", TITLES)
def test_a_record_may_lack_the_switches_that_came_later_and_no_others(title: str) -> None:
    game = engine.new_game(title, ["P1", "P2", "P3"], seed=7)
    for name, switch in rulebook(title).switches.items():
        setup = copy.deepcopy(game.setup)
        del setup["rules"][name]
        if switch.later:
            check_setup(setup)
            continue
        with pytest.raises(BadRecord) as caught:
            check_setup(setup)
        assert (caught.value.field, caught.value.is_unknown) == ("rules", False)


@pytest.mark.parametrize("title", TITLES)
def test_what_came_later_is_an_option_of_tables_or_puts_a_rule_right(title: str) -> None:
    book = rulebook(title)
    for name, switch in book.switches.items():
        assert (switch.fix is not None) == (switch.later and bool(switch.profiles)), name
        if switch.fix is not None:
            assert switch.fix.option in {"", *book.switches}


@pytest.mark.parametrize(("options", "wanted"), [({"new_major": True}, ["last_certificate"]), ({}, [])])
def test_what_was_put_right_in_an_option_matters_only_with_it(options: dict[str, Any], wanted: list[str]) -> None:
    game = engine.new_game("18mag", ["P1", "P2", "P3"], options, seed=7)
    assert list(game.rulebook.begun_without(game.setup | {"rules": {}})) == wanted


@pytest.mark.parametrize("value", [None, True, 3, 2.5, "x" * 9_000, [], ["x"], {}, {"x": 1}, [[]], 10**30])
def test_a_field_of_another_type_is_refused_by_its_name(value: Any) -> None:
    game = engine.new_game("18mag", ["P1", "P2", "P3"], seed=7)
    rules = check_setup(game.setup)
    for name in game.setup:
        if type(value) is type(game.setup[name]) and name in ("options", "files", "seed", "auto"):
            continue
        with pytest.raises(BadRecord) as caught:
            check_setup(game.setup | {name: value})
        assert caught.value.field in (name, "options", "deal")
    entry = game.apply(next(iter(game.legal())), "P1" if game.decision is None else game.decision.by).entry  # type: ignore[arg-type]
    for name in entry:
        if (name, type(value)) in (("action", dict), ("rules", int), ("auto", list)):
            continue
        with pytest.raises(BadRecord) as caught:
            check_entries([entry | {name: value}], game.setup, rules)
        assert caught.value.field == name
