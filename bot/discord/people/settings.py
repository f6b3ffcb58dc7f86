"""`/settings`: a person's own on a private panel (language, time zone, quiet hours, leave, reminders, ratings)."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any

import discord

from bot.discord.codes import Code
from bot.discord.commands import Command, LooseText, Option, YesNo
from bot.discord.completion import NOTHING, Found
from bot.discord.components import Shown, button
from bot.discord.feature import Click, Feature, Manner
from bot.discord.people.times import clock, coming_days, read_day, read_hours, start_of, zone_label, zones_like
from bot.discord.texts import bounded
from bot.discord.visit import Visit
from bot.service import Profile
from bot.service.people.people import zone_of, zones
from bot.service.people.rest import quiet_spans
from bot.words import LANGUAGES, Words
from bot.words.labels import clipped

DISCORDS = "-"
"""Stands for the language that the person's Discord is set to."""
MENU_SIZE = 25
TWO_DAYS = 2 * 86400.0
LINE = "line"
START, END = "start", "end"
NIGHTS = ((1320, 420), (1380, 420), (1380, 480), (0, 480))
"""Quiet hours that are offered, in minutes after midnight."""


# --- the panel


async def _show(visit: Visit) -> None:
    """The person's settings, with what changes them; in place where it was opened before."""
    visit = visit.again()
    profile = await visit.service.people.profile(visit.user)
    shown = visit.words, profile, visit.front.chosen_language(visit.user), visit.service.clock()
    content, view = bounded(_lines(*shown)), _view(*shown)
    if visit.is_private:
        await visit.edit(content=content, view=view)
    else:
        await visit.say(content, view=view)


def _lines(words: Words, profile: Profile, language: str | None, now: float) -> list[str]:
    """What is set, in words. Moments are shown by the reader's own clock."""
    zone = words("settings-zone-none") if profile.zone is None else zone_label(profile.zone, now)
    lines = [
        words("settings-heading"),
        words("settings-language", language=words(f"language-{language}" if language else "settings-as-discord")),
        words("settings-zone", zone=zone),
        _quiet_line(words, profile, now),
        words("settings-direct" if profile.direct else "settings-thread"),
        words("settings-ratings", listed=not profile.unrated),
    ]
    for begin, end in profile.leave:
        if end > now:
            lines.append(words("settings-leave", start=f"<t:{int(begin)}:f>", end=f"<t:{int(end)}:f>"))
    if profile.snooze > now:
        lines.append(words("settings-snooze", until=f"<t:{int(profile.snooze)}:f>"))
    return [lines[0], *(f"- {each}" for each in lines[1:])]


def _quiet_line(words: Words, profile: Profile, now: float) -> str:
    if profile.quiet is None:
        return words("settings-quiet-none")
    hours = "–".join(clock(each) for each in profile.quiet)
    begin, end = next(iter(quiet_spans(profile.rest, now, now + TWO_DAYS)))
    return words("settings-quiet", hours=hours, start=f"<t:{int(begin)}:t>", end=f"<t:{int(end)}:t>")


def _view(words: Words, profile: Profile, language: str | None, now: float) -> Shown:
    view = Shown()
    tongues = [(DISCORDS, words("settings-as-discord")), *((each, words(f"language-{each}")) for each in LANGUAGES)]
    view.add_item(_menu("set_language", words("settings-menu-language"), tongues, language or DISCORDS))
    for verb in ("set_zone", "set_quiet", "set_leave"):
        view.add_item(_button(verb, words(f"button-{verb}"), row=1))
    if any(end > now for _, end in profile.leave):
        view.add_item(_button("set_back", words("button-set_back"), row=2))
    key = "button-set_thread" if profile.direct else "button-set_direct"
    view.add_item(_button("set_direct", words(key), "no" if profile.direct else "yes", row=2))
    key = "button-set_rated" if profile.unrated else "button-set_unrated"
    view.add_item(_button("set_rated", words(key), "yes" if profile.unrated else "no", row=3))
    return view


