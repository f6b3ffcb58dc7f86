"""The clause of a refusal: as the title's table has it for the act in the step, the act, the step, or the reason."""

from __future__ import annotations

import pytest

from engine.errors import IllegalAction

TABLE = {
    "money.short": "1.1",
    "7.2: money.short": "7.9",
    "lay_tile: money.short": "6.3",
    "7.2 place_token: money.short": "7.4",
}


@pytest.mark.parametrize(
    ("step", "act", "clause"),
    [
        ("7.2", "place_token", "7.4"),
        ("7.2", "lay_tile", "6.3"),
        ("7.2", "buy_train", "7.9"),
        ("8", "buy_train", "1.1"),
    ],
)
def test_what_is_known_most_exactly_is_cited(step: str, act: str, clause: str) -> None:
    assert IllegalAction("money.short").with_clause(TABLE, step, act).clause == clause


def test_a_reason_that_is_not_in_the_table_is_refused_by_the_step() -> None:
    assert IllegalAction("other.reason").with_clause(TABLE, "7.2", "lay_tile").clause == "7.2"


def test_a_clause_that_was_named_stays() -> None:
    assert IllegalAction("money.short").citing("9.9").with_clause(TABLE, "7.2", "lay_tile").clause == "9.9"
