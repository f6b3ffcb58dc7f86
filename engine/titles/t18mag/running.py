"""A minor's run: wagons (5.5), routes (5.4), income (5.6)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Any

from engine.actions import Action, Offer, RouteClaim, Run
from engine.acts import Act, Want
from engine.board.routing.route_problem import (
    Claim,
    EndBonus,
    Extra,
    Leg,
    Route,
    RouteProblem,
    RouteSolution,
    Stop,
    Train,
)
from engine.board.routing.routes import solve
from engine.errors import IllegalAction
from engine.events import TrainsRan
from engine.rounds.run import Account, Bonuses, account_of, claims_of, read_claims, verified
from engine.titles.t18mag.actions import BuyWagon, WagonBought
from engine.titles.t18mag.supporters import TOWN, is_kept, is_ready, spend
from engine.view import BANK

if TYPE_CHECKING:
    from engine.editor import Editor
    from engine.rounds.operating import CompanyTurn
    from engine.view import View

RED_AREA, PLUS_TRAIN, MINE = "red_area", "plus_train", "mine"
EFFECTS = (RED_AREA, PLUS_TRAIN, MINE)
"""What wagons do. For two players one wagon does either of the first two (11.5)."""
FURTHER_TOWN = 8
"""The bit of a supporter's extra town among the resources of a route problem; those of the wagons are lower."""


def phase_figures(g: View) -> Mapping[str, Any]:
    """18Mag's own figures of the current phase."""
    return g.data.figures("phases", g.state.phase)


def wagon_sellers(g: View) -> tuple[str, ...]:
    """The majors that sell wagons."""
    services: dict[str, str] = g.data.raw["services"]
    return tuple(dict.fromkeys(services[effect] for effect in EFFECTS if effect in services))


def _bit(g: View, effect: str) -> int:
    """The resource that an effect spends: one for each wagon, so that of two effects of one wagon a run has one."""
    seller = g.data.raw["services"].get(effect)
    return 1 << wagon_sellers(g).index(seller) if seller else 0


def wagon_bits(g: View, wagons: Collection[str]) -> int:
    """The resources that the wagons of these majors are."""
    return sum(1 << index for index, seller in enumerate(wagon_sellers(g)) if seller in wagons)


def resources(g: View, turn: CompanyTurn, more: Collection[str] = ()) -> int:
    """What the run can spend: the wagons bought in this turn, a supporter's town, and these too."""
    town = FURTHER_TOWN if is_ready(turn, TOWN) or TOWN in more else 0
    return wagon_bits(g, (*turn.services, *more)) | town


def problem(g: View, company: str, bits: int) -> RouteProblem:
    """The routes of a minor that has these resources; every wagon among them must have effect (5.5.7)."""
    key = ("problem", company, bits, tuple(g.company(company).trains))
    if key not in g.memo:
        g.memo[key] = _build(g, company, bits)
    return g.memo[key]


def _build(g: View, company: str, bits: int) -> RouteProblem:
    trains = tuple(Train(kind, g.data.trains[kind].range) for kind in g.company(company).trains)
    extras = [Extra(_bit(g, PLUS_TRAIN), None)] if bits & _bit(g, PLUS_TRAIN) else []
    if bits & FURTHER_TOWN:
        extras.append(Extra(FURTHER_TOWN, g.data.raw["supporters"]["further_towns"]))
    stops, legs = _track_for(g, company, bits & (_bit(g, MINE) | _bit(g, RED_AREA)))
    sellers = wagon_sellers(g)
    labels = (*sellers, *[""] * (FURTHER_TOWN.bit_length() - 1 - len(sellers)), TOWN)
    cover, bonus = bits & ~FURTHER_TOWN, red_to_red_bonus(g)
    return RouteProblem(stops, legs, trains, tuple(extras), cover, both_gates=bonus, labels=labels)


