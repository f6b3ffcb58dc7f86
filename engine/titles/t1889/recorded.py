"""Recorded games of 1889 from another implementation: what their actions and states are in ours (chapter 17)."""

from __future__ import annotations

from collections.abc import Iterator
from types import MappingProxyType
from typing import Any

from typing_extensions import override

from engine.actions import Action, LayTile
from engine.dev.recorded import Line, Pair
from engine.dev.recorded_usual import UsualRecorded, turn_of
from engine.flow import next_decision
from engine.game import Game
from engine.usual.powers import ExchangePrivate
from engine.usual.rules import usual
from engine.usual.running import REVENUE

PRIVATES = {"TR": "TER"}
"""The record has one id for a company and a private company."""


class Recorded(UsualRecorded):
    """The translator of recorded 1889 games."""

    title = "1889"
    options = MappingProxyType({"beginner_game": "beginner"})

    exceptions = MappingProxyType({("314", 367): "8.5"})

    def adopt(self, game: Game, line: Line) -> None:
        """17.6: a run through a full city earns what the record says."""
        turn = turn_of(game)
        turn.amounts[REVENUE] = line["action"]["revenue"]
        turn.add("run")
        game.decision = next_decision(game.alter())

    @override
    def deal(self, header: Line) -> dict[str, Any]:
        owners = {player: self.private(each) for each, player in header["setup"].get("private_owners", {}).items()}
        return {
            **super().deal(header),
            **({"privates": [owners[each] for each in header["players"]]} if owners else {}),
        }

    @override
    def entity(self, state: Line) -> str:
        """13.5: the private company whose tile may be laid stands for the player."""
        whose = super().entity(state)
        return state["next"]["player"] if state["next"]["step"] == "SpecialTrack" else whose

    @override
    def private(self, name: str) -> str:
        return PRIVATES.get(name, name)

    @override
    def signer(self, game: Game, raw: Line) -> str:
        """A private company's owner acts, whoever is asked; so does who discards before being asked."""
        by_itself = raw["entity_type"] == "company" or raw["type"] == "discard_train"
        return raw["player"] if by_itself else super().signer(game, raw)

    @override
    def is_skipped(self, game: Game, raw: Line) -> bool:
        if raw["step"] == "SpecialTrack" and raw["type"] == "pass":
            return game.decision is not None and game.decision.step != "private_tile"
        return super().is_skipped(game, raw)

    @override
    def action(self, game: Game, raw: Line) -> Action:
        match raw["type"]:
            case "buy_shares" if raw["entity_type"] == "company":
                return ExchangePrivate(raw["company"])
            case "bid" | "buy_company":
                return super().action(game, {**raw, "company": self.private(raw["company"])})
            case "lay_tile" if raw["tile"].startswith("Beg"):
                return LayTile(raw["hex"], raw["tile"].removeprefix("Beg"), raw["rotation"])
            case _:
                return super().action(game, raw)

    @override
    def pairs(self, game: Game, state: Line) -> Iterator[Pair]:
        yield from super().pairs(game, state)
        ours = {each: usual(game.view).income(game.view, each) for each in game.title.privates}
        theirs = {self.private(each): income for each, income in state["revenues"].items()}
        open_ones = [each for each in ours if each not in game.state.closed_privates]
        yield "incomes", {each: ours[each] for each in open_ones}, {each: theirs.get(each) for each in open_ones}

    @override
    def corporation(self, game: Game, name: str, record: Line) -> list[Pair]:
        left = [price for price in record["tokens_left"] if price]
        return [
            *super().corporation(game, name, record),
            (f"{name}: floated", game.rulebook.is_floated(game.view, name), record["floated"]),
            (f"{name}: stations left", game.state.companies[name].stations, left),
        ]
