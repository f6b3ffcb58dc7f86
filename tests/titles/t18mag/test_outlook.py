"""What the solo opponent has in store: his open cards, and his next turn, which is what he then does."""

from __future__ import annotations

import random
from typing import Any

import engine
from engine.actions import Pass
from engine.events import Event
from engine.game import Game
from engine.hints import Forecast
from engine.robots.tempers import TEMPERS, choose
from tests.titles.t18mag.solo import LINE_2, LINE_11, alone
from tests.titles.t18mag.table import OPPONENT, Table, position
from tests.titles.t18mag.test_solo import tie

OPTIONS = {"difficulty": "hard", "length": "short"}


def seen(game: Game) -> Forecast:
    forecast = game.rulebook.forecast(game)
    assert forecast is not None
    return forecast


def remarks(table: Table, key: str) -> list[dict[str, Any]]:
    return [dict(each.figures) for each in seen(table.game).places if each.key == key]


def minor_2(step: str = "track", done: int = 0, **more: Any) -> Table:
    minors = {"2": more.pop("two", {}), "11": {"cash": 0, "trains": ["2"]}}
    return alone("2", step, cards={"2": done, "11": 0}, minors=minors, tiles={**LINE_2, **LINE_11}, **more)


def of_opponent(events: tuple[Event, ...]) -> list[Event]:
    """What the opponent did in the turn that came first: up to the next company's."""
    found: list[Event] = []
    for each in events:
        if each.type in ("turn_started", "round_started", "game_ended") and found:
            break
        if each.type not in ("turn_started", "round_started"):
            found.append(each)
    return found


def test_the_open_lines_of_a_card_are_told_with_what_they_need() -> None:
    table = minor_2(done=1, two={"cash": 60, "trains": ["2", "2"]})
    cards = remarks(table, "opponent-card")
    assert cards[0] == {"company": "2", "cash": 60, "train": ["2", "2"], "done": 1, "count": 5}
    lines = remarks(table, "opponent-line")
    assert [(each["number"], each["now"], each["do"]) for each in lines[:4]] == [
        (2, True, "replace_2_train"),
        (3, False, "replace_2_train"),
        (4, False, "station"),
        (5, False, "station"),
    ]
    assert (lines[0]["train"], lines[0]["above"], lines[2]["hex"]) == ("3", 95, "C14")


def test_a_tie_that_is_open_in_his_turn_is_told_and_no_further_turn() -> None:
    table = tie()
    assert seen(table.game).events == ()
    assert remarks(table, "opponent-tie") == [{"count": 12, "hex": ["C6", "D9"]}]


def test_a_line_that_the_highest_minor_skips_is_not_told() -> None:
    """12.4.5: there's no next higher one to buy from."""
    alone_on_the_table = alone("2", "track", cards={"2": 0}, minors={"2": {}}, tiles=LINE_2)
    assert remarks(alone_on_the_table, "opponent-line")[0]["number"] == 2


def test_the_stock_card_says_why_a_line_is_of_no_use_now() -> None:
    majors = {
        "SzKÉV": {"price": 120, "shares": {OPPONENT: 60}},
        "RÁBA": {"price": 75, "shares": {OPPONENT: 10}},
        "SIK": {"price": 80, "shares": {OPPONENT: 10, "P1": 60}},
        "LdStEG": {"price": 60, "shares": {OPPONENT: 20}},
    }
    table = position(
        players=1, options=OPTIONS, cards={"2": 0}, minors={"2": {"owner": OPPONENT}, "3": {"owner": "P1"}},
        majors=majors, cash={OPPONENT: 70}, stock_card="S1", turn="2", step="track",
    )  # fmt: skip
    states = {each["company"]: (each["number"], each["percent"], each["most"], each["state"])
              for each in remarks(table, "opponent-share")}  # fmt: skip
    assert states == {
        "SzKÉV": (1, 60, 60, "full"),
        "RÁBA": (2, 10, 20, "dear"),
        "SIK": (3, 10, 40, "dear"),
        "LdStEG": (4, 20, 40, "free"),
    }


def test_what_is_foreseen_is_what_he_does_next() -> None:
    """Wherever the human's pass ends the turn, his own follows as foreseen: nothing lies between the two."""
    assert sum(_compared(seed) for seed in (3, 8, 21)) > 5


def _compared(seed: int) -> int:
    game = engine.new_game("18mag", ["P1"], options=OPTIONS, seed=seed)
    chance, compared = random.Random(seed), 0
    while game.decision is not None:
        before = game.digest()
        foreseen = of_opponent(seen(game).events)
        assert game.digest() == before
        is_own = game.decision.on_behalf is None
        moves = choose(game.copy(), next(iter(TEMPERS.values())), chance)
        done = game.apply_all(moves, game.decision.by)[-1].events
        is_his = len(done) > 1 and getattr(done[1], "player", "") == OPPONENT and done[1].type != "priority_moved"
        if is_own and list(moves) == [Pass()] and is_his:
            assert of_opponent(done[1:])[: len(foreseen)] == foreseen
            compared += 1
    return compared
