"""What the bot's own processes beside it have in common: how they read, answer, are limited, and end.

Through a pipe goes the length of a pickle in eight bytes, then the pickle. Both sides are of one build on one machine,
and nobody else writes to these pipes. A process ends when its standard input does, so that it never outlives who asked.
"""

from __future__ import annotations

import os
import pickle
import sys
import threading
from typing import Any, BinaryIO

HEAD = 8
"""The bytes of a length."""
NICENESS = 10


def packed(value: Any) -> bytes:
    """A value as it goes through a pipe."""
    data = pickle.dumps(value, pickle.HIGHEST_PROTOCOL)
    return len(data).to_bytes(HEAD, "big") + data


def unpacked(data: bytes) -> Any:
    """The value of a pickle that came through a pipe."""
    return pickle.loads(data)  # noqa: S301 (our own process at the other end)


def asked(source: BinaryIO) -> Any:
    """The next value from a pipe; EOFError where whoever asked is gone, also in the middle of asking."""
    head = source.read(HEAD)
    size = int.from_bytes(head, "big")
    data = source.read(size) if len(head) == HEAD else b""
    if len(head) < HEAD or len(data) < size:
        raise EOFError
    return unpacked(data)


def say(target: BinaryIO, value: Any) -> None:
    """Give an answer. Where nobody reads any more, whoever asked was killed: then the process ends, without a word."""
    try:
        target.write(packed(value))
        target.flush()
    except BrokenPipeError:
        os._exit(0)


def kept_clean() -> BinaryIO:
    """The standard output, for answers only: what libraries print goes to the standard error from now on."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    sys.stdout = sys.stderr
    return answers


def end_with(source: BinaryIO) -> None:
    """End the process, whatever it's at, as soon as whoever asked is gone: there's no reason to go on."""

    def wait() -> None:
        source.read()
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


def only_job() -> Any:
    """The one job of a process that does nothing else: it yields to all others, and ends with whoever asked.

    Ends the process where nobody asks.
    """
    source = sys.stdin.buffer
    try:
        job = asked(source)
    except EOFError:
        sys.exit(0)
    end_with(source)
    os.nice(NICENESS)
    return job


def limit(*, memory: int, seconds: int | None = None) -> None:
    """Let the process have so many bytes and so many seconds of processor time at most, where the system can say so."""
    try:
        import resource
    except ImportError:
        return
    wanted = {resource.RLIMIT_AS: memory, resource.RLIMIT_CORE: 0}
    if seconds is not None:
        wanted[resource.RLIMIT_CPU] = seconds
    for what, most in wanted.items():
        _, hard = resource.getrlimit(what)
        most = most if hard == resource.RLIM_INFINITY else min(most, hard)
        try:
            resource.setrlimit(what, (most, hard))
        except (ValueError, OSError) as error:
            # Some systems can't limit this; the clock of whoever asked still ends it.
            print(f"a limit can't be set here: {error}", file=sys.stderr)
