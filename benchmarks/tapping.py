"""How many taps a panel takes for moves: every click, every choice from a menu, every form sent in is one.

Nothing is typed but amounts and routes. The panel is made as for Discord and searched for what makes the next moves.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from types import SimpleNamespace
from typing import Any

import discord

from bot.discord.bundles import bundles_of
from bot.discord.codes import pack, read_code, split_passes, unpack
from bot.discord.components import Maker, Shown
from bot.discord.panel import GROUPED, PICTURED, Choice, Panel, choices_in, may_propose, panel_of, runs_of
from bot.words import speak
from bot.words.names import Names
from engine.actions import Action
from engine.errors import EngineFault, IllegalAction
from engine.game import Game

BY_HAND = 4
"""Routes that aren't proposed: the button for them, that for typing, the form, the run."""
PASS = {"type": "pass"}


@dataclass(frozen=True, slots=True)
class Way:
    """Taps that make so many of the coming moves; `menus` are the choices from menus among them."""

    taps: int
    moves: int
    menus: int = 0
    by_hand: bool = False


@dataclass
class Hand:
    """Finds ways on the panels of one game. `pages` is the longest list seen, by the type of its lines."""

    names: Names
    actions: dict[str, type[Action]]
    pages: dict[str, int] = field(default_factory=dict)

    def way(self, game: Game, moves: Sequence[Action]) -> Way | None:
        """The way that makes most of these coming moves, of several the shortest; None where the panel has none."""
        panel = full_panel(game)
        ways = [each for each in self._ways(game, panel, moves) if each.moves]
        return max(ways, key=lambda each: (each.moves, -each.taps), default=None)

    def _ways(self, game: Game, panel: Panel, moves: Sequence[Action]) -> Iterator[Way]:
        view = self.maker().view(panel)
        for each in view.children:
            if isinstance(each, discord.ui.Button) and not each.disabled:
                yield from self._pressed(game, panel, moves, each)
        kinds = [each.custom_id.rpartition(":")[2] for each in view.children if isinstance(each, discord.ui.Select)]
        for kind in kinds:
            yield from self._listed(game, panel, moves, kind, 0)
        if moves[0].type == "run" or any(each.type == "run" for each in moves[:8]):
            count = next(number for number, each in enumerate(moves, 1) if each.type == "run")
            if panel.runs and all(each.type in ("pass", "buy_wagon", "run") for each in moves[:count]):
                yield Way(BY_HAND, count, by_hand=True)

    def maker(self) -> Maker:
        """What makes the components of the panels."""
        info: Any = SimpleNamespace(id=1)
        return Maker(info, self.names, self.actions, pictured=True)

    def _pressed(self, game: Game, panel: Panel, moves: Sequence[Action], pressed: Any) -> Iterator[Way]:
        code = read_code(pressed.custom_id or "")
        assert code is not None
        if code.verb == "fin":
            actions = next(each.actions for each in panel.bundles if each.key == code.argument)
            yield Way(1, same(game, moves, actions))
        elif code.verb == "run":
            yield Way(1, same(game, moves, panel.runs[0].actions))
        elif code.verb in ("act", "sure"):
            yield Way(1 + (code.verb == "sure"), self._as_value(game, moves, code.argument))
        elif code.verb == "list":
            yield from self._listed(game, panel, moves, code.argument, 1)

    def _as_value(self, game: Game, moves: Sequence[Action], value: str) -> int:
        passes, action = split_passes(value)
        return same(game, moves, [*[PASS] * passes, unpack(action, self.actions).to_json()])

    def _listed(self, game: Game, panel: Panel, moves: Sequence[Action], kind: str, before: int) -> Iterator[Way]:
        """The lines of a menu, on all its pages."""
        for page in range(100):
            shown = self.maker().single(panel, kind, page)
            for value in values(shown):
                yield from self._line(game, panel, moves, value, before + page)
            if not more(shown) or f"more|{page + 1}" not in all_values(shown):
                self.pages[kind] = max(self.pages.get(kind, 0), page + 1)
                return

    def _line(self, game: Game, panel: Panel, moves: Sequence[Action], value: str, before: int) -> Iterator[Way]:
        passes, chosen = split_passes(value)
        head, _, rest = chosen.partition("|")
        if head == "run":
            run = next(each for each in panel.runs if ",".join(each.services) == rest)
            yield Way(before + 1, same(game, moves, run.actions), before + 1)
        elif head == "of":
            yield from self._inside(game, panel, moves, rest, before + 1)
        elif head == "ask":
            yield Way(before + 2, asked(moves, passes, rest), before + 1)
        else:
            yield Way(before + 1, self._as_value(game, moves, value), before + 1)

    def _inside(self, game: Game, panel: Panel, moves: Sequence[Action], group: str, before: int) -> Iterator[Way]:
        """The lines behind a line: the tiles on a hex, which are confirmed, or confirmed with the rest of the turn."""
        kind, _, value = group.partition("|")
        move = moves[0]
        if move.type != kind or getattr(move, GROUPED[kind]) != value:
            return
        choices = choices_in(game, kind, value)
        if kind == PICTURED and len(choices) == 1:
            # The only tile is shown as chosen.
            yield from self._laid(game, panel, moves, before)
            return
        for page in range(100):
            shown = self.maker().inner(panel, kind, value, choices, page)
            if pack(move) in all_values(shown):
                taps = before + page + 1
                break
        else:
            return
        if kind != PICTURED:
            yield Way(taps, 1, taps)
            return
        yield from self._laid(game, panel, moves, taps)

    def _laid(self, game: Game, panel: Panel, moves: Sequence[Action], taps: int) -> Iterator[Way]:
        """A tile that is confirmed, perhaps with the rest of the turn, or a line of a menu, that follows at once."""
        yield Way(taps + 1, 1, taps)
        after, move = game.copy(), moves[0]
        after.apply(move, move_by(game))
        if len(moves) < 2 or after.decision is None or (move_by(after), after.decision.company) != whose(game):
            return
        later = full_panel(after)
        for bundle in later.bundles:
            made = same(after, moves[1:], bundle.actions)
            yield Way(taps + 1, 1 + made if made else 0, taps)
        choice = Choice(move.type, {name: value for name, value in move.to_json().items() if name != "type"})
        for value in all_values(self.maker().tile(panel, choice, pack(move), later)):
            made = self._as_value(after, moves[1:], value)
            yield Way(taps + 1, 1 + made if made else 0, taps + 1)


