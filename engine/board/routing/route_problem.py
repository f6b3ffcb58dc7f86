"""The value a title hands to the route solver, and the value it gets back.

Everything here is plain, hashable and picklable: a problem can be the key of a memo or go to a worker process.

Two kinds of things are scarce in a run, and both are bits of whole numbers:

* **sides** (`Leg.sides`): hex sides. All routes of a run together use each side at most once. Every piece of track
  touches a side, so a route needs no other bookkeeping of track.
* **resources** (`uses`, `bit`, `cover`): what only one route of a run may have, and only once: a wagon's bonus, the
  mine, a longer train. The numbering of sides and that of resources are independent.

Values are in the title's money.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class EndBonus:
    """`amount` more if the stop is the first or the last of a route and the route spends the resource `bit`.

    Spending it is the route's choice. A route with two such ends of one bit has the bonus once.
    """

    bit: int
    amount: int


@dataclass(frozen=True, slots=True)
class Stop:
    """A place where routes may begin and end: city, town, area at the map's edge, mine.

    node: the board's name for it, as "E12.0".
    value: what each route that visits it earns, bonuses of tokens included.
    token: the company's own token is here; every route visits such a stop.
    passable: False if a route can only begin or end here (a blocked city, a red area).
    terminal: whether that's so whoever comes here (a red area).
    location: it counts for the range and for the minimum of two. False: a mine.
    town: it may be one of the further towns that an `Extra` allows.
    groups: bits; a route visits at most one stop of each.
    uses: resources that a visit spends.
    gate: a route whose both ends are gates earns `RouteProblem.both_gates` more.
    """

    node: str
    value: int
    token: bool = False
    passable: bool = True
    terminal: bool = False
    location: bool = True
    town: bool = False
    groups: int = 0
    uses: int = 0
    end_bonus: EndBonus | None = None
    gate: bool = False


@dataclass(frozen=True, slots=True)
class Leg:
    """Track between the stops `a` and `b` (indices) with no stop on it.

    sides: the hex sides that it crosses, at least one.
    way: its hexes from `a` to `b`, for drawing and for reading claims; the solver ignores it.
    """

    a: int
    b: int
    sides: int
    way: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Extra:
    """Lets one train visit `towns` towns beyond its range, for the resource `bit`.

    None: as many as the train's range, which makes an n-train n+n. Several extras may serve one train; their towns add
    up. A route spends an extra only where it is too long without it.
    """

    bit: int
    towns: int | None


@dataclass(frozen=True, slots=True)
class Train:
    """A train of one kind.

    limit: the most locations a route of it visits; None for no limit.
    more: (stop, amount) for each stop (index) that it earns more at; the same for all trains without a limit.
    Trains of one limit that earn more at the same stops are interchangeable.
    """

    kind: str
    limit: int | None
    more: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class RouteBonus:
    """`amount` (more than 0) for each route that visits at least one of `stops` (indices), once however many."""

    stops: frozenset[int]
    amount: int


@dataclass(frozen=True, slots=True)
class RouteVisit:
    """A route that visits at least one of `stops` (indices) may spend the resource `bit`, which no other thing spends.

    With `bit` in `RouteProblem.cover` the run as a whole has to visit one of them.
    """

    bit: int
    stops: frozenset[int]


@dataclass(frozen=True, slots=True)
class RouteProblem:
    """All that decides which sets of routes are legal, and what they earn.

    cover: the resources that the run as a whole must spend.
    exclusive: pairs of resources (each one bit) that no run spends both of.
    both_gates: what each route from gate to gate earns beside its stops; it spends nothing for that.
    bonuses: what each route earns beside its stops for a visit to some of them; it spends nothing for that.
    labels: what gives each resource, from the lowest bit on; for those who are told of it.
    """

    stops: tuple[Stop, ...]
    legs: tuple[Leg, ...]
    trains: tuple[Train, ...]
    extras: tuple[Extra, ...] = ()
    cover: int = 0
    exclusive: tuple[tuple[int, int], ...] = ()
    both_gates: int = 0
    bonuses: tuple[RouteBonus, ...] = ()
    visits: tuple[RouteVisit, ...] = ()
    labels: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Claim:
    """A route that somebody says a train runs: `legs[i]` joins `stops[i]` and `stops[i + 1]`. All are indices."""

    train: int
    stops: tuple[int, ...]
    legs: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Route:
    """A legal route of the train with index `train`.

    stops, legs: indices in the order of travel, the end with the lower index first.
    sides: the hex sides it crosses.
    uses: the resources it spends.
    value: all that it earns, stops that are no location and end bonuses included.
    """

    train: int
    stops: tuple[int, ...]
    legs: tuple[int, ...]
    sides: int
    uses: int
    value: int

    def claim(self) -> Claim:
        """The route without what follows from it."""
        return Claim(self.train, self.stops, self.legs)


@dataclass(frozen=True, slots=True)
class RouteSolution:
    """A legal run: at most one route a train, in the order of the trains. `total` is the sum of their values.

    proven: no legal run brings more.
    """

    routes: tuple[Route, ...]
    total: int
    proven: bool = True


class RouteError(ValueError):
    """A claim breaks a rule. `reason` is a key as "route.too_long"; `figures` holds what a message about it needs."""

    def __init__(self, reason: str, **figures: object) -> None:
        super().__init__(f"{reason} {figures}" if figures else reason)
        self.reason = reason
        self.figures = figures
