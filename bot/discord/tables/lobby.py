"""Tables: open, join, leave, start, end. Commands and the notice's buttons come down to the same steps."""

from __future__ import annotations

import logging
from typing import Any

import discord
from discord import app_commands

from bot import errors
from bot.discord.codes import Code, whole_number
from bot.discord.commands import Command, LooseText, Number, Option, Pick, Plain, YesNo
from bot.discord.completion import Found
from bot.discord.components import button, with_buttons
from bot.discord.feature import Click, Feature
from bot.discord.front import Confusing
from bot.discord.game_info import heading_name, title_name
from bot.discord.localization import word
from bot.discord.tables import new_threads, notice, talking
from bot.discord.tables.options import check_players, choices, read_options
from bot.discord.tables.pace import pace_options
from bot.discord.visit import GameVisit, Visit
from bot.service import Person, text
from bot.words import LANGUAGES, language_of
from engine.titles import TITLES, rulebook

log = logging.getLogger(__name__)

NOT_SHOWN = ("profile",)
"""Terms that a table doesn't show as they were given."""


# --- opening


async def _new(
    visit: Visit,
    title: str,
    name: str | None = None,
    language: str | None = None,
    players: int | None = None,
    options: str | None = None,
    talk: bool = False,
    **pace: Any,
) -> None:
    """`/game new`: make the game and post its notice. In direct messages a game for one begins at once.

    `pace` is what was typed of pace, silence and patience.
    """
    known = notice.title_info(visit.service, title)
    chosen = read_options(known.id, options)
    if players is not None:
        check_players(known.id, chosen, players)
    alone = visit.server is None
    if alone and (known.least > 1 or players not in (None, 1)):
        raise Confusing("solo_only" if players not in (None, 1) else "server_only")
    text.clean(name or known.name)
    terms = {
        "name": name or known.name,
        "title": known.id,
        "language": await table_language(visit, language),
        "most": 1 if alone else players,
        "options": chosen,
        "apart": talk and not alone,
        **pace,
    }
    if alone:
        await open_alone(visit, terms | {"pace": 0})
    else:
        await notice.post(await _opened(visit, terms, channel=None))


async def _opened(visit: Visit, terms: dict[str, Any], channel: str | None) -> GameVisit:
    """A new table; the one that's there already where the answer that opened it got lost."""
    shown = terms | {"name": text.clean(terms["name"]), "channel": channel, "rebuilt": False}
    known = await notice.unheard(visit, {key: shown[key] for key in shown if key not in NOT_SHOWN})
    return visit.at(known or await visit.service.create(visit.person, channel=channel, **terms))


async def table_language(visit: Visit, typed: str | None) -> str:
    """The language that was typed, else the server's own setting, else that of the server or person on Discord."""
    if typed is None and visit.server is not None:
        typed = await visit.service.settings.get("server", visit.server, "language")
    return language_of(typed or str(visit.interaction.guild_locale or visit.interaction.locale))


async def open_alone(visit: Visit, terms: dict[str, Any]) -> None:
    """A game for one, which lives in the person's direct messages."""
    check_players(terms["title"], terms["options"], 1)
    made = await _opened(visit, terms, str(visit.interaction.channel_id))
    figures = {"game": heading_name(made.info), "title": title_name(made.info)}
    with notice.telling(made):
        await visit.finish(visit.words("solo-opened", **figures))
        await visit.service.start(made.game, visit.person)


# --- joining and leaving


async def join(visit: GameVisit, person: Person | None = None) -> None:
    """`/game join`."""
    joined = visit.at(await visit.service.join(visit.game, person or visit.person))
    await visit.say(visit.words("joined", game=heading_name(joined.info)))
    await notice.refresh(joined)


async def _leave(visit: GameVisit) -> None:
    """`/game leave`."""
    left = visit.at(await visit.service.leave(visit.game, visit.person))
    await visit.say(visit.words("left", game=heading_name(left.info)))
    await notice.refresh(left)


async def _join_button(visit: GameVisit, code: Code) -> None:
    """Join by the notice, which shows the new seat at once."""
    await notice.show(visit.at(await visit.service.join(visit.game, visit.person)))


