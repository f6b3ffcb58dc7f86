"""Orders and plans in words: what was ordered, and why it stands no more."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.panel.foresight import REMARK
from bot.service import Intent
from bot.service.intents.agreements import TRAIN
from bot.service.intents.bids import BID
from bot.service.intents.consents import ACCEPT
from bot.service.intents.plans import done_of
from bot.service.intents.resting import REST
from bot.words.names import Names
from bot.words.refusals import refusal, remark_lines
from bot.words.stories import story_lines
from engine.hints import Remark

Body = Mapping[str, Any]


def order_text(body: Body, names: Names) -> str:
    """What an order says."""
    words = names.words
    if body["what"] == "pass":
        what = words(f"order-pass-{condition(body['unless'])}")
        # Orders of earlier versions don't say which round they are for.
        return words("order-in_round", round=_round(body["round"], names), what=what) if "round" in body else what
    if body["what"] == BID:
        limit = body.get("most")
        key = "order-bid" if limit is None else "order-drop" if limit == 0 else "order-bid-most"
        return words(key, private=names.private(body["private"]), most=limit or 0)
    if body["what"] == ACCEPT:
        thing = names.train(body["object"]) if body["sort"] == TRAIN else names.private(body["object"])
        key = "order-accept" if body.get("least") is None else "order-accept-least"
        return words(key, thing=thing, seller=names.party(body["seller"]), least=body.get("least", 0))
    company = body["company"]
    if body["what"] == REST:
        return words("order-rest", company=names.company(company))
    if body["what"] == "buy":
        until = "floats" if body["until"] == "floats" else "percent"
        what = words(f"order-buy-{until}", company=names.company(company), percent=_percent(body["until"]))
        return what if body.get("most") is None else words("order-at_most", what=what, most=body["most"])
    return words("order-same_run-all") if company is None else words("order-same_run", company=names.company(company))


def _round(number: int, names: Names) -> str:
    return names.round({"round": "stock", "set_number": number, "round_number": 0, "of": 0})


def _percent(until: Any) -> int:
    return until if isinstance(until, int) else 0


def step_text(events: Sequence[Mapping[str, Any]], names: Names) -> str:
    """What a step of a plan does, in one line; where nothing is told of it, that it ends the turn."""
    return names.words("joint").join(story_lines([{"events": events}], names)) or names.words("button-pass-last")


def condition(unless: Any) -> str:
    """The conditions of an order to pass as one word; "acts" holds the others."""
    if "acts" in unless:
        return "acts"
    return "-".join(sorted(unless)) or "always"


def intent_text(intent: Intent, names: Names) -> str:
    """An order, or a plan with the number of its steps; of one that stands, how many are done."""
    if intent.kind == "plan":
        done = done_of(intent) if intent.stands else 0
        return names.words("plan-name", count=len(intent.body["steps"]), done=done)
    return order_text(intent.body, names)


def ended_text(intent: Intent, names: Names) -> str:
    """That an order or plan has ended, and why; a plan says which step it stopped at."""
    words, outcome = names.words, intent.outcome or {"why": "failed"}
    what = intent_text(intent, names)
    if outcome["why"] == "done":
        return words("plan-done", what=what)
    why = why_text(outcome, names)
    if "step" in outcome:
        return words("plan-stopped", what=what, step=outcome["step"] + 1, why=why)
    return words("order-ended", what=what, why=why)


def why_text(outcome: Body, names: Names) -> str:
    """The reason, with its figures."""
    words, why = names.words, outcome["why"]
    if why == "illegal":
        return refusal(words, outcome["key"], outcome["figures"], names, outcome.get("clause", ""))
    if why == "grave":
        return words("why-grave", told=words("joint").join(_grave_lines(outcome["told"], names)))
    if why == "differs":
        return words("why-differs", planned=_effect(outcome["planned"], names), now=_effect(outcome["now"], names))
    if why == "elsewhere":
        return words("why-elsewhere", planned=_place(outcome["planned"], names), now=_place(outcome["now"], names))
    by, company = names.person(outcome.get("by")), names.company(outcome.get("company") or "")
    figures = {key: outcome[key] for key in ("price", "most") if key in outcome}
    private = names.private(outcome.get("private", ""))
    trains = names.trains(outcome.get("trains", ()))
    return words(f"why-{why}", by=by, company=company, private=private, trains=trains, **figures)


def _grave_lines(told: Sequence[Body], names: Names) -> list[str]:
    """Grave things as `foresight.harm_of` has them."""
    events = [each for each in told if each["type"] != REMARK]
    remarks = [Remark(each["key"], each["figures"]) for each in told if each["type"] == REMARK]
    return [*story_lines([{"events": events}], names, details=True), *remark_lines(remarks, names)]


def _effect(effect: Mapping[str, int], names: Names) -> str:
    parts = [names.words(f"effect-of-{who}", amount=amount) for who, amount in effect.items() if amount]
    return names.words.listed(parts) if parts else names.words("effect-of-none")


def _place(place: Mapping[str, Any], names: Names) -> str:
    if not place:
        return names.words("somebody")
    step = names.step(place["step"])
    return f"{names.company(place['company'])}, {step}" if place.get("company") else step
