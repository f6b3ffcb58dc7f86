"""Sets of stops between which more legs are taken than a route can take: what relaxed routes go round in circles by.

A route that visits some of a set of stops takes fewer legs between them than it visits. In particular, it takes no more
of these legs than it visits of the stops beside any one of them, the root.
"""

from __future__ import annotations

from typing import NamedTuple

_FAINT = 0.02
"""Legs that are taken to a smaller part don't matter."""


class Hop(NamedTuple):
    """The leg with the index `leg`, between two stops."""

    leg: int
    a: int
    b: int


class Weighed(NamedTuple):
    """A set of stops with its root, and by how much its legs are too many."""

    excess: float
    root: int
    stops: frozenset[int]


def closed_sets(links: list[Hop], weights: list[float], visits: list[float], least: float) -> list[Weighed]:
    """Sets by whose legs at least `least` too much is taken, the worst first.

    weights: to what part each leg is taken; visits: to what part each stop is visited. The sets are those that grow
    together when the legs are added one by one, those taken most before others; there may be other sets.
    """
    group = list(range(len(visits)))
    members = [[stop] for stop in group]
    total = visits[:]
    root = group[:]
    inner = [0.0] * len(visits)
    found: dict[frozenset[int], Weighed] = {}
    for number in sorted(range(len(links)), key=lambda number: -weights[number]):
        if weights[number] < _FAINT:
            break
        one, other = group[links[number].a], group[links[number].b]
        if one != other:
            if len(members[one]) < len(members[other]):
                one, other = other, one
            for stop in members[other]:
                group[stop] = one
            members[one] += members[other]
            inner[one] += inner[other]
            total[one] += total[other]
            if visits[root[other]] > visits[root[one]]:
                root[one] = root[other]
        inner[one] += weights[number]
        excess = inner[one] - total[one] + visits[root[one]]
        if excess >= least:
            stops = frozenset(members[one])
            found[stops] = Weighed(excess, root[one], stops)
    return sorted(found.values(), key=lambda each: -each.excess)
