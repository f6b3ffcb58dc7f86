"""Buying trains (chapters 11, 12, 14): the stack, the pool, trade-ins, other companies, the president's help."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.actions import Action, BuyTrain, Offer
from engine.acts import Act, Want
from engine.errors import IllegalAction
from engine.events import TrainBought
from engine.rounds.discards import discard
from engine.rounds.raising import ForcedSale
from engine.rounds.trains import ask_seller, check_seller, hand_over
from engine.titles.t1856 import phases
from engine.titles.t1856.board.running import has_route
from engine.titles.t1856.common import figures, is_national, is_oracle, kinds_on_sale, own
from engine.titles.t1856.phases import train_limit
from engine.titles.t1856.rounds.formation import begin
from engine.titles.t1856.rounds.privates import trade_terms
from engine.titles.t1856.rounds.sequence import resort
from engine.titles.t1856.rounds.stock import check_forced_sale, fall
from engine.titles.t1856.setup import POOL
from engine.view import BANK

if TYPE_CHECKING:
    from engine.editor import Editor
    from engine.rounds.operating import CompanyTurn
    from engine.rounds.trains import TrainOffer
    from engine.view import View

SOLD = "sold for train"
"""Among the counts of a turn, with a company's id: of which shares were sold to pay for a train."""


def bank_offers(g: View, company: str) -> dict[tuple[str, str], int]:
    """11.2, 14.5: the trains of the bank that a company may buy, (kind, "bank" or "pool"), and their prices."""
    offers = {(kind, BANK): g.data.trains[kind].price for kind in kinds_on_sale(g)}
    offers.update({(kind, POOL): g.data.trains[kind].price for kind in sorted(set(g.state.pool))})
    return {(kind, source): price for (kind, source), price in offers.items() if may_own(g, company, kind)}


def may_own(g: View, company: str, train: str) -> bool:
    """14.5: the national company buys permanent trains only."""
    return not is_national(g, company) or figures(g, "trains", train)["permanent"]


def is_young(g: View, company: str) -> bool:
    """14.4, 14.5: the national company before it has owned a permanent train."""
    return is_national(g, company) and not own(g).permanent


def must_own(g: View, turn: CompanyTurn) -> bool:
    """11.8: no train, and a route for one; a train in the bank there always is."""
    if is_young(g, turn.company):
        return False
    return not g.company(turn.company).trains and has_route(g, turn.company)


def must_buy(g: View, turn: CompanyTurn) -> bool:
    """11.8, 14.5: whether the step can't be left without a purchase."""
    if not is_young(g, turn.company):
        return must_own(g, turn)
    trains, cash = g.company(turn.company).trains, g.cash(turn.company)
    dearest = next(each for each in g.data.trains.values() if each.count is None)
    trade = figures(g, "trains", dearest.id)["trade_in"]
    need = trade["price"] if set(trains) & set(trade["trains"]) else dearest.price
    return cash > need if is_oracle(g, "national_must_buy") else cash >= need


def cheapest(g: View, company: str) -> int:
    """The price of the cheapest train in the bank that a company may buy; there must be one."""
    return min(bank_offers(g, company).values())


def president_adds(g: View, turn: CompanyTurn) -> bool:
    """11.9: the president has to add money, as the treasury can't pay the cheapest train."""
    return must_own(g, turn) and g.cash(turn.company) < cheapest(g, turn.company)


def missing(g: View, turn: CompanyTurn) -> int:
    """12.1: what treasury and president lack for the cheapest train."""
    if not president_adds(g, turn):
        return 0
    return cheapest(g, turn.company) - g.cash(turn.company) - g.cash(g.company(turn.company).president or "")


