"""18Mag: its data and the rules that differ. Numbers in brackets are clauses of its specification."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.actions import catalogue
from engine.acts import Act, FrameRule
from engine.rounds.dividend import AllOrNothing, NamedDividend
from engine.rounds.draft import BackAndForth, Draft, DraftRule, PickCompany, PickShare, RotatingOrder
from engine.rounds.operating import CompanyTurn, CompanyTurnRule, Duty, OperatingRound, OperatingRoundRule, Step
from engine.rounds.shares import BuyOne, SellBlock
from engine.rounds.stock import OneBlockSale, StockRound, StockRoundRule, StockTurn, StockTurnRule
from engine.rounds.token import PlaceStation, all_cities, connected_cities, paid_to_bank
from engine.rounds.trains import Buy, Scrap, TrainOffer, TrainOfferRule
from engine.rulebook import Rulebook, Switch
from engine.titles.t18mag import majors, minors, outlook, rounds, solo, supporters
from engine.titles.t18mag.actions import BuyWagon, FollowCard, UseSupporter
from engine.titles.t18mag.clauses import causes_of, clauses_of, draft_clause
from engine.titles.t18mag.figures import figures
from engine.titles.t18mag.istvan import Istvan
from engine.titles.t18mag.marks import marks
from engine.titles.t18mag.phases import end_operating_round, ends
from engine.titles.t18mag.programmes import programmes, route_problem
from engine.titles.t18mag.purchases import StackPurchase
from engine.titles.t18mag.running import BuyWagonAct, RunAct
from engine.titles.t18mag.setup import STACK, deal, start
from engine.titles.t18mag.standing import company_state
from engine.titles.t18mag.state import MagState, Sequence
from engine.titles.t18mag.supporters import CheaperStation, UseSupporterAct
from engine.titles.t18mag.variant import OPTIONS, SEVERAL_PLAYERS, Variant, variant
from engine.titles.t18mag.worth import result

if TYPE_CHECKING:
    from engine.view import View

__all__ = ["build", "variant"]

RULES_VERSION = 1
UNUSED = frozenset(
    {"bid", "buy_private", "declare_bankruptcy", "remove_token", "repay_loan", "start_company", "take_loan"}
)
"""Shared actions that the game hasn't got."""
SWITCHES: dict[str, Switch] = {
    "no_train_rule": Switch(("rulebook", "18xx.games"), "rulebook", {"oracle": "18xx.games"}),
    "last_phase_by_markers_extra_set": Switch((False, True), False, {"oracle": True}),
    "routes": Switch(("best", "free"), "best", {"oracle": "free"}),
    "terrain_token": Switch(("with_terrain", "before_tile"), "with_terrain", {"oracle": "before_tile"}),
    "trade_consent": Switch((True, False), True, {"oracle": False}),
    "scrapped_train": Switch(("remembered", "forgotten"), "remembered", {"oracle": "remembered"}, later=True),
    "last_certificate": Switch(("other_half", "not_sold"), "other_half", {"oracle": "other_half"}, later=True),
    "called_supporter": Switch(("kept", "spent"), "kept", {"oracle": "spent"}, later=True),
    **OPTIONS,
}
"""Chapter 14: the house's value of each rule, and that of recorded games (profile "oracle"); then the options.

`scrapped_train` (12.4.4): whether a minor of the solo opponent that has to buy a 2-train first (12.4.2) still buys the
train that it has scrapped one for; in games begun without it, it begins that action of its card anew.

`last_certificate` (13.2): whether the holder of one share may pay the other half of the director's certificate where
nothing else is left. `called_supporter` (13.3): whether one that was called and had no effect is spent. In games begun
without them the certificate isn't sold, and the supporter is spent.
"""


def minor_steps() -> tuple[Step, ...]:
    """5.1, in this order."""
    run = RunAct()
    return (
        Step("track", "6.1", (minors.LayConnected(minors.MinorTrack()),), _has_laid_all),
        Step("station", "5.2", (PlaceStation(connected_cities, minors.station_bill),), majors.placed_station),
        Step("scrap", "5.3", (Scrap(),), lambda g, turn: False),
        Step("run", "5.4", (run, BuyWagonAct()), _has_run, must_act=run.is_due, duty="5.4.1"),
        Step("trains", "5.7", (Buy(minors.MinorTrains()),), minors.has_all_trains),
    )


def supported_steps() -> tuple[Step | Duty, ...]:
    """5.1 with supporters (13.3)."""
    lay, run, buy = minors.LayConnected(minors.MinorTrack()), RunAct(), Buy(minors.MinorTrains())
    station = CheaperStation(connected_cities, minors.station_bill)
    on_track, at_station = (
        UseSupporterAct(supporters.track_uses(lay, minors.terrain_cost)),
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
        Step("trains", "5.7", (buy, on_train), minors.has_all_trains, must_act=on_train.is_pending),
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
        return solo.HumanPicks()
    return BackAndForth() if form.players == 2 else RotatingOrder()


def _turns(form: Variant) -> CompanyTurnRule:
    dividend = AllOrNothing if form.standard_dividends else NamedDividend
    steps: dict[str, tuple[Step | Duty, ...]] = {
        "minor": supported_steps() if form.supporters else minor_steps(),
        "major": major_steps(dividend(majors.MULTIPLE, majors.price_steps)),
    }
    return solo.SoloTurns({**steps, "opponent": solo.steps()}) if form.players == 1 else CompanyTurnRule(steps)


def _frames(form: Variant) -> dict[str, FrameRule]:
    alone = form.players == 1
    limits, order = solo.limits if alone else rounds.draft_limits, _draft_order(form)
    picks = (PickCompany(limits, rounds.start_minor, order), PickShare(limits, STACK, order))
    sequence = rounds.SequenceRule(solo.begin, solo.pay_income) if alone else rounds.SequenceRule(rounds.begin_draft)
    return {
        Sequence.kind: sequence,
        Draft.kind: DraftRule(draft_clause(form), limits, picks, order, rounds.finish_draft),
        StockRound.kind: StockRoundRule(rounds.finish_stock_round),
        StockTurn.kind: StockTurnRule("8.2", SellBlock(OneBlockSale(STACK, 1)), (BuyOne(StackPurchase()),)),
        OperatingRound.kind: OperatingRoundRule(end_operating_round),
        CompanyTurn.kind: _turns(form),
        TrainOffer.kind: TrainOfferRule("5.7.4"),
    }


def build(form: Variant = SEVERAL_PLAYERS) -> Rulebook:
    """The rulebook of a form of 18Mag."""
    read = figures(form)
    alone = form.players == 1
    return Rulebook(
        data=read.data,
        files=read.files,
        actions=catalogue((BuyWagon, UseSupporter, FollowCard) if alone else (BuyWagon, UseSupporter)),
        frames=_frames(form),
        frame_types=(Sequence, Draft, StockRound, StockTurn, OperatingRound, CompanyTurn, TrainOffer),
        own_state=MagState,
        clauses=clauses_of(form),
        causes=causes_of(form),
        unused=UNUSED,
        switches=SWITCHES,
        version=RULES_VERSION,
        players=(1, 6),
        deal=solo.deal if alone else deal,
        start=solo.start if alone else start,
        result=result,
        company_state=company_state,
        ends=ends,
        programmes=programmes,
        route_problem=route_problem,
        best_is_compulsory=lambda g: g.rules["routes"] == "best",
        marks=marks,
        ending=rounds.ending,
        automata={read.data.raw["solo"]["opponent"]: Istvan()} if alone else {},
        forecast=outlook.forecast if alone else None,
        foreseen_at=outlook.STEPS,
    )
