"""Standing orders: pass until the stock round ends, buy until a company floats, same routes and pay. Pure.

An order's body: {"what": "pass", "unless": [...], "in_round": bool}, {"what": "buy", "company", "source", "until"},
{"what": "same_run", "company"}. `in_round`: it was given in the stock round that it's for, else it's for the next one.
`until`: "floats", or a holding in percent.
"""

from __future__ import annotations

from typing import Any

from bot.service.errors import BadOption
from bot.service.intents import NOTHING, Happened, Situation, Verdict, events_of, illegal
from bot.service.policy import last_dividend, same_routes
from engine import Action, BuyShare, Game, IllegalAction, Pass, PayDividend
from storage import IntentRecord

PASS, BUY, SAME_RUN = "pass", "buy", "same_run"
SELLS, STARTS, ACTS = "sells_mine", "starts", "acts"
UNLESS = (SELLS, STARTS, ACTS)
FLOATS = "floats"
NEW = "ipo"
"""The stock of shares that haven't been bought yet, in titles with several stocks."""


def body_of(game: Game, seat: str, raw: dict[str, Any]) -> dict[str, Any]:
    """A checked order as it's kept; BadOption."""
    match raw.get("what"):
        case "pass":
            unless = sorted(set(raw.get("unless", ())))
            if not set(unless) <= set(UNLESS):
                raise BadOption(option="unless", choices=list(UNLESS))
            return {"what": PASS, "unless": unless, "in_round": game.state.round == "stock"}
        case "buy":
            company, until = raw.get("company"), raw.get("until", FLOATS)
            if not isinstance(company, str) or company not in game.state.companies:
                shared = [name for name, each in game.state.companies.items() if each.shares]
                raise BadOption(option="company", choices=shared)
            floats = [] if floated(game, str(company)) is None else [FLOATS]
            if until not in floats and not (type(until) is int and 0 < until <= 100):
                raise BadOption(option="until", least=1, most=100, choices=floats)
            return {"what": BUY, "company": company, "source": str(raw.get("source", ""))[:20], "until": until}
        case "same_run":
            company = raw.get("company")
            if company is not None:
                own = [each for each in game.state.companies if game.view.actor(each) == seat]
                if company not in own:
                    raise BadOption(option="company", choices=own)
            return {"what": SAME_RUN, "company": company}
        case _:
            raise BadOption(option="what", choices=[PASS, BUY, SAME_RUN])


def floated(game: Game, company: str) -> bool | None:
    """Whether a company has floated; None in a title in which companies don't."""
    asks = game.rulebook.is_floated
    return None if asks is None else bool(asks(game.view, company))


def judge(intent: IntentRecord, s: Situation) -> Verdict:
    """What follows from a standing order now."""
    end = judge_end(intent, s)
    if end.over:
        return end
    if s.seat != intent.seat or s.stopped:
        return NOTHING
    if intent.body["what"] == SAME_RUN:
        return _same_run(intent, s)
    if s.step != "stock" or not s.fresh or not _in_its_round(intent, s):
        return NOTHING
    return _pass(intent, s) if intent.body["what"] == PASS else _buy(intent, s)


def judge_end(intent: IntentRecord, s: Situation) -> Verdict:
    """Whether an order is over, whoever is to act."""
    why = _is_over(intent, s)
    return NOTHING if why is None else Verdict(outcome=why, over=True)


def _is_over(intent: IntentRecord, s: Situation) -> dict[str, Any] | None:
    body = intent.body
    if body["what"] == BUY:
        return _bought_enough(intent, s)
    if body["what"] != PASS:
        return None
    begun = len(events_of(s.since, "round_started")), _stock_rounds(s)
    later = begun[0] if body["in_round"] else max(0, begun[1] - 1)
    is_on = s.game.decision is not None and s.game.state.round == "stock"
    if later or (not is_on and (body["in_round"] or begun[1])):
        return {"why": "round_over"}
    return None


def _stock_rounds(s: Situation) -> int:
    return sum(1 for _, event in events_of(s.since, "round_started") if event["round"] == "stock")


