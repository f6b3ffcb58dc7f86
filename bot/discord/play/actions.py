"""Every action of the titles as a slash command, made from the one catalogue of actions."""

from __future__ import annotations

import dataclasses
import inspect
import logging
from functools import cache
from typing import Any

import discord
from discord import app_commands

from bot.discord.codes import read_routes, whole_number
from bot.discord.completion import BEST, complete, complete_game
from bot.discord.deferral import defer_command
from bot.discord.front import BadField, Confusing, Front, Interaction, rules_of, title_name
from bot.discord.localization import named, word
from bot.discord.play.moves import about, act, answer_move, check_current, run_bundle
from bot.discord.play.stages import Stage
from bot.discord.posts.turn_message import turn_message_of
from bot.panel.types import catalogue, fields_of
from bot.service import GameInfo
from bot.words import DEFAULT, speak
from engine.actions import Kind
from engine.titles import AT_TABLES, rulebook

log = logging.getLogger(__name__)

LONGEST_TEXT = 200
LONGEST = {Kind.ROUTES: 1500, Kind.WAY: 1000}
NO_MEANS = "-"
NO_ROUTES = "none"
"""What stands for running no train at all, as an empty text can't be typed."""
GREATEST = 10**12


class ActionField(app_commands.Transformer):
    """A field of an action as an option: completed from what is legal, and read again when it comes in."""

    def __init__(self, front: Front, action: str, field: str, plain: type, kind: Kind) -> None:
        super().__init__()
        self._front, self._action, self._field, self._plain, self._kind = front, action, field, plain, kind

    @property
    def type(self) -> discord.AppCommandOptionType:
        """Whole numbers for amounts, text for everything else."""
        return discord.AppCommandOptionType.integer if self._plain is int else discord.AppCommandOptionType.string

    async def transform(self, interaction: Interaction, value: Any, /) -> Any:
        """The value as the engine reads it. What the client promised about it is not trusted."""
        if self._plain is int:
            number = whole_number(value)
            if not isinstance(number, int) or isinstance(number, bool):
                raise BadField("not_a_number", value=str(value)[:80])
            if abs(number) > GREATEST:
                raise BadField("number_too_large", value=str(number)[:40])
            return number
        return str(value).strip()[: LONGEST.get(self._kind, LONGEST_TEXT)]

    async def autocomplete(self, interaction: Interaction, value: Any, /) -> list[app_commands.Choice[Any]]:
        """What's legal for this field."""
        return await complete(self._front, interaction, self._action, self._field, self._kind, value)


class GameField(app_commands.Transformer):
    """The option `game`: which one is meant, where the command isn't typed in its thread."""

    def __init__(self, front: Front) -> None:
        super().__init__()
        self._front = front

    async def transform(self, interaction: Interaction, value: Any, /) -> str:
        """As typed; the front desk looks it up."""
        return str(value)[:LONGEST_TEXT]

    async def autocomplete(self, interaction: Interaction, value: Any, /) -> list[app_commands.Choice[Any]]:
        """The games that may be meant."""
        return await complete_game(self._front, interaction, str(value))


def action_commands(front: Front) -> list[app_commands.Command[Any, ..., Any]]:
    """A command for each action of the catalogue; one without words is named as the rules name it."""
    for kind in catalogue():
        if f"command-{kind}" not in speak(DEFAULT):
            log.critical("the action %r has no words: its command bears its raw name", kind)
    return [_command(front, kind) for kind in catalogue()]


