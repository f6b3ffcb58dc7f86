"""What is wrong with a title's figures, beyond their shape: a sentence for each fault."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any

Raw = Mapping[str, Any]
HOLDERS = ("bank", "ipo", "pool", "out", "stack", "market")
"""What the engine calls those who hold shares or money and are neither players nor companies."""
_NO_CITY = {"town": "a town", "offboard": "an area at the map's edge", "mine": "a mine"}
"""The kinds of stops that hold no token."""
_SEAT = re.compile(r"P\d+")


def title_faults(raw: Raw, board: Raw) -> Iterator[str]:
    """Those of figures whose shape is right, with the board (in full) that they're for."""
    yield from _ids(raw)
    yield from _names(raw, board)
    yield from _by_players(raw)
    yield from _limits(raw)
    yield from _money(raw)
    yield from _market(raw["market"])
    yield from _homes(raw, board)
    yield from _phases(raw, board)
    yield from _trains(raw)
    yield from _privates(raw, board)
    yield from _worths(raw, board)


def _ids(raw: Raw) -> Iterator[str]:
    """Ids: each once, those of companies and private companies together, and none that means somebody else."""
    for kind in ("phases", "trains", "companies", "privates"):
        for name, often in Counter(each["id"] for each in raw.get(kind, ())).items():
            if often > 1:
                yield f'{kind}: there are {often} with the id "{name}"'
    companies = {each["id"] for each in raw["companies"]}
    privates = {each["id"] for each in raw.get("privates", ())}
    for name in sorted(companies & privates):
        yield f'"{name}" is a company and a private company; actions name both by their ids alone'
    for name in sorted(companies | privates):
        if name in HOLDERS or _SEAT.fullmatch(name):
            yield f'"{name}" can\'t be the id of a company: the engine calls a player or a holder of shares so'


def _names(raw: Raw, board: Raw) -> Iterator[str]:
    """Words: the names of all that people see, and the marks of tokens."""
    for kind in ("companies", "privates"):
        for each in raw.get(kind, ()):
            if not each["name"].strip():
                yield f"{kind}[{each['id']}] has no name"
    for key in ("name", "currency"):
        if not raw[key].strip():
            yield f'"{key}" is empty'
    for each in raw["companies"]:
        mark = each.get("mark", each["id"])
        if not 0 < len(mark) <= 3:
            yield f'companies[{each["id"]}]: "{mark}" on its token isn\'t of one to three letters; give it a "mark"'
    for each in board["hexes"]:
        kinds = {node["type"] for node in each.get("nodes", ())}
        if "offboard" in kinds and not each.get("name") and not each.get("group"):
            yield f"hex {each['id']} is an area at the map's edge without a name"


def _by_players(raw: Raw) -> Iterator[str]:
    """Figures for each number of players."""
    if len(raw["players"]) != 2 or raw["players"][0] > raw["players"][-1]:
        yield f"players is {raw['players']}, not the fewest and the most"
        return
    fewest, most = raw["players"]
    numbers = {str(number) for number in range(fewest, most + 1)}
    for key in ("starting_cash", "certificate_limit"):
        if key not in raw:
            continue
        missing, further = sorted(numbers - raw[key].keys()), sorted(raw[key].keys() - numbers)
        if missing:
            yield f"{key} has no figure for {', '.join(missing)} players"
        if further:
            yield f"{key} has a figure for {', '.join(further)} players, but {fewest} to {most} play"


