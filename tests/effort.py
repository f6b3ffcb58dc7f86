"""How much a run of the tests takes on: `make test-all`, with the long tests, also repeats more and looks further."""

from __future__ import annotations

_thorough = False
_every_position = False


def set_thorough(thorough: bool) -> None:
    """Before the tests are collected."""
    global _thorough
    _thorough = thorough


def set_every_position(every: bool) -> None:
    """Before the tests are collected: whether each position's pictures and words are looked at in all languages."""
    global _every_position
    _every_position = every


def is_every_position() -> bool:
    """Whether each position's pictures and words are looked at in all languages, which takes hours."""
    return _every_position


def is_thorough() -> bool:
    """Whether the long tests are run, too."""
    return _thorough


def times(thorough: int, usual: int) -> int:
    """How often something is done in a thorough run, and in others."""
    return thorough if _thorough else usual
