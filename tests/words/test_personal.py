"""What a story did to one person."""

from __future__ import annotations

import pytest

import engine
from bot.discord.looking.news import news_lines
from bot.words import LANGUAGES, speak
from bot.words.names import Names
from bot.words.personal import personal_lines
from bot.words.stories import story_lines
from engine.events import CompanyClosed, Event, Paid, PresidentChanged, PrivateClosed
from engine.titles.t1856.actions import CompanyMerged, NationalFormed, SharesExchanged
from engine.titles.t1865.actions import CompanyAbsorbed

HAPPENED: list[Event] = [
    Paid("CA", "P1", 30, "dividend"),
    Paid("CA", "P2", 20, "dividend"),
    Paid("GT", "P1", 6, "dividend"),
    Paid("bank", "P1", 5, "private_income"),
    Paid("bank", "P1", 20, "private_income"),
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
        "- You received $36 (dividend) and $25 (income of private companies).",
        "- You paid $180 (repayment).",
        "- Ben is now president of CA in your place.",
        "- You received 15% of CGR in exchange.",
    ]
    assert told(("P2",)) == ["- You received $20 (dividend).", "- You’re now president of CA."]
    assert told(()) == []


HELD = (("P1", 40), ("P2", 20))
GONE: list[tuple[str, Event]] = [
    ("1856", CompanyClosed("CA", "P1", HELD)),
    ("1856", CompanyMerged("CA", "CGR", "P1", HELD)),
    ("1865", CompanyAbsorbed("FMS", "FA", 100, 0, 0, "P1", HELD)),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("title", "event"), GONE, ids=lambda each: getattr(each, "type", each))
def test_who_held_or_led_a_company_that_is_gone_reads_it_and_so_do_all(title: str, event: Event, language: str) -> None:
    words = speak(language, "$", title)
    names = Names(words, engine.load_title(title), {"P1": "Ann", "P2": "Ben", "P3": "Cid"})
    rows = [{"seq": 1, "events": [event.to_json()]}]
    (led,) = personal_lines(rows, ("P1",), names)
    (held,) = personal_lines(rows, ("P2",), names)
    assert words.percent(40) in led
    assert words.percent(20) in held
    assert len(led) > len(held), "who led it reads that as well"
    assert personal_lines(rows, ("P3",), names) == []
    (told,) = story_lines(rows, names)
    assert all(each in told for each in ("Ann", "Ben", words.percent(40), words.percent(20)))
    old = [
        {
            "seq": 1,
            "events": [{key: each for key, each in event.to_json().items() if key not in ("holdings", "president")}],
        }
    ]
    assert "Ann" not in story_lines(old, names)[0], "events that were noted before have neither"
    assert personal_lines(old, ("P1",), names) == []


def test_who_leads_a_company_from_its_formation_on_reads_it() -> None:
    names = Names(speak("en", "$"), engine.load_title("1856"), {"P1": "Ann", "P2": "Ben"})
    rows = [{"seq": 1, "events": [NationalFormed("CGR", 100, 10, "P1").to_json()]}]
    assert personal_lines(rows, ("P1",), names) == ["You’re now president of CGR."]
    assert personal_lines(rows, ("P2",), names) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_owner_of_a_private_company_reads_that_it_closed(language: str) -> None:
    names = Names(speak(language, "$"), engine.load_title("1856"), {"P1": "Ann", "P2": "Ben"})
    rows = [{"seq": 1, "events": [PrivateClosed("FT", "P1").to_json(), PrivateClosed("WR", "P2").to_json()]}]
    (line,) = personal_lines(rows, ("P1",), names)
    assert names.private("FT") in line
    (told,) = story_lines(rows, names)
    assert all(each in told for each in (names.private("FT"), names.private("WR"), "Ann", "Ben"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_they_say_it_in_every_language(language: str, caplog: pytest.LogCaptureFixture) -> None:
    money, paid, *others = told(("P1",), language)
    assert "36" in money
    assert "180" in paid
    assert len(others) == 2
    assert caplog.records == []
