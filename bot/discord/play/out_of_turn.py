"""What a person may do who isn't asked, such as using a private company's power: a room of its own for its clicks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeVar

from bot.discord.components import with_buttons
from bot.discord.feature import Feature
from bot.discord.front import Confusing
from bot.discord.game_info import heading_of
from bot.discord.play import moves
from bot.discord.play.stages import ROOMS, Stage
from bot.discord.posts.post import Post, Told
from bot.discord.texts import bounded, story_text
from bot.discord.visit import GameVisit
from bot.panel.beside import aside_panel, seen_by
from bot.panel.panel import Panel

T = TypeVar("T")


class OutOfTurn(Stage):
    """The game as the person sees it beside somebody else's turn."""

    room = moves.ASIDE_ROOM

    async def read(self, look: Callable[[Any], T]) -> T:
        """The value of `look(copy)`, in which what may be done out of turn is what is open."""
        return await super().read(lambda game: look(seen_by(game, self.seats)))

    async def panel(self, *, wait: bool = False) -> Panel:
        """What can be done out of turn; Confusing where nothing can (any more)."""
        found = await super().read(lambda game: aside_panel(game, self.seats))
        if found is None:
            raise Confusing("no_offer", game=self.game)
        return replace(found, undoable=False)

    async def check(self, seq: int) -> None:
        """Raise NotYourGame or StaleMove unless what was made for move `seq` still holds."""
        await moves.check_fresh(self.visit, seq)

    async def show_tile(self, value: str, seq: int) -> None:
        """Lay the tile that was chosen: its neighbours have been seen, and nothing goes with it."""
        await self.do(value, seq)


ROOMS[OutOfTurn.room] = OutOfTurn


async def stage_for(visit: GameVisit, kind: str) -> Stage:
    """Where a move of this type is made: in the person's turn, or beside somebody else's."""
    beside = not visit.is_up and await visit.read(lambda game: any(kind in game.asides(each) for each in visit.seats))
    return OutOfTurn(visit) if beside else Stage(visit)


async def _told(told: Told) -> Post:
    """What somebody has done who wasn't asked."""
    lines = story_text(told.item.payload["story"], told.names)
    return Post(bounded([heading_of(told.info, told.words), *lines]), with_buttons(told.log_button()))


FEATURE = Feature(posts={"aside": _told})
