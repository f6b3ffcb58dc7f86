"""The rules digest: each clause of a title's rules in a sentence or two, in every language of the catalogues."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from bot.words.catalogue import Words


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


def note(words: Words, title: str) -> str:
    """What has to be known about the rules of a title as a whole; empty where there's nothing."""
    key = f"rule-{title}-note"
    return words(key) if key in words else ""


def search(words: Words, title: str, asked: str) -> list[tuple[str, str]]:
    """The clauses that are meant: that number and those below it, or those with all the words; all for nothing."""
    known = [(each, text_of(words, title, each) or "") for each in clauses(words, title)]
    wanted = asked.strip().casefold()
    if wanted.replace(".", "").isdigit():
        number = wanted.strip(".")
        return [each for each in known if each[0] == number or each[0].startswith(f"{number}.")]
    parts = wanted.split()
    return [each for each in known if _has_all(each[1].casefold(), parts)]


def _has_all(text: str, parts: Sequence[str]) -> bool:
    return all(each in text for each in parts)
