"""Actions: what a player does, as frozen values with a stable JSON form `{"type": "buy_share", "company": "SIK"}`.

They name things by their public ids (hex `C12`, tile `57`, company `SIK`, train `3`, node `E12.0`), never by a place
in a list. Each field says by its `FieldKind` what it names; the front ends make their commands from that.
"""

from __future__ import annotations

import re
import typing
from collections.abc import Iterable, Mapping
from dataclasses import MISSING, dataclass, fields
from enum import Enum
from functools import cache
from typing import Annotated, Any, ClassVar, TypeGuard

from engine.errors import UnreadableAction


class FieldKind(Enum):
    """What a field of an action names."""

    HEX = "hex"
    TILE = "tile"
    ROTATION = "rotation"
    NODE = "node"
    COMPANY = "company"
    SOURCE = "source"
    TRAIN = "train"
    MONEY = "money"
    PERCENT = "percent"
    MEANS = "means"
    PRIVATE = "private"
    WAY = "way"
    ROUTES = "routes"


HexId = Annotated[str, FieldKind.HEX]
TileId = Annotated[str, FieldKind.TILE]
Rotation = Annotated[int, FieldKind.ROTATION]
"""Steps clockwise, 0-5."""
NodeId = Annotated[str, FieldKind.NODE]
CompanyId = Annotated[str, FieldKind.COMPANY]
SourceId = Annotated[str, FieldKind.SOURCE]
"""Where something is bought: "bank", or a company."""
TrainId = Annotated[str, FieldKind.TRAIN]
Money = Annotated[int, FieldKind.MONEY]
Percent = Annotated[int, FieldKind.PERCENT]
Means = Annotated[str, FieldKind.MEANS]
"""A right used with the action (a token that pays for the terrain, a private company), or ""."""
PrivateId = Annotated[str, FieldKind.PRIVATE]
WayText = Annotated[str, FieldKind.WAY]
"""The hexes of a way over the map, in order: "E43 D42 C43". `shorthand` has short names of them."""


@dataclass(frozen=True, slots=True)
class RouteClaim:
    """A route as claimed: the train's kind, the nodes visited in order, and between each two the hexes passed."""

    train: str
    stops: tuple[str, ...]
    ways: tuple[tuple[str, ...], ...]

    def to_json(self) -> dict[str, Any]:
        """`{"train": "3", "stops": ["E12.0", "F13.0"], "ways": [["E12", "F13"]]}`."""
        return {"train": self.train, "stops": list(self.stops), "ways": [list(way) for way in self.ways]}

    @classmethod
    def from_json(cls, raw: Any) -> RouteClaim:
        """Read the JSON form; raises UnreadableAction."""
        if not isinstance(raw, Mapping) or set(typing.cast("Mapping[Any, Any]", raw)) != {"train", "stops", "ways"}:
            raise UnreadableAction("unreadable.route", value=_shown(raw))
        raw = typing.cast("Mapping[str, Any]", raw)
        train, stops, ways = raw["train"], _names(raw["stops"]), raw["ways"]
        legs = [_names(way) for way in typing.cast("list[Any]", ways)] if isinstance(ways, list | tuple) else [None]
        if not _is_name(train) or stops is None or None in legs:
            raise UnreadableAction("unreadable.route", value=_shown(raw))
        return cls(train, stops, tuple(way for way in legs if way is not None))


LONGEST_TEXT = 500
"""No id, and no list of hexes that names a connection, is longer."""
LARGEST = 1_000_000_000
"""No number of an action is larger, nor below its negative."""
_SURROGATE = re.compile("[\ud800-\udfff]")
"""Half a character: no text that holds one can be written down."""


def _is_name(value: Any) -> TypeGuard[str]:
    """Whether it's a text that could be an id: of a sensible length, and of characters that can be written down."""
    return type(value) is str and len(value) <= LONGEST_TEXT and (value.isascii() or not _SURROGATE.search(value))


def _names(value: Any) -> tuple[str, ...] | None:
    """A list of ids; None for anything else."""
    if not isinstance(value, list | tuple):
        return None
    items = typing.cast("list[Any]", value)
    return tuple(items) if all(_is_name(each) for each in items) else None


