"""Reading a position: state, data, rules, and what is derived from them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from engine.board.reach import Reach, reach
from engine.board.track import Network
from engine.state import LaidTile, SeenCompany, SeenPlayer, SeenState

if TYPE_CHECKING:
    from engine.actions import Action
    from engine.board.data import NodeData
    from engine.board.routing.route_problem import RouteProblem
    from engine.board.tiles import Board, HexTrack
    from engine.codec import Codec
    from engine.hints import Ending, Programme, Way, Wishes
    from engine.state import Frame
    from engine.title import PhaseData, TitleData, ZoneData

BANK = "bank"


class Derived:
    """What has been found out about a state, for all who look at it: its track, and what depends on track and tokens.

    `network_is_shared`: the derived things of an equal state have the same network, which then must not change.
    """

    __slots__ = ("memo", "network", "network_is_shared", "on_map", "reach")

    def __init__(self, network: Network) -> None:
        self.network = network
        self.network_is_shared = False
        self.drop()

    def drop(self) -> None:
        """Forget all but the network; who shares it goes on knowing it."""
        self.reach: dict[str, Reach] = {}
        self.on_map: Counter[str] | None = None
        self.memo: dict[Any, Any] = {}

    def twin(self) -> Derived:
        """The same for an equal state, found out together until either state changes."""
        other = Derived(self.network)
        other.reach, other.on_map, other.memo = self.reach, self.on_map, self.memo
        self.network_is_shared = other.network_is_shared = True
        return other


class Arbiter(Protocol):
    """What a view's holder may ask of the title's rules; `engine.rulebook.Rulebook` answers, and says what all means.

    A rulebook names views, and so do editors, frames' rules, automata and positions: here these are `Any`.
    """

    data: TitleData
    board: Board
    codec: Codec
    actions: Mapping[str, type[Action]]
    clauses: Mapping[str, str]
    automata: Mapping[str, Any]
    frames: Mapping[str, Any]
    ways_of: frozenset[str]
    aside_clause: str

    def asides(self, g: View, player: str) -> tuple[Any, ...]: ...
    def certificate_limit(self, g: View) -> int: ...
    def train_limit(self, g: View, company: str) -> int: ...
    def is_floated(self, g: View, company: str) -> bool | None: ...
    def bank_breaks(self, money: int) -> bool: ...
    def may_move(self, g: View, company: str, cell: str) -> bool: ...
    def close(self, g: Any, company: str) -> None: ...
    def after_act(self, g: Any, frame: Frame) -> None: ...
    def ways(self, g: View, company: str, kind: str) -> Mapping[str, Sequence[Way]]: ...
    def route_problem(self, position: Any, services: Sequence[str]) -> RouteProblem | None: ...
    def programmes(self, position: Any, wishes: Wishes) -> list[Programme]: ...
    def ending(self, g: View) -> Ending | None: ...
    def result(self, g: View) -> dict[str, Any]: ...


class View:
    """What acts may look at. Nothing here changes the state, which is for reading only.

    It's the state itself, not a frozen copy: one for each look would cost more than the look. Its type is one that
    can't be written to, and a test runs all that looks over states that refuse it.
    """

    if TYPE_CHECKING:  # A plain attribute where it runs, which is read more quickly.

        @property
        def state(self) -> SeenState:
            """The position."""
            ...

    def __init__(
        self, rulebook: Arbiter, rules: Mapping[str, Any], state: SeenState, derived: Derived | None = None
    ) -> None:
        self.rulebook = rulebook
        self.rules = rules
        """The resolved switches of this game."""
        self.state = state  # pyright: ignore[reportAttributeAccessIssue]
        self.data: TitleData = rulebook.data
        """The title's figures."""
        self.board: Board = rulebook.board
        self.derived = derived or Derived(Network(rulebook.board, state.tiles))

    @property
    def network(self) -> Network:
        """The track on the map, from node to node, as it lies now."""
        return self.derived.network

    @property
    def memo(self) -> dict[Any, Any]:
        """What acts find out about track: lays, route problems, solutions; dropped when board, tokens or phase change.

        Copies of a game share it, so a key must hold whatever else a value depends on.
        """
        return self.derived.memo

    @property
    def phase(self) -> PhaseData:
        """The figures of the phase that the game is in."""
        return self.data.phases[self.state.phase]

    def company(self, company: str) -> SeenCompany:
        """A company's state; KeyError for an unknown id."""
        return self.state.companies[company]

    def player(self, player: str) -> SeenPlayer:
        """A player's state; KeyError for an unknown id."""
        return self.state.players[player]

    def cash(self, who: str) -> int:
        """What a player, a company or the bank has, in the title's money; KeyError for an unknown id."""
        if who in self.state.players:
            return self.state.players[who].cash
        return self.state.bank if who == BANK else self.state.companies[who].cash

    def cell_of(self, company: str) -> str:
        """The cell of the price chart that a company's marker is on; KeyError for one without a price."""
        for cell, companies in self.state.market.items():
            if company in companies:
                return cell
        raise KeyError(company)

    def price(self, company: str) -> int:
        """What a share of the company's smallest unit costs, in the title's money; KeyError for one without a price."""
        return self.data.cells[self.cell_of(company)].price

    def zone(self, company: str) -> ZoneData:
        """The zone of the price chart that a company's marker is in; the plain one for one without a marker."""
        for cell, companies in self.state.market.items():
            if company in companies:
                return self.data.zones[self.data.cells[cell].zone]
        return self.data.zones[""]

    def privates_of(self, owner: str) -> list[str]:
        """The open private companies that a player or a company owns, in printed order."""
        return [private for private in self.data.privates if self.state.privates.get(private) == owner]

    def by_price(self) -> list[str]:
        """The companies with a price in operating order: highest first; on a tie further right, then the one on top."""
        cells = sorted(self.state.market, key=self.data.operating_rank.__getitem__)
        return [company for cell in cells for company in self.state.market[cell]]

    def seats_from(self, player: str) -> list[str]:
        """All players in seat order, beginning with this one."""
        index = self.state.seats.index(player)
        return [*self.state.seats[index:], *self.state.seats[:index]]

    def actor(self, company: str) -> str | None:
        """The player who decides for a company: its owner or its president."""
        state = self.state.companies[company]
        return state.owner or state.president

    def laid(self, hex_id: str) -> LaidTile | None:
        """The tile laid on a hex, None where only the print lies."""
        return self.state.tiles.get(hex_id)

    def track(self, hex_id: str) -> HexTrack:
        """The track as it lies on a hex."""
        return self.board.track(hex_id, self.state.tiles.get(hex_id))

    def terrain_cost(self, hex_id: str) -> int:
        """What the next tile on a hex costs: the print's terrain for the first one, else what replacing a tile does."""
        lying = self.laid(hex_id)
        if lying is None:
            return self.data.board.hexes[hex_id].terrain_cost
        return sum(each.cost for each in self.data.board.tiles[lying.tile].upgrade_terrain)

    def stock_left(self, tile: str) -> int:
        """How many physical tiles with this face are not on the map (both faces share one count)."""
        tiles = self.data.board.tiles
        derived = self.derived
        if derived.on_map is None:
            derived.on_map = Counter(tiles[laid.tile].stock_key for laid in self.state.tiles.values())
        return tiles[tile].count - derived.on_map[tiles[tile].stock_key]

    def on_hand(self, colours: Collection[str]) -> dict[str, str]:
        """The tiles of these colours of which some are left, with their colours."""
        key = ("on hand", *sorted(colours))
        if key not in self.memo:
            tiles = self.data.board.tiles.values()
            self.memo[key] = {
                tile.id: tile.colour for tile in tiles if tile.colour in colours and self.stock_left(tile.id) > 0
            }
        return self.memo[key]

    def node(self, node: str) -> NodeData:
        """A node as it lies. Raises KeyError or IndexError for an id that `has_node` denies."""
        hex_id, index = self.board.place[node]
        return self.board.track(hex_id, self.state.tiles.get(hex_id)).nodes[index]

    def has_node(self, node: str) -> bool:
        """Whether this is the id of a node that is on the map now."""
        hex_id, _, index = node.rpartition(".")
        return hex_id in self.data.board.hexes and index.isdecimal() and int(index) < len(self.track(hex_id).nodes)

    def nodes_of(self, company: str) -> list[str]:
        """The nodes where the company has a token."""
        return [node for node, tokens in self.state.tokens.items() if company in tokens]

    def node_slots(self, node: str) -> int:
        """Token slots of a node as it lies."""
        return self.node(node).slots

    def free_slots(self, node: str) -> int:
        """How many token slots of a node, as it lies, have no token."""
        return self.node_slots(node) - len(self.state.tokens.get(node, ()))

    def is_blocked(self, node: str, company: str) -> bool:
        """Whether the company may not pass this node: an off-board area, or a place full of others' tokens."""
        data = self.node(node)
        if data.kind == "offboard":
            return True
        if data.kind != "city" and not data.slots:
            return False
        tokens = self.state.tokens.get(node, ())
        return company not in tokens and len(tokens) >= data.slots

    def reach(self, company: str) -> Reach:
        """What the company's track network touches and reaches; computed once per position."""
        known = self.derived.reach
        found = known.get(company)
        if found is None:
            found = reach(self.network, self.nodes_of(company), lambda node: self.is_blocked(node, company))
            known[company] = found
        return found


def split_node(node: str) -> tuple[str, int]:
    """ "E12.0" -> ("E12", 0)."""
    hex_id, _, index = node.rpartition(".")
    return hex_id, int(index)
