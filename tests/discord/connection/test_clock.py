"""The house goes by Discord's time: no clock of the machine has reminders come at once, late, or twice."""

from __future__ import annotations

import time

import pytest

from bot.discord import create_bot
from bot.discord.connection.dates import listening, seconds_of
from bot.local.start import open_table
from bot.service import GameService
from bot.service.clock import SLACK, HeardClock

YEAR = 365 * 86400.0
NOW = 1_700_000_000


class Machine:
    """A machine's two clocks, in seconds."""

    def __init__(self, wrong: float = 0.0) -> None:
        self.uptime, self.wrong = 50.0, wrong

    def system(self) -> float:
        return NOW + self.uptime - 50 + self.wrong

    def clock(self) -> HeardClock:
        return HeardClock(self.system, lambda: self.uptime)


@pytest.mark.parametrize("wrong", [0.0, 2.0, 120.0, -120.0, YEAR, -YEAR])
def test_a_wrong_clock_is_put_right_by_the_first_answer(wrong: float) -> None:
    machine = Machine(wrong)
    clock = machine.clock()
    machine.uptime += 1
    clock.hear(NOW, machine.uptime - 1)
    assert clock() == pytest.approx(NOW + 1, abs=SLACK)


def test_a_clock_that_is_set_while_it_runs_moves_nothing() -> None:
    machine = Machine()
    clock = machine.clock()
    machine.wrong, machine.uptime = YEAR, machine.uptime + 60
    assert clock() == NOW + 60


def test_an_answer_that_lay_about_says_no_more_than_it_can() -> None:
    machine = Machine()
    clock = machine.clock()
    machine.uptime += 300
    clock.hear(NOW, machine.uptime - 300)
    clock.hear(NOW + 299, machine.uptime - 300)
    assert clock() == NOW + 300


def test_what_is_no_date_is_not_heard() -> None:
    assert seconds_of("Tue, 14 Nov 2023 22:13:20 GMT") == NOW
    assert [seconds_of(each) for each in ("", "soon", "Tue, 99 Nov 2023 22:13:20 GMT")] == [None] * 3


async def test_a_bot_on_a_machine_a_year_ahead_has_the_right_time_once_it_has_logged_in(service: GameService) -> None:
    clock = HeardClock(lambda: time.time() + YEAR)
    async with open_table(lambda: create_bot(service, guild_ready_timeout=0.02, http_trace=listening(clock))):
        assert clock() == pytest.approx(time.time(), abs=2 * SLACK)
