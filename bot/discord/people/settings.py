"""A person's own settings on a private panel: language, time zone, quiet hours, leave, direct messages."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime, timedelta
from typing import Any

import discord

from bot.discord.codes import Code
from bot.discord.components import Shown, button
from bot.discord.front import Front, Interaction
from bot.discord.people.times import clock, coming_days, read_day, read_hours, start_of, zone_label, zones_like
from bot.discord.play.moves import is_private
from bot.discord.replies import say
from bot.discord.telling import bounded
from bot.service import Profile
from bot.service.people.people import zone_of
from bot.service.people.rest import quiet_spans
from bot.words import LANGUAGES, Words
from bot.words.labels import cut

DISCORDS = "-"
"""Stands for the language that the person's Discord is set to."""
MENU_SIZE = 25
TWO_DAYS = 2 * 86400.0
LINE = "line"
START, END = "start", "end"


# --- the panel


async def show(front: Front, interaction: Interaction, *, done: str = "") -> None:
    """The person's settings, with what changes them; in place where it was opened before."""
    user, words = str(interaction.user.id), front.words(interaction)
    profile = await front.service.people.profile(user)
    lines = [done, *lines_of(words, profile, front.chosen_language(user), front.service.clock())]
    view = _view(words, profile, front.chosen_language(user), front.service.clock())
    if is_private(interaction):
        await interaction.edit_original_response(content=bounded(lines), view=view)
    else:
        await say(interaction, bounded(lines), view=view)


