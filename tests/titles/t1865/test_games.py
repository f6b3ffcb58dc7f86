"""Whole games: counts of legal sequences from named positions, what recorded games hold, robots of the short game."""

from __future__ import annotations

from collections import Counter

import pytest

from engine import new_game
from engine.dev import invariants, log, selfplay
from engine.dev.perft import count, position, positions
from engine.titles import games_folder
from engine.titles.t1865.actions import TrafficGained
from engine.titles.t1865.board import traffic

COUNTS = {
    "draft of three": [8, 56, 336],
    "phase 2, track": [12, 134],
    "phase 2, stock round": [37, 1228],
    "phase 3, absorption": [4, 176],
    "phase 3, home of a company started again": [9, 189],
    "phase 3, station": [2, 4],
    "phase 3, trains too many after an absorption": [2, 4],
    "phase 3, conversion": [2, 30],
    "phase 5, track": [63],
    "phase 6, forced sales": [16, 217],
    "phase 7, markers of an absorption": [3, 85],
    "short game, phase 4, bankruptcy": [3, 32],
    "short game, phase 7, stock round": [20],
}
PLACES = positions("1865")
LOGS = sorted(games_folder("1865").glob("*.jsonl.gz"))


def test_every_named_position_is_counted() -> None:
    assert list(COUNTS) == list(PLACES)


@pytest.mark.parametrize("name", PLACES)
def test_count_of_legal_sequences(name: str) -> None:
    place = PLACES[name]
    game = position("1865", place)
    assert [count(game, level) for level in range(1, place["depth"] + 1)] == COUNTS[name]


def test_recorded_games_hold_everything() -> None:
    """Conversions, absorptions, bankruptcies and loans occur; after every action the position is sound, and each
    company's traffic is what its sources have given it.
    """
    seen: Counter[str] = Counter()
    for path in LOGS:
        recorded = log.read(path)
        game = new_game(
            "1865", recorded.setup["players"], recorded.setup["options"], deal=recorded.setup["deal"], digests=False
        )
        for entry in recorded.entries:
            before = {company: traffic.total(game.view, company) for company in game.state.companies}
            applied = game.apply(game.read_action(entry["action"]), entry["by"])
            assert list(invariants.position(game)) == []
            seen.update(event.type for event in applied.events)
            absorbed = {event.target for event in applied.events if event.type == "company_absorbed"}  # type: ignore[attr-defined]
            for event in applied.events:
                if isinstance(event, TrafficGained):
                    before[event.company] += event.points
            for company in absorbed:
                before[company] = 0
            assert before == {company: traffic.total(game.view, company) for company in game.state.companies}
    for event in ("company_converted", "company_absorbed", "went_bankrupt", "personal_loans", "loan_repaid"):
        assert seen[event], event
    assert seen["bank_broken"] == seen["game_ended"] == len(LOGS)


def test_robots_play_the_short_game() -> None:
    """To its end without a fault, all invariants checked."""
    played = selfplay.play("1865", 2, 3, {"short": True}, thorough=100)
    assert (played.faults, played.finished) == ([], True)
