"""Resting with a company: pass on its steps as long as it can't run more than it could. Pure.

The body: {"what": "rest", "company", "best"}: `best` is what its best run brought when that was ordered, in the title's
currency. The run and the dividend are for the person, or for another order.
"""

from __future__ import annotations

from typing import Any

from bot.errors import BadOption
from bot.service.intents.agreements import holder
from bot.service.intents.glances import best_run
from bot.service.intents.intents import NOTHING, Situation, Verdict, ended
from bot.service.intents.policy import is_legal
from engine import Game, Pass, PayDividend, Run
from storage import IntentRecord

REST = "rest"


def body_of(game: Game, seat: str, raw: dict[str, Any]) -> dict[str, Any]:
    """A checked order as it's kept; BadOption."""
    company = raw.get("company")
    own = [name for name, each in game.state.companies.items() if each.in_play and holder(game, name) == seat]
    if company not in own:
        raise BadOption(option="company", choices=own)
    return {"what": REST, "company": company, "best": _best(game, str(company))}


def judge_end(intent: IntentRecord, s: Situation) -> Verdict:
    """It's over once the person doesn't run the company any more."""
    company = intent.body["company"]
    return NOTHING if holder(s.game, company) == intent.seat else ended("not_mine", company=company)


def judge(intent: IntentRecord, s: Situation) -> Verdict:
    """Pass a step of the company; where it can run more by now, the person is asked."""
    company, before = intent.body["company"], intent.body["best"]
    if s.company != company or not _is_free(s) or _runs(s.game) or not is_legal(s.game, Pass()):
        return NOTHING
    best = _best(s.game, company)
    if best > before:
        return ended("richer", company=company, price=best, most=before)
    return Verdict(s.seat, (Pass(),))


def _is_free(s: Situation) -> bool:
    """Whether the person has done nothing else in this turn by hand than run and pay: then they'd rather go on."""
    return s.fresh or s.last is None or s.last.entry["action"]["type"] in (Run.type, PayDividend.type)


def _best(game: Game, company: str) -> int:
    """What the best run that's found at a glance brings."""
    found = best_run(game, company)
    return 0 if found is None else found.net


def _runs(game: Game) -> bool:
    """Whether the run or its dividend is due."""
    return any(next(iter(game.legal(each.type)), None) is not None for each in (Run, PayDividend))
