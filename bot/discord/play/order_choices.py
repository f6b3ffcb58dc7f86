"""What can be ordered at a table, and each order as a short text for menus and completions. Pure."""

from __future__ import annotations

from typing import Any

from bot.discord.codes import SEPARATOR, whole_number
from bot.discord.front import Confusing
from bot.service.intents.agreements import holder
from bot.service.intents.bids import BID, wanted
from bot.service.intents.consents import ACCEPT, sellable
from bot.service.intents.orders import FLOATS, coming_round, floated
from bot.service.intents.resting import REST
from engine import BuyShare

CONDITIONS = ([], ["sells_mine"], ["starts"], ["sells_mine", "starts"], ["acts"])
"""What ends an order to pass, from the firmest to the most careful; the last one holds the others."""
AMOUNTS = {BID: ("private", "most"), ACCEPT: ("sort", "object", "seller", "least")}
"""What the short texts of orders with an amount of money have, which comes last."""
FIELDS = ("what", "sort", "company", "private", "object", "seller", "until", "most", "least")


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
            if 0 < units * company.unit <= most_held(game, name) and company.shares
        ]
    return [*floating, *holding]


def most_held(game: Any, company: str) -> int:
    """How much of a company somebody may hold as things stand, in percent."""
    return game.title.holding_limit if game.view.zone(company).limited else 100


def runners(game: Any, seats: tuple[str, ...]) -> list[str]:
    """The companies that these seats run."""
    return [name for name, each in game.state.companies.items() if each.in_play and holder(game, name) in seats]


def bids(game: Any) -> list[dict[str, Any]]:
    """Orders to bid in the auction that is under way; the limit is asked for."""
    return [{"what": BID, "private": each} for each in wanted(game)]


def consents(game: Any, seats: tuple[str, ...]) -> list[dict[str, Any]]:
    """Orders to accept offers for what these seats could sell; the price is asked for."""
    names = ("sort", "object", "seller")
    return [{"what": ACCEPT, **dict(zip(names, thing, strict=True))} for thing in sellable(game, seats)]


def rests(game: Any, seats: tuple[str, ...]) -> list[dict[str, Any]]:
    """Orders to rest with a company."""
    return [{"what": REST, "company": each} for each in runners(game, seats)]


def more(game: Any, seats: tuple[str, ...]) -> list[dict[str, Any]]:
    """The orders for moments that are waited for most."""
    return [*bids(game), *rests(game, seats), *consents(game, seats)] if seats else []


def pack_order(order: dict[str, Any]) -> str:
    """An order as a short text: "pass|acts|3", "buy|SNW|floats", "same_run|", "bid|FT|45", "accept|train|3|BBG|200"."""
    if order["what"] == "pass":
        return f"pass|{','.join(order['unless'])}|{order['round']}"
    return SEPARATOR.join(str(order[each]) for each in FIELDS if order.get(each) is not None)


def read_order(text: str) -> dict[str, Any]:
    """The order that `pack_order` wrote, or as people type it; Confusing. The service checks what it holds."""
    what, *rest = text.split(SEPARATOR)
    if what == "pass":
        round_ = {"round": whole_number(rest.pop())} if len(rest) > 1 else {}
        return {"what": "pass", "unless": [each for each in ",".join(rest).split(",") if each]} | round_
    if what == "buy" and len(rest) == 2:
        return {"what": "buy", "company": rest[0], "until": whole_number(rest[1])}
    if what == "same_run" and len(rest) < 2:
        return {"what": "same_run", "company": rest[0] if rest and rest[0] else None}
    if what in AMOUNTS:
        return _with_amount(what, rest)
    if what == REST and len(rest) == 1:
        return {"what": REST, "company": rest[0]}
    raise Confusing("no_offer")


def asks_amount(text: str) -> bool:
    """Whether an order still lacks its amount of money."""
    what, *rest = text.split(SEPARATOR)
    return what in AMOUNTS and len(rest) == len(AMOUNTS[what]) - 1


def _with_amount(what: str, rest: list[str]) -> dict[str, Any]:
    names = AMOUNTS[what]
    if len(rest) == len(names) - 1:
        raise Confusing("order_amount")
    if len(rest) != len(names):
        raise Confusing("no_offer")
    number = whole_number(rest[-1])
    if not isinstance(number, int):
        raise Confusing("not_a_number", value=rest[-1][:40])
    return {"what": what, **dict(zip(names, rest, strict=True)), names[-1]: number}
