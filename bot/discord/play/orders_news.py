"""What a person's panel says of their orders and plans: those that have ended, and the button that leads to them."""

from __future__ import annotations

from bot.discord.codes import Code
from bot.discord.components import Button, button
from bot.discord.front import Front, is_solo
from bot.discord.play.order_lines import ended_text
from bot.service import GameInfo
from bot.words import Words


async def ended_lines(front: Front, info: GameInfo, user: str, words: Words) -> list[str]:
    """What has ended by itself since the person's last move, and why."""
    if info.status != "running":
        return []
    names = front.names(info, words)
    return [f"- {ended_text(each, names)}" for each in await front.service.orders.news(info.id, user)]


def ahead_buttons(info: GameInfo, user: str, words: Words) -> list[Button]:
    """The way to what can be arranged for later; none for those without a seat, nor in a game for one."""
    if info.status != "running" or is_solo(info) or not info.seats_of(user):
        return []
    return [button(Code("b", info.id, info.seq, "ahead"), words("button-ahead"))]
