"""`python -m bot.apart`: computes in a process of its own what the bot asks for, one thing after the other.

Each question is a function of a module with its arguments, each answer whether it went well and what came of it; both
are pickles with their length before them. It ends when its standard input does, so that it never outlives who asked.
Both sides are of one build on one machine, and nobody else writes to these pipes.
"""

from __future__ import annotations

import sys
import traceback
from typing import Any

from bot.proving import HEAD, packed, unpacked


def main() -> None:
    """Answer until nobody asks any more."""
    source, target = sys.stdin.buffer, sys.stdout.buffer
    # What a library prints must not get between the answers.
    sys.stdout = sys.stderr
    while head := source.read(HEAD):
        target.write(packed(_answer(*unpacked(source.read(int.from_bytes(head, "big"))))))
        target.flush()


def _answer(fn: Any, arguments: tuple[Any, ...]) -> tuple[bool, Any]:
    try:
        return True, fn(*arguments)
    except Exception:
        return False, traceback.format_exc()


if __name__ == "__main__":
    main()
