"""Track and tokens as usual.

One tile a turn, terrain, new track that serves the company, hexes that private companies close; one token a turn in a
city that it reaches, slots kept for homes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.actions import Action, LayTile, PlaceToken
from engine.errors import IllegalAction
from engine.rounds.token import PlaceStation, connected_cities, paid_to_bank
from engine.rounds.track import LayOrUpgrade, changes_something, check_connected
from engine.usual.rules import usual
from engine.view import BANK

if TYPE_CHECKING:
    from engine.editor import Editor
    from engine.rounds.operating import CompanyTurn
    from engine.rounds.track import Payment, TrackRules
    from engine.view import View


def check_open(g: View, hex_id: str) -> None:
    """IllegalAction for the hex of a private company in a player's hand, whoever builds."""
    for name, private in g.data.privates.items():
        if private.blocks == hex_id and g.state.privates.get(name) in g.state.players:
            raise IllegalAction("tile.blocked", hex=hex_id, private=name)


class CompanyTrack:
    """The rules of a company's own tile."""

    def check_allowance(self, g: View, turn: CompanyTurn, colour: str) -> None:
        """IllegalAction for a second tile."""
        if turn.count("tiles"):
            raise IllegalAction("tile.one_laid", company=turn.company)

    def check_place(self, g: View, turn: CompanyTurn, lay: LayTile) -> None:
        """IllegalAction for a closed hex, a tile without connection, or one that brings the company nothing new."""
        check_open(g, lay.hex)
        usual(g).check_hex(g, turn, lay)
        check_connected(g, turn, lay)
        if not changes_something(g, turn.company, lay.hex, lay.tile, lay.rotation):
            raise IllegalAction("tile.nothing_new", hex=lay.hex, tile=lay.tile, company=turn.company)

    def means(self, g: View, turn: CompanyTurn, hex_id: str) -> tuple[str, ...]:
        """By itself a company has no rights to use."""
        return ()

    def check_means(self, g: View, turn: CompanyTurn, lay: LayTile) -> None:
        """IllegalAction for a tile laid by means of a private company: it has no such power."""
        if lay.means:
            raise IllegalAction("tile.no_power", company=turn.company, hex=lay.hex)

    def bill(self, g: View, turn: CompanyTurn, lay: LayTile) -> list[Payment]:
        """What the terrain costs, to the bank."""
        return [(turn.company, BANK, usual(g).terrain_cost(g, turn.company, lay.hex), "terrain")]

    def laid(self, g: Editor, turn: CompanyTurn, lay: LayTile) -> None:
        """Count one more tile of this turn."""
        turn.add("tiles")


class CompanyLay(LayOrUpgrade):
    """A company's own tile; `beside` are the means of tiles that are laid beside it."""

    def __init__(self, rules: TrackRules, beside: tuple[str, ...] = ()) -> None:
        super().__init__(rules)
        self._beside = beside

    def handles(self, action: Action) -> bool:
        """Not those that are laid beside it."""
        return isinstance(action, LayTile) and action.means not in self._beside


def is_laid(g: View, turn: CompanyTurn) -> bool:
    """The turn's tile lies."""
    return turn.count("tiles") > 0


def check_reservation(g: View, node: str) -> None:
    """IllegalAction where the last slot stays free for a company whose home is here."""
    for company in g.data.companies:
        left = usual(g).home_left(g, company, node)
        if left is not None and left < 2:
            raise IllegalAction("token.reserved", node=node, company=company)


class Station(PlaceStation):
    """The token of a turn."""

    def __init__(self) -> None:
        super().__init__(connected_cities, paid_to_bank)

    def handles(self, action: Action) -> bool:
        """Without a private company's power."""
        return isinstance(action, PlaceToken) and not action.means

    def check(self, g: View, frame: CompanyTurn, action: PlaceToken) -> None:
        """IllegalAction as for every station, and where a slot is kept for a home."""
        super().check(g, frame, action)
        check_reservation(g, action.node)


def is_placed(g: View, turn: CompanyTurn) -> bool:
    """At most one a turn."""
    return turn.count("station") > 0
