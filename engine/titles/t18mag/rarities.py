"""What is rare enough in a game to be counted in self-play."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.events import Event, OfferAnswered, PhaseChanged, TokenPlaced, TrainsRan, TrainsRusted
from engine.titles.t18mag.actions import CardFollowed, SupporterUsed, WagonBought

NAMES: dict[type[Event], str] = {TrainsRusted: "trains rusted", WagonBought: "wagon"}


def rarities(events: Iterable[Event]) -> Iterator[str]:
    """Phases reached, trains sold between companies, wagons, runs with a mine, supporters (13.3), cards (12.4)."""
    for event in events:
        if type(event) in NAMES:
            yield NAMES[type(event)]
        elif isinstance(event, PhaseChanged):
            yield f"phase {event.new}"
        elif isinstance(event, OfferAnswered) and event.accepted:
            yield "offer accepted"
        elif isinstance(event, TrainsRan) and event.extra:
            yield "run with extra"
        elif isinstance(event, SupporterUsed):
            yield f"supporter {event.private}"
        elif isinstance(event, CardFollowed):
            yield f"card {event.company}"
        elif isinstance(event, TokenPlaced) and event.company == "CIWL":
            yield "CIWL station"
