"""8.10: what is proposed is the proven best, so where nobody would wait for the proof nothing is proposed."""

from __future__ import annotations

import pytest

from engine.board.route_problem import Leg, RouteProblem, Stop, Train
from engine.titles.t1856.running import MOST_LEGS, is_provable

DIESEL, SIX = Train("D", None), Train("6", 6)


def network(legs: int, *trains: Train) -> RouteProblem:
    """A line of so many legs."""
    stops = tuple(Stop(f"A{number}.0", 10, token=number == 0) for number in range(legs + 1))
    return RouteProblem(stops, tuple(Leg(at, at + 1, 1 << at) for at in range(legs)), trains)


@pytest.mark.parametrize("trains", [(DIESEL,), (SIX, DIESEL), (SIX, SIX, SIX)])
def test_8_10_one_train_without_a_limit_is_proven_on_any_network(trains: tuple[Train, ...]) -> None:
    assert is_provable(network(100, *trains))


def test_8_10_two_diesels_are_proven_on_a_small_network_only() -> None:
    assert is_provable(network(MOST_LEGS, DIESEL, DIESEL))
    assert not is_provable(network(MOST_LEGS + 1, DIESEL, DIESEL))
