"""Ratings of a server's people, by the games of several that are over; none unless the server wants them."""

from __future__ import annotations

from dataclasses import replace
from itertools import count

import pytest

from bot.errors import RatingsOff
from bot.service import GameService, Person
from bot.service.people.ratings import START, Ladder, players_of
from storage import GONE, Change, Commit, FinishedRecord, SeatRecord
from tests.service.house import ANN, BOB, CYD, PASS, House, add, table

NUMBERS = count(1)
ONE_MOVE = {"options": {"goal": 1}}


def finished(*totals: int, **more: object) -> FinishedRecord:
    """A game of P1, P2, … with these totals, whose users are "1", "2", …"""
    seats = tuple(SeatRecord(f"P{n}", str(n), f"Person {n}") for n in range(1, len(totals) + 1))
    result = {each.seat: {"total": total} for each, total in zip(seats, totals, strict=True)}
    number = next(NUMBERS)
    return replace(FinishedRecord(number, "sum", {}, result, float(number), seats, {}), **more)


def listed(*games: FinishedRecord, without: tuple[str, ...] = ()) -> list[tuple[int, str, int]]:
    ladder = Ladder()
    for each in games:
        ladder.count(each)
    return [(each.place, each.user, each.games) for each in ladder.standings(without)]


def test_who_wins_goes_up_and_who_is_last_goes_down() -> None:
    won, second, last = Ladder().count(finished(500, 400, 300))
    assert [each.user for each in (won, second, last)] == ["1", "2", "3"]
    assert won.before == second.before == last.before == START
    assert won.after > second.after > last.after
    assert last.after < START
    assert listed(finished(500, 400, 300)) == [(1, "1", 1), (2, "2", 1), (3, "3", 1)]


def test_equal_totals_are_a_tie() -> None:
    assert [place for place, _, _ in listed(finished(400, 400, 300))] == [1, 1, 3]


def test_beating_the_stronger_one_counts_more() -> None:
    ladder = Ladder()
    for _ in range(5):
        ladder.count(finished(500, 400))
    favourite = ladder.count(finished(500, 400))[0]
    upset = ladder.count(finished(400, 500))[0]
    assert upset.after - upset.before > favourite.after - favourite.before > 0


@pytest.mark.parametrize(
    "game",
    [
        finished(500),
        finished(500, 400, terms={"hot_seat": True}),
        finished(500, 400, terms={"rebuilt": True}),
        finished(500, 400, seats=(SeatRecord("P1", "1", "Ann"), SeatRecord("P2", "robot:x", "Robot", robot=True))),
        finished(500, 400, seats=(SeatRecord("P1", "1", "Ann"), SeatRecord("P2", "1", "Ann"))),
    ],
    ids=["for one", "in one place", "from a log", "against a robot", "against oneself"],
)
def test_a_game_without_two_people_of_its_own_counts_for_nobody(game: FinishedRecord) -> None:
    assert listed(game) == []


def test_a_seat_counts_for_whoever_had_most_of_its_turns() -> None:
    """Nobody gets out of a defeat by leaving at the end, nor into a victory by coming then."""
    game = finished(500, 400, 300)
    turns = {
        "P1": [("1", "turn", 5), ("9", "turn", 20), ("9", "consent", 1), ("1", "turn", 2)],
        "P2": [("2", "turn", 20), ("2", "caretaker", 3)],
        "P3": [("3", "turn", 4), ("3", "caretaker", 5)],
    }
    assert players_of(replace(game, turns=turns)) == [("9", 500), ("2", 400)]


def test_forgotten_people_are_new_opponents_in_each_game_and_on_no_list() -> None:
    gone = tuple(SeatRecord(f"P{n}", user, "") for n, user in enumerate(("1", GONE, GONE), 1))
    game = finished(500, 400, 300, seats=gone)
    assert [each.user for each in Ladder().count(game)] == ["1"]
    assert listed(game, game) == [(1, "1", 2)]


def test_who_wants_to_be_on_no_list_still_counts_for_the_others() -> None:
    assert listed(finished(500, 400, 300), without=("1",)) == [(1, "2", 1), (2, "3", 1)]


async def played(house: House, totals: dict[Person, int], **terms: object) -> int:
    """The number of a game that has ended so."""
    info = await table(house.service, *totals, **(ONE_MOVE | terms))
    ended = (await house.service.act(info.id, next(iter(totals)), [add(1)])).info
    result = {seat.seat: {"total": total} for seat, total in zip(ended.seats, totals.values(), strict=True)}
    await house.storage.commit(info.id, Commit(Change("finished", ended.seq, result=result, ended=ended.ended), 9.0))
    return info.id


async def names(service: GameService, title: str | None = None) -> list[str]:
    return [each.name for each in await service.ratings.standings("s", title)]


async def test_a_server_has_ratings_of_its_own_games_once_it_wants_them(house: House) -> None:
    game = await played(house, {BOB: 300, ANN: 200})
    with pytest.raises(RatingsOff):
        await house.service.ratings.standings("s")
    info = await house.service.status(game)
    assert await house.service.ratings.changed(info) == []
    for server in ("s", "t"):
        await house.service.settings.set("server", server, "ratings", True)
    assert await names(house.service) == ["Bob", "Ann"]
    assert await names(house.service, "another") == []
    assert await house.service.ratings.standings("t") == []
    won, lost = await house.service.ratings.changed(info)
    assert (won.name, lost.name) == ("Bob", "Ann")
    assert won.after > won.before == lost.before > lost.after


async def test_what_a_game_changed_stays_the_same_whatever_follows(house: House) -> None:
    await house.service.settings.set("server", "s", "ratings", True)
    first = await house.service.status(await played(house, {ANN: 300, BOB: 200}))
    before = await house.service.ratings.changed(first)
    await played(house, {ANN: 100, BOB: 200, CYD: 150})
    service = await house.reopen()
    assert await service.ratings.changed(first) == before


async def test_a_game_that_goes_on_again_does_not_count_any_more(house: House) -> None:
    await house.service.settings.set("server", "s", "ratings", True)
    game = await played(house, {ANN: 300, BOB: 200})
    await house.service.undo(game, ANN)
    assert await names(house.service) == []


async def test_people_leave_the_list_by_a_setting_or_by_having_all_deleted(house: House) -> None:
    await house.service.settings.set("server", "s", "ratings", True)
    info = await house.service.status(await played(house, {ANN: 300, BOB: 200, CYD: 100}))
    await house.service.people.set_rated(ANN.user, False)
    assert await names(house.service) == ["Bob", "Cyd"]
    assert [each.name for each in await house.service.ratings.changed(info)] == ["Bob", "Cyd"]
    await house.service.privacy.forget(BOB.user)
    assert await names(house.service) == ["Cyd"]
    await house.service.people.set_rated(ANN.user, True)
    assert await names(house.service) == ["Ann", "Cyd"]


async def test_a_caretaker_of_the_last_moves_changes_nothing(house: House) -> None:
    """Bob has two turns himself, then gives his seat away; the caretaker's turn is the last."""
    await house.service.settings.set("server", "s", "ratings", True)
    info = await table(house.service, ANN, BOB, options={"goal": 2})
    for person in (ANN, BOB, ANN, BOB):
        await house.service.act(info.id, person, [PASS])
    await house.service.seats.hand_over(info.id, BOB)
    await house.service.act(info.id, ANN, [PASS])
    assert await house.service.seats.take_care(info.id)
    await house.service.act(info.id, ANN, [add(2)])
    assert await names(house.service) == ["Ann", "Bob"]
