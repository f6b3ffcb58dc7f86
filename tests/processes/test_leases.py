"""Whose shards are whose, in a fleet of several processes on one database."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from itertools import pairwise

import pytest

from bot.processes.leases import is_to_give, parts, wished
from bot.processes.roll import Lease, Member, Muster
from tests.postgres import Cluster
from tests.processes.conftest import PATIENT, Harbour


def member(number: int, *, leaving: bool = False) -> Member:
    return Member(number, f"process {number}", 1, leaving, True)


def muster(*held: tuple[int, ...], leaving: int = 0) -> Muster:
    """Members 1, 2 … with these shards; 0 has what is nobody's."""
    leases = [Lease(shard, number or None, None) for number, theirs in enumerate(held) for shard in theirs]
    members = [member(number, leaving=number == leaving) for number in range(1, len(held))]
    return Muster(members, sorted(leases, key=lambda lease: lease.shard))


# -- what is due to whom ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("members", "total", "expected"),
    [
        ([member(1)], 3, {1: 3}),
        ([member(1), member(2), member(3)], 4, {1: 2, 2: 1, 3: 1}),
        ([member(1), member(2), member(3)], 2, {1: 1, 2: 1, 3: 0}),
        ([member(1, leaving=True), member(2)], 3, {1: 0, 2: 3}),
        ([member(1, leaving=True)], 3, {1: 0}),
    ],
)
def test_parts_are_as_equal_as_can_be_and_none_is_left_over(
    members: list[Member], total: int, expected: dict[int, int]
) -> None:
    assert parts(members, total) == expected


def test_what_is_nobodys_is_taken_first() -> None:
    assert wished(muster((3,), (0, 1), (2,)), 2) == Lease(3, None, None)


def test_who_has_too_little_asks_whoever_has_most() -> None:
    found = wished(muster((), (0, 1, 2), (3, 4, 5, 6), ()), 3)
    assert found is not None
    assert found.holder == 2


def test_who_has_their_part_asks_for_nothing() -> None:
    assert wished(muster((), (0, 1), (2,)), 2) is None


def test_nobody_gives_but_what_they_have_too_much() -> None:
    asked = Lease(1, 1, 2)
    assert is_to_give(muster((), (0, 1), ()), asked)
    assert not is_to_give(muster((), (1,), (0,)), asked)
    assert is_to_give(muster((), (1,), (0,), leaving=1), asked)


# -- who comes, goes, dies and freezes --------------------------------------------------------------------------------


@pytest.mark.postgres
async def test_a_process_alone_has_all_and_who_comes_takes_their_part(harbour: Harbour) -> None:
    first = await harbour.comes()
    await harbour.until(lambda: harbour.has() == [4])
    await harbour.comes()
    await harbour.comes()
    await harbour.until(lambda: harbour.has() == [2, 1, 1])
    assert sorted(shard for each in harbour.members for shard in each.shards) == [0, 1, 2, 3]
    assert [what for what, _ in harbour.crews[0].done if what != "part"] == ["open"] * 4 + ["close"] * 2
    assert first.figures() == {"members": 3, "shards": 2, "all_shards": 4, "sure": 1}


@pytest.mark.postgres
async def test_who_goes_hands_over_in_order_and_serves_until_it_is_asked(harbour: Harbour) -> None:
    first = await harbour.comes()
    await harbour.comes()
    await harbour.until(lambda: harbour.has() == [2, 2])
    before, gone = len(harbour.crews[0].done), set(first.shards)
    await first.leave()
    await harbour.until(lambda: harbour.has() == [0, 4])
    assert set(harbour.crews[0].done[before:]) == {(what, shard) for shard in gone for what in ("close", "part")}
    assert harbour.crews[1].did("open") == 4


@pytest.mark.postgres
async def test_what_is_under_way_on_a_shard_comes_to_its_end_first(harbour: Harbour) -> None:
    first = await harbour.comes(1, rhythm=PATIENT)
    await harbour.until(lambda: harbour.has() == [1])
    harbour.crews[0].busy = 0.5
    second = await harbour.comes(1, rhythm=PATIENT)
    began = time.monotonic()
    await first.leave()
    await harbour.until(lambda: harbour.crews[1].done == [("open", 0)])
    assert harbour.crews[0].done == [("open", 0), ("close", 0), ("part", 0)]
    assert harbour.crews[1].identified[0][1] - began >= 0.5
    assert second.tells(None)


@pytest.mark.postgres
async def test_who_goes_answers_until_the_next_one_hears(harbour: Harbour) -> None:
    first = await harbour.comes(1, rhythm=PATIENT)
    await harbour.until(lambda: harbour.has() == [1])
    second = await harbour.comes(1, rhythm=PATIENT)
    ours, theirs = harbour.crews
    theirs.begins.clear()
    leaving = asyncio.ensure_future(first.leave())
    await harbour.until(lambda: theirs.identified)
    assert (first.answers(None), first.tells(None), second.tells(None)) == (True, False, True)
    assert (ours.connected, theirs.connected) == ({0}, set())
    theirs.begins.set()
    await leaving
    assert theirs.connected
    assert ours.done[-1] == ("part", 0)
    assert not first.answers(None)


