"""Trains as usual: stack, pool, trade-ins, other companies, the president's help and his sales; rust and limits."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from engine.actions import Action, BuyTrain, Offer
from engine.acts import Act, Want
from engine.errors import IllegalAction
from engine.events import TrainBought, TrainsRusted
from engine.finance.holdings import POOL
from engine.rounds.discards import Discards, discard
from engine.rounds.raising import ForcedSale
from engine.rounds.trains import TrainOffer, ask_seller, check_seller, hand_over
from engine.usual.rules import usual
from engine.usual.sequence import resort
from engine.view import BANK

if TYPE_CHECKING:
    from engine.editor import Editor
    from engine.rounds.operating import CompanyTurn
    from engine.view import View

SOLD = "sold for train"
"""Among the counts of a turn, with a company's id: of which shares were sold to pay for a train."""


def bank_offers(g: View, company: str) -> dict[tuple[str, str], int]:
    """The trains of the bank that a company may buy, (kind, "bank" or "pool"), and their prices."""
    places = [(kind, BANK) for kind in usual(g).kinds_on_sale(g)]
    places += [(kind, POOL) for kind in sorted(set(g.state.pool))]
    return {(kind, source): g.data.trains[kind].price for kind, source in places if _may_own(g, company, kind)}


def _may_own(g: View, company: str, train: str) -> bool:
    try:
        usual(g).check_kind(g, company, train)
    except IllegalAction:
        return False
    return True


def cheapest(g: View, company: str) -> int:
    """The price of the cheapest train in the bank that a company may buy; there must be one."""
    return min(bank_offers(g, company).values())


def president_adds(g: View, turn: CompanyTurn) -> bool:
    """The president has to add money: a train must be owned, and the treasury can't pay the cheapest."""
    return usual(g).must_own(g, turn) and g.cash(turn.company) < cheapest(g, turn.company)


def missing(g: View, turn: CompanyTurn) -> int:
    """What treasury and president lack for the cheapest train."""
    if not president_adds(g, turn):
        return 0
    return cheapest(g, turn.company) - g.cash(turn.company) - g.cash(president(g, turn))


def president(g: View, turn: CompanyTurn) -> str:
    """Who adds money for the company."""
    return g.company(turn.company).president or ""


def trade_in(g: View, train: str) -> Any:
    """The trains that may be handed in for one of this kind, and its price then; None where none may."""
    return g.data.figures("trains", train).get("trade_in")


