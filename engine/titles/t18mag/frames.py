"""18Mag's kinds of frame with their rules, and the steps of companies' turns (5.1, 7.1), by its forms."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.acts import Act, FrameRule
from engine.rounds.draft import BackAndForth, Draft, DraftRule, PickCompany, PickShare, RotatingOrder
from engine.rounds.operating import CompanyTurn, CompanyTurnRule, Duty, OperatingRound, OperatingRoundRule, Step
from engine.rounds.shares import BuyOne, SellBlock
from engine.rounds.stock import StockRound, StockRoundRule, StockTurn, StockTurnRule
from engine.rounds.token import PlaceStation, all_cities, connected_cities, paid_to_bank
from engine.rounds.trains import TrainOffer, TrainOfferRule
from engine.titles.t18mag import majors, minors, rounds, supporters
from engine.titles.t18mag.clauses import draft_clause
from engine.titles.t18mag.phases import end_operating_round
from engine.titles.t18mag.purchases import StackPurchase, StackSale
from engine.titles.t18mag.running import BuyWagonAct, RunAct
from engine.titles.t18mag.setup import STACK
from engine.titles.t18mag.solo import game
from engine.titles.t18mag.state import Sequence
from engine.titles.t18mag.supporters import CheaperStation, UseSupporterAct
from engine.titles.t18mag.trains import Buy, Scrap, has_all_trains

if TYPE_CHECKING:
    from engine.state import Frame
    from engine.titles.t18mag.variant import Variant
    from engine.view import View


def minor_steps() -> tuple[Step, ...]:
    """5.1, in this order."""
    run = RunAct()
    return (
        Step("track", "6.1", (minors.LayConnected(minors.MinorTrack()),), _has_laid_all),
        Step("station", "5.2", (PlaceStation(connected_cities, minors.station_bill),), majors.placed_station),
        Step("scrap", "5.3", (Scrap(),), lambda g, turn: False),
        Step("run", "5.4", (run, BuyWagonAct()), _has_run, must_act=run.is_due, duty="5.4.1"),
        Step("trains", "5.7", (Buy(),), has_all_trains),
    )


def supported_steps() -> tuple[Step | Duty, ...]:
    """5.1 with supporters (13.3)."""
    lay, run, buy = minors.LayConnected(minors.MinorTrack()), RunAct(), Buy()
    station = CheaperStation(connected_cities, minors.station_bill)
    on_track, at_station = (
        UseSupporterAct(supporters.track_uses(lay)),
        UseSupporterAct(supporters.station_uses(station)),
    )
    in_run, on_train = (
        UseSupporterAct(supporters.run_uses(run.possible_with_wagons)),
        UseSupporterAct(supporters.train_uses(buy)),
    )

    def laid_all(g: View, turn: CompanyTurn) -> bool:
        return _has_laid_all(g, turn) and not supporters.may_upgrade(g, turn)

    return (
        Step("track", "6.1", (lay, on_track), laid_all, must_act=on_track.is_pending),
        Step("station", "5.2", (station, at_station), majors.placed_station, must_act=at_station.is_pending),
        Step("scrap", "5.3", (Scrap(), UseSupporterAct({})), lambda g, turn: False),
        Step("run", "5.4", (run, BuyWagonAct(), in_run), _has_run, must_act=run.is_due, duty="5.4.1"),
        Step("trains", "5.7", (buy, on_train), has_all_trains, must_act=on_train.is_pending),
        Duty("supporters", "13.3", supporters.keep),
    )


def _has_laid_all(g: View, turn: CompanyTurn) -> bool:
    return turn.count("tiles") >= 2


def _has_run(g: View, turn: CompanyTurn) -> bool:
    return turn.count("run") > 0


def major_steps(dividend: Act) -> tuple[Step, ...]:
    """7.1, in this order."""
    return (
        Step(
            "station",
            "7.2",
            (PlaceStation(all_cities, paid_to_bank),),
            majors.placed_station,
            chooses=majors.no_station,
        ),
        Step(
            "dividend",
            "7.3",
            (dividend,),
            lambda g, turn: turn.count("dividend") > 0,
            must_act=lambda g, turn: True,
            chooses=majors.pay_everything,
            forced=majors.pay_nothing,
        ),
    )


def _draft_order(form: Variant) -> RotatingOrder:
    """3.3; 11.6 back and forth; 12.2.4 the human alone."""
    if form.players == 1:
        return game.HumanPicks()
    return BackAndForth() if form.players == 2 else RotatingOrder()


def _turns(form: Variant) -> CompanyTurnRule:
    dividend = majors.AllOrNothing if form.standard_dividends else majors.NamedDividend
    steps: dict[str, tuple[Step | Duty, ...]] = {
        "minor": supported_steps() if form.supporters else minor_steps(),
        "major": major_steps(dividend()),
    }
    return game.SoloTurns({**steps, "opponent": game.steps()}) if form.players == 1 else CompanyTurnRule(steps)


def frames(form: Variant) -> dict[type[Frame], FrameRule]:
    """What the flow is made of: each kind of frame with its rule."""
    alone = form.players == 1
    limits, order = game.limits if alone else rounds.draft_limits, _draft_order(form)
    picks = (PickCompany(limits, rounds.start_minor, order), PickShare(limits, STACK, order))
    sequence = rounds.SequenceRule(game.begin, game.pay_income) if alone else rounds.SequenceRule(rounds.begin_draft)
    return {
        Sequence: sequence,
        Draft: DraftRule(draft_clause(form), limits, picks, order, rounds.finish_draft),
        StockRound: StockRoundRule(rounds.finish_stock_round),
        StockTurn: StockTurnRule("8.2", SellBlock(StackSale()), (BuyOne(StackPurchase()),)),
        OperatingRound: OperatingRoundRule(end_operating_round),
        CompanyTurn: _turns(form),
        TrainOffer: TrainOfferRule("5.7.4"),
    }
