"""Which city the solo opponent upgrades, with which tile (12.3)."""

from __future__ import annotations

import heapq
from typing import TYPE_CHECKING

from engine.actions import LayTile
from engine.board.tiles import EDGES, opposite
from engine.errors import IllegalAction
from engine.rounds.track import check_connected
from engine.titles.t18mag.minors import service
from engine.titles.t18mag.solo.cards import home_node
from engine.view import BANK, split_node

if TYPE_CHECKING:
    from engine.acts import Act
    from engine.editor import Editor
    from engine.rounds.operating import CompanyTurn
    from engine.rounds.track import Payment
    from engine.view import View

UNREACHED = 1 << 20
"""Farther than any city that track from the home hex reaches."""


class UpgradesOnly:
    """12.3.1: one upgrade a turn, no yellow tile; 12.3.3: the bank pays for the terrain."""

    def check_allowance(self, g: View, turn: CompanyTurn, colour: str) -> None:
        """IllegalAction for a second tile, and for a yellow one."""
        if turn.count("tiles") or colour == "yellow":
            raise IllegalAction("tile.one_upgrade", company=turn.company)

    def check_place(self, g: View, turn: CompanyTurn, lay: LayTile) -> None:
        """6.4.1, as for everybody."""
        check_connected(g, turn, lay)

    def means(self, g: View, turn: CompanyTurn, hex_id: str) -> tuple[str, ...]:
        """IllegalAction: none is needed."""
        return ()

    def check_means(self, g: View, turn: CompanyTurn, lay: LayTile) -> None:
        """IllegalAction for any: none is needed."""
        if lay.means:
            raise IllegalAction("tile.unknown_means", means=lay.means, legal_instead=())

    def bill(self, g: View, turn: CompanyTurn, lay: LayTile) -> list[Payment]:
        """Terrain, from the bank to SIK."""
        return [(BANK, service(g, "terrain"), g.terrain_cost(lay.hex), "terrain")]

    def laid(self, g: Editor, turn: CompanyTurn, lay: LayTile) -> None:
        """Count one more tile of this turn."""
        turn.add("tiles")


def distances(g: View, minor: str) -> dict[str, int]:
    """How many hexes each hex with a city is away from the home hex along unblocked track."""
    start = home_node(g, minor)
    found = {split_node(start)[0]: 0}
    waiting: list[tuple[int, str, int]] = [(0, start, -1)]
    seen: set[tuple[str, int]] = set()
    while waiting:
        far, node, arrival = heapq.heappop(waiting)
        if (node, arrival) in seen:
            continue
        seen.add((node, arrival))
        for spoke in g.network.spokes(node).all:
            if spoke.exit == arrival:
                continue  # 6.4: no path reverses
            total = far + len(spoke.way) - 1
            end = spoke.way[-1]
            found[end] = min(total, found.get(end, total))
            if spoke.node and not g.is_blocked(spoke.node, minor):
                heapq.heappush(waiting, (total, spoke.node, spoke.arrival))
    return found


def city_upgrades(g: View, turn: CompanyTurn, lay: Act) -> tuple[LayTile, ...]:
    """12.3.2: what may be laid on the nearest city that can be upgraded; several actions where the rules leave it open.

    The home hex is the nearest. Of each city's tiles and rotations those count that join most (12.3.4).
    """
    far = distances(g, turn.company)
    reached = {*g.reach(turn.company).sides, *(split_node(node)[0] for node in g.nodes_of(turn.company))}
    cities = [hex_id for hex_id in reached if g.laid(hex_id) and any(n.kind == "city" for n in g.track(hex_id).nodes)]
    cities.sort(key=lambda hex_id: (far.get(hex_id, UNREACHED), hex_id))
    best: list[LayTile] = []
    nearest = -1
    for hex_id in cities:
        if best and far.get(hex_id, UNREACHED) > nearest:
            break
        found = _most_joining(g, [each for each in lay.legal(g, turn, {"hex": hex_id}) if isinstance(each, LayTile)])
        if found:
            nearest = far.get(hex_id, UNREACHED)
            best += found
    return tuple(best)


def _most_joining(g: View, lays: list[LayTile]) -> list[LayTile]:
    """Those that join most, each lay of track once: rotations that look the same are the same."""
    different: dict[object, LayTile] = {}
    for lay in lays:
        track = g.board.tile_track(lay.tile, lay.rotation)
        different.setdefault((lay.tile, track.exits, track.through), lay)
    joins = {lay: joined(g, lay) for lay in different.values()}
    return [lay for lay, count in joins.items() if count == max(joins.values())]


def joined(g: View, lay: LayTile) -> int:
    """How many tracks of neighbours end at the hex without going on, and would go on over the tile."""
    fresh = g.board.tile_track(lay.tile, lay.rotation).mask & ~g.track(lay.hex).mask
    count = 0
    for edge in EDGES:
        other = g.board.neighbour(lay.hex, edge)
        if fresh >> edge & 1 and other is not None and g.track(other).mask >> opposite(edge) & 1:
            count += 1
    return count
