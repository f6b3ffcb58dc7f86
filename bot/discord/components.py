"""Buttons and menus made from a panel. Views here only show; `router` answers what is clicked, also after a restart."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import discord

from bot.discord.codes import Code, pack
from bot.discord.labels import cut, label, run_label
from bot.discord.panel import Choice, Panel
from bot.service import GameInfo
from bot.words.names import Names
from engine.actions import Action, action_from_json

MENU_SIZE = 25
BUTTON_LIMIT = 80
PLACEHOLDER_LIMIT = 150
MOST_MENUS = 4
DIVIDEND_CHOICES = 24


@dataclass(frozen=True, slots=True)
class Option:
    """A line of a menu: the value that comes back, what is read, and a line of detail."""

    value: str
    label: str
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Place:
    """Which menu is meant: its verb ("pick", or "tile" for those of one hex), and the page shown."""

    kind: str
    page: int = 0


class Shown(discord.ui.View):
    """A view that only shows. It counts as finished, so the library keeps nothing of it in memory."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.stop()


def button(
    code: Code, text: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary, row: int | None = None
) -> discord.ui.Button[Shown]:
    """A button with a code in its custom id."""
    return discord.ui.Button(label=cut(text, BUTTON_LIMIT), custom_id=str(code), style=style, row=row)


def menu(code: Code, title: str, options: Sequence[Option], names: Names, page: int = 0) -> discord.ui.Select[Shown]:
    """A menu of one choice; more than 25 options come in pages, whose last line leads to the next."""
    words = names.words
    shown, pages = paged(options, page, names)
    placeholder = words("menu-page", title=title, page=str(page % pages + 1), pages=str(pages)) if pages > 1 else title
    select: discord.ui.Select[Shown] = discord.ui.Select(
        custom_id=str(code), placeholder=cut(placeholder, PLACEHOLDER_LIMIT)
    )
    for each in shown:
        select.add_option(value=each.value, label=cut(each.label) or "–", description=cut(each.detail) or None)
    return select