def _command(front: Front, kind: str) -> app_commands.Command[Any, ..., Any]:
    async def callback(interaction: Interaction, **typed: Any) -> None:
        await perform(front, interaction, kind, typed)
        front.lost.answered(interaction)

    fields = fields_of(kind)
    parameters = [inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD)]
    optional = {each.name for each in dataclasses.fields(catalogue()[kind]) if each.default is not dataclasses.MISSING}
    optional |= {name for name, (_, what) in fields.items() if what is Kind.ROUTES}
    for name, (plain, what) in sorted(fields.items(), key=lambda each: each[0] in optional):
        option = ActionField(front, kind, name, plain, what)
        parameters.append(_parameter(name, plain, option, required=name not in optional))
    parameters.append(_parameter("game", str, GameField(front), required=False))
    callback.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    named(callback, [each.name for each in parameters[1:]])
    described = word(f"command-{kind}-description", before=served(kind))
    return app_commands.Command(name=word(f"command-{kind}"), description=described, callback=callback)


@cache
def served(kind: str) -> str:
    """What stands before the description of a command: the titles that have the action; empty for all of them."""
    names = [book.data.name for book in map(rulebook, AT_TABLES) if kind in book.actions and kind not in book.unused]
    return "" if len(names) == len(AT_TABLES) else f"{', '.join(names)}: "


def _parameter(name: str, plain: type, option: app_commands.Transformer, *, required: bool) -> inspect.Parameter:
    default = inspect.Parameter.empty if required else None
    annotation = app_commands.Transform[plain, option]
    return inspect.Parameter(name, inspect.Parameter.POSITIONAL_OR_KEYWORD, default=default, annotation=annotation)


async def perform(front: Front, interaction: Interaction, kind: str, typed: dict[str, Any]) -> None:
    """Make the move that was typed; everything in it is checked again by the rules."""
    await defer_command(interaction, repeats=True)
    info = await front.game(interaction, typed.pop("game", None))
    rules = rules_of(info)
    if kind not in rules.actions or kind in rules.unused:
        possible = await front.read(info, possible_now) if info.status == "running" else ()
        named = front.words(interaction, info)(f"command-{kind}")
        raise Confusing("not_in_title", command=named, title=title_name(info), choices=possible, game=info.id)
    actions = await _actions(front, interaction, info, kind, typed)
    if await _is_done_before(front, interaction, info, actions):
        return
    if await Stage(front, interaction, info).asked(actions, info.seq):
        return
    posted = await turn_message_of(front, info)
    await answer_move(front, interaction, await act(front, interaction, info, actions), posted)


async def _is_done_before(front: Front, interaction: Interaction, info: GameInfo, actions: list[Any]) -> bool:
    """Whether the person has made this very move already, however it was asked for, and has had no answer to it.

    Where it's legal once more only that tells a second one from the same again. The answer is given then.
    """
    before = front.lost.settled_by(interaction)
    if before is None:
        return False
    with about(info, actions):
        done = await front.service.done_since(info.id, front.person(interaction, info), actions, before.at)
    if done is not None:
        await answer_move(front, interaction, done)
    return done is not None


def possible_now(game: Any) -> tuple[str, ...]:
    """The types of action that are legal now."""
    return tuple(kind for kind in game.actions if next(iter(game.legal(kind)), None) is not None)


async def _actions(
    front: Front, interaction: Interaction, info: GameInfo, kind: str, typed: dict[str, Any]
) -> list[dict[str, Any]]:
    fields = fields_of(kind)
    routes = next((name for name, (_, what) in fields.items() if what is Kind.ROUTES), None)
    raw = {name: value for name, value in typed.items() if value is not None and value != NO_MEANS}
    if routes is None:
        return [{"type": kind, **raw}]
    written = raw.get(routes) or BEST
    if written == BEST or written.startswith(f"{BEST} "):
        return await _best(front, interaction, info, written)
    claims = () if written == NO_ROUTES else read_routes(written)
    return [{"type": kind, routes: [each.to_json() for each in claims]}]


async def _best(front: Front, interaction: Interaction, info: GameInfo, written: str) -> list[dict[str, Any]]:
    """The proposed run: "best" alone takes the best net result, with services named those and no others."""
    await check_current(front, interaction, info, info.seq)
    services = written.partition(" ")[2]
    panel = await front.panel(info, wait=True)
    return run_bundle(info, panel, tuple(each for each in services.split(",") if each) if services else None)
