"""The rules digest: each clause of a title's rules in a sentence or two, in every language of the catalogues."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from unicodedata import combining, normalize

from bot.words.catalogue import FOLDER, Words
from bot.words.titles import dialect_of

SHORTEST_STEM = 4
"""A plural is found by its singular if the rest of it has at least so many letters."""


@cache
def clauses(words: Words, title: str) -> tuple[str, ...]:
    """The numbers of a title's clauses, in the order of the rules."""
    start = f"rule-{title}-"
    found = [each[len(start) :].replace("-", ".") for each in words.keys(start)]
    return tuple(sorted((each for each in found if each.replace(".", "").isdigit()), key=_order))


def _order(clause: str) -> list[int]:
    return [int(each) for each in clause.split(".")]


def text_of(words: Words, title: str, clause: str) -> str | None:
    """What a clause says; None for one that isn't in the digest."""
    key = f"rule-{title}-{clause.replace('.', '-')}"
    return words(key) if key in words else None


def section(title: str, clause: str) -> str:
    """The section of the printed rulebook for a clause; "" where the rule isn't printed, or isn't cited by number.

    The clauses' numbers are our own, the sections are the books'.
    """
    sections = dialect_of(title).sections
    parts = clause.split(".")
    known = (".".join(parts[:length]) for length in range(len(parts), 0, -1))
    return next((sections[each] for each in known if each in sections), "")


def note(words: Words, title: str) -> str:
    """What has to be known about the rules of a title as a whole; empty where there's nothing."""
    key = f"rule-{title}-note"
    return words(key) if key in words else ""


def search(words: Words, title: str, asked: str) -> list[tuple[str, str]]:
    """The clauses that are meant: that number and those below it, or those with all the words; all for nothing.

    A number that has no sentence of its own gives the nearest clause that it's part of. Words are found with or without
    their accents, and by others that mean the same.
    """
    known = [(each, text_of(words, title, each) or "") for each in clauses(words, title)]
    wanted = asked.strip()
    if wanted.replace(".", "").isdecimal():
        return _numbered(known, wanted.strip("."))
    parts = _parts(words.language, unaccented(wanted))
    return [each for each in known if _has_all(unaccented(each[1]), parts)]


def _numbered(known: Sequence[tuple[str, str]], number: str) -> list[tuple[str, str]]:
    while number:
        found = [each for each in known if each[0] == number or each[0].startswith(f"{number}.")]
        if found:
            return found
        number = number.rpartition(".")[0]
    return []


def unaccented(text: str) -> str:
    """The text as it's compared: small letters, no accents, one kind of apostrophe."""
    letters = normalize("NFKD", text.casefold().replace("\u2019", "'"))
    return "".join(each for each in letters if not combining(each))


@cache
def synonyms(language: str) -> tuple[tuple[str, ...], ...]:
    """What means the same to those who search the rules: what players and the editions say, a line of the file each.

    All without accents and in small letters. Whoever types one of a group finds the clauses that say any other of it.
    """
    lines = (FOLDER / language / "synonyms.txt").read_text("utf-8").splitlines()
    return tuple(tuple(line.split(", ")) for line in lines)


def _parts(language: str, asked: str) -> list[tuple[str, ...]]:
    """What has to be in a clause: of each part one of several expressions."""
    found: list[tuple[str, ...]] = []
    for group in synonyms(language):
        for each in sorted(group, key=len, reverse=True):
            rest = re.sub(rf"\b{re.escape(each)}\w*", " ", asked, count=1)
            if rest != asked:
                found.append(group)
                asked = rest
                break
    return found + [(_stem(each),) for each in asked.split()]


def _stem(word: str) -> str:
    return word[:-1] if word.endswith("s") and len(word) > SHORTEST_STEM else word


def _has_all(text: str, parts: Sequence[Sequence[str]]) -> bool:
    return all(any(each in text for each in part) for part in parts)
