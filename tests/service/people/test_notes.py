"""Notes: one's own, which nobody else sees, and the table's one, which every player reads and changes."""

from __future__ import annotations

import pytest

from bot.errors import BadOption, BadText, NotStarted, NotYourGame, TooManyNotes
from bot.service import GameService
from bot.service.people.notes import MOST_NOTES, NOTE_LIMIT, Note
from tests.service.house import ANN, BOB, CYD, EVE, House
from tests.service.real import at_stock


@pytest.fixture
def house(real: House) -> House:
    return real


async def test_ones_own_are_seen_by_nobody_else_and_the_tables_by_all(service: GameService, house: House) -> None:
    info = await at_stock(service)
    await service.notes.write(info.id, ANN, "Sell\nbefore the fives", "company|SIK")
    await service.notes.write(info.id, BOB, "We end at ten.", shared=True)
    shared = Note("", "We end at ten.", True, BOB.user)
    service = await house.reopen()
    assert await service.notes.seen(info.id, ANN) == [
        shared,
        Note("company|SIK", "Sell before the fives", False, ANN.user),
    ]
    assert await service.notes.seen(info.id, CYD) == [shared]
    assert await service.notes.seen(info.id, EVE) == []
    assert "fives" not in str(await service.log(info.id))


async def test_a_new_one_takes_the_place_of_the_one_about_the_same_and_an_empty_one_deletes_it(
    service: GameService,
) -> None:
    info = await at_stock(service)
    for said in ("One", "Two"):
        await service.notes.write(info.id, ANN, said, "hex|C12")
    assert [each.text for each in await service.notes.seen(info.id, ANN)] == ["Two"]
    await service.notes.write(info.id, CYD, "Three", shared=True)
    await service.notes.write(info.id, ANN, " ", "hex|C12")
    await service.notes.write(info.id, ANN, "", shared=True)
    assert await service.notes.seen(info.id, ANN) == []


@pytest.mark.parametrize(
    ("about", "shared"), [("hex|Z99", False), ("company|??", False), ("BBG", False), ("hex|C12", True)]
)
async def test_what_there_is_none_of_cannot_be_noted_about(service: GameService, about: str, shared: bool) -> None:
    info = await at_stock(service)
    with pytest.raises(BadOption):
        await service.notes.write(info.id, ANN, "Hm", about, shared=shared)
    assert await service.notes.seen(info.id, ANN) == []


async def test_they_have_bounds(service: GameService) -> None:
    info = await at_stock(service)
    with pytest.raises(BadText):
        await service.notes.write(info.id, ANN, "x" * (NOTE_LIMIT + 1))
    hexes = await service.read(info.id, lambda game: list(game.title.board.hexes)[: MOST_NOTES + 1])
    for each in hexes[:-1]:
        await service.notes.write(info.id, ANN, "x" * NOTE_LIMIT, f"hex|{each}")
    with pytest.raises(TooManyNotes):
        await service.notes.write(info.id, ANN, "x", f"hex|{hexes[-1]}")
    await service.notes.write(info.id, ANN, "y", f"hex|{hexes[0]}")
    await service.notes.write(info.id, ANN, "The table's", shared=True)
    assert len(await service.notes.seen(info.id, ANN)) == MOST_NOTES + 1


async def test_they_are_for_players_of_a_game_that_has_begun(service: GameService) -> None:
    info = await at_stock(service)
    with pytest.raises(NotYourGame):
        await service.notes.write(info.id, EVE, "Hm")
    opened = await service.create(ANN, name="Later", title="18mag")
    with pytest.raises(NotStarted):
        await service.notes.write(opened.id, ANN, "Hm")


async def test_what_is_kept_of_somebody_has_their_notes_and_forgetting_deletes_them(house: House) -> None:
    info = await at_stock(house.service)
    await house.service.notes.write(info.id, ANN, "Mine")
    await house.service.notes.write(info.id, ANN, "Ours", shared=True)
    kept = await house.service.privacy.kept(ANN.user)
    assert kept["notes"] == [{"game": info.id, "text": "Ours"}, {"game": info.id, "text": "Mine"}]
    await house.storage.people.forget(ANN.user)
    assert await house.service.notes.seen(info.id, BOB) == []
    assert (await house.service.privacy.kept(ANN.user))["notes"] == []


async def test_an_abandoned_game_keeps_none(service: GameService, house: House) -> None:
    info = await at_stock(service)
    await service.notes.write(info.id, ANN, "Mine")
    await service.abandon(info.id, ANN)
    assert await house.storage.notes.by(ANN.user) == []
