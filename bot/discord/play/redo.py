"""`/redo`: what was taken back last holds again, until somebody moves; with the others' consent where they moved it."""

from __future__ import annotations

import discord

from bot import errors
from bot.discord.codes import Code
from bot.discord.commands import Command
from bot.discord.components import button, with_buttons
from bot.discord.feature import Click, Feature
from bot.discord.play import moves
from bot.discord.play.undo import LINES, consent
from bot.discord.posts.turn_message import update_public
from bot.discord.texts import bounded, story_text
from bot.discord.visit import GameVisit


async def _redo(visit: GameVisit) -> None:
    """`/redo`: one's own moves at once; typed once more after that, nothing more holds again."""
    again = await visit.service.last_redo(visit.game, visit.person)
    if again is not None:
        await moves.show_panel(visit.at(again.info), [visit.words("redo-again")])
        return
    try:
        await _do(visit, visit.info.seq)
    except errors.RedoClosed:
        await _offer_vote(visit)


async def _button(visit: GameVisit, code: Code) -> None:
    """The same for the position that the button was made for."""
    await _do(visit, code.seq)


async def _do(visit: GameVisit, seq: int) -> None:
    with visit.about():
        done = await visit.service.redo(visit.game, visit.person, expected_seq=seq)
    after = visit.at(done.info)
    if visit.interaction.message is not None and not visit.is_own:
        await update_public(after)
        return
    told = after.words("redo-again" if done.repeated else "redo-private")
    await moves.show_panel(after, [told], update=visit.interaction.message is not None)


# --- what was taken back of others' moves


async def _offer_vote(visit: GameVisit) -> None:
    """Say what would hold again, and who has to agree, before anybody is asked."""
    with visit.about():
        target, rows = await visit.service.to_redo(visit.game, visit.person)
    words = visit.words
    told = story_text(rows, visit.names, most=LINES)
    lines = [words("redo-older", count=len(rows)), *told, consent(visit.info, visit.user, await visit.gone(), words)]
    confirm = button(visit.code("redo_ask", str(target)), words("button-confirm"), discord.ButtonStyle.primary)
    await visit.say(bounded(lines), view=with_buttons(confirm))


async def _ask_button(visit: GameVisit, code: Code) -> None:
    """Ask the others, or do it where nobody has to be asked."""
    if visit.info.seq != code.seq:
        raise errors.Overtaken(kind="vote", game=visit.game)
    gone = await visit.gone()
    with visit.about():
        vote = await visit.service.votes.open(visit.game, visit.person, "redo", gone=gone)
    words = visit.words
    content = words("redo-private") if vote is None else words("undo-asked", needed=vote.needed)
    await visit.edit(content=content, view=None)


FEATURE = Feature(
    lambda: [Command("redo", _redo)],
    buttons={"redo": Click(_button), "redo_ask": Click(_ask_button)},
)
