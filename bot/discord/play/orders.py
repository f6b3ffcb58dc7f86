"""Looking ahead: one's standing orders, one's plan, and the ways to what if and offers. Nobody else sees any of it."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.discord.codes import Code, whole_number
from bot.discord.commands import Option, Text, make
from bot.discord.components import Option as Line
from bot.discord.components import Shown, button, menu
from bot.discord.front import Confusing, Front, Interaction, heading_name
from bot.discord.localization import option_name, word
from bot.discord.play.actions import GameField
from bot.discord.play.moves import about, is_private
from bot.discord.play.order_lines import ended_text, intent_text, order_text
from bot.discord.replies import say
from bot.discord.telling import bounded
from bot.service import GameInfo, Intent
from bot.service.intents.agreements import holder
from bot.service.intents.orders import FLOATS, coming_round, floated
from bot.words.names import Names
from engine import BuyShare

CONDITIONS = ([], ["sells_mine"], ["starts"], ["sells_mine", "starts"], ["acts"])
"""What ends an order to pass, from the firmest to the most careful; the last one holds the others."""
MOST = 24


# --- what can be ordered


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
    """The order that `pack_order` wrote, or as people type it; the service checks what it holds."""
    what, *rest = text.split("|")
    if what == "pass":
        round_ = {"round": whole_number(rest.pop())} if len(rest) > 1 else {}
        return {"what": "pass", "unless": [each for each in ",".join(rest).split(",") if each]} | round_
    if what == "buy" and len(rest) == 2:
        return {"what": "buy", "company": rest[0], "until": whole_number(rest[1])}
    if what == "same_run" and len(rest) < 2:
        return {"what": "same_run", "company": rest[0] if rest and rest[0] else None}
    raise Confusing("no_offer")


# --- the private message


async def _content(front: Front, interaction: Interaction, info: GameInfo) -> tuple[str, Shown]:
    words = front.words(interaction, info)
    names, labels = front.names(info, words), front.label_names(info, words)
    person = front.person(interaction, info)
    own = [*await front.service.orders.listed(info.id, person), *await front.service.plans.listed(info.id, person)]
    own = [each for each in own if each.body.get("steps") is None or each.stands or each.outcome]
    lines = [words("ahead-heading", game=heading_name(info))]
    lines += [f"{number}. {_state(each, names)}" for number, each in enumerate(own, 1)] or [words("ahead-none")]
    seats = info.seats_of(person.user)
    view = Shown()
    rounds, buying = await front.read(info, lambda game: (passing(game), purchases(game, seats)))
    view.add_item(_menu(info, "order_pass", rounds, labels))
    if buying:
        view.add_item(_menu(info, "order_buy", buying[:MOST], labels))
    if own:
        options = [Line(f"{each.kind}|{each.id}", f"{n}. {intent_text(each, labels)}") for n, each in enumerate(own, 1)]
        code = Code("s", info.id, info.seq, "order_cancel")
        view.add_item(menu(code, words("menu-order_cancel"), options[:25], labels))
    for verb in ("what_if", "same_run", "offers", "my"):
        if verb == "same_run" and not await front.read(info, lambda game: runners(game, seats)):
            continue
        style = discord.ButtonStyle.primary if verb == "what_if" else discord.ButtonStyle.secondary
        key = "button-back" if verb == "my" else f"button-{verb}"
        view.add_item(button(Code("b", info.id, info.seq, verb), words(key), style, row=4))
    return bounded(lines), view


def _state(intent: Intent, names: Names) -> str:
    return intent_text(intent, names) if intent.stands else ended_text(intent, names)


def _menu(info: GameInfo, verb: str, orders: list[dict[str, Any]], names: Names) -> Any:
    options = [Line(pack_order(each), order_text(each, names)) for each in orders]
    return menu(Code("s", info.id, info.seq, verb), names.words(f"menu-{verb}"), options, names)


async def show(front: Front, interaction: Interaction, info: GameInfo, before: str = "") -> None:
    """Everything that's arranged for later, in the private message that was clicked or a new one; deferred already."""
    content, view = await _content(front, interaction, await front.service.status(info.id))
    content = bounded([before, content])
    if is_private(interaction):
        await interaction.edit_original_response(content=content, view=view, attachments=[])
    else:
        await say(interaction, content, view=view)


