"""Failure plans of a few seeds, each a different trouble; hundreds of them: python -m tests.processes.plans 1 300."""

from __future__ import annotations

import pytest

from tests.postgres import Cluster
from tests.processes.plans import HARMS, Plan, World

SEEDS = (1, 2, 3, 5, 6, 7)
"""Those that once failed come here, too."""

pytestmark = [pytest.mark.postgres, pytest.mark.long]


def test_a_seed_always_says_the_same() -> None:
    assert Plan.of(7) == Plan.of(7)
    assert {each.what for seed in range(40) for each in Plan.of(seed).harms} == set(HARMS)


@pytest.mark.timeout(900)
async def test_no_move_is_lost_or_doubled_and_each_ping_comes_once(
    cluster: Cluster, database: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("p")  # whose path leaves room for a socket's name
    async with World(cluster, database, folder, Plan.of(SEEDS[0]).ahead).running() as world:
        for seed in SEEDS:
            await world.carry_out(seed)
