"""1856 for three to six players: its data and the rules that differ. Numbers in brackets are clauses of its spec."""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from engine.actions import BuyTrain, catalogue
from engine.acts import Act, FrameRule
from engine.board.data import read_board
from engine.codec import digest
from engine.hints import Remark
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
from engine.rounds.sequence import Sequence, ending
from engine.rounds.shares import BuyOne, SellBlock
from engine.rounds.starting import StartByPar
from engine.rounds.stock import StockRound, StockRoundRule, StockTurn, StockTurnRule
from engine.rounds.trains import TrainOffer, TrainOfferRule
from engine.rulebook import Rulebook, Switch
from engine.title import read_title
from engine.titles.t1856 import (
    capital,
    closing,
    dividends,
    formation,
    invariants,
    loans,
    national,
    outlook,
    phases,
    privates,
    rounds,
    running,
    stock,
    tokens,
    track,
    trains,
    waiting,
)
from engine.titles.t1856.actions import BorrowTrain, BuyRight, Merge, PlacePort, Redeem
from engine.titles.t1856.clauses import CAUSES, CLAUSES
from engine.titles.t1856.common import is_oracle, sold_percent
from engine.titles.t1856.formation import Formation, FormationRule
from engine.titles.t1856.marks import marks
from engine.titles.t1856.privates import PrivateOffer, trade_terms
from engine.titles.t1856.programmes import programmes, route_problem
from engine.titles.t1856.setup import deal, start
from engine.titles.t1856.standing import company_state
from engine.titles.t1856.state import CanadaState
from engine.titles.t1856.worth import result

if TYPE_CHECKING:
    from engine.view import View

RULES_VERSION = 1
UNUSED = frozenset({"draft_company", "draft_share"})
"""Shared actions that the game hasn't got."""


def _switch() -> Switch:
    return Switch(("rulebook", "18xx.games"), "rulebook", {"oracle": "18xx.games"})


SWITCHES: dict[str, Switch] = {
    "formation": _switch(),
    "certificate_limit": _switch(),
    "closed_trains": _switch(),
    "national_must_buy": _switch(),
    "private_trade": Switch((True, False), True, {"oracle": False}),
    "wsrc_closes": _switch(),
    "interest": _switch(),
    "bankruptcy": _switch(),
    "discards": _switch(),
    "trade_consent": Switch((True, False), True, {"oracle": False}),
    "refused_offers": Switch(("free", "purchase"), "free", {"oracle": "free"}, later=True),
    "any_time": Switch(("awaited", "not awaited"), "awaited", {"oracle": "not awaited"}, later=True),
    "alternate_destinations": Switch((False, True), False),
    "unlimited_rights": Switch((False, True), False),
    "eight_trains": Switch((False, True), False, later=True),
}
"""Chapter 17: the house's value of each rule, and that of recorded games (profile "oracle"); 1.9: the options.

`refused_offers` (3.2.3): whether an offer that's declined was the turn's purchase; in games begun without it, it was.
`any_time` (5.7): whether a step waits for a private company that would have a use in it and may be bought, perhaps with
a loan; in games begun without it, it doesn't.
"""

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
            (dividends.PayOrWithhold(),),
            dividends.is_settled,
            must_act=lambda g, turn: True,
            forced=dividends.only_choice,
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
    """5.7."""
    return (*(AnyTime(act, TURN) for act in waiting.ANY_TIME), AnyTime(tokens.PrivateStation(), BEFORE_INTEREST))


def _frames() -> dict[str, FrameRule]:
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
        Sequence.kind: rounds.SequenceRule(),
        Auction.kind: AuctionRule("2.2", rounds.AUCTION),
        StockRound.kind: StockRoundRule(stock.finish_stock_round),
        StockTurn.kind: StockTurnRule(
            "3.2",
            sell,
            buys,
            lambda turn: not turn.sold_first,
            must_sell,
            lambda g, turn: stock.must_complete(g, turn.player) and not turn.bought,
            stock.ruin_president,
        ),
        OperatingRound.kind: OperatingRoundRule(phases.close_used, formation.begin, capital.may_operate, sold_percent),
        CompanyTurn.kind: CompanyTurnRule({"public": company_steps(), "national": company_steps()}, any_time()),
        CityChoice.kind: CityChoiceRule("6.5.6", "7.2"),
        Debt.kind: DebtRule("9.4", (pay, ruin), loans.paid),
        Formation.kind: FormationRule(),
        Discards.kind: DiscardsRule(lambda g: "11.7", phases.train_limit),
        TrainOffer.kind: TrainOfferRule("11.4", trains.offer_accepted),
        PrivateOffer.kind: ConsentRule("15.2", privates.offer_accepted, lambda offer: None),
    }


def _read(name: str) -> Mapping[str, Any]:
    return json.loads(files(__name__).joinpath("data", f"{name}.json").read_text("utf-8"))


def _with_alternate(company: Mapping[str, Any]) -> dict[str, Any]:
    """A company's figures with its alternate destination in the place of the usual one."""
    return {**company, "destination": company["alternate"]["to"]} if "alternate" in company else dict(company)


def variant(players: int, options: Mapping[str, Any]) -> tuple[str, bool] | None:
    """1.9: with an option 8-trains stand for diesels, with another the alternate destinations for the usual ones."""
    chosen = ("8" if options.get("eight_trains") else "D", bool(options.get("alternate_destinations")))
    return None if chosen == USUAL else chosen


USUAL = ("D", False)


def build(chosen: tuple[str, bool] = USUAL) -> Rulebook:
    """The rulebook of 1856: its last kind of train, and whether it has the alternate destinations."""
    last_train, alternate = chosen
    board, title = _read("board-1"), _read("title-1")
    unlimited = [each["id"] for each in title["trains"] if each["count"] is None and each["id"] != last_train]
    used = {**title, "trains": [each for each in title["trains"] if each["id"] not in unlimited]}
    if alternate:
        used["companies"] = [_with_alternate(each) for each in title["companies"]]
    frame_types = (
        Sequence, Auction, StockRound, StockTurn, OperatingRound, CompanyTurn, CityChoice, Debt, Discards, TrainOffer,
        PrivateOffer, Formation,
    )  # fmt: skip
    return Rulebook(
        data=read_title(used, read_board(board)),
        files={"board-1": digest(board), "title-1": digest(title)},
        actions=catalogue((PlacePort, BuyRight, BorrowTrain, Redeem, Merge)),
        frames=_frames(),
        frame_types=frame_types,
        own_state=CanadaState,
        clauses=CLAUSES,
        causes=CAUSES,
        unused=UNUSED,
        switches=SWITCHES,
        version=RULES_VERSION,
        players=(3, 6),
        deal=deal,
        start=start,
        result=result,
        company_state=company_state,
        ends=lambda g: [Remark("bank", {"cash": g.state.bank})],
        programmes=programmes,
        route_problem=route_problem,
        bank_breaks=lambda money: money < 0,
        after_act=loans.after_act,
        trade_terms=trade_terms,
        certificate_limit=closing.certificate_limit,
        may_move=closing.may_move,
        close=closing.close,
        train_limit=phases.train_limit,
        tokens_built=invariants.tokens_built,
        is_floated=capital.may_operate,
        invariants=invariants.check,
        changes=invariants.changes,
        marks=marks,
        previews={
            BuyTrain.type: outlook.purchase,
            PlacePort.type: outlook.port,
            Merge.type: outlook.declared,
            Redeem.type: outlook.declared,
        },
        remarks=outlook.remarks,
        consequences=outlook.consequences,
        ending=ending,
    )
