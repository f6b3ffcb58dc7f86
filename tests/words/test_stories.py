"""Stories: passes folded, a company's turn on one line, in every language."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from bot.discord.texts import story_text
from bot.words import LANGUAGES, speak
from bot.words.names import Names
from bot.words.refusals import instead, refusal
from bot.words.stories import GRAVE, Story, StoryLine, StoryPart, shorten_lines, story_lines, within
from bot.words.titles import dialect_of
from engine.actions import Bid, BuyPrivate, Pass
from engine.events import (
    DividendPaid,
    Event,
    OfferAnswered,
    Paid,
    Passed,
    PhaseChanged,
    PriceMoved,
    ShareBought,
    SharesSold,
    TileLaid,
    TrainBought,
    TrainOffered,
    TrainsRan,
    TurnStarted,
)
from engine.titles import rulebook
from engine.titles.t1856.actions import DestinationReached
from tests.words.test_catalogues import all_events

PEOPLE = {"P1": "Ann", "P2": "Ben", "P3": "Cid"}


def names(language: str = "en") -> Names:
    return Names(speak(language, "Ft"), engine.load_title("18mag"), PEOPLE)


def told(*events: Event, language: str = "en", details: bool = False) -> list[str]:
    return story_lines([{"events": [each.to_json() for each in events]}], names(language), details=details)


def test_passes_in_a_row_are_one_line() -> None:
    passes = [Passed(seat, None, "stock", False) for seat in ("P1", "P2", "P3", "P1")]
    assert told(*passes) == ["Ann, Ben, and Cid pass"]


def test_a_companys_turn_is_one_line_with_its_owner_and_without_the_steps_passed() -> None:
    events = [
        TurnStarted("5", "P2"),
        TileLaid("5", "H27", "57", 1, "", 10, ""),
        Passed("P2", "5", "station", True),
        TrainsRan("5", (), (), 60, 30),
        TrainBought("5", "3", "bank", 120),
    ]
    assert told(*events) == [
        "Minor 5 (Ben): lays tile 57 on H27 Brassó for 10\u00a0Ft; runs for 60\u00a0Ft and 30\u00a0Ft from a mine; "
        "buys a 3-train from the bank for 120\u00a0Ft"
    ]


SKIPPED = {
    "en": "Minor 5 (Ben) passes: track",
    "es": "La pequeña 5 (Ben) pasa: vías",
    "fr": "La mineure 5 (Ben) passe\u00a0: pose de voies",
    "it": "La minore 5 (Ben) passa: binari",
    "pt": "A menor 5 (Ben) passa: trilhos",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_company_that_only_passes_is_told_with_what_it_left_out(language: str) -> None:
    track, trains = Passed("P2", "5", "track", False), Passed("P2", "5", "trains", False)
    assert told(TurnStarted("5", "P2"), track, language=language) == [SKIPPED[language]]
    (both,) = told(TurnStarted("5", "P2"), track, Passed("P2", "5", "run", True), trains, language=language)
    assert both.startswith(SKIPPED[language])
    assert speak(language)("step-trains") in both
    assert speak(language)("step-run") not in both


def test_companies_that_left_out_the_same_are_one_line() -> None:
    events = [
        event for minor in ("5", "6") for event in (TurnStarted(minor, "P2"), Passed("P2", minor, "track", False))
    ]
    assert told(*events) == ["Minor 5 (Ben) and minor 6 (Ben) pass: track"]


DROPS = {
    "en": "Ann: drops out of the bidding",
    "es": "Ann: se retira de la puja",
    "fr": "Ann\u00a0: se retire des enchères en cours",
    "it": "Ann: si ritira dalla gara",
    "pt": "Ann: desiste da disputa",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_drops_out_of_an_auction_is_not_said_to_pass(language: str) -> None:
    game = engine.new_game("1856", players=["P1", "P2", "P3"], seed=1, deal={"seats": ["P1", "P2", "P3"]})
    for move in (Bid("WSRC", 45), Bid("WSRC", 50), BuyPrivate("FT", "bank", 20)):
        game.apply(move, game.decision.by)  # type: ignore[union-attr]
    dropped = game.apply(Pass(), "P1")
    known = Names(speak(language, "$"), game.title, PEOPLE)
    told = story_lines([{"events": [each.to_json() for each in dropped.events]}], known)
    assert told[0] == DROPS[language]


def test_the_fall_of_a_price_stands_with_the_sale() -> None:
    events = [SharesSold("P1", "SIK", 20, 75, 150), PriceMoved("SIK", 75, 70, "sale"), ShareBought("P1", "SNW", 10, 60)]
    assert told(*events) == [
        "Ann: sells 20% of SIK for 150\u00a0Ft (price 75\u00a0Ft → 70\u00a0Ft); buys 10% of SNW for 60\u00a0Ft"
    ]


def test_a_phase_says_why_it_begins() -> None:
    assert told(PhaseChanged("yellow", "green", "3")) == ["The green phase begins (the first 3-train was bought)"]
    assert told(PhaseChanged("yellow", "green", "no_sale")) == ["The green phase begins (no train was sold)"]


def test_older_lines_are_counted() -> None:
    assert shorten_lines(["a", "b", "c"], names(), 2, left_out=3) == [
        "… and 4 things before that (see the log)",
        "b",
        "c",
    ]
    assert shorten_lines(["a"], names(), 2) == ["a"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_told_in_every_language_without_a_gap(language: str, caplog: pytest.LogCaptureFixture) -> None:
    story = Story(names(language), details=True)
    story.add(_game_of_robots())
    lines = story.lines()
    assert len(lines) > 100
    assert caplog.records == []
    assert not [line for line in lines if "{" in line or "???" in line]


def _game_of_robots() -> list[dict[str, Any]]:
    import random

    from engine.robots.tempers import TEMPERS, choose

    game = engine.new_game("18mag", players=list(PEOPLE), seed=3, digests=False)
    chance, temper = random.Random(3), next(iter(TEMPERS.values()))
    events: list[dict[str, Any]] = []
    while game.decision is not None and len(game.entries) < 400:
        for action in choose(game, temper, chance):
            events += [each.to_json() for each in game.apply(action, game.decision.by).events]
    return events


def test_a_refusal_has_figures_names_and_clause() -> None:
    text = refusal(speak("en", "Ft"), "money.short", {"who": "5", "has": 5, "need": 40}, names(), "1.8")
    assert text == "Minor 5 has 5\u00a0Ft and needs 40\u00a0Ft. (Rule 1.8)"


def test_a_refusal_without_words_is_still_a_refusal(caplog: pytest.LogCaptureFixture) -> None:
    assert refusal(speak("es"), "no.such_reason", {"x": 1}) == "Eso no es posible ahora."
    assert "no.such_reason" in caplog.text


def test_an_event_without_words_is_left_out(caplog: pytest.LogCaptureFixture) -> None:
    assert story_lines([{"events": [{"type": "unheard_of"}]}], names()) == []
    assert "unheard_of" in caplog.text


def test_at_most_six_things_are_named_as_legal_instead() -> None:
    words = speak("en")
    assert instead(words, []) == ""
    assert instead(words, ["a", "b"]) == "You can: a, b"
    assert instead(words, list("abcdefgh")) == "You can: a, b, c, d, e, f and more"


def test_a_person_whose_name_runs_from_right_to_left_keeps_it_to_itself() -> None:
    hebrew = Names(speak("en"), engine.load_title("18mag"), {"P1": "שלום"})
    assert hebrew.person("P1") == "\u2068שלום\u2069"
    assert hebrew.person("P9") == "somebody"


def test_what_an_automaton_did_for_a_person_is_marked_and_nothing_else() -> None:
    own = [Passed("P1", None, "stock", False), TurnStarted("5", "P1"), TrainsRan("5", (), (), 60, 30)]
    rows = [
        {"by": "P1", "mark": "caretaker", "events": [each.to_json() for each in own]},
        {"by": "P2", "mark": None, "events": [ShareBought("P2", "SIK", 20, 100).to_json()]},
        {"by": "P1", "mark": "default", "events": [Passed("P1", None, "stock", False).to_json()]},
    ]
    lines = story_lines(rows, names())
    assert lines[0] == "Ann [caretaker] passes"
    assert lines[1].startswith("Minor 5 (Ann) [caretaker]: runs for")
    assert lines[2].startswith("Ben: ")
    assert lines[3] == "Ann [no answer] passes"


def test_what_follows_by_itself_for_others_bears_no_mark() -> None:
    passes = [Passed("P1", None, "stock", False).to_json(), Passed("P2", None, "stock", True).to_json()]
    (line,) = story_lines([{"by": "P1", "mark": "caretaker", "events": passes}], names())
    assert line == "Ann [caretaker] passes; Ben can only pass"


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_could_do_nothing_else_is_not_said_to_have_passed(language: str) -> None:
    forced = [Passed(seat, None, "stock", True) for seat in ("P1", "P2")]
    free = [Passed(seat, None, "stock", False) for seat in ("P1", "P2")]
    assert told(*forced, language=language) != told(*free, language=language)
    assert told(*forced, *free, language=language) == told(*free, language=language)


def test_a_company_that_nobody_leads_bears_no_name_of_whoever_moved_before_it() -> None:
    rows = [TurnStarted("SIK", None), Passed("SIK", "SIK", "station", True), DividendPaid("SIK", 50, 5, 0)]
    (line,) = story_lines([{"by": "P2", "events": [each.to_json() for each in rows]}], names())
    assert line == "SIK: pays 50\u00a0Ft, 5\u00a0Ft a share"


def test_a_line_names_the_president_of_its_time() -> None:
    """A later change of president leaves the lines before it as they were."""
    title = engine.load_title("1856")
    rows = [
        {"type": "turn_started", "company": "CPR", "player": "P1"},
        TileLaid("CPR", "M4", "120", 0, "", 0, "").to_json(),
        {"type": "president_changed", "company": "CPR", "old": "P1", "new": "P2"},
        {"type": "turn_started", "company": "CPR", "player": "P2"},
        TileLaid("CPR", "L5", "57", 0, "", 0, "").to_json(),
    ]
    lines = story_lines([{"events": rows}], Names(speak("en", "$"), title, PEOPLE))
    assert lines == [
        "CPR (Ann): lays tile 120 on M4 Barrie; Ben becomes president instead of Ann",
        "CPR (Ben): lays tile 57 on L5",
    ]


@pytest.mark.parametrize("language", ["en", "it"])
def test_a_station_that_gets_its_city_by_a_tile_is_neither_removed_nor_built(language: str) -> None:
    """1856 6.5.6: a token that waited in a hex without track is told with the city it gets."""
    title = engine.load_title("1856")
    rows = [
        {"type": "tile_laid", "company": "GW", "hex": "I12", "tile": "59", "rotation": 0, "replaced": "", "cost": 0,
         "means": ""},
        {"type": "token_removed", "company": "GT", "node": "I12.0", "shifted": True},
        {"type": "token_placed", "company": "GT", "node": "I12.1", "cost": 0, "home": False, "shifted": True},
    ]  # fmt: skip
    lines = story_lines([{"events": rows}], Names(speak(language, "$"), title, PEOPLE))
    told = {
        "en": "GT: its station takes I12 Kitchener, city 2",
        "it": "GT: la sua stazione va in I12 Kitchener, città 2",
    }
    assert lines[1:] == [told[language]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_read_who_got_which_part_of_a_dividend(language: str) -> None:
    words = speak(language, "Ft")
    parts = [Paid("SIK", "P1", 40, "dividend"), Paid("SIK", "P2", 20, "dividend"), Paid("SIK", "bank", 40, "dividend")]
    (line,) = told(*parts, DividendPaid("SIK", 100, 10, 0), language=language, details=True)
    assert words.listed((f"Ann {words.money(40)}", f"Ben {words.money(20)}")) in line


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_read_what_private_companies_paid_and_what_came_from_whose_pocket(language: str) -> None:
    words, title = speak(language, "$"), engine.load_title("1856")
    events = [
        Paid("bank", "P1", 5, "private_income"), Paid("bank", "CA", 10, "private_income"),
        Paid("bank", "P1", 10, "private_income"), Paid("P2", "bank", 30, "interest", "CA"),
    ]  # fmt: skip
    incomes, paid = story_lines([{"events": [each.to_json() for each in events]}], Names(words, title, PEOPLE))
    assert words.listed((f"Ann {words.money(15)}", f"CA {words.money(10)}")) in incomes
    assert paid.startswith("CA")
    assert "Ben" in paid
    assert words.money(30) in paid


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_read_why_money_was_released(language: str) -> None:
    """1856 4.3: the destination is named; one that was reached before it was noted isn't."""
    words = speak(language, "$")
    names_ = Names(words, engine.load_title("1856"), PEOPLE)
    event = DestinationReached("CA", 225, "H15").to_json()
    (line,) = story_lines([{"events": [event]}], names_)
    assert names_.hex("H15") in line
    assert words.money(225) in line
    (old,) = story_lines([{"events": [{key: each for key, each in event.items() if key != "hex"}]}], names_)
    assert "none" not in old


