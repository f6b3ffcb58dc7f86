"""What self-play counts of a game: absorptions by their kind (11.1), and the start anew (11.6)."""

from __future__ import annotations

from engine.events import TurnStarted, WentBankrupt
from engine.titles.t1865.actions import CompanyAbsorbed, CompanyLaunched
from engine.titles.t1865.rarities import rarities


def test_absorptions_count_as_passive_active_and_chained() -> None:
    events = [
        CompanyLaunched("FA", 1, 5),
        TurnStarted("RCSF", "P1"),
        CompanyAbsorbed("FMS", "RCSF", 100, 0, 0),
        TurnStarted("FMS", "P1"),
        CompanyAbsorbed("FMS", "FA", 100, 2, 0),
        CompanyAbsorbed("FMS", "SFSS", 100, 0, 1),
        CompanyLaunched("FA", 1, 7),
        WentBankrupt("P2"),
    ]
    assert list(rarities(events)) == [
        "absorption, passive",
        "absorption, active",
        "absorption with own shares",
        "absorption, active",
        "absorption, chained",
        "absorption with loans",
        "relaunch",
        "bankruptcy",
    ]
