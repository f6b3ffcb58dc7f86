"""Where recorded games lie: our own in the titles' packages, the reference games beside the project, if anywhere."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
OWN = sorted((ROOT / "engine" / "titles").glob("*/games/*.jsonl.gz"))
TRACES = ROOT.parent / "shared" / "traces"
REFERENCES = sorted(TRACES.glob("*/*.jsonl.gz"))