@pytest.mark.parametrize("title", engine.TITLES)
def test_every_grave_event_is_among_those_that_are_never_left_out(title: str) -> None:
    rulebook(title)
    places = ("engine.events", f"engine.titles.t{title}.")
    grave = {each.type for each in all_events() if each.grave and each.__module__.startswith(places)}
    assert grave <= GRAVE | dialect_of(title).grave


def test_what_is_grave_is_told_however_much_came_after_it() -> None:
    """The purchase that brings a phase is kept, too, and of its line what isn't grave gives way."""
    rows = [{"seq": 1, "by": "P1", "events": [each.to_json() for each in (
        TurnStarted("5", "P1"), TileLaid("5", "H27", "57", 1, "", 10, ""), TrainBought("5", "3", "bank", 120),
        PhaseChanged("yellow", "green", "3"),
    )]}]  # fmt: skip
    later = [ShareBought(seat, "SIK", 10, 60) for seat in ("P1", "P2") * 6]
    rows += [{"seq": number, "events": [each.to_json()]} for number, each in enumerate(later, 2)]
    lines = story_text(rows, names(), most=4)
    assert lines[:3] == [
        "- Minor 5 (Ann): …; buys a 3-train from the bank for 120\u00a0Ft",
        "- The green phase begins (the first 3-train was bought)",
        "- … and 8 things more (see the log)",
    ]
    assert len(lines) == 7


