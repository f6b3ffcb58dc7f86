"""Words that several pictures share, made from the position and the catalogue in use."""

from __future__ import annotations

from engine.state import State

from render.picture import Picture, Words


def phase_words(words: Words, state: State) -> str:
    """The phase."""
    return words("picture-phase", phase=state.phase)


def round_words(words: Words, state: State) -> str:
    """The round with its numbers."""
    return words("picture-round", round=state.round, set=state.set_number, number=state.round_number)


def headline(picture: Picture) -> str:
    """Round and phase."""
    words, state = picture.words, picture.state
    parts = [round_words(words, state)] if state.round else []
    return " · ".join([*parts, phase_words(words, state)])


def money(picture: Picture, amount: int) -> str:
    """An amount in the title's currency: a sign before it, a word after it."""
    currency = picture.title.currency
    return f"{currency}{amount}" if len(currency) == 1 and not currency.isalpha() else f"{amount} {currency}"


def capitalised(text: str) -> str:
    """The text with a capital at its beginning."""
    return text[:1].upper() + text[1:]
