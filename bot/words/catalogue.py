"""The message catalogues: every word that a person reads, in five languages, from Fluent files.

A message is found by its key. Keys of the engine and the service hold dots ("tile.not_in_phase"); in the files these
are hyphens. `MONEY($amount)` adds the title's currency, `PERCENT($share)` the sign; a list is joined with "and".
Every message may ask for `$edition`, the title whose rulebook gives the terms ("t" and its id; "none" outside a game):
in Spanish two rulebooks call the same things differently, in French one game alone has a rulebook. Messages named
"edition-" are such terms, of one language only.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterable, Mapping
from datetime import date
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from babel import Locale
from babel.dates import format_date
from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime.types import FluentNone, FluentType

from bot.words.articles import Articles, spoken
from bot.words.entries import Entries, EntryBundle
from engine.title import leads
from engine.titles import installed

LANGUAGES = ("en", "es", "fr", "it", "pt")
DEFAULT = "en"
FOLDER = Path(__file__).parent / "catalogues"
NO_BREAK = "\u00a0"
LIKE_I = re.compile(r"[^\w]*(?:[ií]|h[ií](?!e))", re.IGNORECASE)
"""How a word begins before which the Spanish "y" is "e"."""

FRENCH_SIGNS = re.compile(r' (?=(?:" ?\})?[:;?!»])|(?<=«) ')
"""The spaces that French writes at these signs, in the text of a file; one may be a placeholder: `{" "};`."""

log = logging.getLogger(__name__)


def language_of(locale: str | None) -> str:
    """The language of the catalogues for a locale such as "es-ES" or "pt-BR"; English for one that isn't there."""
    short = (locale or "").lower().replace("_", "-").split("-")[0]
    return short if short in LANGUAGES else DEFAULT


def message_id(key: str) -> str:
    """The key as it stands in the files: "tile.not_in_phase" -> "tile-not_in_phase"."""
    return key.replace(".", "-")


def fallback(key: str, arguments: Mapping[str, Any]) -> str:
    """What stands for a text that no catalogue has: what the key is about, and what there is to say of it.

    People can go on playing with it: "step-lay_tile" is "lay tile". Names of commands and fields keep to the letters
    that they may have.
    """
    kind, _, about = message_id(key).partition("-")
    if kind in ("command", "field"):
        named, described, _ = (about or kind).partition("-description")
        return named.replace("_", " ") if described else named
    said = (about or kind).replace("-", " ").replace("_", " ")
    values = [str(each) for each in arguments.values() if isinstance(each, str | int) and not isinstance(each, bool)]
    return f"{said} ({', '.join(each for each in values if each)})" if any(values) else said


def resources(language: str) -> list[tuple[Path, str]]:
    """The files of a language with their text, in the order of their places; then those of installed titles."""
    folders = [FOLDER / language, *(Path(str(files(each))) / "catalogues" / language for each in installed().values())]
    paths = [path for folder in folders for path in sorted(folder.rglob("*.ftl"))]
    return [(path, path.read_text(encoding="utf-8")) for path in paths]


@cache
def _read(language: str) -> Entries:
    """The messages of a language, read once for the titles of all currencies."""
    return Entries(_unbroken(text) if language == "fr" else text for _, text in resources(language))


def _unbroken(text: str) -> str:
    """A French text whose lines never break before a colon or within quotation marks."""
    return FRENCH_SIGNS.sub(NO_BREAK, text)


