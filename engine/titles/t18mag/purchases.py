"""What players sell and buy of a major (8): shares, and the other half of a director's certificate (13.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.errors import IllegalAction
from engine.finance.holdings import percent, single_units
from engine.rounds.shares import OneBlockSale, PurchaseRules
from engine.titles.t18mag.setup import STACK

if TYPE_CHECKING:
    from engine.editor import Editor
    from engine.view import View


class StackSale(OneBlockSale):
    """8.3.1, 8.3.2: one block of each major in a turn; however many were sold, the price falls by one."""

    def __init__(self) -> None:
        super().__init__(STACK)

    def fall(self, g: Editor, company: str, units: int) -> None:
        """One to the left."""
        g.move_price(company, -1, "sale")


class StackPurchase(PurchaseRules):
    """8.4: a share from the major's stack."""

    def __init__(self) -> None:
        super().__init__(STACK)

    def check_left(self, g: View, player: str, company: str, source: str) -> None:
        """13.2: IllegalAction where only the director's certificate is left, but for a holder of its first half.

        A share of the price is paid and the own one traded in, so a unit leaves the stack as with any purchase.
        """
        major = g.company(company)
        lies_alone = major.shares.get(source, 0) > 0 and not single_units(major, source)
        if not (lies_alone and _sells_the_other_half(g, company)):
            super().check_left(g, player, company, source)
        elif major.shares.get(player, 0) != major.president_size - 1:
            size = major.president_size * major.unit
            raise IllegalAction(
                "share.only_president", company=company, held=percent(major, player), size=size, unit=major.unit
            )


def _sells_the_other_half(g: View, company: str) -> bool:
    """Whether it's the sleeping cars' major; in games begun without the ruling its last certificate isn't sold."""
    sleeping_cars = g.data.raw.get("red_to_red", {}).get("major")
    return company == sleeping_cars and g.rules.get("last_certificate") == "other_half"
