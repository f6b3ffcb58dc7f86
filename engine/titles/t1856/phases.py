"""Phases and their effects (12.4): rust, closing private companies, the port, limits of trains, discards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.events import TrainsRusted
from engine.rounds.discards import Discards
from engine.titles.t1856.common import figures, is_national, is_oracle, own

if TYPE_CHECKING:
    from engine.editor import Editor
    from engine.rounds.operating import CompanyTurn
    from engine.view import View

PRIVATES_CLOSE, FORMATION = "5", "6"
LAST = "D"
DISCARDS = "discards"


def phase_of(train: str) -> str:
    """The phase that the first train of a kind opens; the 8-train stands for the diesel (1.9)."""
    return LAST if train == "8" else train


def train_limit(g: View, company: str) -> int:
    """11.1: how many trains a company may hold now."""
    if is_national(g, company):
        return g.data.raw["national"]["train_limit"]
    return g.phase.train_limit


def sold_from_stack(g: Editor, turn: CompanyTurn, train: str) -> None:
    """11.6, 12.4: the first train of a kind opens its phase."""
    phases = list(g.data.phases)
    new = phase_of(train)
    if phases.index(new) <= phases.index(g.state.phase):
        return
    g.change_phase(train)
    _rust(g, new)
    if new == PRIVATES_CLOSE:
        for private in g.data.privates:
            close_private(g, private)
    if new == FORMATION:
        own(g).port = own(g).port_owner = ""
        own(g).starter = g.company(turn.company).president or ""
        g.state.due.append("formation")
    has_room = len(g.company(turn.company).trains) < train_limit(g, turn.company)
    if is_oracle(g, "discards") and not has_room:
        g.state.due.append(DISCARDS)  # 17.10
    else:
        push_discards(g)


def late_discards(g: Editor, turn: CompanyTurn) -> None:
    """17.10: in recorded games discards come when the company that brought the limit has ended its loan step."""
    if DISCARDS in g.state.due:
        g.state.due.remove(DISCARDS)
        push_discards(g)


def push_discards(g: Editor) -> None:
    """11.7: companies in the order of the facts."""
    over = [name for name, each in g.state.companies.items() if len(each.trains) > train_limit(g, name)]
    if over:
        g.push(Discards(over))


def _rust(g: Editor, phase: str) -> None:
    for train in g.data.trains:
        if figures(g, "trains", train)["rusts_on"] != phase:
            continue
        for company in g.state.companies.values():
            company.trains = [each for each in company.trains if each != train]
        g.state.pool = [each for each in g.state.pool if each != train]
        g.drop_derived()
        g.emit(TrainsRusted(train))


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