def _in_its_round(intent: IntentRecord, s: Situation) -> bool:
    """A purchase is for any stock round, passing for one."""
    return intent.body["what"] == BUY or intent.body["in_round"] or _stock_rounds(s) == 1


def _pass(intent: IntentRecord, s: Situation) -> Verdict:
    reason = _what_stops(intent, s)
    if reason is not None:
        return Verdict(outcome=reason, over=True)
    return _if_legal(intent, s, Pass())


def _if_legal(intent: IntentRecord, s: Situation, action: Action) -> Verdict:
    try:
        s.game.check(action, s.seat)
    except IllegalAction as error:
        return Verdict(outcome=illegal(error), over=True)
    return Verdict(s.seat, (action,))


def _what_stops(intent: IntentRecord, s: Situation) -> dict[str, Any] | None:
    """Which of the events that end the order happened in its round."""
    since = list(s.since)
    if not intent.body["in_round"]:
        start = next(i for i, each in enumerate(since) if any(_begins_stock(event) for event in each.events))
        since = since[start + 1 :]
    others = [each for each in since if each.seat != intent.seat]
    unless = intent.body["unless"]
    if SELLS in unless and (found := _sale_of_mine(others, intent.seat, s.game)) is not None:
        return {"why": SELLS, "by": found["player"], "company": found["company"]}
    if STARTS in unless and (started := events_of(others, "company_started")):
        return {"why": STARTS, "by": started[0][1]["player"], "company": started[0][1]["company"]}
    acted = [each for each in others if each.action["type"] != Pass.type]
    return {"why": ACTS, "by": acted[0].seat} if ACTS in unless and acted else None


def _begins_stock(event: dict[str, Any]) -> bool:
    return event["type"] == "round_started" and event["round"] == "stock"


def _sale_of_mine(others: list[Happened], seat: str, game: Game) -> dict[str, Any] | None:
    for _, event in events_of(others, "shares_sold"):
        company = game.state.companies.get(event["company"])
        if company is not None and company.shares.get(seat, 0):
            return event
    return None


def _bought_enough(intent: IntentRecord, s: Situation) -> dict[str, Any] | None:
    name, until = intent.body["company"], intent.body["until"]
    if until == FLOATS:
        return {"why": "floated"} if floated(s.game, name) else None
    company = s.game.state.companies[name]
    return {"why": "reached"} if company.shares.get(intent.seat, 0) * company.unit >= until else None


def _buy(intent: IntentRecord, s: Situation) -> Verdict:
    """Buy one; where the turn goes on after the purchase, end it."""
    if intent.id in s.fired and s.last is not None and s.last.entry["action"]["type"] == BuyShare.type:
        return _if_legal(intent, s, Pass())
    return _if_legal(intent, s, _purchase(s.game, intent.body))


def _purchase(game: Game, body: dict[str, Any]) -> BuyShare:
    """One share; where no stock was named, one that's new, as only those make a company float, else any."""
    company, source = body["company"], body["source"]
    found = [each for each in game.legal(BuyShare.type, company=company) if isinstance(each, BuyShare)]
    fitting = [each for each in found if source in ("", each.source)]
    fitting.sort(key=lambda each: each.source != NEW)
    return fitting[0] if fitting else BuyShare(company, source or (NEW if body["until"] == FLOATS else ""))


def _same_run(intent: IntentRecord, s: Situation) -> Verdict:
    """Run the last routes again at the step for it, and pay as last time."""
    if intent.body["company"] not in (None, s.company):
        return NOTHING
    run = same_routes(s.game, s.past) if s.step == "run" else None
    if run is not None:
        return _if_legal(intent, s, run)
    if s.company is None or s.company not in s.past.dividends or not _pays_now(s.game):
        return NOTHING
    dividend = last_dividend(s.game, s.past)
    return NOTHING if dividend is None else _if_legal(intent, s, dividend)


def _pays_now(game: Game) -> bool:
    return next(iter(game.legal(PayDividend.type)), None) is not None
