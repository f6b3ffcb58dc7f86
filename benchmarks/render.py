"""How long pictures take until they can be sent, and how large they are: `python benchmarks/render.py`.

Medians of processor time over positions of a game that robots played, drawing and PNG apart, with pieces kept from
earlier pictures, as in a running bot; "clock" is what passed meanwhile, "first" the same with nothing kept yet.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from PIL import Image

from render import Picture, TileChoice, cards, holdings, labels, market, output, sprites, tiles
from render import map as maps
from tests.render import positions

ROUNDS = 10
LIMITS = {"area": (80, 130_000), "overview": (150, 250_000)}
"""Milliseconds and bytes that are promised."""


def _pictures(name: str) -> dict[str, tuple[Callable[[Picture], Image.Image], Picture]]:
    state = positions.own(name) if name in positions.NAMES else positions.empty()
    title, run = positions.title(), positions.run(name) if name in positions.NAMES else ()
    choices = ("H15", "G14", "G16", "H17", "I16", "I14", "F13", "F15", "G18")
    kinds = [("24", 0), ("43", 1), ("47", 2), ("46", 3), ("70", 4), ("23", 5), ("8", 0), ("9", 1), ("7", 2)]
    tile_choices = tuple(TileChoice(tile, rotation, 1) for tile, rotation in kinds)
    area = Picture("area", title, state, focus=("G14", "H15", "I16"), last=("H15",))
    return {
        "overview": (lambda picture: maps.overview(picture).image, Picture("map", title, state, last=("H15",))),
        "area": (lambda picture: maps.area(picture).image, area),
        "area, routes": (lambda picture: maps.area(picture).image, Picture("area", title, state, routes=run)),
        "pick": (lambda picture: maps.pick(picture).image, Picture("pick", title, state, choices=choices)),
        "tiles": (tiles.sheet, Picture("tiles", title, state, focus=("H15",), tiles=tile_choices)),
        "market": (market.market, Picture("market", title, state)),
        "company": (cards.company_card, Picture("company", title, state, company="SIK")),
        "player": (cards.player_card, Picture("player", title, state, player="P1")),
        "holdings": (holdings.holdings, Picture("holdings", title, state)),
    }


@dataclass(frozen=True, slots=True)
class Timed:
    """Milliseconds of one picture: drawn, packed, both as the clock has it; and its bytes."""

    drawing: float
    packing: float
    clock: float
    size: int


def _once(name: str, draw: Callable[[Picture], Image.Image], picture: Picture) -> Timed:
    begun, start = time.perf_counter(), time.thread_time()
    image = draw(picture)
    drawn = time.thread_time()
    size = len(output.png(image, output.FEWER_COLOURS if name == "overview" else output.COLOURS))
    packed = time.thread_time()
    return Timed((drawn - start) * 1000, (packed - drawn) * 1000, (time.perf_counter() - begun) * 1000, size)


def main() -> int:
    """Print the table; 1 if a promise is broken (judged by processor time: others may be using the machine)."""
    broken = 0
    print(f"{'position':10} {'picture':14} {'draw':>6} {'PNG':>6} {'both':>6} {'clock':>6} {'kB':>6} {'first':>7}")
    for position in ("empty", *positions.NAMES):
        for name, (draw, picture) in _pictures(position).items():
            sprites.clear()
            labels.forget()
            first = _once(name, draw, picture)
            rounds = [_once(name, draw, picture) for _ in range(ROUNDS)]
            drawing = statistics.median(each.drawing for each in rounds)
            packing = statistics.median(each.packing for each in rounds)
            clock = statistics.median(each.clock for each in rounds)
            most = LIMITS.get(name.split(",")[0], (9e9, 9e9))
            late = drawing + packing > most[0] or first.size > most[1]
            broken += late
            row = f"{drawing:6.0f} {packing:6.0f} {drawing + packing:6.0f} {clock:6.0f} {first.size / 1000:6.0f}"
            print(f"{position:10} {name:14} {row} {first.clock:7.0f}{'  over the limit' if late else ''}")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