def _shown(value: Any) -> str:
    """The beginning of what was given instead, fit for a message."""
    try:
        text = str(value)[:80]
    except (ValueError, RecursionError):  # a number of thousands of digits, lists in lists in lists
        text = type(value).__name__
    return text.encode("utf-8", "replace").decode()


RouteClaims = Annotated[tuple[RouteClaim, ...], FieldKind.ROUTES]


@dataclass(frozen=True, slots=True)
class Action:
    """The base of all actions; `type` is the name in JSON and in commands."""

    type: ClassVar[str] = ""

    def to_json(self) -> dict[str, Any]:
        """The stable JSON form; fields that hold their default are left out."""
        out: dict[str, Any] = {"type": self.type}
        for each in fields(self):
            value = getattr(self, each.name)
            if each.default is MISSING or value != each.default:
                out[each.name] = _field_to_json(value)
        return out


def _field_to_json(value: Any) -> Any:
    if isinstance(value, tuple):
        routes = typing.cast("tuple[RouteClaim, ...]", value)
        return [route.to_json() for route in routes]
    return value


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """End the current step or turn without (further) acting."""

    type: ClassVar[str] = "pass"


@dataclass(frozen=True, slots=True)
class DraftCompany(Action):
    """Pick a company that is owned whole."""

    type: ClassVar[str] = "draft_company"
    company: CompanyId


@dataclass(frozen=True, slots=True)
class DraftShare(Action):
    """Pick one ordinary share of a company in the draft."""

    type: ClassVar[str] = "draft_share"
    company: CompanyId


@dataclass(frozen=True, slots=True)
class BuyShare(Action):
    """Buy one ordinary certificate; `source` is the stock where a title has several ("ipo", "pool")."""

    type: ClassVar[str] = "buy_share"
    company: CompanyId
    source: SourceId = ""


@dataclass(frozen=True, slots=True)
class StartCompany(Action):
    """Buy a president's certificate and set the company's first price."""

    type: ClassVar[str] = "start_company"
    company: CompanyId
    price: Money


@dataclass(frozen=True, slots=True)
class Bid(Action):
    """Offer so much for a private company that's to be auctioned."""

    type: ClassVar[str] = "bid"
    private: PrivateId
    price: Money


@dataclass(frozen=True, slots=True)
class BuyPrivate(Action):
    """Buy a private company from the bank or from a player."""

    type: ClassVar[str] = "buy_private"
    private: PrivateId
    source: SourceId
    price: Money


@dataclass(frozen=True, slots=True)
class SellShares(Action):
    """Sell a block of one company's shares; `percent` of the company."""

    type: ClassVar[str] = "sell_shares"
    company: CompanyId
    percent: Percent


@dataclass(frozen=True, slots=True)
class LayTile(Action):
    """Lay or upgrade a tile; `means` names a right that is used for it."""

    type: ClassVar[str] = "lay_tile"
    hex: HexId
    tile: TileId
    rotation: Rotation
    means: Means = ""


@dataclass(frozen=True, slots=True)
class PlaceToken(Action):
    """Place a station token in a city; `means` names a right that is used for it."""

    type: ClassVar[str] = "place_token"
    node: NodeId
    means: Means = ""


@dataclass(frozen=True, slots=True)
class RemoveToken(Action):
    """Take one of the company's tokens off the map."""

    type: ClassVar[str] = "remove_token"
    node: NodeId


@dataclass(frozen=True, slots=True)
class ScrapTrain(Action):
    """Give a train back without compensation."""

    type: ClassVar[str] = "scrap_train"
    train: TrainId


@dataclass(frozen=True, slots=True)
class Run(Action):
    """Run trains over these routes."""

    type: ClassVar[str] = "run"
    routes: RouteClaims


@dataclass(frozen=True, slots=True)
class PayDividend(Action):
    """Pay out this amount in all, from the company's treasury."""

    type: ClassVar[str] = "pay_dividend"
    amount: Money


@dataclass(frozen=True, slots=True)
class BuyTrain(Action):
    """Buy a train from the bank ("bank", "pool") or from another company; `trade` is a train handed in for it."""

    type: ClassVar[str] = "buy_train"
    train: TrainId
    source: SourceId
    price: Money
    trade: TrainId = ""


