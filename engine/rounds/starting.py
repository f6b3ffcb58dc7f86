"""Starting companies at a price that their first president chooses."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.actions import Action, Offer, StartCompany
from engine.acts import Act, Want
from engine.errors import IllegalAction
from engine.events import CompanyStarted
from engine.finance.holdings import check_certificate_limit

if TYPE_CHECKING:
    from engine.editor import Editor
    from engine.rounds.stock import StockTurn
    from engine.view import View


class StartRules(ABC):
    """What differs about starting companies by a par price."""

    def __init__(self, stock: str) -> None:
        self.stock = stock

    def prices(self, g: View) -> dict[int, str]:
        """The prices at which a company can be started now, and their cells: the par cells."""
        return g.data.par_cells

    @abstractmethod
    def startable(self, g: View) -> list[str]:
        """The companies that can be started now."""

    def check(self, g: View, frame: StockTurn, company: str) -> None:
        """IllegalAction for a reason of the title: by default none."""
        return

    @abstractmethod
    def started(self, g: Editor, frame: StockTurn, company: str, price: int) -> None:
        """Pay for the president's certificate and give the company what it starts with."""


class StartByPar(Act):
    """Buy the president's certificate of a company and choose its first price among the par cells."""

    action = StartCompany

    def __init__(self, rules: StartRules) -> None:
        self._rules = rules

    def candidates(self, g: View, frame: StockTurn, want: Want) -> Iterator[Action | Offer]:
        """Each company that isn't started, at each par price."""
        for company in self._rules.startable(g):
            for price in sorted(self._rules.prices(g)):
                yield StartCompany(company, price)

    def check(self, g: View, frame: StockTurn, action: StartCompany) -> None:
        """IllegalAction unless it's a company not yet started, a par price, within the limits, and affordable."""
        startable, prices = self._rules.startable(g), self._rules.prices(g)
        if action.company not in startable:
            state = g.state.companies.get(action.company)
            reason = "start.not_startable"
            if state is not None and (state.in_play or state.closed):
                reason = "start.in_play" if state.in_play else "start.closed"
            raise IllegalAction(reason, company=action.company, legal_instead=tuple(startable))
        if action.price not in prices:
            raise IllegalAction("start.no_par", price=action.price, legal_instead=tuple(sorted(prices)))
        self._rules.check(g, frame, action.company)
        check_certificate_limit(
            g, frame.player, 2 if g.data.zones[g.data.cells[prices[action.price]].zone].counts else 0
        )
        need, cash = action.price * g.company(action.company).president_size, g.cash(frame.player)
        if cash < need:
            raise IllegalAction("money.short", need=need, has=cash, who=frame.player)

    def apply(self, g: Editor, frame: StockTurn, action: StartCompany) -> None:
        """The marker goes under those on its cell; the player is president."""
        company = g.company(action.company)
        company.in_play, company.par = True, action.price
        g.state.market.setdefault(self._rules.prices(g)[action.price], []).append(action.company)
        g.emit(CompanyStarted(frame.player, action.company, action.price))
        self._rules.started(g, frame, action.company, action.price)
        g.move_shares(action.company, self._rules.stock, frame.player, company.president_size)
        company.president = company.president_at = frame.player
        frame.note_purchase(g)
