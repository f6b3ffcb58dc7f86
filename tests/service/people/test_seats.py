"""Silent players: the action the rules foresee, the table's rule, caretaker, substitutes, claiming back."""

from __future__ import annotations

from typing import Any

import pytest

from bot import errors
from bot.service import GameInfo, GameService, Person
from bot.service.people.caretaker import Caretaker
from bot.service.watch import Watch
from tests.service.house import ANN, BOB, CYD, EVE, HOUR, PASS, House, add, table, tell


async def be_silent(house: House, hours: int, start: int = 0) -> None:
    for hour in range(start, hours):
        house.clock.now = 1010 + hour * HOUR
        await Watch(house.service).look()
        await tell(house)


async def told(house: House, info: GameInfo, kind: str) -> list[dict[str, Any]]:
    return [each.payload for each in await house.storage.outbox.of_game(info.id, -1) if each.kind == kind]


async def settle(house: House) -> None:
    caretaker = Caretaker(house.service)
    await caretaker.start()
    await caretaker.settled()
    await caretaker.stop()


async def test_the_action_foreseen_for_silence(service: GameService, house: House) -> None:
    info = await table(service, ANN, BOB, pace=4, options={"default": True})
    await be_silent(house, 8)
    assert (await service.status(info.id)).seq == 0
    await be_silent(house, 10, start=8)
    rows = await service.log(info.id)
    assert [(row["by"], row["user"], row["action"], row["mark"]) for row in rows] == [("P1", None, PASS, "default")]
    with pytest.raises(errors.NothingToUndo):
        await service.undo(info.id, ANN)


async def test_the_caretaker_plays_until_the_seat_is_claimed(service: GameService, house: House) -> None:
    info = await table(service, ANN, BOB, pace=4, patience=2, silence="caretaker")
    await be_silent(house, 11)
    assert not (await service.status(info.id)).seat("P1").caretaker
    await be_silent(house, 14, start=11)
    seat = (await service.status(info.id)).seat("P1")
    assert (seat.caretaker, seat.wanted, seat.user) == (True, False, "1")
    await settle(house)
    await service.act(info.id, BOB, [PASS])
    await settle(house)
    marks = [(row["by"], row["user"], row.get("mark")) for row in await service.log(info.id)]
    assert marks == [("P1", None, "caretaker"), ("P2", "2", None), ("P1", None, "caretaker")]
    assert [each["what"] for each in await told(house, info, "seat")] == ["kept"]
    assert [each[0] for each in await house.outbox(info.id)].count("turn") == 3
    claimed = (await service.seats.claim(info.id, ANN)).info
    assert not claimed.seat("P1").caretaker
    with pytest.raises(errors.SeatNotFree):
        await service.seats.claim(info.id, ANN)
    await service.act(info.id, BOB, [PASS])
    await settle(house)
    info = await service.status(info.id)
    assert info.turn is not None
    assert (info.turn.seat, info.seq) == ("P1", 4)
    story = (await told(house, info, "turn"))[-1]["story"]
    assert [row["by"] for row in story] == ["P1", "P2", "P1", "P2"]


async def test_the_caretakers_moves_go_back_with_what_they_followed(service: GameService, house: House) -> None:
    info = await table(service, ANN, BOB)
    await service.act(info.id, ANN, [add(1), PASS])
    await service.seats.hand_over(info.id, BOB)
    await settle(house)
    assert (await service.status(info.id)).seq == 3
    undone = await service.undo(info.id, ANN)
    assert (undone.to, undone.info.turn and undone.info.turn.seat) == (0, "P1")
    await service.act(info.id, ANN, [PASS])
    await settle(house)
    info = await service.status(info.id)
    assert (info.turn and info.turn.seat, info.seq) == ("P1", 6)


