"""`python -m bot.work.sandbox_main`: one computation on what somebody handed in, in a process with its own limits.

Reads a function of a module, its arguments and the limits from the standard input, writes one answer to the standard
output: (True, its value), (False, the refusal), or (None, what went wrong). Over a limit it ends without an answer.
"""

from __future__ import annotations

import os
import traceback
from collections.abc import Callable
from typing import Any

from bot.errors import ServiceError
from bot.work.child import kept_clean, limit, only_job, say


def main() -> None:
    """Do the one computation that was handed in, and say what came of it."""
    job = only_job()
    answers = kept_clean()
    limit(memory=job["memory"], seconds=job["seconds"])
    say(answers, _answer(job["fn"], job["arguments"]))


def _answer(fn: Callable[..., Any], arguments: tuple[Any, ...]) -> tuple[bool | None, Any]:
    try:
        return True, fn(*arguments)
    except ServiceError as refusal:
        return False, refusal
    except MemoryError:
        os._exit(1)
    except Exception:
        return None, traceback.format_exc()


if __name__ == "__main__":
    main()