class BuyTrains(Act):
    """11.2-11.5, 11.9."""

    action = BuyTrain

    def candidates(self, g: View, frame: CompanyTurn, want: Want) -> Iterator[Action | Offer]:
        """From the bank, with a trade-in where there's one, from the pool, and other companies' as offers."""
        trains = g.company(frame.company).trains
        for (kind, source), price in bank_offers(g, frame.company).items():
            yield BuyTrain(kind, source, price)
            trade = figures(g, "trains", kind).get("trade_in")
            if trade and source == BANK:
                for old in dict.fromkeys(trains):
                    yield BuyTrain(kind, source, trade["price"], old)
        cash = g.cash(frame.company)
        if want.get("source", "") in (BANK, POOL) or len(trains) >= train_limit(g, frame.company):
            return
        for seller in self._sellers(g, frame.company):
            for kind in dict.fromkeys(g.company(seller).trains):
                yield from self._from_company(g, frame, kind, seller, cash)

    def _from_company(self, g: View, frame: CompanyTurn, kind: str, seller: str, cash: int) -> Iterator[Action | Offer]:
        price = g.data.trains[kind].price
        if is_national(g, frame.company) or is_national(g, seller):
            yield BuyTrain(kind, seller, price)
        elif cash > 0 and may_own(g, frame.company, kind) and not frame.count(SOLD):
            proposal = BuyTrain(kind, seller, min(cash, price))
            yield Offer(BuyTrain.type, {"train": kind, "source": seller}, {"price": (1, cash, 1)}, (proposal,))

    def _sellers(self, g: View, buyer: str) -> list[str]:
        return [name for name, each in g.state.companies.items() if each.in_play and name != buyer and each.trains]

    def check(self, g: View, frame: CompanyTurn, action: BuyTrain) -> None:
        """IllegalAction without room, a train that's for sale there to this company, a lawful price, and the money."""
        if action.train not in g.data.trains:
            raise IllegalAction("train.unknown", train=action.train, legal_instead=tuple(g.data.trains))
        held, limit = len(g.company(frame.company).trains), train_limit(g, frame.company)
        if held >= limit and not action.trade:
            raise IllegalAction("train.limit", company=frame.company, held=held, limit=limit)
        if not may_own(g, frame.company, action.train):
            raise IllegalAction("train.not_permanent", company=frame.company, train=action.train)
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
        cash, clause, reason = g.cash(frame.company), "11.2", "money.short"
        if action.trade:
            price, clause = self._trade_price(g, frame, action), "11.3"
        elif president_adds(g, frame):
            lowest, clause, reason = cheapest(g, frame.company), "11.9", "train.help_short"
            if price > lowest:
                raise IllegalAction("train.cheapest_only", train=action.train, price=price, cheapest=lowest)
            cash += g.cash(g.company(frame.company).president or "")
        if action.price != price:
            raise IllegalAction("train.price", train=action.train, price=price, given=action.price)
        if price > cash:
            raise IllegalAction(reason, need=price, has=cash, who=frame.company).citing(clause)

    def _why_not(self, g: View, action: BuyTrain) -> str:
        """Whether it isn't there, or is below others in the stack (1.6), or waits for its phase (11.2)."""
        if action.source == POOL:
            return "train.not_in_pool"
        return "train.sold_out" if g.state.depot[action.train] == 0 else "train.not_yet"

    def _trade_price(self, g: View, frame: CompanyTurn, action: BuyTrain) -> int:
        trade = figures(g, "trains", action.train).get("trade_in")
        held = g.company(frame.company).trains
        if not trade or action.source != BANK or action.trade not in trade["trains"] or action.trade not in held:
            raise IllegalAction("train.no_trade", train=action.train, trade=action.trade)
        return trade["price"]

    def _check_seller(self, g: View, frame: CompanyTurn, action: BuyTrain) -> None:
        check_seller(g, action, (BANK, *self._sellers(g, frame.company)))
        if action.trade:
            raise IllegalAction("train.no_trade", train=action.train, trade=action.trade)
        if frame.count(SOLD):
            raise IllegalAction("train.shares_sold", company=frame.company)
        trade_terms(g, frame.company, action)
        cash = g.cash(frame.company)
        if action.price > cash:
            raise IllegalAction("money.short", need=action.price, has=cash, who=frame.company).citing("11.4")

    def apply(self, g: Editor, frame: CompanyTurn, action: BuyTrain) -> None:
        """Buy, or ask the other president first (11.4)."""
        if action.source in (BANK, POOL):
            self._buy_from_bank(g, frame, action)
        elif g.rules["trade_consent"] and g.actor(frame.company) != g.actor(action.source):
            ask_seller(g, frame.company, action)
        else:
            hand_over(g, frame.company, action.source, action.train, action.price)
            note_train(g, frame.company)

    def _buy_from_bank(self, g: Editor, frame: CompanyTurn, action: BuyTrain) -> None:
        lacking = action.price - g.cash(frame.company)
        if lacking > 0:
            president = g.company(frame.company).president or ""
            g.pay(president, frame.company, lacking, "president", frame.company)
        g.pay(frame.company, BANK, action.price, "train")
        if action.trade:
            discard(g, frame.company, action.trade)
        g.sell_train(frame.company, action.train, action.source)
        g.emit(TrainBought(frame.company, action.train, action.source, action.price))
        note_train(g, frame.company)
        if action.source == BANK:
            phases.sold_from_stack(g, frame, action.train)
            if is_oracle(g, "formation"):
                begin(g)  # 17.1


def note_train(g: Editor, company: str) -> None:
    """14.4: the national company has owned a permanent train, for it buys no other (14.5)."""
    if is_national(g, company):
        own(g).permanent = True


def offer_accepted(g: Editor, offer: TrainOffer) -> None:
    """11.4: the seller's president has agreed."""
    note_train(g, offer.buyer)


def _payer(g: View, turn: CompanyTurn) -> str:
    return g.company(turn.company).president or ""


def _lawful(g: View, turn: CompanyTurn, company: str, units: int) -> None:
    """12.1, 3.5.2: one sale action a company, and the pool's limit."""
    if turn.count(f"{SOLD} {company}"):
        raise IllegalAction("share.one_block", company=company)
    check_forced_sale(g, _payer(g, turn), company, units)


def _fall(g: Editor, company: str, units: int) -> None:
    fall(g, company, units)
    resort(g)


def _sold(g: Editor, turn: CompanyTurn, company: str) -> None:
    turn.add(SOLD)
    turn.add(f"{SOLD} {company}")


TRAIN_SALE = ForcedSale(POOL, _payer, missing, _lawful, _fall, _sold, president_adds)
"""12.1."""
