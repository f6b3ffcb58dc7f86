"""Refusals in words: one sentence with the figures and the clause, and what is legal instead."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from typing import Any

from bot.words.catalogue import DEFAULT, Words, speak
from bot.words.names import Names

MOST_INSTEAD = 6

log = logging.getLogger(__name__)


def refusal(words: Words, key: str, figures: Mapping[str, Any], names: Names | None = None, clause: str = "") -> str:
    """The sentence for a reason of the engine or the service; `names` words the ids where there's a game.

    A step may have words of its own, why one can't pass it, for instance; and so may a title.
    """
    arguments = names.figures(figures) if names else dict(figures)
    owners = (str(figures.get("step", "")), names.title.id if names else "")
    known = (f"refusal-{key}-{each}" for each in owners)
    found = next((each for each in known if each in speak(DEFAULT)), f"refusal-{key}")
    if found not in speak(DEFAULT):
        # A refusal without words is still a refusal; it must not look like a fault of the move.
        log.error("no words for the refusal %r with %r", key, dict(figures))
        found = "refusal-unworded"
    text = words(found, **arguments)
    text = text[:1].upper() + text[1:]
    return words("refusal-with-clause", text=text, clause=clause) if clause else text


def instead(words: Words, choices: Sequence[str]) -> str:
    """What would be legal: at most six choices by name; empty where there's none to tell."""
    choices = list(dict.fromkeys(choices))
    if not choices:
        return ""
    shown = ", ".join(choices[:MOST_INSTEAD])
    return words("refusal-instead-more" if len(choices) > MOST_INSTEAD else "refusal-instead", choices=shown)
