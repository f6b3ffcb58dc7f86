"""`python -m bot.work.proof_main`: one proof in a process of its own, which can be killed at any moment.

Reads a position and wishes from the standard input, writes the runs found so far and then the proven ones to the
standard output.
"""

from __future__ import annotations

import os
import sys

import engine
from bot.work.child import NICENESS, asked, end_with, kept_clean, limit, say
from bot.work.diesels import best_run
from engine.board.routes import proving_several_by


def main() -> None:
    """Do one proof."""
    source = sys.stdin.buffer
    try:
        job = asked(source)
    except EOFError:
        return
    end_with(source)
    os.nice(NICENESS)
    limit(memory=job["memory"])
    answers = kept_clean()
    game = engine.load_game(job["setup"], [], {"seq": 0, "digest": "", "state": job["state"]})
    with proving_several_by(best_run):
        for wishes in ({**job["wishes"], "most": 1, "patience": job["patience"]}, job["wishes"]):
            say(answers, game.programmes(**wishes))


if __name__ == "__main__":
    main()
