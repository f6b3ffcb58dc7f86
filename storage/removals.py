"""Marks of people who are struck out: one-way, salted, so that a removal from a game still holds for them.

A mark can't be read, only compared: with one person who comes, and what it was made from. That takes a few hundredths
of a second on purpose, so that whoever has marks doesn't find out easily whose they are.
"""

from __future__ import annotations

import hashlib
import hmac

MARK = "mark"
"""The field of a vote's row that has the mark of whom it was about."""
_COST, _BLOCK, _BYTES = 2**13, 8, 16


def mark_of(user: str, salt: str) -> str:
    """A person's mark; the salt stands in it, and is another for each removal."""
    made = hashlib.scrypt(user.encode(), salt=salt.encode(), n=_COST, r=_BLOCK, p=1, dklen=_BYTES)
    return f"{salt}${made.hex()}"


def is_marked(user: str, mark: str) -> bool:
    """Whether a mark is this person's."""
    return hmac.compare_digest(mark_of(user, mark.partition("$")[0]), mark)


def salt_of(game_id: int, intent_id: int) -> str:
    """The salt of a removal: the same each time, so that equal games have equal logs."""
    return f"{game_id}.{intent_id}"
