"""What each released version left behind, as `making` took it: it's opened, holds, and its games are played on."""

from __future__ import annotations

import json
import lzma
import random
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

import engine
from bot import __version__
from bot.service import GameService, Person
from bot.service.rules import Rules
from engine.titles import OWN
from storage import Storage
from storage.copying import copy
from tests.releases.making import MADE, POINTS, data_of, kept_of, list_of
from tests.service.games.test_real_game import a_move

ROOT = Path(__file__).resolve().parents[2]
VERSIONS = sorted(path.name.removesuffix(".json") for path in MADE.glob("*.json"))
"""Those of which there are files; the newest may be about to be released."""
MOVES = 3
BEFORE = "0.1.0"
"""The version before releases were taken; its databases are among `tests/service/made`."""


def numbers(version: str) -> list[int]:
    """What versions are compared by."""
    return [int(each) for each in version.split(".")]


def unpacked(version: str, folder: Path) -> Path:
    """The database of a release."""
    path = folder / "railwire.sqlite"
    path.write_bytes(lzma.decompress(data_of(version).read_bytes()))
    return path


def listed(version: str) -> dict[int, dict[str, Any]]:
    """What its games were like, by their numbers."""
    return {int(number): game for number, game in json.loads(list_of(version).read_text("utf-8")).items()}


def started(version: str) -> list[int]:
    """The games that had begun."""
    return [number for number, game in listed(version).items() if game["status"] != "open"]


@asynccontextmanager
async def opened(where: Path | str) -> AsyncIterator[GameService]:
    """A service of this version on the database."""
    storage = await Storage.open(where)
    service = GameService(storage, Rules())
    yield service
    await service.close()
    await storage.close()


async def play_on(service: GameService, game_id: int, moves: int) -> int:
    """Make some legal moves, whoever is up; how many entries there are then."""
    chance, info = random.Random(7), await service.status(game_id)
    for _ in range(moves):
        if info.turn is None:
            break
        actions, seq = await service.read(game_id, a_move(chance))
        person = Person(info.turn.user, server="7", robot=info.seat(info.turn.seat).robot)
        info = (await service.act(game_id, person, actions, expected_seq=seq)).info
    return info.seq


def test_every_released_version_has_its_files_and_each_of_them_all_titles_of_its_time_at_ten_points() -> None:
    released = re.findall(r"(?m)^## (\d+\.\d+\.\d+)", (ROOT / "CHANGELOG.md").read_text("utf-8"))
    assert sorted({*released} - {BEFORE}) == [each for each in VERSIONS if each in released]
    assert numbers(released[0]) <= numbers(__version__)
    for each in VERSIONS:
        games = list(listed(each).values())
        for title in {game["title"] for game in games}:
            seqs = [game["seq"] for game in games if game["title"] == title and game["status"] != "open"]
            assert len(seqs) == POINTS
            assert seqs == sorted(seqs)
            assert {game["status"] for game in games if game["title"] == title} == {"open", "running", "finished"}
    assert {game["title"] for game in listed(VERSIONS[-1]).values()} == set(OWN)


@pytest.mark.parametrize("version", VERSIONS)
async def test_a_release_is_opened_with_all_that_people_had_left_there(version: str, tmp_path: Path) -> None:
    wanted = listed(version)
    async with opened(unpacked(version, tmp_path)) as service:
        assert {number: await kept_of(service.storage, number) for number in wanted} == wanted
        assert str((await service.people.profile("1")).rest.zone) == "Europe/Rome"
        for number in started(version)[5::POINTS]:
            if wanted[number]["status"] == "running":
                assert await play_on(service, number, MOVES) > wanted[number]["seq"]
        waits = next(number for number, game in wanted.items() if game["status"] == "open")
        await service.join(waits, Person("3", "Player 3", server="7"))
        assert (await service.start(waits, Person("1", server="7"), "99")).status == "running"


@pytest.mark.long
@pytest.mark.timeout(900)
@pytest.mark.parametrize("version", VERSIONS)
async def test_all_games_of_a_release_lead_to_where_they_were_and_are_played_on(version: str, tmp_path: Path) -> None:
    wanted = listed(version)
    async with opened(unpacked(version, tmp_path)) as service:
        for number in started(version):
            record = await service.record(number)
            game = engine.load_game(record["setup"], record["entries"])
            assert engine.verify(game) == [], number
            assert wanted[number]["digest"] in (game.digest(), None)
            more = await play_on(service, number, MOVES)
            assert more > game.seq or wanted[number]["status"] == "finished"


@pytest.mark.postgres
@pytest.mark.parametrize("version", VERSIONS)
async def test_a_release_goes_on_in_postgresql(version: str, tmp_path: Path, database: str) -> None:
    wanted = listed(version)
    assert await copy(unpacked(version, tmp_path), database, lambda done, of: None) == len(wanted)
    async with opened(database) as service:
        assert {number: await kept_of(service.storage, number) for number in wanted} == wanted
