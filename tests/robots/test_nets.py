"""The games that robots play over all titles: what is drawn for them can be begun."""

from __future__ import annotations

from engine import new_game
from engine.titles import TITLES
from tests.robots.nets import drawn


def test_every_title_is_drawn_and_what_is_drawn_can_be_begun() -> None:
    draws = [drawn(seed, ["easy", "full"]) for seed in range(30)]
    assert {each.title for each in draws} >= set(TITLES)
    assert any(each.options for each in draws)
    for each in draws:
        assert new_game(each.title, list(each.robots), each.options, digests=False).decision is not None
