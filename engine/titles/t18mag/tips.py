"""What robots have to know of 18Mag beside its rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from typing_extensions import override

from engine.robots.tips import Tips
from engine.titles.t18mag.majors import price_steps

if TYPE_CHECKING:
    from engine.view import View


class MagTips(Tips):
    """5.7: a minor needs no train; 7.3: a major pays out of what it gets for services; no bank breaks."""

    needs_train = False
    open_stacks = True
    bank_ends = False

    @override
    def steps(self, g: View, company: str, paid: float) -> int:
        """7.3.2"""
        return price_steps(g, int(paid)) if g.company(company).kind == "major" else 0

    @override
    def gone_with(self, g: View, train: str) -> str:
        return ""


TIPS = MagTips(
    earns={"2": 60, "3": 100, "4": 140, "6": 220},
    longest=14,
    pays_company=(),
    fees={"RÁBA": 40, "G&C": 40, "SNW": 40, "SIK": 40, "SzKÉV": 60, "LdStEG": 60, "MÁVAG": 90},
)
