"""What a president has to reckon with: a train that must be bought, and others who could come to lead a company."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

import engine
from engine.concerns import concerns, on_sale
from engine.dev import log
from engine.finance.holdings import POOL
from engine.finance.presidency import next_president
from engine.game import Game
from engine.titles import games_folder

GAMES = {"1856": "robots-3p-60", "1865": "robots-3p-40", "18mag": "robots-3p-40", "1889": "robots-3p-40"}


@cache
def midgame(title: str, at: int = 250) -> Game:
    setup, entries = log.record(games_folder(title) / f"{GAMES[title]}.jsonl.gz")
    return engine.load_game(setup, entries[:at])


def told(game: Game, company: str) -> dict[str, Any]:
    return {each.key: dict(each.figures) for each in concerns(game.view, game.rulebook, company)}


def test_a_company_with_a_route_and_no_train_must_buy_the_cheapest() -> None:
    figures = told(midgame("1889"), "AR")["train_ahead"]
    money = {"price": 300, "cash": 114, "lacks": 186, "own": 20, "raised": 40, "short": 146}
    assert figures == {"company": "AR", "train": "4", "who": "P1", **money}


def test_a_company_whose_trains_all_go_with_the_next_phase_must_buy_one_then() -> None:
    figures = told(midgame("1856"), "CPR")["train_ahead_later"]
    assert (figures["stack"], figures["left"], figures["rusts"]) == ("4", 3, ("2",))
    assert (figures["train"], figures["price"], figures["cash"], figures["lacks"]) == ("3", 225, 174, 51)


def test_a_train_that_outlasts_the_phase_and_one_that_nothing_ends() -> None:
    assert told(midgame("1889"), "KO")["train_kept"]["train"] == ("3", "3", "3")
    game = midgame("1889").copy()
    g = game.alter()
    g.state.phase = "D"
    assert told(game, "KO")["train_lasts"]["train"] == ("3", "3", "3")


def test_where_no_train_is_owed_none_is_forced() -> None:
    assert "train_free" in told(midgame("1856"), "CA")
    game = midgame("1865").copy()
    g: Any = game.alter()
    g.company("FMS").trains = []
    assert "train_ahead" in told(game, "FMS")
    g.state.own.traffic["FMS"] = {}
    assert "train_free" in told(game, "FMS")


def test_what_sales_bring_for_a_train_is_what_the_rules_let_be_sold_for_it() -> None:
    game = midgame("1889").copy()
    g = game.alter()
    g.company("AR").shares["P1"], g.company("AR").shares[POOL] = 4, 0
    figures = told(game, "AR")["train_ahead"]
    # Ann may not sell her company's presidency away, so not all of what a stock turn would let her sell.
    assert (figures["own"], figures["raised"]) == (20, 20 + 2 * game.view.price("AR") + 20)


@pytest.mark.parametrize(("title", "at"), [("1856", 250), ("1865", 120), ("18mag", 400), ("1889", 250)])
def test_who_could_lead_does_with_so_many_shares_and_not_with_one_fewer(title: str, at: int) -> None:
    game = midgame(title, at)
    found = [each for name in game.state.companies for each in concerns(game.view, game.rulebook, name)]
    able = [each.figures for each in found if each.key == "could_lead"]
    assert able
    for each in able:
        company, g = each["company"], game.copy().alter()
        state = g.company(company)
        units = each["need"] // state.unit
        assert each["price"] == sum(on_sale(g, company)[:units]) <= each["raised"]
        state.shares[each["who"]] = state.shares.get(each["who"], 0) + units - 1
        assert next_president(g, state) == each["president"]
        state.shares[each["who"]] += 1
        assert next_president(g, state) == each["who"]


def test_why_nobody_can_lead_a_company() -> None:
    figures = told(midgame("1889"), "SR")["none_leads"]
    assert (figures["why"], figures["need"], figures["price"], figures["raised"]) == ("money", 50, 580, 550)
    figures = told(midgame("1865"), "SFSS")["none_leads"]
    assert (figures["why"], figures["need"], figures["sale"]) == ("sale", 60, 20)
    assert told(midgame("18mag"), "1") == {
        "train_never": {"company": "1"}, "owned_alone": {"company": "1", "who": "P1"}
    }  # fmt: skip


def test_a_company_in_debt_merges_with_the_first_6_train_or_is_paid_for() -> None:
    figures = told(midgame("1856"), "GW")["formation-ahead"]
    assert (figures["loans"], figures["cash"], figures["need"], figures["short"]) == (3, 90, 210, 88)


def test_nothing_is_told_of_companies_that_do_not_operate() -> None:
    assert told(midgame("1856"), "THB") == {}
    assert told(midgame("1889"), "TR") == {}
