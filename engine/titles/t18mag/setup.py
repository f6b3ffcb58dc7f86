"""Set-up (chapter 2): par cards, order of play, the first position."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from engine.rounds.draft import Draft
from engine.state import CompanyState, PlayerState, State
from engine.titles.t18mag.state import MagState
from engine.titles.t18mag.state import Sequence as RoundSequence

if TYPE_CHECKING:
    from engine.title import CompanyData, TitleData
    from engine.view import View

STACK = "stack"
"""1.4: the certificates that no player holds; there is no separate pool."""


def deal(data: TitleData, players: Sequence[str], seed: int) -> dict[str, Any]:
    """2.6: shuffle the seats; 2.3: shuffle the par cards and deal one to each major."""
    chance = random.Random(seed)
    seats, cards = list(players), list(data.raw["par_cards"])
    chance.shuffle(seats)
    chance.shuffle(cards)
    majors = [name for name, company in data.companies.items() if company.kind == "major"]
    return {"seats": seats, "par": dict(zip(majors, cards, strict=False))}


def start(data: TitleData, setup: Mapping[str, Any]) -> State:
    """The position before the draft (2.1-2.8)."""
    seats = list(setup["deal"]["seats"])
    par: Mapping[str, int] = setup["deal"]["par"]
    market: dict[str, list[str]] = {}
    for name, company in data.companies.items():  # 2.4: arrival in the order of the list
        if company.kind == "major":
            market.setdefault(str(par[name]), []).append(name)
    return State(
        seats=seats,
        priority=seats[0],
        phase=next(iter(data.phases)),
        players={seat: PlayerState() for seat in seats},
        companies={name: _company(company) for name, company in data.companies.items()},
        market=market,
        depot={train: kind.count for train, kind in data.trains.items()},
        own=MagState(indicators=[each["id"] for each in data.raw["trains"] if each["indicator"]]),
        stack=[RoundSequence()],
    )


def _company(company: CompanyData) -> CompanyState:
    if company.kind == "minor":
        return CompanyState(
            "minor", in_play=False, stations=list(company.stations), terrain_tokens=company.terrain_tokens
        )
    return CompanyState("major", stations=list(company.stations), shares={STACK: 10}, president_at=STACK)


def draft_offer(g: View) -> Draft:
    """3.1: all minors, and one or two shares of each major."""
    shares: int = g.data.raw["draft"][str(len(g.state.seats))]["shares_per_major"]
    companies = g.data.companies.values()
    return Draft(
        companies=[each.id for each in companies if each.kind == "minor"],
        shares={each.id: shares for each in companies if each.kind == "major"},
    )
