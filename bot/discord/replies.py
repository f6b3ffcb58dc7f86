"""Answers to interactions: private, courteous, in the reader's language; nothing is swallowed.

Three failures are kept apart: what can't be read, what isn't legal now, and a fault of ours, which is logged with a
reference number that the person is told.
"""

from __future__ import annotations

import logging
import re
import secrets
from collections.abc import Awaitable
from dataclasses import replace
from typing import Any

import discord

from bot import errors
from bot.discord.citations import refusal_buttons
from bot.discord.components import Shown, button, with_buttons
from bot.discord.connection.availability import NOT_DONE, is_out_of_reach
from bot.discord.connection.delivery import ANSWERED, GONE, Undelivered
from bot.discord.game_info import heading_name, is_solo
from bot.discord.visit import TRIED, GameVisit, Visit
from bot.service import ServiceError, text
from bot.words import Words
from bot.words.possible import choice_name, legal_name, option_word, possible_lines
from bot.words.refusals import instead, refusal
from bot.words.stories import shorten_lines, story_lines
from engine.errors import UnreadableAction
from storage import StorageError
from storage.ledger import has_written, in_doubt

log = logging.getLogger(__name__)

Later = tuple[list[str], list[str]]
"""What a panel offers of what was tried, and of other things that come later in the turn."""
NOTHING_LATER: Later = ([], [])
NOT_NOW = "turn.not_now"
STALE_LINES = 6
LONGEST_FIGURE = 80
ID = re.compile(r"[^\W_][\w&]{0,30}(\.\d{1,2}|-[a-z]{1,10})?")
"""What an id looks like: letters, digits, "&", "_"; behind a dot a city's number, behind a dash a tile's colour."""


async def guarded(visit: Visit, work: Awaitable[Any]) -> None:
    """Do the work of a visit; whatever goes wrong is answered."""
    visit.front.begin(visit.interaction)
    try:
        await work
    except Exception as error:
        await answer_error(visit, error)
    else:
        visit.front.lost.answered(visit.interaction)


async def answer_error(visit: Visit, error: BaseException) -> None:
    """Tell the person what went wrong, and whether something was changed; an answer that got lost is noted.

    Where that isn't known yet they're told once it is.
    """
    doubt = visit.front.lost.doubt(visit.interaction)
    try:
        if isinstance(error, Undelivered) or getattr(error, "code", 0) in GONE:
            _lose(visit, error)
            return
        view = await _offered(visit, error)
        await visit.say(await explain(visit, error), view=view)
        visit.front.lost.answered(visit.interaction)
    except (*NOT_DONE, discord.InteractionResponded, Undelivered) as failure:
        _lose(visit, failure)
        return
    if doubt is not None:
        visit.front.lost.once_known(doubt, lambda done: _tell_outcome(visit, done))


async def _tell_outcome(visit: Visit, done: bool) -> None:
    try:
        await visit.say(refusal(visit.words, "found_done" if done else "found_undone", {}))
    except (*NOT_DONE, Undelivered) as failure:
        log.warning("what became of interaction %s can't be told any more: %r", visit.interaction.id, failure)


def _lose(visit: Visit, trouble: BaseException) -> None:
    """An answer got lost: the person asks for the same again, and is told then if it was carried out."""
    done = has_written()
    if done:
        visit.front.lost.add(visit.interaction)
    elif getattr(trouble, "code", 0) == ANSWERED and in_doubt() is None:
        # Two have heard of it while a shard is handed over; it's the other's, who was first.
        log.info("interaction %s is answered by another process", visit.interaction.id)
        return
    else:
        visit.front.lost.restore(visit.interaction)
    what = "it was carried out" if done else "nothing was changed" if in_doubt() is None else "what it did isn't known"
    log.warning("interaction %s couldn't be answered (%s): %s", visit.interaction.id, what, trouble)


async def explain(visit: Visit, error: BaseException) -> str:
    """The sentence for an error."""
    if isinstance(error, UnreadableAction):
        error = errors.Unreadable(error.reason, **error.figures)
    if isinstance(error, StorageError):
        # What people choose for themselves is written without a command of the service.
        log.error("the storage refused: %s: %s", error.key, error)
        error = errors.Unavailable(error.key)
    if isinstance(error, errors.OurFault) or not isinstance(error, ServiceError):
        return _failure(visit.words, error, done=_is_done(visit))
    about = await _about(visit, error)
    words = visit.words if about is None else about.words
    if isinstance(error, errors.Unavailable) and _is_done(visit) and in_doubt() is None:
        return refusal(words, "done_not_shown", {})
    return "\n".join(_sentences(error, words, about, await _offered_later(error, about)))


