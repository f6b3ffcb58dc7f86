"""Votes: removing a player, taking back older moves, and what can't be asked."""

from __future__ import annotations

import pytest

from bot import errors
from bot.service import GameService, Person
from bot.service.people.caretaker import Caretaker
from storage import DiskFull
from tests.service.house import ANN, BOB, CYD, EVE, PASS, House, add, table

DAN = Person("4", "Dan", server="s")
FAY = Person("5", "Fay", server="s")


async def test_a_majority_of_the_others_removes_a_player(service: GameService, house: House) -> None:
    info = await table(service, ANN, BOB, CYD, DAN)
    vote = await service.votes.open(info.id, BOB, "remove", seat="P1")
    assert vote is not None
    assert (vote.voters, vote.needed, vote.ballots) == (("2", "3", "4"), 2, {"2": True})
    assert (await house.outbox(info.id))[-1] == ("vote", ("3", "4"))
    await service.votes.cast(info.id, BOB, vote.id, yes=False)
    await service.votes.cast(info.id, CYD, vote.id, yes=True)
    service = await house.reopen()
    closed = await service.votes.cast(info.id, DAN, vote.id, yes=True)
    assert closed.passed is True
    info = await service.status(info.id)
    assert (info.seat("P1").user, info.seat("P1").caretaker, info.seat("P1").name) == ("", True, "Ann")
    for command in (service.act(info.id, ANN, [PASS]), service.seats.claim(info.id, ANN)):
        with pytest.raises(errors.ServiceError) as caught:
            await command
        assert caught.value.key in ("not_your_game", "seat_not_free")
    with pytest.raises(errors.NoSuchIntent):
        await service.votes.cast(info.id, DAN, vote.id, yes=True)
    with pytest.raises(errors.Removed):
        await service.seats.take(info.id, ANN, "P1")
    caretaker = Caretaker(service)
    await caretaker.start()
    await caretaker.settled()
    info = await service.seats.take(info.id, EVE, "P1")
    assert (info.seat("P1").user, info.seat("P1").owner, info.seq) == ("9", None, 1)


async def test_who_was_removed_plays_again_once_the_table_lets_them_in(service: GameService, house: House) -> None:
    info = await table(service, ANN, BOB, CYD)
    vote = await service.votes.open(info.id, BOB, "remove", seat="P1")
    assert vote is not None
    await service.votes.cast(info.id, CYD, vote.id, yes=True)
    assert [each.name for each in await service.votes.removed(info.id)] == ["Ann"]
    with pytest.raises(errors.NotRemoved):
        await service.votes.open(info.id, BOB, "readmit", removed="9")
    with pytest.raises(errors.NotAlone):
        await service.votes.open(info.id, BOB, "readmit", removed="1", gone={"3"})
    asked = await service.votes.open(info.id, CYD, "readmit", removed="1")
    assert asked is not None
    assert (asked.voters, asked.needed, asked.open) == (("2", "3"), 2, True)
    service = await house.reopen()
    assert (await service.votes.cast(info.id, BOB, asked.id, yes=True)).passed is True
    assert (await house.outbox(info.id))[-2:] == [("vote_closed", ()), ("seat", ("1",))]
    info = await service.seats.take(info.id, ANN, "P1")
    assert (info.seat("P1").user, info.turn and info.turn.user, info.host) == ("1", "1", "2")
    # Removed once more, it's as it was the first time, and a manager needs nobody's vote.
    chief = Person("8", "Chief", server="s", manager=True)
    await service.votes.remove(info.id, chief, "P1")
    again = await service.votes.open(info.id, CYD, "readmit", removed="1")
    assert again is not None
    await service.votes.readmit(info.id, chief, "1")
    with pytest.raises(errors.Overtaken):
        await service.votes.cast(info.id, BOB, again.id, yes=True)
    await service.seats.take(info.id, ANN, "P1")


async def test_a_host_who_is_voted_out_is_host_no_more(service: GameService) -> None:
    info = await table(service, ANN, BOB, CYD)
    assert info.host == "1"
    vote = await service.votes.open(info.id, BOB, "remove", seat="P1")
    assert vote is not None
    await service.votes.cast(info.id, CYD, vote.id, yes=True)
    assert (await service.status(info.id)).host == "2"
    with pytest.raises(errors.NotHost):
        await service.abandon(info.id, ANN)
    with pytest.raises(errors.NotYourGame):
        await service.votes.open(info.id, ANN, "undo", to=0)
    await service.abandon(info.id, BOB)


