"""Names and descriptions of commands: the English ones are the base, the other languages' come by the translator."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

import discord
from discord import app_commands

from bot.words import DEFAULT, LANGUAGES, speak

LONGEST = 100
"""What Discord takes of a description."""


def word(key: str, before: str = "") -> app_commands.locale_str:
    """The English text for a key, with the key for the translator; `before` stands before it in every language."""
    text = _said(DEFAULT, key) or speak(DEFAULT)(key)
    return app_commands.locale_str(f"{before}{text}"[:LONGEST], key=key, before=before)


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
        text = _said(language, key)
        return None if text is None else f"{string.extras.get('before', '')}{text}"[:LONGEST]


@cache
def _said(language: str, key: str) -> str | None:
    """The text of one language alone: dozens of commands share their fields."""
    words = speak(language)
    return words(key) if key in words else None


async def translated(tree: app_commands.CommandTree[Any]) -> list[dict[str, Any]]:
    """The commands as Discord takes them, with their names and descriptions in every language."""
    translator = tree.translator or CatalogueTranslator()
    return [await each.get_translated_payload(tree, translator) for each in tree.get_commands()]
