"""Median, percentiles and maximum of measured times."""

from __future__ import annotations

from collections.abc import Sequence


def summary(seconds: Sequence[float]) -> str:
    """One line in milliseconds."""
    if not seconds:
        return "nothing measured"
    ordered = sorted(seconds)

    def at(part: float) -> float:
        return ordered[min(len(ordered) - 1, int(part * len(ordered)))] * 1000

    return (
        f"{len(ordered)} measured: median {at(0.5):.3f} ms, p90 {at(0.9):.3f} ms,"
        f" p99 {at(0.99):.3f} ms, maximum {ordered[-1] * 1000:.3f} ms"
    )
