"""`/history`: everyone's worth round by round, and the time that each has used."""

from __future__ import annotations

from bot import errors
from bot.discord.commands import SHOW, Command, YesNo
from bot.discord.components import button, with_buttons
from bot.discord.drawing import Wish
from bot.discord.feature import Feature
from bot.discord.game_info import heading_of
from bot.discord.looking.film import show_film
from bot.discord.looking.sheet import sheet_button, show_file, show_sheet, wealth
from bot.discord.looking.time_used import HIDDEN, time_lines
from bot.discord.texts import bounded
from bot.discord.visit import GameVisit


async def _history(
    visit: GameVisit,
    times: bool | None = None,
    film: bool = False,
    sheet: bool = False,
    csv: bool = False,
    show: bool = False,
) -> None:
    """The chart of everyone's worth; as text what each is worth, how that changed, and the time used.

    Or the `film`, or the `sheet`, round by round, or that as a file (`csv`).
    """
    if film or sheet or csv:
        await (show_film if film else show_file if csv else show_sheet)(visit, all_of_them=show)
        return
    if times is not None:
        await _set_times(visit, times)
    if visit.info.status == "open":
        raise errors.NotStarted(game=visit.game, seats=len(visit.info.seats), least=2)
    reading = visit.read_by(all_of_them=show)
    words, names = reading.words, reading.names
    samples = await wealth(reading)
    lines = [heading_of(visit.info, words)]
    now = samples[-1].worth if samples else {}
    before = samples[-2].worth if len(samples) > 1 else now
    for seat in sorted(now, key=lambda each: -now[each]):
        change = now[seat] - before.get(seat, 0)
        signed = f"{'+' if change > 0 else ''}{words.money(change)}"
        lines.append(words("history-worth", name=names.person(seat), worth=now[seat], change=signed))
    scope, key = HIDDEN
    if await visit.service.settings.get(scope, str(visit.game), key, False):
        lines.append(f"-# {words('history-hidden')}")
    else:
        used = await visit.service.history.time_used(visit.game)
        # A seat bears its holder's name: what those used who held it before can't be told under it.
        lines += time_lines([each for each in used if visit.info.seat(each.seat).user == each.user], names)
    drawn = await reading.draw([Wish("wealth", history=samples)] if samples else [])
    film_button = button(visit.code("film"), words("button-film"))
    await visit.finish(bounded(lines), drawn, with_buttons(film_button, sheet_button(reading)))


async def _set_times(visit: GameVisit, shown: bool) -> None:
    """Let a table show the time that its players use, or keep it to itself; NotHost for all but the host."""
    if not visit.is_hosting:
        raise errors.NotHost(game=visit.game, host=visit.info.host)
    scope, key = HIDDEN
    await visit.service.settings.set(scope, str(visit.game), key, not shown)


YES_OR_NO = ("times", "film", "sheet", "csv")

FEATURE = Feature(lambda: [Command("history", _history, [*((each, bool, YesNo()) for each in YES_OR_NO), SHOW])])
