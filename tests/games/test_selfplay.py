"""Robots play to the end; every invariant is looked at after every action (the full set is `engine selfplay`)."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from engine import Game, Programme, Run, new_game
from engine.actions import Action
from engine.dev import invariants, log, selfplay
from engine.dev.selfplay import play
from engine.dev.tries import Tries
from engine.events import CompanyClosed, LoanRepaid, LoanTaken
from engine.game import Applied
from engine.robots.tempers import TEMPERS, choose
from engine.titles import TITLES, games_folder

LONG = pytest.mark.long


@pytest.mark.parametrize("players", [5, *(pytest.param(each, marks=LONG) for each in (3, 4, 6))])
def test_a_game_of_robots_comes_to_its_end_without_a_fault(players: int) -> None:
    played = play("18mag", players, seed=70 + players, thorough=50)
    assert played.faults == []
    assert played.finished
    assert played.actions > 300


def test_all_that_is_listed_is_tried_every_so_many_actions(monkeypatch: pytest.MonkeyPatch) -> None:
    whole: list[bool] = []

    def noted(game: Game, chance: random.Random | None) -> list[str]:
        whole.append(chance is None)
        return ["enough"] if len(whole) == 4 else []

    monkeypatch.setattr(invariants, "listed_apply", noted)
    play("18mag", 3, seed=70, thorough=3)
    assert whole[:4] == [False, False, True, False]


def robots(seed: int, choices: int) -> Game:
    """A game after so many choices of robots."""
    chance = random.Random(seed)
    game = new_game("18mag", ["P1", "P2", "P3"], seed=seed, digests=False)
    for _ in range(choices):
        assert game.decision is not None
        game.apply_all(choose(game, TEMPERS["wanderer"], chance), game.decision.by)
    return game


def test_equal_seeds_play_equal_games() -> None:
    assert robots(5, 150).digest() == robots(5, 150).digest()
    assert robots(5, 150).digest() != robots(6, 150).digest()


@pytest.fixture
def late_game() -> Game:
    """A recorded game of ours in its last position, in which no invariant is broken."""
    game = log.read(games_folder("18mag") / "robots-3p-40.jsonl.gz")
    assert list(invariants.position(game)) == []
    return game


def test_the_invariants_notice_a_share_too_many(late_game: Game) -> None:
    shares = late_game.state.companies["SIK"].shares
    shares["P1"] = shares.get("P1", 0) + 1
    assert any("add up to" in fault for fault in invariants.position(late_game))


def test_the_invariants_notice_a_token_too_many(late_game: Game) -> None:
    late_game.state.tokens.setdefault("C12.0", []).append("5")
    assert any("tokens lie on the map" in fault for fault in invariants.position(late_game))


def test_the_invariants_notice_a_third_train(late_game: Game) -> None:
    late_game.state.companies["5"].trains[:] = ["2", "2", "2"]
    assert "5 has 3 trains" in list(invariants.position(late_game))


def test_the_invariants_notice_money_from_nowhere(late_game: Game) -> None:
    before = invariants.accounts(late_game)
    late_game.state.players["P1"].cash += 10
    assert any("money came from nowhere" in fault for fault in invariants.money(late_game, (), before))


def test_the_invariants_notice_loans_that_nobody_took_or_paid_back(late_game: Game) -> None:
    owed = invariants.owed(late_game)
    late_game.state.companies["SIK"].loans = 2
    assert any("the loans owed are" in fault for fault in invariants.loans(late_game, (), owed))
    taken = LoanTaken("SIK", 100, 2)
    assert list(invariants.loans(late_game, (taken,), owed)) == []
    wrong = LoanRepaid("SIK", 2, 1)
    assert any("SIK owed 2 loans" in fault for fault in invariants.loans(late_game, (taken, wrong), owed))


def test_the_loans_of_a_company_that_closes_are_gone(late_game: Game) -> None:
    before = invariants.owed(late_game) | {"SIK": 3}
    assert list(invariants.loans(late_game, (CompanyClosed("SIK"),), before)) == []


def at_a_run(title: str, seed: int) -> Game:
    """A robots' game where trains may be run next."""
    game, chance = new_game(title, ["P1", "P2", "P3"], seed=seed, digests=False), random.Random(seed)
    while Run.type not in {act.action.type for act in game.open_acts()[1]} or not game.programmes(most=1):
        assert game.decision is not None
        game.apply_all(choose(game, TEMPERS["builder"], chance), game.decision.by)
    return game


