"""`python -m bot.proving`: one proof in a process of its own, which can be killed at any moment.

Reads a position and wishes from the standard input, writes the runs found so far and then the proven ones to the
standard output, each as the length of a pickle in eight bytes and the pickle. It ends when its standard input does, so
that it never outlives who asked. Both sides are of one build on one machine, and nobody else writes to these pipes.
"""

from __future__ import annotations

import os
import pickle
import sys
import threading
from typing import Any, BinaryIO

import engine
from bot.diesels import best_run
from engine.board.routes import prove_several_by

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


def limit_memory(most: int) -> None:
    """Let the process have so many bytes at most, where the system can say so."""
    try:
        import resource
    except ImportError:
        return
    resource.setrlimit(resource.RLIMIT_AS, (most, most))


def main() -> None:
    """Do one proof."""
    source = sys.stdin.buffer
    job = unpacked(source.read(int.from_bytes(source.read(HEAD), "big")))
    threading.Thread(target=_end_with, args=(source,), daemon=True).start()
    os.nice(NICENESS)
    limit_memory(job["memory"])
    answers = _kept_clean()
    prove_several_by(best_run)
    game = engine.load_game(job["setup"], [], {"seq": 0, "digest": "", "state": job["state"]})
    for wishes in ({**job["wishes"], "most": 1, "patience": job["patience"]}, job["wishes"]):
        answers.write(packed(game.programmes(**wishes)))
        answers.flush()


def _kept_clean() -> BinaryIO:
    """The standard output, for answers only: what libraries print goes to the standard error from now on."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return answers


def _end_with(source: BinaryIO) -> None:
    """Whoever asked is gone, and with them the reason to go on."""
    source.read()
    os._exit(1)


if __name__ == "__main__":
    main()
