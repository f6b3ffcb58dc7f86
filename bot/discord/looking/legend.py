"""The legend of the pictures: what their signs, colours and marks mean. Private, in the reader's language."""

from __future__ import annotations

from bot.discord.codes import Code
from bot.discord.components import Shown, button
from bot.discord.drawing import Wish
from bot.discord.front import Front, Interaction, heading_of
from bot.service import GameInfo
from bot.words import Words


def legend_view(info: GameInfo, words: Words) -> Shown:
    """The button below a map."""
    view = Shown()
    view.add_item(button(Code("b", info.id, info.seq, "legend"), words("button-legend")))
    return view


async def _legend(front: Front, interaction: Interaction, info: GameInfo, code: Code) -> None:
    words = front.words(interaction, info)
    drawn = await front.draw(info, words, [Wish("legend")])
    heading = heading_of(info, words)
    await interaction.followup.send(heading, files=drawn, ephemeral=True)


BUTTONS = {"legend": _legend}
