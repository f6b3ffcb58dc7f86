"""What a story did to one person."""

from __future__ import annotations

import pytest

import engine
from bot.discord.news import news_lines
from bot.words import LANGUAGES, speak
from bot.words.names import Names
from engine.events import Event, Paid, PresidentChanged
from engine.titles.t1856.actions import SharesExchanged

HAPPENED: list[Event] = [
    Paid("CA", "P1", 30, "dividend"),
    Paid("CA", "P2", 20, "dividend"),
    Paid("GT", "P1", 6, "dividend"),
    Paid("bank", "P1", 5, "private_income"),
    Paid("P1", "bank", 180, "repayment"),
    PresidentChanged("CA", "P1", "P2", 40, 20),
    SharesExchanged("P1", "CGR", 15),
]


def told(seats: tuple[str, ...], language: str = "en") -> list[str]:
    names = Names(speak(language, "$"), engine.load_title("1856"), {"P1": "Ann", "P2": "Ben"})
    rows = [{"seq": 1, "events": [each.to_json() for each in HAPPENED]}]
    everybody = news_lines(rows, names)
    return news_lines(rows, names, seats)[len(everybody) :]


def test_news_say_what_was_done_to_who_reads_them() -> None:
    assert told(("P1",)) == [
        "- You received $36 (dividend) and $5 (income of a private company).",
        "- You paid $180 (repayment).",
        "- Ben is now president of CA in your place.",
        "- You received 15% of CGR in exchange.",
    ]
    assert told(("P2",)) == ["- You received $20 (dividend).", "- You’re now president of CA."]
    assert told(()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_they_say_it_in_every_language(language: str, caplog: pytest.LogCaptureFixture) -> None:
    money, paid, *others = told(("P1",), language)
    assert "36" in money
    assert "180" in paid
    assert len(others) == 2
    assert caplog.records == []
