"""A process of the bot for tests: python -m tests.processes.process BASE_URL, and settings in the environment.

It's `python -m bot run` against a stand-in, with a quicker rhythm and, on request, a clock that's off.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time

from bot.config import settings_from
from bot.house import run_on_discord, until_signal
from bot.local.connect import point_client_at
from bot.processes.link import Rhythm
from bot.service.clock import HeardClock
from bot.telemetry.logs import set_up_logging


def main(base_url: str) -> None:
    settings = settings_from(os.environ)
    set_up_logging(settings.log_level, settings.log_format, settings.secrets)
    point_client_at(base_url)
    rhythm = Rhythm(**json.loads(os.environ.get("TEST_RHYTHM", "{}")))
    ahead = float(os.environ.get("TEST_CLOCK_AHEAD", "0"))
    clock = HeardClock(system=lambda: time.time() + ahead)
    asyncio.run(until_signal(run_on_discord(settings, clock, rhythm)))


if __name__ == "__main__":
    main(sys.argv[1])
