"""Positions of the solo game: István's minors and the human's on the table."""

from __future__ import annotations

from typing import Any

from engine.actions import Action
from tests.titles.t18mag.table import OPPONENT, Table, position

LINE_2 = {"B15": "57/0", "C14": "6/1", "C12": "9/1", "C10": "5/3"}
"""The track of minor 2's cards: Nyíregyháza – Debrecen – Szolnok."""
LINE_11 = {"B3": "6/0", "C2": "58/3", "D3": "9/2", "E4": "8/0"}


def alone(
    turn: str = "",
    step: str = "",
    *,
    cards: dict[str, int] | None = None,
    minors: dict[str, dict[str, Any]] | None = None,
    difficulty: str = "hard",
    **pieces: Any,
) -> Table:
    """István's minors are those in `cards`, with as many actions done; minor 3 is the human's."""
    done = cards if cards is not None else {turn: 0}
    given = {"3": {"owner": "P1"}, **(minors or {})}
    on_table = {name: {"owner": OPPONENT, **given.get(name, {})} for name in done} | {
        name: each for name, each in given.items() if name not in done
    }
    return position(
        players=1,
        minors=on_table,
        turn=turn,
        step=step,
        options={"difficulty": difficulty},
        cards=done,
        stock_card=pieces.pop("stock_card", "S1"),
        **pieces,
    )


def choices(table: Table) -> tuple[Action, ...]:
    """What István would do: a position put on the table waits for him, so that one can look."""
    decision = table.game.decision
    assert decision is not None
    assert (decision.on_behalf, decision.player) == (OPPONENT, "P1")
    return decision.choices
