"""What commands are made of: options that check what comes in, and `make`, which puts a command together."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands

from bot.discord.codes import whole_number
from bot.discord.completion import offered
from bot.discord.deferral import defer_command
from bot.discord.front import BadField, Interaction
from bot.discord.localization import named, word

Work = Callable[..., Awaitable[None]]
Option = tuple[str, type, app_commands.Transformer]


class Text(app_commands.Transformer):
    """A text option, completed by a function of the interaction; what comes in is checked by whoever uses it."""

    def __init__(self, found: Callable[[Interaction], Awaitable[list[tuple[Any, str]]]] | None = None) -> None:
        super().__init__()
        self._found = found

    @property
    def type(self) -> discord.AppCommandOptionType:
        """Text."""
        return discord.AppCommandOptionType.string

    async def transform(self, interaction: Interaction, value: Any, /) -> str:
        """As typed."""
        return str(value)

    async def autocomplete(self, interaction: Interaction, value: Any, /) -> list[app_commands.Choice[Any]]:
        """What there is to choose from."""
        if self._found is None:
            return []
        return await offered(self._found(interaction), value)


class Plain(Text):
    """A text that is free: nothing to choose from."""

    autocomplete = app_commands.Transformer.autocomplete  # type: ignore[assignment]


class Number(app_commands.Transformer):
    """A whole number within bounds that the client is told but not trusted with."""

    def __init__(self, low: int, high: int) -> None:
        super().__init__()
        self._low, self._high = low, high

    @property
    def type(self) -> discord.AppCommandOptionType:
        """A whole number."""
        return discord.AppCommandOptionType.integer

    @property
    def min_value(self) -> int:
        """The lowest."""
        return self._low

    @property
    def max_value(self) -> int:
        """The highest."""
        return self._high

    async def transform(self, interaction: Interaction, value: Any, /) -> int:
        """The number; one outside the bounds goes to the nearest."""
        number = whole_number(value)
        if not isinstance(number, int) or isinstance(number, bool):
            raise BadField("not_a_number", value=str(value)[:80])
        return min(max(number, self._low), self._high)


class YesNo(app_commands.Transformer):
    """A switch."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        """A truth value."""
        return discord.AppCommandOptionType.boolean

    async def transform(self, interaction: Interaction, value: Any, /) -> bool:
        """Anything but true is no."""
        return value is True


def make(
    key: str,
    work: Work,
    options: list[Option],
    required: tuple[str, ...] = (),
    *,
    public: bool = False,
    repeats: bool = False,
) -> app_commands.Command[Any, ..., Any]:
    """A command from a function `work(interaction, **options)`; all options but `required` may be left out.

    It's acknowledged first. The answer is private, unless it's `public` or the person chose to `show` it; for `repeats`
    see `defer_command`.
    """

    async def callback(interaction: Interaction, **typed: Any) -> None:
        await defer_command(interaction, public=public or typed.get("show") is True, repeats=repeats)
        await work(interaction, **{name: value for name, value in typed.items() if value is not None})
        interaction.client.front.lost.answered(interaction)

    parameters = [inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD)]
    for name, plain, option in options:
        default = inspect.Parameter.empty if name in required else None
        annotation = app_commands.Transform[plain, option]
        parameters.append(
            inspect.Parameter(name, inspect.Parameter.POSITIONAL_OR_KEYWORD, default=default, annotation=annotation)
        )
    callback.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    named(callback, [name for name, _, _ in options])
    return app_commands.Command(
        name=word(f"command-{key}"), description=word(f"command-{key}-description"), callback=callback
    )
