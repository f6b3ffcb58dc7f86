"""1865 Sardinia, long and short: its data and the rules that differ. Numbers in brackets are clauses of its spec.

The printed board can't be had in text: the board here is a reconstruction.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from engine.actions import BuyTrain, catalogue
from engine.acts import FrameRule
from engine.board.data import read_board
from engine.codec import digest
from engine.hints import Remark
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
from engine.rounds.sequence import Sequence, ending
from engine.rounds.shares import BuyOne
from engine.rounds.starting import StartByPar
from engine.rounds.stock import StockRound, StockRoundRule, StockTurn, StockTurnRule
from engine.rounds.trains import TrainOffer, TrainOfferRule
from engine.rulebook import Rulebook, Switch
from engine.title import TitleData, read_title
from engine.titles.t1865 import (
    absorption,
    dividend,
    dragons,
    loans,
    maritime,
    markers,
    outlook,
    rounds,
    sound,
    stock,
    survey,
    track,
    traffic,
    trains,
)
from engine.titles.t1865.absorbing import AbsorbingRule
from engine.titles.t1865.actions import Absorb, Convert, PlaceMarker, Transfer
from engine.titles.t1865.clauses import CAUSES, CLAUSES
from engine.titles.t1865.common import MAJOR, MINOR, is_launched
from engine.titles.t1865.launch import ConversionsRule, HomeChoiceRule
from engine.titles.t1865.marks import marks
from engine.titles.t1865.phases import train_limit
from engine.titles.t1865.raising import RaisingRule
from engine.titles.t1865.setup import deal, start
from engine.titles.t1865.standing import company_state
from engine.titles.t1865.state import (
    Absorbing,
    Conversions,
    DragonsTurn,
    HomeChoice,
    Raising,
    SardiniaState,
)
from engine.titles.t1865.worth import result

if TYPE_CHECKING:
    from engine.editor import Editor
    from engine.game import Game
    from engine.hints import Programme, Wishes

__all__ = ["Variant", "build", "edition", "variant"]

RULES_VERSION = 1
UNUSED = frozenset({"bid", "buy_private", "declare_bankruptcy", "draft_share", "run", "take_loan"})
"""Shared actions that the game hasn't got."""
SWITCHES: dict[str, Switch] = {
    "ipo_price": Switch(("market", "par"), "market", {"elsewhere": "par"}),
    "trade_consent": Switch((True, False), True, {"elsewhere": False}),
    "short": Switch((False, True), False, players=(2, 3), later=True),
}
"""7.15, 9.2: the house's value of each rule, and that of games kept elsewhere; 14: the short game."""
BOARDS, SHEETS = ["board-1"], ["title-1"]
"""The data files released so far, oldest first. None of them ever changes: a corrected one gets a new name here, and
the games begun before go on with theirs.
"""
STEPS = ("absorb", "track", "station", "dividend", "trains")
Raw = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Variant:
    """The long game or the short one, by the data files of these names."""

    short: bool = False
    board: str = BOARDS[-1]
    title: str = SHEETS[-1]


def variant(players: int, options: Mapping[str, Any]) -> Variant:
    """Which game these options ask for, by the newest data files."""
    return Variant(bool(options.get("short")), BOARDS[-1], SHEETS[-1])


def edition(form: Variant, files: Mapping[str, str]) -> Variant:
    """The same game by the data files that a set-up record names; names that were never released change nothing."""
    board = next((name for name in BOARDS if name in files), form.board)
    title = next((name for name in SHEETS if name in files), form.title)
    return replace(form, board=board, title=title)


@cache
def _read(name: str) -> Raw:
    return json.loads(files(__package__ or "").joinpath("data", f"{name}.json").read_text("utf-8"))


@cache
def _surveyed(board: str, title: str) -> None:
    """Refuse a map that breaks a rule; ValueError says which."""
    survey.check(read_board(_read(board)), _read(title))


def figures(form: Variant) -> TitleData:
    """Board and title; for the short game without what it leaves out (14)."""
    _surveyed(form.board, form.title)
    board, raw = _read(form.board), _read(form.title)
    if form.short:
        board, raw = _cut_board(board, raw["short"]["regions"]), _cut_title(raw, raw["short"])
    return read_title(raw, read_board(board))


