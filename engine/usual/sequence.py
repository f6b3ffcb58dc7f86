"""The usual sequence of rounds: an auction of private companies, then stock rounds and sets of operating rounds."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from engine.events import RoundStarted
from engine.finance.holdings import IPO
from engine.rounds.auction import Auction, Terms, on_offer
from engine.rounds.operating import OperatingRound
from engine.rounds.sequence import Alternation
from engine.rounds.sequence import Sequence as RoundSequence
from engine.state import CompanyState, PlayerState, State
from engine.usual.rules import PRIVATE_INCOME, PUBLIC, read_figures, usual
from engine.view import BANK

if TYPE_CHECKING:
    from engine.editor import Editor
    from engine.state import TitleState
    from engine.title import CompanyData, TitleData
    from engine.view import View


def shuffled(players: Sequence[str], seed: int) -> dict[str, Any]:
    """What is dealt where only the seats are random."""
    seats = list(players)
    random.Random(seed).shuffle(seats)
    return {"seats": seats}


def first_position(data: TitleData, record: Mapping[str, Any], own: TitleState) -> State:
    """The position before the first round: all shares in the IPO, the players' money out of the bank."""
    seats, figures = list(record["deal"]["seats"]), read_figures(data.raw)
    cash = figures.starting_cash[len(seats)]
    return State(
        seats=seats,
        priority=seats[0],
        phase=next(iter(data.phases)),
        players={seat: PlayerState(cash) for seat in seats},
        companies={name: _company(company) for name, company in data.companies.items()},
        market={},
        depot={train: kind.count for train, kind in data.trains.items()},
        own=own,
        bank=figures.bank - cash * len(seats),
        stack=[RoundSequence()],
    )


def _company(company: CompanyData) -> CompanyState:
    """One that can be started has all its shares in the IPO."""
    shares, at = ({IPO: 10}, IPO) if company.kind == PUBLIC else ({}, None)
    return CompanyState(company.kind, in_play=False, stations=list(company.stations), shares=shares, president_at=at)


class UsualSequence(Alternation):
    """The auction, if any private company is for sale; then rounds in turn until the bank is broken."""

    def open(self, g: Editor) -> None:
        """The private companies are sold, or the first stock round begins."""
        if on_offer(g) is None:
            self.begin_stock_round(g)
            return
        g.state.round = "auction"
        g.push(Auction(g.state.priority))
        g.emit(RoundStarted("auction", 0, 0, 0))

    def before_operating_round(self, g: Editor) -> None:
        """Private companies pay; home tokens are placed in operating order."""
        pay_privates(g)
        for company in operating_order(g):
            if usual(g).home_is_due(g, company):
                g.place_token(company, usual(g).home_city(g, company), 0, home=True)

    def order(self, g: View) -> list[str]:
        """The companies in operating order: by price."""
        return operating_order(g)

    def is_idle(self, g: View) -> bool:
        """No company operates, and no player has the income of a private company. No rulebook foresees it."""
        return not operating_order(g) and not any(owner in g.state.seats for owner in g.state.privates.values())


def pay_privates(g: Editor) -> None:
    """Every open private company pays its owner."""
    for private in g.data.privates:
        owner = g.state.privates.get(private)
        if owner is not None:
            g.pay(BANK, owner, usual(g).income(g, private), PRIVATE_INCOME)


def operating_order(g: View) -> list[str]:
    """By price, those that may operate."""
    return [company for company in g.by_price() if usual(g).may_operate(g, company)]


def resort(g: Editor) -> None:
    """After a forced sale the companies that wait are sorted anew."""
    order = g.by_price()
    for frame in g.state.stack:
        if isinstance(frame, OperatingRound):
            frame.waiting = [company for company in order if company in frame.waiting]


def all_passed(g: Editor, frame: Auction) -> None:
    """The first private company gets cheaper; once it's sold, private companies pay their owners."""
    if on_offer(g) == next(iter(g.data.privates)):
        frame.discount += usual(g).usual.fall
    else:
        pay_privates(g)


AUCTION = Terms(lambda g: usual(g).usual.bid_raise, all_passed)