async def _offered_later(error: ServiceError, about: GameVisit | None) -> Later:
    """What the person's panel offers beyond this step, where what they tried isn't open in it."""
    if not isinstance(error, errors.Illegal) or error.key != NOT_NOW or about is None or not about.is_up:
        return NOTHING_LATER
    try:
        maker = replace(await about.maker(), names=about.names)
        return maker.later(await about.panel(), str(getattr(error, TRIED, "")))
    except ServiceError:
        return NOTHING_LATER


def _is_done(visit: Visit) -> bool:
    """Whether what a person asked for is done: just now, or before, as the same has shown that's asked for again."""
    return has_written() or visit.front.lost.tells(visit.interaction)


def _failure(words: Words, error: BaseException, *, done: bool) -> str:
    """What is said of a failure that's none of the person's: what was changed by then stays changed."""
    if is_out_of_reach(error):
        log.warning("Discord was out of reach: %r", error)
        return refusal(words, "done_not_shown" if done else "out_of_reach", {})
    return refusal(words, "done_our_fault" if done else "our_fault", {"reference": report(error)})


def report(error: BaseException) -> str:
    """Log a fault of ours; the reference number that the person is told."""
    reference = secrets.token_hex(4)
    log.error("fault %s: %r", reference, error, exc_info=error)
    return reference


async def _about(visit: Visit, error: ServiceError) -> GameVisit | None:
    """A visit of the game that an error is about, if it's about one that can be told of."""
    game_id = error.figures.get("game") or getattr(error, "game", None)
    if not isinstance(game_id, int) or isinstance(error, errors.NoSuchGame | errors.OtherServer):
        return None
    try:
        return visit.at(await visit.service.status(game_id))
    except ServiceError:
        return None


def _sentences(error: ServiceError, words: Words, about: GameVisit | None, later: Later) -> list[str]:
    """The refusal, and what is legal instead or what has happened since."""
    names = None if about is None else about.names
    figures = _harmless(dict(error.figures), about)
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
        own, others = later
        out.append(instead(words, [each for each in [*own, *choices, *others] if each]))
    if isinstance(error, errors.StaleMove) and names is not None:
        lines = shorten_lines(story_lines(error.rows, names), names, STALE_LINES)
        out = [words("since-stale"), *lines] if lines else [*out, words("since-nothing")]
    return [each for each in out if each]


def _harmless(figures: dict[str, Any], about: GameVisit | None) -> dict[str, Any]:
    """Whatever doesn't look like an id is text from people and escaped; the host's id becomes a mention."""
    figures = {name: _escaped(value) for name, value in figures.items()}
    if "name" in figures and about is not None and figures.get("seat"):
        figures["name"] = about.names.person(figures["seat"])
    if "until" in figures:
        figures["until"] = moment_at(figures["until"])
    if "asked_at" in figures:
        figures["asked_at"] = f"<t:{int(figures['asked_at'])}:R>"
    if "host" in figures:
        figures["host"] = f"<@{figures['host']}>"
    if about is not None and "game" in figures:
        figures["game"] = heading_name(about.info)
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


# --- what a refusal offers


async def _offered(visit: Visit, error: BaseException) -> Shown | None:
    """The components of a refusal: the menu of what was tried with what is legal, or the whole panel; after a stale
    click the way to the current one; and always the button to the clause that forbids what was tried.
    """
    about = await _about(visit, error) if isinstance(error, ServiceError) else None
    if about is None:
        return None
    own = refusal_buttons(about.info, error, about.words)
    if not about.is_up or is_solo(about.info):
        return with_buttons(*own) if own else None
    if isinstance(error, errors.StaleMove):
        current = button(about.code("my"), about.words("button-my_turn"))
        return with_buttons(current, *own)
    if not isinstance(error, errors.Illegal) or not hasattr(error, TRIED):
        return with_buttons(*own) if own else None
    panel, made, kind = await about.panel(), await about.maker(), getattr(error, TRIED)
    return made.single(panel, kind, extra=own) if kind in panel.menus else made.view(panel, extra=own)