def _track_for(g: View, company: str, bits: int) -> tuple[tuple[Stop, ...], tuple[Leg, ...]]:
    """The stops that a minor reaches, and the legs between them, with these wagons for mines and red areas."""
    key = ("track", company, bits)
    if key not in g.memo:
        with_mines = bool(bits & _bit(g, MINE))
        nodes = [node for node in g.reach(company).nodes if with_mines or g.node(node).kind != "mine"]
        places = {node: index for index, node in enumerate(nodes)}
        links = [link for link in g.network.legs(nodes) if link.a != link.b]
        legs = tuple(Leg(places[link.a], places[link.b], link.sides, link.way) for link in links)
        g.memo[key] = tuple(_stop(g, company, node, bits) for node in nodes), legs
    return g.memo[key]


def red_to_red_bonus(g: View) -> int:
    """13.2: what a route from red area to red area is worth more, and the bank pays the sleeping cars' major."""
    sleeping_cars = g.data.raw.get("red_to_red")
    return sleeping_cars["bonus"][g.state.phase] if sleeping_cars else 0


def _stop(g: View, company: str, node: str, bits: int) -> Stop:
    data = g.node(node)
    tokens = g.state.tokens.get(node, ())
    bonus = sum(g.data.raw["token_bonus"] for token in tokens if g.company(token).kind == "major")  # 5.6.1
    red = _bit(g, RED_AREA) & bits if data.kind == "offboard" else 0
    return Stop(
        node=node,
        value=data.worth(g.state.phase) + bonus,
        token=company in tokens,
        passable=not g.is_blocked(node, company),
        terminal=data.kind == "offboard",
        location=data.kind != "mine",
        town=data.kind == "town",
        uses=_bit(g, MINE) if data.kind == "mine" else 0,
        end_bonus=EndBonus(red, phase_figures(g)["red_bonus"]) if red else None,
        gate=data.kind == "offboard",
    )


def best(g: View, company: str, bits: int) -> RouteSolution | None:
    """The proven best run with these resources, or None if there's none in which all wagons have effect."""
    if bits & ~_in_reach(g, company):
        return None
    key = ("best", company, bits, tuple(g.company(company).trains))
    if key not in g.memo:
        g.memo[key] = solve(problem(g, company, bits))
    return g.memo[key]


def _in_reach(g: View, company: str) -> int:
    """The resources that some run might spend: those for red areas and mines only if any are reached."""
    key = ("in reach", company)
    if key not in g.memo:
        kinds = {g.node(node).kind for node in g.reach(company).nodes}
        red, mine = _bit(g, RED_AREA) * ("offboard" in kinds), _bit(g, MINE) * ("mine" in kinds)
        g.memo[key] = FURTHER_TOWN | _bit(g, PLUS_TRAIN) | red | mine
    return g.memo[key]


def can_run_plainly(g: View, company: str) -> bool:
    """Whether a train has a legal route without any wagon: some way from a station to another location."""
    if not g.company(company).trains:
        return False
    for node in g.nodes_of(company):
        for leg in g.network.spokes(node).legs:
            if leg.node != node and g.node(leg.node).kind != "mine":
                return True
    return False


def read(g: View, company: str, found: RouteProblem, routes: tuple[RouteClaim, ...]) -> tuple[Claim, ...]:
    """The claimed routes in terms of the problem; raises IllegalAction as `read_claims`."""
    reached = g.reach(company).nodes

    def unreached(node: str) -> str:
        return "route.needs_wagon" if node in reached else "route.unreached"  # a mine without SNW's wagon (5.5.6)

    return read_claims(g.board, found, routes, unreached)


def mine_income(found: RouteProblem, solution: RouteSolution) -> int:
    """What a run earns in mines (5.5.6)."""
    stops = (found.stops[index] for route in solution.routes for index in route.stops)
    return sum(stop.value for stop in stops if not stop.location)


