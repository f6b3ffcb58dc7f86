"""What buttons, menus and forms do. Nothing is kept in memory between a message and its click.

The custom id says all there is to know, so everything lives through a restart of the bot; the service decides whether
the click is still good.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from typing import Any

import discord

from bot.discord.codes import Code, Line, pack, read_code, read_line, whole_number
from bot.discord.components import Place
from bot.discord.deferral import FORM_PATIENCE, Manner, defer_click, manner_of
from bot.discord.front import Confusing, Front, Interaction
from bot.discord.looking import legend, log, rules, tongue, why
from bot.discord.people import privacy, reminders, settings
from bot.discord.play import automata, moves, offer_post, offers, orders, plans, routes, typed_routes, undo
from bot.discord.play.confirmation import RUN_LINE
from bot.discord.play.stages import Stage, stage_of
from bot.discord.replies import guarded
from bot.discord.tables import lobby, rematch, seats, threads, votes
from bot.panel.ahead import moved
from bot.panel.choices import PICTURED, Choice, choice_of
from bot.panel.types import catalogue, fields_of
from bot.service import GameInfo
from bot.words import Words
from bot.words.labels import cut
from engine.actions import Action, action_from_json, field_kinds
from engine.errors import UnreadableAction


async def clicked(front: Front, interaction: Interaction) -> None:
    """Answer a click or a choice, whatever happens; components that aren't ours are left alone."""
    data: Any = interaction.data or {}
    given = data.get("values")
    custom_id, values = str(data.get("custom_id", "")), tuple(map(str, given)) if isinstance(given, list) else ()
    if custom_id.startswith("rw:"):
        await guarded(front, interaction, _route(front, interaction, read_code(custom_id), values))


async def _route(front: Front, interaction: Interaction, code: Code | None, values: tuple[str, ...]) -> None:
    if code is None:
        raise Confusing("no_such_button")
    value = values[:1] if code.kind == "s" else ()
    manner = manner_of(code, *value)
    loose = not code.game or manner is Manner.FORM
    handlers = _handlers(code, manner)
    if code.verb not in handlers:
        raise Confusing("no_such_button")
    await defer_click(front, interaction, code, manner)
    if loose:
        await handlers[code.verb](front, interaction, code, *value)
    else:
        info = await front.game_of_id(interaction, code.game)
        await handlers[code.verb](front, interaction, info, code, *value)


def _handlers(code: Code, manner: Manner) -> Mapping[str, Handler]:
    """Those among which the one for a button or menu is."""
    is_menu = code.kind == "s"
    if not code.game:
        return LOOSE_MENUS if is_menu else LOOSE
    if manner is Manner.FORM:
        return MENU_OPENERS if is_menu else OPENERS
    return MENUS if is_menu else BUTTONS


# --- buttons


async def _my_turn(front: Front, interaction: Interaction, info: GameInfo, code: Code) -> None:
    """Open the panel, or bring it up to date where one is open."""
    stage = stage_of(front, interaction, info, code)
    await stage.show(update=stage.is_own())


async def _act_button(front: Front, interaction: Interaction, info: GameInfo, code: Code) -> None:
    stage = stage_of(front, interaction, info, code)
    await stage.do(code.argument, code.seq)


async def _finish_button(front: Front, interaction: Interaction, info: GameInfo, code: Code) -> None:
    """The rest of the turn as the button has spelled it out."""
    stage = stage_of(front, interaction, info, code)
    await stage.check(code.seq)
    await stage.do(str(Line("", code.argument)), code.seq)


async def _yes_button(front: Front, interaction: Interaction, info: GameInfo, code: Code) -> None:
    """What was asked for once more."""
    stage = stage_of(front, interaction, info, code)
    await stage.move(await stage.moves(read_line(code.argument), code.seq), code.seq)


async def _into_button(front: Front, interaction: Interaction, info: GameInfo, code: Code) -> None:
    """Back to the choices of a group."""
    stage = stage_of(front, interaction, info, code)
    kind, _, group = code.argument.partition("|")
    await stage.check(code.seq)
    await stage.show_inner(kind, group, update=stage.is_own(), all_of_them=True)