@pytest.mark.parametrize(
    ("wrong", "fault"),
    [
        (lambda each: replace(each, income=each.income + 10), "its income are"),
        (lambda each: replace(each, values=(*each.values[:-1], 1)), "its values are"),
        (lambda each: replace(each, stops=()), "its stops are ()"),
        (lambda each: replace(each, actions=each.actions[:-1]), "no train runs"),
        (lambda each: replace(each, actions=(*each.actions, each.actions[-1])), "is proposed, but refused"),
    ],
)
def test_a_proposed_run_that_comes_to_something_else_is_a_fault(
    wrong: Callable[[Programme], Programme], fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = at_a_run("1856", 3)
    assert list(Tries(seldom=1).faults(game)) == []
    right = game.rulebook.programmes
    monkeypatch.setattr(game.rulebook, "programmes", lambda *given: [wrong(each) for each in right(*given)])
    assert any(fault in each for each in Tries(seldom=1).faults(game))


def test_each_type_of_act_is_carried_out_once_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    game, tries, copies = at_a_run("1856", 3), Tries(), []
    types = {act.action.type for act in game.open_acts()[1] if any(game.legal(act.action.type))}
    copied = Game.copy
    monkeypatch.setattr("engine.dev.tries._proposals", lambda game: ())
    monkeypatch.setattr(Game, "copy", lambda self: copies.append(self) or copied(self))
    assert list(tries.faults(game)) == []
    assert len(copies) == len(types) > 1
    assert list(tries.faults(game)) == []
    assert len(copies) == len(types)


def legal_types(game: Game) -> Iterator[tuple[str, bool]]:
    """The types of act that are legal in a position, and whether somebody may do it who isn't asked."""
    assert game.decision is not None
    yield from ((act.action.type, False) for act in game.open_acts()[1] if any(game.legal(act.action.type)))
    for seat in game.state.seats:
        yield from ((kind, True) for kind in game.asides(seat))


def legal_and_done(
    title: str, players: int, seed: int, monkeypatch: pytest.MonkeyPatch
) -> tuple[set[tuple[str, bool]], set[tuple[str, bool]]]:
    """What is legal at some time in a game of robots; what is done in it, or on copies by whoever is asked."""
    legal: set[tuple[str, bool]] = set()
    done: set[tuple[str, bool]] = set()
    apply, step = Game.apply, selfplay._apply

    def noting(game: Game, action: Action, by: str, *rest: Any) -> list[str]:
        legal.update(legal_types(game))
        assert game.decision is not None
        done.add((action.type, by != game.decision.by))
        return step(game, action, by, *rest)

    def noted(game: Game, action: Action, by: str) -> Applied:
        done.add((action.type, False))
        return apply(game, action, by)

    with monkeypatch.context() as patch:
        patch.setattr(selfplay, "_apply", noting)
        patch.setattr(Game, "apply", noted)
        played = play(title, players, seed, thorough=10_000)
    assert played.faults == []
    return legal, done


@pytest.mark.parametrize(("title", "players"), [("1889", 2), *(pytest.param(each, 3, marks=LONG) for each in TITLES)])
def test_robots_leave_out_nothing_that_is_legal_at_some_time(
    title: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    legal, done = legal_and_done(title, players, 1, monkeypatch)
    assert any(beside for _, beside in legal) == (title == "1889")
    assert legal - done == set()
