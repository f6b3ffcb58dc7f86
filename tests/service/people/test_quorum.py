"""Nobody decides alone about another person: who has to agree to what, for each kind of vote and each table."""

from __future__ import annotations

from typing import Any

import pytest

from bot import errors
from bot.service import GameInfo, GameService, Person, Vote
from bot.service.people.caretaker import Caretaker
from bot.service.watch import Watch
from storage import Storage
from tests.service.house import ANN, BOB, CYD, EVE, HOUR, PASS, Chat, House, add, pass_by, table, tell

DAN = Person("4", "Dan", server="s")
CHIEF = Person("8", "Chief", server="s", manager=True)
PEOPLE = {"A": ANN, "B": BOB, "C": CYD, "D": DAN}
EARLY, ALONE = errors.TooEarly, errors.NotAlone


async def sit(service: GameService, house: House, names: str, state: str, *, time_up: bool, **terms: Any) -> GameInfo:
    """Ann, who is up, and these others. Everybody has moved once; the last of them has `state` besides.

    "left": gone from the server. "cared": a caretaker plays the seat. "second": another account has just taken it.
    """
    info = await table(service, *(PEOPLE[each] for each in f"A{names}"), pace=8, patience=2, silence="wait", **terms)
    for each in f"A{names}":
        await service.act(info.id, PEOPLE[each], [PASS])
    last = PEOPLE[names[-1]]
    if state == "cared":
        await service.seats.hand_over(info.id, last)
    if state == "second":
        await service.seats.want_substitute(info.id, last)
        await service.seats.take(info.id, EVE, f"P{len(names) + 1}")
    if time_up:
        await pass_by(house, 26)
    return await service.status(info.id)


def gone(names: str, state: str) -> set[str]:
    return {PEOPLE[names[-1]].user} if state == "left" else set()


TAKING = [
    # what, the others at the table, what is with the last of them, whether Ann's time is up: so many have to agree
    ("caretaker", "B", "", False, EARLY),
    ("caretaker", "B", "", True, 1),
    ("caretaker", "BC", "", False, 2),
    ("caretaker", "BC", "", True, 2),
    ("caretaker", "BC", "left", False, EARLY),
    ("caretaker", "BC", "left", True, 1),
    ("caretaker", "BC", "cared", False, EARLY),
    ("caretaker", "BC", "cared", True, 1),
    ("caretaker", "BC", "second", False, EARLY),
    ("caretaker", "BC", "second", True, 2),
    ("caretaker", "BCD", "", False, 2),
    ("caretaker", "BCD", "", True, 2),
    ("caretaker", "BCD", "left", False, 2),
    ("caretaker", "BCD", "second", False, 2),
    ("remove", "B", "", False, ALONE),
    ("remove", "B", "", True, ALONE),
    ("remove", "BC", "", False, 2),
    ("remove", "BC", "", True, 2),
    ("remove", "BC", "left", False, ALONE),
    ("remove", "BC", "left", True, ALONE),
    ("remove", "BC", "cared", True, ALONE),
    ("remove", "BC", "second", False, ALONE),
    ("remove", "BCD", "", False, 2),
    ("remove", "BCD", "left", True, 2),
]


@pytest.mark.parametrize(("what", "names", "state", "time_up", "wanted"), TAKING)
async def test_a_seat_is_taken_by_so_many(
    service: GameService, house: House, what: str, names: str, state: str, time_up: bool, wanted: Any
) -> None:
    info = await sit(service, house, names, state, time_up=time_up)
    away = gone(names, state)
    if not isinstance(wanted, int):
        with pytest.raises(wanted):
            await service.votes.open(info.id, BOB, what, seat="P1", gone=away)
        assert await service.votes.listed(info.id) == []
        assert await service.status(info.id) == info
        return
    vote = await service.votes.open(info.id, BOB, what, seat="P1", gone=away)
    assert vote is not None
    for user in [each for each in vote.voters if each != BOB.user]:
        if not vote.open:
            break
        assert not (await service.status(info.id)).seat("P1").caretaker
        vote = await service.votes.cast(info.id, Person(user, server="s"), vote.id, True, gone=away)
    assert (vote.passed, vote.needed, sum(vote.ballots.values())) == (True, wanted, wanted)
    seat = (await service.status(info.id)).seat("P1")
    assert seat.caretaker
    assert seat.user == ("" if what == "remove" else "1")
    # Whom one person alone would choose never comes to the seat.
    assert seat.wanted == (wanted > 1)


