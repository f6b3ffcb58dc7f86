"""What robots have to know of 1865 Sardinia beside its rules."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from typing_extensions import override

from engine.board.reach import reach
from engine.finance.holdings import IPO, certificate_limit, certificates
from engine.position import Trial
from engine.robots.tips import GROWTH, Tips
from engine.rounds.operating import CompanyTurn
from engine.rounds.stock import StockRound, StockTurn
from engine.titles.t1865.actions import PlaceMarker
from engine.titles.t1865.board import markers, network, traffic
from engine.titles.t1865.board.track import MOST, TILES
from engine.titles.t1865.common import MINOR, figures, has_phase, is_launched, launched, phase_figures, phase_number
from engine.titles.t1865.rounds.trains import available
from engine.titles.t1865.state import Conversions

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from engine.board.tiles import Board
    from engine.editor import Editor
    from engine.position import Position
    from engine.robots.tips import Outlook
    from engine.view import View

FARTHEST = 4
"""So many hexes beyond an open end are looked at."""
EACH_HEX = 0.8
"""How likely a stop is still joined where one hex more has no track."""
TRACK = 1
"""8.2: the place of this step in a turn."""
UNBUILT = 2
"""The traffic of a stop without a tile."""
MINE_YIELDS = {"2": 2, "3": 1, "4": 1}
"""What a mine adds to the traffic in a round, by the phase in which the marker comes; later LATE_MINE."""
LATE_MINE = 0.5
MINES_LAST = {2: 8, 3: 6, 4: 4}
"""After so many rounds a mine yields nothing any more, by the level of the train on sale; later MINES_SPENT."""
MINES_SPENT = 2
UPGRADES = 0.15
"""The traffic that each city with a marker gains in a round by its upgrades."""
MARKER_COSTS = 60
"""What a marker usually costs."""
FARTHEST_TO_CONVERT = 12
"""A destination farther off than so many hexes without track is taken to be so far off."""
CONVERTED = 0.5
"""A conversion is worth such a part of what a company earns: its new shares take up money that else lies idle."""
ASIDE = 0.5
"""What a stop counts, as a part, that an open end doesn't lead to first."""
UNTIL_CONVERTED = 2
"""A conversion's markers come so many rounds later."""
LATE, LATEST = 8, 12
"""A marker for which a company lacks little, or all, and of its revenue keeps none, comes so many rounds later."""
INFLOW = 0.4
"""How many of its shares in the IPO a company sells in time to buy trains with it."""
BONUS = {"2": 0.5, "3": 0.3}
"""What the bonus counts that a president's maritime company would bring a company, by the phase: it's to be given."""
AT_HOME = 1
"""What a maritime company is worth beside its income that has its bonus at home of a company: no reason to keep it."""
MOST_PURCHASES = 2
"""A company with much money is taken to buy trains in so many rounds."""
AT_FIRST = 2
"""The markers that a company has beside its home as it begins."""


class Stop(NamedTuple):
    """A stop where a marker may come: its traffic then, what it adds in each round after that, in how many rounds.

    cost: of the marker.
    """

    points: float
    more: float
    when: int
    cost: int = MARKER_COSTS

    @property
    def worth(self) -> float:
        """What it brings in the middle of the time that a mine lasts at most."""
        return self.points + self.more * max(MINES_LAST.values()) / 2

    def likely(self, chance: float, later: int) -> Stop:
        """The same as far as it's likely, and so much later."""
        return self._replace(points=self.points * chance, more=self.more * chance, when=self.when + later)


class Ahead(NamedTuple):
    """How many hexes without track lie before a stop, and the first of them: the open end that leads there."""

    missing: int
    by: str = ""


class Opening(NamedTuple):
    """What a company may still do before its next run.

    tiles: so many it may lay; first: before which of its runs, counted from 0, it may place a marker; mined: how often
    its mines yield something.
    """

    tiles: int
    first: int
    mined: int

    def when(self, missing: int) -> int:
        """Before which run it can have laid so many tiles, and may place a marker."""
        return max(self.first, math.ceil(max(0, missing - self.tiles) / MOST))


NOWHERE = Ahead(FARTHEST_TO_CONVERT)


class Traffic(NamedTuple):
    """8.28: what a company's revenue comes from: traffic, what mines and cities add to it, room, stops to come.

    mined: how often its mines yield something before its next run. converts: how likely it will convert.
    """

    points: float
    mines: int
    mined: int
    cities: int
    seats: int
    coming: tuple[Stop, ...]
    converts: float


