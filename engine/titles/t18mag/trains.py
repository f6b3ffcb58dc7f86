"""Trains of minors: given back (5.3), bought from the bank and from each other (5.7)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.actions import Action, BuyTrain, Offer, ScrapTrain
from engine.acts import Act, Want
from engine.errors import IllegalAction
from engine.events import TrainBought, TrainScrapped
from engine.rounds.trains import ask_seller, check_seller, hand_over
from engine.titles.t18mag import supporters
from engine.titles.t18mag.phases import sold_by_bank
from engine.view import BANK

if TYPE_CHECKING:
    from engine.editor import Editor
    from engine.rounds.operating import CompanyTurn
    from engine.rounds.track import Payment
    from engine.view import View


def has_all_trains(g: View, turn: CompanyTurn) -> bool:
    """5.7.2: no room for another train."""
    return len(g.company(turn.company).trains) >= g.phase.train_limit


def price(g: View, turn: CompanyTurn, train: str) -> int:
    """5.7.1: what a train from the bank costs; 13.3: less with a supporter's help."""
    full = g.data.trains[train].price
    return full - (g.data.raw["supporters"]["discounts"][train] if supporters.is_ready(turn, supporters.TRAIN) else 0)


def _bill(g: View, turn: CompanyTurn, train: str) -> list[Payment]:
    """5.7.1: half to the maker, for two players a quarter (11.4), whatever the buyer pays."""
    kind = g.data.trains[train]
    part = kind.price // g.data.raw.get("seller_part", 2)
    rest = price(g, turn, train) - part
    return [(turn.company, kind.seller, part, "train"), (turn.company, BANK, rest, "train")]


def sellers(g: View, buyer: str) -> list[str]:
    """5.7.3: every other minor; 12.4.9: the solo opponent trades with nobody else."""
    companies, owner = g.state.companies, g.actor(buyer)
    return [
        name
        for name, each in companies.items()
        if each.kind == "minor" and each.in_play and name != buyer
        if owner == each.owner or not {owner, each.owner} & g.rulebook.automata.keys()
    ]


def _needs_consent(g: View, buyer: str, seller: str) -> bool:
    """5.7.4: another owner must agree."""
    return bool(g.rules["trade_consent"]) and g.actor(buyer) != g.actor(seller)


class Scrap(Act):
    """5.3: give a train back to the bank without compensation."""

    action = ScrapTrain

    def candidates(self, g: View, frame: CompanyTurn, want: Want) -> Iterator[Action | Offer]:
        """One of each kind held."""
        return (ScrapTrain(train) for train in dict.fromkeys(g.company(frame.company).trains))

    def check(self, g: View, frame: CompanyTurn, action: ScrapTrain) -> None:
        """IllegalAction unless it's held."""
        trains = g.company(frame.company).trains
        if action.train not in trains:
            raise IllegalAction(
                "train.not_held", train=action.train, company=frame.company, legal_instead=tuple(trains)
            )

    def apply(self, g: Editor, frame: CompanyTurn, action: ScrapTrain) -> None:
        """It goes back to the depot."""
        g.take_train(frame.company, action.train)
        left = g.state.depot[action.train]
        if left is not None:
            g.state.depot[action.train] = left + 1
        g.emit(TrainScrapped(frame.company, action.train))


class Buy(Act):
    """5.7: a part of a train's price goes to its maker, the rest to the bank; minors trade with each other."""

    action = BuyTrain

    def candidates(self, g: View, frame: CompanyTurn, want: Want) -> Iterator[Action | Offer]:
        """Each kind in the depot, then each other company's kinds as offers with bounds for the price."""
        if want.get("source", BANK) == BANK:
            for train, left in g.state.depot.items():
                if left is None or left > 0:
                    yield BuyTrain(train, BANK, price(g, frame, train))
        cash = g.cash(frame.company)
        if cash < 1 or self._room(g, frame.company) < 1:
            return
        for seller in sellers(g, frame.company):
            if want.get("source", seller) == seller:
                for train in dict.fromkeys(g.company(seller).trains):
                    proposal = BuyTrain(train, seller, min(cash, g.data.trains[train].price))
                    fixed = {"train": train, "source": seller}
                    yield Offer(BuyTrain.type, fixed, {"price": (1, cash, 1)}, (proposal,))

    def _room(self, g: View, company: str) -> int:
        return g.rulebook.train_limit(g, company) - len(g.company(company).trains)

    def check(self, g: View, frame: CompanyTurn, action: BuyTrain) -> None:
        """IllegalAction without room, a train that's for sale there, a lawful price, and the money."""
        if self._room(g, frame.company) < 1:
            held, limit = len(g.company(frame.company).trains), g.rulebook.train_limit(g, frame.company)
            raise IllegalAction("train.limit", company=frame.company, held=held, limit=limit)
        if action.train not in g.data.trains:
            raise IllegalAction("train.unknown", train=action.train, legal_instead=tuple(g.data.trains))
        if action.trade:
            raise IllegalAction("train.no_trade", train=action.train, trade=action.trade)
        if action.source == BANK:
            self._check_bank(g, frame, action)
        else:
            self._check_seller(g, frame.company, action)
        if action.price > g.cash(frame.company):
            raise IllegalAction("money.short", need=action.price, has=g.cash(frame.company), who=frame.company)

    def _check_bank(self, g: View, frame: CompanyTurn, action: BuyTrain) -> None:
        left, asked = g.state.depot.get(action.train, 0), price(g, frame, action.train)
        if left is not None and left < 1:
            raise IllegalAction("train.sold_out", train=action.train)
        if action.price != asked:
            raise IllegalAction("train.price", train=action.train, price=asked, given=action.price)

    def _check_seller(self, g: View, buyer: str, action: BuyTrain) -> None:
        check_seller(g, action, (BANK, *sellers(g, buyer)))

    def apply(self, g: Editor, frame: CompanyTurn, action: BuyTrain) -> None:
        """Buy, or ask the other player first."""
        if action.source == BANK:
            g.pay_all(_bill(g, frame, action.train))
            g.sell_train(frame.company, action.train, BANK)
            g.emit(TrainBought(frame.company, action.train, BANK, action.price))
            supporters.spend(frame, supporters.TRAIN)
            sold_by_bank(g, action.train)  # 4.4: it may start the next phase
        elif _needs_consent(g, frame.company, action.source):
            ask_seller(g, frame.company, action)
        else:
            hand_over(g, frame.company, action.source, action.train, action.price)
