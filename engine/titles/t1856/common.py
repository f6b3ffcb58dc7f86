"""Short questions about a position of 1856 that several rules ask."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from engine.titles.t1856.state import CanadaState

if TYPE_CHECKING:
    from collections.abc import Mapping

    from engine.state import SeenCompany
    from engine.view import View


OUT = "out"
"""A holder beside the players, the IPO and the pool: what is out of play (14.6)."""


def own(g: View) -> CanadaState:
    """1856's part of the state."""
    return cast("CanadaState", g.state.own)


def figures(g: View, kind: str, name: str) -> Mapping[str, Any]:
    """1856's own figures of a company, a train, a phase or a private company."""
    return g.data.figures(kind, name)


def national(g: View) -> str:
    """The national company's id."""
    return g.data.raw["national"]["company"]


def is_national(g: View, company: str) -> bool:
    """Whether this is the national company."""
    return company == national(g)


def national_state(g: View) -> SeenCompany:
    """The national company."""
    return g.company(national(g))


def has_temporary_president(g: View) -> bool:
    """13.5.6: the national company's president's certificate counts as one share only."""
    return national_state(g).president_size == 1


def is_oracle(g: View, switch: str) -> bool:
    """Whether a rule is played as recorded games do (chapter 17)."""
    return g.rules[switch] == "18xx.games"
