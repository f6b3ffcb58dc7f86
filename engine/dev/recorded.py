"""What translators of recorded games share: stops, routes and rounds in our terms, and what differs between states."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from engine.actions import RouteClaim
from engine.game import Game
from engine.rounds.operating import OperatingRound

Line = dict[str, Any]
Pair = tuple[str, Any, Any]
"""Something that both sides know: its name, ours, theirs."""


def differing(pairs: Iterable[Pair]) -> Iterator[Pair]:
    """Those whose sides differ."""
    return (pair for pair in pairs if pair[1] != pair[2])


def node_of(game: Game, hex_id: str, index: int, exits: list[int]) -> str:
    """A stop by the sides that its track reaches; by its index where it has no track."""
    mask, track = sum(1 << edge for edge in exits), game.view.track(hex_id)
    if mask and mask in track.exits:
        index = track.exits.index(mask)
    return f"{hex_id}.{index}"


def token_nodes(game: Game, record: Line) -> list[str]:
    """Where a recorded company has its tokens."""
    return sorted(node_of(game, token["hex"], token["city"], token["exits"]) for token in record["tokens"])


def route_claim(game: Game, route: Line, train: str) -> RouteClaim:
    """A recorded route, run by a train of this kind; its ways go from stop to stop, as ours do."""
    stops = tuple(node_of(game, stop["hex"], stop.get("index", 0), stop["exits"]) for stop in route["stops"])
    starts = [stop.rpartition(".")[0] for stop in stops[:-1]]
    ways = [tuple[str, ...](each) for each in route["connections"]]
    forth = tuple(way if way[0] == start else way[::-1] for start, way in zip(starts, ways, strict=True))
    return RouteClaim(train, stops, forth)


def round_name(game: Game) -> str:
    """The round as records name it: "Draft", "SR 2", "OR 2.1"."""
    state = game.state
    match state.round:
        case "draft" | "auction":
            return state.round.capitalize()
        case "stock":
            return f"SR {state.set_number}"
        case _:
            return f"OR {state.set_number}.{state.round_number}"


def companies_of_round(game: Game) -> list[str] | None:
    """The companies of the operating round that's on, in the order in which they operate; None in other rounds."""
    for frame in game.state.stack:
        if isinstance(frame, OperatingRound):
            return [*frame.done, *frame.waiting]
    return None
