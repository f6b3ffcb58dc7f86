"""Standing orders: pass until the stock round ends, buy until a company floats, same routes and pay, and others. Pure.

An order's body: {"what": "pass", "unless": [...], "round": number of the stock round it's for, "in_round": whether it
was given in that round}, {"what": "buy", "company", "source", "until", "most", "president"}, {"what": "same_run",
"company", "led", "idle"}. `until`: "floats", or a holding in percent. `most`: what a share cost when it was ordered,
in the title's currency, `president` who led the company then, `led` the companies that the person led, `idle` the
trains by company that its last run left out: what an order was given for. Where that has changed, the order ends and
the person is asked. Older ones don't have all of it. What an order `BESIDE` these is, its own module says.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from bot.errors import BadOption
from bot.service.intents import bids, consents, resting
from bot.service.intents.agreements import holder
from bot.service.intents.intents import NOTHING, Happened, Situation, Verdict, ended, events_of, if_legal
from bot.service.intents.policy import Past, last_dividend, same_routes
from engine import BuyShare, Game, IllegalAction, Pass, PayDividend
from engine.concerns import share_prices
from storage import IntentRecord

PASS, BUY, SAME_RUN = "pass", "buy", "same_run"
SELLS, STARTS, ACTS = "sells_mine", "starts", "acts"
UNLESS = (SELLS, STARTS, ACTS)
FLOATS = "floats"
RAN = "trains_ran"
NEW = "ipo"
"""The stock of shares that haven't been bought yet, in titles with several stocks."""


@dataclass(frozen=True, slots=True)
class OrderKind:
    """A kind of order: what is kept of it, what follows from it now, whether it's over."""

    body: Callable[[Game, str, dict[str, Any]], dict[str, Any]]
    judge: Callable[[IntentRecord, Situation], Verdict]
    end: Callable[[IntentRecord, Situation], Verdict]


BESIDE: Mapping[str, OrderKind] = {
    bids.BID: OrderKind(bids.body_of, bids.judge, bids.judge_end),
    consents.ACCEPT: OrderKind(consents.body_of, consents.judge, consents.judge_end),
    resting.REST: OrderKind(resting.body_of, resting.judge, resting.judge_end),
}


def body_of(game: Game, seat: str, raw: dict[str, Any], past: Past) -> dict[str, Any]:
    """A checked order as it's kept; BadOption."""
    match raw.get("what"):
        case "pass":
            return _passing(game, raw)
        case "buy":
            return _buying(game, raw)
        case "same_run":
            return _running(game, seat, raw, past)
        case str(what) if what in BESIDE:
            return BESIDE[what].body(game, seat, raw)
        case _:
            raise BadOption(option="what", choices=[PASS, BUY, SAME_RUN, *BESIDE])


def coming_round(game: Game) -> int:
    """The number of the stock round that goes on, else of the next one."""
    return game.state.set_number + (game.state.round != "stock")


def _passing(game: Game, raw: dict[str, Any]) -> dict[str, Any]:
    unless = sorted(set(raw.get("unless", ())))
    if not set(unless) <= set(UNLESS):
        raise BadOption(option="unless", choices=list(UNLESS))
    coming = coming_round(game)
    if raw.get("round", coming) != coming:
        raise BadOption(option="round", choices=[coming])
    return {"what": PASS, "unless": unless, "round": coming, "in_round": game.state.round == "stock"}


def _buying(game: Game, raw: dict[str, Any]) -> dict[str, Any]:
    company, until = raw.get("company"), raw.get("until", FLOATS)
    if not isinstance(company, str) or company not in game.state.companies:
        shared = [name for name, each in game.state.companies.items() if each.shares]
        raise BadOption(option="company", choices=shared)
    floats = [] if floated(game, str(company)) is None else [FLOATS]
    if until not in floats and not (type(until) is int and 0 < until <= 100):
        raise BadOption(option="until", least=1, most=100, choices=floats)
    body = {"what": BUY, "company": company, "source": str(raw.get("source", ""))[:20], "until": until}
    if any(company in each for each in game.state.market.values()):
        body |= {"most": _price_now(game, body), "president": game.state.companies[company].president}
    return body


