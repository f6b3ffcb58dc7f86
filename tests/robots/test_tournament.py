"""What a tournament makes of its games: turns at the seats, the interval of the share won, ratings."""

from __future__ import annotations

import pytest

from engine.dev import tournament
from engine.dev.tournament import MODEL, Match, Score, interval, rate, rotated

SEATS = {"P1": "full", "P2": "trader"}


def test_each_robot_takes_each_seat_in_turn() -> None:
    games = [rotated(["full", "trader", "builder"], number) for number in range(3)]
    assert [each["P1"] for each in games] == ["full", "trader", "builder"]
    assert [each["P3"] for each in games] == ["builder", "full", "trader"]


def test_the_interval_is_wilsons() -> None:
    assert interval(95, 100) == pytest.approx((0.8882, 0.9785), abs=0.0001)


def test_who_wins_rises_and_a_game_for_one_rates_nobody() -> None:
    ratings = [MODEL.rating(), MODEL.rating()]
    rate(ratings, Match(SEATS, {"P1": 500, "P2": 300}, "bank", "9.2", 400), 0)
    assert ratings[0].mu > ratings[1].mu
    alone = [MODEL.rating()]
    rate(alone, Match({"P1": "full"}, {"P1": 500}, "bank", "9.2", 400), 0)
    assert alone[0].mu == MODEL.rating().mu


def test_games_of_the_same_robots_differ_by_their_openings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tournament, "LONGEST", 8)

    def begun(seed: int, opening: int) -> list[str]:
        _, game = tournament.play("1889", {"P1": "easy", "P2": "easy"}, seed, {}, {"easy": Score()}, opening)
        return [str(each["action"]) for each in game.entries]

    assert begun(1, 8) == begun(1, 8) != begun(2, 8)
