"""When a step without a legal act of its own isn't skipped: acts open at any time (5.7) may make one legal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.acts import Act, has_legal
from engine.titles.t1856.board.tokens import PrivateStation
from engine.titles.t1856.board.track import TCC, WSRC, can_lay_privately
from engine.titles.t1856.common import is_oracle
from engine.titles.t1856.phases import train_limit
from engine.titles.t1856.rounds.loans import Borrow, amount
from engine.titles.t1856.rounds.privates import Port, Rights
from engine.usual.privates import BuyFromPlayer
from engine.usual.rules import usual

if TYPE_CHECKING:
    from engine.rounds.operating import CompanyTurn
    from engine.view import View

_BORROW, _BUY, _RIGHTS, _PORT = Borrow(), BuyFromPlayer(), Rights(), Port()
ANY_TIME: tuple[Act, ...] = (_BORROW, _BUY, _RIGHTS, _PORT)
"""5.7."""
_STATION = PrivateStation()


def is_awaited(g: View) -> bool:
    """5.7: whether a step waits for a private company that would have a use in it."""
    return g.rules.get("any_time") == "awaited"


def could_buy(g: View, turn: CompanyTurn, private: str) -> bool:
    """15.2, 9.1: whether the company could buy this private company now, where that's awaited with a loan too."""
    if g.state.privates.get(private) not in g.state.players:
        return False
    loan = amount(g) if is_awaited(g) and has_legal(g, turn, (_BORROW,)) else 0
    affordable = usual(g).private_price(g, private)[0] <= g.cash(turn.company) + loan
    return affordable and usual(g).companies_buy_privates(g)


def track_is_done(g: View, turn: CompanyTurn) -> bool:
    """6.1, 15.4: nothing is left to lay, nor would be if TCC were bought."""
    if not turn.count("tiles"):
        return False
    is_open = g.laid(g.data.privates[TCC].blocks) is None
    return not can_lay_privately(g, turn.company) and not (is_open and could_buy(g, turn, TCC))


def at_track(g: View, turn: CompanyTurn) -> bool:
    """6.3, 15.4: a loan may pay for a tile, a private company may bring one. Recorded games always ask."""
    return is_oracle(g, "interest") or has_legal(g, turn, (_BORROW, _BUY))


def at_station(g: View, turn: CompanyTurn) -> bool:
    """A loan may pay for a token, WSRC bring one (15.3)."""
    if has_legal(g, turn, (_BORROW,)):
        return True
    return is_awaited(g) and could_buy(g, turn, WSRC) and _STATION.is_of_use(g, turn)


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