@dataclass(frozen=True, slots=True)
class TakeLoan(Action):
    """Take a loan for the company."""

    type: ClassVar[str] = "take_loan"


@dataclass(frozen=True, slots=True)
class RepayLoan(Action):
    """Pay back one of the company's loans."""

    type: ClassVar[str] = "repay_loan"


@dataclass(frozen=True, slots=True)
class DeclareBankruptcy(Action):
    """Give up: what must be paid can't be raised."""

    type: ClassVar[str] = "declare_bankruptcy"


@dataclass(frozen=True, slots=True)
class Accept(Action):
    """Agree to the offer that waits."""

    type: ClassVar[str] = "accept"


@dataclass(frozen=True, slots=True)
class Refuse(Action):
    """Decline the offer that waits."""

    type: ClassVar[str] = "refuse"


@dataclass(frozen=True, slots=True)
class Offer:
    """An open-ended choice: an action type, fixed fields, bounds (lowest, highest, step), and a proposal.

    The proposal is a bundle of actions to be applied as one; its last action has the offer's type.
    """

    type: str
    fixed: Mapping[str, Any]
    ranges: Mapping[str, tuple[int, int, int]]
    proposal: tuple[Action, ...]


SHARED: tuple[type[Action], ...] = (
    Pass, DraftCompany, DraftShare, Bid, BuyPrivate, StartCompany, BuyShare, SellShares, LayTile, PlaceToken,
    RemoveToken, ScrapTrain, Run, PayDividend, BuyTrain, TakeLoan, RepayLoan, DeclareBankruptcy, Accept, Refuse,
)  # fmt: skip


MOST_UNKNOWN = 5
"""So many fields that an action hasn't got are named in a refusal."""


def catalogue(own: Iterable[type[Action]] = ()) -> dict[str, type[Action]]:
    """All action types by name: the shared ones and a title's own."""
    return {each.type: each for each in (*SHARED, *own)}


@cache
def field_kinds(action: type[Action]) -> dict[str, tuple[type, FieldKind]]:
    """The fields of an action type in order: plain type and what the field names."""
    hints = typing.get_type_hints(action, include_extras=True)
    found: dict[str, tuple[type, FieldKind]] = {}
    for each in fields(action):
        plain, kind = typing.get_args(hints[each.name])[:2]
        found[each.name] = (plain if plain in (int, str) else tuple, kind)
    return found


def action_from_json(raw: Any, actions: Mapping[str, type[Action]]) -> Action:
    """Read an action of this catalogue; raises UnreadableAction with what is wrong with it."""
    if not isinstance(raw, Mapping):
        raise UnreadableAction("unreadable.not_an_action", value=_shown(raw))
    raw = typing.cast("Mapping[str, Any]", raw)
    if not isinstance(raw.get("type"), str):
        raise UnreadableAction("unreadable.not_an_action", value=_shown(raw))
    action = actions.get(raw["type"])
    if action is None:
        raise UnreadableAction("unreadable.type", type=_shown(raw["type"]), known=sorted(actions))
    kinds = field_kinds(action)
    unknown = sorted(_shown(name) for name in raw if name not in kinds and name != "type")
    if unknown:
        raise UnreadableAction("unreadable.field", type=action.type, fields=unknown[:MOST_UNKNOWN])
    values: dict[str, Any] = {}
    for each in fields(action):
        if each.name in raw:
            values[each.name] = _field_from_json(action, each.name, raw[each.name], kinds[each.name][0])
        elif each.default is MISSING:
            raise UnreadableAction("unreadable.missing", type=action.type, field=each.name)
    return action(**values)


def _field_from_json(action: type[Action], name: str, value: Any, plain: type) -> Any:
    if plain is tuple and isinstance(value, list | tuple):
        routes = typing.cast("list[Any]", value)
        return tuple(RouteClaim.from_json(each) for each in routes)
    fits = _is_name(value) if plain is str else type(value) is int is plain and abs(value) <= LARGEST
    if not fits:
        raise UnreadableAction("unreadable.value", type=action.type, field=name, value=_shown(value))
    return value
