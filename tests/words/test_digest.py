"""The rules digest: every clause that the engine cites can be looked up, in every language."""

from __future__ import annotations

import re
from functools import cache

import pytest

from bot.words import LANGUAGES, digest, speak
from engine.rulebook import Rulebook
from engine.titles import TITLES, rulebook
from tests.words.sources import calls

STEPS = {"Step": 1, "Decision": 3}
"""Where the clause stands among the arguments of what makes a step or a decision."""


@cache
def stated(title: str) -> frozenset[str]:
    """The clauses of the steps and decisions in a title's own files, and of its rules for frames."""
    folder = TITLES[title].replace(".", "/")
    found = set()
    for name, node in calls(folder):
        place = STEPS.get(name, 0 if name.endswith("Rule") else None)
        if place is not None and len(node.args) > place:
            value = getattr(node.args[place], "value", None)
            if isinstance(value, str) and value.replace(".", "").isdigit():
                found.add(value)
    return frozenset(found)


def cited(title: str) -> set[str]:
    """Every clause that a refusal, a decision or a reason of the title may name."""
    rules: Rulebook = rulebook(title)
    return set(rules.clauses.values()) | set(rules.causes.values()) | stated(title)


@pytest.mark.parametrize("title", sorted(TITLES))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_that_is_cited_can_be_looked_up(title: str, language: str) -> None:
    words = speak(language)
    assert len(cited(title)) > 5
    assert {each for each in cited(title) if digest.text_of(words, title, each) is None} == set()


@pytest.mark.parametrize("title", sorted(TITLES))
def test_a_clause_is_short(title: str) -> None:
    for language in LANGUAGES:
        words = speak(language)
        long = {each for each in digest.clauses(words, title) if len(digest.text_of(words, title, each) or "") > 330}
        assert long == set()


def test_search_by_number_gives_the_clause_and_those_below_it() -> None:
    found = [number for number, _ in digest.search(speak("en"), "18mag", "5.2")]
    assert found[0] == "5.2"
    assert "5.2.4" in found
    assert all(each.startswith("5.2") for each in found)


def test_a_number_without_a_sentence_of_its_own_gives_the_clause_that_it_is_part_of() -> None:
    words = speak("en")
    assert [number for number, _ in digest.search(words, "1856", "9.3.2")] == ["9.3.2"]
    assert [number for number, _ in digest.search(words, "1856", "10.7.1")] == ["10.7"]
    assert digest.search(words, "1865", "3.99") == digest.search(words, "1865", "3")
    assert digest.search(words, "1865", "99") == []


