"""Waiting on a server for a game: "three players, a move a day". Once they're enough a table is opened for them.

Nobody is seated by it: whoever came last hosts the table, seats are kept for the others, who are asked.
"""

from __future__ import annotations

from discord import app_commands

from bot.discord.codes import Code, small_number
from bot.discord.commands import Command, Number, Option, Pick
from bot.discord.components import button, with_buttons
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
    async with visit.front.opening:
        users = await visit.service.waiting.wait(visit.person, wish)
        if len(users) < players:
            leave = button(Code("b", 0, 0, "unwait", _packed(wish)), visit.words("button-unwait"))
            await visit.say(_line(wish, len(users), visit.words), view=with_buttons(leave))
            return
        called = [each for each in users if each != visit.user][: players - 1]
        await _open(visit, wish, called)


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
    lists = await visit.service.waiting.lists(visit.server)
    lines = [f"- {_line(wish, len(users), visit.words)}" for wish, users in list(lists.items())[:SHOWN]]
    await visit.say(bounded([visit.words("waiting-heading"), *(lines or [visit.words("waiting-none")])]))


async def _unwait(visit: Visit, code: Code) -> None:
    """Wait no more."""
    wish = _read(code.argument)
    await visit.service.waiting.leave(visit.person, wish)
    await visit.edit(content=visit.words("waiting-left"), view=None)


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


FEATURE = Feature(commands, buttons={"unwait": Click(_unwait, Manner.IN_PLACE, loose=True)})
