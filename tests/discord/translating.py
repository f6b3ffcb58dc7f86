"""The commands in all languages, which every bot at a table begins with, made once a process."""

from __future__ import annotations

import json
from typing import Any

from bot.discord import client, localization

_payloads: dict[str, list[dict[str, Any]]] = {}


async def _translated(tree: Any) -> list[dict[str, Any]]:
    """As `localization.translated`, each set of commands once."""
    bare = json.dumps([each.to_dict(tree) for each in tree.get_commands()], default=str)
    if bare not in _payloads:
        _payloads[bare] = await localization.translated(tree)
    return _payloads[bare]


def translate_once() -> None:
    """For the rest of this process."""
    client.translated = _translated
