"""Phases and their effects (12.4): closing private companies, the port, limits of trains, discards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.titles.t1856.common import is_national, is_oracle, own
from engine.usual.trains import ask_discards

if TYPE_CHECKING:
    from engine.editor import Editor
    from engine.rounds.operating import CompanyTurn
    from engine.view import View

FORMATION = "6"
DISCARDS = "discards"


def train_limit(g: View, company: str) -> int:
    """11.1: how many trains a company may hold now."""
    if is_national(g, company):
        return g.data.raw["national"]["train_limit"]
    return g.phase.train_limit


def phase_began(g: Editor, turn: CompanyTurn, phase: str) -> None:
    """12.4, 13.1: the first 6-train ends the port, and the formation is due."""
    if phase == FORMATION:
        own(g).port = own(g).port_owner = ""
        own(g).starter = g.company(turn.company).president or ""
        g.state.due.append("formation")


def discards_later(g: Editor, turn: CompanyTurn) -> bool:
    """17.10: in recorded games discards wait if the company that brought the limit has no room."""
    has_room = len(g.company(turn.company).trains) < train_limit(g, turn.company)
    if not is_oracle(g, "discards") or has_room:
        return False
    g.state.due.append(DISCARDS)
    return True


def late_discards(g: Editor, turn: CompanyTurn) -> None:
    """17.10: in recorded games discards come when the company that brought the limit has ended its loan step."""
    if DISCARDS in g.state.due:
        g.state.due.remove(DISCARDS)
        ask_discards(g)


def close_private(g: Editor, private: str) -> None:
    """15.6, 15.7: it's gone; its right, still in a player's hand, is for sale with the others."""
    mine = own(g)
    if g.state.privates.get(private) in g.state.players:
        for kind, right in g.data.raw["rights"].items():
            if right["private"] == private:
                mine.rights_left[kind] += 1
    if private in mine.closing:
        mine.closing.remove(private)
    g.close_private(private)


def end_turn(g: Editor, turn: CompanyTurn) -> None:
    """15.3: a power used closes WSRC at the end of the turn; in recorded games at that of the round (17.6)."""
    if not is_oracle(g, "wsrc_closes"):
        close_used(g)


def close_used(g: Editor) -> None:
    """15.3: private companies whose right was used close."""
    for private in tuple(own(g).closing):
        close_private(g, private)
