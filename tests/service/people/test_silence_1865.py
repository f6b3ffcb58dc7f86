"""Excess trains of a president who doesn't answer (4.3 of 1865): the service makes the foreseen choice at the pace."""

from __future__ import annotations

import pytest

from bot.service.watch import Watch
from tests.discord.positions_1865 import at
from tests.service.house import ANN, BOB, CYD, House

HOUR = 3600.0
PACE = 4


@pytest.fixture
def house(real: House) -> House:
    return real


async def test_the_lowest_train_goes_one_pace_after_the_first_reminder(house: House) -> None:
    game = at("discard")
    assert game.decision is not None
    company, default = str(game.decision.company), game.decision.default
    assert default is not None
    trains = list(game.state.companies[company].trains)
    assert default.to_json() == {"type": "scrap_train", "train": min(trains)}
    terms = {"name": "Friday", "title": "1865", "pace": PACE}
    info = await house.service.adopt(ANN, [ANN, BOB, CYD], game.setup, game.entries, **terms)
    start = house.clock.now
    for hour in range(3 * PACE):
        house.clock.now = start + hour * HOUR
        await Watch(house.service).look()
        moved = (await house.service.status(info.id)).seq > info.seq
        assert moved == (hour >= 2 * PACE), hour
    row = (await house.service.log(info.id, after=info.seq))[0]
    assert (row["user"], row["action"], row["mark"]) == (None, default.to_json(), "default")
    left = await house.service.read(info.id, lambda game: list(game.state.companies[company].trains))
    assert sorted([*left, default.train]) == sorted(trains)
