"""What is possible instead of an option that can't be used: the bounds, or the choices as people know them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.words import Words
from bot.words.names import Names
from bot.words.refusals import instead

WORDED: Mapping[str, Callable[[Any], str]] = {
    "silence": lambda each: f"silence-{each}",
    "what": lambda each: f"order-kind-{each}",
    "unless": lambda each: f"order-unless-{each}",
    "until": lambda each: f"order-until-{each}",
}
"""Options whose values have words: their keys."""


def option_word(option: str, words: Words) -> str:
    """What an option is called: an option of a title, a field of a command, or as it was typed."""
    for key in (f"option-{option}", f"field-{option}"):
        if key in words:
            return words(key)
    return option


def possible_lines(figures: Mapping[str, Any], words: Words, choice: Callable[[Any], str]) -> list[str]:
    """The sentences: from the least to the most, and the choices, each named by its words or by `choice`."""
    lines: list[str] = []
    if "least" in figures:
        lines.append(words("refusal-bounds", least=figures["least"], most=figures["most"]))
    key_of = WORDED.get(str(figures["option"]), str)
    line = instead(words, [_named(each, key_of(each), words, choice) for each in figures.get("choices", ())])
    return [*lines, line] if line else lines


def _named(each: Any, key: str, words: Words, choice: Callable[[Any], str]) -> str:
    return words(key) if "-" in key and key in words else choice(each)


def choice_name(each: Any, names: Names) -> str:
    """A choice in a game: a party, a train, a private company, or as it is."""
    title = names.title
    if each in title.privates:
        return names.private(each)
    if each in title.trains and each not in title.companies:
        return names.train(each)
    return names.party(each) if names.is_party(each) else str(each)
