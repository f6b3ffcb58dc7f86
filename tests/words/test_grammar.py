"""Grammar over all catalogues: numbers have a singular, money a word for none, sentences one stop and few colons."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from types import MappingProxyType

import pytest
from fluent.syntax import ast, visitor

from bot.words import DEFAULT, LANGUAGES, speak
from tests.words.test_catalogues import messages, parsed

NUMBERS = frozenset({"held", "moves", "length", "days", "units", "slots", "markers"})
"""Numbers that stand beside a noun and of which no message may have a plural at all; the others show by theirs."""

BOUNDS = frozenset({"most", "least", "limit"})
"""The most or least that there may be: more than one wherever a noun follows, but for tables, which have a singular."""

NEVER_ONE = frozenset({
    "refusal-train-limit", "remark-discard", "refusal-route-too_long", "refusal-share-must_sell_first",
    "refusal-share-certificate_limit", "remark-tokens_left", "refusal-absorb-loans", "refusal-text_too_long",
    "privacy-lesson", "refusal-unreadable-bundle", "refusal-unreadable-too_long", "refusal-offer_until",
})  # fmt: skip
"""Messages whose number is above a bound that is itself more than one: of trains, certificates, letters, days."""

ALIKE = frozenset({"MiB", "Mio", "min"})
NOUN = re.compile(r"[ \u00a0]([^\W\d_]{3,})")
FUNCTION_WORDS = frozenset({
    "and", "are", "counts", "lists", "more", "muestra", "mostra", "elenca", "liste", "más", "como", "sur", "parmi",
    "compte", "sulla", "del", "sono", "são", "con", "fra", "traffic", "lines", "votes", "voix", "left",
})  # fmt: skip
"""What follows a number in these catalogues without being what's counted, or has no plural of its own there."""


@cache
def counted() -> frozenset[str]:
    """The variables for which some message has a singular."""
    found: set[str] = set()

    class Plurals(visitor.Visitor):
        def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
            keys = {each.key.name for each in node.variants if isinstance(each.key, ast.Identifier)}
            if isinstance(node.selector, ast.VariableReference) and "one" in keys:
                found.add(node.selector.id.name)
            self.generic_visit(node)

    for language in LANGUAGES:
        for entry in parsed(language):
            Plurals().visit(entry)
    return frozenset(found) - BOUNDS | NUMBERS