BACK = [
    # who asks to go back to the start, the others, what is with the last of all: so many have to agree
    ("A", "B", "", 1),
    ("A", "B", "left", ALONE),
    ("A", "B", "cared", ALONE),
    ("A", "BC", "", 2),
    ("A", "BC", "left", 1),
    ("A", "BC", "cared", 1),
    ("A", "BCD", "", 2),
    ("A", "BCD", "left", 2),
]


@pytest.mark.parametrize(("asker", "names", "state", "wanted"), BACK)
async def test_moves_go_back_by_so_many(
    service: GameService, house: House, asker: str, names: str, state: str, wanted: Any
) -> None:
    info = await sit(service, house, names, state, time_up=False)
    away = gone(names, state)
    if not isinstance(wanted, int):
        with pytest.raises(wanted):
            await service.votes.open(info.id, PEOPLE[asker], "undo", to=0, gone=away)
        # One's own move, and what an automaton has made, go back all the same.
        await service.act(info.id, ANN, [add(1)])
        assert await service.votes.open(info.id, ANN, "undo", to=info.seq, gone=away) is None
        return
    vote = await service.votes.open(info.id, PEOPLE[asker], "undo", to=0, gone=away)
    assert vote is not None
    assert (vote.needed, PEOPLE[asker].user in vote.voters) == (wanted, False)


RULES = [
    # the rule for silence, the others, what is with the last of them: what comes of it
    ("caretaker", "B", "", ("kept", True, False)),
    ("caretaker", "BC", "", ("caretaker", True, True)),
    ("caretaker", "BC", "left", ("kept", True, False)),
    ("substitute", "B", "", ("kept", True, False)),
    ("substitute", "BC", "", ("wanted", False, True)),
    ("substitute", "BC", "left", ("kept", True, False)),
    ("ask", "B", "", ("vote", False, False)),
    ("ask", "BC", "", ("vote", False, False)),
    ("wait", "B", "", ("", False, False)),
]


@pytest.mark.parametrize(("silence", "names", "state", "wanted"), RULES)
async def test_what_the_tables_rule_comes_to(
    service: GameService, house: House, silence: str, names: str, state: str, wanted: tuple[str, bool, bool]
) -> None:
    info = await sit(service, house, names, state, time_up=False)

    async def away(_: GameInfo) -> set[str]:
        return gone(names, state)

    service.gone = away
    await service.set_pace(info.id, CHIEF, pace=8, patience=2, silence=silence)
    await pass_by(house, 22)
    assert not (await service.status(info.id)).seat("P1").caretaker
    await pass_by(house, 4)
    seat = (await service.status(info.id)).seat("P1")
    told = [each for each in await house.storage.outbox.of_game(info.id, 1) if each.kind in ("seat", "vote")]
    assert [each.payload["what"] if each.kind == "seat" else each.kind for each in told] == [wanted[0]][: bool(told)]
    assert (seat.caretaker, seat.wanted) == wanted[1:]


async def test_the_person_is_told_alone_before_their_time_is_up(service: GameService, house: House) -> None:
    """Once, durably; until it's told, and a pace has passed then, nothing can be done about the seat."""
    info = await table(service, ANN, BOB, pace=8, patience=1, silence="ask")
    chat = Chat()
    await pass_by(house, 7, chat)
    house.clock.now += 2 * HOUR
    for _ in range(3):
        await Watch(house.service).look()
    calls = [each for each in await house.storage.outbox.of_game(info.id, -1) if each.kind == "last_call"]
    assert [(each.mentions, each.payload["direct"], each.payload["rule"]) for each in calls] == [(("1",), True, "ask")]
    house.clock.now += 20 * HOUR
    await Watch(house.service).look()
    with pytest.raises(errors.TooEarly) as caught:
        await service.votes.open(info.id, BOB, "caretaker", seat="P1")
    assert caught.value.figures["until"] is None
    service = await house.reopen()
    await tell(house, chat)
    with pytest.raises(errors.TooEarly) as caught:
        await service.votes.open(info.id, BOB, "caretaker", seat="P1")
    assert round((caught.value.figures["until"] - house.clock.now) / HOUR) == 8
    await pass_by(house, 9, chat)
    assert [kind for kind, _ in chat.kinds].count("last_call") == 1
    (vote,) = await service.votes.listed(info.id)
    assert (await service.votes.cast(info.id, BOB, vote.id, True)).passed is True


async def test_who_moves_has_all_their_time_again(service: GameService, house: House) -> None:
    info = await sit(service, house, "B", "", time_up=True)
    asked = await service.votes.open(info.id, BOB, "undo", to=info.seq - 1)
    assert asked is not None
    await service.act(info.id, ANN, [add(1)])
    with pytest.raises(errors.TooEarly):
        await service.votes.open(info.id, BOB, "caretaker", seat="P1")


