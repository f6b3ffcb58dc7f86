"""The commands in all languages, which every bot at a table begins with, made and looked at once a process."""

from __future__ import annotations

from functools import cache
from typing import Any

from bot.discord import client, localization
from bot.discord.features import all_commands
from bot.local.standin.command_limits import check_commands
from bot.local.standin.rest import application

_payloads: dict[tuple[Any, ...], list[dict[str, Any]]] = {}
_taken: list[Any] = []


@cache
def _commands() -> list[Any]:
    """As `features.all_commands`; no bot keeps anything in a command."""
    return all_commands()


async def _translated(tree: Any) -> list[dict[str, Any]]:
    """As `localization.translated`, each set of commands once."""
    commands = tuple(tree.get_commands())
    if commands not in _payloads:
        _payloads[commands] = await localization.translated(tree)
    return _payloads[commands]


def _checked(commands: Any) -> None:
    """As `check_commands`, but for what it has found good before."""
    if commands not in _taken:
        check_commands(commands)
        _taken.append(commands)


def translate_once() -> None:
    """For the rest of this process."""
    client.all_commands = _commands
    client.translated = _translated
    application.check_commands = _checked