async def test_what_can_no_longer_win_is_closed(service: GameService) -> None:
    info = await table(service, ANN, BOB, CYD)
    vote = await service.votes.open(info.id, BOB, "remove", seat="P1")
    assert vote is not None
    assert (await service.votes.cast(info.id, CYD, vote.id, yes=False)).passed is False
    assert await service.votes.listed(info.id) == []
    assert (await service.status(info.id)).seat("P1").user == "1"


async def test_older_moves_go_back_by_a_vote_of_the_others(service: GameService, house: House) -> None:
    info = await table(service, ANN, BOB, CYD)
    await service.act(info.id, ANN, [add(1), add(2)])
    await service.act(info.id, ANN, [PASS])
    await service.act(info.id, BOB, [add(3), PASS])
    for to in (1, 5, 99, -1, None):
        with pytest.raises(errors.NothingToUndo):
            await service.votes.open(info.id, ANN, "undo", to=to)
    vote = await service.votes.open(info.id, ANN, "undo", to=2)
    assert vote is not None
    assert (vote.voters, vote.needed) == (("2", "3"), 2)
    with pytest.raises(errors.NotYourVote):
        await service.votes.cast(info.id, ANN, vote.id, yes=True)
    await service.votes.cast(info.id, BOB, vote.id, yes=True)
    await service.votes.cast(info.id, CYD, vote.id, yes=True)
    info = await service.status(info.id)
    assert info.turn is not None
    assert (info.seq, info.turn.user) == (6, "1")
    assert await service.read(info.id, lambda game: game.state["sum"]) == 3
    assert (await house.outbox(info.id))[-3:] == [("undone", ()), ("turn", ("1",)), ("vote_closed", ())]


async def test_a_vote_on_moves_ends_when_the_game_moves_on(service: GameService) -> None:
    info = await table(service, ANN, BOB, CYD)
    await service.act(info.id, ANN, [PASS])
    await service.act(info.id, BOB, [PASS])
    vote = await service.votes.open(info.id, ANN, "undo", to=0)
    assert vote is not None
    await service.act(info.id, CYD, [add(1)])
    with pytest.raises(errors.Overtaken):
        await service.votes.cast(info.id, BOB, vote.id, yes=True)
    assert await service.votes.listed(info.id) == []


async def test_a_host_without_a_seat_takes_back_what_is_asked(service: GameService) -> None:
    info = await service.create(FAY, name="Friday", title="sum", seating="joined", take_seat=False)
    await service.join(info.id, ANN)
    await service.join(info.id, BOB)
    await service.start(info.id, FAY)
    await service.act(info.id, ANN, [PASS])
    await service.act(info.id, BOB, [PASS])
    assert await service.votes.open(info.id, FAY, "undo", to=0) is None
    info = await service.status(info.id)
    assert info.turn is not None
    assert info.turn.user == "1"
    with pytest.raises(errors.NotYourGame):
        await service.votes.open(info.id, FAY, "remove", seat="P1")


async def test_who_may_ask_what(service: GameService) -> None:
    info = await table(service, ANN, BOB)
    other = Person("1", "Ann", server="elsewhere")
    for person, what, seat, wanted in (
        (EVE, "remove", "P1", errors.NotYourGame),
        (other, "remove", "P2", errors.OtherServer),
        (ANN, "remove", "P1", errors.BadOption),
        (ANN, "remove", "P9", errors.BadOption),
        (ANN, "banish", "P2", errors.BadOption),
    ):
        with pytest.raises(wanted):
            await service.votes.open(info.id, person, what, seat=seat)
    with pytest.raises(errors.NoSuchIntent):
        await service.votes.cast(info.id, ANN, 77, yes=True)


async def test_asking_what_is_asked_already_is_a_vote_for_it(service: GameService, house: House) -> None:
    info = await table(service, ANN, BOB, CYD, EVE)
    first = await service.votes.open(info.id, ANN, "caretaker", seat="P2")
    again = await service.votes.open(info.id, ANN, "caretaker", seat="P2")
    assert first is not None
    assert again == first
    agreed = await service.votes.open(info.id, CYD, "caretaker", seat="P2")
    assert agreed is not None
    assert (agreed.id, agreed.passed) == (first.id, True)
    assert sum(kind == "vote" for kind, _ in await house.outbox(info.id)) == 1


