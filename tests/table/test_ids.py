"""Ids as Discord makes them: they rise, and tell the time."""

from __future__ import annotations

from bot.local.standin.ids import Snowflakes, seconds_of


def test_an_id_tells_when_it_was_made_and_each_is_higher_than_those_before() -> None:
    ids = Snowflakes(lambda: 1_800_000_000.25)
    made = [int(ids.next()) for _ in range(3)]
    assert [seconds_of(str(each)) for each in made] == [1_800_000_000.25] * 3
    assert made == sorted(set(made))
    ids.skip_to(str(made[-1] + 5))
    assert int(ids.next()) == made[-1] + 6
