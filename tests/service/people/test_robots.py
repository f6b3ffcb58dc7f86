"""Robots at tables: who seats them, who takes over from them, what they count for, and how they play."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Sequence
from typing import Any

import pytest

from bot import errors
from bot.service import GameInfo, GameService, Robots
from bot.service.people import robots as playing
from bot.work.thinking import Failed, Thinking, Thought
from engine.actions import Pass
from tests.service.fake import Move
from tests.service.house import ANN, BOB, CYD, EVE, PASS, House


async def lobby(service: GameService, *strengths: str, title: str = "sum", **terms: object) -> GameInfo:
    """Ann's table with robots, which waits."""
    info = await service.create(ANN, name="Friday", title=title, seating="joined", **terms)
    for each in strengths:
        info = await service.robots.seat(info.id, ANN, each)
    return info


@pytest.fixture
async def robots(real: House) -> AsyncIterator[Robots]:
    made = Robots(real.service)
    await made.start()
    yield made
    await made.stop()


def users(info: GameInfo) -> list[str]:
    return [each.user for each in info.seats]


async def test_robots_are_numbered_at_their_table_and_leave_it(service: GameService) -> None:
    info = await lobby(service, "easy", "full", "full")
    assert users(info) == ["1", "robot:easy:1", "robot:full:2", "robot:full:3"]
    assert [each.strength for each in info.seats] == ["", "easy", "full", "full"]
    info = await service.robots.send_away(info.id, ANN, "P2")
    assert users(info) == ["1", "robot:full:2", "robot:full:3"]
    assert users(await service.robots.seat(info.id, ANN, "middle"))[-1] == "robot:middle:1"
    with pytest.raises(errors.BadOption):
        await service.robots.seat(info.id, ANN, "perfect")
    with pytest.raises(errors.SeatNotFree):
        await service.robots.send_away(info.id, ANN, "P1")


async def test_the_last_robot_makes_room_for_a_person_at_a_full_table(service: GameService) -> None:
    info = await lobby(service, "easy", "full", most=3)
    assert users(await service.join(info.id, BOB)) == ["1", "robot:easy:1", "2"]
    assert users(await service.join(info.id, CYD)) == ["1", "2", "3"]
    with pytest.raises(errors.GameFull):
        await service.join(info.id, EVE)


async def test_a_robot_takes_no_seat_that_is_kept_for_somebody(service: GameService) -> None:
    info = await lobby(service, most=2)
    await service.invitations.invite(info.id, ANN, [BOB.user], "7")
    with pytest.raises(errors.SeatsKept):
        await service.robots.seat(info.id, ANN, "full")


async def test_robots_alone_begin_nothing(service: GameService) -> None:
    info = await lobby(service, "full", "full", take_seat=False)
    with pytest.raises(errors.TooFewPlayers):
        await service.start(info.id, ANN)


async def test_whoever_takes_a_robots_seat_plays_on_from_there(service: GameService, house: House) -> None:
    info = await lobby(service, "full")
    await service.start(info.id, ANN)
    await service.act(info.id, ANN, [PASS])
    info = await service.seats.take(info.id, BOB, "P2")
    assert (info.seat("P2").robot, info.seat("P2").strength, info.turn and info.turn.user) == (False, "", "2")
    assert (await house.outbox(info.id))[-2:] == [("seat", ()), ("turn", ("2",))]
    assert not await service.robots.move(info.id, info.seq, [Pass()])
    with pytest.raises(errors.SeatNotFree):
        await service.seats.take(info.id, CYD, "P2")
    with pytest.raises(errors.SeatNotFree):
        await service.seats.claim(info.id, ANN)


async def test_a_robot_neither_votes_nor_counts(service: GameService) -> None:
    info = await lobby(service, "full", "full")
    await service.join(info.id, BOB)
    await service.join(info.id, CYD)
    await service.start(info.id, ANN)
    vote = await service.votes.open(info.id, ANN, "remove", seat="P4")
    assert vote is not None
    assert (set(vote.voters), vote.needed) == ({"1", "2"}, 2)
    with pytest.raises(errors.BadOption):
        await service.votes.open(info.id, ANN, "remove", seat="P2")


