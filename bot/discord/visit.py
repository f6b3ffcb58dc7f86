"""A visit: one command, click, choice or form; who comes, in which words they're answered, and about which game."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cached_property
from typing import Any, TypeVar

import discord

from bot.discord.codes import Code
from bot.discord.components import Shown
from bot.discord.drawing import Wish
from bot.discord.front import Front, Interaction
from bot.discord.game_info import is_solo
from bot.discord.localization import option_name
from bot.discord.play.panel_view import Maker
from bot.panel.panel import Panel
from bot.service import GameInfo, GameService, Person, ServiceError, text
from bot.words import Words
from bot.words.names import Names
from engine.actions import Action

T = TypeVar("T")

LONGEST_MESSAGE = 2000
TRIED = "tried"
"""The attribute of a refusal that names the type of the action that was tried."""
ORIGINAL: Any = "@original"
"""Discord's name for the message by which an interaction was answered first, in the place of an id."""
PUBLIC = "public"
"""In an interaction's `extras`: what was promised is for all to see."""


class Reading:
    """A game as it's told in somebody's words: those of one reader, or the table's."""

    def __init__(self, front: Front, info: GameInfo, words: Words) -> None:
        self.front, self.info, self.words = front, info, words

    @property
    def service(self) -> GameService:
        """What plays the games."""
        return self.front.service

    @property
    def game(self) -> int:
        """The game's number, by which the service knows it."""
        return self.info.id

    @cached_property
    def names(self) -> Names:
        """For the text of a message: what people chose is escaped."""
        return self.front.names(self.info, self.words)

    @cached_property
    def label_names(self) -> Names:
        """For labels of buttons and menus, where nothing is formatted."""
        return self.front.label_names(self.info, self.words)

    def code(self, verb: str, argument: str = "", kind: str = "b") -> Code:
        """The code of a button, menu or form about the game as it stands."""
        return Code(kind, self.game, self.info.seq, verb, argument)

    async def read(self, look: Callable[[Any], T]) -> T:
        """The value of `look(game)`, computed in a worker."""
        return await self.service.read(self.game, look)

    async def found(self, look: Callable[[Any], T]) -> T:
        """The same of a module's function, found out once a position; the value is shared, so nobody changes it."""
        return await self.service.read(self.game, look, keep=True)

    async def panel(self, *, wait: bool = False) -> Panel:
        """What can be done now; `working` where the proposed runs take long and aren't waited for."""
        return await self.front.panel(self.info, wait=wait)

    async def draw(
        self, wishes: Sequence[Wish], moves: Sequence[Any] = (), *, later: bool = False
    ) -> list[discord.File]:
        """Pictures of the game, as `Front.draw` makes them."""
        return await self.front.draw(self.info, self.words, wishes, moves, later=later)

    async def actions(self) -> dict[str, type[Action]]:
        """The catalogue of the title's actions."""
        return await self.found(_catalogue)

    async def maker(self, *, pictured: bool = False) -> Maker:
        """What makes components for the game in these words; `pictured` for a panel with a picture of its choices."""
        return Maker(self.info, self.label_names, await self.actions(), pictured)

    async def gone(self) -> frozenset[str]:
        """Those of the game's people who have left its server."""
        return await self.front.gone_of(self.info)


def _catalogue(game: Any) -> dict[str, type[Action]]:
    return dict(game.actions)


def at_table(front: Front, info: GameInfo) -> Reading:
    """A game in the words of its table."""
    return Reading(front, info, front.table_words(info))


