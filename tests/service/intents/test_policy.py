"""The caretaker's way to play: deterministic, passing where it may, and dividends as last time."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

import engine
from bot.service.intents.policy import Past, caretaker_move, last_dividend, past_of
from engine import Accept, BuyTrain, DraftCompany, Offer, Pass, PayDividend, Refuse, SellShares
from engine.dev import log
from engine.errors import IllegalAction
from engine.titles import games_folder
from tests.service.real import record


def play(moves: int) -> engine.Game:
    game = engine.new_game("18mag", players=["P1", "P2", "P3"], seed=5)
    for _ in range(moves):
        if game.decision is None:
            break
        game.apply_all(caretaker_move(game, Past()), game.decision.by)
    return game


def test_a_game_of_caretakers_comes_to_its_end_and_is_always_the_same() -> None:
    first = play(2000)
    assert first.decision is None
    assert (again := play(200).entries) == first.entries[: len(again)]
    kinds = {entry["action"]["type"] for entry in first.entries}
    assert kinds == {"draft_company", "draft_share", "pass"}


def test_it_runs_the_best() -> None:
    setup, entries = record(1, "run")
    game = engine.load_game(setup, entries)
    assert caretaker_move(game, Past()) == game.programmes()[0].actions


@dataclass
class Position:
    """What the policy asks of a game, for decisions that are rare in play."""

    open: list[Any]
    default: Any = None
    company: str = "X"
    step: str = "s"
    by: str = "P1"
    view: Any = None
    refused: list[Any] = field(default_factory=list)

    @property
    def decision(self) -> Position:
        return self

    def legal(self, type: str | None = None) -> list[Any]:
        return [each for each in self.open if type is None or each.type == type]

    def trial(self) -> Position:
        return self

    def play(self, action: Any) -> None:
        """Nobody is asked to agree."""

    def check(self, action: Any, by: str) -> None:
        if action not in self.open:
            raise IllegalAction("not_now")

    def programmes(self, **_wishes: Any) -> list[Any]:
        return []

    def price(self, company: str) -> int:
        return {"A": 100, "B": 20}[company]


def test_it_refuses_offers_and_does_what_the_rules_foresee() -> None:
    position: Any = Position([Accept(), Refuse()])
    assert caretaker_move(position, Past()) == (Refuse(),)
    position = Position([Pass(), Refuse()], default=Pass())
    assert caretaker_move(position, Past()) == (Pass(),)


def test_forced_it_buys_and_sells_the_least() -> None:
    offer = Offer("buy_train", {}, {}, (BuyTrain("4", "Y", 300),))
    position: Any = Position([BuyTrain("5", "bank", 500), offer, BuyTrain("6", "bank", 700)])
    assert caretaker_move(position, Past()) == (BuyTrain("4", "Y", 300),)
    position = Position([SellShares("A", 10), SellShares("B", 20), SellShares("B", 30)])
    position.view = position
    assert caretaker_move(position, Past()) == (SellShares("B", 20),)
    first: Any = Position([Accept(), DraftCompany("A")])
    assert caretaker_move(first, Past()) == (Accept(),)


@pytest.mark.parametrize(
    ("title", "name", "seq"),
    [("1889", "robots-3p-40", 151), ("1856", "robots-4p-61", 57), ("1865", "robots-3p-40", 120)],
)
def test_forced_it_asks_nobody_to_sell(title: str, name: str, seq: int) -> None:
    """Another caretaker would refuse, and it would ask again, for ever."""
    setup, entries = log.record(games_folder(title) / f"{name}.jsonl.gz")
    game = engine.load_game(setup, entries[:seq])
    (bought,), trial = caretaker_move(game, Past()), game.trial()
    trial.play(bought)
    assert isinstance(bought, BuyTrain)
    assert trial.decision is not None
    assert trial.decision.step != "consent"


@pytest.mark.parametrize(
    ("last", "amount"),
    [
        (None, 90),
        ({"amount": 0, "kept": 55}, 0),
        ({"amount": 70, "kept": 0}, 90),
        ({"amount": 70, "kept": 70}, 40),
        ({"amount": 20, "kept": 70}, 20),
    ],
)
def test_the_last_dividends_policy(last: dict[str, int] | None, amount: int) -> None:
    events = [] if last is None else [{"type": "dividend_paid", "company": "X", **last}]
    older = [{"type": "dividend_paid", "company": "X", "amount": 10, "kept": 10}, *events] if events else []
    offer = Offer("pay_dividend", {}, {"amount": (0, 90, 10)}, (PayDividend(90),))
    position: Any = Position([offer])
    assert last_dividend(position, past_of(older)) == PayDividend(amount)
    named: Any = Position([PayDividend(amount), PayDividend(0), PayDividend(90)])
    assert last_dividend(named, past_of(older)) == PayDividend(amount)


def test_what_happened_last_goes_on_with_what_happens() -> None:
    first = [{"type": "dividend_paid", "company": "X", "amount": 1}, {"type": "trains_ran", "company": "Y"}]
    then = [{"type": "dividend_paid", "company": "X", "amount": 2}, {"type": "passed"}]
    assert past_of(first).after(then) == past_of([*first, *then])


def test_where_no_dividend_is_named() -> None:
    position: Any = Position([Pass()])
    assert last_dividend(position, Past()) is None
