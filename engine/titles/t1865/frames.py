"""1865's kinds of frame with their rules, and the steps of a company's turn (8.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.acts import FrameRule
from engine.rounds.discards import Discards, DiscardsRule
from engine.rounds.draft import BackAndForth, Draft, DraftRule, PickCompany
from engine.rounds.operating import (
    AnyTime,
    CompanyTurn,
    CompanyTurnRule,
    Duty,
    OperatingRound,
    OperatingRoundRule,
    Step,
)
from engine.rounds.sequence import Sequence
from engine.rounds.shares import BuyOne
from engine.rounds.starting import StartByPar
from engine.rounds.stock import StockRound, StockRoundRule, StockTurn, StockTurnRule
from engine.rounds.trains import TrainOffer, TrainOfferRule
from engine.titles.t1865.board import markers, track, traffic
from engine.titles.t1865.common import MAJOR, MINOR
from engine.titles.t1865.phases import train_limit
from engine.titles.t1865.rounds import absorption, dividend, dragons, loans, maritime, sequence, stock, trains
from engine.titles.t1865.rounds.absorbing import AbsorbingRule
from engine.titles.t1865.rounds.launch import ConversionsRule, HomeChoiceRule
from engine.titles.t1865.rounds.raising import RaisingRule
from engine.titles.t1865.state import Absorbing, Conversions, DragonsTurn, HomeChoice, Raising

if TYPE_CHECKING:
    from engine.editor import Editor
    from engine.state import Frame

STEPS = ("absorb", "track", "station", "dividend", "trains")


def turn_steps() -> tuple[Step | Duty, ...]:
    """8.2, in this order."""
    return (
        Step("absorb", "11.1", (absorption.TakeOver(),), absorption.none_possible, waits=loans.may_repay),
        Step("track", "8.4", (track.LayTrack(),), track.has_laid_all),
        Duty("mines", "8.18", traffic.work_mines),
        Step("station", "8.20", (markers.PlaceByConnection(),), markers.has_placed),
        Step(
            "dividend",
            "8.30",
            (dividend.PayOrKeep(),),
            dividend.has_divided,
            must_act=lambda g, turn: True,
            forced=dividend.nothing_to_divide,
        ),
        Step(
            "trains",
            "9.1",
            (trains.BuyTrains(),),
            lambda g, turn: False,
            must_act=trains.must_own,
            duty="9.6",
            waits=lambda g, turn: loans.may_repay(g, turn) or maritime.may_transfer(g, turn),
        ),
        Duty("operated", "1.8", sequence.note_operated),
    )


def _company_turns() -> CompanyTurnRule:
    steps, always = turn_steps(), frozenset(STEPS)
    return CompanyTurnRule(
        {MINOR: steps, MAJOR: steps}, (AnyTime(maritime.GiveMaritime(), always), AnyTime(loans.REPAY, always))
    )


def frames() -> dict[type[Frame], FrameRule]:
    """What the flow is made of: each kind of frame with its rule."""
    order = BackAndForth()
    pick = PickCompany(maritime.draft_limits, _no_company, order)
    sell, buys = stock.SellAndDrop(stock.PlayersSales()), (StartByPar(stock.Starting()), BuyOne(stock.Purchases()))
    return {
        Sequence: sequence.SequenceRule(),
        Draft: DraftRule("3.1", maritime.draft_limits, (pick,), order, maritime.finish_draft),
        Conversions: ConversionsRule(),
        StockRound: StockRoundRule(lambda g: None, dragons.begin),
        DragonsTurn: dragons.DragonsRule(),
        StockTurn: StockTurnRule("7.2", sell, buys, must_sell=stock.never),
        HomeChoice: HomeChoiceRule(),
        OperatingRound: OperatingRoundRule(lambda g: None),
        CompanyTurn: _company_turns(),
        Absorbing: AbsorbingRule(),
        TrainOffer: TrainOfferRule("9.2"),
        Discards: DiscardsRule(absorption.discard_clause, train_limit, lowest_for_silence=True),
        Raising: RaisingRule(),
    }


def _no_company(g: Editor, company: str) -> None:
    """Only maritime companies are drafted, and they start with nothing."""
