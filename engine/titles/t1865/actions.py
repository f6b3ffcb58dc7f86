"""The actions and events that only 1865 Sardinia has."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from engine.actions import Action, CompanyId, NodeId, PrivateId, WayText
from engine.events import Event


@dataclass(frozen=True, slots=True)
class PlaceMarker(Action):
    """Place a station marker by a direct connection (8C).

    `connection` names its hexes in order, from one of the company's markers to the new one: "E43 D42 C43".
    """

    type: ClassVar[str] = "place_marker"
    node: NodeId
    connection: WayText


@dataclass(frozen=True, slots=True)
class Transfer(Action):
    """Give a maritime company to the company whose turn it is (3.3)."""

    type: ClassVar[str] = "transfer"
    private: PrivateId


@dataclass(frozen=True, slots=True)
class Convert(Action):
    """Turn a minor into a major (7E)."""

    type: ClassVar[str] = "convert"
    company: CompanyId


@dataclass(frozen=True, slots=True)
class Absorb(Action):
    """A company takes over another one (11)."""

    type: ClassVar[str] = "absorb"
    absorber: CompanyId
    target: CompanyId


@dataclass(frozen=True, slots=True)
class TrafficGained(Event):
    """A company's traffic grew by so many points; `total` is what it has now."""

    type: ClassVar[str] = "traffic_gained"
    company: str
    source: str
    points: int
    total: int


@dataclass(frozen=True, slots=True)
class CompanyLaunched(Event):
    """60 % of a company have been sold: it enters the chart in this row, with so many markers."""

    type: ClassVar[str] = "company_launched"
    company: str
    row: int
    markers: int


@dataclass(frozen=True, slots=True)
class CompanyConverted(Event):
    """A minor became a major and received so many markers."""

    type: ClassVar[str] = "company_converted"
    company: str
    markers: int


@dataclass(frozen=True, slots=True)
class RowChanged(Event):
    """A company's marker moved down on the Dragons' chart."""

    type: ClassVar[str] = "row_changed"
    company: str
    row: int


@dataclass(frozen=True, slots=True)
class MineDeclined(Event):
    """A mine's tile was replaced by the next poorer one."""

    type: ClassVar[str] = "mine_declined"
    hex: str
    old: str
    new: str


@dataclass(frozen=True, slots=True)
class Transferred(Event):
    """A player gave a maritime company to a company."""

    type: ClassVar[str] = "transferred"
    player: str
    company: str
    private: str


@dataclass(frozen=True, slots=True)
class RevenueMade(Event):
    """A company's trains carried its traffic: the smaller of traffic and capacity counts."""

    type: ClassVar[str] = "revenue_made"
    company: str
    traffic: int
    capacity: int
    revenue: int


@dataclass(frozen=True, slots=True)
class CompanyAbsorbed(Event):
    """A company was taken over: what was due for its shares, own shares sold for it, and loans taken.

    Who led it until then, and the players' holdings in percent.
    """

    type: ClassVar[str] = "company_absorbed"
    absorber: str
    target: str
    due: int
    shares_sold: int
    loans: int
    president: str = field(default="", compare=False)
    holdings: tuple[tuple[str, int], ...] = field(default=(), compare=False)


@dataclass(frozen=True, slots=True)
class PersonalLoans(Event):
    """A bankrupt player received so many state loans; `loans` is what they owe now."""

    type: ClassVar[str] = "personal_loans"
    grave: ClassVar[bool] = True
    player: str
    taken: int
    loans: int
