"""Stock rounds (chapter 3): what differs, and the president's certificate that must be completed (14.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.acts import has_legal
from engine.errors import IllegalAction
from engine.events import WentBankrupt
from engine.finance.holdings import IPO, POOL, check_certificate_limit, percent, single_halves
from engine.rounds.raising import enough
from engine.rounds.shares import SellBlock
from engine.titles.t1856.common import OUT, has_temporary_president, is_national, national, national_state
from engine.usual.rules import usual
from engine.usual.stock import Before, StockPurchase, StockSale, is_in_breach

if TYPE_CHECKING:
    from engine.editor import Editor
    from engine.rounds.stock import StockTurn
    from engine.view import View


def check_completed(g: View, player: str, company: str) -> None:
    """3.5.3, 14.6: IllegalAction for half a president's certificate, for nobody has 20 % to take it."""
    if is_national(g, company) and must_complete(g, player):
        refusal = IllegalAction(
            "share.president_certificate", company=company, held=percent(national_state(g), player), size=20
        )
        raise refusal.citing("14.6")


class CanadaSale(StockSale):
    """3.5, in a stock round."""

    def check(self, g: View, frame: StockTurn, company: str, units: int) -> None:
        """IllegalAction as for every sale; 14.6: no more is sold than it takes to pay for the missing half."""
        super().check(g, frame, company, units)
        if must_complete(g, frame.player) and not is_in_breach(g, frame.player):
            check_needed(g, frame.player, company, units)

    def check_further(self, g: View, frame: StockTurn, company: str, units: int) -> None:
        """IllegalAction: 14.6 the certificate that is to be completed isn't sold; 3.2.7 one share bought stays."""
        if is_national(g, company) and must_complete(g, frame.player):
            raise IllegalAction("national.must_complete")
        if frame.company_bought == company and g.company(company).shares[frame.player] - units < 1:
            raise IllegalAction("share.keep_one", company=company)


def must_complete(g: View, player: str) -> bool:
    """14.6: the temporary president must buy the missing half before anything else."""
    return has_temporary_president(g) and national_state(g).president == player


def completes(g: View, player: str, company: str) -> bool:
    """14.6: whether a share bought is the missing half: for the temporary president, or one who holds a share."""
    return has_temporary_president(g) and is_national(g, company) and national_state(g).shares.get(player, 0) == 1


def missing_half(g: View, player: str) -> int:
    """14.6: what a player lacks for the missing half, where it's cheaper."""
    company = national_state(g)
    prices = {IPO: company.par, POOL: g.price(national(g))}
    cheapest = min((price for source, price in prices.items() if _is_for_sale(g, source)), default=0)
    return max(0, cheapest - g.cash(player))


def check_needed(g: View, player: str, company: str, units: int) -> None:
    """14.6: IllegalAction for a sale that isn't needed, and for anything else before the purchase."""
    missing = missing_half(g, player)
    if not missing:
        raise IllegalAction("share.no_need", company=company)
    if (units - 1) * g.price(company) >= missing:
        few = enough(g, company, missing)
        raise IllegalAction("share.more_than_needed", company=company, units=units, missing=missing, enough=few)


def ruin_president(g: Editor, frame: StockTurn) -> bool:
    """14.6: the temporary president who can neither pay for the missing half nor sell anything is bankrupt.

    16.2: nothing more is sold then, and as in recorded games he keeps his cash for the score.
    """
    if not must_complete(g, frame.player) or frame.bought:
        return False
    if not missing_half(g, frame.player) or has_legal(g, frame, (SellBlock(CanadaSale()),)):
        return False
    g.emit(WentBankrupt(frame.player))
    g.state.bankrupt = frame.player
    g.end_game()
    return True


def _is_for_sale(g: View, source: str) -> bool:
    try:
        check_ipo_open(g, national(g), source)
    except IllegalAction:
        return False
    return national_state(g).shares.get(source, 0) > 0


class BeforePurchase(Before):
    """What comes before a purchase."""

    def check(self, g: View, frame: StockTurn, company: str = "") -> None:
        """IllegalAction as usual; 14.6: for one who must complete his certificate by another purchase."""
        super().check(g, frame, company)
        if must_complete(g, frame.player) and not (company and completes(g, frame.player, company)):
            raise IllegalAction("national.must_complete")


class CanadaPurchase(StockPurchase):
    """3.2.2: single shares."""

    def check(self, g: View, frame: StockTurn, company: str, source: str) -> None:
        """3.2.1, 3.5.5, 14.6; 3.4.3 nothing from the IPO while the pool holds more than half."""
        super().check(g, frame, company, source)
        check_ipo_open(g, company, source)

    def check_limits(self, g: View, player: str, company: str) -> None:
        """3.4; 14.6 a certificate completed is no further one: another shareholder's single share becomes it."""
        if completes(g, player, company):  # he holds one share, so 60 % are far away
            whole = 2 if g.zone(company).counts and national_state(g).president != player else 0
            check_certificate_limit(g, player, max(0, whole - single_halves(g, national_state(g))))
        else:
            super().check_limits(g, player, company)

    def giver(self, g: View, player: str, company: str, source: str) -> str:
        """14.6: the missing half comes from out of play; no other certificate moves."""
        return OUT if completes(g, player, company) else source

    def bought(self, g: Editor, frame: StockTurn, company: str, source: str) -> None:
        """14.6 a certificate completed counts two shares."""
        state = g.company(company)
        if state.president_size == 1 and state.shares.get(frame.player) == state.president_size + 1:
            state.president_size = 2
        super().bought(g, frame, company, source)


def check_ipo_open(g: View, company: str, source: str) -> None:
    """3.4.3: IllegalAction for the IPO while the pool holds more than half, outside the brown zone."""
    held = percent(g.company(company), POOL)
    if source == IPO and held > usual(g).usual.pool_limit and g.zone(company).limited:
        raise IllegalAction("share.pool_first", company=company, pool=held)
