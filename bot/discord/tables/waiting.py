"""Waiting on a server for a game: "three players, a move a day". Once they're enough a table is opened for them.

Nobody is seated by it: whoever came last hosts the table, seats are kept for the others, who are asked.
"""

from __future__ import annotations

import discord
from discord import app_commands

from bot.discord.codes import Code, small_number
from bot.discord.commands import Command, Number, Option, Pick
from bot.discord.components import Button, Shown, button, with_buttons
from bot.discord.feature import Click, Feature, Manner
from bot.discord.front import Confusing
from bot.discord.localization import word
from bot.discord.tables import invitations, lobby, notice
from bot.discord.tables.options import check_players
from bot.discord.tables.pace import PACES, pace_text
from bot.discord.texts import bounded
from bot.discord.visit import Visit
from bot.service.games.terms import DEFAULT_PACE
from bot.service.people.waiting import AwaitedGame
from bot.words import Words
from engine.titles import TITLES, rulebook

SHOWN = 15


async def _wait(visit: Visit, title: str, players: int, pace: int | None = None) -> None:
    """`/game wait`."""
    if visit.server is None:
        raise Confusing("server_only")
    known = notice.title_info(visit.service, title)
    check_players(known.id, {}, players)
    usual = await visit.service.settings.get("server", visit.server, "pace", DEFAULT_PACE)
    wish = AwaitedGame(known.id, players, usual if pace is None else pace)
    count = await _stand(visit, wish)
    if count < players:
        leave = button(Code("b", 0, 0, "unwait", _packed(wish)), visit.words("button-unwait"))
        await visit.say(_line(wish, count, visit.words), view=with_buttons(leave))


async def _stand(visit: Visit, wish: AwaitedGame) -> int:
    """Stand on the list for a game; how many do, and where they're enough a table is opened for them."""
    async with visit.front.opening:
        users = await visit.service.waiting.wait(visit.person, wish)
        if len(users) >= wish.players:
            called = [each for each in users if each != visit.user][: wish.players - 1]
            await _open(visit, wish, called)
        return len(users)


async def _open(visit: Visit, wish: AwaitedGame, called: list[str]) -> None:
    """A table for those who wait: the notice, and the others are asked."""
    terms = {
        "name": notice.title_info(visit.service, wish.title).name,
        "title": wish.title,
        "most": wish.players,
        "pace": wish.pace,
        "language": await lobby.table_language(visit, None),
    }
    made = visit.at(await visit.service.create(visit.person, **terms))
    await visit.service.waiting.called(str(visit.server), wish, [visit.user, *called])
    await notice.post(made)
    await invitations.invite(made, called)


async def _lists(visit: Visit) -> None:
    """`/game waiting`."""
    if visit.server is None:
        raise Confusing("server_only")
    content, view = await _listed(visit, visit.server)
    await visit.say(content, view=view)


async def _listed(visit: Visit, server: str, *before: str) -> tuple[str, Shown | None]:
    """Which games are waited for, each with a button to wait along, or to wait no more."""
    words, found = visit.words, await visit.service.waiting.lists(server)
    lists = list(enumerate(list(found.items())[:SHOWN], 1))
    lines = [f"{number}. {_line(wish, len(users), words)}" for number, (wish, users) in lists]
    content = bounded([*before, words("waiting-heading"), *(lines or [words("waiting-none")])])
    buttons = [_place(number, wish, visit.user in users, words) for number, (wish, users) in lists]
    return content, with_buttons(*buttons) if buttons else None


def _place(number: int, wish: AwaitedGame, mine: bool, words: Words) -> Button:
    """What takes or gives up one's place on the list of this number."""
    verb = "unwait" if mine else "wait_along"
    style = discord.ButtonStyle.secondary if mine else discord.ButtonStyle.primary
    text = words("waiting-numbered", number=str(number), what=words(f"button-{verb}"))
    return button(Code("b", 0, 0, verb, _packed(wish)), text, style)


async def _along(visit: Visit, code: Code) -> None:
    """Wait along with those who wait for a game."""
    await _stand(visit, _read(code.argument))
    await _renew(visit)


async def _unwait(visit: Visit, code: Code) -> None:
    """Wait no more."""
    await visit.service.waiting.leave(visit.person, _read(code.argument))
    await _renew(visit, visit.words("waiting-left"))


async def _renew(visit: Visit, *before: str) -> None:
    """The lists as they are now, in the place of the message that was clicked."""
    content, view = await _listed(visit, str(visit.server), *before)
    await visit.edit(content=content, view=view)


def _line(wish: AwaitedGame, count: int, words: Words) -> str:
    title = rulebook(wish.title).data.name
    return words("waiting-line", title=title, count=count, players=wish.players, pace=pace_text(wish.pace, words))


def _packed(wish: AwaitedGame) -> str:
    return f"{wish.title}|{wish.players}|{wish.pace}"


def _read(argument: str) -> AwaitedGame:
    title, players, pace = (*argument.split("|"), "", "")[:3]
    return AwaitedGame(title, small_number(players), small_number(pace))


def commands() -> list[Command]:
    """`/game wait` and `/game waiting`."""
    titles = [app_commands.locale_str(rulebook(each).data.name) for each in TITLES]
    options: list[Option] = [
        ("title", str, Pick(tuple(TITLES), titles, strict=False)),
        ("players", int, Number(2, 24)),
        ("pace", int, Pick(PACES, [word(f"pace-{each}") for each in PACES])),
    ]
    return [
        Command("game-wait", _wait, options, ["title", "players"], in_game=False, public=True, repeats=True),
        Command("game-waiting", _lists, in_game=False),
    ]


FEATURE = Feature(
    commands,
    buttons={
        "wait_along": Click(_along, Manner.IN_PLACE, loose=True),
        "unwait": Click(_unwait, Manner.IN_PLACE, loose=True),
    },
)
