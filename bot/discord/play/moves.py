"""Moves made through buttons, menus, forms and commands, and the private panel that answers them."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from bot import errors
from bot.discord.components import Place, Shown
from bot.discord.drawing import Wish, pick_wishes, way_wishes
from bot.discord.front import Front, Interaction, is_solo
from bot.discord.instead import note_tried
from bot.discord.looking.news import own_news
from bot.discord.play import tips
from bot.discord.play.orders_news import ahead_buttons, ended_lines
from bot.discord.play.takeback import undo_buttons, undo_view
from bot.discord.posts import solo
from bot.discord.posts.turn_message import maker, renew_posted, turn_message_of, update_public
from bot.discord.replies import LONGEST_MESSAGE
from bot.discord.telling import bounded, done_text, panel_text, story_text, waiting_text
from bot.panel.panel import Panel
from bot.service import Acted, GameInfo, ServiceError, Undone, text
from bot.words import Words

log = logging.getLogger(__name__)

RESULT_LINES = 6


def is_private(interaction: Interaction) -> bool:
    """Whether the message that was clicked is seen by one person only."""
    return interaction.message is not None and interaction.message.flags.ephemeral


def is_own(interaction: Interaction, info: GameInfo) -> bool:
    """Whether the message that was clicked is the person's own panel: a private one, or that of a game for one."""
    return is_private(interaction) or (interaction.message is not None and is_solo(info))


async def show_panel(
    front: Front,
    interaction: Interaction,
    info: GameInfo,
    before: Sequence[str] = (),
    *,
    update: bool = False,
    new: bool = False,
    place: Place | None = None,
) -> None:
    """Open the panel privately, or (`update`) put it in the place of the private message that was clicked.

    Where track may be laid a picture shows the hexes, numbered as in the menu.
    In a game for one the message is an ordinary one with a picture; `new` posts it below the one that was clicked.

    The interaction is deferred already. Whoever isn't to act is told who is. Where the best run takes long to be found,
    the panel says so at first and is made complete later.
    """
    words, user = front.words(interaction, info), str(interaction.user.id)
    content, view, working, wishes = await private_panel(front, info, words, user, before, place)
    if is_solo(info):
        pictures = await solo.picture(front, info, words) if update or new else []
    else:
        pictures = await front.draw(info, words, wishes)
    more: dict[str, Any] = {} if view is None else {"view": view}
    if update:
        message: Any = await interaction.edit_original_response(content=content, view=view, attachments=pictures)
    elif new:
        message = await interaction.followup.send(content, files=pictures, silent=True, wait=True, **more)
    else:
        message = await interaction.followup.send(content, files=pictures, ephemeral=True, wait=True, **more)
    if working:
        await front.panel(info, wait=True)
        fresh = await front.service.status(info.id)
        if fresh.seq == info.seq:
            content, view, *_ = await private_panel(front, fresh, words, user, before, place)
            await message.edit(content=content, view=view)


async def private_panel(
    front: Front, info: GameInfo, words: Words, user: str, before: Sequence[str] = (), place: Place | None = None
) -> tuple[str, Shown | None, bool, list[Wish]]:
    """Text and components for one person, whether the proposed runs are still being looked for, and what to draw."""
    names = front.names(info, words)
    before = [*await ended_lines(front, info, user, words), *await own_news(front, info, user, words), *before]
    if info.turn is None or info.turn.user != user or info.status != "running":
        view = await undo_view(front, info, user, words)
        for each in ahead_buttons(info, user, words):
            view = view or Shown()
            view.add_item(each)
        return bounded([*before, waiting_text(info, names)]), view, False, []
    panel = await front.panel(info)
    if panel.player is None:
        return bounded([*before, waiting_text(await front.service.status(info.id), names)]), None, False, []
    made = await maker(front, info, words, pictured=not is_solo(info))
    extra = [*(await undo_buttons(front, info, user, words))[1:], *ahead_buttons(info, user, words)]
    view = made.view(panel, place=place, extra=extra)
    if is_solo(info):
        return await solo.panel_lines(front, info, panel, names), view, panel.working, []
    told = await tips.lines(front, info, user, panel, words)
    content = bounded([panel_text(info, panel, names, before), *told])
    return content, view, panel.working, [*pick_wishes(panel), *way_wishes(panel.ways, names)]


async def act(
    front: Front, interaction: Interaction, info: GameInfo, actions: Sequence[Any], seq: int | None = None
) -> Acted:
    """Make a move for the person; nothing of Discord is waited for while the game is held."""
    with about(info, actions):
        return await front.service.act(info.id, front.person(interaction, info), actions, expected_seq=seq)


@contextmanager
def about(info: GameInfo, actions: Sequence[Any] = ()) -> Iterator[None]:
    """A refusal says which game it's about, so that its ids can be named, and what was tried."""
    try:
        yield
    except ServiceError as error:
        note_tried(error, actions)
        error.figures.setdefault("game", info.id)
        raise


