"""Recorded games of 1856 from another implementation: what their actions and states are in ours (chapter 17)."""

from __future__ import annotations

from collections.abc import Iterator
from types import MappingProxyType

from typing_extensions import override

from engine.actions import Action, RemoveToken, RepayLoan, TakeLoan
from engine.dev.recorded import Line, Pair, node_of
from engine.dev.recorded_usual import UsualRecorded
from engine.flow import next_decision
from engine.game import Game
from engine.titles.t1856.actions import BorrowTrain, BuyRight, Merge, PlacePort, Redeem
from engine.titles.t1856.common import national, own
from engine.titles.t1856.rounds.capital import reach_destination, threshold
from engine.titles.t1856.rounds.formation import Formation
from engine.titles.t1856.rounds.loans import Debt, after_act


class Recorded(UsualRecorded):
    """The translator of recorded 1856 games."""

    title = "1856"
    steps = MappingProxyType({**UsualRecorded.steps, "BorrowTrain": "borrow", "Loan": "repay", "DiscardTrain": "last"})
    order = ("track", "station", "borrow", "run", "dividend", "trains", "repay", "last")
    alone = MappingProxyType({**UsualRecorded.alone, "HomeToken": "city"})
    options = MappingProxyType(
        {
            "alternate_destinations": "alternate_destinations",
            "unlimited_bonus_tokens": "unlimited_rights",
            "eight_train_variant": "eight_trains",
        }
    )
    exceptions = MappingProxyType(
        {
            ("hotseat001", 80): "4.4",
            ("random-3p-18560302", 1002): "4.4",
            ("random-4p-18563002", 1057): "8.1",
        }
    )

    def __init__(self) -> None:
        super().__init__()
        self._postponed: list[Action] = []

    def adopt(self, game: Game, line: Line) -> None:
        """4.4: a destination that the record takes as reached; 8.1: a run of nothing where nothing can run (17.8)."""
        for company in line["action"].get("destinated", ()):
            if company not in own(game.view).reached:
                reach_destination(game.alter(), company)
        if line["action"]["type"] == "run_routes":
            after_act(game.alter(), game.state.stack[-1])
            next_decision(game.alter())

    @override
    def translate(self, game: Game, line: Line) -> list[tuple[str, Action]]:
        """5.7 what's open at any time of the turn waits for our choice of a city."""
        found = super().translate(game, line)
        at_city = game.decision is not None and game.decision.step == "city"
        if at_city and found and line["action"]["type"] != "place_token":
            self._postponed += [action for _, action in found]
            return []
        return found

    @override
    def is_skipped(self, game: Game, raw: Line) -> bool:
        if raw.get("home_token"):
            return game.decision is not None and game.decision.step != "city"
        return super().is_skipped(game, raw)

    @override
    def action(self, game: Game, raw: Line) -> Action:
        match raw["type"]:
            case "pass" if raw.get("meaning") == "president_repays":
                return Redeem()
            case "remove_token":
                return RemoveToken(node_of(game, raw["hex"], raw["city"], raw["exits"]))
            case "borrow_train":
                return BorrowTrain(raw["train_name"])
            case "take_loan":
                return TakeLoan()
            case "payoff_loan":
                return RepayLoan()
            case "assign":
                return PlacePort(raw["target"])
            case "special_buy":
                return BuyRight(raw["item"])
            case "merge":
                return Merge()
            case _:
                return super().action(game, raw)

    @override
    def catch_up(self, game: Game, line: Line) -> tuple[str, Action] | None:
        decision = game.decision
        if self._postponed and decision is not None and not line["state"]["finished"]:
            return (decision.by, self._postponed.pop()) if decision.step != "city" else None
        return super().catch_up(game, line)

    @override
    def settled(self, game: Game, line: Line, following: Line | None) -> bool:
        """Not while something is postponed; the record merges companies one by one."""
        top = game.state.stack[-1] if game.state.stack else None
        merging = isinstance(top, Formation) and bool(top.merged) and top.stage == "declare"
        if following is not None and game.decision is not None and (self._postponed or merging):
            return False
        return super().settled(game, line, following)

    # --- states

    @override
    def pairs(self, game: Game, state: Line) -> Iterator[Pair]:
        yield from super().pairs(game, state)
        mine = own(game.view)
        yield "bridge rights", mine.rights_left["bridge"], state["bridge_rights_left"]
        yield "tunnel rights", mine.rights_left["tunnel"], state["tunnel_rights_left"]
        yield "port", [mine.port] if mine.port else [], state["port_hexes"]
        yield "formed", mine.formed, state["cgr_formed"]
        if not state["finished"]:
            yield "threshold", threshold(game.view), state["percent_to_operate"]

    @override
    def phase(self, state: Line) -> str:
        return "D" if state["phase"] == "8" else state["phase"]

    @override
    def owed(self, game: Game, player: str) -> int:
        """What a player must raise now: the record takes it off his cash at once."""
        top = game.state.stack[-1] if game.state.stack else None
        return top.amount if isinstance(top, Debt) and top.player == player else 0

    @override
    def corporation(self, game: Game, name: str, record: Line) -> list[Pair]:
        view, company, mine = game.view, game.state.companies[name], own(game.view)
        if company.closed or (name == national(view) and not company.in_play):
            return []
        found = super().corporation(game, name, record)
        found.append((f"{name}: loans", company.loans, record["loans"]))
        found.append((f"{name}: rights", sorted(_rights(game, name)), sorted(record["rights"])))
        if name == national(view):
            found.append((f"{name}: unit", company.unit, record["share_unit"]))
        elif company.in_play:
            left = [price for price in record["tokens_left"] if price]
            found.append((f"{name}: capital", mine.capital[name], record["capitalization"]))
            found.append((f"{name}: escrow", mine.escrow.get(name, 0), record["escrow"] or 0))
            found.append((f"{name}: stations left", company.stations, left))
        return found


def _rights(game: Game, name: str) -> list[str]:
    mine = own(game.view)
    waits = game.state.privates.get(game.title.raw["port"]["private"]) == name
    return [*mine.rights.get(name, []), *(["port"] if waits or (mine.port and mine.port_owner == name) else [])]