def account_for(
    g: View, found: RouteProblem, solution: RouteSolution, trains: Sequence[int], claims: Sequence[RouteClaim]
) -> Account:
    """How a run earns what it does (5.6.1): the stops as printed, and what majors' stations and wagons add."""

    def worth(node: str) -> int:
        return g.node(node).worth(g.state.phase)

    def bonuses(route: Route) -> Bonuses:
        return tuple(_bonuses(g, found, route, worth))

    return account_of(solution, trains, claims, lambda node, _: worth(node), bonuses)


def _bonuses(g: View, found: RouteProblem, route: Route, worth: Callable[[str], int]) -> Iterator[tuple[str, int]]:
    """What a route has beside its stops. Where one wagon has two effects (11.5), its money tells which was taken."""
    stops = [found.stops[index] for index in route.stops]
    of_tokens = sum(stop.value - worth(stop.node) for stop in stops)
    of_gates = found.both_gates if stops[0].gate and stops[-1].gate else 0
    of_red_area = route.value - sum(stop.value for stop in stops) - of_gates
    if of_tokens:
        yield "tokens", of_tokens
    if of_red_area:
        yield RED_AREA, of_red_area
    if of_gates:
        yield "red_to_red", of_gates
    if route.uses & _bit(g, PLUS_TRAIN) and not (of_red_area and _bit(g, PLUS_TRAIN) == _bit(g, RED_AREA)):
        yield PLUS_TRAIN, 0
    if route.uses & FURTHER_TOWN:
        yield "further_town", 0


def next_fee(g: View, bought: int) -> int:
    """5.5.2: the fee of the next wagon when so many were bought."""
    return phase_figures(g)["wagon_fees"][bought]


def can_have_effect(g: View, turn: CompanyTurn, wagon: str) -> bool:
    """5.5.7: whether the wagons bought, this one, and perhaps further ones that can be paid, all have effect in a run.

    A plus train may be what makes a route long enough for the mine, so one wagon may need another to come.
    """
    bought = [*turn.services, wagon]
    others = [seller for seller in wagon_sellers(g) if seller not in bought]
    for size in range(len(others) + 1):
        fees = sum(next_fee(g, count) for count in range(len(turn.services), len(bought) + size))
        if fees > g.cash(turn.company):
            return False
        if any(best(g, turn.company, resources(g, turn, (wagon, *more))) for more in combinations(others, size)):
            return True
    return False


class BuyWagonAct(Act):
    """5.5.1: before running, each of the three wagons once, if it can have effect together with those bought."""

    action = BuyWagon

    def candidates(self, g: View, frame: CompanyTurn, want: Want) -> Iterator[Action | Offer]:
        """The majors that sell them."""
        return (BuyWagon(seller) for seller in wagon_sellers(g))

    def check(self, g: View, frame: CompanyTurn, action: BuyWagon) -> None:
        """IllegalAction unless not bought yet, the fee is in the treasury, and all wagons have effect in a run."""
        majors = wagon_sellers(g)
        if action.company not in majors:
            raise IllegalAction("wagon.unknown", company=action.company, legal_instead=majors)
        if action.company in frame.services:
            raise IllegalAction("wagon.bought", company=action.company)
        if not g.company(frame.company).trains:
            raise IllegalAction("wagon.no_train", company=frame.company)
        fee = next_fee(g, len(frame.services))
        if g.cash(frame.company) < fee:
            raise IllegalAction("money.short", need=fee, has=g.cash(frame.company), who=frame.company)
        if not can_have_effect(g, frame, action.company):
            raise IllegalAction("wagon.no_effect", company=action.company, count=len(frame.services))

    def apply(self, g: Editor, frame: CompanyTurn, action: BuyWagon) -> None:
        """The fee goes to the major."""
        fee = next_fee(g, len(frame.services))
        g.pay(frame.company, action.company, fee, "wagon")
        frame.services.append(action.company)
        g.emit(WagonBought(frame.company, action.company, fee))


