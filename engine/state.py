"""The state of a game as plain data: only int, str, bool, None, lists, dicts with string keys, dataclasses of these.

It holds no log, clock or counter of changes, so equal positions have equal text. Money is in the title's currency,
shares are counted in units of the company (a company's unit is in percent), edges and rotations are 0-5.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Protocol

from engine.codec import LATER, later


@dataclass(frozen=True, slots=True)
class LaidTile:
    """A tile on the map: its id and its rotation 0-5. Another one is laid in its place; it doesn't change itself."""

    tile: str
    rotation: int


@dataclass(slots=True)
class PlayerState:
    """What a player has beside shares: cash, in the title's money."""

    cash: int = 0


@dataclass(slots=True)
class CompanyState:
    """A company in play or on offer.

    `owner` is the player who owns it whole (a minor), `president` who leads it by shares. `shares` maps a holder (a
    player, or a stock such as "stack" or "pool") to a number of units; the president's certificate is part of them: it
    lies with `president_at` and counts `president_size` units. `stations` are the prices of the stations not yet built.
    `par` is the price at which it was started (0: not by a price), `loans` the number that it owes; `operated` says
    that it has begun a turn, `closed` that it's gone for good.
    """

    kind: str
    cash: int = 0
    owner: str | None = None
    president: str | None = None
    in_play: bool = True
    trains: list[str] = field(default_factory=list[str])
    stations: list[int] = field(default_factory=list[int])
    unit: int = 10
    shares: dict[str, int] = field(default_factory=dict[str, int])
    president_at: str | None = None
    president_size: int = 2
    terrain_tokens: int = 0
    par: int = later(0)
    loans: int = later(0)
    operated: bool = later(False)
    closed: bool = later(False)


@dataclass(slots=True)
class Frame:
    """A part of the flow that isn't finished: a sequence, a round, a turn, an interruption. Data only.

    `settles`: while it lasts companies may have more trains, and tokens in a hex, than they will be allowed.
    """

    kind: ClassVar[str]
    settles: ClassVar[bool] = False


@dataclass(slots=True)
class TitleState:
    """What only one title needs; each title has its own subclass."""


@dataclass(slots=True)
class State:
    """A whole position.

    `seats` is the order of the players, `priority` who starts the next stock round. `tiles` are the laid tiles by hex,
    `tokens` the companies' tokens by node ("E12.0"), in the order of arrival. `market` maps a cell to the companies on
    it, the one on top first. `depot` counts the trains left by kind, null for unlimited; `bank` is a signed account.
    `stack` is the flow, bottom first; `round` names the round ("draft", "stock", "operating"), `set_number` and
    `round_number` count the sets and the operating rounds within a set. `due` are small named events that the flow
    looks at between two turns or rounds. `privates` are the owners (players, companies) of the private companies that
    have been sold and are open, `pool` the trains given back that are for sale. `bank_broken`: the bank has had to pay
    more than the title lets it. `bankrupt` is the player whose ruin ends the game.
    """

    seats: list[str]
    priority: str
    phase: str
    players: dict[str, PlayerState]
    companies: dict[str, CompanyState]
    market: dict[str, list[str]]
    depot: dict[str, int | None]
    own: TitleState
    bank: int = 0
    tiles: dict[str, LaidTile] = field(default_factory=dict[str, LaidTile])
    tokens: dict[str, list[str]] = field(default_factory=dict[str, list[str]])
    round: str = ""
    set_number: int = 0
    round_number: int = 0
    due: list[str] = field(default_factory=list[str])
    stack: list[Frame] = field(default_factory=list[Frame])
    privates: dict[str, str] = field(default_factory=dict[str, str], metadata=LATER)
    closed_privates: list[str] = field(default_factory=list[str], metadata=LATER)
    pool: list[str] = field(default_factory=list[str], metadata=LATER)
    bank_broken: bool = later(False)
    bankrupt: str = later("")


# --- the same for those who only look: the type checker lets nobody write to it, but to frames and a title's own state


class SeenPlayer(Protocol):
    """A `PlayerState` that is only read."""

    @property
    def cash(self) -> int: ...


class SeenCompany(Protocol):
    """A `CompanyState` that is only read."""

    @property
    def kind(self) -> str: ...
    @property
    def cash(self) -> int: ...
    @property
    def owner(self) -> str | None: ...
    @property
    def president(self) -> str | None: ...
    @property
    def in_play(self) -> bool: ...
    @property
    def trains(self) -> Sequence[str]: ...
    @property
    def stations(self) -> Sequence[int]: ...
    @property
    def unit(self) -> int: ...
    @property
    def shares(self) -> Mapping[str, int]: ...
    @property
    def president_at(self) -> str | None: ...
    @property
    def president_size(self) -> int: ...
    @property
    def terrain_tokens(self) -> int: ...
    @property
    def par(self) -> int: ...
    @property
    def loans(self) -> int: ...
    @property
    def operated(self) -> bool: ...
    @property
    def closed(self) -> bool: ...


class SeenState(Protocol):
    """A `State` that is only read."""

    @property
    def seats(self) -> Sequence[str]: ...
    @property
    def priority(self) -> str: ...
    @property
    def phase(self) -> str: ...
    @property
    def players(self) -> Mapping[str, SeenPlayer]: ...
    @property
    def companies(self) -> Mapping[str, SeenCompany]: ...
    @property
    def market(self) -> Mapping[str, Sequence[str]]: ...
    @property
    def depot(self) -> Mapping[str, int | None]: ...
    @property
    def own(self) -> TitleState: ...
    @property
    def bank(self) -> int: ...
    @property
    def tiles(self) -> Mapping[str, LaidTile]: ...
    @property
    def tokens(self) -> Mapping[str, Sequence[str]]: ...
    @property
    def round(self) -> str: ...
    @property
    def set_number(self) -> int: ...
    @property
    def round_number(self) -> int: ...
    @property
    def due(self) -> Sequence[str]: ...
    @property
    def stack(self) -> Sequence[Frame]: ...
    @property
    def privates(self) -> Mapping[str, str]: ...
    @property
    def closed_privates(self) -> Sequence[str]: ...
    @property
    def pool(self) -> Sequence[str]: ...
    @property
    def bank_broken(self) -> bool: ...
    @property
    def bankrupt(self) -> str: ...
