"""`/game status` and `/game list`: what is needed at a glance. And how times and places are written."""

from __future__ import annotations

from typing import Any

from bot.discord.front import Confusing, Front, Interaction, heading_name, title_name
from bot.discord.looking.news import own_news
from bot.discord.posts import solo
from bot.discord.replies import say
from bot.discord.tables import notice
from bot.discord.tables.options import words_of
from bot.discord.tables.terms import terms_text
from bot.discord.telling import asked, bounded, waiting_text
from bot.service import GameInfo
from bot.words import Words
from bot.words.names import Names

LIST_LIMIT = 20


async def status(front: Front, interaction: Interaction, info: GameInfo) -> None:
    """`/game status`: where the game is up, who is to act since when, how everyone stands, on what terms."""
    words = front.words(interaction, info)
    names = front.names(info, words)
    lines = [
        words("status-line", game=heading_name(info), title=title_name(info), status=words(f"status-{info.status}"))
    ]
    if info.status == "open":
        lines.append(waiting_text(info, names))
    elif info.status == "running":
        lines += [await solo.round_line(front, info, names), await up_line(front, info, names)]
        lines += await end_lines(front, info, names)
    lines += await own_news(front, info, str(interaction.user.id), words)
    lines.append(words("status-players", seats=await _players(front, info, names)))
    if info.options:
        lines.append(words("notice-options", options=words_of(info.options, words)))
    if info.status in ("open", "running"):
        lines.append(terms_text(info, words))
    await say(interaction, bounded(lines))


async def up_line(front: Front, info: GameInfo, names: Names) -> str:
    """Who is to act, at what, since when, with a link to the message that asked them; empty where nobody is."""
    if info.turn is None:
        return ""
    words = names.words
    figures = {"name": names.person(info.turn.seat), "step": asked(info.turn.company, info.turn.step, None, names)}
    line = words("status-turn", since=moment(info.turn.since), **figures)
    message = await front.service.asked_by(info.id)
    return line if message is None else f"{line} · {jump_link(info, message)}"


async def end_lines(front: Front, info: GameInfo, names: Names) -> list[str]:
    """The figures that decide how far the end is, as the title has them."""
    told = await front.read(info, lambda game: game.rulebook.ends(game.view))
    return [names.words(f"end-near-{each.key}", **names.figures(each.figures)) for each in told]


async def _players(front: Front, info: GameInfo, names: Names) -> str:
    """Everyone, once the game runs with what they're worth."""
    words = names.words
    if info.status not in ("running", "finished"):
        return words.listed(names.person(each.seat) for each in info.seats if each.user) or words("nothing")
    worth = await front.read(info, _worth)
    ranked = sorted(worth, key=lambda seat: -worth[seat])
    return ", ".join(f"{names.person(seat)} {words.money(worth[seat])}" for seat in ranked)


def _worth(game: Any) -> dict[str, int]:
    return {seat: each.total for seat, each in game.result().items()}


async def list_games(front: Front, interaction: Interaction) -> None:
    """`/game list`: the server's games, those that wait for the person first."""
    if interaction.guild_id is None:
        raise Confusing("server_only")
    words, user = front.words(interaction), str(interaction.user.id)
    games = await front.service.list(str(interaction.guild_id), ("open", "running"))
    if not games:
        await say(interaction, words("list-empty"))
        return
    games.sort(key=lambda each: (not _waits_for(each, user), user not in {seat.user for seat in each.seats}))
    lines = [words("list-heading")]
    lines += [f"- {_line(front, each, words, user)}" for each in games[:LIST_LIMIT]]
    if len(games) > LIST_LIMIT:
        lines.append(words("list-more", count=len(games) - LIST_LIMIT))
    await say(interaction, bounded(lines))


def _waits_for(info: GameInfo, user: str) -> bool:
    return info.turn is not None and info.turn.user == user


def _line(front: Front, info: GameInfo, words: Words, user: str) -> str:
    """A game: name, title, number, who is up since when (or how many seats are taken), where."""
    figures = {"game": heading_name(info), "title": title_name(info), "number": str(info.id)}
    link = f" · <#{info.channel}>" if info.channel else ""
    if info.turn is None:
        taken = sum(bool(each.user) for each in info.seats)
        least = notice.title_info(front, info.title).least
        return words("list-open", taken=taken, most=info.most, least=least, **figures) + link
    name = front.names(info, words).person(info.turn.seat)
    key = "list-yours" if _waits_for(info, user) else "list-running"
    return words(key, name=name, since=moment(info.turn.since), **figures) + link


def moment(unix: float | None) -> str:
    """A time as Discord shows it in the reader's own zone."""
    return f"<t:{int(unix)}:R>" if unix is not None else "–"


def jump_link(info: GameInfo, message: str | None = None) -> str:
    """A link to a game's channel, or a message in it, that works from every server, unlike a mention of a channel."""
    if info.channel is None:
        return ""
    link = f"https://discord.com/channels/{info.server or '@me'}/{info.channel}"
    return link if message is None else f"{link}/{message}"
