"""Processes beside the bot: they end when they're told to, whatever they were about to say."""

from __future__ import annotations

import asyncio
import sys

from bot.work.processes import begun, ended

FLOOD = "import sys\nwhile True: sys.stdout.buffer.write(bytes(1 << 16))"


async def test_a_process_whose_answer_nobody_reads_any_more_ends() -> None:
    process = await begun([sys.executable, "-c", FLOOD])
    assert process.stdout is not None
    await process.stdout.readexactly(1 << 20)
    await asyncio.sleep(0.2)  # the pipe fills up meanwhile
    async with asyncio.timeout(60):
        await ended(process)
    assert process.returncode is not None