def bare(pattern: ast.Pattern, selected: frozenset[str] = frozenset()) -> Iterator[tuple[str, str]]:
    """Each number and the noun behind it that isn't in a selector of that number."""
    for place, element in enumerate(pattern.elements):
        if not isinstance(element, ast.Placeable):
            continue
        inner = element.expression
        if isinstance(inner, ast.SelectExpression):
            name = inner.selector.id.name if isinstance(inner.selector, ast.VariableReference) else ""
            for each in inner.variants:
                yield from bare(each.value, selected | {name})
        elif isinstance(inner, ast.VariableReference) and inner.id.name in counted() - selected:
            after = pattern.elements[place + 1] if place + 1 < len(pattern.elements) else None
            noun = NOUN.match(after.value) if isinstance(after, ast.TextElement) else None
            if noun is not None and noun[1] not in FUNCTION_WORDS | ALIKE:
                yield inner.id.name, noun[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_beside_a_noun_has_its_singular(language: str) -> None:
    entries = (each for each in parsed(language) if isinstance(each, ast.Message) and each.value is not None)
    found = {each.id.name: list(bare(each.value)) for each in entries if each.value is not None}
    assert {key: each for key, each in found.items() if each and key not in NEVER_ONE} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_and_two_of_a_thing_are_worded_differently(language: str) -> None:
    words, same = speak(language, "$"), {}
    for key, used in messages(language).items():
        for name in used.variables & counted():
            if key in NEVER_ONE:
                continue
            others = dict.fromkeys(used.variables, 7)
            one, two = (words(key, **others | {name: each}) for each in (1, 2))
            nouns = set(re.findall(r"(?<![\$\d])1[ \u00a0]([^\W\d_]{3,})", one)) & set(
                re.findall(r"(?<![\$\d])2[ \u00a0]([^\W\d_]{3,})", two)
            )
            if nouns - FUNCTION_WORDS - ALIKE - {"operating", "stock", "round"}:
                same[key, name] = nouns
    assert same == {}


def texts(
    language: str, start: tuple[str, ...] = ("",), fixed: Mapping[str, int] = MappingProxyType({})
) -> Iterator[tuple[str, str]]:
    """Every message that begins so, its variables as given by name, the others a number; amounts are $7."""
    words = speak(language, "$")
    for key, used in messages(language).items():
        if key.startswith(start):
            yield (
                key,
                words(
                    key, **dict.fromkeys(used.variables, 7) | {k: v for k, v in fixed.items() if k in used.variables}
                ),
            )


@pytest.mark.parametrize("percent", [0, 80, 85, 11])
def test_the_italian_article_of_a_figure_is_as_it_is_spoken(percent: int) -> None:
    names = {name: percent for used in messages("it").values() for name in used.variables}
    wrong = re.compile(r"\b(il|al|del|dal|nel|sul) (0|8\d?|11)%", re.IGNORECASE)
    assert [key for key, text in texts("it", fixed=names) if wrong.search(text)] == []


@pytest.mark.parametrize(
    ("percent", "told"),
    [(80, "vende l’80% di CPR per $70"), (0, "vende lo 0% di CPR per $70"), (70, "vende il 70% di CPR per $70")],
)
def test_italian_shares_in_a_sentence(percent: int, told: str) -> None:
    figures = {"many": "no", "percent": percent, "company": "CPR", "total": 70}
    assert speak("it", "$")("event-shares_sold", **figures) == told


def test_italian_has_ad_before_an_a() -> None:
    words = speak("it")
    assert words("panel-done-next", name="Ann") == "Fatto. Ora tocca ad Ann."
    assert words("panel-done-next", name="Ben") == "Fatto. Ora tocca a Ben."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_with_a_full_stop_ends_no_sentence_twice(language: str) -> None:
    words = speak(language, "$")
    told = words("refusal-auction-no_bids", private="Waterloo & Saugeen Railway Co.")
    assert told.endswith("Railway Co.")
    for key, used in messages(language).items():
        if not used.functions:
            text = words(key, **dict.fromkeys(used.variables, "Canada Co."))
            assert not re.search(r"(?<!\.)\.\.(?!\.)", text), key


def colons(language: str, start: tuple[str, ...]) -> dict[str, int]:
    found = {key: len(re.findall(r":(?=\s)", text)) for key, text in texts(language, start)}
    return {key: count for key, count in found.items() if count > 1}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_of_the_story_and_no_reason_chains_colons(language: str) -> None:
    assert colons(language, ("event-", "why-")) == {}
    assert ":" not in speak(language)("why-line", what="A", why="B", clause="1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_event_tells_no_payment_of_nothing(language: str) -> None:
    nothing = {"cost": 0, "kept": 0, "escrow": 0, "fee": 0}
    told = {key: text for key, text in texts(language, ("event-",), nothing) if re.search(r"\$0\b", text)}
    # A wagon always costs something, and a run or a train that brings nothing says so.
    assert set(told) <= {"event-wagon_bought"}
    for kept, said in ((0, 0), (30, 1)):
        text = speak(language, "$")("event-dividend_paid", amount=0, each=0, kept=kept, many="no")
        assert len(re.findall(r"\$", text)) == said
    assert "$0" not in speak(language, "$")("why-token_placed", cost=0)


def test_english_money_is_singular() -> None:
    plural = re.compile(r"\$7 (are|were|have|stay)\b")
    assert [key for key, text in texts(DEFAULT) if plural.search(text)] == []


@pytest.mark.parametrize("language", ["en", "it", "pt"])
def test_a_share_has_no_space_before_its_sign(language: str) -> None:
    assert [key for key, text in texts(language) if re.search(r"\d[ \u00a0]%", text)] == []


def test_portuguese_says_turn_and_private_company_as_brazilians_do() -> None:
    """ "Por vez" is "at a time", a bare "privada" the toilet, a bare "menor" under age; "não há tal" is bookish."""
    found = []
    for key, text in texts("pt"):
        if re.search(r"\b(por|nesta|na mesma) vez\b|[Nn]ão há tal\b", text) or re.search(
            r"(?<!companhia )(?<!companhias )\bprivadas?\b", text, re.IGNORECASE
        ):
            found.append(key)
    # A private copy and private answers aren't companies; names of commands and fields have no spaces.
    assert set(found) <= {"page-not-private", "command-plan-description", "field-private", "command-buy_private"}


@pytest.mark.parametrize("language", ["fr", "pt"])
def test_none_is_not_told_as_one(language: str) -> None:
    """To the plural rules of these languages 0 is [one]: a singular that writes no number is for [1] alone."""
    found: set[str] = set()

    class Singulars(visitor.Visitor):
        def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
            keys = {getattr(each.key, "name", getattr(each.key, "value", "")): each.value for each in node.variants}
            name = node.selector.id.name if isinstance(node.selector, ast.VariableReference) else ""
            if name and "one" in keys and "0" not in keys and name not in variables(keys["one"]):
                found.add(key)
            self.generic_visit(node)

    for entry in parsed(language):
        key = entry.id.name if isinstance(entry, ast.Message) else ""
        Singulars().visit(entry)
    assert found == set()


def variables(pattern: ast.Pattern) -> set[str]:
    """The variables of a pattern."""
    found: set[str] = set()

    class Variables(visitor.Visitor):
        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
            found.add(node.id.name)

    Variables().visit(pattern)
    return found
