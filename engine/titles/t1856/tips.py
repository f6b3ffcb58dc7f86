"""What robots have to know of 1856 beside its rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from typing_extensions import override

from engine.finance.holdings import sold_percent
from engine.robots.tips import Tips
from engine.titles.t1856.common import own
from engine.titles.t1856.phases import FORMATION
from engine.titles.t1856.rounds.capital import FLOATED, FULL, HALF, threshold
from engine.usual.rules import usual

if TYPE_CHECKING:
    from engine.view import View


class CanadaTips(Tips):
    """4: shares are paid for as they are sold, and companies operate with less than half of them.

    13: the national company takes over whoever can't repay its loans, so until then presidents seldom have to help.
    """

    @override
    def floats_at(self, g: View) -> int:
        return threshold(g)

    @override
    def helps_with(self, g: View, company: str) -> float:
        """13.2: always, once a company can't merge any more."""
        may_merge = g.company(company).loans or not usual(g).has_phase(g, FORMATION)
        return self.helps if may_merge else 1.0

    @override
    def capital(self, g: View, company: str) -> int:
        """4.2: all of it at once, or a share at a time up to the half; 4.2.1: the escrow isn't counted on."""
        state, sold = g.company(company), sold_percent(g, company)
        if own(g).capital.get(company) == FULL:
            return 10 * state.par if sold < FLOATED else 0
        return max(0, HALF - sold) // state.unit * state.par if state.par else 0


TIPS = CanadaTips(
    earns={"2": 50, "3": 100, "4": 150, "5": 200, "6": 250, "8": 350, "D": 450},
    longest=24,
    resale=1.3,
    less_per_loan=10,
    interest=10,
    helps=0.4,
)
