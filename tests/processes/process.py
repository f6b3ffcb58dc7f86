"""A process of the bot for tests, made by the zygote: its settings in the environment.

It's `python -m bot run` against a stand-in, with a quicker rhythm and, on request, a clock that's off. Its helper that
draws is a process of the zygote's, too, and nothing is drawn ahead: that would take most of a plan's processor time.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import sys
import time
from collections.abc import Sequence
from typing import Any

from bot.config import settings_from
from bot.discord import RailwireBot
from bot.house import run_on_discord, until_signal
from bot.local.connect import point_client_at
from bot.processes.link import Rhythm
from bot.service.clock import HeardClock
from bot.telemetry.logs import set_up_logging
from bot.work import helper, helper_main
from tests.processes.zygote import Fork, fork


def main(base_url: str) -> None:
    settings = settings_from(os.environ)
    set_up_logging(settings.log_level, settings.log_format, settings.secrets)
    point_client_at(base_url)
    setattr(helper, "begun", ForkedHelper.begun)  # noqa: B010 - its type says that it never changes
    setattr(RailwireBot, "on_ready", _nothing)  # noqa: B010
    rhythm = Rhythm(**json.loads(os.environ.get("TEST_RHYTHM", "{}")))
    ahead = float(os.environ.get("TEST_CLOCK_AHEAD", "0"))
    clock = HeardClock(system=lambda: time.time() + ahead)
    asyncio.run(until_signal(run_on_discord(settings, clock, rhythm)))


async def _nothing(bot: RailwireBot) -> None:
    """In place of what is drawn ahead."""


class ForkedHelper:
    """What asyncio's process is to `bot.work.helper`, for one of the zygote's."""

    def __init__(self, fork: Fork, stdout: asyncio.StreamReader, stdin: asyncio.StreamWriter) -> None:
        self._fork, self.stdout, self.stdin = fork, stdout, stdin
        self.returncode: int | None = None

    @classmethod
    async def begun(cls, command: Sequence[str]) -> ForkedHelper:
        """In place of `bot.work.processes.begun`, for the one command there is."""
        assert command == helper.COMMAND
        mine, its = socket.socketpair()
        with its:
            files = (its.fileno(), its.fileno(), sys.stderr.fileno())
            made = await fork("tests.processes.process:draw", environment={}, files=files)
        return cls(made, *await asyncio.open_connection(sock=mine))

    def kill(self) -> None:
        self._fork.send(signal.SIGKILL)

    async def communicate(self) -> tuple[Any, Any]:
        self.stdin.close()
        await self._fork.ended()
        self.returncode = 0
        return b"", None


def draw() -> None:
    """In the helper's process."""
    helper_main.main()
