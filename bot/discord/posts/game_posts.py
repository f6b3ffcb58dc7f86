"""The messages about a game's turns, its start and its end."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot.discord import telling
from bot.discord.components import Button, Shown, turn_buttons
from bot.discord.drawing import Wish, turn_wishes
from bot.discord.front import Front, is_solo
from bot.discord.posts import solo
from bot.discord.posts.post import MakePost, Post, Told, with_buttons
from bot.discord.posts.turn_message import maker
from bot.discord.tables import end, votes
from bot.panel.figures import purse
from bot.service import GameInfo, ServiceError


async def _start(told: Told) -> Post:
    order = await told.front.read(told.info, lambda game: list(game.state.seats))
    return Post(telling.start_text(told.info, order, told.names), with_buttons(told.log_button()))


async def _abandoned(told: Told) -> Post:
    content = telling.abandoned_text(told.info, told.item.payload, told.names)
    return Post(content, with_buttons(told.log_button()))


async def _undone(told: Told) -> Post:
    info, item = told.info, told.item
    buttons = turn_buttons(info, item.seq, item.seq, item.marker, told.label_names)
    view = await panel_view(told.front, info, str(item.payload["seat"]), buttons)
    return Post(telling.undone_text(info, item.payload, told.names), view)


async def _turn(told: Told) -> Post:
    """The message that pings the person to act."""
    front, info, item, names = told.front, told.info, told.item, told.names
    buttons = turn_buttons(info, item.seq, item.payload.get("since", 0), item.marker, told.label_names)
    wishes = await turn_wishes(front.service, info, item.payload.get("company"), item.payload.get("story", ()))
    seat = str(item.payload["seat"])
    if is_solo(info):
        view = await panel_view(front, info, seat, [buttons[0], buttons[-1]])
        what = telling.asked(item.payload.get("company"), item.payload["step"], item.payload["on_behalf"], names)
        content = await solo.turn_lines(front, info, what, names)
        return Post(content, view, await front.draw(info, names.words, wishes[:1], later=True))
    if await front.left(info, item.mentions):
        return await _turn_of_gone(told, seat, buttons, wishes)
    view = await panel_view(front, info, seat, buttons)
    complete = partial(_completed, front, info, seat, buttons) if view.working else None
    where = await solo.round_line(front, info, names)
    cash = await front.read(info, lambda game: purse(game, seat))
    content = telling.turn_text(info, item.payload, names, item.kind, where, cash)
    drawn = await front.draw(info, names.words, wishes, later=True)
    return Post(content, view, drawn, item.mentions, complete)


async def _turn_of_gone(told: Told, seat: str, buttons: Sequence[Button], wishes: Sequence[Wish]) -> Post:
    """The message for somebody who has left the server: nobody is pinged, and the others can call the caretaker."""
    front, info, item, names = told.front, told.info, told.item, told.names
    where = await solo.round_line(front, info, names)
    content = telling.turn_text(info, item.payload, names, item.kind, where, gone=True)
    view = with_buttons(*buttons, votes.call_button(told, seat))
    return Post(content, view, await front.draw(info, names.words, wishes, later=True))


async def panel_view(
    front: Front, info: GameInfo, seat: str, buttons: Sequence[Button], *, wait: bool = False
) -> Shown:
    """What the person may do, if it's still their turn when the message goes out; else these buttons alone."""
    try:
        panel = await front.panel(info, wait=wait)
    except ServiceError:
        panel = None
    if panel is None or panel.player != seat:
        return with_buttons(*buttons)
    made = await maker(front, info, front.table_words(info))
    view = made.view(panel, extra=buttons)
    view.working = panel.working
    return view


async def _completed(front: Front, info: GameInfo, seat: str, buttons: Sequence[Button]) -> Shown | None:
    """The view with the proposed runs; None where the game has gone on meanwhile."""
    view = await panel_view(front, info, seat, buttons, wait=True)
    fresh = await front.service.status(info.id)
    return view if fresh.seq == info.seq else None


POSTS: dict[str, MakePost] = {
    "start": _start,
    "turn": _turn,
    "consent": _turn,
    "undone": _undone,
    "abandoned": _abandoned,
    **end.POSTS,
}
