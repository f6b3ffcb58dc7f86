"""Positions to draw: of a game that robots played, kept beside this file, and of a new game."""

from __future__ import annotations

import copy
import json
from functools import cache
from pathlib import Path
from typing import Any

import engine
from engine.actions import RouteClaim
from engine.board.data import read_board
from engine.finance.annals import Earned, RoundAnnals
from engine.state import CompanyState, LaidTile, PlayerState, State, TitleState
from engine.title import TitleData, read_title
from engine.titles import TITLES, datafiles

NAMES = ("midgame", "endgame")


@cache
def title(title_id: str = "18mag") -> TitleData:
    """A title's data, straight from its files."""
    board, title = (datafiles.figures(TITLES[title_id], f"{name}-1") for name in ("board", "title"))
    return read_title(title, read_board(board))


def empty() -> State:
    """The first position of a new game."""
    return engine.new_game("18mag", ["P1", "P2", "P3"], seed=5).state


@cache
def _raw(name: str) -> Any:
    return json.loads(Path(__file__).with_name(f"{name}.json").read_text(encoding="utf-8"))


def own(name: str) -> State:
    """The position in the middle or at the end of the robots' game."""
    return state_from_json(copy.deepcopy(_raw(name)))


def told(data: TitleData, count: int = 12) -> tuple[RoundAnnals, ...]:
    """So many rounds in which all companies of a title earn, and pay if they have shares; each third is of stock."""
    shared = tuple(name for name, each in data.companies.items() if each.kind != "minor")
    rounds = [("operating" if n % 3 else "stock", n // 3, n % 3) for n in range(count)]
    earned = {each: Earned(1230, 1230, 123) if each in shared else Earned(470) for each in data.companies}
    return tuple(
        RoundAnnals(*each, earned if each[0] == "operating" else {}, dict.fromkeys(shared, 375)) for each in rounds
    )


def run(name: str) -> tuple[RouteClaim, ...]:
    """The run of two trains that led to that position."""
    return tuple(RouteClaim.from_json(route) for route in _raw(name)["run"])


def state_from_json(raw: dict[str, Any]) -> State:
    """A state from its plain form."""
    return State(
        seats=raw["seats"],
        priority=raw["priority"],
        phase=raw["phase"],
        players={each: PlayerState(cash) for each, cash in raw["players"].items()},
        companies={each: CompanyState(**company) for each, company in raw["companies"].items()},
        market=raw["market"],
        depot=raw["depot"],
        own=TitleState(),
        tiles={each: LaidTile(tile, rotation) for each, (tile, rotation) in raw["tiles"].items()},
        tokens=raw["tokens"],
        round=raw["round"],
        set_number=raw["set_number"],
        round_number=raw["round_number"],
    )
