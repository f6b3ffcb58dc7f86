"""Absorption (chapter 11): conditions, the indemnity and its means, and what passes over."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engine.actions import Action, Offer
from engine.acts import Act, Want
from engine.errors import IllegalAction
from engine.finance.holdings import IPO, POOL, players_holdings
from engine.rounds.discards import Discards
from engine.rounds.operating import operating_round
from engine.titles.t1865.actions import Absorb, CompanyAbsorbed
from engine.titles.t1865.board import network
from engine.titles.t1865.board.traffic import gain, total
from engine.titles.t1865.common import DRAGONS, MAJOR, is_launched, launched, own
from engine.titles.t1865.rounds import loans
from engine.titles.t1865.rounds.chart import zoned_price
from engine.titles.t1865.rounds.launch import make_major
from engine.titles.t1865.rounds.stock import pool_room
from engine.titles.t1865.state import Absorbing
from engine.view import BANK

if TYPE_CHECKING:
    from engine.editor import Editor
    from engine.rounds.operating import CompanyTurn
    from engine.view import View

ABSORBED = "absorbed"
"""Among the counts of a turn: companies that the company took over in it."""


PAST_THE_LAST = 1_000
"""A step in which a turn is over."""


@dataclass(frozen=True, slots=True)
class Payment:
    """11.3, 11.4: what is due and how it's raised.

    each: for one share of the target. due: for all that aren't in its IPO. cash: of both companies. shares: of its own
    that the absorber sells from its IPO, at `price`. loans: new state loans. left: what the absorber has afterwards.
    """

    each: int
    due: int
    cash: int
    shares: int
    price: int
    loans: int
    left: int


def payment(g: View, absorber: str, target: str) -> Payment:
    """11.3-11.5: work out the payment; raises IllegalAction if it isn't possible."""
    state, each = g.company(absorber), zoned_price(g, target)
    due = each * sum(units for holder, units in g.company(target).shares.items() if holder != IPO)
    cash, price = g.cash(absorber) + g.cash(target), g.price(absorber)
    owed, most = state.loans + g.company(target).loans, loans.most(g)
    if owed > most:
        raise IllegalAction("absorb.loans", absorber=absorber, target=target, loans=owed, most=most)
    to_sell = min(state.shares.get(IPO, 0), pool_room(g, absorber))
    shares = min(to_sell, _parts(due - cash, price))
    borrowed = _parts(due - cash - shares * price, loans.amount(g))
    if owed + borrowed > most:
        means = cash + shares * price + (most - owed) * loans.amount(g)
        raise IllegalAction("absorb.too_dear", absorber=absorber, target=target, need=due, most=means)
    left = cash + shares * price + borrowed * loans.amount(g) - due
    return Payment(each, due, cash, shares, price, borrowed, left)


