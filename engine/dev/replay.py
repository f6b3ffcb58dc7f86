"""`python -m engine replay FILE...`: replay recorded games and compare the state after every action."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from engine.dev import log
from engine.dev.log import BrokenFile
from engine.dev.reference import read, replay
from engine.errors import EngineFault, IllegalAction, UnreadableAction
from engine.titles import translator

SAME, DIFFERENT, BROKEN = 0, 1, 2
"""What a file comes to, and the exit code of the worst of them."""


def main(files: Sequence[str]) -> int:
    """Replay each file, print a line for it (or the first difference in full); a broken file doesn't stop the others.

    Returns 0 if all are the same, 1 if one differs, 2 if one can't be read.
    """
    return max(_replay(Path(name)) for name in files)


def _replay(path: Path) -> int:
    try:
        return _own_log(path) if log.is_log(log.json_lines(path)[0]) else _reference(path)
    except BrokenFile as error:
        print(error, file=sys.stderr, flush=True)
        return BROKEN


def _own_log(path: Path) -> int:
    name = path.name.split(".")[0]
    try:
        entries, differences = log.check(path)
    except (EngineFault, IllegalAction, UnreadableAction) as error:
        print(f"{name}: can't be followed: {error}", flush=True)
        return DIFFERENT
    print(f"{name}: {entries} actions, {len(differences)} differences", flush=True)
    for each in differences:
        print(f"  {each}")
    return DIFFERENT if differences else SAME


def _reference(path: Path) -> int:
    reference = read(path)
    try:
        rules = translator(reference.header["game"])
    except KeyError:
        raise BrokenFile(f"{path} is of a game {reference.header['game']!r}, which no title translates") from None
    report = replay(reference, rules)
    if report.difference is not None:
        print(f"{reference.name}: {report.difference}", flush=True)
        return DIFFERENT
    note = f"({report.compared} states compared, {report.left_out} left out, {report.exceptions} exceptions)"
    print(f"{reference.name}: {report.actions} actions, 0 differences {note}", flush=True)
    return SAME
