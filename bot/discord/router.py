"""Whom a click, a choice or a form goes to. Nothing is kept in memory between a message and its click.

The custom id says all there is to know, so everything lives through a restart of the bot; the service decides whether
the click is still good.
"""

from __future__ import annotations

from typing import Any

import discord

from bot.discord import features
from bot.discord.codes import Code, read_code
from bot.discord.deferral import Manner, defer_click
from bot.discord.feature import Click
from bot.discord.front import Confusing, Interaction
from bot.discord.replies import guarded
from bot.discord.visit import Visit


def manner_of(interaction: Interaction) -> Manner | None:
    """How a click, a choice or a form is to be acknowledged; None for what isn't ours, or can't be read."""
    data: Any = interaction.data or {}
    code = read_code(str(data.get("custom_id", "")))
    if code is None:
        return None
    if interaction.type is discord.InteractionType.modal_submit:
        found = features.FORMS.get(code.verb)
    else:
        values = _list(data.get("values"))
        found = _click(code, *map(str, values[:1]) if code.kind == "s" else ())
    return None if found is None else found.manner


async def clicked(visit: Visit) -> None:
    """Answer a click or a choice, whatever it is and whatever happens."""
    data: Any = visit.interaction.data or {}
    given = data.get("values")
    custom_id, values = str(data.get("custom_id", "")), tuple(map(str, given)) if isinstance(given, list) else ()
    await guarded(visit, _route(visit, read_code(custom_id), values[:1]))


async def _route(visit: Visit, code: Code | None, values: tuple[str, ...]) -> None:
    if code is None:
        raise Confusing("no_such_button")
    given = values if code.kind == "s" else ()
    click = _click(code, *given)
    if click is None or click.loose != (not code.game):
        raise Confusing("no_such_button")
    await defer_click(visit, code, click.manner)
    if not click.loose and click.manner is not Manner.FORM:
        visit = await visit.find_number(code.game)
    await click.answer(visit, code, *given)


def _click(code: Code, value: str = "") -> Click | None:
    """What answers a button, or a menu's value."""
    if code.kind != "s":
        return features.BUTTONS.get(code.verb)
    found = features.MENUS.get(code.verb)
    return found if found is None or isinstance(found, Click) else found(value)


async def submitted(visit: Visit) -> None:
    """Answer a form, whatever it is."""
    data: Any = visit.interaction.data or {}
    await guarded(visit, _sent(visit, read_code(str(data.get("custom_id", ""))), _lines(data)))


async def _sent(visit: Visit, code: Code | None, lines: dict[str, str]) -> None:
    form = features.FORMS.get(code.verb) if code is not None and code.kind == "m" else None
    if code is None or form is None:
        raise Confusing("no_such_button")
    await defer_click(visit, code, form.manner)
    await form.answer(visit, code, lines)


def _lines(data: Any) -> dict[str, str]:
    """What was typed into a form, by the custom ids of its lines."""
    lines: dict[str, str] = {}
    for row in _list(data.get("components")):
        for each in _list(row.get("components", [row.get("component")])) if isinstance(row, dict) else ():
            if isinstance(each, dict):
                lines[str(each.get("custom_id"))] = str(each.get("value", ""))
    return lines


def _list(value: Any) -> list[Any]:
    """A list, empty where something else has come."""
    return value if isinstance(value, list) else []