class SardiniaTips(Tips):
    """8.28: a company earns by its traffic as far as its trains have room for it."""

    @override
    def floats_at(self, g: View) -> int:
        return g.data.raw["launch"]

    @override
    def income(self, position: Position, company: str, trains: tuple[str, ...], width: int) -> int:
        g = position.view
        seats = _seats(g, trains) + _maritime(g, company) * bool(trains)
        return traffic.revenue_of(traffic.total(g, company), seats, g.data.raw["revenue_per_point"])

    @override
    def outlook(self, position: Position, company: str) -> Outlook:
        """What it has, and the markers that it can place and pay."""
        g, state = position.view, position.view.company(company)
        nodes, points = g.nodes_of(company), traffic.total(g, company)
        if not is_launched(g, company):
            points = max([UNBUILT, *(network.worth(g, node) for node in nodes)])
        points += _bonuses(g, company)
        income = points * g.data.raw["revenue_per_point"]
        kept = income * state.shares.get(IPO, 0) * state.unit / 100
        mines, cities = _sites(g, company)
        opening = _opening(g, company, is_tried=isinstance(position, Trial))
        stops, converts = _growth(g, company, opening)
        coming = tuple(_paid_in_turn(stops, state.cash, kept, opening.first))
        return Traffic(points, mines, opening.mined, cities, _maritime(g, company), coming, converts)

    @override
    def later(self, g: View, outlook: Outlook, trains: Sequence[str], number: int) -> float:
        found, last = Traffic(*outlook), _mines_last(g)
        points = found.points + found.mines * min(number + found.mined, last) + found.cities * UPGRADES * number
        for each in found.coming:
            if each.when <= number:
                points += each.points + each.more * min(number - each.when, last)
        more = 1 + found.converts * CONVERTED if number >= UNTIL_CONVERTED else 1
        return more * g.data.raw["revenue_per_point"] * min(points, _seats(g, trains) + found.seats) if trains else 0

    @override
    def gone_with(self, g: View, train: str) -> str:
        return figures(g, "trains", train).get("scrapped_by") or ""

    @override
    def begins(self, g: View, train: str) -> str:
        return str(figures(g, "trains", train)["level"])

    @override
    def capital(self, g: View, company: str) -> int:
        """5.3, 7.15: what shares of the IPO bring, certainly those up to the launch; markers cost a part of it."""
        state = g.company(company)
        left, launching = state.shares.get(IPO, 0), 0
        if not is_launched(g, company):
            launching = max(0, left - (100 - self.floats_at(g)) // state.unit)
        sold = g.price(company) * (launching + INFLOW * (left - launching)) if state.in_play else 0
        stops, _ = _growth(g, company, _opening(g, company, is_tried=False))
        costs = sum(each.cost for each in stops[: _left(g, company)])
        return round(sold) - min(g.cash(company) + round(sold), costs)

    @override
    def settled(self, position: Position) -> Position:
        """8.20: track is weighed with the marker that it leads to; 6.4: conversions by what is bought after them."""
        position = _marked(position)
        if not _is_before_stock(position):
            return position
        g = position.sketch()
        _invest(g)
        g.push(Conversions([]))
        return Trial(g, position.decision)


def _marked(position: Position) -> Position:
    """The position in which a company that has laid track has also placed the best marker that it can pay."""
    g, decision = position.view, position.decision
    if decision is None or decision.step != "station" or not isinstance(position, Trial):
        return position
    legal = set(position.legal(PlaceMarker.type))
    ways = [each for each in markers.placings(g, decision.company or "") if each.action in legal]
    if not ways:
        return position
    trial = position.trial()
    trial.play(max(ways, key=lambda each: (Stop(each.gain, _adds(g, each.nodes[-1]), 0).worth, -each.cost)).action)
    return trial


def _adds(g: View, node: str) -> float:
    """What a stop adds to the traffic in each round after its marker has come."""
    return MINE_YIELDS.get(g.state.phase, LATE_MINE) if network.is_mine(g, node) else UPGRADES


def _is_before_stock(position: Position) -> bool:
    """Whether conversions are being decided, or a trial has just come to the end of that."""
    if position.decision is None:
        return False
    if position.decision.step == "conversion":
        return True
    match position.state.stack:
        case [*_, StockRound(passes=0, last_to_act=None), StockTurn(sold=[], bought=False)]:
            return isinstance(position, Trial)
        case _:
            return False


def _invest(g: Editor) -> None:
    """Let the players buy, in turn, the shares in the IPO of launched companies, the dearest first."""
    on_sale = [each for each in launched(g) if g.company(each).shares.get(IPO, 0)]
    buyers = g.seats_from(g.state.priority)
    while buyers:
        for player in list(buyers):
            wanted = next((each for each in on_sale if _may_buy(g, player, each)), None)
            if wanted is None:
                buyers.remove(player)
                continue
            g.pay(player, wanted, g.price(wanted), "purchase")
            g.move_shares(wanted, IPO, player, 1)
    for company in on_sale:
        g.move_price(company, _purchases(g, company), "train")


def _purchases(g: View, company: str) -> int:
    """5.4: in how many turns its price rises by trains that it buys."""
    return min(MOST_PURCHASES, g.cash(company) // g.data.trains[available(g)].price)


def _may_buy(g: Editor, player: str, company: str) -> bool:
    """7.18, but for sales in the same round."""
    state = g.company(company)
    if not state.shares.get(IPO, 0) or g.cash(player) < g.price(company):
        return False
    is_full = certificates(g, player) >= certificate_limit(g)
    return not is_full and (state.shares.get(player, 0) + 1) * state.unit <= g.data.holding_limit


def _seats(g: View, trains: Sequence[str]) -> int:
    return sum(figures(g, "trains", kind)["capacity"] for kind in trains)


def _maritime(g: View, company: str) -> int:
    """8.3: the room of its maritime companies, which counts beside a train."""
    return sum(figures(g, "privates", private)["capacity"] for private in g.privates_of(company))


def _mines_last(g: View) -> int:
    """6.1: in how many rounds mines are brown."""
    return MINES_LAST.get(figures(g, "trains", available(g))["level"], MINES_SPENT)


def _bonuses(g: View, company: str) -> float:
    """3.4: the traffic that its president's maritime companies may bring where it has a marker."""
    leader, nodes = g.actor(company), g.nodes_of(company)
    held = g.privates_of(leader) if leader else ()
    due = (each for each in held if not set(nodes).isdisjoint(figures(g, "privates", each)["places"]))
    return BONUS.get(g.state.phase, 0) * phase_number(g) * sum(1 for _ in due)


def _sites(g: View, company: str) -> tuple[int, int]:
    """What its mines yield, and how many cities it has markers in."""
    key = (GROWTH, company)
    if key not in g.memo:
        nodes = g.nodes_of(company)
        yields = sum(network.worth(g, node) for node in nodes if network.is_mine(g, node))
        g.memo[key] = yields, sum(network.is_city(g, node) for node in nodes)
    return g.memo[key]


def _paid_in_turn(stops: Sequence[Stop], cash: int, kept: float, first: int) -> Iterator[Stop]:
    """The same with the rounds in which their markers come, one a round from this one on, as soon as they're paid."""
    due = 0
    for place, each in enumerate(stops, first):
        due += each.cost
        unpaid = _unpaid(due - cash, kept) if each.cost else 0
        yield each._replace(when=max(place, each.when, unpaid))


def _unpaid(lacking: float, kept: float) -> int:
    """In how many rounds a company that keeps so much of its income can pay what it lacks for markers."""
    if lacking <= 0:
        return 0
    late = LATE + (LATEST - LATE) * lacking / MARKER_COSTS
    return math.ceil(min(LATEST, late, lacking / max(1, kept)))


def _opening(g: View, company: str, *, is_tried: bool) -> Opening:
    """What it may do before its next run.

    What is decided now isn't counted on, so that passing gives it up; in a position that is tried it's still to come.
    """
    turn = next((each for each in g.state.stack if isinstance(each, CompanyTurn) and each.company == company), None)
    if turn is None or turn.count("dividend"):
        return Opening(MOST, 0, 1)
    if turn.step <= TRACK:
        return Opening(MOST - turn.count(TILES) if is_tried else 0, 0, 1)
    return Opening(0, 1, 0)


def _left(g: View, company: str) -> int:
    return len(g.company(company).stations) if is_launched(g, company) else AT_FIRST


def _growth(g: View, company: str, opening: Opening) -> tuple[list[Stop], float]:
    """The stops that it will have markers for, the best first; how likely it will convert (7.20).

    7.22: those of a conversion come the likelier, the less track is missing to the destination; new shares pay them.
    What isn't decided for it now isn't counted on.
    """
    is_decided = any(isinstance(frame, Conversions) for frame in g.state.stack[-1:])
    converts, left = g.company(company).kind == MINOR and not is_decided, _left(g, company)
    key = (GROWTH, company, left, converts, opening)
    if key not in g.memo:
        stops, chance = _likely(g, company, _far(g, company), opening), 0.0
        found = sorted(stops, key=lambda each: each.worth, reverse=True)
        found, others = found[:left], found[left:]
        if converts:
            destination: str = figures(g, "companies", company)["destination"]
            chance = EACH_HEX ** _far(g, company).get(destination, NOWHERE).missing
            paid = (each._replace(cost=0) for each in others[: phase_figures(g)["conversion_markers"]])
            found += [each.likely(chance, UNTIL_CONVERTED) for each in paid]
        g.memo[key] = found, chance
    return g.memo[key]


def _likely(g: View, company: str, far: Mapping[str, Ahead], opening: Opening) -> Iterator[Stop]:
    """The stops that it may soon join by a direct connection, and have a marker at.

    An open end is built on towards one of them; the others to which it might lead are the less likely.
    """
    ends = dict[str, list[Stop]]()
    for by, found in _sites_ahead(g, company, far, opening):
        ends.setdefault(by, []).append(found)
    for by, found in ends.items():
        best, *others = sorted(found, key=lambda each: each.worth, reverse=True)
        yield best
        for each in others:
            yield each.likely(ASIDE, best.when) if by else each


def _sites_ahead(g: View, company: str, far: Mapping[str, Ahead], opening: Opening) -> Iterator[tuple[str, Stop]]:
    """Each of them as if it were the only one, with the open end that leads there."""
    ways = dict[str, tuple[int, int]]()
    for start in g.nodes_of(company) if g.company(company).stations else ():
        for each in network.connections(g, start):
            way = network.traffic(g, each), -sum(network.costs(g, each))
            ways[each.end] = max(way, ways.get(each.end, way))
    has_district, district = markers.in_district(g, company), list[tuple[Stop, str]]()
    for node, (missing, by) in far.items():
        if missing > FARTHEST or g.free_slots(node) < 1 or company in g.state.tokens.get(node, ()):
            continue
        points, cost = ways.get(node, (network.worth(g, node) or UNBUILT, -MARKER_COSTS))
        found = Stop(points, _adds(g, node), 0, -cost).likely(EACH_HEX**missing, opening.when(missing))
        if node not in g.data.raw["district"]:
            yield by, found
        elif not has_district:
            district.append((found, by))
    for found, by in sorted(district)[-1:]:
        yield by, found


def _far(g: View, company: str) -> Mapping[str, Ahead]:
    """How many hexes without track lie between its markers' direct connections and each stop near by.

    A minor's destination is looked for farther off.
    """
    is_minor = g.company(company).kind == MINOR
    key = (GROWTH, company, is_minor)
    if key not in g.memo:
        nodes = g.nodes_of(company)
        destination = figures(g, "companies", company)["destination"] if is_minor else ""
        g.memo[key] = _distances(g, nodes, destination) if nodes else {}
    return g.memo[key]


def _distances(g: View, nodes: Sequence[str], destination: str) -> dict[str, Ahead]:
    places, joined = _places(g.board), reach(g.network, nodes, lambda node: network.is_stop(g, node))
    found = {node: Ahead(0) for node in joined.nodes if network.is_stop(g, node)}
    edge = {hex_id: hex_id for hex_id, sides in joined.sides.items() if sides & ~g.track(hex_id).mask}
    seen, missing = set(edge), 1
    while missing <= FARTHEST or (destination and destination not in found and missing < FARTHEST_TO_CONVERT):
        around = dict[str, str]()
        if missing == 1 and has_phase(g, "3"):
            around = {hex_id: hex_id for hex_id in joined.sides if places[hex_id].is_upgraded}
        for hex_id, by in edge.items():
            stops = places[hex_id].stops
            for node in stops:
                found.setdefault(node, Ahead(missing, by))
            if not stops:
                around.setdefault(hex_id, by)
        edge = {other: by for hex_id, by in around.items() for other in places[hex_id].neighbours if other not in seen}
        seen.update(edge)
        missing += 1
    return found


class Place(NamedTuple):
    """A hex: the stops that are or will be there, its neighbours, whether its track is ever upgraded (8.9)."""

    stops: tuple[str, ...]
    neighbours: tuple[str, ...]
    is_upgraded: bool


@lru_cache(maxsize=4)
def _places(board: Board) -> dict[str, Place]:
    """The hexes of the map."""
    found = dict[str, Place]()
    for hex_id, each in board.data.hexes.items():
        kinds = [node.kind for node in each.nodes]
        stops = (f"{hex_id}.{place}" for place, kind in enumerate(kinds) if kind != network.TOWN)
        found[hex_id] = Place(tuple(stops), tuple(each.neighbours.values()), network.MINE not in kinds)
    return found


TIPS = SardiniaTips(
    earns={"PH2": 50, "PH2*": 50, "PH3": 90, "PH3*": 90, "PH4": 130, "PH4*": 130, "PH5": 170, "PH6": 210, "PH7": 250},
    longest=30,
    less_per_loan=50,
    pays_company=(IPO,),
    yields=1.0,
    puts_off=True,
    powers={"M6": 3 * AT_HOME, "M3": 2 * AT_HOME, "M5": AT_HOME},
)
