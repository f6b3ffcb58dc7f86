"""Closing companies (16.5, 10.6), where markers may go (10.6, 14.4), and the certificate limit (13.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.events import CompanyClosed
from engine.finance.holdings import players_holdings
from engine.rounds.operating import OperatingRound
from engine.titles.t1856.common import is_national, is_oracle, own
from engine.titles.t1856.phases import close_private
from engine.view import BANK

if TYPE_CHECKING:
    from engine.editor import Editor
    from engine.view import View

FEWEST_COMPANIES = 4
"""13.9: the last row of the table."""


def may_move(g: View, company: str, cell: str) -> bool:
    """14.4: the national company's marker is frozen at first; 10.6: it never enters the closed zone."""
    if not is_national(g, company):
        return True
    return own(g).permanent and not g.data.zones[g.data.cells[cell].zone].closes


def close(g: Editor, company: str) -> None:
    """16.5: certificates worthless, treasury to the bank, trains to the pool; the rest is gone."""
    state = g.company(company)
    g.emit(CompanyClosed(company, state.president or "", players_holdings(g, state)))
    g.pay(company, BANK, g.cash(company), "closing")
    for private in g.privates_of(company):
        close_private(g, private)
    if not is_oracle(g, "closed_trains"):
        g.state.pool.extend(state.trains)
    withdraw(g, company)
    if is_oracle(g, "certificate_limit"):
        own(g).certificate_table = "start"


def withdraw(g: Editor, company: str) -> None:
    """Take a company off the board, the price chart and the round: it's closed for good."""
    state, mine = g.company(company), own(g)
    for node in g.nodes_of(company):
        g.remove_token(company, node)
    g.remove_marker(company)
    state.in_play, state.closed, state.president, state.president_at = False, True, None, None
    state.shares, state.trains, state.stations, state.loans = {}, [], [], 0
    mine.capital.pop(company, None)
    mine.escrow.pop(company, None)
    mine.rights.pop(company, None)
    for frame in g.state.stack:
        if isinstance(frame, OperatingRound) and company in frame.waiting:
            frame.waiting.remove(company)
    g.drop_derived()


def certificate_limit(g: View) -> int:
    """1.3; 13.9: after the first 6-train by the number of companies that aren't closed."""
    players = len(g.state.seats)
    if own(g).certificate_table == "start":
        return g.data.certificate_limit[players]
    public = sum(1 for each in g.state.companies.values() if each.kind == "public" and not each.closed)
    companies = max(FEWEST_COMPANIES, public + own(g).formed)
    return g.data.raw["certificate_limit_by_companies"][str(companies)][str(players)]
