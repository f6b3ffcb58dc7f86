"""What a person may do now, as plain data made from the engine's legal actions. Nothing here knows Discord or words.

`panel_of` runs in a worker, under the game's lock; everything it returns is a value of its own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Any

from engine.actions import Action, LayTile, Offer

if TYPE_CHECKING:
    from engine.game import Game

BEFORE_THE_RUN = ("track", "station", "scrap", "run")
"""The steps in which the proposed run is on the panel; taking it passes those that are still to come."""
RUN_TYPES = frozenset({"run", "buy_wagon"})
"""Types that the table of proposed runs stands for."""


@dataclass(frozen=True, slots=True)
class Choice:
    """An action that's legal now, or an offer whose open field (`ranges`: lowest, highest, step) is asked for."""

    type: str
    fields: Mapping[str, Any]
    facts: Mapping[str, Any] = field(default_factory=dict)
    ranges: Mapping[str, tuple[int, int, int]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Run:
    """A proposed run: whose services are bought, what that costs, what it brings. Money in the title's currency."""

    services: tuple[str, ...]
    fee: int
    income: int
    extra: int
    to_owner: int
    to_company: int
    net: int


@dataclass(frozen=True, slots=True)
class Panel:
    """The decision at move `seq` and what's legal; `player` is a seat, None once the game is over."""

    seq: int
    player: str | None
    company: str | None
    step: str
    menus: Mapping[str, tuple[Choice, ...]]
    buttons: tuple[str, ...]
    runs: tuple[Run, ...]
    cash: int
    company_cash: int | None
    trains: tuple[str, ...]
    acted: bool = False
    """The player's own move was the last one, and nothing has happened by itself since: passing ends a turn."""
    undoable: bool = False
    """The player's own move was the last one of a person."""


def panel_of(game: Game) -> Panel:
    """The panel of whoever is to act."""
    decision = game.decision
    if decision is None:
        return Panel(game.seq, None, None, "", {}, (), (), 0, None, ())
    company = game.state.companies[decision.company] if decision.company else None
    last = game.entries[-1] if game.entries else {}
    own = last.get("by") == decision.player and "action" in last
    runs = runs_of(game) if company is not None and decision.step in BEFORE_THE_RUN else ()
    menus, buttons = _menus(game, hide=RUN_TYPES if runs else frozenset())
    player = game.state.players.get(decision.player or "")
    return Panel(
        seq=game.seq,
        player=decision.player,
        company=decision.company,
        step=decision.step,
        menus=menus,
        buttons=buttons,
        runs=runs,
        cash=player.cash if player else 0,
        company_cash=company.cash if company else None,
        trains=tuple(company.trains) if company else (),
        acted=own and not last.get("auto"),
        undoable=own,
    )


def runs_of(game: Game) -> tuple[Run, ...]:
    """The proposed runs of the acting company, best first."""
    return tuple(
        Run(each.services, each.fee, each.income, each.extra, each.to_owner, each.to_company, each.net)
        for each in game.programmes()
    )


def run_actions(game: Game, services: tuple[str, ...]) -> list[dict[str, Any]] | None:
    """The bundle for the proposed run that buys exactly these services; None if there's none such now."""
    for each in game.programmes():
        if tuple(each.services) == services:
            return [action.to_json() for action in each.actions]
    return None


def _menus(game: Game, hide: frozenset[str]) -> tuple[dict[str, tuple[Choice, ...]], tuple[str, ...]]:
    """Menus by action type, and the types that need no menu. Track is listed by hex."""
    found: dict[str, list[Choice]] = {}
    buttons: list[str] = []
    tiles: Counter[str] = Counter()
    for each in game.legal():
        if each.type in hide:
            continue
        if isinstance(each, Action) and not fields(each):
            buttons.append(each.type)
        elif isinstance(each, LayTile):
            tiles[each.hex] += 1
        else:
            found.setdefault(each.type, []).append(choice_of(game, each))
    if tiles:
        found["lay_tile"] = [Choice("lay_tile", {"hex": each}, {"count": tiles[each]}) for each in tiles]
    return {kind: tuple(choices) for kind, choices in found.items()}, tuple(buttons)


def tiles_at(game: Game, hex_id: str) -> tuple[Choice, ...]:
    """Every way to lay a tile on this hex now."""
    return tuple(choice_of(game, each) for each in game.legal("lay_tile", hex=hex_id))


def choice_of(game: Game, each: Action | Offer) -> Choice:
    """A legal action or offer with the figures that help to choose."""
    if isinstance(each, Offer):
        facts = _facts(game, each.type, each.fixed)
        return Choice(each.type, dict(each.fixed), facts, dict(each.ranges))
    fields = {name: value for name, value in each.to_json().items() if name != "type"}
    return Choice(each.type, fields, _facts(game, each.type, fields))


def _facts(game: Game, kind: str, fields: Mapping[str, Any]) -> dict[str, Any]:
    company = fields.get("company")
    if kind == "draft_company" and company:
        data = game.title.companies[company]
        return {"home": data.home or "", "tokens": data.terrain_tokens}
    if kind in ("draft_share", "buy_share", "sell_shares") and company:
        return _share_facts(game, company, fields.get("percent", 0))
    if kind == "place_token" and game.decision is not None and game.decision.company:
        stations = game.state.companies[game.decision.company].stations
        return {"price": stations[0]} if stations else {}
    if kind == "pay_dividend" and game.decision is not None and game.decision.company:
        state = game.state.companies[game.decision.company]
        return {"cash": state.cash, "shares": 100 // state.unit}
    return {}


def _share_facts(game: Game, company: str, percent: int) -> dict[str, Any]:
    state = game.state.companies[company]
    price = price_of(game, company) or 0
    held = sum(units for holder, units in state.shares.items() if holder in game.state.players)
    unit = percent or state.unit
    return {"price": price, "unit": state.unit, "left": 100 - held * state.unit, "total": price * unit // state.unit}


def price_of(game: Game, company: str) -> int | None:
    """The price of one share, or None for a company without one."""
    for cell, companies in game.state.market.items():
        if company in companies:
            return game.title.cells[cell].price
    return None
