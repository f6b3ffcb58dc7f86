"""What the buttons, menus and forms of a panel do, on whichever stage it is."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import discord

from bot.discord.codes import Code, Line, pack, read_line, small_number, whole_number
from bot.discord.components import MenuPage
from bot.discord.deferral import FORM_PATIENCE
from bot.discord.feature import Click, Feature, Manner
from bot.discord.front import Confusing
from bot.discord.play.confirmation import RUN_LINE
from bot.discord.play.stages import Stage, stage_of
from bot.discord.visit import GameVisit, Visit
from bot.panel.ahead import moved
from bot.panel.choices import PICTURED, Choice, choice_of
from bot.panel.titles import fields_of, types_of_all
from bot.words import Words
from bot.words.labels import clipped
from engine.actions import Action, action_from_json, field_kinds
from engine.errors import UnreadableAction

AMOUNTS = ("price", "amount")
"""The fields of actions that are asked for by a form."""
LAST_PAGE = 9999


# --- buttons


async def _my_turn(visit: GameVisit, code: Code) -> None:
    """Open the panel, or bring it up to date where one is open."""
    stage = stage_of(visit, code)
    await stage.show(update=stage.is_own)


async def _act(visit: GameVisit, code: Code) -> None:
    await stage_of(visit, code).do(code.argument, code.seq)


async def _finish(visit: GameVisit, code: Code) -> None:
    """The rest of the turn as the button has spelled it out."""
    stage = stage_of(visit, code)
    await stage.check(code.seq)
    await stage.do(str(Line("", code.argument)), code.seq)


async def _yes(visit: GameVisit, code: Code) -> None:
    """What was asked for once more."""
    stage = stage_of(visit, code)
    await stage.move(await stage.moves(read_line(code.argument), code.seq), code.seq)


async def _into(visit: GameVisit, code: Code) -> None:
    """Back to the choices of a group."""
    stage = stage_of(visit, code)
    kind, _, group = code.argument.partition("|")
    await stage.check(code.seq)
    await stage.show_inner(kind, group, update=stage.is_own, all_of_them=True)


async def _tile(visit: GameVisit, code: Code) -> None:
    """A tile that was chosen, paid in another way."""
    await stage_of(visit, code).show_tile(code.argument, code.seq)


async def _list(visit: GameVisit, code: Code) -> None:
    """Open the menu of one type of action."""
    stage = stage_of(visit, code)
    await stage.check(code.seq)
    await stage.show_single(code.argument, update=stage.is_own)


async def _run_button(visit: GameVisit, code: Code) -> None:
    await _run(stage_of(visit, code), code, code.argument)


async def _run(stage: Stage, code: Code, services: str) -> None:
    await stage.check(code.seq)
    await stage.do(f"{RUN_LINE}{','.join(each for each in services.split(',') if each)}", code.seq)


async def _undo(visit: GameVisit, code: Code) -> None:
    await stage_of(visit, code).take_back(code.seq)


# --- menus


def _picked(value: str) -> Click:
    """What a line of a panel's menu leads to: it's an action, a group to look into, a run, another page, or a form."""
    head = value.rpartition("~")[2].partition("|")[0]
    if head == "ask":
        return Click(_ask, Manner.FORM)
    return Click(_pick, Manner.OWN if head in ("of", "more") else Manner.IN_PLACE)


async def _pick(visit: GameVisit, code: Code, value: str = "") -> None:
    head, _, rest = read_line(value).action.partition("|")
    stage = stage_of(visit, code)
    if head == "more":
        await stage.show(update=stage.is_own, place=MenuPage(code.argument, _page(rest)))
    elif head == "of":
        kind, _, group = rest.partition("|")
        await stage.check(code.seq)
        await stage.show_inner(kind, group, update=stage.is_own)
    elif head == "run":
        await _run(stage, code, rest)
    else:
        await stage.do(value, code.seq)


async def _inner(visit: GameVisit, code: Code, value: str = "") -> None:
    """An action of the group that the code names, such as a tile and rotation on one hex."""
    stage = stage_of(visit, code)
    head, _, rest = value.partition("|")
    if head == "more":
        kind, _, group = code.argument.partition("|")
        await stage.check(code.seq)
        await stage.show_inner(kind, group, _page(rest), update=True)
    elif stage.asks and code.argument.startswith(f"{PICTURED}|"):
        await stage.show_tile(value, code.seq)
    else:
        await stage.do(value, code.seq)


def _page(number: str) -> int:
    return min(small_number(number), LAST_PAGE)


# --- forms for an amount


async def _ask(visit: Visit, code: Code, value: str = "") -> None:
    """Open a form for an amount: the price of a train, or a dividend."""
    line = read_line(value)
    line = replace(line, action=line.action.removeprefix("ask|"))
    try:
        async with asyncio.timeout(FORM_PATIENCE):
            form = await _bounded_form(stage_of(await visit.find_number(code.game), code), code, line)
    except TimeoutError:
        form = _plain_form(visit.words, code, line)
    await visit.interaction.response.send_modal(form)


async def _bounded_form(stage: Stage, code: Code, line: Line) -> discord.ui.Modal:
    """A form that says what it's about and within which bounds."""
    kind, *fixed = line.action.split("|")
    before = await stage.before(line)
    offer = await stage.read(lambda game: _offer(moved(game, [game.read_action(e) for e in before]), kind, fixed))
    if offer is None:
        raise Confusing("no_offer")
    words, names, (field, (low, high, step)) = stage.words, stage.label_names, next(iter(offer.ranges.items()))
    title = words(f"modal-{offer.type}-title", **names.figures({"train": "", "private": "", **offer.fields}))
    label = words(f"modal-{field}", low=words.money(low), high=words.money(high), step=words.money(step))
    return _form(title, label, code.to(field, str(line), "m"), offer.proposed)


