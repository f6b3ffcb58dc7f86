"""The rules digest: every clause that the engine cites can be looked up, in every language."""

from __future__ import annotations

import pytest

from bot.words import LANGUAGES, digest, speak
from engine.rulebook import Rulebook
from engine.titles import TITLES, rulebook
from tests.words.sources import calls

STEPS = {"Step": 1, "Decision": 3}
"""Where the clause stands among the arguments of what makes a step or a decision."""


def stated(title: str) -> set[str]:
    """The clauses of the steps and decisions in a title's own files, and of its rules for frames."""
    folder = TITLES[title].replace(".", "/")
    found = set()
    for name, node in calls(folder):
        place = STEPS.get(name, 0 if name.endswith("Rule") else None)
        if place is not None and len(node.args) > place:
            value = getattr(node.args[place], "value", None)
            if isinstance(value, str) and value.replace(".", "").isdigit():
                found.add(value)
    return found


def cited(title: str) -> set[str]:
    """Every clause that a refusal, a decision or a reason of the title may name."""
    rules: Rulebook = rulebook(title)
    return set(rules.clauses.values()) | set(rules.causes.values()) | stated(title)


@pytest.mark.parametrize("title", sorted(TITLES))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_that_is_cited_can_be_looked_up(title: str, language: str) -> None:
    words = speak(language)
    assert len(stated(title)) > 5
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


def test_search_by_words_needs_all_of_them_in_any_order() -> None:
    assert [number for number, _ in digest.search(speak("fr"), "1856", "diesel emprunte")] == ["14.3"]
    assert digest.search(speak("fr"), "1856", "xyzzy") == []
