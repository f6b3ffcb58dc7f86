"""The figures of each form of 18Mag, put together from its data files."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.board.data import read_board
from engine.title import TitleData, read_title
from engine.titles import datafiles
from engine.titles.t18mag.variant import Variant

Raw = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Figures:
    """A title's data, and the digests of the files that it comes from."""

    data: TitleData
    files: Mapping[str, str]


def _read(name: str) -> Raw:
    return datafiles.figures(__package__ or "", name)


def figures(variant: Variant) -> Figures:
    """Board and title for the number of players, with what the options add."""
    names = ["board-1", "title-1"] if variant.players > 2 else ["board-2p-1", "title-2p-1"]
    board, raw = _read(names[0]), dict(_read(names[1]))
    if variant.new_minors != "none" or variant.new_major or variant.supporters:
        names.append("options-1")
        _add_options(raw, variant, _read("options-1"))
    if variant.players == 1:
        names.append("solo-1")
        _add_solo(raw, variant, _read("solo-1"))
    return Figures(read_title(raw, read_board(board)), datafiles.digests(__package__ or "", names))


def _add_options(raw: Raw, variant: Variant, options: Raw) -> None:
    """Chapter 13."""
    minors = [each for each in raw["companies"] if each["kind"] == "minor"]
    majors = [each for each in raw["companies"] if each["kind"] == "major"]
    if variant.new_minors != "none":
        minors += options["new_minors"]["companies"]
        raw["minors_removed"] = options["new_minors"][variant.new_minors].get("removed", 0)
        more: Mapping[str, int] = options["new_minors"][variant.new_minors].get("minors", {})
        raw["draft"] = {
            players: {**limits, "minors": more.get(players, limits["minors"])}
            for players, limits in raw["draft"].items()
        }
    if variant.new_major:
        majors.append(options["new_major"]["company"])
        raw["red_to_red"] = {"major": majors[-1]["id"], "bonus": options["new_major"]["red_to_red"]}
    if variant.supporters:
        raw["privates"] = options["supporters"]["cards"]
        raw["supporters"] = options["supporters"]
    raw["companies"] = [*minors, *majors]


def _add_solo(raw: Raw, variant: Variant, solo: Raw) -> None:
    """Chapter 12: the cards of one colour, and as many minors a side as the length says."""
    colour = solo["colours"][variant.difficulty]
    cards = {card["minor"]: card for card in solo["company_cards"] if card["colour"] == colour}
    short = variant.length == "short"
    raw["certificate_limit"] = solo["certificate_limit"]
    raw["solo"] = {
        "opponent": solo["opponent"],
        "minors_each": solo["minors_each"][variant.length],
        "income": solo["income"] if short else {},  # 12.2.6
        "track_fee": solo["track_fee"],
        "track": solo["track"],
        "company_cards": cards,
        "stock_cards": {card["id"]: card for card in solo["stock_cards"]},
    }
