"""Proofs in processes of their own: they arrive, they're asked for once, and nothing waits for one that hangs."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

import engine
from bot.errors import OneAtATime
from bot.service import Workers
from bot.work.proofs import BEST, MOST_OF_ONE, Proofs, Search
from bot.work.workers import asking
from engine.errors import IllegalAction
from engine.hints import Wishes
from tests.service.house import until
from tests.titles.t1856.test_proposals import table

HANGS = "import os, sys, time; open(sys.argv[1], 'a').write(f'{os.getpid()} '); time.sleep(600)"
COUNTED = (
    "import sys, runpy; open(sys.argv[1], 'a').write('1 '); "
    "runpy.run_module('bot.work.proof_main', run_name='__main__')"
)
WAITS = "import os, sys, time\nwhile not os.path.exists(sys.argv[1]): time.sleep(0.01)"
DIES = "raise SystemExit(1)"
DIESELS = ("D", "D")


def hard() -> engine.Game:
    """A position in which the best run isn't proven at once."""
    return table(trains=DIESELS, letters="DEFGHI").game


@asynccontextmanager
async def opened(**more: object) -> AsyncIterator[Proofs]:
    workers = Workers()
    proofs = Proofs(workers, **more)  # type: ignore[arg-type]
    try:
        yield proofs
    finally:
        await proofs.close()
        await workers.close()


def script(text: str, *arguments: str) -> tuple[str, ...]:
    return (sys.executable, "-c", text, *arguments)


def read(path: Path) -> list[int]:
    return [int(each) for each in path.read_text().split()] if path.exists() else []


async def pids(path: Path, count: int) -> list[int]:
    """The processes that have begun, once there are so many."""
    while len(found := read(path)) < count:  # noqa: ASYNC110 (another process writes it)
        await asyncio.sleep(0.01)
    return found


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


async def test_a_run_of_several_diesels_is_proven_in_a_process() -> None:
    async with opened() as proofs:
        proof = await proofs.of(hard())
    assert proof.proven
    (best,) = proof.programmes
    assert best.income == hard().programmes(most=1)[0].income
    hard().apply_all(best.actions, "P1")


async def test_what_is_proven_at_once_needs_no_process() -> None:
    async with opened(command=("/nowhere",)) as proofs:
        proof = await proofs.of(table().game)
    assert proof.proven
    assert list(proof.programmes) == table().game.programmes(most=1)


async def test_a_position_is_asked_for_once_and_its_answer_is_kept(tmp_path: Path) -> None:
    begun = tmp_path / "begun"
    async with opened(command=script(COUNTED, str(begun))) as proofs:
        one, other = await asyncio.gather(proofs.of(hard()), proofs.of(hard()))
        assert one == other == await proofs.of(hard())
        assert begun.read_text() == "1 "
        await proofs.of(hard(), Wishes(rest=("D",), most=1))
    assert begun.read_text() in ("1 ", "1 1 ")


async def test_a_proof_that_hangs_holds_up_nothing(tmp_path: Path) -> None:
    async with opened(command=script(HANGS, str(tmp_path / "pids"))) as proofs:
        hanging = asyncio.create_task(proofs.of(hard()))
        await pids(tmp_path / "pids", 1)
        assert (await proofs.of(table().game)).proven
        assert not hanging.done()
        hanging.cancel()


async def test_one_persons_flood_keeps_nobody_from_their_answer(tmp_path: Path) -> None:
    """One person's hard runs come one after another, another's in between; too many at a time are refused."""
    gate, ended = tmp_path / "open", list[str]()
    async with opened(command=script(WAITS, str(gate))) as proofs:

        async def ask(user: str, most: int) -> Search:
            asking.set(user)
            search = await proofs.begin(hard(), Wishes(most=most))
            search.task.add_done_callback(lambda task: task.exception() or ended.append(user))
            return search

        async def hard_one(user: str, most: int) -> Search:
            search = await asyncio.create_task(ask(user, most))
            await until(lambda: search.hard or search.task.done())
            return search

        flood = [await hard_one("1", 2 + each) for each in range(MOST_OF_ONE)]
        with pytest.raises(OneAtATime):
            await (await hard_one("1", 9)).task
        other = await hard_one("2", 9)
        gate.touch()
        await asyncio.gather(other.task, *(each.task for each in flood))
    assert ended == ["1", "2", "1", "1"]


async def test_the_best_so_far_is_known_while_a_proof_goes_on(tmp_path: Path) -> None:
    async with opened(command=script(HANGS, str(tmp_path / "pids"))) as proofs:
        search = await proofs.begin(hard())
        await pids(tmp_path / "pids", 1)
        assert not search.task.done()
        (found,) = search.found
    assert not found.proven
    hard().apply_all(found.actions, "P1")


async def test_a_proof_is_killed_when_the_bot_stops(tmp_path: Path) -> None:
    async with opened(command=script(HANGS, str(tmp_path / "pids"))) as proofs:
        hanging = asyncio.create_task(proofs.of(hard()))
        (pid,) = await pids(tmp_path / "pids", 1)
        assert is_alive(pid)
    assert not is_alive(pid)
    with pytest.raises(asyncio.CancelledError):
        await hanging


async def test_at_the_limit_of_time_the_best_so_far_is_marked_as_unproven(tmp_path: Path) -> None:
    async with opened(command=script(HANGS, str(tmp_path / "pids")), seconds=0.5) as proofs:
        proof = await proofs.of(hard())
    assert not proof.proven
    (found,) = proof.programmes
    assert not found.proven
    hard().apply_all(found.actions, "P1")
    assert not is_alive((await pids(tmp_path / "pids", 1))[0])


@pytest.mark.parametrize("more", [{"command": script(DIES)}, {"memory": 64 << 20}])
async def test_a_process_that_breaks_down_gives_up_the_proof(more: dict[str, object]) -> None:
    async with opened(**more) as proofs:
        proof = await proofs.of(hard(), BEST)
    assert not proof.proven
    assert len(proof.programmes) == 1


async def test_a_wish_that_names_nothing_is_refused() -> None:
    async with opened() as proofs:
        with pytest.raises(IllegalAction) as refused:
            await proofs.of(hard(), Wishes(rest=("8",)))
    assert refused.value.clause == "8.1"
