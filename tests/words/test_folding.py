"""What events tell together: stations taken over or removed, companies merged, shares given out."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

import engine
from bot.words import LANGUAGES, speak
from bot.words.folding import folded
from bot.words.names import Names
from bot.words.stories import story_lines
from bot.words.titles import dialect_of
from engine.events import (
    CompanyClosed,
    Event,
    Paid,
    PriceMoved,
    ShareBought,
    SharesSold,
    TokenPlaced,
    TokenRemoved,
    TrainBought,
)
from engine.titles.t1856.actions import Merge, SharesExchanged
from tests.titles.t1856.formation import buying, declare

CANADA = dialect_of("1856")


def told(events: Iterable[Event], language: str = "en") -> list[str]:
    people = {"P1": "Ann", "P2": "Ben", "P3": "Cid"}
    names = Names(speak(language, "$"), engine.load_title("1856"), people)
    return story_lines([{"events": [each.to_json() for each in events]}], names)


def formation() -> list[Event]:
    """What the last declaration of a formation brings, of two companies with tokens in one city."""
    table = buying(
        {
            "BBG": {"price": 80, "cash": 700, "shares": {"P1": 60}},
            "CA": {"price": 75, "loans": 6, "shares": {"P2": 60}, "at": ["D17.0", "N17.0"]},
            "GT": {"price": 70, "loans": 6, "shares": {"P3": 60}, "at": ["P9.0", "N17.1", "D17.0"]},
        },
        tiles={"N17": "59/0", "J15": "57/0", "J13": "57/0", "D17": "14/0"},
    )
    declare(table)
    table.act(Merge())
    return list(table.act(Merge()).events)


def test_a_formation_is_told_in_a_line_of_the_new_company() -> None:
    assert told(formation()) == [
        "GT: Cid has it merged into CGR",
        "CGR: is formed at $100 with shares of 10%; president: Ben; "
        "gives out its shares: Ben 30%, Cid 30%, and IPO 40%; "
        "takes over CA’s stations in D17 Glencoe and N17 Welland, city 1; "
        "takes over GT’s stations in P9 Oshawa and N17 Welland, city 2",
        "GT: removes its station in D17 Glencoe",
        "CGR: takes over CA (until then: Ben 60%; president: Ben) and GT (until then: Cid 60%; president: Cid)",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_as_short_in_every_language(language: str, caplog: pytest.LogCaptureFixture) -> None:
    assert len(told(formation(), language)) == 4
    assert caplog.records == []


def test_a_single_removal_and_a_station_that_is_built_stay_as_they_are() -> None:
    alone = [TokenRemoved("GT", "D17.0").to_json(), TokenPlaced("GT", "P9.0", 0, False).to_json()]
    assert folded(alone, CANADA) == alone
    paid_for = [TokenRemoved("GT", "D17.0").to_json(), TokenPlaced("CA", "D17.0", 40, False).to_json()]
    assert folded(paid_for, CANADA) == paid_for


def test_stations_of_a_company_that_closes_are_removed_together() -> None:
    events = [TokenRemoved("GT", "D17.0"), TokenRemoved("GT", "P9.0"), TokenRemoved("CA", "P9.0"), CompanyClosed("GT")]
    assert told(events) == [
        "GT: removes its stations in D17 Glencoe and P9 Oshawa",
        "CA: removes its station in P9 Oshawa",
        "GT: closes",
    ]


def test_what_is_taken_over_is_no_longer_among_what_is_removed() -> None:
    events = [TokenRemoved("GT", "D17.0"), TokenRemoved("GT", "P9.0"), TokenPlaced("CGR", "P9.0", 0, False)]
    assert told(events) == ["GT: removes its station in D17 Glencoe", "CGR: takes over GT’s station in P9 Oshawa"]


def test_events_are_not_changed_by_being_folded() -> None:
    events = [SharesExchanged(each, "CGR", 10).to_json() for each in ("P1", "P2")]
    before = [dict(each) for each in events]
    folded(events, CANADA)
    assert events == before


def test_a_payment_is_told_where_nothing_else_tells_its_sum_and_who_is_paid() -> None:
    """A share of a company that's paid itself, and the train that another pays for, have both."""
    bought = [Paid("P1", "bank", 60, "purchase"), ShareBought("P1", "CA", 10, 60)]
    train = [Paid("CA", "GT", 90, "train"), TrainBought("CA", "2", "GT", 90)]
    sale = [Paid("bank", "P2", 120, "sale"), SharesSold("P2", "CA", 20, 60, 120)]
    own = [Paid("P1", "CA", 60, "purchase"), ShareBought("P1", "CA", 10, 60)]
    help_ = [Paid("CA", "bank", 70, "train"), Paid("P1", "bank", 30, "train"), TrainBought("CA", "2", "bank", 100)]
    for events, payments in (
        (bought, 0),
        (train, 0),
        (sale, 0),
        (own, 1),
        (help_, 2),
        (bought[:1] * 2 + bought[1:], 1),
    ):
        kept = folded([each.to_json() for each in events], CANADA)
        assert [each["type"] for each in kept].count("paid") == payments


def test_what_a_company_withholds_is_told_as_no_dividend() -> None:
    events = [Paid("bank", "CA", 250, "withheld"), PriceMoved("CA", 70, 65, "dividend")]
    assert told(events) == ["CA: pays no dividend and keeps $250; price $70 → $65"]
