"""Whole games: what recorded games hold, robots of the short game."""

from __future__ import annotations

from collections import Counter

import pytest

from engine import new_game
from engine.dev import invariants, log, selfplay
from engine.titles import games_folder
from engine.titles.t1865.actions import TrafficGained
from engine.titles.t1865.board import traffic

LOGS = sorted(games_folder("1865").glob("*.jsonl.gz"))


@pytest.mark.long
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
