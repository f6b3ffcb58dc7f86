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
    """2.6: shuffle the seats; 2.3: shuffle the par cards and deal one to each major; 13.1: draw the minors left out."""
    chance = random.Random(seed)
    seats, cards = list(players), list(data.raw["par_cards"])
    chance.shuffle(seats)
    chance.shuffle(cards)
    majors = [name for name, company in data.companies.items() if company.kind == "major"]
    dealt: dict[str, Any] = {"seats": seats, "par": dict(zip(majors, cards, strict=False))}
    if data.raw.get("minors_removed"):
        minors = [name for name, company in data.companies.items() if company.kind == "minor"]
        dealt["removed"] = sorted(chance.sample(minors, data.raw["minors_removed"]), key=int)
    return dealt


def start(data: TitleData, setup: Mapping[str, Any]) -> State:
    """The position before the draft (2.1-2.8)."""
    dealt: Mapping[str, Any] = setup["deal"]
    seats = list(dealt["seats"])
    units: dict[str, int] = {each["id"]: each.get("unit", 10) for each in data.raw["companies"]}
    companies = [name for name in data.companies if name not in dealt.get("removed", ())]
    market: dict[str, list[str]] = {}
    for name in companies:  # 2.4: arrival in the order of the list
        if data.companies[name].kind == "major":
            market.setdefault(str(dealt["par"][name]), []).append(name)
    return State(
        seats=seats,
        priority=seats[0],
        phase=next(iter(data.phases)),
        players={seat: PlayerState() for seat in seats},
        companies={name: _company(data.companies[name], units[name]) for name in companies},
        market=market,
        depot={train: kind.count for train, kind in data.trains.items()},
        own=MagState(indicators=[each["id"] for each in data.raw["trains"] if each["indicator"]]),
        stack=[RoundSequence()],
    )


def _company(company: CompanyData, unit: int) -> CompanyState:
    if company.kind == "minor":
        return CompanyState(
            "minor", in_play=False, stations=list(company.stations), terrain_tokens=company.terrain_tokens
        )
    return CompanyState(
        "major", stations=list(company.stations), unit=unit, shares={STACK: 100 // unit}, president_at=STACK
    )


def draft_offer(g: View) -> Draft:
    """3.1: all minors, and one or two shares of each major; 13.3: the supporters."""
    shares: int = g.data.raw["draft"][str(len(g.state.seats))]["shares_per_major"]
    companies = g.state.companies.items()
    return Draft(
        companies=[name for name, each in companies if each.kind == "minor"],
        shares={name: shares for name, each in companies if each.kind == "major"},
        privates=list(g.data.privates),
    )
