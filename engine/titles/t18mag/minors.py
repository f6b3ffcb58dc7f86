"""What minors do: track (6), stations (5.2). Half of what they pay goes to the majors.

6.8: a yellow tile with a terrain of its own costs that only when it's replaced.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.errors import IllegalAction
from engine.rounds.track import LayOrUpgrade, check_connected, is_connected
from engine.titles.t18mag import supporters
from engine.titles.t18mag.clauses import LABELS
from engine.view import BANK

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.actions import LayTile
    from engine.editor import Editor
    from engine.rounds.operating import CompanyTurn
    from engine.rounds.track import Payment
    from engine.view import View

TERRAIN_TOKEN = "terrain_token"  # noqa: S105 (a token of cardboard)
UNSUITED = ("tile.wrong_kind", "tile.not_an_upgrade")


def service(g: View, name: str) -> str:
    """The major that sells or earns this."""
    return g.data.raw["services"][name]


def _has_token(g: View, turn: CompanyTurn) -> bool:
    """6.8.3: an own terrain token, or a supporter's (13.3)."""
    return g.company(turn.company).terrain_tokens > 0 or supporters.is_ready(turn, supporters.TERRAIN)


def _supporter_pays(g: View, turn: CompanyTurn, hex_id: str) -> bool:
    """13.3: whether a supporter's token, which was called, goes with a tile there without being named."""
    ready = supporters.is_kept(g) and supporters.is_ready(turn, supporters.TERRAIN)
    return ready and g.terrain_cost(hex_id) > 0


def _token_is_taken_first(g: View) -> bool:
    """14.1: in recorded games a token is spent before the tile, and lost where the tile costs nothing."""
    return g.rules["terrain_token"] == "before_tile"  # noqa: S105 (a token of cardboard)


class MinorTrack:
    """6.1: a yellow tile or an upgrade, and one more yellow tile for a fee; 6.8: terrain and its tokens."""

    def check_allowance(self, g: View, turn: CompanyTurn, colour: str) -> None:
        """6.1: IllegalAction beyond two tiles, one of them an upgrade; 13.3: a supporter's upgrade comes on top."""
        if supporters.helps_upgrade(turn, colour):
            return
        if turn.count("tiles") >= 2:
            raise IllegalAction("tile.two_laid", company=turn.company)
        if colour != "yellow" and turn.count("upgrades"):
            raise IllegalAction("tile.one_upgrade", company=turn.company, legal_instead=("yellow",))

    def check_place(self, g: View, turn: CompanyTurn, lay: LayTile) -> None:
        """6.4.1: IllegalAction for a tile that the company's track doesn't reach."""
        check_connected(g, turn, lay)

    def means(self, g: View, turn: CompanyTurn, hex_id: str) -> tuple[str, ...]:
        """6.8.3: a terrain token, where there's a terrain cost."""
        if not _has_token(g, turn) or _supporter_pays(g, turn, hex_id):
            return ()
        return (TERRAIN_TOKEN,) if g.terrain_cost(hex_id) or _token_is_taken_first(g) else ()

    def check_means(self, g: View, turn: CompanyTurn, lay: LayTile) -> None:
        """6.8.4: IllegalAction for a token without a terrain cost; 13.3: a supporter's comes first."""
        if lay.means == "":
            return
        if _supporter_pays(g, turn, lay.hex):
            raise IllegalAction("tile.supporter_pays", supporter=supporters.TERRAIN, hex=lay.hex)
        if lay.means != TERRAIN_TOKEN:
            raise IllegalAction("tile.unknown_means", means=lay.means, legal_instead=self.means(g, turn, lay.hex))
        if not _has_token(g, turn):
            raise IllegalAction("tile.no_terrain_token", company=turn.company)
        if not g.terrain_cost(lay.hex) and not _token_is_taken_first(g):
            raise IllegalAction("tile.no_terrain", hex=lay.hex)

    def bill(self, g: View, turn: CompanyTurn, lay: LayTile) -> list[Payment]:
        """Terrain to SIK (6.8), by the bank with a token; the second tile's fee to SzKÉV (6.1), never by a token."""
        by_token = lay.means == TERRAIN_TOKEN or _supporter_pays(g, turn, lay.hex)
        payer = BANK if by_token else turn.company
        bill: list[Payment] = [(payer, service(g, "terrain"), g.terrain_cost(lay.hex), "terrain")]
        if turn.count("tiles") and not supporters.helps_upgrade(turn, g.data.board.tiles[lay.tile].colour):
            bill.append((turn.company, service(g, "second_tile"), g.data.raw["second_tile_fee"], "second_tile"))
        return bill

    def laid(self, g: Editor, turn: CompanyTurn, lay: LayTile) -> None:
        """Count the tile, and the upgrade; the token is out of the game, that of a supporter first."""
        colour = g.data.board.tiles[lay.tile].colour
        if supporters.helps_upgrade(turn, colour):
            supporters.spend(turn, supporters.UPGRADE)
        else:
            turn.add("tiles")
            if colour != "yellow":
                turn.add("upgrades")
        if _supporter_pays(g, turn, lay.hex):
            supporters.spend(turn, supporters.TERRAIN)
        elif lay.means == TERRAIN_TOKEN:
            if not supporters.is_ready(turn, supporters.TERRAIN):
                g.company(turn.company).terrain_tokens -= 1
            supporters.spend(turn, supporters.TERRAIN)


class LayConnected(LayOrUpgrade):
    """A tile on a hex, of which only those are tried that would be connected as they lie (6.4.1)."""

    def check(self, g: View, frame: CompanyTurn, action: LayTile) -> None:
        """6.6: a tile that isn't one for a label, or for a hex without it, is refused by that label's clause."""
        try:
            super().check(g, frame, action)
        except IllegalAction as error:
            if error.reason in UNSUITED:
                board = g.data.board
                label = board.hexes[action.hex].label or board.tiles[action.tile].label
                error.citing(LABELS.get(label, ""))
            raise

    def fitting(self, g: View, frame: CompanyTurn, hex_id: str) -> Iterable[tuple[str, int]]:
        """Those of the phase that are in stock and would be connected, worked out once for each position."""
        key, memo = ("connected", frame.company, hex_id), g.memo
        if key in memo:
            yield from memo[key]
            return
        found: list[tuple[str, int]] = []
        on_hand = g.on_hand(g.phase.tiles)
        for tile, rotation in super().fitting(g, frame, hex_id):
            if tile in on_hand and is_connected(g, frame.company, hex_id, tile, rotation):
                found.append((tile, rotation))
                yield tile, rotation
        memo[key] = found


def station_bill(g: View, company: str, price: int) -> list[Payment]:
    """5.2.2: half to SzKÉV, half to the bank."""
    return [(company, service(g, "station"), price // 2, "station"), (company, BANK, price - price // 2, "station")]
