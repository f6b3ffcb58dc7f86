"""How many taps a panel takes for moves: every click, every choice from a menu, every form sent in is one.

Nothing is typed but amounts and routes. The panel is made as for Discord and searched for what makes the next moves.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from types import SimpleNamespace
from typing import Any

import discord

from bot.discord.codes import Line, pack, read_code, read_line
from bot.discord.components import Shown
from bot.discord.play.panel_view import Maker
from bot.discord.posts.turn_message import turn_buttons
from bot.panel.bundles import RUN, bundles_of, ending
from bot.panel.choices import PICTURED, Choice, as_offered, choices_in, grouped, other_means
from bot.panel.panel import Panel, complete, may_propose, panel_of
from bot.words import speak
from bot.words.names import Names
from engine.actions import Action, LayTile
from engine.errors import EngineFault, IllegalAction
from engine.game import Game

GAME = 99_999
"""The game's number: as long as one that's played may have, so that custom ids are as long."""
BY_HAND = ("routes", "routes", "form", "typed")
"""Routes that aren't proposed: the button for them, that for typing, the form, the run."""
TO_A_TILE = ("open", "hex", "page", "tile")
"""What the taps are for that come before a tile is confirmed."""
PASS = {"type": "pass"}


@dataclass(frozen=True, slots=True)
class Way:
    """What makes so many of the coming moves: for each tap what it's for; `menus` of them choose from a menu."""

    spent: tuple[str, ...]
    moves: int
    menus: int = 0

    @property
    def taps(self) -> int:
        """How many taps it takes."""
        return len(self.spent)

    @property
    def by_hand(self) -> bool:
        """Whether routes are typed."""
        return BY_HAND[-1] in self.spent

    @property
    def laying(self) -> int:
        """How many taps it takes from the start until a tile lies, which is when its page is left."""
        return next((place for place, each in enumerate(self.spent, 1) if each not in TO_A_TILE), self.taps)

    def after(self, spent: Sequence[str], menus: int, moves: int = 0) -> Way:
        """The same after other taps, which make so many moves more."""
        return Way((*spent, *self.spent), self.moves + moves if self.moves else 0, self.menus + menus)


@dataclass
class Hand:
    """Finds ways on the panels of one game. `pages` is the longest list seen, by the type of its lines."""

    names: Names
    actions: dict[str, type[Action]]
    pages: dict[str, int] = field(default_factory=dict)

    def way(self, game: Game, moves: Sequence[Action]) -> Way | None:
        """The way that makes most of these coming moves, of several the shortest; None where the panel has none."""
        panel, made = full_panel(game), self.maker()
        # As on a turn message, which has most buttons of its own.
        view = made.view(panel, extra=turn_buttons(made.info, panel.seq, panel.seq, "", self.names))
        ways = [each for each in self._ways(game, panel, moves, view) if each.moves]
        return max(ways, key=lambda each: (each.moves, -each.taps), default=None)

    def maker(self) -> Maker:
        """What makes the components of the panels."""
        info: Any = SimpleNamespace(id=GAME)
        return Maker(info, self.names, self.actions, pictured=True)

    def _ways(self, game: Game, panel: Panel, moves: Sequence[Action], view: Shown) -> Iterator[Way]:
        for each in view.children:
            code = read_code(getattr(each, "custom_id", ""))
            if code is None:
                continue
            if isinstance(each, discord.ui.Select):
                yield from self._listed(game, panel, moves, code.argument)
            elif isinstance(each, discord.ui.Button) and not each.disabled:
                yield from self._pressed(game, panel, moves, code.verb, code.argument)

    def _pressed(self, game: Game, panel: Panel, moves: Sequence[Action], verb: str, argument: str) -> Iterator[Way]:
        if verb == "fin":
            actions = next(each.moves for each in panel.bundles if each.key == argument)
            yield Way(("finish",), same(game, moves, actions))
        elif verb == "run":
            yield Way(("run",), same(game, moves, panel.runs[0].moves))
        elif verb == "act":
            line = read_line(argument)
            yield Way((line.action.partition("|")[0],), self._as_line(game, panel, moves, line))
        elif verb == "list":
            for each in self._listed(game, panel, moves, argument):
                yield each.after(("open",), 0)
        elif verb == "hand":
            yield from other_run(game, panel, moves)
            yield from by_hand(game, moves)

    def _as_line(self, game: Game, panel: Panel, moves: Sequence[Action], line: Line) -> int:
        """How many moves a line makes."""
        before = before_line(panel, line)
        # Compared as packed: what stands in a line may have a short name for its way over the map.
        if len(before) >= len(moves) or pack(moves[len(before)]) != line.action:
            return 0
        made = [*(game.read_action(each) for each in before), moves[len(before)]]
        passes = [PASS] * len(ending(game, made)) if line.ends else []
        return same(game, moves, [*(each.to_json() for each in made), *passes])

    def _listed(self, game: Game, panel: Panel, moves: Sequence[Action], kind: str) -> Iterator[Way]:
        """The lines of a menu, on all its pages."""
        for page in range(100):
            shown, before = self.maker().single(panel, kind, page), ("page",) * page
            for value in values(shown):
                for way in self._line(game, panel, moves, value):
                    yield way.after(before, page)
            if not more(shown) or f"more|{page + 1}" not in all_values(shown):
                self.pages[kind] = max(self.pages.get(kind, 0), page + 1)
                return

    def _line(self, game: Game, panel: Panel, moves: Sequence[Action], value: str) -> Iterator[Way]:
        line = read_line(value)
        head, _, rest = line.action.partition("|")
        if head == "run":
            run = next(each for each in panel.runs if ",".join(each.services) == rest)
            yield Way(("run",), same(game, moves, run.moves), 1)
        elif head == "of":
            yield from self._inside(game, panel, moves, rest)
        elif head == "ask":
            kind = rest.partition("|")[0]
            yield Way((kind, "form"), asked(game, panel, moves, replace(line, action=rest)), 1)
        else:
            yield Way((head,), self._as_line(game, panel, moves, line), 1)

    def _inside(self, game: Game, panel: Panel, moves: Sequence[Action], group: str) -> Iterator[Way]:
        """The lines behind a line: the tiles on a hex, which are confirmed, or confirmed with what follows."""
        kind, _, value = group.partition("|")
        move = moves[0]
        if move.type != kind or getattr(move, grouped(game)[kind]) != value:
            return
        choices = choices_in(game, kind, value)
        if kind == PICTURED and len(choices) == 1:
            # The only tile is shown as chosen.
            yield from self._laid(game, panel, moves, ("hex",))
            return
        offered = [as_offered(game, move)]
        if isinstance(offered[0], LayTile):
            offered += [each for each, _ in other_means(game, offered[0])]
        for page in range(100):
            shown = self.maker().inner(panel, kind, value, choices, page)
            found = all_values(shown)
            if any(pack(each) in found for each in offered):
                break
        else:
            return
        if kind == PICTURED:
            means = [] if pack(offered[0]) in found else ["means"]
            yield from self._laid(game, panel, moves, ("hex", *["page"] * page, "tile", *means))
        else:
            yield Way((kind, *["page"] * page, kind), 1, page + 2)

    def _laid(self, game: Game, panel: Panel, moves: Sequence[Action], spent: tuple[str, ...]) -> Iterator[Way]:
        """A tile that is confirmed by itself, or together with what is done next."""
        yield Way((*spent, "confirm"), 1, len(spent))
        after, move = game.copy(), moves[0]
        after.apply(move, move_by(game))
        if len(moves) < 2 or after.decision is None or whose(after) != whose(game):
            return
        later = full_panel(after)
        choice = Choice(move.type, {name: value for name, value in move.to_json().items() if name != "type"})
        view = self.maker().tile(panel, choice, pack(move), later)
        for each in self._ways(after, later, moves[1:], view):
            yield each.after(spent, len(spent), 1)


