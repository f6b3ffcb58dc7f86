"""What a picture marks after a move, read from the move's events."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.actions import RouteClaim
from engine.events import Event, TileLaid, TokenPlaced, TrainsRan
from render.maps.routes import hexes_of


@dataclass(frozen=True, slots=True)
class Highlights:
    """Hexes of tiles and tokens, the newest first, and the last run with its values: fields of a `Picture`."""

    last: tuple[str, ...] = ()
    routes: tuple[RouteClaim, ...] = ()
    values: tuple[int, ...] = ()

    @property
    def focus(self) -> tuple[str, ...]:
        """The hexes that an area picture of the move must show."""
        return hexes_of(self.routes) or self.last


def highlights(events: Iterable[Event]) -> Highlights:
    """The marks of these events, which are in the order in which they happened."""
    hexes: list[str] = []
    run: TrainsRan | None = None
    for event in events:
        if isinstance(event, TileLaid):
            hexes.insert(0, event.hex)
        elif isinstance(event, TokenPlaced):
            hexes.insert(0, event.node.rsplit(".", 1)[0])
        elif isinstance(event, TrainsRan):
            run = event if event.routes else None
    last = tuple(dict.fromkeys(hexes))
    return Highlights(last, run.routes, run.values) if run else Highlights(last)