def _button(verb: str, text: str, argument: str = "", row: int | None = None) -> discord.ui.Button[Shown]:
    return button(Code("b", 0, 0, verb, argument), text, row=row)


def _menu(verb: str, title: str, options: Sequence[tuple[str, str]], chosen: str = "") -> discord.ui.Select[Shown]:
    select: discord.ui.Select[Shown] = discord.ui.Select(
        custom_id=str(Code("s", 0, 0, verb)), placeholder=clipped(title, 150)
    )
    for value, text in options[:MENU_SIZE]:
        select.add_option(value=value, label=clipped(text), default=value == chosen)
    return select


# --- changes


async def _set_language(visit: Visit, language: str) -> None:
    """Choose a language, or Discord's own."""
    await visit.front.choose_language(visit.user, language if language in LANGUAGES else None)
    await _show(visit)


async def _set_zone(visit: Visit, zone: str) -> None:
    """Set the zone that is meant; where several may be, they're offered."""
    now = visit.service.clock()
    found = zones_like(zone, now)
    if len(found) > 1:
        view, title = Shown(), visit.words("settings-menu-zone")
        view.add_item(_menu("set_zone", title, [(each, zone_label(each, now)) for each in found]))
        await visit.say(visit.words("settings-which-zone", count=len(found)), view=view)
        return
    await visit.service.people.set_zone(visit.user, found[0] if found else zone.strip())
    await _show(visit)


async def _set_quiet(visit: Visit, hours: str) -> None:
    """Set the quiet hours as typed: "23:00–07:00"."""
    await visit.service.people.set_quiet(visit.user, read_hours(hours))
    await _show(visit)


async def _set_leave(visit: Visit, end: str, start: str = "") -> None:
    """Be away from the first day, or now, to the end of the last one."""
    zone = zone_of((await visit.service.people.profile(visit.user)).zone)
    now = visit.service.clock()
    today = datetime.fromtimestamp(now, zone).date()
    first = read_day(start, today) if start.strip() else today
    begin = now if first <= today else start_of(first, zone)
    last = read_day(end, max(first, today))
    await visit.service.people.add_leave(visit.user, begin, start_of(last + timedelta(days=1), zone))
    await _show(visit)


async def _set_direct(visit: Visit, direct: bool) -> None:
    """Have reminders as direct messages, or in the thread."""
    await visit.service.people.set_direct(visit.user, direct)
    await _show(visit)


async def _set_rated(visit: Visit, listed: bool) -> None:
    """Stand on the lists of ratings, or on none."""
    await visit.service.people.set_rated(visit.user, listed)
    await _show(visit)


async def _set_back(visit: Visit) -> None:
    """Be back from leave."""
    await visit.service.people.end_leave(visit.user)
    await _show(visit)


# --- buttons, menus, forms


async def _clicked_direct(visit: Visit, code: Code) -> None:
    await _set_direct(visit, code.argument == "yes")


async def _clicked_rated(visit: Visit, code: Code) -> None:
    await _set_rated(visit, code.argument == "yes")


async def _clicked_back(visit: Visit, code: Code) -> None:
    await _set_back(visit)


async def _chose_language(visit: Visit, code: Code, value: str = "") -> None:
    await _set_language(visit, value)


async def _chose_zone(visit: Visit, code: Code, value: str = "") -> None:
    await _set_zone(visit, value)


async def _ask_zone(visit: Visit, code: Code) -> None:
    await _ask(visit, "set_zone", [(LINE, "modal-zone", True)])


async def _ask_quiet(visit: Visit, code: Code) -> None:
    await _ask(visit, "set_quiet", [(LINE, "modal-quiet", False)])


async def _ask_leave(visit: Visit, code: Code) -> None:
    await _ask(visit, "set_leave", [(START, "modal-leave-start", False), (END, "modal-leave-end", True)])