def _limits(raw: Raw) -> Iterator[str]:
    """Certificate limits that let players buy, that can bind, and that don't rise with the number of players."""
    limits = sorted((int(number), most) for number, most in raw["certificate_limit"].items() if number.isdecimal())
    # The president's is one certificate of two shares; what else is bound together only makes them fewer.
    there = len(raw.get("privates", ())) + sum(100 // each.get("unit", 10) - 1 for each in raw["companies"])
    for number, most in limits:
        if most < 1:
            yield f"certificate_limit is {most} with {number} players; nobody could hold a share"
        elif most > there:
            yield f"certificate_limit is {most} with {number} players; of {there} certificates in all it never binds"
    for (fewer, low), (more, high) in pairwise(limits):
        if high > low:
            yield f"certificate_limit is {low} with {fewer} players, but {high} with {more}; it can't rise with them"


def _money(raw: Raw) -> Iterator[str]:
    """What the players begin with comes out of the bank."""
    if "bank" not in raw:
        return
    for players, cash in raw.get("starting_cash", {}).items():
        if players.isdecimal() and cash * int(players) > raw["bank"]:
            yield f"{players} players begin with {cash} each, together more than the {raw['bank']} in the bank"


def _market(market: Raw) -> Iterator[str]:
    """Prices that are numbers, zones that are explained, somewhere to start."""
    if ("cells" in market) == ("rows" in market):
        yield 'market has either "cells", a single row, or "rows"'
        return
    for cell in market.get("cells", ()):
        if not cell.isdecimal():
            yield f'market: "{cell}" is no price'
    explained = {*market.get("zones", {})}
    for number, row in enumerate(market.get("rows", ()), 1):
        for word in row.split():
            found = re.fullmatch(r"(\d+)([^\d*]?)(\*?)|(\d+)\*([^\d*]?)", word)
            letter = (found[2] or found[5] or "") if found else ""
            if not found:
                yield f'market: "{word}" in row {number} is no price with * or the letter of a zone'
            elif letter and letter not in explained:
                explained.add(letter)  # Once is enough: it's the zone that is to be mended, not the cells.
                yield f'market: "{word}" in row {number} is in zone "{letter}", which "zones" doesn\'t explain'
    if "rows" in market and not any("*" in row for row in market["rows"]):
        yield "market: no cell has *, so no company could be started"


def _homes(raw: Raw, board: Raw) -> Iterator[str]:
    """Homes that are cities on the map."""
    stops = _stops(board)
    for each in raw["companies"]:
        home = each.get("home")
        if home is None:
            continue
        hex_id = home.partition(".")[0]
        kinds = {f"{hex_id}.{number}": kind for number, kind in enumerate(stops.get(hex_id, ()))}
        if hex_id not in stops:
            yield f"companies[{each['id']}]: its home {home} isn't there: the map has no hex {hex_id}"
        elif home not in kinds:
            there = f"the stops of {hex_id} are {', '.join(kinds)}" if kinds else f"{hex_id} has no stop"
            yield f"companies[{each['id']}]: its home {home} isn't there: {there}"
        elif kinds[home] in _NO_CITY:
            yield f"companies[{each['id']}]: its home {home} is {_NO_CITY[kinds[home]]}; a token needs a city"


def _stops(board: Raw) -> dict[str, list[str]]:
    """The kinds of the stops on each hex."""
    return {each["id"]: [node["type"] for node in each.get("nodes", ())] for each in board["hexes"]}


def _phases(raw: Raw, board: Raw) -> Iterator[str]:
    """Colours of tiles that there are."""
    for each in raw["phases"]:
        for colour in each["tiles"]:
            if colour not in board["colours"]:
                yield f"phases[{each['id']}]: {colour} is none of the colours: {', '.join(board['colours'])}"


def _trains(raw: Raw) -> Iterator[str]:
    """Phases, trains and sellers that trains and companies name."""
    phases, trains = [each["id"] for each in raw["phases"]], [each["id"] for each in raw["trains"]]
    sellers = {"bank", *(each["id"] for each in raw["companies"])}
    for each in raw["trains"]:
        for key in ("rusts_on", "available_on"):
            if each.get(key) is not None and each[key] not in phases:
                yield f"trains[{each['id']}]: {key} names the phase {each[key]}; there are {', '.join(phases)}"
        for old in each.get("trade_in", {}).get("trains", ()):
            if old not in trains:
                yield f"trains[{each['id']}]: a {old} could be traded in for it, but there are {', '.join(trains)}"
        if each.get("seller", "bank") not in sellers:
            yield f"trains[{each['id']}]: its seller {each['seller']} is neither the bank nor a company"
    for each in raw["companies"]:
        for train in each.get("trains", ()):
            if train not in trains:
                yield f"companies[{each['id']}] begins with a {train}, but there are {', '.join(trains)}"


def _privates(raw: Raw, board: Raw) -> Iterator[str]:
    """Hexes that private companies keep closed, companies of which they become a share."""
    hexes, companies = _stops(board), {each["id"] for each in raw["companies"]}
    twice = len(companies) < len(raw["companies"])  # Then one of them lacks its own id, by which a share may name it.
    for each in raw.get("privates", ()):
        if each.get("blocks") and each["blocks"] not in hexes:
            yield f"privates[{each['id']}] keeps {each['blocks']} closed, which isn't on the map"
        if not twice and each.get("share", "") not in {"", *companies}:
            yield f"privates[{each['id']}] can be exchanged for a share of {each['share']}, which is no company"


def _worths(raw: Raw, board: Raw) -> Iterator[str]:
    """Worth by phase and by train: for all phases, for trains that there are."""
    phases, trains = [each["id"] for each in raw["phases"]], [each["id"] for each in raw["trains"]]
    places = [*((f"hex {each['id']}", each) for each in board["hexes"])]
    places += [*((f"tile {each['id']}", each) for each in board["tiles"])]
    for where, each in places:
        for node in each.get("nodes", ()):
            worth: dict[str, int] = node["revenue"] if isinstance(node.get("revenue"), dict) else {"": 0}
            missing = [phase for phase in phases if phase not in worth and "" not in worth]
            if missing:
                yield f"{where}: no worth in phase {', '.join(missing)}"
            for phase in sorted(worth.keys() - {"", *phases}):
                yield f"{where}: a worth in phase {phase}; there are {', '.join(phases)}"
            for train in sorted(node.get("revenue_by_train", {}).keys() - set(trains)):
                yield f"{where}: a worth for a {train}; there are {', '.join(trains)}"
