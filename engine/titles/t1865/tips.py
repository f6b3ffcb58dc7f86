"""What robots have to know of 1865 Sardinia beside its rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from typing_extensions import override

from engine.finance.holdings import IPO
from engine.robots.tips import Tips
from engine.titles.t1865.board import traffic
from engine.titles.t1865.common import figures

if TYPE_CHECKING:
    from engine.position import Position
    from engine.view import View


class SardiniaTips(Tips):
    """8.28: a company earns by its traffic as far as its trains have room for it."""

    @override
    def floats_at(self, g: View) -> int:
        return g.data.raw["launch"]

    @override
    def income(self, position: Position, company: str, trains: tuple[str, ...], width: int) -> int:
        g = position.view
        seats = sum(figures(g, "trains", kind)["capacity"] for kind in trains)
        return traffic.revenue_of(traffic.total(g, company), seats, g.data.raw["revenue_per_point"])

    @override
    def gone_with(self, g: View, train: str) -> str:
        return figures(g, "trains", train).get("scrapped_by") or ""

    @override
    def capital(self, g: View, company: str) -> int:
        return 0


TIPS = SardiniaTips(
    earns={"PH2": 50, "PH2*": 50, "PH3": 90, "PH3*": 90, "PH4": 130, "PH4*": 130, "PH5": 170, "PH6": 210, "PH7": 250},
    longest=30,
    less_per_loan=50,
    pays_company=(IPO,),
)