@pytest.mark.postgres
async def test_who_goes_waits_no_longer_than_that_for_the_next_one_to_hear(harbour: Harbour) -> None:
    first = await harbour.comes(1, rhythm=replace(PATIENT, linger=0.2))
    await harbour.until(lambda: harbour.has() == [1])
    await harbour.comes(1, rhythm=PATIENT)
    harbour.crews[1].begins.clear()
    await first.leave()
    assert harbour.crews[0].done[-1] == ("part", 0)


@pytest.mark.postgres
async def test_who_dies_is_replaced_by_its_neighbours(harbour: Harbour) -> None:
    for _ in range(3):
        await harbour.comes()
    await harbour.until(lambda: harbour.has() == [2, 1, 1])
    harbour.dies(harbour.members[0])
    await harbour.until(lambda: harbour.has() == [2, 2])


@pytest.mark.postgres
async def test_who_freezes_is_replaced_and_begins_anew_when_it_wakes(harbour: Harbour) -> None:
    first = await harbour.comes(2)
    await harbour.comes(2)
    await harbour.until(lambda: harbour.has() == [1, 1])
    old = first.member
    harbour.freezes(first)
    await harbour.until(lambda: len(harbour.members[1].shards) == 2)
    assert not first.is_sure
    assert not any(first.tells(server) for server in (None, str(1 << 22)))
    harbour.wakes(first)
    await harbour.until(lambda: harbour.has() == [1, 1] and first.member not in (None, old))
    assert harbour.crews[0].did("drop") == 1


@pytest.mark.postgres
async def test_who_loses_a_shard_while_taking_it_up_anew_drops_it_all_the_same(harbour: Harbour) -> None:
    first = await harbour.comes(1)
    await harbour.until(lambda: harbour.has() == [1])
    await harbour.comes(1)
    crew, old = harbour.crews[0], first.member
    crew.ready.clear()
    first._link.cut()
    await harbour.until(lambda: crew.prepared == 2)
    harbour.freezes(first)
    await harbour.until(lambda: harbour.crews[1].connected)
    harbour.wakes(first)
    await harbour.until(lambda: first.member not in (None, old) and not first.shards)
    crew.ready.set()
    await harbour.until(lambda: not crew.connected)


@pytest.mark.postgres
async def test_shards_stay_whose_they_are_when_the_database_is_killed_and_comes_back(
    harbour: Harbour, cluster: Cluster
) -> None:
    for _ in range(2):
        await harbour.comes()
    await harbour.until(lambda: harbour.has() == [2, 2])
    before = [each.shards for each in harbour.members]
    numbers = [each.member for each in harbour.members]
    identified = [len(crew.identified) for crew in harbour.crews]
    cluster.kill()
    cluster.start()
    await harbour.until(lambda: all(each.member not in (None, *numbers) for each in harbour.members))
    await harbour.until(lambda: all(each.is_sure for each in harbour.members))
    assert [each.shards for each in harbour.members] == before
    assert [len(crew.identified) for crew in harbour.crews] == identified
    assert [crew.did("drop") for crew in harbour.crews] == [0, 0]
    assert all(crew.doubts for crew in harbour.crews)


@pytest.mark.postgres
async def test_all_agree_on_how_many_shards_there_are_until_one_is_alone(harbour: Harbour) -> None:
    first = await harbour.comes(4)
    second = await harbour.comes(8)
    assert (first.total, second.total) == (4, 4)
    await first.leave()
    await second.leave()
    assert (await harbour.comes(8)).total == 8


# -- the rhythm of identifying ----------------------------------------------------------------------------------------


@pytest.mark.postgres
async def test_one_identify_a_bucket_at_a_time_over_all_processes(harbour: Harbour) -> None:
    harbour.limit = {"max_concurrency": 2}
    for _ in range(3):
        await harbour.comes(6)
    await harbour.until(lambda: harbour.has() == [2, 2, 2])
    for bucket in range(2):
        moments = sorted(at for crew in harbour.crews for shard, at in crew.identified if shard % 2 == bucket)
        gaps = [late - early for early, late in pairwise(moments)]
        assert min(gaps) > 0.15, gaps


@pytest.mark.postgres
async def test_nobody_identifies_when_the_day_has_no_more_starts(
    harbour: Harbour, caplog: pytest.LogCaptureFixture
) -> None:
    harbour.limit = {"remaining": 0, "reset_after": 1.0}
    fleet = await harbour.comes(1)
    await harbour.until(lambda: "no more sessions" in caplog.text)
    assert not fleet.shards
    harbour.limit = {}
    await harbour.until(lambda: harbour.has() == [1])
