"""`/game status` and `/game list`: what is needed at a glance. And how times and places are written."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.discord.commands import Command
from bot.discord.feature import Feature
from bot.discord.front import Confusing
from bot.discord.game_info import heading_name, title_name
from bot.discord.looking.news import own_news
from bot.discord.play.panel_text import waiting_text
from bot.discord.posts import solo
from bot.discord.posts.turn_text import asked
from bot.discord.tables import notice
from bot.discord.tables.options import words_of
from bot.discord.tables.pace import terms_text
from bot.discord.texts import bounded
from bot.discord.visit import GameVisit, Reading, Visit
from bot.service import GameInfo
from engine.hints import Remark

LIST_LIMIT = 20


async def _status(visit: GameVisit) -> None:
    """`/game status`: where the game is up, who is to act since when, how everyone stands, on what terms."""
    words, info = visit.words, visit.info
    told = words(f"status-{info.status}")
    lines = [words("status-line", game=heading_name(info), title=title_name(info), status=told)]
    if info.status == "open":
        lines.append(waiting_text(info, visit.names))
    elif info.status == "running":
        lines += [await solo.round_line(visit), await up_line(visit), *await end_lines(visit)]
    lines += await own_news(visit)
    lines.append(words("status-players", seats=await _players(visit)))
    if info.options:
        lines.append(words("notice-options", options=words_of(info.options, words)))
    if info.status in ("open", "running"):
        lines.append(terms_text(info, words))
    await visit.say(bounded(lines))


async def up_line(reading: Reading) -> str:
    """Who is to act, at what, since when, with a link to the message that asked them; empty where nobody is."""
    info, names, turn = reading.info, reading.names, reading.info.turn
    if turn is None:
        return ""
    figures = {"name": names.person(turn.seat), "step": asked(turn.company, turn.step, None, names)}
    line = reading.words("status-turn", since=moment(turn.since), **figures)
    message = await reading.service.asked_by(info.id)
    return line if message is None else f"{line} · {jump_link(info, message)}"


async def end_lines(reading: Reading) -> list[str]:
    """The figures that decide how far the end is, as the title has them."""
    told = await reading.found(_ends)
    return [reading.words(f"end-near-{each.key}", **reading.names.figures(each.figures)) for each in told]


def kept_end_lines(visit: GameVisit) -> list[str]:
    """The same as of the last move, without the game being loaded."""
    told = visit.info.turn.ends if visit.info.turn is not None else ()
    return [visit.words(f"end-near-{each['key']}", **visit.names.figures(each["figures"])) for each in told]


def _ends(game: Any) -> Sequence[Remark]:
    return game.rulebook.ends(game.view)


async def _players(visit: GameVisit) -> str:
    """Everyone, once the game runs with what they're worth."""
    words, names, info = visit.words, visit.names, visit.info
    if info.status not in ("running", "finished"):
        return words.listed(names.person(each.seat) for each in info.seats if each.user) or words("nobody")
    worth = await visit.read(_worth)
    ranked = sorted(worth, key=lambda seat: -worth[seat])
    return ", ".join(f"{names.person(seat)} {words.money(worth[seat])}" for seat in ranked)


def _worth(game: Any) -> dict[str, int]:
    return {seat: each.total for seat, each in game.result().items()}


async def _list(visit: Visit) -> None:
    """`/game list`: the server's games, those that wait for the person first."""
    if visit.server is None:
        raise Confusing("server_only")
    words = visit.words
    games = [visit.at(each) for each in await visit.service.list(visit.server, ("open", "running"))]
    if not games:
        await visit.say(words("list-empty"))
        return
    games.sort(key=lambda each: (not each.is_up, not each.seats))
    lines = [words("list-heading"), *(f"- {_line(each)}" for each in games[:LIST_LIMIT])]
    if len(games) > LIST_LIMIT:
        lines.append(words("list-more", count=len(games) - LIST_LIMIT))
    await visit.say(bounded(lines))


def _line(visit: GameVisit) -> str:
    """A game: name, title, number, who is up since when (or how many seats are taken), where."""
    info, words = visit.info, visit.words
    figures = {"game": heading_name(info), "title": title_name(info), "number": str(info.id)}
    link = f" · <#{info.channel}>" if info.channel else ""
    if info.turn is None:
        taken = sum(bool(each.user) for each in info.seats)
        least = notice.title_info(visit.service, info.title).least
        return words("list-open", taken=taken, most=info.most, least=least, **figures) + link
    key = "list-yours" if visit.is_up else "list-running"
    line = words(key, name=visit.names.person(info.turn.seat), since=moment(info.turn.since), **figures) + link
    return " · ".join([line, *kept_end_lines(visit)])


def moment(unix: float | None) -> str:
    """A time, in unix seconds, as Discord shows it in the reader's own zone."""
    return f"<t:{int(unix)}:R>" if unix is not None else "–"


def jump_link(info: GameInfo, message: str | None = None) -> str:
    """A link to a game's channel, or a message in it, that works from every server, unlike a mention of a channel."""
    if info.channel is None:
        return ""
    link = f"https://discord.com/channels/{info.server or '@me'}/{info.channel}"
    return link if message is None else f"{link}/{message}"


FEATURE = Feature(lambda: [Command("game-status", _status), Command("game-list", _list, in_game=False)])