class BuyTrains(Act):
    """Any number up to the limit; a refusal for want of money has a clause for each way to buy."""

    action = BuyTrain

    def candidates(self, g: View, frame: CompanyTurn, want: Want) -> Iterator[Action | Offer]:
        """From the bank, with a trade-in where there's one, from the pool, and other companies' as offers."""
        trains = g.company(frame.company).trains
        for (kind, source), price in bank_offers(g, frame.company).items():
            yield BuyTrain(kind, source, price)
            trade = trade_in(g, kind)
            if trade and source == BANK:
                for old in dict.fromkeys(trains):
                    yield BuyTrain(kind, source, trade["price"], old)
        if want.get("source", "") in (BANK, POOL) or len(trains) >= g.rulebook.train_limit(g, frame.company):
            return
        for seller in self._sellers(g, frame.company):
            for kind in dict.fromkeys(g.company(seller).trains):
                yield from self._from_company(g, frame, kind, seller)

    def _from_company(self, g: View, frame: CompanyTurn, kind: str, seller: str) -> Iterator[Action | Offer]:
        cash, price = g.cash(frame.company), usual(g).agreed_price(g, frame.company, seller, kind)
        if price is not None:
            yield BuyTrain(kind, seller, price)
        elif cash > 0 and _may_own(g, frame.company, kind) and not frame.count(SOLD):
            proposal = BuyTrain(kind, seller, min(cash, g.data.trains[kind].price))
            yield Offer(BuyTrain.type, {"train": kind, "source": seller}, {"price": (1, cash, 1)}, (proposal,))

    def _sellers(self, g: View, buyer: str) -> list[str]:
        return [name for name, each in g.state.companies.items() if each.in_play and name != buyer and each.trains]

    def check(self, g: View, frame: CompanyTurn, action: BuyTrain) -> None:
        """IllegalAction without room, a train that's for sale there to this company, a lawful price, and the money."""
        if action.train not in g.data.trains:
            raise IllegalAction("train.unknown", train=action.train, legal_instead=tuple(g.data.trains))
        held, limit = len(g.company(frame.company).trains), g.rulebook.train_limit(g, frame.company)
        if held >= limit and not action.trade:
            raise IllegalAction("train.limit", company=frame.company, held=held, limit=limit)
        usual(g).check_kind(g, frame.company, action.train)
        if action.source in (BANK, POOL):
            self._check_bank(g, frame, action)
        else:
            self._check_seller(g, frame, action)

    def _check_bank(self, g: View, frame: CompanyTurn, action: BuyTrain) -> None:
        offers = bank_offers(g, frame.company)
        price = offers.get((action.train, action.source))
        if price is None:
            others = tuple(kind for kind, source in offers if source == action.source)
            reason = self._why_not(g, action)
            raise IllegalAction(reason, train=action.train, source=action.source, legal_instead=others)
        cash, reason = g.cash(frame.company), "money.short"
        if action.trade:
            price = self._trade_price(g, frame, action)
        elif president_adds(g, frame):
            lowest, reason = cheapest(g, frame.company), "train.help_short"
            if price > lowest:
                raise IllegalAction("train.cheapest_only", train=action.train, price=price, cheapest=lowest)
            cash += g.cash(president(g, frame))
        if action.price != price:
            raise IllegalAction("train.price", train=action.train, price=price, given=action.price)
        if price > cash:
            raise self._short(g, frame, action, cash, reason, "traded" if action.trade else "")

    def _short(self, g: View, frame: CompanyTurn, action: BuyTrain, cash: int, reason: str, way: str) -> IllegalAction:
        refusal = IllegalAction(reason, need=action.price, has=cash, who=frame.company)
        return refusal.citing(g.rulebook.clauses.get(f"{way}: {reason}", ""))

    def _why_not(self, g: View, action: BuyTrain) -> str:
        """Whether it isn't there, or is below others in the stack, or waits for its phase."""
        if action.source == POOL:
            return "train.not_in_pool"
        return "train.sold_out" if g.state.depot[action.train] == 0 else "train.not_yet"

    def _trade_price(self, g: View, frame: CompanyTurn, action: BuyTrain) -> int:
        trade, held = trade_in(g, action.train), g.company(frame.company).trains
        if not trade or action.source != BANK or action.trade not in trade["trains"] or action.trade not in held:
            raise IllegalAction("train.no_trade", train=action.train, trade=action.trade)
        return trade["price"]

    def _check_seller(self, g: View, frame: CompanyTurn, action: BuyTrain) -> None:
        check_seller(g, action, (BANK, *self._sellers(g, frame.company)))
        if action.trade:
            raise IllegalAction("train.no_trade", train=action.train, trade=action.trade)
        if frame.count(SOLD):
            raise IllegalAction("train.shares_sold", company=frame.company)
        usual(g).trade_terms(g, frame.company, action)
        cash = g.cash(frame.company)
        if action.price > cash:
            raise self._short(g, frame, action, cash, "money.short", "from_company")

    def apply(self, g: Editor, frame: CompanyTurn, action: BuyTrain) -> None:
        """Buy, or ask the other president first."""
        if action.source in (BANK, POOL):
            self._buy_from_bank(g, frame, action)
        elif usual(g).needs_consent(g) and g.actor(frame.company) != g.actor(action.source):
            ask_seller(g, frame.company, action)
        else:
            hand_over(g, frame.company, action.source, action.train, action.price)
            usual(g).train_bought(g, frame.company)

    def _buy_from_bank(self, g: Editor, frame: CompanyTurn, action: BuyTrain) -> None:
        lacking = action.price - g.cash(frame.company)
        if lacking > 0:
            g.pay(president(g, frame), frame.company, lacking, "president", frame.company)
        g.pay(frame.company, BANK, action.price, "train")
        if action.trade:
            discard(g, frame.company, action.trade)
        g.sell_train(frame.company, action.train, action.source)
        g.emit(TrainBought(frame.company, action.train, action.source, action.price))
        usual(g).train_bought(g, frame.company)
        if action.source == BANK:
            sold_from_stack(g, frame, action.train)


def offer_accepted(g: Editor, offer: TrainOffer) -> None:
    """The seller's president has agreed."""
    usual(g).train_bought(g, offer.buyer)


def _lawful(g: View, turn: CompanyTurn, company: str, units: int) -> None:
    """One sale of each company, and what binds all sales."""
    if turn.count(f"{SOLD} {company}"):
        raise IllegalAction("share.one_block", company=company)
    usual(g).check_lawful_sale(g, president(g, turn), company, units)


def fall_and_resort(g: Editor, company: str, units: int) -> None:
    """The price falls, and the companies that wait are sorted anew."""
    usual(g).price_falls(g, company, units)
    resort(g)


def _sold(g: Editor, turn: CompanyTurn, company: str) -> None:
    turn.add(SOLD)
    turn.add(f"{SOLD} {company}")


def keeps_president(g: View, turn: CompanyTurn, company: str) -> bool:
    """Whether this company may not lose its president by such a sale."""
    return usual(g).keeps_president(g, turn.company, company)


TRAIN_SALE = ForcedSale(POOL, president, missing, _lawful, fall_and_resort, _sold, president_adds, keeps_president)
"""What a president sells to pay for a train."""


def sold_from_stack(g: Editor, turn: CompanyTurn, train: str) -> None:
    """A train was bought from the stack: the first of a kind opens its phase, and the phase has its effects."""
    new = usual(g).phase_of(train)
    if not new or usual(g).has_phase(g, new):
        return
    g.change_phase(train)
    rust(g, new)
    usual(g).phase_began(g, turn, new)
    if not usual(g).discards_later(g, turn):
        ask_discards(g)


def rust(g: Editor, phase: str) -> None:
    """Trains whose time is over with this phase are gone, from companies and from the pool."""
    for train in g.data.trains:
        if g.data.figures("trains", train).get("rusts_on") != phase:
            continue
        for company in g.state.companies.values():
            company.trains = [each for each in company.trains if each != train]
        g.state.pool = [each for each in g.state.pool if each != train]
        g.drop_derived()
        g.emit(TrainsRusted(train))


def ask_discards(g: Editor) -> None:
    """Companies above their limits give trains up, in the order of the figures."""
    limit = g.rulebook.train_limit
    over = [name for name, each in g.state.companies.items() if len(each.trains) > limit(g, name)]
    if over:
        g.push(Discards(over))
