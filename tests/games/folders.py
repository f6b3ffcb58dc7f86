"""Where recorded games lie: our own in the titles' packages, the reference games beside the project, if anywhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.titles import TITLES

ROOT = Path(__file__).resolve().parent.parent.parent
OWN = sorted((ROOT / "engine" / "titles").glob("*/games/*.jsonl.gz"))
SHORTEST = [
    min((path for path in OWN if path.parent == folder), key=lambda path: path.stat().st_size)
    for folder in sorted({path.parent for path in OWN})
]
"""One of each title."""
GAMES = [
    pytest.param(path, id=f"{path.parts[-3]}-{path.name}", marks=[pytest.mark.long] * (path not in SHORTEST))
    for path in OWN
]
"""All of them, as what tests go through: in a usual run one of each title."""
TRACES = ROOT.parent / "shared" / "traces"
REFERENCES = sorted(path for title in TITLES for path in (TRACES / title).glob("*.jsonl.gz"))
"""Of the titles that there are; games of others may lie there before their title comes."""
