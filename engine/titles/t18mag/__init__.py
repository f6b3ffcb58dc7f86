"""18Mag for three to six players: its data and the rules that differ. Numbers in brackets are clauses of its spec."""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from engine.actions import catalogue
from engine.acts import FrameRule
from engine.board.data import read_board
from engine.codec import digest
from engine.rounds.dividend import NamedDividend
from engine.rounds.draft import Draft, DraftRule, PickCompany, PickShare
from engine.rounds.operating import CompanyTurn, CompanyTurnRule, OperatingRound, OperatingRoundRule, Step
from engine.rounds.shares import BuyOne, PurchaseRules, SellBlock
from engine.rounds.stock import OneBlockSale, StockRound, StockRoundRule, StockTurn, StockTurnRule
from engine.rounds.token import PlaceStation, all_cities, connected_cities
from engine.rounds.track import LayOrUpgrade
from engine.rounds.trains import Buy, Scrap, TrainOffer, TrainOfferRule
from engine.rulebook import Rulebook, Switch
from engine.title import read_title
from engine.titles.t18mag import majors, minors, rounds
from engine.titles.t18mag.actions import BuyWagon
from engine.titles.t18mag.clauses import CLAUSES
from engine.titles.t18mag.phases import end_operating_round
from engine.titles.t18mag.programmes import programmes
from engine.titles.t18mag.running import BuyWagonAct, RunAct
from engine.titles.t18mag.setup import STACK, deal, start
from engine.titles.t18mag.state import MagState, Sequence
from engine.titles.t18mag.worth import result

if TYPE_CHECKING:
    from engine.view import View

RULES_VERSION = 1
SWITCHES: dict[str, Switch] = {
    "no_train_rule": Switch(("rulebook", "18xx.games"), "rulebook", {"oracle": "18xx.games"}),
    "last_phase_by_markers_extra_set": Switch((False, True), False, {"oracle": True}),
    "routes": Switch(("best", "free"), "best", {"oracle": "free"}),
    "terrain_token": Switch(("with_terrain", "before_tile"), "with_terrain", {"oracle": "before_tile"}),
    "trade_consent": Switch((True, False), True, {"oracle": False}),
}
"""Chapter 14: the house's value of each rule, and that of recorded games (profile "oracle")."""


def minor_steps() -> tuple[Step, ...]:
    """5.1, in this order."""
    run = RunAct()
    return (
        Step("track", "6.1", (LayOrUpgrade(minors.MinorTrack()),), lambda g, turn: turn.count("tiles") >= 2),
        Step("station", "5.2", (PlaceStation(connected_cities, minors.station_bill),), majors.placed_station),
        Step("scrap", "5.3", (Scrap(),), lambda g, turn: False),
        Step("run", "5.4", (run, BuyWagonAct()), lambda g, turn: turn.count("run") > 0, must_act=run.is_due),
        Step("trains", "5.7", (Buy(minors.MinorTrains()),), _has_all_trains),
    )


def _has_all_trains(g: View, turn: CompanyTurn) -> bool:
    return len(g.company(turn.company).trains) >= g.phase.train_limit


def major_steps() -> tuple[Step, ...]:
    """7.1, in this order."""
    dividend = NamedDividend(majors.MULTIPLE, majors.price_steps)
    return (
        Step(
            "station",
            "7.2",
            (PlaceStation(all_cities, majors.station_bill),),
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


def _frames() -> dict[str, FrameRule]:
    limits = rounds.draft_limits
    picks = (PickCompany(limits, rounds.start_minor), PickShare(limits, STACK))
    return {
        Sequence.kind: rounds.SequenceRule(),
        Draft.kind: DraftRule("3.4", limits, picks, rounds.finish_draft),
        StockRound.kind: StockRoundRule(rounds.finish_stock_round),
        StockTurn.kind: StockTurnRule("8.2", SellBlock(OneBlockSale(STACK, 1)), (BuyOne(PurchaseRules(STACK)),)),
        OperatingRound.kind: OperatingRoundRule(end_operating_round),
        CompanyTurn.kind: CompanyTurnRule({"minor": minor_steps(), "major": major_steps()}),
        TrainOffer.kind: TrainOfferRule("5.7.4"),
    }


def _read(name: str) -> Mapping[str, Any]:
    return json.loads(files(__name__).joinpath("data", f"{name}.json").read_text("utf-8"))


def build() -> Rulebook:
    """The rulebook of 18Mag."""
    board, title = _read("board-1"), _read("title-1")
    return Rulebook(
        data=read_title(title, read_board(board)),
        files={"board-1": digest(board), "title-1": digest(title)},
        actions=catalogue((BuyWagon,)),
        frames=_frames(),
        frame_types=(Sequence, Draft, StockRound, StockTurn, OperatingRound, CompanyTurn, TrainOffer),
        own_state=MagState,
        clauses=CLAUSES,
        switches=SWITCHES,
        version=RULES_VERSION,
        players=(3, 6),
        deal=deal,
        start=start,
        result=result,
        programmes=programmes,
    )
