"""What a company can reach: the hex sides and nodes on some path from one of its tokens.

A path uses no hex side twice, leaves a node by another exit than that by which it came, and ends where it may not
pass. (It need not avoid visiting a node twice: what lies between the two visits can be left out.)

Whether such a path exists isn't a matter of spreading from node to node: a balloon loop brings one back to a junction
from its other side, over track that is used up. So the search spreads along paths that it knows to be simple. Only
where these run into their own track it asks what more could be reached if that were no matter, and looks for a path to
each such place by trying them all.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from functools import cached_property

from engine.board.tiles import Board
from engine.board.track import Network, Spoke

_State = tuple[str, int, int]
"""A node, the edge by which it was entered (-1: a start), and the hex sides used so far."""


class Reach:
    """What some nodes reach. `mask`: the hex sides touched; `nodes`: the nodes, starts first, then as found."""

    def __init__(self, board: Board, mask: int, nodes: tuple[str, ...]) -> None:
        self._board = board
        self.mask = mask
        self.nodes = nodes

    @cached_property
    def sides(self) -> dict[str, int]:
        """The sides touched, as a 6-bit mask of edges by hex, from both faces of each border."""
        return self._board.edges_in(self.mask)


def reach(network: Network, start_nodes: Iterable[str], stops_at: Callable[[str], bool]) -> Reach:
    """What can be reached from these nodes. A node that `stops_at` names may be reached but not passed.

    Starting nodes are never asked about: a company passes its own tokens.
    """
    search = _Search(network, tuple(dict.fromkeys(start_nodes)), stops_at)
    search.spread()
    doubtful = search.doubtful()
    if doubtful:
        search.settle(doubtful)
    return Reach(network.board, search.mask, tuple(search.arrivals))


class _Search:
    """One search. `arrivals` holds the edges by which each node was entered, in the order in which they were found."""

    def __init__(self, network: Network, starts: tuple[str, ...], stops_at: Callable[[str], bool]) -> None:
        self.spokes = network.spokes
        self.starts = frozenset(starts)
        self._sources: list[_State] = [(node, -1, 0) for node in starts]
        self.stops_at = stops_at
        self.mask = 0
        self.arrivals: dict[str, int] = dict.fromkeys(starts, 0)
        self._open: dict[str, tuple[Spoke, ...]] = {node: self.spokes(node).all for node in starts}
        """By node the ways out that haven't been taken yet."""
        self._stuck: list[tuple[str, Spoke]] = []
        """Ways out (and their nodes) that ran into the path's own track."""

    def spread(self) -> None:
        """Follow simple paths only: each way out of a node once, on the first path that may take it."""
        queue: deque[_State] = deque(self._sources)
        while queue:
            node, arrival, used = queue.popleft()
            left: list[Spoke] = []
            for spoke in self._open[node]:
                if spoke.exit == arrival:
                    left.append(spoke)
                elif spoke.sides & used:
                    left.append(spoke)
                    self._touch_part(spoke, used)
                    self._stuck.append((node, spoke))
                else:
                    self.mask |= spoke.sides
                    if self._enter(spoke):
                        queue.append((spoke.node, spoke.arrival, used | spoke.sides))
            self._open[node] = tuple(left)

    def _enter(self, spoke: Spoke) -> bool:
        """Note the node at the end of this way; say whether to go on from there."""
        node, bit = spoke.node, 1 << spoke.arrival if spoke.node else 0
        if not node or node in self.starts:
            return False
        known = self.arrivals.get(node)
        if known is None:
            self.arrivals[node] = bit
            self._open[node] = () if self.stops_at(node) else self.spokes(node).all
        elif known & bit:
            return False
        else:
            self.arrivals[node] = known | bit
        return bool(self._open[node])

    def _touch_part(self, spoke: Spoke, used: int) -> None:
        for side in spoke.trail:
            if used >> side & 1:
                break
            self.mask |= 1 << side

    def doubtful(self) -> list[tuple[str, Spoke]]:
        """The ways out that touch or reach something new if it were no matter that they use track again."""
        stuck = [each for each in self._stuck if each[1] in self._open[each[0]]]
        seen = dict(self.arrivals)
        queue: deque[Spoke] = deque()
        found: list[tuple[str, Spoke]] = []

        def look(node: str, spoke: Spoke) -> None:
            if spoke.sides & ~self.mask or (spoke.node and spoke.node not in self.arrivals):
                found.append((node, spoke))
            bit = 1 << spoke.arrival if spoke.node else 0
            if bit and not seen.get(spoke.node, 0) & bit and spoke.node not in self.starts:
                seen[spoke.node] = seen.get(spoke.node, 0) | bit
                if not self.stops_at(spoke.node):
                    queue.append(spoke)

        for node, spoke in stuck:
            look(node, spoke)
        while queue:
            last = queue.popleft()
            ways = self._open[last.node] if last.node in self._open else self.spokes(last.node).all
            for spoke in ways:
                if spoke.exit != last.arrival:
                    look(last.node, spoke)
        return list(dict.fromkeys(found))

    def settle(self, doubtful: list[tuple[str, Spoke]]) -> None:
        """Decide exactly which of these can be reached, side by side along each way."""
        for node, spoke in doubtful:
            used = 0
            reached = True
            for side in spoke.trail:
                used |= 1 << side
                if not self.mask >> side & 1:
                    reached = self._exists(node, used)
                    if not reached:
                        break
                    self.mask |= 1 << side
            if reached and spoke.node and spoke.node not in self.arrivals and self._exists(node, used):
                self.arrivals[spoke.node] = 0

    def _exists(self, goal: str, banned: int) -> bool:
        """Whether a path from a start to `goal` avoids all the banned sides."""
        return goal in self.starts or self._path(self._sources, goal, banned)

    def _path(self, sources: list[_State], goal: str, banned: int) -> bool:
        if self._leads(sources, goal, banned, simple=True):
            return True
        if not self._leads(sources, goal, banned, simple=False):
            return False
        for node, arrival, _ in sources:
            for spoke in self.spokes(node).legs:
                if spoke.exit != arrival and not spoke.sides & banned and self._passable(spoke.node):
                    onward = [(spoke.node, spoke.arrival, 0)]
                    if spoke.node == goal or self._path(onward, goal, banned | spoke.sides):
                        return True
        return False

    def _leads(self, sources: list[_State], goal: str, banned: int, *, simple: bool) -> bool:
        """Spread to `goal`; `simple` along paths that use no side twice, else no matter whether they do."""
        seen: dict[str, int] = {}
        queue = deque(sources)
        while queue:
            node, arrival, used = queue.popleft()
            closed = banned | used if simple else banned
            for spoke in self.spokes(node).legs:
                if spoke.exit == arrival or spoke.sides & closed or not self._passable(spoke.node):
                    continue
                if spoke.node == goal:
                    return True
                bit = 1 << spoke.arrival
                known = seen.get(spoke.node, 0)
                if not known & bit:
                    seen[spoke.node] = known | bit
                    queue.append((spoke.node, spoke.arrival, used | spoke.sides))
        return False

    def _passable(self, node: str) -> bool:
        return node not in self.starts and not self.stops_at(node)
