"""Buying trains (chapters 11, 12, 14): the national company's permanent trains, and the formation that one sets off."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.errors import IllegalAction
from engine.titles.t1856.common import figures, is_national, is_oracle, own
from engine.titles.t1856.rounds.formation import begin
from engine.usual.trains import BuyTrains, trade_in
from engine.view import BANK

if TYPE_CHECKING:
    from engine.actions import BuyTrain
    from engine.editor import Editor
    from engine.rounds.operating import CompanyTurn
    from engine.view import View


def check_permanent(g: View, company: str, train: str) -> None:
    """14.5: IllegalAction for the national company, but for permanent trains."""
    if is_national(g, company) and not figures(g, "trains", train)["permanent"]:
        raise IllegalAction("train.not_permanent", company=company, train=train)


def is_young(g: View, company: str) -> bool:
    """14.4, 14.5: the national company before it has owned a permanent train."""
    return is_national(g, company) and not own(g).permanent


def must_replace(g: View, company: str) -> bool:
    """14.5: whether the young national company has the money for a permanent train, and so has to buy one."""
    trains, cash = g.company(company).trains, g.cash(company)
    dearest = next(each for each in g.data.trains.values() if each.count is None)
    trade = trade_in(g, dearest.id)
    need = trade["price"] if set(trains) & set(trade["trains"]) else dearest.price
    return cash > need if is_oracle(g, "national_must_buy") else cash >= need


class CanadaTrains(BuyTrains):
    """11.2-11.5, 11.9."""

    def apply(self, g: Editor, frame: CompanyTurn, action: BuyTrain) -> None:
        """17.1: in recorded games the formation begins at once."""
        super().apply(g, frame, action)
        if action.source == BANK and is_oracle(g, "formation"):
            begin(g)
