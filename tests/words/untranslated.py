"""English words, and ids, in what people read in other languages."""

from __future__ import annotations

import re

from bot.words import DEFAULT
from engine.game import Game

ENGLISH = re.compile(
    r"\b(the|and|of|with|from|to|your|bank|pool|ipo|stack|trains?|shares?|yellow|green|brown|gr[ae]y|bridge|player"
    r"|company|track|station|step|run|minor|major|closed|sold|none|interest|dividend|buys?|sells?|passes|owner|president"
    r"|price|money|tile|last|draft|auction|income|home)\b"
)
ALSO_OURS = {"fr": {"train", "trains", "station"}}
"""Words that a language has in common with English."""

COMMAND = re.compile(r"`[^`]*`|(?<!\w)/[\w-]+")
"""Names of commands and options are typed as they are."""
RAW = re.compile(r"\brobot:\w+|(?<![\w#])P[1-6](?!\w)|\b[a-z]+(?:_[a-z0-9]+)+\b|\{[^}]*\}?")


def english_in(text: str, language: str) -> set[str]:
    """The words of a text that the language hasn't."""
    return set() if language == DEFAULT else set(ENGLISH.findall(text)) - ALSO_OURS.get(language, set())


def without_names(text: str, game: Game) -> str:
    """The text less what is printed on cards and on the map."""
    title = game.title
    printed = [each.name for each in (*title.privates.values(), *title.companies.values(), *title.board.hexes.values())]
    for each in sorted(filter(None, printed), key=len, reverse=True):
        text = text.replace(each, "")
    return text


def raw_ids(text: str) -> list[str]:
    """Ids of seats, robots, steps, actions and events in a text, and messages that were never filled in."""
    return RAW.findall(COMMAND.sub("", text))
