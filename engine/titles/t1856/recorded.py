"""Recorded games of 1856 from another implementation: what their actions and states are in ours (chapter 17)."""

from __future__ import annotations

import engine
from engine.actions import (
    Action,
    Bid,
    BuyPrivate,
    BuyShare,
    BuyTrain,
    DeclareBankruptcy,
    LayTile,
    Pass,
    PayDividend,
    PlaceToken,
    RemoveToken,
    RepayLoan,
    Run,
    ScrapTrain,
    SellShares,
    StartCompany,
    TakeLoan,
)
from engine.dev.recorded import Line, Pair, differing, node_of, round_name, route_claim
from engine.flow import next_decision
from engine.game import Game
from engine.rounds.auction import Auction, contest, on_offer
from engine.rounds.operating import CompanyTurn
from engine.rounds.stock import StockTurn
from engine.titles.t1856.actions import BorrowTrain, BuyRight, Merge, PlacePort, Redeem
from engine.titles.t1856.common import own
from engine.titles.t1856.recorded_states import pairs
from engine.titles.t1856.rounds.capital import reach_destination
from engine.titles.t1856.rounds.formation import Formation
from engine.titles.t1856.rounds.loans import after_act

STEPS = {
    "Track": "track",
    "Token": "station",
    "BorrowTrain": "borrow",
    "Route": "run",
    "Dividend": "dividend",
    "BuyTrain": "trains",
    "Loan": "repay",
    "BuyCompany": "last",
    "DiscardTrain": "last",
}
ORDER = ("track", "station", "borrow", "run", "dividend", "trains", "repay", "last")
OPTIONS = {
    "alternate_destinations": "alternate_destinations",
    "unlimited_bonus_tokens": "unlimited_rights",
    "eight_train_variant": "eight_trains",
}
EXCEPTIONS: dict[tuple[str, int], str] = {
    ("hotseat001", 80): "4.4",
    ("random-3p-18560302", 1002): "4.4",
    ("random-4p-18563002", 1057): "8.1",
}
"""Known contradictions between a recorded game and a clause: (file, action) -> clause."""