async def test_the_others_vote_for_a_robot_as_caretaker_of_this_strength(service: GameService) -> None:
    info = await lobby(service)
    for each in (BOB, CYD, EVE):
        await service.join(info.id, each)
    await service.start(info.id, ANN)
    vote = await service.votes.open(info.id, BOB, "caretaker", seat="P1", strength="full")
    assert vote is not None
    plain = await service.votes.open(info.id, CYD, "caretaker", seat="P1")
    assert plain is not None
    assert plain.id != vote.id
    assert await service.votes.cast(info.id, CYD, vote.id, yes=True)
    info = await service.status(info.id)
    assert (info.seat("P1").caretaker, info.seat("P1").strength) == (True, "full")
    assert not await service.seats.take_care(info.id)
    passing: Any = Move(dict(PASS))
    assert await service.robots.move(info.id, info.seq, [passing])
    assert (await service.log(info.id))[-1]["mark"] == "caretaker:full"
    claimed = await service.seats.claim(info.id, ANN)
    assert (claimed.info.seat("P1").strength, len(claimed.rows)) == ("", 1)
    assert claimed.vote is not None


async def test_one_leaves_ones_own_seat_to_a_robot(service: GameService) -> None:
    info = await lobby(service, "easy")
    await service.join(info.id, BOB)
    await service.start(info.id, ANN)
    info = await service.seats.hand_over(info.id, BOB, strength="middle")
    assert info.seat("P3").strength == "middle"
    with pytest.raises(errors.BadOption):
        await service.seats.hand_over(info.id, ANN, strength="perfect")


async def test_the_table_is_told_how_robots_play_from_now_on(service: GameService, house: House) -> None:
    info = await lobby(service, "full")
    await service.robots.agree_on(info.id, ANN, unhurried=False, hints=True)
    await service.start(info.id, ANN)
    info = await service.robots.agree_on(info.id, ANN, unhurried=True, hints=True)
    await service.robots.agree_on(info.id, ANN, unhurried=True, hints=True)
    assert (info.unhurried, info.hints) == (True, True)
    assert [kind for kind, _ in await house.outbox(info.id)].count("robots") == 1


ANN_IS_LAST = {3: 5, 4: 9}
"""The seeds with which the seats of so many players are drawn in their order."""


async def started(service: GameService, *strengths: str, **agreed: bool) -> GameInfo:
    """A game of the real rules in which Ann is last."""
    seed = ANN_IS_LAST[len(strengths) + 1]
    info = await lobby(service, *strengths, title="18mag", take_seat=False, seed=seed)
    await service.robots.agree_on(info.id, ANN, **{"unhurried": False, "hints": False} | agreed)
    await service.join(info.id, ANN)
    return await service.start(info.id, ANN)


async def test_robots_play_until_a_person_is_asked_and_again_after_a_start(real: House, robots: Robots) -> None:
    info = await started(real.service, "easy", "middle", "full")
    await robots.settled()
    made = await real.service.log(info.id)
    assert [(each["by"], each["user"], each["mark"]) for each in made] == [
        ("P1", None, "robot:easy"),
        ("P2", None, "robot:middle"),
        ("P3", None, "robot:full"),
    ]
    assert await real.outbox(info.id) == [("start", ()), ("turn", ("1",))]
    await robots.stop()
    await real.service.act(info.id, ANN, [await real.service.read(info.id, lambda game: next(iter(game.legal())))])
    service = await real.reopen()
    again = Robots(service)
    await again.start()
    await again.settled()
    assert (await service.status(info.id)).seq > 4
    await again.stop()


async def test_a_robot_that_fails_makes_a_simple_move_and_it_is_logged(
    real: House, robots: Robots, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers: list[Sequence[object]] = []

    async def failing(self: Thinking, job: bytes, *, later: bool = False) -> Thought:
        answers.append(())
        if len(answers) == 1:
            raise Failed("out of memory")
        return Thought((Pass(),), ())

    monkeypatch.setattr(Thinking, "answer", failing)
    caplog.set_level(logging.ERROR)
    info = await started(real.service, "full", "full")
    await robots.settled()
    assert (await real.service.status(info.id)).seq == 2
    said = "\n".join(caplog.messages)
    assert "out of memory" in said
    assert "a robot's move was refused" in said
    assert "a simple move" in said


async def test_unhurried_robots_wait_before_they_move(
    real: House, robots: Robots, monkeypatch: pytest.MonkeyPatch
) -> None:
    rested: list[float] = []

    async def rest(seconds: float, game_id: int | None = None) -> None:
        rested.append(seconds)
        real.clock.now += seconds

    monkeypatch.setattr(robots._lanes, "rest", rest)
    info = await started(real.service, "easy", "easy", unhurried=True)
    await robots.settled()
    assert (await real.service.status(info.id)).seq == 2
    assert len(rested) == 2
    assert all(playing.PAUSE - 5 < each <= playing.PAUSE for each in rested)


async def test_robots_rest_once_no_person_plays(real: House, robots: Robots) -> None:
    info = await started(real.service, "easy", "easy")
    await robots.settled()
    await real.service.seats.hand_over(info.id, ANN, strength="easy")
    await robots.settled()
    assert (await real.service.status(info.id)).seq == 2
