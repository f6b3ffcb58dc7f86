"""`/history sheet`: what companies earned, their prices and everybody's worth round by round: a picture, and a file."""

from __future__ import annotations

import io
import itertools
from collections.abc import Mapping, Sequence
from typing import Any

import discord

import render
from bot import errors
from bot.discord.codes import Code, small_number
from bot.discord.components import MENU_SIZE, Button, Option, Shown, button, menu
from bot.discord.drawing import Wish
from bot.discord.feature import Click, Feature, Manner
from bot.discord.game_info import heading_name
from bot.discord.visit import GameVisit, Reading
from bot.words.spreadsheet import Row, spreadsheet
from engine.finance.annals import RoundAnnals, round_key

FEW = 2
"""Among more pages than this one may choose at once."""


def sheet_button(reading: Reading) -> Button:
    """Opens the newest rounds."""
    return button(reading.code("sheet", "0"), reading.words("button-sheet"))


async def show_sheet(visit: GameVisit, page: int = 0, *, all_of_them: bool = False, update: bool = False) -> None:
    """Answer with a page of it, 0 for the newest rounds; with the file instead where no picture can be had."""
    _check_begun(visit)
    reading = visit.read_by(all_of_them)
    told = await reading.service.history.annals(reading.game)
    page = min(page, render.takings_pages(len(told)) - 1)
    wish = Wish("takings", annals=told, history=ended(await wealth(reading), told), page=page)
    files = await reading.draw([wish] if told else [])
    content = reading.words("sheet-told", game=heading_name(visit.info))
    view = _view(reading, page, told)
    files = files or [await _file(reading, told)]
    if update:
        await visit.answer(content, view, files, update=True)
    else:
        await visit.finish(content, files, view)


async def show_file(visit: GameVisit, *, all_of_them: bool = False) -> None:
    """Answer with the file."""
    _check_begun(visit)
    reading = visit.read_by(all_of_them)
    file = await _file(reading, await reading.service.history.annals(reading.game))
    await visit.finish(reading.words("sheet-file", game=heading_name(visit.info)), [file])


async def wealth(reading: Reading) -> tuple[render.RoundWealth, ...]:
    """What everybody was worth as each round began and at the end, for the chart."""
    found: list[render.RoundWealth] = []
    for each in await reading.service.history.wealth(reading.game):
        # The end has no number of its own: it's that of the last round.
        numbers = found[-1] if found and each["round"]["round"] == "end" else None
        found.append(_sample(each["round"], each["totals"], numbers))
    return tuple(found)


def _sample(
    round_: Mapping[str, Any], totals: Mapping[str, int], numbers: render.RoundWealth | None
) -> render.RoundWealth:
    if numbers is not None:
        return render.RoundWealth(numbers.round, numbers.set_number, numbers.round_number, dict(totals))
    return render.RoundWealth(round_["round"], round_.get("set_number", 0), round_.get("round_number", 0), dict(totals))


def ended(begun: Sequence[render.RoundWealth], told: Sequence[RoundAnnals]) -> tuple[render.RoundWealth, ...]:
    """What everybody was worth as each round ended, of what they were as each began, and at the end."""
    samples, keys = list(begun), {round_key(each) for each in begun}
    if samples and told and round_key(told[0]) not in keys:
        # The game's start stands for that of its first round.
        first = told[0]
        samples[0] = render.RoundWealth(first.round, first.set_number, first.round_number, samples[0].worth)
    return tuple(
        render.RoundWealth(one.round, one.set_number, one.round_number, other.worth)
        for one, other in itertools.pairwise(samples)
    )


def _check_begun(visit: GameVisit) -> None:
    if visit.info.status == "open":
        raise errors.NotStarted(game=visit.game, seats=len(visit.info.seats), least=2)


async def _file(reading: Reading, told: tuple[RoundAnnals, ...]) -> discord.File:
    """Everything in a file, in the words of the reading."""
    known = {round_key(each): each.worth for each in ended(await wealth(reading), told)}
    now = await reading.read(lambda game: {seat: each.total for seat, each in game.result().items()})
    rows: list[Row] = [(each, known.get(round_key(each), {})) for each in told]
    rows[-1:] = [(each, known.get(round_key(each), now)) for each, _ in rows[-1:]]
    data = await reading.service.workers.run(spreadsheet, rows, reading.label_names)
    return discord.File(io.BytesIO(data), f"railwire-{reading.game}-{reading.info.seq}.csv")


def _view(reading: Reading, page: int, told: Sequence[RoundAnnals]) -> Shown:
    """Any page, where there are many; older rounds, newer ones, the file."""
    words, view, pages = reading.words, Shown(), render.takings_pages(len(told))
    if pages > FEW:
        options = [_option(reading, told, number) for number in range(min(pages, MENU_SIZE))]
        code = reading.code("sheet_page", kind="s")
        view.add_item(menu(code, words("menu-sheet_page"), options, reading.label_names))
    for target, key in ((page + 1, "button-older"), (page - 1, "button-newer")):
        if 0 <= target < pages:
            view.add_item(button(reading.code("sheet", str(target)), words(key)))
    view.add_item(button(reading.code("sheet_csv"), words("button-sheet_csv")))
    return view


def _option(reading: Reading, told: Sequence[RoundAnnals], page: int) -> Option:
    """A page by its first and its last round."""
    rounds = render.takings_page(told, page)
    return Option(str(page), reading.words("sheet-rounds", first=_number(rounds[0]), last=_number(rounds[-1])))


def _number(told: RoundAnnals) -> str:
    """As the picture has it: "3" for a stock round, "3.2" for an operating round."""
    return f"{told.set_number}.{told.round_number}" if told.round == "operating" else str(told.set_number)


async def _page_button(visit: GameVisit, code: Code) -> None:
    """A page, in place on one's own message that has one, elsewhere privately."""
    await show_sheet(visit, small_number(code.argument), update=visit.is_private)


async def _page_menu(visit: GameVisit, code: Code, value: str = "") -> None:
    """The same by the menu of all pages."""
    await show_sheet(visit, small_number(value), update=visit.is_private)


async def _file_button(visit: GameVisit, code: Code) -> None:
    await show_file(visit)


FEATURE = Feature(
    buttons={"sheet": Click(_page_button, Manner.OWN), "sheet_csv": Click(_file_button, Manner.PRIVATE)},
    menus={"sheet_page": Click(_page_menu, Manner.OWN)},
)
