"""A company as if its turn had come to its run: looked at in a copy, whoever's turn it is."""

from __future__ import annotations

import pytest

from engine.trial import at_run
from tests.discord.positions import at_step, played_until
from tests.discord.positions_1865 import at


def test_every_company_with_trains_can_be_looked_at_and_the_game_is_left_alone() -> None:
    game = played_until(at_step("stock", 3))
    before = game.digest()
    looked = [name for name, each in game.state.companies.items() if each.trains and at_run(game, name) is not None]
    assert len(looked) > 5
    for name in looked:
        position = at_run(game, name)
        assert position is not None
        assert position.decision is not None
        assert (position.decision.company, position.decision.step) == (name, "run")
    assert game.digest() == before


def test_the_acting_company_s_run_is_the_one_that_is_proposed_to_it() -> None:
    game = played_until(at_step("run", 2))
    assert game.decision is not None
    position = at_run(game, game.decision.company or "")
    assert position is not None
    assert [each.net for each in position.programmes(most=1)] == [each.net for each in game.programmes(most=1)]


@pytest.mark.parametrize("company", ["nobody", "SIK"])
def test_none_without_trains(company: str) -> None:
    assert at_run(played_until(at_step("stock", 2)), company) is None


def test_none_in_a_title_without_routes() -> None:
    game = at("track", 5)
    assert all(at_run(game, name) is None for name in game.state.companies)
