"""How long pictures take until they can be sent, and how large they are: `python -m benchmarks.render`.

Medians of processor time over positions of all titles, drawing and PNG apart, with pieces kept from earlier pictures,
as in a running bot; "clock" is what passed meanwhile. "first" is the first picture of all with nothing kept, "warm" the
same after `render.warm`, whose own time is said for each title.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass

import render
from engine.state import State
from render import Picture, TileChoice, drawing
from render.hexes import labels, sprites
from tests.render import made, positions

ROUNDS = 10
LIMITS = {"area": (80, 130_000), "map": (150, 250_000)}
"""Milliseconds and bytes that are promised."""

POSITIONS: dict[str, tuple[str, State]] = {
    "18Mag empty": ("18mag", positions.empty()),
    "18Mag midgame": ("18mag", positions.own("midgame")),
    "18Mag endgame": ("18mag", positions.own("endgame")),
    "1856 empty": ("1856", made.canada_empty()),
    "1856 midgame": ("1856", made.canada_midgame()),
    "1856 endgame": ("1856", made.canada_endgame()),
    "1865 empty": ("1865", made.sardinia_empty()),
    "1865 endgame": ("1865", made.sardinia_endgame()),
}
FOCUS = {"18mag": ("G14", "H15", "I16"), "1856": ("L13", "K14", "L15"), "1865": ("D42", "E43")}
WITHOUT = ("wealth",)


@dataclass(frozen=True, slots=True)
class Timed:
    """Milliseconds of one picture: until it could be sent, of its packing alone, by the clock; and its bytes."""

    whole: float
    packing: float
    clock: float
    size: int


def _pictures(name: str) -> Iterator[Picture]:
    title_id, state = POSITIONS[name]
    title, focus = positions.title(title_id), FOCUS[title_id]
    tiles = tuple(TileChoice("9", rotation, 1) for rotation in range(6))
    for what in render.kinds_of(title_id):
        if what not in WITHOUT:
            company = next(iter(title.companies))
            yield Picture(what, title, state, focus=focus, last=focus[:1], choices=focus, tiles=tiles, company=company,
                          player="P1")  # fmt: skip
    if name.startswith("18Mag") and "empty" not in name:
        yield Picture("area", title, state, routes=positions.run(name.split()[1]))


def _once(picture: Picture) -> Timed:
    begun, start = time.perf_counter(), time.thread_time()
    drawn = render.draw(picture)
    whole, clock = time.thread_time() - start, time.perf_counter() - begun
    packing = 0.0
    if picture.what in ("map", "area"):
        kind = render.KINDS[picture.what]
        canvas = kind.draw(picture)
        start = time.thread_time()
        drawing.png(canvas.image, kind.colours)
        packing = time.thread_time() - start
    return Timed(whole * 1000, packing * 1000, clock * 1000, len(drawn.png))


def _forget() -> None:
    sprites.clear()
    labels.forget()


def _first(picture: Picture, warm: bool) -> float:
    _forget()
    if warm:
        render.warm(picture.title)
    start = time.thread_time()
    render.draw(picture)
    return (time.thread_time() - start) * 1000


def _row(name: str, picture: Picture, times: int) -> bool:
    """Print a row; whether a promise is broken (judged by processor time: others may be using the machine).

    Raises UnknownPicture where the position has nothing of the kind, as an opponent's cards.
    """
    _once(picture)
    rounds = [_once(picture) for _ in range(times)]
    whole, packing, clock = (
        statistics.median(getattr(each, field) for each in rounds) for field in ("whole", "packing", "clock")
    )
    most = LIMITS.get(picture.what, (9e9, 9e9))
    late = whole > most[0] or rounds[0].size > most[1]
    kind = "area, routes" if picture.routes else picture.what
    row = f"{name:14} {kind:13} {whole:6.0f} {packing:6.0f} {clock:6.0f} {rounds[0].size / 1000:6.0f}"
    first = f"{_first(picture, False):7.0f} {_first(picture, True):6.0f}" if picture.what in LIMITS else ""
    print(f"{row} {first}{'  over the limit' if late else ''}")
    return late


def main(*, small: bool = False) -> int:
    """Print the tables (of one position, each picture drawn once, if `small`); 1 if a promise is broken."""
    broken = False
    print(f"{'position':14} {'picture':13} {'all':>6} {'PNG':>6} {'clock':>6} {'kB':>6} {'first':>7} {'warm':>6}")
    chosen = list(POSITIONS)[: 1 if small else None]
    for name in chosen:
        for picture in _pictures(name):
            with suppress(render.UnknownPicture):
                broken |= _row(name, picture, 1 if small else ROUNDS)
    for title_id in dict.fromkeys(POSITIONS[name][0] for name in chosen):
        _forget()
        start = time.thread_time()
        render.warm(positions.title(title_id))
        print(f"{title_id}: warming takes {(time.thread_time() - start) * 1000:.0f} ms")
    return int(broken)


if __name__ == "__main__":
    sys.exit(main())
