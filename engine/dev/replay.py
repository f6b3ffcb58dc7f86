"""`python -m engine replay FILE...`: replay recorded games and compare the state after every action."""

from __future__ import annotations

import gzip
import json
from collections.abc import Sequence
from pathlib import Path

from engine.dev import log
from engine.dev.reference import read, replay
from engine.titles import translator


def main(files: Sequence[str]) -> int:
    """Replay each file, print a line for it (or the first difference in full); 1 if any differs."""
    return 1 if sum(_replay(Path(name)) for name in files) else 0


def _replay(path: Path) -> int:
    """1 if the game differs."""
    opener = gzip.open if path.suffix == ".gz" else open
    with opener(path, "rt", encoding="utf-8") as file:
        first = json.loads(file.readline())
    return _own_log(path) if log.is_log(first) else _reference(path)


def _own_log(path: Path) -> int:
    entries, differences = log.check(path)
    print(f"{path.name.split('.')[0]}: {entries} actions, {len(differences)} differences", flush=True)
    for each in differences:
        print(f"  {each}")
    return int(bool(differences))


def _reference(path: Path) -> int:
    reference = read(path)
    title = translator(reference.header["game"])
    reason = title.skip_reason(reference.header)
    if reason is not None:
        print(f"{reference.name}: skipped, {reason}", flush=True)
        return 0
    report = replay(reference, title)
    if report.difference is not None:
        print(f"{reference.name}: {report.difference}", flush=True)
        return 1
    note = f"({report.compared} states compared, {report.left_out} left out, {report.exceptions} exceptions)"
    print(f"{reference.name}: {report.actions} actions, 0 differences {note}", flush=True)
    return 0
