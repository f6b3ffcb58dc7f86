"""When a step without a legal act of its own isn't skipped: acts open at any time (5.7) may make one legal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.acts import Act, has_legal
from engine.titles.t1856.common import is_oracle
from engine.titles.t1856.loans import Borrow
from engine.titles.t1856.phases import train_limit
from engine.titles.t1856.privates import BuyFromPlayer, Port, Rights

if TYPE_CHECKING:
    from engine.rounds.operating import CompanyTurn
    from engine.view import View

_BORROW, _BUY, _RIGHTS, _PORT = Borrow(), BuyFromPlayer(), Rights(), Port()
ANY_TIME: tuple[Act, ...] = (_BORROW, _BUY, _RIGHTS, _PORT)
"""5.7."""


def at_track(g: View, turn: CompanyTurn) -> bool:
    """6.3, 15.4: a loan may pay for a tile, a private company may bring one. Recorded games always ask."""
    return is_oracle(g, "interest") or has_legal(g, turn, (_BORROW, _BUY))


def for_loan(g: View, turn: CompanyTurn) -> bool:
    """A loan may pay for a token."""
    return has_legal(g, turn, (_BORROW,))


def at_trains(g: View, turn: CompanyTurn) -> bool:
    """A loan may pay for a train, if there's room for one. Recorded games don't wait for it."""
    if is_oracle(g, "interest"):
        return False
    has_room = len(g.company(turn.company).trains) < train_limit(g, turn.company)
    return has_room and has_legal(g, turn, (_BORROW,))


def at_end(g: View, turn: CompanyTurn) -> bool:
    """The last chance for all that's open at any time. Recorded games wait for a loan only."""
    return has_legal(g, turn, (_BORROW,) if is_oracle(g, "interest") else ANY_TIME)


def for_private(g: View, turn: CompanyTurn) -> bool:
    """17.10: in recorded games the last chance to buy a private company is a step of its own."""
    return bool(g.privates_of(turn.company)) or has_legal(g, turn, (_BUY,))