async def _ask(visit: Visit, verb: str, lines: Sequence[tuple[str, str, bool]]) -> None:
    """Open a form; it finds its way back by its custom id, also after a restart."""
    words = visit.words
    title = clipped(words(f"button-{verb}"), 45)
    form = discord.ui.Modal(title=title, custom_id=str(Code("m", 0, 0, verb)), timeout=None)
    for name, key, required in lines:
        line: discord.ui.TextInput[Any] = discord.ui.TextInput(
            label=clipped(words(key), 45), custom_id=name, required=required, max_length=60
        )
        form.add_item(line)
    form.stop()
    await visit.interaction.response.send_modal(form)


async def _sent_zone(visit: Visit, code: Code, lines: dict[str, str]) -> None:
    await _set_zone(visit, lines.get(LINE, ""))


async def _sent_quiet(visit: Visit, code: Code, lines: dict[str, str]) -> None:
    await _set_quiet(visit, lines.get(LINE, ""))


async def _sent_leave(visit: Visit, code: Code, lines: dict[str, str]) -> None:
    await _set_leave(visit, lines.get(END, ""), lines.get(START, ""))


# --- what is offered while somebody types


async def offered_languages(visit: Visit) -> Found:
    """Discord's own, and those of the catalogues."""
    own = [(DISCORDS, visit.words("settings-as-discord"))]
    return [*own, *((each, visit.words(f"language-{each}")) for each in LANGUAGES)]


async def _zones(visit: Visit) -> Found:
    now = visit.service.clock()
    return [(each, zone_label(each, now)) for each in zones()]


async def _nights(visit: Visit) -> Found:
    typed = [f"{clock(begin)}–{clock(end)}" for begin, end in NIGHTS]
    return [*((each, each) for each in typed), (NOTHING, visit.words("settings-quiet-none"))]


async def _days(visit: Visit) -> Found:
    profile = await visit.service.people.profile(visit.user)
    today = datetime.fromtimestamp(visit.service.clock(), zone_of(profile.zone)).date()
    return [(each.isoformat(), visit.words.day(each)) for each in coming_days(today, MENU_SIZE)]


def commands() -> list[Command]:
    """`/settings` with its parts for a person."""
    days: list[Option] = [("end", str, LooseText(_days)), ("start", str, LooseText(_days))]
    language, zone = ("language", str, LooseText(offered_languages)), ("zone", str, LooseText(_zones))
    hours, direct = ("hours", str, LooseText(_nights)), ("direct", bool, YesNo())
    return [
        Command("settings-view", _show, in_game=False),
        Command("settings-language", _set_language, [language], ["language"], in_game=False),
        Command("settings-zone", _set_zone, [zone], ["zone"], in_game=False),
        Command("settings-quiet", _set_quiet, [hours], ["hours"], in_game=False),
        Command("settings-leave", _set_leave, days, ["end"], in_game=False),
        Command("settings-back", _set_back, in_game=False),
        Command("settings-messages", _set_direct, [direct], ["direct"], in_game=False),
        Command("settings-ratings", _set_rated, [("listed", bool, YesNo())], ["listed"], in_game=False),
    ]


FEATURE = Feature(
    commands,
    buttons={
        "set_zone": Click(_ask_zone, Manner.FORM, loose=True),
        "set_quiet": Click(_ask_quiet, Manner.FORM, loose=True),
        "set_leave": Click(_ask_leave, Manner.FORM, loose=True),
        "set_back": Click(_clicked_back, loose=True),
        "set_direct": Click(_clicked_direct, loose=True),
        "set_rated": Click(_clicked_rated, loose=True),
    },
    menus={"set_language": Click(_chose_language, loose=True), "set_zone": Click(_chose_zone, loose=True)},
    forms={"set_zone": Click(_sent_zone), "set_quiet": Click(_sent_quiet), "set_leave": Click(_sent_leave)},
)
