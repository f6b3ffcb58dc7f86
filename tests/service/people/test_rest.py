"""Quiet hours, leave, and what the change of daylight saving does to them."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from bot.service.people.rest import Rest, after, awake_from, local_date, rests, time_used

BERLIN = ZoneInfo("Europe/Berlin")
NIGHT = (23 * 60, 7 * 60)


def at(text: str, zone: ZoneInfo = BERLIN, fold: int = 0) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=zone, fold=fold).timestamp()


def test_a_night_and_a_nap() -> None:
    night, nap = Rest(BERLIN, NIGHT), Rest(BERLIN, (13 * 60, 14 * 60 + 30))
    assert awake_from(night, at("2025-06-10T22:59")) == at("2025-06-10T22:59")
    assert awake_from(night, at("2025-06-10T23:00")) == at("2025-06-11T07:00")
    assert awake_from(night, at("2025-06-11T06:59")) == at("2025-06-11T07:00")
    assert awake_from(night, at("2025-06-11T07:00")) == at("2025-06-11T07:00")
    assert awake_from(nap, at("2025-06-10T14:00")) == at("2025-06-10T14:30")
    assert awake_from(Rest(), 5.0) == 5.0


@pytest.mark.parametrize(
    ("evening", "hours"),
    [("2025-03-28", 8), ("2025-03-29", 7), ("2025-03-30", 8), ("2025-10-25", 9), ("2025-10-26", 8)],
)
def test_a_night_in_which_the_clocks_change_ends_at_seven_all_the_same(evening: str, hours: int) -> None:
    rest = Rest(BERLIN, NIGHT)
    begin = at(f"{evening}T23:00")
    end = awake_from(rest, begin)
    assert datetime.fromtimestamp(end, BERLIN).hour == 7
    assert end - begin == hours * 3600
    assert time_used(rest, begin - 3600, end + 3600) == 7200


def test_an_hour_that_the_clocks_skip_or_show_twice() -> None:
    rest = Rest(BERLIN, (22 * 60, 2 * 60 + 30))
    assert awake_from(rest, at("2025-03-29T23:00")) == datetime(2025, 3, 30, 1, 30, tzinfo=UTC).timestamp()
    assert awake_from(rest, at("2025-10-25T23:00")) == at("2025-10-26T02:30", fold=1)
    from_doubled = Rest(BERLIN, (2 * 60 + 30, 5 * 60))
    assert awake_from(from_doubled, at("2025-10-26T02:30", fold=0)) == at("2025-10-26T05:00")


def test_zones_with_other_habits() -> None:
    lord_howe = ZoneInfo("Australia/Lord_Howe")  # half an hour of daylight saving
    rest = Rest(lord_howe, NIGHT)
    begin = at("2025-04-05T23:00", lord_howe)
    assert awake_from(rest, begin) - begin == 8.5 * 3600
    samoa = ZoneInfo("Pacific/Apia")  # left out the 30th of December 2011
    assert awake_from(Rest(samoa, NIGHT), at("2011-12-29T23:30", samoa)) == at("2011-12-31T07:00", samoa)


def test_leave_and_quiet_hours_together() -> None:
    leave = (at("2025-06-10T12:00"), at("2025-06-12T03:00"))
    rest = Rest(BERLIN, NIGHT, (leave,))
    assert awake_from(rest, at("2025-06-10T13:00")) == at("2025-06-12T07:00")
    assert time_used(rest, at("2025-06-10T11:00"), at("2025-06-12T08:00")) == 2 * 3600
    assert rests(rest, at("2025-06-10T10:00"), at("2025-06-12T08:00")) == [(leave[0], at("2025-06-12T07:00"))]
    assert local_date(rest, at("2025-06-12T00:30")).day == 12


def test_the_pace_stands_still_on_leave() -> None:
    rest = Rest(leave=((100.0, 200.0), (250.0, 300.0), (150.0, 220.0)))
    assert after(rest, 0.0, 50.0) == 50.0
    assert after(rest, 0.0, 100.0) == 100.0
    assert after(rest, 0.0, 120.0) == 240.0
    assert after(rest, 0.0, 140.0) == 310.0
    assert after(rest, 160.0, 10.0) == 230.0
    assert after(rest, 400.0, 10.0) == 410.0
