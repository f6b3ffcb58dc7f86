"""Laying and upgrading tiles."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Protocol

from engine.actions import Action, LayTile, Offer
from engine.acts import Act, Want
from engine.board import lays
from engine.errors import IllegalAction
from engine.events import TileLaid
from engine.rounds.operating import CompanyTurn
from engine.view import BANK

if TYPE_CHECKING:
    from engine.editor import Editor
    from engine.view import View

Payment = tuple[str, str, int, str]
"""Payer, payee, amount, reason."""


def check_connected(g: View, turn: CompanyTurn, lay: LayTile) -> None:
    """IllegalAction for a tile that the company's track doesn't reach."""
    if not is_connected(g, turn.company, lay.hex, lay.tile, lay.rotation):
        raise IllegalAction("tile.not_connected", hex=lay.hex, tile=lay.tile, company=turn.company)


class TrackRules(Protocol):
    """What differs between titles about a company's track."""

    def check_allowance(self, g: View, turn: CompanyTurn, colour: str) -> None:
        """Refuse a tile of a colour that the turn has no room for."""
        ...

    def check_place(self, g: View, turn: CompanyTurn, lay: LayTile) -> None:
        """Refuse a place that isn't connected to the company, or not as the title asks."""
        ...

    def means(self, g: View, turn: CompanyTurn, hex_id: str) -> tuple[str, ...]:
        """The rights that could be used on this hex."""
        ...

    def check_means(self, g: View, turn: CompanyTurn, lay: LayTile) -> None:
        """Refuse a right that the company hasn't got or that doesn't apply."""
        ...

    def bill(self, g: View, turn: CompanyTurn, lay: LayTile) -> list[Payment]:
        """Who pays what to whom for it. Of the tile only its colour matters."""
        ...

    def laid(self, g: Editor, turn: CompanyTurn, lay: LayTile) -> None:
        """Note it in the turn, and use up the right. Called before the tile is put down."""
        ...


def is_connected(g: View, company: str, hex_id: str, tile: str, rotation: int) -> bool:
    """Whether a tile laid there would hold track that the company's unblocked network reaches.

    A side counts from either face; on a hex with one of the company's own stations every side does.
    """
    mask = g.board.tile_track(tile, rotation).mask
    if g.reach(company).sides.get(hex_id, 0) & mask:
        return True
    nodes = range(len(g.track(hex_id).nodes))
    return mask != 0 and any(company in g.state.tokens.get(f"{hex_id}.{index}", ()) for index in nodes)


def changes_something(g: View, company: str, hex_id: str, tile: str, rotation: int) -> bool:
    """Whether new track on the tile is connected to the company, or a stop connected to it changes in value."""
    old, new, reached = g.track(hex_id), g.board.tile_track(tile, rotation), g.reach(company)
    if old.mask == 0:
        return True
    entered = reached.entered(hex_id)
    if any((1 << a | 1 << b) & entered for a, b in new.through if (a, b) not in old.through):
        return True
    for index, exits in enumerate(new.exits):
        kept = [place for place, each in enumerate(old.exits) if each and not each & ~exits]
        fresh = exits & ~sum({old.exits[place] for place in kept})
        if fresh & entered:
            return True
        for place in kept:
            node = f"{hex_id}.{place}"
            if node not in reached.nodes:
                continue
            if old.nodes[place].worth(g.state.phase) != new.nodes[index].worth(g.state.phase):
                return True
            if fresh and not g.is_blocked(node, company):
                return True
    return False


