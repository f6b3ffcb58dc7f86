"""Raising money that must be paid: forced sales of shares, bankruptcy."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from engine.actions import DeclareBankruptcy, SellShares
from engine.acts import Single
from engine.errors import IllegalAction
from engine.events import WentBankrupt
from engine.finance.presidency import could_sell
from engine.rounds.shares import SaleRules
from engine.view import BANK

if TYPE_CHECKING:
    from engine.editor import Editor
    from engine.rounds.shares import SellBlock
    from engine.view import View


def check_keeps_president(g: View, company: str, seller: str, units: int) -> None:
    """Raise IllegalAction if a company would lose its president by the sale of so many of this seller's shares."""
    state = g.company(company)
    others = {player: state.shares.get(player, 0) for player in g.state.seats if player != seller}
    heir = max(others, key=lambda player: others[player], default="")
    if state.president == seller and state.shares[seller] - units < others.get(heir, 0):
        raise IllegalAction("share.keep_president", company=company, player=heir, held=others[heir] * state.unit)


def enough(g: View, company: str, missing: int) -> int:
    """The fewest units of a company whose price covers what is missing."""
    return -(-missing // g.price(company))


def largest_block(g: View, company: str, seller: str, check: Callable[[int], None]) -> int:
    """The most units of a company that a seller could sell at once as far as `check(units)` doesn't refuse; or 0."""
    state = g.company(company)
    for units in range(state.shares.get(seller, 0), 0, -1):
        try:
            check(units)
        except IllegalAction:
            continue
        if could_sell(g, state, seller, units):
            return units
    return 0


class ForcedSale(SaleRules):
    """Sales to raise money: no more than needed, and presidents stay.

    `payer` says who has to pay in a frame, `missing` how much he still lacks, `lawful` refuses what the title forbids
    of any sale, `due` says whether anything has to be paid at all, `keeps_president` whether a company may not lose its
    president: by default the one for which it's raised.
    """

    def __init__(
        self,
        stock: str,
        payer: Callable[[View, Any], str],
        missing: Callable[[View, Any], int],
        lawful: Callable[[View, Any, str, int], None],
        fall: Callable[[Editor, str, int], None],
        sold: Callable[[Editor, Any, str], None],
        due: Callable[[View, Any], bool] = lambda g, frame: True,
        keeps_president: Callable[[View, Any, str], bool] = lambda g, frame, company: company == frame.company,
    ) -> None:
        super().__init__(stock)
        self._payer, self.missing, self._lawful = payer, missing, lawful
        self._fall, self._sold, self.due, self._keeps_president = fall, sold, due, keeps_president

    def seller(self, g: View, frame: Any) -> str:
        """Who has to pay."""
        return self._payer(g, frame)

    def check(self, g: View, frame: Any, company: str, units: int) -> None:
        """IllegalAction unless money is missing, the sale lawful, and without its last share not enough."""
        missing = self.missing(g, frame)
        if missing <= 0:
            raise IllegalAction("share.no_need", company=company)
        self._lawful(g, frame, company, units)
        self._check_president(g, frame, company, units)
        if (units - 1) * g.price(company) >= missing:
            raise IllegalAction(
                "share.more_than_needed",
                company=company,
                units=units,
                missing=missing,
                enough=enough(g, company, missing),
            )

    def _check_president(self, g: View, frame: Any, company: str, units: int) -> None:
        if self._keeps_president(g, frame, company):
            check_keeps_president(g, company, self.seller(g, frame), units)

    def fall(self, g: Editor, company: str, units: int) -> None:
        """Move the price for so many units sold, as the title's stock rounds have it."""
        self._fall(g, company, units)

    def sold(self, g: Editor, frame: Any, company: str) -> None:
        """Note the sale, as the title has it."""
        self._sold(g, frame, company)

    def largest(self, g: View, frame: Any, company: str) -> int:
        """The most units of a company that could lawfully be sold at once, needed or not."""

        def check(units: int) -> None:
            self._lawful(g, frame, company, units)
            self._check_president(g, frame, company, units)

        return largest_block(g, company, self.seller(g, frame), check)

    def most(self, g: View, frame: Any) -> int:
        """What sales could bring in all: of each company one block, which brings more than several."""
        return sum(self.largest(g, frame, name) * g.price(name) for name in g.by_price())


class GoBankrupt(Single):
    """Declare that what is missing can't be raised; the game ends.

    `freely`: where the rules let a player do so though the money could be raised, and only what is needed is sold.
    """

    action = DeclareBankruptcy

    def __init__(self, sell: SellBlock, rules: ForcedSale, freely: Callable[[View], bool]) -> None:
        self._sell = sell
        self._rules = rules
        self._freely = freely

    def check(self, g: View, frame: Any, action: DeclareBankruptcy) -> None:
        """IllegalAction unless money is due that sales can't bring."""
        if not self._rules.due(g, frame):
            raise IllegalAction("bankruptcy.no_need")
        missing, most = self.figures(g, frame)
        if most >= missing and not self._freely(g):
            raise IllegalAction("bankruptcy.can_raise", missing=max(0, missing), most=most)

    def figures(self, g: View, frame: Any) -> tuple[int, int]:
        """The money that is still missing, and the most that lawful sales could bring."""
        return self._rules.missing(g, frame), self._rules.most(g, frame)

    def apply(self, g: Editor, frame: Any, action: DeclareBankruptcy) -> None:
        """Sell what may be sold, give all cash to the bank, end the game."""
        player = self._rules.seller(g, frame)
        g.emit(WentBankrupt(player))
        self.sell_up(g, frame)
        g.pay(player, BANK, g.cash(player), "bankruptcy")
        g.state.bankrupt = player
        g.end_game()

    def sell_up(self, g: Editor, frame: Any) -> None:
        """Of each company the largest block."""
        for name in g.by_price():
            found = [each for each in self._sell.legal(g, frame, {"company": name}) if isinstance(each, SellShares)]
            if found:
                self._sell.apply(g, frame, found[-1])
