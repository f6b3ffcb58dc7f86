"""What can be ordered at a table, and each order as a short text for menus and completions. Pure."""

from __future__ import annotations

from typing import Any

from bot.discord.codes import whole_number
from bot.discord.front import Confusing
from bot.service.intents.agreements import holder
from bot.service.intents.orders import FLOATS, coming_round, floated
from engine import BuyShare

CONDITIONS = ([], ["sells_mine"], ["starts"], ["sells_mine", "starts"], ["acts"])
"""What ends an order to pass, from the firmest to the most careful; the last one holds the others."""


def passing(game: Any) -> list[dict[str, Any]]:
    """Orders to pass, in the stock round that goes on or comes next."""
    return [{"what": "pass", "unless": each, "round": coming_round(game)} for each in CONDITIONS]


def purchases(game: Any, seats: tuple[str, ...]) -> list[dict[str, Any]]:
    """Orders to buy: until a company floats, and until one holds so much, the next steps first."""
    floating: list[dict[str, Any]] = []
    holding: list[dict[str, Any]] = []
    for name, company in game.state.companies.items():
        held = company.shares.get(seats[0], 0) if seats else 0
        if not company.unit or not company.in_play or BuyShare.type not in game.actions:
            continue
        if floated(game, name) is False:
            floating.append({"what": "buy", "company": name, "until": FLOATS})
        holding += [
            {"what": "buy", "company": name, "until": units * company.unit}
            for units in (held + 2, held + 3)
            if 0 < units * company.unit <= 100 and company.shares
        ]
    return [*floating, *holding]


def runners(game: Any, seats: tuple[str, ...]) -> list[str]:
    """The companies that these seats run."""
    return [name for name, each in game.state.companies.items() if each.in_play and holder(game, name) in seats]


def pack_order(order: dict[str, Any]) -> str:
    """An order as a short text: "pass|acts|3", "buy|SNW|floats", "same_run|"."""
    if order["what"] == "pass":
        return f"pass|{','.join(order['unless'])}|{order['round']}"
    return "|".join(str(order[each]) for each in ("what", "company", "until") if order.get(each) is not None)


def read_order(text: str) -> dict[str, Any]:
    """The order that `pack_order` wrote, or as people type it; Confusing. The service checks what it holds."""
    what, *rest = text.split("|")
    if what == "pass":
        round_ = {"round": whole_number(rest.pop())} if len(rest) > 1 else {}
        return {"what": "pass", "unless": [each for each in ",".join(rest).split(",") if each]} | round_
    if what == "buy" and len(rest) == 2:
        return {"what": "buy", "company": rest[0], "until": whole_number(rest[1])}
    if what == "same_run" and len(rest) < 2:
        return {"what": "same_run", "company": rest[0] if rest and rest[0] else None}
    raise Confusing("no_offer")
