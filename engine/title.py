"""What a title brings along: static data, and the behaviour of its rounds, steps and acts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from engine.board.data import BoardData


def leads(currency: str) -> bool:
    """Whether a currency stands before its amount: a sign or an abbreviation does ("$40", "L.40"), a word doesn't."""
    return not currency.isalpha()


@dataclass(frozen=True, slots=True)
class CompanyData:
    """A company as printed: `mark` is at most three letters for its token, `home` a node, stations their prices."""

    id: str
    kind: str
    name: str
    colour: str
    mark: str
    stations: tuple[int, ...]
    home: str | None
    cash: int
    trains: tuple[str, ...]
    terrain_tokens: int


@dataclass(frozen=True, slots=True)
class TrainData:
    """A kind of train: how many locations it visits (None: any number), price, and who is paid for it."""

    id: str
    range: int | None
    price: int
    seller: str
    count: int | None


@dataclass(frozen=True, slots=True)
class PhaseData:
    """A phase: the colours of tiles that may be laid, operating rounds of a set, trains a company may hold."""

    id: str
    tiles: tuple[str, ...]
    operating_rounds: int
    train_limit: int


@dataclass(frozen=True, slots=True)
class CellData:
    """A cell of the price chart: its name in the state, row and column from 0, price, zone, whether it's for par."""

    id: str
    row: int
    column: int
    price: int
    zone: str = ""
    par: bool = False


@dataclass(frozen=True, slots=True)
class ZoneData:
    """What a zone of the price chart means for the companies in it.

    counts: their certificates count against the limit. limited: the limit of one player's holding applies.
    closes: a company whose marker enters closes.
    """

    id: str
    counts: bool = True
    limited: bool = True
    closes: bool = False


@dataclass(frozen=True, slots=True)
class PrivateData:
    """A private company: its face value, what it pays each operating round, the hex it keeps closed ("" for none).

    price, income: in the title's money. counts: whether it's a certificate that counts against the limit. has_power:
    whether it does for its owner what the title's words say; a form of the title may take that from it.
    """

    id: str
    name: str
    price: int
    income: int
    blocks: str
    counts: bool = True
    has_power: bool = True


@dataclass(frozen=True)
class TitleData:
    """The figures of a title, in printed order. `raw` has what only the title's own rules read.

    moves: where a marker goes from a cell in a direction ("left", "right", "up", "down"); no entry where it stays.
    half_certificates_below: single shares of less than this percent count half a certificate.
    """

    id: str
    name: str
    currency: str
    board: BoardData
    companies: Mapping[str, CompanyData]
    privates: Mapping[str, PrivateData]
    trains: Mapping[str, TrainData]
    phases: Mapping[str, PhaseData]
    cells: Mapping[str, CellData]
    zones: Mapping[str, ZoneData]
    moves: Mapping[tuple[str, str], str]
    certificate_limit: Mapping[int, int]
    holding_limit: int
    half_certificates_below: int
    raw: Mapping[str, Any] = field(repr=False)

    def figures(self, kind: str, name: str) -> Mapping[str, Any]:
        """The title's own figures of a company, a train, a phase or a private company ("companies", "trains", ...).

        Raises KeyError where the title has none of that kind and name.
        """
        return self._figures[kind, name]

    @cached_property
    def _figures(self) -> dict[tuple[str, str], Mapping[str, Any]]:
        kinds = ("companies", "privates", "trains", "phases")
        return {(kind, each["id"]): each for kind in kinds for each in self.raw.get(kind, ())}

    @cached_property
    def operating_rank(self) -> dict[str, tuple[int, int]]:
        """What the cells are sorted by for the order of operating: highest first, then further right."""
        return {name: (-cell.price, -cell.column) for name, cell in self.cells.items()}

    @cached_property
    def par_cells(self) -> dict[int, str]:
        """The cells at whose prices companies may be started, by price."""
        return {cell.price: name for name, cell in self.cells.items() if cell.par}


def _company(raw: Mapping[str, Any]) -> CompanyData:
    return CompanyData(
        id=raw["id"],
        kind=raw["kind"],
        name=raw["name"],
        colour=raw["colour"],
        mark=raw.get("mark", raw["id"]),
        stations=tuple(raw["stations"]),
        home=raw.get("home"),
        cash=raw.get("cash", 0),
        trains=tuple(raw.get("trains", [])),
        terrain_tokens=raw.get("terrain_tokens", 0),
    )


