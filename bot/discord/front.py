"""The front desk: who asks, which game is meant, in which language. What a `Visit` is made from."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeVar

import discord
from discord import app_commands

from bot import errors
from bot.discord.connection.delivery import unpictured
from bot.discord.connection.lost import LostAnswers
from bot.discord.connection.tracing import begin_trace
from bot.discord.drawing import Wish, draw
from bot.discord.game_info import is_solo, people_of, rules_of
from bot.discord.kept import Kept
from bot.discord.play.proposals import Proposal, Proposals
from bot.discord.posts.written import Writings
from bot.panel.choices import SHARES, with_income
from bot.panel.panel import Panel, complete, may_propose, panel_of
from bot.service import GameInfo, GameService, Person, Seat, ServiceError, text
from bot.service.intents.halts import stopping
from bot.service.intents.tutor import lesson_of
from bot.service.model import is_of_strength
from bot.telemetry import trace
from bot.words import Words, language_of, speak
from bot.words.names import Names
from engine.finance.annals import last_earned
from engine.titles import rulebook
from storage import StorageError
from storage.ledger import open_ledger

T = TypeVar("T")
log = logging.getLogger(__name__)
Interaction = discord.Interaction[Any]

LAST_ANSWERS = 5.0
"""Seconds that answers may still take when the bot stops."""


class Confusing(ServiceError):
    """What a person typed or clicked can't be matched to a game or a thing in it; the key says why."""

    key = "no_game_here"


class BadField(app_commands.AppCommandError):
    """A value that can't be read; the key and figures are as for any refusal."""

    def __init__(self, key: str, **figures: Any) -> None:
        super().__init__(key)
        self.refusal = Confusing(key, **figures)


async def everybody(server: str, user: str) -> bool | None:
    """A member, where nothing is known about who is on a server."""
    return True


async def nobody(info: GameInfo, users: Collection[str]) -> frozenset[str]:
    """None of them, where nothing is known about who is on a server."""
    return frozenset()


LOGS_KEPT = 8
FILMS_KEPT = 2
PANELS_KEPT = 32