def test_a_long_line_is_cut_between_its_clauses_and_never_what_is_grave() -> None:
    parts = (StoryPart("a" * 40), StoryPart("closes", grave=True), StoryPart("b" * 40), StoryPart("c" * 40))
    line = StoryLine("x" * 200, 1, (), "SIK", parts)
    assert within(line, names(), 80) == f"SIK: {'a' * 40}; closes; …"
    assert within(line, names(), 0) == "SIK: …; closes; …"


def test_what_a_player_does_in_place_of_a_company_names_them_once() -> None:
    row = {"by": "P2", "events": [TileLaid("P2", "H27", "57", 1, "", 0, "").to_json()]}
    assert story_lines([row], names()) == ["Ben: lays tile 57 on H27 Brassó"]


def test_what_an_answer_agrees_to_is_not_the_doing_of_who_answers() -> None:
    offer = {"by": "P1", "events": [TrainOffered("SIK", "3", "5", 100, "P2").to_json()]}
    bought = [OfferAnswered("P2", True).to_json(), TrainBought("SIK", "3", "5", 100).to_json()]
    answer = {"by": "P2", "events": bought}
    assert story_lines([offer, answer], names())[-1] == "SIK (Ann): buys a 3-train from minor 5 for 100\u00a0Ft"
    assert story_lines([answer], names())[-1].startswith("SIK: ")