class LayOrUpgrade(Act):
    """Lay a tile on an empty hex or upgrade the one that lies there."""

    action = LayTile

    def __init__(self, rules: TrackRules) -> None:
        self._rules = rules

    def candidates(self, g: View, frame: CompanyTurn, want: Want) -> Iterator[Action | Offer]:
        """What fits on the hexes that the company's network touches, is in stock, and can be paid."""
        on_hand = g.on_hand(self._colours(g, frame))
        if "tile" in want:
            on_hand = {tile: colour for tile, colour in on_hand.items() if tile == want["tile"]}
        for hex_id in [want["hex"]] if "hex" in want else self.hexes(g, frame):
            if not on_hand or hex_id not in g.data.board.hexes:
                continue
            payable: dict[str, list[str]] = {}
            for tile, rotation in self.fitting(g, frame, hex_id):
                colour = on_hand.get(tile)
                if colour is None:
                    continue
                if colour not in payable:
                    payable[colour] = self._payable(g, frame, LayTile(hex_id, tile, rotation))
                for means in payable[colour]:
                    yield LayTile(hex_id, tile, rotation, means)

    def layer(self, g: View, frame: CompanyTurn) -> str:
        """Who lays it, and pays what isn't another's to pay."""
        return frame.company

    def means(self, g: View, frame: CompanyTurn, hex_id: str) -> tuple[str, ...]:
        """The rights by which a tile may be laid on a hex, "" for none."""
        return ("", *self._rules.means(g, frame, hex_id))

    def _payable(self, g: View, frame: CompanyTurn, lay: LayTile) -> list[str]:
        """The means with which a tile of this one's colour can be paid on its hex."""
        layer, means = self.layer(g, frame), self.means(g, frame, lay.hex)
        cash = g.cash(layer)
        return [each for each in means if self._cost(g, frame, replace(lay, means=each), layer) <= cash]

    def _cost(self, g: View, frame: CompanyTurn, action: LayTile, layer: str) -> int:
        """What the layer has to pay."""
        return sum([amount for payer, _, amount, _ in self._rules.bill(g, frame, action) if payer == layer])

    def fitting(self, g: View, frame: CompanyTurn, hex_id: str) -> Iterable[tuple[str, int]]:
        """The tiles and rotations that could lie on a hex, in order."""
        return lays.fitting(g.board, hex_id, g.laid(hex_id))

    def misfit(self, g: View, action: LayTile) -> lays.Misfit | None:
        """Why a tile can't lie there; None if it fits."""
        return lays.misfit(g.board, action.hex, g.laid(action.hex), action.tile, action.rotation)

    def _colours(self, g: View, frame: CompanyTurn) -> set[str]:
        """The colours of the phase that the turn still has room for."""
        found: set[str] = set()
        for colour in g.phase.tiles:
            try:
                self._rules.check_allowance(g, frame, colour)
            except IllegalAction:
                continue
            found.add(colour)
        return found

    def hexes(self, g: View, frame: CompanyTurn) -> list[str]:
        """The hexes worth looking at, in the order of the board."""
        company = frame.company
        touched = {hex_id for hex_id, mask in g.reach(company).sides.items() if mask}
        touched.update(node.rpartition(".")[0] for node in g.nodes_of(company))
        return [hex_id for hex_id in g.data.board.hexes if hex_id in touched]

    def check(self, g: View, frame: CompanyTurn, action: LayTile) -> None:
        """IllegalAction unless known, allowed now, fitting, in stock, connected, affordable: in this order."""
        tile = g.data.board.tiles.get(action.tile)
        if tile is None:
            raise IllegalAction("tile.unknown_tile", tile=action.tile)
        self._rules.check_allowance(g, frame, tile.colour)
        if tile.colour not in g.phase.tiles:
            raise IllegalAction(
                "tile.not_in_phase", tile=tile.id, colour=tile.colour, phase=g.state.phase, legal_instead=g.phase.tiles
            )
        misfit = self.misfit(g, action)
        if misfit is not None:
            reason, figures = misfit
            raise IllegalAction(reason, legal_instead=tuple(figures.get("allowed", ())), **figures)
        if g.stock_left(tile.id) < 1:
            raise IllegalAction("tile.none_left", tile=tile.id, count=tile.count)
        self._rules.check_place(g, frame, action)
        self._rules.check_means(g, frame, action)
        layer = self.layer(g, frame)
        cost = self._cost(g, frame, action, layer)
        if cost > g.cash(layer):
            raise IllegalAction("money.short", need=cost, has=g.cash(layer), who=layer)

    def apply(self, g: Editor, frame: CompanyTurn, action: LayTile) -> None:
        """Pay, put the tile down, tell it."""
        lying, layer = g.laid(action.hex), self.layer(g, frame)
        bill = self._rules.bill(g, frame, action)
        g.pay_all(bill)
        self._rules.laid(g, frame, action)
        g.lay(action.hex, action.tile, action.rotation)
        cost = sum(amount for payer, _, amount, _ in bill if payer != BANK)
        g.emit(
            TileLaid(layer, action.hex, action.tile, action.rotation, lying.tile if lying else "", cost, action.means)
        )
