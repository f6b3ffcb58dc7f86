"""Seats that are kept for people, and lists of those who wait for a game."""

from __future__ import annotations

import pytest

from bot.errors import (
    AlreadyJoined,
    BadOption,
    GameFull,
    NotHost,
    NotInvited,
    NotJoined,
    SeatsKept,
    TooManyAwaited,
)
from bot.service import GameInfo, GameService, Person
from bot.service.people.waiting import LONGEST_WAIT, MOST_AWAITED, AwaitedGame
from tests.service.house import ANN, BOB, CYD, EVE, House

THREE = AwaitedGame("sum", 3, 24)


async def opened(service: GameService, most: int = 3) -> GameInfo:
    return await service.create(ANN, name="Friday", title="sum", most=most)


async def test_a_kept_seat_is_taken_by_whom_it_is_kept_for_alone(service: GameService, house: House) -> None:
    info = await opened(service)
    info = await service.invitations.invite(info.id, ANN, [BOB.user], "77")
    assert await service.invitations.invite(info.id, ANN, [BOB.user], "77") == info, "asked again it's the same"
    await service.join(info.id, CYD)
    service = await house.reopen()
    with pytest.raises(SeatsKept):
        await service.join(info.id, EVE)
    joined = await service.join(info.id, BOB)
    assert (joined.invited, [each.user for each in joined.seats]) == ((), [ANN.user, CYD.user, BOB.user])


async def test_a_declined_seat_is_anybodys(service: GameService) -> None:
    info = await opened(service, 2)
    await service.invitations.invite(info.id, ANN, [BOB.user], "77")
    with pytest.raises(NotInvited):
        await service.invitations.decline(info.id, EVE)
    assert (await service.invitations.decline(info.id, BOB)).invited == ()
    assert (await service.join(info.id, EVE)).seats_of(EVE.user)


async def test_no_more_seats_are_kept_than_there_are(service: GameService) -> None:
    info = await opened(service)
    for each in (BOB, CYD):
        await service.invitations.invite(info.id, ANN, [each.user], "77")
    with pytest.raises(SeatsKept):
        await service.invitations.invite(info.id, ANN, [EVE.user], "77")
    for each in (BOB, CYD):
        await service.join(info.id, each)
    with pytest.raises(GameFull):
        await service.invitations.invite(info.id, ANN, [EVE.user], "77")
    with pytest.raises(AlreadyJoined):
        await service.invitations.invite(info.id, ANN, [BOB.user], "77")
    with pytest.raises(NotHost):
        await service.invitations.invite(info.id, BOB, [EVE.user], "77")


async def test_the_game_begins_without_those_who_have_not_answered(service: GameService) -> None:
    info = await opened(service)
    await service.join(info.id, CYD)
    await service.invitations.invite(info.id, ANN, [BOB.user], "77")
    begun = await service.start(info.id, ANN)
    assert (begun.status, begun.invited, len(begun.seats)) == ("running", (), 2)


async def test_who_waits_for_the_same_game_is_on_one_list(service: GameService, house: House) -> None:
    assert await service.waiting.wait(ANN, THREE) == [ANN.user]
    assert await service.waiting.wait(ANN, THREE) == [ANN.user]
    assert await service.waiting.wait(BOB, THREE) == [ANN.user, BOB.user]
    assert await service.waiting.wait(CYD, AwaitedGame("sum", 3, 48)) == [CYD.user]
    assert await service.waiting.wait(Person("7", "Far", server="t"), THREE) == ["7"]
    service = await house.reopen()
    assert await service.waiting.lists("s") == {THREE: [ANN.user, BOB.user], AwaitedGame("sum", 3, 48): [CYD.user]}
    await service.waiting.leave(ANN, THREE)
    with pytest.raises(NotJoined):
        await service.waiting.leave(ANN, THREE)
    await service.waiting.called("s", THREE, [BOB.user])
    assert await service.waiting.lists("s") == {AwaitedGame("sum", 3, 48): [CYD.user]}


async def test_waiting_has_bounds(service: GameService, house: House) -> None:
    for pace in range(1, MOST_AWAITED + 1):
        await service.waiting.wait(ANN, AwaitedGame("sum", 3, pace))
    with pytest.raises(TooManyAwaited):
        await service.waiting.wait(ANN, THREE)
    for wrong in (AwaitedGame("sum", 1, 24), AwaitedGame("sum", 99, 24), AwaitedGame("sum", 3, -1)):
        with pytest.raises(BadOption):
            await service.waiting.wait(BOB, wrong)
    house.clock.now += LONGEST_WAIT + 1
    assert await service.waiting.lists("s") == {}
    assert await service.waiting.wait(ANN, THREE) == [ANN.user]