def _running(game: Game, seat: str, raw: dict[str, Any], past: Past) -> dict[str, Any]:
    company, own = raw.get("company"), [each for each in game.state.companies if game.view.actor(each) == seat]
    if company is not None and company not in own:
        raise BadOption(option="company", choices=own)
    idle = {each: left for each in own if (left := _idle(game, past, each))}
    return {"what": SAME_RUN, "company": company, "led": own, "idle": idle}


def floated(game: Game, company: str) -> bool | None:
    """Whether a company has floated; None in a title in which companies don't."""
    return game.rulebook.is_floated(game.view, company)


def judge(intent: IntentRecord, s: Situation) -> Verdict:
    """What follows from a standing order now."""
    end = judge_end(intent, s)
    if end.over:
        return end
    if s.seat != intent.seat or s.stopped:
        return NOTHING
    if intent.body["what"] in BESIDE:
        return BESIDE[intent.body["what"]].judge(intent, s)
    if intent.body["what"] == SAME_RUN:
        return _same_run(intent, s)
    if s.step != "stock" or not s.fresh or not _in_its_round(intent, s):
        return NOTHING
    return _pass(intent, s) if intent.body["what"] == PASS else _buy(intent, s)


def judge_end(intent: IntentRecord, s: Situation) -> Verdict:
    """Whether an order is over, whoever is to act."""
    if intent.body["what"] in BESIDE:
        return BESIDE[intent.body["what"]].end(intent, s)
    why = _is_over(intent, s)
    return NOTHING if why is None else Verdict(outcome=why, over=True)


def _is_over(intent: IntentRecord, s: Situation) -> dict[str, Any] | None:
    what = intent.body["what"]
    if what == BUY:
        return _bought_enough(intent, s)
    if what == SAME_RUN:
        return _lost(intent, s)
    number, state = _round_of(intent, s), s.game.state
    is_past = state.set_number > number or (state.set_number == number and state.round != "stock")
    return {"why": "round_over"} if is_past or s.game.decision is None else None


def _round_of(intent: IntentRecord, s: Situation) -> int:
    """The number of the stock round that an order to pass is for."""
    begun = s.game.state.set_number - _stock_rounds(s)
    return intent.body.get("round", begun if intent.body["in_round"] else begun + 1)


def _lost(intent: IntentRecord, s: Situation) -> dict[str, Any] | None:
    """Whether the person doesn't run the company any more."""
    company = intent.body["company"]
    if company is None or holder(s.game, company) == intent.seat:
        return None
    return {"why": "not_mine", "company": company}


def _stock_rounds(s: Situation) -> int:
    return sum(1 for _, event in events_of(s.since, "round_started") if event["round"] == "stock")


def _in_its_round(intent: IntentRecord, s: Situation) -> bool:
    """A purchase is for any stock round, passing for one."""
    return intent.body["what"] == BUY or s.game.state.set_number == _round_of(intent, s)


def _pass(intent: IntentRecord, s: Situation) -> Verdict:
    reason = _what_stops(intent, s)
    if reason is not None:
        return Verdict(outcome=reason, over=True)
    return if_legal(s, Pass())


def _what_stops(intent: IntentRecord, s: Situation) -> dict[str, Any] | None:
    """Which of the events that end the order happened in its round."""
    since = list(s.since)
    starts = [place for place, each in enumerate(since) if any(_begins_stock(event) for event in each.events)]
    if starts:
        since = since[starts[-1] + 1 :]
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
    """Buy one; where the turn goes on after the purchase, end it. Not if it's dearer than it was, or led by another."""
    if intent.id in s.fired and s.last is not None and s.last.entry["action"]["type"] == BuyShare.type:
        return if_legal(s, Pass())
    body, name = intent.body, intent.body["company"]
    leader, most = s.game.state.companies[name].president, body.get("most")
    if "president" in body and leader not in (body["president"], intent.seat):
        return ended("president", company=name, by=leader)
    purchase = _purchase(s.game, body)
    price = None if most is None else _cost(s.game, purchase, s.seat)
    if most is not None and price is not None and price > most:
        return ended("dearer", company=name, price=price, most=most)
    return if_legal(s, purchase)