async def test_a_vote_about_silence_is_settled_by_a_move(service: GameService, house: House) -> None:
    info = await sit(service, house, "BC", "", time_up=False)
    vote = await service.votes.open(info.id, BOB, "caretaker", seat="P1")
    assert vote is not None
    await service.act(info.id, ANN, [add(1)])
    with pytest.raises(errors.Overtaken):
        await service.votes.cast(info.id, CYD, vote.id, True)


async def test_a_manager_removes_a_player_and_it_is_told_who(service: GameService, house: House) -> None:
    info = await sit(service, house, "B", "", time_up=False)
    with pytest.raises(errors.NotManager):
        await service.votes.remove(info.id, BOB, "P1")
    await service.votes.remove(info.id, CHIEF, "P1")
    info = await service.status(info.id)
    assert (info.seat("P1").user, info.host) == ("", "2")
    told = {each.kind: each.payload for each in await house.storage.outbox.of_game(info.id, 1)}
    assert (told["seat"]["what"], told["seat"]["by"], told["host"]["user"]) == ("dismissed", "8", "2")
    with pytest.raises(errors.Removed):
        await service.seats.take(info.id, ANN, "P1")


PACES = [
    # who changes the terms of a running game to which, with so many others: whether it's done
    (ANN, "B", {"pace": 4}, False),
    (ANN, "B", {"patience": 1}, False),
    (ANN, "B", {"silence": "caretaker"}, False),
    (ANN, "B", {"pace": 24}, True),
    (ANN, "B", {"patience": 5}, True),
    (ANN, "BC", {"pace": 4, "silence": "caretaker"}, True),
    (CHIEF, "B", {"pace": 4}, True),
]


@pytest.mark.parametrize(("person", "names", "change", "done"), PACES)
async def test_a_host_alone_is_not_stricter_with_the_only_other(
    service: GameService, house: House, person: Person, names: str, change: dict[str, Any], done: bool
) -> None:
    info = await sit(service, house, names, "", time_up=False)
    terms = {"pace": 8, "patience": 2, "silence": "wait"} | change
    if not done:
        with pytest.raises(errors.NotAlone):
            await service.set_pace(info.id, person, **terms)
        assert await service.status(info.id) == info
        return
    await service.set_pace(info.id, person, **terms)
    assert [kind for kind, _ in await house.outbox(info.id)].count("pace") == 1


async def test_stricter_terms_count_from_when_they_are_told(service: GameService, house: House) -> None:
    info = await table(service, ANN, BOB, CYD, pace=24, patience=1, silence="wait")
    await pass_by(house, 47)
    await service.set_pace(info.id, ANN, pace=8, patience=1, silence="caretaker")
    await pass_by(house, 15)
    assert not (await service.status(info.id)).seat("P1").caretaker
    await pass_by(house, 3)
    assert (await service.status(info.id)).seat("P1").caretaker


# --- coming back


async def cared_for(service: GameService, house: House) -> tuple[GameInfo, Vote]:
    """A game for two in which a caretaker has played for Ann, by Bob's vote; Ann is back, and Bob is asked."""
    info = await sit(service, house, "B", "", time_up=True)
    await service.votes.open(info.id, BOB, "caretaker", seat="P1")
    await settle(house)
    await service.act(info.id, BOB, [add(2), PASS])
    await settle(house)
    claimed = await service.seats.claim(info.id, ANN)
    assert [(row["by"], row["mark"]) for row in claimed.rows] == [("P1", "caretaker")] * 2
    assert claimed.vote is not None
    return info, claimed.vote


async def settle(house: House) -> None:
    caretaker = Caretaker(house.service)
    await caretaker.start()
    await caretaker.settled()
    await caretaker.stop()


async def test_who_is_back_gives_the_moves_to_the_others_vote(service: GameService, house: House) -> None:
    before, vote = await cared_for(service, house)
    assert (vote.what, vote.to, vote.voters, vote.needed) == ("return", before.seq, ("2",), 1)
    with pytest.raises(errors.NotYourVote):
        await service.votes.cast(before.id, ANN, vote.id, True)
    # What the other does meanwhile doesn't settle it.
    await service.act(before.id, BOB, [add(3)])
    service = await house.reopen()
    assert (await service.votes.cast(before.id, BOB, vote.id, True)).passed is True
    info = await service.status(before.id)
    assert info.turn is not None
    assert (info.turn.user, await service.read(info.id, lambda game: game.state["sum"])) == ("1", 0)


