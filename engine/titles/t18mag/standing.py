"""What there is to say of a company that isn't in play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.hints import Remark
from engine.rounds.draft import Draft

if TYPE_CHECKING:
    from engine.view import View


def company_state(g: View, company: str) -> Remark | None:
    """3.1, 3.7, 13.3: minors and supporters are on offer in the draft; what nobody has picked has left the game."""
    if company in g.data.privates:
        is_in_play = company in g.state.privates
    else:
        is_in_play = company in g.state.companies and g.company(company).in_play
    if is_in_play:
        return None
    drafts = (frame for frame in g.state.stack if isinstance(frame, Draft))
    is_on_offer = any(company in (*draft.companies, *draft.privates) for draft in drafts)
    return Remark("undrafted" if is_on_offer else "removed")
