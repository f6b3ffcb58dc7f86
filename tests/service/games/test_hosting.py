"""Who hosts a table once its host has left, or has given the seat away."""

from __future__ import annotations

import pytest

from bot import errors
from bot.service import GameService, Person
from tests.service.house import ANN, BOB, CYD, EVE, House, table

FAY = Person("5", "Fay", server="s")


async def test_who_gives_the_seat_to_the_caretaker_hosts_no_more(service: GameService, house: House) -> None:
    info = await table(service, ANN, BOB, CYD)
    assert (await service.seats.hand_over(info.id, ANN)).host == "2"
    with pytest.raises(errors.NotHost):
        await service.abandon(info.id, ANN)
    told = [each for each in await house.storage.outbox.of_game(info.id, -1) if each.kind == "host"]
    assert [(each.mentions, each.payload["user"]) for each in told] == [((), "2")]
    # Who comes back has the seat again, not the host's duties.
    assert (await service.seats.claim(info.id, ANN)).info.host == "2"


async def test_a_substitute_is_host_only_where_nobody_else_is_left(service: GameService) -> None:
    info = await table(service, ANN, BOB)
    await service.seats.want_substitute(info.id, ANN)
    assert (await service.seats.take(info.id, EVE, "P1")).host == "2"
    other = await table(service, ANN, BOB)
    await service.seats.hand_over(other.id, BOB)
    await service.seats.want_substitute(other.id, ANN)
    assert (await service.seats.take(other.id, EVE, "P1")).host == "9"
    with pytest.raises(errors.NotYourGame):
        await service.votes.open(other.id, ANN, "undo", to=0)


async def test_a_substitute_who_hosts_passes_that_on_with_the_seat(service: GameService) -> None:
    info = await table(service, ANN, BOB)
    await service.seats.hand_over(info.id, BOB)
    await service.seats.want_substitute(info.id, ANN)
    await service.seats.take(info.id, EVE, "P1")
    assert (await service.seats.claim(info.id, ANN)).info.host == "1"


async def test_the_first_who_is_there_follows_a_host_who_has_left(service: GameService, house: House) -> None:
    info = await table(service, ANN, BOB, CYD)
    assert (await service.seats.succeed(info.id, {"2"})).host == "1"
    assert (await service.seats.succeed(info.id, {"1", "2"})).host == "3"
    service = await house.reopen()
    await service.abandon(info.id, CYD)


async def test_where_nobody_is_left_the_host_stays_and_a_manager_may_all(service: GameService) -> None:
    info = await table(service, ANN, BOB)
    assert (await service.seats.succeed(info.id, {"1", "2"})).host == "1"
    await service.abandon(info.id, Person("8", "Chief", server="s", manager=True))


async def test_a_table_that_waits_for_players_is_passed_on_too(service: GameService, house: House) -> None:
    info = await service.create(FAY, name="Friday", title="sum", take_seat=False)
    for each in (ANN, BOB):
        await service.join(info.id, each)
    assert (await service.seats.succeed(info.id, {"5"})).host == "1"
    assert await house.outbox(info.id) == []
    assert (await service.start(info.id, ANN)).status == "running"


async def test_a_host_who_has_had_all_forgotten_is_followed(service: GameService, house: House) -> None:
    info = await service.create(FAY, name="Friday", title="sum", seating="joined", take_seat=False)
    for each in (ANN, BOB):
        await service.join(info.id, each)
    await service.start(info.id, FAY)
    await service.privacy.forget(FAY.user)
    assert not (await service.status(info.id)).host_known
    assert (await service.seats.succeed(info.id, ())).host == "1"
