"""The message that asks whoever is up: it follows the turn while that goes on, and reads as past once it's over."""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import discord

from bot.discord.codes import Code
from bot.discord.components import Button, button, with_buttons
from bot.discord.connection.availability import NOT_DONE
from bot.discord.drawing import turn_wishes
from bot.discord.game_info import is_solo
from bot.discord.posts import solo
from bot.discord.posts.post import with_less
from bot.discord.posts.turn_text import ask_line, asked, past_text, with_dividend
from bot.discord.posts.written import Written
from bot.discord.visit import GameVisit, Reading
from bot.panel.matters import at_hand
from bot.panel.panel import Panel
from bot.service import GameInfo, ServiceError
from bot.words.names import Names

log = logging.getLogger(__name__)

TURN_KINDS = ("turn", "consent")
"""The announcements whose messages ask whoever is up."""
UNDONE_LINES = 2
"""So many lines has the message that says that moves were taken back; that of a turn has its round in the second."""


async def turn_message_of(reading: Reading) -> str | None:
    """The id of the message that pinged for the turn that's on."""
    turn = reading.info.turn
    if turn is None or is_solo(reading.info):
        return None
    return await reading.service.message_of(reading.game, TURN_KINDS, after=turn.seq - 1)


async def renew_posted(visit: GameVisit, posted: str | None) -> None:
    """Bring a turn message up to date after a move that was made elsewhere; it's no matter if that fails."""
    here: Any = visit.interaction.channel
    places = {visit.info.channel, visit.info.talk} - {None}
    if posted is None or here is None or str(here.id) not in places:
        return
    channel = visit.interaction.client.get_partial_messageable(int(visit.info.channel or 0))
    message = channel.get_partial_message(int(posted))
    try:
        await _renew(visit.table, message.id, await visit.front.written.of(message), message.edit)
    except (*NOT_DONE, ServiceError) as error:
        log.warning("the turn message %s can't be brought up to date: %s", posted, error)


async def update_public(visit: GameVisit) -> bool:
    """Bring the buttons of the turn message that was clicked up to date: the turn goes on, or it's over.

    Says whether the proposed runs are still to come.
    """
    message = visit.interaction.message
    if message is None:
        return False
    # Where the answer is a message of its own, the original response isn't the message that was clicked.
    own_answer = visit.interaction.response.type is discord.InteractionResponseType.deferred_channel_message
    edit = message.edit if own_answer else visit.edit
    return await _renew(visit.table, message.id, Written.of(message), edit)


async def _renew(table: Reading, message: int, said: Written, edit: Callable[..., Awaitable[discord.Message]]) -> bool:
    info, names, labels = table.info, table.names, table.label_names
    panel = await table.panel() if info.status == "running" else None
    more: dict[str, Any] = {"allowed_mentions": mentioned(said.content)}
    written = table.front.written
    if panel is None or info.turn is None or not _is_for(said, info, panel):
        past = past_text(said.content, table.words)
        if past != said.content:
            view = with_buttons(*kept_buttons(said, labels, info, past=True))
            await written.edit(message, edit, content=past, view=view, **more)
        return False
    view = (await table.maker()).view(panel, extra=kept_buttons(said, labels, info))
    lines = await _present_lines(table, panel, said.content)
    if _shows_other(said.content.split("\n"), lines, panel, names):
        wishes = await turn_wishes(table.service, info, panel.company, ())
        more["attachments"] = await table.draw(wishes, later=True)
    await written.edit(message, with_less(edit), content="\n".join(lines), view=view, **more)
    return panel.working


async def _present_lines(table: Reading, panel: Panel, content: str) -> list[str]:
    """A turn message's lines, with the round that's on now and what is asked now."""
    lines, turn = content.split("\n"), table.info.turn
    assert turn is not None
    what = asked(panel.company, panel.step, panel.on_behalf, table.names)
    hand = await table.read(lambda game: at_hand(game, panel.player))
    lines[-1] = ask_line(turn.user, what, table.names, turn.kind, with_dividend(hand, panel))
    if len(lines) > UNDONE_LINES:
        lines[1] = await solo.round_line(table)
    return lines


def _shows_other(old: Sequence[str], new: Sequence[str], panel: Panel, names: Names) -> bool:
    """Whether the pictures of a turn message are those of another round, or of another company's turn."""
    if len(new) <= UNDONE_LINES:
        return False
    of_company = names.company(panel.company) if panel.company is not None else ""
    return old[1] != new[1] or of_company not in old[-1]


def mentioned(content: str) -> discord.AllowedMentions:
    """The people whom a message's text mentions, for an edit of it.

    It pings nobody; they have to be allowed all the same, or the message would cease to be theirs.
    """
    people = [discord.Object(int(each)) for each in re.findall(r"<@(\d{1,20})>", content)]
    return discord.AllowedMentions(everyone=False, roles=False, users=people)


def _is_for(said: Written, info: GameInfo, panel: Panel) -> bool:
    """Whether a turn message is still that of the person to act: it pings them, and it's about this turn."""
    turn = info.turn
    return turn is not None and turn.seat == panel.player and f"<@{turn.user}>" in said.content and said.seq >= turn.seq


def kept_buttons(said: Written, names: Names, info: GameInfo, *, past: bool = False) -> list[Any]:
    """The turn message's own buttons, with the codes they were posted with; as they are once its turn is `past`."""
    mine, tongue = said.mine, said.tongue
    if mine is None:
        return []
    since = int(tongue.argument) if tongue is not None and tongue.argument.isdecimal() else mine.seq
    return turn_buttons(info, mine.seq, since, mine.argument, names, past=past)


def turn_buttons(
    info: GameInfo, seq: int, since: int, marker: str, names: Names, *, past: bool = False, tongue: bool = True
) -> list[Button]:
    """The buttons that stay on a turn message: the panel (its code bears the marker), one's own language, reasons.

    On one whose turn is `past`, the first says that it's about the present. `tongue`: whether a language of one's own
    is on it, which isn't where the message is in the only player's.
    """
    words = names.words
    mine = Code("b", info.id, seq, "my", marker)
    now = button(mine, words("button-now")) if past else None
    return [
        now or button(mine, words("button-my_turn"), discord.ButtonStyle.primary),
        *([button(Code("b", info.id, seq, "tongue", str(since)), words("button-my_language"))] if tongue else []),
        button(Code("b", info.id, seq, "why", str(since)), words("button-why")),
    ]
