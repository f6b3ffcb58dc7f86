"""The usual kinds of frame with their rules, and the steps of a company's turn in their usual order.

Clauses are given by the name of the step; beside the steps there are "must_own" (the duty to own a train), "discard",
"train_offer" and "private_offer".
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from engine.acts import Act, FrameRule, has_legal
from engine.finance.holdings import sold_percent
from engine.rounds.auction import Auction, AuctionRule
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
from engine.rounds.raising import GoBankrupt
from engine.rounds.sequence import Sequence
from engine.rounds.shares import BuyOne, SellBlock
from engine.rounds.starting import StartByPar
from engine.rounds.stock import StockRound, StockRoundRule, StockTurn, StockTurnRule
from engine.rounds.trains import TrainOffer, TrainOfferRule
from engine.usual import dividend, privates, running, stock, track, trains
from engine.usual.privates import BuyFromPlayer, PrivateOffer
from engine.usual.rules import PUBLIC, usual
from engine.usual.sequence import AUCTION, UsualSequence

if TYPE_CHECKING:
    from engine.state import Frame
    from engine.view import View

When = Callable[["View", CompanyTurn], bool]
TURN = frozenset({"track", "station", "run", "dividend", "trains", "last"})
_BUY_PRIVATE = BuyFromPlayer()


def never(g: View, turn: CompanyTurn) -> bool:
    """For a step that ends by passing, or once nothing in it is legal."""
    return False


def always(g: View, turn: CompanyTurn) -> bool:
    """For a step that can't be passed."""
    return True


def may_buy_private(g: View, turn: CompanyTurn) -> bool:
    """A private company could be bought now."""
    return has_legal(g, turn, (_BUY_PRIVATE,))


def run_step(clause: str) -> Step:
    """Run the trains, once a turn."""
    return Step("run", clause, (running.RunTrains(),), running.has_run)


def dividend_step(clause: str, act: Act) -> Step:
    """Pay or withhold what was earned."""
    return Step("dividend", clause, (act,), dividend.is_settled, always, forced=dividend.only_choice)


TRAIN_SALE = SellBlock(trains.TRAIN_SALE)
"""What a president sells for a train."""


def ruin(freely: Callable[[View], bool] = lambda g: False) -> GoBankrupt:
    """The president can't raise the money for a train that must be bought; `freely` as of `GoBankrupt`."""
    return GoBankrupt(TRAIN_SALE, trains.TRAIN_SALE, freely)


def trains_step(clauses: Mapping[str, str], buy: Act, ruined: Act, waits: When = never) -> Step:
    """Buy trains, and sell shares for one that must be bought, or be ruined by it."""
    acts = (buy, TRAIN_SALE, ruined)
    must_buy: When = lambda g, turn: usual(g).must_buy(g, turn)  # noqa: E731
    return Step("trains", clauses["trains"], acts, never, must_buy, waits=waits, duty=clauses["must_own"])


def turn_steps(
    clauses: Mapping[str, str],
    beside: tuple[str, ...] = (),
    is_laid: When = track.is_laid,
    at_track: When = never,
    ruined: Act | None = None,
) -> tuple[Step | Duty, ...]:
    """A turn as usual: track, token, run, dividend, trains; a private company may be bought until its end.

    beside: as of `CompanyLay`; is_laid: when nothing is left to do in the step of track; at_track: when that
    isn't skipped; ruined: how a president goes bankrupt.
    """
    lay = track.CompanyLay(track.CompanyTrack(), beside)
    return (
        Step("track", clauses["track"], (lay,), is_laid, waits=at_track),
        Step("station", clauses["station"], (track.Station(),), track.is_placed),
        run_step(clauses["run"]),
        dividend_step(clauses["dividend"], dividend.PayOrWithhold()),
        Duty("no_run", clauses["dividend"], dividend.idle_price),
        trains_step(clauses, trains.BuyTrains(), ruined or ruin()),
        Step("last", clauses["last"], (), never, waits=may_buy_private),
    )


def stock_turn(clause: str) -> StockTurnRule:
    """Sales before or after one purchase."""
    sell = SellBlock(stock.StockSale())
    must_sell = stock.MustSell(sell)
    before = stock.Before(must_sell)
    buys = (StartByPar(stock.StockStart(before)), BuyOne(stock.StockPurchase(before)))
    return StockTurnRule(clause, sell, buys, sales_after, must_sell, waits=lambda g, turn: usual(g).awaits(g, turn))


def sales_after(turn: StockTurn) -> bool:
    """After a purchase that came first there may be sales."""
    return not turn.sold_first


def usual_frames(
    clauses: Mapping[str, str], steps: tuple[Step | Duty, ...], any_time: tuple[AnyTime, ...] = ()
) -> dict[type[Frame], FrameRule]:
    """What the flow is made of where all is usual; a title puts its own frames in or beside."""
    buy = AnyTime(_BUY_PRIVATE, TURN)
    return {
        Sequence: UsualSequence(),
        Auction: AuctionRule(clauses["auction"], AUCTION),
        StockRound: StockRoundRule(stock.finish_stock_round),
        StockTurn: stock_turn(clauses["stock"]),
        OperatingRound: OperatingRoundRule(lambda g: None, may_operate=may_operate, sold=sold_percent),
        CompanyTurn: CompanyTurnRule({PUBLIC: steps}, (buy, *any_time)),
        Discards: DiscardsRule(lambda g: clauses["discard"], lambda g, company: g.rulebook.train_limit(g, company)),
        TrainOffer: TrainOfferRule(clauses["train_offer"], trains.offer_accepted),
        PrivateOffer: ConsentRule(clauses["private_offer"], privates.offer_accepted, lambda offer: None),
    }


def may_operate(g: View, company: str) -> bool:
    """Whether a company has its turn."""
    return usual(g).may_operate(g, company)
