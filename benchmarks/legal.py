"""`python -m benchmarks.legal`: everything legal at a position, and the candidates for one hex."""

from __future__ import annotations

import time

from benchmarks.figures import summary
from benchmarks.references import lines, references


def main() -> None:
    """Measure every seventh position of the reference games."""
    everything: list[float] = []
    one_hex: list[float] = []
    for reference, title in references():
        for number, (_, game) in enumerate(lines(reference, title)):
            if number % 7 or game.decision is None:
                continue
            copy = game.copy()
            started = time.process_time()
            sum(1 for _ in copy.legal())
            everything.append(time.process_time() - started)
            if game.decision.step == "track" and game.decision.company:
                for hex_id in sorted(game.view.reach(game.decision.company).sides)[:3]:
                    started = time.process_time()
                    sum(1 for _ in copy.legal("lay_tile", hex=hex_id))
                    one_hex.append(time.process_time() - started)
    print("everything legal:", summary(everything))
    print("one hex:", summary(one_hex))


if __name__ == "__main__":
    main()
