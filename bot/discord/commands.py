"""What commands are made of: options that check what comes in, and `Command`, which says what a feature adds."""

from __future__ import annotations

import inspect
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import app_commands

from bot.discord.codes import whole_number
from bot.discord.completion import Found, complete_game, game_meant, meant, offered
from bot.discord.deferral import defer_command
from bot.discord.front import BadField, Interaction
from bot.discord.localization import named, word
from bot.discord.visit import GameVisit, Visit, visit_of
from bot.service import ServiceError

Work = Callable[..., Awaitable[None]]
Option = tuple[str, type, app_commands.Transformer]
"""The name of a field, the type of what is typed, and what checks and completes it."""
LONGEST_TEXT = 200


@dataclass(frozen=True, slots=True)
class Command:
    """A slash command: `work` is called with the visit and with what was typed; nothing stands for what wasn't.

    Its `key` is that of its words, such as "map"; "game-new" is the part `new` of the group `game`. All options but the
    `required` ones may be left out. One that is `in_game` has the option `game` as well, and its visit is of that.
    The answer is private, unless it's `public` or the person chose to `show` it; for `repeats` see `defer_command`.
    `before` stands before the description, in every language.
    """

    key: str
    work: Work
    options: Sequence[Option] = ()
    required: Sequence[str] = ()
    in_game: bool = True
    public: bool = False
    repeats: bool = False
    before: str = ""

    @property
    def words(self) -> tuple[str, ...]:
        """What Discord calls it: the group's name, if it's part of one, and its own."""
        group, dash, _ = self.key.partition("-")
        keys = [group, self.key] if dash else [self.key]
        return tuple(word(f"command-{each}").message for each in keys)


def built(commands: Sequence[Command]) -> list[app_commands.Command[Any, ..., Any] | app_commands.Group]:
    """The commands as discord.py takes them, parts of a group together."""
    groups: dict[str, app_commands.Group] = {}
    alone: list[app_commands.Command[Any, ..., Any]] = []
    for each in commands:
        group, dash, _ = each.key.partition("-")
        if not dash:
            alone.append(_made(each))
            continue
        if group not in groups:
            name, said = word(f"command-{group}"), word(f"command-{group}-description")
            groups[group] = app_commands.Group(name=name, description=said)
        groups[group].add_command(_made(each))
    return [*alone, *groups.values()]


def _made(command: Command) -> app_commands.Command[Any, ..., Any]:
    """It's acknowledged first, then the game is looked up."""

    async def callback(interaction: Interaction, **typed: Any) -> None:
        visit, shown = visit_of(interaction), command.public or typed.get("show") is True
        await defer_command(visit, public=shown, repeats=command.repeats)
        if command.in_game:
            game = typed.pop("game", None)
            visit = await visit.find(game and await game_meant(visit, game))
        given = {name: value for name, value in typed.items() if value is not None}
        await command.work(visit, **await _as_listed(visit, command.options, given))
        visit.front.lost.answered(interaction)

    options = [*command.options, *([GAME] if command.in_game else [])]
    parameters = [inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD)]
    for name, plain, option in options:
        default = inspect.Parameter.empty if name in command.required else None
        annotation = app_commands.Transform[plain, option]
        parameters.append(
            inspect.Parameter(name, inspect.Parameter.POSITIONAL_OR_KEYWORD, default=default, annotation=annotation)
        )
    callback.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    named(callback, [name for name, _, _ in options])
    described = word(f"command-{command.key}-description", before=command.before)
    return app_commands.Command(name=word(f"command-{command.key}"), description=described, callback=callback)


async def _as_listed(visit: Visit, options: Sequence[Option], given: dict[str, Any]) -> dict[str, Any]:
    """What was typed, the words of what is listed for an option standing for its value."""
    listed = {name: option for name, _, option in options if isinstance(option, Listed | GameField)}
    return {name: await listed[name].meant(visit, each) if name in listed else each for name, each in given.items()}


# --- options


class Plain(app_commands.Transformer):
    """A text that is free: nothing to choose from. What comes in is checked by whoever uses it."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        """Discord's kind of the option: a text."""
        return discord.AppCommandOptionType.string

    async def transform(self, interaction: Interaction, value: Any, /) -> str:
        """The text as it was typed, whatever it is."""
        return str(value)


class Listed(Plain, ABC):
    """A text that is completed from what `found` gives; typed by the words of one listed it's that one's value."""

    @abstractmethod
    async def found(self, visit: Visit) -> Found:
        """What there is to choose from; ServiceError."""

    async def meant(self, visit: Visit, typed: str) -> str:
        """The value of what was typed; as it came where it isn't listed."""
        try:
            return str(meant(await self.found(visit), typed))
        except ServiceError:
            # Whoever uses it says what is wrong.
            return typed

    async def autocomplete(self, interaction: Interaction, value: Any, /) -> list[app_commands.Choice[Any]]:
        """What there is to choose from."""
        return await offered(self.found(visit_of(interaction)), value)


