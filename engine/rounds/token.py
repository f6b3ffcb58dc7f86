"""Station tokens."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import TYPE_CHECKING

from engine.actions import Action, Offer, PlaceToken
from engine.acts import Act, Want
from engine.errors import IllegalAction
from engine.rounds.operating import CompanyTurn
from engine.view import BANK, split_node

if TYPE_CHECKING:
    from engine.editor import Editor
    from engine.rounds.track import Payment
    from engine.view import View

Nodes = Callable[["View", str], "Collection[str]"]
Bill = Callable[["View", str, int], "list[Payment]"]


def connected_cities(g: View, company: str) -> Collection[str]:
    """The cities that the company's unblocked network reaches, in order."""
    key = ("connected cities", company)
    if key not in g.memo:
        g.memo[key] = dict.fromkeys(node for node in g.reach(company).nodes if g.node(node).kind == "city")
    return g.memo[key]


def all_cities(g: View, company: str) -> Collection[str]:
    """Every city on the map, built or not, connected or not, in the order of the board."""
    key = ("all cities",)
    if key not in g.memo:
        hexes = ((hex_id, g.track(hex_id).nodes) for hex_id in g.data.board.hexes)
        g.memo[key] = {
            f"{hex_id}.{index}": None
            for hex_id, nodes in hexes
            for index, node in enumerate(nodes)
            if node.kind == "city"
        }
    return g.memo[key]


def paid_to_bank(g: View, company: str, price: int) -> list[Payment]:
    """The bill of a station for which the bank alone is paid."""
    return [(company, BANK, price, "station")]


class PlaceStation(Act):
    """Place the next station: where `cities` allow it, paid by `bill` (company, price) -> payments."""

    action = PlaceToken

    def __init__(self, cities: Nodes, bill: Bill) -> None:
        self._cities = cities
        self._bill = bill

    def price(self, g: View, frame: CompanyTurn) -> int:
        """What the next station costs in this turn; there must be one left."""
        return g.company(frame.company).stations[0]

    def candidates(self, g: View, frame: CompanyTurn, want: Want) -> Iterator[Action | Offer]:
        """Every city allowed that has a free slot."""
        if g.company(frame.company).stations:
            for node in self._cities(g, frame.company):
                if g.free_slots(node) > 0:
                    yield PlaceToken(node)

    def check(self, g: View, frame: CompanyTurn, action: PlaceToken) -> None:
        """IllegalAction without a station left, money, a free slot, a city that's allowed, or with one in the hex."""
        if action.means:
            raise IllegalAction("token.no_power", company=frame.company, node=action.node)
        stations = g.company(frame.company).stations
        if not stations:
            raise IllegalAction("token.none_left", company=frame.company)
        price = self.price(g, frame)
        if g.cash(frame.company) < price:
            raise IllegalAction("money.short", need=price, has=g.cash(frame.company), who=frame.company)
        if not g.has_node(action.node) or g.node(action.node).kind != "city":
            raise IllegalAction("token.no_city", node=action.node)
        hex_id, _ = split_node(action.node)
        if any(node.startswith(f"{hex_id}.") for node in g.nodes_of(frame.company)):
            raise IllegalAction("token.already_here", company=frame.company, hex=hex_id)
        if g.free_slots(action.node) < 1:
            raise IllegalAction("token.no_slot", node=action.node, slots=g.node_slots(action.node))
        if action.node not in self._cities(g, frame.company):
            raise IllegalAction("token.not_connected", company=frame.company, node=action.node)

    def apply(self, g: Editor, frame: CompanyTurn, action: PlaceToken) -> None:
        """Pay for the next station and place its token; the turn has one more."""
        price = self.price(g, frame)
        g.company(frame.company).stations.pop(0)
        g.pay_all(self._bill(g, frame.company, price))
        g.place_token(frame.company, action.node, price)
        frame.add("station")
