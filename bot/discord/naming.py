"""Names and descriptions of commands: the English ones are the base, the other languages' come by the translator."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import discord
from discord import app_commands

from bot.words import DEFAULT, LANGUAGES, speak
from bot.words.catalogue import Words

LONGEST = 100
"""What Discord takes of a description."""


def word(key: str, before: str = "") -> app_commands.locale_str:
    """The English text for a key, with the key for the translator; `before` stands before it in every language."""
    return app_commands.locale_str(f"{before}{speak(DEFAULT)(key)}"[:LONGEST], key=key, before=before)


def option_name(field: str) -> str:
    """The name under which Discord knows a field of a command."""
    return speak(DEFAULT)(f"field-{field}")


def named(callback: Callable[..., Any], fields: Iterable[str]) -> None:
    """Give the options of a command's callback their names and descriptions."""
    known = list(fields)
    app_commands.describe(**{each: word(f"field-{each}-description") for each in known})(callback)
    app_commands.rename(**{each: word(f"field-{each}") for each in known})(callback)


class CatalogueTranslator(app_commands.Translator):
    """Finds names and descriptions in the catalogues, for the locales whose language is there."""

    async def translate(self, string: app_commands.locale_str, locale: discord.Locale, context: Any) -> str | None:
        """The text in a locale; None where the base text will do."""
        language = locale.value.split("-")[0]
        key = string.extras.get("key")
        if key is None or language not in LANGUAGES or language == DEFAULT:
            return None
        return _text(speak(language), key, str(string.extras.get("before", "")))


def _text(words: Words, key: str, before: str) -> str | None:
    return f"{before}{words(key)}"[:LONGEST] if key in words else None
