""" "My language": the text of a turn message, privately, in the reader's own language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.discord.codes import Code
from bot.discord.front import Front, Interaction, heading_of
from bot.discord.posts import solo
from bot.discord.tables import status
from bot.discord.telling import bounded, story_text, turn_text
from bot.panel.figures import purse
from bot.service import GameInfo
from bot.words.names import Names


async def tell(front: Front, interaction: Interaction, info: GameInfo, code: Code) -> None:
    """Answer with the text; where the game has moved on since, also with who is up now."""
    names = front.names(info, front.words(interaction, info))
    told = await front.service.told_at(info.id, code.seq)
    if told is None:
        text = await _undone(front, info, code, names)
    else:
        text = await _same(front, info, *told, names)
    await interaction.followup.send(text, ephemeral=True)


async def _same(front: Front, info: GameInfo, seq: int, kind: str, payload: Mapping[str, Any], names: Names) -> str:
    if info.turn is None or info.turn.seq != seq:
        return bounded([turn_text(info, payload, names, kind), await status.up_line(front, info, names)])
    where = await solo.round_line(front, info, names)
    cash = await front.read(info, lambda game: purse(game, str(payload["seat"])))
    return turn_text(info, payload, names, kind, where, cash)


async def _undone(front: Front, info: GameInfo, code: Code, names: Names) -> str:
    """The message says that moves were taken back: what has happened since, and who is up."""
    heading = heading_of(info, names.words)
    since = int(code.argument) if code.argument.isdecimal() and len(code.argument) < 10 else code.seq
    told = story_text(await front.service.story(info.id, since, code.seq), names)
    return bounded([heading, *(told or [names.words("since-nothing")]), await status.up_line(front, info, names)])


BUTTONS = {"tongue": tell}
