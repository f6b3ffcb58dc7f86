"""Routes by hand: alternatives, wishes, trains that rest, and routes typed and checked stop by stop."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.discord.codes import routes_text
from bot.discord.play.panel_text import run_lines
from bot.discord.play.routes import Wished, found_in, read_wishes
from bot.discord.play.typed_routes import Checked, checked, passes_to_run, read_lines, refused
from bot.discord.play.typed_routes import found_in as typed_in
from bot.local.actors import BotAnswer
from bot.local.standin.model import Message
from bot.panel.panel import may_propose, panel_of
from bot.service import GameInfo
from bot.words import speak
from bot.words.names import Names
from bot.work.proofs import Proof
from engine.actions import Pass, RouteClaim
from engine.game import Game
from tests.discord.party import Party, choices, choose, codes, confirm, press
from tests.discord.positions_1856 import first
from tests.titles.t18mag.boards import ALL_WAGONS, running


def rich(game: Game) -> bool:
    """A company with two trains at the beginning of its turn, and several runs."""
    decision = game.decision
    if decision is None or decision.company is None or decision.step != "track" or not may_propose(game):
        return False
    return len(game.state.companies[decision.company].trains) > 1 and len(game.copy().programmes()) > 2


@pytest.fixture
def position() -> Game:
    return first(rich)


def ready(game: Game, routes: tuple[RouteClaim, ...]) -> Checked:
    """Routes that are to be run without any services, once the steps before are passed."""
    return Checked(routes, (), (Pass(),) * (passes_to_run(game) or 0))


def visited(routes: tuple[RouteClaim, ...]) -> set[str]:
    return {stop for each in routes for stop in each.stops}


async def opened(party: Party, position: Game) -> tuple[GameInfo, BotAnswer]:
    """The screen of routes, opened from the turn message."""
    info = await party.at(position, title="1856")
    message = await party.turn_message(info)
    return info, await press(party.up(info), message, ":hand:")


async def again(party: Party, info: GameInfo, screen: Message, verb: str, value: str) -> None:
    """Make a wish on the screen, and wait until it's shown."""
    code = next(each for each in codes(screen) if f":{verb}:" in each)
    await (await party.up(info).select(screen, value, custom_id=code)).touched(deadline=60)
    await party.server.until(lambda: code not in codes(screen), what="the screen with the wish")


async def test_the_best_run_and_different_ones_are_drawn_and_may_be_chosen(party: Party, position: Game) -> None:
    info, screen = await opened(party, position)
    assert screen.private
    runs = position.copy().programmes()
    assert len(runs) <= 6
    assert [each.filename.split("-")[0] for each in screen.message.attachments] == ["area"] * len(runs)
    lines = next(part for part in screen.message.parts() if ":handrun:" in part.get("custom_id", ""))["options"]
    assert [each["value"] for each in lines] == [f"{n}|{each.income}" for n, each in enumerate(runs)]
    assert len({frozenset(visited(each.routes)) for each in runs}) == len(runs), "clearly different"
    # There's room for one more tile, which a run goes past.
    await confirm(party.up(info), await choose(party.up(info), screen.message, lines[1]["value"]))
    rows = await party.service.story(info.id, info.seq)
    ran = [event for row in rows for event in row["events"] if event["type"] == "trains_ran"]
    assert [each["revenue"] for each in ran] == [runs[1].income]


async def test_a_wish_for_a_stop_that_isnt_there_is_refused_with_the_way_to_its_clause(
    party: Party, position: Game
) -> None:
    info, screen = await opened(party, position)
    menu = next(each for each in screen.message.parts() if ":handvisit:" in each.get("custom_id", ""))
    menu["options"].append({"label": "Z99", "value": "Z99"})
    answer = await party.up(info).select(screen.message, "Z99", custom_id=menu["custom_id"])
    await answer.touched()
    (refusal,) = answer.followups
    assert any(":rule:8.1" in code for code in codes(refusal))


async def test_wishes_rerun_the_search_and_stand_on_the_screen(party: Party, position: Game) -> None:
    info, screen = await opened(party, position)
    best = position.copy().programmes()[0]
    stop = best.routes[0].stops[-1]
    other = next(each for each in visited(best.routes) if each != stop)
    await again(party, info, screen.message, "handavoid", stop)
    assert "not through" in screen.message.content
    await again(party, info, screen.message, "handvisit", other)
    expected = position.copy().programmes(avoid=(stop,), visit=(other,))
    values = [f"{n}|{each.income}" for n, each in enumerate(expected)]
    assert choices(screen.message, f"handrun:{other};{stop};") == values
    for each in expected:
        assert stop not in visited(each.routes)
        assert other in visited(each.routes)
    await again(party, info, screen.message, "handavoid", stop)
    assert "not through" not in screen.message.content


def test_a_train_that_rests_runs_no_route(position: Game) -> None:
    best = position.copy().programmes()[0]
    kind = best.routes[0].train
    found = found_in(position, Proof(tuple(position.programmes(rest=(kind,)))))
    trains = [each.train for each in found.runs[0].routes]
    assert trains.count(kind) < [each.train for each in best.routes].count(kind) or best.routes != found.runs[0].routes
    assert found.runs[0].income <= best.income