class Recorded:
    """The translator of recorded 1856 games."""

    def __init__(self) -> None:
        self._company: str | None = None
        self._postponed: list[Action] = []

    def begin(self, header: Line) -> Game:
        """The game from its set-up values, under the rules of recorded games."""
        options = {OPTIONS[name]: True for name in header["options"]}
        deal = {"seats": header["players"]}
        players = header["players"]
        return engine.new_game("1856", players, options, profile="oracle", deal=deal, digests=False)

    def exception(self, name: str, number: int) -> str | None:
        """The clause that decides against the record."""
        return EXCEPTIONS.get((name, number))

    def adopt(self, game: Game, line: Line) -> None:
        """4.4: a destination that the record takes as reached; 8.1: a run of nothing where nothing can run (17.8)."""
        for company in line["action"].get("destinated", ()):
            if company not in own(game.view).reached:
                reach_destination(game.alter(), company)
        if line["action"]["type"] == "run_routes":
            after_act(game.alter(), game.state.stack[-1])
            next_decision(game.alter())

    # --- actions

    def translate(self, game: Game, line: Line) -> list[tuple[str, Action]]:
        """Our action for a recorded one; nothing for a pass of a step that we skip, and for a stop by hand."""
        raw, decision = line["action"], game.decision
        turns = [frame.company for frame in game.state.stack if isinstance(frame, CompanyTurn)]
        self._company = turns[-1] if turns else None
        if raw["type"] == "end_game" or decision is None or self._is_skipped(game, raw):
            return []
        if decision.step == "city" and raw["type"] != "place_token":
            self._postponed.append(
                self._action(game, raw)
            )  # 5.7 any time of the turn; our choice of a city comes first
            return []
        return [(decision.by, self._action(game, raw))]

    def _is_skipped(self, game: Game, raw: Line) -> bool:
        """Whether an idle action is of a step that we've left."""
        decision = game.decision
        if decision is None or not _is_idle(raw):
            return False
        if raw["type"] == "dividend":
            return decision.step != "dividend"
        if raw.get("home_token"):
            return decision.step != "city"
        if raw["type"] == "discard_train":
            return decision.step != "discard"
        if raw["entity_type"] == "player":
            return decision.by != raw["player"]
        if decision.company != raw["entity"]:
            return True
        step = STEPS.get(raw["step"], "")
        return step in ORDER and decision.step in ORDER and ORDER.index(decision.step) > ORDER.index(step)

    def _action(self, game: Game, raw: Line) -> Action:
        match raw["type"]:
            case "pass":
                return Redeem() if raw.get("meaning") == "president_repays" else Pass()
            case "bid":
                return _bid(game, raw)
            case "par":
                return StartCompany(raw["corporation"], raw["price"])
            case "buy_shares":
                return BuyShare(raw["corporation"], "ipo" if raw["from"] == "ipo" else "pool")
            case "sell_shares":
                return SellShares(raw["corporation"], raw["percent"])
            case "lay_tile":
                return LayTile(raw["hex"], raw["tile"], raw["rotation"], raw.get("company", ""))
            case "place_token":
                return PlaceToken(node_of(game, raw["hex"], raw["city"], raw["exits"]), raw.get("company", ""))
            case "remove_token":
                return RemoveToken(node_of(game, raw["hex"], raw["city"], raw["exits"]))
            case "run_routes":
                return Run(tuple(route_claim(game, each, each["train_name"]) for each in raw["routes"]))
            case "dividend":
                return PayDividend(_turn(game).amounts.get("revenue", 0) if raw["kind"] == "payout" else 0)
            case _:
                return _company_action(raw)

    def catch_up(self, game: Game, line: Line) -> tuple[str, Action] | None:
        """Pass the steps that we ask for and they skip."""
        state, decision = line["state"], game.decision
        if state["finished"] or decision is None:
            return None
        top = game.state.stack[-1]
        if self._postponed:
            return (decision.by, self._postponed.pop()) if decision.step != "city" else None
        if isinstance(top, StockTurn):
            waits = (top.bought or top.sold) and decision.by != state["next"]["player"]
            return (decision.by, Pass()) if waits else None
        if decision.company != self._company or decision.step not in ORDER or not isinstance(top, CompanyTurn):
            return None
        same = decision.company == state["next"]["entities"][0] and round_name(game) == state["round"]
        step = STEPS.get(state["next"]["step"], "")
        behind = not same or (step in ORDER and ORDER.index(decision.step) < ORDER.index(step))
        return (decision.by, Pass()) if behind else None

    def settled(self, game: Game, line: Line, following: Line | None) -> bool:
        """Not where we've skipped a step that they're about to pass."""
        if following is None:
            return True
        if game.decision is None:
            return not _is_idle(following["action"])
        if self._postponed:
            return False
        there = line["state"]["next"]
        top = game.state.stack[-1]
        if isinstance(top, Formation) and top.merged and top.stage == "declare":
            return False  # the record merges one by one
        alone = {"HomeToken": "city", "DiscardTrain": "discard"}
        if there["step"] in alone and game.decision.step != alone[there["step"]]:
            return False  # a single choice makes itself here
        ours = game.decision.company or game.decision.by
        if there["entities"][0] not in (ours, game.decision.by):
            return not _is_idle(following["action"])
        step = STEPS.get(there["step"], "")
        if step in ORDER and game.decision.step in ORDER and ORDER.index(game.decision.step) > ORDER.index(step):
            return not _is_idle(following["action"])
        return True

    # --- states

    def compare(self, game: Game, state: Line) -> Pair | None:
        """Compare whatever a recorded state says."""
        return next(differing(pairs(game, state)), None)


def _is_idle(raw: Line) -> bool:
    """Whether an action does nothing, so that a side that skips the step loses nothing."""
    if raw.get("home_token") or raw["step"] == "DiscardTrain":
        return True
    if raw["type"] == "dividend":
        return raw["revenue"] == 0 or raw["kind"] == "withhold"
    return (raw["type"] == "pass" and "meaning" not in raw) or raw.get("routes") == []


def _turn(game: Game) -> CompanyTurn:
    return next(frame for frame in reversed(game.state.stack) if isinstance(frame, CompanyTurn))


def _bid(game: Game, raw: Line) -> Action:
    frame = game.state.stack[-1]
    if isinstance(frame, Auction) and on_offer(game.view) == raw["company"] and not contest(game.view, frame):
        return BuyPrivate(raw["company"], "bank", raw["price"])
    return Bid(raw["company"], raw["price"])


def _company_action(raw: Line) -> Action:
    match raw["type"]:
        case "buy_train":
            source = str({"depot": "bank", "open_market": "pool"}.get(raw["from"], raw["from"]))
            if raw["train_name"] in ("D", "8") and source == "pool":
                source = "bank"
            return BuyTrain(raw["train_name"], source, raw["price"], raw.get("exchange", {}).get("name", ""))
        case "discard_train":
            return ScrapTrain(raw["train_name"])
        case "borrow_train":
            return BorrowTrain(raw["train_name"])
        case "take_loan":
            return TakeLoan()
        case "payoff_loan":
            return RepayLoan()
        case "buy_company":
            return BuyPrivate(raw["company"], raw["from"], raw["price"])
        case "assign":
            return PlacePort(raw["target"])
        case "special_buy":
            return BuyRight(raw["item"])
        case "merge":
            return Merge()
        case "bankrupt":
            return DeclareBankruptcy()
        case other:
            raise ValueError(f"unknown recorded action {other}")
