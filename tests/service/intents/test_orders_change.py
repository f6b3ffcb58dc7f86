"""What an order was given for may change under it: then it ends and says why, and the person is asked."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

import engine
from bot.errors import BadOption
from bot.service.intents import orders
from bot.service.intents.intents import Situation, Verdict
from bot.service.intents.policy import Past
from engine import BuyShare, Game, Run
from engine.dev import log
from engine.titles import TITLES, games_folder
from storage import IntentRecord

SHIPPED = {title: sorted(games_folder(title).glob("*.jsonl.gz"))[-1] for title in TITLES}


def first(title: str, wanted: Callable[[Game], Any]) -> Game:
    """The first position of a shipped game of a title that's wanted."""
    for path in sorted(games_folder(title).glob("*.jsonl.gz")):
        setup, entries = log.record(path)
        game = Game(engine.load_game(setup, []).rulebook, setup, digests=False)
        for entry in entries:
            if game.decision is not None and wanted(game):
                return game
            game.apply(game.read_action(entry["action"]), entry["by"])
    raise LookupError(title)


def up(game: Game) -> str:
    assert game.decision is not None
    return game.decision.by


def judged(game: Game, body: dict[str, Any], past: Past = Past(), seat: str | None = None) -> Verdict:  # noqa: B008
    """What becomes of an order of whoever is to act, or of another seat."""
    owner = seat or up(game)
    intent = IntentRecord(1, 1, "order", "1", owner, body, "open", game.seq, 0.0)
    return orders.judge(intent, Situation(game, up(game), [], None, True, frozenset(), False, past, 0.0))


def purchases(game: Game) -> dict[str, list[BuyShare]]:
    found: dict[str, list[BuyShare]] = {}
    for each in game.legal("buy_share"):
        assert isinstance(each, BuyShare)
        found.setdefault(each.company, []).append(each)
    return found


def cost(game: Game, action: BuyShare) -> int:
    trial, seat = game.copy(), up(game)
    trial.apply(action, seat)
    return game.state.players[seat].cash - trial.state.players[seat].cash


def two_prices(game: Game) -> str | None:
    """A company whose shares are for sale at two prices."""
    if game.decision is None or game.decision.step != "stock":
        return None
    found = [name for name, each in purchases(game).items() if len({cost(game, one) for one in each}) > 1]
    return found[0] if found else None


def ordered(game: Game, raw: dict[str, Any], past: Past = Past()) -> dict[str, Any]:  # noqa: B008
    return orders.body_of(game, up(game), raw, past)