def _plain_form(words: Words, code: Code, line: Line) -> discord.ui.Modal:
    """A form for an amount of which nothing could be found out in time; what's sent in is checked like any other."""
    kind = line.action.partition("|")[0]
    if kind not in types_of_all():
        raise Confusing("no_such_button")
    field = next((each for each in AMOUNTS if each in fields_of(kind)), AMOUNTS[0])
    return _form(words("modal-plain"), words("modal-plain"), code.to(field, str(line), "m"))


def _offer(game: Any, kind: str, fixed: list[str]) -> Choice | None:
    """The open-ended offer of this type whose fixed fields have these values."""
    for each in game.legal(kind):
        choice = choice_of(game, each)
        if choice.ranges and [str(value) for value in choice.fields.values()] == fixed:
            return choice
    return None


def _form(title: str, label: str, back: Code, proposed: int | None = None) -> discord.ui.Modal:
    """A form with one line. It's kept nowhere: what is sent in finds its way by the custom id."""
    form = discord.ui.Modal(title=clipped(title, 45), custom_id=str(back), timeout=None)
    typed: discord.ui.TextInput[Any] = discord.ui.TextInput(
        label=clipped(label, 45),
        custom_id="number",
        max_length=20,
        default=None if proposed is None else str(proposed),
    )
    form.add_item(typed)
    form.stop()
    return form


async def _amount(visit: Visit, code: Code, lines: dict[str, str]) -> None:
    """A form for an amount has come in; its verb is the field."""
    visit = await visit.find_number(code.game)
    typed = lines.get("number", "")
    number = whole_number(typed)
    if not isinstance(number, int):
        raise Confusing("not_a_number", value=typed, game=visit.game)
    stage = stage_of(visit, code)
    line = read_line(code.argument)
    action = _filled(await stage.actions(), code.verb, line.action, number)
    await stage.do(str(replace(line, action=pack(action))), code.seq)


def _filled(actions: Mapping[str, type[Action]], field: str, fixed: str, number: int) -> Action:
    """The action of a form: the fixed fields in their order, and the number in its own; raises UnreadableAction."""
    kind, *values = fixed.split("|")
    if kind not in actions:
        raise UnreadableAction("unreadable.type", type=kind, known=sorted(actions))
    names = [name for name in field_kinds(actions[kind]) if name != field]
    return action_from_json({"type": kind, **dict(zip(names, values, strict=False)), field: number}, actions)


FEATURE = Feature(
    buttons={
        "my": Click(_my_turn, Manner.OWN),
        "act": Click(_act),
        "fin": Click(_finish),
        "yes": Click(_yes),
        "into": Click(_into, Manner.OWN),
        "tile": Click(_tile, Manner.OWN),
        "list": Click(_list, Manner.OWN),
        "run": Click(_run_button),
        "undo": Click(_undo),
    },
    menus={"pick": _picked, "inner": Click(_inner)},
    forms=dict.fromkeys(AMOUNTS, Click(_amount)),
)
