"""Set-up (chapter 1): the seats, the bank, the first position."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from engine.rounds.sequence import Sequence as RoundSequence
from engine.state import CompanyState, PlayerState, State
from engine.titles.t1856.state import CanadaState

if TYPE_CHECKING:
    from engine.title import CompanyData, TitleData

IPO, POOL, OUT = "ipo", "pool", "out"
"""Holders beside the players: certificates never sold, certificates sold back, and what is out of play (14.6)."""


def deal(players: Sequence[str], seed: int) -> dict[str, Any]:
    """1.1: shuffle the seats; nothing else is random."""
    seats = list(players)
    random.Random(seed).shuffle(seats)
    return {"seats": seats}


def start(data: TitleData, setup: Mapping[str, Any]) -> State:
    """The position before the auction (1.1-1.7)."""
    seats = list(setup["deal"]["seats"])
    cash: int = data.raw["starting_cash"][str(len(seats))]
    rights = {kind: right["count"] - 1 for kind, right in data.raw["rights"].items()}
    return State(
        seats=seats,
        priority=seats[0],
        phase=next(iter(data.phases)),
        players={seat: PlayerState(cash) for seat in seats},
        companies={name: _company(company) for name, company in data.companies.items()},
        market={},
        depot={train: kind.count for train, kind in data.trains.items()},
        own=CanadaState(rights_left=rights),
        bank=data.raw["bank"] - cash * len(seats),
        stack=[RoundSequence()],
    )


def _company(company: CompanyData) -> CompanyState:
    shares = {IPO: 10} if company.kind == "public" else {}
    at = IPO if company.kind == "public" else None
    return CompanyState(company.kind, in_play=False, stations=list(company.stations), shares=shares, president_at=at)
