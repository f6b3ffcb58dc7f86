"""The commands for looking; and those of the modules that bring their own."""

from __future__ import annotations

from types import ModuleType
from typing import Any

from discord import app_commands

from bot.discord.commands import Number, Option, Text, YesNo, make
from bot.discord.completion import seats_of
from bot.discord.front import Front, Interaction
from bot.discord.localization import option_name
from bot.discord.looking import help, history, log, rules, views
from bot.discord.people import preferences, privacy, reminders
from bot.discord.play import automata, offer_post, orders, plans, undo
from bot.discord.play.actions import GameField
from bot.discord.tables import game_commands, seats, votes

MODULES: tuple[ModuleType, ...] = (
    automata,
    help,
    history,
    offer_post,
    orders,
    plans,
    preferences,
    privacy,
    rules,
    seats,
    game_commands,
    undo,
    votes,
)
"""Modules with commands of their own: each has a function `commands(front)` that makes them."""


class AllCommands:
    """Makes the commands for one front desk."""

    def __init__(self, front: Front) -> None:
        self.front = front
        self._game: Option = ("game", str, GameField(front))
        self._show: Option = ("show", bool, YesNo())

    def commands(self) -> list[app_commands.Command[Any, ..., Any] | app_commands.Group]:
        """All of them."""
        own = [each for module in MODULES for each in module.commands(self.front)]
        return [*self._looks(), make("turns", self._turns, []), *own]

    async def _turns(self, interaction: Interaction) -> None:
        await reminders.tell_turns(self.front, interaction)

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
        await views.show_map(self.front, interaction, info, area.strip() if area else None, show)

    async def _market(self, interaction: Interaction, show: bool = False, game: str | None = None) -> None:
        await views.show_market(self.front, interaction, await self.front.game(interaction, game), show)

    async def _company(
        self, interaction: Interaction, company: str, show: bool = False, game: str | None = None
    ) -> None:
        info = await self.front.game(interaction, game)
        await views.show_company(self.front, interaction, info, company.strip(), show)

    async def _player(
        self, interaction: Interaction, player: str | None = None, show: bool = False, game: str | None = None
    ) -> None:
        info = await self.front.game(interaction, game)
        mine = info.seats_of(str(interaction.user.id))
        seat = player.strip() if player else mine[0] if mine else ""
        await views.show_player(self.front, interaction, info, seat, show)

    async def _holdings(self, interaction: Interaction, show: bool = False, game: str | None = None) -> None:
        await views.show_holdings(self.front, interaction, await self.front.game(interaction, game), show)

    async def _trains(self, interaction: Interaction, show: bool = False, game: str | None = None) -> None:
        await views.show_trains(self.front, interaction, await self.front.game(interaction, game), show)

    async def _log(self, interaction: Interaction, page: int = 1, game: str | None = None) -> None:
        info = await self.front.game(interaction, game)
        await log.show_log(self.front, interaction, info, page)

    async def _companies(self, interaction: Interaction) -> list[tuple[Any, str]]:
        info = await self.front.game(interaction, getattr(interaction.namespace, option_name("game"), None))
        names = self.front.label_names(info, self.front.words(interaction, info))
        privates = [(each, f"{each} · {names.private(each)}") for each in names.title.privates]
        return [*((each, names.company_in_full(each)) for each in names.title.companies), *privates]

    async def _players(self, interaction: Interaction) -> list[tuple[Any, str]]:
        info = await self.front.game(interaction, getattr(interaction.namespace, option_name("game"), None))
        return list(seats_of(info))

    async def _hexes(self, interaction: Interaction) -> list[tuple[Any, str]]:
        info = await self.front.game(interaction, getattr(interaction.namespace, option_name("game"), None))
        names = self.front.label_names(info, self.front.words(interaction, info))
        return [(each, names.hex(each)) for each in names.title.board.hexes]
