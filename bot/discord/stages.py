"""Where the clicks on a panel go: to the game itself, or to another room (such as a private copy) that is in `ROOMS`.

A room is a letter in the custom ids of a panel's components (`Code.room`), so it too lives through a restart.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

import discord

from bot.discord import playing, solo
from bot.discord.codes import Code, unpack
from bot.discord.components import Maker, Place, Shown, value_of
from bot.discord.confirming import harm_of, tried, value_of_moves
from bot.discord.drawing import Wish, inner_wishes, pick_wishes, tile_wishes, way_wishes
from bot.discord.effects import effect_lines
from bot.discord.front import Confusing, Front, Interaction, is_solo
from bot.discord.outlooks import outlook_after, outlook_lines
from bot.discord.panel import GROUPED, PICTURED, Choice, Panel, choices_in
from bot.discord.telling import bounded, panel_text
from bot.service import GameInfo
from engine.actions import Action

T = TypeVar("T")


class Stage:
    """The game itself, for one interaction. A room of its own overrides what is different there.

    All methods but `is_own` expect the interaction to be deferred; they raise what the service raises.
    """

    room = ""
    asks = True
    """Whether what hurts, and a tile, is confirmed; not where everything can be taken back."""

    def __init__(self, front: Front, interaction: Interaction, info: GameInfo) -> None:
        self.front, self.interaction, self.info = front, interaction, info
        self.words = front.words(interaction, info)

    # --- looking

    def is_own(self) -> bool:
        """Whether the message that was clicked is the person's own panel, and may be changed into the answer."""
        return playing.is_own(self.interaction, self.info)

    async def read(self, look: Callable[[Any], T]) -> T:
        """The value of `look(game)`, computed in a worker."""
        return await self.front.read(self.info, look)

    async def panel(self, *, wait: bool = False) -> Panel:
        """What can be done; `working` where the proposed runs aren't waited for."""
        return await self.front.panel(self.info, wait=wait)

    async def content(self, panel: Panel, below: int = 0) -> str:
        """What stands above the panel's components, with so many lines to come `below` it."""
        names = self.front.names(self.info, self.words)
        if is_solo(self.info):
            return await solo.panel_lines(self.front, self.info, panel, names, below)
        return panel_text(self.info, panel, names)

    async def draw(self, wishes: Sequence[Wish]) -> list[discord.File]:
        """Pictures of the position."""
        return await self.front.draw(self.info, self.words, wishes)

    # --- doing

    async def check(self, seq: int) -> None:
        """Raise StaleMove, NotYourTurn ... unless what was made for move `seq` still holds."""
        await playing.check_current(self.front, self.interaction, self.info, seq)

    async def do(self, actions: Sequence[Any], seq: int) -> None:
        """Make these moves as one; what hurts is confirmed first."""
        if not await self.asked(actions, seq):
            await self.move(actions, seq)

    async def asked(self, actions: Sequence[Any], seq: int) -> bool:
        """Ask whether to do what hurts, with a table of what it does to whom; says whether that was necessary."""
        harm = await self.read(lambda game: harm_of(game, actions)) if self.asks and seq == self.info.seq else None
        if harm is None:
            return False
        await self.check(seq)
        value = await self.read(lambda game: value_of_moves(game, actions))
        panel, made = await self.panel(), await self.maker()
        outlook = await self.read(lambda game: outlook_after(game, actions))
        told = outlook_lines(outlook, self.front.names(self.info, self.words)) if outlook is not None else []
        lines = [self.words("confirm-harm"), *told, *self._effects(harm)]
        await self.show_view(panel, made.confirm(panel, value), [], update=self.is_own(), more=lines)
        return True

    def _effects(self, changes: Mapping[str, Any]) -> list[str]:
        return [f"- {each}" for each in effect_lines(changes, self.front.names(self.info, self.words))]

    async def show_tile(self, value: str, seq: int) -> None:
        """A tile in its place, what it costs, and the rest of the turn with it; to be confirmed."""
        await self.check(seq)
        action = unpack(value, await self.actions()).to_json()
        trial = await self.read(lambda game: tried(game, action))
        if trial is None:
            await self.move([action], seq)
            return
        panel, made = await self.panel(), await self.maker()
        later = await self.front.proposed(self.info, trial.found)
        after = later if (later.player, later.company) == (panel.player, panel.company) else None
        choice = Choice(action["type"], {name: each for name, each in action.items() if name != "type"})
        view = made.tile(panel, choice, value, after)
        await self.show_view(
            panel, view, tile_wishes([choice], 0), update=self.is_own(), more=self._effects(trial.changes)
        )

    async def do_then(self, value: str, key: str, seq: int) -> None:
        """A tile and the bundle with this key as one."""
        await self.check(seq)
        action = unpack(value, await self.actions()).to_json()
        trial = await self.read(lambda game: tried(game, action))
        rest = (
            ()
            if trial is None
            else playing.finish(self.info, await self.front.proposed(self.info, trial.found, wait=True), key)
        )
        await self.move([action, *rest], seq)

    async def take_back(self, seq: int) -> None:
        """Take back the last move, and show what was before."""
        undone = await playing.take_back(self.front, self.interaction, self.info, whole_turn=False, seq=seq)
        if self.is_own():
            told = [self.words("undo-private")]
            await playing.show_panel(self.front, self.interaction, undone.info, told, update=True)
            return
        await playing.update_public(self.front, self.interaction, undone.info)

    async def move(self, actions: Sequence[Any], seq: int) -> None:
        """Make these moves as one, and let the message that was clicked go on to what comes next."""
        await playing.click_move(self.front, self.interaction, self.info, actions, seq)

    async def show(self, *, update: bool, place: Place | None = None) -> None:
        """Open the panel privately, or (`update`) put it in the place of the private message that was clicked."""
        await playing.show_panel(self.front, self.interaction, self.info, update=update, place=place)

    # --- the same in all rooms

    async def actions(self) -> dict[str, type[Action]]:
        """The catalogue of the title's actions."""
        return await self.read(lambda game: dict(game.actions))

    async def maker(self, *, pictured: bool = False) -> Maker:
        """What makes components whose clicks come back to this room."""
        names = self.front.label_names(self.info, self.words)
        return Maker(self.info, names, await self.actions(), pictured, self.room)

    async def show_inner(
        self, kind: str, group: str, page: int = 0, *, update: bool, all_of_them: bool = False
    ) -> None:
        """The actions of a group: the tiles for a hex with a picture of each, the prices of a start.

        The only tile is shown as chosen, unless `all_of_them` are asked for.
        """
        if kind not in GROUPED:
            raise Confusing("no_offer", game=self.info.id)
        choices = await self.read(lambda game: choices_in(game, kind, group))
        if not choices:
            raise Confusing("no_offer", game=self.info.id)
        panel = await self.panel()
        if kind == PICTURED and self.asks and len(choices) == 1 and not all_of_them:
            await self.show_tile(value_of(choices[0], await self.actions()), panel.seq)
            return
        view = (await self.maker()).inner(panel, kind, group, choices, page)
        names = self.front.label_names(self.info, self.words)
        await self.show_view(panel, view, inner_wishes(choices, page, names), update=update)

    async def show_single(self, kind: str, *, update: bool, page: int = 0) -> None:
        """The menu of one type of action."""
        panel = await self.panel()
        if kind not in panel.menus and kind not in panel.ways and not (kind == "run" and panel.runs):
            raise Confusing("no_offer", game=self.info.id)
        view = (await self.maker(pictured=True)).single(panel, kind, page)
        wishes = pick_wishes(panel) if kind == PICTURED else []
        if kind in panel.ways:
            wishes = way_wishes(panel.ways, self.front.label_names(self.info, self.words))
        await self.show_view(panel, view, wishes, update=update)

    async def show_view(
        self, panel: Panel, view: Shown, wishes: Sequence[Wish], *, update: bool, more: Sequence[str] = ()
    ) -> None:
        """What a panel leads to, with `more` lines and its pictures; a game for one keeps its picture."""
        content, pictures = bounded([await self.content(panel, len(more)), *more]), await self.draw(wishes)
        if not update:
            await self.interaction.followup.send(content, ephemeral=True, view=view, files=pictures)
        elif pictures or not is_solo(self.info):
            await self.interaction.edit_original_response(content=content, view=view, attachments=pictures)
        else:
            await self.interaction.edit_original_response(content=content, view=view)


ROOMS: dict[str, type[Stage]] = {Stage.room: Stage}


def stage_of(front: Front, interaction: Interaction, info: GameInfo, code: Code) -> Stage:
    """The room that a click belongs to; Confusing for one that isn't there."""
    if code.room not in ROOMS:
        raise Confusing("no_such_button", game=info.id)
    return ROOMS[code.room](front, interaction, info)
