"""Moves made through buttons, menus, forms and commands, and the private panel that answers them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot import errors
from bot.discord.components import Button, MenuPage, Shown, button, with_buttons
from bot.discord.drawing import Wish, pick_wishes, way_wishes
from bot.discord.game_info import is_solo
from bot.discord.looking.help import tip_lines
from bot.discord.looking.news import own_news
from bot.discord.play.orders import ahead_buttons, arranged
from bot.discord.play.panel_text import done_text, matter_lines, panel_text, waiting_text, warning_lines
from bot.discord.posts import lesson, solo
from bot.discord.posts.turn_message import renew_posted, turn_message_of, update_public
from bot.discord.texts import bounded, bounded_before, story_text
from bot.discord.visit import GameVisit, Visit
from bot.panel.beside import aside_panel
from bot.panel.panel import Panel
from bot.service import Acted, Undone
from bot.words.names import Names

RESULT_LINES = 6
ASIDE_ROOM = "a"
"""Where the clicks go of a person who isn't asked, as in `Code`."""


# --- the panel


async def show_panel(
    visit: GameVisit,
    before: Sequence[str] = (),
    *,
    update: bool = False,
    new: bool = False,
    place: MenuPage | None = None,
) -> None:
    """Open the panel privately, or (`update`) put it in the place of the private message that was clicked.

    Where track may be laid a picture shows the hexes, numbered as in the menu.
    In a game for one the message is an ordinary one with a picture; `new` posts it below the one that was clicked.

    Whoever isn't to act is told who is. Where the best run takes long to be found, the panel says so at first and is
    made complete later.
    """
    content, view, working, wishes = await _private_panel(visit, before, place)
    if is_solo(visit.info):
        pictures = await solo.picture(visit) if update or new else []
    else:
        pictures = await visit.draw(wishes)
    more: dict[str, Any] = {} if view is None else {"view": view}
    send = visit.interaction.followup.send
    if update:
        message: Any = await visit.edit(content=content, view=view, attachments=pictures)
    elif new:
        message = await send(content, files=pictures, silent=True, wait=True, **more)
    else:
        message = await send(content, files=pictures, ephemeral=True, wait=True, **more)
    if working:
        await visit.panel(wait=True)
        fresh = await visit.fresh()
        if fresh.info.seq == visit.info.seq:
            content, view, *_ = await _private_panel(fresh, before, place)
            await message.edit(content=content, view=view)


async def _private_panel(
    visit: GameVisit, before: Sequence[str] = (), place: MenuPage | None = None
) -> tuple[str, Shown | None, bool, list[Wish]]:
    """Text and components for one person, whether the proposed runs are still being looked for, and what to draw."""
    info, names = visit.info, visit.names
    lines, steps = await arranged(visit)
    told = [each for each in before if f"- {each}" not in lines]
    before = [*lines, *await own_news(visit), *told]
    if lesson.is_over(info):
        return lesson.closing(visit), None, False, []
    if not visit.is_up:
        return *await _waiting_panel(visit, before), False, []
    panel = await visit.panel()
    if panel.player is None:
        return bounded([*before, waiting_text((await visit.fresh()).info, names)]), None, False, []
    made = await visit.maker(pictured=not is_solo(info))
    extra = [*(await undo_buttons(visit))[1:], *await redo_buttons(visit), *ahead_buttons(visit)]
    extra = [*steps, *extra, *lesson.buttons(visit)]
    view = made.view(panel, place=place, extra=extra)
    if is_solo(info):
        return bounded_before([await solo.panel_lines(visit, panel, len(lines))], lines), view, panel.working, []
    content = bounded([panel_text(info, panel, names, before), *await tip_lines(visit, panel)])
    return content, view, panel.working, [*pick_wishes(panel), *way_wishes(panel.ways, names)]


async def _waiting_panel(visit: GameVisit, before: Sequence[str]) -> tuple[str, Shown | None]:
    """For whoever isn't to act: who is, what they can take back or order ahead, and what they may do all the same."""
    info, names = visit.info, visit.names
    buttons = [*await undo_buttons(visit), *await redo_buttons(visit), *ahead_buttons(visit)]
    lines = [*before, waiting_text(info, names)]
    panel = await visit.read(lambda game: aside_panel(game, visit.seats)) if info.status == "running" else None
    if panel is None:
        return bounded(lines), with_buttons(*buttons) if buttons else None
    made = replace(await visit.maker(), room=ASIDE_ROOM)
    shown = replace(panel, undoable=False)
    more = [names.words("panel-aside"), *matter_lines(panel, names), *warning_lines(panel, names)]
    return bounded([*lines, *more]), made.view(shown, extra=buttons)


async def refresh(visit: GameVisit) -> None:
    """A click came too late: bring the message that was clicked up to date before saying so."""
    fresh = await visit.fresh()
    if visit.is_own:
        await show_panel(fresh, update=True)
    else:
        await update_public(fresh)


# --- making a move


async def act(visit: GameVisit, actions: Sequence[Any], seq: int | None = None) -> Acted:
    """Make a move for the person; nothing of Discord is waited for while the game is held.

    Raises what `GameService.act` raises.
    """
    with visit.about(actions):
        return await visit.service.act(visit.game, visit.person, actions, expected_seq=seq)