class Front:
    """Reads interactions and finds words for the answers."""

    def __init__(self, service: GameService) -> None:
        self.service = service
        self._at_work: set[asyncio.Task[Any]] = set()
        self.opening = asyncio.Lock()
        self.telling: set[int] = set()
        """Tables whose opening is being told."""
        self.losing = asyncio.Lock()
        """While a table is told that its thread is gone."""
        self.starting: set[int] = set()
        """Games whose thread is being made."""
        self.gone: Callable[[GameInfo, Collection[str]], Awaitable[frozenset[str]]] = nobody
        """Which of these people have left a game's server."""
        self.unseeing: Callable[[Any, Collection[str]], Sequence[str]] = lambda channel, users: ()
        """Which of these people may not view a channel."""
        self.member: Callable[[str, str], Awaitable[bool | None]] = everybody
        """Whether somebody is a member of a server; None where Discord doesn't say."""
        self.backup_days: int | None = None
        """After how many days a back-up that the bot has made is gone; None where it makes none."""
        self.proposals = Proposals(service.proofs)
        self.command_ids: Mapping[str, int] = {}
        self.written = Writings()
        self.lost = LostAnswers(service.storage, service.clock)
        self.log_pages: Kept[Any] = Kept(LOGS_KEPT)
        """The pages of the logs that were looked at last, which `looking.log` makes."""
        self.films: Kept[Any] = Kept(FILMS_KEPT)
        """The films that were made last, which `looking.film` makes."""
        self._completed: Kept[tuple[Panel, Proposal, Panel]] = Kept(PANELS_KEPT)
        """Panels with proposed runs by game: the panel without, the runs, the whole."""
        self._solo: set[int] = set()
        self._chosen: dict[str, str] = {}

    async def load(self) -> None:
        """Learn what is needed at each answer before anything is looked up: languages, games for one, lost answers."""
        self._solo.update(await self.service.for_one())
        self._chosen = await self.service.settings.of_key("player", "language")
        await self.lost.load()

    async def read_language(self, user: str) -> None:
        """A person may have chosen another language where another process answered them."""
        try:
            chosen = await self.service.settings.get("player", user, "language")
        except StorageError as error:
            log.warning("the language of %s can't be read again: %r", user, error)
            return
        self._note_language(user, chosen)

    async def choose_language(self, user: str, language: str | None) -> None:
        """Answer a person in this language, or, with None, in the one that their Discord is set to."""
        await self.service.settings.set("player", user, "language", language)
        self._note_language(user, language)

    def _note_language(self, user: str, language: str | None) -> None:
        if language is None:
            self._chosen.pop(user, None)
        else:
            self._chosen[user] = language

    def forget(self, user: str) -> None:
        """Keep nothing in memory of a person who was struck out."""
        self._note_language(user, None)
        self.lost.forget(user)
        self.log_pages.clear()

    def chosen_language(self, user: str) -> str | None:
        """The language that a person has chosen, if any."""
        return self._chosen.get(user)

    async def gone_of(self, info: GameInfo) -> frozenset[str]:
        """Those of a game's people who have left its server."""
        return await self.left(info, people_of(info))

    async def left(self, info: GameInfo, users: Collection[str]) -> frozenset[str]:
        """Which of these people have left a game's server; if it's the host, another hosts it from now on."""
        gone = await self.gone(info, users)
        if info.host in gone or not info.host_known:
            await self.service.seats.succeed(info.id, await self.gone(info, people_of(info)))
        return gone

    async def hosted(self, interaction: Interaction, info: GameInfo) -> GameInfo:
        """The game with the host that it has now, for somebody who'd have to be its host: its own may have left."""
        person = self.person(interaction, info)
        if person.user == info.host or person.manager:
            return info
        await self.left(info, [info.host])
        return await self.service.status(info.id)

    async def admit(self, interaction: Interaction, info: GameInfo) -> None:
        """Raise NotMember for somebody who acts outside a game's server and isn't on it any more.

        Confusing where Discord doesn't say so in time. On the server itself they are always let through.
        """
        if interaction.guild_id is not None or info.server is None:
            return
        found = await self.member(info.server, str(interaction.user.id))
        if found is None:
            raise Confusing("member_unknown", game=info.id)
        if not found:
            raise errors.NotMember(game=info.id)

    def begin(self, interaction: Interaction) -> None:
        """Say that the task at hand answers somebody, and note from here what it changes."""
        is_completion = interaction.type is discord.InteractionType.autocomplete
        open_ledger(None if is_completion else self.lost.errand(interaction))
        unpictured.set(self.words(interaction)("pictures-refused"))
        begin_trace(interaction, self.service.meter)
        task = asyncio.current_task()
        if task is not None:
            self._at_work.add(task)
            task.add_done_callback(self._at_work.discard)

    async def finish(self) -> None:
        """Wait until everybody is answered who has asked, but not for long."""
        # What has just come in begins first.
        await asyncio.sleep(0)
        waiting = self._at_work - {asyncio.current_task()}
        if waiting:
            await asyncio.wait(waiting, timeout=LAST_ANSWERS)

    def know(self, info: GameInfo) -> GameInfo:
        """Keep in mind what decides how a click in this game is answered, which waits for no file."""
        if is_solo(info):
            self._solo.add(info.id)
        trace.at_game(info.id)
        return info

    def is_known_solo(self, game_id: int) -> bool:
        """Whether a game is one for one player, without looking it up."""
        return game_id in self._solo

    def person(self, interaction: Interaction, info: GameInfo | None = None) -> Person:
        """Who asks. In direct messages a player of the game counts as being on its server, once they were admitted."""
        user = str(interaction.user.id)
        server = str(interaction.guild_id) if interaction.guild_id is not None else None
        if server is None and info is not None and info.seats_of(user):
            server = info.server
        manager = interaction.guild_id is not None and interaction.permissions.manage_guild
        name = interaction.user.display_name
        if interaction.guild_id is None and info is not None:
            # There people don't bear the name that they have on the server.
            name = next((each.name for each in info.seats if each.user == user), name)
        return Person(user=user, name=name, server=server, manager=manager)

    async def game(self, interaction: Interaction, typed: str | int | float | None = None) -> GameInfo:
        """The game that's meant: the one named, the one that lives here, or the only one that the person plays here.

        Raises NoSuchGame, OtherServer, NotMember, Confusing.
        """
        number = "" if typed is None else str(typed).strip()
        if number:
            number = number.lstrip("#")
            return await self.game_of_id(interaction, int(number) if number.isdecimal() and len(number) < 18 else -1)
        server = str(interaction.guild_id) if interaction.guild_id is not None else None
        here = await self.service.at(server, str(interaction.channel_id)) if interaction.channel_id else None
        if here is not None:
            return self.know(here)
        mine = await self.games_of(interaction)
        if len(mine) == 1:
            await self.admit(interaction, mine[0])
            return self.know(mine[0])
        raise Confusing("which_game" if mine else "no_game_here")

    async def game_of_id(self, interaction: Interaction, game_id: int) -> GameInfo:
        """The game of this number, if the person may see it from here: one in direct messages is its people's alone.

        NoSuchGame, OtherServer, NotMember.
        """
        info = self.know(await self.service.status(game_id))
        if self.person(interaction, info).server != info.server:
            raise errors.OtherServer(game=game_id)
        if info.server is None and info.host_known and str(interaction.user.id) not in people_of(info):
            raise errors.NoSuchGame(game=game_id)
        await self.admit(interaction, info)
        return info

    async def games_of(self, interaction: Interaction) -> list[GameInfo]:
        """The person's games that run here; in direct messages those of every server."""
        games = await self.service.of_player(str(interaction.user.id), ("running",))
        if interaction.guild_id is None:
            return games
        return [each for each in games if each.server == str(interaction.guild_id)]

    async def games_seen(self, interaction: Interaction) -> list[GameInfo]:
        """The games that may be named here, the person's own first."""
        mine = await self.games_of(interaction)
        if interaction.guild_id is None:
            return mine
        known = {each.id for each in mine}
        return mine + [g for g in await self.service.list(str(interaction.guild_id)) if g.id not in known]

    def words(self, interaction: Interaction, info: GameInfo | None = None) -> Words:
        """The reader's own words: in the language they've chosen, else that of their Discord."""
        chosen = self._chosen.get(str(interaction.user.id))
        return words_of_title(language_of(chosen or str(interaction.locale)), info)

    def words_of(self, user: str, info: GameInfo) -> Words:
        """The words for a direct message that nobody has asked for: the person's own, else the table's."""
        return words_of_title(language_of(self._chosen.get(user) or info.language), info)

    def table_words(self, info: GameInfo) -> Words:
        """The words of the table, for what everyone reads."""
        return words_of_title(language_of(info.language), info)

    def names(self, info: GameInfo, words: Words) -> Names:
        """Names for messages: what people chose is escaped."""
        return _names(info, words, text.escape)

    def label_names(self, info: GameInfo, words: Words) -> Names:
        """Names for labels of buttons and menus, where nothing is formatted."""
        return _names(info, words, str)

    async def draw(
        self, info: GameInfo, words: Words, wishes: Sequence[Wish], moves: Sequence[Any] = (), *, later: bool = False
    ) -> list[discord.File]:
        """Pictures of the game, after `moves` tried on a copy, with their texts; what can't be drawn is left out.

        `later`: nobody has asked for them, so those that somebody waits for go first.
        """
        return await draw(self.service, info, words, wishes, moves, later=later) if wishes else []

    async def panel(self, info: GameInfo, *, wait: bool = False) -> Panel:
        """What can be done now; with the runs found so far (`working`) where they take long and aren't waited for.

        The last move may have been made elsewhere, before the game was taken in: then it can't be taken back here.
        """
        panel, proposes = await self.service.read(info.id, shared_panel, keep=True)
        found = await self._with_proposal(info, panel, wait) if proposes else await self._with_income(info, panel)
        found = await self._stopping(info, found)
        if not found.undoable or info.turn is None:
            return found
        return replace(found, undoable=await self.service.undoable(info.id, info.turn.user) > 0)

    async def _stopping(self, info: GameInfo, panel: Panel) -> Panel:
        """In a lesson, the panel without what would go past a halt that is still to come."""
        lesson, now = lesson_of(info.title), info.lesson
        if lesson is None or not now or "seen" not in now:
            return panel
        return await self.service.read(info.id, lambda game: stopping(game, panel, lesson, now))

    async def _with_income(self, info: GameInfo, panel: Panel) -> Panel:
        """The panel with what shares paid last, where there are some to buy."""
        if SHARES not in panel.menus:
            return panel
        last = last_earned(await self.service.history.annals(info.id))
        return replace(panel, menus={**panel.menus, SHARES: with_income(panel.menus[SHARES], last)})

    async def _with_proposal(self, info: GameInfo, panel: Panel, wait: bool) -> Panel:
        """The panel of the position with the proposed runs, made once for those that are found."""
        trial = await self.service.read(info.id, copy_of)
        proposal = await self.proposals.of(trial, wait=wait)
        known = self._completed.get(info.id)
        if known is None or known[0] is not panel or known[1] != proposal:
            known = (panel, proposal, await self._complete(panel, trial, proposal))
        return self._completed.keep(info.id, known)[2]

    async def proposed(self, info: GameInfo, found: tuple[Panel, Any], *, wait: bool = False) -> Panel:
        """What `panel_and_trial` found, with the proposed runs where they belong on the panel."""
        panel, trial = found
        if trial is None:
            return await self._with_income(info, panel)
        return await self._complete(panel, trial, await self.proposals.of(trial, wait=wait))

    async def _complete(self, panel: Panel, trial: Any, proposal: Proposal) -> Panel:
        if proposal.working and not proposal.runs:
            return replace(panel, working=True)
        full = await self.service.workers.run(complete, trial, panel, proposal.runs)
        return replace(full, unproven=not proposal.proven, working=proposal.working)


