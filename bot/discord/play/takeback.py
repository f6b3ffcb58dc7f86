"""The buttons with which whoever moved last takes that back, for as long as nobody else has moved."""

from __future__ import annotations

from bot.discord.codes import Code
from bot.discord.components import Button, Shown, button
from bot.discord.front import Front
from bot.discord.posts.post import with_buttons
from bot.service import GameInfo
from bot.words import Words


async def undo_view(front: Front, info: GameInfo, user: str, words: Words) -> Shown | None:
    """For a private message to this person; None where they've nothing to take back."""
    buttons = await undo_buttons(front, info, user, words)
    return with_buttons(*buttons) if buttons else None


async def undo_buttons(front: Front, info: GameInfo, user: str, words: Words) -> list[Button]:
    """The last move; and the whole turn, where that's more."""
    moves = await front.service.undoable(info.id, user)
    verbs = ["undo", "undo_turn"][: min(moves, 2)]
    return [button(Code("b", info.id, info.seq, each), words(f"button-{each}")) for each in verbs]
