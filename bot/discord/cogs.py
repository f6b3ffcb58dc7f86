"""The commands that aren't moves: tables, looking, taking back; and those of the modules that bring their own."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from types import ModuleType
from typing import Any

from discord import app_commands

from bot.discord import helping, lobby, looking, options, playing, reminding, rules, seating, voting
from bot.discord.actions import GameField
from bot.discord.codes import whole_number
from bot.discord.completion import seats_of
from bot.discord.front import Front, Interaction
from bot.discord.making import Number, Option, Plain, Text, Work, YesNo, make
from bot.discord.naming import option_name, word
from bot.words import LANGUAGES

MODULES: tuple[ModuleType, ...] = (helping, rules, seating, voting)
"""Modules with commands of their own: each has a function `commands(front)` that makes them."""


class Desk:
    """Makes the commands for one front desk."""

    def __init__(self, front: Front) -> None:
        self.front = front
        self._game: Option = ("game", str, GameField(front))
        self._show: Option = ("show", bool, YesNo())

    def commands(self) -> list[app_commands.Command[Any, ..., Any] | app_commands.Group]:
        """All of them."""
        own = [each for module in MODULES for each in module.commands(self.front)]
        return [self._games(), *self._looks(), make("turns", self._turns, []), self._undo(), *own]

    # --- tables

    def _games(self) -> app_commands.Group:
        group = app_commands.Group(name=word("command-game"), description=word("command-game-description"))
        titles, languages = Text(self._titles), Text(self._languages)
        new = [("title", str, titles), ("name", str, Plain()), ("language", str, languages),
               ("players", int, Number(1, 24)), ("options", str, Text(self._options))]  # fmt: skip
        for each in (
            make("game-new", self._new, new, ("title",)),
            make("game-join", self._on_game(lobby.join), [self._waiting()]),
            make("game-leave", self._on_game(lobby.leave), [self._waiting()]),
            make("game-start", self._on_game(lobby.start), [self._waiting()]),
            make("game-status", self._on_game(lobby.status), [self._game]),
            make("game-list", self._list, []),
            make("game-abandon", self._on_game(lobby.ask_abandon), [self._game]),
        ):
            group.add_command(each)
        return group

    def _waiting(self) -> Option:
        return ("game", str, GameField(self.front))

    def _on_game(self, work: Callable[..., Awaitable[None]]) -> Work:
        async def on_game(interaction: Interaction, game: str | None = None) -> None:
            await work(self.front, interaction, await self.front.game(interaction, game))

        return on_game

    async def _new(self, interaction: Interaction, title: str, **more: Any) -> None:
        await lobby.open_table(self.front, interaction, title, **more)

    async def _list(self, interaction: Interaction) -> None:
        await lobby.list_games(self.front, interaction)

    async def _turns(self, interaction: Interaction) -> None:
        await reminding.tell_turns(self.front, interaction)

    async def _titles(self, interaction: Interaction) -> list[tuple[Any, str]]:
        return [(each.id, each.name) for each in self.front.service.titles]

    async def _options(self, interaction: Interaction) -> list[tuple[Any, str]]:
        """The sets of options of the title that's typed already, for as many players as are typed."""
        title = getattr(interaction.namespace, option_name("title"), None)
        if title not in {each.id for each in self.front.service.titles}:
            return []
        players = whole_number(getattr(interaction.namespace, option_name("players"), None))
        known = players if isinstance(players, int) else None
        return options.choices(str(title), known, self.front.words(interaction))

    async def _languages(self, interaction: Interaction) -> list[tuple[Any, str]]:
        words = self.front.words(interaction)
        return [(each, words(f"language-{each}")) for each in LANGUAGES]

    # --- looking

    def _looks(self) -> list[app_commands.Command[Any, ..., Any]]:
        company: Option = ("company", str, Text(self._companies))
        player: Option = ("player", str, Text(self._players))
        area: Option = ("area", str, Text(self._hexes))
        page: Option = ("page", int, Number(1, 10_000))
        return [
            make("map", self._map, [area, self._show, self._game]),
            make("market", self._market, [self._show, self._game]),
            make("company", self._company, [company, self._show, self._game], ("company",)),
            make("player", self._player, [player, self._show, self._game]),
            make("holdings", self._holdings, [self._show, self._game]),
            make("trains", self._trains, [self._show, self._game]),
            make("log", self._log, [page, self._game]),
        ]

    async def _map(
        self, interaction: Interaction, area: str | None = None, show: bool = False, game: str | None = None
    ) -> None:
        info = await self.front.game(interaction, game)
        await looking.show_map(self.front, interaction, info, area.strip() if area else None, show)

    async def _market(self, interaction: Interaction, show: bool = False, game: str | None = None) -> None:
        await looking.show_market(self.front, interaction, await self.front.game(interaction, game), show)

    async def _company(
        self, interaction: Interaction, company: str, show: bool = False, game: str | None = None
    ) -> None:
        info = await self.front.game(interaction, game)
        await looking.show_company(self.front, interaction, info, company.strip(), show)

    async def _player(
        self, interaction: Interaction, player: str | None = None, show: bool = False, game: str | None = None
    ) -> None:
        info = await self.front.game(interaction, game)
        mine = info.seats_of(str(interaction.user.id))
        seat = player.strip() if player else mine[0] if mine else ""
        await looking.show_player(self.front, interaction, info, seat, show)

    async def _holdings(self, interaction: Interaction, show: bool = False, game: str | None = None) -> None:
        await looking.show_holdings(self.front, interaction, await self.front.game(interaction, game), show)

    async def _trains(self, interaction: Interaction, show: bool = False, game: str | None = None) -> None:
        await looking.show_trains(self.front, interaction, await self.front.game(interaction, game), show)

    async def _log(self, interaction: Interaction, page: int = 1, game: str | None = None) -> None:
        info = await self.front.game(interaction, game)
        await interaction.response.defer(ephemeral=True, thinking=True)
        await looking.show_log(self.front, interaction, info, page)

    async def _companies(self, interaction: Interaction) -> list[tuple[Any, str]]:
        info = await self.front.game(interaction, getattr(interaction.namespace, option_name("game"), None))
        names = self.front.label_names(info, self.front.words(interaction, info))
        return [(each, names.company_in_full(each)) for each in names.title.companies]

    async def _players(self, interaction: Interaction) -> list[tuple[Any, str]]:
        info = await self.front.game(interaction, getattr(interaction.namespace, option_name("game"), None))
        return list(seats_of(info))

    async def _hexes(self, interaction: Interaction) -> list[tuple[Any, str]]:
        info = await self.front.game(interaction, getattr(interaction.namespace, option_name("game"), None))
        names = self.front.label_names(info, self.front.words(interaction, info))
        return [(each, names.hex(each)) for each in names.title.board.hexes]

    # --- taking back

    def _undo(self) -> app_commands.Command[Any, ..., Any]:
        return make("undo", self._take_back, [("turn", bool, YesNo()), self._game])

    async def _take_back(self, interaction: Interaction, turn: bool = False, game: str | None = None) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        info = await self.front.game(interaction, game)
        undone = await playing.take_back(self.front, interaction, info, whole_turn=turn)
        words = self.front.words(interaction, undone.info)
        await playing.show_panel(self.front, interaction, undone.info, [words("undo-private")])