async def test_a_person_asks_for_one_set_of_moves_at_a_time(service: GameService) -> None:
    info = await table(service, ANN, BOB, CYD)
    for person in (ANN, BOB):
        await service.act(info.id, person, [PASS])
    for to in (0, 1, 0):
        await service.votes.open(info.id, CYD, "undo", to=to)
    (vote,) = await service.votes.listed(info.id)
    assert vote.to == 0


async def test_nobody_waits_for_the_vote_of_who_is_gone(service: GameService) -> None:
    info = await table(service, ANN, BOB, CYD, DAN)
    vote = await service.votes.open(info.id, ANN, "remove", seat="P2", gone={"3"})
    assert vote is not None
    assert (vote.voters, vote.needed) == (("1", "4"), 2)
    assert (await service.votes.cast(info.id, DAN, vote.id, True)).passed is True


async def test_who_has_given_the_seat_away_votes_no_more_and_a_ballot_goes_with_the_seat(
    service: GameService,
) -> None:
    info = await table(service, ANN, BOB, CYD, DAN)
    vote = await service.votes.open(info.id, BOB, "remove", seat="P1")
    assert vote is not None
    await service.seats.want_substitute(info.id, BOB)
    await service.seats.take(info.id, EVE, "P2")
    with pytest.raises(errors.NotYourVote):
        await service.votes.cast(info.id, BOB, vote.id, yes=True)
    counted = await service.votes.cast(info.id, CYD, vote.id, yes=True)
    assert (counted.open, counted.voters, counted.ballots) == (True, ("3", "4"), {"3": True})


async def test_a_vote_about_somebody_who_has_left_the_seat_is_settled(service: GameService) -> None:
    """It asked about Ann: Eve, who has taken her seat meanwhile, must not be removed by it."""
    info = await table(service, ANN, BOB, CYD)
    vote = await service.votes.open(info.id, BOB, "remove", seat="P1")
    assert vote is not None
    await service.seats.want_substitute(info.id, ANN)
    await service.seats.take(info.id, EVE, "P1")
    asked = await service.votes.open(info.id, CYD, "remove", seat="P1")
    assert asked is not None
    assert asked.id != vote.id
    with pytest.raises(errors.Overtaken):
        await service.votes.cast(info.id, CYD, vote.id, yes=True)
    assert (await service.status(info.id)).seat("P1").user == "9"
    assert [each.id for each in await service.votes.listed(info.id)] == [asked.id]


async def test_a_vote_about_a_seat_is_settled_by_the_end_of_the_game(service: GameService) -> None:
    info = await table(service, ANN, BOB, CYD, options={"goal": 3})
    vote = await service.votes.open(info.id, BOB, "caretaker", seat="P1")
    assert vote is not None
    await service.act(info.id, ANN, [add(3)])
    with pytest.raises(errors.Overtaken):
        await service.votes.cast(info.id, CYD, vote.id, yes=True)
    assert not (await service.status(info.id)).seat("P1").caretaker


async def test_a_vote_in_a_game_that_was_given_up_is_refused(service: GameService) -> None:
    info = await table(service, ANN, BOB, CYD)
    vote = await service.votes.open(info.id, BOB, "remove", seat="P1")
    assert vote is not None
    await service.abandon(info.id, ANN)
    with pytest.raises(errors.GameAbandoned):
        await service.votes.cast(info.id, CYD, vote.id, yes=True)


async def test_a_ballot_that_decides_is_kept_with_what_it_decides_or_not_at_all(
    service: GameService, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_: object) -> None:
        raise DiskFull

    info = await table(service, ANN, BOB, CYD)
    vote = await service.votes.open(info.id, BOB, "remove", seat="P1")
    assert vote is not None
    with monkeypatch.context() as patch:
        patch.setattr(house.storage, "commit", full)
        with pytest.raises(errors.Unavailable):
            await service.votes.cast(info.id, CYD, vote.id, yes=True)
    assert await service.votes.listed(info.id) == [vote]
    assert (await service.votes.cast(info.id, CYD, vote.id, yes=True)).passed is True
