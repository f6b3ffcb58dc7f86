"""Names, figures and short questions about a position of 1865 Sardinia that several rules ask."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from engine.titles.t1865.state import SardiniaState

if TYPE_CHECKING:
    from collections.abc import Mapping

    from engine.view import View

DRAGONS = "dragons"
"""1.4: a holder of shares beside the players, the IPO and the pool."""
MINOR, MAJOR = "minor", "major"


def own(g: View) -> SardiniaState:
    """1865's part of the state."""
    return cast("SardiniaState", g.state.own)


def figures(g: View, kind: str, name: str) -> Mapping[str, Any]:
    """1865's own figures of a company, a train, a phase or a maritime company."""
    return g.data.figures(kind, name)


def phase_figures(g: View) -> Mapping[str, Any]:
    """1865's own figures of the current phase."""
    return figures(g, "phases", g.state.phase)


def phase_number(g: View) -> int:
    """The current phase as a number."""
    return int(g.state.phase)


def has_phase(g: View, phase: str) -> bool:
    """Whether this phase has begun."""
    return phase_number(g) >= int(phase)


def is_launched(g: View, company: str) -> bool:
    """1.8: 60 % have left the IPO at some moment since it was started."""
    return company in own(g).rows


def launched(g: View) -> list[str]:
    """The launched companies in operating order (8.1)."""
    return [company for company in g.by_price() if is_launched(g, company)]


def markers_in_all(g: View, company: str) -> int:
    """A company's markers on the map and on its charter."""
    return len(g.nodes_of(company)) + len(g.company(company).stations)
