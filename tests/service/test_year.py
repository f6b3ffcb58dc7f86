"""Some weeks of a simulated year: nobody is called at night, nobody is forgotten, and what is planted is found."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from bot.service.desk import Desk
from bot.service.people import rest
from bot.service.people.caretaker import Caretaker
from bot.service.people.people import Profile
from bot.service.people.silence import Silence
from bot.service.posts import reminders
from bot.service.posts.reminders import Reminders
from tests.service.year.figures import report
from tests.service.year.simulation import Plan, Year

MARCH = datetime(2026, 3, 2, tzinfo=UTC).timestamp()
"""Clocks change on 8 March in America, on the 29th in Europe, on 5 April in the south."""


async def lived(plan: Plan, folder: Path) -> Year:
    year = Year(plan, folder / "year.sqlite", reporting=report)
    await year.run()
    return year


@pytest.mark.long
@pytest.mark.timeout(1800)
async def test_in_some_weeks_nobody_is_called_at_night_or_forgotten(tmp_path: Path) -> None:
    """The same as `python -m tests.service.year`, small."""
    year = await lived(Plan(seed=7, groups=4, games=12, days=24, begin=MARCH), tmp_path)
    assert year.chat.faults == []
    assert year.jams > 1
    assert year.chat.reminders


def without_daylight_saving(patch: pytest.MonkeyPatch) -> None:
    """The night is where it will be in July."""
    usual = rest._moments

    def wrong(day: Any, minutes: int, its: rest.Rest) -> list[float]:
        then = datetime(day.year, 7, 10, 12, tzinfo=its.zone).utcoffset()
        now = datetime(day.year, day.month, day.day, 12, tzinfo=its.zone).utcoffset()
        assert then is not None
        assert now is not None
        return [each + (now - then).total_seconds() for each in usual(day, minutes, its)]

    patch.setattr(rest, "_moments", wrong)


def without_leave(patch: pytest.MonkeyPatch) -> None:
    """Leave that was declared is no rest."""
    usual = Profile.rest.fget
    assert usual is not None
    patch.setattr(Profile, "rest", property(lambda self: replace(usual(self), leave=())))


def told_as_written(patch: pytest.MonkeyPatch) -> None:
    """A reminder goes out as it was written, whatever has happened since."""

    async def holds(self: Reminders, item: Any) -> Any:
        return item

    patch.setattr(Reminders, "still_holds", holds)


def reminded_on(patch: pytest.MonkeyPatch) -> None:
    """Beyond the table's patience reminders go on at its pace."""
    patch.setattr(reminders, "_is_beyond", lambda each: False)


def forgotten(patch: pytest.MonkeyPatch) -> None:
    """Nobody is told that their reminders have run out, so that nothing follows."""

    async def call(self: Silence, turn: Any) -> bool:
        return False

    patch.setattr(Silence, "call", call)


def pinged_twice(patch: pytest.MonkeyPatch) -> None:
    """Each turn is announced by two messages."""
    usual = Desk.ping

    async def ping(self: Desk, *about: Any) -> Any:
        return 2 * await usual(self, *about)

    patch.setattr(Desk, "ping", ping)


def idle_caretaker(patch: pytest.MonkeyPatch) -> None:
    """The caretaker doesn't move."""

    async def move(self: Caretaker, game_id: int) -> None:
        return

    patch.setattr(Caretaker, "_move", move)


@pytest.mark.long
@pytest.mark.parametrize(
    ("plant", "found"),
    [
        (without_daylight_saving, "is reminded at rest"),
        (without_leave, "is reminded at rest"),
        (told_as_written, "is reminded of game"),
        (reminded_on, "is nagged"),
        (forgotten, "nobody was told why"),
        (pinged_twice, "is pinged twice"),
        (idle_caretaker, "waits for the caretaker"),
    ],
    ids=lambda each: each.__name__ if callable(each) else "",
)
async def test_what_is_planted_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, plant: Callable[[pytest.MonkeyPatch], None], found: str
) -> None:
    plant(monkeypatch)
    silence = "caretaker" if plant is idle_caretaker else "wait" if plant is reminded_on else "ask"
    terms = {"pace": 4, "patience": 2, "silence": silence}
    days = 34 if plant is forgotten else 20
    plan = Plan(seed=2, groups=1, games=3, days=days, titles=("1889",), begin=MARCH, terms=terms, harsh=True)
    year = await lived(plan, tmp_path)
    assert any(found in each for each in year.chat.faults)