def paged(options: Sequence[Option], page: int, names: Names) -> tuple[list[Option], int]:
    """The options of a page with a line that leads on, and how many pages there are."""
    if len(options) <= MENU_SIZE:
        return list(options), 1
    size = MENU_SIZE - 1
    pages = -(-len(options) // size)
    page %= pages
    start = page * size
    following = (page + 1) % pages
    low = following * size + 1
    more = names.words("choice-page", **{"from": str(low), "to": str(min(low + size - 1, len(options)))})
    return [*options[start : start + size], Option(f"more|{following}", more)], pages


def options_of(choices: Sequence[Choice], names: Names, actions: dict[str, type[Action]]) -> list[Option]:
    """The lines of a menu for an action type."""
    out: list[Option] = []
    for each in choices:
        if each.type == "pay_dividend" and each.ranges:
            out += _dividends(each, names, actions)
            continue
        out.append(Option(_value(each, actions), *label(each, names)))
    return out


def _value(choice: Choice, actions: dict[str, type[Action]]) -> str:
    if choice.type == "lay_tile" and "tile" not in choice.fields:
        return f"hex|{choice.fields['hex']}"
    if choice.ranges:
        return f"ask|{choice.type}|" + "|".join(str(each) for each in choice.fields.values())
    return pack(action_from_json({"type": choice.type, **choice.fields}, actions))


def _dividends(offer: Choice, names: Names, actions: dict[str, type[Action]]) -> list[Option]:
    """Amounts to choose from; where there are too many, the largest few and a line that asks for another."""
    low, high, step = offer.ranges["amount"]
    amounts = list(range(high, low - 1, -step))
    if len(amounts) > DIVIDEND_CHOICES:
        amounts = [*amounts[: DIVIDEND_CHOICES - 1], low]
    made = [Choice(offer.type, {**offer.fields, "amount": each}, offer.facts) for each in amounts]
    options = [Option(_value(each, actions), *label(each, names)) for each in made]
    if len(range(low, high + 1, step)) > DIVIDEND_CHOICES:
        options.append(Option("ask|pay_dividend", names.words("button-other_amount")))
    return options


@dataclass(frozen=True, slots=True)
class Maker:
    """Makes the components of one game's panels in one language."""

    info: GameInfo
    names: Names
    actions: dict[str, type[Action]]

    def view(
        self, panel: Panel, *, extra: Sequence[discord.ui.Button[Shown]] = (), place: Place | None = None
    ) -> Shown:
        """Everything that the panel offers: menus first, then a row of buttons."""
        view = Shown()
        for each in self._menus(panel, place)[:MOST_MENUS]:
            view.add_item(each)
        for each in [*self._buttons(panel), *extra][:5]:
            each.row = 4
            view.add_item(each)
        return view

    def tiles(self, panel: Panel, hex_id: str, choices: Sequence[Choice], page: int = 0) -> Shown:
        """The tiles and rotations on one hex, and the way back."""
        view = Shown()
        title = self.names.words("menu-lay_tile-at", hex=self.names.hex(hex_id))
        code = self._code("s", panel, "tile", hex_id)
        view.add_item(menu(code, title, options_of(choices, self.names, self.actions), self.names, page))
        view.add_item(button(self._code("b", panel, "my"), self.names.words("button-back")))
        return view

    def _code(self, kind: str, panel: Panel, verb: str, argument: str = "") -> Code:
        return Code(kind, self.info.id, panel.seq, verb, argument)

    def _menus(self, panel: Panel, place: Place | None) -> list[discord.ui.Select[Shown]]:
        out: list[discord.ui.Select[Shown]] = []
        for kind, choices in panel.menus.items():
            page = place.page if place is not None and place.kind == kind else 0
            options = options_of(choices, self.names, self.actions)
            title = self.names.words(f"menu-{kind}")
            out.append(menu(self._code("s", panel, "pick", kind), title, options, self.names, page))
        if len(panel.runs) > 1:
            options = [Option("run|" + ",".join(each.services), *run_label(each, self.names)) for each in panel.runs]
            out.append(menu(self._code("s", panel, "pick", "run"), self.names.words("menu-run"), options, self.names))
        return out

    def _buttons(self, panel: Panel) -> list[discord.ui.Button[Shown]]:
        words = self.names.words
        out: list[discord.ui.Button[Shown]] = []
        if panel.runs:
            best = panel.runs[0]
            code = self._code("b", panel, "run", ",".join(best.services))
            out.append(button(code, words("button-run-best", net=best.net), discord.ButtonStyle.success))
        for kind in panel.buttons:
            style = discord.ButtonStyle.success if kind == "accept" else discord.ButtonStyle.secondary
            out.append(button(self._code("b", panel, "act", kind), self._caption(panel, kind), style))
        if panel.undoable:
            out.append(button(self._code("b", panel, "undo"), words("button-undo")))
        return out

    def _caption(self, panel: Panel, kind: str) -> str:
        words = self.names.words
        if kind != "pass":
            return words(f"button-{kind}")
        done = panel.step == "stock" and panel.acted
        return words(f"button-pass-{panel.step}-done" if done else f"button-pass-{panel.step}")


def turn_buttons(info: GameInfo, seq: int, since: int, marker: str, names: Names) -> list[discord.ui.Button[Shown]]:
    """The two buttons that stay on a turn message: the panel (its code bears the marker), and one's own language."""
    words = names.words
    mine = Code("b", info.id, seq, "my", marker)
    tongue = Code("b", info.id, seq, "tongue", str(since))
    return [
        button(mine, words("button-my_turn"), discord.ButtonStyle.primary),
        button(tongue, words("button-my_language")),
    ]


def notice_view(info: GameInfo, names: Names) -> Shown:
    """Join, leave and start, while a game waits for players."""
    view = Shown()
    if info.status != "open":
        return view
    words = names.words
    for verb, style in (
        ("join", discord.ButtonStyle.success),
        ("leave", discord.ButtonStyle.secondary),
        ("start", discord.ButtonStyle.primary),
    ):
        view.add_item(button(Code("b", info.id, 0, verb), words(f"button-{verb}"), style))
    return view
