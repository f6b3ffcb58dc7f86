"""What is written is compared with who was at work: nobody's right is a fault, and a host's is none."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.service import GameInfo, Person
from bot.service.games.venues import talk_key
from tests.hostile.guards import Faults
from tests.hostile.records import Records
from tests.hostile.scene import Scene, furnished, scene_in

CHANNEL = "4711"


@pytest.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Scene]:
    async with scene_in(tmp_path) as found:
        await furnished(found, random.Random(1), 1)
        yield found


@pytest.fixture
def faults() -> Faults:
    return Faults()


@pytest.fixture
def records(scene: Scene, faults: Faults) -> Records:
    return Records(scene.path, scene.managers, faults)


async def _hosted(scene: Scene) -> tuple[GameInfo, Person]:
    game = await scene.service.status(1)
    return game, Person(game.host, "the host", server=game.server)


async def test_a_channel_for_talk_is_the_hosts_to_give(scene: Scene, records: Records, faults: Faults) -> None:
    game, host = await _hosted(scene)
    assert host.user not in scene.managers[game.server or ""]
    await scene.service.set_talk(game.id, host, apart=True, channel=CHANNEL)
    records.compare({host.user})
    await scene.service.set_talk(game.id, host, apart=True, channel=CHANNEL + "1")
    records.compare({host.user})
    assert faults == []


async def test_a_channel_for_talk_is_nobody_elses_to_give(scene: Scene, records: Records, faults: Faults) -> None:
    game, host = await _hosted(scene)
    other = next(each for each in scene.people if each != host.user and each not in scene.managers[game.server or ""])
    await scene.service.settings.set("server", game.server or "", talk_key(CHANNEL), game.id)
    records.compare({other})
    assert [each for each in faults if each.startswith(talk_key(CHANNEL))]
