"""The Dragons' chart (5.5, 5.6): estimation, rows, zones, and the prices with a surcharge (5.1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.titles.t1865.actions import RowChanged
from engine.titles.t1865.common import figures, launched, own, phase_figures, phase_number

if TYPE_CHECKING:
    from engine.editor import Editor
    from engine.view import View

RED, WHITE, GREEN = "red", "white", "green"


def zone_of(threshold: int, estimation: int) -> str:
    """5.5: above the threshold green, below the one before it red, else white."""
    if estimation > threshold:
        return GREEN
    return WHITE if estimation >= threshold - 1 else RED


def estimation(g: View, company: str) -> int:
    """1.9: the markers on the map and the phase numbers of all trains."""
    levels = [figures(g, "trains", train)["level"] for train in g.company(company).trains]
    return len(g.nodes_of(company)) + sum(levels)


def zone(g: View, company: str) -> str:
    """The zone of a launched company."""
    return zone_of(g.data.raw["chart"][own(g).rows[company] - 1]["threshold"], estimation(g, company))


@dataclass(frozen=True, slots=True)
class Place:
    """Where a launched company's marker lies on the chart: row from 1, estimation, zone."""

    company: str
    row: int
    estimation: int
    zone: str


def places(g: View) -> list[Place]:
    """The whole chart, in operating order."""
    return [Place(each, own(g).rows[each], estimation(g, each), zone(g, each)) for each in launched(g)]


def zoned_price(g: View, company: str) -> int:
    """5.1: the price of a share with the surcharge of the company's zone; the plain price in the red zone."""
    return price_in(g, g.cell_of(company), zone(g, company))


def price_in(g: View, cell: str, zone: str) -> int:
    """What a space of the market shows for a zone."""
    white, green = g.data.raw["market"]["surcharges"][cell]
    return {RED: g.data.cells[cell].price, WHITE: white, GREEN: green}[zone]


def first_row(g: View) -> int:
    """5.6: the row in which a company launched now begins."""
    return phase_figures(g)["first_row"]


def lower_rows(g: Editor) -> None:
    """6.3: whoever isn't on the row of the current phase moves down one row, never more, never up."""
    rows = own(g).rows
    for company in launched(g):
        row = rows[company]
        if row < len(g.data.raw["chart"]) and int(g.data.raw["chart"][row - 1]["phase"]) < phase_number(g):
            rows[company] = row + 1
            g.emit(RowChanged(company, row + 1))
