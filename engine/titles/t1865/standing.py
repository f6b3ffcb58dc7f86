"""What there is to say of a company that doesn't operate."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.finance.holdings import sold_percent
from engine.hints import Remark
from engine.titles.t1865.common import is_launched

if TYPE_CHECKING:
    from engine.view import View


def company_state(g: View, company: str) -> Remark | None:
    """3.1: maritime companies in the draft, or out of the game; 7.28, 11.6: not started; 7.30: not launched."""
    if company in g.data.privates:
        if company in g.state.closed_privates:
            return Remark("removed")
        return None if company in g.state.privates else Remark("undrafted")
    if not g.company(company).in_play:
        return Remark("unstarted")
    if is_launched(g, company):
        return None
    return Remark("unfloated", {"sold": sold_percent(g, company), "need": g.data.raw["launch"]})
