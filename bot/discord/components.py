"""Buttons and menus. Views here only show; `router` answers what is clicked, also after a restart."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import discord

from bot.discord.codes import Code
from bot.words.buttons import BUTTON_LIMIT
from bot.words.labels import clipped
from bot.words.names import Names

MENU_SIZE = 25
ROWS, ROW_SIZE = 5, 5
PLACEHOLDER_LIMIT = 150


@dataclass(frozen=True, slots=True)
class Option:
    """A line of a menu: the value that comes back, what is read, and a line of detail."""

    value: str
    label: str
    detail: str = ""


@dataclass(frozen=True, slots=True)
class MenuPage:
    """Which menu is meant, by the type of its actions, and the page shown."""

    kind: str
    page: int = 0


class Shown(discord.ui.View):
    """A view that only shows. It counts as finished, so the library keeps nothing of it in memory.

    `working`: the proposed runs are still being looked for, and will be added.
    """

    working = False

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.stop()


Button = discord.ui.Button[Shown]


def button(
    code: Code,
    text: str,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    row: int | None = None,
    *,
    disabled: bool = False,
) -> Button:
    """A button with a code in its custom id."""
    return discord.ui.Button(
        label=clipped(text, BUTTON_LIMIT), custom_id=str(code), style=style, row=row, disabled=disabled
    )


def with_buttons(*buttons: Button) -> Shown:
    """A view of these alone."""
    view = Shown()
    for each in buttons:
        view.add_item(each)
    return view


def menu(
    code: Code, title: str, options: Sequence[Option], names: Names, page: int = 0, size: int | None = None
) -> discord.ui.Select[Shown]:
    """A menu of one choice; more than 25 options (or `size`) come in pages, whose last line leads to the next."""
    words = names.words
    shown, pages = paged(options, page, names, size)
    placeholder = words("menu-page", title=title, page=str(page % pages + 1), pages=str(pages)) if pages > 1 else title
    select: discord.ui.Select[Shown] = discord.ui.Select(
        custom_id=str(code), placeholder=clipped(placeholder, PLACEHOLDER_LIMIT)
    )
    for each in shown:
        select.add_option(value=each.value, label=clipped(each.label) or "–", description=clipped(each.detail) or None)
    return select


def paged(options: Sequence[Option], page: int, names: Names, size: int | None = None) -> tuple[list[Option], int]:
    """The options of a page (`size`, or as many as there may be) with a line that leads on, and the number of pages."""
    if len(options) <= (size or MENU_SIZE):
        return list(options), 1
    size = size or MENU_SIZE - 1
    pages = -(-len(options) // size)
    page %= pages
    start = page * size
    following = (page + 1) % pages
    low = following * size + 1
    more = names.words("choice-page", **{"from": str(low), "to": str(min(low + size - 1, len(options)))})
    return [*options[start : start + size], Option(f"more|{following}", more)], pages


def numbered(options: Sequence[Option], size: int | None = None) -> list[Option]:
    """The options with the numbers that they have in a picture, from 1; from 1 again after each page of `size`."""
    return [
        Option(each.value, f"{place % (size or len(options)) + 1} · {each.label}", each.detail)
        for place, each in enumerate(options)
    ]
