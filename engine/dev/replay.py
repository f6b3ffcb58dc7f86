"""`python -m engine replay FILE...`: replay reference games and compare the state after every action."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from engine.dev.reference import Translator, read, replay
from engine.titles import translator


def main(files: Sequence[str]) -> int:
    """Replay each file, print a line for it (or the first difference in full); 1 if any differs."""
    failed = 0
    for name in files:
        reference = read(Path(name))
        title: Translator = translator(reference.header["game"])
        reason = title.skip_reason(reference.header)
        if reason is not None:
            print(f"{reference.name}: skipped, {reason}")
            continue
        report = replay(reference, title)
        if report.difference is None:
            note = f" ({report.compared} states compared, {report.left_out} left out, {report.exceptions} exceptions)"
            print(f"{reference.name}: {report.actions} actions, 0 differences{note}")
        else:
            failed += 1
            print(f"{reference.name}: {report.difference}")
    return 1 if failed else 0
