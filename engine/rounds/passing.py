"""What a pass tells: who passed what, and, where it made itself, with how much money and room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.events import Passed
from engine.finance.holdings import certificate_limit, certificates

if TYPE_CHECKING:
    from engine.editor import Editor


def passed(g: Editor, player: str, company: str | None, step: str) -> Passed:
    """The event; a company's figures are its money and trains, a player's their money and certificates."""
    if not g.is_automatic:
        return Passed(player, company, step, forced=False)
    if company is not None:
        held, limit = len(g.company(company).trains), g.rulebook.train_limit(g, company)
        return Passed(player, company, step, True, g.cash(company), held, limit)
    if player not in g.state.players:
        return Passed(player, company, step, forced=True)
    return Passed(player, company, step, True, g.cash(player), certificates(g, player), certificate_limit(g))
