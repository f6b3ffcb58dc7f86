"""Runs in words: each train's route with what its stops bring, and what it has beside them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from bot.words.names import Names

if TYPE_CHECKING:
    from engine.actions import RouteClaim

PLUS, ALONG = " + ", " – "


def run_lines(run: Mapping[str, Any], names: Names) -> list[str]:
    """A line for each train of a run (an event's JSON form), or only where it goes, in a log that says no more."""
    stops, bonuses = run.get("stops") or (), run.get("bonuses") or ()
    return [
        _route_line(route, value, stops[number] if stops else (), bonuses[number] if bonuses else (), names)
        for number, (route, value) in enumerate(zip(run["routes"], run["values"], strict=False))
    ]


class RoutedRun(Protocol):
    """A run with its routes, as the engine tells of it: one proposed, or one that was made."""

    @property
    def routes(self) -> Sequence[RouteClaim]: ...
    @property
    def values(self) -> Sequence[int]: ...
    @property
    def stops(self) -> Sequence[Sequence[int]]: ...
    @property
    def bonuses(self) -> Sequence[Sequence[tuple[str, int]]]: ...


def programme_lines(run: RoutedRun, names: Names) -> list[str]:
    """The same for a run that is still to be made."""
    routes = [each.to_json() for each in run.routes]
    return run_lines({"routes": routes, "values": run.values, "stops": run.stops, "bonuses": run.bonuses}, names)


def _route_line(
    route: Mapping[str, Any], value: int, earned: Sequence[int], bonuses: Sequence[tuple[str, int]], names: Names
) -> str:
    words, train = names.words, names.train(route["train"])
    means = [words(f"route-means-{name}") for name, amount in bonuses if not amount]
    if means:
        train = words("route-with", train=train, means=words.listed(means))
    return words("route-told", train=train, stops=_sum(route["stops"], earned, bonuses, names), value=value)


def _sum(nodes: Sequence[str], earned: Sequence[int], bonuses: Sequence[tuple[str, int]], names: Names) -> str:
    words = names.words
    if len(earned) != len(nodes):
        return ALONG.join(names.stop(each) for each in nodes)
    parts = [
        words("route-stop", stop=names.stop(node), value=str(value)) for node, value in zip(nodes, earned, strict=True)
    ]
    parts += [words(f"route-bonus-{name}", value=str(amount)) for name, amount in bonuses if amount]
    return PLUS.join(parts)
