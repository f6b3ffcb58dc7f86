"""Every action of the titles as a slash command, made from the one catalogue of actions."""

from __future__ import annotations

import dataclasses
import logging
from functools import cache, partial
from typing import Any

import discord
from discord import app_commands

from bot.discord import localization
from bot.discord.codes import read_routes, whole_number
from bot.discord.commands import LONGEST_TEXT, Command, Option
from bot.discord.completion import BEST, as_meant, complete, meant, runs_listed
from bot.discord.feature import Feature
from bot.discord.front import BadField, Confusing, Interaction
from bot.discord.game_info import rules_of, title_name
from bot.discord.play.moves import act, answer_move, check_current, run_bundle
from bot.discord.play.out_of_turn import stage_for
from bot.discord.posts.turn_message import turn_message_of
from bot.discord.visit import GameVisit, visit_of
from bot.panel.titles import fields_of, types_of_all
from bot.words import DEFAULT, LANGUAGES, speak
from engine.actions import FieldKind
from engine.titles import TITLES, rulebook

log = logging.getLogger(__name__)

LONGEST = {FieldKind.ROUTES: 1500, FieldKind.WAY: 1000}
NO_MEANS = "-"
NO_ROUTES = "none"
"""What stands for running no train at all, as an empty text can't be typed."""
GREATEST = 10**12


class ActionField(app_commands.Transformer):
    """A field of an action as an option: completed from what is legal, and read again when it comes in."""

    def __init__(self, action: str, field: str, plain: type, kind: FieldKind) -> None:
        super().__init__()
        self._action, self._field, self._plain, self._kind = action, field, plain, kind

    @property
    def type(self) -> discord.AppCommandOptionType:
        """Whole numbers for amounts, text for everything else."""
        return discord.AppCommandOptionType.integer if self._plain is int else discord.AppCommandOptionType.string

    async def transform(self, interaction: Interaction, value: Any, /) -> Any:
        """The value as the engine reads it; BadField. What the client promised about it is not trusted."""
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
        return await complete(visit_of(interaction), self._action, self._field, self._kind, value)


def commands() -> list[Command]:
    """A command for each action of the catalogue; one without words is named as the rules name it."""
    for kind in types_of_all():
        if f"command-{kind}" not in speak(DEFAULT):
            log.critical("the action %r has no words: its command bears its raw name", kind)
    return [_command(kind) for kind in types_of_all()]


def _command(kind: str) -> Command:
    fields = fields_of(kind)
    known = dataclasses.fields(types_of_all()[kind])
    optional = {each.name for each in known if each.default is not dataclasses.MISSING}
    optional |= {name for name, (_, what) in fields.items() if what is FieldKind.ROUTES}
    ordered = sorted(fields.items(), key=lambda each: each[0] in optional)
    options: list[Option] = [(name, plain, ActionField(kind, name, plain, what)) for name, (plain, what) in ordered]
    required = [name for name in fields if name not in optional]
    return Command(kind, partial(_perform, kind), options, required, repeats=True, before=served(kind))


@cache
def served(kind: str) -> str:
    """What stands before the description of a command: the titles that have the action; empty for all of them.

    Where there's no room for all, the last ones are counted: "Upton, Lake & Hill, +3: ".
    """
    names = [book.data.name for book in map(rulebook, TITLES) if kind in book.actions and kind not in book.unused]
    if len(names) == len(TITLES):
        return ""
    key = f"command-{kind}-description"
    lengths = [len(speak(each)(key)) for each in LANGUAGES if key in speak(each)]
    room = localization.LONGEST - max(lengths, default=0)
    told = (", ".join([*names[:most], *_more(len(names) - most)]) + ": " for most in range(len(names), -1, -1))
    return next((each for each in told if len(each) <= room), "")


def _more(count: int) -> list[str]:
    return [f"+{count}"] if count else []


async def _perform(kind: str, visit: GameVisit, /, **typed: Any) -> None:
    """Make the move that was typed; everything in it is checked again by the rules."""
    rules = rules_of(visit.info)
    if kind not in rules.actions or kind in rules.unused:
        possible = await visit.read(possible_now) if visit.info.status == "running" else ()
        named, title = visit.words(f"command-{kind}"), title_name(visit.info)
        raise Confusing("not_in_title", command=named, title=title, choices=possible, game=visit.game)
    actions = await _actions(visit, kind, typed)
    if await _is_done_before(visit, actions):
        return
    if await (await stage_for(visit, kind)).asked(actions, visit.info.seq):
        return
    posted = await turn_message_of(visit)
    await answer_move(visit, await act(visit, actions), posted)


async def _is_done_before(visit: GameVisit, actions: list[Any]) -> bool:
    """Whether the person has made this very move already, however it was asked for, and has had no answer to it.

    Where it's legal once more only that tells a second one from the same again. The answer is given then.
    """
    before = visit.front.lost.owed(visit.interaction)
    if before is None:
        return False
    with visit.about(actions):
        done = await visit.service.done_since(visit.game, visit.person, actions, before.at)
    if done is not None:
        visit.front.lost.settle(visit.interaction)
        await answer_move(visit, done)
    return done is not None


def possible_now(game: Any) -> tuple[str, ...]:
    """The types of action that are legal now."""
    return tuple(kind for kind in game.actions if next(iter(game.legal(kind)), None) is not None)


async def _actions(visit: GameVisit, kind: str, typed: dict[str, Any]) -> list[dict[str, Any]]:
    fields = fields_of(kind)
    routes = next((name for name, (_, what) in fields.items() if what is FieldKind.ROUTES), None)
    raw = {name: value for name, value in typed.items() if value != NO_MEANS}
    if routes is None:
        return [{"type": kind, **await as_meant(visit, kind, raw)}]
    written = raw.get(routes) or BEST
    if written not in (BEST, NO_ROUTES) and ":" not in written:
        written = meant(await runs_listed(visit, wait=True), written)
    if written == BEST or written.startswith(f"{BEST} "):
        return await _best(visit, written)
    claims = () if written == NO_ROUTES else read_routes(written)
    return [{"type": kind, routes: [each.to_json() for each in claims]}]


async def _best(visit: GameVisit, written: str) -> list[dict[str, Any]]:
    """The proposed run: "best" alone takes the best net result, with services named those and no others."""
    await check_current(visit, visit.info.seq)
    services = written.partition(" ")[2]
    chosen = tuple(each for each in services.split(",") if each) if services else None
    return run_bundle(visit.game, await visit.panel(wait=True), chosen)


FEATURE = Feature(commands)
