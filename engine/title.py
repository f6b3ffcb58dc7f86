"""What a title brings along: static data, and the behaviour of its rounds, steps and acts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.board.data import BoardData


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
    """A cell of the price chart: its name in the state, row and column from 0, and price."""

    id: str
    row: int
    column: int
    price: int


@dataclass(frozen=True)
class TitleData:
    """The figures of a title, in printed order. `raw` has what only the title's own rules read."""

    id: str
    name: str
    currency: str
    board: BoardData
    companies: Mapping[str, CompanyData]
    trains: Mapping[str, TrainData]
    phases: Mapping[str, PhaseData]
    cells: Mapping[str, CellData]
    certificate_limit: Mapping[int, int]
    holding_limit: int
    raw: Mapping[str, Any] = field(repr=False)


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


def _cells(raw: Mapping[str, Any]) -> dict[str, CellData]:
    """A market in a single row: each cell is named by its price."""
    return {name: CellData(name, 0, column, int(name)) for column, name in enumerate(raw["cells"])}


def read_title(raw: Mapping[str, Any], board: BoardData) -> TitleData:
    """Read a title's figures; raises KeyError for a missing field."""
    return TitleData(
        id=raw["title"],
        name=raw["name"],
        currency=raw["currency"],
        board=board,
        companies={each["id"]: _company(each) for each in raw["companies"]},
        trains={each["id"]: _train(each) for each in raw["trains"]},
        phases={each["id"]: _phase(each) for each in raw["phases"]},
        cells=_cells(raw["market"]),
        certificate_limit={int(players): limit for players, limit in raw["certificate_limit"].items()},
        holding_limit=raw["holding_limit"],
        raw=raw,
    )
