"""How often moves may be taken back: a game's log stays one that can be read, kept, and rebuilt from its file."""

from __future__ import annotations

from bot.errors import TooManyUndos
from bot.service.games.journal import Journal

MOST_UNDOS = 2_000
"""In a game; a file with more isn't read either."""
MOST_OF_ONE = 1_000
"""By one person, so that nobody uses up what the others may need."""
LONGEST_LOG = 10_000
"""Entries from which nothing more is taken back, so that a game comes to its end; the longest have 1,700."""


def check_undo(journal: Journal, user: str) -> None:
    """Raise TooManyUndos where this person, the game or its log is at a limit."""
    if journal.undos(user) >= MOST_OF_ONE:
        raise TooManyUndos(most=MOST_OF_ONE)
    if journal.undos() >= MOST_UNDOS or journal.seq >= LONGEST_LOG:
        raise TooManyUndos("too_many_undos_in_all", undos=MOST_UNDOS, most=LONGEST_LOG)
