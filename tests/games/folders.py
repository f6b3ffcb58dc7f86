"""Where recorded games lie: our own in the titles' packages, the reference games beside the project, if anywhere."""

from __future__ import annotations

from pathlib import Path

from engine.titles import TITLES

ROOT = Path(__file__).resolve().parent.parent.parent
OWN = sorted((ROOT / "engine" / "titles").glob("*/games/*.jsonl.gz"))
TRACES = ROOT.parent / "shared" / "traces"
REFERENCES = sorted(path for title in TITLES for path in (TRACES / title).glob("*.jsonl.gz"))
"""Of the titles that there are; games of others may lie there before their title comes."""
