"""Boards of tiles for the tests of runs, and how to put a minor on them that is about to run."""

from __future__ import annotations

from engine.events import TrainsRan
from engine.game import Applied
from tests.titles.t18mag.table import Table, position, told

LINE = {"B9": "4/0", "C8": "6/3", "D9": "57/2", "E10": "6/2", "E12": "209/0"}
"""Mine A10 – town B9 – Pozsony – Győr – Székesfehérvár – Budapest (40)."""
JUNCTION = {"E10": "57/0", "C12": "57/0", "D13": "4/1", "D11": "23/0"}
"""Székesfehérvár – D11, where the track divides to Selmecbánya (C12) and the town D13."""
CROSSING = {"E10": "57/0", "C12": "57/0", "D9": "57/1", "D13": "4/1", "D11": "20/0"}
"""Székesfehérvár – Selmecbánya crosses Győr – D13."""
KASSA = {"B17": "6/1", "B15": "4/1"}
"""Town B15 – Kassa – mine A18."""
ALL_WAGONS = {"C8": "6/1", "B9": "4/0", "B11": "9/2", "C12": "57/2", "D13": "58/0", "E12": "209/0"}
"""Bécs – Pozsony – town B9 – mine A10 – Selmecbánya – town D13 – Budapest."""
TWO_REDS = {"D7": "6/0", "E6": "4/0", "F5": "8/3", "G6": "3/1", "G4": "8/4", "H3": "8/1"}
"""Bécs – Sopron – town E6 – town G6 – Trieszt."""


def running(minor: str, tiles: dict[str, str], *trains: str, phase: str = "yellow", cash: int = 100, **more) -> Table:
    """The minor (of P1) in its run step; `at` and `others` are its stations and the other pieces."""
    pieces = {"cash": cash, "trains": list(trains)}
    if "at" in more:
        pieces["at"] = more.pop("at")
    minors = {minor: pieces, **more.pop("others", {})}
    return position(minors=minors, tiles=tiles, turn=minor, step="run", phase=phase, **more)


def earned(applied: Applied) -> int:
    """Income and mine of a run."""
    (ran,) = told(applied, TrainsRan)
    assert sum(ran.values) == ran.revenue + ran.extra
    of_routes = zip(ran.stops, ran.bonuses, strict=True)
    assert [sum(stops) + sum(more for _, more in bonuses) for stops, bonuses in of_routes] == list(ran.values)
    return ran.revenue + ran.extra


NORTH_SOUTH = {"E10": "57/0"}
"""Minor 3's home with track to F9 and D11."""


def minor_3(
    tiles: dict[str, str] | None = None, *, cash: int = 50, phase: str = "green", laid_before: int = 0
) -> Table:
    """Minor 3 in its track step, having laid so many yellow tiles in it."""
    lying = NORTH_SOUTH if tiles is None else tiles
    counts = {"tiles": laid_before} if laid_before else {}
    return position(minors={"3": {"cash": cash}}, tiles=lying, turn="3", phase=phase, counts=counts)
