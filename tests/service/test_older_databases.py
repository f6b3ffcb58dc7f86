"""A file of each version of the database so far, made by the program of its time: its game goes on.

A game of 18Mag by three people after 26 moves, the last six of them made by command, and a person's language.
"""

from __future__ import annotations

import gzip
import random
from pathlib import Path

import pytest

from bot.service import GameService, Person
from bot.service.rules import Rules
from storage import Storage
from storage.copying import copy
from storage.migrations import latest_version
from tests.service.games.test_real_game import a_move

MADE = Path(__file__).parent / "made"
GAME, MOVES = 1, 12


def test_each_version_so_far_has_its_file() -> None:
    assert len(list(MADE.iterdir())) == latest_version()


async def goes_on(where: Path | str) -> None:
    """Make some moves of the game, and read them after a start."""
    storage = await Storage.open(where)
    service, chance = GameService(storage, Rules()), random.Random(7)
    info = await service.status(GAME)
    assert info.seq == 26
    assert await storage.settings.get("player", 1, "language") == "fr"
    for _ in range(MOVES):
        assert info.turn is not None
        actions, seq = await service.read(GAME, a_move(chance))
        info = (await service.act(GAME, Person(str(info.turn.user), "Ann", "1"), actions, expected_seq=seq)).info
    digest = await service.read(GAME, lambda game: game.digest())
    await service.close()
    await storage.close()
    storage = await Storage.open(where)
    service = GameService(storage, Rules())
    assert await service.read(GAME, lambda game: game.digest()) == digest
    assert (await service.status(GAME)).seq == info.seq >= 26 + MOVES
    await service.close()
    await storage.close()


def made(version: int, folder: Path) -> Path:
    """The file of this version."""
    path = folder / "railwire.sqlite"
    path.write_bytes(gzip.decompress((MADE / f"version-{version}.sqlite.gz").read_bytes()))
    return path


@pytest.mark.parametrize("version", range(1, latest_version() + 1))
async def test_its_game_goes_on(version: int, tmp_path: Path) -> None:
    await goes_on(made(version, tmp_path))


@pytest.mark.postgres
@pytest.mark.parametrize("version", [1, latest_version()])
async def test_its_game_goes_on_in_postgresql(version: int, tmp_path: Path, database: str) -> None:
    assert await copy(made(version, tmp_path), database, lambda done, of: None) == 1
    await goes_on(database)
