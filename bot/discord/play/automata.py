"""What an automaton between the players will do: as things stand, and after a sale or purchase of one's own. Private.

The rules let everyone work it out, so it's shown: by a command, and by a button on the panel of a stock round.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.discord.codes import Code, small_number, unpack
from bot.discord.commands import SHOW, Command
from bot.discord.components import Shown, button, menu
from bot.discord.drawing import Wish
from bot.discord.feature import Click, Feature, Manner
from bot.discord.front import Confusing
from bot.discord.play.moves import check_current
from bot.discord.play.panel_view import options_of
from bot.discord.texts import bounded
from bot.discord.visit import GameVisit, Reading
from bot.panel.choices import Choice, choice_of
from bot.panel.outlook import Outlook, outlook_after, outlook_now
from bot.words.effects import effect_lines, forecast_lines, place_lines
from bot.words.labels import label
from bot.words.names import Names
from bot.words.stories import capitalized

PREVIEWED = ("sell_shares", "buy_share")


async def _forecast(visit: GameVisit, show: bool = False) -> None:
    """`/forecast`, `/opponent`."""
    reading = visit.read_by(all_of_them=show)
    outlook = await reading.read(outlook_now)
    files = await _picture(reading, outlook)
    await visit.finish(bounded(_lines_now(outlook, reading.names)), files)


def _lines_now(outlook: Outlook, names: Names) -> list[str]:
    if outlook.forecast is None:
        raise Confusing("no_automaton")
    name = capitalized(names.party(outlook.forecast.who))
    heading = names.words(names.own("forecast-now"), name=name)
    return [heading, *_house(names), *forecast_lines(outlook, names), *place_lines(outlook, names)]


def _house(names: Names) -> list[str]:
    """Which of the automaton's figures or cards are our own, since no rulebook prints them."""
    key = f"forecast-house-{names.title.id}"
    return [f"-# {names.words(key)}"] if key in names.words else []


async def _picture(reading: Reading, outlook: Outlook, moves: Sequence[Any] = ()) -> list[discord.File]:
    """The automaton's chart, after these moves, with what it does below."""
    if outlook.forecast is None:
        return []
    lines = tuple(each.removeprefix("- ") for each in forecast_lines(outlook, reading.names))
    return await reading.draw([Wish(outlook.forecast.sheet, lines=lines)], moves)


# --- on the panel


async def _open(visit: GameVisit, code: Code) -> None:
    """The forecast as things stand, with a menu of one's own sales and purchases to look beyond."""
    await check_current(visit, code.seq)
    await _show_now(visit, code, update=visit.is_own)


async def _show_now(visit: GameVisit, code: Code, *, page: int = 0, update: bool) -> None:
    outlook, choices = await visit.read(lambda game: (outlook_now(game), _trades(game)))
    made, view = await visit.maker(), Shown()
    if choices:
        options = options_of(choices, made.names, made.actions)
        place = Code("s", visit.game, code.seq, "foresee")
        view.add_item(menu(place, visit.words("menu-forecast"), options, made.names, page))
    view.add_item(button(Code("b", visit.game, code.seq, "my"), visit.words("button-back")))
    files = await _picture(visit, outlook)
    await visit.answer(bounded(_lines_now(outlook, visit.names)), view, files, update=update)


def _trades(game: Any) -> list[Choice]:
    """One's own sales and purchases that are legal now."""
    return [choice_of(game, each) for kind in PREVIEWED if kind in game.actions for each in game.legal(kind)]


async def _choose(visit: GameVisit, code: Code, value: str = "") -> None:
    """What would follow a sale or purchase: its effects, then the automaton; with a button that does it."""
    await check_current(visit, code.seq)
    head, _, page = value.partition("|")
    if head == "more":
        await _show_now(visit, code, page=small_number(page), update=True)
        return
    words, names, made = visit.words, visit.names, await visit.maker()
    action = unpack(value, made.actions)
    move = action.to_json()
    outlook = await visit.read(lambda game: outlook_after(game, [move]))
    if outlook is None or outlook.forecast is None:
        raise Confusing("no_offer", game=visit.game)
    choice = await visit.read(lambda game: choice_of(game, action))
    what, name = label(choice, names)[0], names.party(outlook.forecast.who)
    lines = [f"- {each}" for each in effect_lines(outlook.changes or {}, names)]
    heading = words(names.own("forecast-after"), what=what, name=name)
    content = bounded([heading, *forecast_lines(outlook, names), "", *lines])
    view = made.confirm(await visit.panel(), value)
    view.add_item(button(Code("b", visit.game, code.seq, "foresee"), words("button-foresee-back")))
    await visit.answer(content, view, await _picture(visit, outlook, [move]), update=True)


def commands() -> list[Command]:
    """The automaton's forecast, under the names that the catalogues give it: one between players, or an opponent."""
    return [Command(each, _forecast, [SHOW]) for each in ("forecast", "opponent")]


FEATURE = Feature(
    commands,
    buttons={"foresee": Click(_open, Manner.OWN)},
    menus={"foresee": Click(_choose, Manner.OWN)},
)
