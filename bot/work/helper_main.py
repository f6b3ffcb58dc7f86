"""`python -m bot.work.helper_main [MEMORY]`: computes in a process of its own what the bot asks for.

It does one thing after the other. Each question is a function of a module with its arguments, each answer whether it
went well and what came of it. With a bound on its memory (bytes) it also yields to all others.
"""

from __future__ import annotations

import os
import sys
import traceback
from typing import Any

from bot.work.child import NICENESS, asked, kept_clean, limit, say


def main() -> None:
    """Answer until nobody asks any more."""
    answers = kept_clean()
    for memory in sys.argv[1:]:
        os.nice(NICENESS)
        limit(memory=int(memory))
    while True:
        try:
            question = asked(sys.stdin.buffer)
        except EOFError:
            return
        say(answers, _answer(*question))


def _answer(fn: Any, arguments: tuple[Any, ...]) -> tuple[bool, Any]:
    try:
        return True, fn(*arguments)
    except Exception:
        return False, traceback.format_exc()


if __name__ == "__main__":
    main()
