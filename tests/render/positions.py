"""Positions to draw: one of our own, kept beside this file, and, where they are at hand, those of reference games."""

from __future__ import annotations

import gzip
import json
from functools import cache
from pathlib import Path
from typing import Any

from engine.board.data import read_board
from engine.state import CompanyState, LaidTile, PlayerState, State, TitleState
from engine.title import TitleData, read_title

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT / "engine" / "titles" / "t18mag" / "data"
TRACES = ROOT.parent / "shared" / "traces"
"""Where reference games are, if they are there at all."""

_OUR_IDS = {"RABA": "RÁBA", "SKEV": "SzKÉV", "MAVAG": "MÁVAG"}
_STOCKS = {"ipo": "stack", "pool": "stack"}


@cache
def title() -> TitleData:
    """18Mag's data."""
    board = read_board(json.loads((DATA / "board-1.json").read_text(encoding="utf-8")))
    return read_title(json.loads((DATA / "title-1.json").read_text(encoding="utf-8")), board)


def own(name: str) -> State:
    """A position of our own: `NAME.json` beside this file."""
    return state_from_json(json.loads(Path(__file__).with_name(f"{name}.json").read_text(encoding="utf-8")))


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


def trace(path: Path) -> list[dict[str, Any]]:
    """The lines of a reference game."""
    opener = gzip.open if path.suffix == ".gz" else open
    with opener(path, "rt", encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def at(lines: list[dict[str, Any]], number: int) -> State:
    """The position of a reference game after action `number` (0: before the first)."""
    tiles: dict[str, LaidTile] = {}
    for line in lines[1 : number + 1]:
        for change in line.get("tiles_changed", ()):
            tiles[change["hex"]] = LaidTile(change["tile"], change["rotation"])
    raw = lines[number]["state"] if number else lines[0]["initial_state"]
    return _translated(raw, tiles)


def _translated(raw: dict[str, Any], tiles: dict[str, LaidTile]) -> State:
    companies = {each: _minor(minor) for each, minor in raw["minors"].items()}
    companies |= {_id(each): _major(each, major, raw) for each, major in raw["corps"].items()}
    tokens: dict[str, list[str]] = {}
    for group in ("minors", "corps"):
        for each, company in raw[group].items():
            for token in company["tokens"]:
                tokens.setdefault(_node(token, tiles), []).append(_id(each))
    kind, _, numbers = raw["round"].partition(" ")
    set_number, _, round_number = numbers.partition(".")
    return State(
        seats=sorted(raw["players"]),
        priority=raw["player_order"][0],
        phase=raw["phase"].lower(),
        players={each: PlayerState(player["cash"]) for each, player in sorted(raw["players"].items())},
        companies=companies,
        market={str(cell["price"]): [_id(each) for each in cell["corps"]] for cell in raw["market"]},
        depot={"2": None, "3": None, "4": None, "6": None},
        own=TitleState(),
        tiles=tiles,
        tokens=tokens,
        round={"Draft": "draft", "SR": "stock", "OR": "operating"}[kind],
        set_number=int(set_number or 0),
        round_number=int(round_number or 0),
    )


def _id(company: str) -> str:
    return _OUR_IDS.get(company, company)


def _minor(raw: dict[str, Any]) -> CompanyState:
    return CompanyState(
        "minor",
        cash=raw["cash"],
        owner=raw["owner"],
        trains=[train["name"] for train in raw["trains"]],
        stations=[price for price in raw["tokens_left"] if price],
        terrain_tokens=raw.get("terrain_tokens", 0),
    )


def _major(name: str, raw: dict[str, Any], state: dict[str, Any]) -> CompanyState:
    shares = {
        each: player["shares"][name] // 10 for each, player in state["players"].items() if name in player["shares"]
    }
    shares["stack"] = (raw["ipo"] + raw["pool"]) // 10
    president = raw["president"]
    return CompanyState(
        "major",
        cash=raw["cash"],
        president=president,
        stations=list(raw["tokens_left"]),
        shares=shares,
        president_at=president or "stack",
    )


def _node(token: dict[str, Any], tiles: dict[str, LaidTile]) -> str:
    """The node of a token: the city with the same exits, or, where there is no track, the one of the same number."""
    hex_id = token["hex"]
    laid, board = tiles.get(hex_id), title().board
    rotation = laid.rotation if laid else 0
    item = board.tiles[laid.tile] if laid else board.hexes[hex_id]
    exits: dict[int, set[int]] = {number: set() for number in range(len(item.nodes))}
    for path in item.paths:
        for one, other in (path, path[::-1]):
            if isinstance(one, int) and isinstance(other, str):
                exits[int(other[1:])].add((one + rotation) % 6)
    same = [number for number, sides in exits.items() if sides == set(token["exits"])]
    number = token["city"] if len(same) != 1 and token["city"] < len(item.nodes) else same[0]
    return f"{hex_id}.{number}"
