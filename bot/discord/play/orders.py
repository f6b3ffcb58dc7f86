"""Looking ahead: one's standing orders, one's plan, and the ways to what if and offers. Nobody else sees any of it."""

from __future__ import annotations

from typing import Any

import discord

from bot.discord.codes import SEPARATOR, Code, whole_number
from bot.discord.commands import Command, Number, Option, Text
from bot.discord.completion import Found
from bot.discord.components import Button, Shown, button, menu
from bot.discord.components import Option as Line
from bot.discord.feature import Click, Feature, Manner
from bot.discord.front import Confusing
from bot.discord.game_info import heading_name, is_solo
from bot.discord.people.notes import noted
from bot.discord.play.order_choices import (
    asks_amount,
    more,
    pack_order,
    passing,
    purchases,
    read_order,
    runners,
)
from bot.discord.play.order_lines import ended_text, intent_text, order_text, step_text, why_text
from bot.discord.posts import solo
from bot.discord.texts import bounded
from bot.discord.visit import GameVisit, Visit
from bot.service import Intent
from bot.service.intents.agreements import HIGHEST_PRICE
from bot.service.intents.bids import BID
from bot.service.intents.plans import done_of, try_step
from bot.words.labels import clipped
from bot.words.names import Names

MOST = 24
FORM_TEXT = 45
"""The longest title, and label, of a form."""


# --- the private message


async def _content(visit: GameVisit) -> tuple[str, Shown]:
    words, labels, seats = visit.words, visit.label_names, visit.seats
    own = [each for each in await _own(visit) if each.body.get("steps") is None or each.stands or each.outcome]
    lines = [words("ahead-heading", game=heading_name(visit.info))]
    lines += [f"{number}. {_state(each, visit.names)}" for number, each in enumerate(own, 1)] or [words("ahead-none")]
    lines += await noted(visit)
    view = Shown()
    rounds, buying, others = await visit.read(lambda game: (passing(game), purchases(game, seats), more(game, seats)))
    view.add_item(_menu(visit, "order_pass", rounds))
    for verb, found in (("order_buy", buying), ("order_more", others)):
        if found:
            view.add_item(_menu(visit, verb, found[:MOST], "-bids" if found[0]["what"] == BID else ""))
    if own:
        options = [Line(f"{each.kind}|{each.id}", f"{n}. {intent_text(each, labels)}") for n, each in enumerate(own, 1)]
        code = visit.code("order_cancel", kind="s")
        view.add_item(menu(code, words("menu-order_cancel"), options[:25], labels))
    for verb in ("what_if", "same_run", "offers", "notes", "my"):
        if verb == "same_run" and not await visit.read(lambda game: runners(game, seats)):
            continue
        style = discord.ButtonStyle.primary if verb == "what_if" else discord.ButtonStyle.secondary
        key = "button-back" if verb == "my" else f"button-{verb}"
        view.add_item(button(visit.code(verb), words(key), style, row=4))
    return bounded(lines), view


async def _own(visit: GameVisit) -> list[Intent]:
    """The person's orders and plans."""
    orders, plans = visit.service.orders, visit.service.plans
    return [*await orders.listed(visit.game, visit.person), *await plans.listed(visit.game, visit.person)]


def _state(intent: Intent, names: Names) -> str:
    return intent_text(intent, names) if intent.stands else ended_text(intent, names)


def _menu(visit: GameVisit, verb: str, orders: list[dict[str, Any]], kind: str = "") -> Any:
    names = visit.label_names
    options = [Line(pack_order(each), order_text(each, names)) for each in orders]
    return menu(visit.code(verb, kind="s"), names.words(f"menu-{verb}{kind}"), options, names)


async def _show(visit: GameVisit, before: str = "") -> None:
    """Everything that's arranged for later, in the private message that was clicked or a new one."""
    content, view = await _content(await visit.fresh())
    await visit.answer(bounded([before, content]), view, update=visit.is_private)


async def arranged(visit: GameVisit) -> tuple[list[str], list[Button]]:
    """For the panel: what has ended by itself since the person's last move, and why; the next step of their plan.

    In their own turn a button makes that step, where the plan is run by hand.
    """
    if visit.info.status != "running":
        return [], []
    found = await visit.service.orders.news(visit.game, visit.user)
    lines, buttons = [f"- {ended_text(each, visit.names)}" for each in found if not each.stands], list[Button]()
    for plan in [each for each in found if each.stands]:
        if visit.info.turn is not None and visit.info.turn.seat == plan.seat:
            done, count = done_of(plan), len(plan.body["steps"])
            lines.append(await _step_line(visit, plan, done))
            text = visit.words("button-plan_next", step=str(done + 1), count=str(count))
            buttons.append(button(visit.code("plan_next", f"{plan.id};{done}"), text, discord.ButtonStyle.success))
    return lines, buttons


async def _step_line(visit: GameVisit, plan: Intent, done: int) -> str:
    """What the next step would do, or why it doesn't go as planned any more."""
    step, names = plan.body["steps"][done], visit.names
    _, events, stop = await visit.read(lambda game: try_step(game.copy(), step, plan.seat))
    figures = {"step": str(done + 1), "count": str(len(plan.body["steps"]))}
    if stop is not None:
        return visit.words("plan-next-stop", **figures, why=why_text(stop, names))
    return visit.words("plan-next", **figures, told=step_text(events, names))