async def test_a_caretaker_goes_on_after_a_restart_and_stops_with_nobody_left(
    service: GameService, house: House
) -> None:
    info = await table(service, ANN, BOB, CYD)
    await service.seats.hand_over(info.id, ANN)
    service = await house.reopen()
    await settle(house)
    assert (await service.status(info.id)).seq == 1
    await service.seats.hand_over(info.id, BOB)
    await service.seats.hand_over(info.id, CYD)
    await settle(house)
    assert (await service.status(info.id)).seq <= 3
    assert await service.seats.take_care(info.id) is False
    assert not any(each.turn.game_id == info.id for each in await house.storage.turns.waiting())


async def test_the_table_hears_of_each_silence_though_the_seat_is_free_to_take(
    service: GameService, house: House
) -> None:
    info = await table(service, ANN, BOB, CYD, pace=4, patience=1, silence="substitute")
    await be_silent(house, 10)
    for person in (ANN, BOB, CYD):
        await service.act(info.id, person, [PASS])
    await be_silent(house, 40, start=10)
    assert [each["what"] for each in await told(house, info, "seat")] == ["wanted", "wanted"]


async def test_a_substitute_takes_the_seat_and_its_owner_takes_it_back(service: GameService, house: House) -> None:
    info = await table(service, ANN, BOB, CYD, pace=4, patience=1, silence="substitute")
    with pytest.raises(errors.SeatNotFree):
        await service.seats.take(info.id, EVE, "P1")
    await be_silent(house, 10)
    assert [each["what"] for each in await told(house, info, "seat")] == ["wanted"]
    with pytest.raises(errors.AlreadyJoined):
        await service.seats.take(info.id, BOB, "P1")
    with pytest.raises(errors.OtherServer):
        await service.seats.take(info.id, Person("9", "Eve", server="elsewhere"), "P1")
    info = await service.seats.take(info.id, EVE, "P1")
    seat = info.seat("P1")
    assert (seat.user, seat.name, seat.owner, seat.wanted) == ("9", "Eve", "1", False)
    assert info.turn is not None
    assert info.turn.user == "9"
    last = (await house.storage.outbox.of_game(info.id, -1))[-1]
    assert (last.kind, last.mentions) == ("turn", ("9",))
    with pytest.raises(errors.NotYourGame):
        await service.act(info.id, ANN, [PASS])
    await service.act(info.id, EVE, [add(1)])
    with pytest.raises(errors.SeatNotFree):
        await service.seats.claim(info.id, BOB)
    info = (await service.seats.claim(info.id, ANN)).info
    assert (info.seat("P1").user, info.seat("P1").owner) == ("1", None)
    with pytest.raises(errors.NotYourGame):
        await service.act(info.id, EVE, [PASS])
    await service.act(info.id, ANN, [PASS])


async def test_a_player_offers_the_seat_and_plays_on(service: GameService, house: House) -> None:
    info = await table(service, ANN, BOB)
    with pytest.raises(errors.NotYourGame):
        await service.seats.want_substitute(info.id, EVE)
    with pytest.raises(errors.NotYourSeat):
        await service.seats.want_substitute(info.id, BOB, "P1")
    await service.seats.want_substitute(info.id, ANN)
    await service.act(info.id, ANN, [PASS])
    service = await house.reopen()
    info = await service.seats.take(info.id, EVE, "P1")
    assert info.seat("P1").user == "9"


async def test_the_table_is_asked_about_a_silent_player(service: GameService, house: House) -> None:
    info = await table(service, ANN, BOB, CYD, pace=4, patience=1, silence="ask")
    await be_silent(house, 30)
    (vote,) = await service.votes.listed(info.id)
    assert (vote.what, vote.seat, vote.voters, vote.needed, vote.by) == ("caretaker", "P1", ("2", "3"), 2, "")
    asked = [each for each in await house.storage.outbox.of_game(info.id, -1) if each.kind == "vote"]
    assert [(each.mentions, each.payload["intent"]) for each in asked] == [(("2", "3"), vote.id)]
    with pytest.raises(errors.NotYourVote):
        await service.votes.cast(info.id, ANN, vote.id, yes=False)
    await service.votes.cast(info.id, BOB, vote.id, yes=True)
    assert not (await service.status(info.id)).seat("P1").caretaker
    closed = await service.votes.cast(info.id, CYD, vote.id, yes=True)
    assert (closed.open, closed.passed) == (False, True)
    assert (await service.status(info.id)).seat("P1").caretaker
    assert (await told(house, info, "vote_closed"))[0]["passed"] is True


