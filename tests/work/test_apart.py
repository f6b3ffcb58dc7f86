"""The process beside the bot: answers arrive, in their order; one that dies or hangs is replaced; none is left over."""

from __future__ import annotations

import asyncio
import operator
import os
import signal
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

import engine
from bot.service import Workers
from bot.work import pictures
from bot.work.helper import Apart, Failed

ROOT = Path(engine.__file__).resolve().parents[1]
PARENT = """
import asyncio, os
from bot.work.helper import Apart
async def main():
    apart = Apart()
    print(await apart.run(os.getpid), flush=True)
    await asyncio.sleep(600)
asyncio.run(main())
"""


@asynccontextmanager
async def opened(**more: Any) -> AsyncIterator[Apart]:
    apart = Apart(**more)
    try:
        yield apart
    finally:
        await apart.close()


def lives(pid: int) -> bool:
    """Whether there's such a process; a zombie that nobody waits for counts as gone."""
    try:
        os.kill(pid, 0)
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False


async def is_gone(pid: int) -> None:
    while lives(pid):  # noqa: ASYNC110 (another process ends)
        await asyncio.sleep(0.01)


async def test_it_computes_in_one_other_process() -> None:
    async with opened() as apart:
        first, second = await asyncio.gather(apart.run(os.getpid), apart.run(os.getpid))
    assert first == second != os.getpid()


async def test_a_picture_is_the_same_wherever_it_is_drawn() -> None:
    game = engine.new_game("18mag", ["P1", "P2", "P3"], seed=7)
    motif = pictures.Motif(pictures.position_of(game), "it", "Ft", {"what": "holdings", "names": {"P1": "Ann"}})
    workers = Workers(apart=Apart())
    try:
        there = await workers.run_apart(pictures.draw, motif)
    finally:
        await workers.close()
    assert there == pictures.draw(motif)
    assert there.png.startswith(b"\x89PNG")


async def test_what_goes_wrong_there_is_told_and_costs_nothing() -> None:
    async with opened() as apart:
        process = await apart.run(os.getpid)
        with pytest.raises(Failed, match="ZeroDivisionError"):
            await apart.run(operator.truediv, 1, 0)
        assert await apart.run(os.getpid) == process


async def test_what_is_printed_there_is_no_answer(capfd: pytest.CaptureFixture[str]) -> None:
    async with opened() as apart:
        await apart.run(print, "spoken aside")
        assert await apart.run(operator.add, 1, 2) == 3
    assert "spoken aside" in capfd.readouterr().err


async def test_a_process_that_was_killed_is_started_anew() -> None:
    async with opened() as apart:
        process = await apart.run(os.getpid)
        os.kill(process, signal.SIGKILL)
        assert await apart.run(os.getpid) != process


async def test_what_kills_the_process_each_time_is_given_up() -> None:
    async with opened() as apart:
        with pytest.raises(Failed, match="no answer in 2 tries"):
            await apart.run(os._exit, 1)
        assert await apart.run(operator.add, 1, 2) == 3


async def test_a_process_that_hangs_is_killed() -> None:
    async with opened(command=(sys.executable, "-c", "import time; time.sleep(600)"), seconds=0.2) as apart:
        with pytest.raises(Failed):
            await apart.run(os.getpid)


async def test_a_process_that_babbles_is_killed_and_nobody_waits_for_it() -> None:
    babble = (
        "import sys; sys.stdout.buffer.write((5).to_bytes(8, 'big') + b'hello'); sys.stdout.flush(); sys.stdin.read()"
    )
    async with opened(command=(sys.executable, "-c", babble)) as apart:
        for _ in range(2):
            with pytest.raises(Failed, match="no answer"):
                await apart.run(os.getpid)


async def test_a_program_that_is_not_there_is_a_failure() -> None:
    async with opened(command=("/nowhere",)) as apart:
        with pytest.raises(Failed):
            await apart.run(os.getpid)


async def test_whoever_stops_waiting_does_not_mix_up_the_answers() -> None:
    async with opened() as apart:
        process = await apart.run(os.getpid)
        impatient = asyncio.create_task(apart.run(time.sleep, 0.05))
        await asyncio.sleep(0)
        impatient.cancel()
        assert await apart.run(operator.add, 1, 2) == 3
        assert await apart.run(os.getpid) == process


async def test_what_somebody_waits_for_goes_first() -> None:
    order: list[str] = []

    async def ask(name: str, later: bool) -> None:
        await apart.run(operator.add, 1, 2, later=later)
        order.append(name)

    async with opened() as apart:
        under_way = asyncio.create_task(apart.run(time.sleep, 0.05))
        waiting = [asyncio.create_task(ask("an announcement", True)), asyncio.create_task(ask("an answer", False))]
        await asyncio.gather(under_way, *waiting)
    assert order == ["an answer", "an announcement"]


async def test_what_nobody_waits_for_any_more_is_not_done(tmp_path: Path) -> None:
    async with opened() as apart:
        under_way = asyncio.create_task(apart.run(time.sleep, 0.05))
        impatient = asyncio.create_task(apart.run(os.mkdir, str(tmp_path / "made")))
        await asyncio.sleep(0)
        impatient.cancel()
        await under_way
        assert await apart.run(os.listdir, str(tmp_path)) == []


async def test_it_does_not_know_the_token(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "a secret")
    async with opened() as apart:
        assert await apart.run(os.getenv, "DISCORD_TOKEN") is None


async def test_closing_ends_the_process_and_what_waits() -> None:
    apart = Apart()
    process = await apart.run(os.getpid)
    waiting = asyncio.create_task(apart.run(time.sleep, 600))
    await asyncio.sleep(0)
    await apart.close()
    assert (await asyncio.gather(waiting, return_exceptions=True))[0].__class__ is asyncio.CancelledError
    await is_gone(process)
    with pytest.raises(Failed):
        await apart.run(os.getpid)


async def test_it_does_not_outlive_who_asked() -> None:
    parent = await asyncio.create_subprocess_exec(
        sys.executable, "-c", PARENT, stdout=asyncio.subprocess.PIPE, env={**os.environ, "PYTHONPATH": str(ROOT)}
    )
    assert parent.stdout is not None
    process = int(await parent.stdout.readline())
    parent.kill()
    await parent.wait()
    await is_gone(process)


async def test_whoever_is_killed_leaves_a_process_that_ends_without_a_word(tmp_path: Path) -> None:
    """It was at work, so that its answer finds nobody."""
    code = PARENT.replace("asyncio.sleep(600)", "apart.run(time.sleep, 0.3)").replace(
        "import asyncio", "import time, asyncio"
    )
    said = tmp_path / "said"
    with said.open("wb") as errors:
        parent = await asyncio.create_subprocess_exec(
            sys.executable, "-c", code, cwd=ROOT, stdout=asyncio.subprocess.PIPE, stderr=errors
        )
        assert parent.stdout is not None
        child = int(await parent.stdout.readline())
        await asyncio.sleep(0.1)
        parent.kill()
        await parent.wait()
        await is_gone(child)
    assert said.read_text() == ""
