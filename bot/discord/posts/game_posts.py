"""The messages about a game's turns, its start and its end; and a turn's in the reader's own language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

import discord

from bot.discord.codes import Code, small_number
from bot.discord.components import Button, Shown, button, with_buttons
from bot.discord.drawing import Wish, turn_wishes
from bot.discord.feature import Click, Feature, Manner
from bot.discord.game_info import heading_of, is_solo
from bot.discord.posts import solo
from bot.discord.posts.pin_state import link_to_unpinned
from bot.discord.posts.post import Post, Told
from bot.discord.posts.turn_message import turn_buttons
from bot.discord.posts.turn_text import abandoned_text, asked, start_text, turn_text, undone_text, with_dividend
from bot.discord.tables import votes
from bot.discord.tables.end import log_file
from bot.discord.tables.recovery import GIVEN_UP
from bot.discord.tables.status import up_line
from bot.discord.texts import bounded, story_text
from bot.discord.visit import GameVisit, Reading
from bot.panel.matters import at_hand
from bot.panel.panel import Panel
from bot.service import ServiceError


async def _start(told: Told) -> Post:
    order = await told.read(lambda game: list(game.state.seats))
    content, files = start_text(told.info, order, told.names), list[discord.File]()
    if told.info.server is not None and not is_solo(told.info):
        files.append(await log_file(told, told.item.seq))
    return Post(content, with_buttons(told.log_button()), files)


async def _abandoned(told: Told) -> Post:
    content = abandoned_text(told.info, told.item.payload, told.names)
    # Who looks for games that were lost sees by the button that this one wasn't.
    code = Code("b", told.game, told.item.seq, "log", f"1;{told.item.marker};{GIVEN_UP}")
    return Post(content, with_buttons(button(code, told.words("command-log-description"))))


async def _undone(told: Told) -> Post:
    item = told.item
    buttons = turn_buttons(told.info, item.seq, item.seq, item.marker, told.label_names)
    if item.seq == told.info.seq and await told.service.redoable(told.game, item.payload["by_user"]):
        buttons.append(button(Code("b", told.game, item.seq, "redo"), told.words("button-redo")))
    view = await _panel_view(told, str(item.payload["seat"]), buttons)
    return Post(undone_text(told.info, item.payload, told.names), view)


async def _turn(told: Told) -> Post:
    """The message that pings the person to act."""
    info, item, names = told.info, told.item, told.names
    since, alone = item.payload.get("since", 0), is_solo(info)
    buttons = turn_buttons(info, item.seq, since, item.marker, told.label_names, tongue=not alone)
    wishes = await turn_wishes(told.service, info, item.payload.get("company"), item.payload.get("story", ()))
    seat = str(item.payload["seat"])
    if alone:
        view = await _panel_view(told, seat, [solo.trial_button(told), *buttons])
        what = asked(item.payload.get("company"), item.payload["step"], item.payload["on_behalf"], names)
        return Post(await solo.turn_lines(told, what), view, await told.draw(wishes[:1], later=True))
    if await told.front.left(info, item.mentions):
        return await _turn_of_gone(told, seat, buttons, wishes)
    panel = await _panel(told, seat)
    view = await _view(told, panel, buttons)
    complete = partial(_completed, told, seat, buttons) if view.working else None
    content = await _turn_content(told, seat, panel)
    return Post(content, view, await told.draw(wishes, later=True), item.mentions, complete)


async def _turn_content(told: Told, seat: str, panel: Panel | None) -> str:
    hand = with_dividend(await told.read(lambda game: at_hand(game, seat)), panel)
    where, overview = await solo.round_line(told), await link_to_unpinned(told)
    return turn_text(told.info, told.item.payload, told.names, told.item.kind, where, hand, overview=overview)


async def _turn_of_gone(told: Told, seat: str, buttons: Sequence[Button], wishes: Sequence[Wish]) -> Post:
    """The message for somebody who has left the server: nobody is pinged, and the others can call the caretaker."""
    where = await solo.round_line(told)
    content = turn_text(told.info, told.item.payload, told.names, told.item.kind, where, gone=True)
    view = with_buttons(*buttons, votes.call_button(told, seat))
    return Post(content, view, await told.draw(wishes, later=True))


async def _panel_view(told: Told, seat: str, buttons: Sequence[Button]) -> Shown:
    return await _view(told, await _panel(told, seat), buttons)


async def _panel(reading: Reading, seat: str, *, wait: bool = False) -> Panel | None:
    """What the person may do; None where it isn't their turn any more."""
    try:
        panel = await reading.panel(wait=wait)
    except ServiceError:
        return None
    return panel if panel.player == seat else None


async def _view(told: Told, panel: Panel | None, buttons: Sequence[Button]) -> Shown:
    """What the person may do, and these buttons; they alone where it isn't their turn any more."""
    if panel is None:
        return with_buttons(*buttons)
    view = (await told.maker()).view(panel, extra=buttons)
    view.working = panel.working
    return view


async def _completed(told: Told, seat: str, buttons: Sequence[Button]) -> Post | None:
    """The text and the view with the proposed runs; None where the game has gone on meanwhile."""
    panel = await _panel(told, seat, wait=True)
    content, view = await _turn_content(told, seat, panel), await _view(told, panel, buttons)
    fresh = await told.service.status(told.game)
    return Post(content, view) if fresh.seq == told.info.seq else None


# --- "My language": the text of a turn message, privately, in the reader's own


async def _tongue(visit: GameVisit, code: Code) -> None:
    """Answer with the text; where the game has moved on since, also with who is up now."""
    told = await visit.service.told_at(visit.game, code.seq)
    await visit.say(await (_taken_back(visit, code) if told is None else _same(visit, *told)))


async def _same(visit: GameVisit, seq: int, kind: str, payload: Mapping[str, Any]) -> str:
    info, names = visit.info, visit.names
    if info.turn is None or info.turn.seq != seq:
        return bounded([turn_text(info, payload, names, kind), await up_line(visit)])
    seat = str(payload["seat"])
    hand = with_dividend(await visit.read(lambda game: at_hand(game, seat)), await _panel(visit, seat))
    return turn_text(info, payload, names, kind, await solo.round_line(visit), hand)


async def _taken_back(visit: GameVisit, code: Code) -> str:
    """The message says that moves were taken back: what has happened since, and who is up."""
    since = small_number(code.argument, code.seq)
    told = story_text(await visit.service.story(visit.game, since, code.seq), visit.names)
    told = told or [visit.words("since-nothing")]
    return bounded([heading_of(visit.info, visit.words), *told, await up_line(visit)])


FEATURE = Feature(
    buttons={"tongue": Click(_tongue, Manner.PRIVATE)},
    posts={"start": _start, "turn": _turn, "consent": _turn, "undone": _undone, "abandoned": _abandoned},
)
