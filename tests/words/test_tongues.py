"""Each language keeps to its own: quotation marks, one form of address, no English left over."""

from __future__ import annotations

import re

import pytest

from bot.words import LANGUAGES, speak
from bot.words.catalogue import resources

QUOTES = {"en": "“”", "es": "«»", "fr": "«»", "it": "«»", "pt": "“”"}
ADDRESS = {
    "es": r"\b(usted|ustedes|vosotros|vuestr[oa]s?|hacedlo)\b",
    "fr": r"\b(tu|toi|ton|tes|ta)\b",
    "it": r"\b(Lei|Suo|Sua|voi|vostr[oaie])\b",
    "pt": r"\b(tu|teu|tua|teus|tuas|vós|vosso|trems)\b",
}
"""Forms of address that the catalogue of a language doesn't use."""
ENGLISH = re.compile(r"\b(the|of|and|with|your|you|shares?|tiles?|which|from)\b", re.IGNORECASE)


def texts(language: str) -> list[tuple[str, int, str]]:
    """The lines of a language's messages, without placeholders: file, number, text."""
    found = []
    for path, text in resources(language):
        for number, line in enumerate(text.splitlines(), 1):
            if not line.startswith("#"):
                said = line.partition(" = ")[2] if re.match(r"[a-z]", line) else line
                found.append((str(path), number, re.sub(r"\{[^}]*(\}|->)|^\s*\*?\[[^\]]*\]", "…", said)))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_kind_of_quotation_marks(language: str) -> None:
    others = set("“”„«»") - set(QUOTES[language])
    assert [each for each in texts(language) if others & set(each[2])] == []


@pytest.mark.parametrize("language", sorted(ADDRESS))
def test_one_form_of_address(language: str) -> None:
    assert [each for each in texts(language) if re.search(ADDRESS[language], each[2])] == []


@pytest.mark.parametrize("language", sorted(ADDRESS))
def test_no_english_is_left_over(language: str) -> None:
    assert [each for each in texts(language) if ENGLISH.search(each[2])] == []


def lines(language: str) -> list[str]:
    """The lines of a language's messages as they stand in the files."""
    return [each for _, text in resources(language) for each in text.splitlines() if not each.startswith("#")]


def test_french_signs_are_never_broken_off_their_words() -> None:
    words = speak("fr", "L.")
    assert words("vote-yes", who="Ann") == "Oui\u00a0: Ann"
    assert "«\u00a0Mon tour\u00a0»" in words("refusal-no_such_button")
    assert words("remark-absorb-trains", train="2", over=1).startswith("Trains\u00a0: 2\u00a0; 1 au dépôt de la banque")


@pytest.mark.parametrize("language", sorted(ADDRESS))
def test_an_ellipsis_stands_at_its_word(language: str) -> None:
    assert [each for each in lines(language) if re.search(r"[\w}] …", each)] == []