async def _tile_button(front: Front, interaction: Interaction, info: GameInfo, code: Code) -> None:
    """A tile that was chosen, paid in another way."""
    await stage_of(front, interaction, info, code).show_tile(code.argument, code.seq)


async def _list_button(front: Front, interaction: Interaction, info: GameInfo, code: Code) -> None:
    """Open the menu of one type of action."""
    stage = stage_of(front, interaction, info, code)
    await stage.check(code.seq)
    await stage.show_single(code.argument, update=stage.is_own())


async def _run_button(front: Front, interaction: Interaction, info: GameInfo, code: Code) -> None:
    await _run(stage_of(front, interaction, info, code), code, code.argument)


async def _undo_button(front: Front, interaction: Interaction, info: GameInfo, code: Code) -> None:
    await stage_of(front, interaction, info, code).take_back(code.seq)


async def _log_page(front: Front, interaction: Interaction, info: GameInfo, code: Code) -> None:
    private = moves.is_private(interaction)
    page = _page(code.argument.partition(";")[0]) or 1
    await log.show_log(front, interaction, info, page, update=private)


# --- menus


async def _pick(front: Front, interaction: Interaction, info: GameInfo, code: Code, value: str = "") -> None:
    """A line of a panel's menu: an action, a group to look into, a run, or another page."""
    line = read_line(value)
    head, _, rest = line.action.partition("|")
    stage = stage_of(front, interaction, info, code)
    own = stage.is_own()
    if head == "more":
        await stage.show(update=own, place=Place(code.argument, _page(rest)))
    elif head == "of":
        kind, _, group = rest.partition("|")
        await stage.check(code.seq)
        await stage.show_inner(kind, group, update=own)
    elif head == "run":
        await _run(stage, code, rest)
    else:
        await stage.do(value, code.seq)


async def _inner(front: Front, interaction: Interaction, info: GameInfo, code: Code, value: str = "") -> None:
    """An action of the group that the code names, such as a tile and rotation on one hex."""
    stage = stage_of(front, interaction, info, code)
    head, _, rest = value.partition("|")
    if head == "more":
        kind, _, group = code.argument.partition("|")
        await stage.check(code.seq)
        await stage.show_inner(kind, group, _page(rest), update=True)
        return
    if stage.asks and code.argument.startswith(f"{PICTURED}|"):
        await stage.show_tile(value, code.seq)
    else:
        await stage.do(value, code.seq)


def _page(number: str) -> int:
    return min(_number(number), 9999)


def _number(text: str) -> int:
    return int(text) if text.isdecimal() and len(text) < 10 else 0


async def _run(stage: Stage, code: Code, services: str) -> None:
    await stage.check(code.seq)
    chosen = tuple(each for each in services.split(",") if each)
    await stage.do(f"{RUN_LINE}{','.join(chosen)}", code.seq)


# --- forms


async def _ask(front: Front, interaction: Interaction, code: Code, value: str = "") -> None:
    """Open a form for an amount: the price of a train, or a dividend."""
    line = read_line(value)
    line = replace(line, action=line.action.removeprefix("ask|"))
    try:
        async with asyncio.timeout(FORM_PATIENCE):
            info = await front.game_of_id(interaction, code.game)
            form = await _bounded_form(stage_of(front, interaction, info, code), code, line)
    except TimeoutError:
        form = _plain_form(front.words(interaction), code, line)
    await interaction.response.send_modal(form)


async def _bounded_form(stage: Stage, code: Code, line: Line) -> discord.ui.Modal:
    """A form that says what it's about and within which bounds."""
    kind, *fixed = line.action.split("|")
    before = await stage.before(line)
    offer = await stage.read(lambda game: _offer(moved(game, [game.read_action(e) for e in before]), kind, fixed))
    if offer is None:
        raise Confusing("no_offer")
    names = stage.front.label_names(stage.info, stage.words)
    words, (field, (low, high, step)) = names.words, next(iter(offer.ranges.items()))
    title = words(f"modal-{offer.type}-title", **names.figures({"train": "", "private": "", **offer.fields}))
    label = words(f"modal-{field}", low=words.money(low), high=words.money(high), step=words.money(step))
    return _form(title, label, code.to(field, str(line), "m"), offer.proposed)


