"""What an automaton between the players will do: as things stand, and after a sale or purchase of one's own. Private.

The rules let everyone work it out, so it's shown: by a command, and by a button on the panel of a stock round.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands

from bot.discord import drawing
from bot.discord.codes import Code, unpack
from bot.discord.commands import YesNo, make
from bot.discord.components import Shown, button, menu, options_of
from bot.discord.drawing import Wish
from bot.discord.front import Confusing, Front, Interaction
from bot.discord.looking import views
from bot.discord.play.actions import GameField
from bot.discord.play.moves import check_current, is_own
from bot.discord.posts.turn_message import maker
from bot.discord.telling import bounded
from bot.panel.choices import Choice, choice_of
from bot.panel.outlook import Outlook, outlook_after, outlook_now
from bot.service import GameInfo
from bot.words.effects import effect_lines, forecast_lines, place_lines
from bot.words.labels import label
from bot.words.names import Names
from bot.words.stories import capital

PREVIEWED = ("sell_shares", "buy_share")


def commands(front: Front) -> list[app_commands.Command[Any, ..., Any]]:
    """The automaton's forecast, under the names that the catalogues give it: one between players, or an opponent."""

    async def forecast(interaction: Interaction, show: bool = False, game: str | None = None) -> None:
        info = await front.game(interaction, game)
        names = views.names_for(front, interaction, info, show)
        outlook = await front.read(info, outlook_now)
        files = await _picture(front, info, names, outlook)
        await views.finish(interaction, bounded(_lines_now(outlook, names)), files)

    options = [("show", bool, YesNo()), ("game", str, GameField(front))]
    return [make(each, forecast, options) for each in ("forecast", "opponent")]


def _lines_now(outlook: Outlook, names: Names) -> list[str]:
    if outlook.forecast is None:
        raise Confusing("no_automaton")
    name = capital(names.party(outlook.forecast.who))
    heading = names.words(names.own("forecast-now"), name=name)
    return [heading, *_house(names), *forecast_lines(outlook, names), *place_lines(outlook, names)]


def _house(names: Names) -> list[str]:
    """Which of the automaton's figures or cards are our own, since no rulebook prints them."""
    key = f"forecast-house-{names.title.id}"
    return [f"-# {names.words(key)}"] if key in names.words else []


async def _picture(
    front: Front, info: GameInfo, names: Names, outlook: Outlook, moves: Sequence[Any] = ()
) -> list[discord.File]:
    """The automaton's chart, after these moves, with what it does below."""
    if outlook.forecast is None:
        return []
    lines = tuple(each.removeprefix("- ") for each in forecast_lines(outlook, names))
    return await drawing.draw(
        front.service, info, names.words, [Wish(outlook.forecast.sheet, lines=lines)], moves=moves
    )


# --- on the panel


async def _open(front: Front, interaction: Interaction, info: GameInfo, code: Code) -> None:
    """The forecast as things stand, with a menu of one's own sales and purchases to look beyond."""
    own = is_own(interaction, info)
    await check_current(front, interaction, info, code.seq)
    await _show_now(front, interaction, info, code, page=0, update=own)


async def _show_now(
    front: Front, interaction: Interaction, info: GameInfo, code: Code, *, page: int, update: bool
) -> None:
    words = front.words(interaction, info)
    names = front.names(info, words)
    outlook, choices = await front.read(info, lambda game: (outlook_now(game), _trades(game)))
    made = await maker(front, info, words)
    view = Shown()
    if choices:
        options = options_of(choices, made.names, made.actions)
        place = Code("s", info.id, code.seq, "foresee")
        view.add_item(menu(place, words("menu-forecast"), options, made.names, page))
    view.add_item(button(Code("b", info.id, code.seq, "my"), words("button-back")))
    files = await _picture(front, info, names, outlook)
    await _answer(interaction, bounded(_lines_now(outlook, names)), view, files, update=update)


def _trades(game: Any) -> list[Choice]:
    """One's own sales and purchases that are legal now."""
    return [choice_of(game, each) for kind in PREVIEWED if kind in game.actions for each in game.legal(kind)]


async def _choose(front: Front, interaction: Interaction, info: GameInfo, code: Code, value: str = "") -> None:
    """What would follow a sale or purchase: its effects, then the automaton; with a button that does it."""
    await check_current(front, interaction, info, code.seq)
    head, _, page = value.partition("|")
    if head == "more":
        number = int(page) if page.isdecimal() and len(page) < 4 else 0
        await _show_now(front, interaction, info, code, page=number, update=True)
        return
    words = front.words(interaction, info)
    names, made = front.names(info, words), await maker(front, info, words)
    action = unpack(value, made.actions)
    move = action.to_json()
    outlook = await front.read(info, lambda game: outlook_after(game, [move]))
    if outlook is None or outlook.forecast is None:
        raise Confusing("no_offer", game=info.id)
    facts = await front.read(info, lambda game: choice_of(game, action))
    what, name = label(facts, names)[0], names.party(outlook.forecast.who)
    lines = [f"- {each}" for each in effect_lines(outlook.changes or {}, names)]
    heading = words(names.own("forecast-after"), what=what, name=name)
    content = bounded([heading, *forecast_lines(outlook, names), "", *lines])
    view = made.confirm(await front.panel(info), value)
    view.add_item(button(Code("b", info.id, code.seq, "foresee"), words("button-foresee-back")))
    files = await _picture(front, info, names, outlook, [move])
    await _answer(interaction, content, view, files, update=True)


async def _answer(
    interaction: Interaction, content: str, view: Shown, files: Sequence[discord.File], *, update: bool
) -> None:
    if update:
        await interaction.edit_original_response(content=content, view=view, attachments=list(files))
    else:
        await interaction.followup.send(content, ephemeral=True, view=view, files=list(files))


BUTTONS = {"foresee": _open}
MENUS = {"foresee": _choose}
