"""Stock rounds (chapter 3): what may be sold and bought, starting companies, who has to sell first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.acts import Act, has_legal
from engine.errors import IllegalAction
from engine.events import WentBankrupt
from engine.finance.holdings import (
    check_certificate_limit,
    is_over_limit,
    percent,
    players_units,
    single_halves,
)
from engine.rounds.raising import enough
from engine.rounds.shares import PurchaseRules, SaleRules, SellBlock
from engine.rounds.starting import StartRules
from engine.rounds.stock import must_cure_limit
from engine.titles.t1856.common import has_temporary_president, is_national, national, national_state
from engine.titles.t1856.rounds import capital
from engine.titles.t1856.setup import IPO, OUT, POOL
from engine.view import BANK

if TYPE_CHECKING:
    from engine.editor import Editor
    from engine.rounds.stock import StockTurn
    from engine.view import View


def check_pool_limit(g: View, company: str, units: int) -> None:
    """3.5.2: IllegalAction if a sale leaves more than half of a company in the pool."""
    state, limit = g.company(company), g.data.raw["pool_limit"]
    after = (state.shares.get(POOL, 0) + units) * state.unit
    if after > limit:
        raise IllegalAction("share.pool_limit", company=company, after=after, limit=limit)


def check_forced_sale(g: View, player: str, company: str, units: int) -> None:
    """3.5.2; 3.5.3, 14.6: IllegalAction for half a president's certificate, for nobody has 20 % to take it."""
    check_pool_limit(g, company, units)
    if must_complete(g, player) and is_national(g, company):
        refusal = IllegalAction(
            "share.president_certificate", company=company, held=percent(national_state(g), player), size=20
        )
        raise refusal.citing("14.6")