def full_panel(game: Game) -> Panel:
    """The panel with the proposed runs, as it's shown when they are found."""
    panel = panel_of(game)
    if not may_propose(game):
        return panel
    trial = game.copy()
    runs = runs_of(trial)
    if not runs:
        return panel
    best = [trial.read_action(each) for each in runs[0].actions]
    return replace(panel, runs=runs, bundles=bundles_of(game, best))


def move_by(game: Game) -> str:
    """Who is to act."""
    return game.decision.by if game.decision is not None else ""


def whose(game: Game) -> tuple[str, str | None]:
    """Who is to act, and for which company."""
    return move_by(game), game.decision.company if game.decision is not None else None


def same(game: Game, moves: Sequence[Action], raw: Sequence[Any]) -> int:
    """How many of the coming moves these actions make: all of them or none. Runs that lead to the same count as one."""
    kinds = [each["type"] for each in raw]
    if len(raw) > len(moves) or kinds != [each.type for each in moves[: len(raw)]]:
        return 0
    wanted = [each.to_json() for each in moves[: len(raw)]]
    if wanted == list(raw):
        return len(raw)
    if "run" not in kinds or any(
        a != b for a, b in zip(wanted, raw, strict=True) if a["type"] not in ("run", "buy_wagon")
    ):
        return 0
    ours, theirs = game.copy(), game.copy()
    try:
        ours.apply_all([ours.read_action(each) for each in raw], move_by(game))
        theirs.apply_all(moves[: len(raw)], move_by(game))
    except (IllegalAction, EngineFault):
        return 0
    return len(raw) if ours.state == theirs.state else 0


def asked(moves: Sequence[Action], passes: int, rest: str) -> int:
    """How many moves a form makes whose open field may have any value."""
    if len(moves) <= passes or any(each.type != "pass" for each in moves[:passes]):
        return 0
    kind, *fixed = rest.split("|")
    move = moves[passes].to_json()
    found = [str(value) for name, value in move.items() if name not in ("type", "price", "amount")]
    return passes + 1 if move["type"] == kind and found == fixed else 0


def all_values(view: Shown) -> list[str]:
    """The values of the menus."""
    return [line.value for each in view.children if isinstance(each, discord.ui.Select) for line in each.options]


def values(view: Shown) -> list[str]:
    """The values of the menus but for those that lead to another page."""
    return [each for each in all_values(view) if not each.startswith("more|")]


def more(view: Shown) -> bool:
    """Whether a menu has several pages."""
    return any(each.startswith("more|") for each in all_values(view))


def hand_for(game: Game) -> Hand:
    """A hand for a game's panels."""
    people = {seat: seat for seat in game.state.seats}
    names = Names(speak("en", game.title.currency), game.title, people, game.rulebook.automata)
    return Hand(names, dict(game.actions))
