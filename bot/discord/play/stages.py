"""Where the clicks on a panel go: to the game itself, or to another room (such as a private copy) that is in `ROOMS`.

A room is a letter in the custom ids of a panel's components (`Code.room`), so it too lives through a restart. So does
a tile that's chosen but not laid yet (`Code.first`): what is clicked beside it is made together with it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeVar

import discord

from bot.discord.codes import Code, Line, read_line, unpack
from bot.discord.components import MenuPage, Shown
from bot.discord.drawing import Wish, inner_wishes, pick_wishes, tile_wishes, way_wishes
from bot.discord.front import Confusing, panel_and_trial
from bot.discord.game_info import is_solo
from bot.discord.play import moves
from bot.discord.play.confirmation import (
    RUN_LINE,
    SURE,
    Confirmation,
    moves_before_run,
    proposed_run,
    routes_of,
    tried,
    value_of_moves,
)
from bot.discord.play.panel_text import dividend_lines, panel_text, run_lines
from bot.discord.play.panel_view import Maker, value_of
from bot.discord.posts import solo
from bot.discord.posts.turn_message import update_public
from bot.discord.texts import bounded_before
from bot.discord.visit import GameVisit
from bot.panel.ahead import moved
from bot.panel.bundles import PASS, ending
from bot.panel.choices import PICTURED, Choice, choices_in, other_means
from bot.panel.foresight import Foresight, foresee
from bot.panel.outlook import outlook_after
from bot.panel.panel import Panel
from bot.words.effects import effect_lines, forecast_lines, foresight_lines
from engine.actions import Action
from engine.errors import IllegalAction

T = TypeVar("T")


class Stage(GameVisit):
    """The game itself, for one visit. A room of its own overrides what is different there.

    The methods raise what the service raises.
    """

    room = ""
    asks = True
    """Whether what hurts, and a tile, is confirmed; not where everything can be taken back."""
    asks_past_tile = True
    """Whether it's asked for to go past a second tile; not where the panel is about that alone."""

    def __init__(self, visit: GameVisit) -> None:
        super().__init__(visit.front, visit.interaction, visit.info)
        self.visit = visit
        """Of the game itself, whatever the room."""

    async def content(self, panel: Panel, below: int = 0) -> str:
        """What stands above the panel's components, with so many lines to come `below` it."""
        if is_solo(self.info):
            return await solo.panel_lines(self.visit, panel, below)
        return panel_text(self.info, panel, self.names)

    async def maker(self, *, pictured: bool = False) -> Maker:
        """What makes components whose clicks come back to this room."""
        return replace(await super().maker(pictured=pictured), room=self.room)

    # --- doing

    async def check(self, seq: int) -> None:
        """Raise StaleMove, NotYourTurn ... unless what was made for move `seq` still holds."""
        await moves.check_current(self.visit, seq)

    async def do(self, value: str, seq: int) -> None:
        """Make the moves behind a value as one; what hurts is confirmed first."""
        actions = await self.moves(read_line(value), seq)
        if not await self.asked(actions, seq, value):
            await self.move(actions, seq)

    async def moves(self, line: Line, seq: int) -> list[Any]:
        """The moves behind a line: what goes before, the action or the proposed run, the passes to the turn's end."""
        if line.action.startswith(RUN_LINE):
            await self.check(seq)
            services = line.action.removeprefix(RUN_LINE).split(",")
            return moves.run_bundle(self.game, await self.panel(wait=True), tuple(each for each in services if each))
        if line.passes is None:
            await self.check(seq)
        if not line.action:
            return await self.before(line)
        made = [*await self.before(line), unpack(line.action, await self.actions()).to_json()]
        if not line.ends:
            return made
        return [*made, *await self.read(lambda game: [PASS] * len(ending(game, [game.read_action(e) for e in made])))]

    async def before(self, line: Line) -> list[Any]:
        """The moves that a line's action comes after; Illegal where the panel has no such bundle."""
        if line.passes is not None:
            return [PASS] * line.passes
        return moves.bundle(self.game, await self.panel(wait=True), line.ahead)

    async def asked(self, actions: Sequence[Any], seq: int, value: str = "", key: str = "") -> bool:
        """Ask whether to do what somebody loses by for good, with what it does to whom; says whether it was asked.

        So is whatever goes past a second tile: it's easily overlooked, and can't be laid later in the turn.

        `value` stands for the moves where they are more than passes and an action; `key` is the bundle that goes with
        routes of one's own.
        """
        found = await self.read(lambda game: foresee(game, actions)) if self.asks and seq == self.info.seq else None
        if found is None or not (found.asked or (found.forgoes and self.asks_past_tile)):
            return False
        await self.check(seq)
        panel, made = await self.panel(), await self.maker()
        value, routes = value or proposed_run(panel, actions), routes_of(actions)
        if not value and routes is not None:
            before = await self.read(lambda game: moves_before_run(game, actions))
            view, block = made.confirm(panel, f"{key}{SURE}{before}", "handgo"), [f"```\n{routes}\n```"]
        else:
            value = value or await self.read(lambda game: value_of_moves(game, actions))
            view, block = made.confirm(panel, value), list[str]()
        outlook = await self.read(lambda game: outlook_after(game, actions))
        forecast = forecast_lines(outlook, self.names) if outlook is not None else []
        lines = [
            self.words("confirm-harm"),
            *block,
            *self.foretold(found),
            *forecast,
            *self.effects(found.changes or {}),
        ]
        await self.show_view(replace(panel, warnings=()), view, [], update=self.is_own, more=lines)
        return True

    def foretold(self, found: Foresight) -> list[str]:
        """What can't be got back, a line each."""
        return [f"- {each}" for each in foresight_lines(found, self.names)]

    def effects(self, changes: Mapping[str, Any]) -> list[str]:
        """What something changes, a line for each one concerned."""
        return [f"- {each}" for each in effect_lines(changes, self.names)]

    async def show_tile(self, value: str, seq: int) -> None:
        """A tile in its place, what it costs, and what can be done together with it; to be confirmed."""
        await self.check(seq)
        action = unpack(value, await self.actions()).to_json()
        trial = await self.read(lambda game: tried(game, action))
        if trial is None:
            await self.move([action], seq)
        else:
            await Chosen(self.visit, value, seq).show_trial(trial)

    async def take_back(self, seq: int) -> None:
        """Take back the last move, and show what was before."""
        undone = await moves.take_back(self.visit, whole_turn=False, seq=seq)
        after = self.at(undone.info)
        if self.is_own:
            told = [self.words("undo-again" if undone.repeated else "undo-private")]
            await moves.show_panel(after, told, update=True)
        else:
            await update_public(after)

    async def move(self, actions: Sequence[Any], seq: int) -> None:
        """Make these moves as one, and let the message that was clicked go on to what comes next."""
        await moves.click_move(self.visit, actions, seq)

    async def show(self, *, update: bool, place: MenuPage | None = None) -> None:
        """Open the panel privately, or (`update`) put it in the place of the private message that was clicked."""
        await moves.show_panel(self.visit, update=update, place=place)

    # --- the same in all rooms

    def told_first(self) -> list[str]:
        """What is made together with whatever is clicked, as a line; none in the game itself."""
        return []

    async def show_inner(
        self, kind: str, group: str, page: int = 0, *, update: bool, all_of_them: bool = False
    ) -> None:
        """The actions of a group: the tiles for a hex with a picture of each, the prices of a start.

        The only tile is shown as chosen, unless `all_of_them` are asked for. Confusing where there are none.
        """
        choices = await self.read(lambda game: choices_in(game, kind, group, each_means=not self.asks))
        if not choices:
            raise Confusing("no_offer", game=self.game)
        panel = await self.panel()
        if kind == PICTURED and self.asks and len(choices) == 1 and not all_of_them:
            await self.show_tile(value_of(choices[0], await self.actions()), panel.seq)
            return
        view = (await self.maker()).inner(panel, kind, group, choices, page)
        await self.show_view(panel, view, inner_wishes(choices, page, self.label_names), update=update)

    async def show_single(self, kind: str, *, update: bool, page: int = 0) -> None:
        """The menu of one type of action; Confusing where the panel has none."""
        panel = await self.panel()
        if kind not in panel.menus and kind not in panel.ways and not (kind == "run" and panel.runs):
            raise Confusing("no_offer", game=self.game)
        view = (await self.maker(pictured=True)).single(panel, kind, page)
        wishes = pick_wishes(panel) if kind == PICTURED else []
        if kind in panel.ways:
            wishes = way_wishes(panel.ways, self.label_names)
        await self.show_view(panel, view, wishes, update=update)

    async def show_view(
        self, panel: Panel, view: Shown, wishes: Sequence[Wish], *, update: bool, more: Sequence[str] = ()
    ) -> None:
        """What a panel leads to, with `more` lines and its pictures; a game for one keeps its picture."""
        more = [*self.told_first(), *more]
        content, pictures = bounded_before([await self.content(panel, len(more))], more), await self.draw(wishes)
        if update and not pictures and is_solo(self.info):
            await self.edit(content=content, view=view)
        else:
            await self.answer(content, view, pictures, update=update)


