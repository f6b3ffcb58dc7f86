"""The notice of a table that waits for its players, and its buttons. It's kept up to date."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import discord

from bot import errors
from bot.discord.codes import Code
from bot.discord.components import Option, Shown, button, menu
from bot.discord.connection.availability import NOT_DONE
from bot.discord.front import Front
from bot.discord.game_info import heading_of
from bot.discord.tables.options import words_of
from bot.discord.tables.pace import terms_text
from bot.discord.texts import bounded, mention
from bot.discord.visit import GameVisit, Reading, Visit
from bot.service import GameInfo, GameService, Seat, TitleInfo
from bot.words.names import Names

log = logging.getLogger(__name__)

KEPT = "notice"
"""The setting of a game that says where its notice is: channel and message; and a digest of what it shows."""
AGAIN = "again"
"""The setting of a game that says of which other it's the rematch."""


def title_info(service: GameService, title: str) -> TitleInfo:
    """The title of this id; NoSuchTitle."""
    for each in service.titles:
        if each.id == title:
            return each
    raise errors.NoSuchTitle(title=title, titles=[each.name for each in service.titles])


def _notice(table: Reading) -> dict[str, Any]:
    """The notice's text and buttons."""
    return {
        "content": notice_text(table.info, title_info(table.service, table.info.title), table.names),
        "view": _view(table.info, table.label_names),
        "allowed_mentions": discord.AllowedMentions.none(),
    }


def notice_text(info: GameInfo, title: TitleInfo, names: Names) -> str:
    """Who opened the table, on what terms, who has a seat; and once it has begun, where."""
    words = names.words
    lines = [heading_of(info, words)]
    if info.status == "abandoned":
        return bounded([*lines, words("notice-abandoned")])
    language, host = words(f"language-{words.language}"), mention(info.host)
    if info.rebuilt:
        lines.append(words("notice-rebuilt", host=host, language=language))
    else:
        key = "notice-text" if title.least < info.most else "notice-text-exactly"
        lines.append(words(key, host=host, least=title.least, most=info.most, language=language))
    if info.options:
        lines.append(words("notice-options", options=words_of(info.options, words)))
    lines.append(terms_text(info, words))
    lines += [words("notice-talk")] if info.apart else []
    lines += [words("robots-hints")] if info.hints else []
    lines += _seat_lines(info, names)
    if info.invited:
        lines.append(words("notice-kept", people=words.listed(mention(each) for each in info.invited)))
    if info.status != "open" and info.channel:
        lines.append(words("notice-started", link=f"<#{info.channel}>"))
    return bounded(lines)


def _seat_lines(info: GameInfo, names: Names) -> list[str]:
    words = names.words
    taken = [each for each in info.seats if each.user]
    lines = [words("notice-seats", seats=words.listed(names.person(each.seat) for each in taken)) if taken else
             words("notice-no-seats")]  # fmt: skip
    free = [each for each in info.seats if not each.user] if info.status == "open" else []
    if free:
        lines.append(words("notice-free", seats=words.listed(names.person(each.seat) for each in free)))
    return lines


def _view(info: GameInfo, names: Names) -> Shown:
    """Join, leave, start, and whom else to seat, while the table waits; in a rebuilt game also each of its seats."""
    view = Shown()
    if info.status != "open":
        return view
    words = names.words
    free = [each for each in info.seats if not each.user]
    if info.rebuilt and free:
        view.add_item(_seat_menu(info, free, names))
    for verb, style in (
        ("join", discord.ButtonStyle.success),
        ("leave", discord.ButtonStyle.secondary),
        ("start", discord.ButtonStyle.primary),
        *(() if info.rebuilt or info.hot_seat else (("invite", discord.ButtonStyle.secondary),)),
        *((("robots", discord.ButtonStyle.secondary),) if info.most > 1 else ()),
    ):
        view.add_item(button(Code("b", info.id, 0, verb), words(f"button-{verb}"), style))
    return view


def _seat_menu(info: GameInfo, free: list[Seat], names: Names) -> discord.ui.Select[Shown]:
    options = [Option(each.seat, f"{each.seat} · {names.person(each.seat)}") for each in free]
    return menu(Code("s", info.id, 0, "sit"), names.words("menu-sit"), options, names)


async def post(visit: GameVisit, **more: Any) -> None:
    """Answer with the notice, for everyone to see."""
    with telling(visit):
        message = await visit.interaction.followup.send(**_notice(visit.table), **more, wait=True)
        await _keep(visit, message.id)


@contextmanager
def telling(visit: GameVisit) -> Iterator[None]:
    """While its opening is told, a table isn't one of which nobody has heard."""
    visit.front.telling.add(visit.game)
    try:
        yield
    finally:
        visit.front.telling.discard(visit.game)


async def is_posted(front: Front, info: GameInfo) -> bool:
    """Whether people have seen the table's notice, or will in a moment."""
    return info.id in front.telling or await front.service.settings.get("game", info.id, KEPT) is not None


async def unheard(visit: Visit, terms: Mapping[str, Any]) -> GameInfo | None:
    """The person's own table on these terms of which nobody has heard: the answer that it's open got lost.

    Of the `terms` those count that a table shows; None stands for the usual.
    """
    for each in await visit.service.list(visit.server, ("open",)):
        same_terms = all(getattr(each, key) == value for key, value in terms.items() if value is not None)
        if each.host == visit.user and same_terms and not await is_posted(visit.front, each):
            return each
    return None


async def _keep(visit: GameVisit, message: int) -> None:
    """Note where the notice is."""
    place = {"channel": str(visit.interaction.channel_id), "message": str(message), "shows": _digest(visit.table)}
    await visit.service.settings.note("game", visit.game, KEPT, place)


def _digest(table: Reading) -> str:
    """Of what the notice shows."""
    text = f"{table.info.status}\n{_notice(table)['content']}"
    return hashlib.sha256(text.encode()).hexdigest()[:16]


async def show(visit: GameVisit) -> None:
    """Show on the notice, a button of which was used, how the table stands now."""
    await visit.edit(**_notice(visit.table))
    place: Mapping[str, str] | None = await visit.service.settings.get("game", visit.game, KEPT)
    message = visit.interaction.message
    if place is not None and message is not None and place["message"] == str(message.id):
        await _keep(visit, message.id)


async def refresh(visit: GameVisit) -> None:
    """Bring the notice up to date after a command. That it's out of reach holds up nothing: it's tried again."""
    try:
        await see_to(visit.interaction.client, visit.table)
    except NOT_DONE as error:
        log.info("game %s: its notice can't be brought up to date: %s", visit.game, error)


async def see_to(client: Any, table: Reading) -> None:
    """Bring the notice up to date, if it shows something else; raises what Discord can't do just now."""
    settings, game = table.service.settings, table.game
    place: Mapping[str, str] | None = await settings.get("game", game, KEPT)
    if place is None or game in table.front.telling or place.get("shows") == _digest(table):
        return
    channel = client.get_partial_messageable(int(place["channel"]))
    try:
        await channel.get_partial_message(int(place["message"])).edit(**_notice(table))
    except discord.HTTPException as error:
        if error.status == 429 or error.status >= 500:
            raise
        log.info("game %s: its notice stays as it is: %s", game, error)
    await settings.note("game", game, KEPT, {**place, "shows": _digest(table)})
