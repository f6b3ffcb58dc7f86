"""What is counted where things happen. This one counts nothing: where nobody asks, Prometheus' library isn't loaded."""

from __future__ import annotations


class Meter:
    """Hears of what happens; `metrics.Metrics` counts it. Each call is quick, and raises nothing."""

    def answered(self, kind: str, first: float | None, whole: float) -> None:
        """An interaction of this kind is over: seconds until the first answer, if there was one, and until the end."""

    def moved(self, people: int, itself: int) -> None:
        """Entries were written: so many given by people, so many that followed by themselves."""

    def told(self, seconds: float) -> None:
        """An announcement was told, so many seconds after it was made."""
