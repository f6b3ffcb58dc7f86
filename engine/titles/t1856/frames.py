"""1856's kinds of frame with their rules, and the steps of a company's turn (5.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.acts import Act, FrameRule
from engine.finance.holdings import sold_percent
from engine.rounds.city_choice import CityChoice, CityChoiceRule
from engine.rounds.operating import (
    AnyTime,
    CompanyTurn,
    CompanyTurnRule,
    Duty,
    OperatingRound,
    OperatingRoundRule,
    Step,
)
from engine.rounds.raising import GoBankrupt
from engine.rounds.shares import BuyOne, SellBlock
from engine.rounds.starting import StartByPar
from engine.rounds.stock import StockTurn, StockTurnRule
from engine.titles.t1856 import phases
from engine.titles.t1856.board import tokens, track
from engine.titles.t1856.common import is_oracle
from engine.titles.t1856.rounds import capital, formation, loans, national, privates, stock, trains, waiting
from engine.titles.t1856.rounds.dividend import NationalDividend
from engine.titles.t1856.rounds.formation import Formation, FormationRule
from engine.usual.dividend import idle_price
from engine.usual.stock import MustSell, StockStart
from engine.usual.track import Station, is_placed
from engine.usual.turns import dividend_step, never, ruin, run_step, sales_after, trains_step, usual_frames

if TYPE_CHECKING:
    from engine.state import Frame
    from engine.view import View

TURN = frozenset({"track", "station", "borrow", "run", "dividend", "trains", "repay", "last"})
BEFORE_INTEREST = frozenset({"borrow", "run", "trains"})
PLACES = {
    "auction": "2.2",
    "stock": "3.2",
    "trains": "11",
    "must_own": "11.8",
    "discard": "11.7",
    "train_offer": "11.4",
    "private_offer": "15.2",
}
"""The clauses of what is usual in the flow."""


def company_steps() -> tuple[Step | Duty, ...]:
    """5.6, in this order."""
    return (
        Duty("home", "7.2", tokens.place_home),
        Step("track", "6.1", (track.CanadaLay(), track.TccLay()), waiting.track_is_done, waits=waiting.at_track),
        Duty("destinations", "4.5", capital.test_destinations),
        Step("station", "7.3", (Station(), tokens.PrivateStation()), is_placed, waits=waiting.at_station),
        Step("borrow", "14.3", (national.BorrowDiesel(),), national.need_not_borrow),
        run_step("8.1"),
        Duty("interest", "9.3", loans.interest_step),
        dividend_step("10.1", NationalDividend()),
        Duty("no_run", "10.4", idle_price),
        trains_step(PLACES, trains.CanadaTrains(), ruin(may_go_bankrupt), waiting.at_trains),
        Duty("borrowed", "14.3", national.return_borrowed),
        Duty("excess", "9.6", loans.repay_excess),
        Step("repay", "9.5", (loans.Repay(),), never, waits=waiting.at_end),
        Duty("discards", "11.7", phases.late_discards),
        Step("last", "15.2", (), lambda g, turn: not is_oracle(g, "discards"), waits=waiting.for_private),
        Duty("end", "15.3", phases.end_turn),
    )


def may_go_bankrupt(g: View) -> bool:
    """17.5: in recorded games a player may do so though the money could be raised."""
    return is_oracle(g, "bankruptcy")


def any_time() -> tuple[AnyTime, ...]:
    """5.7: what is open at any time of a turn, or before its interest."""
    return (*(AnyTime(act, TURN) for act in waiting.ANY_TIME), AnyTime(tokens.PrivateStation(), BEFORE_INTEREST))


def stock_turn() -> StockTurnRule:
    """3.2; 14.6 what must be bought, and who is ruined by it."""
    sell = SellBlock(stock.CanadaSale())
    must_sell = MustSell(sell)
    before = stock.BeforePurchase(must_sell)
    buys: tuple[Act, ...] = (
        StartByPar(StockStart(before)),
        BuyOne(stock.CanadaPurchase(before)),
        privates.BuyAmongPlayers(before),
    )
    return StockTurnRule(
        PLACES["stock"],
        sell,
        buys,
        sales_after,
        must_sell,
        lambda g, turn: stock.must_complete(g, turn.player) and not turn.bought,
        stock.ruin_president,
    )


def frames() -> dict[type[Frame], FrameRule]:
    """What the flow is made of: each kind of frame with its rule."""
    steps = company_steps()
    pay = SellBlock(loans.DEBT_SALE)
    return {
        **usual_frames(PLACES, steps),
        StockTurn: stock_turn(),
        OperatingRound: OperatingRoundRule(phases.close_used, formation.begin, capital.may_operate, sold_percent),
        CompanyTurn: CompanyTurnRule({"public": steps, "national": steps}, any_time()),
        CityChoice: CityChoiceRule("6.5.6", "7.2"),
        loans.Debt: loans.DebtRule((pay, GoBankrupt(pay, loans.DEBT_SALE, may_go_bankrupt))),
        Formation: FormationRule(),
    }