class Text(Listed):
    """One whose list is that of the game that's meant."""

    def __init__(self, listing: Callable[[GameVisit], Awaitable[Found]]) -> None:
        super().__init__()
        self._listing = listing

    async def found(self, visit: Visit) -> Found:
        """What there is to choose from in the game."""
        return await self._listing(visit if isinstance(visit, GameVisit) else await visit.find(visit.typed("game")))


class LooseText(Listed):
    """One for which no game is meant."""

    def __init__(self, listing: Callable[[Visit], Awaitable[Found]]) -> None:
        super().__init__()
        self._listing = listing

    async def found(self, visit: Visit) -> Found:
        """What there is to choose from."""
        return await self._listing(visit)


class GameField(Plain):
    """The option `game`: which one is meant, where the command isn't typed in its thread."""

    async def transform(self, interaction: Interaction, value: Any, /) -> str:
        """As typed; the front desk looks it up."""
        return str(value)[:LONGEST_TEXT]

    async def meant(self, visit: Visit, typed: str) -> str:
        """The number of the game whose name was typed; as it came where it's no one game's."""
        return await game_meant(visit, typed)

    async def autocomplete(self, interaction: Interaction, value: Any, /) -> list[app_commands.Choice[Any]]:
        """The games that may be meant."""
        return await complete_game(visit_of(interaction), str(value))


class Number(app_commands.Transformer):
    """A whole number within bounds that the client is told but not trusted with."""

    def __init__(self, low: int, high: int) -> None:
        super().__init__()
        self._low, self._high = low, high

    @property
    def type(self) -> discord.AppCommandOptionType:
        """Discord's kind of the option: a whole number."""
        return discord.AppCommandOptionType.integer

    @property
    def min_value(self) -> int:
        """The lowest number that Discord's clients let through."""
        return self._low

    @property
    def max_value(self) -> int:
        """The highest number that Discord's clients let through."""
        return self._high

    async def transform(self, interaction: Interaction, value: Any, /) -> int:
        """The number, one outside the bounds to the nearest; BadField for what is none."""
        number = whole_number(value)
        if not isinstance(number, int) or isinstance(number, bool):
            raise BadField("not_a_number", value=str(value)[:80])
        return min(max(number, self._low), self._high)


class Pick(app_commands.Transformer):
    """An option with a few values, which Discord shows as a list at once, by these texts.

    With `strict` another value is refused here; otherwise whoever uses it does that, in better words.
    """

    def __init__(self, values: Sequence[Any], texts: Sequence[app_commands.locale_str], *, strict: bool = True) -> None:
        super().__init__()
        self._values, self._texts, self._strict = tuple(values), tuple(texts), strict

    @property
    def type(self) -> discord.AppCommandOptionType:
        """A whole number or a text, as the values are."""
        kind = discord.AppCommandOptionType
        return kind.integer if isinstance(self._values[0], int) else kind.string

    @property
    def choices(self) -> list[app_commands.Choice[Any]]:
        """The values by their words, which the translator finds in each language."""
        return [
            app_commands.Choice(name=text, value=value) for value, text in zip(self._values, self._texts, strict=True)
        ]

    async def transform(self, interaction: Interaction, value: Any, /) -> Any:
        """One of the values; BadField for anything else, which a client may send."""
        found = whole_number(value) if isinstance(self._values[0], int) else value
        if self._strict and (found not in self._values or isinstance(found, bool)):
            raise BadField("bad_option", option=str(value)[:40], choices=[_key(each) for each in self._texts])
        return found if self._strict else str(value)


def _key(text: app_commands.locale_str) -> str:
    """The key of a value's text in the catalogues; the text itself where it has none."""
    return str(text.extras.get("key", text.message))


class YesNo(app_commands.Transformer):
    """An option that is switched on or left off."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        """Discord's kind of the option: a truth value."""
        return discord.AppCommandOptionType.boolean

    async def transform(self, interaction: Interaction, value: Any, /) -> bool:
        """Whether it's on; anything but true, which a client may send, is off."""
        return value is True


class Someone(app_commands.Transformer):
    """A person whom Discord's clients let choose: their id."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        """Discord's kind of the option: a user."""
        return discord.AppCommandOptionType.user

    async def transform(self, interaction: Interaction, value: Any, /) -> str:
        """The id of a member of the server; BadField for a bot, and for who isn't one."""
        if not isinstance(value, discord.Member) or value.bot:
            raise BadField("no_such_member")
        return str(value.id)


GAME: Option = ("game", str, GameField())
SHOW: Option = ("show", bool, YesNo())
"""To answer for all to see."""
