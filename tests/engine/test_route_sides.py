"""Bits that say which legs may not go together."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from engine.board.routing.route_problem import Leg, RouteProblem, Stop
from engine.board.routing.route_sides import united_sides


def board(sides: list[int]) -> RouteProblem:
    return RouteProblem((Stop("A", 10, token=True), Stop("B", 10)), tuple(Leg(0, 1, each) for each in sides), ())


def test_three_legs_that_meet_two_by_two_have_one_bit() -> None:
    assert united_sides(board([0b011, 0b110, 0b101]), [0, 1, 2]) == {0: 1, 1: 1, 2: 1}


def test_a_side_that_says_less_than_another_has_no_bit() -> None:
    masks = united_sides(board([0b11, 0b11, 0b10]), [0, 1, 2])
    assert masks == {0: 1, 1: 1, 2: 1}


@pytest.mark.parametrize("seed", range(60))
def test_bits_are_shared_where_sides_are_and_none_could_stand_for_more(seed: int) -> None:
    rng = random.Random(seed)
    size = rng.randint(1, 12)
    sides = [rng.choice((1, rng.getrandbits(6), rng.getrandbits(9))) | 1 << 9 + rng.randrange(20) for _ in range(size)]
    useful = sorted(rng.sample(range(size), rng.randint(1, size)))
    masks = united_sides(board(sides), useful)
    assert list(masks) == useful
    assert all(masks.values())
    for one, other in combinations(useful, 2):
        assert bool(masks[one] & masks[other]) == bool(sides[one] & sides[other])
    for bit in range(max(masks.values()).bit_length()):
        together = [leg for leg in useful if masks[leg] >> bit & 1]
        assert together
        for leg in set(useful) - set(together):
            assert any(not sides[leg] & sides[other] for other in together)