async def test_a_claim_with_its_vote_and_a_vote_with_what_it_decides_are_written_at_once(
    service: GameService, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the process ends after the one write, nothing is missing."""
    info = await sit(service, house, "B", "", time_up=True)
    await service.votes.open(info.id, BOB, "caretaker", seat="P1")
    await settle(house)
    with monkeypatch.context() as patch:
        once(house.storage, patch)
        await service.seats.claim(info.id, ANN)
    service = await house.reopen()
    (vote,) = await service.votes.listed(info.id)
    assert (vote.what, (await house.outbox(info.id))[-1]) == ("return", ("vote", ("2",)))
    with monkeypatch.context() as patch:
        once(house.storage, patch)
        await service.votes.cast(info.id, BOB, vote.id, True)
    service = await house.reopen()
    assert (await service.votes.listed(info.id), await service.story(info.id, info.seq)) == ([], [])
    assert (await house.outbox(info.id))[-1] == ("vote_closed", ())


def once(storage: Storage, patch: pytest.MonkeyPatch) -> None:
    """Let one change of the storage through; whatever writes once more ends with an error."""
    commit, change, left = storage.commit, storage.intents.change, [1]

    async def committed(*args: Any) -> Any:
        assert left.pop()
        return await commit(*args)

    async def changed(*args: Any) -> Any:
        assert left.pop()
        return await change(*args)

    patch.setattr(storage, "commit", committed)
    patch.setattr(storage.intents, "change", changed)


async def test_moves_that_went_back_can_be_made_again(service: GameService, house: House) -> None:
    before, vote = await cared_for(service, house)
    position = await service.read(before.id, lambda game: game.state)
    rows = await service.story(before.id, before.seq)
    await service.votes.cast(before.id, BOB, vote.id, True)
    for row in rows:
        await service.act(before.id, ANN if row["by"] == "P1" else BOB, [row["action"]])
    service = await house.reopen()
    assert await service.read(before.id, lambda game: game.state) == position


async def test_a_no_or_a_move_of_ones_own_leaves_what_was_done(service: GameService, house: House) -> None:
    before, vote = await cared_for(service, house)
    assert (await service.votes.cast(before.id, BOB, vote.id, False)).passed is False
    seq = (await service.status(before.id)).seq
    await service.act(before.id, BOB, [PASS])
    await service.act(before.id, ANN, [PASS])
    assert (await service.status(before.id)).seq == seq + 2


async def test_who_is_back_and_plays_on_settles_the_question(service: GameService, house: House) -> None:
    before, vote = await cared_for(service, house)
    await service.act(before.id, BOB, [PASS])
    await service.act(before.id, ANN, [add(1)])
    with pytest.raises(errors.Overtaken):
        await service.votes.cast(before.id, BOB, vote.id, True)


async def test_nobody_is_asked_about_a_seat_that_its_person_gave_to_the_caretaker(
    service: GameService, house: House
) -> None:
    info = await table(service, ANN, BOB)
    await service.seats.hand_over(info.id, ANN)
    await settle(house)
    claimed = await service.seats.claim(info.id, ANN)
    assert ([row["mark"] for row in claimed.rows], claimed.vote) == (["caretaker"], None)


# --- votes that were open before there was this table


async def old_vote(storage: Storage, vote: Vote, **body: Any) -> None:
    """The vote as it was kept then."""
    kept = {"what": vote.what, "seat": vote.seat, "about": "1", "to": None, "seq": vote.seq, "passed": None}
    await storage.intents.change(vote.id, "open", kept | body)


async def test_a_removal_that_was_open_takes_two_now(service: GameService, house: House) -> None:
    info = await table(service, ANN, BOB, CYD)
    vote = await service.votes.open(info.id, BOB, "remove", seat="P1")
    assert vote is not None
    await old_vote(house.storage, vote, voters=["2", "3"], ballots={"2": True})
    closed = await service.votes.cast(info.id, BOB, vote.id, True, gone={"3"})
    assert (closed.open, closed.passed) == (False, False)
    assert (await service.status(info.id)).seat("P1").user == "1"


async def test_a_question_about_silence_that_was_open_waits_for_the_last_call(
    service: GameService, house: House
) -> None:
    info = await table(service, ANN, BOB, CYD, pace=8, patience=1, silence="ask")
    vote = await service.votes.open(info.id, BOB, "caretaker", seat="P1")
    assert vote is not None
    await old_vote(house.storage, vote, voters=["2"], ballots={})
    with pytest.raises(errors.TooEarly):
        await service.votes.cast(info.id, BOB, vote.id, True)
    assert [each.id for each in await service.votes.listed(info.id)] == [vote.id]
    await pass_by(house, 18)
    assert (await service.votes.cast(info.id, BOB, vote.id, True)).passed is True
