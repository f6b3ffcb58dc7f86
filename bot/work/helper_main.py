"""`python -m bot.work.helper_main`: computes in a process of its own what the bot asks for, one thing after the other.

Each question is a function of a module with its arguments, each answer whether it went well and what came of it.
"""

from __future__ import annotations

import sys
import traceback
from typing import Any

from bot.work.child import asked, kept_clean, say


def main() -> None:
    """Answer until nobody asks any more."""
    answers = kept_clean()
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
