"""`python -m bot.work.proof_main`: one proof in a process of its own, which can be killed at any moment.

Reads a position and wishes from the standard input, writes the runs found so far and then the proven ones to the
standard output.
"""

from __future__ import annotations

import engine
from bot.work.child import kept_clean, limit, only_job, say
from bot.work.diesels import best_run
from engine.board.routing.routes import proving_several_by


def main() -> None:
    """Do the one proof that was handed in: the best run is said first, then the runs that are proposed."""
    job = only_job()
    limit(memory=job["memory"])
    answers = kept_clean()
    game = engine.load_game(job["setup"], [], {"seq": 0, "digest": "", "state": job["state"]})
    with proving_several_by(best_run):
        for wishes in ({**job["wishes"], "most": 1, "patience": job["patience"]}, job["wishes"]):
            say(answers, game.programmes(**wishes))


if __name__ == "__main__":
    main()
