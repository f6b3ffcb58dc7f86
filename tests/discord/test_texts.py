"""What fits into one message."""

from __future__ import annotations

import pytest

from bot.discord.texts import bounded_before


@pytest.mark.parametrize(("length", "before"), [(1996, "abc\n"), (1997, "a…\n"), (1998, ""), (2000, "")])
def test_what_comes_last_is_whole_and_what_is_before_it_as_far_as_there_is_room(length: int, before: str) -> None:
    last = "y" * length
    assert bounded_before(["abc"], [last]) == before + last
