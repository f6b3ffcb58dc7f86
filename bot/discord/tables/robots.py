"""Robots at a table, whom its host seats and sends away: by the notice's button or `/game robots`; how they play."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot import errors
from bot.discord.codes import Code
from bot.discord.commands import Command, Pick, Text, YesNo
from bot.discord.commands import Option as Field
from bot.discord.completion import Found
from bot.discord.components import Option, Shown, menu, with_buttons
from bot.discord.feature import Click, Feature, Manner
from bot.discord.game_info import heading_name
from bot.discord.localization import word
from bot.discord.posts.post import Post, Told
from bot.discord.tables import notice
from bot.discord.texts import bounded
from bot.discord.visit import GameVisit, Reading
from bot.service import GameInfo
from bot.service.model import STRENGTHS
from bot.words import Words

TERMS = ("unhurried", "hints")


def strength_option() -> Field:
    """How strong a robot is."""
    return ("strength", str, Pick(STRENGTHS, [word(f"strength-{each}") for each in STRENGTHS]))


# --- the notice's button


async def _ask(visit: GameVisit, code: Code) -> None:
    """How strong shall one be? Or which one goes?"""
    visit = await visit.hosted()
    if not visit.is_hosting:
        raise errors.NotHost(game=visit.game, host=visit.info.host)
    await _show(visit, update=False)


async def _sit(visit: GameVisit, code: Code, value: str = "") -> None:
    """A robot takes a seat, unless somebody has come or gone since that was asked: then all is shown anew."""
    if code.argument == _seated_of(visit.info):
        visit = visit.at(await visit.service.robots.seat(visit.game, visit.person, value))
    await _changed(visit)


async def _go(visit: GameVisit, code: Code, value: str = "") -> None:
    """A robot leaves its seat, in the same way."""
    if code.argument == _seated_of(visit.info):
        visit = visit.at(await visit.service.robots.send_away(visit.game, visit.person, value))
    await _changed(visit)


def _seated_of(info: GameInfo) -> str:
    """How many seats are taken."""
    return str(sum(bool(each.user) for each in info.seats))


async def _changed(visit: GameVisit) -> None:
    await _show(visit, update=True)
    await notice.refresh(visit)


async def _show(visit: GameVisit, *, update: bool) -> None:
    """The robots of a table that waits, and the menus by which they come and go."""
    words, info, view = visit.words, visit.info, Shown()
    sit, go = (visit.code(each, _seated_of(info), kind="s") for each in ("robot_sit", "robot_go"))
    options = [Option(each, words(f"strength-{each}"), words(f"strength-{each}-text")) for each in STRENGTHS]
    if is_room(info):
        view.add_item(menu(sit, words("menu-robot-sit"), options, visit.label_names))
    seated = [Option(each.seat, visit.label_names.person(each.seat)) for each in info.seats if each.robot]
    if seated:
        view.add_item(menu(go, words("menu-robot-go"), seated, visit.label_names))
    await visit.answer(robots_text(visit), view, update=update)


def is_room(info: GameInfo) -> bool:
    """Whether a table that waits has a seat for a robot."""
    if info.rebuilt:
        return any(not each.user for each in info.seats)
    return len(info.seats) + len(info.invited) < info.most


def robots_text(reading: Reading) -> str:
    """Which robots sit at the table, and how they play there."""
    words, names, info = reading.words, reading.names, reading.info
    seated = [names.person(each.seat) for each in info.seats if each.robot]
    who = words("robots-seated", seats=words.listed(seated)) if seated else words("robots-none")
    return bounded([words("robots-heading", game=heading_name(info)), who, *agreed_lines(info, words)])


def agreed_lines(info: GameInfo, words: Words) -> list[str]:
    """What the table has agreed on about robots."""
    return [words("robots-unhurried" if info.unhurried else "robots-at-once"),
            words("robots-hints" if info.hints else "robots-no-hints")]  # fmt: skip


# --- /game robots


async def _robots(visit: GameVisit, strength: str | None = None, robot: str | None = None, **typed: Any) -> None:
    """Show the table's robots; the host, or a manager, seats one, sends one away, or says how they play."""
    service = visit.service.robots
    if strength or robot or typed:
        visit = await visit.hosted()
    if robot is not None:
        visit = visit.at(await service.send_away(visit.game, visit.person, robot.strip()[:10]))
    if strength is not None:
        visit = visit.at(await service.seat(visit.game, visit.person, strength))
    if typed:
        terms = {name: getattr(visit.info, name) for name in TERMS} | typed
        visit = visit.at(await service.agree_on(visit.game, visit.person, **terms))
    await visit.say(robots_text(visit))
    if visit.info.status == "open":
        await notice.refresh(visit)


async def _agreed(told: Told) -> Post:
    """What the table has agreed on from now on; nobody is pinged."""
    changed = replace(told.info, **{name: told.item.payload[name] for name in TERMS})
    lines = [told.words("robots-heading", game=heading_name(told.info)), *agreed_lines(changed, told.words)]
    return Post(bounded(lines), with_buttons(told.log_button()))


async def _seated(visit: GameVisit) -> Found:
    """The robots of the table."""
    return [(each.seat, visit.label_names.person(each.seat)) for each in visit.info.seats if each.robot]


def commands() -> list[Command]:
    """`/game robots`."""
    options = [strength_option(), ("robot", str, Text(_seated)), ("unhurried", bool, YesNo()), ("hints", bool, YesNo())]
    return [Command("game-robots", _robots, options)]


FEATURE = Feature(
    commands,
    buttons={"robots": Click(_ask, Manner.PRIVATE)},
    menus={"robot_sit": Click(_sit), "robot_go": Click(_go)},
    posts={"robots": _agreed},
)