def ahead_buttons(visit: GameVisit) -> list[Button]:
    """For the panel: the way to all this, in a game for one to what if alone; none without a seat, nor in a lesson."""
    info = visit.info
    if info.status != "running" or info.lesson is not None or not visit.seats:
        return []
    return [solo.trial_button(visit) if is_solo(info) else button(visit.code("ahead"), visit.words("button-ahead"))]


# --- buttons and menus


async def _ahead(visit: GameVisit, code: Code) -> None:
    """Show the orders, those that stand and what may be ordered; in a game for one there are none."""
    if is_solo(visit.info):
        await visit.answer(visit.words("what_if-closed"), update=visit.is_private)
    else:
        await _show(visit)


async def _given(visit: GameVisit, code: Code, value: str = "") -> None:
    """An order has been chosen."""
    await _give(visit, read_order(value))


def _answer_to(value: str) -> Click:
    """What answers a line of the menu of other orders: a form where an amount of money is to be named."""
    return Click(_amount_asked, Manner.FORM) if asks_amount(value) else Click(_given, Manner.OWN)


async def _amount_asked(visit: Visit, code: Code, value: str = "") -> None:
    """An order lacks its amount: up to which limit, or from which price on?"""
    words, what = visit.words, value.partition(SEPARATOR)[0]
    form = discord.ui.Modal(
        title=clipped(words(f"modal-order-{what}"), FORM_TEXT), custom_id=str(code.to("order_amount", value, "m")),
        timeout=None,
    )  # fmt: skip
    label = clipped(words(f"modal-order-{what}-amount"), FORM_TEXT)
    amount: discord.ui.TextInput[Any] = discord.ui.TextInput(label=label, custom_id="amount", max_length=10)
    form.add_item(amount)
    form.stop()
    await visit.interaction.response.send_modal(form)


async def _amount_sent(visit: Visit, code: Code, lines: dict[str, str]) -> None:
    """The form with the amount has come in."""
    here = await visit.find_number(code.game)
    await _give(here, read_order(SEPARATOR.join([code.argument, lines.get("amount", "")])))


async def _same_run(visit: GameVisit, code: Code) -> None:
    """Run and pay as last time, with all of one's companies."""
    await _give(visit, {"what": "same_run", "company": None})


async def _give(visit: GameVisit, order: dict[str, Any]) -> None:
    """Give the order, and say what has become of it."""
    with visit.about():
        given = await visit.service.orders.give(visit.game, visit.person, order)
    words, names = visit.words, visit.names
    told = words("order-given", what=intent_text(given, names)) if given.stands else ended_text(given, names)
    await _show(visit, told)


async def _cancelled(visit: GameVisit, code: Code, value: str = "") -> None:
    """An order or a plan is taken back."""
    kind, _, number = value.partition("|")
    await _cancel(visit, kind, number)


async def _cancel(visit: GameVisit, kind: str, typed: str) -> None:
    """Take it back, and show what is left."""
    number = whole_number(typed)
    if not isinstance(number, int) or not 0 <= number < 2**63:
        raise Confusing("no_offer", game=visit.game)
    area: Any = visit.service.plans if kind == "plan" else visit.service.orders
    await area.cancel(visit.game, visit.person, number)
    await _show(visit, visit.words("order-cancelled"))


# --- /orders


async def _typed(visit: GameVisit, order: str, limit: int | None = None) -> None:
    """`/orders give`."""
    text = order.strip()[:60]
    asked = limit is not None and asks_amount(text)
    await _give(visit, read_order(SEPARATOR.join([text, str(limit)]) if asked else text))


async def _cancel_typed(visit: GameVisit, order: str) -> None:
    """`/orders cancel`."""
    kind, _, number = order.strip()[:40].rpartition("|")
    await _cancel(visit, kind, number)


async def _possible(visit: GameVisit) -> Found:
    seats = visit.seats
    rounds, buying, others = await visit.read(lambda game: (passing(game), purchases(game, seats), more(game, seats)))
    found = [*rounds, {"what": "same_run", "company": None}, *others, *buying]
    return [(pack_order(each), order_text(each, visit.label_names)) for each in found]


async def _given_so_far(visit: GameVisit) -> Found:
    return [(f"{each.kind}|{each.id}", intent_text(each, visit.label_names)) for each in await _own(visit)]


def commands() -> list[Command]:
    """`/orders`: give one, list one's own, cancel one."""
    options: list[Option] = [("order", str, Text(_possible)), ("limit", int, Number(0, HIGHEST_PRICE))]
    return [
        Command("orders-give", _typed, options, ["order"]),
        Command("orders-list", _show),
        Command("orders-cancel", _cancel_typed, [("order", str, Text(_given_so_far))], ["order"]),
    ]


FEATURE = Feature(
    commands,
    buttons={"ahead": Click(_ahead, Manner.OWN), "same_run": Click(_same_run, Manner.OWN)},
    menus={
        "order_pass": Click(_given, Manner.OWN),
        "order_buy": Click(_given, Manner.OWN),
        "order_more": _answer_to,
        "order_cancel": Click(_cancelled, Manner.OWN),
    },
    forms={"order_amount": Click(_amount_sent, Manner.OWN)},
)
