"""Answers to interactions: private, courteous, in the reader's language; nothing is swallowed.

Three failures are kept apart: what can't be read, what isn't legal now, and a fault of ours, which is logged with a
reference number that the person is told.
"""

from __future__ import annotations

import logging
import re
import secrets
from collections.abc import Awaitable
from typing import Any

import discord

from bot import errors
from bot.discord.citations import refusal_buttons
from bot.discord.components import Shown
from bot.discord.deferral import withdraw_promise
from bot.discord.delivery import Undelivered
from bot.discord.front import Front, Interaction, heading_name
from bot.discord.instead import view_for
from bot.discord.reach import NOT_DONE, is_out_of_reach
from bot.service import GameInfo, ServiceError, text
from bot.words import Words
from bot.words.names import Names
from bot.words.possible import choice_name, legal_name, option_word, possible_lines
from bot.words.refusals import instead, refusal
from bot.words.stories import shorten_lines, story_lines
from engine.errors import UnreadableAction
from storage.ledger import has_written

log = logging.getLogger(__name__)

LONGEST_MESSAGE = 2000
STALE_LINES = 6
LONGEST_FIGURE = 80
ID = re.compile(r"[^\W_][\w&]{0,30}(\.\d{1,2})?")
"""What an id looks like: letters, digits, "&", "_", and for a city the number behind a dot."""
GONE = frozenset({10015, 10062, 40060, 50027})
"""Discord's codes for an interaction that can't be answered any more, or was answered already."""


async def say(interaction: Interaction, content: str, **more: Any) -> None:
    """Answer privately, whether or not the interaction was deferred. Names in the text ping nobody."""
    await withdraw_promise(interaction)
    content = text.shorten(content, LONGEST_MESSAGE)
    more = {name: value for name, value in more.items() if value is not None}
    if not interaction.response.is_done():
        await interaction.response.send_message(content, ephemeral=True, **more)
    else:
        await interaction.followup.send(content, ephemeral=True, **more)


async def guarded(front: Front, interaction: Interaction, work: Awaitable[Any]) -> None:
    """Do the work of an interaction; whatever goes wrong is answered."""
    front.begin(interaction)
    try:
        await work
    except Exception as error:
        await answer_error(front, interaction, error)
    else:
        front.lost.answered(interaction)


async def answer_error(front: Front, interaction: Interaction, error: BaseException) -> None:
    """Tell the person what went wrong, and whether something was changed; an answer that got lost is noted."""
    try:
        if isinstance(error, Undelivered) or getattr(error, "code", 0) in GONE:
            _lose(front, interaction, error)
            return
        view = await _offered(front, interaction, error)
        await say(interaction, await explain(front, interaction, error), view=view)
        front.lost.answered(interaction)
    except (*NOT_DONE, discord.InteractionResponded, Undelivered) as failure:
        _lose(front, interaction, failure)


def _lose(front: Front, interaction: Interaction, trouble: BaseException) -> None:
    """An answer got lost: the person asks for the same again, and is told then if it was carried out."""
    done = has_written()
    if done:
        front.lost.add(interaction)
    what = "it was carried out" if done else "nothing was changed"
    log.warning("interaction %s couldn't be answered (%s): %s", interaction.id, what, trouble)


async def _offered(front: Front, interaction: Interaction, error: BaseException) -> Shown | None:
    """What is legal instead, and a button to the clause that forbids what was tried."""
    info = await _game_of(front, error) if isinstance(error, ServiceError) else None
    own = refusal_buttons(info, error, front.words(interaction, info))
    return await view_for(front, interaction, info, error, own)


async def explain(front: Front, interaction: Interaction, error: BaseException) -> str:
    """The sentence for an error."""
    if isinstance(error, UnreadableAction):
        error = errors.Unreadable(error.reason, **error.figures)
    if isinstance(error, errors.OurFault) or not isinstance(error, ServiceError):
        return _failure(front.words(interaction), error)
    info = await _game_of(front, error)
    words = front.words(interaction, info)
    if isinstance(error, errors.Unavailable) and has_written():
        return refusal(words, "done_not_shown", {})
    names = front.names(info, words) if info is not None else None
    return "\n".join(_sentences(error, words, names, info))


def _failure(words: Words, error: BaseException) -> str:
    """What is said of a failure that's none of the person's: what was changed by then stays changed."""
    if is_out_of_reach(error):
        log.warning("Discord was out of reach: %r", error)
        return refusal(words, "done_not_shown" if has_written() else "out_of_reach", {})
    return refusal(words, "done_our_fault" if has_written() else "our_fault", {"reference": report(error)})


def report(error: BaseException) -> str:
    """Log a fault of ours; the reference number that the person is told."""
    reference = secrets.token_hex(4)
    log.error("fault %s: %r", reference, error, exc_info=error)
    return reference


async def _game_of(front: Front, error: ServiceError) -> GameInfo | None:
    game_id = error.figures.get("game") or getattr(error, "game", None)
    if not isinstance(game_id, int) or isinstance(error, errors.NoSuchGame | errors.OtherServer):
        return None
    try:
        return await front.service.status(game_id)
    except ServiceError:
        return None


def _sentences(error: ServiceError, words: Words, names: Names | None, info: GameInfo | None) -> list[str]:
    """The refusal, and what is legal instead or what has happened since."""
    figures = _harmless(dict(error.figures), names, info)
    teaching: list[str] = []
    if isinstance(figures.get("option"), str):
        every = error.figures.get("choices", ())
        choice = (lambda each: choice_name(each, names, every)) if names is not None else str
        teaching = possible_lines(error.figures, words, choice)
        figures["option"] = option_word(figures["option"], words)
    elif error.figures.get("choices") and names is not None:
        teaching = [instead(words, [legal_name(each, names) for each in error.figures["choices"]])]
    clause = error.clause if isinstance(error, errors.Illegal) else ""
    out = [refusal(words, error.key, figures, names, clause), *teaching]
    if isinstance(error, errors.Illegal) and names is not None:
        choices = [legal_name(each, names, error.key) for each in error.legal_instead]
        out.append(instead(words, [each for each in choices if each]))
    if isinstance(error, errors.StaleMove) and names is not None:
        lines = shorten_lines(story_lines(error.rows, names), names, STALE_LINES)
        out = [words("since-stale"), *lines] if lines else [*out, words("since-nothing")]
    return [each for each in out if each]


def _harmless(figures: dict[str, Any], names: Names | None, info: GameInfo | None) -> dict[str, Any]:
    """Whatever doesn't look like an id is text from people and escaped; the host's id becomes a mention."""
    figures = {name: _escaped(value) for name, value in figures.items()}
    if "name" in figures and names is not None and figures.get("seat"):
        figures["name"] = names.person(figures["seat"])
    if "until" in figures:
        figures["until"] = moment_at(figures["until"])
    if "asked_at" in figures:
        figures["asked_at"] = f"<t:{int(figures['asked_at'])}:R>"
    if "host" in figures:
        figures["host"] = f"<@{figures['host']}>"
    if info is not None and "game" in figures:
        figures["game"] = heading_name(info)
    return figures


def moment_at(unix: float | None) -> str:
    """A moment as Discord shows it in the reader's time; "none" where it can't be said."""
    return "none" if unix is None else f"<t:{int(unix)}:f>"


def _escaped(value: Any) -> Any:
    if isinstance(value, list | tuple):
        return [_escaped(each) for each in value]
    if not isinstance(value, str) or ID.fullmatch(value):
        return value
    return text.escape(text.shorten(value, LONGEST_FIGURE))