def full_panel(game: Game) -> Panel:
    """The panel with the proposed runs, as it's shown when they are found."""
    panel = panel_of(game)
    return complete(game, panel, tuple(game.copy().programmes(most=1))) if may_propose(game) else panel


def move_by(game: Game) -> str:
    """Who is to act."""
    return game.decision.by if game.decision is not None else ""


def whose(game: Game) -> tuple[str, str | None]:
    """Who is to act, and for which company."""
    return move_by(game), game.decision.company if game.decision is not None else None


def before_line(panel: Panel, line: Line) -> list[Any]:
    """The moves that a line's action comes after."""
    if line.passes is not None:
        return [PASS] * line.passes
    return list(next(each.moves for each in panel.bundles if each.key == line.ahead))


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


def asked(game: Game, panel: Panel, moves: Sequence[Action], line: Line) -> int:
    """How many moves a form makes whose open field may have any value."""
    before = before_line(panel, line)
    if len(moves) <= len(before):
        return 0
    kind, *fixed = line.action.split("|")
    move = moves[len(before)].to_json()
    found = [str(value) for name, value in move.items() if name not in ("type", "price", "amount")]
    if move["type"] != kind or found != fixed:
        return 0
    passes = [PASS] * len(ending(game, moves[: len(before) + 1])) if line.ends else []
    return same(game, moves, [*before, move, *passes])


def other_run(game: Game, panel: Panel, moves: Sequence[Action]) -> Iterator[Way]:
    """The coming run, chosen among the other good ones that are drawn beside the best."""
    count = run_in(moves)
    if not count or not panel.runs or same(game, moves, panel.runs[0].moves):
        return
    for each in game.copy().programmes():
        if same(game, moves, each.moves) == count:
            yield Way(("routes", "run"), count, 1)
            return


def run_in(moves: Sequence[Action]) -> int:
    """How many of the coming moves there are up to a run, passes and services before it among them; 0 for none."""
    count = next((number for number, each in enumerate(moves[:8], 1) if each.type == RUN), 0)
    return 0 if any(each.type not in ("pass", "buy_wagon", RUN) for each in moves[:count]) else count


def by_hand(game: Game, moves: Sequence[Action]) -> Iterator[Way]:
    """The coming run, typed, alone or with the dividend and the end of the turn."""
    count = run_in(moves)
    if not count:
        return
    yield Way(BY_HAND, count)
    for each in bundles_of(game, moves[:count]):
        yield Way(BY_HAND, same(game, moves, each.moves))


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