def _parts(need: int, each: int) -> int:
    """How many parts of so much money cover a need."""
    return max(0, -(-need // each))


def check_pair(g: View, turn: CompanyTurn, absorber: str, target: str) -> None:
    """11.1, 11.2: IllegalAction unless one president, whose turn it is; both operated; networks connected."""
    pair: dict[str, Any] = {"absorber": absorber, "target": target}
    launched_both = is_launched(g, absorber) and is_launched(g, target)
    if absorber == target or not launched_both or turn.company not in (absorber, target):
        raise IllegalAction("absorb.no_such_pair", **pair)
    if g.company(absorber).president != g.company(target).president:
        raise IllegalAction("absorb.two_presidents", **pair)
    if turn.company == target and turn.count(ABSORBED):
        raise IllegalAction("absorb.has_absorbed", **pair)
    if turn.company == absorber and target not in operating_round(g).waiting:
        raise IllegalAction("absorb.had_its_turn", **pair)
    for company in (absorber, target):
        if not g.company(company).operated:
            raise IllegalAction("absorb.not_operated", company=company)
    if not network.are_joined(g, absorber, target):
        raise IllegalAction("absorb.not_connected", **pair)


def pairs(g: View, turn: CompanyTurn) -> Iterator[tuple[str, str]]:
    """The pairs (absorber, target) that fulfil everything but the payment, active ones first, in operating order."""
    others = [company for company in launched(g) if company != turn.company]
    for pair in [*((turn.company, other) for other in others), *((other, turn.company) for other in others)]:
        try:
            check_pair(g, turn, *pair)
        except IllegalAction:
            continue
        yield pair


def none_possible(g: View, turn: CompanyTurn) -> bool:
    """Whether no absorption can be chosen now, not even after a loan has been repaid (11.5)."""
    for absorber, target in pairs(g, turn):
        try:
            payment(g, absorber, target)
        except IllegalAction:
            if loans.may_repay(g, turn):
                return False
            continue
        return False
    return True


def discard_clause(g: View) -> str:
    """The excess of an absorption's trains (11.7), or that over a limit that has fallen (4.3)."""
    return "11.7" if any(isinstance(frame, Absorbing) for frame in g.state.stack) else "4.3"


class TakeOver(Act):
    """11: active or passive, by whose turn it is; the payment is worked out and checked before it's chosen."""

    action = Absorb

    def candidates(self, g: View, frame: CompanyTurn, want: Want) -> Iterator[Action | Offer]:
        """All pairs that may be joined."""
        return (Absorb(absorber, target) for absorber, target in pairs(g, frame))

    def check(self, g: View, frame: CompanyTurn, action: Absorb) -> None:
        """11.1-11.5."""
        check_pair(g, frame, action.absorber, action.target)
        payment(g, action.absorber, action.target)

    def apply(self, g: Editor, frame: CompanyTurn, action: Absorb) -> None:
        """Pay, hand everything over, then the decisions about trains and markers (11.7, 11.9)."""
        absorber, target = action.absorber, action.target
        plan = payment(g, absorber, target)
        old = g.company(target)
        held = players_holdings(g, old)
        g.emit(CompanyAbsorbed(absorber, target, plan.due, plan.shares, plan.loans, old.president or "", held))
        _pay(g, absorber, target, plan)
        _hand_over(g, absorber, target)
        _return_to_ipo(g, target)
        if frame.company == target:
            frame.step = PAST_THE_LAST
        else:
            frame.add(ABSORBED)
            operating_round(g).waiting.remove(target)
        markers: int = g.data.raw["shares"][MAJOR]["markers"]
        g.company(absorber).stations = [0] * (markers - len(g.nodes_of(absorber)))  # 11.9 a
        g.push(Absorbing(absorber, target))
        g.push(Discards(companies=[absorber]))


def _pay(g: Editor, absorber: str, target: str, plan: Payment) -> None:
    """11.3, 11.4: the target's money, own shares, loans; then every share that isn't in the IPO is paid."""
    g.pay(target, absorber, g.cash(target), ABSORBED)
    if plan.shares:
        g.move_shares(absorber, IPO, POOL, plan.shares)
        g.pay(BANK, absorber, plan.shares * plan.price, "sale")
    loans.take(g, absorber, plan.loans)
    shares = g.company(target).shares
    for player in g.state.seats:
        g.pay(absorber, player, plan.each * shares.get(player, 0), "indemnity")
    g.pay(absorber, BANK, plan.each * (shares.get(POOL, 0) + shares.get(DRAGONS, 0)), "indemnity")


def _hand_over(g: Editor, absorber: str, target: str) -> None:
    """11.7, 11.8: trains, traffic, maritime companies and loans."""
    old = g.company(target)
    for train in list(old.trains):
        g.take_train(target, train)
        g.give_train(absorber, train)
    gain(g, absorber, total(g, target), ABSORBED)
    own(g).traffic.pop(target, None)
    for private in g.privates_of(target):
        g.give_private(private, absorber)
    g.company(absorber).loans += old.loans
    old.loans = 0


def _return_to_ipo(g: Editor, target: str) -> None:
    """11.6: its certificates return as a major's; its markers for price and chart are taken off."""
    state = g.company(target)
    g.remove_marker(target)
    del own(g).rows[target], own(g).homes[target]
    make_major(g, target)
    state.president, state.in_play, state.operated, state.par, state.stations = None, False, False, 0, []