def test_a_wish_made_twice_is_taken_back_and_a_stop_is_not_both_visited_and_avoided() -> None:
    wished = Wished().toggled("visit", "K8.0").toggled("avoid", "K8.0").toggled("rest", "3")
    assert wished == Wished(avoid=("K8.0",), rest=("3",))
    assert read_wishes(str(wished)) == wished
    assert wished.toggled("avoid", "K8.0").toggled("rest", "3") == Wished()


async def typed(party: Party, info: GameInfo, screen: BotAnswer, text: str) -> None:
    """Type routes on the screen."""
    form = await press(party.up(info), screen.message, ":handtype:")
    await (await party.up(info).submit(form, {"routes": text})).touched(deadline=60)
    await party.server.until(lambda: ":handrun:" not in "".join(codes(screen.message)), what="the check")


async def test_typed_routes_are_checked_and_run(party: Party, position: Game) -> None:
    info, screen = await opened(party, position)
    best = position.copy().programmes()[0]
    await typed(party, info, screen, routes_text(best.routes).replace("; ", "\n"))
    assert f"Together ${best.income}" in screen.message.content
    assert [each.filename.split("-")[0] for each in screen.message.attachments] == ["area"]
    await confirm(party.up(info), await press(party.up(info), screen.message, ":handgo:"))
    rows = await party.service.story(info.id, info.seq)
    assert rows[-1]["action"] == best.actions[-1].to_json()


async def test_a_typed_route_that_does_not_go_says_at_which_stop_and_what_goes_there(
    party: Party, position: Game
) -> None:
    info, screen = await opened(party, position)
    best = position.copy().programmes()[0].routes[0]
    await typed(party, info, screen, f"{best.train}: {best.stops[0]} Z99.0")
    assert "stop 2 (Z99\\.0)" in screen.message.content
    assert "Possible there:" in screen.message.content
    assert ":handgo:" not in "".join(codes(screen.message))
    assert (await party.info(info)).seq == info.seq


def test_lines_without_a_train_are_for_those_that_are_left(position: Game) -> None:
    assert read_lines("3: A1 B2\nC3-D4", ["2", "3"]) == [("3", ["A1", "B2"]), ("2", ["C3", "D4"])]
    assert checked(position, "").checks == ()
    assert passes_to_run(position) is not None


TWO_TOWNS = {"H27": "5/1", "G26": "4/2", "H25": "8/2", "G24": "58/5"}
"""Brassó with a town to either side."""


def test_where_the_best_run_is_compulsory_others_that_earn_as_much_may_be_chosen() -> None:
    game = running("5", TWO_TOWNS, "2").game
    panel = panel_of(game)
    assert (panel.by_hand, panel.best_only) == (True, True)
    runs = [each for each in game.programmes() if not each.services]
    assert [(each.income, each.routes[0].stops[-1]) for each in runs] == [(30, "G26.0"), (30, "G24.0")]
    assert [refused(game, ready(game, each.routes)) for each in runs] == [None, None]
    names = Names(speak("en", "Ft"), game.title, {"P1": "Ann"})
    told = run_lines(replace(panel, runs=tuple(runs)), names)
    assert told[1:] == ["  - 2-train: Brassó 20 + G26 10 = 30\u00a0Ft"], "which route the best run takes"


def test_a_poorer_run_is_refused_with_the_figures_where_the_best_is_compulsory() -> None:
    game = running("11", ALL_WAGONS, "2", "3", phase="green", at=["C8.0"]).game
    plain = next(each for each in game.programmes() if not each.services)
    why = refused(game, ready(game, plain.routes[:1]))
    assert why is not None
    assert (why.reason, why.clause) == ("route.not_best", "5.4.10")
    assert why.figures["claimed"] < why.figures["best"]


def test_where_any_run_is_legal_poorer_ones_may_be_chosen() -> None:
    game = running("5", {**TWO_TOWNS, "H27": "236/0"}, "2", phase="brown", profile="oracle").game
    assert not panel_of(game).best_only
    runs = [each for each in game.programmes() if not each.services]
    assert len({each.income for each in runs}) > 1
    assert refused(game, ready(game, runs[-1].routes)) is None


def all_wagons() -> Game:
    """A minor with two trains, and all three wagons to be had."""
    return running("11", ALL_WAGONS, "2", "3", phase="green", at=["C8.0"], cash=100).game


def test_routes_that_are_typed_may_need_wagons_and_each_set_that_serves_is_found() -> None:
    game = all_wagons()
    for best in game.programmes(most=1):
        found, why = typed_in(game, routes_text(best.routes))
        assert why is None
        same = next(each for each in found if set(each.services) == set(best.services))
        assert (same.fee, same.net, same.claims) == (best.fee, best.net, best.routes)
        trial = game.copy()
        assert game.decision is not None
        trial.apply_all(same.run(game) or (), game.decision.by)
        assert [each.net for each in found] == sorted((each.net for each in found), reverse=True)


def test_typed_routes_that_no_set_of_wagons_makes_best_are_refused_with_the_figures() -> None:
    game = all_wagons()
    plain = next(each for each in game.programmes() if not each.services)
    found, why = typed_in(game, routes_text(plain.routes[:1]))
    assert [each.services for each in found] == [()]
    assert why is not None
    assert why.reason == "route.not_best"
