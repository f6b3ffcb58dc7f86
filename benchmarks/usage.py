"""What a process uses, and those beside it that it has started, as the system tells."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True, slots=True)
class Usage:
    """`own`, `others`: seconds of processor time so far, of itself, and of those beside it; MB of memory held now."""

    own: float
    others: float
    memory: float
    beside: float

    @property
    def processor(self) -> float:
        """Seconds of processor time of all together."""
        return self.own + self.others


def usage_of(pid: int) -> Usage:
    """Of a process that runs."""
    beside = _children(pid)
    return Usage(_processor(pid), sum(map(_processor, beside)), _memory(pid), sum(map(_memory, beside)))


def _children(pid: int) -> list[int]:
    return [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def _processor(pid: int) -> float:
    """With that of those that it has waited for."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return sum(int(each) for each in fields[11:15]) / TICKS


def _memory(pid: int) -> float:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(each.split()[1]) / 1024 for each in lines if each.startswith("VmRSS:"))