def lines_of(words: Words, profile: Profile, language: str | None, now: float) -> list[str]:
    """What is set, in words. Moments are shown by the reader's own clock."""
    zone = words("settings-zone-none") if profile.zone is None else zone_label(profile.zone, now)
    lines = [
        words("settings-heading"),
        words("settings-language", language=words(f"language-{language}" if language else "settings-as-discord")),
        words("settings-zone", zone=zone),
        _quiet_line(words, profile, now),
        words("settings-direct" if profile.direct else "settings-thread"),
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
    return view


def _button(verb: str, text: str, argument: str = "", row: int | None = None) -> discord.ui.Button[Shown]:
    return button(Code("b", 0, 0, verb, argument), text, row=row)


def _menu(verb: str, title: str, options: Sequence[tuple[str, str]], chosen: str = "") -> discord.ui.Select[Shown]:
    select: discord.ui.Select[Shown] = discord.ui.Select(
        custom_id=str(Code("s", 0, 0, verb)), placeholder=cut(title, 150)
    )
    for value, text in options[:MENU_SIZE]:
        select.add_option(value=value, label=cut(text), default=value == chosen)
    return select


# --- changes


async def set_language(front: Front, interaction: Interaction, value: str) -> None:
    """Choose a language, or Discord's own."""
    await front.choose_language(str(interaction.user.id), value if value in LANGUAGES else None)
    await show(front, interaction)


async def set_zone(front: Front, interaction: Interaction, typed: str) -> None:
    """Set the zone that is meant; where several may be, they're offered."""
    found, words, now = zones_like(typed, front.service.clock()), front.words(interaction), front.service.clock()
    if len(found) > 1:
        view = Shown()
        view.add_item(_menu("set_zone", words("settings-menu-zone"), [(each, zone_label(each, now)) for each in found]))
        await say(interaction, words("settings-which-zone", count=len(found)), view=view)
        return
    await front.service.people.set_zone(str(interaction.user.id), found[0] if found else typed.strip())
    await show(front, interaction)


async def set_quiet(front: Front, interaction: Interaction, typed: str) -> None:
    """Set the quiet hours as typed: "23:00–07:00"."""
    hours = read_hours(typed)
    await front.service.people.set_quiet(str(interaction.user.id), *(hours or (None, None)))
    await show(front, interaction)


async def set_leave(front: Front, interaction: Interaction, typed_start: str, typed_end: str) -> None:
    """Be away from the first day, or now, to the end of the last one."""
    user = str(interaction.user.id)
    zone = zone_of((await front.service.people.profile(user)).zone)
    today = datetime.fromtimestamp(front.service.clock(), zone).date()
    first = read_day(typed_start, today) if typed_start.strip() else today
    start = front.service.clock() if first <= today else start_of(first, zone)
    last = read_day(typed_end, max(first, today))
    await front.service.people.add_leave(user, start, start_of(last + timedelta(days=1), zone))
    await show(front, interaction)


async def set_direct(front: Front, interaction: Interaction, direct: bool) -> None:
    """Have reminders as direct messages, or in the thread."""
    await front.service.people.set_direct(str(interaction.user.id), direct)
    await show(front, interaction)


async def set_back(front: Front, interaction: Interaction) -> None:
    """Be back from leave."""
    await front.service.people.end_leave(str(interaction.user.id))
    await show(front, interaction)


# --- buttons, menus, forms: they belong to no game


async def _clicked_direct(front: Front, interaction: Interaction, code: Code) -> None:
    await set_direct(front, interaction, code.argument == "yes")


async def _clicked_back(front: Front, interaction: Interaction, code: Code) -> None:
    await set_back(front, interaction)


async def _chose_language(front: Front, interaction: Interaction, code: Code, value: str = "") -> None:
    await set_language(front, interaction, value)


async def _zone(front: Front, interaction: Interaction, code: Code, value: str = "") -> None:
    """The menu of zones, or the button that asks for one."""
    if code.kind == "s":
        await set_zone(front, interaction, value)
    else:
        await _ask(front, interaction, "set_zone", [(LINE, "modal-zone", True)])


async def _ask_quiet(front: Front, interaction: Interaction, code: Code) -> None:
    await _ask(front, interaction, "set_quiet", [(LINE, "modal-quiet", False)])


async def _ask_leave(front: Front, interaction: Interaction, code: Code) -> None:
    await _ask(front, interaction, "set_leave", [(START, "modal-leave-start", False), (END, "modal-leave-end", True)])


async def _ask(front: Front, interaction: Interaction, verb: str, lines: Sequence[tuple[str, str, bool]]) -> None:
    """Open a form; it finds its way back by its custom id, also after a restart."""
    words = front.words(interaction)
    title = cut(words(f"button-{verb}"), 45)
    form = discord.ui.Modal(title=title, custom_id=str(Code("m", 0, 0, verb)), timeout=None)
    for name, key, required in lines:
        line: discord.ui.TextInput[Any] = discord.ui.TextInput(
            label=cut(words(key), 45), custom_id=name, required=required, max_length=60
        )
        form.add_item(line)
    form.stop()
    await interaction.response.send_modal(form)


async def _sent_zone(front: Front, interaction: Interaction, code: Code, lines: dict[str, str]) -> None:
    await set_zone(front, interaction, lines.get(LINE, ""))


async def _sent_quiet(front: Front, interaction: Interaction, code: Code, lines: dict[str, str]) -> None:
    await set_quiet(front, interaction, lines.get(LINE, ""))


async def _sent_leave(front: Front, interaction: Interaction, code: Code, lines: dict[str, str]) -> None:
    await set_leave(front, interaction, lines.get(START, ""), lines.get(END, ""))


def offered_days(words: Words, today: date) -> list[tuple[Any, str]]:
    """The coming days to choose from."""
    return [(each.isoformat(), words.day(each)) for each in coming_days(today, MENU_SIZE)]


LOOSE = {
    "set_zone": _zone,
    "set_quiet": _ask_quiet,
    "set_leave": _ask_leave,
    "set_back": _clicked_back,
    "set_direct": _clicked_direct,
}
LOOSE_MENUS = {"set_language": _chose_language, "set_zone": _zone}
FORMS = {"set_zone": _sent_zone, "set_quiet": _sent_quiet, "set_leave": _sent_leave}
