"""Processes of our own beside the bot: how they're begun, and how what they answer is read."""

from __future__ import annotations

import asyncio
import os
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import engine
from bot.work.child import HEAD, unpacked

LARGE = 2**17
"""An answer of so many bytes takes a moment to read, in which the loop must stay free."""
ROOT = Path(engine.__file__).resolve().parents[1]


async def begun(command: Sequence[str]) -> Process:
    """The process, with pipes to its standard input and from its standard output."""
    # It gets none of the bot's own settings, the token least of all.
    environment = {"PYTHONPATH": str(ROOT), "PATH": os.environ.get("PATH", "")}
    # Ctrl+C in a terminal is for the bot, which ends this process in its own time.
    return await asyncio.create_subprocess_exec(
        *command, stdin=PIPE, stdout=PIPE, env=environment, start_new_session=True
    )


async def ended(process: Process) -> None:
    """Kill the process, if it's there, and wait until it's gone.

    What it said last is read: a full pipe that nobody reads would keep asyncio from noticing the end.
    """
    if process.returncode is None:
        process.kill()
    await process.communicate()


async def answer_from(source: asyncio.StreamReader) -> Any:
    """The next answer; IncompleteReadError where the process ends before."""
    size = int.from_bytes(await source.readexactly(HEAD), "big")
    data = await source.readexactly(size)
    return unpacked(data) if size < LARGE else await asyncio.to_thread(unpacked, data)