@pytest.mark.parametrize(
    ("quiet", "hours"),
    [
        # Their time began at 0:16 and is up at 8:16, when Bob sleeps until 10:00.
        pytest.param({"2": (8, 10)}, (10, 11), id="when nobody sleeps"),
        pytest.param({"2": (8, 20), "3": (20, 8)}, (32, 34), id="a day later where somebody always does"),
    ],
)
async def test_the_table_is_asked(
    service: GameService, house: House, quiet: dict[str, tuple[int, int]], hours: tuple[int, int]
) -> None:
    """Not in the first of these hours yet, but in the second."""
    info = await table(service, ANN, BOB, CYD, pace=4, patience=1, silence="ask")
    for user, (begin, end) in quiet.items():
        await service.people.set_quiet(user, (begin * 60, end * 60))
    not_yet, asked = hours
    await be_silent(house, not_yet)
    assert await service.votes.listed(info.id) == []
    await be_silent(house, asked, start=not_yet)
    assert len(await service.votes.listed(info.id)) == 1


async def test_who_is_on_leave_is_asked_all_the_same(service: GameService, house: House) -> None:
    info = await table(service, ANN, BOB, CYD, pace=4, patience=1, silence="ask")
    await service.people.add_leave("2", 1000, 1000 + 100 * HOUR)
    await be_silent(house, 10)
    assert len(await service.votes.listed(info.id)) == 1


async def test_the_table_is_asked_anew_after_a_move(service: GameService, house: House) -> None:
    """Though nobody has looked yet whether the first question is overtaken."""
    info = await table(service, ANN, BOB, CYD, pace=4, patience=1, silence="ask")
    await be_silent(house, 10)
    await service.act(info.id, ANN, [add(1)])
    await be_silent(house, 20, start=10)
    first, second = await told(house, info, "vote")
    assert (first["seq"], second["seq"]) == (0, 1)
    assert [each.seq for each in await service.votes.listed(info.id)] == [1]


async def test_after_a_no_the_silent_one_is_reminded_once_a_week(service: GameService, house: House) -> None:
    info = await table(service, ANN, BOB, pace=4, patience=1, silence="ask")
    await be_silent(house, 10)
    (vote,) = await service.votes.listed(info.id)
    assert (await service.votes.cast(info.id, BOB, vote.id, yes=False)).passed is False
    await be_silent(house, 8 + 16 * 24, start=10)
    assert await service.votes.listed(info.id) == []
    assert [each[0] for each in await house.outbox(info.id)].count("reminder") == 3


async def test_of_a_silent_player_only_those_are_asked_who_are_still_there(service: GameService, house: House) -> None:
    """Where that can't be known yet, nobody is asked before it is."""
    known: list[set[str]] = []

    async def gone(info: GameInfo) -> set[str] | None:
        return known[0] if known else None

    service.gone = gone
    info = await table(service, ANN, BOB, CYD, pace=4, patience=1, silence="ask")
    await be_silent(house, 20)
    assert await service.votes.listed(info.id) == []
    known.append({"3"})
    await be_silent(house, 21, start=20)
    (vote,) = await service.votes.listed(info.id)
    assert (vote.voters, vote.needed) == (("2",), 1)
    assert [each.mentions for each in await house.storage.outbox.of_game(info.id, -1) if each.kind == "vote"] == [
        ("2",)
    ]
