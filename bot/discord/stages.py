"""Where the clicks on a panel go: to the game itself, or to another room (such as a private copy) that is in `ROOMS`.

A room is a letter in the custom ids of a panel's components (`Code.room`), so it too lives through a restart.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import discord

from bot.discord import playing, solo
from bot.discord.codes import Code
from bot.discord.components import Maker, Place, Shown
from bot.discord.drawing import Wish, pick_wishes, tile_wishes
from bot.discord.front import Confusing, Front, Interaction, is_solo
from bot.discord.panel import GROUPED, PICTURED, Panel, choices_in
from bot.discord.telling import panel_text
from bot.service import GameInfo
from engine.actions import Action

T = TypeVar("T")


class Stage:
    """The game itself, for one interaction. A room of its own overrides what is different there.

    All methods but `is_own` expect the interaction to be deferred; they raise what the service raises.
    """

    room = ""

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

    async def content(self, panel: Panel) -> str:
        """What stands above the panel's components."""
        names = self.front.names(self.info, self.words)
        if is_solo(self.info):
            return await solo.panel_lines(self.front, self.info, panel, names)
        return panel_text(self.info, panel, names)

    async def draw(self, wishes: Sequence[Wish]) -> list[discord.File]:
        """Pictures of the position."""
        return await self.front.draw(self.info, self.words, wishes)

    # --- doing

    async def check(self, seq: int) -> None:
        """Raise StaleMove, NotYourTurn ... unless what was made for move `seq` still holds."""
        await playing.check_current(self.front, self.interaction, self.info, seq)

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

    async def show_inner(self, kind: str, group: str, page: int = 0, *, update: bool) -> None:
        """The actions of a group: the tiles for a hex with a picture of each, the prices of a start."""
        if kind not in GROUPED:
            raise Confusing("no_offer", game=self.info.id)
        choices = await self.read(lambda game: choices_in(game, kind, group))
        if not choices:
            raise Confusing("no_offer", game=self.info.id)
        panel = await self.panel()
        view = (await self.maker()).inner(panel, kind, group, choices, page)
        await self.show_view(panel, view, tile_wishes(choices, page), update=update)

    async def show_single(self, kind: str, *, update: bool, page: int = 0) -> None:
        """The menu of one type of action."""
        panel = await self.panel()
        if kind not in panel.menus and not (kind == "run" and panel.runs):
            raise Confusing("no_offer", game=self.info.id)
        view = (await self.maker(pictured=True)).single(panel, kind, page)
        await self.show_view(panel, view, pick_wishes(panel) if kind == PICTURED else [], update=update)

    async def show_view(self, panel: Panel, view: Shown, wishes: Sequence[Wish], *, update: bool) -> None:
        """What a panel leads to, with its pictures; a message with the picture of a game for one keeps it."""
        content, pictures = await self.content(panel), await self.draw(wishes)
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