OWN = {
    "1856": ("2.4.1", "2.4.3", "3.3.2", "3.5.1", "5.8", "6.7", "13.5.7", *(f"17.{number}" for number in range(1, 11))),
    "1865": ("1.4", "1.5", "2.1", "8.33"),
    "18mag": ("1.10", "2.5", "2.7", "2.8", "4.5.1", "4.5.2", "4.9", "5.4.9", "5.6.3", "6.1.1",
              "6.1.3", "6.7.2", "6.7.3", "8.3.5", "8.5.1", "8.6.1", "8.6.4", "8.6.5", "11.10", "12.3.1", "12.4.7"),
}  # fmt: skip
"""Clauses below others that say more than these do: each has its own sentence."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", sorted(OWN))
def test_a_clause_that_says_more_than_the_one_above_it_has_its_own_sentence(title: str, language: str) -> None:
    words = speak(language)
    for clause in OWN[title]:
        found = digest.search(words, title, clause)
        assert [number for number, _ in found] == [clause]
        assert found[0][1] != digest.text_of(words, title, clause.rpartition(".")[0])


def test_search_by_words_needs_all_of_them_in_any_order() -> None:
    assert [number for number, _ in digest.search(speak("fr"), "1856", "diesel emprunter")] == ["14.3"]
    assert digest.search(speak("fr"), "1856", "xyzzy") == []


EDITIONS = [
    ("es", "1865", "cotización", "5.4"), ("es", "1865", "prioridad", "7.4"), ("es", "1865", "bancarrota", "9.10"),
    ("es", "1865", "partida corta", "14.1"), ("es", "1865", "Fondo de la Banca", "7.12"),
    ("es", "1865", "titulo", "1.2"),
    ("es", "1865", "precio inicial", "4.1"), ("es", "1856", "quiebra", "16.1"), ("es", "18mag", "RMV", "8.1"),
    ("es", "18mag", "cotizacion", "9.1"), ("es", "1856", "reserva", "3.5"), ("fr", "1865", "banqueroute", "9.10"),
    ("fr", "1865", "faillite", "9.10"), ("fr", "1865", "cotation", "5.4"), ("fr", "1865", "route directe", "1.7"),
    ("fr", "1865", "liaison directe", "1.7"), ("fr", "1865", "dépôt de la banque", "9.2"),
    ("fr", "1865", "action", "1.1"),
    ("fr", "1865", "amélioration de direction", "8.8"), ("fr", "1865", "prêts de l’État", "12.1"),
    ("it", "1856", "fallimento", "16.2"), ("it", "1865", "priorità", "7.4"), ("pt", "1856", "bancarrota", "16.2"),
    ("pt", "1856", "Sociedade de Capital Fechado", "2.1"), ("en", "1865", "IPO", "7.15"),
    ("en", "1856", "escrow", "4.2.1"),
    ("en", "1856", "must own", "11.8"), ("en", "1856", "off-board values", "8.8"), ("en", "1865", "scrapped", "4.3"),
]  # fmt: skip
"""What players of an edition type: language, title, words, a clause that has to be among those found."""


@pytest.mark.parametrize(("language", "title", "asked", "clause"), EDITIONS)
def test_the_words_of_the_editions_find_their_clauses(language: str, title: str, asked: str, clause: str) -> None:
    assert clause in [number for number, _ in digest.search(speak(language), title, asked)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_synonyms_are_as_they_are_compared_and_each_says_what_some_clause_says(language: str) -> None:
    words = speak(language)
    said = [
        digest.unaccented(digest.text_of(words, title, each) or "")
        for title in TITLES
        for each in digest.clauses(words, title)
    ]
    for group in digest.synonyms(language):
        assert all(each == digest.unaccented(each) for each in group)
        assert any(each in text for each in group for text in said), group


UNSAID = {
    "1865": {"15.1"},
    "18mag": {"1.1", "1.7", "2.1", "2.4", "4.7", "12.10"},
}
"""Clauses that have no sentence of their own: what words mean, set-up, an example, what another clause says."""


@pytest.mark.parametrize("title", sorted(TITLES))
def test_no_clause_between_others_is_left_out(title: str) -> None:
    """Up to the last clause of each chapter that is told; what's below a clause counts for it."""
    known = {tuple(map(int, each.split("."))) for each in digest.clauses(speak("en"), title)}
    pairs = {each[:2] for each in known if len(each) > 1}
    last = {chapter: max(number for own, number in pairs if own == chapter) for chapter, _ in pairs}
    left_out = {(chapter, n) for chapter in last for n in range(1, last[chapter] + 1)} - pairs
    assert {f"{chapter}.{number}" for chapter, number in left_out} == UNSAID.get(title, set())


@pytest.mark.parametrize("title", ["1865", "18mag"])
def test_a_clause_names_its_section_of_the_rulebook_unless_it_is_ours_alone(title: str) -> None:
    unprinted = {each for each in digest.clauses(speak("en"), title) if not digest.section(title, each)}
    assert unprinted == OURS[title]


OURS = {
    "1865": {
        "1.1",
        "1.2",
        "1.3",
        "1.4",
        "1.5",
        "1.6",
        "5.1",
        "7.33",
        "10.1",
        "10.2",
        "10.3",
        "10.4",
        "15.2",
        "15.3",
        "15.4",
        "15.5",
    },
    "18mag": {"1.10", "10.4", "12.2.2", "12.9", "13.1", "13.2", "13.3", "13.4"},
}
"""Clauses that no numbered section of the rulebook holds: its introduction, the FAQ, expansions, decisions of ours."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("clause", "sections"), [("4.5", ["2.2"]), ("5.4", ["3.11"]), ("7.3", ["3.3"]), ("12.5", ["5.5"])]
)
def test_where_the_editions_of_1865_differ_it_says_which_one_the_game_follows(
    language: str, clause: str, sections: list[str]
) -> None:
    said = digest.text_of(speak(language), "1865", clause) or ""
    assert all(each in said for each in sections)
    french, spanish = BOOKS[language]
    assert re.search(french, said)
    assert re.search(spanish, said)


BOOKS = {
    "en": ("French", "Spanish"),
    "es": ("francés", "español"),
    "fr": ("français", "espagnol"),
    "it": ("francese", "spagnol"),
    "pt": ("francês", "espanh"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_ours_is_said_to_be_ours(language: str) -> None:
    """The Dragons' zones and surcharges, the map; the opponent's cards and his track: in the clause and in the note."""
    words = speak(language)
    ours = re.compile(r"\b(our|nuestr|notre|de nous|nostr|noss)")
    for title, clauses in {"1865": ("5.1", "5.5", "15.2", "15.3", "15.5"), "18mag": ("12.2.2", "12.9")}.items():
        for each in clauses:
            assert ours.search(digest.text_of(words, title, each) or ""), each
        assert ours.search(digest.note(words, title))
        assert words(f"forecast-house-{title}")
    assert digest.note(words, "1856")