def fall(g: Editor, company: str, units: int) -> None:
    """3.5.4: one cell down for each full 10 %."""
    g.move_marker(company, "down", units * g.company(company).unit // 10, "sale")


class StockSale(SaleRules):
    """3.5, in a stock round."""

    def __init__(self) -> None:
        super().__init__(POOL)

    def check(self, g: View, frame: StockTurn, company: str, units: int) -> None:
        """IllegalAction: 3.2.6 first round; 3.2.4 one action a company; 3.5.2 the pool; 3.2.7 one share bought stays.

        14.6: the certificate that is to be completed isn't sold, and of others no more than it takes to pay for it.
        """
        if g.state.set_number == 1:
            raise IllegalAction("share.first_round", company=company)
        if company in frame.sold:
            raise IllegalAction("share.one_block", company=company)
        if must_complete(g, frame.player) and is_national(g, company):
            raise IllegalAction("national.must_complete")
        if frame.company_bought == company and g.company(company).shares[frame.player] - units < 1:
            raise IllegalAction("share.keep_one", company=company)
        check_pool_limit(g, company, units)
        if must_complete(g, frame.player) and not is_in_breach(g, frame.player):
            check_needed(g, frame.player, company, units)

    def fall(self, g: Editor, company: str, units: int) -> None:
        """3.5.4: the price falls by so many cells as shares were sold."""
        fall(g, company, units)

    def sold(self, g: Editor, frame: StockTurn, company: str) -> None:
        """3.2.4, 3.2.5: note the sale in turn and round."""
        frame.note_sale(g, company)


def over_held(g: View, player: str) -> list[str]:
    """3.5.5 b: the companies outside the brown zone of which a player holds more than 60 %."""
    limit = g.data.holding_limit
    return [name for name in g.by_price() if percent(g.company(name), player) > limit and g.zone(name).limited]


def is_in_breach(g: View, player: str) -> bool:
    """3.5.5: whether a player is over the certificate limit, or over 60 % of a company."""
    return is_over_limit(g, player) or bool(over_held(g, player))


class MustSell:
    """3.5.5: who must sell before anything else: over the certificate limit, or over 60 % of a company."""

    def __init__(self, sell: Act) -> None:
        self._sell = sell

    def __call__(self, g: View, frame: StockTurn) -> IllegalAction | None:
        """The refusal of all else; 3.5.5.2 None if nothing can be sold."""
        refusal = must_cure_limit(g, frame)
        if refusal is not None and has_legal(g, frame, (self._sell,)):
            return refusal
        for company in over_held(g, frame.player):
            if any(True for _ in self._sell.legal(g, frame, {"company": company})):
                held = percent(g.company(company), frame.player)
                return IllegalAction("share.over_held", company=company, held=held, limit=g.data.holding_limit)
        return None


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
    if not missing_half(g, frame.player) or has_legal(g, frame, (SellBlock(StockSale()),)):
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


def refuse_before_duty(g: View, frame: StockTurn, must_sell: MustSell, company: str = "") -> None:
    """IllegalAction for one who has bought, who must sell first, or who must complete his certificate."""
    if frame.bought:
        raise IllegalAction("share.one_purchase")
    refusal = must_sell(g, frame)
    if refusal is not None:
        raise refusal
    if must_complete(g, frame.player) and not (company and completes(g, frame.player, company)):
        raise IllegalAction("national.must_complete")


class StockPurchase(PurchaseRules):
    """3.2.2: single shares from the IPO at par or from the pool at the market price."""

    def __init__(self, must_sell: MustSell) -> None:
        super().__init__(IPO)
        self._must_sell = must_sell

    def sources(self, g: View, company: str) -> tuple[str, ...]:
        """Both stocks."""
        return (IPO, POOL)

    def price(self, g: View, company: str, source: str) -> int:
        """Par from the IPO, the market price from the pool."""
        return g.company(company).par if source == IPO else g.price(company)

    def check(self, g: View, frame: StockTurn, company: str, source: str) -> None:
        """3.2.1, 3.5.5, 14.6; 3.4.3 nothing from the IPO while the pool holds more than half."""
        refuse_before_duty(g, frame, self._must_sell, company)
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

    def payee(self, g: View, company: str, source: str) -> str:
        """4.2: who gets the money for a share, by how the company is paid."""
        return capital.payee(g, company) if source == IPO else BANK

    def bought(self, g: Editor, frame: StockTurn, company: str, source: str) -> None:
        """3.2.7; 4.2; 14.6 a certificate completed counts two shares."""
        frame.company_bought = company
        state = g.company(company)
        if state.president_size == 1 and state.shares.get(frame.player) == state.president_size + 1:
            state.president_size = 2
        if source == IPO:
            capital.note_sale(g, company)


def check_ipo_open(g: View, company: str, source: str) -> None:
    """3.4.3: IllegalAction for the IPO while the pool holds more than half, outside the brown zone."""
    held = percent(g.company(company), POOL)
    if source == IPO and held > g.data.raw["pool_limit"] and g.zone(company).limited:
        raise IllegalAction("share.pool_first", company=company, pool=held)


class StockStart(StartRules):
    """3.3: starting a company."""

    def __init__(self, must_sell: MustSell) -> None:
        super().__init__(IPO)
        self._must_sell = must_sell

    def startable(self, g: View) -> list[str]:
        """1.4: every public company not yet started and not closed."""
        companies = g.state.companies.items()
        return [name for name, each in companies if each.kind == "public" and not each.in_play and not each.closed]

    def check(self, g: View, frame: StockTurn, company: str) -> None:
        """3.2.1, 3.5.5, 14.6."""
        refuse_before_duty(g, frame, self._must_sell)

    def started(self, g: Editor, frame: StockTurn, company: str, price: int) -> None:
        """3.3.2, 4.2: its type, and the money for its first two shares."""
        capital.start_capital(g, company)
        g.pay(frame.player, capital.payee(g, company), price * g.company(company).president_size, "purchase")
        frame.company_bought = company


def finish_stock_round(g: Editor) -> None:
    """3.7: companies all of whose shares are in players' hands move up, in operating order."""
    for name in g.by_price():
        company = g.company(name)
        if players_units(g, company) * company.unit == 100:
            g.move_marker(name, "up", 1, "sold_out")
