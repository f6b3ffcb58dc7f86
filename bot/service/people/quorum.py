"""How many of the others have to agree before something is done about a person or a game: one table. Pure.

The others are people, each counted once whatever seats they hold: not robots, not those whose seat a caretaker plays,
not those who have left the server, never the one whom it's about. A person is an account; whoever came to a seat that
another had played counts, before somebody's time is up, only once they have made a move themselves.
"""

from __future__ import annotations

REMOVE, READMIT, CARETAKER, UNDO, RETURN = "remove", "readmit", "caretaker", "undo", "return"
REDO = "redo"
"""What is voted on: a player removed for good, one who was removed let in again, a caretaker for a player, moves taken
back, moves that were made for somebody who is back, and moves that were taken back to hold again.
"""
ABOUT_A_SEAT = (REMOVE, CARETAKER)
ABOUT_MOVES = (UNDO, REDO)
"""What the person who asks for it isn't asked themselves, and any move overtakes."""

IN_TIME, TIME_UP = False, True
LEAST = {
    (CARETAKER, IN_TIME): 2,
    (CARETAKER, TIME_UP): 1,
    (REMOVE, IN_TIME): 2,
    (REMOVE, TIME_UP): 2,
    (READMIT, IN_TIME): 2,
    (READMIT, TIME_UP): 2,
    (UNDO, IN_TIME): 1,
    (UNDO, TIME_UP): 1,
    (REDO, IN_TIME): 1,
    (REDO, TIME_UP): 1,
    (RETURN, IN_TIME): 1,
    (RETURN, TIME_UP): 1,
}
"""So many yes it takes at least, whatever the majority is; by what is asked and whether the person's time is up."""


def needed(what: str, others: int, time_up: bool) -> int:
    """So many of the others have to say yes: their majority, and at least what the table says.

    More than there are where it can't be done by a vote.
    """
    return max(others // 2 + 1, LEAST[what, time_up])


def follows(silence: str, others: int) -> str:
    """What the table's rule for silence comes to with so many others left.

    Where it's one, a seat is taken care of but never given away: whoever came would be that one's choice alone.
    """
    return "caretaker" if silence == "substitute" and others < 2 else silence


def is_offered(others: int) -> bool:
    """Whether a seat that the others give to the caretaker may be taken by somebody else, too."""
    return others >= 2