class Words:
    """The words of one language, with the currency and the terms of one title. Calling it with a key gives the text."""

    def __init__(self, language: str, currency: str = "", edition: str = "") -> None:
        self.language = language
        self.currency = currency
        self.edition = edition
        self._edition = f"t{edition}" if edition else "none"  # an id of digits alone would be a number to Fluent
        self._locale = Locale.parse(language)
        self._bundle = EntryBundle(language, _read(language), self._functions())
        self._patterns: dict[str, Any] = {}
        self._articles = Articles(language, ())
        self._articles = Articles(
            language,
            [self(each) for start in ("stock-", "seller-") for each in self.keys(start)]
            + [self("bank"), self("company-minor", id="")],
        )

    def __contains__(self, key: str) -> bool:
        return self._pattern(key) is not None

    def _pattern(self, key: str) -> Any:
        """What the text for a key is made from; None where there's none."""
        if key in self._patterns:
            return self._patterns[key]
        found = message_id(key)
        if not self._bundle.has_message(found):
            return None
        self._patterns[key] = pattern = self._bundle.get_message(found).value
        return pattern

    def keys(self, start: str) -> list[str]:
        """The ids of the messages that begin like this, as they stand in the files."""
        return [each for each in _read(self.language) if each.startswith(start)]

    def __call__(self, key: str, **arguments: Any) -> str:
        """The text for a key; where it's missing the English one, else a plain one, with a logged error.

        A game mustn't stop because a title has something that no catalogue has words for.
        """
        pattern = self._pattern(key)
        if pattern is None:
            if self.language != DEFAULT:
                log.error("no words for %r in %r", key, self.language)
                return speak(DEFAULT, self.currency, self.edition)(key, **arguments)
            log.critical("no words for %r in any language: people read a plain fallback", key)
            return fallback(key, arguments)
        given = {name: self._plain(each) for name, each in arguments.items()}
        marked = {name: self._articles.marked(each) if isinstance(each, str) else each for name, each in given.items()}
        text, errors = self._bundle.format_pattern(pattern, {"edition": self._edition} | marked)
        for error in errors:
            log.error("words for %r in %r: %s", key, self.language, error)
        names = [each for each in given.values() if isinstance(each, str)]
        return spoken(self.language, self._articles.contracted(str(text)), names)

    def money(self, amount: int) -> str:
        """An amount with the currency: "1,200 Ft", "$1,200"."""
        number = format_decimal(abs(amount), locale=self._locale)
        sign = "\u2212" if amount < 0 else ""
        if not self.currency:
            return sign + number
        if leads(self.currency):
            return f"{sign}{self.currency}{number}"
        return f"{sign}{number}{NO_BREAK}{self.currency}"

    def percent(self, share: int) -> str:
        """A share of a hundred: "20 %", in English "20%"."""
        return f"{share}%" if self.language in ("en", "it", "pt") else f"{share}{NO_BREAK}%"

    def day(self, day: date) -> str:
        """A day with its name: "Thu, 24 Dec 2026"."""
        return format_date(day, "EEE, d MMM y", locale=self._locale)

    def listed(self, items: Iterable[str]) -> str:
        """Joined as people do it: "a, b and c"; in Spanish "a, b e Inés"."""
        named = [str(each) for each in items]
        joined = format_list(named, locale=self._locale)
        if self.language != "es" or len(named) < 2 or not LIKE_I.match(named[-1]):
            return joined
        return f"{joined.removesuffix(f' y {named[-1]}')} e {named[-1]}"

    def either(self, items: Iterable[str]) -> str:
        """Joined as alternatives: "a, b or c"."""
        return format_list([str(each) for each in items], style="or", locale=self._locale)

    def _functions(self) -> dict[str, Callable[..., Any]]:
        return {
            "MONEY": lambda amount: amount if isinstance(amount, FluentNone) else self.money(int(amount)),
            "PERCENT": lambda share: share if isinstance(share, FluentNone) else self.percent(int(share)),
        }

    def _plain(self, value: Any) -> Any:
        """Fluent knows texts and numbers: truth values become "yes" or "no", nothing the empty text, lists one text."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        if value is None:
            return ""
        if isinstance(value, list | tuple):
            return self.listed(value)
        return value if isinstance(value, str | int | FluentType) else str(value)


@cache
def speak(language: str, currency: str = "", edition: str = "") -> Words:
    """The words of a language (one of LANGUAGES) for a title, read once; without one, those outside any game."""
    return Words(language, currency, edition)


def read_all() -> None:
    """Read the words of every language, so that nobody has to wait for them."""
    for language in LANGUAGES:
        speak(language)