class Visit:
    """One interaction of a person, with no game in view.

    The methods that answer expect it to be acknowledged already, which `deferral` does; they raise what Discord does.
    """

    def __init__(self, front: Front, interaction: Interaction) -> None:
        self.front, self.interaction = front, interaction
        self.words = front.words(interaction)

    @property
    def service(self) -> GameService:
        """What plays the games."""
        return self.front.service

    @property
    def user(self) -> str:
        """Discord's id of whoever comes."""
        return str(self.interaction.user.id)

    @cached_property
    def person(self) -> Person:
        """Who comes, with what they may do here."""
        return self.front.person(self.interaction)

    @property
    def server(self) -> str | None:
        """Where they come from; None for direct messages."""
        return None if self.interaction.guild_id is None else str(self.interaction.guild_id)

    @property
    def is_private(self) -> bool:
        """Whether the message that was clicked is seen by one person only."""
        return self.interaction.message is not None and self.interaction.message.flags.ephemeral

    def typed(self, field: str) -> Any:
        """The text or number in a field of the command that is being typed, which nobody has checked; None without."""
        found = getattr(self.interaction.namespace, option_name(field), None)
        return found if isinstance(found, str | int | float) and not isinstance(found, bool) else None

    def again(self) -> Visit:
        """The same with no game in view, in the words that the person has chosen meanwhile."""
        return Visit(self.front, self.interaction)

    # --- games

    def at(self, info: GameInfo) -> GameVisit:
        """The same about a game."""
        return GameVisit(self.front, self.interaction, info)

    async def find(self, typed: str | int | float | None = None) -> GameVisit:
        """About the game that's meant: NoSuchGame, OtherServer, NotMember, Confusing."""
        return self.at(await self.front.game(self.interaction, typed))

    async def find_number(self, game: int) -> GameVisit:
        """About the game of this number: NoSuchGame, OtherServer, NotMember."""
        return self.at(await self.front.game_of_id(self.interaction, game))

    # --- answering

    async def say(self, content: str, **more: Any) -> None:
        """Answer privately, whether or not anything was promised. Names in the text ping nobody."""
        await withdraw_promise(self.interaction)
        content = text.shorten(content, LONGEST_MESSAGE)
        more = {name: value for name, value in more.items() if value is not None}
        if not self.interaction.response.is_done():
            await self.interaction.response.send_message(content, ephemeral=True, **more)
        else:
            await self.interaction.followup.send(content, ephemeral=True, **more)

    async def edit(self, **more: Any) -> Any:
        """Change the message that was clicked, or make the one that was promised; the message."""
        return await self.interaction.edit_original_response(**more)

    async def answer(
        self, content: str, view: Shown | None = None, pictures: Sequence[discord.File] = (), *, update: bool
    ) -> None:
        """Put this in the place of the message that was clicked (`update`), or answer with it privately."""
        if update:
            await self.edit(content=content, view=view, attachments=list(pictures))
        else:
            await self.say(content, view=view, files=list(pictures))

    async def finish(self, content: str, pictures: Sequence[discord.File] = (), view: Shown | None = None) -> None:
        """Make the message that was promised, be it private or for all to see; it pings nobody."""
        more: dict[str, Any] = {} if view is None else {"view": view}
        await self.interaction.followup.send(text.shorten(content, LONGEST_MESSAGE), files=list(pictures), **more)


class GameVisit(Visit, Reading):
    """One interaction of a person about a game, in their own words."""

    def __init__(self, front: Front, interaction: Interaction, info: GameInfo) -> None:
        Visit.__init__(self, front, interaction)
        Reading.__init__(self, front, info, front.words(interaction, info))

    @cached_property
    def person(self) -> Person:
        """Who comes, with what they may do in this game."""
        return self.front.person(self.interaction, self.info)

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats that whoever comes has in the game."""
        return self.info.seats_of(self.user)

    @property
    def is_own(self) -> bool:
        """Whether the message that was clicked is their own panel: a private one, or that of a game for one."""
        return self.is_private or (self.interaction.message is not None and is_solo(self.info))

    @property
    def is_up(self) -> bool:
        """Whether it's the turn of whoever comes."""
        turn = self.info.turn
        return self.info.status == "running" and turn is not None and turn.user == self.user

    @property
    def is_hosting(self) -> bool:
        """Whether they may do what's the host's: they are it, or they manage the server."""
        return self.user == self.info.host or self.person.manager

    @cached_property
    def table(self) -> Reading:
        """The game in the words of its table."""
        return at_table(self.front, self.info)

    def read_by(self, all_of_them: bool) -> Reading:
        """In the words of the table for what all see, else in the reader's own."""
        return self.table if all_of_them else self

    @contextmanager
    def about(self, actions: Sequence[Any] = ()) -> Iterator[None]:
        """A refusal says which game it's about, so that its ids can be named, and what was tried."""
        try:
            yield
        except ServiceError as error:
            last = actions[-1] if actions else None
            setattr(error, TRIED, last.get("type") if isinstance(last, dict) else getattr(last, "type", None))
            error.figures.setdefault("game", self.game)
            raise

    def message_edit(self, message: str) -> Callable[..., Awaitable[Any]] | None:
        """What edits one of the bot's messages in the game's channel, by its id; None where the game has no place."""
        if self.info.channel is None:
            return None
        channel = self.interaction.client.get_partial_messageable(int(self.info.channel))
        return channel.get_partial_message(int(message)).edit

    async def hosted(self) -> GameVisit:
        """The same with the host that the game has now, for somebody who'd have to be it: its own may have left."""
        return self.at(await self.front.hosted(self.interaction, self.info))

    async def fresh(self) -> GameVisit:
        """The same with the game as it stands by now."""
        return self.at(await self.service.status(self.game))


async def withdraw_promise(interaction: Interaction) -> None:
    """Take back the promise of a public answer that isn't given: what comes instead is for the person alone."""
    if not interaction.extras.pop(PUBLIC, False):
        return
    try:
        # The client's own `original_response` wants to know the channel, which Discord may not have told.
        promised = await interaction.followup.fetch_message(ORIGINAL)
        if promised.flags.loading:
            await interaction.delete_original_response()
    except discord.NotFound:
        return


def visit_of(interaction: Interaction) -> Visit:
    """The visit that an interaction with the bot is."""
    return Visit(interaction.client.front, interaction)