async def _sit(visit: GameVisit, code: Code, value: str = "") -> None:
    """Take one of a rebuilt game's seats by the notice's menu."""
    await notice.show(visit.at(await visit.service.join(visit.game, visit.person, value)))


async def _leave_button(visit: GameVisit, code: Code) -> None:
    """Leave by the notice."""
    await notice.show(visit.at(await visit.service.leave(visit.game, visit.person)))


# --- starting


async def _start_button(visit: GameVisit, code: Code) -> None:
    """Start by the notice: the game gets its thread."""
    started, _ = await _started(visit)
    await notice.show(started)


async def _start(visit: GameVisit) -> None:
    """`/game start`."""
    started, link = await _started(visit)
    await visit.say(visit.words("started-thread", link=link))
    await notice.refresh(started)


async def _started(visit: GameVisit) -> tuple[GameVisit, str]:
    """Check that the game may start, make its thread, and begin; and a link to that.

    The thread is made first, because a game without a place could tell no one: the first ping finds it. If the start
    is refused after all, the thread goes again.
    """
    _check_start(await (await visit.fresh()).hosted())
    async with new_threads.opened(visit) as thread:
        started = await visit.service.start(visit.game, visit.person, str(thread.id))
    return await talking.open_as_wished(visit.at(started)), thread.mention


def _check_start(visit: GameVisit) -> None:
    """The refusals that can be foreseen, before a thread is made for nothing; the service checks them again."""
    info = visit.info
    if info.status == "running":
        raise errors.AlreadyStarted(game=info.id)
    if info.status == "finished":
        raise errors.GameFinished(game=info.id)
    if info.status == "abandoned":
        raise errors.GameAbandoned(game=info.id)
    if not visit.is_hosting:
        raise errors.NotHost(game=info.id, host=info.host)
    least = notice.title_info(visit.service, info.title).least
    if len(info.seats) < least:
        raise errors.TooFewPlayers(game=info.id, seats=len(info.seats), least=least)
    check_players(info.title, info.options, len(info.seats))


# --- ending


async def _ask_abandon(visit: GameVisit) -> None:
    """`/game abandon`: what can't be undone is asked for once more."""
    visit = await visit.hosted()
    if not visit.is_hosting:
        raise errors.NotHost(game=visit.game, host=visit.info.host)
    code = visit.code("abandon")
    view = with_buttons(button(code, visit.words("button-confirm"), discord.ButtonStyle.danger))
    await visit.say(visit.words("abandon-ask", game=heading_name(visit.info)), view=view)


async def _abandon_button(visit: GameVisit, code: Code) -> None:
    """The game is ended."""
    ended = visit.at(await visit.service.abandon(visit.game, visit.person))
    await visit.edit(content=visit.words("abandon-done", game=heading_name(ended.info)), view=None)
    await notice.refresh(ended)


# --- what's there to choose from


async def _option_sets(visit: Visit) -> Found:
    """The sets of options of the title that's typed already, for as many players as are typed."""
    title = visit.typed("title")
    if title not in {each.id for each in visit.service.titles}:
        return []
    players = whole_number(visit.typed("players"))
    return list(choices(str(title), players if isinstance(players, int) else None, visit.words))


def _terms() -> list[Option]:
    """What a table is made with. All but the title have sensible values of their own."""
    titles = [app_commands.locale_str(rulebook(each).data.name) for each in TITLES]
    return [
        ("title", str, Pick(tuple(TITLES), titles, strict=False)),
        ("options", str, LooseText(_option_sets)),
        ("language", str, Pick(LANGUAGES, [word(f"language-{each}") for each in LANGUAGES], strict=False)),
        *pace_options(),
        ("players", int, Number(1, 24)),
        ("talk", bool, YesNo()),
        ("name", str, Plain()),
    ]


def commands() -> list[Command]:
    """The parts of `/game` by which tables come and go."""
    return [
        Command("game-new", _new, _terms(), ["title"], in_game=False, public=True, repeats=True),
        Command("game-join", join),
        Command("game-leave", _leave),
        Command("game-start", _start),
        Command("game-abandon", _ask_abandon),
    ]


FEATURE = Feature(
    commands,
    buttons={
        "join": Click(_join_button),
        "leave": Click(_leave_button),
        "start": Click(_start_button),
        "abandon": Click(_abandon_button),
    },
    menus={"sit": Click(_sit)},
)