async def ahead(front: Front, interaction: Interaction, info: GameInfo, code: Code) -> None:
    """Open it."""
    await show(front, interaction, info)


async def given(front: Front, interaction: Interaction, info: GameInfo, code: Code, value: str = "") -> None:
    """An order has been chosen."""
    await give(front, interaction, info, read_order(value))


async def same_run(front: Front, interaction: Interaction, info: GameInfo, code: Code) -> None:
    """Run and pay as last time, with all of one's companies."""
    await give(front, interaction, info, {"what": "same_run", "company": None})


async def give(front: Front, interaction: Interaction, info: GameInfo, order: dict[str, Any]) -> None:
    """Give the order, and say what has become of it."""
    with about(info):
        given = await front.service.orders.give(info.id, front.person(interaction, info), order)
    words = front.words(interaction, info)
    names = front.names(info, words)
    told = words("order-given", what=intent_text(given, names)) if given.stands else ended_text(given, names)
    await show(front, interaction, info, told)


async def cancelled(front: Front, interaction: Interaction, info: GameInfo, code: Code, value: str = "") -> None:
    """An order or a plan is taken back."""
    kind, _, number = value.partition("|")
    await cancel(front, interaction, info, kind, number)


async def cancel(front: Front, interaction: Interaction, info: GameInfo, kind: str, typed: str) -> None:
    """Take it back, and show what is left."""
    number = whole_number(typed)
    if not isinstance(number, int) or not 0 <= number < 2**63:
        raise Confusing("no_offer", game=info.id)
    area: Any = front.service.plans if kind == "plan" else front.service.orders
    await area.cancel(info.id, front.person(interaction, info), number)
    await show(front, interaction, info, front.words(interaction, info)("order-cancelled"))


# --- /orders


def commands(front: Front) -> list[app_commands.Group]:
    """`/orders`: give one, list one's own, cancel one."""
    game: Option = ("game", str, GameField(front))
    order: Option = ("order", str, Text(lambda interaction: _possible(front, interaction)))
    own: Option = ("order", str, Text(lambda interaction: _own(front, interaction)))
    group = app_commands.Group(name=word("command-orders"), description=word("command-orders-description"))

    async def one(interaction: Interaction, order: str, game: str | None = None) -> None:
        await give(front, interaction, await front.game(interaction, game), read_order(order.strip()[:60]))

    async def listing(interaction: Interaction, game: str | None = None) -> None:
        await show(front, interaction, await front.game(interaction, game))

    async def back(interaction: Interaction, order: str, game: str | None = None) -> None:
        kind, _, number = order.strip()[:40].rpartition("|")
        await cancel(front, interaction, await front.game(interaction, game), kind, number)

    group.add_command(make("orders-give", one, [order, game], ("order",)))
    group.add_command(make("orders-list", listing, [game]))
    group.add_command(make("orders-cancel", back, [own, game], ("order",)))
    return [group]


async def _possible(front: Front, interaction: Interaction) -> list[tuple[Any, str]]:
    info = await front.game(interaction, getattr(interaction.namespace, option_name("game"), None))
    names = front.label_names(info, front.words(interaction, info))
    seats = info.seats_of(str(interaction.user.id))
    rounds, buying = await front.read(info, lambda game: (passing(game), purchases(game, seats)))
    found = [*rounds, {"what": "same_run", "company": None}, *buying]
    return [(pack_order(each), order_text(each, names)) for each in found]


async def _own(front: Front, interaction: Interaction) -> list[tuple[Any, str]]:
    info = await front.game(interaction, getattr(interaction.namespace, option_name("game"), None))
    names = front.label_names(info, front.words(interaction, info))
    person = front.person(interaction, info)
    found = [*await front.service.orders.listed(info.id, person), *await front.service.plans.listed(info.id, person)]
    return [(f"{each.kind}|{each.id}", intent_text(each, names)) for each in found]


BUTTONS = {"ahead": ahead, "same_run": same_run}
MENUS = {"order_pass": given, "order_buy": given, "order_cancel": cancelled}