def _purchase(game: Game, body: dict[str, Any]) -> BuyShare:
    """One share from where it's cheapest; rather a new one, as only those make a company float, if that is the aim."""
    company, source, floats = body["company"], body["source"], body["until"] == FLOATS
    found = [each for each in game.legal(BuyShare.type, company=company) if isinstance(each, BuyShare)]
    fitting = [each for each in found if source in ("", each.source)]
    seat = game.decision.by if game.decision is not None else ""
    fitting.sort(key=lambda each: (floats and each.source != NEW, _cost(game, each, seat) or 0, each.source != NEW))
    return fitting[0] if fitting else BuyShare(company, source or (NEW if floats else ""))


def _cost(game: Game, purchase: BuyShare, seat: str) -> int | None:
    """What a purchase costs the player, in the title's currency; None where it isn't legal."""
    trial = game.copy()
    before = trial.state.players[seat].cash
    try:
        trial.apply(purchase, seat)
    except IllegalAction:
        return None
    return before - trial.state.players[seat].cash


def _price_now(game: Game, body: dict[str, Any]) -> int:
    """What a share costs where it's cheapest: as it can be bought at this moment, else as the stocks charge."""
    if game.decision is not None and game.decision.step == "stock":
        cost = _cost(game, _purchase(game, body), game.decision.by)
        if cost is not None:
            return cost
    name, source = body["company"], body["source"]
    held = game.state.companies[name].shares
    prices = share_prices(game.view, name).items()
    fitting = [price for stock, price in prices if stock == source or (not source and held.get(stock))]
    return min(fitting, default=game.view.price(name))


def _same_run(intent: IntentRecord, s: Situation) -> Verdict:
    """Run the last routes again at the step for it, and pay as last time; not while a train that came would stand."""
    if intent.body["company"] not in (None, s.company) or s.company not in intent.body.get("led", [s.company]):
        return NOTHING
    run = same_routes(s.game, s.past) if s.step == "run" else None
    if run is not None and s.company is not None:
        stood = intent.body.get("idle", {}).get(s.company, [])
        came = Counter(_idle(s.game, s.past, s.company)) - Counter(stood)
        verdict = if_legal(s, run)
        if came and not verdict.over:
            return ended("idle", company=s.company, trains=sorted(came.elements()))
        return verdict if verdict.over else _unless_poorer(verdict, s, s.company)
    if s.company is None or s.company not in s.past.dividends or not _pays_now(s.game):
        return NOTHING
    dividend = last_dividend(s.game, s.past)
    return NOTHING if dividend is None else if_legal(s, dividend)


def _unless_poorer(verdict: Verdict, s: Situation, company: str) -> Verdict:
    """A run that's to be made again; an end where it earns less than it did."""
    made = s.game.copy().apply_all(verdict.actions, s.seat)
    earned = next((_earned(event.to_json()) for each in made for event in each.events if event.type == RAN), 0)
    before = _earned(s.past.runs[company])
    return verdict if earned >= before else ended("poorer", company=company, price=earned, most=before)


def _earned(run: Mapping[str, Any]) -> int:
    """What a run earned (its event's JSON form), a mine included."""
    return run.get("revenue", 0) + run.get("extra", 0)


def _idle(game: Game, past: Past, company: str) -> list[str]:
    """The trains of a company for which its last run had no route; none for one that hasn't run."""
    run = past.runs.get(company)
    if run is None:
        return []
    left = Counter(game.state.companies[company].trains) - Counter(each["train"] for each in run["routes"])
    return sorted(left.elements())


def _pays_now(game: Game) -> bool:
    return next(iter(game.legal(PayDividend.type)), None) is not None
