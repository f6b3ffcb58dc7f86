"""Set-up (chapter 2): seats, cash, home markers, the first position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from engine.finance.holdings import IPO
from engine.rounds.draft import Draft
from engine.rounds.sequence import Sequence as RoundSequence
from engine.state import CompanyState, PlayerState, State
from engine.titles.t1865.state import SardiniaState

if TYPE_CHECKING:
    from engine.title import TitleData
    from engine.view import View


def start(data: TitleData, setup: Mapping[str, Any]) -> State:
    """The position before the draft (2.1-2.5): home markers lie on the map, all shares in the IPO."""
    seats = list(setup["deal"]["seats"])
    cash: int = data.raw["starting_cash"][str(len(seats))]
    tokens: dict[str, list[str]] = {}
    homes = {name: company.home or "" for name, company in data.companies.items()}
    for name, home in homes.items():
        tokens.setdefault(home, []).append(name)
    return State(
        seats=seats,
        priority=seats[0],
        phase=next(iter(data.phases)),
        players={seat: PlayerState(cash) for seat in seats},
        companies={name: _company(data, company.kind) for name, company in data.companies.items()},
        market={},
        depot={train: kind.count for train, kind in data.trains.items()},
        own=SardiniaState(homes=homes),
        bank=data.raw["bank"] - cash * len(seats),
        tokens=tokens,
        stack=[RoundSequence()],
    )


def _company(data: TitleData, kind: str) -> CompanyState:
    unit: int = data.raw["shares"][kind]["unit"]
    return CompanyState(kind, in_play=False, unit=unit, shares={IPO: 100 // unit}, president_at=IPO)


def draft_offer(g: View) -> Draft:
    """3.1: all maritime companies."""
    return Draft(privates=list(g.data.privates))