async def answer_move(front: Front, interaction: Interaction, acted: Acted, posted: str | None = None) -> None:
    """After a command: say privately what the move did, show what comes next; renew the turn message `posted`."""
    words = front.words(interaction, acted.info)
    told = moved_lines(front, acted, words)
    try:
        await show_panel(front, interaction, acted.info, told)
    finally:
        await renew_posted(front, interaction, acted.info, posted)


def moved_lines(front: Front, acted: Acted, words: Words) -> list[str]:
    """What a move did, in a few lines."""
    if acted.repeated:
        return [words("panel-repeated")]
    return story_text(acted.rows, front.names(acted.info, words), most=RESULT_LINES) or [words("panel-done")]


async def click_move(front: Front, interaction: Interaction, info: GameInfo, actions: Sequence[Any], seq: int) -> None:
    """A move made on a message: the message itself goes on to what comes next, and so does the turn message."""
    posted = await turn_message_of(front, info) if is_private(interaction) else None
    try:
        acted = await act(front, interaction, info, actions, seq)
    except (errors.StaleMove, errors.GameFinished):
        await refresh(front, interaction, info)
        raise
    try:
        await _after_click(front, interaction, acted)
    finally:
        await renew_posted(front, interaction, acted.info, posted)


async def _after_click(front: Front, interaction: Interaction, acted: Acted) -> None:
    words = front.words(interaction, acted.info)
    if is_own(interaction, acted.info):
        told = moved_lines(front, acted, words)
        if is_solo(acted.info) and solo.has_answered(front, acted):
            # A second click on what was done already finds the new message there.
            if not acted.repeated:
                await show_panel(front, interaction, acted.info, told, new=True)
            await solo.leave(interaction, front.table_words(acted.info))
        else:
            await show_panel(front, interaction, acted.info, told, update=True)
        return
    working = await update_public(front, interaction, acted.info)
    if acted.repeated or not _still_up(interaction, acted.info):
        lines = [*moved_lines(front, acted, words), done_text(acted.info, front.names(acted.info, words))]
        view = await undo_view(front, acted.info, str(interaction.user.id), words)
        more: dict[str, Any] = {} if view is None else {"view": view}
        await interaction.followup.send(text.shorten("\n".join(lines), LONGEST_MESSAGE), ephemeral=True, **more)
    if working:
        await front.panel(acted.info, wait=True)
        await refresh(front, interaction, acted.info)


async def check_current(front: Front, interaction: Interaction, info: GameInfo, seq: int) -> None:
    """What the service checks of a move, for a proposal that has first to be looked up.

    Raises NotYourGame, GameFinished, StaleMove, NotYourTurn.
    """
    user = str(interaction.user.id)
    if not info.seats_of(user):
        raise errors.NotYourGame(game=info.id)
    if info.turn is None:
        raise errors.GameFinished(game=info.id)
    if info.seq != seq:
        await refresh(front, interaction, info)
        rows = await front.service.log(info.id, after=min(seq, info.seq))
        raise errors.StaleMove(rows, game=info.id, expected=seq, now=info.seq)
    if info.turn.user != user:
        seat = info.seat(info.turn.seat)
        raise errors.NotYourTurn(game=info.id, seat=seat.seat, user=seat.user, name=seat.name, kind=info.turn.kind)


def _still_up(interaction: Interaction, info: GameInfo) -> bool:
    return info.turn is not None and info.turn.user == str(interaction.user.id)


async def refresh(front: Front, interaction: Interaction, info: GameInfo) -> None:
    """A click came too late: bring the message that was clicked up to date before saying so."""
    fresh = await front.service.status(info.id)
    if is_own(interaction, info):
        await show_panel(front, interaction, fresh, update=True)
    else:
        await update_public(front, interaction, fresh)


def run_bundle(info: GameInfo, panel: Panel, services: tuple[str, ...] | None) -> list[Any]:
    """The moves of the proposed run that buys exactly these services, or of the best; Illegal where there's none."""
    for each in panel.runs:
        if services is None or each.services == services:
            return list(each.moves)
    raise errors.Illegal("no_offer", "", (), {"game": info.id})


def finish(info: GameInfo, panel: Panel, key: str) -> list[Any]:
    """The moves of the bundle with this key; Illegal where the panel has none."""
    for each in panel.bundles:
        if each.key == key:
            return list(each.moves)
    raise errors.Illegal("no_offer", "", (), {"game": info.id})


async def take_back(
    front: Front, interaction: Interaction, info: GameInfo, *, whole_turn: bool, seq: int | None = None
) -> Undone:
    """Take back the person's last move or whole turn."""
    person = front.person(interaction, info)
    with about(info):
        return await front.service.undo(info.id, person, whole_turn=whole_turn, expected_seq=seq)
