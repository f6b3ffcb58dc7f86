"""The film of a game: the board as each round began with everybody's worth, and a card of what came of it.

It's posted at the end, and made for whoever asks. It's computed in a process apart, and the last ones are kept.
"""

from __future__ import annotations

import asyncio
import io
import logging
from collections.abc import Sequence

import discord

from bot import errors
from bot.discord.codes import Code
from bot.discord.components import button, with_buttons
from bot.discord.feature import Click, Feature, Manner
from bot.discord.front import Confusing
from bot.discord.game_info import heading_name
from bot.discord.looking.time_used import HIDDEN, duration
from bot.discord.posts.post import Post, Told
from bot.discord.visit import GameVisit, Reading
from bot.service import ServiceError
from bot.work import films
from bot.work.films import Script
from render.film import MOST_BYTES, Paragraph

log = logging.getLogger(__name__)

ALT_LIMIT = 1024
PATIENCE = 45.0
"""Seconds that the message at the end waits for its film; without it there's the button."""


async def _film(told: Told) -> Post:
    """The message at the end: the film, or the button that has it made, where it takes too long now."""
    content = told.words("film-told", game=heading_name(told.info))
    file: list[discord.File] = []
    try:
        async with asyncio.timeout(PATIENCE):
            file = [await film_of(told, f"game-{told.game}")]
    except (TimeoutError, ServiceError) as error:
        log.warning("game %s: the film for its end can't be made: %r", told.game, error)
    again = button(Code("b", told.game, told.item.seq, "film"), told.words("button-film"))
    return Post(content, with_buttons(again, told.log_button()), file)


async def _film_button(visit: GameVisit, code: Code) -> None:
    """The film for whoever asks."""
    await show_film(visit)


async def show_film(visit: GameVisit, *, all_of_them: bool = False) -> None:
    """Answer with the film; Confusing where it can't be made now."""
    reading = visit.read_by(all_of_them)
    file = await film_of(reading, visit.user)
    await visit.finish(reading.words("film-told", game=heading_name(visit.info)), [file])


async def film_of(reading: Reading, user: str) -> discord.File:
    """The film of the game up to now, for this person; Confusing, GameAbandoned, NotStarted."""
    info, words = reading.info, reading.words
    if info.status == "open":
        raise errors.NotStarted(game=info.id, seats=len(info.seats), least=2)
    script = await _script(reading)
    kept, key = reading.front.films, (info.id, info.seq, words.language, *script.names.values())
    film = kept.get(key)
    if film is None:
        try:
            film = kept.keep(key, await reading.service.films.run(user, films.made, script))
        except errors.OneAtATime:
            raise Confusing("film_under_way", game=info.id) from None
        except (errors.Crowded, errors.TooHard):
            raise Confusing("film_too_hard", game=info.id) from None
    if len(film.data) > MOST_BYTES:
        raise Confusing("film_too_hard", game=info.id)
    alt = words("film-alt", game=info.name, count=film.rounds)
    return discord.File(io.BytesIO(film.data), f"film-{info.id}-{info.seq}.webp", description=alt[:ALT_LIMIT])


async def _script(reading: Reading) -> Script:
    """What the film is made of, in the words of the reading."""
    info, words = reading.info, reading.words
    now, automata = await reading.read(
        lambda game: ({seat: each.total for seat, each in game.result().items()}, tuple(game.rulebook.automata))
    )
    record, times = await reading.service.record(info.id), await _times(reading)
    return Script(
        setup=record["setup"],
        entries=record["entries"][: info.seq],
        language=words.language,
        currency=words.currency,
        names={each: each for each in automata} | {each.seat: each.name for each in info.seats},
        score=_score(reading, now),
        times=Paragraph(words("film-times"), tuple(times)) if times else None,
    )


def _score(reading: Reading, now: dict[str, int]) -> Paragraph:
    """Everybody's worth, best first."""
    info, words, names = reading.info, reading.words, reading.label_names
    totals = {seat: each["total"] for seat, each in info.result.items()} if info.result else now
    order = sorted(totals.values(), reverse=True)
    lines = [
        words("film-place", place=str(order.index(total) + 1), name=names.person(seat), worth=total)
        for seat, total in sorted(totals.items(), key=lambda each: -each[1])
    ]
    return Paragraph(words("film-score" if info.status == "finished" else "film-score-now"), tuple(lines))


async def _times(reading: Reading) -> Sequence[str]:
    """The time that each of those used who hold their seats now; nothing where the table keeps that to itself."""
    scope, key = HIDDEN
    service, info, words = reading.service, reading.info, reading.words
    if await service.settings.get(scope, str(info.id), key, False):
        return ()
    used = await service.history.time_used(info.id)
    held = [each for each in used if info.seat(each.seat).user == each.user and each.turns]
    return [
        words("line", who=reading.label_names.person(each.seat), what=duration(each.seconds, words)) for each in held
    ]


FEATURE = Feature(buttons={"film": Click(_film_button, Manner.PRIVATE)}, posts={"film": _film})
