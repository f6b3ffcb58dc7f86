"""What a picture shall show, and what comes of it: plain values that may go to another process; what can go wrong."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

from engine.actions import RouteClaim
from engine.finance.annals import RoundAnnals
from engine.hints import Remark
from engine.state import State
from engine.survey import Survey
from engine.title import TitleData
from render.words_en import english


class Words(Protocol):
    """Where the words on a picture come from: a key with arguments gives a text in some language."""

    def __call__(self, key: str, **args: object) -> str:
        """The text of a key, with these figures in it."""
        ...


@dataclass(frozen=True, slots=True)
class TileChoice:
    """A tile that may be laid, at a rotation 0-5; `left` are how many of it there are, None if it isn't to be said."""

    tile: str
    rotation: int
    left: int | None = None


@dataclass(frozen=True, slots=True)
class RoundWealth:
    """What each player was worth at the end of a round."""

    round: str
    set_number: int
    round_number: int
    worth: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture to draw. The state is only read; whoever goes on playing meanwhile hands in a copy.

    what: its kind (`kinds.KINDS`), or a picture that only this title has.
    part: of a board in several parts the one that a map shows; "" for all.
    focus: the hexes an area must show (where they are too many, as many as fit); `low`: with less height than usual.
    last, changed: hexes of the last move, and others that changed since the reader last looked.
    routes, values: routes to draw over the map, and what each is worth.
    choices: numbered hexes of a "pick"; `tiles` the numbered tiles for the hex `focus[0]` of "tiles",
    or those of a "stock".
    captions: a line for each of the `routes` of "ways", which are numbered.
    company, player: whom a card shows.
    names: people's names by seat; a seat without one is called by its id.
    worth: what each player is worth, if it shall be shown; `history` the same after each round, for the chart
    "wealth" and the table "takings".
    certificates, certificate_limit: what counts against the limit as the rules have it; counted from the shares if
    they aren't given (`standing` gives them).
    company_states: what the title says of companies that aren't in play (`standing` gives them).
    ends: the figures that decide how far the end of the game is (`standing` gives them).
    survey: what the rules say of the whole position, for "status"; annals: what happened round by round, for
    "takings", which shows the rounds of a `page` (0: the newest), and for the last runs on "status".
    lines: sentences below a title's own picture; who is asked, on "status".
    words: where words come from; a function of a module, so that it can go to another process.
    """

    what: str
    title: TitleData
    state: State
    focus: tuple[str, ...] = ()
    low: bool = False
    last: tuple[str, ...] = ()
    changed: tuple[str, ...] = ()
    routes: tuple[RouteClaim, ...] = ()
    values: tuple[int, ...] = ()
    choices: tuple[str, ...] = ()
    tiles: tuple[TileChoice, ...] = ()
    company: str = ""
    player: str = ""
    names: Mapping[str, str] = field(default_factory=dict)
    worth: Mapping[str, int] = field(default_factory=dict)
    history: tuple[RoundWealth, ...] = ()
    certificates: Mapping[str, float] = field(default_factory=dict)
    certificate_limit: int = 0
    company_states: Mapping[str, Remark] = field(default_factory=dict)
    ends: tuple[Remark, ...] = ()
    survey: Survey | None = None
    annals: tuple[RoundAnnals, ...] = ()
    lines: tuple[str, ...] = ()
    part: str = ""
    page: int = 0
    captions: tuple[str, ...] = ()
    words: Words = english

    def name(self, seat: str) -> str:
        """A player's name as it was given."""
        return self.names.get(seat) or seat


@dataclass(frozen=True, slots=True)
class Drawn:
    """A finished picture: a PNG, its alternative text, its size in pixels, and hexes of the focus that didn't fit."""

    png: bytes
    alt: str
    width: int
    height: int
    missing: tuple[str, ...] = ()


class LabelTooSmall(Exception):
    """A label would be drawn smaller than the picture allows; sizes in pixels."""

    def __init__(self, size: int, minimum: int) -> None:
        super().__init__(f"a label of {size} pixels, at least {minimum} are promised")
        self.size = size
        self.minimum = minimum


class UnknownPicture(Exception):
    """There is no such picture, or it shows something that the position doesn't have; the text says what."""