def _train(raw: Mapping[str, Any]) -> TrainData:
    return TrainData(raw["id"], raw["range"], raw["price"], raw.get("seller", "bank"), raw.get("count"))


def _phase(raw: Mapping[str, Any]) -> PhaseData:
    return PhaseData(raw["id"], tuple(raw["tiles"]), raw["operating_rounds"], raw["train_limit"])


def _cells(market: Mapping[str, Any]) -> dict[str, CellData]:
    """A single row, whose cells are named by their prices, or rows of cells, named by a letter and a number."""
    if "cells" in market:
        return {name: CellData(name, 0, column, int(name)) for column, name in enumerate(market["cells"])}
    zones: Mapping[str, Mapping[str, Any]] = market["zones"]
    cells: dict[str, CellData] = {}
    for row, text in enumerate(market["rows"]):
        for column, word in enumerate(text.split()):
            name = f"{chr(ord('A') + row)}{column + 1}"
            zone = zones[word[-1]]["id"] if word[-1] in zones else ""
            price = int(word.rstrip("".join([*zones, "*"])))
            cells[name] = CellData(name, row, column, price, zone, "*" in word)
    return cells


def _moves(cells: Mapping[str, CellData]) -> dict[tuple[str, str], str]:
    """One cell in each direction. At the end of a row a marker goes up instead of right, or down instead of left."""
    at = {(cell.row, cell.column): name for name, cell in cells.items()}
    moves: dict[tuple[str, str], str] = {}
    for name, cell in cells.items():
        row, column = cell.row, cell.column
        up, down = at.get((row - 1, column)), at.get((row + 1, column))
        found = {
            "up": up,
            "down": down,
            "right": at.get((row, column + 1), up),
            "left": at.get((row, column - 1), down),
        }
        moves.update({(name, direction): to for direction, to in found.items() if to is not None})
    return moves


def _zones(market: Mapping[str, Any]) -> dict[str, ZoneData]:
    zones = [ZoneData(**each) for each in market.get("zones", {}).values()]
    return {"": ZoneData(""), **{zone.id: zone for zone in zones}}


def _private(raw: Mapping[str, Any]) -> PrivateData:
    return PrivateData(
        id=raw["id"],
        name=raw["name"],
        price=raw["price"],
        income=raw["income"],
        blocks=raw.get("blocks", ""),
        counts=raw.get("counts", True),
        has_power=raw.get("has_power", True),
    )


def read_title(raw: Mapping[str, Any], board: BoardData) -> TitleData:
    """Read a title's figures.

    Raises KeyError for a missing field, ValueError for an id that a company shares with a private company, and for a
    home that isn't there; `engine.dev.check` finds all other faults.
    """
    cells = _cells(raw["market"])
    title = TitleData(
        id=raw["title"],
        name=raw["name"],
        currency=raw["currency"],
        board=board,
        companies={each["id"]: _company(each) for each in raw["companies"]},
        privates={each["id"]: _private(each) for each in raw.get("privates", [])},
        trains={each["id"]: _train(each) for each in raw["trains"]},
        phases={each["id"]: _phase(each) for each in raw["phases"]},
        cells=cells,
        zones=_zones(raw["market"]),
        moves=_moves(cells),
        certificate_limit={int(players): limit for players, limit in raw["certificate_limit"].items()},
        holding_limit=raw["holding_limit"],
        half_certificates_below=raw.get("half_certificates_below", 0),
        raw=raw,
    )
    _check(title)
    return title


def _check(title: TitleData) -> None:
    shared = title.companies.keys() & title.privates.keys()
    if shared:
        raise ValueError(f"{', '.join(sorted(shared))}: a company and a private company have the same id")
    for name, company in title.companies.items():
        hex_id, _, place = (company.home or "").partition(".")
        here = title.board.hexes.get(hex_id)
        if company.home and (here is None or int(place) >= len(here.nodes)):
            raise ValueError(f"the home {company.home} of {name} isn't on the map")
