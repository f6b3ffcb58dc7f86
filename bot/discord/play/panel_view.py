"""Menus and buttons made from a panel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import discord

from bot.discord.codes import Code, Line, pack
from bot.discord.components import ROW_SIZE, ROWS, Button, MenuPage, Option, Shown, button, menu, numbered
from bot.panel.bundles import Bundle
from bot.panel.choices import PER_SHEET, PICTURED, Choice, moves_of, numbers
from bot.panel.figures import DIVIDEND_CHOICES, listed_amounts
from bot.panel.panel import Panel
from bot.panel.ways import PER_PICTURE
from bot.service import GameInfo
from bot.words.buttons import BUTTON_LIMIT, bundle_text, button_text, caption, run_text
from bot.words.labels import label, paid_with, run_label
from bot.words.names import Names
from engine.actions import Action, LayTile, action_from_json

LAST = ("buy_private",)
"""Types whose menus come after the others."""
LEADING = ("pay", "hold")
"""The names of bundles that do more than pass or pay back."""
STYLES = {
    "accept": discord.ButtonStyle.success,
    "declare_bankruptcy": discord.ButtonStyle.danger,
}


def options_of(choices: Sequence[Choice], names: Names, actions: dict[str, type[Action]]) -> list[Option]:
    """The lines of a menu for an action type."""
    out: list[Option] = []
    for each in choices:
        if each.type == "pay_dividend" and each.ranges:
            out += _dividends(each, names, actions)
            continue
        out.append(Option(value_of(each, actions), *label(each, names)))
    return out


def value_of(choice: Choice, actions: dict[str, type[Action]]) -> str:
    """The value behind a choice: an action, a group to look into, or a form to fill in."""
    if choice.is_group:
        return f"of|{choice.type}|{next(iter(choice.fields.values()))}"
    if choice.ranges:
        value = "|".join(["ask", choice.type, *(str(each) for each in choice.fields.values())])
    else:
        value = pack(action_from_json({"type": choice.type, **choice.fields}, actions))
    skipped = str(len(choice.skips)) if choice.skips else ""
    return str(Line(value, choice.after or skipped, choice.ends))


def _dividends(offer: Choice, names: Names, actions: dict[str, type[Action]]) -> list[Option]:
    """Amounts to choose from; where there are too many, the largest few and a line that asks for another."""
    low, high, step = offer.ranges["amount"]
    made = [
        replace(
            offer,
            fields={**offer.fields, "amount": each},
            ranges={},
            figures={**offer.figures, **offer.figures.get("outcomes", {}).get(each, {})},
        )
        for each in listed_amounts(low, high, step)
    ]
    options = [Option(value_of(each, actions), *label(each, names)) for each in made]
    if len(range(low, high + 1, step)) > DIVIDEND_CHOICES:
        options.append(Option(value_of(offer, actions), names.words("button-other_amount")))
    return options


@dataclass(frozen=True, slots=True)
class Maker:
    """Makes the components of one game's panels in one language."""

    info: GameInfo
    names: Names
    actions: dict[str, type[Action]]
    pictured: bool = False
    """A picture with numbers goes with the panel, so its menus have them too."""
    room: str = ""
    """Where the clicks go, as in `Code`."""
    first: str = ""
    """What is made together with whatever is clicked, as in `Code`."""

    def view(
        self,
        panel: Panel,
        *,
        lead: Sequence[Button] = (),
        extra: Sequence[Button] = (),
        place: MenuPage | None = None,
    ) -> Shown:
        """Everything that the panel offers: menus, the rows of what's open at any time, the other buttons.

        Menus for which there's no room are buttons that open them. Of the buttons `lead` come first, `extra` last.
        """
        kinds = self._menu_kinds(panel)
        room = len(kinds)
        rows = self._rows_below(panel, [], lead, extra)
        while room and room + sum(map(_rows, rows)) > ROWS:
            room -= 1
            rows = self._rows_below(panel, kinds[room:], lead, extra)
        view = Shown()
        for kind in kinds[:room]:
            view.add_item(self._menu(panel, kind, place))
        for each in rows:
            _add_rows(view, each, room)
            room += _rows(each)
        return view

    def _rows_below(
        self, panel: Panel, opened: Sequence[str], lead: Sequence[Button], extra: Sequence[Button]
    ) -> list[list[Button]]:
        """The buttons below the menus: what's open at any time in rows of its own, then the others.

        Among the former are the openers of menus, too; where there are none, no row is begun for openers alone.
        """
        fixed, openers = self._fixed(panel), [self._opener(panel, kind) for kind in opened]
        buttons = [*lead, *self._buttons(panel), *extra]
        return [[*fixed, *openers], buttons] if fixed else [[*openers, *buttons]]

    def inner(self, panel: Panel, kind: str, value: str, choices: Sequence[Choice], page: int = 0) -> Shown:
        """The actions of a group, such as the tiles and rotations on one hex, and the way back."""
        view = Shown()
        title = self.names.words(
            f"menu-{kind}-at", **self.names.figures({"hex": value, "company": value, "node": value})
        )
        code = self.code("s", panel, "inner", f"{kind}|{value}")
        options, size = options_of(choices, self.names, self.actions), None
        if kind == PICTURED or "edges" in choices[0].figures:
            size = PER_SHEET if kind == PICTURED else PER_PICTURE
            options = numbered(options, size)
        view.add_item(menu(code, title, options, self.names, page, size))
        view.add_item(self._back(panel))
        return view

    def confirm(self, panel: Panel, value: str, verb: str = "yes") -> Shown:
        """Whether to do what a value says, after all."""
        view = Shown()
        view.add_item(
            button(self.code("b", panel, verb, value), self.names.words("button-really"), discord.ButtonStyle.danger)
        )
        view.add_item(self._back(panel))
        return view

    def tile(
        self,
        panel: Panel,
        choice: Choice,
        value: str,
        after: Panel | None,
        place: MenuPage | None = None,
        means: Sequence[tuple[LayTile, int]] = (),
    ) -> Shown:
        """Lay a tile, alone or together with what `after`, the next panel, offers; by other means; choose another."""
        words = self.names.words
        lay = button(self.code("b", panel, "yes", value), words("button-lay"), discord.ButtonStyle.primary)
        back = f"{choice.type}|{choice.fields['hex']}"
        other = [self._by_means(panel, each, cost) for each, cost in means]
        other += [button(self.code("b", panel, "into", back), words("button-other-tile")), self._back(panel)]
        if after is None:
            view = Shown()
            _add_rows(view, [lay, *other], 0)
            return view
        # Another tile has its own pictures, and passing a step is what its neighbours do: both come after this one.
        menus = {kind: choices for kind, choices in after.menus.items() if kind != choice.type}
        buttons = tuple(kind for kind in after.buttons if kind != "pass")
        shown = replace(after, seq=panel.seq, menus=menus, buttons=buttons, undoable=False, forecast=False)
        return replace(self, first=value, pictured=False).view(shown, lead=[lay], extra=other, place=place)

    def _by_means(self, panel: Panel, lay: LayTile, cost: int) -> Button:
        """The same tile, paid in another way, which is shown first."""
        means = paid_with(lay.means, cost, self.names)
        return button(self.code("b", panel, "tile", pack(lay)), self.names.words("button-other-means", means=means))

    def _back(self, panel: Panel) -> Button:
        return button(self.code("b", panel, "my"), self.names.words("button-back"))

    def single(self, panel: Panel, kind: str, page: int = 0, extra: Sequence[Button] = ()) -> Shown:
        """The menu of one type alone, and the way back."""
        view = Shown()
        view.add_item(self._menu(panel, kind, MenuPage(kind, page)))
        for each in (self._back(panel), *extra):
            view.add_item(each)
        return view

    def code(self, kind: str, panel: Panel, verb: str, argument: str = "") -> Code:
        """The code of a button, menu or form of this panel."""
        return Code(kind, self.info.id, panel.seq, verb, argument, self.room, self.first)

    def _said(self, text: str) -> str:
        """What a button or a menu says, with what is made first."""
        return self.names.words("button-lay-then", rest=text) if self.first else text

    def _menu_kinds(self, panel: Panel) -> list[str]:
        """The types that have a menu, those that are legal at once first."""
        shown = {
            kind: choices
            for kind, choices in panel.menus.items()
            if kind not in panel.fixed and kind not in panel.pressed
        }
        soon = [kind for kind, choices in shown.items() if choices[0].skips]
        later = [kind for kind, choices in shown.items() if choices[0].after]
        now = sorted((kind for kind in shown if kind not in (*soon, *later)), key=LAST.__contains__)
        return [*panel.ways, *now, *(["run"] if len(panel.runs) > 1 else []), *soon, *later]

    def _menu(self, panel: Panel, kind: str, place: MenuPage | None) -> discord.ui.Select[Shown]:
        page = place.page if place is not None and place.kind == kind else 0
        if kind == "run":
            options = [Option("run|" + ",".join(each.services), *run_label(each, self.names)) for each in panel.runs]
        elif kind in panel.ways:
            options = self._ways(panel, kind)
        else:
            options = options_of(panel.menus[kind], self.names, self.actions)
            options = numbered(options) if self.pictured and kind == PICTURED else options
        code = self.code("s", panel, "pick", kind)
        return menu(code, self._title(panel, kind), options, self.names, page)

    def _ways(self, panel: Panel, order: str) -> list[Option]:
        """The best ways by an order, with the numbers that they have in the picture."""
        choices, known = panel.ways[order], numbers(panel.ways)
        options = options_of(choices, self.names, self.actions)
        if not self.pictured:
            return options
        return [
            Option(option.value, f"{known[tuple(choice.fields.values())]} · {option.label}", option.detail)
            for option, choice in zip(options, choices, strict=True)
        ]

    def _title(self, panel: Panel, kind: str) -> str:
        """What a menu is for, with the steps that its choices pass over, or what they do before."""
        words, choices = self.names.words, panel.menus.get(kind, ())
        in_step = f"menu-{kind}-{panel.step}"
        title = self._said(words(in_step if in_step in words else self.names.own(f"menu-{kind}")))
        if choices and choices[0].skips:
            steps = words.listed(self.names.step(each) for each in choices[0].skips)
            return words("menu-ahead", title=title, steps=steps)
        for each in panel.bundles:
            if choices and choices[0].after == each.key:
                return words("menu-after", title=title, before=bundle_text(each, panel, self.names))
        return title

    def later(self, panel: Panel, tried: str) -> tuple[list[str], list[str]]:
        """What the panel offers of a type of action that was tried too early, then of others that come later.

        As its menus are headed, and its buttons called.
        """
        kinds = [kind for kind, found in panel.menus.items() if found and (found[0].skips or found[0].after)]
        titles = {kind: self._title(panel, kind) for kind in kinds}
        bundles = [each for each in panel.bundles if any(move["type"] == tried for move in each.moves)]
        pressed = [bundle_text(each, panel, self.names) for each in bundles]
        own = [titles.pop(tried)] if tried in titles else []
        return [*own, *pressed], list(titles.values())

    def _opener(self, panel: Panel, kind: str, *, disabled: bool = False) -> Button:
        """A button that opens a menu privately."""
        text = self.names.words("button-opens", what=self._title(panel, kind))
        return button(self.code("b", panel, "list", kind), text, disabled=disabled)

    def _fixed(self, panel: Panel) -> list[Button]:
        """What is open at any time of the turn; shown, but not to be pressed, where it isn't possible now."""
        out: list[Button] = []
        for kind, count in panel.fixed.items():
            if kind != "take_loan":
                out.append(self._opener(panel, kind, disabled=not count))
                continue
            brings = (panel.loans or {}).get("brings")
            words = self.names.words
            text = words("button-take_loan") if brings is None else words("button-take_loan-brings", amount=brings)
            out.append(button(self.code("b", panel, "act", kind), self._said(text), disabled=not count))
        return out

    def _buttons(self, panel: Panel) -> list[Button]:
        words = self.names.words
        out: list[Button] = []
        run, leading = list(panel.runs[0].moves) if panel.runs else None, leading_bundle(panel)
        bundled = [list(each.moves) for each in panel.bundles]
        for each in panel.bundles:
            if list(each.moves) == run:
                continue
            style = self._style(panel, each.moves, leads=each is leading)
            code = ("fin", each.key)
            if len(each.moves) == 1:
                code = ("act", pack(action_from_json(each.moves[0], self.actions)))
            text = bundle_text(each, panel, self.names, BUTTON_LIMIT - len(self._said("")))
            out.append(button(self.code("b", panel, *code), self._said(text), style))
        if panel.runs:
            code = self.code("b", panel, "run", ",".join(panel.runs[0].services))
            leads = leading is None or list(leading.moves) == run
            style = self._style(panel, panel.runs[0].moves, leads=leads)
            out.append(button(code, self._said(run_text(panel, self.names)), style))
            if panel.by_hand:
                out.append(
                    button(
                        self.code("b", panel, "hand"),
                        self._said(words("button-hand-best" if panel.best_only else "button-hand")),
                    )
                )
        for kind, choices in panel.menus.items():
            if kind in panel.pressed:
                out += [self._pressed(panel, each) for each in choices if moves_of(each) not in bundled]
        for kind in panel.buttons:
            if kind not in panel.fixed and [{"type": kind}] not in bundled:
                style = STYLES.get(kind) or self._style(panel, [{"type": kind}])
                out.append(
                    button(self.code("b", panel, "act", kind), self._said(caption(panel, kind, self.names)), style)
                )
        if panel.forecast and not self.room:
            out.append(button(self.code("b", panel, "foresee"), words(self.names.own("button-forecast"))))
        if panel.undoable:
            out.append(button(self.code("b", panel, "undo"), words("button-undo")))
        return out

    def _pressed(self, panel: Panel, choice: Choice) -> Button:
        value = value_of(choice, self.actions)
        style = self._style(panel, moves_of(choice))
        return button(self.code("b", panel, "act", value), self._said(button_text(choice, self.names)), style)

    def _style(self, panel: Panel, moves: Sequence[Mapping[str, Any]], *, leads: bool = False) -> discord.ButtonStyle:
        """Red for what somebody loses by for good, green for what the eye is to fall on."""
        if any(list(each.moves) == list(moves) for each in panel.warnings):
            return discord.ButtonStyle.danger
        return discord.ButtonStyle.success if leads else discord.ButtonStyle.secondary


def leading_bundle(panel: Panel) -> Bundle | None:
    """What the eye is to fall on first: nothing that passes over what could still be done, but for the run's sake."""
    return next((each for each in panel.bundles if not panel.menus or each.name in LEADING or each.runs), None)


def _rows(buttons: Sequence[Button]) -> int:
    """How many rows the buttons take."""
    return -(-len(buttons) // ROW_SIZE)


def _add_rows(view: Shown, buttons: Sequence[Button], first: int) -> None:
    for place, each in enumerate(buttons):
        each.row = min(first + place // ROW_SIZE, ROWS - 1)
        view.add_item(each)
