"""A table's pace and what follows silence: as options to choose from, and in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands

from bot.discord.codes import whole_number
from bot.discord.commands import Number, Option
from bot.discord.front import BadField, Interaction
from bot.discord.localization import word
from bot.service import GameInfo
from bot.words import Words

PACES = (8, 12, 24, 48, 72, 168, 0)
"""Hours for a move; 0 for no reminders."""
SILENCES = ("ask", "substitute", "caretaker", "wait")
MOST_PATIENCE = 20


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
        """One of the values; a client may send anything."""
        found = whole_number(value) if isinstance(self._values[0], int) else value
        if self._strict and (found not in self._values or isinstance(found, bool)):
            raise BadField("bad_option", option=str(value)[:40], choices=[_key(each) for each in self._texts])
        return found if self._strict else str(value)


def _key(text: app_commands.locale_str) -> str:
    """The key of a value's text in the catalogues; the text itself where it has none."""
    return str(text.extras.get("key", text.message))


def pace_options() -> list[Option]:
    """Pace, what follows silence, and after how many reminders."""
    return [
        ("pace", int, Pick(PACES, [word(f"pace-{each}") for each in PACES])),
        ("silence", str, Pick(SILENCES, [word(f"silence-{each}") for each in SILENCES])),
        ("patience", int, Number(1, MOST_PATIENCE)),
    ]


def pace_text(pace: int, words: Words) -> str:
    """A pace in hours as people say it."""
    key = f"pace-{pace}"
    return words(key) if key in words else words("pace-hours", hours=pace)


def terms_text(info: GameInfo, words: Words) -> str:
    """A table's pace and what follows silence, in one line."""
    pace = pace_text(info.pace, words)
    if not info.pace:
        return words("terms-line-slow", pace=pace)
    return words("terms-line", pace=pace, count=info.patience, silence=words(f"silence-{info.silence}"))
