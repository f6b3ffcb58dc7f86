"""What becomes of merged companies (13.4-13.8): price, shares, tokens, property, turn."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from engine.events import CompanyClosed
from engine.finance.holdings import IPO, POOL, players_holdings
from engine.rounds.operating import operating_round
from engine.titles.t1856.actions import CompanyMerged, NationalFormed, SharesExchanged
from engine.titles.t1856.board.tokens import home_city
from engine.titles.t1856.common import OUT, figures, national, own
from engine.titles.t1856.rounds.closing import withdraw
from engine.view import split_node

if TYPE_CHECKING:
    from engine.editor import Editor
    from engine.view import View

FEW, STEP, LOWEST = 2, 5, 105
"""13.4: with more merged the lowest price is left out; averages are multiples of 5; below 105 it's the lowest price."""
SMALL = 10
"""13.5.4: up to so many shares given out are of 10 %."""


def form(g: Editor, merged: list[str], starter: str) -> list[str]:
    """Form the national company out of these; returns the cities of the homes replaced, which keep their tokens."""
    mine, name = own(g), national(g)
    mine.formed, mine.merged = True, list(merged)
    cell = price_cell(g, merged)
    company = g.company(name)
    company.in_play, company.par = True, g.data.cells[cell].price
    g.state.market.setdefault(cell, []).append(name)
    give_shares(g, merged, g.seats_from(starter))
    homes = replace_tokens(g, merged)
    take_over(g, merged)
    next_turn(g, merged)
    for each in merged:
        old = g.company(each)
        g.emit(CompanyMerged(each, name, old.president or "", players_holdings(g, old)))
        withdraw(g, each)
        g.emit(CompanyClosed(each))
    g.emit(NationalFormed(name, company.par, company.unit, company.president or ""))
    return homes


def price_cell(g: View, merged: list[str]) -> str:
    """13.4: the cell of the top row for the average price."""
    prices = sorted(g.price(each) for each in merged)
    if len(prices) > FEW:
        prices = prices[1:]
    average = sum(prices) // len(prices) // STEP * STEP
    if average < LOWEST:
        average = g.data.raw["national"]["lowest_price"]
    top = [cell for cell in g.data.cells.values() if cell.row == 0]
    return min(top, key=lambda cell: (abs(cell.price - average), -cell.price)).id


def give_shares(g: Editor, merged: list[str], seats: list[str]) -> None:
    """13.5: two old shares for one, players first from the Starter on, then the pool."""
    most: int = g.data.raw["national"]["shares"]
    given: dict[str, int] = {}
    left, odd = most, 0
    for player in seats:
        old = sum(g.company(each).shares.get(player, 0) for each in merged)
        given[player] = min(old // 2, left)
        left -= given[player]
        odd += old % 2
    pool = sum(g.company(each).shares.get(POOL, 0) for each in merged) + odd
    bound = 0 if max(given.values()) > 1 else 1  # 13.5.6: half of the certificate of a temporary president
    given[POOL] = min(pool // 2, left - bound)
    _issue(g, given, bound, seats)


def _issue(g: Editor, given: dict[str, int], bound: int, seats: list[str]) -> None:
    """13.5.4-13.5.6: the size of the shares, those left, the president.

    `bound` are the shares that nobody gets since the president's certificate counts one only; they are of the ten too.
    """
    company = g.company(national(g))
    out = sum(given.values()) + bound
    company.unit = 10 if out <= SMALL else 5
    left = 100 // company.unit - out
    president = max(seats, key=lambda player: given[player])  # the first of those with most
    company.president = company.president_at = president
    company.president_size = 2 - bound
    holdings = {**given, OUT: bound, IPO: left}
    company.shares = {holder: count for holder, count in holdings.items() if count}
    for holder, count in company.shares.items():
        g.emit(SharesExchanged(holder, national(g), count * company.unit))


def replace_tokens(g: Editor, merged: list[str]) -> list[str]:
    """13.6.1, 13.6.2: homes always, the others in hexes without a token of the national company."""
    homes = [_home(g, each) for each in merged]
    for node, each in zip(homes, merged, strict=True):
        _replace(g, each, node)
    taken = {split_node(node)[0] for node in homes}
    others = sorted({node for each in merged for node in g.nodes_of(each)})
    for node in others:
        token = next(each for each in g.state.tokens[node] if each in merged)
        if split_node(node)[0] not in taken:
            _replace(g, token, node)
    for each in merged:
        for node in g.nodes_of(each):
            g.remove_token(each, node)
    return homes


def _home(g: View, company: str) -> str:
    """Where a company's home token lies."""
    home = split_node(home_city(g, company))[0]
    return next(node for node in g.nodes_of(company) if split_node(node)[0] == home)


def _replace(g: Editor, company: str, node: str) -> None:
    g.remove_token(company, node)
    g.place_token(national(g), node, 0)


def removable(g: View, homes: list[str]) -> list[str]:
    """The tokens among which one must be taken away: two in one hex first (13.6.2), then those beyond ten (13.6.3)."""
    nodes = g.nodes_of(national(g))
    hexes = Counter(split_node(node)[0] for node in nodes)
    double = [node for node in nodes if hexes[split_node(node)[0]] > 1]
    if double:
        return double
    most = max(g.data.raw["national"]["tokens"], len(homes))
    return [node for node in nodes if node not in homes] if len(nodes) > most else []


def stations_left(g: Editor) -> None:
    """13.6.4: the markers left can be placed later."""
    raw = g.data.raw["national"]
    left = raw["tokens"] - len(g.nodes_of(national(g)))
    g.company(national(g)).stations = [raw["token_price"]] * left


def take_over(g: Editor, merged: list[str]) -> None:
    """13.7: treasuries, trains, rights; a second right of one kind goes back on sale."""
    mine, name = own(g), national(g)
    rights = mine.rights.setdefault(name, [])
    for each in merged:
        g.pay(each, name, g.cash(each), "merger")
        for train in g.company(each).trains:
            g.give_train(name, train)
            mine.permanent = mine.permanent or figures(g, "trains", train)["permanent"]
        for right in mine.rights.get(each, []):
            if right in rights:
                mine.rights_left[right] += 0 if g.rules["unlimited_rights"] else 1
            else:
                rights.append(right)


def next_turn(g: Editor, merged: list[str]) -> None:
    """13.8: if none of the merged has operated in this round, the national company is next."""
    frame = operating_round(g)
    if not any(each in frame.done for each in merged):
        frame.waiting.insert(0, national(g))
