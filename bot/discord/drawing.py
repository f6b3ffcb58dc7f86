"""Pictures for messages, drawn in a worker."""

from __future__ import annotations

import discord

from bot.discord.front import Front
from bot.service import GameInfo
from bot.words import Words


class Drawing(Front):
    """The front desk with a drawing board."""

    async def draw(self, info: GameInfo, words: Words, kind: str, subject: str | None) -> discord.File | None:
        """A picture of the game, or None where it can't be drawn."""
        return None