def _cut_board(board: Raw, regions: list[str]) -> Raw:
    """14.1: only these parts of the map; what led out of them is sea."""
    kept = {each["id"] for each in board["hexes"] if each["region"] in regions}
    hexes: list[Raw] = []
    for each in board["hexes"]:
        if each["id"] in kept:
            inside = {edge: other for edge, other in each["neighbours"].items() if other in kept}
            terrain = {edge: kind for edge, kind in each.get("edge_terrain", {}).items() if edge in inside}
            hexes.append({**each, "neighbours": inside, "edge_terrain": terrain})
    return {**board, "hexes": hexes}


def _cut_title(raw: Raw, short: Raw) -> Raw:
    """14.2, 14.3."""
    trains = [
        {**each, "count": each["count"] - 1} if each["id"] in short["trains_out"] else each for each in raw["trains"]
    ]
    return {
        **raw,
        "bank": short["bank"],
        "certificate_limit": short["certificate_limit"],
        "companies": [each for each in raw["companies"] if each["id"] not in short["companies_out"]],
        "privates": [each for each in raw["privates"] if each["id"] not in short["privates_out"]],
        "trains": trains,
    }


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
        Duty("operated", "1.8", rounds.note_operated),
    )


def _company_turns() -> CompanyTurnRule:
    steps, always = turn_steps(), frozenset(STEPS)
    return CompanyTurnRule(
        {MINOR: steps, MAJOR: steps}, (AnyTime(maritime.GiveMaritime(), always), AnyTime(loans.REPAY, always))
    )


def _frames() -> dict[str, FrameRule]:
    order = BackAndForth()
    pick = PickCompany(maritime.draft_limits, _no_company, order)
    sell, buys = stock.SellAndDrop(stock.PlayersSales()), (StartByPar(stock.Starting()), BuyOne(stock.Purchases()))
    return {
        Sequence.kind: rounds.SequenceRule(),
        Draft.kind: DraftRule("3.1", maritime.draft_limits, (pick,), order, maritime.finish_draft),
        Conversions.kind: ConversionsRule(),
        StockRound.kind: StockRoundRule(lambda g: None, dragons.begin),
        DragonsTurn.kind: dragons.DragonsRule(),
        StockTurn.kind: StockTurnRule("7.2", sell, buys, must_sell=stock.never),
        HomeChoice.kind: HomeChoiceRule(),
        OperatingRound.kind: OperatingRoundRule(lambda g: None),
        CompanyTurn.kind: _company_turns(),
        Absorbing.kind: AbsorbingRule(),
        TrainOffer.kind: TrainOfferRule("9.2"),
        Discards.kind: DiscardsRule(absorption.discard_clause, train_limit, lowest_for_silence=True),
        Raising.kind: RaisingRule(),
    }


def _no_company(g: Editor, company: str) -> None:
    """Only maritime companies are drafted, and they start with nothing."""


def _no_routes(game: Game, wishes: Wishes) -> list[Programme]:
    """Revenue comes of traffic: there are no routes to choose."""
    return []


def build(form: Variant = Variant()) -> Rulebook:
    """The rulebook of the long game or the short one."""
    return Rulebook(
        data=figures(form),
        files={name: digest(_read(name)) for name in (form.board, form.title)},
        actions=catalogue((PlaceMarker, Transfer, Convert, Absorb)),
        frames=_frames(),
        frame_types=(
            Sequence,
            Draft,
            Conversions,
            StockRound,
            DragonsTurn,
            StockTurn,
            HomeChoice,
            OperatingRound,
            CompanyTurn,
            Absorbing,
            TrainOffer,
            Discards,
            Raising,
        ),
        own_state=SardiniaState,
        clauses=CLAUSES,
        causes=CAUSES,
        unused=UNUSED,
        switches=SWITCHES,
        version=RULES_VERSION,
        players=(2, 4),
        deal=deal,
        start=start,
        result=result,
        company_state=company_state,
        ends=lambda g: [Remark("bank", {"cash": g.state.bank})],
        programmes=_no_routes,
        bank_breaks=rounds.bank_breaks,
        tokens_built=sound.markers_built,
        is_floated=is_launched,
        invariants=sound.faults,
        ways={PlaceMarker.type: markers.compared},
        previews={
            Absorb.type: outlook.absorption,
            BuyTrain.type: outlook.purchase,
            Convert.type: outlook.conversion,
            Transfer.type: outlook.transfer,
        },
        remarks=outlook.remarks,
        consequences=outlook.consequences,
        ending=ending,
        forecast=dragons.forecast,
        marks=marks,
    )
