"""Refusals and remarks in words: a sentence with the figures; of a refusal the clause, and what is legal instead."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from bot.words.catalogue import DEFAULT, Words, speak
from bot.words.names import Names

if TYPE_CHECKING:
    from engine.hints import Remark

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


def remark_lines(remarks: Iterable[Remark], names: Names) -> list[str]:
    """A sentence for each thing that a title says beside what is legal.

    One about what isn't possible has the words of the refusal.
    """
    return [names.words(_key(each, names), **names.figures(each.figures)) for each in remarks]


def _key(remark: Remark, names: Names) -> str:
    key = names.own(f"remark-{remark.key}")
    return key if key in names.words else f"refusal-{remark.key}"
