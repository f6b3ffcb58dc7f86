"""1856's kinds of frame with their rules, and the steps of a company's turn (5.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.acts import Act, FrameRule
from engine.rounds.auction import Auction, AuctionRule
from engine.rounds.city_choice import CityChoice, CityChoiceRule
from engine.rounds.consent import ConsentRule
from engine.rounds.discards import Discards, DiscardsRule
from engine.rounds.operating import (
    AnyTime,
    CompanyTurn,
    CompanyTurnRule,
    Duty,
    OperatingRound,
    OperatingRoundRule,
    Step,
)
from engine.rounds.raising import Debt, DebtRule, GoBankrupt
from engine.rounds.sequence import Sequence
from engine.rounds.shares import BuyOne, SellBlock
from engine.rounds.starting import StartByPar
from engine.rounds.stock import StockRound, StockRoundRule, StockTurn, StockTurnRule
from engine.rounds.trains import TrainOffer, TrainOfferRule
from engine.titles.t1856 import phases
from engine.titles.t1856.board import running, tokens, track
from engine.titles.t1856.common import is_oracle, sold_percent
from engine.titles.t1856.rounds import (
    capital,
    dividend,
    formation,
    loans,
    national,
    privates,
    sequence,
    stock,
    trains,
    waiting,
)
from engine.titles.t1856.rounds.formation import Formation, FormationRule
from engine.titles.t1856.rounds.privates import PrivateOffer

if TYPE_CHECKING:
    from engine.state import Frame
    from engine.view import View

TURN = frozenset({"track", "station", "borrow", "run", "dividend", "trains", "repay", "last"})
BEFORE_INTEREST = frozenset({"borrow", "run", "trains"})


def company_steps() -> tuple[Step | Duty, ...]:
    """5.6, in this order."""
    sell = SellBlock(trains.TRAIN_SALE)
    ruin = GoBankrupt(sell, trains.TRAIN_SALE, lambda g: is_oracle(g, "bankruptcy"))
    return (
        Duty("home", "7.2", tokens.place_home),
        Step("track", "6.1", (track.CompanyLay(), track.PrivateLay()), waiting.track_is_done, waits=waiting.at_track),
        Duty("destinations", "4.5", capital.test_destinations),
        Step("station", "7.3", (tokens.Station(), tokens.PrivateStation()), tokens.placed, waits=waiting.at_station),
        Step("borrow", "14.3", (national.BorrowDiesel(),), national.need_not_borrow),
        Step("run", "8.1", (running.RunTrains(),), _has_run),
        Duty("interest", "9.3", loans.interest_step),
        Step(
            "dividend",
            "10.1",
            (dividend.PayOrWithhold(),),
            dividend.is_settled,
            must_act=lambda g, turn: True,
            forced=dividend.only_choice,
        ),
        Duty("no_run", "10.4", loans.idle_price),
        Step(
            "trains",
            "11",
            (trains.BuyTrains(), sell, ruin),
            _never,
            trains.must_buy,
            waits=waiting.at_trains,
            duty="11.8",
        ),
        Duty("borrowed", "14.3", national.return_borrowed),
        Duty("excess", "9.6", loans.repay_excess),
        Step("repay", "9.5", (loans.Repay(),), _never, waits=waiting.at_end),
        Duty("discards", "11.7", phases.late_discards),
        Step("last", "15.2", (), lambda g, turn: not is_oracle(g, "discards"), waits=waiting.for_private),
        Duty("end", "15.3", phases.end_turn),
    )


def _never(g: View, turn: CompanyTurn) -> bool:
    return False


def _has_run(g: View, turn: CompanyTurn) -> bool:
    return turn.count("run") > 0 or not running.can_run(g, turn.company)


def any_time() -> tuple[AnyTime, ...]:
    """5.7: what is open at any time of a turn, or before its interest."""
    return (*(AnyTime(act, TURN) for act in waiting.ANY_TIME), AnyTime(tokens.PrivateStation(), BEFORE_INTEREST))


def frames() -> dict[type[Frame], FrameRule]:
    """What the flow is made of: each kind of frame with its rule."""
    sell = SellBlock(stock.StockSale())
    must_sell = stock.MustSell(sell)
    buys: tuple[Act, ...] = (
        StartByPar(stock.StockStart(must_sell)),
        BuyOne(stock.StockPurchase(must_sell)),
        privates.BuyAmongPlayers(must_sell),
    )
    pay = SellBlock(loans.DEBT_SALE)
    ruin = GoBankrupt(pay, loans.DEBT_SALE, lambda g: is_oracle(g, "bankruptcy"))
    return {
        Sequence: sequence.SequenceRule(),
        Auction: AuctionRule("2.2", sequence.AUCTION),
        StockRound: StockRoundRule(stock.finish_stock_round),
        StockTurn: StockTurnRule(
            "3.2",
            sell,
            buys,
            lambda turn: not turn.sold_first,
            must_sell,
            lambda g, turn: stock.must_complete(g, turn.player) and not turn.bought,
            stock.ruin_president,
        ),
        OperatingRound: OperatingRoundRule(phases.close_used, formation.begin, capital.may_operate, sold_percent),
        CompanyTurn: CompanyTurnRule({"public": company_steps(), "national": company_steps()}, any_time()),
        CityChoice: CityChoiceRule("6.5.6", "7.2"),
        Debt: DebtRule("9.4", (pay, ruin), loans.paid),
        Formation: FormationRule(),
        Discards: DiscardsRule(lambda g: "11.7", phases.train_limit),
        TrainOffer: TrainOfferRule("11.4", trains.offer_accepted),
        PrivateOffer: ConsentRule("15.2", privates.offer_accepted, lambda offer: None),
    }