async def answer_move(visit: Visit, acted: Acted, posted: str | None = None) -> None:
    """After a command: say privately what the move did, show what comes next; renew the turn message `posted`."""
    after = visit.at(acted.info)
    try:
        await show_panel(after, _moved_lines(acted, after.names))
        await _end_lesson(after)
    finally:
        await renew_posted(after, posted)


async def _end_lesson(after: GameVisit) -> None:
    """Once a lesson has told its end there's nothing of it to be kept."""
    if lesson.is_over(after.info):
        await after.service.lessons.end(after.game, after.person)


def _moved_lines(acted: Acted, names: Names) -> list[str]:
    """What a move did, in a few lines."""
    if acted.repeated:
        return [names.words("panel-repeated")]
    return story_text(acted.rows, names, most=RESULT_LINES) or [names.words("panel-done")]


async def click_move(visit: GameVisit, actions: Sequence[Any], seq: int) -> None:
    """A move made on a message: the message itself goes on to what comes next, and so does the turn message.

    Raises what `GameService.act` raises, once a message that is behind the game is brought up to date.
    """
    posted = await turn_message_of(visit) if visit.is_private else None
    try:
        acted = await act(visit, actions, seq)
    except (errors.StaleMove, errors.GameFinished):
        await refresh(visit)
        raise
    after = visit.at(acted.info)
    try:
        await answer_click(after, acted)
    finally:
        await renew_posted(after, posted)


async def answer_click(after: GameVisit, acted: Acted, more: Sequence[str] = ()) -> None:
    """Let the message that was clicked go on to what comes next, with what was done, and `more` that's to be said."""
    if not after.is_own:
        working = await update_public(after)
        if acted.repeated or not after.is_up:
            lines = [*_moved_lines(acted, after.names), *more, done_text(acted.info, after.names)]
            await after.say("\n".join(lines), view=await undo_view(after))
        if working:
            await after.panel(wait=True)
            await refresh(after)
        return
    told = [*(_moved_lines(acted, after.names) if acted.rows or not more else ()), *more]
    if not is_solo(acted.info) or not solo.has_answered(acted):
        await show_panel(after, told, update=True)
    else:
        # A second click on what was done already finds the new message there.
        if not acted.repeated:
            await show_panel(after, told, new=True)
        await solo.leave(after)
    await _end_lesson(after)


async def check_current(visit: GameVisit, seq: int) -> None:
    """What the service checks of a move, for a proposal that has first to be looked up.

    Raises NotYourGame, GameFinished, StaleMove, NotYourTurn.
    """
    await check_fresh(visit, seq)
    info, turn = visit.info, visit.info.turn
    if turn is not None and turn.user != visit.user:
        seat = info.seat(turn.seat)
        raise errors.NotYourTurn(game=visit.game, seat=seat.seat, user=seat.user, name=seat.name, kind=turn.kind)


async def check_fresh(visit: GameVisit, seq: int) -> None:
    """The same of what a player may do whoever is asked. Raises NotYourGame, GameFinished, StaleMove."""
    info = visit.info
    if not visit.seats:
        raise errors.NotYourGame(game=visit.game)
    if info.turn is None:
        raise errors.GameFinished(game=visit.game)
    if info.seq != seq:
        await refresh(visit)
        rows = await visit.service.log(visit.game, after=min(seq, info.seq))
        raise errors.StaleMove(rows, game=visit.game, expected=seq, now=info.seq)


def run_bundle(game: int, panel: Panel, services: tuple[str, ...] | None) -> list[Any]:
    """The moves of the proposed run that buys exactly these services, or of the best; Illegal where there's none."""
    for each in panel.runs:
        if services is None or each.services == services:
            return list(each.moves)
    raise errors.Illegal("no_offer", "", (), {"game": game})


def bundle(game: int, panel: Panel, key: str) -> list[Any]:
    """The moves of the bundle with this key; Illegal where the panel has none."""
    for each in panel.bundles:
        if each.key == key:
            return list(each.moves)
    raise errors.Illegal("no_offer", "", (), {"game": game})


# --- taking it back


async def take_back(visit: GameVisit, *, whole_turn: bool, seq: int | None = None) -> Undone:
    """Take back the person's last move or whole turn; raises what `GameService.undo` raises."""
    with visit.about():
        return await visit.service.undo(visit.game, visit.person, whole_turn=whole_turn, expected_seq=seq)


async def undo_view(visit: GameVisit) -> Shown | None:
    """The buttons below for a private message; None where the person has nothing to take back."""
    buttons = await undo_buttons(visit)
    return with_buttons(*buttons) if buttons else None


async def undo_buttons(visit: GameVisit) -> list[Button]:
    """With these whoever moved last takes that back, while nobody else has moved; the whole turn, where that's more."""
    moves = await visit.service.undoable(visit.game, visit.user)
    verbs = ["undo", "undo_turn"][: min(moves, 2)]
    return [button(visit.code(each), visit.words(f"button-{each}")) for each in verbs]


async def redo_buttons(visit: GameVisit) -> list[Button]:
    """With it what the person took back holds again, until somebody moves; none where they've taken back nothing."""
    if not await visit.service.redoable(visit.game, visit.user):
        return []
    return [button(visit.code("redo"), visit.words("button-redo"))]
