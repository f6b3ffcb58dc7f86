"""Texts of people are cleaned when they come in and made harmless when they go out."""

from __future__ import annotations

import pytest

from bot.errors import BadText
from bot.service import text


@pytest.mark.parametrize(
    ("raw", "kept"),
    [
        ("  Friday   night \n", "Friday night"),
        ("@everyone", "@everyone"),
        ("a\u202eb\u2066c\u200fd\ufeffe", "abcde"),
        ("nul\x00bell\x07", "nulbell"),
        ("משחק רכבות", "משחק רכבות"),
        ("قطار ‌ها", "قطار ‌ها"),
        ("🚂 👩‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🚂 👩‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿"),
        ("Z" + "\u0335" * 50, "Z" + "\u0335" * 4),
        ("\u0335" * 50 + "Z", "\u0335" * 4 + "Z"),
        ("x" * 200, "x" * 200),
    ],
)
def test_clean(raw: str, kept: str) -> None:
    assert text.clean(raw) == kept


@pytest.mark.parametrize(
    ("raw", "key"),
    [
        ("", "empty_text"),
        (" \u200b\u202e\n", "empty_text"),
        ("\u200d\u200d", "empty_text"),
        ("x" * 201, "text_too_long"),
    ],
)
def test_refused(raw: str, key: str) -> None:
    with pytest.raises(BadText) as caught:
        text.clean(raw)
    assert caught.value.key == key


def test_escaped_text_holds_no_live_mention_markdown_or_link() -> None:
    out = text.escape("@everyone <@123> **b** `c` [l](https://x.y) <:e:1> # h")
    assert "@everyone" not in out
    assert "<@1" not in out
    assert "\\*\\*b\\*\\*" in out
    assert "https://" not in out


def test_escaped_text_that_is_quoted_back_turns_no_direction_and_breaks_no_line() -> None:
    assert text.escape("a\u202eb\u2066c\nd\x00") == "abcd"


def test_shorten_keeps_letters_whole() -> None:
    assert text.shorten("short", 10) == "short"
    assert text.shorten("x" * 200, 100) == "x" * 99 + "…"
    assert text.shorten("abe\u0301def", 4) == "ab…"
    assert len(text.shorten("👩‍👩‍👧" * 50, 100)) <= 100