@pytest.mark.parametrize("title", TITLES)
def test_an_order_to_pass_names_the_stock_round_that_comes(title: str) -> None:
    setup, entries = log.record(SHIPPED[title])
    game = Game(engine.load_game(setup, []).rulebook, setup, digests=False)
    foretold: set[int] = set()
    for entry in entries[: len(entries) // 2]:
        if game.state.round != "stock":
            foretold.add(orders.coming_round(game))
        for event in game.apply(game.read_action(entry["action"]), entry["by"]).events:
            raw = event.to_json()
            if raw["type"] == "round_started" and raw["round"] == "stock":
                assert foretold == {raw["set_number"]}
                foretold.clear()


def test_it_is_for_no_other_round() -> None:
    game = first("1856", lambda game: game.state.round == "operating")
    body = ordered(game, {"what": "pass"})
    assert body["round"] == game.state.set_number + 1
    assert not judged(game, body).over
    assert judged(game, {**body, "round": game.state.set_number}).outcome == {"why": "round_over"}
    with pytest.raises(BadOption) as refused:
        ordered(game, {"what": "pass", "round": game.state.set_number})
    assert refused.value.figures["choices"] == [body["round"]]


def test_the_cheaper_of_two_sources_is_taken() -> None:
    game = first("1856", two_prices)
    company = two_prices(game)
    assert company is not None
    prices = {each: cost(game, each) for each in purchases(game)[company]}
    body = ordered(game, {"what": "buy", "company": company, "until": 60})
    assert body["most"] == min(prices.values()) < max(prices.values())
    (bought,) = judged(game, body).actions
    assert prices[bought] == min(prices.values())


def test_a_purchase_that_got_dearer_or_whose_company_got_another_president_is_asked_for() -> None:
    game = first("1856", two_prices)
    company = two_prices(game)
    assert company is not None
    body = ordered(game, {"what": "buy", "company": company, "until": 60})
    dearer = judged(game, {**body, "most": body["most"] - 1})
    assert dearer.outcome == {"why": "dearer", "company": company, "price": body["most"], "most": body["most"] - 1}
    led = game.state.companies[company].president
    assert led != up(game)
    other = judged(game, {**body, "president": next(each for each in game.state.seats if each not in (led, up(game)))})
    assert other.outcome == {"why": "president", "company": company, "by": led}


def test_what_a_share_may_cost_is_what_the_stock_with_some_charges_also_between_stock_rounds() -> None:
    game = first("1889", lambda game: game.state.round == "operating" and _cheaper_than_new(game))
    company = _cheaper_than_new(game)
    body = ordered(game, {"what": "buy", "company": company, "until": 60})
    assert body["most"] == game.state.companies[company].par > game.view.price(company)


def _cheaper_than_new(game: Game) -> str:
    """A company of which only new shares are left, while its price is below theirs; "" for none."""
    found = ((name, game.state.companies[name]) for name in game.view.by_price())
    left = ((name, each) for name, each in found if each.shares.get("ipo") and not each.shares.get("pool"))
    return next((name for name, each in left if each.par > game.view.price(name)), "")


def run_of(game: Game) -> dict[str, Any] | None:
    """The best run of a company that has several trains which all run, as its event tells it."""
    if game.decision is None or game.decision.step != "run" or not game.decision.company:
        return None
    found = game.programmes(most=1)
    run = found[0].actions[-1] if found else None
    trains = game.state.companies[game.decision.company].trains
    if not isinstance(run, Run) or not 1 < len(run.routes) == len(trains):
        return None
    figures = {"revenue": found[0].income, "extra": found[0].extra}
    routes = [each.to_json() for each in run.routes]
    return {"type": "trains_ran", "company": game.decision.company, "routes": routes, **figures}


def test_same_routes_are_not_run_while_a_train_that_came_since_would_stand_idle() -> None:
    game = first("1856", run_of)
    event, company = run_of(game), (game.decision.company if game.decision else None) or ""
    assert event is not None
    whole = Past({}, {company: event})
    assert judged(game, ordered(game, {"what": "same_run", "company": company}, whole), whole).actions
    left = event["routes"][-1]["train"]
    before = Past({}, {company: {**event, "routes": event["routes"][:-1], "revenue": 0}})
    ended = judged(game, {"what": "same_run", "company": company, "idle": {}}, before)
    assert ended.outcome == {"why": "idle", "company": company, "trains": [left]}
    stood = ordered(game, {"what": "same_run", "company": company}, before)
    assert stood["idle"] == {company: [left]}
    assert judged(game, stood, before).actions, "the train stood idle when it was ordered"


def test_same_routes_that_earn_less_than_they_did_are_asked_for() -> None:
    game = first("1856", run_of)
    event, company = run_of(game), (game.decision.company if game.decision else None) or ""
    assert event is not None
    richer = Past({}, {company: {**event, "revenue": event["revenue"] + 10}})
    ended = judged(game, ordered(game, {"what": "same_run", "company": company}, richer), richer)
    figures = {"price": event["revenue"], "most": event["revenue"] + 10}
    assert ended.outcome == {"why": "poorer", "company": company, **figures}


def test_an_order_for_all_companies_is_for_those_that_were_led_when_it_was_given() -> None:
    game = first("1856", run_of)
    event, company = run_of(game), (game.decision.company if game.decision else None) or ""
    past = Past({}, {company: event or {}})
    body = ordered(game, {"what": "same_run"}, past)
    assert company in body["led"]
    assert judged(game, body, past).actions
    came_later = {**body, "led": [each for each in body["led"] if each != company]}
    assert judged(game, came_later, past) == Verdict()


def test_whoever_lost_the_company_runs_it_no_more() -> None:
    game = first("1856", lambda game: game.decision is not None and game.decision.step == "run")
    company = game.decision.company if game.decision else None
    other = next(each for each in game.state.seats if each != up(game))
    body = {"what": "same_run", "company": company, "idle": {}}
    assert judged(game, body, seat=other).outcome == {"why": "not_mine", "company": company}


def test_orders_of_earlier_versions_go_on() -> None:
    game = first("1856", two_prices)
    company = two_prices(game)
    assert judged(game, {"what": "pass", "unless": [], "in_round": True}).actions
    assert judged(game, {"what": "buy", "company": company, "source": "", "until": 60}).actions
    operating = first("1856", lambda game: game.state.round == "operating")
    assert not judged(operating, {"what": "pass", "unless": [], "in_round": False}).over
    assert replace(judged(operating, {"what": "pass", "unless": [], "in_round": True}), seat="").over