def _plain_form(words: Words, code: Code, line: Line) -> discord.ui.Modal:
    """A form for an amount of which nothing could be found out in time; what's sent in is checked like any other."""
    kind = line.action.partition("|")[0]
    if kind not in catalogue():
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
    form = discord.ui.Modal(title=cut(title, 45), custom_id=str(back), timeout=None)
    typed: discord.ui.TextInput[Any] = discord.ui.TextInput(
        label=cut(label, 45),
        custom_id="number",
        max_length=20,
        default=None if proposed is None else str(proposed),
    )
    form.add_item(typed)
    form.stop()
    return form


async def submitted(front: Front, interaction: Interaction) -> None:
    """Answer a form."""
    data: Any = interaction.data or {}
    code = read_code(str(data.get("custom_id", "")))
    if code is not None and code.kind == "m":
        await guarded(front, interaction, _sent(front, interaction, code, _typed(data)))


async def _sent(front: Front, interaction: Interaction, code: Code, typed: dict[str, str]) -> None:
    await defer_click(front, interaction, code, manner_of(code))
    await FORMS.get(code.verb, _submit)(front, interaction, code, typed)


def _typed(data: Any) -> dict[str, str]:
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


async def _submit(front: Front, interaction: Interaction, code: Code, lines: dict[str, str]) -> None:
    info = await front.game_of_id(interaction, code.game)
    typed = lines.get("number", "")
    number = whole_number(typed)
    if not isinstance(number, int):
        raise Confusing("not_a_number", value=typed, game=info.id)
    stage = stage_of(front, interaction, info, code)
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


Handler = Callable[..., Awaitable[None]]
AMOUNTS = ("price", "amount")
"""The fields of actions that are asked for by a form."""

BUTTONS: dict[str, Handler] = {
    "my": _my_turn,
    "act": _act_button,
    "fin": _finish_button,
    "yes": _yes_button,
    "into": _into_button,
    "tile": _tile_button,
    "list": _list_button,
    "run": _run_button,
    "undo": _undo_button,
    "log": _log_page,
    "join": lobby.join_button,
    "leave": lobby.leave_button,
    "start": lobby.start_button,
    "abandon": lobby.abandon_button,
}
MENUS: dict[str, Handler] = {"pick": _pick, "inner": _inner}
BUTTONS |= seats.BUTTONS | votes.BUTTONS | threads.BUTTONS
LOOSE: dict[str, Handler] = {}
"""Buttons that belong to no game (number 0): called with the front desk, the interaction, code and value."""
FORMS: dict[str, Handler] = {}
"""Forms of other modules: called with the front desk, the interaction, the code and the lines by their ids."""
LOOSE_MENUS: dict[str, Handler] = {**settings.LOOSE_MENUS}
LOOSE |= reminders.LOOSE | settings.LOOSE | privacy.LOOSE
BUTTONS |= legend.BUTTONS | rules.BUTTONS | why.BUTTONS
BUTTONS |= rematch.BUTTONS | tongue.BUTTONS | undo.BUTTONS
MENUS["sit"] = lobby.sit
OPENERS: dict[str, Handler] = {**typed_routes.OPENERS}
MENU_OPENERS: dict[str, Handler] = {"pick": _ask, **offer_post.MENU_OPENERS}
"""What opens a form: called with the front desk, the interaction, the code and the value, and nothing looked up."""
BUTTONS |= offers.BUTTONS | offer_post.BUTTONS
MENUS |= offers.MENUS | offer_post.MENUS | orders.MENUS
BUTTONS |= orders.BUTTONS | plans.BUTTONS
FORMS |= settings.FORMS | offer_post.FORMS
BUTTONS |= automata.BUTTONS
MENUS |= automata.MENUS
BUTTONS |= routes.BUTTONS | typed_routes.BUTTONS
MENUS |= routes.MENUS
FORMS |= typed_routes.FORMS
