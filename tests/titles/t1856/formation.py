"""Positions of 1856 around the formation of the national company, and what leads to it."""

from __future__ import annotations

from typing import Any

from engine.actions import BuyTrain
from engine.titles.t1856.actions import Merge
from tests.titles.t1856.table import PASS, Table, position

LATE = {"2": 0, "3": 0, "4": 0, "5": 0}

FORMED = {"formed": True, "certificate_table": "companies"}

TEMPORARY = {"shares": {"P1": 10, "P2": 10, "out": 10}, "president": "P1", "president_size": 1}
"""The national company under a president who has half of the certificate (13.5.6)."""


def about_to_be_ruined() -> Table:
    """The temporary president lacks $126 for the other half of the certificate, and can sell for $80."""
    return position(
        companies={
            "CGR": {**TEMPORARY, "cell": "A10", "par": 200, "at": ["J15.0"]},
            "GW": {"price": 80, "shares": {"P2": 40, "P1": 10}},
        },
        cash={"P1": 74},
        stock="P1",
        own=FORMED,
        phase="6",
    )


def buying(companies: dict[str, dict[str, Any]], **more: Any) -> Table:
    """BBG is about to buy the first 6-train."""
    more.setdefault("phase", "5")
    more.setdefault("tiles", {"J15": "57/0", "J13": "57/0"})
    more.setdefault("waiting", [name for name in companies if name != "BBG"])
    return position(companies=companies, turn="BBG", step="trains", depot=LATE, **more)


def declare(table: Table) -> None:
    """Buy the 6 and end BBG's turn."""
    table.act(BuyTrain("6", "bank", 700))
    while table.to_act[1] == "BBG" and table.to_act[2] in ("trains", "repay"):
        table.act(PASS)


def merged(table: Table) -> Table:
    declare(table)
    while table.to_act[2] == "declare":
        table.act(Merge())
    return table


def two_tokens_in_a_hex() -> Table:
    """Two companies have merged whose tokens stand in both cities of N17 and in the one city of D17."""
    return merged(
        buying(
            {
                "BBG": {"price": 80, "cash": 700, "shares": {"P1": 60}},
                "CA": {"price": 75, "loans": 6, "shares": {"P2": 60}, "at": ["D17.0", "N17.0"]},
                "GT": {"price": 70, "loans": 6, "shares": {"P3": 60}, "at": ["P9.0", "N17.1", "D17.0"]},
            },
            tiles={"N17": "59/0", "J15": "57/0", "J13": "57/0", "D17": "14/0"},
        )
    )
