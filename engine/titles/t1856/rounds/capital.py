"""Capital (chapter 4): three ways to be paid for shares, the right to operate, destinations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.board.reach import reach
from engine.finance.holdings import sold_percent
from engine.titles.t1856.actions import DestinationReached
from engine.titles.t1856.common import figures, is_national, own
from engine.usual.rules import usual
from engine.view import BANK, split_node

if TYPE_CHECKING:
    from engine.editor import Editor
    from engine.rounds.operating import CompanyTurn
    from engine.view import View

ESCROW, INCREMENTAL, FULL = "escrow", "incremental", "full"
HALF, FLOATED = 50, 60
"""4.2.1, 4.2.3: in percent."""


def kind_now(g: View) -> str:
    """4.1: the type of a company that is started now; only first sales from the stack count."""
    if g.state.depot["4"]:
        return ESCROW
    return INCREMENTAL if g.state.depot["5"] else FULL


def start_capital(g: Editor, company: str) -> None:
    """3.3.2, 4.3: the type is fixed; whoever has reached the destination before starts as incremental."""
    kind = kind_now(g)
    own(g).capital[company] = INCREMENTAL if kind == ESCROW and company in own(g).reached else kind


def payee(g: View, company: str) -> str:
    """4.2: who is paid for the next share from the IPO."""
    kind = own(g).capital.get(company)
    if kind == INCREMENTAL or (kind == ESCROW and 100 - sold_percent(g, company) > HALF):
        return company
    return BANK


def note_sale(g: Editor, company: str) -> None:
    """4.2.1, 4.2.3: after a single share has left the IPO: escrow is noted, or the whole capital is paid."""
    kind, state = own(g).capital.get(company), g.company(company)
    if kind == ESCROW and sold_percent(g, company) >= FLOATED:
        own(g).escrow[company] = own(g).escrow.get(company, 0) + state.par
    if kind == FULL and sold_percent(g, company) == FLOATED:
        g.pay(BANK, company, 10 * state.par, "capital")


def may_operate(g: View, company: str) -> bool:
    """4.7-4.9: enough must have been sold out of the IPO, until the company has operated once."""
    state = g.company(company)
    if not state.in_play:
        return False
    if state.operated or is_national(g, company):
        return True
    return sold_percent(g, company) >= threshold(g)


def threshold(g: View) -> int:
    """4.7: in percent, by the train on sale from the stack."""
    return figures(g, "trains", usual(g).kinds_on_sale(g)[0])["threshold"]


def ends(g: View, company: str) -> tuple[str, tuple[str, ...]]:
    """4.4: the hex from which a company must be joined, and those of which one must be reached."""
    data = figures(g, "companies", company)
    if g.rules["alternate_destinations"]:
        return data["alternate"]["from"], tuple(data["alternate"]["to"])
    return split_node(data["home"])[0], tuple(data["destination"])


def is_joined(g: View, company: str) -> bool:
    """Whether a company's track has reached its destination."""
    return bool(joined_to(g, company))


def joined_to(g: View, company: str) -> str:
    """4.4: the destination to whose track a line leads from a city of the home, or ""; tokens never block it."""
    home, destinations = ends(g, company)
    if not g.network.goes_on(home) or not any(map(g.network.goes_on, destinations)):
        return ""
    cities = [f"{home}.{index}" for index in range(len(g.track(home).nodes))]
    found = reach(g.network, cities, lambda node: g.node(node).kind == "offboard")
    return next((hex_id for hex_id in destinations if found.sides.get(hex_id, 0) & g.track(hex_id).mask), "")


def test_destinations(g: Editor, turn: CompanyTurn) -> None:
    """4.5: for all companies once a turn after the track step. Without a new tile nothing can have changed."""
    if not turn.count("tiles") and not turn.count("private_tile"):
        return
    mine = own(g)
    for company, state in g.state.companies.items():
        if state.closed or is_national(g, company) or company in mine.reached:
            continue
        waits = mine.capital.get(company) == ESCROW or (not state.in_play and kind_now(g) == ESCROW)
        if waits and is_joined(g, company):
            reach_destination(g, company)


def reach_destination(g: Editor, company: str) -> None:
    """4.3: an escrow company becomes incremental and gets its whole escrow."""
    mine = own(g)
    mine.reached.append(company)
    held = mine.escrow.pop(company, 0)
    if company in mine.capital:
        mine.capital[company] = INCREMENTAL
    g.emit(DestinationReached(company, held, joined_to(g, company)))
    g.pay(BANK, company, held, "escrow")
