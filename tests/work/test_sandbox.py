"""What people hand in is computed on apart: within limits, one thing a person, and nobody else waits for it."""

from __future__ import annotations

import asyncio
import operator
import os
import time
from typing import Any

import pytest

from bot import errors
from bot.service.games import logfile
from bot.work.sandbox import MOST_WAITING, Sandbox
from tests.work.test_apart import is_gone


def spin() -> None:
    """Compute for ever."""
    while True:
        pass


def test_a_value_comes_back_from_another_process() -> None:
    assert asyncio.run(Sandbox().run("1", os.getpid)) != os.getpid()


async def test_a_refusal_comes_back_as_it_was() -> None:
    with pytest.raises(errors.BadLog) as caught:
        await Sandbox().run("1", logfile.load, b"[1]\n")
    assert (caught.value.key, caught.value.figures) == ("bad_log", {"line": 1})


async def test_a_failure_there_is_our_fault() -> None:
    with pytest.raises(errors.OurFault) as caught:
        await Sandbox().run("1", operator.truediv, 1, 0)
    assert "ZeroDivisionError" in str(caught.value.__cause__)


LIMITS: dict[str, tuple[dict[str, Any], Any, tuple[Any, ...]]] = {
    "processor time": ({"seconds": 1}, spin, ()),
    "memory": ({"memory": 256 << 20}, operator.mul, (b"x" * 2**20, 2**10)),
    "the clock": ({"longest": 0.5}, time.sleep, (60,)),
}


@pytest.mark.parametrize("what", LIMITS)
async def test_what_is_over_a_limit_ends_without_a_trace(what: str) -> None:
    limits, fn, arguments = LIMITS[what]
    with pytest.raises(errors.TooHard):
        await Sandbox(**limits).run("1", fn, *arguments)


async def test_one_thing_a_person_and_not_too_many_people() -> None:
    sandbox = Sandbox(command=None)
    first = [asyncio.create_task(sandbox.run(str(each), time.sleep, 0.01)) for each in range(1 + MOST_WAITING)]
    await asyncio.sleep(0)
    with pytest.raises(errors.OneAtATime):
        await sandbox.run("1", time.sleep, 0)
    with pytest.raises(errors.Crowded):
        await sandbox.run("another", time.sleep, 0)
    await asyncio.gather(*first)
    assert await sandbox.run("1", operator.add, 1, 2) == 3


async def test_closing_ends_what_runs_and_refuses_what_waits() -> None:
    sandbox = Sandbox()
    running, waiting = (asyncio.create_task(sandbox.run(each, spin)) for each in "12")
    while sandbox._process is None:  # noqa: ASYNC110 (a process begins)
        await asyncio.sleep(0.01)
    pid = sandbox._process.pid
    sandbox.close()
    for each in (running, waiting, sandbox.run("3", spin)):
        with pytest.raises(errors.Unavailable):
            await each
    await is_gone(pid)
