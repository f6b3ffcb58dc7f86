"""The president's help for a train: forced sales (9.9), bankruptcy and personal state loans (9.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.actions import Action, SellShares
from engine.acts import Act, Decision, FrameRule
from engine.errors import IllegalAction
from engine.events import WentBankrupt
from engine.finance.holdings import POOL
from engine.rounds.operating import CompanyTurn
from engine.rounds.raising import check_keeps_president, enough, largest_block
from engine.rounds.shares import SaleRules
from engine.titles.t1865.actions import PersonalLoans
from engine.titles.t1865.common import own
from engine.titles.t1865.rounds import loans
from engine.titles.t1865.rounds.stock import SellAndDrop, check_sale
from engine.titles.t1865.rounds.trains import buy_from_bank
from engine.titles.t1865.state import Raising
from engine.view import BANK

if TYPE_CHECKING:
    from engine.editor import Editor
    from engine.view import View


def missing(g: View, frame: Raising) -> int:
    """What company and president still lack."""
    return frame.price - g.cash(frame.company) - g.cash(frame.player)


def check_lawful(g: View, frame: Raising, company: str, units: int) -> None:
    """9.9: IllegalAction unless the first block, operated, with room in the pool; the buyer keeps its president."""
    if company in frame.sold:
        raise IllegalAction("share.one_block", company=company)
    check_sale(g, company, units)
    if company == frame.company:
        check_keeps_president(g, company, frame.player, units)


def largest(g: View, frame: Raising, company: str) -> int:
    """The most shares of a company that could lawfully be sold in one block, needed or not."""
    return largest_block(g, company, frame.player, lambda units: check_lawful(g, frame, company, units))


def most(g: View, frame: Raising, but: str = "") -> int:
    """What the largest blocks of all companies, one excepted, would bring together."""
    return sum(largest(g, frame, company) * g.price(company) for company in g.by_price() if company != but)


class ForcedSales(SaleRules):
    """9.9: as many shares as needed; 9.10: in a bankruptcy each largest block."""

    def __init__(self) -> None:
        super().__init__(POOL)

    def check(self, g: View, frame: Raising, company: str, units: int) -> None:
        """IllegalAction unless lawful, not more than needed, nor so few that the rest can't bring the sum."""
        check_lawful(g, frame, company, units)
        if frame.bankrupt:
            block = largest(g, frame, company)
            if units != block:
                raise IllegalAction("share.sell_all", company=company, percent=block * g.company(company).unit)
            return
        price, need = g.price(company), missing(g, frame)
        if (units - 1) * price >= need:
            few = enough(g, company, need)
            raise IllegalAction("share.more_than_needed", company=company, units=units, missing=need, enough=few)
        brings, rest = units * price, most(g, frame, company)
        if brings + rest < need:
            raise IllegalAction("share.too_few", company=company, units=units, missing=need, brings=brings, rest=rest)

    def sold(self, g: Editor, frame: Raising, company: str) -> None:
        """No second block of it."""
        frame.sold.append(company)


class RaisingRule(FrameRule):
    """9.8: the train is bought as soon as the money is there; until then shares are sold, and at last loans taken."""

    _acts: tuple[Act, ...] = (SellAndDrop(ForcedSales()),)

    def decide(self, g: Editor, frame: Raising) -> Decision | None:
        """Buy, or go on selling; a bankrupt player without anything to sell gets loans."""
        need = missing(g, frame)
        if need <= 0:
            self._buy(g, frame)
            return None
        if not frame.bankrupt and most(g, frame) < need:
            frame.bankrupt = True
            g.emit(WentBankrupt(frame.player))
        if frame.bankrupt and not most(g, frame):
            lend(g, frame.player, need)
            return None
        return Decision(frame.player, frame.company, "raise", "9.10" if frame.bankrupt else "9.9")

    def _buy(self, g: Editor, frame: Raising) -> None:
        g.pop(frame)
        turn = g.state.stack[-1]
        assert isinstance(turn, CompanyTurn)
        buy_from_bank(g, turn, frame.train, frame.source, frame.price)

    def acts(self, g: View, frame: Raising) -> tuple[Act, ...]:
        """Selling shares, and nothing else."""
        return self._acts

    def automatic(self, g: View, frame: Raising, decision: Decision) -> Action | None:
        """9.10: the last block of a bankrupt leaves no choice."""
        blocks = {company: largest(g, frame, company) for company in g.by_price()}
        left = [(company, units) for company, units in blocks.items() if units]
        if not frame.bankrupt or len(left) > 1:
            return None
        company, units = left[0]
        return SellShares(company, units * g.company(company).unit)


def lend(g: Editor, player: str, need: int) -> None:
    """9.10: as many state loans as the purchase needs; what is left over stays with the player."""
    each = loans.amount(g)
    taken = -(-need // each)
    debts = own(g).debts
    debts[player] = debts.get(player, 0) + taken
    g.emit(PersonalLoans(player, taken, debts[player]))
    g.pay(BANK, player, taken * each, "loan")
