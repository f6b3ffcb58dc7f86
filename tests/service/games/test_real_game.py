"""A whole game of a real title through the service: played, taken back, pinged, restarted, brought to its end."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import engine
from bot.service import GameService, Person
from bot.service.rules import Rules
from storage import Storage

PEOPLE = [Person(str(number), f"Player {number}", server="s") for number in range(1, 5)]


def a_move(chance: random.Random) -> Any:
    """A function that picks something legal: the best run where there's one, else anything."""

    def pick(game: engine.Game) -> tuple[list[dict[str, Any]], int]:
        programmes = game.programmes()
        if programmes:
            return [each.to_json() for each in programmes[0].actions], game.seq
        legal = list(game.legal())
        chosen = chance.choice(legal)
        actions = chosen.proposal if isinstance(chosen, engine.Offer) else (chosen,)
        return [each.to_json() for each in actions], game.seq

    return pick


async def play_to_the_end(service: GameService, game_id: int, chance: random.Random) -> int:
    """The number of times at which somebody else was to act than before, or for another reason."""
    info = await service.status(game_id)
    changes = 1
    while info.turn is not None:
        before = (info.turn.seat, info.turn.kind)
        person = next(each for each in PEOPLE if info.turn.user == each.user)
        actions, seq = await service.read(game_id, a_move(chance))
        info = (await service.act(game_id, person, actions, expected_seq=seq)).info
        changes += info.turn is not None and (info.turn.seat, info.turn.kind) != before
        if info.turn is not None and chance.random() < 0.05:
            info = (await service.undo(game_id, person, whole_turn=chance.random() < 0.3)).info
            assert info.turn is not None
            assert info.turn.user == person.user
    return changes


@pytest.mark.long
async def test_a_whole_game(tmp_path: Path) -> None:
    storage = await Storage.open(tmp_path / "railwire.sqlite")
    service = GameService(storage, Rules())
    info = await service.create(PEOPLE[0], name="Friday", title="18mag", seed=4)
    for each in PEOPLE[1:]:
        await service.join(info.id, each)
    info = await service.start(info.id, PEOPLE[0])
    changes = await play_to_the_end(service, info.id, random.Random(3))
    info = await service.status(info.id)
    assert info.status == "finished"
    assert info.result is not None
    digest = await service.read(info.id, lambda game: game.digest())

    told = await storage.outbox.of_game(info.id, -1)
    assert sum(each.kind in ("turn", "consent") for each in told) == changes
    assert all(len(each.mentions) == (each.kind in ("turn", "consent")) for each in told)
    assert {each.kind for each in told} == {"start", "turn", "consent", "undone", "log", "end", "film"}

    record = await service.record(info.id)
    await service.close()
    await storage.close()
    storage = await Storage.open(tmp_path / "railwire.sqlite")
    service = GameService(storage, Rules())
    assert await service.read(info.id, lambda game: game.digest()) == digest
    again = engine.load_game(record["setup"], record["entries"])
    assert again.digest() == digest
    assert {seat: worth.total for seat, worth in again.result().items()} == {
        seat: worth["total"] for seat, worth in info.result.items()
    }
    await service.close()
    await storage.close()