def shared_panel(game: Any) -> tuple[Panel, bool]:
    """The panel, and whether proposed runs belong on it."""
    return panel_of(game), may_propose(game)


def copy_of(game: Any) -> Any:
    """A copy that nobody else uses."""
    return game.copy()


def panel_and_trial(game: Any) -> tuple[Panel, Any]:
    """The panel, and a copy to look for runs in where they belong on it."""
    return panel_of(game), game.copy() if may_propose(game) else None


def words_of_title(language: str, info: GameInfo | None) -> Words:
    """The words of a language, with the currency and the terms of a game's title where there's a game."""
    if info is None:
        return speak(language)
    title = rulebook(info.title).data  # its currency and terms are the same for all players and options
    return speak(language, title.currency, title.id)


def _names(info: GameInfo, words: Words, shown: Callable[[str], str]) -> Names:
    rules = rules_of(info)
    people = {each.seat: seat_name(words, each, shown) for each in info.seats}
    return Names(words, rules.data, people, rules.automata)


def seat_name(words: Words, seat: Seat, shown: Callable[[str], str]) -> str:
    """A person's name; a robot is called one, by its strength and its number at the table."""
    if not seat.robot:
        return shown(seat.name)
    if is_of_strength(seat.user):
        return words(f"robot-{seat.strength}", number=seat.user.rpartition(":")[2])
    return words("robot-name", name=shown(seat.name))
