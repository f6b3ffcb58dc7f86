"""The solo game's set-up (12.2), rounds, and the turns of the opponent's minors (12.3 to 12.5)."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from engine.acts import Act
from engine.events import RoundStarted, ShareDrafted, TileLaid
from engine.rounds.draft import DraftLimits, RotatingOrder
from engine.rounds.operating import CompanyTurn, CompanyTurnRule, Duty, Step
from engine.rounds.token import PlaceStation, connected_cities
from engine.titles.t18mag import minors, setup
from engine.titles.t18mag.phases import own
from engine.titles.t18mag.rounds import start_minor
from engine.titles.t18mag.running import BuyWagonAct, RunAct
from engine.titles.t18mag.solo.cards import FollowCardAct
from engine.titles.t18mag.solo.upgrades import UpgradesOnly
from engine.titles.t18mag.trains import Buy, Scrap, has_all_trains
from engine.view import BANK

if TYPE_CHECKING:
    from engine.editor import Editor
    from engine.state import State
    from engine.title import TitleData
    from engine.titles.t18mag.state import MagState
    from engine.view import View


def opponent(g: View) -> str:
    """The seat that nobody sits on."""
    return g.data.raw["solo"]["opponent"]


def deal(data: TitleData, players: Sequence[str], seed: int) -> dict[str, Any]:
    """12.2.1 company cards and 12.2.3 a stock card for the opponent, who sits before the human (12.2.5)."""
    dealt = setup.deal(data, players, seed)
    chance = random.Random(f"cards {seed}")
    solo = data.raw["solo"]
    minors_dealt = sorted(chance.sample(sorted(solo["company_cards"]), solo["minors_each"]), key=int)
    stock_card = chance.choice(sorted(solo["stock_cards"]))
    return {**dealt, "seats": [solo["opponent"], *players], "minors": minors_dealt, "stock_card": stock_card}


def start(data: TitleData, record: Mapping[str, Any]) -> State:
    """The position before anything is laid out."""
    state = setup.start(data, record)
    mine = cast("MagState", state.own)
    mine.cards = dict.fromkeys(record["deal"]["minors"], 0)
    mine.stock_card = record["deal"]["stock_card"]
    return state


def begin(g: Editor) -> None:
    """12.2.2 the opponent's minors and their track; 12.2.3 his share; 12.2.4 the human then picks from the rest."""
    g.state.round, g.state.set_number = "draft", 1
    g.emit(RoundStarted("draft", 1, 0, 0))
    name, solo = opponent(g), g.data.raw["solo"]
    for minor in own(g).cards:
        g.company(minor).owner = name
        start_minor(g, minor)
    for minor in own(g).cards:
        for hex_id, (tile, rotation) in solo["track"][minor].items():
            if g.laid(hex_id) is None:
                g.lay(hex_id, tile, rotation)
                g.emit(TileLaid(minor, hex_id, tile, rotation, "", 0, ""))
    share = solo["stock_cards"][own(g).stock_card]["share"]
    g.move_shares(share, setup.STACK, name, 1)
    g.emit(ShareDrafted(name, share, g.company(share).unit))
    offer = setup.draft_offer(g)
    offer.companies = [each for each in offer.companies if each not in own(g).cards]
    del offer.shares[share]
    g.push(offer)


class HumanPicks(RotatingOrder):
    """12.2.4: only the human picks; 12.2.5: the opponent has the priority deal."""

    def players(self, g: View) -> int:
        """One player picks: the human."""
        return 1

    def picker(self, g: View, picks: int) -> str:
        """Who makes each pick: the human."""
        return next(seat for seat in g.state.seats if seat != opponent(g))

    def priority(self, g: View, picks: int) -> str:
        """Who starts the first stock round: the opponent (12.2.5)."""
        return opponent(g)


def limits(g: View) -> DraftLimits:
    """12.2.4: as many minors as the opponent, and one share."""
    return DraftLimits(g.data.raw["solo"]["minors_each"], 1)


def pay_income(g: Editor) -> None:
    """12.2.6: in the short game, at the start of each operating round."""
    for seat in g.state.seats:
        g.pay(BANK, seat, g.data.raw["solo"]["income"].get(g.state.phase, 0), "income")


def _pay_track_fee(g: Editor, turn: CompanyTurn) -> None:
    """12.3.5: in yellow, if it owns a train and has the money."""
    fee: int = g.data.raw["solo"]["track_fee"].get(g.state.phase, 0)
    if g.company(turn.company).trains and g.cash(turn.company) >= fee:
        g.pay(turn.company, minors.service(g, "second_tile"), fee, "second_tile")


def steps() -> tuple[Step | Duty, ...]:
    """5.1 for the opponent's minors."""
    run = RunAct()
    station = PlaceStation(connected_cities, minors.station_bill)
    return (
        Duty("track", "12.3.5", _pay_track_fee),
        Step("track", "12.3", (minors.LayConnected(UpgradesOnly()),), lambda g, turn: turn.count("tiles") > 0),
        _card_step("station", station, lambda g, turn: turn.count("station") > 0),
        _card_step("scrap", Scrap(), lambda g, turn: False),
        Step("run", "12.5", (run, BuyWagonAct()), lambda g, turn: turn.count("run") > 0, must_act=run.is_due),
        _card_step("trains", Buy(), has_all_trains),
    )


def _card_step(name: str, act: Act, over: Callable[[View, CompanyTurn], bool]) -> Step:
    return Step(name, "12.4", (FollowCardAct(name, act),), over)


class SoloTurns(CompanyTurnRule):
    """The opponent's minors have steps of their own."""

    def steps(self, g: View, frame: CompanyTurn) -> tuple[Step | Duty, ...]:
        """By the company's kind and owner."""
        return self._steps_by_kind[_kind(g, frame.company)]

    def acts(self, g: View, frame: CompanyTurn) -> tuple[Act, ...]:
        """What may be done in this step of a turn, by the kind of the company: his minors follow cards."""
        return self._acts[_kind(g, frame.company)][frame.step]


def _kind(g: View, company: str) -> str:
    return "opponent" if company in own(g).cards else g.company(company).kind