class RunAct(Act):
    """5.4: run the trains; 5.6: half of the income to the treasury, half to the owner."""

    action = Run

    def possible(self, g: View, frame: CompanyTurn) -> bool:
        """Some route exists; with wagons bought, one in which they all have effect."""
        if frame.services:
            return best(g, frame.company, resources(g, frame)) is not None
        return can_run_plainly(g, frame.company)

    def possible_with_wagons(self, g: View, turn: CompanyTurn) -> bool:
        """Some route exists, or would with wagons that can be bought (5.5.7)."""
        left = (seller for seller in wagon_sellers(g) if seller not in turn.services)
        trains = g.company(turn.company).trains
        return self.possible(g, turn) or any(trains and can_have_effect(g, turn, seller) for seller in left)

    def is_due(self, g: View, turn: CompanyTurn) -> bool:
        """5.4.1: running is compulsory if a legal route exists, and once a wagon was bought one does."""
        return bool(turn.services) or self.possible(g, turn)

    def candidates(self, g: View, frame: CompanyTurn, want: Want) -> Iterator[Action | Offer]:
        """One offer: the proven best."""
        bits = resources(g, frame)
        solution = best(g, frame.company, bits)
        if solution is not None and solution.routes:
            claims = claims_of(problem(g, frame.company, bits), solution)
            yield Offer(Run.type, {}, {}, (Run(claims),))

    def check(self, g: View, frame: CompanyTurn, action: Run) -> None:
        """IllegalAction unless all wagons have effect in legal routes, and (5.4.10) those are the best that can be."""
        found = problem(g, frame.company, resources(g, frame))
        total = verified(found, read(g, frame.company, found, action.routes)).total
        if g.rules["routes"] == "best":
            solution = best(g, frame.company, resources(g, frame))
            most = solution.total if solution else 0
            if total < most:
                raise IllegalAction("route.not_best", claimed=total, best=most)
            if not action.routes:
                train = next(iter(g.company(frame.company).trains), "")
                raise IllegalAction("route.fewer_than_two", train=train, count=0)

    def apply(self, g: Editor, frame: CompanyTurn, action: Run) -> None:
        """5.6.2: the bank pays; 5.5.6: a mine's value goes to the treasury in full."""
        found = problem(g, frame.company, resources(g, frame))
        claims = read(g, frame.company, found, action.routes)
        solution = verified(found, claims)
        extra = mine_income(found, solution)
        income = solution.total - extra
        owner = g.actor(frame.company) or ""
        to_owner, to_company = split(income)
        account = account_for(g, found, solution, [claim.train for claim in claims], action.routes)
        g.emit(TrainsRan(frame.company, action.routes, account.values, income, extra, account.stops, account.bonuses))
        g.pay(BANK, owner, to_owner, "income")
        g.pay(BANK, frame.company, to_company, "income")
        g.pay(BANK, frame.company, extra, "mine")
        bonus = red_to_red_bonus(g)
        if bonus:
            g.pay(BANK, g.data.raw["red_to_red"]["major"], bonus * _from_red_to_red(found, solution), "wagon")
        if is_kept(g) and _visits_a_further_town(g, frame, action):
            spend(frame, TOWN)
        frame.add("run")


def _visits_a_further_town(g: View, turn: CompanyTurn, run: Run) -> bool:
    """13.3: whether these routes, legal with what can be spent, aren't without a supporter's town."""
    bits = resources(g, turn)
    if not bits & FURTHER_TOWN:
        return False
    plain = problem(g, turn.company, bits & ~FURTHER_TOWN)
    try:
        verified(plain, read(g, turn.company, plain, run.routes))
    except IllegalAction:
        return True
    return False


def _from_red_to_red(found: RouteProblem, solution: RouteSolution) -> int:
    """How many routes have red areas at both ends."""
    return sum(found.stops[route.stops[0]].gate and found.stops[route.stops[-1]].gate for route in solution.routes)


def split(income: int) -> tuple[int, int]:
    """5.6.2: half to the owner, half to the treasury; 1.10: an odd half to the company would be rounded down."""
    to_company = income // 2
    return income - to_company, to_company
