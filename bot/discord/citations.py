"""Clauses where they are cited: their text, and a button that tells it."""

from __future__ import annotations

from collections.abc import Iterable

from bot import errors
from bot.discord.codes import Code
from bot.discord.components import Button, button
from bot.service import GameInfo
from bot.words import Words, digest


def cited(words: Words, title: str, clauses: Iterable[str]) -> list[str]:
    """What these clauses say, each once, as quotations; those that aren't in the digest are left out."""
    said = [(each, digest.text_of(words, title, each)) for each in dict.fromkeys(clauses)]
    return [f"> {clause_line(words, title, number, rule)}" for number, rule in said if rule]


def clause_line(words: Words, title: str, number: str, said: str) -> str:
    """A clause with its number in front, and with the section of the printed rulebook that it's in."""
    return words("rules-line", clause=number, section=digest.section(title, number) or "none", text=said)


def rule_button(info: GameInfo, clause: str, words: Words) -> Button | None:
    """A button that tells a clause; none for one that isn't in the digest."""
    if digest.text_of(words, info.title, clause) is None:
        return None
    return button(Code("b", info.id, info.seq, "rule", clause), words("button-rule", clause=clause))


def why_button(info: GameInfo, since: int, until: int, words: Words) -> Button:
    """Explains what happened by itself after entry `since` up to entry `until`."""
    return button(Code("b", info.id, until, "why", str(since)), words("button-why"))


def refusal_buttons(info: GameInfo | None, error: BaseException, words: Words) -> list[Button]:
    """The button to a refusal's clause; none where there's no clause to tell."""
    if info is None or not isinstance(error, errors.Illegal):
        return []
    found = rule_button(info, error.clause, words)
    return [] if found is None else [found]
