"""What there is to say of a company that doesn't operate."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.hints import Remark
from engine.titles.t1856.common import is_national, sold_percent
from engine.titles.t1856.rounds.capital import may_operate, threshold

if TYPE_CHECKING:
    from engine.view import View


def company_state(g: View, company: str) -> Remark | None:
    """2, 15: private companies unsold or closed; 3.3, 4.7: not started, too little sold; 13, 16: the national company
    before it's formed, closed companies.
    """
    if company in g.data.privates:
        return _private_state(g, company)
    state = g.company(company)
    if state.closed:
        return Remark("closed")
    if not state.in_play:
        return Remark("unformed" if is_national(g, company) else "unstarted")
    if may_operate(g, company):
        return None
    return Remark("unfloated", {"sold": sold_percent(g, company), "need": threshold(g)})


def _private_state(g: View, private: str) -> Remark | None:
    if private in g.state.closed_privates:
        return Remark("closed")
    return None if private in g.state.privates else Remark("unsold")