class Chosen(Stage):
    """The position as it would be after a tile that is chosen, not laid yet: what is done here is made with it as one.

    `seq` is the move that it was chosen for.
    """

    asks_past_tile = False

    def __init__(self, visit: GameVisit, first: str, seq: int) -> None:
        super().__init__(visit)
        self.first, self.seq = first, seq

    async def read(self, look: Callable[[Any], T]) -> T:
        """The value of `look(copy)`; Confusing where the tile can't be laid (any more)."""
        try:
            return await super().read(lambda game: look(moved(game, [unpack(self.first, game.actions)])))
        except IllegalAction:
            raise Confusing("no_offer", game=self.game) from None

    async def panel(self, *, wait: bool = False) -> Panel:
        """What can be done after the tile."""
        found = await self.front.proposed(self.info, await self.read(panel_and_trial), wait=wait)
        return replace(found, seq=self.seq, undoable=False)

    async def maker(self, *, pictured: bool = False) -> Maker:
        """What makes components that lay the tile first."""
        return replace(await super().maker(pictured=pictured), first=self.first)

    async def draw(
        self, wishes: Sequence[Wish], moves: Sequence[Any] = (), *, later: bool = False
    ) -> list[discord.File]:
        """Pictures of the position with the tile."""
        return await self.visit.draw(wishes, [await self._lay(), *moves], later=later)

    async def actions(self) -> dict[str, type[Action]]:
        """The catalogue, which is the same in any position."""
        return await self.visit.actions()

    async def _lay(self) -> dict[str, Any]:
        return unpack(self.first, await self.actions()).to_json()

    def told_first(self) -> list[str]:
        """What was chosen first, in a line: the tile with its hex, rotation and means."""
        _, place, tile, rotation, *means = self.first.split("|")
        names = self.names
        turned, by = names.tile_turned(tile, int(rotation)), names.means(means[0]) if means else ""
        key = "chosen-first-means" if by else "chosen-first"
        return [self.words(key, tile=turned, hex=names.hex(place), means=by)]

    async def move(self, actions: Sequence[Any], seq: int) -> None:
        """The tile and these moves as one."""
        await super().move([await self._lay(), *actions], seq)

    async def show(self, *, update: bool, place: MenuPage | None = None) -> None:
        """The tile, to be confirmed, with what can be done together with it; Confusing where it can't be laid."""
        await self.check(self.seq)
        action = await self._lay()
        trial = await self.visit.read(lambda game: tried(game, action))
        if trial is None:
            raise Confusing("no_offer", game=self.game)
        await self.show_trial(trial, place)

    async def show_trial(self, trial: Confirmation, place: MenuPage | None = None) -> None:
        """The same, with what the tile was found to do."""
        action = await self._lay()
        choice = Choice(action["type"], {name: each for name, each in action.items() if name != "type"})
        base = Stage(self.visit)
        panel, made = await base.panel(), await base.maker()
        later = await self.front.proposed(self.info, trial.found)
        # In a lesson each step is one of its own.
        goes_on = (later.player, later.company) == (panel.player, panel.company) and self.info.lesson is None
        means = await self.visit.read(lambda game: other_means(game, unpack(self.first, game.actions)))
        view = made.tile(panel, choice, self.first, later if goes_on else None, place, means)
        foresight = trial.foresight
        told = [*self.told_first(), *self.foretold(foresight), *self.effects(foresight.changes or {})]
        following = [*run_lines(later, self.names), *dividend_lines(later, self.names)]
        told += [*following, self.words(_further(later))] if goes_on else []
        await base.show_view(panel, view, tile_wishes([choice], 0), update=self.is_own, more=told)


def _further(later: Panel) -> str:
    """What there is to say of what is made together with a tile: a key."""
    return "chosen-again" if later.again else "chosen-with"


ROOMS: dict[str, type[Stage]] = {Stage.room: Stage}


def stage_of(visit: GameVisit, code: Code) -> Stage:
    """The room that a click belongs to; Confusing for one that isn't there."""
    if code.room not in ROOMS:
        raise Confusing("no_such_button", game=visit.game)
    if not code.first:
        return ROOMS[code.room](visit)
    kind, *values = code.first.split("|")
    if code.room or kind != PICTURED or len(values) < 3 or not values[2].isdecimal():
        raise Confusing("no_such_button", game=visit.game)
    return Chosen(visit, code.first, code.seq)
